"""Inventions on display: the card with its fields, the pieces on them, the rewards and who has given most."""

from collections.abc import Sequence

from PIL import Image

from render.kit import palette, text, tokens
from render.kit.canvas import Canvas, plate
from render.kit.grids import Box
from render.kit.sprites import SPRITES
from render.legendary_inventors import layout as at
from render.legendary_inventors import signs
from render.legendary_inventors.emblems import emblem
from render.legendary_inventors.tiles import tile
from rules.kernel.model import Seat
from rules.legendary_inventors.view import Invention, Rewards

_HEAD = 46
_FOOT = 44
_MARK = 28


def invention(
    sheet: Canvas, card: Invention, box: Box, name: str, teams: Sequence[str], rewards: Rewards | None
) -> None:
    """Draw an invention into its box; `rewards` if they are being chosen."""
    chosen = rewards is not None and rewards.invention == card.id
    sheet.sprite(_frame(box.w, box.h, chosen=chosen), box.x, box.y)
    _head(sheet, card, Box(box.x + 8, box.y + 5, box.w - 16, _HEAD - 6), name)
    _fields(sheet, card, Box(box.x + 6, box.y + _HEAD + 1, box.w - 12, at.FIELD[1]), teams)
    foot = Box(box.x + 8, box.bottom - _FOOT - 3, box.w - 16, _FOOT)
    for place, kind in enumerate(card.tiles):
        sheet.sprite(tile(kind, at.TILE), foot.x + place * (at.TILE + 5), foot.y + 1)
    left = 2 * (at.TILE + 5) + 4
    room = Box(foot.x + left, foot.y, foot.w - left, foot.h)
    if rewards is not None and chosen:
        _queue(sheet, rewards.queue, room, teams)
    else:
        _totals(sheet, card, room, teams)


def _frame(w: int, h: int, *, chosen: bool) -> Image.Image:
    edge = palette.BRASS if chosen else palette.EDGE
    return plate(w, h, palette.PAPER, radius=12, edge=edge, width=6 if chosen else 2)


def _head(sheet: Canvas, card: Invention, box: Box, name: str) -> None:
    order = order_mark(card.order, 40)
    sheet.sprite(order, box.x, box.y)
    sheet.sprite(emblem(card.id, card.category, 40), box.x + 44, box.y + 1)
    if card.has_card:
        sheet.sprite(tokens.points(card.points, 40), box.right - 40, box.y)
    else:
        sheet.sprite(tokens.sign("cross", 34), box.right - 37, box.y + 3)
    sheet.line(name, Box(box.x + 90, box.y + 1, box.w - 134, box.h), face="bold", size=30, fill=palette.INK)


def order_mark(number: int, size: int) -> Image.Image:
    """Return an order number on its stamp."""

    def drawn() -> Image.Image:
        sheet = Canvas(plate(size, size, palette.INK, radius=size // 5).copy())
        at_ = (size // 2, size // 2 + 2)
        sheet.write(str(number), at_, face="figures", size=max(28, round(size * 0.8)), fill=palette.CHALK, anchor="mm")
        return sheet.image

    return SPRITES.get(("order", number, size), drawn)


def owners(card: Invention, science: int) -> list[Seat | None]:
    """Return whose piece lies on each field of a science, in seat order; None for a free field."""
    lying: list[Seat | None] = [seat for seat, pieces in enumerate(card.pieces) for _ in range(pieces[science])]
    return lying + [None] * card.free[science]


def _fields(sheet: Canvas, card: Invention, box: Box, teams: Sequence[str]) -> None:
    groups = [(science, owners(card, science)) for science in range(len(card.fields))]
    groups = [(science, group) for science, group in groups if group]
    number = sum(len(group) for _, group in groups)
    apart = at.FIELDS_APART * (len(groups) - 1)
    # Cards of other data may have more fields than the printed ones.
    wide = min(at.FIELD[0] + 4, (box.w - apart) // number)
    x = box.x + (box.w - number * wide - apart) // 2
    for science, group in groups:
        for seat in group:
            sheet.sprite(_field(science, wide - 2, free=seat is None), x, box.y)
            if seat is not None:
                size = min(34, wide - 4)
                sheet.centred(signs.piece(teams[seat], seat, size), (x + (wide - 2) // 2, box.bottom - 18))
            x += wide
        x += at.FIELDS_APART


def _field(science: int, wide: int, *, free: bool) -> Image.Image:
    """Return a field: its science on a pale tab, below it a dark place for a piece, light while free."""

    def drawn() -> Image.Image:
        high = at.FIELD[1]
        sheet = Canvas(plate(wide, high, signs.TINTS[science], radius=7, edge=palette.EDGE, width=2).copy())
        sign = signs.science(science, min(26, wide - 4))
        sheet.centred(sign, (wide // 2, 15))
        well = Box(2, 29, wide - 4, high - 31)
        fill = palette.PAPER if free else palette.BENCH
        sheet.image.alpha_composite(plate(well.w, well.h, fill, radius=6), (well.x, well.y))
        return sheet.image

    return SPRITES.get(("field", science, wide, free), drawn)


def _totals(sheet: Canvas, card: Invention, box: Box, teams: Sequence[str]) -> None:
    """Show who has given how much, most first."""
    given = sorted((seat for seat, total in enumerate(card.totals) if total), key=lambda seat: -card.totals[seat])
    x = box.right
    for seat in reversed(given):
        words = str(card.totals[seat])
        x -= text.width(words, "figures", 34)
        sheet.write(words, (x, box.centre[1] + 2), face="figures", size=34, fill=palette.INK)
        x -= _MARK + 3
        sheet.sprite(signs.piece(teams[seat], seat, _MARK), x, box.centre[1] - _MARK // 2)
        x -= 9


def _queue(sheet: Canvas, queue: Sequence[Seat], box: Box, teams: Sequence[str]) -> None:
    """Show who takes a reward yet, the first in front."""
    x = box.x + 20
    for place, seat in enumerate(queue):
        size = 28 if place else 38
        sheet.sprite(tokens.sign("arrow", 26), x, box.centre[1] - 13)
        sheet.centred(signs.piece(teams[seat], seat, size), (x + 32 + size // 2, box.centre[1]))
        x += 32 + size + 12
