"""The picture of all players: dial, assistants, projects, machines and gardens of each, and the crusher."""

from collections.abc import Sequence

from PIL import Image

from render.imaginarium import icons, signs, theme
from render.imaginarium import layout as at
from render.imaginarium.labels import labels
from render.imaginarium.pieces import (
    counted_chips,
    dial,
    flow,
    header,
    laid_open,
    lay_name,
    tally,
    title_of,
)
from render.imaginarium.table import slots_of
from render.imaginarium.theme import THEME
from render.kit import tokens
from render.kit.canvas import Canvas
from render.kit.fonts import shown_names
from render.kit.grids import Box
from rules.imaginarium.view import Player, View
from rules.kernel.words import Words

_TIGHT = 36


def players(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return what all players have, as anybody may see it."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    shown = shown_names(names, said)
    crushed = _crushed(view)
    plan = at.players_plan(len(view.players), 3 if view.over else 2, len(crushed))
    sheet = theme.sheet(plan.height)
    with sheet.ground():
        header(sheet, *title_of(view, said, shown))
    for player, box in zip(view.players, plan.rows, strict=True):
        _row(sheet, view, player, box, shown[player.seat])
    _crusher(sheet, crushed, plan.crusher)
    return sheet


def _row(sheet: Canvas, view: View, player: Player, box: Box, name: str) -> None:
    """Show one player: who, dial, assistants, what is done; below slots and garden; after the end all goods."""
    is_acting = view.acting is not None and view.acting.seat == player.seat and not view.over
    sheet.panel(box, THEME.panel, radius=12, edge=THEME.accent if is_acting else None, width=3 * is_acting)
    inner = box.inset(6)
    _who(sheet, view, player, Box(inner.x, inner.y, inner.w, at.LINE), name)
    _workshop(sheet, player, Box(inner.x, inner.y + at.LINE + 2, inner.w, at.LINE))
    laid_open(sheet, player, Box(inner.x, inner.y + 2 * at.LINE + 4, inner.w, at.LINE))


def _who(sheet: Canvas, view: View, player: Player, box: Box, name: str) -> None:
    rank = f"{view.ranks[player.seat]}. " if view.over else ""
    sheet.sprite(tokens.seat_mark(player.seat, 44), box.x, box.centre[1] - 22)
    right = _things(sheet, player, box)
    room = Box(box.x + 54, box.y, right - box.x - 62, box.h)
    lay_name(sheet, f"{rank}{name}", room, face="bold")


def _things(sheet: Canvas, player: Player, box: Box) -> int:
    """Lay dial, assistants, secret and completed projects from the right; return where they begin."""
    people = [signs.badge(assistant, 48) for assistant in player.assistants]
    secret = [signs.sign("secret", 42)] * player.secret_projects
    done = [signs.line(("tile", str(len(player.done))), 38, THEME.ink)] if player.done else []
    pieces = [dial(player.dial, 38), *people, *secret, *done]
    left = box.right - sum(piece.width + 5 for piece in pieces) + 5
    sheet.row(pieces, Box(left, box.y, box.right - left, box.h), 5, "l")
    return left


def _workshop(sheet: Canvas, player: Player, box: Box) -> None:
    slots = slots_of(player)
    wide = sum(piece.width + 4 for piece in slots)
    sheet.row(slots, box, 4, "l")
    room = Box(box.x + wide + 8, box.y, box.w - wide - 8, box.h)
    sheet.row(_garden(player, room.w), room, 3, "l")


def _garden(player: Player, room: int) -> list[Image.Image]:
    """Return as many types of broken machines as there is room for, and how many machines more there are."""
    if not player.garden:
        return []
    types = tally(player.garden)
    pieces = [icons.sign("garden", 36), *counted_chips(types, _TIGHT)]
    if len(flow(pieces, room, 3)) == 1:
        return pieces
    shown = flow(pieces, room - 48, 3)[0]
    left = sum(number for _, number in types[len(shown) - 1 :])
    return [*shown, signs.line((f"+{left}",), 34, THEME.ink)]


def _crushed(view: View) -> list[list[Image.Image]]:
    """Return the machines in the crusher and the projects that have left the game, in lines."""
    gone = [signs.line((*signs.PROJECTS[project], "cross"), 36, THEME.ink) for project in view.removed]
    pieces = [*counted_chips(view.crusher), *gone]
    return flow(pieces, at.BESIDE_BADGE - 70, 8) if pieces else []


def _crusher(sheet: Canvas, lines: Sequence[Sequence[Image.Image]], box: Box) -> None:
    if not lines:
        return
    sheet.panel(box, THEME.panel, radius=12)
    sheet.sprite(icons.sign("crusher", 44), box.x + 8, box.centre[1] - 22)
    for place, line in enumerate(lines):
        sheet.row(line, Box(box.x + 64, box.y + 5 + place * at.LINE, box.w - 70, at.LINE), 8, "l")
