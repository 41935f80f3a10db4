"""Draws Transmissions' goldens anew: `python -m tests.render.transmissions_redraw`. Look before they are kept."""

from collections.abc import Callable

from PIL import Image

from render.transmissions import hand, harvey, table
from tests.render import transmissions_samples as samples
from tests.render.similar import GOLDEN, on_a_phone

GOLDENS: dict[str, Callable[[], Image.Image]] = {
    "transmissions-table-full": lambda: table(samples.FULL, samples.plain_words("de"), samples.LONG_NAMES),
    "transmissions-board-harvey": lambda: harvey(samples.SOLO, samples.plain_words(), samples.NAMES[:1]),
    "transmissions-hand": lambda: hand(samples.CHOOSING, samples.plain_words(), samples.NAMES),
    "transmissions-hand-placing": lambda: hand(samples.PLACING, samples.plain_words("de"), samples.NAMES),
}

if __name__ == "__main__":
    for name, draw in GOLDENS.items():
        on_a_phone(draw()).save(GOLDEN / f"{name}.png", optimize=True)
