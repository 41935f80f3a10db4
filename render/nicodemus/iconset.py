"""The icons of Nicodemus in words and options: goods, machines, projects and the gear of an effect."""

from collections.abc import Mapping
from functools import partial
from itertools import combinations
from typing import Final

from PIL import Image

from render.kit import palette
from render.kit.paths import Mark, picture
from render.kit.picture import Icon
from render.nicodemus import faces, icons
from rules.nicodemus.components import MACHINES, PROJECTS, RESOURCES


def pair(first: str, second: str, size: int) -> Image.Image:
    """Return two goods, one before the other."""
    part = round(size * 0.64)
    image = Image.new("RGBA", (size, size))
    image.alpha_composite(icons.good(first, part), (0, 0))
    image.alpha_composite(icons.good(second, part), (size - part, size - part))
    return image


def project(number: int, size: int) -> Image.Image:
    """Return a project tile with what it wants, without its points."""
    image = picture((Mark("R 0,6,100,88,12", palette.BRASS_DARK), Mark("R 5,11,90,78,8", palette.PAPER_DIM)), size)
    wanted = faces.needs(number)
    columns = 2
    rows = -(-len(wanted) // columns)
    part = round(size * (0.42 if rows == 1 else 0.36))
    for place, name in enumerate(wanted):
        row, column = divmod(place, columns)
        across = columns if row < rows - 1 or len(wanted) % columns == 0 else 1
        x = size * (2 * column + 1) // (2 * across) - part // 2
        if across == columns:
            x += (size // 40) * (1 if column == 0 else -1)
        y = size // 2 + round((row - (rows - 1) / 2) * size * 0.38) - part // 2
        image.alpha_composite(faces.need(name, part), (x, y))
    return image


ICONS: Final[Mapping[str, Icon]] = {
    **{name: partial(icons.good, name) for name in icons.GOODS},
    **{"+".join(two): partial(pair, *two) for two in combinations(RESOURCES, 2)},
    **{f"machine-{machine}": partial(faces.sign, machine) for machine in MACHINES},
    **{f"project-{number}": partial(project, number) for number in PROJECTS},
    "resources": icons.parts,
    "effect": icons.gear,
}
"""By the keys of the messages that name them; a pair of goods by both, the effect of a machine by itself."""
