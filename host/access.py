"""Who may sit down at a table: everybody who sees it, or whoever has its code or was invited."""

import secrets
from collections.abc import Mapping
from typing import Final

from db import options
from db.transaction import Transaction
from host.core import Desk
from host.errors import Refused
from host.tableoptions import ACCESS, PRIVATE, chosen

CODE: Final = "code"
INVITED: Final = "invited"
FAR: Final = "far"
"""Key of the table's option that names the users who came by the code from elsewhere and cannot see its thread."""
SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Digits and letters that nobody mistakes for each other."""
HEAD, TAIL = 4, 2


def is_public(set_: Mapping[str, str]) -> bool:
    """Say whether a table with these options is listed and open to everybody who sees it."""
    return chosen(set_)[ACCESS] != PRIVATE


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


async def admit(desk: Desk, user: int, code: str = "", *, far: bool = False) -> None:
    """Let somebody sit down who may; note whoever comes from elsewhere (`far`) and must be told things directly.

    Raises:
        Refused: the table is private, and the user has neither its code nor an invitation.
    """
    knows = bool(code) and tidy(code) == desk.options.get(CODE)
    if not is_public(desk.options) and not knows and user not in users_in(desk.options, INVITED):
        raise Refused("private-table", table=desk.id)
    if far:
        users = {*users_in(desk.options, FAR), user}
        await put(desk, FAR, ",".join(map(str, sorted(users))))


def users_in(set_: Mapping[str, str], key: str) -> tuple[int, ...]:
    """Return the users that an option lists."""
    return tuple([int(user) for user in set_.get(key, "").split(",") if user])


async def put(desk: Desk, key: str, value: str) -> None:
    """Set an option of a table."""
    await options.put(desk.tx, desk.id, key, value)
    desk.options = {**desk.options, key: value}
