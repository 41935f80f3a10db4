"""Parts of the pictures to decide from: what is offered stands out, what is not is dim."""

from collections.abc import Iterable, Sequence
from typing import Final

from PIL import Image

from render.kit import lines, palette, text
from render.kit.canvas import Canvas, plate
from render.kit.grids import Box, cells
from render.kit.lines import counted
from render.kit.missing import amounts_in
from render.kit.sprites import SPRITES
from render.transmissions import icons, pipes, rows, signs, theme, tiles
from render.transmissions import layout as at
from render.transmissions.pieces import Part, goods_row, score, title
from render.transmissions.places import place
from render.transmissions.rondel import Rondel
from render.transmissions.table import ending, lay_ending, place_names
from rules.kernel.model import Arg, Decision, Option
from rules.kernel.words import Words
from rules.transmissions.components import CARDS, EDGES, GOODS, IDEAS, ITEMS, PIPES
from rules.transmissions.view import Column, PipeStack, Player, Reach, View

_FACES: Final = 8
"""Ideas and forest cards that are drawn at most; all have an option."""
_BADGE: Final = 232
_CHIP: Final = 66
_TWO_LINES: Final = 86


def told(face: Image.Image, words: str, name: str = "") -> Part:
    """Return a face with what it does in words beside it, in up to three lines, as a place of that name."""
    room = at.INNER - 220
    fits = text.block(words, "text", 31, (room, _TWO_LINES), theme.SMALLEST)
    high = 92 if fits.whole else 128

    def draw(sheet: Canvas, box: Box) -> None:
        if name:
            sheet.name(name, box)
        sheet.panel(box, theme.PANEL, radius=12, edge=theme.COPPER, width=3)
        sheet.sprite(face, box.x + 10, box.centre[1] - face.height // 2)
        sheet.block(words, Box(box.x + 210, box.y + 3, room, box.h - 6), size=31, fill=theme.INK)

    return Part(high, draw)


def rondel(view: View, words: Words, said: Words, bright: Sequence[str], reach: Iterable[Reach], height: int) -> Part:
    """Return the board with the robots that may move in bright rings; within it own goods and what they pay for."""

    def draw(sheet: Canvas, box: Box) -> None:
        board = Rondel(box)
        sheet.name("ring", box)
        board.lay(sheet, place_names(words), view.fields, bright=bright)
        board.lay_reach(sheet, reach)
        _own(sheet, view, said, board.inside)

    return Part(height, draw)


def _own(sheet: Canvas, view: View, said: Words, box: Box) -> None:
    player = view.players[view.audience or 0]
    pennant = score(player.score, 44)
    sheet.sprite(pennant, box.right - 4 - pennant.width, box.y)
    sheet.name("score", Box(box.right - 4 - pennant.width, box.y, pennant.width, 44))
    goods = Box(box.x + 6, box.y, box.w - pennant.width - 26, 44)
    sheet.name("goods", goods)
    goods_row(sheet, player.goods, goods, size=34)
    y, badge = box.y + 46, ending(view, said)
    if badge:
        lay_ending(sheet, view, badge, Box(box.x + (box.w - _BADGE) // 2, y, _BADGE, 44))
        y += 50
    for row in lines.flow(_payable(view), box.w, 14):
        if y + 46 <= box.bottom + 6:
            sheet.row(row, Box(box.x, y, box.w, 46), 14)
        y += 50


def _payable(view: View) -> list[Image.Image]:
    """Return what the viewer could pay for now: items and ideas by column, pipes by stack."""
    pieces = [_numbered(one.number, signs.badge(one.item, 46, 74)) for one in view.columns if one.item_payable]
    pieces += [_numbered(one.number, signs.badge(one.idea, 46, 46)) for one in view.columns if one.idea_payable]
    stacks = [one for one in view.pipe_stacks if one.payable]
    return pieces + [_numbered(one.number, pipes.pipe(one.top, EDGES[one.top], 46)) for one in stacks]


def _numbered(number: int, piece: Image.Image) -> Image.Image:
    return lines.beside([lines.figures(str(number), 34, theme.COPPER), piece], 4, 46)


def usable(options: Iterable[Option], said: Words) -> list[Part]:
    """Return the ideas that may be used and the forest cards that may be played, like ones once."""
    found: dict[tuple[str, str], tuple[str, Image.Image]] = {}
    for option in options:
        named = option.id.partition(":")[2].rpartition(">")[2]
        if option.group == "use":
            found.setdefault(("use", IDEAS[named].id), (option.id, tiles.laid_idea(named)))
        elif option.group == "card":
            found.setdefault(("card", CARDS[named].id), (option.id, tiles.card(named)))
    faces = list(found.values())[:_FACES]
    if not faces:
        return []

    def draw(sheet: Canvas, box: Box) -> None:
        for (id_, face), room in zip(faces, cells(box, 4, (len(faces) + 3) // 4, 6), strict=False):
            sheet.name(id_, room)
            sheet.centred(face, room.centre)

    return [title(said.say("pic-transmissions-usable")), Part((len(faces) + 3) // 4 * (at.CARD[1] + 6) - 6, draw)]


def chips(options: Iterable[Option]) -> list[Part]:
    """Return each option that is about goods as a chip: how many of what, and what ideas add."""
    made = {option.id: _chip(option) for option in options if "goods" in option.text.args}
    if not made:
        return []
    flowing = lines.flow(made.values(), at.INNER - 8, 8)
    return [Part(_high(flowing), lambda sheet, box: _lay_chips(sheet, flowing, made, box, "m"))]


def _high(flowing: Sequence[Sequence[Image.Image]]) -> int:
    return len(flowing) * (_CHIP + 8) - 8


def _lay_chips(
    sheet: Canvas, flowing: Iterable[Sequence[Image.Image]], ids: Iterable[str], box: Box, align: str
) -> None:
    """Lay chips in their lines, each as the place of its option."""
    names = iter(ids)
    for number, row in enumerate(flowing):
        sheet.row(row, Box(box.x, box.y + number * (_CHIP + 8), box.w, _CHIP), 8, align)
        for part, name in zip(sheet.parts[-len(row) :], names, strict=False):
            sheet.name(name, part.box)


def _chip(option: Option) -> Image.Image:
    goods = amounts_in(option.text.args["goods"])
    more = amounts_in(option.hint.args["goods"]) if option.hint and "goods" in option.hint.args else []
    card = ("leaf",) if "card" in option.text.args else ()
    names = [part for good, number in goods for part in (str(number), good)]
    names += [part for good, number in more for part in (f"+{number}", good)]
    return SPRITES.get(("goods chip", *names, *card), lambda: _drawn((*names, *card)))


def _drawn(names: Sequence[str]) -> Image.Image:
    inner = signs.line(names, 44, theme.INK)
    sheet = Canvas(plate(inner.width + 28, _CHIP, theme.SLOT, radius=14, edge=theme.COPPER, width=3).copy())
    sheet.image.alpha_composite(inner, (14, (_CHIP - 44) // 2))
    return sheet.image


def at_place(name: str, options: Sequence[Option]) -> list[Part]:
    """Return a location large, and beside it what can be had there."""
    made = {option.id: _chip(option) for option in options if "goods" in option.text.args}
    flowing = lines.flow(made.values(), at.INNER - 170, 8)

    def draw(sheet: Canvas, box: Box) -> None:
        sheet.sprite(place(name, 130), box.x + 12, box.centre[1] - 65)
        top = box.centre[1] - _high(flowing) // 2
        _lay_chips(sheet, flowing, made, Box(box.x + 162, top, box.w - 162, _high(flowing)), "l")

    return [Part(max(136, _high(flowing)), draw)]


def prices(view: View) -> Part:
    """Return what items and pipes cost; what the viewer can pay for stands in a frame."""

    def draw(sheet: Canvas, box: Box) -> None:
        upper, lower = cells(box, 1, 2, 6)
        for one, room in zip(view.columns, cells(upper, 4, 1, 6), strict=True):
            if one.item:
                cost = (*ITEMS[one.item].cost, str(one.electricity), "electricity")
                _price(sheet, signs.badge(one.item, 48, 50), cost, room, is_payable=one.item_payable)
        for stack, room in zip(view.pipe_stacks, cells(lower, 4, 1, 6), strict=True):
            if stack.top:
                face = pipes.pipe(stack.top, EDGES[stack.top], 52)
                _price(sheet, face, PIPES[stack.top].cost, room, is_payable=stack.payable)

    return Part(2 * 60 + 6, draw)


def _price(sheet: Canvas, face: Image.Image, cost: Sequence[str], box: Box, *, is_payable: bool) -> None:
    edge = theme.COPPER if is_payable else theme.PANEL
    sheet.panel(box, theme.PANEL, radius=10, edge=edge, width=3)
    sheet.sprite(face, box.x + 6, box.centre[1] - face.height // 2)
    drawn = signs.line(cost, 30, theme.INK, box.w - face.width - 18)
    sheet.sprite(drawn, box.right - 8 - drawn.width, box.centre[1] - drawn.height // 2)


def display(view: View, words: Words, decision: Decision, *, of_items: bool) -> Part:
    """Return one row of the display; above each tile what leaves the game with it, or room for what bars it.

    What cannot be bought is dim.
    """
    ids = {option.id for option in decision.options}
    barred = {one.id for one in decision.barred}
    high = at.ITEM[1] if of_items else at.IDEA[1]

    def draw(sheet: Canvas, box: Box) -> None:
        for column, room in zip(view.columns, cells(box, 4, 1, at.GAP), strict=True):
            tile, lost = (column.item, column.idea) if of_items else (column.idea, column.item)
            below = Box(room.x, room.y + 54, room.w, high)
            sheet.write(str(column.number), (room.x + 10, room.y + 26), face="figures", size=42, fill=theme.COPPER)
            option = f"buy:{column.number}:{tile}"
            if option in barred:
                sheet.grey(option, Box(room.x + 36, room.y + 2, room.w - 36, 48))
            elif lost:
                small = signs.badge(lost, 46, 46 if of_items else 74)
                sheet.sprite(small, room.right - small.width - 4, room.y + 3)
                sheet.sprite(icons.sign("cross", 30), room.right - small.width - 38, room.y + 11)
            if tile:
                sheet.name(option, below)
                _laid(sheet, _face(column, words, of_items=of_items), below, is_offered=option in ids)

    return Part(54 + high, draw)


def _face(column: Column, words: Words, *, of_items: bool) -> Image.Image:
    if of_items:
        return tiles.item(column, words.say(f"item-{ITEMS[column.item].kind}"))
    return tiles.idea(column, words.say(f"idea-{IDEAS[column.idea].id}"))


def _laid(sheet: Canvas, face: Image.Image, box: Box, *, is_offered: bool) -> None:
    sheet.sprite(face, box.x, box.y)
    if is_offered:
        sheet.panel(box.inset(-3), None, radius=16, edge="#FFC66B", width=6)
    else:
        sheet.panel(box, theme.VEIL, radius=14)


def stacks(view: View, offered: Iterable[str]) -> Part:
    """Return the pipe stacks with prices; what cannot be bought is dim, with room for what it lacks."""
    ids = set(offered)

    def draw(sheet: Canvas, box: Box) -> None:
        for stack, room in zip(view.pipe_stacks, cells(box, len(view.pipe_stacks), 1, at.GAP), strict=True):
            option = f"pipe:{stack.number}:{stack.top}"
            sheet.name(option, room)
            _stack(sheet, stack, room, is_offered=option in ids)
            if option not in ids:
                sheet.grey(option, Box(room.x, room.bottom - 42, room.w, 40))

    return Part(168, draw)


def _stack(sheet: Canvas, stack: PipeStack, box: Box, *, is_offered: bool) -> None:
    sheet.panel(box, theme.PANEL, radius=14)
    sheet.write(str(stack.number), (box.x + 12, box.y + 30), face="figures", size=42, fill=theme.COPPER)
    sheet.write(f"×{stack.height}", (box.x + 10, box.y + 84), face="figures", size=36, fill=theme.DIM)
    if stack.top:
        sheet.sprite(pipes.pipe(stack.top, EDGES[stack.top], 114), box.right - 122, box.y + 8)
        _below(sheet, PIPES[stack.top].cost, box)
    if is_offered:
        sheet.panel(box, None, radius=14, edge="#FFC66B", width=5)
    else:
        sheet.panel(box, theme.VEIL, radius=14)


def _below(sheet: Canvas, goods: Sequence[str], box: Box) -> None:
    """Write goods below the pipe of a stack."""
    drawn = signs.line(goods, 34, theme.INK, box.w - 12)
    centre = min(box.right - 65, box.right - 6 - drawn.width // 2)
    sheet.sprite(drawn, centre - drawn.width // 2, box.y + 127)


def slots(view: View, player: Player) -> Part:
    """Return the own robots with what lies on them, in one line."""

    def draw(sheet: Canvas, box: Box) -> None:
        sheet.name("slots", box)
        rows.slots(sheet, player.robots, view.spent, box.x, box.y)

    return Part(46, draw)


def forest_piles(view: View, words: Words) -> list[Part]:
    """Return the draw pile, of which the number is known, and the two upper discards."""

    def draw(sheet: Canvas, box: Box) -> None:
        sheet.sprite(place("forest", 84), box.x + 12, box.y)
        sheet.name("forest:draw+draw", Box(box.x + 190, box.y, 210, box.h))
        counted(sheet, icons.sign("deck", 60), view.forest_draw, Box(box.x + 200, box.y, 200, box.h), size=52)
        counted(sheet, icons.sign("leaf", 60), len(view.forest_discard), Box(box.x + 460, box.y, 200, box.h), size=52)

    upper = view.forest_discard[:2]
    return [Part(84, draw), *(told(tiles.card(card), words.say(f"effect-{CARDS[card].id}")) for card in upper)]


def destinations(view: View, payment: Arg) -> list[Part]:
    """Return what is paid and where to, and what lies in the pool."""

    def paid(sheet: Canvas, box: Box) -> None:
        names = [part for good, number in amounts_in(payment) for part in (str(number), good)]
        pieces = [*(signs.sign(name, 56, theme.INK) for name in names), icons.sign("arrow", 56)]
        sheet.row(
            [*pieces, icons.sign("pool", 60), lines.figures("/", 50, theme.DIM), icons.sign("supply", 60)], box, 10
        )

    def pool(sheet: Canvas, box: Box) -> None:
        sheet.panel(box, theme.PANEL, radius=12, edge=palette.SKY, width=3)
        sheet.sprite(icons.sign("pool", 48), box.x + 12, box.centre[1] - 24)
        if view.pool:
            goods_row(sheet, view.pool, Box(box.x + 90, box.y, box.w - 110, box.h), size=42)

    return [Part(72, paid), Part(70, pool)]


def surplus(player: Player, limit: int) -> Part:
    """Return how many engrams are held, and how many may be kept."""
    held = sum(getattr(player.goods, good) for good in GOODS[:-1])

    def draw(sheet: Canvas, box: Box) -> None:
        pieces = [icons.sign("any", 56), lines.figures(str(held), 60, theme.INK), icons.sign("arrow", 48)]
        sheet.row([*pieces, lines.figures(str(limit), 60, theme.COPPER)], box, 14)

    return Part(66, draw)
