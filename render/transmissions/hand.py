"""The picture of what is a player's own: goods, the hand and where each card leads, robots and forest cards."""

from collections.abc import Sequence

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.picture import BADGE
from render.transmissions import board, theme
from render.transmissions import layout as at
from render.transmissions.labels import labels
from render.transmissions.pieces import Part, goods_row, height, score, stacked, title
from render.transmissions.routes import hand_parts
from render.transmissions.table import ending, lay_ending
from rules.kernel.words import Words
from rules.transmissions.view import Player, View

_BADGE = 232


def hand(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return everything that is the viewer's own; for anybody else a note that there is nothing."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, _names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    if view.audience is None:
        return nothing(said)
    player = view.players[view.audience]
    foot = stock(view, player, said, BADGE[0])
    rows = hand_parts(view, words, said)
    parts = [
        *([title(said.say("pic-transmissions-own"))] if rows else []),
        *rows,
        title(said.say("pic-transmissions-board")),
        board.robots(view, player.robots, player.seat, words),
    ]
    cards = board.forest(player.forest, player.acorns, said)
    # They lie on the board's own picture, too.
    whole = [*parts, *cards, foot]
    return stacked(whole if height(whole) <= at.TALLEST else [*parts, foot])


def nothing(said: Words) -> Canvas:
    """Return the sheet for whoever has nothing of their own here."""

    def draw(sheet: Canvas, box: Box) -> None:
        sheet.block(said.say("pic-alt-watcher"), box, face="bold", size=34, fill=theme.INK)

    return stacked([Part(90, draw)])


def stock(view: View, player: Player, said: Words, left: int) -> Part:
    """Return engrams, electricity and points, and how near the end is, from so far `left` on."""

    def draw(sheet: Canvas, line: Box) -> None:
        box = Box(left, line.y, line.right - left, line.h)
        sheet.panel(box, theme.PANEL, radius=12)
        pennant, badge = score(player.score, 46), ending(view, said)
        right = box.right - 8 - pennant.width
        sheet.name("score", Box(right - 4, box.y + 1, pennant.width + 8, box.h - 2))
        sheet.sprite(pennant, right, box.centre[1] - 23)
        if badge:
            right -= _BADGE + 8
            lay_ending(sheet, view, badge, Box(right, box.y + 5, _BADGE, box.h - 10))
        goods = Box(box.x + 12, box.y, right - box.x - 24, box.h)
        sheet.name("goods", goods)
        goods_row(sheet, player.goods, goods, size=34 if badge else 40)

    return Part(56, draw)
