"""To decide where to put a tile: the own inventors, with every slot that takes one now in a ring."""

from collections.abc import Sequence
from typing import Final

from render.kit import tokens
from render.kit.canvas import plate
from render.kit.grids import Box, cells
from render.legendary_inventors import layout as at
from render.legendary_inventors import look, own, teams
from render.legendary_inventors.look import Sheet
from rules.kernel.model import Decision
from rules.kernel.words import Words
from rules.legendary_inventors.components import SCIENCES
from rules.legendary_inventors.view import Player

_HEAD: Final = Box(at.MARGIN, 14, at.INNER, 62)
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


def slots(player: Player, words: Words, asked: Sequence[Decision]) -> Sheet:
    """Return the tiles that may be used, and the four inventors with the slots that take one."""
    grid = cells(Box(at.MARGIN, _HEAD.bottom + 4, at.INNER, 2 * at.INVENTOR[1] + at.GAP), 2, 2, at.GAP)
    sheet = look.sheet(at.WIDTH, grid[-1].bottom + at.FOOT)
    sheet.sprite(tokens.points(player.points.total, 56), _HEAD.x + 4, _HEAD.y + 3)
    teams.tiles(sheet, player.tiles, Box(_HEAD.x + 74, _HEAD.y, _HEAD.w - 80, _HEAD.h))
    sheet.name("score", Box(_HEAD.x + 4, _HEAD.y + 3, 56, 56))
    sheet.name("tiles", Box(_HEAD.x + 74, _HEAD.y, 300, _HEAD.h))
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
