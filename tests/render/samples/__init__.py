"""What the pictures of every game are drawn from in tests: a module a game, named by the game's key.

Each has WORDS, LONG_NAMES (for the most seats), VIEWS of the table and OWN_VIEWS of those who sit there, by what is
special about them, and GOLDENS, what draws the pictures kept as golden ones, by the names of their files. A view has
`players`, one for each seat.

A module may also have `told`, which returns every alternative text of a view without drawing, in the order of
`drawings`, and `plain_words`, other words of a language that the pictures must do with too.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from fluent.runtime import FluentBundle, FluentResource
from msgspec.structs import replace

from render.kit.picture import Drawing
from render.registry import pictures
from rules.kernel.registry import games
from rules.kernel.words import Words, of_game
from tests.games import material

View = TypeVar("View", bound=Any)


def by_game() -> dict[str, Any]:
    """The modules of all games by key."""
    return {game: material(game).drawn_from() for game in games()}


def names_for(game: str, view: Any) -> Sequence[str]:
    """Names as long as they get, one for each seat."""
    names: Sequence[str] = material(game).drawn_from().LONG_NAMES
    return names[: len(view.players)]


def spoken(game: str, lang: str) -> list[Words]:
    """The words with which a game's pictures are looked at in a language."""
    plain: Callable[[str], Words] | None = getattr(material(game).drawn_from(), "plain_words", None)
    return [of_game(game, lang), *([plain(lang)] if plain else [])]


def drawings(game: str, view: Any, words: Words, names: Sequence[str]) -> list[Drawing]:
    """Every picture of a view: the table, the viewer's own, and the further ones."""
    made = pictures(game)
    return [draw(view, words, names) for draw in (made.table, made.private, *(one.draw for one in made.more(view)))]


def told(game: str, view: Any, words: Words, names: Sequence[str]) -> list[str]:
    """Every alternative text of a view."""
    tell: Callable[..., list[str]] | None = getattr(material(game).drawn_from(), "told", None)
    return tell(view, words, names) if tell else [one.alt for one in drawings(game, view, words, names)]


def speaking(lang: str, lines: Iterable[str]) -> Words:
    """Words of these messages, which no translator can change under the golden pictures."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource("\n".join(lines) + "\n"))
    return Words((bundle,))


def first_player(view: View, **changes: object) -> View:
    """The same view with another first player."""
    return replace(view, players=(replace(view.players[0], **changes), *view.players[1:]))
