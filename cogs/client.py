"""The bot itself: connects the cogs, the host and the outbox to Discord, and answers what nobody else does."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, Literal, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.delivery import Courier, link
from cogs.easel import Easel
from cogs.help import Help
from cogs.lobby import Lobby
from cogs.moves import Moves
from cogs.play import Play
from cogs.replies import trouble
from cogs.ui import items, panels
from cogs.ui.ids import Action, Asked, Browse, Picks, Quick
from cogs.ui.rulebook import ITEMS as HELP_ITEMS
from cogs.ui.surface import Press
from cogs.words import Translator, both, say
from host.errors import Refused
from host.handbook import handbook
from host.host import Host
from host.model import Table
from host.outbox import Sender
from render.studio import open_up
from rules.kernel.registry import games
from rules.kernel.words import LANGUAGES

log = logging.getLogger(__name__)

FAREWELL = 8.0
"""Seconds that a stop waits for those who are being answered."""
PATIENCE = 30.0
"""Seconds that a request may wait for Discord's limits; longer waits are the outbox's business."""


class Tree(app_commands.CommandTree["Cogwork"]):
    """The commands, with one way to answer when one fails."""

    async def interaction_check(self, press: discord.Interaction["Cogwork"], /) -> bool:
        """Note the language of whoever typed a command, and that their direct messages may be tried again."""
        press.client.begin()
        if press.type is discord.InteractionType.application_command:
            await press.client.meet(press, retry_dm=True)
        return True

    async def on_error(self, press: discord.Interaction["Cogwork"], error: app_commands.AppCommandError, /) -> None:
        """Tell whoever typed the command what went wrong."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if press.type is discord.InteractionType.autocomplete:
            log.warning("suggestions failed", exc_info=cause)
            return
        known = isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
        await trouble(press, Refused("outdated-command") if known else cause)


class Cogwork(commands.Bot):
    """The Discord client; knows no game."""

    def __init__(self, host: Host) -> None:
        """Take the host whose tables are shown."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            max_messages=None,
            max_ratelimit_timeout=PATIENCE,
        )
        self.host = host
        self.easel = Easel(host)
        self.courier = Courier(self, host, self.easel)
        self.play = Play(self)
        self.lobby = Lobby(self)
        self._sender = Sender(host.core, self.courier)
        self._sending: asyncio.Task[None] | None = None
        self._begun: set[asyncio.Task[Any]] = set()
        self._locales: dict[int, str] = {}
        self._items = (*items.ALL, *HELP_ITEMS)

    async def add_all(self) -> None:
        """Add every command and every kind of button, without connecting to anything."""
        for cog in (self.lobby, self.play, Moves(self), Help(self)):
            await self.add_cog(cog)
        self.add_dynamic_items(*self._items)

    async def setup_hook(self) -> None:
        """Get ready between login and connection."""
        read_ahead()
        await self.add_all()
        await self.tree.set_translator(Translator())
        await self.tree.sync()
        self._sending = asyncio.create_task(self._send())

    async def close(self) -> None:
        """Finish what is being sent and what people have pressed, then leave."""
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)
        if self._begun:
            await asyncio.wait(self._begun, timeout=FAREWELL)
        await super().close()

    def begin(self) -> None:
        """Note that the task now running answers somebody, so that a stop waits for it."""
        task = asyncio.current_task()
        if task is not None:
            self._begun.add(task)
            task.add_done_callback(self._begun.discard)

    async def _send(self) -> None:
        await self.wait_until_ready()
        log.info("ready as %s on %s servers", self.user, len(self.guilds))
        await self._sender.run()

    async def meet(self, press: Press, *, retry_dm: bool = False) -> None:
        """Remember a user's language when it is new."""
        user, locale = press.user.id, str(press.locale)
        if self._locales.get(user) == locale and not retry_dm:
            return
        known = await self.host.user(user)
        if known is None or known.locale != locale or known.dm_closed is not None:
            await self.host.lobby.meet(user, locale)
        self._locales[user] = locale

    def link(self, table: Table) -> str | None:
        """Return the address of a table's thread."""
        return link(table)

    async def on_answer(self, press: Press, asked: Asked, given: Picks | Quick) -> None:
        """Answer a question by a press."""
        await self._try(press, lambda: self.play.answer(press, asked, given), meet="after")

    async def on_browse(self, press: Press, browse: Browse) -> None:
        """Show another page of a question."""
        await self._try(press, lambda: self.play.browse(press, browse))

    async def on_table(self, press: Press, table: int, action: Action, argument: int | None) -> None:
        """Do something at a table by a press."""
        await self._try(press, lambda: self.play.table_action(press, table, action, argument), meet="before")

    async def on_look(self, press: Press, table: int, key: str, *, turn: bool) -> None:
        """Show a further picture."""
        await self._try(press, lambda: self.play.look(press, table, key, turn=turn))

    async def on_setting(self, press: Press, table: int, key: str, choice: str) -> None:
        """Change a setting of a table."""
        await self._try(press, lambda: self.lobby.change_setting(press, table, key, choice))

    async def _try(
        self, press: Press, work: Callable[[], Awaitable[None]], meet: Literal["before", "after", ""] = ""
    ) -> None:
        """Do what a press asks for; the one place where that may fail."""
        self.begin()
        try:
            if meet == "before":
                await self.meet(press)
            await work()
            if meet == "after":
                await self.meet(press)
        except Exception as error:  # noqa: BLE001  whoever pressed is told, whatever it was
            await trouble(press, error)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello where the server greets newcomers, if that is allowed there."""
        channel = guild.system_channel
        if channel is not None and channel.permissions_for(guild.me).send_messages:
            await channel.send(view=panels.plain(say(guild.preferred_locale, "hello")).view)

    async def on_interaction(self, press: Press) -> None:
        """Answer components and forms that nothing of ours stands for; the library would drop them without a word."""
        if press.type not in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            return
        custom_id = str(cast("dict[str, object]", press.data or {}).get("custom_id", ""))
        if not any(re.fullmatch(template, custom_id) for template in self._templates()):
            await trouble(press, Refused("unknown-button"))

    def _templates(self) -> list[re.Pattern[str]]:
        return [item.__discord_ui_compiled_template__ for item in self._items]


def read_ahead() -> None:
    """Load help and words and open the studio now; else whoever presses first would wait, and all others with them."""
    open_up()
    handbook()
    for game in games():
        for lang in LANGUAGES:
            both(game, lang)
