"""Finds a game's pictures: the package `render.<game>` exports PICTURES."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from render.kit.picture import Further, GamePictures


@cache
def pictures(key: str) -> GamePictures:
    """Return the pictures of the game of that key.

    Raises:
        LookupError: there are none.
    """
    if not key.isidentifier() or find_spec(f"render.{key}") is None:
        raise LookupError(f"no pictures are known for {key!r}")
    found: GamePictures | None = getattr(import_module(f"render.{key}"), "PICTURES", None)
    if found is None:
        raise LookupError(f"no pictures are known for {key!r}")
    return found


def more(key: str, view: Any) -> tuple[Further, ...]:  # noqa: ANN401  each game has its own view
    """Return the further public pictures of a game, none if it has no pictures at all."""
    try:
        return pictures(key).more(view)
    except LookupError:
        return ()
