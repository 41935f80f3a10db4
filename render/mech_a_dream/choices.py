"""What can be picked, one cell each: places, goods, tiles that move, machines and robots to activate or to copy."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from render.kit import palette, text, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.mech_a_dream import faces, icons, signs
from render.mech_a_dream import layout as at
from render.mech_a_dream.pieces import crew
from rules.kernel.model import Seat
from rules.mech_a_dream.components import CAP, GOODS, MACHINES, PURPLE, ROBOTS, Effect
from rules.mech_a_dream.view import OnBelt, Package, View

__all__ = ["Effect"]

ROW: Final = 58
MOST: Final = 14
"""So many machines have room; of more, only those that can be picked are shown."""
_PACKAGE: Final = (80, 52)
_LACKING: Final = 84


class State(NamedTuple):
    """How something to activate stands: it can be picked, is used up, needs no further choice; goods it would lose."""

    is_open: bool
    is_used: bool
    runs: bool
    lost: int


def is_purple(machine: str) -> bool:
    """Say whether a completed machine can be activated."""
    return MACHINES[machine].type in PURPLE


def place(sheet: Canvas, name: str, box: Box, *, open_: bool) -> int:
    """Draw a place to visit with its sign, bright where one can go, and return where the rest begins."""
    sheet.panel(box, at.SLOT if open_ else at.PANEL, radius=14, edge=at.MOON if open_ else at.EDGE, width=3)
    sheet.sprite(icons.sign(name, 44), box.x + 10, box.centre[1] - 22)
    if not open_:
        sheet.sprite(tokens.sign("cross", 26), box.x + 36, box.centre[1] + 2)
    return box.x + 66


def packages(sheet: Canvas, each: Sequence[Package], box: Box, *, dim: bool) -> None:
    """Lay packages from the gate outwards."""
    w, h = _PACKAGE
    step = min(w + 6, (box.w - w) // max(1, len(each) - 1)) if len(each) > 1 else w
    for number, package in enumerate(each):
        cell = Box(box.x + number * step, box.centre[1] - h // 2, min(w, step - 3) if len(each) > 1 else w, h)
        sheet.panel(cell, at.PAPER_DIM if dim else "#F2DDB4", radius=8, edge=palette.WOOD_DARK, width=3)
        sheet.centred(signs.line((str(package.number), package.symbol), 36), cell.centre)


def goods(sheet: Canvas, symbol: str, number: int, now: int, box: Box) -> None:
    """Draw goods to take: how many, and what one would have of them then."""
    sheet.panel(box, at.PAPER, radius=16, edge=at.MOON, width=4)
    taken = signs.line((f"+{number}", symbol), 62)
    sheet.sprite(taken, box.x + 22, box.centre[1] - 31)
    after = min(CAP, now + number)
    told: signs.Line = (str(now), "arrow", str(after))
    lost = now + number - after
    if lost:
        told = (*told, signs.SPACE, signs.SPACE, f"−{lost}", "lost")
    made = signs.fitting(told, 40, box.right - box.x - taken.width - 60)
    sheet.sprite(made, box.right - 20 - made.width, box.centre[1] - made.height // 2)


def tile(sheet: Canvas, one: OnBelt, after: int, seat: Seat, box: Box) -> None:
    """Draw a tile of the belt with what it does, its assistants, and from where to where it would move."""
    sheet.sprite(faces.face(one.machine), box.x, box.y)
    foot = faces.foot_of(box)
    signs.lay(sheet, ("belt", str(one.slot), "arrow", *_landing(after)), (foot.x + 6, foot.centre[1]), 32, at.INK)
    crew(sheet, seat, one.assistants, (foot.right - 4, foot.centre[1]))


def tile_row(sheet: Canvas, one: OnBelt, after: int, seat: Seat, box: Box) -> None:
    """Draw the same in little."""
    sheet.panel(box, at.PAPER, radius=12)
    sheet.sprite(faces.tag(one.machine), box.x + 6, box.centre[1] - at.TAG[1] // 2)
    signs.lay(sheet, (str(one.slot), "arrow", *_landing(after)), (box.x + 74, box.centre[1]), 32, at.INK)
    crew(sheet, seat, one.assistants, (box.right - 2, box.centre[1]))


def _landing(slot: int) -> signs.Line:
    return (str(slot),) if slot > 0 else ("tick",)


def robot_row(sheet: Canvas, id_: str, state: State, box: Box) -> None:
    """Draw the own robot with all its effects."""
    ink = _ground(sheet, state, box)
    sheet.sprite(icons.robot(id_, 50), box.x + 12, box.centre[1] - 25)
    told: signs.Line = ()
    for effect in ROBOTS[id_].options:
        told = (*told, *((signs.SPACE, "/", signs.SPACE) if told else ()), *signs.effect_line(effect))
    _does(sheet, told, state, Box(box.x + 76, box.y, box.w - 82, box.h), ink)


def machine_row(sheet: Canvas, machine: str, state: State, box: Box) -> None:
    """Draw a completed machine with its effect."""
    ink = _ground(sheet, state, box)
    sheet.sprite(faces.tag(machine), box.x + 10, box.centre[1] - at.TAG[1] // 2)
    effect = MACHINES[machine].effect
    told = signs.effect_line(effect) if effect else ()
    _does(sheet, told, state, Box(box.x + 80, box.y, box.w - 86, box.h), ink)


def _ground(sheet: Canvas, state: State, box: Box) -> str:
    """Lay the ground of a cell, and return the ink to write on it with."""
    if not state.is_open:
        sheet.panel(box, at.PANEL, radius=14)
        return at.MOONLIGHT_DIM
    sheet.panel(box, at.PAPER, radius=14, edge=at.MOON if state.runs else at.PAPER, width=5)
    return at.INK


def _does(sheet: Canvas, told: signs.Line, state: State, box: Box, ink: str) -> None:
    right = box.right - 6
    if state.is_used or not state.is_open:
        sheet.sprite(tokens.sign("tick" if state.is_used else "cross", 34), right - 36, box.centre[1] - 17)
        right -= 36 if state.is_used else _LACKING - 4
    if state.lost:
        lost = signs.line((f"−{state.lost}", "lost"), 32, ink)
        right -= lost.width + 4
        sheet.sprite(lost, right, box.centre[1] - 16)
    made = signs.fitting(told, 38, right - box.x - 6, ink)
    sheet.sprite(made, box.x, box.centre[1] - made.height // 2)


def lacking(box: Box) -> Box:
    """Return where a cell has room for what it lacks: over the cross at its end."""
    return Box(box.right - _LACKING - 2, box.y, _LACKING, box.h)


def robot_height(id_: str) -> int:
    """Return how tall a robot to keep is."""
    return 46 * len(ROBOTS[id_].options) + 104


def robot(sheet: Canvas, id_: str, name: str, box: Box) -> None:
    """Draw a robot to keep: its name, each of its effects, and its start goods."""
    sheet.panel(box, at.PAPER, radius=16, edge=at.MOON, width=4)
    sheet.sprite(icons.robot(id_, 80), box.x + 14, box.y + 16)
    fitted = text.line(name, "round", 36, box.w - 122, at.SMALLEST)
    sheet.write(fitted.words, (box.x + 106, box.y + 30), face="round", size=fitted.size, fill=at.INK)
    for number, told in enumerate(signs.robot_lines(ROBOTS[id_])):
        made = signs.fitting(told, 40, box.w - 124)
        sheet.sprite(made, box.x + 106, box.y + 54 + number * 46)
    start = signs.amounts((good, number) for good, number in ROBOTS[id_].start.items() if number)
    signs.lay(sheet, ("home", signs.SPACE, *start), (box.x + 106, box.bottom - 28), 40, at.INK)


def letter(sheet: Canvas, name: str, effect: Effect, box: Box, *, open_: bool) -> None:
    """Draw one of a robot's effects with its letter."""
    state = State(open_, is_used=False, runs=open_, lost=0)
    ink = _ground(sheet, state, box)
    sheet.write(name.upper(), (box.x + 26, box.centre[1] + 3), face="figures", size=48, fill=ink)
    _does(sheet, signs.effect_line(effect), state, Box(box.x + 80, box.y, box.w - 90, box.h), ink)


def copied(view: View, seat: Seat, id_: str, own: Mapping[str, int]) -> tuple[Seat, signs.Line]:
    """Return whose machine or robot (as B13 or RB5a) would be copied, and what it costs in all and yields."""
    if id_ in MACHINES:
        owner = next(one.seat for one in view.players if any(done.machine == id_ for done in one.workshop))
        effect = MACHINES[id_].effect or Effect()
    else:
        name, option = (id_, "a") if id_ in ROBOTS else (id_[:-1], id_[-1])
        owner = next(one.seat for one in view.players if one.robot == name and one.seat != seat)
        effect = ROBOTS[name].letters()[option]
    cost = {good: own.get(good, 0) + effect.cost.get(good, 0) for good in GOODS}
    paid = signs.amounts((good, number) for good, number in cost.items() if number)
    return owner, (*paid, signs.SPACE, "arrow", signs.SPACE, *signs.gain_line(effect))


def target(sheet: Canvas, id_: str, owner: Seat, told: signs.Line, box: Box) -> None:
    """Draw something to copy with whose it is."""
    sheet.panel(box, at.PAPER, radius=14)
    sheet.sprite(tokens.seat_mark(owner, 40), box.x + 6, box.centre[1] - 20)
    sprite = faces.tag(id_) if id_ in MACHINES else icons.robot(id_ if id_ in ROBOTS else id_[:-1], 46)
    sheet.sprite(sprite, box.x + 54, box.centre[1] - sprite.height // 2)
    made = signs.fitting(told, 36, box.w - 54 - sprite.width - 20)
    sheet.sprite(made, box.x + 54 + sprite.width + 10, box.centre[1] - made.height // 2)
