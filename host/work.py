"""What a change of one table is made in, and the plays kept in memory between changes."""

from collections import OrderedDict
from typing import Any

from msgspec import Struct

from db import games, options, users
from db.outbox import Request
from db.related import Related
from db.transaction import Transaction
from host.computers.names import is_computer
from host.model import ABSENT_AFTER, Place, Player, Table
from host.past.results import Ending
from host.time.preferences import vacation_until
from rules.kernel.errors import NoSuchGame
from rules.kernel.game import Game, Settings
from rules.kernel.play import Checkpoint, Entry, Play
from rules.kernel.registry import find

PLAYS_READY = 200
"""Plays kept as they are, 12 to 32 KB each: those of tables at which somebody is busy just now."""
PLAYS_PACKED = 2000
"""Plays kept as what they come back from, 2 to 5 KB each, in 0.1 to 0.2 ms; reading one anew takes ten times that."""
OF_A_SEAT = frozenset({"private", "word"})
"""Kinds of notices whose recipient is a seat."""
AnyPlay = Play[Any, Any]


class CachedPlay(Struct):
    """A play in memory with the table's version it belongs to and the next free numbers of answers and lines."""

    version: int
    play: AnyPlay
    next_answer: int
    next_line: int


class PackedPlay(Struct, frozen=True):
    """A play in memory as it would lie in the database, with the same numbers beside it."""

    version: int
    game: Game[Any, Any]
    checkpoint: Checkpoint
    entries: tuple[Entry, ...]
    next_answer: int
    next_line: int


class PlayCache:
    """The plays last used, so that a click need not read and replay; the version tells whether one is still true.

    Those used a while ago are packed: most of a play is what it asks just now, which follows from its last checkpoint.
    """

    def __init__(self, ready: int = PLAYS_READY, packed: int = PLAYS_PACKED) -> None:
        """Keep at most so many plays of each kind."""
        self._most_ready, self._most_packed = ready, packed
        self._plays: OrderedDict[int, CachedPlay] = OrderedDict()
        self._packed: OrderedDict[int, PackedPlay] = OrderedDict()

    def take(self, table: int, version: int) -> CachedPlay | None:
        """Remove and return a table's play if it is of that version."""
        cached: CachedPlay | PackedPlay | None = self._plays.pop(table, None) or self._packed.pop(table, None)
        if cached is None or cached.version != version:
            return None
        return _unpacked(cached) if isinstance(cached, PackedPlay) else cached

    def put(self, table: int, cached: CachedPlay) -> None:
        """Keep a play, without the phases it has behind it; those used least lately make room."""
        cached.play.forget()
        self._plays[table] = cached
        self._packed.pop(table, None)
        if len(self._plays) > self._most_ready:
            other, unused = self._plays.popitem(last=False)
            self._packed[other] = _packed(unused)
        if len(self._packed) > self._most_packed:
            self._packed.popitem(last=False)


def _packed(cached: CachedPlay) -> PackedPlay:
    checkpoint, entries = cached.play.saved()
    return PackedPlay(
        cached.version, cached.play.game, checkpoint, tuple(entries), cached.next_answer, cached.next_line
    )


def _unpacked(packed: PackedPlay) -> CachedPlay:
    play = Play.resume(packed.game, packed.checkpoint, packed.entries)
    return CachedPlay(packed.version, play, packed.next_answer, packed.next_line)


class UnitOfWork:
    """A table about to be changed: its row, its seats and the transaction all goes into."""

    def __init__(self, tx: Transaction, row: games.Game, beside: Related, now: float) -> None:
        """Take what was read under the lock."""
        self.tx = tx
        self.row = row
        self._beside = beside
        self.chairs, self.options, self.vacancies, self.polls, self.planned, _, self.presence, self.clocks = beside
        self.now = now
        self.version = row.version
        self.requests: dict[str, Request] = {}
        self.cached: CachedPlay | None = None
        self.is_undone = False
        """True when answers were taken back, so that computers think again."""
        self.is_soon = False
        """True when a deadline was set that is due before the loop of deadlines would look again."""

    @property
    def id(self) -> int:
        """Return the table's number."""
        return self.row.id

    @property
    def began(self) -> float:
        """Return when the game began, or the table was opened, in seconds since the epoch."""
        return self.row.started or self.row.created

    @property
    def table(self) -> Table:
        """Return the table as it was when the change began."""
        now = self._beside._replace(
            chairs=self.chairs, options=self.options, vacancies=self.vacancies, presence=self.presence
        )
        return table_of(self.row, now)

    async def preferences(self, user: int) -> dict[str, str]:
        """Return what a user has said they wish; who was seated when the change began needs no query."""
        known = self._beside.preferences.get(user)
        return await users.preferences(self.tx, user) if known is None else known

    async def set_option(self, key: str, value: str | None) -> None:
        """Set one of the table's options, or take it back with None."""
        if self.options.get(key) == value:
            return
        await options.put(self.tx, self.id, key, value)
        rest = {name: kept for name, kept in self.options.items() if name != key}
        self.options = rest if value is None else {**rest, key: value}

    async def update(self, **fields: object) -> None:
        """Change columns of the row; once for a change, as each raises the version."""
        await games.update(self.tx, self.row.id, **fields)
        self.version += 1

    def tell(self, kind: str, recipient: int = 0, *, delay: float = 0, topic: str = "", payload: object = None) -> None:
        """Ask for a notice after the commit; requests for the same subject join, and computers need not be told."""
        if kind in OF_A_SEAT and any(chair.number == recipient and is_computer(chair.user) for chair in self.chairs):
            return
        request = Request(
            kind=kind, recipient=recipient, due=self.now + delay, payload=payload, game=self.row.id, topic=topic
        )
        self.requests[request.subject] = request


def settings_of(row: games.Game) -> Settings:
    """Return a table's settings; those that its game has gained since it was opened have their defaults.

    What the row itself holds is what seals and commitments cover.
    """
    try:
        return find(row.key).info.with_defaults(row.settings)
    except NoSuchGame:
        return row.settings


def table_of(row: games.Game, beside: Related) -> Table:
    """Return a table from its rows."""
    free = {vacancy.seat for vacancy in beside.vacancies}
    ending = Ending.of(row.result)
    absent = {one.seat for one in beside.presence.values() if one.missed >= ABSENT_AFTER}
    players = tuple(
        Player(
            seat=chair.number,
            user=chair.user,
            name=chair.name,
            conceded=chair.state == "conceded",
            away=chair.number in free,
            absent=chair.number in absent,
            vacation=vacation_until(beside.preferences.get(chair.user, {})),
            computer=chair.computer or "",
        )
        for chair in beside.chairs
    )
    return Table(
        id=row.id,
        game=row.key,
        title=row.title,
        status=row.status,
        places=row.seats,
        settings=settings_of(row),
        owner=row.owner,
        epoch=row.epoch,
        turn=row.turn,
        version=row.version,
        place=Place(row.guild_id, row.channel_id, row.lobby_message_id, row.thread_id),
        players=players,
        waiting=row.waiting,
        winners=ending.winners,
        winning_rivals=ending.rivals,
        options=beside.options,
    )
