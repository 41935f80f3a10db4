"""Everything that can be chosen somewhere reads well: preferences, options of a table, settings of a game."""

import re
from collections.abc import Iterator
from typing import Any, cast

import pytest
from msgspec.structs import replace

from cogs.ui import lobbies
from cogs.ui import time as about_time
from cogs.ui.choosing import which
from cogs.ui.games import games_page
from cogs.ui.panels import Message
from host.tables.options import OPTIONS
from host.time.preferences import CHOICES, preferences_from
from host.time.zones import listed, zones_meant
from rules.kernel.registry import find, games
from rules.kernel.words import LANGUAGES
from tests.cogs.observations import LINK, table_of
from tests.limits import SELECT, Json, message_faults, walk

NONE = re.compile(r"(?<![\d-])0(?![\d-])")
"""A nought that is neither part of a number nor an hour of the night: nobody says "0 hours"."""
KEY = re.compile(r"[a-z]+(?:[-_][a-z0-9]+)+")


def menus(message: Message) -> Iterator[Json]:
    components = cast("Any", message.view).to_components()
    assert message_faults(components) == []
    yield from (part for part in walk(components) if part["type"] == SELECT)


def reads_well(menu: Json) -> None:
    labels = [option["label"] for option in menu["options"]]
    assert len(set(labels)) == len(labels), labels
    for label in labels:
        assert not NONE.search(label), label
        assert not re.search(r"[{}…]", label), label
        assert not KEY.fullmatch(label), label
        assert label[0].isupper() or label[0].isdigit() or label.startswith("<"), label


def chosen(menu: Json) -> list[str]:
    return [option["value"] for option in menu["options"] if option.get("default")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "choice"), [(key, choice) for key, choices in CHOICES.items() for choice in choices])
def test_every_wish_reads_well_and_is_the_one_that_was_chosen(key: str, choice: str, lang: str) -> None:
    preferred = preferences_from({"turn": "digest", key: choice})
    found = {menu["custom_id"]: menu for menu in menus(about_time.preferences(preferred, 0, lang))}
    for menu in found.values():
        reads_well(menu)
    if f"p:{key}" in found:
        assert chosen(found[f"p:{key}"]) == [choice]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("begin", "end"), [("22:00", "07:00"), ("22:30", "06:15"), ("00:00", "09:00")])
def test_quiet_hours_read_well_and_are_those_that_were_chosen(begin: str, end: str, lang: str) -> None:
    preferred = preferences_from({"quiet": f"{begin}-{end}"})
    places = listed(zones_meant("", lang, 0), lang, 0)
    found = {menu["custom_id"]: menu for menu in menus(about_time.preferences(preferred, 0, lang, places))}
    for menu in found.values():
        reads_well(menu)
    assert (chosen(found["p:quietfrom"]), chosen(found["p:quietto"])) == ([begin], [end])
    assert about_time.needs_zone(preferred)
    assert not about_time.needs_zone(replace(preferred, zone="Asia/Tokyo"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_very_many_tables_are_listed_as_far_as_discord_takes_them_and_the_rest_is_counted(lang: str) -> None:
    some = tuple(table_of(find("imaginarium"), 4, {}, id=number, waiting=(1, 2, 3)) for number in range(101, 0, -1))
    on_turn = replace(some[-1], waiting=(0,))
    user = on_turn.players[0].user
    question = which(1, "which-table", [*some[:-1], on_turn], user, lang)
    offered = [option["value"] for menu in menus(question) for option in menu["options"]]
    assert (offered[0], len(offered), len(set(offered))) == ("1", 100, 100)
    lines = [f"- [**Imaginarium #{number}**]({LINK}) · {'W' * 140}" for number in range(80)]
    for page in range(14):
        assert message_faults(cast("Any", games_page(lines, lines, page, lang).view).to_components()) == []
    digest = about_time.digest([(table, LINK) for table in some], lang)
    told = str(cast("Any", digest.view).to_components())
    assert message_faults(cast("Any", digest.view).to_components()) == []
    assert (told.count(LINK), "76" in told) == (25, True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_every_setting_of_a_table_reads_well_and_is_the_one_that_was_chosen(key: str, lang: str) -> None:
    info = find(key).info
    defaults = {one.key: one.default for one in info.settings}
    rounds = max(*(len(one.choices) for one in info.settings), *(len(one.choices) for one in OPTIONS))
    for number in range(rounds):
        settings = {one.key: one.choices[number % len(one.choices)] for one in info.settings}
        options = {one.key: one.choices[number % len(one.choices)] for one in OPTIONS}
        table = table_of(find(key), 1, {**defaults, **settings}, "lobby", options=options)
        found = {menu["custom_id"].split(":")[-1]: menu for menu in menus(lobbies.settings(table, lang, owner=True))}
        for name, menu in found.items():
            reads_well(menu)
            wanted = {**settings, **{f"_{one}": value for one, value in options.items()}}.get(name, str(table.places))
            assert chosen(menu) == [wanted], name
        assert found.keys() >= settings.keys() - {one.key for one in info.settings if one.seats}
