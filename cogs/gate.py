"""What every press and every command passes first: whoever asks for too much is held off, kindly and cheaply.

Answers to a game that waits for whoever gives them always pass. They are paid for like anything else and the price is
given back once they are taken, so forging them is no way round.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from math import ceil
from typing import Any, Final

import discord

from cogs.budget import LIGHT, Budget, Kind, Lines
from cogs.replies import Unheard, say_nothing, show
from cogs.ui.surface import Press
from cogs.words import say
from host.operation.metrics import held_off

log = logging.getLogger(__name__)

HELD: Final = 1.0
"""Seconds until a request that gets no word is acknowledged, so that a flood meets with patience."""
KIND: Final = "kind"
"""Among a command's extras: what kind of request it is; a light one if nothing is said."""
ANSWERS: Final = "answers"
"""Among a command's extras: it answers a question of a game."""


class Gate:
    """Lets requests in."""

    def __init__(self, now: Callable[[], float], rest: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Take the clock (seconds), and how to let seconds pass."""
        self._budget = Budget(now)
        self._rest = rest
        self._lines = Lines()
        # By task, as one interaction may be delivered twice.
        self._leaving: dict[asyncio.Task[Any] | None, Callable[[], None]] = {}

    async def admits(
        self, press: Press, kind: Kind = LIGHT, waited_for: Callable[[], Awaitable[bool]] | None = None
    ) -> bool:
        """Say whether a request may be worked on by this task; if not, whoever asked has been told.

        `waited_for` comes with what answers a game, and says whether that game waits for it.
        """
        cost, line = _price(press, kind)
        wait = self._budget.take(press.user.id, cost)
        if wait and not (waited_for and await self._passes(press, waited_for)):
            await self._hold_off(press, say(press.locale, "too-much", seconds=ceil(wait)), wait)
            return False
        leave = await self._lines.enter(press.user.id, line)
        if leave is None and waited_for is None:
            await self._hold_off(press, say(press.locale, "still-busy"))
            return False
        if leave is not None:
            self._leave_at_the_end(leave)
        return True

    def taken(self, press: Press) -> None:
        """Give back what an answer cost, and its place in line, as it was one that the game waited for."""
        self._budget.give_back(press.user.id, LIGHT.cost)
        self._leave(asyncio.current_task())

    async def _passes(self, press: Press, waited_for: Callable[[], Awaitable[bool]]) -> bool:
        return self._budget.owe(press.user.id, LIGHT.cost) and await waited_for()

    def _leave_at_the_end(self, leave: Callable[[], None]) -> None:
        task = asyncio.current_task()
        self._leaving[task] = leave
        if task is not None:
            task.add_done_callback(self._leave)

    def _leave(self, task: asyncio.Task[Any] | None) -> None:
        leave = self._leaving.pop(task, None)
        if leave is not None:
            leave()

    async def _hold_off(self, press: Press, text: str, wait: float = 0.0) -> None:
        """Say once when to come back; further requests get no word, but do not fail either."""
        held_off.labels(press.type.name).inc()
        typing = press.type is discord.InteractionType.autocomplete
        try:
            if not typing and self._budget.may_tell(press.user.id, wait):
                log.info("user %s asks for too much at once", press.user.id)
                await show(press, text)
            else:
                await self._rest(HELD)
                await say_nothing(press)
        except (Unheard, discord.HTTPException) as fault:
            log.debug("nobody could be told: %s", fault)


def _price(press: Press, kind: Kind) -> tuple[float, str]:
    """Return what a request costs and in which line it stands; suggestions do not wait for a picture."""
    if press.type is discord.InteractionType.autocomplete:
        return kind.suggestions, LIGHT.line
    return kind.cost, kind.line


def kind_of(command: Any) -> Kind:  # noqa: ANN401  any command of the library's, or none
    """Return what kind of request a command is."""
    found = getattr(command, "extras", {}).get(KIND, LIGHT)
    return found if isinstance(found, Kind) else LIGHT


def answers_a_game(press: Press) -> bool:
    """Say whether a command is one that answers a question."""
    typed = press.type is discord.InteractionType.application_command
    return typed and ANSWERS in getattr(press.command, "extras", {})
