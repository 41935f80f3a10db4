"""What whoever runs the bot does beside it: `python bot.py backup | restore | check | export | report`.

Nothing here starts the bot, and all but `restore` may be done while it runs.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TextIO

import msgspec

from db import Database, DatabaseError, Transaction, copies, games, reports, upkeep
from db.copies import Contents
from host.core import Core
from host.errors import Refused
from host.host import Host
from host.moving import move_to
from host.plays import load
from host.statistics import recompute
from rules.kernel.errors import RulesError
from rules.kernel.play import Checkpoint, complete_settings
from rules.kernel.record import standing_record
from rules.kernel.registry import find

FINE: Final = 0
FAULTY: Final = 1
"""Something was found that is not as it should be."""
REFUSED: Final = 2
"""Nothing was done; something must be mended first, or said more plainly."""


class Job(msgspec.Struct, frozen=True):
    """One word of the command line.

    Attributes:
        takes: How what follows it is written.
        about: What it does.
        arguments: How many words may follow it, at least and at most.
        run: Does it, with those words, the database's address and where to write; returns the exit code.
    """

    takes: str
    about: str
    arguments: tuple[int, int]
    run: Callable[[Sequence[str], str, TextIO], Awaitable[int]]


def usage(name: str) -> str:
    """Return a line that says how a word is used."""
    job = JOBS[name]
    return f"python bot.py {f'{name} {job.takes}'.strip():<27} {job.about}"


def main(argv: Sequence[str], url: str, out: TextIO) -> int:
    """Do what a word of the command line says and return the exit code.

    Raises:
        DatabaseError: The database cannot be used.
    """
    name, rest = argv[0], argv[1:]
    low, high = JOBS[name].arguments
    if not low <= len(rest) <= high:
        _tell(out, f"usage: {usage(name)}")
        return REFUSED
    try:
        return asyncio.run(_run(JOBS[name], rest, url, out))
    except OSError as fault:
        _tell(out, f"{fault.filename or name}: {fault.strerror}")
        return REFUSED


async def _run(job: Job, rest: Sequence[str], url: str, out: TextIO) -> int:
    return await job.run(rest, url, out)


def _tell(out: TextIO, text: str) -> None:
    out.write(text + "\n")


def _day(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC" if seconds else "never"


def _held(found: Contents) -> str:
    return f"{found.games} tables, last used {_day(found.changed)}"


@asynccontextmanager
async def _database(url: str) -> AsyncIterator[Database]:
    """Open the database without making or altering it; an older one is read as a copy brought up to date."""
    with TemporaryDirectory() as folder:
        readable = url
        if url.startswith("sqlite"):
            readable = await asyncio.to_thread(_readable, url, Path(folder) / "copy.db")
        database = await Database.open(readable)
        try:
            if readable != url:
                await database.migrate()
            yield database
        finally:
            await database.close()


def _readable(url: str, copy: Path) -> str:
    """Return the address of a database that today's queries can read: the one named, or a copy of it."""
    file = copies.file_of(url)
    found = copies.inspect(file)
    if not copies.knows_schema(found.schema):
        raise DatabaseError(f"{file} was written by a newer version of the bot, or not by it")
    if found.schema == copies.newest_schema():
        return url
    copies.put_in_place(file, copy)
    return f"sqlite+aiosqlite:///{copy.as_posix()}"


async def _backup(rest: Sequence[str], url: str, out: TextIO) -> int:
    source, target = copies.file_of(url), Path(rest[0])
    copies.inspect(source)
    fresh = target.with_name(target.name + ".new")
    database = await Database.open(url)
    try:
        await database.backup(fresh)
    finally:
        await database.close()
    found = copies.inspect(fresh)
    if found.faults:
        _tell(out, f"The copy is not sound and stays in {fresh}; {target} was not touched:")
        for fault in found.faults:
            _tell(out, f"  {fault}")
        return FAULTY
    fresh.replace(target)
    _tell(out, f"{target}: {_held(found)}; read through and sound")
    return FINE


async def _restore(rest: Sequence[str], url: str, out: TextIO) -> int:
    words = [word for word in rest if word != "--replace"]
    if len(words) != 1:
        _tell(out, f"usage: {usage('restore')}")
        return REFUSED
    source, target = Path(words[0]), copies.file_of(url)
    found = copies.inspect(source)
    objection = _against(found, source, target, told="--replace" in rest)
    if objection:
        _tell(out, objection)
        return REFUSED
    former = copies.put_in_place(source, target)
    _tell(out, f"{target}: {_held(found)}" + (f"; what was there is now {former}" if former else ""))
    return FINE


def _against(found: Contents, source: Path, target: Path, *, told: bool) -> str:
    """Return what speaks against putting a backup in the place of a database; nothing when all is well."""
    if found.faults:
        return f"{source} is not sound: {found.faults[0]}"
    if not copies.knows_schema(found.schema):
        return f"{source} was written by a newer version of the bot, or not by it; update the bot first"
    if not target.exists():
        return ""
    if copies.is_in_use(target):
        return f"{target} is in use; stop the bot first"
    there = copies.inspect(target)
    if there.games == 0 or told:
        return ""
    newer = " and is newer" if there.changed > found.changed else ""
    return (
        f"{target} holds {_held(there)}{newer}; the backup holds {_held(found)}. "
        "To replace it all the same, add --replace; the present file is kept beside it."
    )


async def _check(rest: Sequence[str], url: str, out: TextIO) -> int:  # noqa: ARG001  a job takes no more
    broken = 0
    async with _database(url) as database:
        async with database.read() as tx:
            tables = await upkeep.every(tx)
        core = Core(database, time.time, int)
        for table in tables:
            async with database.read() as tx:
                faults = await _faults(core, tx, table)
            broken += bool(faults)
            for fault in faults:
                _tell(out, f"table {table}: {fault}")
    _tell(out, f"{len(tables) - broken} of {len(tables)} tables are sound")
    return FAULTY if broken else FINE


async def _faults(core: Core, tx: Transaction, table: int) -> list[str]:
    """Return what is wrong with one stored table."""
    row = await games.get(tx, table)
    if row is None:
        return []
    try:
        if row.started is None:
            complete_settings(find(row.key), row.seats, row.settings)
            return []
        return await _faults_of_play(core, tx, row)
    except RulesError as fault:
        return [str(fault)]
    except Exception as fault:  # noqa: BLE001  whatever a damaged table does to the rules, the others are checked too
        return [f"{type(fault).__name__}: {fault}"]


async def _faults_of_play(core: Core, tx: Transaction, row: games.Game) -> list[str]:
    found = [
        f"the checkpoint after {after} answers is damaged"
        for after, state, stored in await upkeep.states(tx, row.id)
        if Checkpoint(after, state, row.rules_version).hash != stored
    ]
    play = (await load(core, tx, row.id, row.key, row.version)).play
    found += play.game.faults(play.state)
    if row.status == "playing" and play.over:
        found.append("the game has ended, and the table does not know")
    if row.status == "finished" and standing_record(play.game.standing(play.state)) != (row.result or {})["standing"]:
        found.append("the score is not what was told at the end")
    return found


async def _export(rest: Sequence[str], url: str, out: TextIO) -> int:
    folder = Path(rest[0])
    written, lost = 0, 0
    async with _database(url) as database:
        host = Host(database, time.time, int)
        async with database.read() as tx:
            tables = await upkeep.finished(tx)
        for table in tables:
            try:
                record = await host.export(table)
            except (RulesError, Refused) as fault:
                lost += 1
                _tell(out, f"table {table}: {fault}")
                continue
            _write(folder / f"table-{table}.jsonl", record)
            written += 1
    _tell(out, f"{written} of {written + lost} finished games are in {folder}")
    return FAULTY if lost else FINE


def _write(file: Path, record: object) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode(record) + b"\n")


async def _report(rest: Sequence[str], url: str, out: TextIO) -> int:
    async with _database(url) as database, database.read() as tx:
        if not rest:
            for head in await reports.newest(tx):
                _tell(out, f"{head.id:>5}  {_day(head.at)}  table {head.game or '-'}  {' '.join(head.words.split())}")
            return FINE
        report = await reports.get(tx, int(rest[0])) if rest[0].isdecimal() else None
        if report is None:
            _tell(out, f"There is no report {rest[0]}")
            return REFUSED
    _tell(out, msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
    return FINE


async def _ratings(rest: Sequence[str], url: str, out: TextIO) -> int:  # noqa: ARG001  a job takes no more
    async with _database(url) as database:
        counted, ratings = await recompute(database)
    _tell(out, f"{ratings} ratings from {counted} finished games")
    return FINE


JOBS: Final[dict[str, Job]] = {
    "backup": Job("FILE", "copy the SQLite database, also while the bot runs", (1, 1), _backup),
    "restore": Job("FILE [--replace]", "put such a copy in the place of the database", (1, 2), _restore),
    "check": Job("", "read every stored game; say which cannot be read, and end with 1", (0, 0), _check),
    "export": Job("FOLDER", "write the record of every finished game into a folder", (1, 1), _export),
    "migrate-to": Job("URL", "copy the stopped bot's SQLite database to an empty PostgreSQL one", (1, 1), move_to),
    "ratings": Job("", "reckon every rating anew from the finished games", (0, 0), _ratings),
    "report": Job(
        "[NUMBER]",
        "print a report, secrets and all; without a number, list them",
        (0, 1),
        _report,
    ),
}
