"""The words that only pictures need, in the reader's language."""

from functools import cache
from pathlib import Path
from typing import Final

from rules.kernel.words import Words, load

FOLDER: Final = Path(__file__).parent.parent / "text"


@cache
def labels(lang: str) -> Words:
    """Return the `pic-` messages in that language, English behind it."""
    return load(FOLDER, lang)
