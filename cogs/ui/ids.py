"""The custom ids of components: everything a press needs to say travels in them, so they work after a restart.

`d:` a button and `c:` a select of a decision, `t:` a button of a table. No id is longer than 100 characters.
"""

import re
from typing import Literal, NamedTuple

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
"""One character an option: picks so far are written with these, so a long choice may have 64 options."""

_DECISION = r"(?P<table>\d{1,12}):(?P<seat>\d{1,2})\.(?P<number>\d{1,6}):(?P<epoch>\d{1,6}):"
BUTTON = re.compile(rf"d:{_DECISION}(?P<verb>[=*p]?)(?P<rest>[0-9A-Za-z_-]*)")
SELECT = re.compile(rf"c:{_DECISION}(?P<verb>[s+])(?P<group>\d{{1,2}})\.(?P<rest>[0-9A-Za-z_-]*)")
TABLE = re.compile(r"t:(?P<table>\d{1,12}):(?P<action>[a-z]+)(?::(?P<argument>\d{1,12}))?")

Action = Literal["join", "leave", "start", "hand", "board", "log", "undo", "agree", "keep", "concede"]


class Asked(NamedTuple):
    """Which question a component belongs to."""

    table: int
    seat: int
    number: int
    epoch: int

    def button(self, verb: str, rest: str | int = "") -> str:
        """Return the id of a button: an option's number, or `=` done, `*` start again, `p` page, with what follows."""
        return f"d:{self.table}:{self.seat}.{self.number}:{self.epoch}:{verb}{rest}"

    def select(self, verb: Literal["s", "+"], group: int, picked: str = "") -> str:
        """Return the id of a select: `s` answers with what is chosen, `+` adds it to what was picked before."""
        return f"c:{self.table}:{self.seat}.{self.number}:{self.epoch}:{verb}{group}.{picked}"


def asked(match: re.Match[str]) -> Asked:
    """Return the question that an id names."""
    return Asked(*(int(match[name]) for name in ("table", "seat", "number", "epoch")))


def table_id(table: int, action: Action, argument: int | None = None) -> str:
    """Return the id of a button of a table."""
    return f"t:{table}:{action}" + ("" if argument is None else f":{argument}")


def write(picks: tuple[int, ...]) -> str:
    """Return picks as text for an id."""
    return "".join(DIGITS[pick] for pick in picks)


def read(picked: str) -> tuple[int, ...]:
    """Return the picks that `write` wrote."""
    return tuple(DIGITS.index(digit) for digit in picked)
