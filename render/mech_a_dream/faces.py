"""Machines in two sizes and their numbers; every face is drawn once and kept. What lies on it is added elsewhere."""

from typing import Final

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from render.mech_a_dream import icons, signs
from render.mech_a_dream import layout as at
from render.mech_a_dream.emblems import emblem
from rules.mech_a_dream.components import MACHINES, PURPLE

FOOT: Final = 40
"""Height of the part of a face that is left free: price and slot, or what else there is to say."""


def foot_of(face: Box) -> Box:
    """Return the part of a face that is free for what lies on it."""
    return Box(face.x + at.NAMEPLATE, face.bottom - FOOT - 4, face.w - at.NAMEPLATE - 4, FOOT)


def portrait_of(face: Box) -> Box:
    """Return the part of a face on which the machine is drawn, between its number and the height of its pile."""
    return Box(face.x, face.y + 32, at.NAMEPLATE, face.h - 68)


def face(machine: str, *, completed: bool = False, dim: bool = False) -> Image.Image:
    """Return a machine with its effect; completed ones are awake, dim ones out of reach."""
    return SPRITES.get(("mech face", machine, completed, dim), lambda: _face(machine, completed=completed, dim=dim))


def chip(machine: str, *, dim: bool = False) -> Image.Image:
    """Return a completed machine as it stands in a strip: its number, and its effect or power."""
    return SPRITES.get(("mech chip", machine, dim), lambda: _chip(machine, dim=dim))


def tag(machine: str, w: int = at.TAG[0], h: int = at.TAG[1]) -> Image.Image:
    """Return the number of a machine on the colour of its kind."""

    def drawn() -> Image.Image:
        _, fill, ink = icons.TYPES[MACHINES[machine].type]
        sheet = Canvas(_plate(w, h, fill, 8))
        sheet.write(machine, (w // 2, h // 2 + 2), face="figures", size=30, fill=ink, anchor="mm")
        return sheet.image

    return SPRITES.get(("mech tag", machine, w, h), drawn)


def _face(machine: str, *, completed: bool, dim: bool) -> Image.Image:
    (w, h), side, printed = at.FACE, at.NAMEPLATE, MACHINES[machine]
    tint = icons.PURPLE if completed and printed.type in PURPLE else icons.TYPES[printed.type][1]
    sheet = Canvas(_plate(w, h, tint, 12))
    paper = _plate(w - side - 4, h - 8, at.PAPER_DIM if dim else at.PAPER, 9)
    sheet.image.alpha_composite(paper, (side, 4))
    sheet.image.alpha_composite(tag(machine, side - 8, 34), (4, 4))
    sheet.image.alpha_composite(emblem(machine, printed.type, 76, awake=completed), (4, 40))
    lines = signs.machine_lines(printed, completed=completed)
    high = h - FOOT - 8
    signs.stacked(sheet, lines, (side + 4, 6, w - side - 12, high), 44 if len(lines) == 1 else 34)
    return sheet.image


def _chip(machine: str, *, dim: bool) -> Image.Image:
    (w, h), printed = at.CHIP, MACHINES[machine]
    tint = icons.PURPLE if printed.type in PURPLE else icons.TYPES[printed.type][1]
    sheet = Canvas(_plate(w, h, tint, 9))
    sheet.image.alpha_composite(_plate(w - 4, h - 36, at.PAPER_DIM if dim else at.PAPER, 7), (2, 34))
    sheet.image.alpha_composite(tag(machine, 62, 31), (3, 2))
    lines = [_terse(line) for line in signs.machine_lines(printed, completed=True)]
    if len(lines) > 1:
        sheet.image.alpha_composite(_plate(w - 4, (h - 36) // 2, "#FFCE94", 7), (2, 34))
    signs.stacked(sheet, lines, (4, 34, w - 8, h - 36), 30 if len(lines) > 1 else 38)
    return sheet.image


def _terse(line: signs.Line) -> signs.Line:
    """Leave out ones, gaps and arrows, which the narrow chip says by its two halves."""
    kept = tuple(name for name in line if name not in {"1", "arrow"})
    return tuple(name for name in kept if name != signs.SPACE) if len(kept) > 4 else kept


def _plate(w: int, h: int, fill: str, radius: int) -> Image.Image:
    """Return a plate of one's own to draw on."""
    scale = 100 / w
    return picture((Mark(f"R 0,0,100,{h * scale},{radius * scale}", fill),), w, h)
