"""What comes of many games: turn times, ratings, profiles, head to head, leaderboards, what is kept about people."""

from argparse import Namespace
from collections.abc import Iterator
from io import StringIO
from itertools import count
from typing import Any

import pytest
from sqlalchemy import Engine, Table, Text, cast, event, func, select, text

from db import Database, answers, games, lines, options, outbox, privacy, schema, seats, statistics, users
from db.answers import Answer
from db.engine import transaction
from db.seats import Seat
from db.statistics import Step
from host.computers.names import id_of
from host.errors import Refused
from host.operation import commandline
from host.past.statistics import Duel, Leader, points_of, rate, recompute
from host.past.turntimes import TurnTimes, quartiles, turn_times
from rules.kernel.rng import Rng
from tests.host.conftest import ANN, BOB, CID, PLACE, Room

HERE, ELSEWHERE = 1, 99
NAMES = {ANN: "Ann", BOB: "Bob", CID: "Cid"}
MINUTE = 60.0
_numbers: Iterator[int] = count(1)


def step(seat: int, at: float, *, shared: bool = False, auto: bool = False, user: int | None = 0) -> Step:
    """An answer of whoever sits there (user 10 for seat 0, 11 for seat 1 ...), unless told otherwise."""
    return Step(1, seat, at, auto, shared, seat + 10 if user == 0 else user)


PACES: dict[str, tuple[list[Step], dict[int, list[float]]]] = {
    "a turn lasts from the other's last answer": ([step(0, 10), step(1, 70), step(0, 100)], {10: [10, 30], 11: [60]}),
    "steps of one turn are one turn": ([step(0, 10), step(0, 15), step(1, 25)], {10: [15], 11: [10]}),
    "in a simultaneous choice everybody is waited for from its start": (
        [step(0, 10), step(1, 40, shared=True), step(0, 70, shared=True), step(2, 100), step(0, 105)],
        {10: [10, 60, 5], 11: [30], 12: [90]},
    ),
    "another's answer in between makes two turns, the second since one's own last answer": (
        [step(0, 10, shared=True), step(1, 20, shared=True), step(0, 40, shared=True), step(1, 50)],
        {10: [10, 30], 11: [20, 30]},
    ),
    "what leaves no choice costs no time": ([step(0, 10), step(1, 10, auto=True), step(0, 30)], {10: [30], 11: []}),
    "what nobody gave is nobody's time": ([step(0, 10), step(1, 500, user=None), step(0, 510)], {10: [10, 10], 11: []}),
    "the rest of a shortcut belongs to the press": ([step(0, 10), step(0, 10, user=None), step(1, 30)], {10: [10]}),
    "a substitute's turns are the substitute's": (
        [step(0, 10), step(1, 20), step(0, 50, user=77)],
        {10: [10], 77: [30]},
    ),
}


@pytest.mark.parametrize("name", PACES)
def test_turn_times(name: str) -> None:
    steps, expected = PACES[name]
    assert {user: turn_times(0, steps, user) for user in expected} == expected


def test_a_pace_is_the_median_with_quartiles() -> None:
    assert quartiles([]) is None
    assert quartiles([7.0]) == TurnTimes(1, 7.0, 7.0, 7.0)
    assert quartiles([5.0, 1.0, 2.0, 4.0, 3.0]) == TurnTimes(5, 2.0, 3.0, 4.0)


class Past:
    """Puts finished games into a room's database."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.db: Database = room.db

    async def game(
        self,
        ranks: dict[int, int],
        *,
        key: str = "nicodemus",
        guild: int = HERE,
        conceded: tuple[int, ...] = (),
        ended: float | None = None,
        status: str = "finished",
        rate: bool = False,
    ) -> int:
        """A game of these users with these ranks in seat order; `conceded` names users."""
        self.room.clock.time += 60
        people = list(ranks)
        standing = [{"seat": seat, "rank": rank, "points": 10 - rank} for seat, rank in enumerate(ranks.values())]
        gone = [people.index(user) for user in conceded]
        best = min((rank for user, rank in ranks.items() if user not in conceded), default=0)
        winners = [seat for seat, user in enumerate(people) if ranks[user] == best and user not in conceded]
        now = self.room.clock.time
        async with self.db.write() as tx:
            new = games.NewGame(
                key=key, rules_version=1, seats=len(people), settings={}, seed=1, title="A table",
                owner=people[0], created=now, guild_id=guild,
            )  # fmt: skip
            number = await games.create(tx, new)
            for seat, user in enumerate(people):
                state = "conceded" if user in conceded else "in"
                await seats.add(tx, Seat(number, seat, user, NAMES.get(user, "?"), now, state))  # type: ignore[arg-type]
            result = {"standing": standing, "conceded": gone, "winners": winners}
            fields: dict[str, Any] = {"result": result, "ended": ended or now} if status == "finished" else {}
            await games.update(tx, number, status=status, started=now, **fields)
        if rate:
            await recompute(self.db)
        return number

    async def answer(
        self, game: int, seat: int, user: int | None, after: float = 60, *, by_undo: bool = False, **fields: Any
    ) -> None:
        """An answer given so many seconds later, or given again then by somebody's undo."""
        self.room.clock.time += after
        number, at = next(_numbers), self.room.clock.time
        plain: dict[str, Any] = {"key": "turn", "picks": ("a",), "offer": "x", "at": at}
        told = lines.Line(
            game=game, number=number, answer=0, turn=1, key="host-took-back", args={}, audience=None, at=at
        )
        async with self.db.write() as tx:
            await answers.append(tx, [Answer(game=game, number=number, seat=seat, user=user, **plain | fields)])
            await lines.append(tx, [told] if by_undo else [])

    async def ratings(self) -> dict[tuple[int, str], tuple[float, float, int]]:
        async with self.db.read() as tx:
            found = [rating for user in NAMES for rating in await users.ratings_of(tx, user)]
        return {(one.user, one.game_key): (one.mu, one.sigma, one.played) for one in found}


@pytest.fixture
def past(room: Room) -> Past:
    return Past(room)


async def play_to_the_end(room: Room, first: int, second: int, rng: Rng) -> int:
    """Let two people play a whole game at random; the clock moves with every answer."""
    table = await room.host.lobby.open("nicodemus", first, NAMES[first], PLACE, {})
    await room.host.lobby.join(table.id, second, NAMES[second])
    await room.host.lobby.start(table.id, first)
    for _ in range(2000):
        if (await room.host.lobby.get(table.id)).status != "playing":
            return table.id
        room.clock.time += MINUTE
        await room.answer_at_random(table.id, rng)
    raise AssertionError("the game does not end")


@pytest.mark.asyncio
async def test_ratings_kept_while_games_end_are_those_recomputed(room: Room, past: Past) -> None:
    rng = Rng(5)
    for first, second in ((ANN, BOB), (BOB, CID)):
        await play_to_the_end(room, first, second, rng)
    kept = await past.ratings()
    assert sorted(played for _, _, played in kept.values()) == [1, 1, 2]
    async with room.db.write() as tx:
        await tx.run(schema.rating.delete())
    assert await recompute(room.db) == (2, 3)
    assert await past.ratings() == kept
    assert await recompute(room.db) == (2, 3)
    assert await past.ratings() == kept


@pytest.mark.asyncio
async def test_the_command_line_recomputes_ratings_and_says_how_many(past: Past, url: str) -> None:
    await past.game({ANN: 1, BOB: 2})
    await past.game({ANN: 1, BOB: 2}, conceded=(BOB,))
    said = StringIO()
    assert await commandline.JOBS["ratings"].run(Namespace(), url, said) == commandline.FINE
    assert said.getvalue() == "2 ratings from 1 finished games\n"
    assert {played for _, _, played in (await past.ratings()).values()} == {1}


@pytest.mark.asyncio
async def test_a_game_that_somebody_gave_up_is_rated_neither_at_once_nor_later(room: Room, past: Past) -> None:
    table = await room.playing()
    await room.answer(table.id)
    await room.host.turns.concede(table.id, ANN)
    assert (await room.host.lobby.get(table.id)).status == "finished"
    assert await past.ratings() == {}
    assert await recompute(room.db) == (0, 0)


@pytest.mark.asyncio
async def test_whoever_wins_rises_above_whoever_loses_and_level_players_stay_level(past: Past) -> None:
    await past.game({ANN: 1, BOB: 2, CID: 2}, rate=True)
    ratings = await past.ratings()
    ann, bob, cid = (ratings[user, "nicodemus"][0] for user in NAMES)
    assert ann > 25 > bob
    assert bob == pytest.approx(cid)


@pytest.mark.asyncio
async def test_games_are_rated_in_the_order_of_their_ends_not_of_their_beginnings(past: Past) -> None:
    await past.game({ANN: 1, BOB: 2}, ended=2000)
    await past.game({BOB: 1, CID: 2}, ended=1000, rate=True)
    one_way = await past.ratings()
    async with past.db.write() as tx:
        await tx.run(text("UPDATE game SET ended = 500 WHERE ended = 2000"))
    await recompute(past.db)
    assert await past.ratings() != one_way


GIVEN: dict[str, tuple[list[tuple[int | None, float, dict[str, Any]]], bool]] = {
    "everybody answered": ([(ANN, 60, {}), (ANN, 60, {})], True),
    "what leaves no choice is nobody's answer": ([(ANN, 60, {}), (None, 0, {"auto": True})], True),
    "the rest of a shortcut comes with the press": ([(ANN, 60, {}), (None, 0, {"key": "more"})], True),
    "another's undo gave it again": ([(ANN, 60, {"withdrawn": 1}), (None, 60, {"by_undo": True})], True),
    "another's undo gave the rest of a shortcut again": (
        [
            *((ANN, 60, {"withdrawn": 1}), (None, 0, {"withdrawn": 1, "key": "more"})),
            *((None, 60, {"by_undo": True}), (None, 0, {"key": "more"})),
        ],
        True,
    ),
    "what was taken back by consent was given again by the clock": (
        [(ANN, 60, {"withdrawn": 1}), (None, 60, {})],
        False,
    ),
    "another's undo gave again what the clock had given": (
        [(ANN, 60, {}), (None, 60, {"withdrawn": 1, "key": "more"}), (None, 60, {"key": "more", "by_undo": True})],
        False,
    ),
    "an answer for somebody who is away": ([(ANN, 60, {}), (None, 60, {})], False),
    "an answer for somebody that was taken back": ([(ANN, 60, {}), (None, 60, {"withdrawn": 1})], True),
}


@pytest.mark.asyncio
@pytest.mark.parametrize("name", GIVEN)
async def test_only_games_without_answers_for_somebody_else_count(name: str, past: Past) -> None:
    given, counts = GIVEN[name]
    game = await past.game({ANN: 1, BOB: 2})
    await past.answer(game, 1, BOB)
    for user, after, fields in given:
        await past.answer(game, 0, user, after, **fields)
    assert await recompute(past.db) == ((1, 2) if counts else (0, 0))


@pytest.mark.asyncio
async def test_games_alone_cancelled_or_running_count_for_no_rating(past: Past) -> None:
    await past.game({ANN: 1})
    await past.game({ANN: 1, BOB: 2}, status="cancelled")
    await past.game({ANN: 1, BOB: 2}, status="playing")
    assert await recompute(past.db) == (0, 0)


@pytest.mark.asyncio
async def test_a_profile_counts_games_wins_and_those_given_up(past: Past, room: Room) -> None:
    await past.game({ANN: 1, BOB: 2})
    await past.game({ANN: 2, BOB: 1})
    await past.game({ANN: 2, BOB: 1}, conceded=(ANN,))
    await past.game({ANN: 1}, key="transmissions")
    await past.game({ANN: 1}, key="patience")
    await past.game({ANN: 1, BOB: 2}, status="playing")
    await recompute(room.db)
    profile = await room.host.statistics.profile(ANN, ANN, HERE)
    told = [(one.game, one.played, one.contests, one.won, one.conceded) for one in profile.tallies]
    # Alone, but for the side that the game plays; in a game that is not in this bot any more, quite alone.
    assert told == [("nicodemus", 3, 3, 1, 1), ("patience", 1, 0, 0, 0), ("transmissions", 1, 1, 1, 0)]
    assert profile.running == 1
    assert profile.listed
    assert profile.tallies[0].points == points_of(await rating_of(room, ANN))
    assert profile.tallies[1].points is None


async def rating_of(room: Room, user: int) -> users.Rating:
    async with room.db.read() as tx:
        return (await users.ratings_of(tx, user))[0]


@pytest.mark.asyncio
async def test_others_see_the_games_of_their_server_only_and_i_see_all_of_mine(past: Past, room: Room) -> None:
    await past.game({ANN: 1, BOB: 2})
    await past.game({ANN: 1, BOB: 2}, guild=ELSEWHERE)
    assert [one.played for one in (await room.host.statistics.profile(ANN, BOB, HERE)).tallies] == [1]
    assert [one.played for one in (await room.host.statistics.profile(ANN, ANN, HERE)).tallies] == [2]


@pytest.mark.asyncio
async def test_the_pace_of_a_profile_leaves_out_what_was_taken_back_and_games_alone(past: Past, room: Room) -> None:
    game = await past.game({ANN: 1, BOB: 2}, status="playing")
    await past.answer(game, 0, ANN, 100)
    await past.answer(game, 1, BOB, 40)
    await past.answer(game, 0, ANN, 100, withdrawn=1)
    await past.answer(game, 0, ANN, 200)
    alone = await past.game({ANN: 1}, status="playing")
    await past.answer(alone, 0, ANN, 5000)
    assert (await room.host.statistics.profile(ANN, ANN, None)).quartiles == TurnTimes(2, 150, 200, 250)


@pytest.mark.asyncio
async def test_head_to_head_compares_ranks_and_puts_giving_up_last(past: Past, room: Room) -> None:
    await past.game({ANN: 1, BOB: 2, CID: 3})
    await past.game({CID: 1, BOB: 2, ANN: 2})
    await past.game({ANN: 1, BOB: 2}, conceded=(ANN,))
    await past.game({ANN: 1, CID: 2})
    await past.game({BOB: 1, ANN: 3}, key="imaginarium")
    duels = await room.host.statistics.compare(ANN, BOB)
    assert duels == (Duel("nicodemus", 1, 1, 1), Duel("imaginarium", 0, 0, 1))
    mirrored = await room.host.statistics.compare(BOB, ANN)
    assert [(one.behind, one.level, one.ahead) for one in mirrored] == [
        (one.ahead, one.level, one.behind) for one in duels
    ]
    assert await room.host.statistics.compare(BOB, 404) == ()


@pytest.mark.asyncio
async def test_a_leaderboard_lists_those_who_played_here_and_do_not_mind(past: Past, room: Room) -> None:
    await past.game({ANN: 1, BOB: 2})
    await past.game({CID: 1, BOB: 2}, guild=ELSEWHERE, rate=True)
    board = await room.host.statistics.leaderboard(HERE)
    assert board.game == "nicodemus"
    assert [(leader.name, leader.played) for leader in board.leaders] == [("Ann", 1), ("Bob", 2)]
    assert board.leaders[0].points > board.leaders[1].points
    await room.host.statistics.list_me(ANN, listed=False)
    assert [leader.name for leader in (await room.host.statistics.leaderboard(HERE)).leaders] == ["Bob"]
    with pytest.raises(Refused, match="prefers-not-shown"):
        await room.host.statistics.profile(ANN, BOB, HERE)
    assert not (await room.host.statistics.profile(ANN, ANN, HERE)).listed
    await room.host.statistics.list_me(ANN, listed=True)
    assert (await room.host.statistics.leaderboard(HERE)).leaders[0].name == "Ann"


@pytest.mark.asyncio
async def test_a_leaderboard_is_refused_where_there_is_nothing_to_show(past: Past, room: Room) -> None:
    with pytest.raises(Refused, match="nothing-finished-here"):
        await room.host.statistics.leaderboard(HERE)
    with pytest.raises(Refused, match="no-such-game"):
        await room.host.statistics.leaderboard(HERE, "no such game")
    await past.game({ANN: 1, BOB: 2})
    assert (await room.host.statistics.leaderboard(HERE, "imaginarium")).leaders == ()


@pytest.mark.asyncio
async def test_everything_kept_is_handed_out_and_nothing_of_others(past: Past, room: Room) -> None:
    game = await past.game({ANN: 1, BOB: 2}, rate=True)
    await past.answer(game, 0, ANN)
    await past.answer(game, 1, BOB)
    await room.host.statistics.list_me(ANN, listed=False)
    mine = await room.host.privacy.export(ANN)
    assert [row["name"] for row in mine["seat"]] == ["Ann"]
    assert [row["seat"] for row in mine["answer"]] == [0]
    assert [row["key"] for row in mine["preference"]] == ["leaderboard"]
    assert [row["played"] for row in mine["rating"]] == [1]
    assert [row["id"] for row in mine["game"]] == [game]
    assert "seed" not in mine["game"][0]
    assert "Bob" not in str(mine)
    assert {key: rows for key, rows in (await room.host.privacy.export(404)).items() if rows} == {}


@pytest.mark.asyncio
async def test_who_has_left_a_table_is_handed_out_that_it_was_opened_and_not_how_it_went_on(room: Room) -> None:
    table = await room.playing()
    await room.host.seats.leave(table.id, BOB)
    [seated] = (await room.host.privacy.export(BOB))["game"]
    assert {"waiting", "result", "status"} <= set(seated)
    await room.host.seats.take(table.id, CID, "Cid")
    [left] = (await room.host.privacy.export(BOB))["game"]
    assert (left["id"], left["key"]) == (table.id, "nicodemus")
    assert not {"waiting", "result", "status", "turn", "version", "ended", "settings"} & set(left)


@pytest.mark.asyncio
async def test_others_are_told_of_public_tables_only(past: Past, room: Room) -> None:
    open_, closed = await past.game({ANN: 1, BOB: 2}, rate=True), await past.game({ANN: 1, CID: 2}, rate=True)
    async with room.db.write() as tx:
        await options.put(tx, closed, "access", "private")
    for viewer, guild, played in ((BOB, HERE, 1), (BOB, None, 0), (ANN, HERE, 2), (ANN, None, 2)):
        profile = await room.host.statistics.profile(ANN, viewer, guild)
        assert sum(tally.played for tally in profile.tallies) == played, (viewer, guild)
    leaders = (await room.host.statistics.leaderboard(HERE)).leaders
    assert {leader.user for leader in leaders} == {ANN, BOB}
    async with room.db.write() as tx:
        await options.put(tx, open_, "access", "private")
    with pytest.raises(Refused, match="nothing-finished-here"):
        await room.host.statistics.leaderboard(HERE)


def is_about_people(table: Table) -> bool:
    return bool({"user", "seat", "recipient", "owner"} & set(table.c.keys())) or table is schema.user


def test_every_table_about_people_is_handed_out() -> None:
    """Of the outbox only what is still to be sent is there, by seat, and it goes away by itself."""
    assert {table.name for table in schema.metadata.sorted_tables if is_about_people(table)} == {
        table.name for table in (*privacy.KEPT, schema.outbox)
    }


@pytest.mark.asyncio
async def test_whoever_still_plays_is_asked_kindly_to_leave_or_give_up_first(room: Room) -> None:
    table = await room.playing()
    with pytest.raises(Refused) as refused:
        await room.host.privacy.check(ANN)
    assert refused.value.text.key == "still-at-tables"
    assert refused.value.text.args == {"number": 1, "tables": f"#{table.id}"}
    with pytest.raises(Refused, match="still-at-tables"):
        await room.host.privacy.forget(ANN)
    assert (await room.host.lobby.get(table.id)).name(0) == "Ann"


@pytest.mark.asyncio
async def test_after_deletion_nothing_names_the_user_and_the_others_keep_their_game(room: Room, past: Past) -> None:
    table = await play_to_the_end(room, ANN, BOB, Rng(3))
    before = await room.host.observations.of(table, None)
    ratings = await past.ratings()
    await room.host.privacy.forget(ANN)
    after = await room.host.observations.for_user(table, BOB)
    assert after.standing == before.standing
    assert after.table.winners == before.table.winners
    assert [player.name for player in after.table.players] == ["", "Bob"]
    assert after.table.players[0].user < 0
    assert after.table.version > before.table.version
    assert await room.host.export(table)
    await recompute(room.db)
    assert await past.ratings() == {key: rating for key, rating in ratings.items() if key[0] == BOB}
    assert await traces(room.db, ANN, "Ann") == []
    async with room.db.write() as tx:
        assert await users.get(tx, ANN) is None


@pytest.mark.asyncio
async def test_whoever_gave_up_may_go_while_the_others_play_on(room: Room) -> None:
    table = await room.host.lobby.open("imaginarium", ANN, "Ann", PLACE, {})
    for user in (BOB, CID):
        await room.host.lobby.join(table.id, user, NAMES[user])
    await room.host.lobby.start(table.id, ANN)
    await room.host.turns.concede(table.id, ANN)
    await room.host.privacy.forget(ANN)
    assert await traces(room.db, ANN, "Ann") == []
    rng = Rng(8)
    for _ in range(5):
        room.clock.time += MINUTE
        await room.answer_at_random(table.id, rng)
    assert (await room.host.lobby.get(table.id)).status == "playing"


@pytest.mark.asyncio
async def test_a_table_opened_and_left_alone_does_not_hold_anybody(room: Room) -> None:
    table = await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    await room.host.lobby.leave(table.id, ANN)
    await room.host.privacy.forget(ANN)
    assert await traces(room.db, ANN, "Ann") == []


@pytest.mark.asyncio
async def test_two_strangers_at_one_table_are_two(past: Past, room: Room) -> None:
    game = await past.game({ANN: 1, BOB: 2, CID: 3}, rate=True)
    await room.host.privacy.forget(ANN)
    await room.host.privacy.forget(BOB)
    there = await room.host.lobby.get(game)
    assert len({player.user for player in there.players}) == 3
    assert [leader for leader in (await room.host.statistics.leaderboard(HERE)).leaders if leader.user < 0] == []
    await recompute(room.db)
    assert [type(leader) for leader in (await room.host.statistics.leaderboard(HERE)).leaders] == [Leader]


async def traces(db: Database, user: int, name: str) -> list[str]:
    """Return where a user's id or name still stands, in any column of any table."""
    found = []
    async with db.read() as tx:
        for table in schema.metadata.sorted_tables:
            for column in table.c:
                is_id = column.name in {"user", "owner", "recipient"} or column is schema.user.c.id
                said = cast(column, Text) == (str(user) if is_id else name)
                if await tx.one(int, select(func.count()).select_from(table).where(said)):
                    found.append(str(column))
    return found


ZORA = 123456789012345678


@pytest.mark.asyncio
async def test_lists_reports_and_digests_do_not_name_whoever_was_deleted(past: Past, room: Room) -> None:
    game = await past.game({ANN: 1, BOB: 2})
    async with room.db.write() as tx:
        await users.ensure(tx, [ZORA], 1)
        await seats.change(tx, game, 0, user=ZORA, name="Zora")
        await options.put(tx, game, "invited", f"{ZORA},{CID}")
        await outbox.put(tx, [outbox.Request(kind="digest", recipient=ZORA, due=1)], 1)
    await past.answer(game, 0, ZORA, interaction=77)
    await room.host.reports.file(BOB, "odd", game, {})
    await room.host.reports.file(ZORA, "odder", game, {})
    async with room.db.write() as tx:
        await options.put(tx, game, "code", f"{ZORA}0")  # no id, though it begins like one
    mine = await room.host.privacy.export(ZORA)
    assert mine["table_option"] == [{"game": game, "key": "invited"}]
    assert [(row["words"], "payload" in row) for row in mine["report"]] == [("odder", False)]
    await room.host.privacy.forget(ZORA)
    async with room.db.read() as tx:
        assert await options.of_game(tx, game) == {"invited": str(CID), "code": f"{ZORA}0"}
        report = (await tx.all(lambda payload: payload, select(schema.report.c.payload)))[0]
        assert [player["name"] for player in report["table"]["players"]] == ["", "Bob"]
        assert report["answers"][0]["interaction"] is None
    assert await mentions(room.db, str(ZORA)) == {"table_option.value"}
    assert await mentions(room.db, "Zora") == set()


async def mentions(db: Database, words: str) -> set[str]:
    """Return the columns in which some words stand anywhere."""
    found = set()
    async with db.read() as tx:
        for table in schema.metadata.sorted_tables:
            for column in table.c:
                said = cast(column, Text).contains(words)
                if await tx.one(int, select(func.count()).select_from(table).where(said)):
                    found.add(str(column))
    return found


@pytest.mark.asyncio
async def test_looking_somebody_up_reads_no_table_from_end_to_end(past: Past, room: Room) -> None:
    game = await past.game({ANN: 1, BOB: 2}, rate=True)
    await past.answer(game, 0, ANN)
    asked: list[tuple[str, Any]] = []

    def note(_c: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        asked.append((statement, values))

    if room.db.serves_many:
        pytest.skip("an empty PostgreSQL reads small tables whole, whatever indexes there are")
    event.listen(Engine, "before_cursor_execute", note)
    await room.host.statistics.profile(ANN, BOB, HERE)
    await room.host.statistics.compare(ANN, BOB)
    await room.host.statistics.leaderboard(HERE)
    async with room.db.read() as tx:
        await statistics.rated_one(tx, game)
    event.remove(Engine, "before_cursor_execute", note)
    selects = [(statement, values) for statement, values in asked if statement.lstrip().startswith("SELECT")]
    assert len(selects) >= 9
    plans = []
    async with transaction(room.db._backend.reader) as connection:
        for statement, values in selects:
            rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
            plans += [(row[-1], statement) for row in rows]
    assert [plan for plan in plans if plan[0].startswith("SCAN")] == []


async def with_computers(past: Past, ranks: dict[int, int], levels: dict[int, str]) -> int:
    """A finished game in which these users' seats were played by computers of these levels at the end."""
    number = await past.game(ranks)
    async with past.db.write() as tx:
        for seat, user in enumerate(ranks):
            if user in levels:
                await seats.change(tx, number, seat, computer=levels[user])
    return number


@pytest.mark.asyncio
async def test_levels_are_rated_by_their_games_with_people_who_keep_their_ratings(room: Room, past: Past) -> None:
    await past.game({ANN: 1, BOB: 2})
    await recompute(past.db)
    people, before = await past.ratings(), await room.host.statistics.leaderboard(HERE)
    assert before.anchors == ()
    weak, strong = id_of("Ada"), id_of("Basil")
    for number in range(2):
        table = await with_computers(past, {strong: 1, ANN: 2, weak: 3}, {strong: "master", weak: "apprentice"})
        await past.answer(table, 0, None)
        await past.answer(table, 1, ANN)
        assert await recompute(past.db) == (2 + number, 4)
    assert await past.ratings() == people
    anchors = (await room.host.statistics.leaderboard(HERE)).anchors
    assert [(one.level, one.played) for one in anchors] == [("apprentice", 2), ("master", 2)]
    assert anchors[0].points < anchors[1].points


@pytest.mark.asyncio
async def test_a_computer_that_stands_in_for_somebody_is_not_rated(past: Past) -> None:
    await with_computers(past, {ANN: 1, BOB: 2}, {BOB: "master"})
    assert await recompute(past.db) == (0, 0)


@pytest.mark.asyncio
async def test_a_game_with_a_computer_rates_its_level_as_it_ends_as_when_recomputed(room: Room, past: Past) -> None:
    table = await with_computers(past, {ANN: 2, id_of("Ada"): 1}, {id_of("Ada"): "journeyman"})
    async with room.host.core.tend(table) as work:
        await rate(work)
    kept = (await room.host.statistics.leaderboard(HERE, "nicodemus")).anchors
    assert [(one.level, one.played) for one in kept] == [("journeyman", 1)]
    await recompute(past.db)
    assert (await room.host.statistics.leaderboard(HERE, "nicodemus")).anchors == kept
