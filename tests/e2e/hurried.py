"""`bot.py` with clocks of play that run faster: only the host's time is hurried, not that of Discord or the network.

`HURRIED_BY` says how many times faster, `HURRIED_SINCE` since when, so that several processes agree.
"""

import asyncio
import os
import sys
import time
from collections.abc import Callable

import bot
from db import Database
from host.host import Host
from host.operation import processes
from host.time import timekeeper

REST = 0.1
"""Seconds between two looks at the deadlines at most; the usual minute would be days here."""


def clock(by: float, since: float) -> Callable[[], float]:
    """Return a clock that has run so many times faster since then."""
    return lambda: since + (time.time() - since) * by


def hurry(by: float, since: float) -> None:
    """Give every host that is made from now on such a clock."""
    now = clock(by, since)

    def host(db: Database, _now: Callable[[], float], secret: Callable[[], str]) -> Host:
        return Host(db, now, secret, rest=lambda seconds: asyncio.sleep(seconds / by))

    bot.Host = host  # type: ignore[assignment, attr-defined]
    timekeeper.LONGEST_REST = REST  # type: ignore[misc]
    processes.SILENT *= by  # type: ignore[misc]


if __name__ == "__main__":
    hurry(float(os.environ["HURRIED_BY"]), float(os.environ["HURRIED_SINCE"]))
    sys.exit(bot.main([]))
