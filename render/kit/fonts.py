"""The bundled typefaces (see `fonts/OFL.txt`) by use and size, and how they write what they have no letters for."""

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from anyascii import anyascii
from PIL import ImageFont

from rules.kernel.words import Words

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
    if unicodedata.category(character) == "Cf":  # joiners and marks of direction, which some typefaces have as nothing
        return False
    typeface = font(face, 16)
    # A character without a picture of its own gets the typeface's empty box, as U+FFFF does.
    return bytes(typeface.getmask(character)) != bytes(typeface.getmask("\uffff"))


@lru_cache(maxsize=4096)
def drawable(words: str, face: Face) -> str:
    """Return words in characters of the typeface: letters it lacks as they sound, emojis and other signs left out."""
    if all(character == "\n" or can_show(face, character) for character in words):
        return words
    parts = re.split(r"(\n|\s)", words)
    return "".join(part if part == "\n" else _written(part, face) if part.strip() else " " for part in parts)


def legible(name: str, face: Face, instead: str) -> str:
    """Return a name in characters of the typeface, an emoji alone by its name, or `instead` if it says nothing."""
    shown = " ".join(drawable(name, face).split())
    if shown:
        return shown
    spelled = " ".join(anyascii(name).replace(":", " ").replace("_", " ").split())
    return drawable(spelled, face) if any(map(str.isalnum, spelled)) else instead


def told_apart(names: Sequence[str]) -> list[str]:
    """Return names with a number behind those that read alike."""
    number = Counter(name.casefold() for name in names)
    return [f"{name} ({at})" if number[name.casefold()] > 1 else name for at, name in enumerate(names, start=1)]


def shown_names(names: Sequence[str], said: Words) -> list[str]:
    """Return the players' names as pictures write them, in the order of their seats; no two read alike."""
    shown = [legible(name, "bold", said.say("pic-player", {"number": seat + 1})) for seat, name in enumerate(names)]
    return told_apart(shown)


def _written(word: str, face: Face) -> str:
    """Return a word with each character as the typeface can write it; a script without capitals gets one."""
    made = "".join(_character(character, face) for character in word)
    cased = any(character.isupper() or character.islower() for character in word)
    return made if cased or made == word else made[:1].upper() + made[1:]


def _character(character: str, face: Face) -> str:
    if can_show(face, character):
        return character
    plain = unicodedata.normalize("NFKC", character)
    if not any(map(str.isalnum, plain)) and unicodedata.category(character)[0] not in "PM":
        return ""
    base = unicodedata.normalize("NFKD", character)[0]
    ways = (plain, base, anyascii(character))
    return next((way for way in ways if way and all(can_show(face, each) for each in way)), "")
