"""Garbage is collected and the database tidied while nobody waits; left to themselves, they do it during a click.

A full collection takes some 0.03 seconds under load, in which nobody is answered. Left out for ten minutes at 25 clicks
a second, it would leave half a million dead objects in memory. SQLite
moves what it has gathered into its file at every thousandth page, which waits twice for the disk.
"""

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from itertools import count

from db import Database, DatabaseError, Unwritable

log = logging.getLogger(__name__)

EVERY = 2.0
"""Seconds between two rounds, each of which looks at garbage that is young."""
FULL = 15
"""Every so many rounds one looks at everything: half a minute. What was on its way in an earlier round lies there."""
AT_LATEST = 200_000
"""New objects after which Python collects by itself all the same: half a minute's at 50 clicks a second."""


async def keep_tidy(calm: Callable[[], Awaitable[None]], db: Database, give_back: Callable[[], None]) -> None:
    """Collect garbage and tidy the database for ever, each time after waiting for a calm moment.

    `give_back` is called where much may have become free.
    """
    usual = gc.get_threshold()
    gc.set_threshold(AT_LATEST, *usual[1:])
    try:
        for round_ in count(1):
            await asyncio.sleep(EVERY)
            await calm()
            gc.collect(1 if round_ % FULL else 2)
            if round_ % FULL == 0:
                give_back()
            await _tidy(db)
    finally:
        gc.set_threshold(*usual)


async def _tidy(db: Database) -> None:
    try:
        await db.tidy()
    except Unwritable:
        log.debug("the database cannot be tidied, as nothing can be stored")
    except DatabaseError as fault:
        # Whoever writes next finds the same, and is told.
        log.warning("the database could not be tidied: %s", fault)
