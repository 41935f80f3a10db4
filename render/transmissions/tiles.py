"""Faces of ideas, items and forest cards in the sizes of the display and of the boards; drawn once and kept."""

from typing import Final

from PIL import Image

from render.kit import lines, palette, text
from render.kit.canvas import Canvas, plate
from render.kit.fonts import Face, can_show
from render.kit.grids import Box, cells
from render.kit.sprites import SPRITES
from render.transmissions import icons, signs
from render.transmissions import layout as at
from render.transmissions.emblems import emblem
from render.transmissions.theme import SMALLEST
from rules.transmissions.components import CARDS, ITEMS
from rules.transmissions.view import Column

IDEA_GROUND: Final = "#FFF0BF"
CARD_GROUND: Final = "#DCEBCF"
_USED: Final = "#A9A79D"
LAID: Final = 174
"""Width of a tile on a board, in pixels."""
NAME: Final = Box(6, 0, at.IDEA[0] - 12, 66)
"""Room for a name in the display, as wide and tall as that."""


def idea(column: Column, name: str) -> Image.Image:
    """Return an idea as it lies in the display: price, effect, name."""
    key = ("idea face", column.idea, column.idea_price, column.surcharge, name)
    return SPRITES.get(key, lambda: _idea(column, name))


def item(column: Column, name: str) -> Image.Image:
    """Return an item as it lies in the display: drawing, price, points, creatures, name."""
    key = ("item face", column.item, column.electricity, name)
    return SPRITES.get(key, lambda: _item(column, name))


def laid_idea(tile: str, *, spent: bool = False) -> Image.Image:
    """Return an idea as it lies on a board; one that was used in this turn is ticked."""
    return SPRITES.get(("laid idea", tile, spent), lambda: _laid_idea(tile, spent=spent))


def laid_item(tile: str, name: str) -> Image.Image:
    """Return an item as it lies on a board."""
    return SPRITES.get(("laid item", tile, name), lambda: _laid_item(tile, name))


def card(card_: str, number: int = 1, *, used: bool = False) -> Image.Image:
    """Return so many forest cards as they lie before somebody: acorns and what they do; used ones are grey."""
    key = ("forest face", CARDS[card_].id, number, used)
    return SPRITES.get(key, lambda: _card(card_, number, used=used))


def write_name(sheet: Canvas, name: str, box: Box) -> None:
    """Write the name of a tile; a word that is too wide is squeezed rather than made smaller."""
    name = name.replace("→", "»")
    face = face_for(name)
    if max(text.width(word, face, SMALLEST) for word in name.split() or [""]) <= box.w:
        sheet.block(name, box, face=face, size=31, fill=palette.INK, align="m")
        return
    image = lines.figures(name, SMALLEST, palette.INK)
    image = image.resize((box.w, image.height), Image.Resampling.LANCZOS)
    sheet.image.alpha_composite(image, (box.x, box.centre[1] - image.height // 2))


def face_for(name: str) -> Face:
    """Return the typeface that can show a name."""
    return "figures" if all(can_show("figures", letter) for letter in name) else "bold"


def _idea(column: Column, name: str) -> Image.Image:
    w, h = at.IDEA
    sheet = Canvas(plate(w, h, IDEA_GROUND, radius=18, edge=palette.BRASS_DARK, width=3).copy())
    price = (str(column.idea_price), "electricity", *("+", "light") * bool(column.surcharge))
    strip = signs.line(price, 34, palette.INK)
    sheet.image.alpha_composite(icons.sign("idea", 34), (8, 7))
    sheet.image.alpha_composite(strip, (w - strip.width - 10, 7))
    _middle(sheet, signs.idea(column.idea, 40, palette.INK, w - 16), Box(0, 43, w, 40))
    write_name(sheet, name, Box(NAME.x, h - NAME.h - 1, NAME.w, NAME.h))
    return sheet.image


def _item(column: Column, name: str) -> Image.Image:
    w, h = at.ITEM
    sheet = Canvas(plate(w, h, palette.PAPER, radius=8, edge=palette.WOOD_DARK, width=3).copy())
    sheet.image.alpha_composite(emblem(ITEMS[column.item].kind, 76), (12, 6))
    right = Box(98, 6, w - 104, 38)
    _middle(sheet, signs.line(ITEMS[column.item].cost, 34, palette.INK), right)
    _middle(sheet, signs.line((f"+{column.electricity}", "electricity"), 34, palette.INK), right._replace(y=44))
    _middle(sheet, signs.line(signs.worth(column.item), 34, palette.INK), Box(0, 84, w, 36))
    write_name(sheet, name, Box(NAME.x, h - NAME.h - 1, NAME.w, NAME.h))
    return sheet.image


def _laid_idea(tile: str, *, spent: bool) -> Image.Image:
    w, h = LAID, at.BOARD_SLOT - 4
    sheet = Canvas(plate(w, h, IDEA_GROUND, radius=14, edge=palette.BRASS_DARK, width=2).copy())
    _middle(sheet, signs.idea(tile, 38, palette.INK, w - 10 - 30 * spent), Box(0, 0, w - 30 * spent, h))
    if spent:
        sheet.image.alpha_composite(icons.sign("tick", 30), (w - 34, (h - 30) // 2))
    return sheet.image


def _laid_item(tile: str, name: str) -> Image.Image:
    w, h = LAID, 2 * at.BOARD_SLOT - 4
    sheet = Canvas(plate(w, h, palette.PAPER, radius=8, edge=palette.WOOD_DARK, width=2).copy())
    worth = signs.line(signs.worth(tile), 31, palette.INK)
    is_long = worth.width > w - 90
    sheet.image.alpha_composite(emblem(ITEMS[tile].kind, 42 if is_long else 66), (w // 2 - 21 if is_long else 8, 3))
    _middle(sheet, worth, Box(0, 44, w, 34) if is_long else Box(76, 4, w - 82, 66))
    write_name(sheet, name, Box(5, h - 34, w - 10, 32))
    return sheet.image


def _card(card_: str, number: int, *, used: bool) -> Image.Image:
    w, h = at.CARD
    ground = _USED if used else CARD_GROUND
    sheet = Canvas(plate(w, h, ground, radius=10, edge="#35623F", width=3).copy())
    left = [signs.line((str(CARDS[card_].acorns), "acorn"), 31, palette.INK)]
    left += [signs.line((f"×{number}",), 31, palette.INK)] if number > 1 else []
    for piece, strip in zip(left, cells(Box(8, 3, 52, h - 6), 1, len(left), 0), strict=True):
        _middle(sheet, piece, strip)
    room = Box(62, 3, w - 66, h - 6)
    if used:
        _middle(sheet, icons.sign("tick", 38), room)
        return sheet.image
    rows = signs.card(card_, room.w)
    for row, strip in zip(rows, cells(room, 1, len(rows), 0), strict=True):
        _middle(sheet, row, strip)
    return sheet.image


def _middle(sheet: Canvas, piece: Image.Image, box: Box) -> None:
    spot = (box.x + (box.w - piece.width) // 2, box.y + (box.h - piece.height) // 2)
    sheet.image.alpha_composite(piece, spot)
