"""What a click asks of the database: every query finds its rows by an index, whatever the tables hold."""

import re
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any
from unittest.mock import patch

import pytest
import pytest_asyncio
from sqlalchemy import Engine, event

from db import Database
from db.engine import transaction
from db.prepared import Prepared, Rows
from db.server import Command
from db.wire import Wire
from host.model import Delivery, Panel
from host.operation.outbox import Sender
from rules.kernel.rng import Rng
from tests.host.conftest import ANN, BOB, Clock, Room

pytestmark = pytest.mark.asyncio

Asked = list[tuple[str, Any]]
run_prepared = Prepared.run
exchange = Wire.exchange


class Post:
    """A messenger that asks what the real one asks, and remembers what it would have posted."""

    def __init__(self, room: Room) -> None:
        self.host = room.host

    async def deliver(self, delivery: Delivery) -> None:
        table = await self.host.lobby.get(delivery.game or 0)
        open_ = await self.host.panels(table.id)
        await self.host.observations.of(table.id, None)
        for user in (ANN, BOB):
            await self.host.user(user)
            await self.host.notices.preferences(user)
        place: dict[str, Any] = {"channel_id": 5, "message_id": delivery.id, "shown": "1", "at": 1.0}
        await self.host.panel_sent(Panel(game=table.id, kind="table", recipient=0, turn=table.turn, **place))
        for panel in open_[:-1]:
            await self.host.panel_retired(panel)


@pytest_asyncio.fixture
async def room(sqlite_url: str) -> Any:
    db = await Database.open(sqlite_url)
    yield Room(db, Clock())
    await db.close()


async def asked_during(work: Callable[[], Awaitable[object]]) -> Asked:
    """Return every statement of some work with its values."""
    asked: Asked = []

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if re.match(r"SELECT|UPDATE|DELETE|INSERT|WITH", statement):
            asked.append((statement, values))

    def run(ready: Prepared, file: sqlite3.Connection, values: Any) -> Rows:
        one = values if isinstance(values, Mapping) else values[0]
        note(None, None, ready.sql, tuple(ready.ordered(one)))
        return run_prepared(ready, file, values)

    async def on_a_server(wire: Wire, commands: Sequence[Command]) -> list[Rows]:
        for command in commands:
            note(None, None, command.sql, [None if value is None else value.decode() for value in command.values])
        return await exchange(wire, commands)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        with patch.object(Prepared, "run", run), patch.object(Wire, "exchange", on_a_server):
            await work()
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    return asked


async def plans(db: Database, asked: Asked) -> dict[str, list[str]]:
    """Return how SQLite would go about each statement."""
    found = {}
    async with transaction(db._backend.reader) as connection:
        for statement, values in asked:
            one = values[0] if isinstance(values, list) else values
            rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", one)
            found[" ".join(statement.split())] = [str(row[-1]) for row in rows]
    return found


async def asked_by_a_click(room: Room, rng: Rng) -> Asked:
    """Return what a click asks at a table that is not in memory, with all that follows from it."""
    table = await room.playing()
    for _ in range(6):
        await room.answer_at_random(table.id, rng)
    fresh = room.again()
    sender = Sender(fresh.host.core, Post(fresh))
    await sender.drain()

    async def click() -> None:
        await fresh.answer_at_random(table.id, rng)
        fresh.clock.time += 5
        await sender.drain()
        await fresh.host.timekeeper.tick()
        await fresh.host.lobby.of_user(ANN)

    asked = await asked_during(click)
    assert len(asked) > 20
    return asked


def _of_tables(steps: list[str]) -> list[str]:
    """Return the steps that read tables, without those that read what was found in one before."""
    found = {f"SCAN {step.split()[-1]}" for step in steps if step.startswith("CO-ROUTINE")}
    return [step for step in steps if step not in found]


async def test_every_query_of_a_click_and_of_what_follows_is_answered_by_an_index(room: Room, rng: Rng) -> None:
    found = await plans(room.db, await asked_by_a_click(room, rng))
    assert any("USING INDEX" in step for steps in found.values() for step in steps)
    slow = {
        statement: steps
        for statement, steps in found.items()
        if any(re.match(r"SCAN (?!CONSTANT)(?!.*USING (COVERING )?INDEX)", step) for step in _of_tables(steps))
    }
    assert slow == {}


async def test_a_query_without_an_index_would_be_noticed(room: Room) -> None:
    found = await plans(room.db, [("SELECT * FROM game WHERE title = ?", ("x",))])
    assert [step for steps in found.values() for step in steps] == ["SCAN game"]


async def on_postgres(db: Database, asked: Asked) -> dict[str, list[str]]:
    """Return how PostgreSQL would go about each statement if it could not help but use indexes wherever there are any.

    So few rows as a test has, it would rather read from end to end.
    """
    found = {}
    async with transaction(db._backend.writer) as connection:
        await connection.exec_driver_sql("SET enable_seqscan = off")
        for statement, values in asked:
            rows = await connection.exec_driver_sql(f"EXPLAIN {statement}", values)
            found[" ".join(statement.split())] = [str(row[0]).strip() for row in rows]
    return found


async def test_postgres_too_has_an_index_for_every_query_of_a_click(postgres_url: str, rng: Rng) -> None:
    db = await Database.open(postgres_url)
    try:
        room = Room(db, Clock())
        room.host.core.process = 1
        found = await on_postgres(db, await asked_by_a_click(room, rng))
        found |= await on_postgres(db, [("SELECT * FROM game WHERE title = 'x'", ())])
    finally:
        await db.close()
    slow = {statement for statement, steps in found.items() if any(re.search(r"Seq Scan on", step) for step in steps)}
    # The last one shows that a query without an index would be noticed.
    assert slow == {"SELECT * FROM game WHERE title = 'x'"}
