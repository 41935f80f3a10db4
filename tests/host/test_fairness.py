"""What fixes a game's chance, what people can compute of it by hand, and what a check says of tampering."""

import hashlib
import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import update

from db import Database, answers, games, options, reports, schema, seals
from host.errors import Refused
from host.model import Place, Table
from host.tables.seals import Sealed
from rules.kernel.play import encode
from rules.kernel.record import replay
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from tests.host.conftest import ANN, BOB, CID, PLACE, Clock, Room

pytestmark = pytest.mark.asyncio

ROOT = Path(__file__).parents[2]
HEX = re.compile("[0-9a-f]{64}")
BY_JOINS = ["101", "102", "103"]
"""What the presses of `begin` bring."""


def by_hand(**fields: Any) -> str:
    """Return the SHA-256 of fields as the documentation writes them, with nothing of the project."""
    text = json.dumps(fields, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


async def opened(room: Room, game: str = "nicodemus", **fields: Any) -> Table:
    return await room.host.lobby.open(game, ANN, "Ann", PLACE, fields, 2, brings=101)


async def begin(room: Room, game: str = "nicodemus") -> Table:
    """Open, join and start a game by three presses."""
    table = await opened(room, game)
    await room.host.lobby.join(table.id, BOB, "Bob", brings=102)
    return await room.host.lobby.start(table.id, ANN, 103)


async def to_the_end(room: Room, table: int, rng: Rng) -> Table:
    while (there := await room.host.lobby.get(table)).status == "playing":
        await room.answer_at_random(table, rng)
    return there


async def seal_of(room: Room, table: int) -> seals.Seal:
    async with room.db.read() as tx:
        found = await seals.of_game(tx, table)
    assert found is not None
    return found


async def seed_of(room: Room, table: int) -> int | str | None:
    async with room.db.read() as tx:
        return await games.seed_of(tx, table)


async def change(room: Room, table: Any, where: Any, fields: dict[str, Any]) -> None:
    async with room.db.write() as tx:
        await tx.run(update(table).where(where).values(**fields))


# Before the start


async def test_a_table_commits_when_it_opens_and_has_no_seed_before_it_starts(room: Room) -> None:
    table = await opened(room)
    kept = await seal_of(room, table.id)
    assert HEX.fullmatch(kept.secret)
    version = find("nicodemus").info.rules_version
    commitment = by_hand(table=table.id, game="nicodemus", rules_version=version, secret=kept.secret)
    assert table.options["commitment"] == commitment
    assert await seed_of(room, table.id) is None
    with pytest.raises(Refused, match="not-started"):
        await room.host.fairness.verify(table.id, ANN)


async def test_two_tables_commit_to_different_secrets_and_show_different_things(room: Room) -> None:
    one, other = await opened(room), await opened(room)
    assert (await seal_of(room, one.id)).secret != (await seal_of(room, other.id)).secret
    assert one.options["commitment"] != other.options["commitment"]


async def test_what_was_brought_is_in_order_and_stays_when_somebody_leaves(room: Room) -> None:
    table = await opened(room)
    await room.host.lobby.join(table.id, BOB, "Bob", brings=7)
    await room.host.lobby.leave(table.id, BOB)
    await room.host.lobby.join(table.id, CID, "Cid", brings=5)
    with pytest.raises(Refused, match="table-full"):
        await room.host.lobby.join(table.id, BOB, "Bob", brings=9)
    await room.host.lobby.start(table.id, CID, 6)
    assert (await seal_of(room, table.id)).brought == ("101", "7", "5", "6")


async def test_the_seed_follows_from_the_secret_and_everything_that_was_brought(room: Room) -> None:
    table = await begin(room)
    kept = await seal_of(room, table.id)
    assert list(kept.brought) == BY_JOINS
    assert await seed_of(room, table.id) == by_hand(secret=kept.secret, brought=BY_JOINS)


@pytest.mark.parametrize("brought", [["101", "102", "104"], ["102", "101", "103"], ["101", "103"], ["101", "102103"]])
async def test_another_press_another_order_or_one_press_less_is_another_seed(room: Room, brought: list[str]) -> None:
    table = await begin(room)
    kept = await seal_of(room, table.id)
    assert await seed_of(room, table.id) != by_hand(secret=kept.secret, brought=brought)


async def test_a_rematch_commits_anew_and_its_presses_are_brought(room: Room) -> None:
    former = await begin(room)
    await room.host.turns.concede(former.id, ANN)
    fresh = await room.host.invitations.rematch(former.id, BOB, "Bob", brings=8)
    await room.host.invitations.rematch(former.id, ANN, "Ann", brings=9)
    assert (await seal_of(room, fresh.id)).brought == ("8", "9")
    assert (await seal_of(room, fresh.id)).secret != (await seal_of(room, former.id)).secret


async def test_nobody_is_shown_the_secret_or_the_seed_while_it_is_one(room: Room) -> None:
    table = await opened(room)
    await room.host.lobby.join(table.id, BOB, "Bob", brings=102)
    secret = (await seal_of(room, table.id)).secret
    told: list[Any] = [await room.host.lobby.get(table.id)]
    await room.host.lobby.start(table.id, ANN, 103)
    seed = str(await seed_of(room, table.id))
    told += [await room.host.fairness.verify(table.id, ANN), await room.host.fairness.document(table.id)]
    told += [await room.host.observations.of(table.id, audience) for audience in (None, 0, 1)]
    told.append(await room.host.privacy.export(ANN))
    async with room.db.read() as tx:
        told += [await options.of_game(tx, table.id), await games.get(tx, table.id)]
    for one in told:
        raw = msgspec.json.encode(one).decode()
        assert secret not in raw
        assert seed not in raw
    number = await room.host.reports.file(ANN, "look", table.id, {})
    async with room.db.read() as tx:
        report = await reports.get(tx, number)
    assert secret not in msgspec.json.encode(report).decode()


# What a start shows, and what anybody can compute


async def test_a_seal_can_be_computed_by_anybody_with_the_record_of_the_game(room: Room) -> None:
    table = await begin(room, "imaginarium")
    document = await room.host.fairness.document(table.id)
    await room.answer(table.id)
    await room.host.turns.concede(table.id, BOB)
    record = await room.host.export(table.id)
    fair = record["fairness"]
    seal = by_hand(
        game="imaginarium",
        rules_version=fair["started_with"],
        seats=2,
        settings=record["settings"],
        seed=record["seed"],
        commitment=fair["commitment"],
        brought=BY_JOINS,
    )
    assert seal == fair["seal"]
    assert document is not None
    assert document["fairness"] == {key: value for key, value in fair.items() if key != "secret"}
    assert {key: record[key] for key in ("game", "seats", "settings")} == {
        key: document[key] for key in ("game", "seats", "settings")
    }
    assert replay(find("imaginarium"), json.loads(json.dumps(record))) == []


def documented() -> str:
    """Return the few lines of Python that the documentation gives to whoever wants to check by hand."""
    return (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]


async def run(code: str, record: object, folder: Path) -> str:
    (folder / "record.jsonl").write_bytes(msgspec.json.encode(record) + b"\n")
    program = [sys.executable, "-c", code, "record.jsonl"]
    return subprocess.run(program, cwd=folder, check=True, capture_output=True, text=True).stdout


async def test_the_documented_lines_compute_what_was_shown(room: Room, tmp_path: Path) -> None:
    table = await begin(room, "mech_a_dream")
    await room.host.turns.concede(table.id, ANN)
    record = await room.host.export(table.id)
    fair = record["fairness"]
    told = await run(documented(), record, tmp_path)
    assert [line.split() for line in told.splitlines()] == [
        ["commitment", fair["commitment"], "fits"],
        ["seed", record["seed"], "fits"],
        ["seal", fair["seal"], "fits"],
    ]
    fair["brought"][0] = "1"
    assert (await run(documented(), record, tmp_path)).count("differs") == 2


@pytest.mark.parametrize(
    "other",
    [
        {"game": "night"},
        {"rules_version": 2},
        {"seats": 3},
        {"settings": {"length": "short"}},
        {"settings": {}},
        {"seed": "8"},
        {"commitment": "d"},
        {"brought": ("1",)},
        {"brought": ("1", "3")},
    ],
)
async def test_a_seal_depends_on_everything_that_chance_depends_on(other: dict[str, Any]) -> None:
    usual: dict[str, Any] = {
        "game": "day",
        "rules_version": 1,
        "seats": 2,
        "settings": {"length": "long"},
        "seed": "7",
        "commitment": "c",
        "brought": ("1", "2"),
    }
    assert Sealed(**usual).seal != Sealed(**{**usual, **other}).seal


# Checks


async def test_while_a_game_runs_a_check_tells_its_seal_and_not_its_seed(room: Room) -> None:
    table = await begin(room)
    verdict = await room.host.fairness.verify(table.id, ANN)
    document = await room.host.fairness.document(table.id)
    assert document is not None
    assert verdict.start == document["fairness"]["seal"]
    assert verdict.commitment == table.options["commitment"]
    assert not verdict.over
    assert (verdict.seed, verdict.seal) == (0, "")


@pytest.mark.parametrize("game", ["nicodemus", "mech_a_dream"])
async def test_a_finished_game_follows_from_its_seed(room: Room, rng: Rng, game: str) -> None:
    table = await begin(room, game)
    await to_the_end(room, table.id, rng)
    verdict = await room.host.fairness.verify(table.id, ANN)
    assert (verdict.committed, verdict.seeded, verdict.sealed) == ("same", "same", "same")
    assert (verdict.replayed, verdict.standing) == ("same", "same")
    assert verdict.answers == verdict.followed > 10
    assert verdict.seal == verdict.start
    assert HEX.fullmatch(str(verdict.seed))


async def test_a_game_that_was_tampered_with_does_not_stand_the_check(room: Room, rng: Rng) -> None:
    table = await begin(room)
    await to_the_end(room, table.id, rng)
    async with room.db.read() as tx:
        given = await answers.live(tx, table.id)
        row = await games.get(tx, table.id)
    assert row is not None
    kept, seed = await seal_of(room, table.id), await seed_of(room, table.id)
    before = {"seed": seed, "result": row.result, "secret": kept.secret, "brought": kept.brought}
    same, differs, unknown = "same", "differs", "unknown"
    forged = {"secret": "0" * 64, "brought": (*kept.brought, "9")}
    cases: list[tuple[Any, dict[str, Any], tuple[str, ...]]] = [
        (schema.game, {"seed": "ab" * 32}, (same, differs, differs, differs, unknown)),
        (schema.game, {"result": {**row.result, "standing": []}}, (same, same, same, same, differs)),
        (schema.seal, {"secret": forged["secret"]}, (differs, differs, differs, same, same)),
        (schema.seal, {"brought": forged["brought"]}, (same, differs, differs, same, same)),
    ]
    for there, fields, expected in cases:
        column = there.c.id if there is schema.game else there.c.game
        await change(room, there, column == table.id, fields)
        verdict = await room.host.fairness.verify(table.id, ANN)
        found = (verdict.committed, verdict.seeded, verdict.sealed, verdict.replayed, verdict.standing)
        assert found == expected, fields
        await change(room, there, column == table.id, {key: before[key] for key in fields})
    last = given[-3]
    where = (schema.answer.c.game == table.id) & (schema.answer.c.number == last.number)
    await change(room, schema.answer, where, {"picks": ("gone",)})
    verdict = await room.host.fairness.verify(table.id, ANN)
    assert (verdict.sealed, verdict.replayed) == ("same", "differs")
    assert verdict.followed < verdict.answers
    assert verdict.reason


async def test_a_game_that_began_without_a_seal_says_so(room: Room, rng: Rng) -> None:
    table = await begin(room)
    await to_the_end(room, table.id, rng)
    async with room.db.write() as tx:
        await tx.run(schema.table_option.delete().where(schema.table_option.c.game == table.id))
        await tx.run(schema.seal.delete().where(schema.seal.c.game == table.id))
    verdict = await room.host.fairness.verify(table.id, ANN)
    assert (verdict.start, verdict.committed, verdict.sealed, verdict.replayed) == (None, "unknown", "unknown", "same")
    assert await room.host.fairness.document(table.id) is None


async def test_a_game_ended_by_giving_up_or_agreement_can_be_checked_too(room: Room) -> None:
    given_up = await begin(room)
    await room.answer(given_up.id)
    await room.host.turns.concede(given_up.id, ANN)
    agreed = await begin(room)
    await room.answer(agreed.id)
    await room.host.votes.cancel(agreed.id, ANN)
    await room.host.votes.cancel(agreed.id, BOB)
    for table, standing in ((given_up, "same"), (agreed, "unknown")):
        verdict = await room.host.fairness.verify(table.id, ANN)
        assert (verdict.committed, verdict.seeded, verdict.sealed) == ("same", "same", "same")
        assert (verdict.replayed, verdict.standing) == ("same", standing)


# Tables of former versions

SEED = 2**64 - 59
"""A seed as former versions drew it when a table was opened."""


def old_seal() -> str:
    version = find("nicodemus").info.rules_version
    return by_hand(game="nicodemus", rules_version=version, seats=2, settings={}, seed=SEED)


def write_as_before(file: Path) -> None:
    """Write what the version before this one left: a lobby, and a running game that is sealed."""
    environment = os.environ | {"DATABASE_URL": f"sqlite:///{file}"}
    alembic = [sys.executable, "-m", "alembic", "-c", str(ROOT / "db" / "alembic.ini")]
    subprocess.run([*alembic, "upgrade", "0003"], env=environment, check=True, capture_output=True)
    game = find("nicodemus")
    state = encode(game.setup(SEED, 2, {}))
    version = game.info.rules_version
    with sqlite3.connect(file) as old:
        for user in (ANN, BOB):
            old.execute("INSERT INTO user (id, seen) VALUES (?, 5)", (user,))
        for number, status, started in ((1, "lobby", None), (2, "playing", 6.0)):
            old.execute(
                "INSERT INTO game (id, key, rules_version, seats, settings, seed, status, epoch, turn, version,"
                " title, owner, created, started, waiting)"
                " VALUES (?, 'nicodemus', ?, 2, '{}', ?, ?, 0, 1, 1, 'x', ?, 5, ?, ?)",
                (number, version, str(SEED), status, ANN, started, "[]" if started is None else "[0]"),
            )
            for seat, (user, name) in enumerate(((ANN, "Ann"), (BOB, "Bob"))):
                old.execute("INSERT INTO seat VALUES (?, ?, ?, ?, 5, 'in')", (number, seat, user, name))
        old.execute("INSERT INTO table_option VALUES (2, 'seal', ?)", (f"{version}:{old_seal()}",))
        checked = hashlib.blake2b(state, digest_size=8).hexdigest()
        old.execute("INSERT INTO checkpoint VALUES (2, 0, 0, ?, ?, ?, 5)", (state, checked, version))
    old.close()


@pytest_asyncio.fixture
async def old_room(tmp_path: Path) -> AsyncIterator[Room]:
    """A host over a database that the version before this one has written."""
    file = tmp_path / "old.db"
    write_as_before(file)
    database = await Database.open(f"sqlite:///{file}")
    await database.migrate()
    yield Room(database, Clock())
    await database.close()


@pytest.mark.parametrize("table", [1, 2])
async def test_a_table_of_a_former_version_goes_on_and_its_check_is_as_it_was(
    old_room: Room, rng: Rng, table: int, tmp_path: Path
) -> None:
    if table == 1:
        with pytest.raises(Refused, match="not-started"):
            await old_room.host.fairness.verify(table, ANN)
        await old_room.host.lobby.start(table, ANN, 103)
    assert await seed_of(old_room, table) == SEED
    there = await to_the_end(old_room, table, rng)
    assert there.status == "finished"
    verdict = await old_room.host.fairness.verify(table, ANN)
    assert verdict.start == verdict.seal == old_seal()
    assert (verdict.commitment, verdict.seed) == (None, SEED)
    assert (verdict.committed, verdict.seeded) == ("unknown", "unknown")
    assert (verdict.sealed, verdict.replayed, verdict.standing) == ("same", "same", "same")
    record = await old_room.host.export(table)
    assert record["seed"] == SEED
    assert replay(find("nicodemus"), record) == []
    assert await run(documented(), record, tmp_path) == f"seal {old_seal()} fits\n"


async def test_a_lobby_of_a_former_version_can_still_be_joined_and_new_ones_commit(old_room: Room) -> None:
    await old_room.host.lobby.leave(1, BOB)
    there = await old_room.host.lobby.join(1, CID, "Cid", brings=7)
    assert "commitment" not in there.options
    fresh = await old_room.host.lobby.open("nicodemus", BOB, "Bob", Place(), {}, brings=8)
    assert HEX.fullmatch(fresh.options["commitment"])
