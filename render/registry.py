"""Finds a game's pictures: the module that exports PICTURES, `render.<game>` or that of an installed package."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from render.kit.icons import COMMON
from render.kit.picture import Further, GamePictures, Icon
from rules.kernel import registry
from rules.kernel.errors import NoSuchGame


@cache
def pictures(key: str) -> GamePictures:
    """Return the pictures of the game of that key.

    Raises:
        LookupError: there are none.
    """
    try:
        module = registry.home(key).pictures
    except NoSuchGame as error:
        raise LookupError(f"no pictures are known for {key!r}") from error
    found: GamePictures | None = getattr(import_module(module), "PICTURES", None) if find_spec(module) else None
    if found is None:
        raise LookupError(f"no pictures are known for {key!r}")
    return found


def more(key: str, view: Any) -> tuple[Further, ...]:  # noqa: ANN401  each game has its own view
    """Return the further public pictures of a game, none if it has no pictures at all."""
    try:
        return pictures(key).more(view)
    except LookupError:
        return ()


def icons(key: str) -> Mapping[str, Icon]:
    """Return the icons that options and texts of a game may name: its own over those that every game has."""
    try:
        return {**COMMON, **pictures(key).icons}
    except LookupError:
        return COMMON
