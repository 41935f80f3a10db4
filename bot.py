"""Starts the bot: settings, log, database, cogs, and without a token the sandbox; closes them in reverse order."""

import gc
import os
import signal

if __name__ == "__main__":
    # As long as nothing is open, there is nothing to close and nothing to tell.
    signal.signal(signal.SIGINT, lambda *_: os._exit(128 + signal.SIGINT))
    # Nothing that is imported becomes rubbish; looking for some again and again is a seventh of the start.
    gc.disable()

import asyncio
import json
import logging
import secrets
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import TYPE_CHECKING, Final, cast

import aiohttp
import discord

from cogs.client import Cogwork, ShardedCogwork
from cogs.endpoint import point_at
from cogs.settings import Settings, WrongSettings, load
from cogs.words import Translator
from db import Damaged, Database, DatabaseError
from db.backend import address_of
from db.backups import Unsafe
from host.host import Host
from host.operation import commandline
from host.operation.logs import JsonLines
from host.operation.processes import Processes, Taken
from host.operation.tidying import keep_tidy
from host.time import zones
from render.kit import fonts
from rules.kernel.registry import refused
from workers.memory import give_back

if TYPE_CHECKING:
    from io import TextIOWrapper

    from sandbox import Opener

log = logging.getLogger("cogwork")
OPENER: Final["Opener"] = {"label": "Start a game", "command": "table new"}
"""What the sandbox's page offers where nothing has been said yet."""

DAMAGED, MEND, INTERRUPTED = 1, 2, 128 + signal.SIGINT
"""How the process ends: the database is damaged, something else must be mended first, Ctrl+C before anything ran."""
LOOKING = 2.0
"""Seconds of the start in which the database is looked through for damage."""

# The bot speaks in no channel; each start would warn that it cannot.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class HideToken(logging.Filter):
    """Takes the token out of every log record, whoever wrote it there."""

    def __init__(self, token: str) -> None:
        """Take the secret."""
        super().__init__()
        self._token = token

    def filter(self, record: logging.LogRecord) -> bool:
        """Replace the token in the finished message, and in the traceback that goes with it."""
        try:
            message = record.getMessage()
        except (TypeError, ValueError):  # the arguments do not fit; what was meant is still worth reading
            message = f"{record.msg} {record.args}"
        record.msg, record.args = self._clean(message), ()
        if record.exc_info:
            record.exc_text = record.exc_text or logging.Formatter().formatException(record.exc_info)
            record.exc_info = None  # a formatter that prefers it to the text would write the traceback anew
        if record.exc_text:
            record.exc_text = self._clean(record.exc_text)
        if record.stack_info:
            record.stack_info = self._clean(record.stack_info)
        return True

    def _clean(self, text: str) -> str:
        return text.replace(self._token, "[token]") if self._token else text


def set_up_log(level: str, token: str, form: str = "text") -> None:
    """Log to standard error, without the token."""
    discord.utils.setup_logging(level=logging.getLevelName(level), root=True)
    for handler in logging.getLogger().handlers:
        if form == "json":
            handler.setFormatter(JsonLines())
        handler.addFilter(HideToken(token))


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[tuple[Cogwork, Processes, "asyncio.Task[None]"]]:
    """Open everything the bot stands on, and close it again; the task ends once the database was looked through."""
    async with AsyncExitStack() as stack:
        db = await Database.open(settings.database_url)
        stack.push_async_callback(db.close)
        host = Host(db, time.time, lambda: secrets.token_hex(32))
        processes = Processes(host.core, host.guilds, settings.shards)
        stack.push_async_callback(processes.end)
        await processes.begin()
        looking = await stack.enter_async_context(_looking_through(db))
        if told := db.shared():
            log.warning("%s", told)
        if not await db.is_newest():
            await looking  # what is damaged is not brought up to date
        await db.migrate()
        await processes.enter()
        make = Cogwork if len(settings.shards.ids) == 1 else ShardedCogwork
        bot = make(host, settings.shards, icons=settings.icons)
        stack.push_async_callback(bot.close)
        yield bot, processes, looking


@asynccontextmanager
async def _looking_through(db: Database) -> AsyncIterator["asyncio.Task[None]"]:
    """Look for damage in the database beside all else, for as long as there is time and use for it."""
    until, ended = time.monotonic() + LOOKING, Event()
    task = asyncio.create_task(_look_through(db, lambda: time.monotonic() < until and not ended.is_set()))
    try:
        yield task
    finally:
        ended.set()
        await asyncio.gather(task, return_exceptions=True)


async def _look_through(db: Database, goes_on: Callable[[], bool]) -> None:
    if not await db.look_through(goes_on):
        log.info("the database is large and was looked through in part; `python bot.py check` reads all of it")


async def run(settings: Settings) -> None:
    """Run until told to stop."""
    task = cast("asyncio.Task[None]", asyncio.current_task())

    def stop() -> None:
        # Told again, it goes on stopping; a second cancellation would tear it out of its farewell.
        if not task.cancelling():
            task.cancel()

    def tell(*_: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: it has stopped already
            loop.call_soon_threadsafe(stop)

    # Unlike `add_signal_handler`, this works on Windows too; there Ctrl+Break is a signal of its own.
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGBREAK", signal.SIGINT)):
        signal.signal(name, tell)
    try:
        await _run(settings)
    except asyncio.CancelledError:
        log.info("stopped")


async def _run(settings: Settings) -> None:
    token = settings.token
    async with AsyncExitStack() as stack:
        if not token:
            settings, token = await stack.enter_async_context(in_sandbox(settings))
        set_up_log(settings.log_level, token, settings.log_format)
        for game, why in refused().items():
            log.error("the game %s is left out: %s", game, why)
        point_at(settings)
        bot, processes, looking = await stack.enter_async_context(opened(settings))
        bot.add_listener(spare_the_collector, "on_ready")
        if settings.metrics_port is not None:
            await stack.enter_async_context(_measured(bot, settings.metrics_port))
        await _until_one_ends(
            _connected(bot, token, looking),
            processes.run(),
            keep_tidy(bot.services.priority.calm, bot.host.core.db, give_back),
        )


async def _connected(bot: Cogwork, token: str, looking: "asyncio.Task[None]") -> None:
    """Log in meanwhile, but listen to nobody until the database was found sound."""
    await bot.login(token)
    await looking
    await bot.connect()


async def _until_one_ends(*works: Coroutine[None, None, None]) -> None:
    """Do things side by side until one of them ends, well or not, and end the others."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def _measured(bot: Cogwork, port: int) -> AsyncIterator[None]:
    from host.operation.endpoints import Endpoints, served  # noqa: PLC0415  a web server that few owners have use for

    endpoints = Endpoints(bot.host.core, bot.serves, lambda: bot.latency)
    async with AsyncExitStack() as stack:
        try:
            found = await stack.enter_async_context(served(endpoints, port))
        except OSError as fault:
            raise WrongSettings(f"METRICS_PORT {port} cannot be used: {fault.strerror}") from fault
        log.info("metrics on http://127.0.0.1:%s/metrics", found)
        yield


async def spare_the_collector() -> None:
    """Take what was loaded so far, which stays, out of the garbage collector's rounds; each would hold up clicks."""
    gc.collect()
    gc.freeze()


@asynccontextmanager
async def in_sandbox(settings: Settings) -> AsyncIterator[tuple[Settings, str]]:
    """Run a Discord of our own on loopback, and say where its page is."""
    import sandbox  # noqa: PLC0415  only those without a token need it

    folder = settings.sandbox_folder.resolve()
    try:
        world = folder / "world.db"
        server = await sandbox.start(settings.sandbox_port, saved_in=world, opener=OPENER, bot_name="Cogwork")
    except OSError as fault:
        raise WrongSettings(f"SANDBOX_PORT {settings.sandbox_port} cannot be used: {fault.strerror}") from fault
    except sandbox.NotSaved as fault:
        raise WrongSettings(f"SANDBOX_FOLDER cannot be used: {fault}") from fault
    print(
        f"\n  Cogwork's sandbox is ready. Open this page and play:\n\n    {server.page_url}\n\n  Ctrl+C stops it.\n",
        flush=True,
    )
    pointed = {
        "discord_api_url": server.api_url,
        "discord_gateway_url": server.gateway_url,
        "discord_cdn_url": server.cdn_url,
    }
    if "database_url" not in settings.model_fields_set:
        # The sandbox knows nobody from the real Discord, so its games live beside its world.
        pointed["database_url"] = address_of(folder / "cogwork.db")
    try:
        yield settings.model_copy(update=pointed), server.token
    finally:
        await server.close()


async def command_tree() -> list[dict[str, object]]:
    """Return the commands with all their translations, as they are synced."""
    with TemporaryDirectory() as folder:
        async with opened(Settings(database_url=address_of(Path(folder) / "none.db"))) as (bot, *_):
            await bot.add_all()
            translator = Translator()
            return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]


def parser() -> ArgumentParser:
    """Return what reads the command line."""
    whole = ArgumentParser(
        "python bot.py",
        usage="%(prog)s [-h] [WORD ...]",
        description="Run the bot; without DISCORD_TOKEN, in its own sandbox.",
        epilog="Settings come from the environment or a file .env; README.md lists them. "
        "A word with --help tells more about it. Ends with 0 when all is well, with 1 when a fault was found, "
        "with 2 when nothing was done.",
        allow_abbrev=False,
    )
    words = whole.add_subparsers(dest="word", prog=whole.prog, metavar="WORD", title="beside the bot")
    about = "Print the commands as they are given to Discord"
    words.add_parser("commands", help=about, description=f"{about}, as JSON.")
    commandline.add_jobs(words)
    return whole


def main(argv: list[str]) -> int:
    """Run what was asked for and return the exit code."""
    try:
        given = parser().parse_args(argv)
    except SystemExit as end:  # it has said what there is to say
        return end.code if isinstance(end.code, int) else MEND
    try:
        return _do(given)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Damaged as fault:
        print(fault, file=sys.stderr)
        return DAMAGED
    except _TOLD as fault:
        print(_told(fault), file=sys.stderr)
        return MEND


def _do(given: Namespace) -> int:
    if given.word == "commands":
        print(json.dumps(asyncio.run(command_tree()), ensure_ascii=False, indent=1))
        return 0
    settings = load()
    if given.word is None:
        fonts.check()
        zones.check()
        asyncio.run(run(settings))
        return 0
    return commandline.run(given.word, given, settings.database_url, sys.stdout)


_TOLD = (
    WrongSettings,
    fonts.NoFonts,
    zones.NoZones,
    Taken,
    DatabaseError,
    aiohttp.ClientConnectionError,
    discord.LoginFailure,
)


def _told(fault: Exception) -> str:
    """Say what must be mended before the bot can start."""
    match fault:
        case WrongSettings():
            return f"Please mend the settings:\n{fault}"
        case Unsafe():
            return str(fault)
        case DatabaseError():
            return f"The database cannot be used: {fault}"
        case aiohttp.ClientConnectionError():
            return f"Discord cannot be reached: {fault}"
        case discord.LoginFailure():
            return "Discord does not accept DISCORD_TOKEN. Copy it again from the developer portal."
    return str(fault)


if __name__ == "__main__":
    gc.freeze()
    gc.enable()
    # The process that draws would import a main program that has a file, and with it all of the bot.
    del __file__
    # From now on there is something to put away before the end.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for stream in (sys.stdout, sys.stderr):
        # Into a file or a pipe, Windows would write an old code page, which lacks most letters.
        cast("TextIOWrapper", stream).reconfigure(encoding="utf-8")
    status = main(sys.argv[1:])
    # Told a second time only now, it has stopped in order all the same.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(status)
