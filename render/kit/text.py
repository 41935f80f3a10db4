"""Words fitted into boxes: one line, or wrapped; shrunk, pressed together, at last cut; every misfit can be counted."""

from functools import lru_cache
from math import ceil, floor
from typing import TYPE_CHECKING, Any, cast

from msgspec import Struct
from PIL import Image, ImageDraw, ImageText

from render.kit.fonts import Face, drawable, font

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

SMALLEST = 29
"""The least size in pixels: 12 on a phone that shows 800 pixels as 332, which is what a message leaves it."""


SPACING = 4
"""Pixels between lines."""
NARROWEST = 0.65
"""Letters are pressed together to that part of their width before words are cut: some languages need more of them."""


class Fitted(Struct, frozen=True):
    """Words as they go into a box; `whole` is False if something had to be cut off.

    `pressed` is the part of their width that their letters are pressed together to.
    """

    words: str
    size: int
    whole: bool
    pressed: float = 1


@lru_cache(maxsize=4096)
def width(words: str, face: Face, size: int) -> int:
    """Return how wide a line is, in pixels."""
    return round(font(face, size).getlength(drawable(words, face)))


@lru_cache(maxsize=4096)
def bounds(words: str, face: Face, size: int, anchor: str) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of the ink of a line, in pixels from the point where it is anchored."""
    return font(face, size).getbbox(drawable(words, face), anchor=anchor)


@lru_cache(maxsize=4096)
def around(words: str, face: Face, size: int, anchor: str, pressed: float = 1) -> tuple[int, int, int, int]:
    """Return a box that holds the ink of words in one or more lines, in pixels from the point where they are anchored.

    Half pixels are kept within it, as words in the middle of a height lie on them.
    """
    pen = ImageDraw.Draw(Image.new("L", (1, 1)))
    left, top, right, bottom = pen.textbbox((0, 0), drawable(words, face), font(face, size), **_laid(anchor))
    return floor(left * pressed), floor(top), ceil(right * pressed) + 1, ceil(bottom) + 1


def draw(mask: Image.Image, at: tuple[int, int], words: str, face: Face, size: int, anchor: str) -> None:
    """Write words in one or more lines on a mask."""
    ImageDraw.Draw(mask).text(at, drawable(words, face), 255, font(face, size), **_laid(anchor))


def _laid(anchor: str) -> dict[str, Any]:
    return {"anchor": anchor, "spacing": SPACING, "align": {"l": "left", "m": "center", "r": "right"}[anchor[0]]}


@lru_cache(maxsize=2048)
def line(words: str, face: Face, size: int, room: int, smallest: int = SMALLEST) -> Fitted:
    """Return one line that fits the room: smaller first, then cut with an ellipsis."""
    words = drawable(words, face)
    for tried in range(size, smallest - 1, -1):
        if width(words, face, tried) <= room:
            return Fitted(words, tried, whole=True)
    kept = words
    while kept and width(kept + "…", face, smallest) > room:
        kept = kept[:-1].rstrip()
    return Fitted(kept + "…", smallest, whole=False)


@lru_cache(maxsize=2048)
def block(words: str, face: Face, size: int, room: tuple[int, int], smallest: int = SMALLEST) -> Fitted:
    """Return lines that fit the room (width, height): wrapped, shrunk, long words broken, at last cut."""
    words = drawable(words, face)
    for attempt in (words, _breakable(words, face, room[0], smallest)):
        text = ImageText.Text(attempt, font(face, size), spacing=SPACING)
        try:
            text.wrap(*room, scaling=("shrink", smallest - 1))
        except ValueError:
            continue
        # Shrinking put a smaller variant of the typeface in place.
        return Fitted(text.text, round(cast("FreeTypeFont", text.font).size), whole=True)
    return _cut(_breakable(words, face, room[0], smallest), face, room, smallest)


def fitted(words: str, face: Face, size: int, room: int, smallest: int = SMALLEST) -> Fitted:
    """Return one line that fits the room: smaller first, then with letters pressed together, then cut."""
    made = line(words, face, size, room, smallest)
    pressed = room / max(1, width(words, face, smallest))
    if made.whole or pressed < NARROWEST:
        return made
    return Fitted(words, smallest, whole=True, pressed=min(1, pressed))


def fitted_block(words: str, face: Face, size: int, room: tuple[int, int], smallest: int = SMALLEST) -> Fitted:
    """Return lines that fit the room (width, height): as `block`, but pressed together before they are cut."""
    made = block(words, face, size, room, smallest)
    if made.whole:
        return made
    wider = block(words, face, smallest, (floor(room[0] / NARROWEST), room[1]), smallest)
    return Fitted(wider.words, smallest, whole=True, pressed=NARROWEST) if wider.whole else made


def _ink(words: str, face: Face, size: int) -> float:
    """Return how far the ink of a line reaches, which is what wrapping looks at."""
    return font(face, size).getbbox(drawable(words, face))[2]


def _breakable(words: str, face: Face, room: int, size: int) -> str:
    """Put a space into every word that is too wide, after a hyphen if there is one in reach."""
    done: list[str] = []
    for word in words.split():
        rest = word
        while _ink(rest, face, size) > room:
            fits = max(n for n in range(1, len(rest)) if n == 1 or _ink(rest[:n], face, size) <= room)
            hyphen = rest.rfind("-", 0, fits) + 1
            done.append(rest[: hyphen or fits])
            rest = rest[hyphen or fits :]
        done.append(rest)
    return " ".join(done)


def _cut(words: str, face: Face, room: tuple[int, int], size: int) -> Fitted:
    """Fill as many lines as there is room for and end the last one with an ellipsis."""
    text = ImageText.Text(words, font(face, size), spacing=SPACING)
    text.wrap(*room)
    lines = text.text.split("\n")
    kept = sum(len(piece.split()) for piece in lines[:-1])
    last = line(" ".join(words.split()[kept:]), face, size, room[0], size)
    return Fitted("\n".join([*lines[:-1], last.words]), size, whole=False)
