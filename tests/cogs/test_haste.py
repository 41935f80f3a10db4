"""Who waits for an answer comes first, and everything else comes all the same."""

import asyncio

import pytest

from cogs import haste
from cogs.haste import Haste

pytestmark = pytest.mark.asyncio


async def came(waiting: "asyncio.Task[None]") -> bool:
    for _ in range(3):
        await asyncio.sleep(0)
    return waiting.done()


async def test_nothing_waits_while_nobody_is_answered() -> None:
    await asyncio.wait_for(Haste().calm(), 1)


async def test_what_can_wait_waits_until_the_last_one_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(haste, "PATIENCE", 60)
    hurry = Haste()
    with hurry.answering():
        with hurry.answering():
            drawing = asyncio.create_task(hurry.calm())
            assert not await came(drawing)
        assert not await came(drawing)
    assert await came(drawing)


async def test_an_answer_that_fails_holds_nothing_up() -> None:
    hurry = Haste()
    with pytest.raises(LookupError), hurry.answering():
        raise LookupError
    assert await came(asyncio.create_task(hurry.calm()))


async def test_a_crowd_without_a_pause_still_sees_its_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(haste, "PATIENCE", 0.01)
    hurry = Haste()
    with hurry.answering():
        await asyncio.wait_for(hurry.calm(), 5)
