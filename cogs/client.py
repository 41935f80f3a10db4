"""The bot itself: connects the cogs, the host and the outbox to Discord, and answers what nobody else does."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import discord
from aiohttp import TraceConfig
from discord import app_commands
from discord.ext import commands

from cogs import admin, hints, history, lessons, lobby, meeting, moves, play, privacy, report, statistics, time, upkeep
from cogs import help as help_
from cogs.delivery.courier import Courier
from cogs.emojis import EmojiKeeper
from cogs.limits import PATIENCE, Limits
from cogs.registration import Registrar
from cogs.services import services_around
from cogs.transport import OneLine, again_and_again, is_hopeless, wait_to_log_in
from cogs.tree import Tree
from cogs.ui.surface import Press
from cogs.words import Translator, both
from host.handbook import handbook
from host.host import Host
from host.operation.metrics import measure
from host.operation.outbox import Sender
from host.operation.processes import Shards
from render.worker import open_up
from rules.kernel.registry import games
from rules.kernel.words import LANGUAGES

log = logging.getLogger(__name__)
logging.getLogger("discord.app_commands.tree").addFilter(OneLine())

FAREWELL = 8.0
"""Seconds that a stop waits for those who are being answered."""
SERVERS_ARRIVE = 0.5
"""Seconds after one server's data in which the next one's are waited for; one that comes later is welcome too.

Whom several shards serve in one process, or whose servers Discord cannot bring just now, waits so long; nobody else.
"""
TOKEN_REFUSED: Final = 4004
"""Discord's code for closing a connection whose token it does not accept."""
COGS: Final = (
    lessons,
    play,
    lobby,
    time,
    history,
    moves,
    help_,
    statistics,
    privacy,
    admin,
    report,
    upkeep,
    meeting,
    hints,
)
"""Each makes its cog and says what that answers; Discord is given the commands in this order."""
ALL: Final = Shards()


def _sharding(shards: Shards) -> dict[str, Any]:
    """Return how the library is told which shards to serve; nothing when there is but one."""
    if shards.count == 1:
        return {}
    if len(shards.ids) == 1:
        return {"shard_id": shards.ids[0], "shard_count": shards.count}
    return {"shard_ids": list(shards.ids), "shard_count": shards.count}


def _options(shards: Shards, limits: Limits) -> dict[str, Any]:
    """Return how the library's client is to be."""
    watching = TraceConfig()
    limits.watch(watching)  # first, so that waiting for a limit is not measured as Discord's time
    measure(watching)
    return {
        **_sharding(shards),
        "command_prefix": commands.when_mentioned,
        "help_command": None,
        "intents": discord.Intents(guilds=True),
        "allowed_mentions": discord.AllowedMentions.none(),
        "tree_cls": Tree,
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
        "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        "max_messages": None,
        "http_trace": watching,
        "max_ratelimit_timeout": PATIENCE,
        "guild_ready_timeout": SERVERS_ARRIVE,
    }


class Cogwork(commands.Bot):
    """The Discord client; knows no game."""

    def __init__(
        self,
        host: Host,
        shards: Shards = ALL,
        rest: Callable[[float], Awaitable[None]] = asyncio.sleep,
        *,
        icons: bool = True,
    ) -> None:
        """Take the host whose tables are shown, which shards of the gateway to serve, and how to let seconds pass.

        Without `icons` texts show words alone, and Discord's emojis are left as they are.
        """
        limits = Limits(host.core.now, rest)
        super().__init__(**_options(shards, limits))
        self.host = host
        self.services = services_around(self, host, leads=shards.has_first)
        self._rest = rest
        self._here = asyncio.Event()
        self._sender = Sender(host.core, Courier(self.services, limits))
        self._reading: asyncio.Task[None] | None = None
        self._registering: asyncio.Task[None] | None = None
        self._with_icons = icons
        self._keeping: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None

    async def add_all(self) -> None:
        """Add every command, and what answers every kind of button, without connecting to anything."""
        for module in COGS:
            await self.add_cog(module.setup(self.services))

    async def login(self, token: str) -> None:
        """Log in, waiting as long as Discord does not answer for a moment, and get ready for the connection.

        Raises:
            discord.LoginFailure: the token is wrong.
            aiohttp.ClientConnectorError: there is nobody at Discord's address.
        """
        told = "Discord does not let the bot in at the moment"
        log_in = partial(self._log_in, token)
        await again_and_again(log_in, told, self._rest, wait=wait_to_log_in, gives_up=is_hopeless)
        await self._get_ready()

    async def _log_in(self, token: str) -> None:
        try:
            await super().login(token)
        except Exception:
            # The next try opens a session of its own.
            await self.http.close()
            self.http.connector = discord.utils.MISSING
            raise

    async def _get_ready(self) -> None:
        open_up()
        await self.add_all()
        await self.tree.set_translator(Translator())
        await self.host.guilds.load()
        await self.host.management.retire_buttons()
        self._sending = asyncio.create_task(self._send())
        self._watching = asyncio.create_task(self._watch())
        self._registering = asyncio.create_task(self._register())
        self._reading = asyncio.create_task(self._read_ahead())
        if self._with_icons:
            self._keeping = asyncio.create_task(self._keep_icons())

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until the bot is closed.

        Raises:
            discord.LoginFailure: the token is wrong, or was reset in the meantime.
        """
        try:
            await super().connect(reconnect=reconnect)
        except discord.ConnectionClosed as fault:
            if fault.code == TOKEN_REFUSED:
                raise discord.LoginFailure("the token is not accepted any more") from fault
            raise

    async def close(self) -> None:
        """Finish what is being sent and what people have pressed, then leave."""
        begun = (self._watching, self._sending, self._reading, self._registering, self._keeping)
        loops = [loop for loop in begun if loop is not None]
        for loop in loops:
            loop.cancel()
        busy = [*loops, *self.services.guard.working]
        if busy:
            _, late = await asyncio.wait(busy, timeout=FAREWELL)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.host.moves.close()
        await self.host.hints.close()
        await super().close()

    async def _send(self) -> None:
        await self._here.wait()
        log.info("ready as %s on %s servers", self.user, len(self.guilds))
        await self.host.guilds.see({guild.id: str(guild.preferred_locale) for guild in self.guilds})
        await self._sender.run()

    async def _watch(self) -> None:
        await self._here.wait()
        await self.host.timekeeper.run()

    async def _register(self) -> None:
        """Compare the commands once people are served, who have those of before meanwhile: it takes 0.1 seconds."""
        await self._here.wait()
        registrar = Registrar(self, self.host, self.services.links, self._rest)
        await registrar.run(leads=self.services.leads)

    async def _keep_icons(self) -> None:
        await self._here.wait()
        services = self.services
        keeper = EmojiKeeper(self, self.host, services.icons, services.priority, self._rest, leads=services.leads)
        await keeper.run()

    async def _read_ahead(self) -> None:
        """Read in a thread what somebody will ask for."""
        await self._here.wait()
        try:
            await asyncio.to_thread(read_ahead)
        except Exception:  # who asks for what cannot be read is told then; nobody else needs it
            log.exception("help and words could not be read ahead")

    def serves(self) -> bool:
        """Say whether the bot is connected and has the data of its servers."""
        return self._here.is_set()

    def _look_round(self) -> None:
        """Begin to serve once the last server's data came, for whose successor the library would wait."""
        if not any(guild.unavailable for guild in self.guilds):
            self._here.set()

    async def pressed(self, press: Press, request: object) -> None:
        """Do what a press asks for."""
        await self.services.presses.do(press, request)

    async def on_connect(self) -> None:
        """Begin to serve if the bot is on no server yet."""
        self._look_round()

    async def on_ready(self) -> None:
        """Begin to serve, whatever is still missing."""
        self._here.set()

    async def on_guild_update(self, _before: discord.Guild, after: discord.Guild) -> None:
        """Note a server's language for processes that do not hear of it."""
        await self.host.guilds.see({after.id: str(after.preferred_locale)})

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Begin to serve if it was the last one; note the language of one that came later."""
        if not self.serves():
            self._look_round()
        else:
            await self.host.guilds.see({guild.id: str(guild.preferred_locale)})

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note the language of a server that is new."""
        await self.host.guilds.see({guild.id: str(guild.preferred_locale)})

    async def on_interaction(self, press: Press) -> None:
        """Do what a component stands for; answer forms, of which the bot has none, as nobody else would."""
        if press.type is discord.InteractionType.component:
            await self.services.presses.press(press)
            # The library's two sides of a press hold each other; its message need not wait with them to be collected.
            press.message = None
        elif press.type is discord.InteractionType.modal_submit:
            await self.services.presses.refuse(press)


class ShardedCogwork(Cogwork, commands.AutoShardedBot):
    """The same with several shards in one process."""

    def _look_round(self) -> None:
        """Leave it to the library to wait for the last shard: each one brings its servers in its own time."""


def read_ahead() -> None:
    """Load help and words; else whoever asks first would wait, and all others with them."""
    for game in games():
        for lang in LANGUAGES:
            both(game, lang).get_ready()
    handbook()
