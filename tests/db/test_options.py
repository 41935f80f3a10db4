"""What is set at tables and for servers, reports, and the queries of those who look after tables."""

import pytest

from db import (
    Database,
    ahead,
    answers,
    clocks,
    games,
    guilds,
    options,
    presence,
    related,
    reports,
    seats,
    upkeep,
    users,
    vacancies,
    votes,
)
from db.clocks import Running
from db.presence import Presence
from db.related import Related
from db.seats import Seat
from db.vacancies import Vacancy
from db.votes import Vote
from tests.db.samples import ANNA, BERT, CARA, NOW, a_checkpoint, a_game, a_running_game

pytestmark = pytest.mark.asyncio


async def test_an_option_of_a_table_is_set_changed_and_taken_back(database: Database) -> None:
    first, second = await a_running_game(database), await a_running_game(database)
    async with database.write() as tx:
        await options.put(tx, first, "clock", "quick")
        await options.put(tx, first, "clock", "daily")
        await options.put(tx, first, "access", "open")
        await options.put(tx, second, "clock", "daily")
        await options.put(tx, second, "access", None)
    async with database.read() as tx:
        assert await options.of_game(tx, first) == {"access": "open", "clock": "daily"}
        assert await options.get(tx, first, "clock") == "daily"
        assert await options.get(tx, second, "access") is None
        assert await options.with_value(tx, "clock", "daily") == (first, second)
        assert await options.with_value(tx, "clock", "quick") == ()
    async with database.write() as tx:
        await options.put(tx, second, "clock", None)
        assert await options.clear(tx, first) == 2
    async with database.read() as tx:
        assert await options.of_game(tx, first) == await options.of_game(tx, second) == {}


async def test_one_look_finds_all_that_belongs_to_a_table_and_nothing_of_another(database: Database) -> None:
    first, second = await a_running_game(database), await a_running_game(database)
    async with database.write() as tx:
        await options.put(tx, first, "clock", "quick")
        await options.put(tx, first, "access", "open")
        await vacancies.put(tx, Vacancy(first, 1, "left", NOW))
        for seat in (0, 1):
            await votes.put(tx, Vote(first, "undo", seat, "yes", NOW))
        here = await seats.of_game(tx, first)
        await users.prefer(tx, here[1].user, "quiet", "22-8", NOW)
        await users.prefer(tx, 999, "quiet", "23-7", NOW)
        await ahead.put(tx, first, 1, "main", ("pass",), NOW)
        await presence.put(tx, Presence(first, 1, NOW, 2))
        for clock in (running := (Running(first, 0, 60.5, NOW), Running(first, 1, 90.0, None))):
            await clocks.put(tx, clock)
    async with database.read() as tx:
        found = await related.of_game(tx, first)
        assert found.chairs == await seats.of_game(tx, first) != ()
        assert found.options == {"access": "open", "clock": "quick"}
        assert found.vacancies == (Vacancy(first, 1, "left", NOW),)
        assert found.polls == {"undo"}
        assert found.planned == {1}
        assert found.presence == {1: Presence(first, 1, NOW, 2)}
        assert found.clocks == dict(enumerate(running))
        assert await related.with_row(tx, first) == (await games.get(tx, first), found)
        preferences = {here[0].user: {}, here[1].user: {"quiet": "22-8"}}
        assert found.preferences == preferences
        # The same two sit at the second table, so it shares nothing but their preferences.
        nothing: frozenset[str] = frozenset()
        assert await related.of_game(tx, second) == Related(
            await seats.of_game(tx, second), {}, (), nothing, frozenset(), preferences, {}, {}
        )
        assert await related.of_game(tx, 999) == Related((), {}, (), nothing, frozenset(), {}, {}, {})


async def test_an_option_of_a_server_is_its_own(database: Database) -> None:
    async with database.write() as tx:
        await guilds.put(tx, 1, "language", "de")
        await guilds.put(tx, 2, "language", "fr")
        await guilds.put(tx, 2, "limit", "3")
        await guilds.put(tx, 2, "limit", None)
    async with database.read() as tx:
        assert await guilds.of_guild(tx, 2) == {"language": "fr"}
        assert await guilds.of_key(tx, "language") == {1: "de", 2: "fr"}


async def test_lobbies_and_running_games_of_a_server_count_as_open(database: Database) -> None:
    async with database.write() as tx:
        for status in ("lobby", "playing", "finished", "cancelled"):
            await a_game(tx, ANNA, BERT, status=status, guild_id=7)
        await a_game(tx, ANNA, BERT, guild_id=8)
    async with database.read() as tx:
        assert (await guilds.open_tables(tx, 7), await guilds.open_tables(tx, 9)) == (2, 0)


async def test_reports_are_numbered_listed_and_counted_by_user(database: Database) -> None:
    game = await a_running_game(database)
    async with database.write() as tx:
        first = await reports.add(tx, game=game, user=ANNA, words="One", payload={"seed": 2**64 - 1}, at=NOW)
        second = await reports.add(tx, game=None, user=ANNA, words="Two", payload={}, at=NOW + 10)
        await reports.add(tx, game=None, user=BERT, words="Three", payload={}, at=NOW + 10)
    async with database.read() as tx:
        found = await reports.get(tx, first)
        assert found is not None
        assert (found.game, found.words, found.payload) == (game, "One", {"seed": 2**64 - 1})
        assert await reports.get(tx, 99) is None
        assert [head.words for head in await reports.newest(tx, limit=2)] == ["Three", "Two"]
        assert await reports.count_since(tx, ANNA, NOW + 5) == 1
        assert second > first


async def test_of_a_place_in_a_game_only_the_newest_checkpoint_counts(database: Database) -> None:
    game = await a_running_game(database)
    async with database.write() as tx:
        for after, epoch in ((0, 0), (4, 0), (4, 2), (9, 2)):
            await answers.add_checkpoint(tx, a_checkpoint(game, after, epoch))
    async with database.read() as tx:
        assert [mark.answers for mark in await upkeep.marks(tx, game)] == [9, 4, 0]
        assert [state for _, state, _ in await upkeep.states(tx, game)].count(b"2/4") == 1


async def test_a_running_game_is_outdated_until_todays_rules_have_read_it(database: Database) -> None:
    game = await a_running_game(database)
    async with database.read() as tx:
        row = await games.get(tx, game)
        assert row is not None
        opened = row.rules_version
        assert await upkeep.outdated(tx, {row.key: opened}) == ()
        for versions in ({row.key: opened + 1}, {"go": opened}, {}):
            assert await upkeep.outdated(tx, versions) == (game,)
    async with database.write() as tx:
        assert await upkeep.retire_buttons(tx, {row.key: opened}) == 0
        assert await upkeep.retire_buttons(tx, {row.key: opened + 1}) == 1
        await options.put(tx, game, upkeep.READ, str(opened + 1))
        assert await upkeep.outdated(tx, {row.key: opened + 1}) == ()
        assert await upkeep.outdated(tx, {row.key: opened}) == (game,)
        after = await games.get(tx, game)
    assert after is not None
    assert (after.epoch, after.version) == (row.epoch + 1, row.version + 1)


async def test_a_lobby_is_stale_when_nobody_has_come_lately(database: Database) -> None:
    async with database.write() as tx:
        waiting = await a_game(tx, ANNA)
        joined = await a_game(tx, ANNA)
        await seats.add(tx, Seat(joined, 1, CARA, "Cara", NOW + 50))
        await a_game(tx, ANNA, BERT, status="playing")
    async with database.read() as tx:
        assert await upkeep.stale(tx, NOW + 10) == (waiting,)
        assert await upkeep.stale(tx, NOW) == ()
        assert await upkeep.stale(tx, NOW + 60) == (waiting, joined)


async def test_options_that_are_no_numbers_do_not_disturb_the_search_for_quiet_threads(database: Database) -> None:
    async with database.write() as tx:
        quiet = await a_game(tx, ANNA, BERT, status="playing", started=NOW, thread_id=5)
        kept = await a_game(tx, ANNA, BERT, status="playing", started=NOW, thread_id=6)
        for game in (quiet, kept):
            await options.put(tx, game, "clock", "quick")
        await options.put(tx, quiet, "thread-kept", repr(NOW + 1))
        await options.put(tx, kept, "thread-kept", repr(NOW + 20))
    async with database.read() as tx:
        assert await upkeep.quiet(tx, NOW + 10) == (quiet,)
