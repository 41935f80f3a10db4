"""The host's refusals and failures.

HostError
├── Refused        what was asked cannot be done; `text` says why, kindly, in the user's language
└── Undeliverable  a notice can never arrive (the place is gone or closed); trying again is no use

Unwritable comes from the database: nothing can be stored for now, and nothing has changed.
"""

from db.errors import Unwritable
from rules.kernel.model import Arg, Text

__all__ = ["HostError", "Refused", "Undeliverable", "Unwritable"]


class HostError(Exception):
    """Anything the host refuses or cannot do."""


class Refused(HostError):
    """A request that was not carried out; nothing has changed."""

    def __init__(self, key: str, **args: Arg) -> None:
        """Take the message `key` and its arguments."""
        super().__init__(key)
        self.text = Text(key, args)


class Undeliverable(HostError):
    """A notice that cannot arrive where it should, now or later."""
