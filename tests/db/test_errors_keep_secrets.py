"""Whatever a database refuses, the log tells what was wrong and never which seed, hand, name or words were given."""

import io
import logging
import re
from collections.abc import Awaitable, Callable, Iterator

import pytest
from sqlalchemy import Text, bindparam, insert, text

from bot import HideToken
from db import Database, DatabaseError, Transaction, reports, schema
from host.operation.logs import JsonLines
from tests.db.samples import NOW, a_game, a_running_game

pytestmark = pytest.mark.asyncio

SEED = 12_345_678_987_654_321
NAME = "Rumpelstilzchen"
HAND = "swan-jug-and-moon-lamp"
WORDS = "Something odd happened with my cards"
SECRETS = (str(SEED), NAME, HAND, WORDS)

log = logging.getLogger("tests.db.secrets")


@pytest.fixture(params=["text", "json"])
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """All that is logged meanwhile, down to the last detail."""
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    if request.param == "json":
        handler.setFormatter(JsonLines())
    handler.addFilter(HideToken("a token"))
    root = logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        root.setLevel(before)
        root.removeHandler(handler)


async def taken(tx: Transaction) -> None:
    game = await a_game(tx, 1)
    for _ in range(2):
        await tx.run(insert(schema.table_option), game=game, key=HAND, value=WORDS)


async def against_a_check(tx: Transaction) -> None:
    await a_game(tx, title=NAME, settings={"hand": HAND}, seed=SEED, status="no such status")


async def without_its_parent(tx: Transaction) -> None:
    await tx.run(insert(schema.seat), game=SEED, number=0, user=1, name=NAME, joined=NOW, state="in")


async def without_a_value(tx: Transaction) -> None:
    await reports.add(tx, game=None, user=None, words=WORDS, payload={"hand": HAND}, at=NOW)  # type: ignore[arg-type]


async def of_another_kind(tx: Transaction) -> None:
    await tx.run(insert(schema.user), id=NAME, seen=NOW)


async def not_to_be_written(tx: Transaction) -> None:
    await tx.run(text("SELECT :seed, :hand").bindparams(bindparam("hand", type_=Text())), seed=str(SEED), hand={HAND})


async def not_to_be_encoded(tx: Transaction) -> None:
    await reports.add(tx, game=None, user=1, words=WORDS, payload={HAND: Odd()}, at=NOW)


async def of_no_table(tx: Transaction) -> None:
    await tx.run(text("INSERT INTO nowhere VALUES (:seed, :hand)"), seed=SEED, hand=HAND)


class Odd:
    """A value that cannot be stored, and shows what it holds wherever it is printed."""

    def __repr__(self) -> str:
        return NAME


FAULTS = (
    taken,
    against_a_check,
    without_its_parent,
    without_a_value,
    of_another_kind,
    not_to_be_written,
    not_to_be_encoded,
    of_no_table,
)


async def logged(database: Database, fault: Callable[[Transaction], Awaitable[None]]) -> None:
    """Run into a fault and log it, as whoever runs the bot would find it."""
    try:
        async with database.write() as tx:
            await fault(tx)
    except DatabaseError:
        log.exception("a change failed")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
async def test_what_was_refused_is_not_in_the_log(
    database: Database, written: io.StringIO, fault: Callable[[Transaction], Awaitable[None]]
) -> None:
    await logged(database, fault)
    assert "a change failed" in written.getvalue()
    # The way there is still told; a server may hear of a change no earlier than at the end of what is written.
    assert {fault.__name__, "write"} & set(re.findall(r"\w+", written.getvalue()))
    assert [secret for secret in SECRETS if secret in written.getvalue()] == []


@pytest.mark.parametrize(
    ("fault", "told"),
    [(taken, "table_option"), (against_a_check, "ck_game_status"), (of_no_table, "nowhere")],
    ids=lambda value: getattr(value, "__name__", value),
)
async def test_what_was_wrong_is_in_the_log(
    database: Database, written: io.StringIO, fault: Callable[[Transaction], Awaitable[None]], told: str
) -> None:
    await logged(database, fault)
    assert told in written.getvalue()


async def test_a_disk_that_is_full_is_told_without_what_did_not_fit(in_file: Database, written: io.StringIO) -> None:
    async def write_too_much(tx: Transaction) -> None:
        await tx.one(int, text("PRAGMA max_page_count = 1"))
        for number in range(2000):
            await reports.add(tx, game=None, user=1, words=f"{WORDS} {number}", payload={"hand": HAND}, at=NOW)

    await logged(in_file, write_too_much)
    assert "disk is full" in written.getvalue()
    assert [secret for secret in SECRETS if secret in written.getvalue()] == []


async def test_a_server_that_goes_away_is_told_without_what_was_asked(postgres_url: str, written: io.StringIO) -> None:
    database = await Database.open(postgres_url)

    async def lose(tx: Transaction) -> None:
        await reports.add(tx, game=None, user=1, words=WORDS, payload={"hand": HAND}, at=NOW)
        await tx.one(bool, text("SELECT pg_terminate_backend(pg_backend_pid())"))
        await a_game(tx, title=NAME, seed=SEED)

    await logged(database, lose)
    await database.close()
    assert "a change failed" in written.getvalue()
    assert [secret for secret in SECRETS if secret in written.getvalue()] == []


async def test_a_log_of_every_detail_holds_nothing_that_is_stored_or_read(
    database: Database, written: io.StringIO
) -> None:
    game = await a_running_game(database)
    async with database.write() as tx:
        await reports.add(tx, game=game, user=1, words=WORDS, payload={"hand": HAND, "seed": SEED}, at=NOW)
    async with database.read() as tx:
        assert await reports.get(tx, 1) is not None
        found = await tx.one(str, text("SELECT 1 FROM report WHERE words = :words"), words=WORDS)
    log.debug("found %s", found)
    assert "found 1" in written.getvalue()
    assert [secret for secret in SECRETS if secret in written.getvalue()] == []
