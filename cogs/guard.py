"""The one way in: a press is let in by the gate, done, and its trouble told; commands pass the same in `Tree`."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final, Literal, NamedTuple

import discord

from cogs.budget import LIGHT, Kind
from cogs.gate import Gate
from cogs.replies import Unheard, acknowledge, trouble
from cogs.ui.surface import Press
from cogs.users import Users
from host.operation.logs import REQUEST, USER
from host.operation.metrics import answering

log = logging.getLogger(__name__)

LATE: Final = 1.5
"""Seconds until a press without a reply is acknowledged, as while the database is busy; Discord waits for three."""


class Terms(NamedTuple):
    """On what terms a press is let in.

    `kind` is what it costs; `meet` says whether its person's language is stored before it is done, or behind it
    because somebody waits for it; `waits` says whether a game waits for it, see `Gate.admits`.
    """

    kind: Kind = LIGHT
    meet: Literal["before", "after", "no"] = "no"
    waits: Callable[[], Awaitable[bool]] | None = None


ORDINARY: Final = Terms()


class Guard:
    """Lets presses in and answers for what becomes of them."""

    def __init__(self, gate: Gate, users: Users) -> None:
        """Take who holds off floods, and who knows the users."""
        self._gate = gate
        self._users = users
        self._working: set[asyncio.Task[Any]] = set()

    @property
    def working(self) -> Collection[asyncio.Task[Any]]:
        """The tasks that answer somebody just now, for which a stop waits."""
        return frozenset(self._working)

    def begin(self, press: Press) -> None:
        """Note that the task now running answers somebody: a stop waits for it, the log names them.

        And should it take long, whatever it waits for, the press is acknowledged in time; suggestions are given up.
        """
        REQUEST.set(press.id)
        USER.set(press.user.id)
        task, since = asyncio.current_task(), time.monotonic()
        if task is None or task in self._working:
            return
        self._working.add(task)
        timer = asyncio.get_running_loop().call_later(LATE, self._be_late, press, task)

        def done(ended: asyncio.Task[Any]) -> None:
            timer.cancel()
            self._working.discard(ended)
            answering.labels(press.type.name).observe(time.monotonic() - since)

        task.add_done_callback(done)

    def _be_late(self, press: Press, work: asyncio.Task[Any]) -> None:
        """Acknowledge a press that is still in work, or give suggestions up, which change nothing."""
        if press.type is discord.InteractionType.autocomplete:
            work.cancel()
        task = asyncio.create_task(_acknowledge(press))
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def attempt(self, press: Press, work: Callable[[], Awaitable[None]], terms: Terms = ORDINARY) -> None:
        """Do what a press asks for, if its person may ask for it now; whatever fails is told to them."""
        self.begin(press)
        try:
            if not await self._gate.admits(press, terms.kind, terms.waits):
                return
            if terms.meet == "before":
                await self._users.meet(press)
            await work()
            if terms.meet == "after":
                await self._users.meet(press)
        except Exception as error:  # noqa: BLE001  whoever pressed is told, whatever it was
            await trouble(press, error)


async def _acknowledge(press: Press) -> None:
    try:
        await acknowledge(press)
    except (Unheard, discord.HTTPException) as fault:
        log.debug("a press could not be acknowledged: %s", fault)
