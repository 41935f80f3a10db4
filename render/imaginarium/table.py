"""The picture of the table: belt, presses, initiative, projects, conference room, a line for each player's machines."""

from collections.abc import Sequence

from PIL import Image

from render.imaginarium import belt, faces, icons, theme
from render.imaginarium import layout as at
from render.imaginarium.labels import labels
from render.imaginarium.pieces import figure, group, header, lay_name, title_of
from render.imaginarium.theme import THEME
from render.kit import tokens
from render.kit.canvas import Canvas, plate
from render.kit.fonts import shown_names
from render.kit.grids import Box
from render.kit.lines import counted
from render.kit.sprites import SPRITES
from rules.imaginarium.components import FIELDS, PRESSES
from rules.imaginarium.view import Assistant, Player, Project, View
from rules.kernel.words import Words

_LEAST = 150
"""Room for a player's mark and name, at least."""


def table(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return the table as anybody may see it."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    shown = shown_names(names, said)
    rows = [slots_of(player) for player in view.players]
    widest = max(sum(piece.width + 4 for piece in row) for row in rows)
    plan = at.table_plan(len(view.projects), len(view.players), _LEAST + widest)
    sheet = _board(plan)
    with sheet.ground():
        header(sheet, *title_of(view, said, shown))
    _strip(sheet, view)
    for field, box in zip(view.belt, at.FIELDS, strict=True):
        belt.field(sheet, field, box, words, field.price)
    _presses(sheet, view)
    for project, box in zip(view.projects, plan.projects, strict=True):
        _project(sheet, project, box)
    for waiting, box in zip(view.conference, plan.people, strict=True):
        _person(sheet, waiting, box)
    wide = plan.rows[0].w
    room = max(_LEAST, wide - 6 - max(widest, wide // 2))
    for player, row, box in zip(view.players, rows, plan.rows, strict=True):
        _row(sheet, player, box, shown[player.seat], room)
        sheet.row(row, Box(box.x + room, box.y, box.w - room, box.h), 4, "l")
        if view.acting and view.acting.seat == player.seat and not view.over:
            sheet.panel(box, None, radius=10, edge=THEME.accent, width=3)
    return sheet


def _project(sheet: Canvas, project: Project, box: Box) -> None:
    """Lay a project tile with the discs on it."""
    sheet.sprite(faces.tile(project.id, box.w, project.next_points), box.x, box.y)
    step = min(32, (box.w - 60) // max(1, len(project.discs)))
    size = 32 if step > 26 else 24
    for place, seat in enumerate(project.discs):
        sheet.centred(tokens.seat_mark(seat, size), (box.x + 66 + place * step, box.y + 25))


def _strip(sheet: Canvas, view: View) -> None:
    """Show the initiative track and how much lies in the piles."""
    for who, box in zip(view.initiative, at.TRACK, strict=True):
        if who:
            figure(sheet, who, (box.x + 45, box.centre[1]), 48)
    crushed = sum(number for _, number in view.crusher)
    piles = (("stack", view.stack), ("crusher", crushed), ("person", view.assistants), ("tile", view.unused))
    for (name, number), box in zip(piles, at.PILES, strict=True):
        counted(sheet, icons.sign(name, 40), number, box.inset(4), dim=not number)


def _presses(sheet: Canvas, view: View) -> None:
    for press, box in zip(view.presses, at.PRESSES, strict=True):
        belt.press(sheet, press, box)
    for place, who in enumerate(view.aside):
        figure(sheet, who, (at.ASIDE.x + 26 + place * 52, at.ASIDE.centre[1]), 48)


def _person(sheet: Canvas, waiting: Assistant, box: Box) -> None:
    if waiting.id:
        sheet.sprite(faces.person(waiting.id), box.x, box.y)


def _row(sheet: Canvas, player: Player, box: Box, name: str, room: int) -> None:
    """Show who one player is."""
    sheet.sprite(tokens.seat_mark(player.seat, 42), box.x + 4, box.centre[1] - 21)
    lay_name(sheet, name, Box(box.x + 54, box.y, room - 60, box.h))


def slots_of(player: Player) -> list[Image.Image]:
    """Return a player's slots with their machines, the free ones as empty frames."""
    slots = [group(slot.cards, off=slot.off, used=slot.used) for slot in player.slots]
    free = plate(at.LINE - 4, at.LINE - 4, None, radius=9, edge=THEME.slot, width=3)
    return [*slots, *[free] * (player.max_slots - len(slots))]


def _board(plan: at.TablePlan) -> Canvas:
    """Return the empty table; only its upper part is kept, for below it no two are alike."""
    sheet = theme.sheet(plan.height)
    sheet.image.paste(SPRITES.get(("imaginarium belt",), _empty_belt), (14, 12))
    for box in plan.people:
        sheet.panel(box, THEME.panel, radius=10, edge=THEME.slot, width=3)
    for box in plan.rows:
        sheet.panel(box, THEME.panel, radius=10)
    return sheet


def _empty_belt() -> Image.Image:
    sheet = Canvas(Image.new("RGB", (theme.WIDTH, at.BELT_END), THEME.ground))
    for number, box in enumerate(at.TRACK, 1):
        sheet.panel(box, THEME.panel, radius=10)
        sheet.write(str(number), (box.x + 8, box.centre[1] + 2), face="figures", size=30, fill=THEME.accent)
    for place, box in zip(FIELDS, at.FIELDS, strict=True):
        sheet.sprite(belt.empty_field(place, box.w, box.h), box.x, box.y)
    for (place, gain), box in zip(PRESSES.items(), at.PRESSES, strict=True):
        sheet.sprite(belt.empty_press(place, gain, box.w, box.h), box.x, box.y)
    return sheet.image.crop((14, 12, theme.WIDTH - 14, at.BELT_END))
