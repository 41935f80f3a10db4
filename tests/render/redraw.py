"""Draws golden pictures anew, of all games or of those named: `python -m tests.render.redraw [game...]`.

They are kept in 256 colours, because they are many. Look at them before they are kept.
"""

import sys

from PIL import Image

from rules.kernel.registry import find, games
from tests.render.samples import by_game
from tests.render.similar import GOLDEN, on_a_phone


def redraw(game: str) -> None:
    """Draw the golden pictures of one game anew.

    Raises:
        BadSetup: there is no such game.
    """
    for name, draw in by_game()[find(game).info.key].GOLDENS.items():
        few = on_a_phone(draw()).quantize(256, dither=Image.Dither.NONE)
        few.save(GOLDEN / f"{name}.png", optimize=True)


if __name__ == "__main__":
    for asked in sys.argv[1:] or games():
        redraw(asked)
