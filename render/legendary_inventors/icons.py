"""What options and texts show as a small picture, by the key of the message that names it."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PIL import Image

from render.kit.canvas import plate
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from render.legendary_inventors import look, signs
from render.legendary_inventors.cards import order_mark
from render.legendary_inventors.emblems import emblem
from render.legendary_inventors.portraits import portrait
from render.legendary_inventors.tiles import tile
from rules.legendary_inventors.components import CATEGORIES, INVENTIONS, REWARDS, SCIENCES, TEAMS

Icon = Callable[[int], Image.Image]

_SUN: Final = (
    Mark("M 50,4 L 50,20 M 12,20 L 24,32 M 88,20 L 76,32 M 2,58 L 18,58 M 98,58 L 82,58", None, look.INK, 14),
    Mark("M 50,4 L 50,20 M 12,20 L 24,32 M 88,20 L 76,32 M 2,58 L 18,58 M 98,58 L 82,58", None, "#F5C542", 8),
    Mark("M 22,74 C 20,24 80,24 78,74 Z", "#F5C542", look.INK, 6),
    Mark("R 4,74,92,14,7", look.PAPER, look.INK, 6),
)
_BACK: Final = (Mark("M 92,38 L 48,38 L 48,16 L 6,50 L 48,84 L 48,62 L 92,62 Z", look.CHALK, look.INK, 7),)


def _invention(id_: str, category: str, size: int) -> Image.Image:
    """Return an invention on parchment: its thin dark lines would be lost on a dark ground."""

    def drawn() -> Image.Image:
        inner = round(size * 0.8)
        made = plate(size, size, look.PAPER, radius=size // 6, edge=look.ENGRAVED, width=max(1, size // 20)).copy()
        made.alpha_composite(emblem(id_, category, inner), ((size - inner) // 2, (size - inner) // 2))
        return made

    return SPRITES.get(("icon", id_, category, size), drawn)


def _drawn(marks: tuple[Mark, ...], size: int) -> Image.Image:
    return picture(marks, size)


def _order(number: int, size: int) -> Image.Image:
    # The stamp is drawn large, because its figure has a least size of its own.
    return order_mark(number, 96).resize((size, size), Image.Resampling.LANCZOS)


def _tile(kind: str, size: int) -> Image.Image:
    return tile(kind, 96).resize((size, size), Image.Resampling.LANCZOS)


ICONS: Final[dict[str, Icon]] = {
    "make_all_ready": partial(_drawn, _SUN),
    "back": partial(_drawn, _BACK),
    "random": partial(_invention, "dice", "leisure"),
    "leonardo": signs.leonardo,
    "tired": signs.sleep,
    **{f"team-{id_}": partial(signs.piece, id_, 0) for id_ in TEAMS},
    **{name: partial(signs.science, number) for number, name in enumerate(SCIENCES)},
    **{
        f"inventor-{each.id}": partial(portrait, each.id, id_) for id_, team in TEAMS.items() for each in team.inventors
    },
    **{f"invention-{card.id}": partial(_invention, card.id, CATEGORIES[card.order]) for card in INVENTIONS.values()},
    **{f"tile-{kind}": partial(_tile, kind) for kind in REWARDS},
    **{f"category-{name}": partial(_order, number) for number, name in CATEGORIES.items()},
}
