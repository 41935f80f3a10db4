"""The picture of one player's board, or Harvey's: robots with their slots, pipes, forest cards, and the score."""

from collections.abc import Iterable, Sequence

from PIL import Image

from render.kit import palette
from render.kit.canvas import Canvas, plate
from render.kit.grids import Box, cells
from render.transmissions import icons, pipes, signs, tiles
from render.transmissions import layout as at
from render.transmissions.labels import labels
from render.transmissions.pieces import Part, score, shown_names, side_mark, spread, stacked, title
from render.transmissions.robots import robot
from rules.kernel.amounts import written
from rules.kernel.model import Seat
from rules.kernel.words import Words
from rules.transmissions.components import EDGES, FIGURES, GOODS, ITEMS, SLOTS
from rules.transmissions.view import ForestCard, Ghost, Goods, Harvey, Player, RobotBoard, Score, View

_TILE = 88
_SCORE_LINE = 44


def board(view: View, words: Words, names: Sequence[str], seat: Seat) -> Image.Image:
    """Return the board of that seat as anybody may see it."""
    return canvas(view, words, names, seat).image


def harvey(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return Harvey's board.

    Raises:
        LookupError: he does not play.
    """
    return harvey_canvas(view, words, names).image


def canvas(view: View, words: Words, names: Sequence[str], seat: Seat) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said, player = labels(words.lang), view.players[seat]
    counts = [*_creatures(player.score), ("card", player.hand_size), ("deck", player.deck_size)]
    return stacked(
        [
            head(view, seat, shown_names(names, said)[seat], player.score),
            goods(player.goods, counts),
            robots(view, player.robots, seat, words),
            title(said.say("pic-transmissions-pipes", {"number": player.score.run})),
            network(player),
            *aside(player.set_aside),
            *forest(player.forest, player.acorns, said),
            *breakdown(player.score, words, said),
        ]
    )


def harvey_canvas(view: View, words: Words, _names: Sequence[str]) -> Canvas:
    """Return the finished sheet of Harvey."""
    if view.harvey is None:
        raise LookupError("Harvey does not play")
    said, one = labels(words.lang), view.harvey
    return stacked(
        [
            head(view, len(view.players), words.say("harvey"), one.score),
            _harveys_cards(one),
            robots(view, one.robots, len(view.players), words),
            title(said.say("pic-transmissions-pipes", {"number": one.score.run})),
            *_harveys_pipes(one.pipes),
            *forest(one.forest, one.acorns, said),
            *breakdown(one.score, words, said),
        ]
    )


def head(view: View, side: int, name: str, result: Score) -> Part:
    """Return whose board it is, with the score."""

    def draw(sheet: Canvas, box: Box) -> None:
        mark, pennant = side_mark(view, side, 48), score(result, 60)
        sheet.sprite(mark, box.x, box.centre[1] - 24)
        sheet.sprite(pennant, box.right - pennant.width, box.centre[1] - 30)
        rank = f"{result.rank}. " if view.over else ""
        room = Box(box.x + 60, box.y, box.w - 72 - pennant.width, box.h)
        sheet.line(f"{rank}{name}", room, face="bold", size=34, fill=palette.CHALK)

    return Part(62, draw)


def goods(stock: Goods, counts: Sequence[tuple[str, int]]) -> Part:
    """Return engrams and electricity, and further signs with numbers."""
    told = [(icons.sign(name, 36), str(getattr(stock, name))) for name in GOODS]
    told += [(icons.sign(name, 36), str(amount)) for name, amount in counts]

    def draw(sheet: Canvas, box: Box) -> None:
        sheet.panel(box, palette.PANEL, radius=12)
        spread(sheet, told, Box(box.x + 12, box.y, box.w - 24, box.h), size=34)

    return Part(56, draw)


def robots(view: View, boards: Sequence[RobotBoard], side: int, words: Words) -> Part:
    """Return the four robots side by side, the slots of each below it."""
    is_on_turn = side == view.turn and not view.over
    spent = view.spent if is_on_turn else ()
    active = view.active if is_on_turn else ""
    most = max(one.slots for one in boards)

    def draw(sheet: Canvas, box: Box) -> None:
        for one, column in zip(boards, cells(box, len(boards), 1, at.GAP), strict=True):
            _robot(sheet, one, column, words, spent, is_active=one.robot == active)

    return Part(at.ROBOT + most * at.BOARD_SLOT, draw)


def network(player: Player, ghosts: Sequence[Ghost] = ()) -> Part:
    """Return the pipes as they lie, with places offered for a new one."""
    height = pipes.plan(player.pipes, ghosts, at.INNER).height
    return Part(height, lambda sheet, box: pipes.lay(sheet, player.pipes, player.run, ghosts, box))


def aside(set_aside: Sequence[str]) -> list[Part]:
    """Return the pipes set aside, if there are any: closed tiles with their points."""
    if not set_aside:
        return []
    points = FIGURES.set_aside_points.value

    def draw(sheet: Canvas, box: Box) -> None:
        pieces = [icons.sign("aside", 44), *(signs.line((f"*{points}",), 44, palette.CHALK) for _ in set_aside)]
        sheet.row(pieces, box, 8, "l")

    return [Part(50, draw)]


def forest(cards: Sequence[ForestCard], acorns: int, said: Words) -> list[Part]:
    """Return the forest cards in front of somebody, if there are any."""
    if not cards:
        return []
    faces = [tiles.card(one.card, used=one.used) for one in cards]
    return [title(said.say("pic-transmissions-forest", {"number": acorns})), _grid(faces)]


def breakdown(result: Score, words: Words, said: Words) -> list[Part]:
    """Return how the score comes about, line by line in two columns."""
    told = [
        (_line(line.key, result, words, said), written(line.points, result.parts))
        for line in result.lines
        if line.points
    ]
    if not told:
        return []

    def draw(sheet: Canvas, box: Box) -> None:
        for (label, points), room in zip(told, cells(box, 1, len(told), 6), strict=True):
            sheet.panel(room, palette.PANEL, radius=8)
            sheet.line(label, Box(room.x + 12, room.y, room.w - 120, room.h), size=28, fill=palette.CHALK)
            spot = (room.right - 12, room.centre[1] + 2)
            sheet.write(points, spot, face="figures", size=36, fill=palette.BRASS, anchor="rm")

    return [title(said.say("pic-transmissions-score")), Part(len(told) * (_SCORE_LINE + 6) - 6, draw)]


def _line(key: str, result: Score, words: Words, said: Words) -> str:
    """Return a line of the score sheet, explained by what is counted for it."""
    label = words.say(key)
    if key == "points-creatures":
        return f"{label}: {result.birds} × {result.butterflies}"
    if key == "points-run":
        return f"{label}: {said.say('pic-transmissions-tiles', {'number': result.run})}"
    return label


def _robot(sheet: Canvas, one: RobotBoard, box: Box, words: Words, spent: Iterable[str], *, is_active: bool) -> None:
    edge = palette.BRASS if is_active else palette.PANEL
    high = at.ROBOT + one.slots * at.BOARD_SLOT
    sheet.sprite(plate(box.w, high, palette.PANEL, radius=12, edge=edge, width=4), box.x, box.y)
    sheet.sprite(robot(one.robot, 96), box.x + 10, box.y + 10)
    speed = signs.line(("step", str(one.speed)), 36, palette.CHALK)
    sheet.sprite(speed, box.right - 12 - speed.width, box.y + 16)
    points = signs.line((("tick",) if one.free == 0 else ()) + (f"*{one.points}",), 42, palette.CHALK)
    sheet.sprite(points, box.right - 12 - points.width, box.y + 62)
    y = box.y + at.ROBOT - 2
    for tile in one.tiles:
        sheet.sprite(_laid(tile, words, spent), box.x + (box.w - tiles.LAID) // 2, y)
        y += SLOTS[tile] * at.BOARD_SLOT
    for _ in range(one.free):
        empty = plate(tiles.LAID, at.BOARD_SLOT - 4, palette.BENCH, radius=12, edge=palette.EDGE, width=2)
        sheet.sprite(empty, box.x + (box.w - empty.width) // 2, y)
        y += at.BOARD_SLOT


def _laid(tile: str, words: Words, spent: Iterable[str]) -> Image.Image:
    if tile in ITEMS:
        return tiles.laid_item(tile, words.say(f"item-{ITEMS[tile].kind}"))
    return tiles.laid_idea(tile, spent=tile in spent)


def _harveys_cards(one: Harvey) -> Part:
    """Return Harvey's creatures, his deck, his discards and the last of them."""
    counts = [*_creatures(one.score), ("deck", one.deck_size), ("card", len(one.discard))]
    told = [(icons.sign(name, 38), str(amount)) for name, amount in counts]

    def draw(sheet: Canvas, box: Box) -> None:
        sheet.panel(box, palette.PANEL, radius=12)
        spread(sheet, told, Box(box.x + 12, box.y, 420, box.h), size=36)
        if one.discard:
            sheet.sprite(signs.line(signs.transmission(one.discard[0]), 42, palette.CHALK), box.x + 440, box.y + 7)

    return Part(56, draw)


def _creatures(result: Score) -> list[tuple[str, int]]:
    return [("bird", result.birds), ("butterfly", result.butterflies)]


def _harveys_pipes(names: Sequence[str]) -> list[Part]:
    """Return Harvey's pipes, which he only collects."""
    return [_grid([pipes.pipe(name, EDGES[name], _TILE) for name in names], columns=8)] if names else []


def _grid(faces: Sequence[Image.Image], columns: int = 4) -> Part:
    rows = (len(faces) + columns - 1) // columns
    high = faces[0].height

    def draw(sheet: Canvas, box: Box) -> None:
        for face, room in zip(faces, cells(box, columns, rows, 8), strict=False):
            sheet.sprite(face, room.x + (room.w - face.width) // 2, room.y)

    return Part(rows * (high + 8) - 8, draw)


def own_parts(view: View, player: Player, words: Words, said: Words, *, ghosts: Sequence[Ghost]) -> list[Part]:
    """Return what a private picture repeats of its owner's board; the network only if it was not shown already."""
    pipes_shown = (
        [] if ghosts else [title(said.say("pic-transmissions-pipes", {"number": player.score.run})), network(player)]
    )
    own = [title(said.say("pic-transmissions-board")), robots(view, player.robots, player.seat, words)]
    return [*own, *forest(player.forest, player.acorns, said), *pipes_shown, *aside(player.set_aside)]
