"""To decide whom to send where: what each inventor could place on each invention, and a send being put together."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from render.kit import tokens
from render.kit.canvas import plate
from render.kit.grids import Box
from render.kit.picture import BADGE
from render.legendary_inventors import layout as at
from render.legendary_inventors import look, signs, teams
from render.legendary_inventors.cards import ghost_fields, order_mark
from render.legendary_inventors.emblems import emblem
from render.legendary_inventors.labels import labels
from render.legendary_inventors.look import Sheet
from render.legendary_inventors.portraits import portrait
from render.legendary_inventors.tiles import tile
from render.legendary_inventors.wording import short
from rules.kernel.model import Decision
from rules.kernel.words import Words
from rules.legendary_inventors.components import HIGHEST_ORDER
from rules.legendary_inventors.view import Form, Invention, Inventor, Player, View

_TOP: Final = 12
_COLUMN: Final = 56
_FACE: Final = 38
_NAME: Final = 28
_FOOT: Final = _FACE + 2 * _NAME
"""Height of the line below the inventions: faces, and names in two lines, for they are wider than a column."""
_ROWS: Final = {8: 39, 7: 42, 5: 44}
_ROW: Final = 46
_RIVAL: Final = 82
"""What the only rival's inventors know, and their goals, above the inventions."""
_TILES_BESIDE_ORDERS: Final = 2
"""Kinds of tiles that leave room for the order numbers of the player's patents."""


class Offer(NamedTuple):
    """What one inventor could place on one invention: the option, how many pieces, and whether that completes it."""

    id: str
    number: int
    completes: bool


Offers = Mapping[tuple[str, str], Offer]


def offers(view: View, asked: Sequence[Decision]) -> Offers:
    """Return by inventor and invention what is on offer: what takes no genius tile, where there is anything such."""
    free = {card.id: sum(card.free) for card in view.display}
    ids = [option.id for decision in asked for option in decision.options if option.id.startswith("send:")]
    found = {}
    for id_ in [id_ for id_ in ids if id_.endswith(":0")] or ids:
        _, inventor, card, place, _ = id_.split(":")
        number = sum(map(int, place.split("/")))
        found[inventor, card] = Offer(id_, number, number == free[card])
    return found


def places_of(asked: Sequence[Decision]) -> list[str]:
    """Return the inventions that may be picked for an inventor picked before."""
    ids = [option.id for decision in asked for option in decision.options]
    return [id_.partition(":")[2] for id_ in ids if id_.startswith("invention:")]


# Everybody and everything


def matrix(view: View, player: Player, words: Words, asked: Sequence[Decision]) -> Sheet:
    """Return all inventions with what each inventor could place there; what can be done stands out.

    With one rival, what their inventors know and lack for their goals stands above: that tells who could complete what
    is left, and what they want.
    """
    high, rival = _ROWS.get(len(view.display), _ROW), teams.rival_of(view, player)
    top = _TOP + (_RIVAL if rival else 0)
    rows = [Box(at.MARGIN, top + n * high, at.INNER, high - 4) for n in range(len(view.display))]
    bottom = top + len(rows) * high
    sheet = look.sheet(at.WIDTH, bottom + _FOOT + 11)
    if rival:
        teams.known(sheet, rival, Box(at.MARGIN, _TOP, at.INNER, _RIVAL - 4))
    _faces(sheet, view, player, words, bottom)
    _goods(sheet, player, Box(BADGE[0], bottom, _columns(player)[0] - BADGE[0] - 14, _FOOT))
    for card, row in zip(view.display, rows, strict=True):
        _row(sheet, view, player, card, row, words, asked)
    left, right = _columns(player)[0], at.MARGIN + at.INNER
    sheet.name("team", Box(left, top, right - left, bottom + _FACE - top))
    return sheet


def _columns(player: Player) -> list[int]:
    first = at.MARGIN + at.INNER - len(player.inventors) * _COLUMN - 4
    return [first + n * _COLUMN for n in range(len(player.inventors))]


def _faces(sheet: Sheet, view: View, player: Player, words: Words, top: int) -> None:
    """Show who belongs to which column; every other name stands one line lower, so that there is room for both."""
    said, columns = labels(words.lang), _columns(player)
    for place, (each, x) in enumerate(zip(player.inventors, columns, strict=True)):
        sheet.sprite(teams.face(each, player.team, _FACE), x + (_COLUMN - 3 - _FACE) // 2, top)
        lower, right = place % 2, x + _COLUMN - 3
        left = x - _COLUMN if lower else x
        wide = min(2 * _COLUMN - 3, columns[-1] + _COLUMN - 3 - left)
        name = Box(left if lower else x, top + _FACE + lower * _NAME, wide, _NAME)
        lit = view.form is None or view.form.inventor == each.id
        fill = look.CHALK if each.active and lit else look.FAINT
        # A frame around a name would cut the next one, which is as wide as two columns.
        sheet.name(f"inventor:{each.id}", Box(x, top, right - x, _FACE))
        for kind in ("inventor", "send"):
            sheet.grey(f"{kind}:{each.id}", Box(x, top + 8, _COLUMN - 3, _FACE - 8))
        told = short(words, said, "inventor", each.id).upper()
        sheet.line(told, name, face="figures", size=30, fill=fill, align="r" if lower else "l")


def _goods(sheet: Sheet, player: Player, room: Box) -> None:
    """Show the player's points, tiles and, where these leave room, the order numbers of the patents."""
    sheet.sprite(tokens.points(player.points.total, 58), room.x, room.centre[1] - 29)
    sheet.name("score", Box(room.x, room.centre[1] - 29, 58, 58))
    wide = at.ORDER[0] * (HIGHEST_ORDER + 1) * (len(player.tiles) <= _TILES_BESIDE_ORDERS)
    teams.tiles(sheet, player.tiles, Box(room.x + 68, room.y, room.w - 68 - wide, room.h))
    if wide:
        teams.orders(sheet, player.patents, Box(room.right - wide, room.centre[1] - at.ORDER[1] // 2, *at.ORDER))
        sheet.name("orders", Box(room.right - wide, room.centre[1] - at.ORDER[1] // 2, wide, at.ORDER[1]))


def _row(
    sheet: Sheet, view: View, player: Player, card: Invention, box: Box, words: Words, asked: Sequence[Decision]
) -> None:
    found, goals = offers(view, asked), places_of(asked)
    open_ = card.id in goals if goals else any(pair[1] == card.id for pair in found) or not found
    sheet.sprite(look.strip(box.w, box.h, dim=not open_), box.x, box.y)
    _name_row(sheet, card, box)
    middle, size = box.centre[1], min(box.h - 2, 42)
    sheet.sprite(order_mark(card.order, 30), box.x + 4, middle - 15)
    sheet.sprite(emblem(card.id, card.category, size - 4), box.x + 38, middle - size // 2 + 2)
    name = Box(box.x + 82, box.y, 134, box.h)
    sheet.line(short(words, labels(words.lang), "invention", card.id), name, face="figures", size=32, fill=look.INK)
    for science, number in enumerate(card.free):
        if number:
            sheet.sprite(signs.slot(science, number, 36), box.x + 222 + science * 36, middle - 18)
    for place, kind in enumerate(card.tiles):
        sheet.sprite(tile(kind, 38), box.x + 370 + place * 40, middle - 19)
    _given(sheet, view, player, card, (box.x + 456, middle))
    for each, x in zip(player.inventors, _columns(player), strict=True):
        _cell(sheet, each, view.form, card, found.get((each.id, card.id)), Box(x, box.y, _COLUMN - 2, box.h))


def _name_row(sheet: Sheet, card: Invention, box: Box) -> None:
    sheet.name(f"invention:{card.id}", Box(box.x, box.y, 366, box.h))
    sheet.name(f"fields:{card.id}", Box(box.x + 222, box.y, 146, box.h))
    sheet.name(f"tiles:{card.id}", Box(box.x + 368, box.y, 84, box.h))


def _given(sheet: Sheet, view: View, player: Player, card: Invention, place: tuple[int, int]) -> None:
    """Show how many pieces the player has there, and whoever else has most."""
    others = [seat for seat, total in enumerate(card.totals) if total and seat != player.seat]
    most = max(others, key=lambda seat: card.totals[seat], default=None)
    x, middle = place
    for seat in (player.seat, most):
        if seat is not None and card.totals[seat]:
            sheet.sprite(signs.piece(view.players[seat].team, seat, 24), x, middle - 12)
            sheet.write(str(card.totals[seat]), (x + 27, middle + 2), face="figures", size=30, fill=look.INK)
        x += 40


def _cell(sheet: Sheet, each: Inventor, form: Form | None, card: Invention, offer: Offer | None, box: Box) -> None:
    number = offer.number if offer else sum(map(min, each.values, card.free))
    chosen = form is not None and form.inventor == each.id
    if (offer and form is None) or (chosen and number):
        if offer:
            sheet.name(offer.id, box)
        completes = offer.completes if offer else number == sum(card.free)
        fill = look.ACCENT if completes else "#FFFFFF"
        well = Box(box.x + 3, box.y + 2, box.w - 6, box.h - 4)
        sheet.sprite(plate(well.w, well.h, fill, radius=8, edge=look.INK, width=3), well.x, well.y)
        sheet.write(
            str(number), (box.centre[0], box.centre[1] + 2), face="figures", size=34, fill=look.INK, anchor="mm"
        )
    else:
        told = str(number) if number else "–"
        at_ = (box.centre[0], box.centre[1] + 2)
        sheet.write(told, at_, face="figures", size=30, fill=look.WORN, anchor="mm")


# One send, piece by piece


def arranged(view: View, player: Player, form: Form, words: Words) -> Sheet:
    """Return the send in the form: the inventor, what they know, and the fields with the pieces they would place."""
    said = labels(words.lang)
    card = next(card for card in view.display if card.id == form.invention)
    inventor = next(each for each in player.inventors if each.id == form.inventor)
    sheet = look.sheet(at.WIDTH, 292)
    _sender(sheet, inventor, player, Box(at.MARGIN, 16, at.INNER, 100), words)
    box = Box(at.MARGIN, 122, at.INNER, 156)
    sheet.sprite(look.parchment(box.w, box.h), box.x, box.y)
    sheet.sprite(order_mark(card.order, 40), box.x + 14, box.y + 10)
    sheet.sprite(emblem(card.id, card.category, 44), box.x + 60, box.y + 8)
    title = Box(box.x + 114, box.y + 8, 262, 44)
    sheet.line(short(words, said, "invention", card.id), title, face="bold", size=32, fill=look.INK)
    for place, kind in enumerate(card.tiles):
        sheet.sprite(tile(kind, 44), box.right - 106 + place * 50, box.y + 8)
    left = sum(card.free) - sum(form.place)
    told = said.say("pic-inventors-left", {"number": left})
    room = Box(title.right, title.y, box.right - 114 - title.right, title.h)
    sheet.line(told, room, face="bold", size=30, fill=look.DEEP, align="r")
    led = [each.team for each in view.players]
    ghost_fields(sheet, card, form.place, Box(box.x + 12, box.y + 60, box.w - 24, 84), led, player.seat)
    return sheet


def _sender(sheet: Sheet, inventor: Inventor, player: Player, box: Box, words: Words) -> None:
    sheet.sprite(portrait(inventor.id, player.team, box.h), box.x, box.y)
    name = short(words, labels(words.lang), "inventor", inventor.id)
    sheet.line(name, Box(box.x + 116, box.y, 240, 44), face="bold", size=32, fill=look.CHALK)
    for science, value in enumerate(inventor.values):
        sheet.sprite(signs.slot(science, value, 50), box.x + 114 + science * 58, box.y + 48)
    for place, sprite in enumerate(_genius(player)):
        sheet.sprite(sprite, box.right - 56 - place * 62, box.y + 48)


def _genius(player: Player) -> list[Image.Image]:
    number = next((each.number for each in player.tiles if each.kind == "genius"), 0)
    return [tile("genius", 52)] * number
