"""What the tests of one run have drawn; a drawing follows from its order alone, so nobody needs to wait twice."""

import pickle
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import TypeVar
from uuid import uuid4

import msgspec

from render import worker

Order = TypeVar("Order", bound=msgspec.Struct)
Made = TypeVar("Made")


class Drawn:
    """A folder that the processes of a run share, with a file for each order that the worker has carried out."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._apart = worker.apart
        folder.mkdir(exist_ok=True)

    async def apart(self, drawing: Callable[[Order], Made], order: Order) -> Made:
        """Take a drawing from the folder, or have it drawn; stands in for the worker's function."""
        said = msgspec.msgpack.encode((drawing.__module__, drawing.__qualname__, order))
        file = self._folder / sha256(said).hexdigest()
        if file.exists():
            known: Made = pickle.loads(file.read_bytes())  # noqa: S301  of this very run
            return known
        made = await self._apart(drawing, order)
        unfinished = self._folder / uuid4().hex
        unfinished.write_bytes(pickle.dumps(made))
        unfinished.replace(file)
        return made
