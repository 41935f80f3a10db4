"""First meetings: says hello to a server, once, and lets whoever meets the bot begin at once."""

import logging
from typing import Final

import discord
from discord.ext import commands

from cogs.budget import HEAVY
from cogs.guard import Terms
from cogs.opening import begin_alone, open_table
from cogs.places import meaning_of
from cogs.replies import Unheard, reply, sending
from cogs.services import Services
from cogs.ui import meeting
from cogs.ui.meeting import Hello, HelloButton, WithGame, WithGameSelect
from cogs.ui.surface import Press
from host.errors import Refused
from host.handbook import handbook
from rules.kernel.lesson import taught
from rules.kernel.registry import games
from rules.kernel.words import language

log = logging.getLogger(__name__)
LATELY: Final = 86_400.0
"""Seconds within which a bot that comes back says hello where it was added meanwhile."""


def greeting_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """Return where to say hello: where the server greets newcomers, else the first channel where it can be said."""
    first = [guild.system_channel] if guild.system_channel is not None else []
    return next((one for one in (*first, *guild.text_channels) if _may_write(one, guild)), None)


def _may_write(channel: discord.TextChannel, guild: discord.Guild) -> bool:
    allowed = channel.permissions_for(guild.me)
    return allowed.view_channel and allowed.send_messages


class Meeting(commands.Cog):
    """The hello and its buttons."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.services = services
        self.host = services.host

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello, if that has not been done and may be done."""
        channel = greeting_channel(guild)
        if channel is None or await self.host.meetings.is_greeted(guild.id):
            return
        hello = meeting.hello(language(str(guild.preferred_locale)))
        try:
            with sending():
                await channel.send(view=hello.view)
        except Unheard as fault:
            log.info("a server was not greeted: %s", fault)
            return
        except discord.HTTPException as fault:
            if meaning_of(fault) is None:
                raise
            log.info("a server does not let itself be greeted: %s", fault)
            return
        await self.host.meetings.greeted(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Say hello to a server that added the bot while it was away, as before its first start."""
        joined = guild.me.joined_at
        if joined is not None and self.host.core.now() - joined.timestamp() < LATELY:
            await self.on_guild_join(guild)

    async def answer(self, press: Press, request: Hello) -> None:
        """Show what somebody asked for who pressed a button of the hello."""
        lang = language(str(press.locale))
        if request.wish == "games":
            shown = meeting.what_games(handbook(), lang)
        else:
            shown = meeting.which_game(request.wish, list(games()), lang)
        await reply(press, shown.view)

    async def begin(self, press: Press, request: WithGame) -> None:
        """Open a table of the game chosen: for others to join, or alone with a computer, and begun.

        Raises:
            Refused: there is no such game, or no table for them now.
        """
        if request.game not in games():
            raise Refused("unknown-button")
        if request.wish == "open":
            await open_table(self.host, press, request.game, 0)
        else:
            await self._alone(press, request.game)

    async def _alone(self, press: Press, game: str) -> None:
        """Begin a lesson, or where there is none a game against the easiest computer, and show it."""
        user, name = press.user.id, press.user.display_name
        if game in taught():
            table, is_new = await self.host.lessons.begin(game, user, name)
            if not is_new:
                await self.services.hands.show(press, table.id)
                return
        else:
            table = await begin_alone(self.host, press, game)
        await self.services.hands.lead(press, table)


def setup(services: Services) -> Meeting:
    """Make the cog, and let it answer the buttons of the hello."""
    cog, presses = Meeting(services), services.presses
    presses.add(HelloButton, WithGameSelect)
    presses.on(Hello, cog.answer)
    presses.on(WithGame, cog.begin, Terms(HEAVY, meet="before"))
    return cog
