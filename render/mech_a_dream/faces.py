"""Machines in two sizes and their numbers; every face is drawn once and kept. What lies on it is added elsewhere."""

from typing import Final

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from render.mech_a_dream import icons, signs
from render.mech_a_dream import layout as at
from render.mech_a_dream.emblems import emblem
from rules.mech_a_dream.components import MACHINES, PURPLE

FOOT: Final = 42
"""Height of the part of a face that is left free: price and slot, or what else there is to say."""


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
    sheet.image.alpha_composite(emblem(machine, printed.type, 76, awake=completed), (4, 38))
    lines = signs.machine_lines(printed, completed=completed)
    high = h - FOOT - 10
    signs.stacked(sheet, lines, (side + 4, 8, w - side - 12, high), 44 if len(lines) == 1 else 36)
    return sheet.image


def _chip(machine: str, *, dim: bool) -> Image.Image:
    (w, h), printed = at.CHIP, MACHINES[machine]
    tint = icons.PURPLE if printed.type in PURPLE else icons.TYPES[printed.type][1]
    sheet = Canvas(_plate(w, h, tint, 9))
    sheet.image.alpha_composite(_plate(w - 4, h - 36, at.PAPER_DIM if dim else at.PAPER, 7), (2, 34))
    sheet.image.alpha_composite(tag(machine, 54, 30), (3, 3))
    lines = [_terse(line) for line in signs.machine_lines(printed, completed=True)]
    if len(lines) > 1:
        sheet.image.alpha_composite(_cost(w - 4), (2, 34))
    signs.stacked(sheet, lines, (4, 34, w - 8, h - 37), 27 if len(lines) > 1 else 34)
    return sheet.image


def _terse(line: signs.Line) -> signs.Line:
    """Leave out ones, gaps and arrows, which the narrow chip says by its two halves."""
    kept = tuple(name for name in line if name not in {"1", "arrow"})
    return tuple(name for name in kept if name != signs.SPACE) if len(kept) > 4 else kept


def _cost(w: int) -> Image.Image:
    """Return the upper half of a conversion, which points to what comes out below."""
    marks = (Mark("R 0,0,100,35,8 R 0,20,100,15,0 M 40,34 L 60,34 L 50,42 Z", "#FFCE94"),)
    return picture(marks, w, round(w * 0.43))


def _plate(w: int, h: int, fill: str, radius: int) -> Image.Image:
    """Return a plate of one's own to draw on."""
    scale = 100 / w
    return picture((Mark(f"R 0,0,100,{h * scale},{radius * scale}", fill),), w, h)
