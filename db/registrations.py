"""Queries about the commands that were sent to Discord, by the application they belong to."""

from typing import Final

import msgspec
from sqlalchemy import bindparam, select

from db import schema
from db.transaction import Transaction, upsert


class Registration(msgspec.Struct, frozen=True):
    """Digests of what was sent and of what Discord then had, and when, in seconds since the epoch."""

    application: int
    sent: str
    there: str
    at: float


_T: Final = schema.registration
_GET: Final = select(*(_T.c[field] for field in Registration.__struct_fields__)).where(
    _T.c.application == bindparam("of_application")
)
_PUT: Final = upsert(_T, ("application",), overwrite=("sent", "there", "at"))


async def get(tx: Transaction, application: int) -> Registration | None:
    """Return what was last sent for an application, or None."""
    return await tx.one(Registration, _GET, of_application=application)


async def put(tx: Transaction, registration: Registration) -> None:
    """Note what was sent."""
    await tx.send(_PUT[tx.dialect], **msgspec.structs.asdict(registration))
