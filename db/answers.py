"""Queries about what players answered, and the checkpoints a game is resumed from.

An answer's number is never used again; its place among the answers not withdrawn, counted
from 0, is its ordinal, and checkpoints are found by that.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update

from db import schema
from db.transaction import Transaction, upsert


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat picked.

    Attributes:
        number: Rises through the game; the database refuses one used before.
        offer: Hash of the options that were offered.
        auto: Whether it was given without asking.
        reveals: Whether it showed something that undo cannot take back.
        shows: Whether its seat showed the others something that only their undo cannot take back.
        shared: Whether it was part of a simultaneous choice.
        user: Who gave it; None for a computer player.
        interaction: The Discord interaction, refused a second time; None where there was none.
        at: Seconds since the epoch.
        withdrawn: The epoch that took it back, or None while it stands.
        digest: What tells the position after it from others, empty where it was not kept; secret.
    """

    game: int
    number: int
    seat: int
    key: str
    picks: tuple[str, ...]
    offer: str
    at: float
    auto: bool = False
    reveals: bool = False
    shared: bool = False
    shows: bool = False
    user: int | None = None
    interaction: int | None = None
    withdrawn: int | None = None
    digest: str = ""


class Checkpoint(msgspec.Struct, frozen=True, kw_only=True):
    """A phase's start: the encoded state after so many answers that stand.

    Attributes:
        answers: The ordinal of the first answer after it.
        state: The encoded state; secret.
        hash: What the encoded state hashes to.
        version: The version of the rules that wrote it.
        created: Seconds since the epoch.
    """

    game: int
    epoch: int
    answers: int
    state: bytes
    hash: str
    version: int
    created: float


def _answer(*columns: object) -> Answer:
    return Answer(**dict(zip(Answer.__struct_fields__, columns, strict=True)))  # type: ignore[arg-type]


def _checkpoint(*columns: object) -> Checkpoint:
    return Checkpoint(**dict(zip(Checkpoint.__struct_fields__, columns, strict=True)))  # type: ignore[arg-type]


_T: Final = schema.answer
_ANSWERS: Final = select(*(_T.c[field] for field in Answer.__struct_fields__))
_GAME: Final = _T.c.game == bindparam("of_game")
_STANDS: Final = _T.c.withdrawn.is_(None)
_INSERT: Final = insert(_T)
_ALL: Final = _ANSWERS.where(_GAME).order_by(_T.c.number)
_LIVE: Final = _ANSWERS.where(_GAME, _STANDS).order_by(_T.c.number).offset(bindparam("ordinal"))
_TAIL: Final = _ANSWERS.where(_GAME, _STANDS).order_by(_T.c.number.desc()).limit(bindparam("most"))
_COUNT: Final = select(func.count()).select_from(_T).where(_GAME, _STANDS)
_LAST: Final = select(func.coalesce(func.max(_T.c.number), 0)).where(_GAME)
_BY_INTERACTION: Final = _ANSWERS.where(_GAME, _T.c.interaction == bindparam("of_interaction"))
_WITHDRAW: Final = update(_T).where(_GAME, _STANDS, _T.c.number.in_(bindparam("numbers", expanding=True)))

_C: Final = schema.checkpoint
_C_GAME: Final = _C.c.game == bindparam("of_game")
_CHECKPOINTS: Final = (
    select(*(_C.c[field] for field in Checkpoint.__struct_fields__))
    .where(_C_GAME)
    .order_by(_C.c.answers.desc(), _C.c.epoch.desc())
    .limit(1)
)
_L: Final = schema.line
# One look instead of three: this is asked whenever a table is taken up that is not in memory.
_WHERE_IT_STANDS: Final = _CHECKPOINTS.add_columns(
    select(func.coalesce(func.max(_T.c.number), 0)).where(_GAME).scalar_subquery(),
    select(func.coalesce(func.max(_L.c.number), 0)).where(_L.c.game == bindparam("of_game")).scalar_subquery(),
)
_AT_OR_BEFORE: Final = _CHECKPOINTS.where(_C.c.answers <= bindparam("ordinal"))
_DROP: Final = delete(_C).where(_C_GAME, _C.c.answers > bindparam("ordinal"))
_KEEP: Final = upsert(_C, ("game", "epoch", "answers"), overwrite=("state", "hash", "created"))


async def append(tx: Transaction, answers: Sequence[Answer]) -> None:
    """Store answers in order.

    Raises:
        Conflict: A number is taken, or an interaction was answered before; `on` tells which.
    """
    await tx.send_many(_INSERT, [msgspec.structs.asdict(answer) for answer in answers])


async def last_number(tx: Transaction, game: int) -> int:
    """Return the highest number used, withdrawn ones too; 0 before the first answer."""
    return await tx.one(int, _LAST, of_game=game) or 0


async def live(tx: Transaction, game: int, ordinal: int = 0) -> tuple[Answer, ...]:
    """Return the answers that stand from an ordinal on, in order."""
    return await tx.all(_answer, _LIVE, of_game=game, ordinal=ordinal)


async def count_live(tx: Transaction, game: int) -> int:
    """Return how many answers stand."""
    return await tx.one(int, _COUNT, of_game=game) or 0


async def tail(tx: Transaction, game: int, limit: int) -> tuple[Answer, ...]:
    """Return the last answers that stand, in order."""
    return (await tx.all(_answer, _TAIL, of_game=game, most=limit))[::-1]


async def of_game(tx: Transaction, game: int) -> tuple[Answer, ...]:
    """Return every answer of a game in order, withdrawn ones too."""
    return await tx.all(_answer, _ALL, of_game=game)


async def by_interaction(tx: Transaction, game: int, interaction: int) -> Answer | None:
    """Return the answer an interaction gave, withdrawn or not, or None."""
    return await tx.one(_answer, _BY_INTERACTION, of_game=game, of_interaction=interaction)


async def withdraw(tx: Transaction, game: int, numbers: Sequence[int], epoch: int) -> int:
    """Mark answers as taken back by an epoch; return how many stood until now."""
    return await tx.run(_WITHDRAW, of_game=game, numbers=list(numbers), withdrawn=epoch)


async def add_checkpoint(tx: Transaction, checkpoint: Checkpoint) -> None:
    """Keep a checkpoint, in place of one of the same epoch and ordinal."""
    await tx.send(_KEEP[tx.dialect], **msgspec.structs.asdict(checkpoint))


async def latest_checkpoint(tx: Transaction, game: int) -> Checkpoint | None:
    """Return the checkpoint after the most answers, of the newest epoch there, or None."""
    return await tx.one(_checkpoint, _CHECKPOINTS, of_game=game)


async def where_it_stands(tx: Transaction, game: int) -> tuple[Checkpoint, int, int] | None:
    """Return the latest checkpoint with the highest numbers used of answers and of lines, or None without one."""
    return await tx.one(lambda *row: (_checkpoint(*row[:-2]), row[-2], row[-1]), _WHERE_IT_STANDS, of_game=game)


async def checkpoint_at_or_before(tx: Transaction, game: int, ordinal: int) -> Checkpoint | None:
    """Return the last checkpoint not beyond an ordinal, of the newest epoch there, or None."""
    return await tx.one(_checkpoint, _AT_OR_BEFORE, of_game=game, ordinal=ordinal)


async def drop_checkpoints_after(tx: Transaction, game: int, ordinal: int) -> int:
    """Remove the checkpoints beyond an ordinal, as an undo must; return how many there were."""
    return await tx.run(_DROP, of_game=game, ordinal=ordinal)
