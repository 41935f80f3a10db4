"""The bundled typefaces (see `fonts/OFL.txt`) by use and size, and which characters they can show."""

from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from PIL import ImageFont

FOLDER: Final = Path(__file__).parent.parent / "fonts"
Face: TypeAlias = Literal["text", "bold", "figures", "deco", "fell", "round", "retro", "saloon"]
"""The first three are for reading; the others are lettering, one for each of our games' titles."""
FILES: Final[dict[Face, str]] = {
    "text": "Inter-Medium.otf",
    "bold": "Inter-Bold.otf",
    "figures": "BebasNeue-Bold.otf",
    "deco": "CogworkDeco.ttf",
    "fell": "CogworkFell.ttf",
    "round": "CogworkRound.ttf",
    "retro": "CogworkRetro.ttf",
    "saloon": "CogworkSaloon.ttf",
}
SPACES: Final = " \u00a0\u202f"
"""What every typeface leaves room for: the space, and the two that no line breaks at, as before a French colon."""
OPEN: Final = 24
"""Typefaces at one size that stay open: each takes up to 0.4 MB, and to open it again takes as long as a line of it."""


class NoFonts(Exception):
    """Typefaces are missing or damaged; the message is one sentence for the bot's owner."""


def check() -> None:
    """Open every typeface once.

    Raises:
        NoFonts: some of them cannot be opened.
    """
    lost = []
    for file in FILES.values():
        try:
            ImageFont.truetype(str(FOLDER / file), 16)
        except OSError:
            lost.append(file)
    if lost:
        raise NoFonts(
            f"No picture can be drawn without the fonts in {FOLDER}: restore {', '.join(lost)} from the release."
        )


@lru_cache(maxsize=OPEN)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a typeface at a size in pixels."""
    return ImageFont.truetype(str(FOLDER / FILES[face]), size)


@lru_cache(maxsize=4096)
def can_show(face: Face, character: str) -> bool:
    """Say whether the typeface has a picture of that character."""
    if character.isspace():
        return character in SPACES
    typeface = font(face, 16)
    # A character without a picture of its own gets the typeface's empty box, as U+FFFF does.
    return bytes(typeface.getmask(character)) != bytes(typeface.getmask("\uffff"))


def legible(words: str, face: Face, instead: str) -> str:
    """Return the words without characters that the typeface lacks, or `instead` when nothing is left."""
    kept = "".join(character for character in words if can_show(face, character))
    return " ".join(kept.split()) or instead
