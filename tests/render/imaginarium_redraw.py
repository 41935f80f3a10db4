"""Draws Imaginarium's goldens anew: `python -m tests.render.imaginarium_redraw`. Look at them before they are kept."""

from collections.abc import Callable

from PIL import Image

from render.imaginarium import screen, table, workshop
from tests.render import imaginarium_samples as samples
from tests.render.similar import GOLDEN, on_a_phone

GOLDENS: dict[str, Callable[[], Image.Image]] = {
    "imaginarium-table": lambda: table(samples.TABLE, samples.plain_words(), samples.NAMES),
    "imaginarium-table-full": lambda: table(samples.FULL, samples.plain_words("de"), samples.LONG_NAMES),
    "imaginarium-workshop-full": lambda: workshop(samples.OVER, samples.plain_words("de"), samples.LONG_NAMES, 1),
    "imaginarium-screen": lambda: screen(samples.SCREEN, samples.plain_words(), samples.NAMES),
}

if __name__ == "__main__":
    for name, draw in GOLDENS.items():
        on_a_phone(draw()).save(GOLDEN / f"{name}.png", optimize=True)
