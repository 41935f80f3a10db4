"""What the tests of one run have drawn; a drawing follows from its job alone, so nobody needs to wait twice."""

import pickle
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeVar
from uuid import uuid4

import msgspec

from render import jobs, worker
from tests.unpainted import empty_files

Job = TypeVar("Job", bound=msgspec.Struct)
Made = TypeVar("Made")


BARE: Final[frozenset[object]] = frozenset(
    {jobs.draw, jobs.draw_sheet, jobs.draw_banner, jobs.draw_legend, jobs.draw_guide}
)


def without_paint(drawing: Callable[[Job], Made], job: Job) -> Made:
    """Lay out and do not paint, in the process that draws."""
    with empty_files():
        return drawing(job)


class Drawn:
    """A folder that the processes of a run share, with a file for each job that the worker has carried out."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._apart = worker.apart
        folder.mkdir(exist_ok=True)

    async def apart(self, drawing: Callable[[Job], Made], job: Job) -> Made:
        """Take a drawing from the folder, or have it drawn; stands in for the worker's function."""
        return await self._made(drawing, job, drawing)

    async def laid_out(self, drawing: Callable[[Job], Made], job: Job) -> Made:
        """Take or have made a file of the same name, size and alternative text as a drawing, but with nothing on it.

        Icons, frames of films and pictures that are compared with others are drawn.
        """
        return await self._made(drawing, job, partial(without_paint, drawing) if drawing in BARE else drawing)

    async def _made(self, drawing: Callable[[Job], Made], job: Job, make: Callable[[Job], Made]) -> Made:
        said = msgspec.msgpack.encode((drawing.__module__, drawing.__qualname__, make is drawing, job))
        file = self._folder / sha256(said).hexdigest()
        if file.exists():
            known: Made = pickle.loads(file.read_bytes())  # noqa: S301  of this very run
            return known
        made = await self._apart(make, job)
        unfinished = self._folder / uuid4().hex
        unfinished.write_bytes(pickle.dumps(made))
        unfinished.replace(file)
        return made
