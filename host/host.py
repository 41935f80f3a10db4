"""The host in one place: its rooms over the same core."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from db import games, options, panels, users
from db.engine import Database
from db.panels import Panel
from db.users import User
from host.computers.hints import Hints
from host.computers.moves import Moves, Thinker
from host.computers.thinking import Thinking
from host.core import Core, enter
from host.model import Asker, user_of
from host.operation.emojis import Emojis
from host.operation.privacy import Privacy
from host.operation.registrations import Registrations
from host.operation.reports import Reports
from host.operation.upkeep import Upkeep
from host.past import records
from host.past.fairness import Fairness
from host.past.history import History
from host.past.statistics import Statistics
from host.tables.guilds import Guilds
from host.tables.invitations import Invitations
from host.tables.lessons import Lessons
from host.tables.lobby import Lobby, waits_for
from host.tables.management import Management
from host.tables.meetings import Meetings
from host.tables.places import Places
from host.tables.seats import Seats
from host.tables.votes import Votes
from host.time.notices import Notices
from host.time.timekeeper import Timekeeper
from host.turns.answering import Turns
from host.turns.observations import Observations
from host.turns.orders import Plans
from host.turns.undoing import Undoing


class Host:
    """Everything the surface may ask for."""

    def __init__(
        self,
        db: Database,
        now: Callable[[], float],
        secret: Callable[[], str],
        thinker: Thinker | None = None,
        rest: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Take an open, migrated database, a clock (seconds since the epoch) and a source of secrets; see `Core`.

        `thinker` is who thinks for computer players, if not processes of their own, `rest` how to let seconds pass.
        """
        self.core = Core(db, now, secret)
        self._noticed: set[tuple[int, str]] = set()
        # Tables.
        self.lobby = Lobby(self.core)
        self.seats = Seats(self.core)
        self.lessons = Lessons(self.core)
        self.invitations = Invitations(self.core, self.lobby)
        self.votes = Votes(self.core)
        self.places = Places(self.core)
        self.guilds = Guilds(self.core)
        self.management = Management(self.core)
        self.meetings = Meetings(self.core)
        # Turns.
        self.turns = Turns(self.core)
        self.undoing = Undoing(self.core)
        self.plans = Plans(self.core)
        self.observations = Observations(self.core)
        # Time.
        thinking = Thinking()
        self.moves = Moves(self.core, thinker or thinking, rest)
        self.hints = Hints(self.core, thinking)
        self.timekeeper = Timekeeper(self.core, self.moves)
        self.notices = Notices(self.core)
        # The past.
        self.history = History(self.core)
        self.fairness = Fairness(self.core)
        self.statistics = Statistics(self.core)
        # Operation.
        self.upkeep = Upkeep(self.core)
        self.registrations = Registrations(self.core)
        self.emojis = Emojis(self.core)
        self.privacy = Privacy(self.core)
        self.reports = Reports(self.core)

    async def game_meant(self, channel: int, viewer: Asker) -> str | None:
        """Return the key of the game that somebody has in mind who asks about one without naming it, or None.

        It is the one played in that thread, else the only one they are playing, else that of their newest panel.
        """
        table = await self.lobby.in_thread(channel, viewer)
        if table is not None:
            return table.game
        user = user_of(viewer)
        async with self.core.db.read() as tx:
            running = {row.key for row in await games.of_user(tx, user, ("playing",))}
            if len(running) == 1:
                return running.pop()
            newest = await panels.newest(tx, user, "private")
            row = None if newest is None else await games.get(tx, newest.game)
        return None if row is None else row.key

    async def asked_now(self, channel: int, viewer: Asker) -> tuple[str, str] | None:
        """Return what a game asks somebody now, as its key and the decision's, or None.

        It is the game played in that thread, else the only one that waits for them.
        """
        user = user_of(viewer)
        table = await self.lobby.in_thread(channel, viewer)
        if table is None:
            waiting = [one for one in await self.lobby.of_user(user, statuses=("playing",)) if waits_for(one, user)]
            table = waiting[0] if len(waiting) == 1 else None
        if table is None or not waits_for(table, user):
            return None
        observation = await self.observations.for_user(table.id, viewer)
        return (table.game, observation.questions[0].decision.key) if observation.questions else None

    async def user(self, user: int) -> User | None:
        """Return what is known of a user, or None."""
        async with self.core.db.glance() as tx:
            return await users.get(tx, user)

    async def dm_refused(self, user: int) -> None:
        """Remember that a user takes no direct messages."""
        async with self.core.db.write() as tx:
            await users.close_dm(tx, user, self.core.now())

    async def dm_arrived(self, user: int) -> None:
        """Remember that a user's direct messages arrive."""
        async with self.core.db.write() as tx:
            await users.open_dm(tx, user, self.core.now())

    async def notice(self, table: int, topic: str, key: str, seat: int) -> None:
        """Ask for a short message about a seat in the table's thread, once for a topic."""
        if (table, topic) in self._noticed:
            return
        self._noticed.add((table, topic))
        told = f"told-{key}-{seat}"
        async with self.core.tend(table) as work:
            work.cached = self.core.cache.take(table, work.row.version)
            # Another process, or this one before it was started anew, may have asked for it already.
            if work.options.get(told) == topic:
                return
            await options.put(work.tx, table, told, topic)
            work.tell("notice", topic=topic, payload={"key": key, "args": {}, "seat": seat})

    async def panels(self, table: int) -> tuple[Panel, ...]:
        """Return a table's messages that are not retired, oldest turn first."""
        async with self.core.db.glance() as tx:
            return await panels.list_open(tx, table)

    async def own_panel(self, table: int, asker: Asker) -> Panel | None:
        """Return the panel that whoever asks has of a table in their own direct messages, if there is one."""
        shown = await self.panels(table)
        return next((one for one in shown if one.kind == "private" and one.recipient == user_of(asker)), None)

    async def panel_sent(self, panel: Panel) -> None:
        """Remember a message that was sent or edited."""
        async with self.core.db.write() as tx:
            await panels.put(tx, panel)

    async def panel_arrived(self, panel: Panel) -> None:
        """Remember a direct message that was sent, and with it that its reader's arrive."""
        async with self.core.db.write() as tx:
            await users.open_dm(tx, panel.recipient, self.core.now())
            await panels.put(tx, panel)

    async def panel_retired(self, panel: Panel) -> None:
        """Remember that a message is not kept up to date any more."""
        async with self.core.db.write() as tx:
            await panels.close(tx, panel, self.core.now())

    async def record(self, table: int, viewer: Asker) -> dict[str, Any]:
        """Return the record of a finished game to somebody, as `python -m rules replay` reads it.

        Raises:
            Refused: there is no such table for those eyes, or the game is not over.
        """
        async with self.core.db.read() as tx:
            await enter(tx, table, viewer)
        return await self.export(table)

    async def export(self, table: int) -> dict[str, Any]:
        """Return the same to the host itself.

        Raises:
            Refused: the game is not over.
        """
        return await records.export(self.core, table)
