"""A press that was acknowledged before its reply was known: the reply is the one that comes otherwise."""

import asyncio
from typing import Any

import pytest

from cogs import guard
from cogs.gate import Gate
from cogs.replies import acknowledge
from cogs.ui.surface import Press
from sandbox import Interaction
from tests.conftest import ON_SQLITE
from tests.e2e.conftest import Seated
from tests.e2e.stage import EPHEMERAL, Json, Person, Stage, steps, text_of

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120), ON_SQLITE]

HAND = "My hand and moves"
IN_THREAD = (HAND, "Log", "How to play", "Symbols")
IN_PANEL = ("Table", "Rule", "Why not", "My whole board", "What changed", "Log", "Symbols")
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("games", {}),
    ("board", {}),
    ("rules", {"query": "trade"}),
    ("rules", {"query": "trade", "public": True}),
    ("leaderboard", {"game": "nicodemus", "public": True}),
)


def make_late(stage: Stage) -> None:
    """Have every press acknowledged before anything is done for it, as if that took long."""
    admits = Gate.admits

    async def slowly(gate: Gate, press: Press, *terms: Any) -> bool:
        await acknowledge(press)
        return await admits(gate, press, *terms)

    stage.patch.setattr(Gate, "admits", slowly)


def seen(done: Interaction) -> tuple[str, int]:
    """Return what a reply says, and whether only one person sees it."""
    assert done.error is None
    assert done.message is not None
    return text_of(done.message), done.message["flags"] & EPHEMERAL


async def pressed(person: Person, message: Json, label: str) -> tuple[str, int]:
    return seen(await (await person.begin(message, label)).settled())


def now_at(person: Person, message: Json) -> Json:
    """Return a message as it is now."""
    return next(one for one in person.actor.messages(int(message["channel_id"])) if one["id"] == message["id"])


def is_there(person: Person, message: Json) -> bool:
    return message["id"] in {one["id"] for one in person.actor.messages(int(message["channel_id"]))}


async def test_buttons_under_a_public_panel_show_what_they_show_in_time(table: Seated) -> None:
    mover = await table.mover()
    panel = mover.last(table.thread)
    in_time = [await pressed(mover, panel, label) for label in IN_THREAD]
    make_late(table.stage)
    assert [await pressed(mover, panel, label) for label in IN_THREAD] == in_time
    assert text_of(next(one for one in mover.actor.messages(table.thread) if one["id"] == panel["id"])) == text_of(
        panel
    )


async def test_buttons_under_a_panel_of_ones_own_show_what_they_show_in_time(table: Seated) -> None:
    mover = await table.mover()
    panel = (await mover.slash(table.thread, "hand")).message
    assert panel is not None
    in_time = [await pressed(mover, panel, label) for label in IN_PANEL]
    make_late(table.stage)
    assert [await pressed(mover, panel, label) for label in IN_PANEL] == in_time
    assert is_there(mover, panel)


@pytest.mark.parametrize(("command", "options"), COMMANDS)
async def test_commands_show_what_they_show_in_time(table: Seated, command: str, options: dict[str, Any]) -> None:
    mover = await table.mover()
    in_time = seen(await mover.slash(table.thread, command, **options))
    make_late(table.stage)
    late = await mover.slash(table.thread, command, **options)
    # What all may see comes in the place of the announcement, which only one person has seen.
    await table.stage.until(lambda: late.message is not None)
    assert seen(late) == in_time


async def test_what_was_shown_beside_a_panel_goes_with_the_next_answer_and_the_panel_follows(table: Seated) -> None:
    mover = await table.mover()
    make_late(table.stage)
    panel = (await (await mover.begin(mover.last(table.thread), HAND)).settled()).message
    assert panel is not None
    aside = (await (await mover.begin(panel, "Why not")).settled()).message
    assert aside is not None
    await (await mover.take(panel, steps(panel)[0])).settled()
    await table.stage.until(lambda: not is_there(mover, aside))
    assert is_there(mover, panel)
    assert steps(now_at(mover, panel))
    assert steps(now_at(mover, panel)) != steps(panel)


async def test_suggestions_that_take_long_are_none(table: Seated, caplog: pytest.LogCaptureFixture) -> None:
    mover = await table.mover()
    assert await mover.actor.autocomplete(table.thread, "move", "choice", "")

    async def never(*_: Any) -> bool:
        return await asyncio.Event().wait()

    table.stage.patch.setattr(Gate, "admits", never)
    table.stage.patch.setattr(guard, "LATE", 0.05)
    caplog.clear()
    assert await mover.actor.autocomplete(table.thread, "move", "choice", "") == []
    assert [one.getMessage() for one in caplog.records if one.exc_info] == []
