"""Teams on the table: a line for player, tiles, patents and points, and the four inventors below."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from PIL import Image

from render.kit import palette, text, tokens
from render.kit.canvas import Canvas, plate
from render.kit.grids import Box, cells
from render.kit.sprites import SPRITES
from render.legendary_inventors import layout as at
from render.legendary_inventors import signs
from render.legendary_inventors.tiles import tile
from rules.legendary_inventors.components import HIGHEST_ORDER, INVENTIONS, TEAMS
from rules.legendary_inventors.view import Inventor, Player, Tiles

_SLOT = 34


class Label(Struct, frozen=True):
    """What is written at a team: the name on its line, its inventors' names, at the end how its points came about."""

    name: str
    inventors: tuple[str, ...]
    points: str = ""


class State(Struct, frozen=True):
    """What is marked at a team: is the game waiting for it, has it Leonardo, is it done, and the rank at the end."""

    asked: bool = False
    leonardo: bool = False
    done: bool = False
    rank: int = 0


def team(sheet: Canvas, player: Player, box: Box, label: Label, state: State) -> None:
    """Draw a player's team into its box."""
    _frame(sheet, player.team, box, asked=state.asked)
    head = Box(box.x + 16, box.y + 6, box.w - 24, at.HEAD - 4)
    sheet.sprite(signs.piece(player.team, player.seat, 38), head.x, head.y + 3)
    room = _belongings(sheet, player, Box(head.x + 46, head.y, head.w - 46, head.h), state)
    few = len(player.tiles) <= at.TILES_IN_HEAD
    if few:
        room = tiles(sheet, player.tiles, room, align="r")
    further = Box(head.x, box.y + at.TEAM - 6, head.w, at.LINE)
    sheet.line(label.name, room, face="bold", size=30, fill=palette.CHALK)
    _inventors(sheet, player.inventors, Box(box.x + 12, box.y + at.HEAD + 3, box.w - 20, at.INVENTOR[1]), label)
    if not few:
        tiles(sheet, player.tiles, further, align="l")
        further = Box(further.x, further.bottom, further.w, further.h)
    if label.points:
        sheet.line(label.points, further, size=28, fill=palette.CHALK_DIM)


def further_lines(player: Player, *, over: bool) -> int:
    """Return how many further lines a team needs."""
    return (len(player.tiles) > at.TILES_IN_HEAD) + over


def free_team(sheet: Canvas, id_: str, box: Box, label: Label) -> None:
    """Draw a team that nobody leads yet, as it would start."""
    _frame(sheet, id_, box, asked=False)
    sheet.sprite(signs.piece(id_, 0, 38), box.x + 16, box.y + 9)
    sheet.line(
        label.name, Box(box.x + 62, box.y + 6, box.w - 80, at.HEAD - 4), face="bold", size=30, fill=palette.CHALK_DIM
    )
    printed = tuple(
        Inventor(each.id, active=True, values=each.start, goal=each.goal, points=each.points, met=False, missing=0)
        for each in TEAMS[id_].inventors
    )
    _inventors(sheet, printed, Box(box.x + 12, box.y + at.HEAD + 3, box.w - 20, at.INVENTOR[1]), label)


def _frame(sheet: Canvas, team_: str, box: Box, *, asked: bool) -> None:
    edge = palette.BRASS if asked else palette.PANEL
    sheet.panel(box, palette.PANEL, radius=14, edge=edge, width=4)
    if team_:
        sheet.sprite(plate(6, box.h - 28, signs.TEAMS[team_][1], radius=3), box.x + 5, box.y + 14)


def _belongings(sheet: Canvas, player: Player, box: Box, state: State) -> Box:
    """Lay points, patents and marks to the right of a team's line and return the room left of them."""
    middle = box.centre[1]
    x = box.right - 50
    sheet.sprite(tokens.points(player.points.total, 50), x, middle - 25)
    if state.rank:
        words = f"{state.rank}."
        x -= text.width(words, "figures", 38) + 6
        sheet.write(words, (x, middle + 2), face="figures", size=38, fill=palette.BRASS)
    x -= at.ORDER[0] * (HIGHEST_ORDER + 1) + 8
    _orders(sheet, player.patents, Box(x, middle - at.ORDER[1] // 2, at.ORDER[0], at.ORDER[1]))
    for shown, sign in ((state.leonardo, signs.leonardo(42)), (state.done, tokens.sign("tick", 34))):
        if shown:
            x -= sign.width + 6
            sheet.sprite(sign, x, middle - sign.height // 2)
    return Box(box.x, box.y, x - box.x - 8, box.h)


def _orders(sheet: Canvas, patents: Sequence[str], first: Box) -> None:
    """Show how many patents there are of each order number: one dot for each."""
    numbers = Counter(INVENTIONS[patent].order for patent in patents)
    for order in range(HIGHEST_ORDER + 1):
        sheet.sprite(order_cell(order, numbers[order]), first.x + order * at.ORDER[0], first.y)


def order_cell(order: int, number: int) -> Image.Image:
    """Return an order number with a dot for each patent of it, dim without any."""

    def drawn() -> Image.Image:
        w, h = at.ORDER[0] - 2, at.ORDER[1]
        sheet = Canvas(plate(w, h, palette.PAPER if number else palette.SLOT, radius=6).copy())
        fill = palette.INK if number else palette.EDGE
        sheet.write(str(order), (w // 2, 16), face="figures", size=30, fill=fill, anchor="mm")
        dot = plate(6, 6, palette.BAD, radius=3)
        for n in range(number):
            row, place = divmod(n, 3)
            across = min(3, number - row * 3)
            sheet.image.alpha_composite(dot, (w // 2 - across * 4 + 1 + place * 8, 28 + row * 7))
        return sheet.image

    return SPRITES.get(("order cell", order, number), drawn)


def tiles(sheet: Canvas, owned: Sequence[Tiles], box: Box, *, align: str) -> Box:
    """Lay tiles with their numbers to one side of the box and return the room left of them."""
    wide = [at.TILE + (text.width(str(each.number), "figures", 34) + 4) * (each.number > 1) for each in owned]
    x = box.x if align == "l" else box.right - sum(wide) - 8 * (len(owned) - 1)
    left = x
    for each, step in zip(owned, wide, strict=True):
        sheet.sprite(tile(each.kind, at.TILE), x, box.centre[1] - at.TILE // 2)
        if each.number > 1:
            at_ = (x + at.TILE + 3, box.centre[1] + 2)
            sheet.write(str(each.number), at_, face="figures", size=34, fill=palette.CHALK)
        x += step + 8
    return Box(box.x, box.y, left - box.x - 10, box.h)


def _inventors(sheet: Canvas, inventors: Sequence[Inventor], box: Box, label: Label) -> None:
    for each, name, cell in zip(inventors, label.inventors, cells(box, 4, 1, 5), strict=False):
        sprite, whole = inventor(each, name)
        sheet.sprite(sprite, cell.x, cell.y)
        if not whole:
            sheet.misfits.append(name)


def inventor(each: Inventor, name: str) -> tuple[Image.Image, bool]:
    """Return an inventor as on the table, and whether the name had room: light when active, dark when tired."""
    fitted = text.line(name, "text", 27, at.INVENTOR[0] - 14)
    return SPRITES.get((each, name), lambda: _inventor(each, fitted)), fitted.whole


def _inventor(each: Inventor, name: text.Fitted) -> Image.Image:
    w, h = at.INVENTOR
    fill, ink = (palette.PAPER, palette.INK) if each.active else (palette.BENCH, palette.CHALK)
    sheet = Canvas(plate(w, h, fill, radius=9).copy())
    sheet.write(name.words, (8, 17), face="text", size=name.size, fill=ink)
    if not each.active:
        sheet.image.alpha_composite(signs.sleep(24), (w - 34, 29))
    for science, (value, asked) in enumerate(zip(each.values, each.goal, strict=True)):
        x = 4 + science * (_SLOT + 1)
        sheet.image.alpha_composite(signs.slot(science, value, _SLOT), (x, 33))
        if asked and value >= asked:
            sheet.image.alpha_composite(tokens.sign("tick", 20), (x + _SLOT // 2 - 10, 70))
        elif asked:
            sheet.write(str(asked), (x + _SLOT // 2, 81), face="figures", size=28, fill=ink, anchor="mm")
    pennant = signs.goal(each.points, 38, met=each.met, ink=ink)
    sheet.image.alpha_composite(pennant, (w - 41, 55))
    return sheet.image
