"""What belongs to a table besides its row, in one look: every click and every picture begins with it."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import BindParameter, ColumnClause, bindparam, literal_column, select, union_all

from db import schema
from db.clocks import Running
from db.games import GET, LOCK, Game, game_of
from db.presence import Presence
from db.seats import Seat
from db.transaction import Transaction
from db.vacancies import Vacancy


class Related(NamedTuple):
    """What belongs to a table.

    Attributes:
        chairs: Its seats in order.
        options: What is set, by key.
        vacancies: Seats that wait for a substitute.
        polls: The kinds of questions that are voted on.
        planned: Seats with orders in advance.
        preferences: What each seated user has said they wish, by key.
        presence: When each seat's player last gave a sign of life, by seat, as far as one is known.
        clocks: How much time each seat has left, by seat, as far as a clock was set.
    """

    chairs: tuple[Seat, ...]
    options: dict[str, str]
    vacancies: tuple[Vacancy, ...]
    polls: frozenset[str]
    planned: frozenset[int]
    preferences: dict[int, dict[str, str]]
    presence: dict[int, Presence]
    clocks: dict[int, Running]


_S, _O, _V, _P = schema.seat, schema.table_option, schema.vacancy, schema.vote
_A, _W, _L, _C = schema.ahead, schema.preference, schema.presence, schema.clock
_GAME: Final[BindParameter[int]] = bindparam("of_game")
_NOTHING: Final[ColumnClause[str]] = literal_column("''")
_NOWHERE: Final[ColumnClause[int]] = literal_column("0")
_NEVER: Final[ColumnClause[float]] = literal_column("0.0")
_NONE: Final[ColumnClause[str]] = literal_column("NULL")
# Eight tables have one shape here: what it is, a number, a user, a key or a name, a time, a value, and one more each.
_ALL: Final = union_all(
    select(
        literal_column("'seat'"), _S.c.number, _S.c.user, _S.c.name, _S.c.joined, _S.c.state, _S.c.computer, _NEVER
    ).where(_S.c.game == _GAME),
    select(literal_column("'option'"), _NOWHERE, _NOWHERE, _O.c.key, _NEVER, _O.c.value, _NONE, _NEVER).where(
        _O.c.game == _GAME
    ),
    select(literal_column("'vacancy'"), _V.c.seat, _NOWHERE, _V.c.reason, _V.c.since, _NOTHING, _NONE, _NEVER).where(
        _V.c.game == _GAME
    ),
    select(literal_column("'poll'"), _NOWHERE, _NOWHERE, _P.c.kind, _NEVER, _NOTHING, _NONE, _NEVER).where(
        _P.c.game == _GAME
    ),
    select(literal_column("'plan'"), _A.c.seat, _NOWHERE, _A.c.key, _NEVER, _NOTHING, _NONE, _NEVER).where(
        _A.c.game == _GAME
    ),
    select(literal_column("'wish'"), _S.c.number, _S.c.user, _W.c.key, _NEVER, _W.c.value, _NONE, _NEVER)
    .join_from(_S, _W, _W.c.user == _S.c.user)
    .where(_S.c.game == _GAME),
    select(literal_column("'presence'"), _L.c.seat, _L.c.missed, _NOTHING, _L.c.at, _NOTHING, _NONE, _NEVER).where(
        _L.c.game == _GAME
    ),
    select(literal_column("'clock'"), _C.c.seat, _NOWHERE, _NOTHING, _C.c.bank, _NOTHING, _NONE, _C.c.since).where(
        _C.c.game == _GAME
    ),
)
_KINDS: Final = ("seat", "option", "vacancy", "poll", "plan", "wish", "presence", "clock")


async def with_row(tx: Transaction, game: int, *, lock: bool = False) -> tuple[Game | None, Related]:
    """Return a table's row and what belongs to it; `lock` keeps other processes out until the transaction ends."""
    row, beside = await tx.together((LOCK if lock else GET, {"game": game}), (_ALL, {"of_game": game}))
    return game_of(*row[0]) if row else None, _related(game, beside)


async def of_game(tx: Transaction, game: int) -> Related:
    """Return what belongs to a table."""
    return _related(game, await tx.all(lambda *row: row, _ALL, of_game=game))


def _related(game: int, rows: Iterable[Sequence[Any]]) -> Related:
    found: dict[str, list[Any]] = {kind: [] for kind in _KINDS}
    for what, *row in rows:
        found[what].append(row)
    chairs = tuple(Seat(game, *seat) for *seat, _ in sorted(found["seat"]))
    preferences: dict[int, dict[str, str]] = {chair.user: {} for chair in chairs}
    for _, user, key, _, value, *_ in found["wish"]:
        preferences[user][key] = value
    return Related(
        chairs,
        {key: value for _, _, key, _, value, *_ in sorted(found["option"])},
        tuple(Vacancy(game, seat, reason, since) for seat, _, reason, since, *_ in sorted(found["vacancy"])),
        frozenset(kind for _, _, kind, *_ in found["poll"]),
        frozenset(seat for seat, *_ in found["plan"]),
        preferences,
        {seat: Presence(game, seat, at, missed) for seat, missed, _, at, *_ in found["presence"]},
        {seat: Running(game, seat, bank, since) for seat, _, _, bank, *_, since in sorted(found["clock"])},
    )
