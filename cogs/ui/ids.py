"""The custom ids of components: everything a press needs to say travels in them, so they work after a restart.

`d:` a button and `c:` a select of a decision, `t:` a button of a table, `v:` one that shows a further picture of it,
`s:` a select of a setting. No id is longer than 100 characters.
"""

import re
from typing import Final, Literal, NamedTuple, TypeAlias

DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
"""Picks so far are written with these: one an option among the first 64, else two each behind a full stop."""
WIDE_PICKS: Final = 29
"""So many picks fit into an id when one of them is beyond the first 64 options."""

Picks: TypeAlias = tuple[int, ...]

_DECISION = r"(?P<table>\d{1,12}):(?P<seat>\d{1,2})\.(?P<number>\d{1,6})(?P<mark>(?:[a-z]{2})?):(?P<epoch>\d{1,6}):"
_PICKS = r"\.?[0-9A-Za-z_-]*"
BUTTON = re.compile(
    rf"d:{_DECISION}"
    rf"(?:(?P<pick>\d{{1,4}})|=(?P<done>{_PICKS})|!(?P<shortcut>\d{{1,3}})|(?P<again>\*)|p(?P<group>\d)\.(?P<page>\d{{1,3}})\.(?P<picked>{_PICKS}))"
)
SELECT = re.compile(rf"c:{_DECISION}(?P<verb>[s+!])(?P<group>\d)\.(?P<picked>{_PICKS})")
TABLE = re.compile(r"t:(?P<table>\d{1,12}):(?P<action>[a-z]+)(?::(?P<argument>\d{1,12}))?")
LOOK = re.compile(r"v:(?P<table>\d{1,12}):(?P<key>[a-z0-9_-]{1,40})(?P<turn>\+?)")
SETTING = re.compile(r"s:(?P<table>\d{1,12}):(?P<key>[a-z0-9_-]{1,40}|\*)")
PLACES: Final = "*"
"""Stands for the number of players among the settings."""

Action = Literal[
    "join",
    "leave",
    "start",
    "wait",
    "settings",
    "plan",
    "report",
    "forget",
    "mute",
    "awake",
    "hand",
    "board",
    "own",
    "why",
    "log",
    "undo",
    "agree",
    "keep",
    "concede",
    "take",
    "back",
    "kick",
    "stay",
    "pause",
    "goon",
    "resume",
    "rewind",
    "ask",
    "allow",
    "forbid",
    "rematch",
    "computer",
    "dismiss",
    "hint",
    "turnpage",
    "alone",
    "putaway",
    "endlesson",
    "forreal",
    "lookagain",
]


Verb = Literal["s", "+", "!"]


class Asked(NamedTuple):
    """Which question a component belongs to; `mark` tells questions of one number apart."""

    table: int
    seat: int
    number: int
    epoch: int
    mark: str = ""

    def option(self, pick: int) -> str:
        """Return the id of a button that answers with one option."""
        return f"d:{self._head}:{pick}"

    def done(self, picked: Picks) -> str:
        """Return the id of a button that answers with what was picked, perhaps nothing."""
        return f"d:{self._head}:={write(picked)}"

    def again(self) -> str:
        """Return the id of a button that forgets what was picked."""
        return f"d:{self._head}:*"

    def page(self, group: int, page: int, picked: Picks) -> str:
        """Return the id of a button that shows another page of a group and keeps what was picked."""
        return f"d:{self._head}:p{group}.{page}.{write(picked)}"

    def shortcut(self, number: int) -> str:
        """Return the id of a button that gives several answers at once."""
        return f"d:{self._head}:!{number}"

    def select(self, verb: Verb, group: int, picked: Picks = ()) -> str:
        """Return the id of a select.

        `s` answers with what is chosen, `+` adds it to what was picked before, `!` takes the shortcut chosen.
        """
        return f"c:{self._head}:{verb}{group}.{write(picked)}"

    @property
    def _head(self) -> str:
        return f"{self.table}:{self.seat}.{self.number}{self.mark}:{self.epoch}"


class Browse(NamedTuple):
    """Where in a long question a reader is: the page shown of a group of options, and what was picked so far."""

    asked: Asked
    group: int = 0
    page: int = 0
    picked: Picks = ()


class Quick(NamedTuple):
    """A shortcut of a question, by its number."""

    number: int


class Answer(NamedTuple):
    """An answer to a question: picks, or a shortcut that stands for several answers."""

    asked: Asked
    given: Picks | Quick


class TableRequest(NamedTuple):
    """Something to be done at a table; what the argument is depends on the action."""

    table: int
    action: Action
    argument: int | None = None


class LookRequest(NamedTuple):
    """A further picture of a table, to be shown in the message that was pressed if it is to `turn`."""

    table: int
    key: str
    turn: bool


class SettingRequest(NamedTuple):
    """What is chosen for a setting of a table."""

    table: int
    key: str
    choice: str


def asked(match: re.Match[str]) -> Asked:
    """Return the question that an id names."""
    table, seat, number, epoch = (int(match[name]) for name in ("table", "seat", "number", "epoch"))
    return Asked(table, seat, number, epoch, match["mark"])


def meaning(button: re.Match[str]) -> Picks | Quick | Browse:
    """Return what a decision's button says: picks that answer it, a shortcut, or what to show instead."""
    if button["shortcut"] is not None:
        return Quick(int(button["shortcut"]))
    if button["pick"] is not None:
        return (int(button["pick"]),)
    if button["done"] is not None:
        return read(button["done"])
    if button["again"]:
        return Browse(asked(button))
    return Browse(asked(button), int(button["group"]), int(button["page"]), read(button["picked"]))


def table_id(table: int, action: Action, argument: int | None = None) -> str:
    """Return the id of a button of a table."""
    return f"t:{table}:{action}" + ("" if argument is None else f":{argument}")


def look_id(table: int, key: str, *, turn: bool = False) -> str:
    """Return the id of a button that shows a further picture: in a message of its own, or where one is (`turn`)."""
    return f"v:{table}:{key}{'+' if turn else ''}"


def setting_id(table: int, key: str) -> str:
    """Return the id of the select of a setting."""
    return f"s:{table}:{key}"


def write(picks: Picks) -> str:
    """Return picks, each below 4,096, as text for an id."""
    if max(picks, default=0) < len(DIGITS):
        return "".join(DIGITS[pick] for pick in picks)
    return "." + "".join(DIGITS[pick // len(DIGITS)] + DIGITS[pick % len(DIGITS)] for pick in picks)


def read(picked: str) -> Picks:
    """Return the picks that `write` wrote."""
    digits = [DIGITS.index(digit) for digit in picked.removeprefix(".")]
    if not picked.startswith("."):
        return tuple(digits)
    return tuple(high * len(DIGITS) + low for high, low in zip(digits[::2], digits[1::2], strict=False))
