"""To decide from which machine to repair, dismantle or fetch, and how to arrange the repaired ones anew."""

from collections.abc import Sequence

from PIL import Image

from render.imaginarium import faces, icons, signs
from render.imaginarium import layout as at
from render.imaginarium.pieces import Pen, flow, group, tally
from render.imaginarium.running import lay_machine
from render.imaginarium.scene import Scene, faded, frame, icons_of, lay_broken, table_of
from render.imaginarium.theme import THEME
from render.imaginarium.workshop import SLOT, lay_slot
from render.kit.canvas import Canvas
from render.kit.grids import Box
from rules.imaginarium import machines
from rules.imaginarium.components import MACHINES
from rules.imaginarium.machines import by_kind, scraps, spoils
from rules.imaginarium.view import Slot, Work

_CARDS_AT_MOST = 8
"""Machines that are shown as cards; more of them are shown small."""
_WIDE_AT_MOST = 6
"""Machines that cannot be repaired with room for three kinds of goods beside each."""
_SCRAP = 74
_WAYS_AT_MOST = 12
"""Machines to dismantle of which all yields are shown; of more there is room for the drawings."""
_MANY = 7
"""Goods in all, from which they are drawn small to have room."""
_FETCHED = 74
_GROUPS_AT_MOST = 8


def garden(pen: Pen, scene: Scene) -> None:
    """Lay the free slots, the machines that can be repaired as cards, and the others small."""
    free = scene.me.max_slots - len(scene.me.slots)
    pen.sheet.row([icons.sign("slot", 44)] * free or [icons.sign("cross", 44)], pen.take(46), 8, "l")
    can_be, garden = scene.after("repair:"), tally(scene.me.garden)
    if len(can_be) > _CARDS_AT_MOST:
        lay_broken(pen, [(one, number, True) for one, number in garden if one in can_be])
    else:
        for machine, box in zip(can_be, table_of(pen, len(can_be), 4, faces.CARD[1]), strict=True):
            _card(pen.sheet, scene, machine, box)
    _lay_others(pen, [one for one, _ in garden if one not in can_be])


def _lay_others(pen: Pen, machines: Sequence[str]) -> None:
    """Lay machines that cannot be repaired, with room beside each for what it lacks."""
    columns = 3 if len(machines) <= _WIDE_AT_MOST else 4
    size = 56 if len(machines) <= 2 * columns else 40
    for machine, box in zip(machines, table_of(pen, len(machines), columns, size, 6), strict=True):
        pen.sheet.sprite(faded(faces.chip(machine, size)), box.x, box.y)
        pen.sheet.grey(f"repair:{machine}", Box(box.x + size, box.y, box.w - size, size))


def _card(sheet: Canvas, scene: Scene, machine: str, box: Box) -> None:
    face = faces.card(machine, scene.words.say(f"machine-{machine}"))
    room = Box(box.centre[0] - face.width // 2, box.y, *face.size)
    sheet.name(f"repair:{machine}", room)
    sheet.sprite(face, room.x, room.y)
    frame(sheet, room)


def scrap(pen: Pen, scene: Scene) -> None:
    """Lay the machines that can be dismantled, broken ones first, with what each would yield."""
    found = [(where, one) for where in ("garden", "workshop") for one in scene.after(f"{where}:")]
    told = len(found) <= _WAYS_AT_MOST
    for (where, machine), box in zip(found, table_of(pen, len(found), 2 if told else 4, _SCRAP), strict=True):
        pen.sheet.name(f"{where}:{machine}", box)
        pen.sheet.panel(box, THEME.slot, radius=12)
        pieces = [faces.chip(machine, 62), icons.sign("garden" if where == "garden" else "house", 34)]
        ways = _yields(machine, where) if told else []
        size = 30 if sum(sum(goods.values()) for goods in ways) < _MANY else 24
        pen.sheet.row([*pieces, *_between([_way(goods, size) for goods in ways])], box.inset(6), 6, "l")
        frame(pen.sheet, box)


def _yields(machine: str, where: str) -> list[dict[str, int]]:
    return [by_kind(way) for way in scraps(machine)] if where == "garden" else list(spoils(machine))


def _way(goods: dict[str, int], size: int) -> Image.Image:
    """Return what is taken: few goods one by one, many as numbers."""
    if sum(goods.values()) > 3:
        parts = [part for good, number in goods.items() for part in (str(number), good)]
        return signs.line(parts, 30, THEME.ink)
    pieces = icons_of(goods.items(), size)
    row = Image.new("RGBA", (sum(piece.width for piece in pieces), size))
    for place, piece in enumerate(pieces):
        row.alpha_composite(piece, (place * size, 0))
    return row


def _between(ways: Sequence[Image.Image]) -> list[Image.Image]:
    slash = signs.line(("/",), 34, THEME.dim)
    return [piece for way in ways for piece in (way, slash)][:-1]


def yields(pen: Pen, scene: Scene) -> None:
    """Lay the machine that is dismantled, and what can be taken for it."""
    lay_machine(pen.sheet, scene, scene.machine(), pen.take(130), can_be=True)
    ways = scene.after("take:")
    for way, box in zip(ways, table_of(pen, len(ways), len(ways), 96), strict=True):
        parts = [piece for part in way.split("+") for piece in part.split("-")]
        pen.sheet.panel(box, THEME.slot, radius=12)
        pen.sheet.centred(signs.line(parts, 54, THEME.ink, box.w - 16), box.centre)
        frame(pen.sheet, box)


def crusher(pen: Pen, scene: Scene) -> None:
    """Lay the machines that can be fetched from the crusher, with what they do."""
    found = scene.after("fetch:")
    for machine, box in zip(found, table_of(pen, len(found), 2, _FETCHED), strict=True):
        pen.sheet.panel(box, THEME.slot, radius=12)
        pen.sheet.sprite(faces.chip(machine, 64), box.x + 6, box.y + 5)
        name = Box(box.x + 80, box.y + 2, box.w - 124, 34)
        pen.sheet.line(scene.words.say(f"machine-{machine}"), name, face="figures", size=32, fill=THEME.ink)
        pen.sheet.sprite(icons.levels(MACHINES[machine].level, 34), box.right - 42, box.y + 4)
        does = signs.line(signs.machine(machine)[0], 34, THEME.ink, box.w - 90)
        pen.sheet.sprite(does, box.x + 80, box.bottom - 38)
        frame(pen.sheet, box)


def sketch(pen: Pen, scene: Scene) -> None:
    """Lay the arrangement being drawn up with what its slots make, and how many slots it takes."""
    groups = scene.view.sketch or ()
    _count(pen, len(groups), scene.me.max_slots)
    if len(groups) > _GROUPS_AT_MOST:
        for line in flow([group(cards) for cards in groups], at.INNER, 8):
            pen.sheet.row(line, pen.take(at.LINE), 8, "l")
        return
    for place, (cards, box) in enumerate(zip(groups, table_of(pen, len(groups), 2, SLOT), strict=True)):
        pen.sheet.name(f"slot:{place + 1}", box)
        made = machines.work(tuple(cards))
        work = None if made is None else Work(made.input, made.output, made.number)
        lay_slot(pen.sheet, Slot(tuple(cards), off=False, used=False, work=work), box, scene.words)


def _count(pen: Pen, used: int, most: int) -> None:
    """Show the slots there are, those taken filled, and a cross for each that is too many."""
    taken = [icons.sign("machine", 50)] * min(used, most)
    free = [icons.sign("slot", 50)] * max(0, most - used)
    pen.sheet.row([*taken, *free, *[icons.sign("cross", 50)] * max(0, used - most)], pen.take(56), 10, "l")
