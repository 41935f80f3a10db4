"""The command `/report`, which gives a fault to whoever runs the bot with all it takes to see it again."""

from collections import OrderedDict
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.budget import HEAVY
from cogs.gate import KIND
from cogs.replies import show, think
from cogs.services import Services
from cogs.tables import TableChoice, resolve, suggest_tables
from cogs.ui.surface import Press
from cogs.viewers import viewer_of
from cogs.words import about, named, say
from host.errors import Refused

WORDS = 1000
REMEMBERED = 2000
KEPT = ("name", "options", "custom_id", "values")
"""What of an interaction's data is kept; what people type into forms is not."""


class Report(commands.Cog):
    """Remembers what each user did last, and files it with a report."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.host = services.host
        self._last: OrderedDict[int, dict[str, Any]] = OrderedDict()

    @commands.Cog.listener()
    async def on_interaction(self, press: Press) -> None:
        """Remember what somebody pressed or typed; suggestions and reports themselves tell nothing."""
        told = dict(press.data or {})
        if press.type is discord.InteractionType.autocomplete or _is_report(told, self.report.name):
            return
        self._last[press.user.id] = {
            "id": press.id,
            "type": press.type.name,
            "at": press.created_at.timestamp(),
            "locale": str(press.locale),
            "guild": press.guild_id,
            "channel": press.channel_id,
            "message": press.message.id if press.message else None,
            **{key: told[key] for key in KEPT if key in told},
        }
        self._last.move_to_end(press.user.id)
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    @app_commands.command(name=named("cmd-report"), description=about("cmd-report"), extras={KIND: HEAVY})
    @app_commands.rename(what=named("cmd-report-what"), table=named("cmd-any-table"))
    @app_commands.describe(what=about("cmd-report-what"), table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def report(self, press: Press, what: app_commands.Range[str, 1, WORDS], table: TableChoice = None) -> None:
        """File a report with what the user says of it."""
        await self.file(press, what, table)

    async def file(self, press: Press, what: str, table: int | None) -> None:
        """File a report and tell its number to whoever gave it, and to nobody else."""
        await think(press)
        there = await _table(press, table)
        last = {"reported": press.id, "last": self._last.get(press.user.id)}
        number = await self.host.reports.file(viewer_of(press), what, there, last)
        await show(press, say(press.locale, "done-reported", number=number))


def _is_report(told: dict[str, Any], command: str) -> bool:
    return told.get("name") == command or str(told.get("custom_id", "")).endswith(":report")


async def _table(press: Press, number: int | None) -> int | None:
    """Return the table that is meant, or None where a report is about none."""
    try:
        return (await resolve(press, number)).id
    except Refused:
        if number is not None:
            raise
        return None


def setup(services: Services) -> Report:
    """Make the cog, and let it answer the button that reports a fault; its table is 0 where there is none."""
    cog = Report(services)
    services.presses.on_actions({"report": lambda press, at: cog.file(press, "", at.table or None)}, HEAVY)
    return cog
