"""Starts the bot: settings, log, database, cogs, and without a token the sandbox; closes them in reverse order."""

import asyncio
import gc
import json
import logging
import secrets
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from tempfile import TemporaryDirectory
from typing import cast

import aiohttp
import discord

from cogs.client import Cogwork
from cogs.endpoint import point_at
from cogs.settings import Settings, WrongSettings, load
from cogs.words import Translator
from db import Database, DatabaseError
from host.host import Host

log = logging.getLogger("cogwork")

USAGE = """usage: python bot.py            run the bot; without DISCORD_TOKEN, in its own sandbox
       python bot.py commands   print the commands as they are given to Discord"""


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


def set_up_log(level: str, token: str) -> None:
    """Log to standard error, without the token."""
    discord.utils.setup_logging(level=logging.getLevelName(level), root=True)
    for handler in logging.getLogger().handlers:
        handler.addFilter(HideToken(token))


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Cogwork]:
    """Open everything the bot stands on, and close it again."""
    async with AsyncExitStack() as stack:
        db = await Database.open(settings.database_url)
        stack.push_async_callback(db.close)
        await db.migrate()
        bot = Cogwork(Host(db, time.time, lambda: secrets.randbits(64)))
        stack.push_async_callback(bot.close)
        yield bot


async def run(settings: Settings) -> None:
    """Run until told to stop."""
    task = cast("asyncio.Task[None]", asyncio.current_task())
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, task.cancel)
    try:
        await _run(settings)
    except asyncio.CancelledError:
        log.info("stopped")


async def _run(settings: Settings) -> None:
    token = settings.token
    async with AsyncExitStack() as stack:
        if not token:
            settings, token = await stack.enter_async_context(in_sandbox(settings))
        set_up_log(settings.log_level, token)
        point_at(settings)
        bot = await stack.enter_async_context(opened(settings))
        bot.add_listener(spare_the_collector, "on_ready")
        await bot.start(token)


async def spare_the_collector() -> None:
    """Take what was loaded so far, which stays, out of the garbage collector's rounds; each would hold up clicks."""
    gc.collect()
    gc.freeze()


@asynccontextmanager
async def in_sandbox(settings: Settings) -> AsyncIterator[tuple[Settings, str]]:
    """Run a Discord of our own on loopback, and say where its page is."""
    import sandbox  # noqa: PLC0415  only those without a token need it

    try:
        server = await sandbox.start(settings.sandbox_port)
    except OSError as fault:
        raise WrongSettings(f"SANDBOX_PORT {settings.sandbox_port} cannot be used: {fault.strerror}") from fault
    print(
        f"\n  Cogwork's sandbox is ready. Open this page and play:\n\n    {server.page_url}\n\n  Ctrl+C stops it.\n",
        flush=True,
    )
    pointed = {
        "discord_api_url": server.api_url,
        "discord_gateway_url": server.gateway_url,
        "discord_cdn_url": server.cdn_url,
    }
    with TemporaryDirectory() as folder:
        if "database_url" not in settings.model_fields_set:
            # The sandbox's people and channels are new each time; games of the real Discord must not be sent there.
            pointed["database_url"] = f"sqlite+aiosqlite:///{folder}/sandbox.db"
        try:
            yield settings.model_copy(update=pointed), server.token
        finally:
            await server.close()


async def command_tree() -> list[dict[str, object]]:
    """Return the commands with all their translations, as they are synced."""
    with TemporaryDirectory() as folder:
        async with opened(Settings(database_url=f"sqlite+aiosqlite:///{folder}/none.db")) as bot:
            await bot.add_all()
            translator = Translator()
            return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]


def main(argv: list[str]) -> int:
    """Run what was asked for; 2 means that something must be mended first."""
    if argv not in ([], ["commands"]):
        print(USAGE, file=sys.stderr)
        return 2
    try:
        if argv == ["commands"]:
            print(json.dumps(asyncio.run(command_tree()), ensure_ascii=False, indent=1))
            return 0
        asyncio.run(run(load()))
    except WrongSettings as fault:
        print(f"Please mend the settings:\n{fault}", file=sys.stderr)
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
    sys.exit(main(sys.argv[1:]))
