"""Finds the games: every package beside the kernel that exports GAME."""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from rules.kernel.errors import BadSetup
from rules.kernel.game import Game

_RULES: Final = Path(__file__).parents[1]


@cache
def games() -> dict[str, Game[Any, Any]]:
    """Return every game by key, in alphabetical order."""
    names = sorted(module.name for module in iter_modules([str(_RULES)]) if module.ispkg and module.name != "kernel")
    packages = {name: import_module(f"rules.{name}") for name in names}
    return {name: package.GAME for name, package in packages.items() if hasattr(package, "GAME")}


def find(key: str) -> Game[Any, Any]:
    """Return the game of that key.

    Raises:
        BadSetup: there is none.
    """
    try:
        return games()[key]
    except KeyError:
        raise BadSetup(f"no game is called {key!r}; there are {', '.join(games())}") from None


def folder(key: str) -> Path:
    """Return where a game's data, texts and help lie."""
    return _RULES / key
