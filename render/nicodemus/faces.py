"""Faces of machine cards in two sizes and of project tiles; drawn once and kept."""

from collections.abc import Mapping
from typing import Final

from PIL import Image

from render.kit import palette, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from render.nicodemus import icons
from render.nicodemus.emblems import emblem
from render.nicodemus.look import SMALLEST
from rules.kernel.words import Words
from rules.nicodemus.components import MACHINES, PROJECTS

CARD: Final = (146, 166)
MINI: Final = (85, 112)
TILE: Final = (121, 94)
LARGE_TILE: Final = (240, 156)
SMALL_TILE: Final = (68, 90)

NO_LETTERS: Final[Mapping[str, str]] = {}
Letters = tuple[tuple[str, str], ...]
"""The letter of each colour in the reader's language."""


def letters_of(said: Words) -> Letters:
    """Return the letters of the four colours in the reader's language."""
    return tuple((name, said.say(f"pic-letter-{name}")) for name in icons.COLOURS)


def card(machine: int, letters: Letters) -> Image.Image:
    """Return a machine as it lies on the Bric-a-brac: colour, points, drawing, product and cost."""
    return SPRITES.get(("card", machine, letters), lambda: _card(machine, dict(letters)))


def sign(machine: int, size: int) -> Image.Image:
    """Return a machine as a square: its drawing on paper, framed in its colour."""
    return SPRITES.get(("sign", machine, size), lambda: _sign(machine, size))


def mini(machine: int, letters: Letters) -> Image.Image:
    """Return a machine as it stands in a workshop: colour, points, drawing and product."""
    return SPRITES.get(("mini", machine, letters), lambda: _mini(machine, dict(letters)))


def tile(project: int, letters: Letters) -> Image.Image:
    """Return a project tile of the common row."""
    return SPRITES.get(("tile", project, letters), lambda: _tile(project, TILE, dict(letters)))


def large_tile(project: int, letters: Letters) -> Image.Image:
    """Return a project tile to choose."""
    return SPRITES.get(("large", project, letters), lambda: _tile(project, LARGE_TILE, dict(letters)))


def small_tile(project: int, letters: Letters) -> Image.Image:
    """Return a project tile as it lies in a workshop."""
    return SPRITES.get(("small", project, letters), lambda: _tile(project, SMALL_TILE, dict(letters)))


def _sign(machine: int, size: int) -> Image.Image:
    marks = (Mark("R 0,0,100,100,14", icons.TINTS[MACHINES[machine].colour]), Mark("R 7,7,86,86,9", palette.PAPER))
    image = picture(marks, size)
    drawn = emblem(machine, round(size * 0.78))
    at = (size - drawn.width) // 2
    image.alpha_composite(drawn, (at, at))
    return image


def _card(machine: int, letters: dict[str, str]) -> Image.Image:
    face, (w, h) = MACHINES[machine], CARD
    canvas = _frame(w, h, face.colour, 44)
    canvas.sprite(icons.colour(face.colour, 40, letters[face.colour]), 3, 2)
    canvas.sprite(tokens.points(face.points, 43), w - 45, 1)
    canvas.sprite(emblem(machine, 82), 6, 45)
    canvas.sprite(icons.product(face.product, 50), w - 55, 60)
    canvas.row([icons.good(name, 30) for name in face.units], Box(4, h - 37, w - 8, 32), 4)
    return canvas.image


def _mini(machine: int, letters: dict[str, str]) -> Image.Image:
    face, (w, h) = MACHINES[machine], MINI
    canvas = _frame(w, h, face.colour, 44)
    canvas.sprite(icons.colour(face.colour, 40, letters[face.colour]), 1, 2)
    canvas.sprite(tokens.points(face.points, 43), w - 43, 1)
    canvas.sprite(emblem(machine, 50), 4, 46)
    canvas.sprite(icons.product(face.product, 42), w - 44, h - 44)
    return canvas.image


def _frame(w: int, h: int, colour: str, band: int) -> Canvas:
    """Draw an empty card: paper with an edge in the machine's colour and a band of it on top."""
    scale = 100 / w
    tint, edge = icons.TINTS[colour], 5 * scale
    marks = (
        Mark(f"R 0,0,100,{h * scale},{10 * scale}", tint),
        Mark(f"R {edge},{band * scale},{100 - 2 * edge},{(h - band) * scale - edge},{6 * scale}", palette.PAPER),
    )
    return Canvas(picture(marks, w, h))


def _tile(project: int, size: tuple[int, int], letters: dict[str, str]) -> Image.Image:
    w, h = size
    large = size == LARGE_TILE
    head = 58 if large else 43
    scale = 100 / w
    marks = (
        Mark(f"R 0,0,100,{h * scale},{9 * scale}", palette.BRASS_DARK),
        Mark(f"R {3 * scale},{3 * scale},{100 - 6 * scale},{(h - 6) * scale},{7 * scale}", palette.PAPER_DIM),
    )
    canvas = Canvas(picture(marks, w, h))
    canvas.centred(tokens.points(PROJECTS[project].points, head), (w // 2, head // 2 + 4))
    gap = 5 if w > 100 else 2
    for line, box in _lines(needs(project), Box(4, head + 5, w - 8, h - head - 9)):
        high = min(box.h, (box.w - gap * (len(line) - 1)) // len(line), 66 if large else 44)
        canvas.row([need(name, high, letters, SMALLEST) for name in line], box, gap)
    return canvas.image


def needs(project: int) -> tuple[str, ...]:
    """Return one sign per machine that the project wants: a colour, a product, its points, or twice the same."""
    printed = PROJECTS[project]
    if printed.condition == "identical":
        return ("same",) * printed.machines
    if printed.condition == "points":
        return tuple(f"worth:{points}" for points in printed.wanted)
    return tuple(str(wanted) for wanted in printed.wanted)


def _lines(signs: tuple[str, ...], room: Box) -> list[tuple[tuple[str, ...], Box]]:
    """Set the signs in one line, or in two when a small tile needs four; a wide one has room for an equals sign."""
    if room.w > 100:
        return [(("same", "equals", "same") if signs == ("same", "same") else signs, room)]
    if len(signs) < 4:
        return [(signs, room)]
    half = room.h // 2
    return [(signs[:2], Box(room.x, room.y, room.w, half)), (signs[2:], Box(room.x, room.y + half, room.w, half))]


def need(name: str, size: int, letters: Mapping[str, str] = NO_LETTERS, smallest: int = 0) -> Image.Image:
    """Return the sign of a machine that a project wants; a colour has its letter where there is room for it.

    Figures are not smaller than `smallest` pixels.
    """
    if name in icons.COLOURS:
        return icons.colour(name, size, letters.get(name, "") if size > 39 else "")
    if name == "equals":
        return tokens.lettered((), "=", size, fill=palette.INK, share=1)
    if name == "same":
        return icons.machine_card(size, inner=icons.gear(round(size * 0.52)))
    if name.startswith("worth:"):
        return tokens.lettered(icons.WORTH, name[6:], size, fill=palette.INK, share=max(0.68, smallest / size))
    return icons.product(name, size) if size > 32 else icons.good(name, size)
