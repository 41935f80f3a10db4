"""Who may look at a table and who may sit down: the one place where that is asked, before anything of it is told.

A public table is everybody's who names it. A private one is there for its players, for whoever was invited or presents
its code, and for members of its server who can see its channel; to others it is as if there were none of that number.
"""

import secrets
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from db import options
from db.transaction import Transaction
from host.errors import Refused
from host.model import Asker, Manager, Place, Table, Viewer
from host.work import UnitOfWork

ACCESS: Final = options.ACCESS
"""Key of the table's option that says who may look and sit down."""
PUBLIC: Final = "public"
PRIVATE: Final = options.PRIVATE
CODE: Final = "code"
INVITED: Final = "invited"
"""Key of the table's option that names the users who may sit down without its code."""
FAR: Final = "far"
"""Key of the table's option that names the users who came by the code from elsewhere and cannot see its thread."""
SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Digits and letters that nobody mistakes for each other."""
HEAD, TAIL = 4, 2


def may_look(table: Table, viewer: Asker | Manager) -> bool:
    """Say whether somebody may look at a table, and so whether it is there for them at all."""
    if isinstance(viewer, Manager):
        return table.place.guild == viewer.guild
    viewer = viewer if isinstance(viewer, Viewer) else Viewer(viewer)
    return (
        is_public(table.options)
        or table.player(viewer.user) is not None
        or _is_bidden(table.options, viewer)
        or _is_there(table.place, viewer)
    )


def _is_bidden(set_: Mapping[str, str], viewer: Viewer) -> bool:
    """Say whether somebody was invited or presents the table's code."""
    return viewer.user in users_in(set_, INVITED) or (bool(viewer.code) and tidy(viewer.code) == set_.get(CODE))


def _is_there(place: Place, viewer: Viewer) -> bool:
    """Say whether somebody is on the table's server and sees the channel it lives in."""
    here = place.guild is not None and place.guild == viewer.guild
    return here and place.channel is not None and viewer.sees(place.channel)


def is_public(set_: Mapping[str, str]) -> bool:
    """Say whether a table with these options is listed and open to everybody who names it."""
    return set_.get(ACCESS, PUBLIC) != PRIVATE


async def new_code(tx: Transaction) -> str:
    """Return a code such as K7QF-2M that no table has."""
    while True:
        code = tidy("".join([secrets.choice(SIGNS) for _ in range(HEAD + TAIL)]))
        if not await options.with_value(tx, CODE, code):
            return code


def tidy(code: str) -> str:
    """Return a code as it is stored, however it was typed."""
    signs = "".join([sign for sign in code.upper() if sign.isalnum()])
    return f"{signs[:HEAD]}-{signs[HEAD:]}"


def presenting(viewer: Asker, code: str) -> Viewer:
    """Return who asks with a code in their hand, or with none."""
    return replace(viewer, code=code) if isinstance(viewer, Viewer) else Viewer(viewer, code=code)


async def admit(work: UnitOfWork, viewer: Viewer, *, far: bool = False) -> None:
    """Let somebody sit down who may; note whoever comes from elsewhere (`far`) and must be told things directly.

    Sitting down uses an invitation up: who has left the table again is a stranger there like others.

    Raises:
        Refused: the table is private, and the user has neither its code nor an invitation.
    """
    if not is_public(work.options) and not _is_bidden(work.options, viewer):
        raise Refused("private-table", table=work.id)
    invited = users_in(work.options, INVITED)
    if viewer.user in invited:
        await _list(work, INVITED, set(invited) - {viewer.user})
    if far:
        await _list(work, FAR, {*users_in(work.options, FAR), viewer.user})


def users_in(set_: Mapping[str, str], key: str) -> tuple[int, ...]:
    """Return the users that an option lists."""
    return tuple([int(user) for user in set_.get(key, "").split(",") if user])


async def _list(work: UnitOfWork, key: str, users: set[int]) -> None:
    """Set an option of a table to a list of users."""
    value = ",".join(map(str, sorted(users)))
    await options.put(work.tx, work.id, key, value)
    work.options = {**work.options, key: value}
