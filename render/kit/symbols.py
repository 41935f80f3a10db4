"""What a game's symbols are called and mean: leaves of a legend, each a few pages of a name and a sentence an icon.

How a page is drawn is told in `render.kit.legend`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from msgspec import Struct
from PIL import Image

from rules.kernel.model import Text
from rules.kernel.words import Words, load

ROWS: Final = 7
"""Symbols of a page, at most."""
FOLDER: Final = Path(__file__).parent.parent / "text" / "legend"
NO_SIGNS: Final[Mapping[str, Callable[[int], Image.Image]]] = MappingProxyType({})


class Symbol(Struct, frozen=True):
    """One to four icons that mean the same, by key, with a name and a sentence; `others` are more of that kind."""

    name: Text
    about: Text
    icons: tuple[str, ...]
    others: tuple[str, ...] = ()


def symbol(key: str, *icons: str, others: Iterable[str] = ()) -> Symbol:
    """Return a symbol whose name is the message `key` and whose sentence is `about-<key>`; its icon is named alike."""
    return Symbol(Text(key), Text(f"about-{key}"), icons or (key,), tuple(others))


class Leaf(Struct, frozen=True):
    """Symbols of a kind under a title."""

    title: Text
    symbols: tuple[Symbol, ...]


class Page(NamedTuple):
    """A part of a leaf: `number` of `parts`, from 1."""

    title: Text
    symbols: tuple[Symbol, ...]
    number: int
    parts: int


class Legend(Struct, frozen=True):
    """All that a game's texts and pictures show; `folder` holds its words, `signs` what only its pictures show."""

    leaves: tuple[Leaf, ...] = ()
    folder: Path = FOLDER
    signs: Mapping[str, Callable[[int], Image.Image]] = NO_SIGNS

    @property
    def pages(self) -> tuple[Page, ...]:
        """Return the pages, the game's own symbols first, then those of every game; none without any of its own."""
        return () if not self.leaves else tuple(page for leaf in (*self.leaves, SHARED) for page in _pages(leaf))

    def words(self, lang: str, game: Words) -> Words:
        """Return what names and explains the symbols: in each language the game's own words before the legend's."""
        own = (game, load(self.folder, lang), load(FOLDER, lang))
        bundles = [bundle for words in own for bundle in words.bundles]
        return Words(tuple(sorted(bundles, key=lambda bundle: bundle.locales[0] != lang)))


def _pages(leaf: Leaf) -> Iterator[Page]:
    """Yield the pages of a leaf, about as many symbols on each."""
    parts = -(-len(leaf.symbols) // ROWS)
    for number in range(parts):
        start, end = (len(leaf.symbols) * at // parts for at in (number, number + 1))
        yield Page(leaf.title, leaf.symbols[start:end], number + 1, parts)


def title_of(page: Page, words: Words) -> str:
    """Return what a page is called."""
    title = words(page.title)
    return title if page.parts == 1 else f"{title} {page.number}/{page.parts}"


def greyed(names: Iterable[str]) -> Leaf:
    """Return the leaf on what stands over greyed things: those of the signs of `kit.missing` that a game shows."""
    return Leaf(Text("legend-greyed"), tuple(symbol(f"sign-{name}", name) for name in names))


SHARED: Final = Leaf(
    Text("legend-shared"),
    (
        symbol("sign-points", "points"),
        symbol("sign-cards", "card", "cards", "tile"),
        symbol("sign-arrow", "arrow", "swap"),
        symbol("sign-done", "done", "decline", "pass", "stop"),
        symbol("sign-crown", "crown"),
        symbol("sign-clock", "clock"),
        symbol("sign-seats", "seat-1", "seat-2", "seat-3", "seat-4", others=("seat-5",)),
    ),
)
"""The icons of every game."""
