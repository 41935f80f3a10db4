"""Messages before a game: the lobby, and the settings of a table."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui.height import ROOM, height
from cogs.ui.ids import PLACES
from cogs.ui.items import SettingSelect, TableButton
from cogs.ui.menus import ButtonMenu
from cogs.ui.panels import ACCENT, QUIET, Item, Message, gallery, message, plain, winners_line, words_for
from cogs.ui.teaching import teaching_buttons
from cogs.ui.waiting import waiting_line
from cogs.words import name_of, names_of, own
from host.access import ACCESS, CODE, is_public
from host.computers.hints import HINTS
from host.computers.levels import LEVELS, NUMBERED
from host.computers.names import character_of
from host.computers.relief import RELIEF
from host.model import Player, Table
from host.tables.invitations import Open
from host.tables.options import OPTIONS, PREFIX, TableOption, chosen
from host.tables.places import goes_direct
from host.tables.seals import COMMITMENT
from host.tables.starting import FULL, starts_at
from render.kit.picture import Picture
from rules.kernel.game import GameInfo, Setting
from rules.kernel.model import verbatim
from rules.kernel.registry import find
from rules.kernel.words import Words, capital, clip

SELECT_TEXT = 100
ABOUT = "about-game"
"""The game's message that says in one sentence what it is about."""
AT_ONCE = 4
"""Settings that fill a phone's screen; the rest is behind a button."""
TOGETHER, AS_USUAL, IN_A_ROW, NO_LEVELS = 1, 2, 3, 4
"""How brief a lobby is where a phone has little room: settings share a line, and free places; then settings that are as
usual are left to their own message; then those who sit there share a line; at last what the levels of computers mean
is left to the menu of them."""
SPARE = 22
"""Pixels left free: so long a sentence as a lobby has may take a line more than reckoned."""
LISTED = 6
"""Lobbies, and running games with a free seat, that a list of open tables shows."""
WHY = 100
"""Characters of the reason why a game in progress waits in that list."""


def lobby(table: Table, lang: str, role: int | None = None, banner: Picture | None = None, now: float = 0.0) -> Message:
    """Return the message in the channel: who sits there, and what can be done; a new one calls a role.

    It says as much as a phone shows at once.
    """
    words = words_for(table, lang)
    pictures = [] if banner is None else [banner]
    ratio = 0.0 if banner is None else banner.size[1] / banner.size[0]
    buttons = _lobby_buttons(table, words) if table.status == "lobby" else []
    for brevity in range(NO_LEVELS + 1):
        text = ui.TextDisplay[Any](_told(table, words, role, brevity, now))
        items: list[Item] = [*map(gallery, pictures), text, *buttons]
        if height(items, ratio) <= ROOM - SPARE:
            break
    return message(items, ACCENT if table.status in {"lobby", "playing"} else QUIET, pictures)


def _told(table: Table, words: Words, role: int | None, brevity: int, now: float) -> str:
    """Return what a lobby says; the briefer, the more is left to its buttons and the settings' own message."""
    info = find(table.game).info
    parts = [
        words.say("lobby-title", {"title": info.title, "table": table.id}),
        *([words.say(ABOUT)] if words.has(ABOUT) else []),
        _about_game(table, info, words),
        _seats(table, words, brevity),
        *_chosen(table, info, words, brevity),
        _lobby_state(table, words),
    ]
    if waits := waiting_line(table, now, words, lasting=True):
        parts.append(waits)
    if table.status == "lobby" and COMMITMENT in table.options:
        parts.append(f"-# {words.say('lobby-fixed', {'commitment': table.options[COMMITMENT]})}")
    if role is not None:
        parts.append(words.say("lobby-looking", {"role": f"<@&{role}>"}))
    return "\n".join(parts)


def _seats(table: Table, words: Words, brevity: int) -> str:
    """Return who sits where, a line each; while others can join, with the places that are left."""
    taken = [_mention(table, player, words) for player in table.players]
    lines = [f"{number}. {name}" for number, name in enumerate(taken, start=1)]
    if table.status != "lobby":
        return "\n".join(lines)
    free = [f"{number}. …" for number in range(len(taken) + 1, table.places + 1)]
    if brevity >= TOGETHER and len(free) > 1:
        free = [f"{len(taken) + 1}–{table.places}. …"]
    seated = [" · ".join([*taken, *["…"] * len(free[:1])])] if brevity >= IN_A_ROW else [*lines, *free]
    return "\n".join([*seated, *(_levels(table, words) if brevity < NO_LEVELS else [])])


def _mention(table: Table, player: Player, words: Words) -> str:
    if player.name and not player.computer:
        return f"<@{player.user}>"
    return words(verbatim(name_of(table, player.seat, words.lang)))


def _levels(table: Table, words: Words) -> list[str]:
    """Return a line for each level of which there is a computer: what it does."""
    there = {player.computer for player in table.players if player.is_computer}
    return [
        "-# " + words.say("lobby-level", {"level": words.say(f"level-{one}"), "about": words.say(f"level-{one}-about")})
        for one in LEVELS
        if one in there
    ]


def _chosen(table: Table, info: GameInfo, words: Words, brevity: int) -> list[str]:
    """Return the settings that matter to so many players, and the options that were changed."""
    seats, now = table.places if table.status == "lobby" else len(table.players), chosen(table.options)
    settings_ = [
        (words.say(f"setting-{one.key}"), words.say(f"setting-{one.key}-{table.settings[one.key]}"))
        for one in info.settings
        if one.matters(seats) and (brevity < AS_USUAL or table.settings[one.key] != one.default)
    ]
    options = [
        (words.say(f"option-{one.key}"), words.say(f"option-{one.key}-{now[one.key]}"))
        for one in OPTIONS
        if now[one.key] != one.default
    ]
    told = [f"{name}{words.colon}{choice}" for name, choice in settings_ + options]
    return [f"-# {one}" for one in ([" · ".join(told)] if brevity >= TOGETHER and told else told)]


def _about_game(table: Table, info: GameInfo, words: Words) -> str:
    """Return for how many players the table is, and how long they will play."""
    seats = [number for number in info.seats if number <= table.places]
    about = words.say("lobby-about", {"players": _numbers(seats), "most": seats[-1], "minutes": info.minutes})
    return f"-# {about}"


def settings(table: Table, lang: str, *, owner: bool, note: str = "", more: bool = False) -> Message:
    """Return settings with what they mean, to be changed by the owner and read by anybody.

    First come those that matter for as many players as the table is for; the others are behind a button (`more`).
    """
    words = words_for(table, lang)
    info = find(table.game).info
    head = words.say("settings-title", {"title": info.title, "table": table.id})
    told = note or words.say("settings-yours" if owner else "settings-of-owner")
    # Whoever plays alone invites nobody.
    code = table.options.get(CODE, "") if owner and table.places > 1 else ""
    invitation = f"\n{words.say('settings-code', {'code': code})}" if code else ""
    items: list[Item] = [ui.TextDisplay(f"{head}\n{told}{invitation}")]
    first, rest = _pages(table, info)
    for key in rest if more and rest else first:
        items += _setting(table, info, key, words, owner=owner)
    if rest:
        label = words.say("ui-settings-first" if more else "ui-more")
        items.append(ui.ActionRow[Any](TableButton.make(table.id, "settings", label, argument=0 if more else 1)))
    return message(items, ACCENT)


def is_behind(table: Table, key: str) -> bool:
    """Say whether a setting is among those behind the button."""
    return key in _pages(table, find(table.game).info)[1]


def _pages(table: Table, info: GameInfo) -> tuple[list[str], list[str]]:
    """Return the keys of the settings that are shown at once, and of those behind a button."""
    possible = [
        one for one in info.settings if any(one.matters(seats) for seats in info.seats if seats <= table.places)
    ]
    fitting = [one.key for one in possible if one.matters(table.places)]
    options = [f"{PREFIX}{one.key}" for one in _options(table)]
    keys = [*([PLACES] if len(info.seats) > 1 else []), *fitting, *options]
    return keys[:AT_ONCE], [*keys[AT_ONCE:], *(one.key for one in possible if one.key not in fitting)]


def _setting(table: Table, info: GameInfo, key: str, words: Words, *, owner: bool) -> list[Item]:
    """Return what a setting means, and the menu of its choices."""
    if key == PLACES:
        return [ui.TextDisplay(f"**{words.say('settings-places')}**"), _places(table, info, words, owner=owner)]
    for option in OPTIONS:
        if key == f"{PREFIX}{option.key}":
            about = f"**{words.say(f'option-{option.key}')}**\n-# {words.say(f'option-{option.key}-about')}"
            return [ui.TextDisplay(about), _option_choices(table, option, words, owner=owner)]
    setting = next(one for one in info.settings if one.key == key)
    return [ui.TextDisplay(_about(setting, words)), _choices(table, setting, words, owner=owner)]


def open_tables(found: Open, lang: str, now: float = 0.0) -> Message:
    """Return a list of tables that wait for players or for a substitute, each with a button to sit down."""
    words = own(lang)
    tables = [*found.lobbies[:LISTED], *found.vacant[:LISTED]]
    if not tables:
        return plain(words.say("find-none"))
    items: list[Item] = [ui.TextDisplay(words.say("find-title"))]
    for table in tables:
        items += [ui.TextDisplay(_listed(table, words, now)), ui.ActionRow[Any](_way_in(table, words))]
    return message(items, ACCENT)


def _listed(table: Table, words: Words, now: float) -> str:
    players = [words(verbatim(name)) for name in names_of(table, words.lang)]
    name = f"**{table.title} #{table.id}** · {', '.join(players)}"
    if table.status == "playing":
        return f"{name}\n-# {clip(waiting_line(table, now, words_for(table, words.lang)), WHY)}"
    return f"{name}\n-# {words.say('games-lobby', {'seated': len(table.players), 'places': table.places})}"


def _way_in(table: Table, words: Words) -> TableButton:
    if table.status == "playing":
        return TableButton.make(table.id, "take", words.say("ui-take-seat"), discord.ButtonStyle.success)
    return TableButton.make(table.id, "join", words.say("ui-join"), discord.ButtonStyle.success)


def _options(table: Table) -> list[TableOption]:
    """Return what can be chosen there besides the game's settings.

    A table without a channel is always private; whoever plays alone starts by hand, is not played for, and may always
    ask.
    """
    pointless = {
        *([] if table.place.channel is not None else [ACCESS]),
        *([FULL, RELIEF, HINTS] if table.places == 1 else []),
    }
    return [one for one in OPTIONS if one.key not in pointless]


def _option_choices(table: Table, option: TableOption, words: Words, *, owner: bool) -> Item:
    now = chosen(table.options)[option.key]
    options = [
        discord.SelectOption(
            label=clip(capital(words.say(f"option-{option.key}-{choice}")), SELECT_TEXT),
            value=choice,
            default=choice == now,
        )
        for choice in option.choices
    ]
    return ui.ActionRow[Any](SettingSelect.make(table.id, f"{PREFIX}{option.key}", options=options, disabled=not owner))


def _about(setting: Setting, words: Words) -> str:
    only = f" ({words.say('settings-only', {'players': _numbers(setting.seats)})})" if setting.seats else ""
    return f"**{words.say(f'setting-{setting.key}')}**{only}\n-# {words.say(f'setting-{setting.key}-about')}"


def _places(table: Table, info: GameInfo, words: Words, *, owner: bool) -> Item:
    options = [
        discord.SelectOption(
            label=words.say("settings-up-to", {"number": seats}), value=str(seats), default=seats == table.places
        )
        for seats in info.seats
        if seats >= len(table.players)
    ]
    return ui.ActionRow[Any](SettingSelect.make(table.id, PLACES, options=options, disabled=not owner))


def _choices(table: Table, setting: Setting, words: Words, *, owner: bool) -> Item:
    options = [
        discord.SelectOption(
            label=clip(capital(words.say(f"setting-{setting.key}-{choice}")), SELECT_TEXT),
            value=choice,
            default=choice == table.settings[setting.key],
        )
        for choice in setting.choices
    ]
    return ui.ActionRow[Any](SettingSelect.make(table.id, setting.key, options=options, disabled=not owner))


def _lobby_state(table: Table, words: Words) -> str:
    starts = starts_at(table.options)
    if table.status == "lobby" and starts is not None:
        return words.say("state-starts", {"when": countdown(starts)})
    if table.status == "lobby":
        return words.say("state-lobby", {"missing": max(0, min(find(table.game).info.seats) - len(table.players))})
    if table.status == "playing" and goes_direct(table):
        return words.say("state-playing-direct")
    if table.status == "playing":
        thread = f"<#{table.place.thread}>" if table.place.thread else "…"
        return words.say("state-playing", {"thread": thread})
    if table.status == "finished":
        return winners_line(table, words)
    return words.say("state-cancelled")


def countdown(due: float) -> str:
    """Return a time (seconds since the epoch) as Discord counts down to it, in each reader's language."""
    return f"<t:{int(due)}:R>"


def _lobby_buttons(table: Table, words: Words) -> list[Item]:
    """Return what begins a game, and below it what can be looked at or set; what undoes comes last, and quietly."""
    full = len(table.players) >= table.places
    ready = len(table.players) in find(table.game).info.seats
    join = TableButton.make(table.id, "join", words.say("ui-join"), discord.ButtonStyle.success, disabled=full)
    wait = TableButton.make(table.id, "wait", words.say("ui-wait"))
    begin = ui.ActionRow[Any](
        *([join] if is_public(table.options) else []),
        TableButton.make(table.id, "start", words.say("ui-start"), discord.ButtonStyle.primary, disabled=not ready),
        *([wait] if starts_at(table.options) is not None else []),
    )
    rest = ui.ActionRow[Any](
        *teaching_buttons(table.game, words.lang),
        TableButton.make(table.id, "settings", words.say("ui-settings")),
        TableButton.make(table.id, "leave", words.say("ui-leave")),
    )
    return [begin, *_computers(table, words), rest]


def _computers(table: Table, words: Words) -> list[Item]:
    """Return the menu that lets computers sit down where there is a place, and stand up."""
    is_full = len(table.players) >= table.places
    levels = () if is_full else LEVELS
    labels = [words.say("computers-add-one", {"level": words.say(f"level-{level}")}) for level in levels]
    numbers = map(NUMBERED.index, levels)
    add = [
        TableButton.make(table.id, "computer", label, argument=number)
        for label, number in zip(labels, numbers, strict=True)
    ]
    there = [one for one in table.players if one.is_computer]
    names = [words.plain.say("computers-remove", {"name": name_of(table, one.seat, words.lang)}) for one in there]
    go = [
        TableButton.make(table.id, "dismiss", name, argument=one.seat) for one, name in zip(there, names, strict=True)
    ]
    hints = [capital(words.say(f"level-{level}-about")) for level in levels]
    hints += [capital(words.say(f"character-{character_of(one.user)}")) for one in there]
    name = words.say("computers-add" if add else "computers-full")
    return [ui.ActionRow[Any](ButtonMenu.make(table.id, [*add, *go], name, hints))] if add or go else []


def _numbers(seats: Sequence[int]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
