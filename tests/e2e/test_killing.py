import pytest

from tests.e2e.killing import rampage

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(240)]


async def test_killing_the_process_in_the_middle_of_clicks_loses_and_doubles_nothing() -> None:
    faults, killing = await rampage(kills=5, seed=3)
    assert faults == []
    assert killing.acknowledged > 5
