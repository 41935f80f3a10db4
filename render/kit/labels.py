"""The words that only pictures need, in the reader's language: those of all games, and those of one game's pictures."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from rules.kernel.words import Words, load

FOLDER: Final = Path(__file__).parent.parent / "text"
"""Where the words lie that the pictures of several games need."""
Labels: TypeAlias = Callable[[str], Words]
"""Takes a language and returns `pic-` messages, English behind it."""


@cache
def labels(lang: str) -> Words:
    """Return the `pic-` messages of all games."""
    return load(FOLDER, lang)


def labels_of(folder: Path) -> Labels:
    """Return what gives the words of one game's pictures, `<language>.ftl` in that folder, with all games' behind."""

    @cache
    def of_game(lang: str) -> Words:
        return load(folder, lang).beside(labels(lang))

    return of_game
