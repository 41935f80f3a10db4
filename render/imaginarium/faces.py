"""Faces of machine cards in two sizes, of project tiles and of assistants; drawn once and kept."""

from typing import Final

from PIL import Image

from render.imaginarium import icons, signs
from render.imaginarium.emblems import emblem
from render.imaginarium.theme import SMALL, THEME
from render.kit import palette, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.lines import figures
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from rules.imaginarium.components import ASSISTANTS, MACHINES, PROJECTS, RESOURCES

CARD: Final = (186, 164)
TILE_HEIGHT: Final = 98
PERSON: Final = (250, 56)
BROKEN: Final = (184, 66)
DONE_HEIGHT: Final = 60
_BAND: Final = 52


def card(machine: str, name: str) -> Image.Image:
    """Return a machine as it lies on the belt: class, repair cost, drawing, effect and name."""
    return SPRITES.get(("imaginarium card", machine, name), lambda: _card(machine, name))


def chip(machine: str, size: int) -> Image.Image:
    """Return a machine's drawing on paper, framed in the tint of its class, as wide and tall as `size` pixels."""
    return SPRITES.get(("imaginarium chip", machine, size), lambda: _chip(machine, size))


def broken(machine: str, number: int = 1) -> Image.Image:
    """Return a machine of a garden: its drawing, its repair cost, and how many there are if several."""
    return SPRITES.get(("imaginarium broken", machine, number), lambda: _broken(machine, number))


def tile(project: str, width: int, points: int, *, secret: bool = False) -> Image.Image:
    """Return a project tile: the points it gives now and what it asks for, with room for discs."""
    return SPRITES.get(
        ("imaginarium tile", project, width, points, secret), lambda: _tile(project, width, points, secret=secret)
    )


def done(project: str, width: int, points: int, *, secret: bool = False) -> Image.Image:
    """Return a completed project in one line: the points it gave and what it asked for."""
    return SPRITES.get(
        ("imaginarium done", project, width, points, secret), lambda: _done(project, width, points, secret=secret)
    )


def person(assistant: str) -> Image.Image:
    """Return an assistant as it waits in the conference room: badge, effect and price."""
    return SPRITES.get(("imaginarium person", assistant), lambda: _person(assistant))


def cost_of(machine: str, size: int) -> list[Image.Image]:
    """Return the resources that a repair costs, one by one."""
    units = zip(RESOURCES, MACHINES[machine].cost, strict=True)
    return [icons.sign(name, size) for name, number in units for _ in range(number)]


def printed(project: str) -> int:
    """Return the points of whoever completes a project first."""
    return PROJECTS[project].points


def _card(machine: str, name: str) -> Image.Image:
    w, h = CARD
    canvas = _frame(w, h, machine, _BAND)
    canvas.sprite(icons.mark(machine, 48), 3, 2)
    cost = Box(54, 8, w - 60, _BAND - 14)
    canvas.panel(cost, palette.PAPER, radius=8)
    canvas.row(cost_of(machine, 29), cost, 1)
    canvas.sprite(emblem(machine, 66), 5, _BAND + 5)
    lines = signs.machine(machine)
    room = Box(73, _BAND, w - 77, 76)
    for place, one in enumerate(lines):
        high = room.h // len(lines)
        size = 34 if len(lines) > 1 else 40
        drawn = signs.line(one, size, palette.INK, room.w)
        canvas.row([drawn], Box(room.x, room.y + place * high, room.w, high), 0)
    written, room = figures(name, 31, palette.INK), Box(5, h - 36, w - 10, 32)
    if written.width > room.w:
        # Long names are made narrower and not smaller: their letters stay as high as a phone needs.
        written = written.resize((room.w, written.height), Image.Resampling.LANCZOS)
    canvas.row([written], room, 0)
    return canvas.image


def _chip(machine: str, size: int) -> Image.Image:
    marks = (Mark("R 0,0,100,100,16", icons.TINTS[machine[0]]), Mark("R 7,7,86,86,10", palette.PAPER))
    image = picture(marks, size)
    inner = round(size * 0.78)
    image.alpha_composite(emblem(machine, inner), ((size - inner) // 2, (size - inner) // 2))
    return image


def _broken(machine: str, number: int) -> Image.Image:
    w, h = BROKEN
    canvas = _plate(w, h, THEME.panel, "#7FA36B")
    canvas.sprite(_chip(machine, h - 10), 5, 5)
    cost = cost_of(machine, 27)
    room = Box(h, 4, w - h - 4, h - 8)
    if number > 1:
        canvas.row(cost, room._replace(h=room.h // 2), 1, "l")
        canvas.write(f"×{number}", (room.x, room.bottom - 13), face="figures", size=SMALL, fill=THEME.ink)
    else:
        canvas.row(cost, room, 1, "l")
    return canvas.image


def _frame(w: int, h: int, machine: str, band: int) -> Canvas:
    """Draw an empty card: paper with an edge and a band on top in the tint of its class."""
    scale = 100 / w
    tint, edge = icons.TINTS[machine[0]], 4 * scale
    marks = (
        Mark(f"R 0,0,100,{h * scale},{10 * scale}", tint),
        Mark(f"R {edge},{band * scale},{100 - 2 * edge},{(h - band) * scale - edge},{6 * scale}", palette.PAPER),
    )
    return Canvas(picture(marks, w, h))


def _plate(w: int, h: int, fill: str, edge: str) -> Canvas:
    scale = 100 / w
    marks = (
        Mark(f"R 0,0,100,{h * scale},{9 * scale}", edge),
        Mark(f"R {3 * scale},{3 * scale},{100 - 6 * scale},{(h - 6) * scale},{7 * scale}", fill),
    )
    return Canvas(picture(marks, w, h))


def _tile(project: str, w: int, points: int, *, secret: bool) -> Image.Image:
    h = TILE_HEIGHT
    canvas = _plate(w, h, palette.PAPER_DIM, palette.BRASS if secret else palette.BRASS_DARK)
    canvas.sprite(tokens.points(points, 44), 5, 4)
    canvas.row([signs.line(signs.PROJECTS[project], 46, palette.INK, w - 14)], Box(4, 46, w - 8, h - 50), 0)
    return canvas.image


def _done(project: str, w: int, points: int, *, secret: bool) -> Image.Image:
    h = DONE_HEIGHT
    canvas = _plate(w, h, palette.PAPER_DIM, palette.BRASS if secret else palette.BRASS_DARK)
    canvas.sprite(tokens.points(points, 44), 6, 8)
    canvas.row([signs.line(signs.PROJECTS[project], 40, palette.INK, w - 62)], Box(54, 4, w - 58, h - 8), 0)
    return canvas.image


def _person(assistant: str) -> Image.Image:
    w, h = PERSON
    canvas = _plate(w, h, palette.PAPER, palette.STEEL)
    price = signs.line((str(ASSISTANTS[assistant].price), "charcoal"), 36, palette.INK)
    canvas.sprite(price, w - price.width - 8, (h - 36) // 2)
    room = Box(8, 0, w - price.width - 22, h)
    canvas.row([signs.line(signs.ASSISTANTS[assistant], 38, palette.INK, room.w)], room, 0, "l")
    return canvas.image
