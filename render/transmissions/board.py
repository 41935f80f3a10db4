"""The picture of one player's board, or Harvey's: robots with their slots, pipes, forest cards, and the score."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from PIL import Image

from render.kit.canvas import Canvas, plate
from render.kit.fonts import shown_names
from render.kit.grids import Box, cells
from render.transmissions import icons, pipes, signs, theme, tiles
from render.transmissions import layout as at
from render.transmissions.labels import labels
from render.transmissions.pieces import Part, score, side_mark, spread, stacked, title
from render.transmissions.robots import robot
from rules.kernel.amounts import written
from rules.kernel.model import Seat
from rules.kernel.words import Words
from rules.transmissions.components import EDGES, FIGURES, GOODS, ITEMS, SLOTS
from rules.transmissions.view import ForestCard, Ghost, Goods, Harvey, Player, RobotBoard, Score, View

_TILE = 102
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
            *forest(one.forest, one.acorns, said),
            *breakdown(one.score, words, said),
        ]
    )


def pipes_canvas(view: View, words: Words, names: Sequence[str], seat: Seat) -> Canvas:
    """Return the finished sheet with a player's pipes."""
    said, player = labels(words.lang), view.players[seat]
    return stacked(
        [
            head(view, seat, shown_names(names, said)[seat], player.score),
            title(said.say("pic-transmissions-pipes", {"number": player.score.run})),
            network(player),
            *aside(player.set_aside),
        ]
    )


def harveys_pipes_canvas(view: View, words: Words, _names: Sequence[str]) -> Canvas:
    """Return the finished sheet with the pipes that Harvey has collected.

    Raises:
        LookupError: he does not play.
    """
    if view.harvey is None:
        raise LookupError("Harvey does not play")
    said, one = labels(words.lang), view.harvey
    faces = [pipes.pipe(name, EDGES[name], _TILE) for name in one.pipes]
    return stacked(
        [
            head(view, len(view.players), words.say("harvey"), one.score),
            title(said.say("pic-transmissions-pipes", {"number": one.score.run})),
            *([_grid(faces, columns=7)] if faces else []),
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
        sheet.line(f"{rank}{name}", room, face="bold", size=34, fill=theme.INK)

    return Part(62, draw)


def goods(stock: Goods, counts: Sequence[tuple[str, int]]) -> Part:
    """Return engrams and electricity, and further signs with numbers."""
    told = [(icons.sign(name, 36), str(getattr(stock, name))) for name in GOODS]
    told += [(icons.sign(name, 36), str(amount)) for name, amount in counts]

    def draw(sheet: Canvas, box: Box) -> None:
        sheet.panel(box, theme.PANEL, radius=12)
        spread(sheet, told, Box(box.x + 12, box.y, box.w - 24, box.h), size=34)

    return Part(56, draw)


def robots(
    view: View, boards: Sequence[RobotBoard], side: int, words: Words, offered: Collection[str] | None = None
) -> Part:
    """Return the four robots side by side, the slots of each below it; if some are offered, the others are dim."""
    is_on_turn = side == view.turn and not view.over
    spent = view.spent if is_on_turn else ()
    active = view.active if is_on_turn else ""
    most = max(one.slots for one in boards)

    def draw(sheet: Canvas, box: Box) -> None:
        for one, column in zip(boards, cells(box, len(boards), 1, at.GAP), strict=True):
            sheet.name(one.robot, column._replace(h=at.ROBOT + one.slots * at.BOARD_SLOT))
            is_bright = one.robot == active if offered is None else one.robot in offered
            _robot(sheet, one, column, words, spent, is_bright=is_bright)
            if offered is not None and not is_bright:
                sheet.panel(column._replace(h=at.ROBOT + one.slots * at.BOARD_SLOT), theme.VEIL, radius=12)
                sheet.grey(one.robot, Box(column.x + 4, column.y + 46, 92, 48))

    return Part(at.ROBOT + most * at.BOARD_SLOT, draw)


def network(player: Player, ghosts: Sequence[Ghost] = (), tallest: int = pipes.TALLEST) -> Part:
    """Return the pipes as they lie, with places offered for a new one."""
    height = pipes.plan(player.pipes, ghosts, at.INNER, tallest).height

    def draw(sheet: Canvas, box: Box) -> None:
        sheet.name("network", box)
        pipes.lay(sheet, player.pipes, player.run, ghosts, box)

    return Part(height, draw)


def aside(set_aside: Sequence[str]) -> list[Part]:
    """Return the pipes set aside, if there are any: closed tiles with their points."""
    if not set_aside:
        return []
    points = FIGURES.set_aside_points.value

    def draw(sheet: Canvas, box: Box) -> None:
        pieces = [icons.sign("aside", 44), *(signs.line((f"*{points}",), 44, theme.INK) for _ in set_aside)]
        sheet.row(pieces, box, 8, "l")

    return [Part(50, draw)]


def forest(cards: Sequence[ForestCard], acorns: int, said: Words) -> list[Part]:
    """Return the forest cards in front of somebody, if there are any: like ones on one face, used ones by acorns."""
    if not cards:
        return []
    faces: dict[tuple[str, bool], list[ForestCard]] = {}
    for one in cards:
        faces.setdefault((str(one.acorns) if one.used else one.type, one.used), []).append(one)
    drawn = [tiles.card(same[0].card, len(same), used=used) for (_, used), same in faces.items()]
    return [title(said.say("pic-transmissions-forest", {"number": acorns})), _grid(drawn)]


def breakdown(result: Score, words: Words, said: Words) -> list[Part]:
    """Return how the score comes about, line by line in two columns."""
    told = [line for line in result.lines if line.points]
    if not told:
        return []
    rows = (len(told) + 1) // 2

    def draw(sheet: Canvas, box: Box) -> None:
        for line, room in zip(told, cells(box, 2, rows, 5), strict=False):
            sheet.panel(room, theme.PANEL, radius=8)
            points = written(line.points, result.parts)
            wide = sheet.write(
                points, (room.right - 12, room.centre[1] + 2), face="figures", size=36, fill=theme.COPPER, anchor="rm"
            )
            sign = _line(line.key, result)
            sheet.sprite(sign, room.x + 10, room.centre[1] - sign.height // 2)
            if line.key != "points-creatures":
                left = room.x + sign.width + 20
                name = Box(left, room.y, room.right - wide - 20 - left, room.h)
                sheet.line(words.say(line.key), name, size=30, fill=theme.INK)

    high = rows * (_SCORE_LINE + 5) - 5
    return [title(said.say("pic-transmissions-score")), Part(high, draw)]


def _line(key: str, result: Score) -> Image.Image:
    """Return the sign of a line of the score sheet, with what is counted for it."""
    if key == "points-creatures":
        counted = (str(result.birds), "bird", "×", str(result.butterflies), "butterfly")
        return signs.line(counted, 34, theme.INK)
    if key == "points-run":
        return signs.line((str(result.run), "run"), 34, theme.INK)
    return signs.line((_LINES.get(key, "slot"),), 34, theme.INK)


_LINES: Final = {
    "points-pipes": "pipe",
    "points-robots": "!yellow",
    "points-items": "item",
    "points-ideas": "idea",
    "points-forest": "leaf",
    "points-acorns": "acorn",
    "points-cards": "leaf",
    "points-pool": "pool",
}
"""What a line of the score sheet is about."""


def _robot(sheet: Canvas, one: RobotBoard, box: Box, words: Words, spent: Iterable[str], *, is_bright: bool) -> None:
    edge = theme.COPPER if is_bright else theme.PANEL
    high = at.ROBOT + one.slots * at.BOARD_SLOT
    sheet.sprite(plate(box.w, high, theme.PANEL, radius=12, edge=edge, width=4), box.x, box.y)
    sheet.sprite(robot(one.robot, 84), box.x + 8, box.y + 8)
    speed = signs.line(("step", str(one.speed)), 36, theme.INK)
    sheet.sprite(speed, box.right - 12 - speed.width, box.y + 8)
    points = signs.line((("tick",) if one.free == 0 else ()) + (f"*{one.points}",), 38, theme.INK)
    sheet.sprite(points, box.right - 10 - points.width, box.y + 52)
    y = box.y + at.ROBOT - 2
    for tile in one.tiles:
        sheet.sprite(_laid(tile, words, spent), box.x + (box.w - tiles.LAID) // 2, y)
        y += SLOTS[tile] * at.BOARD_SLOT
    for _ in range(one.free):
        empty = plate(tiles.LAID, at.BOARD_SLOT - 4, theme.GROUND, radius=12, edge=theme.EDGE, width=2)
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
        sheet.panel(box, theme.PANEL, radius=12)
        spread(sheet, told, Box(box.x + 12, box.y, 420, box.h), size=36)
        if one.discard:
            sheet.sprite(signs.line(signs.transmission(one.discard[0]), 42, theme.INK), box.x + 440, box.y + 7)

    return Part(56, draw)


def _creatures(result: Score) -> list[tuple[str, int]]:
    return [("bird", result.birds), ("butterfly", result.butterflies)]


def _grid(faces: Sequence[Image.Image], columns: int = 4) -> Part:
    rows = (len(faces) + columns - 1) // columns
    high = faces[0].height

    def draw(sheet: Canvas, box: Box) -> None:
        for face, room in zip(faces, cells(box, columns, rows, 8), strict=False):
            sheet.sprite(face, room.x + (room.w - face.width) // 2, room.y)

    return Part(rows * (high + 8) - 8, draw)
