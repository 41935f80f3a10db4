"""The picture of the table: belt, presses, initiative, projects, conference room, crusher and a row for each player."""

from collections.abc import Sequence

from PIL import Image

from render.imaginarium import faces, icons, signs
from render.imaginarium import layout as at
from render.imaginarium.labels import labels
from render.imaginarium.pieces import (
    counted_marks,
    dial,
    figure,
    flow,
    group,
    header,
    laid_open,
    shown_names,
    tally,
    title_of,
)
from render.kit import palette, tokens
from render.kit.canvas import Canvas, plate
from render.kit.grids import Box
from render.kit.lines import counted
from render.kit.sprites import SPRITES
from rules.imaginarium.components import FIELDS, PRESSES
from rules.imaginarium.view import Assistant, Field, Player, Press, Project, View
from rules.kernel.words import Words


def table(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return the table as anybody may see it."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    shown = shown_names(names, said)
    crushed = flow(_crushed(view), at.INNER - 70, 10)
    plan = at.table_plan(len(view.projects), len(crushed), len(view.players), 3 if view.over else 2)
    sheet = _board(plan)
    with sheet.ground():
        header(sheet, *title_of(view, said, shown))
    _strip(sheet, view)
    for field, box in zip(view.belt, at.FIELDS, strict=True):
        _field(sheet, field, box, words)
    _presses(sheet, view)
    for project, box in zip(view.projects, plan.projects, strict=True):
        _project(sheet, project, box)
    for waiting, box in zip(view.conference, plan.people, strict=True):
        _person(sheet, waiting, box, words)
    _crusher(sheet, crushed, plan.crusher)
    for player, box in zip(view.players, plan.rows, strict=True):
        _row(sheet, view, player, box, shown[player.seat])
    return sheet


def _strip(sheet: Canvas, view: View) -> None:
    """Show the initiative track and how much lies in the piles."""
    for who, box in zip(view.initiative, at.TRACK, strict=True):
        if who:
            figure(sheet, who, (box.x + 45, box.centre[1]), 46)
    crushed = sum(number for _, number in view.crusher)
    piles = (("stack", view.stack), ("crusher", crushed), ("person", view.assistants), ("tile", view.unused))
    for (name, number), box in zip(piles, at.PILES, strict=True):
        counted(sheet, icons.sign(name, 40), number, box.inset(4), dim=not number)


def _field(sheet: Canvas, field: Field, box: Box, words: Words) -> None:
    who = field.figure
    edge = palette.SEATS[who.seat % len(palette.SEATS)] if who else None
    if edge:
        sheet.panel(Box(box.x - 4, box.y - 4, box.w + 8, box.h + 8), edge, radius=14)
        sheet.sprite(_head(field.place, box.w, box.h), box.x, box.y)
    strip = Box(box.x, box.y, box.w, at.FOOT)
    level = f"+{field.price - field.cost}" if field.machine else ""
    sheet.write(
        f"{field.cost}{level}", (strip.x + 50, strip.centre[1] + 2), face="figures", size=32, fill=palette.CHALK_DIM
    )
    if field.machine:
        coal = icons.sign("charcoal", 32)
        sheet.sprite(coal, strip.right - 38, strip.centre[1] - 16)
        sheet.write(
            str(field.price),
            (strip.right - 42, strip.centre[1] + 2),
            face="figures",
            size=40,
            fill=palette.CHALK,
            anchor="rm",
        )
        sheet.sprite(faces.card(field.machine, words.say(f"machine-{field.machine}")), box.x, box.y + at.FOOT)
    if who:
        figure(sheet, who, (box.x + 94, box.y + at.FOOT + 28), 60)


def _presses(sheet: Canvas, view: View) -> None:
    for press, box in zip(view.presses, at.PRESSES, strict=True):
        _press(sheet, press, box)
    for place, who in enumerate(view.aside):
        figure(sheet, who, (at.ASIDE.x + 24 + place * 50, at.ASIDE.centre[1]), 44)


def _press(sheet: Canvas, press: Press, box: Box) -> None:
    if not press.figure:
        return
    edge = palette.SEATS[press.figure.seat % len(palette.SEATS)]
    sheet.panel(box, None, radius=10, edge=edge, width=4)
    figure(sheet, press.figure, (box.x + 80, box.centre[1]), 50)


def _project(sheet: Canvas, project: Project, box: Box) -> None:
    sheet.sprite(faces.tile(project.id, box.w, project.next_points), box.x, box.y)
    step = min(32, (box.w - 60) // max(1, len(project.discs)))
    size = 32 if step > 26 else 24
    for place, seat in enumerate(project.discs):
        sheet.centred(tokens.seat_mark(seat, size), (box.x + 66 + place * step, box.y + 27))


def _person(sheet: Canvas, waiting: Assistant, box: Box, words: Words) -> None:
    if waiting.id:
        sheet.sprite(faces.person(waiting.id, words.say(f"assistant-{waiting.id}")), box.x, box.y)


def _crushed(view: View) -> list[Image.Image]:
    """Return the machines in the crusher and the projects that have left the game."""
    gone = [signs.line((*signs.PROJECTS[project], "cross"), 34, palette.CHALK) for project in view.removed]
    return [*counted_marks(view.crusher), *gone]


def _crusher(sheet: Canvas, lines: Sequence[Sequence[Image.Image]], box: Box) -> None:
    sheet.sprite(icons.sign("crusher", 44), box.x + 8, box.centre[1] - 22)
    for place, line in enumerate(lines):
        sheet.row(line, Box(box.x + 64, box.y + 6 + place * at.LINE, box.w - 70, at.LINE), 10, "l")


def _row(sheet: Canvas, view: View, player: Player, box: Box, name: str) -> None:
    """Show one player: who, dial, assistants, what is done; below slots and garden; after the end all goods."""
    if view.acting and view.acting.seat == player.seat and not view.over:
        sheet.panel(box, None, radius=12, edge=palette.BRASS, width=4)
    inner = box.inset(8)
    _who(sheet, view, player, Box(inner.x, inner.y, inner.w, at.LINE), name)
    _workshop(sheet, player, Box(inner.x, inner.y + at.LINE + 4, inner.w, at.LINE))
    laid_open(sheet, player, Box(inner.x, inner.y + 2 * at.LINE + 8, inner.w, at.LINE))


def _who(sheet: Canvas, view: View, player: Player, box: Box, name: str) -> None:
    rank = f"{view.ranks[player.seat]}. " if view.over else ""
    sheet.sprite(tokens.seat_mark(player.seat, 44), box.x, box.centre[1] - 22)
    right = _things(sheet, player, box)
    room = Box(box.x + 54, box.y, right - box.x - 62, box.h)
    sheet.line(f"{rank}{name}", room, face="bold", size=30, fill=palette.CHALK)


def _things(sheet: Canvas, player: Player, box: Box) -> int:
    """Lay dial, assistants, secret and completed projects from the right; return where they begin."""
    people = [signs.badge(assistant, 46) for assistant in player.assistants]
    secret = [signs.sign("secret", 38)] * player.secret_projects
    done = [signs.line(("tile", str(len(player.done))), 36, palette.CHALK)] if player.done else []
    pieces = [dial(player.dial, 38), *people, *secret, *done]
    left = box.right - sum(piece.width + 6 for piece in pieces) + 6
    sheet.row(pieces, Box(left, box.y, box.right - left, box.h), 6, "l")
    return left


def _workshop(sheet: Canvas, player: Player, box: Box) -> None:
    slots = [group(slot.cards, off=slot.off, used=slot.used) for slot in player.slots]
    free = [plate(at.LINE, at.LINE, None, radius=9, edge=palette.SLOT, width=3)] * (player.max_slots - len(slots))
    wide = sum(piece.width + 5 for piece in (*slots, *free))
    sheet.row([*slots, *free], box, 5, "l")
    room = Box(box.x + wide + 10, box.y, box.w - wide - 10, box.h)
    sheet.row(_garden(player, room.w), room, 3, "l")


def _garden(player: Player, room: int) -> list[Image.Image]:
    """Return as many types of broken machines as there is room for, and how many machines more there are."""
    if not player.garden:
        return []
    types = tally(player.garden)
    pieces = [icons.sign("garden", 34), *counted_marks(types)]
    if len(flow(pieces, room, 3)) == 1:
        return pieces
    shown = flow(pieces, room - 48, 3)[0]
    left = sum(number for _, number in types[len(shown) - 1 :])
    return [*shown, signs.line((f"+{left}",), 34, palette.CHALK)]


def _board(plan: at.TablePlan) -> Canvas:
    """Return the empty table; only its upper part is kept, for below it no two are alike."""
    sheet = Canvas(Image.new("RGB", (at.WIDTH, plan.height), palette.BENCH))
    sheet.sprite(SPRITES.get(("imaginarium belt",), _empty_belt), 0, 0)
    for box in plan.people:
        sheet.panel(box, palette.PANEL, radius=10, edge=palette.SLOT, width=3)
    for box in (plan.crusher, *plan.rows):
        sheet.panel(box, palette.PANEL, radius=12)
    return sheet


def _empty_belt() -> Image.Image:
    sheet = Canvas(Image.new("RGB", (at.WIDTH, at.BELT_END), palette.BENCH))
    for number, box in enumerate(at.TRACK, 1):
        sheet.panel(box, palette.PANEL, radius=10)
        sheet.write(str(number), (box.x + 8, box.centre[1] + 2), face="figures", size=30, fill=palette.BRASS)
    for place, box in zip(FIELDS, at.FIELDS, strict=True):
        sheet.sprite(_head(place, box.w, box.h), box.x, box.y)
    for (place, gain), box in zip(PRESSES.items(), at.PRESSES, strict=True):
        _empty_press(sheet, place, gain, box)
    return sheet.image


def _head(place: str, w: int, h: int) -> Image.Image:
    """Return an empty field of the belt with its name."""

    def drawn() -> Image.Image:
        sheet = Canvas(plate(w, h, palette.SLOT, radius=12).copy())
        sheet.write(place, (10, at.FOOT // 2 + 2), face="figures", size=34, fill=palette.BRASS)
        return sheet.image

    return SPRITES.get(("imaginarium field", place, w, h), drawn)


def _empty_press(sheet: Canvas, place: str, gain: int, box: Box) -> None:
    sheet.panel(box, palette.SLOT, radius=10)
    sheet.write(place, (box.x + 10, box.centre[1] + 2), face="figures", size=34, fill=palette.BRASS)
    words = signs.line((f"+{gain}", "charcoal"), 36, palette.CHALK)
    sheet.sprite(words, box.right - words.width - 8, box.centre[1] - words.height // 2)
