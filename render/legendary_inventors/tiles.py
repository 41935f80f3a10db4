"""Reward tiles: what lies on the inventions, in the bag and before the players."""

from typing import Final

from PIL import Image

from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.paths import Mark, picture, star
from render.kit.sprites import SPRITES
from render.legendary_inventors import look
from rules.legendary_inventors.components import REWARDS

_K: Final = palette.INK
_FRAMES: Final = {
    "upgrade": look.PAPER,
    "refresh": "#CBE7E2",
    "genius": "#F1D3DC",
    "order": "#D6E4F7",
    "victory": "#F3E0A8",
}
_SIGNS: Final[dict[str, tuple[Mark, ...]]] = {
    "upgrade": (Mark("M 34,12 L 58,36 L 44,36 L 44,84 L 24,84 L 24,36 L 10,36 Z", palette.GOOD, _K, 5),),
    "refresh": (
        Mark("M 66,44 C 92,40 92,72 62,70", None, _K, 8),
        Mark("M 18,36 L 70,36 L 66,70 C 64,80 56,82 44,82 C 32,82 24,80 22,70 Z", palette.CHALK, _K, 6),
        Mark("M 22,46 L 66,46", None, "#6B4326", 9),
        Mark("M 34,28 C 28,22 40,18 34,10 M 52,28 C 46,22 58,18 52,10", None, _K, 5),
    ),
    "genius": (
        Mark("R 18,14,64,72,6", "#7A4A2B", _K, 6),
        Mark("M 50,16 L 50,84 M 20,38 L 80,38 M 20,62 L 80,62", None, "#4A2A17", 6),
    ),
    "order": (Mark(star(5, 44, 19, (50, 53)), palette.BLUE, _K, 5),),
    "victory": (
        Mark("M 34,56 L 24,96 L 42,84 L 50,96 L 58,84 L 76,96 L 66,56 Z", palette.RED, _K, 5),
        Mark("O 50,40,34,34", palette.BRASS, _K, 5),
    ),
}
_NUMBER_AT: Final = {"upgrade": (72, 53), "victory": (50, 41)}


def tile(kind: str, size: int) -> Image.Image:
    """Return a reward tile of that kind, such as upgrade2, front up."""
    return SPRITES.get(("reward", kind, size), lambda: _tile(kind, size))


def _tile(kind: str, size: int) -> Image.Image:
    reward = REWARDS[kind]
    frame = Mark("R 3,3,94,94,16", _FRAMES[reward.kind], _K, 5)
    image = picture((frame, *_SIGNS[reward.kind]), size)
    if reward.value:
        x, y = (round(part * size / 100) for part in _NUMBER_AT[reward.kind])
        height = max(30, round(size * 0.66))
        Canvas(image).write(str(reward.value), (x, y + 1), face="figures", size=height, fill=_K, anchor="mm")
    return image
