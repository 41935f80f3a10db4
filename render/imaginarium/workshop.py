"""The picture of one player's workshop: dial, assistants, slots with what they make, garden, completed projects."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import NamedTuple

from PIL import Image

from render.imaginarium import faces, icons, signs
from render.imaginarium import layout as at
from render.imaginarium.labels import labels
from render.imaginarium.pieces import flow, group, header, laid_open, shown_names, tally
from render.kit import palette, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from rules.imaginarium.components import MACHINES, RING
from rules.imaginarium.view import Player, Slot, View, Work
from rules.kernel.model import Seat
from rules.kernel.words import Words, capital

DIAL = 250
_PERSON = 104
_SLOT = 196


class Plan(NamedTuple):
    """Boxes on the sheet, whose height depends on what the workshop holds."""

    facts: Box
    people: list[Box]
    slots: list[Box]
    sketch: Box
    garden: list[Box]
    done: list[Box]
    screen: Box
    height: int


def workshop(view: View, words: Words, names: Sequence[str], seat: Seat) -> Image.Image:
    """Return the workshop of that seat as anybody may see it."""
    return canvas(view, words, names, seat).image


def canvas(view: View, words: Words, names: Sequence[str], seat: Seat) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said, player = labels(words.lang), view.players[seat]
    sketch = sketched(view, seat)
    plan = _plan(player, len(sketch))
    sheet = Canvas(Image.new("RGB", (at.WIDTH, plan.height), palette.BENCH))
    name = shown_names(names, said)[seat]
    rank = f"{view.ranks[seat]}. " if view.over else ""
    header(sheet, tokens.seat_mark(seat, 44), f"{rank}{name}")
    sheet.sprite(_dial(player.dial), at.MARGIN, at.HEADER.bottom + 6)
    _facts(sheet, player, plan.facts, words, said)
    for assistant, box in zip(player.assistants, plan.people, strict=True):
        _person(sheet, assistant, box, words)
    for place, box in enumerate(plan.slots):
        _slot(sheet, player.slots[place] if place < len(player.slots) else None, box, words)
    lay_sketch(sheet, sketch, plan.sketch)
    _garden(sheet, player, plan.garden)
    for done, box in zip(player.done, plan.done, strict=True):
        sheet.sprite(faces.tile(done.id, box.w, done.points, secret=done.secret), box.x, box.y)
        sheet.sprite(tokens.sign("tick", 34), box.right - 42, box.y + 10)
    laid_open(sheet, player, plan.screen)
    return sheet


def sketched(view: View, seat: Seat) -> list[list[Image.Image]]:
    """Return the arrangement that this seat is drawing up, in lines; empty if it draws none up."""
    if view.sketch is None or view.acting is None or view.acting.seat != seat:
        return []
    return flow([group(cards) for cards in view.sketch], at.INNER - 70, 8)


def lay_sketch(sheet: Canvas, lines: Sequence[Sequence[Image.Image]], box: Box) -> None:
    """Lay an arrangement being drawn up behind the sign of reorganising."""
    if not lines:
        return
    sheet.panel(box, palette.PANEL, radius=12, edge=palette.BRASS, width=3)
    sheet.sprite(icons.sign("reorganise", 44), box.x + 8, box.centre[1] - 22)
    for place, line in enumerate(lines):
        sheet.row(line, Box(box.x + 64, box.y + 6 + place * (at.LINE + 4), box.w - 70, at.LINE), 8, "l")


def _plan(player: Player, sketch: int) -> Plan:
    top = at.HEADER.bottom + 6
    facts = Box(at.MARGIN + DIAL + 16, top, at.INNER - DIAL - 16, DIAL)
    y = top + DIAL + 10
    people = [Box(at.MARGIN, y + place * (_PERSON + 6), at.INNER, _PERSON) for place in range(len(player.assistants))]
    y = people[-1].bottom + 10 if people else y
    rows = (player.max_slots + 1) // 2
    slots = cells(Box(at.MARGIN, y, at.INNER, rows * (_SLOT + 8) - 8), 2, rows, 8)
    draft = Box(at.MARGIN, slots[-1].bottom + 10, at.INNER, sketch * (at.LINE + 4) + 8)
    y = draft.bottom + 8 if sketch else slots[-1].bottom + 10
    garden = _grid(len(set(player.garden)), 6, faces.MINI[1], y + 8)
    y = garden[-1].bottom + 18 if garden else y
    done = _grid(len(player.done), 5, faces.TILE_HEIGHT, y)
    y = done[-1].bottom + 10 if done else y
    screen = Box(at.MARGIN, y, at.INNER, at.LINE)
    bottom = screen.bottom + 10 if player.screen else y + 4
    return Plan(facts, people, slots, draft, garden, done, screen, bottom)


def _grid(number: int, columns: int, high: int, y: int) -> list[Box]:
    rows = (number + columns - 1) // columns
    return cells(Box(at.MARGIN, y, at.INNER, rows * (high + 8) - 8), columns, rows, 8)[:number] if rows else []


def _facts(sheet: Canvas, player: Player, box: Box, words: Words, said: Words) -> None:
    """Say which workshop it is, the dial in words, and what is counted."""
    pair = capital(" + ".join(words.say(f"action-{action}") for action in player.dial))
    lines = [
        (icons.sign("house", 40), said.say("pic-imaginarium-workshop", {"number": player.workshop})),
        (signs.sign("dial", 40), pair or said.say("pic-imaginarium-no-dial")),
        (icons.levels(3, 40), said.say("pic-imaginarium-levels", {"number": player.levels})),
        (tokens.seat_mark(player.seat, 38), said.say("pic-imaginarium-discs", {"number": player.discs_left})),
        (signs.sign("secret", 40), said.say("pic-imaginarium-secrets", {"number": player.secret_projects})),
    ]
    for (sign, told), room in zip(lines, cells(box, 1, len(lines), 4), strict=True):
        sheet.panel(room, palette.PANEL, radius=10)
        sheet.centred(sign, (room.x + 30, room.centre[1]))
        sheet.line(told, Box(room.x + 62, room.y, room.w - 70, room.h), size=28, fill=palette.CHALK)


def _person(sheet: Canvas, assistant: str, box: Box, words: Words) -> None:
    sheet.panel(box, palette.PANEL, radius=12)
    sheet.sprite(signs.badge(assistant, 84), box.x + 10, box.centre[1] - 42)
    room = Box(box.x + 108, box.y + 2, box.w - 116, 36)
    sheet.line(words.say(f"assistant-{assistant}"), room, face="bold", size=28, fill=palette.CHALK)
    told = Box(room.x, room.bottom - 2, room.w, box.h - 40)
    sheet.block(words.say(f"effect-{assistant}"), told, size=26, fill=palette.CHALK_DIM)


def _slot(sheet: Canvas, slot: Slot | None, box: Box, words: Words) -> None:
    if slot is None:
        sheet.panel(box, None, radius=12, edge=palette.SLOT, width=3)
        return
    sheet.panel(box, palette.PANEL if slot.off else palette.SLOT, radius=12, edge=palette.EDGE, width=2)
    w, h = faces.MINI
    step = min(w + 4, (box.w - 20 - w) // max(1, len(slot.cards) - 1))
    for place, machine in enumerate(slot.cards):
        sheet.sprite(faces.mini(machine, cost=False), box.x + 10 + place * step, box.y + 8)
    if len(slot.cards) == 1:
        room = Box(box.x + w + 22, box.y + 10, box.w - w - 32, h - 6)
        _alone(sheet, slot.cards[0], room, words)
    foot = Box(box.x + 10, box.y + h + 8, box.w - 20, box.h - h - 10)
    if slot.work:
        sheet.sprite(work(slot.work, 36), foot.x, foot.centre[1] - 18)
    states = [icons.sign("off", 40)] * slot.off + [tokens.sign("tick", 40)] * slot.used
    for place, sign in enumerate(states):
        sheet.sprite(sign, foot.right - 44 - place * 48, foot.centre[1] - 20)


def _alone(sheet: Canvas, machine: str, box: Box, words: Words) -> None:
    """Name a machine that stands alone, and what it may combine with."""
    name = Box(box.x, box.y, box.w, box.h // 2)
    sheet.block(words.say(f"machine-{machine}"), name, face="figures", size=34, fill=palette.CHALK)
    partners = MACHINES[machine].combines
    if partners:
        signs_of = [signs.sign("+", 36, palette.CHALK), *(icons.mark(partner, 40) for partner in partners)]
        sheet.row(signs_of, Box(box.x, name.bottom, box.w, box.h - name.h), 3, "l")


def work(job: Work, size: int) -> Image.Image:
    """Return what one run takes and makes as a line of signs."""
    output = "any" if job.output == "choice" else job.output
    made = [piece for good in output.split("+") for piece in (f"+{job.number}", good)]
    given = (f"−{job.input}", "any", "arrow") if job.input else ()
    return signs.line(("gear", *given, *made), size, palette.CHALK)


def _garden(sheet: Canvas, player: Player, boxes: Sequence[Box]) -> None:
    """Lay the broken machines on grass, each type once with its number."""
    if boxes:
        first, last = boxes[0], boxes[-1]
        grass = Box(at.MARGIN - 8, first.y - 8, at.INNER + 16, last.bottom - first.y + 16)
        sheet.panel(grass, "#2E3B2C", radius=14, edge=palette.LEAF, width=3)
    for (machine, number), box in zip(tally(player.garden), boxes, strict=True):
        face = faces.mini(machine, cost=True)
        sheet.sprite(face, box.x, box.y)
        sheet.sprite(icons.sign("wrench", 30), box.x + 44, box.y + 6)
        if number > 1:
            pill = Box(box.x + 62, box.y + 74, 50, 32)
            sheet.panel(pill, palette.INK, radius=8)
            sheet.line(f"×{number}", pill, face="figures", size=30, fill=palette.CHALK, align="m")


def _dial(pair: Sequence[str]) -> Image.Image:
    """Return the ring of actions with two hands on the pair last chosen."""
    return SPRITES.get(("imaginarium ring", *pair), lambda: _drawn_dial(pair))


def _drawn_dial(pair: Sequence[str]) -> Image.Image:
    spots = {action: _spot(index) for index, action in enumerate(RING)}
    marks = [Mark("O 50,50,49,49", palette.PANEL, palette.BRASS_DARK, 2)]
    for action, (x, y) in spots.items():
        chosen = action in pair
        marks.append(Mark(f"O {x},{y},16,16", palette.BRASS if chosen else palette.SLOT))
    marks += [Mark(f"M 50,50 L {spots[action][0]},{spots[action][1]}", None, palette.BRASS, 3) for action in pair]
    marks.append(Mark("O 50,50,6,6", palette.BRASS, palette.INK, 1.5))
    image = picture(marks, DIAL)
    for action, (x, y) in spots.items():
        sign = icons.sign(action, 54)
        image.alpha_composite(sign, (round(x * DIAL / 100) - 27, round(y * DIAL / 100) - 27))
    return image


def _spot(index: int) -> tuple[float, float]:
    angle = radians(30 + 60 * index)
    return round(50 + 31.5 * sin(angle), 2), round(50 - 31.5 * cos(angle), 2)
