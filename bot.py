"""Starts the bot: settings, log, database, cogs, and without a token the sandbox; closes them in reverse order."""

import gc

if __name__ == "__main__":
    # Nothing that is imported becomes rubbish; looking for some again and again is a seventh of the start.
    gc.disable()

import asyncio
import json
import logging
import secrets
import signal
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from tempfile import TemporaryDirectory
from typing import cast

import aiohttp
import discord

from cogs.client import Cogwork, ShardedCogwork
from cogs.endpoint import point_at
from cogs.settings import Settings, WrongSettings, load
from cogs.words import Translator
from db import Database, DatabaseError
from host import commandline
from host.host import Host
from host.logs import JsonLines
from host.metrics import Endpoints, served
from host.processes import Processes, Taken
from host.tidying import keep_tidy

log = logging.getLogger("cogwork")

USAGE = """usage: python bot.py                             run the bot; without DISCORD_TOKEN, in its own sandbox
       python bot.py commands                    print the commands as they are given to Discord

beside the bot:
""" + "\n".join(f"       {commandline.usage(name)}" for name in commandline.JOBS)


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
async def opened(settings: Settings) -> AsyncIterator[tuple[Cogwork, Processes]]:
    """Open everything the bot stands on, and close it again."""
    async with AsyncExitStack() as stack:
        db = await Database.open(settings.database_url)
        stack.push_async_callback(db.close)
        host = Host(db, time.time, lambda: secrets.randbits(64))
        processes = Processes(host.core, host.guilds, settings.shards)
        stack.push_async_callback(processes.end)
        await processes.begin()
        await db.migrate()
        await processes.enter()
        make = Cogwork if len(settings.shards.ids) == 1 else ShardedCogwork
        bot = make(host, settings.shards)
        stack.push_async_callback(bot.close)
        yield bot, processes


async def run(settings: Settings) -> None:
    """Run until told to stop."""
    task = cast("asyncio.Task[None]", asyncio.current_task())

    def stop() -> None:
        # Told again, it goes on stopping; a second cancellation would tear it out of its farewell.
        if not task.cancelling():
            task.cancel()

    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop)
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
        point_at(settings)
        bot, processes = await stack.enter_async_context(opened(settings))
        bot.add_listener(spare_the_collector, "on_ready")
        if settings.metrics_port is not None:
            endpoints = Endpoints(bot.host.core, bot.is_ready, lambda: bot.latency)
            await stack.enter_async_context(_measured(endpoints, settings.metrics_port))
        await _until_one_ends(bot.start(token), processes.run(), keep_tidy(bot.haste.calm, bot.host.core.db))


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
async def _measured(endpoints: Endpoints, port: int) -> AsyncIterator[None]:
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
        server = await sandbox.start(settings.sandbox_port, saved_in=folder / "world.db")
    except OSError as fault:
        raise WrongSettings(f"SANDBOX_PORT {settings.sandbox_port} cannot be used: {fault.strerror}") from fault
    except sandbox.NotSaved as fault:
        raise WrongSettings(f"SANDBOX_FOLDER {folder} cannot be used: {fault}") from fault
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
        pointed["database_url"] = f"sqlite+aiosqlite:///{folder}/cogwork.db"
    try:
        yield settings.model_copy(update=pointed), server.token
    finally:
        await server.close()


async def command_tree() -> list[dict[str, object]]:
    """Return the commands with all their translations, as they are synced."""
    with TemporaryDirectory() as folder:
        async with opened(Settings(database_url=f"sqlite+aiosqlite:///{folder}/none.db")) as (bot, _):
            await bot.add_all()
            translator = Translator()
            return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]


def main(argv: list[str]) -> int:
    """Run what was asked for; 2 means that something must be mended first."""
    beside = bool(argv) and argv[0] in commandline.JOBS
    if not beside and argv not in ([], ["commands"]):
        print(USAGE, file=sys.stderr)
        return 2
    try:
        if argv == ["commands"]:
            print(json.dumps(asyncio.run(command_tree()), ensure_ascii=False, indent=1))
            return 0
        if beside:
            return commandline.main(argv, load().database_url, sys.stdout)
        asyncio.run(run(load()))
    except WrongSettings as fault:
        print(f"Please mend the settings:\n{fault}", file=sys.stderr)
        return 2
    except Taken as fault:
        print(fault, file=sys.stderr)
        return 2
    except DatabaseError as fault:
        print(f"The database cannot be used: {fault}", file=sys.stderr)
        return 2
    except aiohttp.ClientConnectionError as fault:
        print(f"Discord cannot be reached: {fault}", file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print("Discord does not accept DISCORD_TOKEN. Copy it again from the developer portal.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    gc.freeze()
    gc.enable()
    # The process that draws would import a main program that has a file, and with it all of the bot.
    del __file__
    status = main(sys.argv[1:])
    # Told a second time only now, it has stopped in order all the same.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(status)
