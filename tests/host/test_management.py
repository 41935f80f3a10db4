"""What a server's managers do at tables, the look at running games after an update, upkeep, and reports."""

import re
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import text

from db import Database, DatabaseError, deadlines, lines, options, outbox, panels, reports, schema
from db.panels import Panel
from host.errors import Refused
from host.model import Click, Manager, Place, Table
from host.operation.upkeep import DAY, LOBBY_DAYS
from host.tables import management
from host.tables.guilds import CHANNEL, LANGUAGE, MOST, ROLE
from host.tables.management import Examined, Point
from host.time import clocks
from host.time.clocks import PAUSED
from host.turns.plays import load
from rules.kernel.record import replay
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.games import part
from tests.host.conftest import ANN, BOB, CID, PLACE, Clock, Room

pytestmark = pytest.mark.asyncio

GUILD, OTHER_GUILD, ROLE_ID = 1, 99, 5
MANAGER, STRANGER = Manager(GUILD), Manager(OTHER_GUILD)


class Cellar(Room):
    """A room whose database file lies open."""

    async def sql(self, statement: str, *values: object) -> list[Any]:
        """Do something to the database behind the host's back; a question mark stands for a value."""
        named = {f"value_{number}": value for number, value in enumerate(values)}
        for name in named:
            statement = statement.replace("?", f":{name}", 1)
        if not statement.startswith("SELECT"):
            async with self.db.write() as tx:
                await tx.run(text(statement), **named)
            return []
        async with self.db.read() as tx:
            return list(await tx.all(lambda *row: row, text(statement), **named))

    def restarted(self) -> "Cellar":
        again = Cellar(self.db, self.clock)
        again.interaction = self.interaction
        return again

    async def seated(self, game: str, seats: int) -> Table:
        """Start a game with that many players; user 100 owns it."""
        table = await self.host.lobby.open(game, 100, "P0", PLACE, {})
        if table.places != seats:
            await self.host.lobby.configure(table.id, 100, {}, seats)
        for number in range(1, seats):
            await self.host.lobby.join(table.id, 100 + number, f"P{number}")
        return await self.host.lobby.start(table.id, 100)

    async def act(self, table: int, rng: Rng) -> bool:
        """Let somebody who is waited for give a random answer; False when the game is over."""
        there = await self.host.lobby.get(table)
        if there.status != "playing":
            return False
        seat = there.waiting[rng.below(len(there.waiting))]
        user = next(player.user for player in there.players if player.seat == seat)
        decision = next(one.decision for one in (await self.observation(table, user)).questions if one.decision.waits)
        ids = [option.id for option in decision.options]
        number = decision.low + rng.below(min(decision.high, decision.low + 2) - decision.low + 1)
        self.interaction += 1
        picks = tuple(rng.take(ids) for _ in range(number))
        await self.host.turns.answer(Click(table, user, self.interaction, picks, key=decision.key))
        return True

    async def state(self, table: int) -> bytes:
        """Return a table's whole state as the database holds it."""
        restarted = self.restarted()
        async with self.db.read() as tx:
            there = await restarted.host.lobby.get(table)
            cached = await load(restarted.host.core, tx, table, there.game, there.version)
        return msgspec.json.encode([cached.play.state, cached.play.count, cached.play.pending])

    async def notices(self, table: int) -> list[str]:
        async with self.db.read() as tx:
            due = await outbox.take_due(tx, self.clock() + DAY)
        return [one.payload["key"] for one in due if one.kind == "notice" and one.game == table]


@pytest_asyncio.fixture
async def cellar(url: str) -> AsyncIterator[Cellar]:
    db = await Database.open(url)
    yield Cellar(db, Clock())
    await db.close()


class TestTheChoicesOfAServer:
    @pytest.mark.parametrize(
        ("key", "value", "refusal", "place", "roles"),
        [
            (CHANNEL, 3, "opening-elsewhere", Place(GUILD, 2), ()),
            (CHANNEL, 2, "", Place(GUILD, 2), ()),
            (CHANNEL, 3, "", Place(OTHER_GUILD, 2), ()),
            (ROLE, ROLE_ID, "opening-by-role", Place(GUILD, 2), (4, 6)),
            (ROLE, ROLE_ID, "", Place(GUILD, 2), (4, ROLE_ID)),
            (MOST, 0, "opening-enough", Place(GUILD, 2), ()),
            (MOST, 1, "", Place(GUILD, 2), ()),
        ],
    )
    async def test_decide_whether_a_table_is_opened(
        self, cellar: Cellar, key: str, value: int, refusal: str, place: Place, roles: tuple[int, ...]
    ) -> None:
        await cellar.host.guilds.choose(GUILD, key, value)
        if not refusal:
            assert (await cellar.host.lobby.open("nicodemus", ANN, "Ann", place, {}, roles=roles)).status == "lobby"
            return
        with pytest.raises(Refused, match=refusal):
            await cellar.host.lobby.open("nicodemus", ANN, "Ann", place, {}, roles=roles)
        assert await cellar.host.lobby.of_user(ANN) == ()
        await cellar.host.guilds.choose(GUILD, key, None)
        assert (await cellar.host.lobby.open("nicodemus", ANN, "Ann", place, {}, roles=roles)).status == "lobby"

    async def test_a_table_that_has_ended_makes_room_for_another(self, cellar: Cellar) -> None:
        await cellar.host.guilds.choose(GUILD, MOST, 1)
        first = await cellar.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
        with pytest.raises(Refused, match="opening-enough"):
            await cellar.host.lobby.open("nicodemus", BOB, "Bob", PLACE, {})
        await cellar.host.lobby.leave(first.id, ANN)
        assert (await cellar.host.guilds.choices(GUILD)).open == 0
        assert (await cellar.host.lobby.open("nicodemus", BOB, "Bob", PLACE, {})).status == "lobby"

    async def test_the_language_is_known_at_once_and_after_a_restart(self, cellar: Cellar) -> None:
        await cellar.host.guilds.choose(GUILD, LANGUAGE, "de")
        assert cellar.host.guilds.language(GUILD) == "de"
        again = cellar.restarted()
        await again.host.guilds.load()
        assert again.host.guilds.language(GUILD) == "de"
        assert again.host.guilds.language(OTHER_GUILD) is None
        await again.host.guilds.choose(GUILD, LANGUAGE, None)
        assert again.host.guilds.language(GUILD) is None
        assert (await again.host.guilds.choices(GUILD)).language is None


class TestAPause:
    async def test_refuses_answers_and_undo_kindly_and_changes_nothing(self, cellar: Cellar) -> None:
        table = await cellar.playing()
        user = await cellar.answer(table.id)
        await cellar.host.management.pause(table.id, MANAGER, "Mia")
        before = await cellar.state(table.id)
        with pytest.raises(Refused, match="table-paused-manager"):
            await cellar.answer(table.id)
        with pytest.raises(Refused, match="table-paused-manager"):
            await cellar.host.turns.undo(table.id, user)
        assert await cellar.state(table.id) == before
        assert await cellar.notices(table.id) == ["notice-manager-paused"]

    async def test_lasts_through_a_restart_and_ends_when_resumed(self, cellar: Cellar) -> None:
        table = await cellar.playing()
        await cellar.host.management.pause(table.id, MANAGER, "Mia")
        again = cellar.restarted()
        with pytest.raises(Refused, match="table-paused-manager"):
            await again.answer(table.id)
        with pytest.raises(Refused, match="already-paused"):
            await again.host.management.pause(table.id, MANAGER, "Mia")
        assert PAUSED not in (await again.host.management.resume(table.id, MANAGER, "Mia")).options
        await again.answer(table.id)
        with pytest.raises(Refused, match="not-paused"):
            await again.host.management.resume(table.id, MANAGER, "Mia")

    async def due(self, cellar: Cellar, table: int) -> list[float]:
        """Return the seconds until somebody's time is up."""
        async with cellar.db.read() as tx:
            return [one.due - cellar.clock() for one in await deadlines.of_game(tx, table) if one.kind == clocks.UP]

    async def test_stops_the_clocks_and_going_back_meanwhile_does_not_start_them(self, cellar: Cellar) -> None:
        table = await cellar.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {}, options_={clocks.CLOCK: "quick"})
        await cellar.host.lobby.join(table.id, BOB, "Bob")
        await cellar.host.lobby.start(table.id, ANN)
        cellar.clock.time += 3600
        assert await self.due(cellar, table.id) == [11 * 3600]
        await cellar.answer(table.id)
        before = await self.due(cellar, table.id)
        await cellar.host.management.pause(table.id, MANAGER, "Mia")
        cellar.clock.time += 9 * DAY
        assert await self.due(cellar, table.id) == []
        await cellar.host.management.rewind(table.id, MANAGER, 0, "Mia")
        assert await self.due(cellar, table.id) == []
        with pytest.raises(Refused, match="table-paused-manager"):
            await cellar.answer(table.id)
        await cellar.host.management.resume(table.id, MANAGER, "Mia")
        assert await self.due(cellar, table.id) == before

    async def test_by_whoever_set_no_name_is_one_of_the_players(self, cellar: Cellar) -> None:
        table = await cellar.playing()
        async with cellar.db.write() as tx:
            await options.put(tx, table.id, PAUSED, str(cellar.clock()))
        with pytest.raises(Refused, match="table-paused-players"):
            await cellar.answer(table.id)


Act = Callable[[Cellar, int], Any]
ACTS: dict[str, Act] = {
    "pause": lambda cellar, table: cellar.host.management.pause(table, STRANGER, "Eve"),
    "resume": lambda cellar, table: cellar.host.management.resume(table, STRANGER, "Eve"),
    "points": lambda cellar, table: cellar.host.management.points(table, STRANGER),
    "rewind": lambda cellar, table: cellar.host.management.rewind(table, STRANGER, 0, "Eve"),
    "end": lambda cellar, table: cellar.host.management.end(table, STRANGER, "Eve"),
}


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS.keys())
async def test_managers_of_another_server_do_nothing_here(cellar: Cellar, act: Act) -> None:
    table = await cellar.playing()
    await cellar.answer(table.id)
    before = await cellar.host.lobby.get(table.id)
    with pytest.raises(Refused, match="no-such-table"):
        await act(cellar, table.id)
    assert await cellar.host.lobby.get(table.id) == before


@pytest.mark.parametrize("status", ["lobby", "playing"])
async def test_an_ended_table_is_over_for_everybody(cellar: Cellar, status: str) -> None:
    if status == "lobby":
        table = await cellar.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    else:
        table = await cellar.playing()
        await cellar.host.management.pause(table.id, MANAGER, "Mia")
    assert (await cellar.host.management.end(table.id, MANAGER, "Mia")).status == "cancelled"
    assert "notice-manager-ended" in await cellar.notices(table.id)
    for again in (cellar.host.management.end(table.id, MANAGER, "Mia"), cellar.host.lobby.join(table.id, CID, "Cid")):
        with pytest.raises(Refused, match="table-over"):
            await again


class TestGoingBack:
    @ON_SQLITE
    @pytest.mark.parametrize("game", games())
    async def test_brings_every_game_to_where_it_was_and_it_can_be_played_to_its_end(
        self, cellar: Cellar, game: str
    ) -> None:
        rng, seats = Rng(len(game)), find(game).info.seats[-1]
        table = await cellar.seated(game, seats)
        seen = {}
        for _ in range(part(game, seats, 2, 25)):
            assert await cellar.act(table.id, rng)
            cached = cellar.host.core.cache._plays[table.id]
            seen[cached.play.count] = await cellar.state(table.id)
        for _ in range(3):
            points = [point for point in await cellar.host.management.points(table.id, MANAGER) if point.number in seen]
            assert points
            point = points[rng.below(len(points))]
            await cellar.host.management.rewind(table.id, MANAGER, point.number, "Mia")
            assert await cellar.state(table.id) == seen[point.number]
            there = await cellar.host.lobby.get(table.id)
            assert there.waiting == point.waiting
            for _ in range(part(game, seats, 4, 4)):
                await cellar.act(table.id, rng)
            seen = {count: state for count, state in seen.items() if count <= point.number}

    async def test_leaves_a_record_that_can_be_played_again(self, cellar: Cellar) -> None:
        rng = Rng(3)
        table = await cellar.playing()
        for _ in range(8):
            await cellar.answer_at_random(table.id, rng)
        points = await cellar.host.management.points(table.id, MANAGER)
        await cellar.host.management.rewind(table.id, MANAGER, points[-1].number, "Mia")
        while await cellar.act(table.id, rng):
            pass
        record = await cellar.host.export(table.id)
        assert replay(find("nicodemus"), record) == []

    async def test_withdraws_what_was_said_and_retires_older_buttons(self, cellar: Cellar) -> None:
        rng = Rng(5)
        table = await cellar.playing()
        for _ in range(6):
            await cellar.answer_at_random(table.id, rng)
        user = await cellar.user_on_turn(table.id)
        old = cellar.click(await cellar.observation(table.id, user), user)
        oldest = (await cellar.host.management.points(table.id, MANAGER))[-1]
        assert oldest.number == 0
        await cellar.host.management.rewind(table.id, MANAGER, 0, "Mia")
        async with cellar.db.read() as tx:
            said = await lines.after(tx, table.id)
        assert all(line.answer == 0 for line in said)
        with pytest.raises(Refused, match="button-before-undo"):
            await cellar.host.turns.answer(old)
        assert "notice-manager-rewound" in await cellar.notices(table.id)

    async def test_offers_nothing_but_what_everybody_could_see(self, cellar: Cellar) -> None:
        table = await cellar.playing()
        first = await cellar.host.lobby.get(table.id)
        began = cellar.clock()
        cellar.clock.time += 60
        await cellar.answer(table.id)
        assert Point.__struct_fields__ == ("number", "turn", "at", "waiting")
        points = await cellar.host.management.points(table.id, MANAGER)
        assert points[-1] == Point(0, 1, began, first.waiting)

    async def test_to_where_there_is_no_point_is_refused(self, cellar: Cellar) -> None:
        table = await cellar.playing()
        assert await cellar.host.management.points(table.id, MANAGER) == ()
        for number in (0, 1, 77):
            with pytest.raises(Refused, match="no-such-point"):
                await cellar.host.management.rewind(table.id, MANAGER, number, "Mia")

    async def test_before_the_start_and_after_the_end_is_refused(self, cellar: Cellar) -> None:
        lobby = await cellar.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
        with pytest.raises(Refused, match="not-started"):
            await cellar.host.management.points(lobby.id, MANAGER)
        over = await cellar.playing()
        await cellar.host.turns.concede(over.id, ANN)
        with pytest.raises(Refused, match="table-over"):
            await cellar.host.management.rewind(over.id, MANAGER, 0, "Mia")


class TestAfterAnUpdate:
    async def broken(self, cellar: Cellar) -> Table:
        """Return a game that older rules wrote and today's offer something else in."""
        table = await cellar.playing()
        await cellar.answer(table.id)
        await cellar.sql("UPDATE game SET rules_version = 0 WHERE id = ?", table.id)
        last = (await cellar.sql("SELECT max(number) FROM answer WHERE game = ?", table.id))[0][0]
        await cellar.sql("UPDATE checkpoint SET answers = 0, epoch = 7 WHERE game = ? AND answers > 0", table.id)
        await cellar.sql("DELETE FROM checkpoint WHERE game = ? AND epoch = 7", table.id)
        await cellar.sql("UPDATE answer SET picks = '[\"gone\"]' WHERE game = ? AND number = ?", table.id, last)
        return table

    async def test_games_of_the_same_rules_are_not_even_read(self, cellar: Cellar) -> None:
        await cellar.playing()
        assert await cellar.restarted().host.management.examine() == Examined(0, (), ())

    async def test_a_game_that_goes_on_is_left_alone(self, cellar: Cellar) -> None:
        table = await cellar.playing()
        await cellar.answer(table.id)
        await cellar.sql("UPDATE game SET rules_version = 0")
        before = await cellar.host.lobby.get(table.id)
        again = cellar.restarted()
        assert await again.host.management.examine() == Examined(1, (), ())
        assert await again.host.management.examine() == Examined(0, (), ())
        after = await again.host.lobby.get(table.id)
        assert (after.waiting, after.turn, after.epoch) == (before.waiting, before.turn, before.epoch)
        await again.answer(table.id)

    async def test_buttons_from_before_do_not_count_and_the_panels_get_new_ones(self, cellar: Cellar) -> None:
        table = await cellar.playing()
        user = await cellar.user_on_turn(table.id)
        old = cellar.click(await cellar.observation(table.id, user), user)
        fine = await cellar.playing()
        await cellar.sql("UPDATE game SET rules_version = 0 WHERE id = ?", table.id)
        again = cellar.restarted()
        await again.host.management.retire_buttons()
        with pytest.raises(Refused, match="button-before-undo"):
            await again.host.turns.answer(old)
        async with cellar.db.write() as tx:
            await tx.run(schema.outbox.delete())
        await again.host.management.examine()
        async with cellar.db.read() as tx:
            told = {(one.game, one.kind) for one in await outbox.take_due(tx, cellar.clock())}
        assert told == {(table.id, "table"), (table.id, "private")}
        await again.host.management.retire_buttons()
        assert [(await again.host.lobby.get(one.id)).epoch for one in (table, fine)] == [1, 0]
        await again.answer(table.id)

    async def test_the_players_agree_to_go_back_to_where_it_can_be_read(self, cellar: Cellar) -> None:
        table = await self.broken(cellar)
        again = cellar.restarted()
        await again.host.management.examine()
        for refused in (
            again.host.undoing.offer(table.id, ANN),
            again.host.turns.undo(table.id, BOB),
            again.host.votes.resume(table.id, ANN),
        ):
            with pytest.raises(Refused, match="table-paused-update"):
                await refused
        assert await again.host.management.unreadable(PLACE.guild) == (table.id,)
        assert await again.host.management.unreadable(404) == ()
        assert await again.host.management.agree_to_rewind(table.id, ANN) == "asked"
        assert await again.host.management.agree_to_rewind(table.id, ANN) == "asked"
        with pytest.raises(Refused, match="not-your-table"):
            await again.host.management.agree_to_rewind(table.id, 404)
        assert await again.host.management.agree_to_rewind(table.id, BOB) == "rewound"
        assert await again.notices(table.id) == ["notice-update-paused", "notice-rewind-asked", "notice-rewound"]
        assert await again.host.management.unreadable(PLACE.guild) == ()
        await again.answer(table.id)
        with pytest.raises(Refused, match="not-paused"):
            await again.host.management.agree_to_rewind(table.id, ANN)

    async def test_or_agree_to_end_it(self, cellar: Cellar) -> None:
        table = await self.broken(cellar)
        again = cellar.restarted()
        await again.host.management.examine()
        for user in (ANN, BOB):
            outcome = await again.host.votes.cancel(table.id, user)
        assert outcome == "cancelled"
        assert await again.host.management.examine() == Examined(0, (), ())

    async def test_one_that_no_point_of_can_be_read_says_so(self, cellar: Cellar) -> None:
        table = await self.broken(cellar)
        await cellar.sql("UPDATE checkpoint SET hash = 'cafe'")
        again = cellar.restarted()
        await again.host.management.examine()
        assert await again.notices(table.id) == ["notice-update-stuck"]
        for user in (ANN, BOB):
            with pytest.raises(Refused, match="no-such-point"):
                await again.host.management.agree_to_rewind(table.id, user)

    async def test_one_that_fails_when_somebody_acts_is_read_in_the_next_round(self, cellar: Cellar) -> None:
        table = await self.broken(cellar)
        await cellar.sql(
            "UPDATE game SET rules_version = ? WHERE id = ?", find("nicodemus").info.rules_version, table.id
        )
        again = cellar.restarted()
        assert await again.host.management.examine() == Examined(0, (), ())
        with pytest.raises(Refused, match="table-unreadable"):
            await again.host.turns.undo(table.id, ANN)
        assert await again.host.management.examine() == Examined(1, (table.id,), ())

    async def test_a_database_that_fails_pauses_no_game(self, cellar: Cellar, monkeypatch: pytest.MonkeyPatch) -> None:
        table = await cellar.playing()
        await cellar.sql("UPDATE game SET rules_version = 0")

        async def fail(*_: object) -> None:
            raise DatabaseError("disk I/O error")

        monkeypatch.setattr("host.tables.management.load", fail)
        again = cellar.restarted()
        with pytest.raises(DatabaseError):
            await again.host.management.examine()
        assert (await again.host.lobby.get(table.id)).options.get(PAUSED) is None
        assert await again.notices(table.id) == []

    async def test_a_game_that_diverges_is_paused_with_a_word_and_not_changed(self, cellar: Cellar) -> None:
        table, fine = await self.broken(cellar), await cellar.playing()
        before = await cellar.sql("SELECT * FROM answer"), await cellar.sql("SELECT * FROM checkpoint")
        again = cellar.restarted()
        assert await again.host.management.examine() == Examined(1, (table.id,), ())
        assert (await cellar.sql("SELECT * FROM answer"), await cellar.sql("SELECT * FROM checkpoint")) == before
        assert await again.notices(table.id) == ["notice-update-paused"]
        with pytest.raises(Refused, match="table-paused-update"):
            await again.host.turns.answer(Click(table.id, ANN, 4711, ("x",), key="TURN"))
        with pytest.raises(Refused, match="table-paused-update"):
            await again.host.management.resume(table.id, MANAGER, "Mia")
        await again.answer(fine.id)

    async def test_it_is_told_once_and_goes_on_when_it_can_be_read_again(self, cellar: Cellar) -> None:
        table = await self.broken(cellar)
        whole = (await cellar.sql("SELECT max(number) FROM answer WHERE game = ?", table.id))[0][0]
        await cellar.restarted().host.management.examine()
        assert await cellar.restarted().host.management.examine() == Examined(1, (), ())
        assert await cellar.notices(table.id) == ["notice-update-paused"]
        await cellar.sql("DELETE FROM answer WHERE game = ? AND number = ?", table.id, whole)
        again = cellar.restarted()
        assert await again.host.management.examine() == Examined(1, (), (table.id,))
        assert await again.notices(table.id) == ["notice-update-paused", "notice-update-resumed"]
        await again.answer(table.id)

    async def test_a_manager_can_take_it_back_to_where_it_can_be_read(self, cellar: Cellar) -> None:
        table = await self.broken(cellar)
        again = cellar.restarted()
        await again.host.management.examine()
        assert [point.number for point in await again.host.management.points(table.id, MANAGER)] == [0]
        await again.host.management.rewind(table.id, MANAGER, 0, "Mia")
        await again.answer(table.id)

    async def test_whoever_runs_the_bot_reads_which_game_cannot_go_on_and_why(
        self, cellar: Cellar, caplog: pytest.LogCaptureFixture
    ) -> None:
        table = await self.broken(cellar)
        await cellar.restarted().host.management.examine()
        told = [record for record in caplog.records if record.name == "host.tables.management"]
        assert [record.levelname for record in told] == ["WARNING"]
        assert re.fullmatch(f"table {table.id} cannot go on: .+", told[0].getMessage())

    async def test_a_fault_of_the_rules_themselves_is_told_with_where_it_was(
        self, cellar: Cellar, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = await self.broken(cellar)

        async def failing(*_: object) -> None:
            raise ZeroDivisionError("no machine")

        monkeypatch.setattr(management, "load", failing)
        assert await cellar.restarted().host.management.examine() == Examined(1, (table.id,), ())
        told = [record for record in caplog.records if record.name == "host.tables.management"]
        assert [record.levelname for record in told] == ["ERROR", "WARNING"]
        assert told[0].exc_info is not None
        assert told[0].getMessage() == f"table {table.id}"
        assert told[1].getMessage() == f"table {table.id} cannot go on: ZeroDivisionError: no machine"

    async def test_what_was_done_to_a_game_stands_in_its_log(self, cellar: Cellar) -> None:
        table = await cellar.playing()
        await cellar.answer(table.id)
        number = (await cellar.host.management.points(table.id, MANAGER))[0].number
        await cellar.host.management.pause(table.id, MANAGER, "Mia")
        await cellar.host.management.resume(table.id, MANAGER, "Mia")
        await cellar.host.management.rewind(table.id, MANAGER, number, "Mia")
        told = [key for (key,) in await cellar.sql("SELECT key FROM line WHERE game = ? ORDER BY number", table.id)]
        assert [key for key in told if key.startswith("host-")] == [
            "host-manager-paused",
            "host-manager-resumed",
            "host-manager-rewound",
        ]

    async def test_a_game_that_goes_on_after_an_update_says_so_in_its_log(self, cellar: Cellar) -> None:
        table = await self.broken(cellar)
        last = (await cellar.sql("SELECT max(number) FROM answer WHERE game = ?", table.id))[0][0]
        await cellar.restarted().host.management.examine()
        await cellar.sql("DELETE FROM answer WHERE game = ? AND number = ?", table.id, last)
        await cellar.restarted().host.management.examine()
        told = [key for (key,) in await cellar.sql("SELECT key FROM line WHERE game = ? ORDER BY number", table.id)]
        assert told[-1] == "host-update-resumed"

    async def test_a_game_that_is_not_installed_any_more_is_paused(self, cellar: Cellar) -> None:
        table = await cellar.playing()
        await cellar.sql("UPDATE game SET key = 'ludo' WHERE id = ?", table.id)
        again = cellar.restarted()
        assert await again.host.management.examine() == Examined(1, (table.id,), ())


class TestUpkeep:
    async def test_a_lobby_nobody_joins_is_closed_with_a_word_to_its_owner(self, cellar: Cellar) -> None:
        table = await cellar.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
        playing = await cellar.playing()
        cellar.clock.time += LOBBY_DAYS * DAY - 1
        assert await cellar.host.upkeep.close_stale() == 0
        cellar.clock.time += 2
        assert await cellar.host.upkeep.close_stale() == 1
        assert (await cellar.host.lobby.get(table.id)).status == "cancelled"
        assert (await cellar.host.lobby.get(playing.id)).status == "playing"
        async with cellar.db.read() as tx:
            told = [one for one in await outbox.take_due(tx, cellar.clock()) if one.kind == "notice"]
        assert [(one.game, one.payload["key"], one.payload["seat"]) for one in told] == [
            (table.id, "notice-lobby-closed", 0)
        ]

    async def test_a_lobby_that_somebody_joined_lately_waits_on(self, cellar: Cellar) -> None:
        table = await cellar.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
        cellar.clock.time += 10 * DAY
        await cellar.host.lobby.join(table.id, BOB, "Bob")
        cellar.clock.time += 10 * DAY
        assert await cellar.host.upkeep.close_stale() == 0

    async def panel(self, cellar: Cellar, table: int) -> None:
        async with cellar.db.write() as tx:
            await panels.put(
                tx,
                Panel(
                    game=table,
                    kind="table",
                    recipient=0,
                    turn=1,
                    channel_id=7,
                    message_id=8,
                    shown="",
                    at=cellar.clock(),
                ),
            )

    async def test_a_thread_is_kept_awake_every_five_days_without_a_message(self, cellar: Cellar) -> None:
        table = await cellar.playing()
        assert await cellar.host.upkeep.quiet() == ()
        await cellar.host.lobby.place(table.id, thread_id=7)
        cellar.clock.time += 3 * DAY
        await self.panel(cellar, table.id)
        cellar.clock.time += 4 * DAY
        assert await cellar.host.upkeep.quiet() == ()
        cellar.clock.time += 1.5 * DAY
        assert await cellar.host.upkeep.quiet() == (table.id,)
        await cellar.host.upkeep.done(await cellar.host.lobby.get(table.id))
        assert await cellar.host.upkeep.quiet() == ()
        cellar.clock.time += 6 * DAY
        assert await cellar.host.upkeep.quiet() == (table.id,)

    async def test_a_thread_is_put_away_a_day_after_the_end_and_once(self, cellar: Cellar) -> None:
        table, other = await cellar.playing(), await cellar.playing()
        for number, thread in ((table.id, 7), (other.id, 8)):
            await cellar.host.lobby.place(number, thread_id=thread)
        await cellar.host.turns.concede(table.id, ANN)
        cellar.clock.time += DAY / 2
        assert await cellar.host.upkeep.left() == ()
        cellar.clock.time += DAY
        assert await cellar.host.upkeep.left() == (table.id,)
        await cellar.host.upkeep.done(await cellar.host.lobby.get(table.id))
        assert await cellar.host.upkeep.left() == ()

    async def test_a_thread_in_which_another_game_began_stays_open(self, cellar: Cellar) -> None:
        table, next_ = await cellar.playing(), await cellar.playing()
        for one in (table, next_):
            await cellar.host.lobby.place(one.id, thread_id=7)
        await cellar.host.turns.concede(table.id, ANN)
        cellar.clock.time += 2 * DAY
        assert await cellar.host.upkeep.left() == ()


class TestAReport:
    async def filed(self, cellar: Cellar, number: int) -> reports.Report:
        async with cellar.db.read() as tx:
            report = await reports.get(tx, number)
        assert report is not None
        return report

    @pytest.mark.parametrize("user", [ANN, CID])
    async def test_holds_everything_to_play_the_game_again(self, cellar: Cellar, user: int) -> None:
        rng = Rng(11)
        table = await cellar.playing()
        for _ in range(7):
            await cellar.answer_at_random(table.id, rng)
        number = await cellar.host.reports.file(user, "The button is blue.", table.id, {"last": {"custom_id": "d:1"}})
        report = await self.filed(cellar, number)
        assert (report.game, report.user, report.words) == (table.id, user, "The button is blue.")
        player = table.player(user)
        assert report.payload["viewpoint"] == (None if player is None else player.seat)
        assert report.payload["interaction"] == {"last": {"custom_id": "d:1"}}
        assert report.payload["versions"]["rules"] == find("nicodemus").info.rules_version
        played_again = replay(find("nicodemus"), report.payload["record"])
        assert played_again == ["the answers end before the game does"]

    async def test_can_be_given_about_a_game_that_cannot_be_read_and_about_none(self, cellar: Cellar) -> None:
        table = await cellar.playing()
        await cellar.answer(table.id)
        await cellar.sql("UPDATE answer SET picks = '[\"nonsense\"]'")
        lobby = await cellar.host.lobby.open("nicodemus", CID, "Cid", PLACE, {})
        first = await self.filed(cellar, await cellar.host.reports.file(ANN, "Nothing works.", table.id, {}))
        assert "nonsense" in first.payload["record"]["fault"]
        assert first.payload["record"]["answers"][0]["picks"] == ["nonsense"]
        second = await self.filed(cellar, await cellar.host.reports.file(CID, "A typo.", lobby.id, {}))
        assert second.payload["record"] is None
        third = await self.filed(cellar, await cellar.host.reports.file(CID, "No table.", None, {}))
        assert third.game is None

    async def test_of_very_many_in_a_day_the_rest_waits_until_tomorrow(self, cellar: Cellar) -> None:
        for _ in range(10):
            await cellar.host.reports.file(ANN, "Again!", None, {})
        with pytest.raises(Refused, match="too-many-reports"):
            await cellar.host.reports.file(ANN, "Again!", None, {})
        await cellar.host.reports.file(BOB, "Me too.", None, {})
        cellar.clock.time += DAY + 1
        await cellar.host.reports.file(ANN, "Again!", None, {})
