"""What the pictures of every game are drawn from in tests: a module a game, named by the game's key.

Each has WORDS, NAMES and LONG_NAMES (for the most seats), VIEWS of the table, OWN_VIEWS of those who sit there, every
alternative text (`told`) and every picture (`drawn`) of a view, and GOLDENS, the drawings kept as golden pictures.
"""

from collections.abc import Iterable
from importlib import import_module
from typing import Any, TypeVar

from fluent.runtime import FluentBundle, FluentResource
from msgspec.structs import replace

from rules.kernel.registry import games
from rules.kernel.words import Words

View = TypeVar("View", bound=Any)


def by_game() -> dict[str, Any]:
    """The modules of all games by key."""
    return {game: import_module(f"{__name__}.{game}") for game in games()}


def speaking(lang: str, lines: Iterable[str]) -> Words:
    """Words of these messages, which no translator can change under the golden pictures."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource("\n".join(lines) + "\n"))
    return Words((bundle,))


def first_player(view: View, **changes: object) -> View:
    """The same view with another first player."""
    return replace(view, players=(replace(view.players[0], **changes), *view.players[1:]))
