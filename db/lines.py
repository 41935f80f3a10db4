"""Queries about the log: what a game said, to whom, and because of which answer."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, func, insert, select, update

from db import schema
from db.transaction import Transaction


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a game's log, as a message key with arguments.

    Attributes:
        number: Rises through the game; never used again.
        answer: The number of the answer that caused it; 0 for the set-up.
        turn: The turn of the game in which it fell.
        audience: The seats that may read it; None for everybody.
        at: Seconds since the epoch.
        withdrawn: The epoch that took it back, or None while it stands.
    """

    game: int
    number: int
    answer: int
    turn: int
    key: str
    args: dict[str, Any]
    audience: tuple[int, ...] | None
    at: float
    withdrawn: int | None = None


def _line(*columns: Any) -> Line:  # noqa: ANN401 - a row's columns
    return Line(**dict(zip(Line.__struct_fields__, columns, strict=True)))


_T: Final = schema.line
_GAME: Final = _T.c.game == bindparam("of_game")
_STANDS: Final = _T.c.withdrawn.is_(None)
_LINES: Final = select(*(_T.c[field] for field in Line.__struct_fields__)).where(_GAME, _STANDS)
_INSERT: Final = insert(_T)
_AFTER: Final = _LINES.where(_T.c.number > bindparam("bound")).order_by(_T.c.number).limit(bindparam("most"))
_BEFORE: Final = _LINES.where(_T.c.number < bindparam("bound")).order_by(_T.c.number.desc()).limit(bindparam("most"))
_NEWEST: Final = _LINES.order_by(_T.c.number.desc()).limit(bindparam("most"))
_OF_ANSWERS: Final = _LINES.where(_T.c.answer >= bindparam("bound")).order_by(_T.c.number)
_AMONG: Final = _NEWEST.subquery("newest")
# Which of the newest lines are of late turns: to look for such turns would go through all lines of a game.
_LATE: Final = select(_AMONG).where(_AMONG.c.turn >= bindparam("of_turn"))
_LAST: Final = select(func.coalesce(func.max(_T.c.number), 0)).where(_GAME)
_WITHDRAW: Final = update(_T).where(_GAME, _STANDS, _T.c.answer.in_(bindparam("answers", expanding=True)))


async def append(tx: Transaction, lines: Sequence[Line]) -> None:
    """Store lines in order.

    Raises:
        Conflict: A number is taken.
    """
    await tx.send_many(_INSERT, [msgspec.structs.asdict(line) for line in lines])


async def last_number(tx: Transaction, game: int) -> int:
    """Return the highest number used, withdrawn ones too; 0 before the first line."""
    return await tx.one(int, _LAST, of_game=game) or 0


async def after(tx: Transaction, game: int, number: int = 0, limit: int = 1000) -> tuple[Line, ...]:
    """Return the lines that stand following a number, in order, at most `limit`."""
    return await tx.all(_line, _AFTER, of_game=game, bound=number, most=limit)


async def before(tx: Transaction, game: int, number: int | None = None, limit: int = 50) -> tuple[Line, ...]:
    """Return the last lines that stand preceding a number, or the newest, in order."""
    if number is None:
        return (await tx.all(_line, _NEWEST, of_game=game, most=limit))[::-1]
    return (await tx.all(_line, _BEFORE, of_game=game, bound=number, most=limit))[::-1]


async def newest(tx: Transaction, game: int, turn: int, limit: int = 50) -> tuple[Line, ...]:
    """Return those of the last lines that stand which fell in a turn or after it, in order."""
    found = await tx.all(_line, _LATE, of_game=game, of_turn=turn, most=limit)
    return tuple(sorted(found, key=lambda line: line.number))


async def of_answers(tx: Transaction, game: int, first: int) -> tuple[Line, ...]:
    """Return the lines that stand because of an answer or a later one, in order."""
    return await tx.all(_line, _OF_ANSWERS, of_game=game, bound=first)


async def withdraw(tx: Transaction, game: int, answers: Sequence[int], epoch: int) -> int:
    """Mark the lines that these answers caused as taken back; return how many stood until now."""
    return await tx.run(_WITHDRAW, of_game=game, answers=list(answers), withdrawn=epoch)
