"""Who waits for an answer comes first, and everything else comes all the same."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs import priority
from cogs.moves import Moves
from cogs.picturecache import PictureCache
from cogs.play import Play
from cogs.priority import Priority
from cogs.ui.ids import Answer, Asked
from host.errors import Refused

pytestmark = pytest.mark.asyncio

GATE = SimpleNamespace(taken=lambda _: None)


def services(answer: Callable[..., Awaitable[object]], priority: Priority, **others: object) -> Any:
    """Return what cogs share, as far as an answer needs it."""
    host = SimpleNamespace(turns=SimpleNamespace(answer=answer))
    return SimpleNamespace(host=host, gate=GATE, priority=priority, **others)


async def came(waiting: "asyncio.Task[None]") -> bool:
    for _ in range(3):
        await asyncio.sleep(0)
    return waiting.done()


async def test_nothing_waits_while_nobody_is_answered() -> None:
    await asyncio.wait_for(Priority().calm(), 1)


async def test_what_can_wait_waits_until_the_last_one_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "PATIENCE", 60)
    hurry = Priority()
    with hurry.answering():
        with hurry.answering():
            drawing = asyncio.create_task(hurry.calm())
            assert not await came(drawing)
        assert not await came(drawing)
    assert await came(drawing)


async def test_an_answer_that_fails_holds_nothing_up() -> None:
    hurry = Priority()
    with pytest.raises(LookupError), hurry.answering():
        raise LookupError
    assert await came(asyncio.create_task(hurry.calm()))


async def test_a_crowd_without_a_pause_still_sees_its_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "PATIENCE", 0.01)
    hurry = Priority()
    with hurry.answering():
        await asyncio.wait_for(hurry.calm(), 5)


async def test_what_waited_goes_on_one_by_one_and_lets_a_new_click_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "PATIENCE", 60)
    monkeypatch.setattr(priority, "PACE", 60)
    hurry, begun = Priority(), list[int]()
    clicked = hurry.answering()

    async def draw(number: int) -> None:
        await hurry.calm()
        begun.append(number)
        if number == 1:
            clicked.__enter__()  # somebody clicks while this one goes on

    with hurry.answering():
        drawings = [asyncio.create_task(draw(number)) for number in range(3)]
        await asyncio.sleep(0)
    await asyncio.sleep(0.01)
    assert begun == [0, 1]
    clicked.__exit__(None, None, None)
    await asyncio.gather(*drawings)
    assert begun == [0, 1, 2]


async def test_a_picture_is_begun_once_the_answer_is_acknowledged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "PATIENCE", 60)
    happened: list[str] = []
    written, acknowledged = asyncio.Event(), asyncio.Event()

    async def of(*_: object) -> None:
        happened.append("looked")
        raise Refused("not-started")

    async def answer(_: object) -> None:
        await written.wait()

    async def defer() -> None:
        await acknowledged.wait()
        happened.append("acknowledged")

    async def refresh(*_: object) -> None:
        happened.append("refreshed")

    hurry = Priority()
    cog = Play(services(answer, hurry, hands=SimpleNamespace(refresh=refresh, at_work=lambda _: nullcontext(False))))
    press = SimpleNamespace(
        user=SimpleNamespace(id=5, display_name="Eve", name="eve"),
        guild_id=None,
        id=6,
        response=SimpleNamespace(defer=defer),
        extras={},
    )
    pressing = asyncio.create_task(cog.answer(cast("Any", press), Answer(Asked(1, 0, 0, 0), (0,))))
    await asyncio.sleep(0)
    host = cast("Any", SimpleNamespace(observations=SimpleNamespace(of=of)))
    drawing = asyncio.create_task(PictureCache(host, hurry).public(1, "en"))
    for step in (written, acknowledged):
        await asyncio.sleep(0.01)
        assert happened == []
        step.set()
    await pressing
    with pytest.raises(Refused):
        await drawing
    assert happened[0] == "acknowledged"
    assert set(happened) == {"acknowledged", "refreshed", "looked"}


async def test_a_command_comes_first_as_a_press_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "PATIENCE", 60)
    hurry, written = Priority(), asyncio.Event()
    shown: list[int] = []

    async def answer(*_: object) -> int:
        await written.wait()
        return 7

    async def show_hand(_: object, number: int) -> None:
        # The panel is drawn for the reply, which begins with a calm moment.
        await asyncio.wait_for(hurry.calm(), 1)
        shown.append(number)

    cog = Moves(services(answer, hurry, hands=SimpleNamespace(show=show_hand)))
    monkeypatch.setattr(cog, "_answer", answer)
    moving = asyncio.create_task(cast("Any", Moves.move.callback)(cog, cast("Any", SimpleNamespace()), "a|b", 7))
    await asyncio.sleep(0)
    drawing = asyncio.create_task(hurry.calm())
    assert not await came(drawing)
    written.set()
    await moving
    assert await came(drawing)
    assert shown == [7]


async def test_whoever_pressed_too_late_does_not_wait_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priority, "PATIENCE", 60)
    hurry = Priority()

    async def answer(_: object) -> None:
        raise Refused("already-answered")

    async def refused(*_: object, again: bool) -> None:
        assert not again
        # Their panel is drawn anew, which begins with a calm moment.
        await asyncio.wait_for(hurry.calm(), 1)

    cog = Play(services(answer, hurry, hands=SimpleNamespace(at_work=lambda _: nullcontext(False))))
    monkeypatch.setattr(cog, "_refused", refused)
    press = SimpleNamespace(user=SimpleNamespace(id=5, display_name="Eve", name="eve"), guild_id=None, id=6)
    await cog.answer(cast("Any", press), Answer(Asked(1, 0, 0, 0), (0,)))
