"""Queries about everything kept about one person: handing it out, and putting a stranger in their place.

What belongs to a person hangs on `user` columns, or on the seats they have. The log (`line`), the checkpoints and
the outbox speak of seats only and belong to the whole table.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, Table, and_, bindparam, delete, exists, insert, or_, select, update

from db import schema
from db.transaction import Transaction

_USER: Final = bindparam("of_user", type_=schema.user.c.id.type)
_STRANGER: Final = bindparam("of_stranger", type_=schema.user.c.id.type)
_S: Final = schema.seat
# ix_seat_user_game and ix_sitting_user.
_MY_GAMES: Final = (
    select(_S.c.game).where(_S.c.user == _USER).union(select(schema.tenure.c.game).where(schema.tenure.c.user == _USER))
)


def _at_my_seat(table: Table) -> ColumnElement[bool]:
    """Match rows of the user's seats; every such table has an index that begins with the game."""
    return and_(
        table.c.game.in_(_MY_GAMES),
        exists().where(_S.c.game == table.c.game, _S.c.number == table.c.seat, _S.c.user == _USER),
    )


_GIVEN: Final = and_(
    schema.answer.c.game.in_(_MY_GAMES),
    or_(schema.answer.c.user == _USER, and_(schema.answer.c.user.is_(None), _at_my_seat(schema.answer))),
)
KEPT: Final[Mapping[Table, ColumnElement[bool]]] = {
    schema.user: schema.user.c.id == _USER,
    schema.preference: schema.preference.c.user == _USER,
    schema.rating: schema.rating.c.user == _USER,
    schema.seat: _S.c.user == _USER,
    schema.tenure: schema.tenure.c.user == _USER,
    # Tables are read through for their owner, who may have left them without a seat; it is asked for rarely.
    schema.game: or_(schema.game.c.id.in_(_MY_GAMES), schema.game.c.owner == _USER),
    schema.answer: _GIVEN,
    # A private panel names its reader; only the games of the user are looked through.
    schema.panel: and_(schema.panel.c.game.in_(_MY_GAMES), schema.panel.c.recipient == _USER),
    # Reports are few; they have no index for this.
    schema.report: schema.report.c.user == _USER,
    # Outlives a deletion by an hour at most, or deleting everything would give new tries.
    schema.wrong_code: schema.wrong_code.c.user == _USER,
    **{
        table: _at_my_seat(table)
        for table in (schema.vote, schema.deadline, schema.clock, schema.vacancy, schema.ahead, schema.presence)
    },
}
"""Which rows of each table are about the user."""
SECRET: Final = frozenset({"seed", "payload", "digest"})
"""Columns that are not handed out: seeds, reports and digests of positions would tell secrets of running games."""
_OF_THE_OPENING: Final = frozenset({"id", "key", "title", "owner", "guild_id", "channel_id", "created"})
"""Columns of a table that are handed out to who has left it: that it was opened, and not how it went on."""
_EXPORTS: Final = {
    table.name: (
        [column.name for column in table.c if column.name not in SECRET],
        select(*(column for column in table.c if column.name not in SECRET)).where(rows).order_by(*table.primary_key),
    )
    for table, rows in KEPT.items()
}

_BUSY: Final = (
    select(schema.game.c.id)
    .join(_S, _S.c.game == schema.game.c.id)
    .where(_S.c.user == _USER, _S.c.state == "in", schema.game.c.status.in_(["lobby", "playing"]))
    .order_by(schema.game.c.id)
)
_O: Final = schema.table_option
# Who is invited stands in options as a list of ids, so these are read through.
_LISTS: Final = select(_O.c.game, _O.c.key, _O.c.value).where(_O.c.value.contains(bindparam("of_digits")))
_SET_LIST: Final = (
    update(_O).where(_O.c.game == bindparam("of_game"), _O.c.key == bindparam("of_key")).values(value=bindparam("list"))
)
_R: Final = schema.report
_REPORTS: Final = select(_R.c.id, _R.c.payload).where(_R.c.game.in_(_MY_GAMES))  # ix_report_game
_SET_REPORT: Final = update(_R).where(_R.c.id == bindparam("of_report")).values(payload=bindparam("rest"))
_MAKE_STRANGER: Final = insert(schema.user)
_REPLACE: Final = (
    # The pictures of these tables hold the name, so their version rises.
    update(schema.game).where(schema.game.c.id.in_(_MY_GAMES)).values(version=schema.game.c.version + 1),
    update(schema.game).where(schema.game.c.owner == _USER).values(owner=_STRANGER),
    delete(schema.panel).where(KEPT[schema.panel]),
    update(schema.answer)
    .where(schema.answer.c.game.in_(_MY_GAMES), schema.answer.c.user == _USER)
    .values(user=_STRANGER, interaction=None),
    update(schema.tenure).where(schema.tenure.c.user == _USER).values(user=_STRANGER, name=""),
    update(_S).where(_S.c.user == _USER).values(user=_STRANGER, name=""),
    delete(schema.report).where(schema.report.c.user == _USER),
    # A digest still to be sent has its reader as recipient, everything else a seat. The outbox is never long.
    delete(schema.outbox).where(schema.outbox.c.recipient == _USER),
    # Preferences and ratings go with it.
    delete(schema.user).where(schema.user.c.id == _USER),
)


async def export(tx: Transaction, user: int) -> dict[str, list[dict[str, Any]]]:
    """Return every row about a user as plain values, by table."""
    found: dict[str, list[dict[str, Any]]] = {}
    for name, (columns, statement) in _EXPORTS.items():
        rows = await tx.all(lambda *row: row, statement, of_user=user)
        found[name] = [dict(zip(columns, row, strict=True)) for row in rows]
    seated = {row["game"] for row in found[_S.name]}
    found[schema.game.name] = [row if row["id"] in seated else _opening(row) for row in found[schema.game.name]]
    # The lists hold others too, so only where the user stands is told.
    found[_O.name] = [{"game": game, "key": key} for game, key, _ in await _lists(tx, user)]
    return found


def _opening(game: dict[str, Any]) -> dict[str, Any]:
    return {column: value for column, value in game.items() if column in _OF_THE_OPENING}


async def busy(tx: Transaction, user: int) -> tuple[int, ...]:
    """Return the lobbies and running games that a user still belongs to."""
    return await tx.all(int, _BUSY, of_user=user)


async def replace(tx: Transaction, user: int, stranger: int) -> None:
    """Put a stranger, a new id that is nobody's, wherever the user was; nothing else of the user stays."""
    await tx.send(_MAKE_STRANGER, id=stranger, locale=None, dm_closed=None, seen=0.0)
    for game, key, ids in await _lists(tx, user):
        rest = ",".join(one for one in ids if one != str(user))
        await tx.send(_SET_LIST, of_game=game, of_key=key, list=rest)
    for report, payload in await tx.all(lambda number, payload: (number, payload), _REPORTS, of_user=user):
        await tx.send(_SET_REPORT, of_report=report, rest=_without(payload, user, stranger))
    for statement in _REPLACE:
        values = {"of_user": user} | ({"of_stranger": stranger} if "of_stranger" in str(statement) else {})
        await tx.send(statement, **values)


async def _lists(tx: Transaction, user: int) -> list[tuple[int, str, list[str]]]:
    found = await tx.all(lambda game, key, value: (game, key, value.split(",")), _LISTS, of_digits=str(user))
    return [one for one in found if str(user) in one[2]]


def _without(value: Any, user: int, stranger: int) -> Any:  # noqa: ANN401  any JSON
    """Return what a report carries with a stranger in the user's place: no id, no name, no press of theirs."""
    if isinstance(value, dict):
        theirs = {"name": "", "interaction": None} if value.get("user") == user else {}
        hidden = {key: theirs[key] for key in theirs if key in value}
        return {key: _without(one, user, stranger) for key, one in (value | hidden).items()}
    if isinstance(value, list):
        return [_without(one, user, stranger) for one in value]
    if isinstance(value, str):
        return re.sub(rf"\b{user}\b", str(stranger), value)
    return stranger if value == user and isinstance(value, int) else value
