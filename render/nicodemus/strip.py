"""The line on top of every picture to decide from: the viewer's goods, the points of both, and whether it ends."""

from typing import Final

from PIL import Image

from render.kit import tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.nicodemus import icons, look
from render.nicodemus.look import THEME
from rules.kernel.words import Words
from rules.nicodemus.components import GOODS
from rules.nicodemus.view import Goods, Player, View

BOX: Final = Box(18, 16, look.WIDTH - 36, 54)
BOTTOM: Final = BOX.bottom + 8


def amounts(goods: Goods) -> list[tuple[str, int]]:
    """Return the goods by name with their numbers, in the order of the rulebook."""
    return [(name, getattr(goods, name)) for name in GOODS]


def stock(canvas: Canvas, goods: Goods, box: Box, *, size: int = 38, step: int = 96) -> None:
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
    """Lay the line: goods to the left, points to the right, the viewer's own first."""
    if view.audience is None:
        look.line(canvas, said.say("pic-alt-watcher"), BOX, size=32)
        return
    own = view.players[view.audience]
    stock(canvas, own.goods, BOX)
    canvas.name("goods", Box(BOX.x, BOX.y, 384, BOX.h))
    x = BOX.right
    for player in (*(other for other in view.players if other is not own), own):
        x = _score(canvas, player, x)
    canvas.name("score", Box(x + 8, BOX.y, BOX.right - x - 8, BOX.h))
    if view.last_round:
        room = Box(BOX.x + 392, BOX.y, x - BOX.x - 400, BOX.h)
        look.line(canvas, said.say("pic-last-round"), room, face="figures", size=38, fill=THEME.accent, align="m")


def _score(canvas: Canvas, player: Player, right: int) -> int:
    """Lay the mark of a seat and its points, and return where that begins."""
    pennant = tokens.points(player.score, 52)
    canvas.sprite(pennant, right - pennant.width, BOX.centre[1] - 26)
    mark = tokens.seat_mark(player.seat, 40)
    left = right - pennant.width - 4 - mark.width
    canvas.sprite(mark, left, BOX.centre[1] - 20)
    return left - 14
