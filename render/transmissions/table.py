"""The picture of the table: the rondel with pipe stacks and forest in it, the display with prices, who has how much."""

from collections.abc import Sequence

from PIL import Image

from render.kit import palette, tokens
from render.kit.canvas import Canvas
from render.kit.fonts import shown_names
from render.kit.grids import Box, around, cells
from render.kit.lines import counted
from render.transmissions import icons, pipes, signs, theme, tiles
from render.transmissions import layout as at
from render.transmissions.labels import labels
from render.transmissions.pieces import score, side_mark
from render.transmissions.rondel import Rondel
from rules.kernel.words import Words
from rules.transmissions.components import COLOURS, EDGES, GOODS, IDEAS, ITEMS, PIPES, PLACES
from rules.transmissions.view import Column, Goods, PipeStack, Score, View

_REASONS = {"stack": "pipe", "display": "deck", "full": "slot"}
_TILE = 80
_BADGE = 236
_MARK = 48


def table(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return the table as anybody may see it."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    shown = [*shown_names(names, said), words.say("harvey")]
    scores = [player.score for player in view.players] + ([view.harvey.score] if view.harvey else [])
    plan = at.table_plan(len(scores), with_pool=view.pool is not None)
    sheet = Canvas(Image.new("RGB", (at.WIDTH, plan.height), theme.GROUND))
    theme.framed(sheet)
    with sheet.ground():
        _header(sheet, view, said, shown)
    board = Rondel(at.RONDEL)
    sheet.name("ring", at.RONDEL)
    sheet.name("display", at.DISPLAY)
    sheet.name("sides", around(plan.sides))
    bright = [one.robot for one in view.choices] or [view.active]
    board.lay(sheet, place_names(words), view.fields, bright=bright, done=view.done)
    board.lay_reach(sheet, view.reach)
    _inside(sheet, view, board.inside)
    for column, box in zip(view.columns, at.COLUMNS, strict=True):
        _column(sheet, column, box, words)
    counted(sheet, icons.sign("deck", 34), view.display_stack, Box(at.DISPLAY.x, at.DISPLAY.y, 90, at.COLUMN), size=34)
    for side, (result, box) in enumerate(zip(scores, plan.sides, strict=True)):
        _side(sheet, view, side, result, shown[side if side < len(view.players) else -1], box)
    if view.pool:
        _pool(sheet, view.pool, plan.pool)
    return sheet


def place_names(words: Words) -> list[str]:
    """Return the names of the locations, clockwise."""
    return [words.say(f"place-{name}") for name in PLACES]


def heading(view: View, said: Words, names: Sequence[str]) -> tuple[Image.Image, str]:
    """Return what heads the table: whose turn it is, or who has won; Harvey's name comes last."""
    if not view.over:
        key = "setup" if view.stage == "PLACE_START_IDEAS" else "turn"
        return side_mark(view, view.turn, _MARK), said.say(f"pic-transmissions-{key}", {"name": names[view.turn]})
    won = winners(view)
    if len(won) == 1:
        return tokens.sign("crown", 44), said.say("pic-won", {"name": names[won[0]]})
    return tokens.sign("crown", 44), said.say("pic-shared")


def winners(view: View) -> list[int]:
    """Return the sides of the first rank, Harvey being the last side."""
    found = [player.score for player in view.players] + ([view.harvey.score] if view.harvey else [])
    return [side for side, score in enumerate(found) if score.rank == 1]


def ending(view: View, said: Words) -> str:
    """Return what a badge says about the end; nothing before the end is triggered."""
    if view.over:
        return said.say("pic-over")
    if view.trigger is None:
        return ""
    return said.say("pic-transmissions-last", {"number": view.turns_left})


def lay_ending(sheet: Canvas, view: View, badge: str, box: Box) -> None:
    """Lay the badge about the end, with a sign of what brought it about."""
    sheet.panel(box, theme.INK if view.over else theme.COPPER, radius=10)
    sheet.sprite(icons.sign(_REASONS.get(view.reason, "slot"), 34), box.x + 8, box.centre[1] - 17)
    room = Box(box.x + 46, box.y, box.w - 52, box.h)
    sheet.line(badge, room, face="bold", size=30, fill=palette.INK, align="m")


def _header(sheet: Canvas, view: View, said: Words, names: Sequence[str]) -> None:
    box, badge = at.HEADER, ending(view, said)
    right = box.right
    if badge:
        right -= _BADGE
        lay_ending(sheet, view, badge, Box(right, box.y + 3, _BADGE, box.h - 6))
    for piece in _played(view):
        right -= piece.width + 8
        sheet.sprite(piece, right, box.centre[1] - piece.height // 2)
    sign, told = heading(view, said, names)
    sheet.sprite(sign, box.x + 2, box.centre[1] - sign.height // 2)
    left = box.x + sign.width + 12
    sheet.line(told, Box(left, box.y, right - left - 8, box.h), face="bold", size=34, fill=theme.INK)


def _played(view: View) -> list[Image.Image]:
    """Return the card played, from right to left: what it shows, then its sign or the number of an extra turn."""
    if not view.card:
        return []
    again = signs.line(("again", str(view.sub_turn)), 36, theme.INK)
    what = again if view.sub_turn > 1 else icons.sign("card", 42)
    return [signs.line(signs.transmission(view.card), 44, theme.INK), what]


def _inside(sheet: Canvas, view: View, box: Box) -> None:
    """Lay within the ring: the pipe stacks, below them the forest."""
    sheet.name("stacks", Box(box.x, box.y, box.w, 146))
    stacks = cells(Box(box.x, box.y, box.w, 146), len(view.pipe_stacks), 1, 6)
    for stack, room in zip(view.pipe_stacks, stacks, strict=True):
        _stack(sheet, stack, room)
    _forest(sheet, view, Box(box.x + 4, box.bottom - at.CARD[1], 340, at.CARD[1]))
    _supply(sheet, view.supply, Box(box.right - 168, box.bottom - at.CARD[1], 168, at.CARD[1]))


def _stack(sheet: Canvas, stack: PipeStack, box: Box) -> None:
    """Lay a stack of pipes: number and height, the top tile, its price."""
    head = Box(box.x, box.y, box.w, 34)
    sheet.write(str(stack.number), (head.x + 14, head.centre[1] + 2), face="figures", size=36, fill=theme.COPPER)
    fill = theme.INK if stack.height > 1 else theme.COPPER
    right = (head.right - 12, head.centre[1] + 2)
    sheet.write(f"×{stack.height}", right, face="figures", size=34, fill=fill, anchor="rm")
    tile = Box(box.x + (box.w - _TILE) // 2, head.bottom, _TILE, _TILE)
    if not stack.top:
        sheet.sprite(tokens.sign("cross", 46), tile.centre[0] - 23, tile.centre[1] - 23)
        return
    sheet.sprite(pipes.pipe(stack.top, EDGES[stack.top], _TILE), tile.x, tile.y)
    cost = signs.line(PIPES[stack.top].cost, 28, theme.INK)
    sheet.sprite(cost, box.centre[0] - cost.width // 2, tile.bottom + 3)


def _forest(sheet: Canvas, view: View, box: Box) -> None:
    """Lay the draw pile's size, the discard pile's size and its top card."""
    counted(sheet, icons.sign("leaf", 46), view.forest_draw, Box(box.x, box.y, 90, box.h), size=36)
    x = box.x + 92
    if view.forest_discard:
        face = tiles.card(view.forest_discard[0])
        sheet.sprite(face, x, box.centre[1] - face.height // 2)
        x += face.width + 8
    count = f"×{len(view.forest_discard)}"
    sheet.write(count, (x, box.centre[1] + 2), face="figures", size=34, fill=theme.DIM)


def _column(sheet: Canvas, column: Column, box: Box, words: Words) -> None:
    """Lay an idea above an item under the number of their column."""
    sheet.name(f"column:{column.number}", box)
    strip = Box(box.x, box.y, box.w, at.COLUMN)
    with sheet.ground():
        sheet.line(str(column.number), strip, face="figures", size=38, fill=theme.COPPER, align="m")
    top, below = strip.bottom, strip.bottom + at.IDEA[1] + 4
    if column.idea:
        sheet.sprite(tiles.idea(column, words.say(f"idea-{IDEAS[column.idea].id}")), box.x, top)
    else:
        sheet.panel(Box(box.x, top, *at.IDEA), theme.PANEL, radius=18, edge=theme.SLOT, width=3)
    if column.item:
        sheet.sprite(tiles.item(column, words.say(f"item-{ITEMS[column.item].kind}")), box.x, below)
    else:
        sheet.panel(Box(box.x, below, *at.ITEM), theme.PANEL, radius=8, edge=theme.SLOT, width=3)


def _side(sheet: Canvas, view: View, side: int, result: Score, name: str, box: Box) -> None:
    """Lay who has how many points; whose turn it is stands in a frame."""
    edge = theme.COPPER if view.turn == side and not view.over else theme.SLOT
    sheet.panel(box, theme.PANEL, radius=12, edge=edge, width=4)
    sheet.sprite(side_mark(view, side, _MARK), box.x + 8, box.centre[1] - _MARK // 2)
    pennant = score(result, 48)
    sheet.sprite(pennant, box.right - 8 - pennant.width, box.centre[1] - 24)
    rank = f"{result.rank}. " if view.over else ""
    room = Box(box.x + _MARK + 16, box.y, box.w - _MARK - pennant.width - 32, box.h)
    sheet.line(f"{rank}{name}", room, face="bold", size=30, fill=theme.INK)


def _supply(sheet: Canvas, stock: Goods, box: Box) -> None:
    """Lay what is left of the engrams in two lines behind the sign of the supply."""
    sheet.sprite(icons.sign("supply", 34), box.x, box.centre[1] - 17)
    for good, room in zip(COLOURS, cells(Box(box.x + 40, box.y, box.w - 40, box.h), 2, 2, 0), strict=True):
        number = getattr(stock, good)
        counted(sheet, icons.sign(good, 28), number, room, size=32, dim=not number, gap=3)


def _pool(sheet: Canvas, stock: Goods, box: Box) -> None:
    """Lay what a solo player can gain behind the sign of the pool."""
    sheet.panel(box, theme.PANEL, radius=12)
    sheet.sprite(icons.sign("pool", 46), box.x + 12, box.centre[1] - 23)
    for good, room in zip(GOODS, cells(Box(box.x + 90, box.y, box.w - 90, box.h), len(GOODS), 1, 2), strict=True):
        number = getattr(stock, good)
        counted(sheet, icons.sign(good, 38), number, room, size=38, dim=not number)
