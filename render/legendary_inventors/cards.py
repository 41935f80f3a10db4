"""Inventions on display: the card with its fields, the pieces on them, the rewards and who has given most."""

from collections.abc import Sequence

from PIL import Image

from render.kit import palette, text, tokens
from render.kit.canvas import Canvas, plate
from render.kit.grids import Box
from render.kit.sprites import SPRITES
from render.legendary_inventors import layout as at
from render.legendary_inventors import look, signs
from render.legendary_inventors.emblems import emblem
from render.legendary_inventors.look import Sheet
from render.legendary_inventors.tiles import tile
from rules.kernel.model import Seat
from rules.legendary_inventors.view import Invention, Rewards

_HEAD = 46
_FOOT = 44
_MARK = 26


def invention(
    sheet: Sheet, card: Invention, box: Box, name: str, teams: Sequence[str], rewards: Rewards | None
) -> None:
    """Draw an invention into its box; `rewards` if they are being chosen."""
    chosen = rewards is not None and rewards.invention == card.id
    sheet.sprite(look.parchment(box.w, box.h, lit=chosen), box.x, box.y)
    _head(sheet, card, Box(box.x + 10, box.y + 6, box.w - 20, _HEAD - 6), name)
    _fields(sheet, card, Box(box.x + 8, box.y + _HEAD + 1, box.w - 16, at.FIELD[1]), teams)
    foot = Box(box.x + 10, box.bottom - _FOOT - 4, box.w - 20, _FOOT)
    for place, kind in enumerate(card.tiles):
        sheet.sprite(tile(kind, at.TILE), foot.x + place * (at.TILE + 5), foot.y + 2)
    left = 2 * (at.TILE + 5) + 4
    room = Box(foot.x + left, foot.y, foot.w - left, foot.h)
    if rewards is not None and chosen:
        _queue(sheet, rewards.queue, room, teams)
    else:
        _totals(sheet, card, room, teams)


def _head(sheet: Sheet, card: Invention, box: Box, name: str) -> None:
    sheet.sprite(order_mark(card.order, 38), box.x, box.y)
    sheet.sprite(emblem(card.id, card.category, 38), box.x + 42, box.y)
    if card.has_card:
        sheet.sprite(tokens.points(card.points, 42), box.right - 42, box.y - 1)
    else:
        sheet.sprite(tokens.sign("cross", 34), box.right - 37, box.y + 3)
    sheet.line(name, Box(box.x + 88, box.y, box.w - 132, box.h), face="bold", size=30, fill=look.INK)


def order_mark(number: int, size: int) -> Image.Image:
    """Return an order number on its stamp."""

    def drawn() -> Image.Image:
        sheet = Canvas(plate(size, size, look.DARK, radius=size // 5).copy())
        at_ = (size // 2, size // 2 + 2)
        sheet.write(str(number), at_, face="figures", size=max(30, round(size * 0.8)), fill=look.CHALK, anchor="mm")
        return sheet.image

    return SPRITES.get(("order", number, size), drawn)


def owners(card: Invention, science: int) -> list[Seat | None]:
    """Return whose piece lies on each field of a science, in seat order; None for a free field."""
    lying: list[Seat | None] = [seat for seat, pieces in enumerate(card.pieces) for _ in range(pieces[science])]
    return lying + [None] * card.free[science]


def _fields(sheet: Canvas, card: Invention, box: Box, teams: Sequence[str]) -> None:
    groups = [(science, owners(card, science)) for science in range(len(card.fields))]
    groups = [(science, group) for science, group in groups if group]
    wide, x = _spread([len(group) for _, group in groups], box, at.FIELD[0] + 4)
    for science, group in groups:
        for seat in group:
            sheet.sprite(_field(science, wide - 2, box.h, free=seat is None), x, box.y)
            if seat is not None:
                size = min(32, wide - 4)
                sheet.centred(signs.piece(teams[seat], seat, size), (x + (wide - 2) // 2, box.bottom - 17))
            x += wide
        x += at.FIELDS_APART


def ghost_fields(
    sheet: Canvas, card: Invention, place: Sequence[int], box: Box, teams: Sequence[str], seat: Seat
) -> None:
    """Draw the fields large, with the pieces that would be placed in rings."""
    groups = [(science, owners(card, science)) for science in range(len(card.fields))]
    groups = [(science, group) for science, group in groups if group]
    wide, x = _spread([len(group) for _, group in groups], box, 72)
    for science, group in groups:
        new = place[science]
        for number, owner in enumerate(group):
            taken = number - (len(group) - card.free[science])
            ghost = owner is None and taken < new
            sheet.sprite(_field(science, wide - 4, box.h, free=owner is None), x, box.y)
            middle = (x + (wide - 4) // 2, box.bottom - 26)
            if ghost:
                sheet.centred(plate(wide - 8, 48, look.ACCENT, radius=8, edge=look.INK, width=3), middle)
            if ghost or owner is not None:
                shown = seat if owner is None else owner
                sheet.centred(signs.piece(teams[shown], shown, 38), middle)
            x += wide
        x += at.FIELDS_APART


def _spread(numbers: Sequence[int], box: Box, most: int) -> tuple[int, int]:
    """Return how wide each field of these groups is, and where the first begins."""
    apart = at.FIELDS_APART * (len(numbers) - 1)
    # Cards of other data may have more fields than the printed ones.
    wide = min(most, (box.w - apart) // sum(numbers))
    return wide, box.x + (box.w - sum(numbers) * wide - apart) // 2


def _field(science: int, wide: int, high: int, *, free: bool) -> Image.Image:
    """Return a field: its science on a pale tab, below it a dark place for a piece, light while free."""

    def drawn() -> Image.Image:
        tab = 30 if high > at.FIELD[1] else 25
        sheet = Canvas(plate(wide, high, signs.TINTS[science], radius=7, edge=look.INK, width=2).copy())
        sign = signs.science(science, min(tab - 2, wide - 4))
        sheet.centred(sign, (wide // 2, tab // 2 + 1))
        well = Box(2, tab + 1, wide - 4, high - tab - 3)
        fill = look.PAPER if free else look.INK
        sheet.image.alpha_composite(plate(well.w, well.h, fill, radius=6), (well.x, well.y))
        return sheet.image

    return SPRITES.get(("field", science, wide, high, free), drawn)


def _totals(sheet: Canvas, card: Invention, box: Box, teams: Sequence[str]) -> None:
    """Show who has given how much, most first."""
    given = sorted((seat for seat, total in enumerate(card.totals) if total), key=lambda seat: -card.totals[seat])
    x = box.right - 4
    for seat in reversed(given):
        words = str(card.totals[seat])
        x -= text.width(words, "figures", 34)
        sheet.write(words, (x, box.centre[1] + 2), face="figures", size=34, fill=look.INK)
        x -= _MARK + 3
        sheet.sprite(signs.piece(teams[seat], seat, _MARK), x, box.centre[1] - _MARK // 2)
        x -= 8


def _queue(sheet: Canvas, queue: Sequence[Seat], box: Box, teams: Sequence[str]) -> None:
    """Show who takes a reward yet, the first in front."""
    x = box.x + 16
    for place, seat in enumerate(queue):
        size = 28 if place else 38
        sheet.sprite(tokens.sign("arrow", 26), x, box.centre[1] - 13)
        sheet.centred(signs.piece(teams[seat], seat, size), (x + 32 + size // 2, box.centre[1]))
        x += 32 + size + 10


def patent_mark(sheet: Canvas, id_: str, category: str, order: int, place: tuple[int, int]) -> None:
    """Lay the order number and the drawing of an invention, 84 pixels wide and 40 high."""
    x, y = place
    sheet.sprite(order_mark(order, 38), x, y + 1)
    # The drawings have dark outlines and want a light ground.
    sheet.sprite(plate(40, 40, palette.PAPER, radius=8), x + 42, y)
    sheet.sprite(emblem(id_, category, 36), x + 44, y + 2)
