"""Times in which nothing can be stored: the disk is full, another process holds the file, the server is gone.

The log has one line when one begins and one at its end.
"""

import logging
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import delete, insert

from db import schema
from db.direct import BUSY_SECONDS
from db.errors import Unreachable, Unwritable
from db.transaction import Transaction

log = logging.getLogger(__name__)

ROOM: Final = 65_536
"""So much must fit before an outage counts as over: a change of one row often fits on a disk that is full."""
_TRIAL: Final = {"guild": 0, "key": "trial"}
_PUT: Final = insert(schema.guild_option)
_DROP: Final = delete(schema.guild_option).filter_by(**_TRIAL)


class Outage:
    """Whether the database can be written, as far as those who write have found out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Take a clock that counts seconds."""
        self._now = now
        self._since: float | None = None
        self._refused = 0
        self._needs_room = False
        self.call: Callable[[], None] = _nobody
        """What is called when an outage begins, so that somebody looks after its end."""

    @property
    def lasts(self) -> bool:
        """Whether nothing can be stored just now."""
        return self._since is not None

    def patience(self) -> float:
        """Return the seconds to wait for a file that another process holds: none after the first wait in vain."""
        return 0.0 if self.lasts else BUSY_SECONDS

    def note(self, fault: Unwritable) -> None:
        """Count what was refused; the first refusal begins the outage."""
        self._refused += 1
        self._needs_room = self._needs_room or not isinstance(fault, Unreachable)
        if self._since is None:
            self._since = self._now()
            log.error("nothing can be stored: %s. What people do is refused until it can", fault)
            self.call()

    def stored(self) -> None:
        """Note a change that was stored, which ends an outage unless it is room that was missing."""
        if not self._needs_room:
            self.end()

    def end(self) -> None:
        """Note that the database can be written again."""
        if self._since is not None:
            lasted = self._now() - self._since
            log.warning("the database can be written again after %.0f s; it refused %s times", lasted, self._refused)
        self._since, self._refused, self._needs_room = None, 0, False


def _nobody() -> None:
    """Wait for whoever looks at the database next."""


async def try_out(tx: Transaction) -> None:
    """Store something of some size and take it back, all in the caller's transaction.

    Raises:
        Unwritable: There is no room yet.
    """
    await tx.send(_PUT, **_TRIAL, value="." * ROOM)
    await tx.send(_DROP)
