"""A player's strip on the table: goods, points, assistants, robot, belt and workshop."""

from render.kit import palette, text, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.mech_a_dream import faces, icons, pieces, signs
from render.mech_a_dream import layout as at
from rules.mech_a_dream.components import COMPONENTS, FIGURES
from rules.mech_a_dream.view import Completed, Player, View

SPACES = FIGURES.workshop_spaces.value
_PAD = 8
_EMPTY = 46
"""Height of a workshop without machines."""


def strip_height(player: Player) -> int:
    """Return how tall a player's strip is."""
    return 2 * _PAD + 2 * at.LINE + 4 + pieces.belt_height(player.belt) + 6 + _workshop_height(player)


def _workshop_height(player: Player) -> int:
    rows = -(-len(player.workshop) // SPACES)
    return rows * (at.CHIP[1] + 3) - 3 if rows else _EMPTY


def bonus_of(space: int) -> int:
    """Return the dream points for filling a space."""
    last = COMPONENTS.last_spaces.points
    first = SPACES - len(last) + 1
    if space > SPACES:
        return FIGURES.extra_machine.value
    return last[space - first] if space >= first else 0


def strip(sheet: Canvas, view: View, player: Player, name: str, box: Box) -> None:
    """Draw a player's strip."""
    waited = player.seat in pieces.waited_for(view)
    sheet.panel(box, at.PANEL, radius=14, edge=palette.BRASS if waited else at.PANEL, width=4)
    inner = Box(box.x + 10, box.y + _PAD, box.w - 20, box.h - 2 * _PAD)
    _first_line(sheet, view, player, name, Box(inner.x, inner.y, inner.w, at.LINE))
    _second_line(sheet, player, Box(inner.x, inner.y + at.LINE, inner.w, at.LINE))
    y = inner.y + 2 * at.LINE + 4
    rollers = Box(box.x + 5, y, box.w - 10, pieces.belt_height(player.belt))
    pieces.belt(sheet, player, rollers)
    _workshop(sheet, player, Box(box.x + 6, rollers.bottom + 6, box.w - 12, _workshop_height(player)))


def _first_line(sheet: Canvas, view: View, player: Player, name: str, box: Box) -> None:
    """Write whose it is, the goods and the points so far."""
    middle = box.centre[1]
    sheet.sprite(tokens.seat_mark(player.seat, 42), box.x, middle - 21)
    x = box.right - 48
    sheet.sprite(tokens.points(player.points, 48), x, middle - 24)
    if view.over:
        rank = f"{player.rank}."
        x -= text.width(rank, "figures", 38) + 6
        sheet.write(rank, (x, middle + 2), face="figures", size=38, fill=palette.BRASS)
    for symbol, _ in reversed(pieces.GOODS):
        made = signs.line((str(pieces.amount(player.goods, symbol)), symbol), 36, at.MOONLIGHT)
        x -= max(74, made.width + 10)
        sheet.sprite(made, x, middle - 18)
    left = box.x + 50
    asleep = view.stage == "night" and not player.at_work
    for shown, name_of in ((player.seat == view.first, "first"), (asleep, "sleep")):
        if shown:
            sheet.sprite(icons.sign(name_of, 36), left, middle - 18)
            left += 42
    sheet.line(name, Box(left, box.y, x - left - 12, box.h), face="bold", size=30, fill=at.MOONLIGHT)


def _second_line(sheet: Canvas, player: Player, box: Box) -> None:
    """Show where the assistants are, what the robot does and how many machines there are."""
    end = pieces.assistants(sheet, player, box) + 14
    count = signs.line((f"{len(player.workshop)}/{FIGURES.end_machines.value}", "factory"), 36, at.MOONLIGHT)
    sheet.sprite(count, box.right - count.width, box.centre[1] - 18)
    room = Box(end, box.y, box.right - count.width - end - 12, box.h)
    pieces.robot(sheet, player.robot, room, used=player.robot_used)


def _workshop(sheet: Canvas, player: Player, box: Box) -> None:
    wide, high = at.CHIP
    step = box.w // SPACES
    high = high if player.workshop else _EMPTY
    for space in range(1, max(SPACES, len(player.workshop)) + 1):
        row, column = divmod(space - 1, SPACES)
        x, y = box.x + column * step + (step - wide) // 2, box.y + row * (high + 3)
        if space > len(player.workshop):
            with sheet.ground():
                _empty(sheet, space, Box(x, y, wide, high))
        else:
            completed(sheet, player.workshop[space - 1], player.seat, Box(x, y, wide, high))


def _empty(sheet: Canvas, space: int, box: Box) -> None:
    bonus = bonus_of(space)
    if box.h > _EMPTY or not bonus:
        sheet.sprite(pieces.space(space, bonus, box.w, box.h), box.x, box.y)
        return
    sheet.sprite(pieces.gap_plate(box.w, box.h), box.x, box.y)
    sheet.centred(signs.line((f"+{bonus}", "D"), 32, at.MOONLIGHT), box.centre)


def completed(sheet: Canvas, machine: Completed, seat: int, box: Box) -> None:
    """Lay a completed machine: dim and ticked when its right is used up, with a mark for idle assistants."""
    sheet.sprite(faces.chip(machine.machine, dim=machine.used), box.x, box.y)
    if machine.assistants:
        crew = tokens.seat_mark(seat, 28, str(machine.assistants) if machine.assistants > 1 else "")
        sheet.sprite(crew, box.right - 29, box.y + 2)
    elif machine.used:
        sheet.sprite(tokens.sign("tick", 30), box.right - 29, box.y + 2)
    elif machine.payable:
        sheet.sprite(icons.sign("A", 26), box.right - 28, box.y + 4)
