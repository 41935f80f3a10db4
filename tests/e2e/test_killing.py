import pytest

from tests.e2e.killing import rampage

# Icons are brought to Discord where the fewest starts are: by two processes, and beside those that think.
pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(240)]


async def test_killing_the_process_in_the_middle_of_clicks_loses_and_doubles_nothing() -> None:
    faults, killing = await rampage(kills=5, seed=3, icons=False)
    assert faults == []
    assert killing.acknowledged > 5


async def test_killing_one_of_two_processes_loses_and_doubles_nothing(postgres_url: str) -> None:
    faults, killing = await rampage(kills=2, seed=3, url=postgres_url, processes=2)
    assert faults == []
    assert killing.acknowledged > 2
    requests = [(one["method"], one["route"].rpartition("/")[2]) for one in killing.server.world.requests]
    # Each start asks for the commands once; only the process of the first shard sends them, no more often than need be.
    assert 1 <= requests.count(("PUT", "commands")) <= 2
    assert requests.count(("GET", "commands")) <= killing.started


async def test_killing_the_process_while_clocks_run_out_loses_and_doubles_no_notice() -> None:
    faults, killing = await rampage(kills=2, seed=5, clocks=True, icons=False)
    assert faults == []
    assert "notice-time-up-neutral" in {one.key for one in killing.told}


async def test_killing_the_process_and_its_thinkers_at_a_computers_turn_loses_and_doubles_nothing() -> None:
    faults, killing = await rampage(kills=1, seed=7, computers=True)
    assert faults == []
    assert killing.thinkers_killed
