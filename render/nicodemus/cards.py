"""Pictures for choices among machines and among the options of one: what it is, and what it would bring."""

from typing import Final, NamedTuple

from PIL import Image

from render.kit import lines, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from render.nicodemus import effects, faces, icons, look, strip
from render.nicodemus.labels import labels
from render.nicodemus.look import THEME
from render.nicodemus.stocks import after, gain
from rules.kernel.model import Barred, Decision, Option
from rules.kernel.words import Words, capital
from rules.nicodemus.components import JOKER, MACHINES
from rules.nicodemus.view import View

_ROW: Final = 62
_TWO_LINES: Final = 88
_GAP: Final = 8
_FACE: Final = 208
_LINE: Final = 84


def activation(view: View, words: Words, decision: Decision) -> Canvas:
    """Return the picture for the options of the machine just played, and why its effect is none of them."""
    machine = view.yard[view.fresh - 1].machine
    effect = [one for one in decision.barred if one.id == "effect"]
    number, row = len(decision.options) + len(effect), _TWO_LINES if effect else _ROW
    high = max(_FACE + 62, number * (row + _GAP) - _GAP)
    sheet = strip.sheet(strip.ROOM.y + high + 8)
    strip.lay(sheet, view, labels(words.lang))
    left = Box(strip.ROOM.x, strip.ROOM.y + (high - _FACE - 62) // 2, 236, _FACE + 62)
    sheet.sprite(faces.sign(machine, _FACE), left.x + (left.w - _FACE) // 2, left.y)
    look.block(sheet, words.say(f"machine-{machine}"), Box(left.x, left.y + _FACE - 3, left.w, 72), size=32, align="m")
    right = Box(left.right + 16, strip.ROOM.y, strip.ROOM.right - left.right - 16, high)
    rows = cells(right, 1, number, _GAP)
    for option, box in zip(decision.options, rows, strict=False):
        _use(sheet, view, machine, option, box)
        sheet.name(option.id, box)
    for one in effect:
        _unused(sheet, words.plain(one.reason), rows[-1])
    return sheet


def _unused(sheet: Canvas, reason: str, box: Box) -> None:
    """Show in grey that the effect cannot be chosen, with what stands in its way."""
    sheet.panel(box, None, radius=12, edge=THEME.slot, width=3)
    room = box.inset(16)
    signs = lines.beside([strip.faded(icons.gear(48)), tokens.sign("cross", 36)], 12, 48)
    sheet.sprite(signs, room.x, room.centre[1] - signs.height // 2)
    x = room.x + signs.width + 16
    look.block(sheet, capital(reason), Box(x, box.y + 4, room.right - x, box.h - 8), size=30, fill=THEME.dim)


def _use(sheet: Canvas, view: View, machine: int, option: Option, box: Box) -> None:
    """Show one option of a machine: what it brings, and what one has then if that is known."""
    sheet.panel(box, look.READY, radius=12, edge=THEME.edge if option.warns else THEME.accent, width=3)
    face = MACHINES[machine]
    kind, _, made = option.id.partition(":")
    room = box.inset(16)
    if kind == "charcoalium":
        _gain(sheet, view, tokens.points(face.points, 46), kind, face.points, room)
    elif kind == "production":
        _gain(sheet, view, icons.product(face.product, 50), made, 1, room)
    elif face.colour == "blue":
        _gain(sheet, view, icons.gear(48), face.product, _made(view, machine), room)
    else:
        sheet.row([icons.gear(48), effects.effect(machine, 44)], room, 18, "l")


def _gain(sheet: Canvas, view: View, mark: Image.Image, name: str, number: int, room: Box) -> None:
    """Show where a gain comes from, the gain, and what one has then; a joker stands for a good that is named later."""
    sheet.row([mark, effects.gains(name, number, 48)], room, 18, "l")
    if name != JOKER:
        tail = after(gain(view, name, number), 36)
        sheet.sprite(tail, room.right - tail.width, room.centre[1] - 18)


def _made(view: View, machine: int) -> int:
    """Return how many machines on the Bric-a-brac make what that machine makes."""
    return sum(MACHINES[broken.machine].product == MACHINES[machine].product for broken in view.yard)


def choice(view: View, words: Words, decision: Decision) -> Canvas:
    """Return the picture for a choice among cards in hand, or among machines on the Bric-a-brac by their spots.

    Among machines whose effect could be copied it shows in grey which of them cannot be.
    """
    options: list[Option | Barred] = [*decision.options, *(decision.barred if decision.key == "COPY" else ())]
    columns = 1 if len(options) < 4 else 2
    rows = -(-len(options) // columns)
    sheet = strip.sheet(strip.ROOM.y + rows * (_LINE + _GAP))
    strip.lay(sheet, view, labels(words.lang))
    grid = cells(Box(strip.ROOM.x, strip.ROOM.y, strip.ROOM.w, rows * (_LINE + _GAP) - _GAP), columns, rows, _GAP)
    for option, box in zip(sorted(options, key=_spot), grid, strict=False):
        one = _candidate(view, option, decision.key)
        _lay(sheet, one, words.say(f"machine-{one.machine}"), box, barred=isinstance(option, Barred))
        sheet.name(option.id, box)
    return sheet


def _spot(option: Option | Barred) -> int:
    """Return the spot of a machine on the Bric-a-brac, 0 for a card in hand."""
    _, *spot, _ = option.id.split(":")
    return int(spot[0]) if spot else 0


class Candidate(NamedTuple):
    """A machine that may be chosen: its spot, 0 for a card in hand, and the signs of what it brings."""

    machine: int
    spot: int
    brings: Image.Image


def _candidate(view: View, option: Option | Barred, key: str) -> Candidate:
    machine = int(option.id.rpartition(":")[2])
    cost = effects.line(MACHINES[machine].units, 36)
    brings = effects.brings(machine, _made(view, machine), 34) if key == "COPY" else cost
    return Candidate(machine, _spot(option), brings)


def _lay(sheet: Canvas, one: Candidate, name: str, box: Box, *, barred: bool) -> None:
    """Show a machine: its spot if it has one, its drawing and name, and what it brings: its effect, or its cost."""
    if barred:
        one = one._replace(brings=lines.beside([tokens.sign("cross", 30), strip.faded(one.brings)], 8, 38))
    fill = THEME.dim if barred else THEME.accent
    sheet.panel(box, None if barred else look.READY, radius=12, edge=THEME.slot if barred else THEME.accent, width=3)
    x = box.x + 12
    if one.spot:
        sheet.write(str(one.spot), (x + 12, box.centre[1] + 2), face="figures", size=40, fill=fill, anchor="mm")
        x += 34
    size = box.h - 12
    face = faces.sign(one.machine, size)
    sheet.sprite(strip.faded(face) if barred else face, x, box.y + 6)
    room = Box(x + size + 12, box.y, box.right - x - size - 24, box.h)
    if box.w < look.WIDTH // 2:
        sheet.row([one.brings], Box(room.x, room.y + 42, room.w, 38), 0, "l")
        room = Box(room.x, room.y + 4, room.w, 40)
    else:
        sheet.sprite(one.brings, room.right - one.brings.width, box.centre[1] - one.brings.height // 2)
        room = room._replace(w=room.w - one.brings.width - 12)
    look.line(sheet, name, room, face="figures", size=38, fill=THEME.dim if barred else THEME.ink)
