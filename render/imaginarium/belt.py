"""The belt and the presses as the table and the picture to decide from show them: fields, cards, who stands there."""

from PIL import Image

from render.imaginarium import faces, icons, signs
from render.imaginarium import layout as at
from render.imaginarium.pieces import figure
from render.imaginarium.theme import THEME
from render.kit import palette
from render.kit.canvas import Canvas, plate
from render.kit.grids import Box
from render.kit.sprites import SPRITES
from rules.imaginarium.view import Field, Press
from rules.kernel.words import Words


def empty_field(place: str, w: int, h: int) -> Image.Image:
    """Return an empty field of the belt with its name."""

    def drawn() -> Image.Image:
        sheet = Canvas(plate(w, h, THEME.slot, radius=12).copy())
        sheet.write(place, (10, at.HEAD // 2 + 2), face="figures", size=34, fill=THEME.accent)
        return sheet.image

    return SPRITES.get(("imaginarium field", place, w, h), drawn)


def empty_press(place: str, gain: int, w: int, h: int) -> Image.Image:
    """Return a press nobody stands at: its name and what it yields."""

    def drawn() -> Image.Image:
        sheet = Canvas(plate(w, h, THEME.slot, radius=10).copy())
        sheet.write(place, (10, h // 2 + 2), face="figures", size=34, fill=THEME.accent)
        words = signs.line((f"+{gain}", "charcoal"), 36, THEME.ink)
        sheet.image.alpha_composite(words, (w - words.width - 8, (h - words.height) // 2))
        return sheet.image

    return SPRITES.get(("imaginarium press", place, w, h), drawn)


def field(sheet: Canvas, one: Field, box: Box, words: Words, price: int) -> None:
    """Lay a machine with the strip above it, and who stands there; `price` is what it would cost in all."""
    if one.figure:
        sheet.panel(Box(box.x - 4, box.y - 4, box.w + 8, box.h + 8), _colour(one.figure.seat), radius=14)
        sheet.sprite(empty_field(one.place, box.w, box.h), box.x, box.y)
    middle = box.y + at.HEAD // 2
    sheet.write(str(one.cost), (box.x + 52, middle + 2), face="figures", size=32, fill=THEME.dim)
    if one.machine:
        level = one.price - one.cost
        sheet.sprite(icons.levels(level, 34), box.x + 72, middle - 17)
        sheet.sprite(icons.sign("charcoal", 32), box.right - 38, middle - 16)
        at_right = (box.right - 42, middle + 2)
        sheet.write(str(price), at_right, face="figures", size=40, fill=THEME.ink, anchor="rm")
        sheet.sprite(faces.card(one.machine, words.say(f"machine-{one.machine}")), box.x, box.y + at.HEAD)
    if one.figure:
        figure(sheet, one.figure, (box.x + 50, box.y + at.HEAD + 104), 54)


def press(sheet: Canvas, one: Press, box: Box) -> None:
    """Lay who stands at a press."""
    if one.figure:
        sheet.panel(box, None, radius=10, edge=_colour(one.figure.seat), width=4)
        figure(sheet, one.figure, (box.x + 84, box.centre[1]), 52)


def _colour(seat: int) -> str:
    return palette.SEATS[seat % len(palette.SEATS)]
