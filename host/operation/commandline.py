"""What whoever runs the bot does beside it: `python bot.py backup | restore | check | export | report` and so on.

Nothing here starts the bot, and all but `restore` and `migrate-to` may be done while it runs.
"""

import asyncio
import re
import time
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TextIO

import msgspec

from db import Database, DatabaseError, Transaction, backups, copies, games, reports, upkeep
from db.backend import address_of
from db.private import make_folder, write_new
from host.core import Core
from host.errors import Refused
from host.host import Host
from host.operation.moving import move_to
from host.past.statistics import recompute
from host.rulebook.asking import Unanswerable, ask
from host.turns.plays import load
from rules.kernel.errors import RulesError
from rules.kernel.play import Checkpoint
from rules.kernel.record import standing_record
from rules.kernel.registry import find

FINE: Final = 0
FAULTY: Final = 1
"""Something was found that is not as it should be."""
NAMED_AT_MOST: Final = 50
"""So many tables are named in one line."""
REFUSED: Final = 2
"""Nothing was done; something must be mended first, or said more plainly."""


class Word(msgspec.Struct, frozen=True):
    """What may follow a word of the command line: `FILE`, `[NUMBER]` if optional, `--replace`, or `--batch FILE`."""

    name: str
    about: str

    def add_to(self, parser: ArgumentParser) -> None:
        """Have a parser know it."""
        if self.name.startswith("--"):
            option, _, value = self.name.partition(" ")
            more: dict[str, Any] = {"metavar": value} if value else {"action": "store_true"}
            parser.add_argument(option, help=self.about, **more)
            return
        name = self.name.strip("[]")
        optional: dict[str, Any] = {"nargs": "?"} if name != self.name else {}
        parser.add_argument(name.lower(), metavar=name, help=self.about, **optional)


class Job(msgspec.Struct, frozen=True):
    """One word of the command line.

    Attributes:
        about: What it does, in a line.
        run: Does it, with what was given, the database's address and where to write; returns the exit code.
        takes: What may follow it.
        more: What else is to be known before using it.
    """

    about: str
    run: Callable[[Namespace, str, TextIO], Awaitable[int]]
    takes: tuple[Word, ...] = ()
    more: str = ""


def add_jobs(words: Any) -> None:  # noqa: ANN401  argparse keeps the type to itself
    """Have a parser's subparsers know every job; `run` does what was parsed."""
    for name, job in JOBS.items():
        parser = words.add_parser(name, help=job.about, description=f"{job.about}. {job.more}".strip())
        for word in job.takes:
            word.add_to(parser)


def run(word: str, given: Namespace, url: str, out: TextIO) -> int:
    """Do what a word of the command line says and return the exit code.

    Raises:
        DatabaseError: The database cannot be used.
    """
    try:
        return asyncio.run(_done(JOBS[word].run(given, url, out)))
    except OSError as fault:
        _tell(out, f"{fault.filename or word}: {fault.strerror}")
        return REFUSED


async def _done(work: Awaitable[int]) -> int:
    return await work


def _tell(out: TextIO, text: str) -> None:
    out.write(text + "\n")


@asynccontextmanager
async def _database(url: str, *, writes: bool = False) -> AsyncIterator[Database]:
    """Open the database without making it; one that is older or cannot be written is read as a copy brought up to date.

    Raises:
        DatabaseError: There is none, newer code wrote it, or it would have to be a copy and is to be written.
    """
    with TemporaryDirectory() as folder:
        readable = url
        if url.startswith("sqlite"):
            copy = None if writes else Path(folder) / "copy.db"
            readable = await asyncio.to_thread(_readable, url, copy)
        database = await Database.open(readable)
        try:
            if readable != url:
                await database.migrate()
            yield database
        finally:
            await database.close()


def _readable(url: str, copy: Path | None) -> str:
    """Return the address of a database that today's queries can read: the one named, or a copy of it."""
    file = copies.file_of(url)
    found = copies.inspect(file)
    if not copies.knows_schema(found.schema):
        raise DatabaseError(f"{file} was written by a newer version of the bot, or not by it")
    if found.schema == copies.newest_schema() and copies.is_writable(file):
        return url
    if copy is None:
        raise DatabaseError(f"{file} is of an older version or may not be written; start the bot once, then try again")
    copies.copy(file, copy)
    return address_of(copy)


async def _backup(given: Namespace, url: str, out: TextIO) -> int:
    target = Path(given.file)
    found = await asyncio.to_thread(backups.back_up, copies.file_of(url), target, replace=given.replace)
    if found.faults:
        _tell(out, f"The database is not sound, and {target} was not written:")
        for fault in found.faults:
            _tell(out, f"  {fault}")
        return FAULTY
    _tell(out, f"{target}: {found}; read through and sound")
    return FINE


async def _restore(given: Namespace, url: str, out: TextIO) -> int:
    target = copies.file_of(url)
    done = await asyncio.to_thread(backups.restore, Path(given.file), target, replace=given.replace)
    former = f"; what was there is now {done.former}" if done.former else ""
    _tell(out, f"{target}: {done.contents}{former}")
    return FINE


async def _check(given: Namespace, url: str, out: TextIO) -> int:  # noqa: ARG001  nothing follows it
    broken, running = set[int](), list[int]()
    async with _database(url) as database:
        async with database.read() as tx:
            tables = await upkeep.every(tx)
        core = Core(database, time.time, str)
        for table in tables:
            async with database.read() as tx:
                row = await games.get(tx, table)
                faults = [] if row is None else await _faults(core, tx, row)
            if row is not None and row.status == "playing":
                running.append(table)
            if faults:
                broken.add(table)
            for fault in faults:
                _tell(out, f"table {table}: {fault}")
    _tell(out, _in_progress(running, broken))
    _tell(out, f"{len(tables) - len(broken)} of {len(tables)} tables are sound")
    return FAULTY if broken else FINE


def _in_progress(running: list[int], broken: set[int]) -> str:
    """Return which games are in progress, which of them this version cannot go on with, and what to do about it."""
    if not running:
        return "No game is in progress"
    stuck = [table for table in running if table in broken]
    told = f"{len(running)} games are in progress: {_numbers(running)}"
    if not stuck:
        return f"{told}; this version can go on with all of them"
    return (
        f"{told}; this version cannot go on with {len(stuck)} of them: {_numbers(stuck)}. "
        "Keep the version that has played them until they have ended, or start this one all the same: it pauses them, "
        "changes nothing of them, and offers their players to go back to the newest turn that can be read or to end "
        "the game; so can a manager of their server (/admin rewind, /admin end)"
    )


def _numbers(tables: list[int]) -> str:
    more = f" and {len(tables) - NAMED_AT_MOST} more" if len(tables) > NAMED_AT_MOST else ""
    return ", ".join(map(str, tables[:NAMED_AT_MOST])) + more


async def _faults(core: Core, tx: Transaction, row: games.Game) -> list[str]:
    """Return what is wrong with one stored table."""
    try:
        if row.started is None:
            find(row.key).info.complete_settings(row.seats, row.settings)
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


async def _export(given: Namespace, url: str, out: TextIO) -> int:
    folder = Path(given.folder)
    written, lost = 0, 0
    async with _database(url) as database:
        host = Host(database, time.time, str)
        async with database.read() as tx:
            tables = await upkeep.finished(tx)
        for table in tables:
            objection = await _exported(host, table, folder / f"table-{table}.jsonl")
            if objection:
                lost += 1
                _tell(out, f"table {table}: {objection}")
            else:
                written += 1
    _tell(out, f"{written} of {written + lost} finished games are in {folder}")
    return FAULTY if lost else FINE


async def _exported(host: Host, table: int, file: Path) -> str:
    """Write a game's record; return why not, or nothing."""
    try:
        record = await host.export(table)
    except (RulesError, Refused) as fault:
        return str(fault)
    make_folder(file.parent)
    if not _written(file, msgspec.json.encode(record) + b"\n"):
        return f"{file} is there already, with other contents"
    return (
        f"written as it is stored, since today's rules cannot follow it: {record['fault']}" if "fault" in record else ""
    )


def _written(file: Path, content: bytes) -> bool:
    """Write a file, which may be there already as it is; False when something else is."""
    try:
        write_new(file, content)
    except FileExistsError:
        return file.is_file() and file.read_bytes() == content
    return True


async def _report(given: Namespace, url: str, out: TextIO) -> int:
    async with _database(url) as database, database.read() as tx:
        if given.number is None:
            for head in await reports.newest(tx):
                _tell(out, f"{head.id:>5}  {_day(head.at)}  table {head.game or '-'}  {' '.join(head.words.split())}")
            return FINE
        known = re.fullmatch("[0-9]{1,18}", given.number)
        report = await reports.get(tx, int(given.number)) if known else None
        if report is None:
            _tell(out, f"There is no report {given.number}")
            return REFUSED
    text = msgspec.json.format(msgspec.json.encode(report), indent=1)
    if given.file is None:
        _tell(out, text.decode())
        return FINE
    write_new(Path(given.file), text + b"\n")
    _tell(out, f"Report {given.number} is in {given.file}")
    return FINE


def _day(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"


async def _ratings(given: Namespace, url: str, out: TextIO) -> int:  # noqa: ARG001  nothing follows it
    async with _database(url, writes=True) as database:
        counted, ratings = await recompute(database)
    _tell(out, f"{ratings} ratings from {counted} finished games")
    return FINE


async def _migrate_to(given: Namespace, url: str, out: TextIO) -> int:
    return await move_to(given.url, url, out)


async def _ask(given: Namespace, url: str, out: TextIO) -> int:  # noqa: ARG001  the rules are in no database
    try:
        ask(given, out)
    except Unanswerable as fault:
        _tell(out, str(fault))
        return REFUSED
    return FINE


JOBS: Final[dict[str, Job]] = {
    "ask": Job(
        "Ask the rulebooks, and print the answer as JSON",
        _ask,
        (
            Word("[GAME]", "the key or title of a game; bot for the bot itself, any for all books"),
            Word("[QUESTION]", "what somebody would like to know"),
            Word("--language CODE", "in which language it is asked: en, de or fr; en if left out"),
            Word("--batch FILE", "questions, one JSON object a line with game, lang and q; one answer a line"),
        ),
        'An answer is {"results": [{"id", "title", "text"}]}, the best first. '
        "Where no section is likely to answer, how to play comes first and then at most three guesses.",
    ),
    "backup": Job(
        "Copy the SQLite database, also while the bot runs",
        _backup,
        (
            Word("FILE", "where to; nothing may be there yet"),
            Word("--replace", "put it in the place of an earlier backup"),
        ),
        "The copy is one moment of the database. It gets its name only once it was read through and found sound.",
    ),
    "restore": Job(
        "Put such a copy in the place of the database, with the bot stopped",
        _restore,
        (
            Word("FILE", "the backup"),
            Word("--replace", "also in the place of a database that holds games or cannot be read"),
        ),
        "What was there is kept beside it.",
    ),
    "check": Job(
        "Read every stored game and say which cannot be read",
        _check,
        more="Alters nothing, and reads a file on a read-only disk too. Ends with 1 when something was found.",
    ),
    "export": Job(
        "Write the record of every finished game into a folder",
        _export,
        (Word("FOLDER", "where to; a file there that holds something else is left as it is and named"),),
    ),
    "migrate-to": Job(
        "Copy the stopped bot's SQLite database to an empty PostgreSQL one",
        _migrate_to,
        (Word("URL", "where to, such as postgresql://user:password@host/name"),),
    ),
    "ratings": Job("Recompute every rating from the finished games", _ratings),
    "report": Job(
        "Show what players have reported",
        _report,
        (
            Word("[NUMBER]", "which to print, secrets and all; without a number they are listed"),
            Word("[FILE]", "where to write it instead; nothing may be there yet"),
        ),
    ),
}
