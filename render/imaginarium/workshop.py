"""The picture of one player's workshop: dial, assistants, slots with what they make, garden, completed projects."""

from collections.abc import Sequence
from itertools import groupby
from math import cos, radians, sin
from typing import NamedTuple

from PIL import Image

from render.imaginarium import faces, icons, signs, theme
from render.imaginarium import layout as at
from render.imaginarium.labels import labels
from render.imaginarium.pieces import counted_chip, flow, group, header, laid_open, tally
from render.imaginarium.theme import SMALL, THEME
from render.kit import palette, tokens
from render.kit.canvas import Canvas
from render.kit.fonts import shown_names
from render.kit.grids import Box, cells
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from rules.imaginarium.components import RING
from rules.imaginarium.view import Player, Slot, View, Work
from rules.imaginarium.wording import slot as slot_words
from rules.kernel.model import Seat
from rules.kernel.words import Words, capital

DIAL = 168
SLOT = 96
_PERSON = 90
_BROKEN_ROWS = 4
"""Rows of the garden, at most; more broken machines than that are counted."""


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
    sheet = theme.sheet(plan.height)
    name = shown_names(names, said)[seat]
    rank = f"{view.ranks[seat]}. " if view.over else ""
    header(sheet, tokens.seat_mark(seat, 44), f"{rank}{name}")
    sheet.sprite(ring(player.dial, DIAL), at.MARGIN, at.HEADER.bottom + 6)
    _facts(sheet, player, plan.facts, words, said)
    for assistant, box in zip(player.assistants, plan.people, strict=True):
        person(sheet, assistant, box, words)
    for place, box in enumerate(plan.slots):
        lay_slot(sheet, player.slots[place] if place < len(player.slots) else None, box, words)
    lay_sketch(sheet, sketch, plan.sketch)
    _garden(sheet, player, plan.garden)
    for done, box in zip(player.done, plan.done, strict=True):
        sheet.sprite(faces.done(done.id, box.w, done.points, secret=done.secret), box.x, box.y)
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
    sheet.panel(box, THEME.panel, radius=12, edge=THEME.accent, width=3)
    sheet.sprite(icons.sign("reorganise", 44), box.x + 8, box.centre[1] - 22)
    for place, line in enumerate(lines):
        sheet.row(line, Box(box.x + 64, box.y + 6 + place * (at.LINE + 4), box.w - 70, at.LINE), 8, "l")


def _plan(player: Player, sketch: int) -> Plan:
    top = at.HEADER.bottom + 6
    facts = Box(at.MARGIN + DIAL + 12, top, at.INNER - DIAL - 12, DIAL)
    y = top + DIAL + 8
    people = cells(Box(at.MARGIN, y, at.INNER, _PERSON), 3, 1, 6)[: len(player.assistants)]
    y = people[-1].bottom + 8 if people else y
    rows = (player.max_slots + 1) // 2
    slots = cells(Box(at.MARGIN, y, at.INNER, rows * (SLOT + 6) - 6), 2, rows, 6)
    draft = Box(at.MARGIN, slots[-1].bottom + 8, at.INNER, sketch * (at.LINE + 4) + 8)
    y = draft.bottom + 8 if sketch else slots[-1].bottom + 8
    types = min(len(set(player.garden)), 4 * _BROKEN_ROWS)
    garden = _grid(types, 4, faces.BROKEN[1], y + 6)
    y = garden[-1].bottom + 14 if garden else y
    done = _grid(len(player.done), 4, faces.DONE_HEIGHT, y)
    y = done[-1].bottom + 8 if done else y
    screen = Box(at.MARGIN, y, at.INNER, at.LINE)
    bottom = screen.bottom + 12 if player.screen else y + 8
    return Plan(facts, people, slots, draft, garden, done, screen, bottom)


def _grid(number: int, columns: int, high: int, y: int) -> list[Box]:
    rows = (number + columns - 1) // columns
    return cells(Box(at.MARGIN, y, at.INNER, rows * (high + 6) - 6), columns, rows, 6)[:number] if rows else []


def _facts(sheet: Canvas, player: Player, box: Box, words: Words, said: Words) -> None:
    """Say which workshop it is, the dial in words, and what is counted."""
    pair = capital(" + ".join(words.say(f"action-{action}") for action in player.dial))
    upper, middle, lower = cells(box, 1, 3, 4)
    left, right = cells(middle, 2, 1, 4)
    below, last = cells(lower, 2, 1, 4)
    lines = [
        (upper, signs.sign("dial", 40), pair or said.say("pic-imaginarium-no-dial")),
        (left, icons.sign("house", 40), said.say("pic-imaginarium-workshop", {"number": player.workshop})),
        (right, icons.levels(3, 40), _counted(said, "levels", player.levels)),
        (below, tokens.seat_mark(player.seat, 38), _counted(said, "discs", player.discs_left)),
        (last, signs.sign("secret", 44), _counted(said, "secrets", player.secret_projects)),
    ]
    for room, sign, told in lines:
        sheet.panel(room, THEME.panel, radius=10)
        sheet.centred(sign, (room.x + 28, room.centre[1]))
        sheet.line(told, Box(room.x + 56, room.y, room.w - 60, room.h), size=SMALL, fill=THEME.ink)


def _counted(said: Words, what: str, number: int) -> str:
    return said.say(f"pic-imaginarium-{what}-short", {"number": number})


def person(sheet: Canvas, assistant: str, box: Box, words: Words) -> None:
    """Lay an assistant who has been hired: badge, name, and what it does in signs."""
    sheet.panel(box, THEME.panel, radius=12)
    name = Box(box.x + 10, box.y + 4, box.w - 16, 36)
    sheet.line(words.say(f"assistant-{assistant}"), name, face="figures", size=33, fill=THEME.ink)
    does = signs.line(signs.ASSISTANTS[assistant], 40, THEME.ink, box.w - 16)
    sheet.sprite(does, box.x + 10, box.bottom - 46)


def lay_slot(sheet: Canvas, slot: Slot | None, box: Box, words: Words) -> None:
    """Lay a slot: its machines, their name, what they make in a run, and whether they are off or used."""
    if slot is None:
        sheet.panel(box, None, radius=12, edge=THEME.slot, width=3)
        return
    sheet.panel(box, THEME.panel if slot.off else THEME.slot, radius=12, edge=THEME.edge, width=2)
    chips = [counted_chip(machine, len(list(alike)), 68) for machine, alike in groupby(slot.cards)]
    if sum(chip.width + 4 for chip in chips) > box.w - 20:
        chips = [counted_chip(machine, len(list(alike)), 48) for machine, alike in groupby(slot.cards)]
    sheet.row(chips, Box(box.x + 10, box.y, box.w - 20, box.h), 4, "l")
    states = [icons.sign("off", 40)] * slot.off + [tokens.sign("tick", 40)] * slot.used
    for place, sign in enumerate(states):
        sheet.sprite(sign, box.right - 46 - place * 46, box.bottom - 46)
    left = box.x + 16 + sum(chip.width + 4 for chip in chips)
    name = Box(left, box.y + 8, box.right - left - 8, 36)
    if len(set(slot.cards)) == 1:
        sheet.line(words(slot_words(slot.cards[:1])), name, face="figures", size=33, fill=THEME.ink)
    if slot.work:
        makes = work(slot.work, 38, box.right - left - 8 - 46 * len(states))
        sheet.sprite(makes, left, box.bottom - 46 if len(set(slot.cards)) == 1 else box.centre[1] - 19)


def work(job: Work, size: int, room: int = 1000) -> Image.Image:
    """Return what one run takes and makes as a line of signs."""
    output = "any" if job.output == "choice" else job.output
    made = [piece for good in output.split("+") for piece in (f"+{job.number}", good)]
    given = (f"−{job.input}", "any", "arrow") if job.input else ()
    return signs.line((*given, *made), size, THEME.ink, room)


def _garden(sheet: Canvas, player: Player, boxes: Sequence[Box]) -> None:
    """Lay the broken machines on grass, each type once with its number; those without room are counted."""
    if not boxes:
        return
    first, last = boxes[0], boxes[-1]
    grass = Box(at.MARGIN - 4, first.y - 6, at.INNER + 8, last.bottom - first.y + 12)
    sheet.panel(grass, "#2E4030", radius=14, edge=palette.LEAF, width=3)
    types = tally(player.garden)
    for (machine, number), box in zip(types, boxes, strict=False):
        sheet.sprite(faces.broken(machine, number), box.x, box.y)
    if len(types) > len(boxes):
        sheet.panel(last, THEME.panel, radius=10)
        left = sum(number for _, number in types[len(boxes) - 1 :])
        sheet.line(f"+{left}", last, face="figures", size=44, fill=THEME.ink, align="m")


def ring(pair: Sequence[str], size: int) -> Image.Image:
    """Return the ring of actions with two hands on the pair last chosen."""
    return SPRITES.get(("imaginarium ring", *pair, size), lambda: _ring(pair, size))


def _ring(pair: Sequence[str], size: int) -> Image.Image:
    spots = {action: _spot(index) for index, action in enumerate(RING)}
    marks = [Mark("O 50,50,49,49", THEME.panel, THEME.accent, 2)]
    for action, (x, y) in spots.items():
        marks.append(Mark(f"O {x},{y},16,16", THEME.accent if action in pair else THEME.slot))
    marks += [Mark(f"M 50,50 L {spots[action][0]},{spots[action][1]}", None, THEME.accent, 3) for action in pair]
    marks.append(Mark("O 50,50,6,6", THEME.accent, palette.INK, 1.5))
    image, sign = picture(marks, size), round(size * 0.22)
    for action, (x, y) in spots.items():
        spot = (round(x * size / 100) - sign // 2, round(y * size / 100) - sign // 2)
        image.alpha_composite(icons.sign(action, sign), spot)
    return image


def _spot(index: int) -> tuple[float, float]:
    angle = radians(30 + 60 * index)
    return round(50 + 31.5 * sin(angle), 2), round(50 - 31.5 * cos(angle), 2)
