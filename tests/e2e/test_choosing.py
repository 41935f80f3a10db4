"""Whoever plays at several tables chooses the one a command means, and need not type it again."""

import asyncio
import re
from typing import Any

import pytest

from host.handbook import Handbook
from host.model import Place, Table
from tests.conftest import ON_SQLITE
from tests.e2e.stage import LOADING, Json, Person, Stage, buttons, selects, text_of
from tests.e2e.test_refusals import is_private

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(180), ON_SQLITE]


async def begin(stage: Stage, game: str = "nicodemus") -> int:
    """Return a running game of Ann and Bob, opened without a word being typed."""
    ann, bob, host = stage.person("Ann").actor, stage.person("Bob").actor, stage.bot.host
    place = Place(stage.server.world.guild.id, stage.channel("games"))
    table = await host.lobby.open(game, ann.user_id, "Ann", place, {}, 2)
    await host.lobby.join(table.id, bob.user_id, "Bob")
    await host.lobby.start(table.id, ann.user_id)
    await stage.settled()
    return table.id


async def running(stage: Stage, person: Person) -> list[Table]:
    return list(await stage.bot.host.lobby.of_user(person.actor.user_id, statuses=("playing",)))


def on_turn(table: Table, person: Person) -> bool:
    player = table.player(person.actor.user_id)
    return player is not None and player.seat in table.waiting


async def busy(stage: Stage) -> Person:
    """Return somebody at three tables who is not on turn at exactly one, which would be the one that is meant."""
    for _ in range(3):
        await begin(stage)
    for person in (stage.person("Ann"), stage.person("Bob")):
        if sum(on_turn(table, person) for table in await running(stage, person)) != 1:
            return person
    raise AssertionError("of three tables two are on turn for one of two players")


def menu(message: Json | None) -> Json:
    assert message is not None
    (found,) = selects(message)
    return found


async def choose(person: Person, message: Json, table: int) -> Json:
    done = await person.actor.choose(int(message["id"]), menu(message)["custom_id"], [str(table)])
    await done.settled()
    assert is_private(done.message)
    assert done.message is not None
    return done.message


async def asked(person: Person, path: str, **options: Any) -> Json:
    """Type a command in the channel, where no table is meant, and return the question."""
    done = await person.slash(person.stage.channel("games"), path, **options)
    assert is_private(done.message)
    assert done.message is not None
    assert "at several tables" in text_of(done.message)
    return done.message


async def test_a_command_offers_the_tables_it_could_mean_those_on_turn_first(stage: Stage) -> None:
    person = await busy(stage)
    tables = await running(stage, person)
    for path in ("hand", "board", "undo", "log", "recap", "replay", "verify", "table pause", "table concede"):
        options = menu(await asked(person, path))["options"]
        expected = sorted(tables, key=lambda table: (not on_turn(table, person), -table.id))
        assert [option["value"] for option in options] == [str(table.id) for table in expected]
        for option, table in zip(options, expected, strict=True):
            assert option["label"] == f"Nicodemus #{table.id}"
            state = "your turn" if on_turn(table, person) else "Waiting for"
            assert option["description"].startswith("Ann, Bob · ")
            assert state in option["description"]


async def test_the_command_is_carried_out_for_the_table_that_is_chosen(stage: Stage) -> None:
    person = await busy(stage)
    for table in await running(stage, person):
        assert f"Nicodemus #{table.id}" in text_of(await choose(person, await asked(person, "hand"), table.id))
        log = await choose(person, await asked(person, "log", turn=1), table.id)
        assert f"Log of table {table.id}" in text_of(log)
        assert "Turn 1" in text_of(log)
        assert any(option.get("label") == "Turn after" for option in buttons(log)), "the turn was not handed on"


async def test_a_move_is_made_at_the_table_that_is_chosen(stage: Stage) -> None:
    person = await busy(stage)
    table = next((one for one in await running(stage, person) if on_turn(one, person)), None)
    if table is None:
        person = stage.person("Bob" if person.name == "Ann" else "Ann")
        table = (await running(stage, person))[0]
    observation = await stage.bot.host.observations.for_user(table.id, person.actor.user_id)
    option = observation.questions[0].decision.options[0].id
    question = await asked(person, "move", choice=f"{observation.questions[0].decision.key}|{option}")
    before = (await stage.bot.host.lobby.get(table.id)).version
    await choose(person, question, table.id)
    assert (await stage.bot.host.lobby.get(table.id)).version > before


async def test_a_finished_game_is_chosen_among_finished_ones(stage: Stage) -> None:
    tables = [await begin(stage) for _ in range(3)]
    ann = stage.person("Ann")
    for table in tables[:2]:
        await stage.bot.host.turns.concede(table, ann.actor.user_id)
    question = await asked(ann, "table record")
    assert [option["value"] for option in menu(question)["options"]] == [str(tables[1]), str(tables[0])]
    assert f"The record of table {tables[0]}" in text_of(await choose(ann, question, tables[0]))
    done = await stage.person("Cid").slash(stage.channel("games"), "table record")
    assert "not finished any game" in text_of(done.message)


async def test_more_tables_than_a_menu_holds_have_a_second_menu(stage: Stage) -> None:
    tables = [await finished(stage) for _ in range(27)]
    question = await asked(stage.person("Ann"), "table record")
    menus = selects(question)
    assert [len(one["options"]) for one in menus] == [25, 2]
    offered = [option["value"] for one in menus for option in one["options"]]
    assert offered == [str(table) for table in reversed(tables)]
    done = await stage.person("Ann").actor.choose(int(question["id"]), menus[1]["custom_id"], [str(tables[0])])
    assert (await done.settled()).message is not None


async def finished(stage: Stage) -> int:
    """Return a game that Ann has played alone and given up."""
    ann, host = stage.person("Ann").actor, stage.bot.host
    table = await host.lobby.open("transmissions", ann.user_id, "Ann", Place(), {}, 1)
    await host.lobby.start(table.id, ann.user_id)
    await host.turns.concede(table.id, ann.user_id)
    return table.id


async def test_after_a_restart_the_menu_says_kindly_that_it_is_forgotten(stage: Stage) -> None:
    person = await busy(stage)
    question = await asked(person, "hand")
    await stage.stop_bot()
    await stage.start_bot()
    table = (await running(stage, person))[0]
    assert "Please type the command again" in text_of(await choose(person, question, table.id))


async def test_several_lobbies_are_chosen_from_too(stage: Stage) -> None:
    ann, bob, host = stage.person("Ann"), stage.person("Bob"), stage.bot.host
    place = Place(stage.server.world.guild.id, stage.channel("games"))
    tables = [await host.lobby.open("imaginarium", ann.actor.user_id, "Ann", place, {}) for _ in range(2)]
    await stage.settled()
    done = await bob.slash(stage.channel("games"), "table join")
    assert done.message is not None
    assert "There are several tables" in text_of(done.message)
    assert f"You have joined table {tables[0].id}" in text_of(await choose(bob, done.message, tables[0].id))


async def test_rules_are_acknowledged_before_the_first_index_is_made_and_the_contents_need_none(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = asyncio.Event()

    async def indexed(*_: object) -> None:
        await made.wait()

    monkeypatch.setattr("cogs.help._indexed", indexed)
    monkeypatch.setattr(Handbook, "is_indexed", lambda *_: False)
    cid, channel = stage.person("Cid"), stage.channel("games")
    for asked in ({}, {"query": "nicodemus:goal"}):
        assert (await cid.slash(channel, "rules", **asked)).message is not None
    waiting = await (await cid.actor.slash(channel, "rules", query="how does one win")).answered()
    assert waiting.message is not None
    assert waiting.message["flags"] & LOADING
    made.set()
    told = (await waiting.settled()).message
    assert told is not None
    assert "-# " in text_of(told)
    assert is_private(told)


async def test_rules_in_a_direct_message_are_those_of_the_game_one_plays(stage: Stage) -> None:
    ann, cid = stage.person("Ann"), stage.person("Cid")
    await begin(stage)
    done = await ann.slash(await ann.dm(), "rules", query="joker")
    assert "-# Nicodemus · " in text_of(done.message)
    done = await cid.slash(await cid.dm(), "rules", query="joker")
    assert done.message is not None
    heading = text_of(done.message).strip().split("\n")[0]
    answered = heading.removeprefix("-# In ").partition(",")[0]
    assert f"-# {answered} · " in text_of(done.message)
    others = next(one for one in selects(done.message) if one["custom_id"].startswith("ro:"))
    chosen = others["options"][0]
    turned = await (await cid.actor.choose(int(done.message["id"]), others["custom_id"], [chosen["value"]])).settled()
    assert turned.error is None
    shown = next(one for one in cid.actor.messages(await cid.dm()) if one["id"] == done.message["id"])
    assert f"-# {chosen['label']} · " in text_of(shown)


async def many(stage: Stage, person: Person, number: int) -> None:
    """Open that many lobbies of other people that somebody joins, without a word being typed."""
    host, place = stage.bot.host, Place(stage.server.world.guild.id, stage.channel("games"))
    for at in range(number):
        table = await host.lobby.open("imaginarium", 10_000 + at // 10, f"Host {at // 10}", place, {}, 3)
        await host.lobby.join(table.id, person.actor.user_id, person.name)


def numbers(message: Json) -> list[int]:
    """Return the tables that a page lists."""
    return [int(number) for number in re.findall(r"#(\d+)\*\*", text_of(message))]


async def test_a_table_that_waits_is_in_every_list_however_many_newer_ones_there_are(stage: Stage) -> None:
    oldest, ann, bob = await begin(stage), stage.person("Ann"), stage.person("Bob")
    person = ann if on_turn((await running(stage, ann))[0], ann) else bob
    await many(stage, person, 30)
    channel, everything = stage.channel("games"), list(range(1, 32))
    listed = (await person.slash(channel, "games")).message
    assert listed is not None
    assert numbers(listed)[0] == oldest
    seen = numbers(listed)
    for page in (1, 2, 3):
        assert f"Page {page} of 3" in text_of(listed)
        if page < 3:
            listed = (await person.press(listed, "Forward")).message
            assert listed is not None
            seen += numbers(listed)
    assert sorted(seen) == everything
    suggested = await person.actor.autocomplete(channel, "hand", "table", "")
    assert (suggested[0]["value"], len(suggested)) == (oldest, 25)
    assert [one["value"] for one in await person.actor.autocomplete(channel, "hand", "table", "#2 imag")] == [2]
    question = (await person.slash(channel, "table leave")).message
    assert question is not None
    offered = [[int(one["value"]) for one in menu["options"]] for menu in selects(question)]
    assert offered == [list(range(31, 6, -1)), list(range(6, 1, -1))]
