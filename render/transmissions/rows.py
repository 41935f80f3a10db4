"""What the table tells about one side in a row of three lines: goods and score, robots and tiles, what is counted."""

from collections.abc import Sequence

from PIL import Image

from render.kit.canvas import Canvas, plate
from render.kit.grids import Box
from render.kit.lines import counted
from render.transmissions import icons, signs, theme
from render.transmissions import layout as at
from render.transmissions.pieces import goods_row, score, side_mark, spread
from render.transmissions.robots import robot
from rules.transmissions.components import SLOTS
from rules.transmissions.view import ForestCard, Harvey, Player, RobotBoard, Score, View

_MARK = 48
_PENNANT = 50


def player(sheet: Canvas, view: View, one: Player, box: Box, name: str) -> None:
    """Lay the row of a player."""
    inner = _frame(sheet, box, is_on_turn=view.turn == one.seat and not view.over)
    room = _head(sheet, view, one.seat, one.score, inner, name, goods=366)
    goods_row(sheet, one.goods, room)
    slots(sheet, one.robots, view.spent if one.seat == view.turn else (), inner.x, inner.y + at.LINE)
    pipes = len(one.pipes) - 1
    things = [("card", one.hand_size), ("aside", len(one.set_aside))]
    _counts(sheet, pipes, one.score, one.forest, one.acorns, things, inner)


def harvey(sheet: Canvas, view: View, one: Harvey, box: Box, name: str) -> None:
    """Lay the row of Harvey: his deck and last card instead of goods."""
    side = len(view.players)
    inner = _frame(sheet, box, is_on_turn=view.turn == side and not view.over)
    room = _head(sheet, view, side, one.score, inner, name, goods=366)
    counted(sheet, icons.sign("deck", 36), one.deck_size, Box(room.x, room.y, 80, room.h))
    if one.discard:
        sheet.sprite(icons.sign("card", 36), room.x + 92, room.centre[1] - 18)
        shown = signs.line(signs.transmission(one.discard[0]), 40, theme.INK)
        sheet.sprite(shown, room.x + 138, room.centre[1] - 20)
    slots(sheet, one.robots, (), inner.x, inner.y + at.LINE)
    _counts(sheet, len(one.pipes), one.score, one.forest, one.acorns, [], inner)


def _frame(sheet: Canvas, box: Box, *, is_on_turn: bool) -> Box:
    edge = theme.COPPER if is_on_turn else theme.PANEL
    sheet.panel(box, theme.PANEL, radius=12, edge=edge, width=4)
    return box.inset(8)


def _head(sheet: Canvas, view: View, side: int, result: Score, box: Box, name: str, *, goods: int) -> Box:
    """Lay mark, name and score; return the room between them for goods."""
    line = Box(box.x, box.y, box.w, at.LINE)
    sheet.sprite(side_mark(view, side, _MARK), line.x, line.centre[1] - _MARK // 2)
    pennant = score(result, _PENNANT)
    sheet.sprite(pennant, line.right - pennant.width, line.centre[1] - _PENNANT // 2)
    room = Box(line.right - max(pennant.width, _PENNANT) - goods - 10, line.y, goods, line.h)
    rank = f"{result.rank}. " if view.over else ""
    left = line.x + _MARK + 10
    sheet.line(f"{rank}{name}", Box(left, line.y, room.x - left - 8, line.h), face="bold", size=30, fill=theme.INK)
    return room


def slots(sheet: Canvas, boards: Sequence[RobotBoard], spent: Sequence[str], x: int, y: int) -> None:
    """Lay every robot with its slots in one line."""
    for board in boards:
        sheet.sprite(robot(board.robot, 42), x, y + 2)
        x += 45
        for tile in board.tiles:
            wide = SLOTS[tile] * at.SLOT
            sheet.sprite(signs.badge(tile, at.SLOT, wide - 2), x, y + 3)
            if tile in spent:
                sheet.sprite(icons.sign("tick", 24), x + wide - 24, y + 20)
            x += wide
        for _ in range(board.free):
            sheet.sprite(_empty_slot(), x, y + 3)
            x += at.SLOT
        x += 4


def _empty_slot() -> Image.Image:
    return plate(at.SLOT - 2, at.SLOT, theme.GROUND, radius=8, edge=theme.EDGE, width=2)


def _counts(
    sheet: Canvas,
    pipes: int,
    result: Score,
    forest: Sequence[ForestCard],
    acorns: int,
    things: Sequence[tuple[str, int]],
    box: Box,
) -> None:
    """Lay what is counted: pipes, run, creatures, forest cards yet unused, acorns, and further things."""
    unused = sum(not card.used for card in forest)
    told = [("pipe", str(pipes)), ("run", str(result.run)), ("bird", str(result.birds))]
    told += [("butterfly", str(result.butterflies)), ("leaf", f"{unused}/{len(forest)}"), ("acorn", str(acorns))]
    told += [(name, str(number)) for name, number in things]
    line = Box(box.x, box.y + 2 * at.LINE, box.w, at.LINE)
    spread(sheet, [(icons.sign(name, 34), words) for name, words in told], line, size=34)
