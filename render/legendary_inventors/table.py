"""The picture of the whole table, drawn from what anybody may see: inventions, teams and the bag."""

from collections.abc import Sequence

from PIL import Image

from render.kit import palette, text, tokens
from render.kit.canvas import Canvas
from render.kit.fonts import legible
from render.kit.grids import Box
from render.legendary_inventors import cards, signs, teams
from render.legendary_inventors import layout as at
from render.legendary_inventors.labels import labels
from render.legendary_inventors.tiles import tile
from rules.kernel.words import Words
from rules.legendary_inventors.components import REWARDS, SCIENCES, TEAMS
from rules.legendary_inventors.view import Player, Tiles, View

ROMAN = ("", "I", "II", "III")


def table(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return the table."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    shown = legible_names(names, said)
    players = [player for player in view.players if player.team or not view.free_teams]
    further = [teams.further_lines(player, over=view.over) for player in players] + [0] * len(view.free_teams)
    plan = at.plan(len(view.display), further)
    sheet = Canvas(Image.new("RGB", (at.WIDTH, plan.height), palette.BENCH))
    with sheet.ground():
        _header(sheet, view, said, shown)
    legend(sheet, words, at.LEGEND)
    led = [player.team for player in view.players]
    for card, box in zip(view.display, plan.cards, strict=True):
        name = short(words, said, "invention", card.id)
        cards.invention(sheet, card, box, name, led, view.rewards)
    for player, box in zip(players, plan.teams, strict=False):
        how = points_in_words(player, said) if view.over else ""
        label = teams.Label(shown[player.seat], inventor_names(player.team, words, said), how)
        teams.team(sheet, player, box, label, _state(view, player))
    for id_, box in zip(view.free_teams, plan.teams[len(players) :], strict=True):
        label = teams.Label(words.say(f"team-{id_}"), inventor_names(id_, words, said))
        teams.free_team(sheet, id_, box, label)
    bag(sheet, view, plan.bag)
    return sheet


def legible_names(names: Sequence[str], said: Words) -> list[str]:
    """Return the players' names without what the typeface cannot show."""
    return [legible(name, "bold", said.say("pic-player", {"number": seat + 1})) for seat, name in enumerate(names)]


def short(words: Words, said: Words, kind: str, id_: str) -> str:
    """Return the name of an inventor or an invention; where one is too long for a picture, its short form."""
    key = f"pic-inventors-{kind}-{id_}"
    return said.say(key) if said.has(key) else words.say(f"{kind}-{id_}")


def inventor_names(team: str, words: Words, said: Words) -> tuple[str, ...]:
    """Return the short names of a team's inventors."""
    return tuple(short(words, said, "inventor", each.id) for each in TEAMS[team].inventors) if team else ()


def points_in_words(player: Player, said: Words) -> str:
    """Return how a player's points have come about."""
    points = player.points
    facts = {"patents": points.patents, "series": points.series, "victory": points.victory}
    return said.say("pic-inventors-sum", {**facts, "goals": points.inventors})


def age_of(view: View) -> str:
    """Return the age in Roman figures."""
    return ROMAN[view.age] if view.age < len(ROMAN) else str(view.age)


def _state(view: View, player: Player) -> teams.State:
    return teams.State(
        asked=player.seat in view.asked,
        leonardo=player.seat == view.leonardo,
        done=player.done and view.stage == "final" and not view.over,
        rank=player.rank if view.over else 0,
    )


def _header(sheet: Canvas, view: View, said: Words, names: Sequence[str]) -> None:
    room = _badge(sheet, view, said)
    sign, words = _heading(view, said, names)
    sheet.sprite(sign, room.x, room.centre[1] - sign.height // 2)
    left = sign.width + 10
    sheet.line(words, Box(room.x + left, room.y, room.w - left - 10, room.h), face="bold", size=34, fill=palette.CHALK)


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
    return sign, said.say("pic-turn", {"number": view.turn_number, "name": names[seat]})


def _badge(sheet: Canvas, view: View, said: Words) -> Box:
    """Lay the age, or the end, into the right of the header and return the room left of it."""
    if view.over:
        words = said.say("pic-over")
    elif view.display:
        words = said.say("pic-inventors-age", {"age": age_of(view), "number": view.to_complete})
    else:
        return at.HEADER
    wide = text.width(words, "bold", 28) + 24
    box = Box(at.HEADER.right - wide, at.HEADER.y + 4, wide, at.HEADER.h - 8)
    sheet.panel(box, palette.CHALK if view.over else palette.BRASS, radius=10)
    sheet.line(words, box.inset(8), face="bold", size=28, fill=palette.INK, align="m")
    return Box(at.HEADER.x, at.HEADER.y, at.HEADER.w - wide - 6, at.HEADER.h)


def legend(sheet: Canvas, words: Words, box: Box) -> None:
    """Write what the four signs stand for."""
    told = [words.say(name) for name in SCIENCES]
    wide = [34 + text.width(name, "text", text.SMALLEST) for name in told]
    gap = (box.w - sum(wide)) // (len(told) - 1)
    x = box.x
    for science, (name, step) in enumerate(zip(told, wide, strict=True)):
        sheet.sprite(signs.science(science, 28), x, box.centre[1] - 14)
        sheet.line(name, Box(x + 34, box.y, step - 34 + min(gap, 0), box.h), size=text.SMALLEST, fill=palette.CHALK_DIM)
        x += step + gap


def bag(sheet: Canvas, view: View, box: Box) -> None:
    """Show what is left in the bag, which everybody can work out."""
    sheet.panel(box, palette.PANEL, radius=10)
    sheet.sprite(signs.bag(38), box.x + 8, box.centre[1] - 19)
    counts(sheet, view.bag, Box(box.x + 56, box.y, box.w - 60, box.h))


def counts(sheet: Canvas, lying: Sequence[Tiles], box: Box) -> None:
    """Show how many reward tiles there are of every kind."""
    numbers = {each.kind: each.number for each in lying}
    step = box.w // len(REWARDS)
    for place, kind in enumerate(REWARDS):
        x = box.x + place * step
        sheet.sprite(tile(kind, 38), x, box.centre[1] - 19)
        number = numbers.get(kind, 0)
        fill = palette.CHALK if number else signs.FAINT
        sheet.write(str(number), (x + 42, box.centre[1] + 2), face="figures", size=34, fill=fill)
