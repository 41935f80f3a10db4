"""What options and texts of the game show as a small picture, by the key of the message that names it."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from PIL import Image

from render.kit.paths import Mark, picture
from render.kit.picture import Icon
from render.kit.sprites import SPRITES
from render.mech_a_dream import icons
from render.mech_a_dream import layout as at
from render.mech_a_dream.emblems import emblem
from rules.mech_a_dream.components import MACHINES, ROBOTS, SPECIALISTS

_SIGNS: Final = {
    "flowers": "F",
    "ink": "I",
    "rainbows": "R",
    "dreams": "D",
    "boosts": "B",
    "activations": "A",
    **{key: key for key in ("morning", "afternoon", "evening", "night", "stock", "dock", "buy", "build")},
}
_HATS: Final = {"stock": "#9C7240", "dock": "#3E7FD6", "buy": "#2FA37A", "build": "#D1463C"}
"""The hats of Specialists by the last work that they reward."""
_BADGE: Final = 0.6
"""The part of the side that a sign in the corner takes."""


def _person(hat: str) -> tuple[Mark, ...]:
    body = "M 6,94 C 6,58 70,58 70,94 Z O 38,38,23,23"
    return (
        Mark(body, None, at.INK, 12),
        Mark(body, "#FFD3A8"),
        Mark("M 10,34 L 66,34 L 58,8 L 18,8 Z", hat, at.INK, 6),
    )


def specialist(card: str, size: int) -> Image.Image:
    """Return a Specialist: a hat for the work it rewards, and what it brings."""
    printed = SPECIALISTS[card]
    (symbol, _), *_ = printed.bonus or printed.choose_one

    def drawn() -> Image.Image:
        image, side = picture(_person(_HATS[printed.trigger[-1]]), size), round(size * _BADGE)
        image.alpha_composite(icons.sign(symbol, side), (size - side, size - side))
        return image

    return SPRITES.get(("mech specialist", card, size), drawn)


def _machine(machine: str, size: int) -> Image.Image:
    return emblem(machine, MACHINES[machine].type, size, awake=True)


ICONS: Final[Mapping[str, Icon]] = MappingProxyType(
    {
        **{key: partial(icons.sign, sign) for key, sign in _SIGNS.items()},
        **{f"machine-{id_}": partial(_machine, id_) for id_ in MACHINES},
        **{f"robot-{id_}": partial(icons.robot, id_) for id_ in ROBOTS},
        **{f"specialist-{id_}": partial(specialist, id_) for id_ in SPECIALISTS},
    }
)
