"""Pictures for choices among machines and among the options of one: what it is, and what it would bring."""

from typing import Final

from PIL import Image

from render.kit import tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from render.nicodemus import effects, faces, icons, look, strip
from render.nicodemus.labels import labels
from render.nicodemus.look import THEME
from render.nicodemus.stocks import after, gain
from rules.kernel.model import Decision, Option
from rules.kernel.words import Words
from rules.nicodemus.components import MACHINES
from rules.nicodemus.view import View

_ROW: Final = 66
_GAP: Final = 8
_FACE: Final = 208
_LINE: Final = 84


def activation(view: View, words: Words, decision: Decision) -> Canvas:
    """Return the picture for the options of the machine just played."""
    machine = view.yard[view.fresh - 1].machine
    high = max(_FACE + 62, len(decision.options) * (_ROW + _GAP) - _GAP)
    sheet = look.sheet(strip.BOTTOM + high + 22)
    strip.lay(sheet, view, labels(words.lang))
    left = Box(strip.BOX.x, strip.BOTTOM + (high - _FACE - 62) // 2, 236, _FACE + 62)
    sheet.sprite(faces.sign(machine, _FACE), left.x + (left.w - _FACE) // 2, left.y)
    look.block(sheet, words.say(f"machine-{machine}"), Box(left.x, left.y + _FACE, left.w, 66), size=32, align="m")
    right = Box(left.right + 16, strip.BOTTOM, strip.BOX.right - left.right - 16, high)
    rows = cells(right, 1, len(decision.options), _GAP)
    for option, box in zip(decision.options, rows, strict=True):
        _use(sheet, view, machine, option, box)
    return sheet


def _use(sheet: Canvas, view: View, machine: int, option: Option, box: Box) -> None:
    """Show one option of a machine: what it brings, and what one has then if that is known."""
    sheet.panel(box, look.READY, radius=12, edge=THEME.edge if option.warns else THEME.accent, width=3)
    product = MACHINES[machine].product
    kind, _, made = option.id.partition(":")
    if kind == "effect" and machine not in _KNOWN:
        signs = [icons.gear(44), effects.effect(machine, 44)]
        sheet.row(signs, box.inset(16), 16, "l")
        return
    name = {"charcoalium": "charcoalium", "production": made}.get(kind, product)
    counted = sum(MACHINES[broken.machine].product == product for broken in view.yard)
    number = {"charcoalium": MACHINES[machine].points, "production": 1}.get(kind, counted)
    mark = {"charcoalium": tokens.points(number, 46), "production": icons.product(product, 50)}.get(kind, icons.gear(48))
    sheet.row([mark, effects.gains(name, number, 48)], box.inset(16), 18, "l")
    if name != "joker":
        tail = after(gain(view, name, number), 36)
        sheet.sprite(tail, box.right - tail.width - 18, box.centre[1] - 18)


_KNOWN: Final = (11, 12, 13, 14, 15)
"""Machines whose effect gains a number that is known beforehand."""


def choice(view: View, words: Words, decision: Decision) -> Canvas:
    """Return the picture for a choice among cards in hand, or among machines on the Bric-a-brac by their spots."""
    options = decision.options
    columns = 1 if len(options) < 4 else 2
    rows = -(-len(options) // columns)
    sheet = look.sheet(strip.BOTTOM + rows * (_LINE + _GAP) + 14)
    strip.lay(sheet, view, labels(words.lang))
    grid = cells(Box(strip.BOX.x, strip.BOTTOM, strip.BOX.w, rows * (_LINE + _GAP) - _GAP), columns, rows, _GAP)
    for option, box in zip(options, grid, strict=False):
        _, *spot, machine = option.id.split(":")
        _candidate(sheet, view, words, box, int(machine), int(spot[0]) if spot else 0, copies=decision.key == "COPY")
    return sheet


def _candidate(
    sheet: Canvas, view: View, words: Words, box: Box, machine: int, spot: int, *, copies: bool
) -> None:
    """Show a machine: its spot if it has one, its drawing and name, and what it brings: its effect, or its cost."""
    sheet.panel(box, look.READY, radius=12, edge=THEME.accent, width=3)
    x = box.x + 12
    if spot:
        sheet.write(str(spot), (x + 12, box.centre[1] + 2), face="figures", size=40, fill=THEME.accent, anchor="mm")
        x += 34
    size = box.h - 12
    sheet.sprite(faces.sign(machine, size), x, box.y + 6)
    room = Box(x + size + 12, box.y, box.right - x - size - 24, box.h)
    brings = _effect(view, machine) if copies else _parts(machine)
    if box.w < look.WIDTH // 2:
        sheet.row([brings], Box(room.x, room.y + 40, room.w, 40), 0, "l")
        room = Box(room.x, room.y + 4, room.w, 40)
    else:
        sheet.sprite(brings, room.right - brings.width, box.centre[1] - brings.height // 2)
        room = room._replace(w=room.w - brings.width - 12)
    look.line(sheet, words.say(f"machine-{machine}"), room, face="figures", size=38)


def _effect(view: View, machine: int) -> Image.Image:
    counted = sum(MACHINES[broken.machine].product == MACHINES[machine].product for broken in view.yard)
    return effects.brings(machine, counted, 34)


def _parts(machine: int) -> Image.Image:
    return effects.line(MACHINES[machine].units, 36)
