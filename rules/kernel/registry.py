"""Finds the games: the packages beside the kernel, and packages installed beside the bot.

An installed package declares an entry point of the group `cogwork.games`, named by the game's key, that names the
package. One that cannot be taken whole is refused, which leaves the others as they are.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final, NamedTuple

from rules.kernel.errors import NoSuchGame
from rules.kernel.game import Game

_RULES: Final = Path(__file__).parents[1]
GROUP: Final = "cogwork.games"
WANTED: Final = ("text/en.ftl", "help/en.md")
"""Files without which a game could not be read."""


class Home(NamedTuple):
    """The module that exports GAME, with texts and rulebook in folders beside it, and the one that exports PICTURES."""

    rules: str
    pictures: str


class _Unfit(Exception):
    """A package that is no whole game; the message ends a sentence about it."""


class _Found(NamedTuple):
    games: dict[str, Game[Any, Any]]
    homes: dict[str, Home]
    refused: dict[str, str]


def games() -> dict[str, Game[Any, Any]]:
    """Return every game by key, those of the bot first, else in alphabetical order."""
    return _found().games


def refused() -> dict[str, str]:
    """Return why a game is not among `games`, each in one line, by the key or package under which it was found."""
    return _found().refused


def find(key: str) -> Game[Any, Any]:
    """Return the game of that key.

    Raises:
        NoSuchGame: there is none, or it was refused.
    """
    found = _found()
    if key in found.games:
        return found.games[key]
    if key in found.refused:
        raise NoSuchGame(f"{key!r} cannot be played: {found.refused[key]}")
    raise NoSuchGame(f"no game is called {key!r}; there are {', '.join(found.games)}")


def home(key: str) -> Home:
    """Return where a game is.

    Raises:
        NoSuchGame: there is none of that key.
    """
    find(key)
    return _found().homes[key]


def folder(key: str) -> Path:
    """Return where a game's data, texts and help lie.

    Raises:
        NoSuchGame: there is none of that key.
    """
    return _folder(home(key))


@cache
def _found() -> _Found:
    found = _Found({}, {}, {})
    for name in sorted(module.name for module in iter_modules([str(_RULES)]) if module.ispkg):
        # A package that exports no game is one that is being written.
        if name != "kernel" and hasattr(import_module(f"rules.{name}"), "GAME"):
            _take(found, name, Home(f"rules.{name}", f"render.{name}"))
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        if point.name in found.homes:
            # Under its key alone the refusal would be read as that of the game that has it.
            taken = found.homes[point.name].rules
            found.refused[f"{point.name} of {point.value}"] = f"{taken} already has that key"
        else:
            _take_guest(found, point.name, Home(point.value, f"{point.value}.pictures"))
    return found


def _take(found: _Found, key: str, home: Home) -> None:
    game = import_module(home.rules).GAME
    found.games[key], found.homes[key] = game, home


def _take_guest(found: _Found, key: str, home: Home) -> None:
    """Take a game from an installed package, or note in one line what is wrong with it."""
    try:
        _check(key, home)
    except (Exception, SystemExit) as fault:  # noqa: BLE001  whatever a guest brings, the others play on
        told = str(fault) if isinstance(fault, _Unfit) else f"{home.rules} raised {type(fault).__name__}: {fault}"
        found.refused[key] = " ".join(told.split())
    else:
        _take(found, key, home)


def _check(key: str, home: Home) -> None:
    """Refuse what lacks a part.

    Raises:
        _Unfit: it does.
        Exception: whatever its modules raise.
    """
    game = getattr(import_module(home.rules), "GAME", None)
    if not isinstance(game, Game):
        raise _Unfit(f"{home.rules} exports no GAME")
    if game.info.key != key:
        raise _Unfit(f"{home.rules} calls it {game.info.key!r}")
    if missing := [name for name in WANTED if not (_folder(home) / name).is_file()]:
        raise _Unfit(f"{home.rules} lacks {' and '.join(missing)}")
    if find_spec(home.pictures) is None:
        raise _Unfit(f"{home.rules} lacks pictures")
    # Where nothing can draw, rules are played without pictures.
    if find_spec("PIL") and find_spec("render") and not hasattr(import_module(home.pictures), "PICTURES"):
        raise _Unfit(f"{home.pictures} exports no PICTURES")


def _folder(home: Home) -> Path:
    return Path(import_module(home.rules).__path__[0])
