"""Tables before and around a game: open, join, leave, start, find."""

from collections.abc import Collection, Mapping, Sequence

from db import games, options, seats, users
from db.seats import Seat as Chair
from db.transaction import Transaction
from host.access import ACCESS, CODE, PRIVATE, admit, may_look, new_code, presenting
from host.computers.levels import LEVELS
from host.computers.names import fresh_name, id_of, is_computer, is_person
from host.core import Core, enter, fetch, read_table
from host.errors import Refused
from host.model import Asker, Manager, Place, Status, Table, user_of
from host.tables import starting
from host.tables.guilds import check_opening
from host.tables.meetings import teach
from host.tables.naming import name_at_table
from host.tables.options import PREFIX, check_option
from host.tables.seals import bring, commit
from host.time.clocks import pause_of
from host.work import UnitOfWork
from rules.kernel.errors import BadSetup
from rules.kernel.game import Settings
from rules.kernel.model import Seat
from rules.kernel.registry import find

MOST_OPEN_TABLES = 20
MOST_LISTED = 200
"""Tables that are read for a list; those that wait for the reader are among them however old they are."""


class Lobby:
    """What people do before the first turn, and how tables are found."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def open(
        self,
        game: str,
        user: int,
        name: str,
        place: Place,
        settings: Settings,
        places: int = 0,
        roles: Collection[int] = (),
        options_: Mapping[str, str] | None = None,
        brings: int | None = None,
        computers: Sequence[str] = (),
    ) -> Table:
        """Open a table with its owner seated.

        `places` 0 means as many as the game takes, `roles` are the owner's, `options_` what is set beyond the settings,
        `brings` is the id of the command or press that opens it, `computers` are levels of computers who sit down too.
        Without a place it is played by direct messages, and only whoever has its code may join.

        Raises:
            Refused: no such game or setting, the user has too many tables, or the server's managers do not want it.
        """
        settings = _complete(game, places, settings)
        async with self._core.db.write() as tx:
            await check_opening(tx, place, roles)
            if len(await games.of_user(tx, user, limit=MOST_OPEN_TABLES)) >= MOST_OPEN_TABLES:
                raise Refused("too-many-tables", most=MOST_OPEN_TABLES)
            table = await self._create(tx, game, user, place, settings, places)
            await seats.add(tx, Chair(table, 0, user, name, self._core.now()))
            hidden = {ACCESS: PRIVATE} if place.channel is None else {}
            for key, value in {**(options_ or {}), **hidden, CODE: await new_code(tx)}.items():
                await options.put(tx, table, key, value)
            await commit(tx, table, find(game).info, self._core.secret(), brings)
        async with self._core.tend(table) as work:
            for level in computers:
                await sit_down(work, level)
            if computers:  # whoever opens a table for people knows its game
                await teach(work, user)
            await starting.gather(work)
            return await _told(work)

    async def _create(
        self, tx: Transaction, game: str, owner: int, place: Place, settings: Settings, places: int
    ) -> int:
        info = find(game).info
        new = games.NewGame(
            key=game,
            rules_version=info.rules_version,
            seats=places or info.seats[-1],
            settings=settings,
            title=info.title,
            owner=owner,
            created=self._core.now(),
            guild_id=place.guild,
            channel_id=place.channel,
        )
        return await games.create(tx, new)

    async def join(
        self, table: int, viewer: Asker, name: str, *, code: str = "", far: bool = False, brings: int | None = None
    ) -> Table:
        """Sit down; `far` is who comes from elsewhere and is told everything by direct message.

        `brings` is the id of the command or press; it stays part of the seed when the user leaves.

        Raises:
            Refused: the table is full, playing or over, the user sits there already, or it is private and the code is
                not its own.
        """
        viewer = presenting(viewer, code)
        async with self._core.change(table, viewer) as work:
            _in_lobby(work)
            if work.table.player(viewer.user) is not None:
                raise Refused("already-seated")
            if len(work.chairs) >= work.row.seats:
                raise Refused("table-full", table=table)
            await admit(work, viewer, far=far)
            await _seat(work, viewer.user, name_at_table(name, viewer.handle, [chair.name for chair in work.chairs]))
            await teach(work, viewer.user)
            await bring(work.tx, table, brings)
            begun = await starting.gather(work)
            return await _told(work) if begun else await _changed(work)

    async def leave(self, table: int, viewer: Asker) -> Table:
        """Stand up; when the owner leaves, whoever came next owns the table, and an empty table is cancelled.

        Raises:
            Refused: the game has begun, or the user does not sit there.
        """
        user = user_of(viewer)
        async with self._core.change(table, viewer) as work:
            if work.row.status == "playing":
                raise Refused("leave-while-playing")
            _in_lobby(work)
            if not await seats.remove(work.tx, table, user):
                raise Refused("not-seated", table=table)
            await starting.stop(work)
            rest = [chair for chair in work.chairs if chair.user != user and is_person(chair.user)]
            if not rest:
                return await _changed(work, status="cancelled", ended=work.now)
            if work.row.owner == user:
                return await _changed(work, owner=min(rest, key=lambda chair: chair.joined).user)
            return await _changed(work)

    async def add_computer(self, table: int, viewer: Asker, level: str) -> Table:
        """Let a computer of that level sit down.

        Raises:
            Refused: the user does not sit there, there is no such level, or the table is full, playing or over.
        """
        async with self._core.change(table, viewer) as work:
            _in_lobby(work)
            _refuse_strangers(work, viewer)
            if level not in LEVELS:
                raise Refused("unknown-button")
            if len(work.chairs) >= work.row.seats:
                raise Refused("table-full", table=table)
            await sit_down(work, level)
            begun = await starting.gather(work)
            return await _told(work) if begun else await _changed(work)

    async def remove_computer(self, table: int, viewer: Asker, seat: Seat) -> Table:
        """Let a computer stand up again.

        Raises:
            Refused: the user does not sit there, no computer has that seat, or the game has begun.
        """
        async with self._core.change(table, viewer) as work:
            _in_lobby(work)
            _refuse_strangers(work, viewer)
            chair = next((chair for chair in work.chairs if chair.number == seat), None)
            if chair is None or not is_computer(chair.user):
                raise Refused("no-computer-there")
            await seats.remove(work.tx, table, chair.user)
            await starting.stop(work)
            return await _changed(work)

    async def start(self, table: int, viewer: Asker, brings: int | None = None) -> Table:
        """Begin the game; `brings` is the id of the command or press, the last thing that the seed depends on.

        Raises:
            Refused: the user does not sit there, or the number of players does not fit.
        """
        async with self._core.change(table, viewer) as work:
            _in_lobby(work)
            if work.table.player(user_of(viewer)) is None:
                raise Refused("only-seated-start")
            await starting.begin(work, brings)
            return await _told(work)

    async def wait(self, table: int, viewer: Asker) -> Table:
        """Stop a game that would soon begin by itself; Start begins it then.

        Raises:
            Refused: the user does not sit there, or it does not begin by itself.
        """
        async with self._core.change(table, viewer) as work:
            _in_lobby(work)
            if work.table.player(user_of(viewer)) is None:
                raise Refused("only-seated-wait")
            if not await starting.stop(work):
                raise Refused("nothing-to-stop", table=table)
            return await _changed(work)

    async def configure(self, table: int, viewer: Asker, settings: Settings, places: int | None = None) -> Table:
        """Change some settings or, under keys beginning with `_`, options of a table that has not begun, or its places.

        Raises:
            Refused: the table is not that user's, it has begun, there is no such setting, or too many have joined.
        """
        async with self._core.change(table, viewer) as work:
            _in_lobby(work)
            if work.row.owner != user_of(viewer):
                raise Refused("only-owner-sets")
            places = work.row.seats if places is None else places
            if places < len(work.chairs):
                raise Refused("too-many-seated", number=len(work.chairs))
            full = starting.counts_down(work)
            of_game = await _set_options(work, settings)
            complete = _complete(work.row.key, places, {**work.row.settings, **of_game})
            if places != work.row.seats:
                await starting.close_ranks(work)
            await starting.reconsider(work, places, full)
            return await _changed(work, settings=complete, seats=places)

    async def look(self, table: int, viewer: Asker | Manager) -> Table:
        """Return a table to somebody.

        Raises:
            Refused: there is none of that number for those eyes.
        """
        async with self._core.db.glance() as tx:
            return (await enter(tx, table, viewer))[1]

    async def get(self, table: int) -> Table:
        """Return a table to the host itself.

        Raises:
            Refused: there is none of that number.
        """
        async with self._core.db.glance() as tx:
            return (await fetch(tx, table))[1]

    async def in_thread(self, thread: int, viewer: Asker | Manager) -> Table | None:
        """Return the table whose thread that is to somebody, or None."""
        async with self._core.db.glance() as tx:
            row = await games.by_thread(tx, thread)
            table = None if row is None else await read_table(tx, row)
        return table if table is not None and may_look(table, viewer) else None

    async def of_user(
        self, user: int, limit: int = MOST_LISTED, statuses: Sequence[Status] = ("lobby", "playing")
    ) -> tuple[Table, ...]:
        """Return a user's tables: those waiting for them first, then the newest."""
        async with self._core.db.read() as tx:
            rows = await games.of_user(tx, user, statuses, limit=limit)
            tables = [await read_table(tx, row) for row in rows]
        return tuple(sorted(tables, key=lambda table: not waits_for(table, user)))

    async def is_waited_for(self, user: int, table: int | None = None) -> bool:
        """Say whether it is that user's turn: at one table, or at any."""
        if table is None:
            return any(waits_for(one, user) for one in await self.of_user(user))
        try:
            return waits_for(await self.get(table), user)
        except Refused:
            return False

    async def of_guild(
        self, guild: int, limit: int = MOST_LISTED, statuses: Sequence[Status] = ("lobby", "playing")
    ) -> tuple[Table, ...]:
        """Return a server's lobbies and running games that are public, newest first."""
        async with self._core.db.read() as tx:
            rows = await games.open_in_guild(tx, guild, statuses, limit, public=True)
            return tuple([await read_table(tx, row) for row in rows])

    async def managed(self, manager: Manager, limit: int = MOST_LISTED) -> tuple[Table, ...]:
        """Return all lobbies and running games of a manager's server, newest first."""
        async with self._core.db.read() as tx:
            rows = await games.open_in_guild(tx, manager.guild, limit=limit)
            return tuple([await read_table(tx, row) for row in rows])

    async def place(self, table: int, **ids: int) -> None:
        """Note where a table lives: `lobby_message_id`, `thread_id`."""
        async with self._core.tend(table) as work:
            work.cached = self._core.cache.take(table, work.row.version)
            await work.update(**ids)

    async def meet(self, user: int, locale: str) -> None:
        """Note the language a user's client speaks, and that direct messages may be tried again."""
        async with self._core.db.write() as tx:
            await users.put(tx, user, self._core.now(), locale=locale, dm_closed=None)


def _complete(key: str, places: int, settings: Settings) -> Settings:
    """Return a game's settings with defaults filled in; `places` 0 means as many as the game takes."""
    try:
        game = find(key)
        return game.info.complete_settings(places or game.info.seats[-1], settings)
    except BadSetup as fault:
        raise Refused("no-such-setup", reason=str(fault)) from fault


def waits_for(table: Table, user: int) -> bool:
    """Return whether it is that user's turn; a paused table waits for nobody."""
    player = table.player(user)
    runs = table.status == "playing" and pause_of(table.options) is None
    return player is not None and runs and player.seat in table.waiting


async def current(work: UnitOfWork) -> Table:
    """Return the table as it is after the change so far."""
    return (await fetch(work.tx, work.id))[1]


async def _changed(work: UnitOfWork, **fields: object) -> Table:
    await work.update(**fields)
    return await _told(work)


async def _told(work: UnitOfWork) -> Table:
    """Have the lobby's message brought up to date; return the table as it is now."""
    work.tell("lobby")
    return await current(work)


async def sit_down(work: UnitOfWork, level: str) -> None:
    """Let a computer of that level sit down where there is a place."""
    name = fresh_name(work.id, [chair.name for chair in work.chairs])
    await _seat(work, id_of(name), name, level)


async def _seat(work: UnitOfWork, user: int, name: str, computer: str | None = None) -> None:
    number = min(set(range(work.row.seats)) - {chair.number for chair in work.chairs})
    chair = Chair(work.id, number, user, name, work.now, computer=computer)
    await seats.add(work.tx, chair)
    work.chairs = (*work.chairs, chair)


def _refuse_strangers(work: UnitOfWork, viewer: Asker) -> None:
    if work.table.player(user_of(viewer)) is None:
        raise Refused("only-seated-invite")


async def _set_options(work: UnitOfWork, settings: Settings) -> Settings:
    """Set what is not a setting of the game but an option of the table; return the rest."""
    for key in [key for key in settings if key.startswith(PREFIX)]:
        name, choice = key.removeprefix(PREFIX), settings[key]
        check_option(name, choice)
        if name == ACCESS and work.row.channel_id is None:
            raise Refused("unknown-button")
        await options.put(work.tx, work.id, name, choice)
        work.options = {**work.options, name: choice}
    return {key: value for key, value in settings.items() if not key.startswith(PREFIX)}


def _in_lobby(work: UnitOfWork) -> None:
    if work.row.status == "playing":
        raise Refused("already-playing", table=work.id)
    if work.row.status != "lobby":
        raise Refused("table-over", table=work.id)
