"""Draws golden pictures anew, of all games or of those named: `python -m tests.render.redraw [game...]`.

The score sheet, the same for all games, is named `score-sheet`.

They are kept in 256 colours, because they are many. Look at them before they are kept.
"""

import sys

from PIL import Image

from rules.kernel.registry import find, games
from tests.games import material
from tests.render.sheets import GOLDEN_NAME, golden
from tests.render.similar import GOLDEN, on_a_phone


def redraw(game: str) -> None:
    """Draw the golden pictures of one game anew.

    Raises:
        NoSuchGame: there is none of that key.
    """
    brought = material(find(game).info.key)
    brought.golden.mkdir(exist_ok=True)
    for name, draw in brought.drawn_from().GOLDENS.items():
        few = on_a_phone(draw()).quantize(256, kmeans=1, dither=Image.Dither.NONE)
        few.save(brought.golden / f"{name}.png", optimize=True)


def redraw_sheet() -> None:
    """Draw the golden score sheet anew."""
    few = on_a_phone(golden()).quantize(256, kmeans=1, dither=Image.Dither.NONE)
    few.save(GOLDEN / f"{GOLDEN_NAME}.png", optimize=True)


if __name__ == "__main__":
    for asked in sys.argv[1:] or [*games(), GOLDEN_NAME]:
        redraw_sheet() if asked == GOLDEN_NAME else redraw(asked)
