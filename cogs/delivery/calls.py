"""How a player is called when it is their turn: once, where they wish it, and with a sound only while they wish one."""

from collections.abc import Iterable

from msgspec import Struct

from host.access import FAR, users_in
from host.host import Host
from host.model import Panel, Player, Table, User
from host.tables.places import goes_direct
from host.time.calls import NO_CALL, Call, call_of


class Way(Struct, frozen=True):
    """Where somebody is called, in the thread or by direct message or both, and whether it may make a sound now.

    `awake` is whether a reminder may: those who are called without a sound still want to hear their reminders. `known`
    is what is known of them, if the bot has met them.
    """

    thread: bool
    direct: bool
    sound: bool
    awake: bool
    known: User | None

    def rings(self, call: Call) -> bool:
        """Return whether a call may make a sound."""
        return self.awake if call.reminds else self.sound

    def rings_in_thread(self, call: Call) -> bool:
        """Return whether the thread mentions them; a reminder comes by direct message where there is a choice."""
        return self.thread and self.rings(call) and not (call.reminds and self.direct)


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
        now, thread, direct = self._host.core.now(), preferred.where != "direct", preferred.where != "thread"
        if table.place.thread is None or goes_direct(table) or user in users_in(table.options, FAR):
            thread, direct = False, True
        elif known is not None and known.dm_closed is not None:
            thread, direct = True, False
        return Way(thread, direct, preferred.may_ping(now), preferred.wakes(now) <= now, known)

    async def in_thread(self, table: Table, since: int | None = None) -> list[int]:
        """Return whom the thread mentions: those on turn, or everybody when a game ends with a result.

        With `since` only those who were called at a later version of the table: a message that is new calls nobody
        twice.
        """
        called = [player for player in table.players if player.is_called and _is_due(table, player, since)]
        # Below zero are those who had everything about them deleted.
        ways = [(one, await self.way(table, one.user)) for one in called if one.user > 0]
        return [one.user for one, way in ways if way.rings_in_thread(call_of(table.options, one.seat))]


def call_to(table: Table, player: Player) -> Call:
    """Return the call of a player that stands; the end of a game calls everybody."""
    if not (player.is_called and (player.seat in table.waiting or table.status == "finished")):
        return NO_CALL
    return call_of(table.options, player.seat)


def _is_due(table: Table, player: Player, since: int | None) -> bool:
    if since is not None:
        return call_to(table, player).version > since
    return player.seat in table.waiting or table.status == "finished"


def sent_at(panels: Iterable[Panel]) -> int:
    """Return the version of its table that the newest of panels was sent at; 0 where there is none."""
    return max((int(panel.shown or 0) for panel in panels), default=0)
