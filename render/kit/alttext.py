"""What the alternative texts of all games share: a description of a view, its style, a text that Discord takes whole.

What is told, and in which words, is each game's own.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from render.kit.labels import Labels
from render.kit.picture import ALT_LIMIT, clipped
from rules.kernel.model import Arg
from rules.kernel.words import Words


class Style(Struct, frozen=True):
    """How much is said; `name` is the most characters of a player's name."""

    name: int = 40


View = TypeVar("View")
HowMuch = TypeVar("HowMuch", bound=Style)


class AltText(Generic[View, HowMuch]):
    """Puts one view into sentences; `prefix` is what the keys of the game's `labels_in` begin with."""

    prefix: ClassVar[str]
    labels_in: ClassVar[Labels]

    def __init__(self, view: View, words: Words, names: Sequence[str], style: HowMuch) -> None:
        """Take the view, the reader's words, the players' names in seat order, and how much to say."""
        self.view = view
        self.style = style
        self.words = words
        self.labels = type(self).labels_in(words.lang)
        self.names = [cut(" ".join(name.split()), style.name) for name in names]

    def said(self, key: str, **args: Arg) -> str:
        """Return a label of this game's alternative texts."""
        return self.labels.say(f"{self.prefix}{key}", args)

    def of(self, name: str, told: str) -> str:
        """Return what is told of somebody or something, behind its name."""
        return f"{name}{self.words.colon}{told}"

    def listed(self, key: str, parts: Iterable[str], between: str = "") -> str:
        """Return a list behind its label, or nothing if it is empty; without another sign its parts have semicolons."""
        told = joined(parts, between or self.words.semicolon)
        return self.said(key, list=told) if told else ""


def joined(parts: Iterable[str], between: str = " ") -> str:
    """Return in one what there is to say."""
    return between.join(part for part in parts if part)


def cut(name: str, most: int) -> str:
    """Return the beginning of a name, of so many characters at most."""
    return name[:most].rstrip() if len(name) > most else name


def fitting(levels: Iterable[Callable[[], str]], tails: Sequence[str] = ("",)) -> str:
    """Return the first alternative text, from detailed to terse, that Discord would take whole; else the last, cut.

    With a tail it is the first that has room for the whole tail, else the tersest with the first tail it has room for.
    """
    told = ""
    for level in levels:
        told = level()
        if len(joined((told, tails[0]))) <= ALT_LIMIT:
            break
    ended = (joined((told, tail)) for tail in tails)
    return next((one for one in ended if len(one) <= ALT_LIMIT), clipped(told))
