"""A player's own panel, brought up to date after a press."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from cogs import hands
from cogs.hands import Hands
from cogs.icons import Icons
from cogs.picturecache import Stale
from rules.kernel.registry import find
from tests.cogs.observations import table_of

pytestmark = pytest.mark.asyncio


class Pictures:
    """Draws when it is told to, in the order in which it was asked."""

    def __init__(self) -> None:
        self.turn = asyncio.Event()
        self.drawn: list[int] = []

    async def for_user(
        self, number: int, _viewer: object, _lang: str, _browse: object, is_stale: Callable[[], bool]
    ) -> tuple[Any, Any]:
        await self.turn.wait()
        if is_stale():
            raise Stale
        self.drawn.append(number)
        return SimpleNamespace(table=table_of(find("nicodemus"), 2, {}), audience=0), None


def press(number: int, message: int, guild: int | None = None) -> Any:
    there = SimpleNamespace(id=message, flags=SimpleNamespace(ephemeral=False))
    user = SimpleNamespace(id=5)
    return SimpleNamespace(id=number, message=there, user=user, guild_id=guild, channel_id=7, locale="en", guild=None)


async def refreshed(monkeypatch: pytest.MonkeyPatch, *presses: Any) -> list[int]:
    """Return which presses' panels were shown, when all were made before one was drawn."""
    pictures, shown = Pictures(), list[int]()

    async def fill(one: Any, _message: object) -> None:
        shown.append(one.id)

    monkeypatch.setattr(hands, "viewer_of", lambda one: one.user.id)
    monkeypatch.setattr(hands, "private", lambda *_: None)
    monkeypatch.setattr(hands, "fill", fill)
    monkeypatch.setattr(hands, "add", fill)
    host = SimpleNamespace(history=SimpleNamespace(fresh_news=AsyncMock(return_value=None)))
    cog = Hands(cast("Any", host), cast("Any", pictures), Icons())
    tasks = [asyncio.create_task(cog.refresh(one, one.id)) for one in presses]
    await asyncio.sleep(0)
    pictures.turn.set()
    await asyncio.gather(*tasks)
    assert sorted(pictures.drawn) == sorted(shown)
    return sorted(shown)


async def test_a_panel_pressed_again_meanwhile_is_drawn_once_for_the_last_press(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert await refreshed(monkeypatch, press(1, 70), press(2, 70), press(3, 70)) == [3]


async def test_other_panels_are_drawn_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await refreshed(monkeypatch, press(1, 70), press(2, 71), press(3, 70)) == [2, 3]


async def test_of_a_message_that_all_see_each_gets_their_own_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await refreshed(monkeypatch, press(1, 70, guild=9), press(2, 70, guild=9)) == [1, 2]
