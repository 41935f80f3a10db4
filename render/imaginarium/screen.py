"""The picture of what is the viewer's own: the stock behind the screen and what it could pay for now."""

from collections.abc import Sequence

from PIL import Image

from render.imaginarium import faces, icons, signs
from render.imaginarium import layout as at
from render.imaginarium.labels import labels
from render.imaginarium.pieces import Pen, amounts, flow
from render.imaginarium.theme import SMALL, THEME, motif
from render.imaginarium.workshop import lay_sketch, sketched
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from rules.imaginarium.components import FIGURES, PROJECTS
from rules.imaginarium.view import Goods, Mine, Project, Reservation, View
from rules.kernel.words import Words

STOCK = 66
_CORNER = 92
_RESERVATION = 54
_SECRET = 106


def screen(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return what lies behind the viewer's screen and what can be done with it."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, _names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said, pen = labels(words.lang), Pen()
    if view.mine is None or view.audience is None:
        pen.sheet.line(said.say("pic-imaginarium-watcher"), pen.take(46), face="bold", size=SMALL, fill=THEME.ink)
        return pen.finished()
    mine = view.mine
    _terms(pen, mine, said)
    lines = sketched(view, view.audience)
    if lines:
        lay_sketch(pen.sheet, lines, pen.take(len(lines) * (at.LINE + 4) + 8))
    _secret(pen, mine, words, said)
    _met(pen, view, mine, said)
    _reservations(pen, mine, said)
    _repairs(pen, mine)
    lay_foot(pen, mine.screen)
    return pen.finished()


def lay_foot(pen: Pen, goods: Goods) -> Box:
    """Lay the stock at the bottom, beside the corner into which many apps write, and return where it is."""
    box = pen.take(STOCK)
    pen.sheet.sprite(motif(STOCK - 6), box.x + 12, box.y + 3)
    stock = Box(box.x + _CORNER, box.y, box.w - _CORNER, box.h)
    lay_stock(pen.sheet, goods, stock)
    return stock


def lay_stock(sheet: Canvas, goods: Goods, box: Box) -> None:
    """Show each good large, points with the number that ends the game."""
    for (name, number), room in zip(amounts(goods), cells(box, 5, 1, 6), strict=True):
        sheet.panel(room, THEME.panel, radius=12)
        told = f"{number}/{FIGURES.winning_points.value}" if name == "vp" else str(number)
        wide = 36 if name == "vp" else min(52, room.w // 3)
        sheet.sprite(icons.sign(name, wide), room.x + 8, room.centre[1] - wide // 2)
        left = Box(room.x + wide + 10, room.y + 3, room.w - wide - 16, room.h)
        fill = THEME.ink if number else THEME.dim
        sheet.line(told, left, face="figures", size=44 if name == "vp" else 54, fill=fill, align="m")


def _terms(pen: Pen, mine: Mine, said: Words) -> None:
    """Say what can be spent at best, and the terms of trade."""
    box = pen.take(52)
    pen.sheet.panel(box, THEME.panel, radius=10)
    terms = signs.line(("vp", str(mine.vp_price), "charcoal", " ", f"{mine.deals}×", "trade"), 38, THEME.ink)
    pen.sheet.sprite(terms, box.right - terms.width - 12, box.centre[1] - terms.height // 2)
    room = Box(box.x + 12, box.y, box.w - terms.width - 34, box.h)
    pen.sheet.line(said.say("pic-imaginarium-means", {"number": mine.means}), room, size=SMALL, fill=THEME.ink)


def _secret(pen: Pen, mine: Mine, words: Words, said: Words) -> None:
    if not mine.secret:
        return
    pen.title(said.say("pic-imaginarium-secret"))
    for project in mine.secret:
        box = pen.take(_SECRET, 6)
        pen.sheet.panel(box, THEME.panel, radius=12)
        tile = faces.tile(project, 170, faces.printed(project), secret=True)
        pen.sheet.sprite(tile, box.x + 3, box.y + 3)
        told = Box(box.x + 186, box.y + 4, box.w - 196, box.h - 8)
        pen.sheet.block(words.say(f"condition-{project}"), told, size=SMALL, fill=THEME.ink)


def _met(pen: Pen, view: View, mine: Mine, said: Words) -> None:
    if not mine.met:
        return
    pen.title(said.say("pic-imaginarium-met"))
    open_ones: dict[str, Project] = {project.id: project for project in view.projects}
    rows = (len(mine.met) + 3) // 4
    grid = cells(pen.take(rows * (faces.DONE_HEIGHT + 6) - 6), 4, rows, 6)
    for project, box in zip(mine.met, grid, strict=False):
        points = open_ones[project].next_points if project in open_ones else PROJECTS[project].points
        pen.sheet.sprite(faces.done(project, box.w, points, secret=project in mine.secret), box.x, box.y)


def _reservations(pen: Pen, mine: Mine, said: Words) -> None:
    """Show what each machine of the belt would cost; behind them the assistants that could be hired."""
    if not mine.reservations and not mine.payable_assistants:
        return
    pen.title(said.say("pic-imaginarium-prices"))
    rows = (len(mine.reservations) + bool(mine.payable_assistants) + 1) // 2
    grid = cells(pen.take(rows * (_RESERVATION + 6) - 6), 2, rows, 6)
    for one, box in zip(mine.reservations, grid, strict=False):
        lay_reservation(pen.sheet, one, box)
    if mine.payable_assistants:
        box = grid[len(mine.reservations)]
        people = [icons.sign("person", 42), *(signs.badge(one, 50) for one in mine.payable_assistants)]
        pen.sheet.row(people, box.inset(8), 10, "l")


def lay_reservation(sheet: Canvas, one: Reservation, box: Box) -> None:
    """Show a machine of the belt, its price, and: payable in charcoal, only with other means, or what will be short."""
    middle = box.centre[1]
    sheet.panel(box, THEME.panel, radius=12)
    sheet.write(one.place, (box.x + 12, middle + 2), face="figures", size=36, fill=THEME.accent)
    sheet.sprite(faces.chip(one.machine, box.h - 8), box.x + 54, box.y + 4)
    price = signs.line((str(one.price), "charcoal"), 40, THEME.ink)
    sheet.sprite(price, box.x + 64 + box.h, middle - 20)
    told = state_of(one, 38)
    sheet.sprite(told, box.right - told.width - 12, middle - told.height // 2)


def state_of(one: Reservation, size: int) -> Image.Image:
    """Return whether a machine could be paid: with charcoal, only with other means, or not, and what will be short."""
    told = ("tick",) if one.charcoal else ("cross", f"−{one.missing}") if one.missing else ("charcoal", "+", "any")
    return signs.line(told, size, THEME.ink)


def _repairs(pen: Pen, mine: Mine) -> None:
    """Show the broken machines whose repair could be paid."""
    machines = list(dict.fromkeys(mine.payable_repairs))
    if not machines:
        return
    lines = flow([faces.chip(machine, 52) for machine in machines], at.INNER - 60, 6)
    box = pen.take(len(lines) * 58)
    pen.sheet.sprite(icons.sign("wrench", 44), box.x + 4, box.centre[1] - 22)
    for place, line in enumerate(lines):
        pen.sheet.row(line, Box(box.x + 60, box.y + place * 58, box.w - 60, 58), 6, "l")
