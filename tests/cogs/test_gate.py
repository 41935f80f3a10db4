"""One person's share: a quick player never meets its end, a flood does, and what a game waits for always passes."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from discord import InteractionType

from cogs import budget
from cogs.budget import HEAVY, LIGHT, MOVIE, Budget, Kind, Lines
from cogs.gate import HELD, Gate
from tests.host.conftest import ANN, BOB, Clock

PRESS, COMMAND, TYPING = (
    InteractionType.component,
    InteractionType.application_command,
    InteractionType.autocomplete,
)


def spend(mine: Budget, cost: float, user: int = ANN) -> int:
    """Return how often somebody can pay that in one moment."""
    times = 0
    while mine.take(user, cost) == 0:
        times += 1
        assert times < 1000
    return times


def test_the_fastest_play_there_is_costs_less_than_there_is() -> None:
    """Three presses a second for twenty seconds, none of them an answer that is given back, and typing all the time."""
    clock = Clock()
    mine = Budget(clock)
    for _ in range(20):
        for cost in [LIGHT.cost] * 3 + [LIGHT.suggestions] * 4:
            assert mine.take(ANN, cost) == 0
        clock.time += 1


def test_whoever_leafs_through_pictures_as_fast_as_they_come_is_not_held_off() -> None:
    clock = Clock()
    mine = Budget(clock)
    for _ in range(30):
        assert mine.take(ANN, HEAVY.cost) == 0
        clock.time += 0.7


def test_a_burst_is_allowed_and_a_flood_is_not_and_what_is_heavy_weighs_more() -> None:
    clock = Clock()
    assert 20 <= spend(Budget(clock), LIGHT.cost) <= 100
    assert 10 <= spend(Budget(clock), HEAVY.cost) < spend(Budget(clock), LIGHT.cost) / 2
    assert spend(Budget(clock), MOVIE.cost) < spend(Budget(clock), HEAVY.cost)


def test_after_the_time_that_was_told_there_is_enough_again() -> None:
    clock = Clock()
    mine = Budget(clock)
    spend(mine, HEAVY.cost)
    wait = mine.take(ANN, HEAVY.cost)
    clock.time += wait - 0.01
    assert mine.take(ANN, HEAVY.cost) > 0
    clock.time += 0.01 + 1e-6
    assert mine.take(ANN, HEAVY.cost) == 0


def test_nobody_pays_for_anybody_else_and_rest_gives_no_more_than_all() -> None:
    clock = Clock()
    mine = Budget(clock)
    burst = spend(mine, LIGHT.cost)
    assert mine.take(BOB, LIGHT.cost) == 0
    clock.time += 86_400
    assert spend(mine, LIGHT.cost) == burst


def test_a_clock_that_is_set_back_takes_nothing() -> None:
    clock = Clock()
    mine = Budget(clock)
    clock.time -= 3600
    assert mine.take(ANN, LIGHT.cost) == 0
    spend(mine, LIGHT.cost)
    clock.time += 3600
    assert mine.take(ANN, LIGHT.cost) == 0


def test_only_so_many_accounts_are_kept_and_a_flood_keeps_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "ACCOUNTS", 3)
    mine = Budget(Clock())
    spend(mine, LIGHT.cost, ANN)
    for user in range(100, 120):
        mine.take(user, LIGHT.cost)
        assert mine.take(ANN, LIGHT.cost) > 0
    assert len(mine._accounts) == 3


class Pressed:
    """What comes from a person, and what they were told."""

    def __init__(self, type_: InteractionType, user: int = ANN, locale: str = "en-GB") -> None:
        self.told: list[str] = []
        self.type, self.user, self.locale = type_, SimpleNamespace(id=user), locale
        self.extras: dict[str, bool] = {}
        self.id = id(self)
        self.message = SimpleNamespace() if type_ is PRESS else None
        self.response = SimpleNamespace(
            is_done=lambda: False, defer=self._defer, autocomplete=self._autocomplete, send_message=self._send
        )

    async def _defer(self, **_: bool) -> None:
        self.told.append("acknowledged")

    async def delete_original_response(self) -> None:
        self.told.append("taken away")

    async def _autocomplete(self, choices: list[Any]) -> None:
        self.told.append(f"{len(choices)} suggestions")

    async def _send(self, *, view: Any, ephemeral: bool) -> None:
        assert ephemeral
        self.told.append(next(item.content for item in view.walk_children() if hasattr(item, "content")))


async def at_once(seconds: float) -> None:
    """Let a second pass in no time."""
    assert seconds == HELD


async def never() -> bool:
    return False


async def always() -> bool:
    return True


async def ask(
    gate: Gate, type_: InteractionType, kind: Kind = LIGHT, waits: Any = None, user: int = ANN, locale: str = "en-GB"
) -> tuple[bool, list[str]]:
    """Ask for something in a task of its own; return whether it was let in, and what was told."""
    pressed: Any = Pressed(type_, user, locale)
    gate._rest = at_once
    let_in = await asyncio.create_task(gate.admits(pressed, kind, waits))
    return let_in, pressed.told


async def exhausted(clock: Clock) -> Gate:
    gate = Gate(clock)
    asked = [(await ask(gate, COMMAND, HEAVY))[0] for _ in range(int(budget.FULL / HEAVY.cost) + 1)]
    assert not asked[-1]
    spend(gate._budget, LIGHT.suggestions)
    clock.time += 1e-3
    return gate


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", "try again in 1"),
        ("de", "in einer Sekunde"),
        ("fr", "dans une seconde"),
        ("es-419", "dentro de un segundo"),
    ],
)
async def test_whoever_is_held_off_is_told_when_to_come_back(locale: str, words: str) -> None:
    clock = Clock()
    gate = await exhausted(clock)
    clock.time += budget.QUIET
    spend(gate._budget, LIGHT.suggestions)
    let_in, told = await ask(gate, COMMAND, LIGHT, locale=locale)
    assert not let_in
    assert len(told) == 1
    assert words.replace("in 1", "in a second") in told[0]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("type_", "silence"), [(PRESS, ["acknowledged"]), (COMMAND, ["acknowledged", "taken away"])], ids=str
)
async def test_a_flood_gets_a_word_once_and_then_neither_a_word_nor_a_failure(
    type_: InteractionType, silence: list[str]
) -> None:
    clock = Clock()
    gate = await exhausted(clock)
    clock.time += budget.QUIET
    for _ in range(2):
        spend(gate._budget, LIGHT.suggestions)
        told = [(await ask(gate, type_))[1] for _ in range(50)]
        assert "faster than I am" in told[0][0]
        assert told[1:] == [silence] * 49
        clock.time += budget.QUIET


@pytest.mark.asyncio
async def test_nobody_is_told_again_before_the_time_that_they_were_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "A_SECOND", 0.01)
    clock = Clock()
    gate = await exhausted(clock)
    clock.time += budget.QUIET
    assert await ask(gate, COMMAND) == (False, ["acknowledged", "taken away"])
    clock.time += 100
    assert await ask(gate, COMMAND) == (True, [])


@pytest.mark.asyncio
async def test_suggestions_take_nobodys_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "FULL", 0.0)
    gate = Gate(Clock())
    for _ in range(20):
        assert await ask(gate, TYPING) == (False, ["0 suggestions"])
    assert "faster than I am" in (await ask(gate, COMMAND))[1][0]


@pytest.mark.asyncio
async def test_suggestions_beyond_the_share_are_none() -> None:
    clock = Clock()
    gate = await exhausted(clock)
    clock.time += budget.QUIET
    spend(gate._budget, LIGHT.suggestions)
    assert await ask(gate, TYPING) == (False, ["0 suggestions"])


@pytest.mark.asyncio
async def test_what_a_game_waits_for_passes_when_nothing_is_left() -> None:
    gate = await exhausted(Clock())
    assert await ask(gate, PRESS, LIGHT, always) == (True, [])
    assert (await ask(gate, PRESS, LIGHT, never))[0] is False
    assert (await ask(gate, PRESS))[0] is False


@pytest.mark.asyncio
async def test_answers_that_are_taken_cost_nothing() -> None:
    gate = Gate(Clock())
    for _ in range(500):
        pressed: Any = Pressed(PRESS)
        assert await asyncio.create_task(gate.admits(pressed, LIGHT, always))
        gate.taken(pressed)
    assert spend(gate._budget, LIGHT.cost) == budget.FULL


@pytest.mark.asyncio
async def test_answers_that_are_refused_are_no_way_round() -> None:
    clock = Clock()
    gate = await exhausted(clock)
    passed = 0
    while (await ask(gate, PRESS, LIGHT, always))[0]:
        passed += 1
        assert passed < 100
    clock.time += 10
    assert (await ask(gate, PRESS, LIGHT, always))[0]


@pytest.mark.asyncio
async def test_only_a_few_requests_of_one_person_are_in_work_and_the_others_wait_their_turn() -> None:
    gate, working, most, over = Gate(Clock()), 0, 0, asyncio.Event()

    async def request(user: int) -> None:
        nonlocal working, most
        pressed: Any = Pressed(COMMAND, user)
        assert await gate.admits(pressed, LIGHT)
        working += 1
        most = max(most, working)
        if user == ANN:
            await over.wait()
        working -= 1

    mine = [asyncio.create_task(request(ANN)) for _ in range(20)]
    await asyncio.sleep(0)
    await asyncio.wait_for(asyncio.create_task(request(BOB)), 1)
    assert most == budget.PLACES["light"] + 1
    over.set()
    await asyncio.gather(*mine)


@pytest.mark.asyncio
async def test_whoever_waits_in_vain_for_their_own_pictures_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "LINE", 0.01)
    gate, over = Gate(Clock()), asyncio.Event()

    async def draws() -> None:
        drawing: Any = Pressed(COMMAND)
        assert await gate.admits(drawing, HEAVY)
        await over.wait()

    drawn = [asyncio.create_task(draws()) for _ in range(budget.PLACES["heavy"])]
    await asyncio.sleep(0)
    let_in, told = await ask(gate, COMMAND, HEAVY)
    assert not let_in
    assert "still busy" in told[0]
    assert await ask(gate, COMMAND, LIGHT) == (True, [])
    assert await ask(gate, COMMAND, HEAVY, user=BOB) == (True, [])
    over.set()
    await asyncio.gather(*drawn)
    assert await ask(gate, COMMAND, HEAVY) == (True, [])


@pytest.mark.asyncio
async def test_lines_go_away_with_the_last_in_them() -> None:
    lines = Lines()
    leave = await lines.enter(ANN, "light")
    assert leave is not None
    leave()
    del leave
    assert len(lines._lines) == 0
