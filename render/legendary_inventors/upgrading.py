"""To decide where to put a tile: the own inventors, with every slot that takes one now in a ring."""

from collections.abc import Sequence
from typing import Final

from render.kit import tokens
from render.kit.canvas import plate
from render.kit.grids import Box, cells
from render.kit.picture import BADGE
from render.legendary_inventors import layout as at
from render.legendary_inventors import look, own, teams
from render.legendary_inventors.look import Sheet
from rules.kernel.model import Decision
from rules.kernel.words import Words
from rules.legendary_inventors.components import SCIENCES
from rules.legendary_inventors.view import Player

_TOP: Final = 16
_FOOT: Final = 62
"""Height of the line at the foot, which begins beside the corner that a badge covers."""
_RING: Final = 7


def takers(asked: Sequence[Decision]) -> dict[tuple[str, int], list[str]]:
    """Return the slots that take a tile, by inventor and science, with the options that put one there."""
    found: dict[tuple[str, int], list[str]] = {}
    for id_ in (option.id for decision in asked for option in decision.options):
        use, *rest = id_.split(":")
        if use in {"upgrade", "flip"}:
            _, inventor, science = rest
            found.setdefault((inventor, SCIENCES.index(science)), []).append(id_)
    return found


def _placeless(asked: Sequence[Decision]) -> set[str]:
    """Return the kinds of tiles whose front goes on nobody now: there is no science as far as they ask."""
    barred = (one for decision in asked for one in decision.barred if one.reason.key == "barred-nowhere")
    return {one.id.removeprefix("upgrade:") for one in barred}


def slots(player: Player, words: Words, asked: Sequence[Decision]) -> Sheet:
    """Return the tiles that may be used, and the four inventors with the slots that take one."""
    grid = cells(Box(at.MARGIN, _TOP, at.INNER, 2 * at.INVENTOR[1] + at.GAP), 2, 2, at.GAP)
    foot = Box(BADGE[0], grid[-1].bottom + 4, at.WIDTH - at.MARGIN - BADGE[0], _FOOT)
    sheet = look.sheet(at.WIDTH, foot.bottom + _TOP - 2)
    sheet.sprite(tokens.points(player.points.total, 56), foot.x + 4, foot.y + 3)
    lying = Box(foot.x + 74, foot.y, foot.w - 80, foot.h)
    teams.tiles(sheet, player.tiles, lying, placeless=_placeless(asked))
    sheet.name("score", Box(foot.x + 4, foot.y + 3, 56, 56))
    sheet.name("tiles", Box(foot.x + 74, foot.y, 300, foot.h))
    taking = takers(asked)
    for each, box in zip(player.inventors, grid, strict=False):
        sheet.name(f"inventor:{each.id}", box)
        for science, slot in enumerate(own.inventor(sheet, each, player.team, box, words)):
            ids = taking.get((each.id, science), [])
            if ids:
                _ring(sheet, slot, needed=each.values[science] < each.goal[science])
            for id_ in ids:
                sheet.name(id_, slot)
    return sheet


def _ring(sheet: Sheet, slot: Box, *, needed: bool) -> None:
    edge = look.RING if needed else look.RING_DIM
    sheet.sprite(plate(slot.w + 2, slot.h + 4, None, radius=12, edge=edge, width=5), slot.x - 1, slot.y - 2)
