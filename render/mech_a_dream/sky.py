"""The look of the game: a night sky as the ground of every sheet, and the electric sheep that it is known by."""

from functools import partial
from typing import Final

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.paths import Mark, picture, star
from render.kit.sprites import SPRITES
from render.kit.theme import Theme
from render.mech_a_dream import layout as at

_STARS: Final = ((7, 90, 5), (792, 40, 6), (6, 310, 4), (793, 260, 5), (8, 560, 6), (791, 480, 4), (794, 720, 6),
                 (6, 780, 4), (7, 960, 6), (792, 930, 5))  # fmt: skip
"""Where stars stand beside the panels, and how large they are."""
_FLEECE: Final = "O 30,52,17,16 O 48,44,19,17 O 66,50,17,16 O 38,62,18,15 O 58,64,19,15"
_SHEEP: Final = (
    Mark("O 46,50,46,46", "#2B2566"),
    Mark("M 64,6 C 26,8 6,32 6,54 C 6,82 34,98 66,92 C 40,84 30,68 30,48 C 30,28 44,14 64,6 Z", at.MOON),
    Mark("M 36,74 L 36,86 M 46,76 L 46,88 M 60,76 L 60,88 M 69,73 L 69,85", None, at.INK, 6),
    Mark(_FLEECE, None, at.INK, 9),
    Mark(_FLEECE, "#FFFFFF"),
    Mark("M 82,30 L 86,16", None, at.INK, 5),
    Mark("O 87,14,6,6", "#FF7A6B", at.INK, 4),
    Mark("R 66,30,30,32,13", "#B8C4D2", at.INK, 5),
    Mark("M 72,45 Q 76,50 80,45 M 85,45 Q 89,50 93,45", None, at.INK, 4),
    Mark("M 50,36 L 36,56 L 46,56 L 40,74 L 60,50 L 49,50 Z", at.MOON, at.INK, 4),
    Mark(star(5, 9, 4, (88, 80)), "#FFFFFF", at.INK, 3),
)


def motif(size: int) -> Image.Image:
    """Return the electric sheep asleep on the moon, on nothing."""
    return SPRITES.get(("mech motif", size), lambda: picture(_SHEEP, size))


THEME: Final = Theme(
    ground=at.NIGHT,
    panel=at.PANEL,
    slot=at.SLOT,
    edge=at.EDGE,
    accent=at.MOON,
    ink=at.MOONLIGHT,
    dim=at.MOONLIGHT_DIM,
    title="round",
    motif=motif,
)


def sheet(height: int) -> Canvas:
    """Return an empty sheet of that height: the sky with its stars in the margins."""
    made = Canvas(Image.new("RGB", (at.WIDTH, height), at.NIGHT))
    with made.ground():
        for x, y, radius in _STARS:
            if y + radius < height:
                made.centred(_star(radius * 2), (x, y))
    return made


def _star(size: int) -> Image.Image:
    return SPRITES.get(("mech star", size), partial(picture, (Mark(star(4, 50, 14), at.FAINT),), size))
