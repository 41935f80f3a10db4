"""Pieces that the table, the workshops and the own sheet share: headers, goods, assistants, belts, robots, cards."""

from collections.abc import Sequence

from PIL import Image

from render.kit import palette, text, tokens
from render.kit.canvas import Canvas, plate
from render.kit.fonts import legible
from render.kit.grids import Box, cells
from render.kit.sprites import SPRITES
from render.mech_a_dream import faces, icons, signs
from render.mech_a_dream import layout as at
from rules.kernel.model import Seat
from rules.kernel.words import Words
from rules.mech_a_dream.components import FIGURES, PARTS, ROBOTS, SPECIALISTS
from rules.mech_a_dream.view import Goods, OnBelt, Player, Specialist, View

HOME = ""
PLACES = ("stock", "dock")
GOODS = (("F", "flowers"), ("I", "ink"), ("R", "rainbows"), ("D", "dreams"))
BELT = tuple(range(FIGURES.belt_slots.value, 0, -1))
"""The slots of a belt as they lie, the one next to completion last."""


def shown_names(names: Sequence[str], said: Words) -> list[str]:
    """Return the players' names without what the typeface cannot show."""
    return [legible(name, "bold", said.say("pic-player", {"number": seat + 1})) for seat, name in enumerate(names)]


def amount(goods: Goods, symbol: str) -> int:
    """Return how many of a good there are."""
    return int(getattr(goods, dict(GOODS)[symbol]))


def waited_for(view: View) -> list[Seat]:
    """Return the seats that the game waits for, as far as everybody knows."""
    if view.over:
        return []
    if view.turn is not None:
        return [view.turn]
    if view.stage == "robots":
        return list(view.order)
    return [seat for seat in view.order if view.players[seat].at_work]


def header(sheet: Canvas, sign: Image.Image, words: str, badge: str = "") -> None:
    """Write the title after a sign, with a badge on the right if there is one."""
    box = at.HEADER
    room = box.w - sign.width - 12
    if badge:
        wide = text.width(badge, "bold", 28) + 26
        plaque = Box(box.right - wide, box.y + 5, wide, box.h - 10)
        sheet.panel(plaque, palette.BRASS, radius=10)
        sheet.line(badge, plaque.inset(8), face="bold", size=28, fill=at.INK, align="m")
        room -= wide + 10
    sheet.sprite(sign, box.x, box.centre[1] - sign.height // 2)
    left = Box(box.x + sign.width + 12, box.y, room, box.h)
    sheet.line(words, left, face="bold", size=34, fill=at.MOONLIGHT)


def marks(sheet: Canvas, seats: Sequence[Seat], box: Box, size: int = 32) -> None:
    """Lay the marks of seats into a box, in two rows where there are more than fit one."""
    across = max(1, box.w // (size + 2))
    rows = -(-len(seats) // across)
    top = box.centre[1] - (rows * (size + 2) - 2) // 2
    for place, seat in enumerate(seats):
        row, column = divmod(place, across)
        sheet.sprite(tokens.seat_mark(seat, size), box.x + column * (size + 2), top + row * (size + 2))


def where(location: str, size: int = at.ICON) -> Image.Image:
    """Return the sign for where an assistant is: at home, in the stock room, at the dock or on a machine."""
    if location == HOME:
        return icons.sign("home", size)
    return icons.sign(location, size) if location in PLACES else faces.tag(location)


def assistants(sheet: Canvas, player: Player, box: Box) -> int:
    """Show for each part of the day where the player's assistant is, and return where that ends."""
    x, middle = box.x, box.centre[1]
    for part, location in zip(PARTS, player.assistants, strict=True):
        for sprite in (icons.sign(part, 32), where(location)):
            sheet.sprite(sprite, x, middle - sprite.height // 2)
            x += sprite.width + 3
        x += 10
    return x - 10


def belt_height(belt: Sequence[OnBelt]) -> int:
    """Return how tall a belt with these tiles is; tiles on one slot lie one below the other."""
    return max([1, *(sum(tile.slot == slot for tile in belt) for slot in BELT)]) * (at.CELL + 3) + 11


def belt(sheet: Canvas, player: Player, box: Box) -> None:
    """Draw a belt: slots from the far end to the near one, tiles on them and assistants on these."""
    sheet.panel(box, "#5B6472", radius=14, edge=at.INK, width=3)
    for slot, cell in zip(BELT, cells(box.inset(4), len(BELT), 1, 3), strict=True):
        sheet.panel(cell, at.SLOT, radius=9)
        lying = [tile for tile in player.belt if tile.slot == slot]
        at_ = (cell.x + 12, cell.y + at.CELL // 2 + 5) if lying else (cell.centre[0], cell.centre[1] + 2)
        ink = at.MOONLIGHT if lying else at.FAINT
        with sheet.ground():
            sheet.write(str(slot), at_, face="figures", size=30, fill=ink, anchor="mm")
        for place, tile in enumerate(lying):
            _on_belt(sheet, tile, player.seat, Box(cell.x + 22, cell.y + 3 + place * (at.CELL + 3), 80, at.CELL))


def _on_belt(sheet: Canvas, tile: OnBelt, seat: Seat, box: Box) -> None:
    sprites = [faces.tag(tile.machine, 50)]
    if tile.assistants:
        sprites.append(tokens.seat_mark(seat, 31, str(tile.assistants) if tile.assistants > 1 else ""))
    sheet.row(sprites, box, 1, "l")


def robot(sheet: Canvas, id_: str, box: Box, *, used: bool) -> None:
    """Show what a robot does in one line, ticked when its right is used up."""
    sheet.sprite(icons.sign("robot", 38), box.x, box.centre[1] - 19)
    if used:
        sheet.sprite(tokens.sign("tick", 28), box.x + 16, box.centre[1] - 2)
    options = [signs.tight(told) for told in map(signs.effect_line, ROBOTS[id_].options)]
    told = tuple(part for option in options for part in ("  /  ", *option))[1:]
    made = signs.fitting(told, at.ICON, box.w - 48, at.MOONLIGHT)
    sheet.sprite(made, box.x + 48, box.centre[1] - made.height // 2)


def card(sheet: Canvas, one: Specialist, name: str, box: Box, *, takeable: bool | None = None) -> None:
    """Draw a Specialist: whose it is, name, Price token, what it rewards and with what."""
    dim = takeable is False
    sheet.panel(box, at.PAPER_DIM if dim else at.PAPER, radius=11)
    owner = icons.sign("person", 40) if one.owner is None else tokens.seat_mark(one.owner, 40)
    sheet.sprite(owner, box.x + 7, box.y + 5)
    sheet.line(name, Box(box.x + 54, box.y + 4, box.w - 62, 42), face="bold", size=28, fill=at.INK)
    price = signs.line((str(one.token), "R"), 36)
    right = box.right - 10 - price.width
    sheet.sprite(price, right, box.bottom - 8 - price.height)
    if takeable is not None:
        right -= 36
        sheet.sprite(tokens.sign("tick" if takeable else "cross", 30), right, box.bottom - 40)
    made = signs.fitting(signs.specialist_line(SPECIALISTS[one.id]), 38, right - box.x - 16)
    sheet.sprite(made, box.x + 10, box.bottom - 7 - made.height)


def gap_plate(w: int, h: int) -> Image.Image:
    """Return the place where something could lie."""
    return plate(w, h, at.NIGHT, radius=9, edge=at.EDGE, width=2)


def space(number: int, bonus: int, w: int, h: int) -> Image.Image:
    """Return an empty space of a workshop: its number and the dream points for filling it."""

    def drawn() -> Image.Image:
        sheet = Canvas(gap_plate(w, h).copy())
        side_by_side = w > 120
        number_at = (w // 4, h // 2 + 2) if side_by_side and bonus else (w // 2, h // 4 + 4 if bonus else h // 2)
        sheet.write(str(number), number_at, face="figures", size=34, fill=at.FAINT, anchor="mm")
        if bonus:
            told = signs.line((f"+{bonus}", "D"), 40 if side_by_side else 32, at.MOONLIGHT)
            middle = (w * 5 // 8, h // 2) if side_by_side else (w // 2, h * 3 // 4 - 4)
            sheet.image.alpha_composite(told, (middle[0] - told.width // 2, middle[1] - told.height // 2))
        return sheet.image

    return SPRITES.get(("mech space", number, bonus, w, h), drawn)
