"""Whole messages: the lobby, the panel in the thread, a player's private panel. Built from what a reader may see."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from cogs.ui.decisions import Browse, clip, rows
from cogs.ui.items import TableButton
from cogs.ui.rulebook import RuleButton
from cogs.words import both
from host.handbook import handbook
from host.model import Said, Sight, Table
from render.kit.picture import Picture
from rules.kernel.model import Decision
from rules.kernel.registry import find
from rules.kernel.words import Words

TEXT = 4000
LINES = 10
LINE = 220
ALT = 1024
ACCENT = discord.Colour(0xB5763A)
QUIET = discord.Colour(0x6B6B6B)

View = ui.LayoutView
Item = ui.Item[Any]


class Message(Struct):
    """A message ready to send: the view and the files it shows."""

    view: View
    files: list[discord.File] = []


class Look(Struct, frozen=True):
    """How a reader reads: language, and where the table's thread is (a link), if it can be linked."""

    lang: str
    link: str | None = None


def words_for(table: Table, lang: str) -> Words:
    """Return the table's words in a language, with its players' names at the seats."""
    return both(table.game, lang).named(table.name)


def lobby(table: Table, lang: str) -> Message:
    """Return the message in the channel: who sits there, and what can be done."""
    words = words_for(table, lang)
    info = find(table.game).info
    names = [f"{number}. <@{player.user}>" for number, player in enumerate(table.players, start=1)]
    if table.status == "lobby":
        names += [f"{number}. …" for number in range(len(table.players) + 1, table.places + 1)]
    head = words.say("lobby-title", {"title": info.title, "table": table.id})
    parts = [
        head,
        words.say("lobby-about", {"players": _numbers(info.seats), "minutes": info.minutes}),
        "\n".join(names),
    ]
    parts += [
        f"-# {words.say(f'setting-{key}')}: {words.say(f'setting-{key}-{value}')}"
        for key, value in table.settings.items()
    ]
    parts.append(_lobby_state(table, words))
    items: list[Item] = [ui.TextDisplay("\n".join(parts))]
    if table.status == "lobby":
        items.append(_lobby_buttons(table, words))
    return _message(items, ACCENT if table.status in {"lobby", "playing"} else QUIET)


def public(sight: Sight, picture: Picture, look: Look) -> Message:
    """Return the panel in the thread: whose turn, what happened, the table as a picture."""
    table = sight.table
    words = words_for(table, look.lang)
    head = f"### {words.say('panel-title', {'title': table.title, 'table': table.id})}\n{_whose_turn(sight, words)}"
    items: list[Item] = [ui.TextDisplay(head)]
    items += _story(sight, words, since=table.turn - 1)
    items.append(_gallery(picture))
    if table.status == "playing":
        hand = TableButton.make(table.id, "hand", words.say("ui-hand"), discord.ButtonStyle.primary)
        items.append(ui.ActionRow[Any](hand, TableButton.make(table.id, "log", words.say("ui-log"))))
    return _message(items, ACCENT if table.status == "playing" else QUIET, [picture])


def retired(table: Table, said: Sequence[Said], lang: str, turn: int) -> Message:
    """Return what stays of a turn's panel: its story, without buttons."""
    words = words_for(table, lang)
    told = _told(said, words) or words.say("panel-quiet")
    return _message([ui.TextDisplay(clip(f"-# {words.say('panel-turn', {'turn': turn})}\n{told}", TEXT))], QUIET)


def private(
    sight: Sight, pictures: Sequence[Picture], look: Look, browse: Browse | None = None, note: str = ""
) -> Message:
    """Return a player's own panel: what happened, their pictures, and what they may do now."""
    table = sight.table
    words = words_for(table, look.lang)
    head = f"### {words.say('panel-title', {'title': table.title, 'table': table.id})}"
    items: list[Item] = [ui.TextDisplay(f"{head}\n{note or _my_state(sight, words)}")]
    items += _story(sight, words, since=table.turn - 2)
    items += [_gallery(picture) for picture in pictures]
    for number in range(len(sight.questions)):
        items += _question(sight, number, words, browse)
    items += _private_end(sight, words, look)
    return _message(items, ACCENT if sight.questions else QUIET, pictures)


def ended(table: Table, look: Look) -> Message:
    """Return what a private panel becomes when its table is cancelled or its turn long gone."""
    words = words_for(table, look.lang)
    head = f"### {words.say('panel-title', {'title': table.title, 'table': table.id})}"
    state = words.say("state-cancelled") if table.status == "cancelled" else words.say("panel-moved")
    items: list[Item] = [ui.TextDisplay(f"{head}\n{state}")]
    if look.link:
        items.append(ui.ActionRow[Any](ui.Button(label=words.say("ui-to-table"), url=look.link)))
    return _message(items, QUIET)


def plain(text: str, *extra: Item) -> Message:
    """Return a short text, perhaps with something below."""
    return _message([ui.TextDisplay(clip(text, TEXT)), *extra], QUIET)


def _question(sight: Sight, number: int, words: Words, browse: Browse | None) -> list[Item]:
    question = sight.questions[number]
    decision = question.decision
    text = words(decision.prompt)
    if browse and browse.picked:
        picked = ", ".join(words(decision.options[pick].text) for pick in browse.picked)
        text += f"\n-# {words.say('ui-picked', {'picks': picked})}"
    hints = _hints(decision, words)
    made: list[Item] = [ui.TextDisplay(clip(f"**{text}**{hints}", 1500))]
    return made + list(rows(sight.table.id, sight.table.epoch, question, words, browse))


def _hints(decision: Decision, words: Words) -> str:
    """Return the hints of options that become buttons, which cannot show them."""
    options = decision.options
    if len(options) > 4:
        return ""
    told = [f"\n-# {words(option.text)}: {words(option.hint)}" for option in options if option.hint is not None]
    return "".join(told)


def _whose_turn(sight: Sight, words: Words) -> str:
    table = sight.table
    if table.status == "finished":
        return _final(sight, words)
    if table.status == "cancelled":
        return words.say("state-cancelled")
    mentions = [f"<@{player.user}>" for player in table.players if player.seat in table.waiting]
    return words.say("panel-to-act", {"who": ", ".join(mentions), "number": len(mentions)})


def _my_state(sight: Sight, words: Words) -> str:
    table = sight.table
    if table.status == "finished":
        return _final(sight, words)
    if table.status == "cancelled":
        return words.say("state-cancelled")
    if sight.questions:
        return words.say("panel-your-turn")
    return words.say("panel-waiting-for", {"who": ", ".join(table.name(seat) for seat in table.waiting)})


def _final(sight: Sight, words: Words) -> str:
    table = sight.table
    winners = ", ".join(table.name(seat) for seat in table.winners)
    lines = [words.say("final-winners", {"who": winners, "number": len(table.winners)})]
    gone = {player.seat for player in table.players if player.conceded}
    for score in sorted(sight.standing, key=lambda score: (score.seat in gone, score.rank)):
        parts = ", ".join(f"{words.say(key)} {points}" for key, points in score.breakdown)
        ties = ", ".join(f"{words.say(key)} {number}" for key, number in score.ties)
        told = "; ".join(part for part in (parts, ties) if part)
        place = (
            "–"
            if score.seat in gone
            else f"{score.rank - sum(sight.standing[seat].rank < score.rank for seat in gone)}."
        )
        name = table.name(score.seat) + (f" ({words.say('state-conceded')})" if score.seat in gone else "")
        lines.append(f"{place} **{name}** {words.say('final-points', {'points': score.points})}\n-# {told}")
    return "\n".join(lines)


def _story(sight: Sight, words: Words, since: int) -> list[Item]:
    told = _told([said for said in sight.said if said.turn >= since], words)
    return [ui.TextDisplay(told)] if told else []


def _told(said: Iterable[Said], words: Words) -> str:
    """Return the last lines of a story, newest last."""
    lines = [clip(words(one.line.text), LINE) for one in said]
    return "\n".join(f"- {line}" for line in lines[-LINES:])


def _private_end(sight: Sight, words: Words, look: Look) -> list[Item]:
    table = sight.table
    buttons: list[Item] = []
    if sight.can_undo:
        buttons.append(TableButton.make(table.id, "undo", words.say("ui-undo"), argument=table.epoch))
    rule = handbook().for_decision(table.game, sight.questions[0].decision.key) if sight.questions else None
    if rule is not None:
        buttons.append(RuleButton.make(table.game, look.lang, rule, words.say("ui-rule")))
    if look.link:
        buttons.append(ui.Button(label=words.say("ui-to-table"), url=look.link))
    return [ui.ActionRow[Any](*buttons)] if buttons else []


def _lobby_state(table: Table, words: Words) -> str:
    if table.status == "lobby":
        return words.say("state-lobby", {"missing": max(0, min(find(table.game).info.seats) - len(table.players))})
    if table.status == "playing":
        thread = f"<#{table.place.thread}>" if table.place.thread else "…"
        return words.say("state-playing", {"thread": thread})
    if table.status == "finished":
        winners = ", ".join(table.name(seat) for seat in table.winners)
        return words.say("final-winners", {"who": winners, "number": len(table.winners)})
    return words.say("state-cancelled")


def _lobby_buttons(table: Table, words: Words) -> Item:
    full = len(table.players) >= table.places
    ready = len(table.players) in find(table.game).info.seats
    return ui.ActionRow[Any](
        TableButton.make(table.id, "join", words.say("ui-join"), discord.ButtonStyle.success, disabled=full),
        TableButton.make(table.id, "leave", words.say("ui-leave")),
        TableButton.make(table.id, "start", words.say("ui-start"), discord.ButtonStyle.primary, disabled=not ready),
    )


def _numbers(seats: Sequence[int]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def _gallery(picture: Picture) -> Item:
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=clip(picture.alt, ALT))
    return ui.MediaGallery(item)


def _message(items: Sequence[Item], colour: discord.Colour, pictures: Sequence[Picture] = ()) -> Message:
    view = View(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=colour))
    files = [discord.File(BytesIO(one.data), filename=one.name, description=clip(one.alt, ALT)) for one in pictures]
    return Message(view, files)
