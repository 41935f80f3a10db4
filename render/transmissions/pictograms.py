"""The game's icons for texts and options: small, square, with a rim that stands out on dark and on light ground."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations_with_replacement
from typing import Final

from PIL import Image, ImageFilter

from render.kit import palette
from render.kit.canvas import plate
from render.kit.picture import Icon
from render.kit.sprites import SPRITES
from render.transmissions import icons, pipes, signs
from render.transmissions.emblems import EMBLEMS, emblem
from render.transmissions.pieces import harvey_mark
from render.transmissions.places import PLACES, place
from render.transmissions.robots import ROBOTS, robot
from render.transmissions.tiles import CARD_GROUND
from rules.transmissions.components import CARDS, COLOURS, EDGES, GOODS, IDEAS, PIPES, START_PIPE, TRANSMISSIONS

_AT_ONCE: Final = (2, 3)
"""Numbers of engrams that are taken, returned or paid at once."""
_SPOTS: Final[dict[int, tuple[tuple[float, float, float], ...]]] = {
    1: ((0, 0, 1),),
    2: ((0, 0, 0.58), (0.42, 0.42, 0.58)),
    3: ((0.25, 0, 0.5), (0, 0.5, 0.5), (0.5, 0.5, 0.5)),
}
"""Left, top and size of so many things in one square, as parts of it."""
_FOREST: Final[dict[str, tuple[str, ...]]] = {
    "F2P": ("points",),
    "F6E": ("electricity",),
    "F1A": ("any",),
    "FPOW": ("@power_plant",),
    "FLAKE": ("@lake",),
    "FMEAD": ("@meadow",),
    "FSUB": ("swap",),
    "FGW": ("green", "white"),
    "FBY": ("blue", "yellow"),
    "FIDEA": ("idea",),
    "FTURN": ("again",),
}
_SIGNS: Final = ("pool", "supply", "aside", "bird", "butterfly", "acorn", "pipe")


def _rimmed(draw: Callable[[int], Image.Image], key: tuple[object, ...], size: int) -> Image.Image:
    """Draw within a rim in chalk, which a dark outline needs on dark ground."""
    return SPRITES.get(("pictogram", *key, size), lambda: _with_rim(draw, size))


def _with_rim(draw: Callable[[int], Image.Image], size: int) -> Image.Image:
    rim = max(1, size // 24)
    image = Image.new("RGBA", (size, size))
    image.alpha_composite(draw(size - 2 * rim), (rim, rim))
    halo = image.getchannel("A").filter(ImageFilter.MaxFilter(2 * rim + 1))
    sheet = Image.new("RGBA", (size, size), palette.CHALK)
    sheet.putalpha(halo)
    sheet.alpha_composite(image)
    return sheet


def _group(names: Sequence[str], size: int) -> Image.Image:
    """Return up to three signs in one square."""
    image = Image.new("RGBA", (size, size))
    for name, (left, top, share) in zip(names, _SPOTS[len(names)], strict=True):
        image.alpha_composite(signs.sign(name, round(size * share)), (round(size * left), round(size * top)))
    return image


def _card(names: Sequence[str], ground: str, size: int) -> Image.Image:
    """Return a card that shows these signs."""
    image = plate(size, size, ground, radius=max(2, size // 6), edge=palette.INK, width=max(1, size // 20)).copy()
    inner = _group(names, round(size * 0.8))
    image.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return image


def _pipe(name: str, size: int) -> Image.Image:
    return pipes.tile(EDGES[name], pipes.Look(), size)


def _sign(name: str, size: int) -> Image.Image:
    return icons.sign(name, size)


def _all() -> dict[str, Callable[[int], Image.Image]]:
    made: dict[str, Callable[[int], Image.Image]] = {name: partial(_sign, name) for name in (*GOODS, *_SIGNS)}
    for number in _AT_ONCE:
        for units in combinations_with_replacement(COLOURS, number):
            made[f"engrams-{'+'.join(units)}"] = partial(_group, units)
    made |= {f"robot-{name}": partial(robot, name) for name in ROBOTS}
    made |= {f"place-{name}": partial(place, name) for name in PLACES}
    made |= {f"item-{kind}": partial(emblem, kind) for kind in EMBLEMS}
    for card, figures in TRANSMISSIONS.items():
        shown = signs.transmission(card)
        made[f"transmission-{card}"] = partial(_card, shown, palette.PAPER) if figures.robot else partial(_group, shown)
    for tile, idea in IDEAS.items():
        made[f"idea-{idea.id}"] = partial(_idea, tile)
    for type_ in dict.fromkeys(one.id for one in CARDS.values()):
        made[f"forest-{type_}"] = partial(_card, _FOREST[type_], CARD_GROUND)
    made |= {f"pipe-{name}": partial(_pipe, name) for name in PIPES}
    made["pipe-start"] = partial(_pipe, START_PIPE)
    made |= {"harvey": harvey_mark, "forest-draw": partial(_sign, "deck"), "forest-discard": partial(_sign, "leaf")}
    made["forest-both"] = partial(_group, ("deck", "leaf"))
    return made


def _idea(tile: str, size: int) -> Image.Image:
    return signs.badge(tile, 72, 72).resize((size, size), Image.Resampling.LANCZOS)


ICONS: Final[Mapping[str, Icon]] = {key: partial(_rimmed, draw, (key,)) for key, draw in _all().items()}
"""Every icon by the key of the message that names the thing, or by that of what an option is about."""
