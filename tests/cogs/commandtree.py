"""The commands as they are given to Discord, made once in a process, and not while its tests are gathered."""

import asyncio
from functools import cache

import bot
from tests.limits import Json


@cache
def tree() -> list[Json]:
    """Return the commands with all their translations."""
    return asyncio.run(bot.command_tree())
