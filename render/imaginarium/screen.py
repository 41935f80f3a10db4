"""The picture of what is the viewer's own: the stock behind the screen and what it could pay for now."""

from collections.abc import Sequence

from PIL import Image

from render.imaginarium import faces, icons, signs
from render.imaginarium import layout as at
from render.imaginarium.emblems import emblem
from render.imaginarium.labels import labels
from render.imaginarium.pieces import amounts, header
from render.imaginarium.workshop import lay_sketch, sketched
from render.kit import palette, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from rules.imaginarium.components import FIGURES, PROJECTS
from rules.imaginarium.view import Goods, Mine, Project, Reservation, View
from rules.kernel.words import Words

_STOCK = 104
_RESERVATION = 68
_SECRET = 116


class _Pen:
    """A sheet that grows downwards; it is cut to what was drawn."""

    def __init__(self) -> None:
        self.sheet = Canvas(Image.new("RGB", (at.WIDTH, 2600), palette.BENCH))
        self.y = at.HEADER.bottom + 6

    def take(self, height: int, gap: int = 10) -> Box:
        """Return the next box of that height."""
        box = Box(at.MARGIN, self.y, at.INNER, height)
        self.y += height + gap
        return box

    def title(self, words: str) -> None:
        """Write a heading."""
        self.sheet.line(words, self.take(36, 4), face="bold", size=28, fill=palette.CHALK_DIM)


def screen(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return what lies behind the viewer's screen and what can be done with it."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, _names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said, pen = labels(words.lang), _Pen()
    if view.mine is None or view.audience is None:
        pen.sheet.line(said.say("pic-imaginarium-watcher"), at.HEADER, face="bold", size=30, fill=palette.CHALK)
        return _cut(pen)
    header(pen.sheet, tokens.seat_mark(view.audience, 44), said.say("pic-imaginarium-screen"))
    mine = view.mine
    _stock(pen, mine.screen)
    _terms(pen, mine, said)
    lines = sketched(view, view.audience)
    if lines:
        lay_sketch(pen.sheet, lines, pen.take(len(lines) * (at.LINE + 4) + 8))
    _secret(pen, mine, words, said)
    _met(pen, view, mine, said)
    _reservations(pen, mine, said)
    _repairs(pen, mine, said)
    _people(pen, mine, words, said)
    return _cut(pen)


def _cut(pen: _Pen) -> Canvas:
    cut = Canvas(pen.sheet.image.crop((0, 0, at.WIDTH, pen.y)))
    cut.misfits = pen.sheet.misfits
    return cut


def _stock(pen: _Pen, goods: Goods) -> None:
    """Show each good large, points with the number that ends the game."""
    for (name, number), box in zip(amounts(goods), cells(pen.take(_STOCK), 5, 1, 8), strict=True):
        pen.sheet.panel(box, palette.PANEL, radius=12)
        told = f"{number}/{FIGURES.winning_points.value}" if name == "vp" else str(number)
        wide, size = (42, 48) if name == "vp" else (56, 60)
        pen.sheet.sprite(icons.sign(name, wide), box.x + 8, box.centre[1] - wide // 2)
        room = Box(box.x + wide + 12, box.y, box.w - wide - 18, box.h)
        fill = palette.CHALK if number else palette.CHALK_DIM
        pen.sheet.line(told, room._replace(y=room.y + 3), face="figures", size=size, fill=fill, align="m")


def _terms(pen: _Pen, mine: Mine, said: Words) -> None:
    """Say what can be spent at best, and the terms of trade."""
    box = pen.take(52)
    pen.sheet.panel(box, palette.PANEL, radius=10)
    terms = signs.line(("vp", str(mine.vp_price), "charcoal", " ", f"{mine.deals}×", "trade"), 38, palette.CHALK)
    pen.sheet.sprite(terms, box.right - terms.width - 12, box.centre[1] - terms.height // 2)
    room = Box(box.x + 12, box.y, box.w - terms.width - 40, box.h)
    pen.sheet.line(said.say("pic-imaginarium-means", {"number": mine.means}), room, size=28, fill=palette.CHALK)


def _secret(pen: _Pen, mine: Mine, words: Words, said: Words) -> None:
    if not mine.secret:
        return
    pen.title(said.say("pic-imaginarium-secret"))
    for project in mine.secret:
        box = pen.take(_SECRET, 8)
        pen.sheet.panel(box, palette.PANEL, radius=12)
        tile = faces.tile(project, 186, faces.printed(project), secret=True)
        pen.sheet.sprite(tile, box.x + 4, box.y + 4)
        room = Box(box.x + 204, box.y + 4, box.w - 214, 40)
        pen.sheet.line(words.say(f"project-{project}"), room, face="bold", size=30, fill=palette.CHALK)
        told = Box(room.x, room.bottom, room.w, box.h - 48)
        pen.sheet.block(words.say(f"condition-{project}"), told, size=26, fill=palette.CHALK_DIM)


def _met(pen: _Pen, view: View, mine: Mine, said: Words) -> None:
    if not mine.met:
        return
    pen.title(said.say("pic-imaginarium-met"))
    open_ones: dict[str, Project] = {project.id: project for project in view.projects}
    rows = (len(mine.met) + 4) // 5
    grid = cells(pen.take(rows * (faces.TILE_HEIGHT + 8) - 8), 5, rows, 8)
    for project, box in zip(mine.met, grid, strict=False):
        points = open_ones[project].next_points if project in open_ones else PROJECTS[project].points
        pen.sheet.sprite(faces.tile(project, box.w, points, secret=project in mine.secret), box.x, box.y)
        pen.sheet.sprite(tokens.sign("tick", 34), box.right - 42, box.y + 10)


def _reservations(pen: _Pen, mine: Mine, said: Words) -> None:
    if not mine.reservations:
        return
    pen.title(said.say("pic-imaginarium-prices"))
    rows = (len(mine.reservations) + 1) // 2
    grid = cells(pen.take(rows * (_RESERVATION + 8) - 8), 2, rows, 8)
    for one, box in zip(mine.reservations, grid, strict=False):
        _reservation(pen.sheet, one, box)


def _reservation(sheet: Canvas, one: Reservation, box: Box) -> None:
    """Show a machine of the belt, its price, and: payable in charcoal, only with other means, or what will be short."""
    middle = box.centre[1]
    sheet.panel(box, palette.PANEL, radius=12)
    sheet.write(one.place, (box.x + 12, middle + 2), face="figures", size=34, fill=palette.BRASS)
    frame = Box(box.x + 54, box.y + 4, 62, box.h - 8)
    sheet.panel(frame, palette.PAPER, radius=8, edge=icons.TINTS[one.machine[0]], width=4)
    sheet.centred(emblem(one.machine, 50), frame.centre)
    sheet.sprite(icons.mark(one.machine, 44), box.x + 126, middle - 22)
    price = signs.line((str(one.price), "charcoal"), 40, palette.CHALK)
    sheet.sprite(price, box.x + 184, middle - 20)
    told = ("tick",) if one.charcoal else ("cross", f"−{one.missing}") if one.missing else ("charcoal", "+", "any")
    state = signs.line(told, 38, palette.CHALK)
    sheet.sprite(state, box.right - state.width - 12, middle - state.height // 2)


def _repairs(pen: _Pen, mine: Mine, said: Words) -> None:
    machines = list(dict.fromkeys(mine.payable_repairs))
    if not machines:
        return
    pen.title(said.say("pic-imaginarium-repairs"))
    rows = (len(machines) + 5) // 6
    grid = cells(pen.take(rows * (faces.MINI[1] + 8) - 8), 6, rows, 8)
    for machine, box in zip(machines, grid, strict=False):
        pen.sheet.sprite(faces.mini(machine, cost=True), box.x, box.y)


def _people(pen: _Pen, mine: Mine, words: Words, said: Words) -> None:
    if not mine.payable_assistants:
        return
    pen.title(said.say("pic-imaginarium-people"))
    for assistant, box in zip(mine.payable_assistants, cells(pen.take(faces.PERSON[1]), 3, 1, 9), strict=False):
        pen.sheet.sprite(faces.person(assistant, words.say(f"assistant-{assistant}")), box.x, box.y)
