"""To decide from what runs and what is handed in: own slots with their work, goods, the price that is still due."""

from collections.abc import Sequence

from render.imaginarium import faces, icons, signs
from render.imaginarium import layout as at
from render.imaginarium.pieces import Pen, group, is_guarded, lay_name
from render.imaginarium.scene import Scene, fading, frame, lay_garden, table_of
from render.imaginarium.screen import lay_reservation
from render.imaginarium.theme import THEME
from render.imaginarium.workshop import SLOT, lay_slot, work
from render.kit import tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from rules.imaginarium.components import FIGURES, MACHINES, RESOURCES
from rules.imaginarium.machines import job
from rules.imaginarium.view import Player, Work
from rules.imaginarium.wording import cards_id

_RESERVED = 64
_LENT = 68
_GOOD = 116
_MACHINE = 150
_LACKING = (100, 40)


def slots(pen: Pen, scene: Scene) -> None:
    """Lay the own slots, those that can run framed, then machines to borrow, and what is to be paid after this step."""
    ready = set(scene.after("run:"))
    boxes = table_of(pen, len(scene.me.slots), 2, SLOT)
    for slot, box in zip(scene.me.slots, boxes, strict=True):
        pen.sheet.name(f"run:{cards_id(slot.cards)}", box)
        can_run = not slot.off and not slot.used and cards_id(slot.cards) in ready
        with fading(pen.sheet, box, off=not can_run):
            lay_slot(pen.sheet, slot, box, scene.words)
        if can_run:
            frame(pen.sheet, box)
        else:
            lacking = Box(box.right - _LACKING[0] - 6, box.bottom - _LACKING[1] - 4, *_LACKING)
            pen.sheet.grey(f"run:{cards_id(slot.cards)}", lacking)
    _lent(pen, [tuple(cards.split("+")) for cards in scene.after("neighbour:")])
    due(pen, scene)


def _lent(pen: Pen, machines: Sequence[tuple[str, ...]]) -> None:
    for cards, box in zip(machines, table_of(pen, len(machines), 3, _LENT), strict=True):
        pen.sheet.panel(box, THEME.slot, radius=12, edge=THEME.accent, width=4)
        made = job(cards)
        does = work(Work(made.input, made.output, made.number), 34, box.w - 76)
        pen.sheet.row([faces.chip(cards[0], 54), does], box.inset(6), 6, "l")
        pen.sheet.sprite(icons.sign("house", 32), box.x - 4, box.y - 4)


def due(pen: Pen, scene: Scene) -> None:
    """Show the machine that must be bought in step B2, and whether it can be paid."""
    reserved = scene.reserved()
    if reserved is not None:
        lay_reservation(pen.sheet, reserved, pen.take(_RESERVED))


def goods(pen: Pen, scene: Scene) -> None:
    """Lay the three kinds of resources, those that can be chosen framed, and what they would be needed for."""
    named = "+".join(scene.after("make:") + scene.after("feed:") + scene.after("pay:") + scene.after("give:"))
    change = _change(scene)
    for name, box in zip(RESOURCES, cells(pen.take(_GOOD), 3, 1, 8), strict=True):
        _good(pen.sheet, name, getattr(scene.mine.screen, name), change, box, can_be=name in named)
    if scene.decision.key.startswith("DEC-03"):
        due(pen, scene)
    lay_garden(pen, scene)


def _change(scene: Scene) -> str:
    """Return how many come or go."""
    number = scene.number("number")
    return f"+{number}" if scene.decision.key == "DEC-02a" else f"−{number}"


def _good(sheet: Canvas, name: str, number: int, change: str, box: Box, *, can_be: bool) -> None:
    sheet.name(name, box)
    with fading(sheet, box, off=not can_be):
        sheet.panel(box, THEME.slot, radius=12)
        sheet.sprite(icons.sign(name, 84), box.x + 12, box.centre[1] - 42)
        room = Box(box.x + 104, box.y + 8, box.w - 112, box.h - 12)
        sheet.line(str(number), room._replace(w=60), face="figures", size=60, fill=THEME.ink)
        if change.startswith("+"):
            sheet.line(change, room, face="figures", size=60, fill=THEME.accent, align="r")
    if can_be:
        frame(sheet, box)


def stack(pen: Pen, scene: Scene) -> None:
    """Show what the top of the stack costs, unseen, and how much lies there."""
    box, can_be = pen.take(_GOOD), "buy" in scene.offered
    with fading(pen.sheet, box, off=not can_be):
        pen.sheet.panel(box, THEME.slot, radius=12, edge=THEME.accent if can_be else None, width=4 if can_be else 0)
        price = FIGURES.stack_price.value
        told = signs.line((str(price), "charcoal", "arrow", "secret"), 80, THEME.ink)
        pen.sheet.sprite(told, box.x + 24, box.centre[1] - 40)
        lying = signs.line(("stack", str(scene.view.stack)), 64, THEME.ink)
        pen.sheet.sprite(lying, box.right - lying.width - 24, box.centre[1] - 32)
    if not can_be:
        left = box.x + 24 + told.width
        pen.sheet.grey("buy", Box(left, box.y, box.right - lying.width - 24 - left, box.h))
    lay_garden(pen, scene)


def run_now(pen: Pen, scene: Scene) -> None:
    """Show the machine just repaired and what it does; for an attack also who is protected from it."""
    machine = scene.machine()
    lay_machine(pen.sheet, scene, machine, pen.take(_MACHINE), can_be="run" in scene.offered)
    if MACHINES[machine].kind == "A" and machine != "A5":
        for player, box in zip(scene.others, table_of(pen, len(scene.others), 2, 60), strict=True):
            _victim(pen.sheet, scene, player, machine, box)
    else:
        lay_garden(pen, scene)


def lay_machine(sheet: Canvas, scene: Scene, machine: str, box: Box, *, can_be: bool) -> None:
    """Lay one machine large: drawing, name, what it does in words."""
    sheet.name("machine", box)
    with fading(sheet, box, off=not can_be):
        sheet.panel(box, THEME.slot, radius=14)
        sheet.sprite(faces.chip(machine, box.h - 20), box.x + 10, box.y + 10)
        left = box.x + box.h + 4
        name = Box(left, box.y + 10, box.right - left - 60, 48)
        sheet.line(scene.words.say(f"machine-{machine}"), name, face="figures", size=46, fill=THEME.ink)
        wide = box.right - left - 14 - (0 if can_be else _LACKING[0])
        told = Box(left, name.bottom, wide, box.bottom - name.bottom - 8)
        sheet.block(scene.words.say(f"effect-{machine}"), told, size=34, fill=THEME.ink)
        sheet.sprite(icons.levels(MACHINES[machine].level, 44), box.right - 54, box.y + 10)
    if can_be:
        frame(sheet, box)
    else:
        sheet.grey("run", Box(box.right - _LACKING[0] - 10, box.bottom - _LACKING[1] - 8, *_LACKING))


def _victim(sheet: Canvas, scene: Scene, player: Player, machine: str, box: Box) -> None:
    guarded = is_guarded(player, machine)
    with fading(sheet, box, off=guarded):
        sheet.panel(box, THEME.panel, radius=10)
        sheet.sprite(tokens.seat_mark(player.seat, 46), box.x + 8, box.centre[1] - 23)
        room = Box(box.x + 62, box.y, box.w - 120, box.h)
        lay_name(sheet, scene.names[player.seat], room)
    sheet.sprite(icons.sign("shield" if guarded else "mask", 44), box.right - 54, box.centre[1] - 22)


def targets(pen: Pen, scene: Scene) -> None:
    """Lay the opponents' slots, those that can be switched off framed."""
    aims = scene.offered
    for player in scene.others:
        head = pen.take(48, 2)
        pen.sheet.sprite(tokens.seat_mark(player.seat, 44), head.x, head.y + 2)
        room = Box(head.x + 54, head.y, head.w - 60, head.h)
        lay_name(pen.sheet, scene.names[player.seat], room)
        _aims(pen, player, aims)


def _aims(pen: Pen, player: Player, aims: set[str]) -> None:
    x, box = at.MARGIN, pen.take(at.LINE + 4, 10)
    for slot in player.slots:
        can_be = not slot.off and f"off:{player.seat}:{cards_id(slot.cards)}" in aims
        piece = group(slot.cards, off=slot.off)
        room = Box(x, box.y, piece.width, at.LINE)
        with fading(pen.sheet, room, off=not can_be):
            pen.sheet.sprite(piece, room.x, room.y)
        if can_be:
            frame(pen.sheet, room)
        x += piece.width + 12
