"""Faces of machine cards in two sizes, of project tiles and of assistants; drawn once and kept."""

from typing import Final

from PIL import Image

from render.imaginarium import icons, signs
from render.imaginarium.emblems import emblem
from render.kit import palette, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from rules.imaginarium.components import ASSISTANTS, MACHINES, PROJECTS, RESOURCES

CARD: Final = (186, 196)
MINI: Final = (116, 138)
TILE_HEIGHT: Final = 108
PERSON: Final = (250, 92)
NAME: Final = Box(10, 6, PERSON[0] - 20, 36)
"""Where the name stands on an assistant."""


def card(machine: str, name: str) -> Image.Image:
    """Return a machine as it lies on the belt: class, level, drawing, effect, name and repair cost."""
    return SPRITES.get(("imaginarium card", machine, name), lambda: _card(machine, name))


def mini(machine: str, *, cost: bool) -> Image.Image:
    """Return a machine as it lies in a workshop: class, level and drawing, with its repair cost if it is broken."""
    return SPRITES.get(("imaginarium mini", machine, cost), lambda: _mini(machine, cost=cost))


def tile(project: str, width: int, points: int, *, secret: bool = False) -> Image.Image:
    """Return a project tile: the points it gives now and what it asks for, with room for discs."""
    return SPRITES.get(
        ("imaginarium tile", project, width, points, secret), lambda: _tile(project, width, points, secret=secret)
    )


def person(assistant: str, name: str) -> Image.Image:
    """Return an assistant as it waits in the conference room: name, effect and price."""
    return SPRITES.get(("imaginarium person", assistant, name), lambda: _person(assistant, name))


def cost_of(machine: str, size: int) -> list[Image.Image]:
    """Return the resources that a repair costs, one by one."""
    units = zip(RESOURCES, MACHINES[machine].cost, strict=True)
    return [icons.sign(name, size) for name, number in units for _ in range(number)]


def _card(machine: str, name: str) -> Image.Image:
    w, h = CARD
    canvas = _frame(w, h, machine, 48)
    canvas.sprite(icons.mark(machine, 44), 3, 3)
    canvas.sprite(icons.levels(MACHINES[machine].level, 40), w - 44, 4)
    canvas.sprite(emblem(machine, 82), 6, 52)
    lines = signs.machine(machine)
    room = Box(90, 52, w - 94, 84)
    for place, one in enumerate(lines):
        high = room.h // len(lines)
        size = 34 if len(lines) > 1 else 40
        drawn = signs.line(one, size, palette.INK, room.w)
        canvas.row([drawn], Box(room.x, room.y + place * high, room.w, high), 0)
    canvas.line(name, Box(6, 136, w - 12, 28), face="figures", size=29, fill=palette.INK, align="m")
    canvas.row([icons.sign("wrench", 26), *cost_of(machine, 27)], Box(4, 164, w - 8, 28), 4)
    return canvas.image


def _mini(machine: str, *, cost: bool) -> Image.Image:
    w, h = MINI
    canvas = _frame(w, h, machine, 42)
    canvas.sprite(icons.mark(machine, 40), 2, 2)
    canvas.sprite(icons.levels(MACHINES[machine].level, 34), w - 37, 4)
    if cost:
        canvas.centred(emblem(machine, 60), (w // 2, 74))
        canvas.row(cost_of(machine, 24), Box(5, h - 34, w - 10, 28), 2)
    else:
        canvas.centred(emblem(machine, 84), (w // 2, 88))
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


def _tile(project: str, w: int, points: int, *, secret: bool) -> Image.Image:
    h, scale = TILE_HEIGHT, 100 / w
    marks = (
        Mark(f"R 0,0,100,{h * scale},{9 * scale}", palette.BRASS if secret else palette.BRASS_DARK),
        Mark(f"R {3 * scale},{3 * scale},{100 - 6 * scale},{(h - 6) * scale},{7 * scale}", palette.PAPER_DIM),
    )
    canvas = Canvas(picture(marks, w, h))
    canvas.sprite(tokens.points(points, 44), 5, 5)
    canvas.row([signs.line(signs.PROJECTS[project], 46, palette.INK, w - 14)], Box(4, 50, w - 8, h - 56), 0)
    return canvas.image


def printed(project: str) -> int:
    """Return the points of whoever completes a project first."""
    return PROJECTS[project].points


def _person(assistant: str, name: str) -> Image.Image:
    w, h = PERSON
    scale = 100 / w
    marks = (
        Mark(f"R 0,0,100,{h * scale},{10 * scale}", palette.STEEL),
        Mark(f"R {3 * scale},{3 * scale},{100 - 6 * scale},{(h - 6) * scale},{8 * scale}", palette.PAPER),
    )
    canvas = Canvas(picture(marks, w, h))
    canvas.line(name, NAME, face="figures", size=33, fill=palette.INK)
    canvas.sprite(signs.line(signs.ASSISTANTS[assistant], 38, palette.INK, w - 84), 10, 46)
    canvas.sprite(signs.line((str(ASSISTANTS[assistant].price), "charcoal"), 38, palette.INK), w - 66, 46)
    return canvas.image
