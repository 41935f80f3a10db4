"""Games, seats, votes and deadlines."""

import pytest

from db import Conflict, Database, Missing, deadlines, games, seals, seats, users, votes
from db.games import Game
from db.seals import Seal
from db.seats import Seat
from db.votes import Vote
from tests.db.samples import ANNA, BERT, CARA, NOW, a_game

pytestmark = pytest.mark.asyncio


async def test_a_game_comes_back_as_it_was_put(database: Database) -> None:
    async with database.write() as tx:
        game = await a_game(tx, ANNA, guild_id=2**60, thread_id=2**61, result={"ranks": [1, 2]})
        assert await games.get(tx, game) == Game(
            id=game,
            key="chess",
            rules_version=3,
            seats=2,
            settings={"clock": "slow"},
            status="lobby",
            epoch=0,
            turn=0,
            version=1,
            guild_id=2**60,
            channel_id=None,
            lobby_message_id=None,
            thread_id=2**61,
            title="A table",
            owner=ANNA,
            created=NOW,
            started=None,
            ended=None,
            waiting=(),
            result={"ranks": [1, 2]},
        )
        assert await games.lock(tx, game) == await games.get(tx, game)
        assert await games.get(tx, game + 1) is None


async def test_the_seed_keeps_all_64_bits_and_stays_out_of_the_game(database: Database) -> None:
    async with database.write() as tx:
        game = await a_game(tx)
        assert await games.seed_of(tx, game) == 2**64 - 1
        assert str(2**64 - 1) not in repr(await games.get(tx, game))


@pytest.mark.parametrize("seed", ["0" * 64, "9" * 64, "ab" * 32, 0, 2**64 - 1, None])
async def test_a_seed_is_read_as_it_was_written(database: Database, seed: int | str | None) -> None:
    async with database.write() as tx:
        game = await a_game(tx, seed=seed)
        assert await games.seed_of(tx, game) == seed
        assert type(await games.seed_of(tx, game)) is type(seed)


async def test_a_secret_stays_what_it_was_while_more_is_brought(database: Database) -> None:
    async with database.write() as tx:
        first, second = await a_game(tx), await a_game(tx)
        assert await seals.of_game(tx, first) is None
        for game, secret in ((first, "a" * 64), (second, "b" * 64)):
            await seals.add(tx, Seal(game, secret, ("1",)))
        await seals.bring(tx, first, ("1", "2"))
        assert await seals.of_game(tx, first) == Seal(first, "a" * 64, ("1", "2"))
        assert await seals.of_game(tx, second) == Seal(second, "b" * 64, ("1",))


async def test_every_change_raises_the_version(database: Database) -> None:
    async with database.write() as tx:
        game = await a_game(tx)
        await games.update(tx, game, turn=1)
        await games.update(tx, game, waiting=(1, 0), ended=NOW)
        await games.update(tx, game)
        stored = await games.get(tx, game)
        assert stored is not None
        assert (stored.version, stored.turn, stored.waiting, stored.ended) == (3, 1, (1, 0), NOW)


async def test_changing_a_seat_that_is_not_there_fails(database: Database) -> None:
    async with database.write() as tx:
        with pytest.raises(Missing):
            await seats.change(tx, 404, 0, name="nobody")


async def test_a_user_finds_their_games_by_status_newest_first(database: Database) -> None:
    async with database.write() as tx:
        lobby = await a_game(tx, ANNA)
        playing = await a_game(tx, BERT, ANNA, status="playing")
        finished = await a_game(tx, ANNA, status="finished")
        await a_game(tx, BERT)
        assert [game.id for game in await games.of_user(tx, ANNA)] == [playing, lobby]
        assert [game.id for game in await games.of_user(tx, ANNA, ("finished",))] == [finished]
        assert [game.id for game in await games.of_user(tx, ANNA, limit=1)] == [playing]


async def test_a_game_that_waits_for_its_user_comes_first_however_old_it_is(database: Database) -> None:
    async with database.write() as tx:
        waits = await a_game(tx, BERT, ANNA, status="playing")
        await games.update(tx, waits, waiting=(1,))
        for _ in range(3):
            other = await a_game(tx, BERT, ANNA, status="playing")
            await games.update(tx, other, waiting=(0,))
        assert [game.id for game in await games.of_user(tx, ANNA, limit=2)] == [waits, other]


async def test_a_guild_lists_its_open_games_and_a_thread_its_newest(database: Database) -> None:
    async with database.write() as tx:
        lobby = await a_game(tx, guild_id=5)
        playing = await a_game(tx, guild_id=5, status="playing", thread_id=9)
        await a_game(tx, guild_id=5, status="cancelled")
        await a_game(tx, guild_id=6)
        rematch = await a_game(tx, thread_id=9)
        assert [game.id for game in await games.open_in_guild(tx, 5)] == [playing, lobby]
        assert [game.id for game in await games.open_in_guild(tx, 5, ("lobby",))] == [lobby]
        found = await games.by_thread(tx, 9)
        assert found is not None
        assert found.id == rematch
        assert await games.by_thread(tx, 10) is None
        assert await games.count_by_status(tx) == {"lobby": 3, "playing": 1, "cancelled": 1}


async def test_a_user_sits_once_at_a_table_and_a_seat_holds_one_user(database: Database) -> None:
    async with database.write() as tx:
        game = await a_game(tx, ANNA, BERT)

    async def sit(number: int, user: int) -> None:
        async with database.write() as tx:
            await seats.add(tx, Seat(game, number, user, "again", NOW))

    with pytest.raises(Conflict, match=r"seat\.user|uq_seat_game_user"):
        await sit(2, ANNA)
    with pytest.raises(Conflict, match=r"seat\.number|pk_seat"):
        await sit(1, CARA)
    async with database.read() as tx:
        assert [seat.user for seat in await seats.of_game(tx, game)] == [ANNA, BERT]


async def test_seats_are_left_and_dealt_anew(database: Database) -> None:
    async with database.write() as tx:
        game = await a_game(tx, ANNA, BERT, CARA)
        await votes.put(tx, Vote(game, "cancel", 0, "yes", NOW))
        assert await seats.remove(tx, game, BERT)
        assert not await seats.remove(tx, game, BERT)
        dealt = [Seat(game, 0, CARA, "Cara", NOW), Seat(game, 1, ANNA, "Anna", NOW)]
        await seats.replace(tx, game, dealt)
    async with database.read() as tx:
        assert list(await seats.of_game(tx, game)) == dealt
        assert len(await votes.of_kind(tx, game, "cancel")) == 1


async def test_a_substitute_takes_the_seat_as_it_is(database: Database) -> None:
    async with database.write() as tx:
        game = await a_game(tx, ANNA, BERT)
        await users.ensure(tx, [CARA], NOW)
        await seats.change(tx, game, 1, user=CARA, name="Cara")
        assert (await seats.of_game(tx, game))[1] == Seat(game, 1, CARA, "Cara", NOW)
    with pytest.raises(Conflict):
        async with database.write() as tx:
            await seats.change(tx, game, 1, user=ANNA)


async def test_a_seat_votes_once_per_question(database: Database) -> None:
    async with database.write() as tx:
        game = await a_game(tx, ANNA, BERT)
        await votes.put(tx, Vote(game, "undo", 1, "no", NOW))
        await votes.put(tx, Vote(game, "undo", 1, "yes", NOW + 1))
        await votes.put(tx, Vote(game, "undo", 0, "yes", NOW))
        await votes.put(tx, Vote(game, "cancel", 0, "no", NOW))
        assert [(vote.seat, vote.value) for vote in await votes.of_kind(tx, game, "undo")] == [(0, "yes"), (1, "yes")]
        assert await votes.clear(tx, game, "undo") == 2
        assert await votes.of_kind(tx, game, "undo") == ()
        assert len(await votes.of_kind(tx, game, "cancel")) == 1


async def test_a_deadline_replaces_the_earlier_one_of_its_seat(database: Database) -> None:
    async with database.write() as tx:
        game = await a_game(tx, ANNA, BERT)
        for due in (NOW + 9, NOW + 5):
            await deadlines.put(tx, game, 1, "move", due)
            await deadlines.put(tx, game, None, "lobby", due + 1)
        assert await deadlines.next_due(tx) == NOW + 5
        assert [(row.seat, row.due) for row in await deadlines.of_game(tx, game)] == [(1, NOW + 5), (None, NOW + 6)]
        (passed,) = await deadlines.take_due(tx, NOW + 5)
        assert passed.seat == 1
        assert await deadlines.remove(tx, passed.id)
        assert not await deadlines.remove(tx, passed.id)
        await deadlines.clear(tx, game, "move")
        assert len(await deadlines.of_game(tx, game)) == 1
        await deadlines.clear(tx, game)
        assert await deadlines.next_due(tx) is None
