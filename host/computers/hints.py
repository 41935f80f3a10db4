"""Hints: what the strongest computer would do in somebody's place, by what they can know, where the table allows it."""

import asyncio
from hashlib import sha256
from typing import Final, Protocol

from msgspec import Struct

from agents.advice import Advice
from agents.sight import Sight, sight_of
from db import games
from host.core import Core, enter
from host.errors import Refused
from host.model import Asker, Table, user_of
from host.turns.plays import load
from host.turns.refusals import not_asked
from host.work import AnyPlay
from rules.kernel.errors import Diverged
from rules.kernel.model import Decision, Option, Seat

HINTS: Final = "hints"
"""The option of a table by which its people may ask a computer."""
NO: Final = "no"
YES: Final = "yes"


class Adviser(Protocol):
    """Whoever thinks: it is given nothing but what a seat may know."""

    async def advise(self, sight: Sight, user: int) -> Advice | None:
        """Return what the strongest computer would tell a user to answer, and why; None if nothing came of it."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


class Hint(Struct, frozen=True):
    """What is advised: options of a question, how many other answers are about as good, and reasons in their order.

    A reason is the key of a text that not every game has: `number-<name>` for a number of its insight that rises,
    `number-<name>-falls` for one that falls.
    """

    table: Table
    decision: Decision
    picked: tuple[Option, ...]
    alike: int
    reasons: tuple[str, ...]
    is_only: bool = False
    """Whether nothing else is asked, so that the panel above tells what is meant."""


def may_ask(table: Table) -> bool:
    """Say whether people at a table may ask: alone with computers always, with others if it was chosen."""
    people = [player for player in table.players if not player.is_computer]
    return len(people) == 1 or table.options.get(HINTS) == YES


class Hints:
    """Asks for people what a computer would do."""

    def __init__(self, core: Core, adviser: Adviser) -> None:
        """Take what the host's rooms share, and who thinks."""
        self._core = core
        self._adviser = adviser

    async def close(self) -> None:
        """Let nobody think any more."""
        await self._adviser.close()

    async def check(self, table: int, viewer: Asker) -> None:
        """Say at once if a user may not ask.

        Raises:
            Refused: the user does not play there, or the table gives no hints.
        """
        async with self._core.db.glance() as tx:
            _check((await enter(tx, table, viewer))[1], viewer)

    async def ask(self, table: int, viewer: Asker) -> Hint:
        """Return what a computer would do in a user's place now.

        Raises:
            Refused: the user does not play there, is not asked anything, the table gives no hints, or nothing came of
                thinking.
        """
        there, play, seat, secret = await self._looked(table, viewer)
        decision = next((one for one in play.decisions(seat) if one.waits), None)
        if decision is None:
            raise not_asked(there, seat, ())
        number = int.from_bytes(sha256(f"hint:{secret}:{play.count}:{seat}".encode()).digest()[:8])
        sight = await asyncio.to_thread(sight_of, play, seat, decision.key, number)
        advice = None if sight is None else await self._adviser.advise(sight, user_of(viewer))
        if advice is None:
            raise Refused("no-hint")
        return _hint(there, play, advice)

    async def _looked(self, table: int, viewer: Asker) -> tuple[Table, AnyPlay, Seat, str]:
        """Return the table, a copy of its game to think in, the user's seat, and what chance follows from."""
        async with self._core.lock(table), self._core.db.glance() as tx:
            row, there = await enter(tx, table, viewer)
            seat = _check(there, viewer)
            try:
                cached = await load(self._core, tx, table, row.key, row.version)
            except Diverged as fault:
                raise Refused("table-unreadable", table=table, reason=str(fault)) from fault
            self._core.cache.put(table, cached)
            return there, cached.play.fork(), seat, str(await games.seed_of(tx, table))


def _check(table: Table, viewer: Asker) -> Seat:
    """Return the seat of somebody who may ask."""
    player = table.player(user_of(viewer))
    if player is None:
        raise Refused("not-your-table", table=table.id)
    if table.status != "playing":
        raise Refused("not-started" if table.status == "lobby" else "table-over", table=table.id)
    if not may_ask(table):
        raise Refused("no-hints-here")
    return player.seat


def _hint(table: Table, play: AnyPlay, advice: Advice) -> Hint:
    """Return advice with the texts of what it picks."""
    answer = advice.answer
    decision = next(one for one in play.decisions(answer.seat) if one.key == answer.key)
    options = {option.id: option for option in decision.options}
    reasons = tuple(f"number-{one.name}" + ("" if one.rises else "-falls") for one in advice.reasons)
    is_only = len(play.decisions(answer.seat)) == 1
    return Hint(table, decision, tuple(options[pick] for pick in answer.picks), advice.alike, reasons, is_only)
