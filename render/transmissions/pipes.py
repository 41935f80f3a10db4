"""Pipes as tiles: openings differ by colour and by shape, round or rectangular; and a whole network with ghosts."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from render.transmissions import icons, theme
from rules.transmissions.components import PIPES, START_PIPE
from rules.transmissions.view import Ghost, Laid

_K: Final = palette.INK
_LARGEST: Final = 140
_LARGEST_OFFERED: Final = 184
"""Edge of a cell in pixels at most, and while places in it are offered, of which up to four share one."""
TALLEST: Final = 850
"""The most height of a network in pixels."""
_LEGIBLE: Final = 44
"""The least size at which the openings of a ghost can be made out beside its number."""
_TINTS: Final = {"o": icons.ROUND, "q": icons.SQUARE}
_ARMS: Final = ("R 38,0,24,50,1", "R 50,38,50,24,1", "R 38,50,24,50,1", "R 0,38,50,24,1")
_COLLARS: Final = {
    "o": ("O 50,0,24,20", "O 100,50,20,24", "O 50,100,24,20", "O 0,50,20,24"),
    "q": ("R 24,-9,52,24,2", "R 85,24,24,52,2", "R 24,85,52,24,2", "R -9,24,24,52,2"),
}


class Look(NamedTuple):
    """What a tile shows beside its openings."""

    centre: str = ""
    birds: int = 0
    butterflies: int = 0
    state: str = "plain"


_GROUNDS: Final = {
    "plain": (palette.PAPER_DIM, theme.EDGE, 4),
    "run": (palette.PAPER, theme.COPPER, 6),
    "ghost": (theme.SLOT, theme.INK, 4),
    "longer": (theme.SLOT, theme.COPPER, 9),
}
_OFFERED: Final = ("ghost", "longer")
"""Places for a pipe, and those of them that would lengthen the longest run."""


def tile(edges: str, look: Look, size: int) -> Image.Image:
    """Return a pipe with these openings to the north, east, south and west."""
    return SPRITES.get(("pipe tile", edges, look, size), lambda: _tile(edges, look, size))


def pipe(name: str, edges: str, size: int, *, in_run: bool = False) -> Image.Image:
    """Return a pipe of the game as it lies, with points and creatures."""
    state = "run" if in_run else "plain"
    if name == START_PIPE:
        return tile(edges, Look("★", state=state), size)
    printed = PIPES[name]
    return tile(edges, Look(str(printed.points or ""), printed.birds, printed.butterflies, state), size)


def _tile(edges: str, look: Look, size: int) -> Image.Image:
    ground, edge, wide = _GROUNDS[look.state]
    marks = [Mark("R 1,1,98,98,9", ground)]
    for direction, opening in enumerate(edges):
        if opening != "-":
            tint = _TINTS[opening]
            marks += [Mark(_ARMS[direction], tint, _K, 5), Mark(_COLLARS[opening][direction], tint, _K, 5)]
    marks += [
        Mark("R 38,38,24,24,11", palette.STEEL),
        *_hub(look),
        Mark(f"R {wide / 2},{wide / 2},{100 - wide},{100 - wide},8", None, edge, wide),
    ]
    sheet = Canvas(_rounded(picture(marks, size)))
    _creatures(sheet, look, size)
    if look.centre == "★":
        sheet.centred(picture((Mark(_STAR, theme.COPPER, _K, 7),), round(size * 0.36)), (size // 2, size // 2))
    elif look.centre:
        high = max(theme.SMALLEST, round(size * 0.3))
        ink = theme.INK if look.state in _OFFERED else _K
        sheet.write(look.centre, (size // 2, size // 2 + 1), face="figures", size=high, fill=ink, anchor="mm")
    return sheet.image


_STAR: Final = "M 50,4 L 63,36 L 97,38 L 71,60 L 80,94 L 50,75 L 20,94 L 29,60 L 3,38 L 37,36 Z"


def _rounded(image: Image.Image) -> Image.Image:
    """Cut what the collars draw beyond the corners of the tile."""
    mask = picture((Mark("R 0,0,100,100,9", "#FFFFFF"),), image.width).getchannel("A")
    image.putalpha(mask)
    return image


def _hub(look: Look) -> list[Mark]:
    fill = _K if look.state in _OFFERED else palette.PAPER
    return [Mark("O 50,50,25,25", fill, _K, 5)] if look.centre else [Mark("O 50,50,15,15", palette.STEEL, _K, 5)]


def _creatures(sheet: Canvas, look: Look, size: int) -> None:
    names = ["bird"] * look.birds + ["butterfly"] * look.butterflies
    small = round(size * 0.3)
    for name, (x, y) in zip(names, ((0.04, 0.04), (0.66, 0.66)), strict=False):
        sheet.image.alpha_composite(icons.sign(name, small), (round(x * size), round(y * size)))


class Network(NamedTuple):
    """How a network and its ghosts lie on a sheet: the edge of a cell in pixels and the corner of the grid."""

    size: int
    west: int
    north: int
    columns: int
    rows: int

    @property
    def height(self) -> int:
        """Return the height in pixels."""
        return self.size * self.rows


def plan(pipes: Sequence[Laid], ghosts: Sequence[Ghost], width: int, tallest: int = TALLEST) -> Network:
    """Return how large the cells can be in that room."""
    spots = _spots(pipes, ghosts)
    columns, rows = ([spot[axis] for spot in spots] for axis in (0, 1))
    across, down = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    largest = _LARGEST_OFFERED if ghosts else _LARGEST
    size = min(largest, width // across, tallest // down)
    return Network(size, min(columns), min(rows), across, down)


def lay(
    sheet: Canvas, pipes: Sequence[Laid], run: Sequence[tuple[int, int]], ghosts: Sequence[Ghost], box: Box
) -> None:
    """Lay a network into a box, the longest run framed in brass, and the ghosts with their numbers."""
    grid = plan(pipes, ghosts, box.w, box.h)
    left = box.x + (box.w - grid.size * grid.columns) // 2
    corners = {
        (x, y): (left + (x - grid.west) * grid.size, box.y + (y - grid.north) * grid.size)
        for x, y in _spots(pipes, ghosts)
    }
    for one in pipes:
        sheet.sprite(pipe(one.pipe, one.edges, grid.size, in_run=(one.x, one.y) in run), *corners[one.x, one.y])
    for spot in dict.fromkeys((one.x, one.y) for one in ghosts):
        here = [one for one in ghosts if (one.x, one.y) == spot]
        _ghosts(sheet, here, len(run), Box(*corners[spot], grid.size, grid.size))


def _spots(pipes: Sequence[Laid], ghosts: Sequence[Ghost]) -> list[tuple[int, int]]:
    return [(one.x, one.y) for one in pipes] + [(one.x, one.y) for one in ghosts]


def ghost(one: Ghost, size: int, run: int = 0) -> Image.Image:
    """Return a place offered for a pipe: its openings and the number of the option; `run` is the longest run so far."""
    state = "longer" if one.run > run > 0 else "ghost"
    return tile(one.edges, Look(str(one.number), state=state), size)


def _ghosts(sheet: Canvas, ghosts: Sequence[Ghost], run: int, box: Box) -> None:
    """Draw the one ghost of a cell, or up to four of them in its quarters; in a small cell only their numbers."""
    if len(ghosts) == 1:
        sheet.name(ghosts[0].option, box)
        sheet.sprite(ghost(ghosts[0], box.w, run), box.x, box.y)
        return
    is_longer = any(one.run > run > 0 for one in ghosts)
    sheet.panel(box.inset(1), theme.SLOT, radius=10, edge=theme.COPPER if is_longer else theme.INK, width=4)
    rows = (len(ghosts) + 1) // 2
    if box.w < 2 * _LEGIBLE + 12:
        _numbers(sheet, ghosts, box.inset(4))
        return
    for one, room in zip(ghosts, cells(box.inset(5), 2, rows, 2), strict=False):
        sheet.name(one.option, Box(room.x, room.centre[1] - room.w // 2, room.w, room.w))
        sheet.sprite(ghost(one, room.w, run), room.x, room.centre[1] - room.w // 2)


def _numbers(sheet: Canvas, ghosts: Sequence[Ghost], box: Box) -> None:
    """Write the first and the last number of a cell, which follow each other."""
    first, last = f"{ghosts[0].number}–", str(ghosts[-1].number)
    for words, room in zip((first, last), cells(box, 1, 2, 0), strict=True):
        sheet.line(words, room, face="figures", size=theme.SMALLEST, fill=theme.INK, align="m")
