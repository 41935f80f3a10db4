"""How people come to a table: by a list of open ones, by a code, by being called, or by playing the last one again."""

from collections.abc import Collection
from math import ceil
from typing import Final

from msgspec import Struct

from db import codes, games, guilds, options, users
from db.transaction import Transaction
from host.access import CODE, INVITED, is_public, tidy
from host.computers.names import is_person
from host.core import Core, read_table
from host.errors import Refused
from host.model import Asker, Place, Table, user_of
from host.tables.guilds import PING
from host.tables.lobby import Lobby
from host.tables.options import OPTIONS
from host.tables.starting import REMATCH_OF
from host.work import UnitOfWork
from rules.kernel.errors import NoSuchGame
from rules.kernel.registry import find

MOST_LOOKED_AT: Final = 100
HOUR: Final = 3600.0
WRONG_CODES: Final = 10
"""So many codes that no table has may one person try within an hour."""


class Open(Struct, frozen=True):
    """A server's tables that wait for somebody: those that have not begun, and those with a seat to take over."""

    lobbies: tuple[Table, ...]
    vacant: tuple[Table, ...]


class Invitations:
    """Finding tables and being found."""

    def __init__(self, core: Core, lobby: Lobby) -> None:
        """Take what the host's rooms share, and the lobby."""
        self._core = core
        self._lobby = lobby

    async def by_code(self, user: int, code: str) -> Table:
        """Return the table that has a code.

        Raises:
            Refused: none has it, or the user has tried too many that none has; then a right one opens nothing either,
                or guessing would go on.
        """
        now = self._core.now()
        async with self._core.db.write() as tx:
            # The user's row is locked by it, so that codes tried in one moment are counted one after the other.
            await users.see(tx, user, now)
            number, first = await codes.wrong_since(tx, user, now - HOUR)
            found = await _with_code(tx, code) if number < WRONG_CODES else None
            if found is None and number < WRONG_CODES:
                await codes.add_wrong(tx, user, now)
        if number >= WRONG_CODES:
            raise Refused("too-many-codes", minutes=ceil((first + HOUR - now) / 60))
        if found is None:
            raise Refused("no-such-code")
        return found

    async def open_tables(self, guild: int, user: int) -> Open:
        """Return a server's public tables at which that user could sit down, newest first."""
        tables = [
            table for table in await self._lobby.of_guild(guild, limit=MOST_LOOKED_AT) if table.player(user) is None
        ]
        return Open(
            tuple([table for table in tables if table.status == "lobby" and len(table.players) < table.places]),
            tuple([table for table in tables if table.status == "playing" and has_free_seat(table)]),
        )

    async def role_to_call(self, table: Table) -> int | None:
        """Return the role that is told of a new table, or None: a rematch and a private table call nobody."""
        if table.place.guild is None or not is_public(table.options) or REMATCH_OF in table.options:
            return None
        async with self._core.db.read() as tx:
            role = (await guilds.of_guild(tx, table.place.guild)).get(PING)
        return int(role) if role else None

    async def rematch(
        self, table: int, viewer: Asker, name: str, roles: Collection[int] = (), brings: int | None = None
    ) -> Table:
        """Sit down for another game like the one that has ended; the first one opens it and the others are invited.

        Raises:
            Refused: the game is not over, the user did not play it, the next one is running already or is full, or
                the user cannot open a table.
        """
        # Two who press at the same time must not open two tables.
        async with self._core.lock(table):
            former = await self._ended(table, viewer)
            there = await self._next(table)
            if there is None:
                there = await self._open_again(former, user_of(viewer), name, roles, brings)
            elif there.player(user_of(viewer)) is None:
                return await self._lobby.join(there.id, viewer, name, brings=brings)
            else:
                return there
        async with self._core.change(table, viewer) as work:
            _invite(work, user_of(viewer), name, there.id)
        return there

    async def _ended(self, number: int, viewer: Asker) -> Table:
        table = await self._lobby.look(number, viewer)
        if table.player(user_of(viewer)) is None:
            raise Refused("not-your-table", table=number)
        if table.status not in {"finished", "cancelled"}:
            raise Refused("not-over", table=number)
        return table

    async def _next(self, table: int) -> Table | None:
        """Return the table at which the game is or will be played again, unless that is over too."""
        async with self._core.db.read() as tx:
            rows = [await games.get(tx, number) for number in await options.with_value(tx, REMATCH_OF, str(table))]
            tables = [await read_table(tx, row) for row in rows if row is not None]
        if any(table.status == "playing" for table in tables):
            raise Refused("rematch-running")
        return next((table for table in tables if table.status == "lobby"), None)

    async def _open_again(
        self, former: Table, user: int, name: str, roles: Collection[int], brings: int | None
    ) -> Table:
        place = Place(former.place.guild, former.place.channel)
        kept = {one.key: former.options[one.key] for one in OPTIONS if one.key in former.options}
        others = sorted(one.user for one in former.players if one.user != user and is_person(one.user))
        computers = [one.computer for one in former.players if one.is_computer]
        # Whoever has deleted everything about themselves cannot come back, so no place is kept for them.
        try:
            places = next(number for number in find(former.game).info.seats if number > len(others) + len(computers))
        except NoSuchGame as fault:
            raise Refused("no-such-setup", reason=str(fault)) from fault
        more = {REMATCH_OF: str(former.id), INVITED: ",".join(map(str, others))}
        return await self._lobby.open(
            former.game,
            user,
            name,
            place,
            former.settings,
            places,
            roles,
            options_={**kept, **more},
            brings=brings,
            computers=computers,
        )


async def _with_code(tx: Transaction, code: str) -> Table | None:
    found = await options.with_value(tx, CODE, tidy(code))
    row = await games.get(tx, found[0]) if found else None
    return None if row is None else await read_table(tx, row)


def has_free_seat(table: Table) -> bool:
    """Say whether a substitute is wanted there."""
    return any(player.away and not player.conceded for player in table.players)


def _invite(work: UnitOfWork, user: int, name: str, number: int) -> None:
    others = [chair.number for chair in work.chairs if chair.user != user and is_person(chair.user)]
    payload = {"key": "notice-rematch", "args": {"name": name, "table": number}, "argument": number, "seats": others}
    if others:
        work.tell("notice", topic=f"rematch-{number}", payload=payload)
