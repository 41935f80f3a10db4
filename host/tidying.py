"""Garbage is collected while nobody waits; left to itself, Python does it in the middle of a click.

With five hundred games in memory a full collection takes a tenth of a second, in which nobody is answered.
"""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from itertools import count

EVERY = 2.0
"""Seconds between two collections of what is young."""
FULL = 300
"""Every so many collections one looks at everything: ten minutes."""
AT_LATEST = 200_000
"""New objects after which Python collects by itself all the same: half a minute's at 50 clicks a second."""


async def keep_tidy(calm: Callable[[], Awaitable[None]]) -> None:
    """Collect garbage for ever, each time after waiting for a calm moment."""
    usual = gc.get_threshold()
    gc.set_threshold(AT_LATEST, *usual[1:])
    try:
        for round_ in count(1):
            await asyncio.sleep(EVERY)
            await calm()
            gc.collect(1 if round_ % FULL else 2)
    finally:
        gc.set_threshold(*usual)
