"""How all pictures of the game look: slate blue, parchment, a double line as engravers frame a plate, lettering."""

from collections.abc import Hashable
from typing import Final

from PIL import Image

from render.kit import palette, text
from render.kit.canvas import Canvas, plate
from render.kit.fonts import Face
from render.kit.grids import Box
from render.kit.paths import Mark, picture, star
from render.kit.sprites import SPRITES
from render.kit.theme import Theme

GROUND: Final = "#24354F"
DARK: Final = "#182740"
PANEL: Final = "#314766"
SLOT: Final = "#425B80"
EDGE: Final = "#8DA2C2"
INK: Final = palette.INK
CHALK: Final = "#F6F0E1"
DIM: Final = "#C9D3E3"
FAINT: Final = "#A9B7CD"
ACCENT: Final = "#E6BC5C"
PAPER: Final = "#F5EAD0"
PAPER_DIM: Final = "#CFC6B2"
WORN: Final = "#574E3C"
DEEP: Final = "#2F5C34"
RING: Final = "#E0561F"
RING_DIM: Final = "#7C8FB0"
ENGRAVED: Final = "#7B6238"
SMALL: Final = 30
"""The least size of what is written: twelve pixels on a phone that shows 800 as 332."""
COLOURS: Final = (
    DARK,
    RING,
    RING_DIM,
    WORN,
    DEEP,
    GROUND,
    PANEL,
    SLOT,
    EDGE,
    CHALK,
    DIM,
    FAINT,
    ACCENT,
    PAPER,
    PAPER_DIM,
    ENGRAVED,
)

_BULB: Final = (
    Mark("M 50,2 L 50,13 M 17,14 L 24,23 M 83,14 L 76,23 M 3,45 L 13,45 M 97,45 L 87,45", None, ACCENT, 4.5),
    Mark(
        "M 50,18 C 70,18 82,32 82,48 C 82,62 70,68 66,80 L 34,80 C 30,68 18,62 18,48 C 18,32 30,18 50,18 Z",
        "#FBE7A6",
        INK,
        4,
    ),
    Mark(star(9, 20, 14.5, (50, 47)), palette.BRASS, INK, 3),
    Mark("O 50,47,6,6", "#FBE7A6", INK, 3),
    Mark("M 44,60 L 44,80 M 56,60 L 56,80", None, INK, 3),
    Mark("R 34,80,32,7,3", palette.STEEL, INK, 3),
    Mark("R 37,87,26,6,3", palette.STEEL, INK, 3),
    Mark("R 43,93,14,6,3", palette.STEEL, INK, 3),
)


def motif(size: int) -> Image.Image:
    """Return what the game is known by: a light bulb that has a gear wheel in it."""
    return SPRITES.get(("motif", size), lambda: picture(_BULB, size))


THEME: Final = Theme(GROUND, PANEL, SLOT, EDGE, ACCENT, CHALK, DIM, "fell", motif)


class Sheet(Canvas):
    """A sheet on which words are cut rather than written smaller than a phone can show."""

    def line(self, words: str, box: Box, *, face: Face = "text", size: int, fill: str, align: str = "l") -> int:
        """Write one line into a box, shrunk or cut if need be, and return its width."""
        fitted = text.fitted(words, face, max(size, SMALL), box.w, SMALL)
        self._note(fitted, words)
        x = {"l": box.x, "m": box.centre[0], "r": box.right}[align]
        at = (x, box.centre[1] + 2 * (face == "figures"))
        return self.lay(fitted, at, face=face, fill=fill, anchor=f"{align}m")


def sheet(width: int, height: int) -> Sheet:
    """Return an empty sheet in its frame."""
    made = Sheet(Image.new("RGB", (width, height), GROUND))
    with made.ground():
        made.panel(Box(3, 3, width - 6, height - 6), None, radius=10, edge=EDGE, width=3)
        made.panel(Box(9, 9, width - 18, height - 18), None, radius=6, edge=SLOT, width=2)
    return made


def parchment(w: int, h: int, *, lit: bool = False, dim: bool = False) -> Image.Image:
    """Return a card of parchment, `lit` where it is what matters now, `dim` where it cannot be had."""

    def drawn() -> Image.Image:
        fill = PAPER_DIM if dim else PAPER
        made = plate(w, h, fill, radius=10, edge=ACCENT if lit else ENGRAVED, width=6 if lit else 3).copy()
        inset = 8 if lit else 6
        made.alpha_composite(
            plate(w - 2 * inset, h - 2 * inset, None, radius=6, edge="#D9C79C", width=2), (inset, inset)
        )
        return made

    return SPRITES.get(("parchment", w, h, lit, dim), drawn)


def strip(w: int, h: int, *, dim: bool = False) -> Image.Image:
    """Return a narrow piece of parchment for a line of a list."""
    return plate(w, h, PAPER_DIM if dim else PAPER, radius=7, edge=ENGRAVED, width=2)


def faded(sprite: Image.Image, key: Hashable) -> Image.Image:
    """Return a sprite that stands back, as of somebody who cannot act."""

    def drawn() -> Image.Image:
        veil = Image.new("RGBA", sprite.size, SLOT)
        made = Image.blend(sprite, veil, 0.45)
        made.putalpha(sprite.getchannel("A"))
        return made

    return SPRITES.get(("faded", key, sprite.size), drawn)
