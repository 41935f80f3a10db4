"""The picture of the table: rondel, pipe stacks, forest and supply within it, display with prices, a row a side."""

from collections.abc import Sequence

from PIL import Image

from render.kit import palette, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from render.kit.lines import counted
from render.transmissions import icons, pipes, rondel, rows, signs, tiles
from render.transmissions import layout as at
from render.transmissions.labels import labels
from render.transmissions.pieces import shown_names, side_mark
from rules.kernel.words import Words
from rules.transmissions.components import COLOURS, EDGES, GOODS, IDEAS, ITEMS, PIPES, PLACES
from rules.transmissions.view import Column, PipeStack, View

_REASONS = {"stack": "pipe", "display": "deck", "full": "slot"}
_TILE = 94


def table(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return the table as anybody may see it."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    shown = [*shown_names(names, said), words.say("harvey")]
    plan = at.table_plan(len(view.players) + view.is_solo)
    sheet = Canvas(Image.new("RGB", (at.WIDTH, plan.height), palette.BENCH))
    with sheet.ground():
        _header(sheet, view, said, shown)
    places = [words.say(f"place-{name}") for name in PLACES]
    bright = [one.robot for one in view.choices] or [view.active]
    rondel.lay(sheet, places, view.fields, bright=bright, done=view.done)
    rondel.lay_reach(sheet, view.reach)
    _corners(sheet, view)
    _inside(sheet, view)
    for column, box in zip(view.columns, at.COLUMNS, strict=True):
        _column(sheet, column, box, words)
    for player, box in zip(view.players, plan.rows, strict=False):
        rows.player(sheet, view, player, box, shown[player.seat])
    if view.harvey:
        rows.harvey(sheet, view, view.harvey, plan.rows[-1], shown[-1])
    return sheet


def heading(view: View, said: Words, names: Sequence[str]) -> tuple[Image.Image, str]:
    """Return what heads the table: whose turn it is, or who has won; Harvey's name comes last."""
    if not view.over:
        key = "setup" if view.stage == "PLACE_START_IDEAS" else "turn"
        return side_mark(view, view.turn, 44), said.say(f"pic-transmissions-{key}", {"name": names[view.turn]})
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


def _header(sheet: Canvas, view: View, said: Words, names: Sequence[str]) -> None:
    box, badge = at.HEADER, ending(view, said)
    right = box.right
    if badge:
        right -= 250
        pill = Box(right, box.y + 4, 250, box.h - 8)
        sheet.panel(pill, palette.CHALK if view.over else palette.BRASS, radius=10)
        sheet.sprite(icons.sign(_REASONS.get(view.reason, "slot"), 34), pill.x + 8, pill.centre[1] - 17)
        room = Box(pill.x + 48, pill.y, pill.w - 56, pill.h)
        sheet.line(badge, room, face="bold", size=28, fill=palette.INK, align="m")
    sign, told = heading(view, said, names)
    sheet.sprite(sign, box.x, box.centre[1] - sign.height // 2)
    left = box.x + sign.width + 12
    sheet.line(told, Box(left, box.y, right - left - 8, box.h), face="bold", size=34, fill=palette.CHALK)


def _corners(sheet: Canvas, view: View) -> None:
    """Lay beside the circle: the sets in play, the stacks behind the display, the card played."""
    items, ideas, stack, played = at.CORNERS
    _sets(sheet, "item", view.item_sets, items)
    _sets(sheet, "idea", view.idea_sets, ideas, align="r")
    counted(sheet, icons.sign("deck", 44), view.display_stack, Box(stack.x, stack.bottom - 50, 104, 46), size=40)
    if view.card:
        shown = signs.line(signs.transmission(view.card), 46, palette.CHALK, 104)
        sheet.sprite(shown, played.right - shown.width, played.bottom - 48)
        card = icons.sign("card", 46)
        sheet.sprite(card, played.right - 46, played.bottom - 102)
        if view.sub_turn > 1:
            more = signs.line(("again", str(view.sub_turn)), 36, palette.CHALK)
            sheet.sprite(more, played.right - 46 - more.width, played.bottom - 98)


def _sets(sheet: Canvas, name: str, sets: Sequence[str], box: Box, align: str = "l") -> None:
    """Show a kind of tile with the letters of its sets below."""
    sheet.sprite(icons.sign(name, 46), box.x if align == "l" else box.right - 46, box.y)
    room = Box(box.x, box.y + 50, box.w, 36)
    sheet.line(" ".join(sets), room, face="figures", size=36, fill=palette.CHALK_DIM, align=align)


def _inside(sheet: Canvas, view: View) -> None:
    """Lay within the circle: supply and pool, the pipe stacks, the forest."""
    x, y = rondel.centre()
    supply = [(name, getattr(view.supply, name)) for name in COLOURS]
    if view.pool:
        _goods(sheet, supply, "supply", Box(x - 136, y - 206, 272, 40), size=28)
        pool = [(name, getattr(view.pool, name)) for name in GOODS]
        _goods(sheet, pool, "pool", Box(x - 200, y - 160, 400, 44), size=32)
    else:
        _goods(sheet, supply, "supply", Box(x - 170, y - 176, 340, 44), size=34)
    stacks = cells(Box(x - 215, y - 112, 430, 206), len(view.pipe_stacks), 1, 6)
    for stack, box in zip(view.pipe_stacks, stacks, strict=True):
        _stack(sheet, stack, box)
    _forest(sheet, view, Box(x - 168, y + 108, 360, 60))


def _goods(sheet: Canvas, goods: Sequence[tuple[str, int]], name: str, box: Box, *, size: int) -> None:
    """Lay a stock behind the sign of where it lies."""
    sign = icons.sign(name, size + 8)
    sheet.sprite(sign, box.x, box.centre[1] - sign.height // 2)
    left = box.x + sign.width + 8
    step = (box.right - left) // len(goods)
    for place, (good, number) in enumerate(goods):
        room = Box(left + place * step, box.y, step, box.h)
        counted(sheet, icons.sign(good, size), number, room, size=size + 2, dim=not number)


def _stack(sheet: Canvas, stack: PipeStack, box: Box) -> None:
    """Lay a stack of pipes: number and height, the top tile, its price."""
    head = Box(box.x, box.y, box.w, 38)
    sheet.write(str(stack.number), (head.x + 8, head.centre[1] + 2), face="figures", size=38, fill=palette.BRASS)
    height = f"×{stack.height}"
    fill = palette.CHALK if stack.height > 1 else palette.BRASS
    sheet.write(height, (head.right - 6, head.centre[1] + 2), face="figures", size=34, fill=fill, anchor="rm")
    tile = Box(box.x + (box.w - _TILE) // 2, head.bottom + 2, _TILE, _TILE)
    if not stack.top:
        sheet.sprite(tokens.sign("cross", 46), tile.centre[0] - 23, tile.centre[1] - 23)
        return
    sheet.sprite(pipes.pipe(stack.top, EDGES[stack.top], _TILE), tile.x, tile.y)
    cost = signs.line(PIPES[stack.top].cost, 30, palette.CHALK)
    sheet.sprite(cost, box.centre[0] - cost.width // 2, tile.bottom + 8)
    name = Box(box.x, tile.bottom + 42, box.w, 32)
    sheet.line(stack.top, name, face="figures", size=30, fill=palette.CHALK_DIM, align="m")


def _forest(sheet: Canvas, view: View, box: Box) -> None:
    """Lay the draw pile's size, the discard pile's size and its top card."""
    counted(sheet, icons.sign("leaf", 46), view.forest_draw, Box(box.x, box.y, 90, box.h), size=38)
    x = box.x + 106
    if view.forest_discard:
        face = tiles.card(view.forest_discard[0])
        sheet.sprite(face, x, box.centre[1] - face.height // 2)
        x += face.width + 6
    count = f"×{len(view.forest_discard)}"
    sheet.write(count, (x, box.centre[1] + 2), face="figures", size=34, fill=palette.CHALK_DIM)


def _column(sheet: Canvas, column: Column, box: Box, words: Words) -> None:
    """Lay an idea above an item under the number of their column."""
    strip = Box(box.x, box.y, box.w, at.COLUMN)
    sheet.line(str(column.number), strip, face="figures", size=38, fill=palette.BRASS, align="m")
    top, below = strip.bottom, strip.bottom + at.IDEA[1] + 6
    if column.idea:
        sheet.sprite(tiles.idea(column, words.say(f"idea-{IDEAS[column.idea].id}")), box.x, top)
    else:
        sheet.panel(Box(box.x, top, *at.IDEA), palette.PANEL, radius=18, edge=palette.SLOT, width=3)
    if column.item:
        sheet.sprite(tiles.item(column, words.say(f"item-{ITEMS[column.item].kind}")), box.x, below)
    else:
        sheet.panel(Box(box.x, below, *at.ITEM), palette.PANEL, radius=8, edge=palette.SLOT, width=3)
