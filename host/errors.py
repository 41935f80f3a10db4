"""The host's refusals and failures.

HostError
├── Refused        what was asked cannot be done; `text` says why, kindly, in the user's language
│   └── Unplayable an answer to a game; `text` has parts in the game's own words and its players' names
├── Undeliverable  a notice can never arrive (the place is gone or closed); trying again is no use
└── Delayed        a notice has not arrived, and may later

Unwritable comes from the database: nothing can be stored for now, and nothing has changed.
"""

from db.errors import Unwritable
from host.model import Table
from rules.kernel.model import Arg, Text

__all__ = ["Delayed", "HostError", "Refused", "Undeliverable", "Unplayable", "Unwritable"]


class HostError(Exception):
    """Anything the host refuses or cannot do."""


class Refused(HostError):
    """A request that was not carried out; nothing has changed."""

    def __init__(self, key: str, **args: Arg) -> None:
        """Take the message `key` and its arguments."""
        super().__init__(key)
        self.text = Text(key, args)


class Unplayable(Refused):
    """An answer that was not given; its text is said with its table's words: the game's, and its players' names."""

    def __init__(self, table: Table, key: str, **args: Arg) -> None:
        """Take the table, the message `key` and its arguments."""
        super().__init__(key, **args)
        self.table = table


class Undeliverable(HostError):
    """A notice that cannot arrive where it should, now or later."""


class Delayed(HostError):
    """A notice that could not arrive for a reason that passes."""

    def __init__(self, why: str, wait: float = 0.0) -> None:
        """Take the reason for the log, and the seconds before which another try is no use."""
        super().__init__(why)
        self.wait = wait
