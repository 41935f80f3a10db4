"""The `/admin` commands: what a server's managers choose for the bot, and what they may do at the server's tables.

Discord offers them to those who may manage the server, or to whom the server's own settings name instead.
"""

from datetime import UTC, datetime

import discord
from discord import app_commands
from discord.ext import commands

from cogs.budget import HEAVY
from cogs.gate import KIND
from cogs.replies import show
from cogs.services import Services, services_of
from cogs.tables import TableChoice, choices
from cogs.ui.languages import languages
from cogs.ui.surface import Press
from cogs.viewers import manager_of
from cogs.words import about, named, names, own, say
from host.errors import Refused
from host.model import Table
from host.tables.guilds import CHANNEL, LANGUAGE, MOST, PING, ROLE, Choices
from host.tables.management import Point
from rules.kernel.verbatim import holds
from rules.kernel.words import LANGUAGES, clip, language

CHOICE = 100
MOST_TABLES = 1000
SPOKEN = [app_commands.Choice(name=own(lang).say("language-name"), value=lang) for lang in LANGUAGES]


async def suggest_tables_here(press: Press, text: str) -> list[app_commands.Choice[int]]:
    """Suggest the server's open tables."""
    if press.guild_id is None:
        return []
    return choices(press, await services_of(press).host.lobby.managed(manager_of(press)), text)


@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class Admin(commands.GroupCog, group_name=named("cmd-admin"), group_description=about("cmd-admin")):
    """What managers of a server do."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.host = services.host

    @app_commands.command(name=named("cmd-admin-show"), description=about("cmd-admin-show"))
    async def show(self, press: Press) -> None:
        """Show what is chosen."""
        guild = manager_of(press).guild
        told = _told(press, await self.host.guilds.choices(guild))
        stuck = await self.host.management.unreadable(guild)
        if stuck:
            number, tables = len(stuck), ", ".join(map(str, stuck))
            told += f"\n- {say(press.locale, 'admin-unreadable', number=number, tables=tables)}"
        await show(press, told)

    @app_commands.command(name=named("cmd-admin-channel"), description=about("cmd-admin-channel"))
    @app_commands.rename(channel=named("cmd-admin-channel-channel"))
    @app_commands.describe(channel=about("cmd-admin-channel-channel"))
    async def channel(self, press: Press, channel: discord.TextChannel | None = None) -> None:
        """Choose the channel where tables are opened."""
        await self._choose(press, CHANNEL, None if channel is None else channel.id)

    @app_commands.command(name=named("cmd-admin-role"), description=about("cmd-admin-role"))
    @app_commands.rename(role=named("cmd-admin-role-role"))
    @app_commands.describe(role=about("cmd-admin-role-role"))
    async def role(self, press: Press, role: discord.Role | None = None) -> None:
        """Choose who opens tables."""
        await self._choose(press, ROLE, None if role is None or role.is_default() else role.id)

    @app_commands.command(name=named("cmd-admin-call"), description=about("cmd-admin-call"))
    @app_commands.rename(role=named("cmd-admin-call-role"))
    @app_commands.describe(role=about("cmd-admin-call-role"))
    async def call(self, press: Press, role: discord.Role | None = None) -> None:
        """Choose who is told of new tables."""
        await self._choose(press, PING, None if role is None or role.is_default() else role.id)

    @app_commands.command(name=named("cmd-admin-limit"), description=about("cmd-admin-limit"))
    @app_commands.rename(tables=named("cmd-admin-limit-tables"))
    @app_commands.describe(tables=about("cmd-admin-limit-tables"))
    async def limit(self, press: Press, tables: app_commands.Range[int, 0, MOST_TABLES] | None = None) -> None:
        """Choose how many tables may be open at once."""
        await self._choose(press, MOST, tables)

    @app_commands.command(name=named("cmd-admin-language"), description=about("cmd-admin-language"))
    @app_commands.rename(language=named("cmd-admin-language-language"))
    @app_commands.describe(language=about("cmd-admin-language-language"))
    @app_commands.choices(language=SPOKEN)
    async def language(self, press: Press, language: str | None = None) -> None:
        """Choose the language of public messages."""
        await self._choose(press, LANGUAGE, language)

    @app_commands.command(name=named("cmd-admin-pause"), description=about("cmd-admin-pause"))
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables_here)
    async def pause(self, press: Press, table: TableChoice = None) -> None:
        """Pause a running game."""
        number = await self._table(press, table)
        await self.host.management.pause(number, manager_of(press), press.user.display_name)
        await show(press, say(press.locale, "done-admin-paused", table=number))

    @app_commands.command(name=named("cmd-admin-resume"), description=about("cmd-admin-resume"))
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables_here)
    async def resume(self, press: Press, table: TableChoice = None) -> None:
        """Let a paused game go on."""
        number = await self._table(press, table)
        await self.host.management.resume(number, manager_of(press), press.user.display_name)
        await show(press, say(press.locale, "done-admin-resumed", table=number))

    @app_commands.command(name=named("cmd-admin-rewind"), description=about("cmd-admin-rewind"), extras={KIND: HEAVY})
    @app_commands.rename(table=named("cmd-admin-table"), point=named("cmd-admin-rewind-point"))
    @app_commands.describe(table=about("cmd-admin-table"), point=about("cmd-admin-rewind-point"))
    @app_commands.autocomplete(table=suggest_tables_here)
    async def rewind(self, press: Press, table: int, point: int) -> None:
        """Take a running game back to an earlier point."""
        there = await self.host.management.rewind(table, manager_of(press), point, press.user.display_name)
        await show(press, say(press.locale, "done-admin-rewound", table=there.id))

    @rewind.autocomplete("point")
    async def suggest_points(self, press: Press, text: str) -> list[app_commands.Choice[int]]:
        """Suggest where the game can be taken back to, by what everybody could see then."""
        # While somebody types, Discord may hand on what is not sent yet as text, or not at all.
        typed = str(getattr(press.namespace, "table", None) or "")
        try:
            number = await self._table(press, int(typed) if typed.isdecimal() else None)
            points = await self.host.management.points(number, manager_of(press))
            table = await self.host.lobby.look(number, manager_of(press))
        except Refused:
            return []
        found = [(point.number, _named(press, table, point)) for point in points]
        return [app_commands.Choice(name=name, value=value) for value, name in found if holds(name, text)]

    @app_commands.command(name=named("cmd-admin-end"), description=about("cmd-admin-end"))
    @app_commands.rename(table=named("cmd-admin-table"))
    @app_commands.describe(table=about("cmd-admin-table"))
    @app_commands.autocomplete(table=suggest_tables_here)
    async def end(self, press: Press, table: int) -> None:
        """Close a lobby or end a game without a result."""
        await self.host.management.end(table, manager_of(press), press.user.display_name)
        await show(press, say(press.locale, "done-admin-ended", table=table))

    async def _choose(self, press: Press, key: str, value: str | int | None) -> None:
        await show(press, _told(press, await self.host.guilds.choose(manager_of(press).guild, key, value)))

    async def _table(self, press: Press, number: int | None) -> int:
        """Return the table that was named, or the one of the thread."""
        if number is not None:
            return number
        here = await self.host.lobby.in_thread(press.channel_id or 0, manager_of(press))
        if here is None:
            raise Refused("which-table-here")
        return here.id


def _told(press: Press, chosen: Choices) -> str:
    """Return a server's choices in words, one a line."""

    def line(key: str, **args: str | int) -> str:
        return f"- {say(press.locale, key, **args)}"

    return "\n".join(
        (
            say(press.locale, "admin-title"),
            line("admin-channel", channel=f"<#{chosen.channel}>") if chosen.channel else line("admin-channel-any"),
            line("admin-role", role=f"<@&{chosen.role}>") if chosen.role else line("admin-role-any"),
            line("admin-call", role=f"<@&{chosen.ping}>") if chosen.ping else line("admin-call-nobody"),
            line("admin-limit-none", open=chosen.open)
            if chosen.most is None
            else line("admin-limit", open=chosen.open, most=chosen.most),
            line("admin-language", language=own(chosen.language).say("language-name"))
            if chosen.language
            else line("admin-language-any"),
            languages(language(str(press.locale))),
        )
    )


def _named(press: Press, table: Table, point: Point) -> str:
    """Return a point to go back to as a suggestion; the time in UTC, as a suggestion cannot show the reader's own."""
    at = f"{datetime.fromtimestamp(point.at, UTC):%Y-%m-%d %H:%M} UTC"
    words = own(language(str(press.locale))).plain
    who = names(table, point.waiting, press.locale)
    return clip(words.say("admin-point", {"turn": point.turn, "at": at, "who": who}), CHOICE)


def setup(services: Services) -> Admin:
    """Make the cog."""
    return Admin(services)
