"""Draws in processes of its own: drawing in a thread would take turns with whoever answers clicks, for every picture.

They are started once, give way to the bot when the machine is busy, and leave with it however it ends.
"""

import atexit
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final, TypeVar

from render.emojis import Emblem, IconJob, draw_icon
from render.jobs import (
    BannerJob,
    Change,
    DrawingJob,
    GuideJob,
    LegendJob,
    SheetJob,
    draw,
    draw_banner,
    draw_frame,
    draw_guide,
    draw_legend,
    draw_marked,
    draw_sheet,
    move_in,
)
from render.kit import film
from render.kit.picture import Picture
from render.registry import pictures
from workers.pool import Pool, nothing

PROCESSES: Final = min(3, max(1, len(os.sched_getaffinity(0)) - 1)) if sys.platform == "linux" else 1
"""As many as the machine has cores beside the bot's own, and no more than a crowd needs: each takes some 70 MB."""
SILENCE: Final = 10.0
BINDING: Final = 120.0
"""Seconds that a picture, and a film, may take at most; then another process tries."""
Job = TypeVar("Job")
Made = TypeVar("Made")


async def draw_apart(job: DrawingJob) -> Picture:
    """Have the worker draw; if its process ends or hangs, another one does.

    Raises:
        LookupError: the game has no pictures.
    """
    return await apart(draw, job)


async def sheet_apart(job: SheetJob) -> Picture:
    """Have the worker draw a score sheet.

    Raises:
        LookupError: as `draw`.
    """
    return await apart(draw_sheet, job)


async def banner_apart(job: BannerJob) -> Picture:
    """Have the worker draw the banner of a game's lobby.

    Raises:
        LookupError: as `draw`.
    """
    return await apart(draw_banner, job)


async def legend_apart(job: LegendJob) -> Picture:
    """Have the worker draw a page of a game's legend.

    Raises:
        LookupError: as `draw_legend`.
    """
    return await apart(draw_legend, job)


async def guide_apart(job: GuideJob) -> Picture:
    """Have the worker draw a picture that teaches.

    Raises:
        LookupError: as `draw_guide`.
    """
    return await apart(draw_guide, job)


async def frame_apart(job: DrawingJob) -> bytes:
    """Have the worker draw a frame of a film; other pictures may be drawn between two frames.

    Raises:
        LookupError: as `draw`.
    """
    return await apart(draw_frame, job)


async def mark_apart(change: Change) -> Picture:
    """Have the worker draw a picture with what changed in frames.

    Raises:
        LookupError: as `draw`.
    """
    return await apart(draw_marked, change)


async def icon_apart(job: IconJob) -> Emblem:
    """Have the worker draw an icon.

    Raises:
        LookupError: there is no such icon.
    """
    return await apart(draw_icon, job)


async def bind_apart(frames: Sequence[bytes], game: str) -> bytes:
    """Have a film, a GIF, made of a game's frames, in a process for it alone: it takes seconds, and no panel waits."""
    cutter = Pool("films", 1, nothing, BINDING)
    try:
        return await cutter.ask(partial(film.reel, own=pictures(game).colours), frames)
    finally:
        cutter.close()


async def apart(drawing: Callable[[Job], Made], job: Job) -> Made:
    """Have the worker draw something else; the function must be one of a module, and the job must pickle."""
    return await _pool().ask(drawing, job)


def open_up() -> None:
    """Start the processes now, so that the first picture need not wait for it."""
    _pool().open_up()


@cache
def _pool() -> Pool:
    pool = Pool("drawing", PROCESSES, move_in, SILENCE)
    atexit.register(pool.close)
    return pool
