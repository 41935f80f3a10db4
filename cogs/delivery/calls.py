"""How a player is called when it is their turn: once, where they wish it, and with a sound only while they wish one."""

from msgspec import Struct

from host.access import FAR, users_in
from host.host import Host
from host.model import Player, Table, User
from host.tables.places import goes_direct
from host.time.calls import call_of


class Way(Struct, frozen=True):
    """Where somebody is called, in the thread or by direct message or both, and whether it may make a sound now.

    `known` is what is known of them, if the bot has met them.
    """

    thread: bool
    direct: bool
    sound: bool
    known: User | None

    @property
    def rings_in_thread(self) -> bool:
        """Return whether the thread mentions them."""
        return self.thread and self.sound

    @property
    def rings_directly(self) -> bool:
        """Return whether a direct message may make a sound."""
        return self.direct and self.sound


class Calls:
    """Knows whom to call, and where."""

    def __init__(self, host: Host) -> None:
        """Take the host, which knows what people prefer and whose direct messages are closed."""
        self._host = host

    async def way(self, table: Table, user: int) -> Way:
        """Return how a user is called to a table now.

        What cannot be seen in the thread comes by direct message, and the other way round.
        """
        known, preferred = await self._host.notices.wishes(user)
        sound = preferred.may_ping(self._host.core.now())
        if table.place.thread is None or goes_direct(table) or user in users_in(table.options, FAR):
            return Way(thread=False, direct=True, sound=sound, known=known)
        if known is not None and known.dm_closed is not None:
            return Way(thread=True, direct=False, sound=sound, known=known)
        where = preferred.where
        return Way(thread=where != "direct", direct=where != "thread", sound=sound, known=known)

    async def in_thread(self, table: Table, since: int | None = None) -> list[int]:
        """Return whom the thread mentions: those on turn, or everybody when a game ends with a result.

        With `since` only those who were called in a later turn than that: a message that is new calls nobody twice.
        """
        called = [player for player in table.players if player.is_called and _is_due(table, player, since)]
        # Below zero are those who had everything about them deleted.
        users = [player.user for player in called if player.user > 0]
        return [user for user in users if (await self.way(table, user)).rings_in_thread]


def called_in(table: Table, player: Player) -> int:
    """Return the turn of the table in which a player was called; the end calls everybody. 0 where nothing does."""
    if not player.is_called:
        return 0
    if table.status == "finished":
        return table.turn
    return call_of(table.options, player.seat) if player.seat in table.waiting else 0


def _is_due(table: Table, player: Player, since: int | None) -> bool:
    if since is not None:
        return called_in(table, player) > since
    return player.seat in table.waiting or table.status == "finished"
