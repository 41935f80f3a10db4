"""Pictures for choices among project tiles: what each wants, what fulfils it, and what it is worth."""

from typing import Final

from render.kit import tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from render.nicodemus import effects, faces, icons, look, strip
from render.nicodemus.labels import labels
from render.nicodemus.look import THEME
from rules.kernel.model import Decision, Option
from rules.kernel.words import Words
from rules.nicodemus.components import MACHINES, PROJECTS
from rules.nicodemus.view import Player, View

_GAP: Final = 10
_KEPT: Final = 250
_DONE: Final = 120
_MOST: Final = 10
"""So many completions are drawn; hardly ever are there more than three."""


def kept(view: View, words: Words, decision: Decision) -> Canvas:
    """Return the picture for which of the drawn tiles to keep, with the viewer's workshop below."""
    said = labels(words.lang)
    sheet = strip.sheet(strip.ROOM.y + _KEPT + _GAP + workshop_height(view.players[view.turn]))
    strip.lay(sheet, view, said)
    grid = cells(Box(strip.ROOM.x, strip.ROOM.y, strip.ROOM.w, _KEPT), len(decision.options), 1, _GAP)
    for option, box in zip(decision.options, grid, strict=True):
        project = int(option.id.removeprefix("keep:"))
        sheet.name(option.id, box)
        sheet.panel(box, look.READY, radius=12, edge=THEME.accent, width=3)
        tile = faces.large_tile(project, faces.letters_of(said))
        sheet.sprite(tile, box.centre[0] - tile.width // 2, box.y + 14)
        words_at = Box(box.x + 12, box.y + tile.height + 18, box.w - 24, box.h - tile.height - 26)
        look.block(sheet, words.say(f"project-{project}"), words_at, size=32, align="m")
    workshop(sheet, view.players[view.turn], said.say("pic-workshop"), strip.ROOM.y + _KEPT + _GAP)
    return sheet


def completed(view: View, words: Words, decision: Decision) -> Canvas:
    """Return the picture for which projects to complete: tile, machines used, points."""
    said = labels(words.lang)
    offers = [option for option in decision.options if not option.plain][:_MOST]
    columns = 1 if len(offers) < 3 else 2
    rows = -(-len(offers) // columns)
    sheet = strip.sheet(strip.ROOM.y + rows * (_DONE + _GAP) + workshop_height(view.players[view.turn]))
    strip.lay(sheet, view, said)
    area = Box(strip.ROOM.x, strip.ROOM.y, strip.ROOM.w, rows * (_DONE + _GAP) - _GAP)
    for option, box in zip(offers, cells(area, columns, rows, _GAP), strict=False):
        _completion(sheet, view, option, box, faces.letters_of(said))
        sheet.name(option.id, box)
    workshop(sheet, view.players[view.turn], said.say("pic-workshop"), area.bottom + _GAP)
    return sheet


def _completion(sheet: Canvas, view: View, option: Option, box: Box, letters: faces.Letters) -> None:
    _, project, places = option.id.split(":")
    machines = [int(place.partition("@")[0]) for place in places.split("+")]
    sheet.panel(box, look.READY, radius=12, edge=THEME.accent, width=3)
    tile = faces.tile(int(project), letters)
    sheet.sprite(tile, box.x + 12, box.centre[1] - tile.height // 2)
    room = Box(box.x + tile.width + 26, box.y, box.w - tile.width - 36, box.h)
    size = min(84, (room.w - 10) // len(machines) - 8)
    sheet.row([faces.sign(machine, size) for machine in machines], room, 8, "l")
    if box.w > look.WIDTH // 2:
        score = view.players[view.turn].score
        points = effects.line((str(score), "arrow", str(score + PROJECTS[int(project)].points)), 44)
        sheet.sprite(points, box.right - points.width - 20, box.centre[1] - 22)


def workshop_height(player: Player) -> int:
    """Return the pixels that a player's machines take; without any, none."""
    return 84 if player.workshop else 0


def workshop(sheet: Canvas, player: Player, title: str, top: int) -> None:
    """Show a player's machines in a line, with what they make (and so save) and their points."""
    if not player.workshop:
        return
    box = Box(strip.ROOM.x, top, strip.ROOM.w, 76)
    wide = look.line(sheet, title, box, face=THEME.title, size=34)
    for place, machine in enumerate(player.workshop):
        x = box.x + wide + 24 + place * 138
        sheet.sprite(faces.sign(machine, 72), x, box.y + 2)
        sheet.sprite(icons.product(MACHINES[machine].product, 48), x + 74, box.y - 2)
        sheet.sprite(tokens.points(MACHINES[machine].points, 43), x + 76, box.y + 38)
