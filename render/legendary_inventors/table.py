"""The picture of the whole table, drawn from what anybody may see: inventions, players and the bag."""

from collections.abc import Sequence

from PIL import Image

from render.kit import text, tokens
from render.kit.canvas import Canvas
from render.kit.fonts import shown_names
from render.kit.grids import Box
from render.legendary_inventors import cards, look, signs, teams
from render.legendary_inventors import layout as at
from render.legendary_inventors.labels import labels
from render.legendary_inventors.look import Sheet
from render.legendary_inventors.wording import age_of, points_in_words, short
from rules.kernel.words import Words
from rules.legendary_inventors.view import View


def table(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return the table."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, names: Sequence[str]) -> Sheet:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    shown = shown_names(names, said)
    players = [player for player in view.players if player.team or not view.free_teams]
    plan = at.plan(len(view.display), len(players), len(view.free_teams), over=view.over)
    sheet = look.sheet(at.WIDTH, plan.height)
    with sheet.ground():
        _header(sheet, view, said, shown)
    if plan.legend:
        teams.legend(sheet, words, plan.legend)
    led = [player.team for player in view.players]
    for card, box in zip(view.display, plan.cards, strict=True):
        cards.invention(sheet, card, box, short(words, said, "invention", card.id), led, view.rewards)
        sheet.name(f"invention:{card.id}", box)
    for player, box in zip(players, plan.players, strict=True):
        how = points_in_words(player, said) if view.over else ""
        teams.player(sheet, player, box, shown[player.seat], teams.state_of(view, player), how)
        sheet.name(f"player:{player.seat}", box)
    for id_, box in zip(view.free_teams, plan.free, strict=True):
        teams.start(sheet, id_, box, words)
    _bag(sheet, view, plan.bag)
    return sheet


def _header(sheet: Sheet, view: View, said: Words, names: Sequence[str]) -> None:
    room = _badge(sheet, view, said)
    sheet.sprite(look.motif(48), room.x, room.y + 2)
    sign, words = _heading(view, said, names)
    sheet.sprite(sign, room.x + 54, room.centre[1] - sign.height // 2)
    left = 54 + sign.width + 10
    line = Box(room.x + left, room.y, room.w - left - 10, room.h)
    sheet.line(words, line, face="bold", size=32, fill=look.CHALK)


def _heading(view: View, said: Words, names: Sequence[str]) -> tuple[Image.Image, str]:
    if view.over:
        winners = [player.seat for player in view.players if player.rank == 1]
        key = "pic-won" if len(winners) == 1 else "pic-shared"
        return tokens.sign("crown", 42), said.say(key, {"name": names[winners[0]]})
    if view.stage == "final" or not view.asked:
        return signs.leonardo(46), said.say("pic-inventors-final")
    seat = view.asked[0]
    sign = signs.piece(view.players[seat].team, seat, 42)
    if view.stage == "teams":
        return sign, said.say("pic-inventors-picks", {"name": names[seat]})
    if view.rewards is not None:
        return sign, said.say("pic-inventors-chooses", {"name": names[seat]})
    return sign, said.say("pic-turn", {"name": names[seat]})


def _badge(sheet: Sheet, view: View, said: Words) -> Box:
    """Lay the age, or the end, into the right of the header and return the room left of it."""
    box = at.HEADER
    if view.over:
        words = said.say("pic-over")
    elif view.display:
        words = said.say("pic-inventors-age", {"age": age_of(view), "number": view.to_complete})
    else:
        return box
    wide = text.width(words, "fell", 32) + 4
    badge = Box(box.right - wide, box.y, wide, box.h)
    sheet.line(words, badge, face="fell", size=32, fill=look.ACCENT, align="r")
    sheet.name("age", badge)
    return Box(box.x, box.y, box.w - wide - 6, box.h)


def _bag(sheet: Canvas, view: View, box: Box) -> None:
    """Show what is left in the bag, which everybody can work out."""
    sheet.panel(box, look.PANEL, radius=10)
    sheet.sprite(signs.bag(38), box.x + 8, box.centre[1] - 19)
    teams.counts(sheet, view.bag, Box(box.x + 58, box.y, box.w - 62, box.h))
