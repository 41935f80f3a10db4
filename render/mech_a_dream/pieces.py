"""Pieces that the table, the workshops and the own sheet share: headers, goods, assistants, belts, robots, cards."""

from collections.abc import Sequence

from PIL import Image

from render.kit import text, tokens
from render.kit.canvas import Canvas, plate
from render.kit.fonts import Face
from render.kit.grids import Box, cells
from render.kit.lines import beside, figures
from render.mech_a_dream import faces, icons, signs, sky
from render.mech_a_dream import layout as at
from rules.kernel.model import Seat
from rules.mech_a_dream.components import COMPONENTS, FIGURES, MACHINES, PURPLE, ROBOTS, SPECIALISTS
from rules.mech_a_dream.view import Completed, Goods, OnBelt, Player, Specialist, View

HOME = ""
SPACES = FIGURES.workshop_spaces.value
PLACES = ("stock", "dock")
GOODS = (("F", "flowers"), ("I", "ink"), ("R", "rainbows"), ("D", "dreams"))
BELT = tuple(range(FIGURES.belt_slots.value, 0, -1))
"""The slots of a belt as they lie, the one next to completion last."""


def bonus_of(space: int) -> int:
    """Return the dream points for filling a space."""
    last = COMPONENTS.last_spaces.points
    first = SPACES - len(last) + 1
    if space > SPACES:
        return FIGURES.extra_machine.value
    return last[space - first] if space >= first else 0


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
    """Write the title after a sign, with the game's motif on the right, and before that a badge if there is one."""
    with sheet.ground():
        sheet.sprite(sky.motif(at.HEADER.h), at.HEADER.right - at.HEADER.h, at.HEADER.y - 2)
    box = at.HEADER._replace(w=at.HEADER.w - at.HEADER.h - 10)
    room = box.w - sign.width - 12
    if badge:
        wide = text.width(badge, "bold", at.SMALLEST) + 26
        plaque = Box(box.right - wide, box.y + 6, wide, box.h - 12)
        sheet.panel(plaque, at.MOON, radius=14)
        sheet.line(badge, plaque.inset(8), face="bold", size=at.SMALLEST, fill=at.INK, align="m")
        room -= wide + 10
    sheet.sprite(sign, box.x, box.centre[1] - sign.height // 2)
    left = Box(box.x + sign.width + 12, box.y, room, box.h)
    line(sheet, words, left, face="round", size=40)


def line(
    sheet: Canvas, words: str, box: Box, *, face: Face = "bold", size: int = at.SMALLEST, fill: str = at.MOONLIGHT
) -> int:
    """Write one line into a box, shrunk to what can be read or cut if need be, and return its width."""
    fitted = text.fitted(words, face, size, box.w, at.SMALLEST)
    if not fitted.whole:
        sheet.misfits.append(words)
    return sheet.lay(fitted, (box.x, box.centre[1]), face=face, fill=fill)


def marks(sheet: Canvas, seats: Sequence[Seat], box: Box, size: int = 28) -> None:
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


def belt_height(belt: Sequence[OnBelt]) -> int:
    """Return how tall a belt with these tiles is; tiles on one slot lie one below the other."""
    return max(0, *(sum(tile.slot == slot for tile in belt) for slot in BELT)) * (at.CELL + 3) + at.SLOTS + 12


def belt(sheet: Canvas, player: Player, box: Box) -> None:
    """Draw a belt: slots from the far end to the near one, tiles on them and assistants on these."""
    sheet.panel(box, "#5B6472", radius=14, edge=at.INK, width=3)
    for slot, cell in zip(BELT, cells(box.inset(5), len(BELT), 1, 3), strict=True):
        sheet.panel(cell, at.SLOT, radius=10)
        lying = [tile for tile in player.belt if tile.slot == slot]
        middle = (cell.centre[0], cell.y + at.SLOTS // 2 + 2)
        with sheet.ground():
            sheet.write(
                str(slot), middle, face="figures", size=32, fill=at.MOONLIGHT if lying else at.FAINT, anchor="mm"
            )
        for place, tile in enumerate(lying):
            _on_belt(sheet, tile, player.seat, Box(cell.x, cell.y + at.SLOTS + place * (at.CELL + 3), cell.w, at.CELL))


def _on_belt(sheet: Canvas, tile: OnBelt, seat: Seat, box: Box) -> None:
    left = box.x + 2 if tile.assistants else box.centre[0] - 26
    sheet.sprite(faces.tag(tile.machine, 52), left, box.centre[1] - at.TAG[1] // 2)
    crew(sheet, seat, tile.assistants, (box.right, box.centre[1]))


def crew(sheet: Canvas, seat: Seat, number: int, end: tuple[int, int], size: int = 34) -> None:
    """Lay the assistants of a seat one over the other, to the left of a point."""
    for place in range(number):
        sheet.sprite(tokens.seat_mark(seat, size), end[0] - size - (number - 1 - place) * 9, end[1] - size // 2)


def robot(sheet: Canvas, id_: str, box: Box, *, used: bool) -> None:
    """Show what a robot does in one line, ticked when its right is used up."""
    sheet.sprite(icons.robot(id_, 40), box.x, box.centre[1] - 20)
    if used:
        sheet.sprite(tokens.sign("tick", 28), box.x + 16, box.centre[1] - 2)
    options = [signs.tight(told) for told in map(signs.effect_line, ROBOTS[id_].options)]
    told = tuple(part for option in options for part in ("  /  ", *option))[1:]
    made = signs.fitting(told, at.ICON, box.w - 48, at.MOONLIGHT)
    sheet.sprite(made, box.x + 48, box.centre[1] - made.height // 2)


def card(sheet: Canvas, one: Specialist, name: str, box: Box, *, dim: bool = False) -> None:
    """Draw a Specialist: whose it is, name, Price token, what it rewards and with what."""
    sheet.panel(box, at.PAPER_DIM if dim else at.PAPER, radius=14)
    owner = icons.sign("person", 38) if one.owner is None else tokens.seat_mark(one.owner, 38)
    sheet.sprite(owner, box.x + 7, box.y + 3)
    line(sheet, name, Box(box.x + 52, box.y + 2, box.w - 58, 40), fill=at.INK)
    price = signs.line((str(one.token), "R"), 36)
    right = box.right - 10 - price.width
    sheet.sprite(price, right, box.bottom - 5 - price.height)
    made = signs.fitting(signs.specialist_line(SPECIALISTS[one.id]), 36, right - box.x - 16)
    sheet.sprite(made, box.x + 10, box.bottom - 5 - made.height)


def card_price(box: Box) -> Box:
    """Return where a Specialist's card has its price: there is what lacks for it."""
    return Box(box.right - 96, box.bottom - 44, 92, 40)


def moving(tile: OnBelt, seat: Seat) -> Image.Image:
    """Return a tile of a belt by number with its slot, and with its assistants if there are any."""
    marks = [tokens.seat_mark(seat, 32)] * tile.assistants
    slot = figures(str(tile.slot), 34, at.MOONLIGHT)
    return beside([faces.tag(tile.machine, 52), slot, *marks], 2, 40)


def standing(machine: Completed) -> Image.Image:
    """Return a completed machine by number: purple if it can be activated, with what was done with it at night."""
    purple = MACHINES[machine.machine].type in PURPLE
    plate_ = Canvas(plate(62, 40, icons.PURPLE if purple else at.EDGE, radius=10).copy())
    plate_.sprite(faces.tag(machine.machine, 54, 32), 4, 4)
    done = [tokens.sign("tick", 30)] if machine.used else [icons.sign("A", 30)] if machine.payable else []
    crew_ = [icons.sign("person", 30)] * machine.assistants
    return beside([plate_.image, *done, *crew_], 0, 40)


def gap_plate(w: int, h: int) -> Image.Image:
    """Return the place where something could lie."""
    return plate(w, h, at.NIGHT, radius=9, edge=at.EDGE, width=2)
