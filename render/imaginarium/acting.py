"""To decide from what to do: the six actions with what each would give, assistants, the market, projects."""

from collections.abc import Sequence

from PIL import Image

from render.imaginarium import faces, icons, signs
from render.imaginarium.pieces import Pen, flow, group, tally
from render.imaginarium.scene import Scene, chosen, faded, fading, frame, lay_garden, table_of
from render.imaginarium.theme import SMALL, THEME
from render.kit import tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from rules.imaginarium.components import ASSISTANTS, FIGURES, MACHINES, MARKET, NEIGHBOURS, RING
from rules.kernel.words import capital

_ROW = 66
_WIDE_ROW = 96
_HIRE = 112
_DEAL = 176
_PROJECT = faces.DONE_HEIGHT + 42
_NAME = 232
_PAIR = 52
_LACKING = 40


def dial(pen: Pen, scene: Scene) -> None:
    """Lay the six actions one below the other with what each would give now; neighbours may be barred as a pair."""
    pairs = scene.offered
    boxes = table_of(pen, len(RING), 1, _ROW, 6)
    for action, box in zip(RING, boxes, strict=True):
        _action(pen.sheet, scene, action, box, 52)
    barred = [both for both in NEIGHBOURS if "+".join(both) not in pairs]
    for one, two in barred:
        _bar(pen.sheet, f"{one}+{two}", boxes[RING.index(one)], boxes[RING.index(two)])


def _bar(sheet: Canvas, pair: str, one: Box, two: Box) -> None:
    """Give room to why two actions may not be chosen together: between neighbours, or on both ends of the ring."""
    if two.y > one.y:
        sheet.grey(pair, Box(one.right - _PAIR - 8, one.centre[1], _PAIR, two.centre[1] - one.centre[1]))
    else:
        for box in (one, two):
            sheet.grey(pair, Box(box.right - _PAIR - 8, box.y, _PAIR, box.h))


def actions(pen: Pen, scene: Scene) -> None:
    """Lay the actions that are left, with what each would give now."""
    left = [action for action in RING if action in scene.offered]
    for action, box in zip(left, table_of(pen, len(left), 1, _WIDE_ROW), strict=True):
        _action(pen.sheet, scene, action, box, 64)
        frame(pen.sheet, box)
    lay_garden(pen, scene)


def _action(sheet: Canvas, scene: Scene, action: str, box: Box, size: int) -> None:
    sheet.name(action, box)
    sheet.panel(box, THEME.panel, radius=12)
    sheet.sprite(icons.sign(action, 46), box.x + 10, box.centre[1] - 23)
    name = Box(box.x + 66, box.y, _NAME, box.h)
    sheet.line(capital(scene.words.say(f"action-{action}")), name, size=SMALL, fill=THEME.ink)
    room = Box(name.right + 8, box.y, box.right - name.right - 68, box.h)
    pieces = _gives(scene, action, size)
    if pieces:
        sheet.row(_fitting(pieces, room.w), room, 6, "l")
    else:
        sheet.line("–", room, size=40, fill=THEME.dim)


def _fitting(pieces: Sequence[Image.Image], room: int) -> list[Image.Image]:
    """Return as many as there is room for, and how many are left."""
    lines = flow(pieces, room, 6)
    if len(lines) == 1:
        return lines[0]
    shown = flow(pieces, room - 50, 6)[0]
    return [*shown, signs.line((f"+{len(pieces) - len(shown)}",), 36, THEME.ink)]


def _gives(scene: Scene, action: str, size: int) -> list[Image.Image]:
    """Return what an action would give now; what cannot be paid is faded."""
    match action:
        case "recruit":
            return _hirable(scene, size)
        case "extract":
            return [signs.line((f"+{FIGURES.extract.value}", "charcoal"), 42, THEME.ink)]
        case "repair":
            payable = set(scene.mine.payable_repairs)
            return [chosen(faces.chip(one, size), is_offered=one in payable) for one, _ in tally(scene.me.garden)]
        case "trade":
            vp = signs.line(("vp", str(scene.mine.vp_price), "charcoal"), 42, THEME.ink)
            return [signs.line((f"{scene.mine.deals}×",), 42, THEME.ink), vp]
        case "dismantle":
            return [faces.chip(one, size) for one in _scrap(scene)]
        case _:
            return [group(slot.cards) for slot in scene.me.slots]


def _hirable(scene: Scene, size: int) -> list[Image.Image]:
    payable = set(scene.mine.payable_assistants)
    if len(scene.me.assistants) >= FIGURES.assistant_places.value:
        return []
    shown = []
    for one in scene.view.conference:
        if one.id:
            can_pay = one.id in payable
            price = signs.line((str(one.price), "charcoal"), 36, THEME.ink)
            shown += [chosen(piece, is_offered=can_pay) for piece in (signs.badge(one.id, size), price)]
    return shown


def _scrap(scene: Scene) -> list[str]:
    """Return the types of machine that could be dismantled."""
    alone = [slot.cards[0] for slot in scene.me.slots if len(slot.cards) == 1]
    return [one for one in MACHINES if one in {*scene.me.garden, *alone} and MACHINES[one].dismantles]


def hire(pen: Pen, scene: Scene) -> None:
    """Lay the open assistants with name, effect and price."""
    waiting = [one.id for one in scene.view.conference if one.id]
    can_be = set(scene.after("hire:"))
    for assistant, box in zip(waiting, table_of(pen, len(waiting), 1, _HIRE), strict=True):
        pen.sheet.name(f"hire:{assistant}", box)
        with fading(pen.sheet, box, off=assistant not in can_be):
            _waiting(pen.sheet, scene, assistant, box, can_be=assistant in can_be)
        if assistant in can_be:
            frame(pen.sheet, box)
        else:
            pen.sheet.grey(f"hire:{assistant}", Box(box.right - 112, box.bottom - _LACKING - 6, 108, _LACKING))


def _waiting(sheet: Canvas, scene: Scene, assistant: str, box: Box, *, can_be: bool) -> None:
    """Lay an assistant; the price makes room below it for what bars them."""
    sheet.panel(box, THEME.slot, radius=12)
    sheet.sprite(signs.badge(assistant, 88), box.x + 10, box.centre[1] - 44)
    price = signs.line((str(ASSISTANTS[assistant].price), "charcoal"), 48, THEME.ink)
    sheet.sprite(price, box.right - price.width - 12, box.centre[1] - 24 if can_be else box.y + 12)
    room = Box(box.x + 110, box.y + 2, box.w - price.width - 134, 38)
    sheet.line(scene.words.say(f"assistant-{assistant}"), room, face="figures", size=36, fill=THEME.accent)
    told = Box(room.x, room.bottom, room.w, box.h - 42)
    sheet.block(scene.words.say(f"effect-{assistant}"), told, size=SMALL, fill=THEME.ink)


def market(pen: Pen, scene: Scene) -> None:
    """Lay what a trade sells and buys, with prices, and how many deals are left."""
    prices = {**MARKET, "vp": scene.mine.vp_price}
    for (good, price), box in zip(prices.items(), cells(pen.take(_DEAL), 4, 1, 8), strict=True):
        _deal(pen.sheet, scene, good, price, box)
    left = scene.number("left")
    pieces = [chosen(icons.sign("trade", 48), is_offered=number < left) for number in range(scene.mine.deals)]
    pen.sheet.row(pieces, pen.take(54), 14)
    lay_garden(pen, scene)


def _deal(sheet: Canvas, scene: Scene, good: str, price: int, box: Box) -> None:
    sheet.name(f"buy:{good}", box)
    buys, sells = f"buy:{good}" in scene.offered, f"sell:{good}" in scene.offered
    with fading(sheet, box, off=not (buys or sells)):
        sheet.panel(box, THEME.slot, radius=12)
        sheet.centred(icons.sign(good, 76), (box.centre[0], box.y + 50))
        told = signs.line((str(price), "charcoal"), 48, THEME.ink)
        sheet.centred(told, (box.centre[0], box.y + 114))
    ways = [("+", buys), *([("−", sells)] if good != "vp" else [])]
    for (sign, can_be), room in zip(ways, cells(Box(box.x, box.bottom - 36, box.w, 36), len(ways), 1, 0), strict=True):
        if can_be:
            sheet.panel(room.inset(2), THEME.accent, radius=8)
            sheet.line(sign, room, face="bold", size=36, fill=THEME.ground, align="m")
        elif sign == "+":
            sheet.grey(f"buy:{good}", room)


def projects(pen: Pen, scene: Scene) -> None:
    """Lay the projects that can be completed with their names, and the others small."""
    met = [*scene.after("complete:"), *scene.after("secret:")]
    _named(pen, scene, met)
    others = [one for one in scene.view.projects if one.id not in met]
    secret = [one for one in scene.mine.secret if one not in met]
    tiles = [(f"complete:{one.id}", faces.done(one.id, 185, one.next_points)) for one in others]
    tiles += [(f"secret:{one}", faces.done(one, 185, faces.printed(one), secret=True)) for one in secret]
    high = faces.DONE_HEIGHT + _LACKING
    for (id_, tile), box in zip(tiles, table_of(pen, len(tiles), 4, high), strict=True):
        pen.sheet.sprite(faded(tile), box.x, box.y)
        pen.sheet.grey(id_, Box(box.x, box.bottom - _LACKING - 6, 185, _LACKING))


def removal(pen: Pen, scene: Scene) -> None:
    """Lay the open projects with their names."""
    _named(pen, scene, scene.after("remove:"))


def _named(pen: Pen, scene: Scene, ids: Sequence[str]) -> None:
    open_ones = {project.id: project for project in scene.view.projects}
    for id_, box in zip(ids, table_of(pen, len(ids), 2, _PROJECT), strict=True):
        pen.sheet.name(f"complete:{id_}", box)
        project, printed = open_ones.get(id_), faces.printed(id_)
        points = project.next_points if project else printed
        pen.sheet.panel(box, THEME.slot, radius=12)
        pen.sheet.sprite(faces.done(id_, box.w, points, secret=not project), box.x, box.y)
        name = Box(box.x + 8, box.y + faces.DONE_HEIGHT, box.w - 16, box.h - faces.DONE_HEIGHT)
        pen.sheet.line(scene.words.say(f"project-{id_}"), name, face="figures", size=34, fill=THEME.ink)
        for place, seat in enumerate(project.discs if project else ()):
            pen.sheet.centred(tokens.seat_mark(seat, 26), (box.right - 20 - 26 * place, box.y + 20))
        frame(pen.sheet, box)
