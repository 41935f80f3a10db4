"""The line at the foot of every picture to decide from: the viewer's goods, the points of both, whether it ends."""

from typing import Final

from PIL import Image

from render.kit import tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.picture import BADGE
from render.nicodemus import icons, look
from render.nicodemus.look import THEME
from rules.kernel.words import Words
from rules.nicodemus.components import GOODS
from rules.nicodemus.view import Goods, Player, View

ROOM: Final = Box(18, 16, look.WIDTH - 36, 54)
"""The sides and the top of what is above the line, and how high the line is."""
FOOT: Final = ROOM.h + 8
_STEP: Final = 84
"""From one good to the next; two figures have room."""


def sheet(bottom: int) -> Canvas:
    """Return an empty sheet with room for the line below what ends there."""
    return look.sheet(bottom + FOOT + 14)


def amounts(goods: Goods) -> list[tuple[str, int]]:
    """Return the goods by name with their numbers, in the order of the rulebook."""
    return [(name, getattr(goods, name)) for name in GOODS]


def stock(canvas: Canvas, goods: Goods, box: Box, *, size: int = 38, step: int = _STEP) -> None:
    """Lay the goods of a player into a box; what there is none of is faded."""
    for place, (name, number) in enumerate(amounts(goods)):
        good, x = icons.good(name, size), box.x + place * step
        canvas.sprite(good if number else faded(good), x, box.centre[1] - size // 2)
        fill = THEME.ink if number else THEME.dim
        canvas.write(str(number), (x + size + 6, box.centre[1] + 2), face="figures", size=size, fill=fill)


def faded(image: Image.Image) -> Image.Image:
    """Return a sprite as a shadow of itself, for what is not there."""
    pale = image.copy()
    pale.putalpha(image.getchannel("A").point(lambda value: value * 2 // 5))
    return pale


def lay(canvas: Canvas, view: View, said: Words) -> None:
    """Lay the line: goods to the left, beside the corner that a badge covers, points to the right, one's own first."""
    box = Box(BADGE[0], canvas.image.height - ROOM.h - 14, ROOM.right - BADGE[0], ROOM.h)
    if view.audience is None:
        look.line(canvas, said.say("pic-alt-watcher"), box, size=32)
        return
    own = view.players[view.audience]
    stock(canvas, own.goods, box)
    canvas.name("goods", Box(box.x, box.y, 4 * _STEP, box.h))
    x = box.right
    for player in (*(other for other in view.players if other is not own), own):
        x = _score(canvas, player, x, box)
    canvas.name("score", Box(x + 8, box.y, box.right - x - 8, box.h))
    if view.last_round:
        goods = 4 * _STEP
        room = Box(box.x + goods, box.y, x - box.x - goods, box.h)
        canvas.block(said.say("pic-last-round"), room, face="figures", size=30, fill=THEME.accent, align="m")


def _score(canvas: Canvas, player: Player, right: int, box: Box) -> int:
    """Lay the mark of a seat and its points, and return where that begins."""
    pennant = tokens.points(player.score, 52)
    canvas.sprite(pennant, right - pennant.width, box.centre[1] - 26)
    mark = tokens.seat_mark(player.seat, 40)
    left = right - pennant.width - 4 - mark.width
    canvas.sprite(mark, left, box.centre[1] - 20)
    return left - 14
