"""Panels and selects about time: one's own preferences, plans ahead, words to a player, the daily digest."""

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple, Self, cast

import discord
from discord import ui

from cogs.icons import Icons
from cogs.ui.decisions import SELECT_OPTIONS, menu_option
from cogs.ui.items import Select, TableButton
from cogs.ui.panels import ACCENT, QUIET, Item, Message, message, words_for
from cogs.ui.surface import Press, ask
from cogs.words import own
from host.model import Table, mark_of
from host.time.clocks import pause_of
from host.time.preferences import CHOICES, NO_QUIET, QUIET_FROM, QUIET_TO, ZONE, Preferences, shown_minute
from host.time.zones import zone_named
from host.turns.orders import Plan
from rules.kernel.model import Decision, Option, verbatim
from rules.kernel.words import Words, clip

SELECT_TEXT = 100
DIGESTED = 25
"""Tables of a daily list; `/games` has them all."""
MENUS = 4
PROMPT = 600
PREFERENCE = re.compile(r"p:(?P<key>[a-z]{1,20})")
PLAN = re.compile(r"o:(?P<table>\d{1,12}):(?P<mark>[a-z]{2}):(?P<page>\d)")


class PreferenceRequest(NamedTuple):
    """What a user chooses for one of their own preferences."""

    key: str
    choice: str


class PlanRequest(NamedTuple):
    """An order in advance: the option's id for the question of that mark."""

    table: int
    mark: str
    pick: str


class PreferenceSelect(ui.DynamicItem[Select], template=PREFERENCE):
    """A select of one of the user's own preferences."""

    def __init__(self, item: Select, key: str) -> None:
        """Take the drawn select and what its id says."""
        super().__init__(item)
        self.key = key

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the select again."""
        return cls(cast("Select", item), match["key"])

    async def callback(self, press: Press) -> None:
        """Change the preference."""
        await ask(press, PreferenceRequest(self.key, self.item.values[0]))


class PlanSelect(ui.DynamicItem[Select], template=PLAN):
    """A select of options to be answered by themselves."""

    def __init__(self, item: Select, table: int, mark: str) -> None:
        """Take the drawn select and what its id says."""
        super().__init__(item)
        self.table, self.mark = table, mark

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the select again."""
        return cls(cast("Select", item), int(match["table"]), match["mark"])

    async def callback(self, press: Press) -> None:
        """Set the order."""
        await ask(press, PlanRequest(self.table, self.mark, self.item.values[0]))


ITEMS: Final = (PreferenceSelect, PlanSelect)


def needs_zone(preferred: Preferences) -> bool:
    """Return whether a user has chosen hours of a day and not said whose clocks show them."""
    return not preferred.zone and (preferred.quiet is not None or preferred.turn == "digest")


def preferences(preferred: Preferences, now: float, lang: str, places: Sequence[tuple[str, str]] = ()) -> Message:
    """Return what a user prefers of notices, each with a select; `places` are zones and their lines."""
    words = own(lang)
    told = {
        "turn": preferred.turn,
        "where": preferred.where,
        "remind": str(round(preferred.remind / 3600)),
        "next": "yes" if preferred.next else "no",
        "digest": str(preferred.digest),
    }
    zone = zone_named(preferred.zone, lang)
    known = words.say("wishes-zone", {"zone": zone}) if preferred.zone else words.say("wishes-zone-unknown")
    head = words.say("wishes-title") + "\n" + known
    if preferred.vacation > now:
        day = datetime.fromtimestamp(preferred.vacation, UTC)
        head += "\n" + words.say("wishes-vacation", {"until": f"<t:{int(day.timestamp())}:D>"})
    items: list[Item] = [ui.TextDisplay(head)]
    if places:
        items += [ui.TextDisplay(f"**{words.say('wishes-zone-ask')}**"), _zones(places, words)]
    for key, choices in CHOICES.items():
        if key == "digest":
            items += _quiet(preferred.quiet, words)
        if key == "digest" and preferred.turn != "digest":
            continue
        labels = [(choice, words.say(f"wished-{key}", {"choice": _counted(choice)})) for choice in choices]
        items += [ui.TextDisplay(f"**{words.say(f'wish-{key}')}**"), _select(key, labels, told[key])]
    return message(items, ACCENT)


def which_zone(typed: str, places: Sequence[tuple[str, str]], lang: str) -> Message:
    """Return the question which of these places somebody means."""
    words = own(lang)
    return message([ui.TextDisplay(words.say("which-zone", {"zone": verbatim(typed)})), _zones(places, words)], ACCENT)


def _zones(places: Sequence[tuple[str, str]], words: Words) -> Item:
    return _select(ZONE, places, None, words.say("ui-choose"))


def _quiet(quiet: tuple[int, int] | None, words: Words) -> list[Item]:
    """Return the selects of both ends of the quiet hours: every full hour, and the minute that was typed."""
    begin, end = quiet or (None, None)
    none = (NO_QUIET, words.say("quiet-hours-none"))
    chosen = NO_QUIET if begin is None else shown_minute(begin)
    items: list[Item] = [ui.TextDisplay(f"**{words.say('wish-quiet')}**")]
    items.append(_select(QUIET_FROM, [none, *_hours(begin, "quiet-hours-from", words)], chosen))
    if end is not None:
        items.append(_select(QUIET_TO, _hours(end, "quiet-hours-to", words), shown_minute(end)))
    return items


def _hours(chosen: int | None, key: str, words: Words) -> list[tuple[str, str]]:
    minutes = [hour * 60 if chosen is None or chosen // 60 != hour else chosen for hour in range(24)]
    times = [shown_minute(minute) for minute in minutes]
    return [(time, words.say(key, {"time": time})) for time in times]


def _select(key: str, labels: Iterable[tuple[str, str]], chosen: str | None, empty: str | None = None) -> Item:
    """Return the select of a preference; the labels come with what they stand for."""
    options = [
        discord.SelectOption(label=clip(label, SELECT_TEXT), value=value, default=value == chosen)
        for value, label in labels
    ]
    select: Select = ui.Select(custom_id=f"p:{key}", options=options, placeholder=empty)
    return ui.ActionRow[Any](PreferenceSelect(select, key))


def _counted(choice: str) -> str | int:
    """Return a choice as an argument: messages tell numbers apart by their value, not by their digits."""
    return int(choice) if choice.isdigit() else choice


def plan(made: Plan, lang: str, icons: Icons | None = None) -> Message:
    """Return a player's orders in advance, and a menu for the next question that may come up."""
    words = words_for(made.table, lang, icons)
    items: list[Item] = [ui.TextDisplay(words.say("plan-title", {"table": made.table.id}))]
    for decision in made.decisions:
        items += _planned(made, decision, words)
    if not made.decisions:
        items.append(ui.TextDisplay(words.say("plan-nothing")))
    if made.orders:
        forget = TableButton.make(made.table.id, "forget", words.say("ui-forget-plans"), discord.ButtonStyle.danger)
        items += [ui.TextDisplay(f"-# {words.say('for-good')}"), ui.ActionRow[Any](forget)]
    return message(items, QUIET)


def _planned(made: Plan, decision: Decision, words: Words) -> list[Item]:
    prompt = f"**{clip(words(decision.prompt), PROMPT)}**"
    picks = made.orders.get(decision.key, ())
    chosen = [words(option.text) for option in decision.options if option.id in picks]
    if chosen:
        return [ui.TextDisplay(f"{prompt}\n→ {words.listed(chosen)}")]
    if not decision.low == decision.high == 1:
        return [ui.TextDisplay(f"{prompt}\n-# {words.say('plan-not-this')}")]
    options = decision.options[: SELECT_OPTIONS * MENUS]
    pages = [options[start : start + SELECT_OPTIONS] for start in range(0, len(options), SELECT_OPTIONS)]
    return [ui.TextDisplay(prompt), *(_menu(made.table, decision, page, n, words) for n, page in enumerate(pages))]


def _menu(table: Table, decision: Decision, page: Sequence[Option], number: int, words: Words) -> Item:
    mark = mark_of(decision.key)
    options = [menu_option(option.id, option, words) for option in page]
    select: Select = ui.Select(
        custom_id=f"o:{table.id}:{mark}:{number}", placeholder=words.say("ui-choose"), options=options
    )
    return ui.ActionRow[Any](PlanSelect(select, table.id, mark))


def note(table: Table, key: str, lang: str, link: str | None) -> Message:
    """Return a short word to one player about a table, with the way there."""
    words = words_for(table, lang)
    buttons: list[Any] = [TableButton.make(table.id, "hand", words.say("ui-hand"), discord.ButtonStyle.primary)]
    if link:
        buttons.append(ui.Button(label=words.say("ui-to-table"), url=link))
    title = words.say("panel-title", {"title": table.title, "table": table.id})
    told = f"{title}{words.colon}{words.say(key)}"
    made = message([ui.TextDisplay(told), ui.ActionRow[Any](*buttons)], QUIET)
    made.call = told
    return made


def digest(tables: Sequence[tuple[Table, str | None]], lang: str) -> Message:
    """Return the day's list of tables that wait for a user, each with a link where there is one.

    Those that are paused are not counted, and say so.
    """
    words = own(lang)
    paused = [pause_of(table.options) is not None for table, _ in tables]
    lines = [words.say("digest-title", {"number": paused.count(False)})]
    for (table, link), stands in zip(tables[:DIGESTED], paused, strict=False):
        name = words.say("panel-title", {"title": table.title, "table": table.id})
        state = f" · {words.say('games-paused')}" if stands else ""
        lines.append((f"- [{name}]({link})" if link else f"- {name}") + state)
    if len(tables) > DIGESTED:
        lines.append(words.say("digest-more", {"number": len(tables) - DIGESTED}))
    made = message([ui.TextDisplay("\n".join(lines))], ACCENT)
    made.call = lines[0].removeprefix("### ")
    return made
