"""The picture for one player: the hand and where each card leads, what is being decided, and the own board."""

from collections.abc import Iterable, Sequence

from PIL import Image

from render.kit import lines, palette
from render.kit.canvas import Canvas, plate
from render.kit.grids import Box, cells
from render.kit.sprites import SPRITES
from render.transmissions import board, icons, pipes, rondel, signs, tiles
from render.transmissions import layout as at
from render.transmissions.labels import labels
from render.transmissions.pieces import Part, goods_row, side_mark, stacked, title
from render.transmissions.places import GROUNDS, place
from render.transmissions.robots import robot
from rules.kernel.words import Words
from rules.transmissions.components import CARDS, EDGES, IDEAS, PLACES
from rules.transmissions.view import CardRobot, Ghost, HandCard, Player, Reach, View

_LEFT = 84
"""Width of the place for a robot before the fields it can reach."""
_BIG = 72
"""Height of a tile told with name and effect."""


def hand(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return everything that is the viewer's own; for anybody else a note that there is nothing."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, _names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    if view.audience is None:
        sheet = Canvas(Image.new("RGB", (at.WIDTH, 120), palette.BENCH))
        sheet.block(
            said.say("pic-alt-watcher"), Box(at.MARGIN, 10, at.INNER, 100), face="bold", size=34, fill=palette.CHALK
        )
        return sheet
    player = view.players[view.audience]
    return stacked(
        [
            _head(view, player, said),
            *_dealt(view.dealt, words, said),
            *_looking(view.looking, words, said),
            *_placing(view, player, said),
            *_going(view, said),
            *_cards(view, words, said),
            *_payable(view, said),
            *board.own_parts(view, player, words, said, ghosts=view.ghosts),
        ]
    )


def shown(reach: Iterable[Reach]) -> list[Reach]:
    """Return ways to move, each field once a kind, those that spend no copied idea first; any jump stands for all."""
    found: dict[tuple[str, int], Reach] = {}
    for way in sorted(reach, key=lambda way: len(way.copies)):
        found.setdefault((way.kind, -1 if way.kind == "jump" else way.field), way)
    order = ("walk", "back", "swap", "jump")
    return sorted(found.values(), key=lambda way: (order.index(way.kind), way.steps))


def _head(view: View, player: Player, said: Words) -> Part:
    def draw(sheet: Canvas, box: Box) -> None:
        mark = side_mark(view, player.seat, 46)
        sheet.sprite(mark, box.x, box.centre[1] - 23)
        room = Box(box.x + 56, box.y, 270, box.h)
        sheet.line(said.say("pic-transmissions-own"), room, face="bold", size=34, fill=palette.CHALK)
        goods_row(sheet, player.goods, Box(box.right - 432, box.y, 432, box.h), size=38)

    return Part(54, draw)


def _dealt(dealt: Sequence[str], words: Words, said: Words) -> list[Part]:
    """Return the starting ideas that are still to be placed."""
    if not dealt:
        return []
    rows = [(tiles.laid_idea(tile), f"effect-{IDEAS[tile].id}") for tile in dealt]
    return [title(said.say("pic-transmissions-dealt")), *(_told(face, words.say(key)) for face, key in rows)]


def _looking(cards: Sequence[str], words: Words, said: Words) -> list[Part]:
    """Return the forest cards being looked at."""
    if not cards:
        return []
    rows = [(tiles.card(card), f"effect-{CARDS[card].id}") for card in cards]
    return [title(said.say("pic-transmissions-looking")), *(_told(face, words.say(key)) for face, key in rows)]


def _told(face: Image.Image, words: str) -> Part:
    """Return a face with what it does in words beside it."""

    def draw(sheet: Canvas, box: Box) -> None:
        sheet.panel(box, palette.PANEL, radius=12, edge=palette.BRASS, width=3)
        sheet.sprite(face, box.x + 10, box.centre[1] - face.height // 2)
        room = Box(box.x + 210, box.y + 3, box.w - 220, box.h - 6)
        sheet.block(words, room, size=28, fill=palette.CHALK)

    return Part(_BIG + 6, draw)


def _placing(view: View, player: Player, said: Words) -> list[Part]:
    """Return the pipe just bought, the network with its ghosts, and each ghost with the run it would make."""
    if not view.placing:
        return []
    words = said.say("pic-transmissions-placing" if view.ghosts else "pic-transmissions-nowhere")

    def draw(sheet: Canvas, box: Box) -> None:
        tile = pipes.pipe(view.placing, EDGES[view.placing], 80)
        sheet.sprite(tile, box.x, box.y + 2)
        sheet.block(words, Box(box.x + 96, box.y, box.w - 96, box.h), face="bold", size=30, fill=palette.CHALK)

    return [Part(86, draw), board.network(player, view.ghosts), *_ghosts(view.ghosts)]


def _ghosts(ghosts: Sequence[Ghost]) -> list[Part]:
    """Return every ghost with its number and the run it would make."""
    if not ghosts:
        return []
    columns = 5
    rows = (len(ghosts) + columns - 1) // columns
    high = at.PLACE[1]

    def draw(sheet: Canvas, box: Box) -> None:
        for one, room in zip(ghosts, cells(box, columns, rows, 7), strict=False):
            sheet.panel(room, palette.PANEL, radius=10)
            sheet.sprite(pipes.ghost(one, 58), room.x + 4, room.y + 4)
            run = signs.line(("run", str(one.run)), 30, palette.CHALK)
            sheet.sprite(run, room.x + 66, room.centre[1] - 15)

    return [Part(rows * (high + 7) - 7, draw)]


def _going(view: View, said: Words) -> list[Part]:
    """Return where the robot chosen can go, or each that can be chosen, while the viewer decides that."""
    going = deciding(view)
    return (
        [title(said.say("pic-transmissions-going")), *(_row(one, said, bright=True) for one in going)] if going else []
    )


def deciding(view: View) -> tuple[CardRobot, ...]:
    """Return the robots whose way the viewer is deciding on now."""
    if view.audience != view.turn or view.over:
        return ()
    if not view.reach:
        return view.choices
    field = next(one.number for one in view.fields if one.robot == view.active)
    return (CardRobot(view.active, field, view.reach),)


def is_under_way(view: View) -> bool:
    """Say whether the viewer has played a card, so that the hand is for a later turn, when robots stand elsewhere."""
    return view.audience == view.turn and bool(view.card)


def _cards(view: View, words: Words, said: Words) -> list[Part]:
    """Return each card of the hand, with a row for each robot that it lets move."""
    parts = []
    for card in () if view.over else view.hand:
        parts.append(_card(card, words, said))
        parts += [_row(one, said) for one in card.robots if not is_under_way(view)]
    return parts


def _card(card: HandCard, words: Words, said: Words) -> Part:
    def draw(sheet: Canvas, box: Box) -> None:
        sheet.panel(box, palette.SLOT, radius=12)
        sheet.sprite(icons.sign("card", 42), box.x + 8, box.centre[1] - 21)
        drawn = signs.line(signs.transmission(card.card), 44, palette.CHALK)
        sheet.sprite(drawn, box.x + 58, box.centre[1] - 22)
        left = box.x + 70 + drawn.width
        name = words.say(f"transmission-{card.card}")
        told = name if card.playable else f"{name}: {said.say('pic-transmissions-unplayable')}"
        fill = palette.CHALK if card.playable else palette.CHALK_DIM
        sheet.line(told, Box(left, box.y, box.right - left - 8, box.h), face="bold", size=30, fill=fill)

    return Part(52, draw)


def _row(one: CardRobot, said: Words, *, bright: bool = False) -> Part:
    """Return a robot, where it stands, and the fields it can reach."""
    chips = lines.flow(
        [_chip(way, said.say("pic-transmissions-anywhere")) for way in shown(one.reach)], at.INNER - _LEFT - 14, 5
    )

    def draw(sheet: Canvas, box: Box) -> None:
        edge = palette.BRASS if bright else palette.PANEL
        sheet.panel(box, palette.PANEL, radius=12, edge=edge, width=3)
        sheet.sprite(robot(one.robot, 58), box.x + 8, box.y + 6)
        spot = (box.x + 37, box.y + 82)
        sheet.write(f"f{one.field}", spot, face="figures", size=32, fill=palette.CHALK_DIM, anchor="mm")
        for number, line in enumerate(chips):
            room = Box(box.x + _LEFT, box.y + 5 + number * (at.CHIP[1] + 5), box.w - _LEFT, at.CHIP[1])
            sheet.row(line, room, 5, "l")

    return Part(len(chips) * (at.CHIP[1] + 5) + 5, draw)


def _chip(way: Reach, anywhere: str) -> Image.Image:
    if way.kind == "jump":
        key: tuple[object, ...] = ("jump chip", anywhere, bool(way.copies))
        return SPRITES.get(key, lambda: _jump(way, anywhere))
    return SPRITES.get(("field chip", way.kind, way.field, way.steps, bool(way.copies)), lambda: _field(way))


def _field(way: Reach) -> Image.Image:
    """Draw a field on the ground of its location: steps above, number below."""
    w, h = at.CHIP
    name = PLACES[way.field // 2]
    sheet = Canvas(plate(w, h, GROUNDS[name], radius=10).copy())
    sheet.image.alpha_composite(place(name, 50), (w - 53, h - 76))
    sheet.image.alpha_composite(rondel.goal(way, 38), (0, 0))
    _copied(sheet, way, w)
    at_ = (w // 2, h - 13)
    sheet.write(f"f{way.field}", at_, face="figures", size=28, fill=palette.CHALK, anchor="mm")
    return sheet.image


def _jump(way: Reach, anywhere: str) -> Image.Image:
    """Draw a jump, which leads to any free field."""
    w, h = 3 * at.CHIP[0], at.CHIP[1]
    sheet = Canvas(plate(w, h, palette.SLOT, radius=10).copy())
    sheet.image.alpha_composite(rondel.goal(way, 56), (4, (h - 56) // 2))
    _copied(sheet, way, w)
    sheet.block(anywhere, Box(66, 4, w - 72, h - 8), size=26, fill=palette.CHALK)
    return sheet.image


def _copied(sheet: Canvas, way: Reach, right: int) -> None:
    """Mark a way that spends an idea which copies."""
    if way.copies:
        sheet.image.alpha_composite(icons.sign("look_right", 28), (right - 30, 2))


def _payable(view: View, said: Words) -> list[Part]:
    """Return what the viewer could pay for now: items and ideas by column, pipes by stack."""
    pieces = [_numbered(one.number, signs.badge(one.item, 46, 92)) for one in view.columns if one.item_payable]
    pieces += [_numbered(one.number, signs.badge(one.idea, 46, 46)) for one in view.columns if one.idea_payable]
    pieces += [
        _numbered(one.number, pipes.pipe(one.top, EDGES[one.top], 60)) for one in view.pipe_stacks if one.payable
    ]
    if not pieces or view.over:
        return []
    rows = lines.flow(pieces, at.INNER, 16)

    def draw(sheet: Canvas, box: Box) -> None:
        for number, row in enumerate(rows):
            sheet.row(row, Box(box.x, box.y + number * 68, box.w, 64), 16, "l")

    return [title(said.say("pic-transmissions-payable")), Part(len(rows) * 68 - 4, draw)]


def _numbered(number: int, piece: Image.Image) -> Image.Image:
    return lines.beside([lines.figures(str(number), 36, palette.BRASS), piece], 5, 62)
