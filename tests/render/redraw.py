"""Draws the golden pictures anew: `python -m tests.render.redraw`. Look at them before they are kept."""

from collections.abc import Callable

from PIL import Image

from render.nicodemus import hand, table
from tests.render import samples
from tests.render.similar import GOLDEN, on_a_phone

GOLDENS: dict[str, Callable[[], Image.Image]] = {
    "nicodemus-table": lambda: table(samples.TABLE, samples.plain_words(), samples.NAMES),
    "nicodemus-table-full": lambda: table(samples.FULL, samples.plain_words("de"), samples.LONG_NAMES),
    "nicodemus-table-empty": lambda: table(samples.EMPTY, samples.plain_words(), samples.NAMES),
    "nicodemus-hand": lambda: hand(samples.HAND, samples.plain_words(), samples.NAMES),
    "nicodemus-hand-full": lambda: hand(samples.FULL_HAND, samples.plain_words("de"), samples.LONG_NAMES),
}

if __name__ == "__main__":
    for name, draw in GOLDENS.items():
        on_a_phone(draw()).save(GOLDEN / f"{name}.png", optimize=True)
