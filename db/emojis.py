"""Queries about the icons that are in Discord, as emojis of an application."""

from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, func, select

from db import schema
from db.transaction import Transaction, upsert


class Emoji(msgspec.Struct, frozen=True):
    """An icon of a game that an application has or had as an emoji.

    Attributes:
        application: Whose emoji it is.
        game_key: The game's key; empty for an icon that every game has.
        icon: The icon's key.
        name: What Discord calls it; another drawing of the icon has another name.
        id: What Discord knows it by. Icons with the same name share one.
        unused: Since when it is not the icon's drawing any more, in seconds since the epoch; None while it is.
    """

    application: int
    game_key: str
    icon: str
    name: str
    id: int
    unused: float | None = None


_T: Final = schema.emoji
_G: Final = schema.game
_OF: Final = (
    select(*(_T.c[field] for field in Emoji.__struct_fields__))
    .where(_T.c.application == bindparam("of_application"))
    .order_by(_T.c.id)
)
_PUT: Final = upsert(_T, ("application", "game_key", "icon", "name"), overwrite=("id", "unused"))
_FORGET: Final = delete(_T).where(_T.c.application == bindparam("of_application"), _T.c.id == bindparam("of_id"))
_PLAYING_SINCE: Final = (
    select(_G.c.key, func.min(func.coalesce(_G.c.started, _G.c.created)))
    .where(_G.c.status == "playing")
    .group_by(_G.c.key)
)


async def of(tx: Transaction, application: int) -> tuple[Emoji, ...]:
    """Return all that an application has or had, in the order in which Discord made them."""
    return await tx.all(Emoji, _OF, of_application=application)


async def put(tx: Transaction, emojis: Iterable[Emoji]) -> None:
    """Note emojis; of what is known, the id and since when it is unused are taken anew."""
    await tx.send_many(_PUT[tx.dialect], [msgspec.structs.asdict(one) for one in emojis])


async def forget(tx: Transaction, application: int, number: int) -> None:
    """Forget an emoji that is not there any more."""
    await tx.send(_FORGET, of_application=application, of_id=number)


async def playing_since(tx: Transaction) -> dict[str, float]:
    """Return by game when the table began that has been playing for longest; games that nobody plays are left out."""
    return dict(await tx.all(lambda key, started: (key, started), _PLAYING_SINCE))
