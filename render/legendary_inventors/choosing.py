"""To decide which team to lead and which reward to take."""

from typing import Final

from render.kit import tokens
from render.kit.grids import Box, cells
from render.kit.picture import BADGE
from render.legendary_inventors import layout as at
from render.legendary_inventors import look, signs, teams
from render.legendary_inventors.cards import order_mark
from render.legendary_inventors.emblems import emblem
from render.legendary_inventors.labels import labels
from render.legendary_inventors.look import Sheet
from render.legendary_inventors.tiles import tile
from render.legendary_inventors.wording import gained, short
from rules.kernel.words import Words
from rules.legendary_inventors.components import CATEGORIES, INVENTIONS
from rules.legendary_inventors.view import Gain, Player, Rewards, View

_TOP: Final = 16
_FOOT: Final = 62
"""Height of the line at the foot, which begins beside the corner that a badge covers."""
_TOP_OF_TEAMS: Final = 10
_BELOW_TEAMS: Final = 45
"""Room below the teams, so that the badge in the corner covers nobody's face."""
_CARD: Final = 236
_SIGN: Final = 84
_BEHIND: Final = 38
"""How far equal tiles peep out behind each other; two of them leave room for points."""


def free_teams(view: View, words: Words) -> Sheet:
    """Return the teams that may be picked, with what their inventors know at the start."""
    step = at.TEAM + 1
    sheet = look.sheet(at.WIDTH, _TOP_OF_TEAMS + len(view.free_teams) * step + _BELOW_TEAMS)
    for place, id_ in enumerate(view.free_teams):
        teams.start(sheet, id_, Box(at.MARGIN, _TOP_OF_TEAMS + place * step, at.INNER, at.TEAM), words)
    return sheet


def rewards(view: View, player: Player, lying: Rewards, words: Words) -> Sheet:
    """Return the rewards to choose from as cards, with what each would gain; who takes one next stands below."""
    foot = Box(BADGE[0], _TOP + _CARD + 6, at.WIDTH - at.MARGIN - 4 - BADGE[0], _FOOT)
    sheet = look.sheet(at.WIDTH, foot.bottom + 14)
    _taken(sheet, view, player, lying, words, foot)
    gains = lying.gains[lying.queue.index(player.seat)]
    boxes = cells(Box(at.MARGIN, _TOP, at.INNER, _CARD), len(gains), 1, 10)
    for gain, box in zip(gains, boxes, strict=True):
        _reward(sheet, gain, player, box, words)
        sheet.name(gain.reward, box)
    return sheet


def _taken(sheet: Sheet, view: View, player: Player, lying: Rewards, words: Words, box: Box) -> None:
    """Show the invention that is completed, who takes a reward in turn, and the player's points."""
    card = INVENTIONS[lying.invention]
    sheet.sprite(look.strip(60, 60), box.x, box.y + 1)
    sheet.sprite(emblem(card.id, CATEGORIES[card.order], 52), box.x + 4, box.y + 5)
    right = box.right - 58
    sheet.sprite(tokens.points(player.points.total, 56), right, box.y + 3)
    for place, seat in reversed(list(enumerate(lying.queue))):
        size = 30 if place else 44
        right -= size + 6
        sheet.sprite(signs.piece(view.players[seat].team, seat, size), right, box.centre[1] - size // 2)
        if place:
            right -= 30
            sheet.sprite(tokens.sign("arrow", 24), right, box.centre[1] - 12)
    sheet.name("choosers", Box(right, box.y, box.right - 64 - right, box.h))
    name = short(words, labels(words.lang), "invention", card.id)
    title = Box(box.x + 74, box.y, right - box.x - 84, box.h)
    sheet.line(name, title, face="fell", size=40, fill=look.CHALK)


def _reward(sheet: Sheet, gain: Gain, player: Player, box: Box, words: Words) -> None:
    said = labels(words.lang)
    kind, _, id_ = gain.reward.partition(":")
    sheet.sprite(look.parchment(box.w, box.h), box.x, box.y)
    left = box.x + 16
    if kind == "patent":
        card = INVENTIONS[id_]
        sheet.sprite(order_mark(card.order, 60), left, box.y + 28)
        sheet.sprite(emblem(id_, CATEGORIES[card.order], _SIGN), left + 68, box.y + 14)
        name = said.say("pic-inventors-patent")
    else:
        for place in reversed(range(gain.number)):
            sheet.sprite(tile(id_, _SIGN), left + place * _BEHIND, box.y + 14)
        name = short(words, said, "tile", id_)
    if gain.points:
        sheet.sprite(tokens.points(gain.points, 60), box.right - 74, box.y + 26)
    sheet.line(name, Box(left, box.y + 104, box.w - 32, 42), face="bold", size=32, fill=look.INK)
    told = [one for one in gained(gain, player, words, said) if gain.points == 0 or one != _points(gain, said)]
    room = Box(left, box.y + 146, box.w - 32, box.h - 154)
    sheet.block(said.semicolon.join(told), room, size=31, fill=look.DEEP)


def _points(gain: Gain, said: Words) -> str:
    return said.say("pic-inventors-points", {"number": gain.points})
