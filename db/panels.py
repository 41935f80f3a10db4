"""Queries about panels: where each recipient's message of a turn is and what it shows."""

from typing import Final

import msgspec
from sqlalchemy import bindparam, select, update

from db import schema
from db.transaction import Transaction, upsert

PUBLIC: Final = 0


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """A message that shows a game to somebody.

    Attributes:
        kind: What sort of message it is.
        recipient: The user it is for; `PUBLIC` for the thread.
        turn: The number of the game's turn it belongs to.
        shown: The version of the table it was made at; calls up to that one need no other panel.
        at: When it was sent or last edited, in seconds since the epoch.
        closed: When it was retired, or None while it is kept up to date.
    """

    game: int
    kind: str
    recipient: int
    turn: int
    channel_id: int
    message_id: int
    shown: str
    at: float
    closed: float | None = None


def _panel(*columns: object) -> Panel:
    return Panel(**dict(zip(Panel.__struct_fields__, columns, strict=True)))  # type: ignore[arg-type]


_T: Final = schema.panel
_KEY: Final = ("game", "kind", "recipient", "turn")
_PANELS: Final = select(*(_T.c[field] for field in Panel.__struct_fields__))
_OF_KEY: Final = tuple(_T.c[name] == bindparam(f"of_{name}") for name in _KEY)
_PUT: Final = upsert(_T, _KEY, overwrite=("channel_id", "message_id", "shown", "at", "closed"))
_GET: Final = _PANELS.where(*_OF_KEY)
_OPEN: Final = _PANELS.where(_OF_KEY[0], _T.c.closed.is_(None)).order_by(_T.c.turn, _T.c.kind, _T.c.recipient)
_NEWEST: Final = (
    _PANELS.join(schema.seat, schema.seat.c.game == _T.c.game)
    .where(schema.seat.c.user == bindparam("user"), _T.c.kind == bindparam("kind"), _T.c.recipient == bindparam("user"))
    .order_by(_T.c.message_id.desc())
    .limit(1)
)
_CLOSE: Final = update(_T).where(*_OF_KEY, _T.c.closed.is_(None))


async def put(tx: Transaction, panel: Panel) -> None:
    """Remember a panel that was sent or edited, in place of what was known of it."""
    await tx.send(_PUT[tx.dialect], **msgspec.structs.asdict(panel))


async def get(tx: Transaction, game: int, kind: str, recipient: int, turn: int) -> Panel | None:
    """Return a turn's panel, open or closed, or None."""
    return await tx.one(_panel, _GET, of_game=game, of_kind=kind, of_recipient=recipient, of_turn=turn)


async def newest(tx: Transaction, user: int, kind: str) -> Panel | None:
    """Return the panel that was sent last to somebody, at any table where they have a seat, or None."""
    return await tx.one(_panel, _NEWEST, user=user, kind=kind)


async def list_open(tx: Transaction, game: int) -> tuple[Panel, ...]:
    """Return a game's panels that are not retired, oldest turn first."""
    return await tx.all(_panel, _OPEN, of_game=game)


async def close(tx: Transaction, panel: Panel, now: float) -> bool:
    """Mark a panel as retired; False when it was already."""
    of_panel = {f"of_{name}": getattr(panel, name) for name in _KEY}
    return await tx.run(_CLOSE, **of_panel, closed=now) > 0
