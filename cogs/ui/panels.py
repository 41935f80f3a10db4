"""Whole messages: the panel in the thread, a player's private panel, the log. Built from what a reader may see."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from cogs.icons import Icons
from cogs.ui.decisions import ROW
from cogs.ui.files import Attached
from cogs.ui.history import HistoryButton, PageRequest
from cogs.ui.items import LookButton, TableButton
from cogs.ui.menus import ButtonMenu
from cogs.ui.recaps import TEXT
from cogs.ui.recaps import line as cut
from cogs.ui.rulebook import RuleButton
from cogs.ui.surface import View
from cogs.ui.teaching import teaching_buttons
from cogs.ui.waiting import waiting_line
from cogs.words import both, called
from cogs.words import own as bot_words
from host.model import Observation, Said, Table
from host.time.calls import calls_of
from host.turns.coaching import is_lesson
from render.kit.picture import Further, Picture
from render.registry import more
from render.registry import pictures as pictures_of
from rules.kernel.amounts import written
from rules.kernel.model import Score, Seat, Side, who
from rules.kernel.ties import looked_at
from rules.kernel.words import Words, clip

LINES = 10
HEAD = 2200
LABEL = 80
ALT = 1024
TABLES = 32
"""So many tables' words are kept, each with the texts that it has said."""
ACCENT = discord.Colour(0xB5763A)
QUIET = discord.Colour(0x6B6B6B)

Item = ui.Item[Any]


class Message(Struct):
    """A message ready to send: the view and the files it shows; `call` is the line by which it calls somebody."""

    view: ui.LayoutView
    files: list[discord.File] = []
    call: str = ""


class Look(Struct, frozen=True):
    """How a reader reads: language, where the table's thread is (a link), if it can be linked, and with what icons."""

    lang: str
    link: str | None = None
    icons: Icons | None = None


def words_for(table: Table, lang: str, icons: Icons | None = None) -> Words:
    """Return the table's words in a language, with its players' names at the seats; with icons, for messages only."""
    words = both(table.game, lang) if icons is None else icons.words(table.game, lang)
    names = tuple((player.seat, called(table, player.seat, lang)) for player in table.players)
    return _named(words, names, bot_words(lang).say("former-player"))


@lru_cache(TABLES)
def _named(words: Words, names: tuple[tuple[Seat, str], ...], nobody: str) -> Words:
    """Return the words with those names; a table's next panel says again most of what its last one said."""
    known = dict(names)
    return words.named(lambda seat: known.get(seat, nobody))


def public(observation: Observation, picture: Picture, look: Look, since: int | None = None) -> Message:
    """Return the panel in the thread: whose turn, what happened since a turn (the last one), the table as a picture."""
    table = observation.table
    words = words_for(table, look.lang, look.icons)
    head = _head(observation, words, _whose_turn(observation, words))
    since = table.turn - 1 if since is None else since
    story = _story(observation, words, since=since, room=TEXT - characters([*head, *result(observation, words)]))
    shown = shown_with(picture)
    galleries = [gallery(one) for one in shown]
    items = [*head, *story, *galleries] if len(shown) == 1 else [*head, *galleries, *story]
    items += result(observation, words)
    if table.status == "playing":
        hand = TableButton.make(table.id, "hand", words.say("ui-hand"), discord.ButtonStyle.primary)
        log = TableButton.make(table.id, "log", words.say("ui-log"))
        seldom = [*mute(table, table.waiting, words), *look_buttons(observation, words), log]
        seldom += teaching_buttons(table.game, words.lang)
        items += [ui.ActionRow[Any](hand, *first_steps(table, words)), menu(table, seldom, words)]
    else:
        items += [_looking_back(table, words), *looks(observation, words)]
    return message(items, ACCENT if table.status == "playing" else QUIET, shown)


def first_steps(table: Table, words: Words) -> list[RuleButton]:
    """Return what stands in the open on the first panels of a table: how the game is played; a coach has told it."""
    is_first = table.turn <= 1 and not is_lesson(table.options)
    return teaching_buttons(table.game, words.lang)[:1] if is_first else []


def _looking_back(table: Table, words: Words) -> Item:
    """Return the buttons of a table that is over."""
    return ui.ActionRow[Any](
        TableButton.make(table.id, "rematch", words.say("ui-rematch"), discord.ButtonStyle.success),
        HistoryButton.make(PageRequest("replay", table.id), "o", words.say("ui-replay")),
        HistoryButton.make(PageRequest("movie", table.id), "o", words.say("ui-movie")),
        HistoryButton.make(PageRequest("log", table.id), "o", words.say("ui-log")),
    )


def retired(table: Table, said: Sequence[Said], lang: str, turn: int, icons: Icons | None = None) -> Message:
    """Return what stays of a turn's panel: its story, without buttons, and that of turns which have no panel."""
    words = words_for(table, lang, icons)
    head = f"-# {words.say('panel-turn', {'turn': turn})}"
    told = story(said, words, TEXT - len(head) - 1, LINES * len({one.turn for one in said}))
    return message([ui.TextDisplay(clip("\n".join(filter(None, [head, told])), TEXT))], QUIET)


def further(observation: Observation, picture: Picture, key: str, look: Look) -> Message:
    """Return a message with one further picture and buttons that turn to the others."""
    words = words_for(observation.table, look.lang)
    waits = waiting_line(observation.table, observation.now, words)
    head = _head(observation, words, f"-# {waits}" if waits else "")
    return message([*head, gallery(picture), *looks(observation, words, shown=key)], QUIET, [picture])


def own(observation: Observation, picture: Picture, look: Look) -> Message:
    """Return a message with all that is a player's own."""
    words = words_for(observation.table, look.lang)
    title = words.say("panel-title", {"title": observation.table.title, "table": observation.table.id})
    return message([ui.TextDisplay[Any](f"**{title}**"), gallery(picture)], QUIET, [picture])


def looks(observation: Observation, words: Words, shown: str | None = None) -> list[Item]:
    """Return the buttons that show further pictures; the one `shown` is where the buttons are."""
    made = look_buttons(observation, words, shown)
    return [ui.ActionRow[Any](*made[start : start + ROW]) for start in range(0, len(made), ROW)]


def look_buttons(observation: Observation, words: Words, shown: str | None = None) -> list[LookButton]:
    """Return the buttons that show further pictures, without rows."""
    return [
        LookButton.make(
            observation.table.id,
            one.key,
            clip(_label(observation.table.game, one, words), LABEL),
            turn=shown is not None,
            disabled=one.key == shown,
        )
        for one in more(observation.table.game, observation.view)
    ]


def menu(table: Table, buttons: Sequence[ui.DynamicItem[Any]], words: Words) -> ui.ActionRow[Any]:
    """Return one line that stands for buttons that are needed now and then."""
    return ui.ActionRow[Any](ButtonMenu.make(table.id, buttons, words.say("ui-more")))


def mute(table: Table, seats: Collection[Seat | None], words: Words) -> list[TableButton]:
    """Return the button that ends the reminders of a turn, once one of these seats has had one."""
    reminded = any(call.reminds for seat, call in calls_of(table.options).items() if seat in seats)
    return [TableButton.make(table.id, "mute", words.say("ui-mute"))] if reminded else []


def _label(game: str, one: Further, words: Words) -> str:
    name = "" if one.seat is None else words.plain(who(one.seat))
    return pictures_of(game).labels(words.lang).say(one.label, {"name": name})


def moved(table: Table, look: Look) -> Message:
    """Return the line that a private panel shrinks to once there is a newer one."""
    words = words_for(table, look.lang)
    name = words.say("panel-title", {"title": table.title, "table": table.id})
    link = f" [{words.say('ui-to-table')}]({look.link})" if look.link else ""
    return plain(f"-# {name}{words.colon}{words.say('panel-moved')}{link}")


def ended(table: Table, look: Look) -> Message:
    """Return what a private panel becomes when its player has left the seat to another."""
    words = words_for(table, look.lang)
    head = f"### {words.say('panel-title', {'title': table.title, 'table': table.id})}"
    items: list[Item] = [ui.TextDisplay(f"{head}\n{words.say('panel-handed-over')}")]
    if look.link:
        items.append(ui.ActionRow[Any](ui.Button(label=words.say("ui-to-table"), url=look.link)))
    return message(items, QUIET)


def plain(text: str, *extra: Item) -> Message:
    """Return a short text, perhaps with something below."""
    return message([ui.TextDisplay(clip(text, TEXT)), *extra], QUIET)


def for_good(text: str, lang: str, button: ui.Item[Any]) -> Message:
    """Return a question whose red button does what cannot be taken back, which it says."""
    return plain(f"{text} {bot_words(lang).say('for-good')}", ui.ActionRow[Any](button))


def _head(observation: Observation, words: Words, state: str) -> list[Item]:
    title = words.say("panel-title", {"title": observation.table.title, "table": observation.table.id})
    return [ui.TextDisplay(clip("\n".join(filter(None, (f"### {title}", state))), HEAD))]


def _whose_turn(observation: Observation, words: Words) -> str:
    table = observation.table
    if table.status == "finished":
        return ""
    if table.status == "cancelled":
        return words.say("state-cancelled")
    return waiting_line(table, observation.now, words, mention=True) + clock(observation, words)


def clock(observation: Observation, words: Words) -> str:
    """Return a line of when time is up, as Discord counts it down; nothing where no clock runs."""
    if observation.until is None:
        return ""
    return f"\n-# {words.say('panel-clock', {'when': f'<t:{int(observation.until)}:R>'})}"


def winners_line(table: Table, words: Words) -> str:
    """Return who has won, be it a side that the game played itself."""
    names = [*(words(who(seat)) for seat in table.winners), *map(words.say, table.winning_rivals)]
    return words.say("final-winners", {"who": words.listed(names), "number": len(names)})


def result(observation: Observation, words: Words) -> list[Item]:
    """Return how a game that is over ended."""
    is_over = observation.table.status == "finished"
    return [ui.TextDisplay(clip(final(observation, words), HEAD))] if is_over else []


def final(observation: Observation, words: Words) -> str:
    """Return who has won and every side's points, the best first; those who gave up come last.

    The score sheet says the rest.
    """
    gone = {player.seat for player in observation.table.players if player.conceded}
    sides: list[Side] = [*observation.standing, *observation.rivals]
    sides.sort(key=lambda side: (_gave_up(side, gone), side.rank))
    told = " · ".join(_side(side, words, gave_up=_gave_up(side, gone)) for side in sides)
    tie = _tie([side for side in sides if not _gave_up(side, gone)], words)
    return "\n".join([winners_line(observation.table, words), told, *tie, f"-# {words.say('final-fair')}"])


def _tie(sides: Sequence[Side], words: Words) -> list[str]:
    """Return a line of what made the first of sides win that others equal in points, as far as it was counted."""
    tied = [side for side in sides if side.points * sides[0].parts == sides[0].points * side.parts]
    looked = looked_at(tied) if [side.rank for side in tied].count(1) == 1 < len(tied) else []
    if not looked:
        return []
    breaks = words.listed(f"{words.say(key)} ({_counted(tied, key, words)})" for key in looked)
    return [words.say("final-tie", {"breaks": breaks})]


def _counted(tied: Sequence[Side], key: str, words: Words) -> str:
    return ", ".join(f"{_name(side, words)} {written(dict(side.ties)[key])}" for side in tied)


def _gave_up(side: Side, gone: set[Seat]) -> bool:
    return isinstance(side, Score) and side.seat in gone


def _name(side: Side, words: Words) -> str:
    return words(who(side.seat)) if isinstance(side, Score) else words.say(side.name)


def _side(side: Side, words: Words, *, gave_up: bool) -> str:
    return f"{_name(side, words)} {_points(side, words)}" + (f" ({words.say('state-conceded')})" if gave_up else "")


def _points(score: Side, words: Words) -> str:
    # Whoever has half a point has a point in words: "½ point", but "1½ points".
    begun = -(-abs(score.points) // score.parts)
    return words.say("final-points", {"points": written(score.points, score.parts), "number": begun})


def _story(observation: Observation, words: Words, since: int, room: int) -> list[Item]:
    told = story([said for said in observation.said if said.turn >= since], words, room)
    return [ui.TextDisplay(told)] if told else []


def story(said: Sequence[Said], words: Words, room: int, most: int = LINES) -> str:
    """Return the last lines of a story that there is room for in characters, and where those before them are."""
    before = f"-# {words.say('panel-earlier')}"
    lines = _newest(said, words, room - len(before) - 1, "- ", most)
    return "\n".join([before, *lines] if len(lines) < len(said) else lines)


def told_lines(said: Sequence[Said], words: Words, room: int, before: str) -> str:
    """Return the last lines of a story that there is room for in characters, newest last."""
    return "\n".join(_newest(said, words, room, before))


def _newest(said: Sequence[Said], words: Words, room: int, before: str, most: int = LINES) -> list[str]:
    lines: list[str] = []
    for one in said[: -most - 1 : -1]:
        line = before + cut(words.sentence(one.line.text))
        room -= len(line) + 1
        if room < 0:
            break
        lines.insert(0, line)
    return lines


def count_parts(items: Sequence[Item]) -> int:
    """Return the number of components, nested ones too."""
    return sum(1 + len(getattr(item, "children", ())) for item in items)


def characters(items: Sequence[Item]) -> int:
    """Return the number of characters of all texts."""
    return sum(len(item.content) for item in items if isinstance(item, ui.TextDisplay))


def gallery(picture: Picture) -> Item:
    """Return the place in a message where a picture is shown."""
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=clip(picture.alt, ALT))
    return ui.MediaGallery(item)


def shown_with(picture: Picture) -> list[Picture]:
    """Return a picture behind the one that is to be shown above it, if there is one."""
    return [picture] if picture.above is None else [picture.above, picture]


def message(items: Sequence[Item], colour: discord.Colour, pictures: Sequence[Picture] = ()) -> Message:
    """Return a message of these items in a frame of that colour."""
    view = View(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=colour))
    files: list[discord.File] = [Attached(one.data, one.name, clip(one.alt, ALT)) for one in pictures]
    return Message(view, files)
