"""What a picture that teaches is put together from: rows of pieces, each with a line of words below.

How it is drawn is told in `render.kit.guide`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct
from PIL import Image

from render.kit import palette
from render.kit.lines import figures
from render.kit.paths import Mark, picture
from render.kit.tokens import sign
from rules.kernel.words import Words

Piece: TypeAlias = Callable[[Words], Image.Image]
"""Draws one thing of a row; takes the words of the game and of its pictures."""


class Row(Struct, frozen=True):
    """Pieces side by side and what they say, the message `guide-<caption>`."""

    caption: str
    pieces: tuple[Piece, ...]


class Scene(Struct, frozen=True):
    """One picture: the message `guide-<title>` over a few rows."""

    title: str
    rows: tuple[Row, ...]


class Guide(Struct, frozen=True):
    """The pictures of a game in their order, and the folder of their words, `<language>.ftl`."""

    scenes: tuple[Scene, ...] = ()
    folder: Path = Path()


def still(draw: Callable[..., Image.Image], *args: object) -> Piece:
    """Return a piece that looks the same in every language."""
    return lambda _: draw(*args)


def figure(words: str, size: int = 84, ink: str = palette.CHALK) -> Piece:
    """Return a number or an operator such as + or ×."""
    return still(figures, words, size, ink)


_TO: Final = (Mark("M 6,36 L 52,36 L 52,12 L 96,50 L 52,88 L 52,64 L 6,64 Z", palette.BRASS, palette.INK, 5),)
TO: Final[Piece] = still(picture, _TO, 72)
"""What one gives or does stands left of it, what comes of it right."""
CROWN: Final[Piece] = still(sign, "crown", 110)
CLOCK_FACE: Final = (
    Mark("O 50,50,45,45", palette.PAPER, palette.INK, 8),
    Mark("M 50,24 L 50,52 L 68,62", None, palette.INK, 9),
)
CLOCK: Final[Piece] = still(picture, CLOCK_FACE, 110)
