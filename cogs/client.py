"""The bot itself: connects the cogs, the host and the outbox to Discord, and answers what nobody else does."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, Literal, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.admin import Admin
from cogs.budget import HEAVY, LIGHT, MOVIE, Kind
from cogs.chooser import Chooser
from cogs.delivery import Courier, link
from cogs.gate import ANSWERS, Gate, kind_of
from cogs.help import Help, open_section
from cogs.history import History
from cogs.lobby import Lobby
from cogs.moves import Moves
from cogs.picturecache import PictureCache
from cogs.play import Play
from cogs.priority import Priority
from cogs.privacy import ForgetButton, Privacy
from cogs.registration import Registrar
from cogs.replays import Replays
from cogs.replies import Unheard, sending, trouble
from cogs.report import Report
from cogs.statistics import Statistics
from cogs.time import Time
from cogs.transport import OneLine, again_and_again, is_hopeless, wait_to_log_in
from cogs.tree import Tree
from cogs.ui import items, panels
from cogs.ui.choosing import TableSelect
from cogs.ui.history import ITEMS as HISTORY_ITEMS
from cogs.ui.history import PageRequest
from cogs.ui.ids import Action, Asked, Browse, Picks, Quick
from cogs.ui.rulebook import ITEMS as HELP_ITEMS
from cogs.ui.surface import Press
from cogs.ui.time import ITEMS as TIME_ITEMS
from cogs.upkeep import Upkeep
from cogs.words import Translator, both, say
from host.errors import Refused, Unwritable
from host.handbook import handbook
from host.host import Host
from host.model import Table
from host.operation.logs import REQUEST, USER
from host.operation.metrics import answering, trace
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
"""Seconds after one server's data in which the next one's are waited for; one that comes later is welcome too."""
PATIENCE = 30.0
"""Seconds that a request may wait for Discord's limits; longer waits are the outbox's business."""
LOOKS: Final = frozenset({"hand", "board", "log", "report"})
"""Buttons of a table that draw, or play a game again."""


ALL: Final = Shards()


def _sharding(shards: Shards) -> dict[str, Any]:
    """Return how the library is told which shards to serve; nothing when there is but one."""
    if shards.count == 1:
        return {}
    if len(shards.ids) == 1:
        return {"shard_id": shards.ids[0], "shard_count": shards.count}
    return {"shard_ids": list(shards.ids), "shard_count": shards.count}


class Cogwork(commands.Bot):
    """The Discord client; knows no game."""

    def __init__(
        self, host: Host, shards: Shards = ALL, rest: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        """Take the host whose tables are shown, which shards of the gateway to serve, and how to let seconds pass."""
        super().__init__(
            **_sharding(shards),
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            max_messages=None,
            http_trace=trace(),
            max_ratelimit_timeout=PATIENCE,
            guild_ready_timeout=SERVERS_ARRIVE,
        )
        self.host = host
        self._is_first = shards.has_first
        self.priority = Priority()
        self.gate = Gate(host.core.now)
        self.chooser = Chooser()
        self.pictures = PictureCache(host, self.priority)
        self.replays = Replays(host)
        self.courier = Courier(self, host, self.pictures, self.replays, self.priority)
        self.history = History(self)
        self.play = Play(self)
        self.lobby = Lobby(self)
        self.time = Time(self)
        self.report = Report(self)
        self.upkeep = Upkeep(self)
        self.privacy = Privacy(self)
        self.registrar = Registrar(self, rest)
        self._rest = rest
        self._sender = Sender(host.core, self.courier)
        self._reading: asyncio.Task[None] | None = None
        self._registering: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._begun: set[asyncio.Task[Any]] = set()
        self._locales: dict[int, str] = {}
        self._items = (*items.ALL, *HELP_ITEMS, *TIME_ITEMS, *HISTORY_ITEMS, TableSelect, ForgetButton)

    async def add_all(self) -> None:
        """Add every command and every kind of button, without connecting to anything."""
        for cog in (
            self.play,
            self.lobby,
            self.time,
            self.history,
            Moves(self),
            Help(self),
            Statistics(self),
            self.privacy,
            Admin(self),
            self.report,
            self.upkeep,
        ):
            await self.add_cog(cog)
        self.add_dynamic_items(*self._items)

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
        self._reading = asyncio.create_task(_read_ahead())
        await self.add_all()
        await self.tree.set_translator(Translator())
        if self._is_first:
            self._registering = asyncio.create_task(self.registrar.run())
        await self.host.guilds.load()
        await self.host.management.examine()
        self._sending = asyncio.create_task(self._send())
        self._watching = asyncio.create_task(self._watch())
        if self._is_first:
            self.upkeep.start()

    async def close(self) -> None:
        """Finish what is being sent and what people have pressed, then leave."""
        loops = [loop for loop in (self._watching, self._sending, self._reading, self._registering) if loop is not None]
        for loop in loops:
            loop.cancel()
        busy = [*loops, *self._begun]
        if busy:
            _, late = await asyncio.wait(busy, timeout=FAREWELL)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await super().close()

    def begin(self, press: Press) -> None:
        """Note that the task now running answers somebody, so that a stop waits for it and the log names them."""
        REQUEST.set(press.id)
        USER.set(press.user.id)
        task, since = asyncio.current_task(), time.monotonic()
        if task is None or task in self._begun:
            return
        self._begun.add(task)

        def done(ended: asyncio.Task[Any]) -> None:
            self._begun.discard(ended)
            answering.labels(press.type.name).observe(time.monotonic() - since)

        task.add_done_callback(done)

    async def _send(self) -> None:
        await self.wait_until_ready()
        log.info("ready as %s on %s servers", self.user, len(self.guilds))
        await self.host.guilds.see({guild.id: str(guild.preferred_locale) for guild in self.guilds})
        await self._sender.run()

    async def _watch(self) -> None:
        await self.wait_until_ready()
        await self.host.timekeeper.run()

    async def meet(self, press: Press, *, retry_dm: bool = False) -> None:
        """Remember a user's language when it is new."""
        user, locale = press.user.id, str(press.locale)
        if self._locales.get(user) == locale and not retry_dm:
            return
        known = await self.host.user(user)
        if known is None or known.locale != locale or known.dm_closed is not None:
            try:
                await self.host.lobby.meet(user, locale)
            except Unwritable:
                return  # whoever only looks is served all the same
        self._locales[user] = locale

    def forget(self, user: int) -> None:
        """Forget a user's language, so that they are met anew."""
        self._locales.pop(user, None)

    def link(self, table: Table) -> str | None:
        """Return the address of a table's thread."""
        return link(table)

    async def on_answer(self, press: Press, asked: Asked, given: Picks | Quick) -> None:
        """Answer a question by a press."""
        waits = partial(self.host.lobby.is_waited_for, press.user.id, asked.table)
        await self._try(press, lambda: self.play.answer(press, asked, given), meet="after", waits=waits)

    async def on_browse(self, press: Press, browse: Browse) -> None:
        """Show another page of a question."""
        await self._try(press, lambda: self.play.browse(press, browse))

    async def on_table(self, press: Press, table: int, action: Action, argument: int | None) -> None:
        """Do something at a table by a press."""
        kind = HEAVY if action in LOOKS else LIGHT
        await self._try(press, lambda: self.play.table_action(press, table, action, argument), kind, meet="before")

    async def on_which(self, press: Press, asked: int, table: str) -> None:
        """Carry a command out for the table that was chosen."""
        command = self.chooser.command(asked)
        answers = ANSWERS in getattr(command, "extras", {})
        waits = partial(self.host.lobby.is_waited_for, press.user.id) if answers else None
        work = partial(self.chooser.carry_out, press, asked, table)
        await self._try(press, work, kind_of(command), meet="before", waits=waits)

    async def on_look(self, press: Press, table: int, key: str, *, turn: bool) -> None:
        """Show a further picture."""
        await self._try(press, lambda: self.play.look(press, table, key, turn=turn), HEAVY)

    async def on_history(self, press: Press, request: PageRequest) -> None:
        """Look back at a table."""
        await self._try(press, lambda: self.history.open(press, request), MOVIE if request.page == "movie" else HEAVY)

    async def on_setting(self, press: Press, table: int, key: str, choice: str) -> None:
        """Change a setting of a table."""
        await self._try(press, lambda: self.lobby.change_setting(press, table, key, choice))

    async def on_preference(self, press: Press, key: str, choice: str) -> None:
        """Change one of the user's preferences."""
        await self._try(press, lambda: self.time.prefer(press, key, choice))

    async def on_section(self, press: Press, game: str, lang: str, section: str) -> None:
        """Open a section of a rulebook."""
        await self._try(press, lambda: open_section(press, game, lang, section))

    async def on_forget(self, press: Press, user: int) -> None:
        """Delete everything about whoever pressed."""
        await self._try(press, lambda: self.privacy.forget(press, user))

    async def on_plan(self, press: Press, table: int, mark: str, pick: str) -> None:
        """Set an order in advance."""
        await self._try(press, lambda: self.time.plan(press, table, mark, pick))

    async def _try(
        self,
        press: Press,
        work: Callable[[], Awaitable[None]],
        kind: Kind = LIGHT,
        *,
        meet: Literal["before", "after", ""] = "",
        waits: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        """Do what a press asks for, if its person may ask for it now; the one place where that may fail."""
        self.begin(press)
        try:
            if not await self.gate.admits(press, kind, waits):
                return
            if meet == "before":
                await self.meet(press)
            await work()
            if meet == "after":
                await self.meet(press)
        except Exception as error:  # noqa: BLE001  whoever pressed is told, whatever it was
            await trouble(press, error)

    async def on_guild_update(self, _before: discord.Guild, after: discord.Guild) -> None:
        """Note a server's language for processes that do not hear of it."""
        await self.host.guilds.see({after.id: str(after.preferred_locale)})

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Note the language of a server whose data came after the start had waited for them."""
        if self.is_ready():
            await self.host.guilds.see({guild.id: str(guild.preferred_locale)})

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello where the server greets newcomers, if that is allowed there."""
        await self.host.guilds.see({guild.id: str(guild.preferred_locale)})
        channel = guild.system_channel
        if channel is not None and channel.permissions_for(guild.me).send_messages:
            await self._greet(channel, panels.plain(say(guild.preferred_locale, "hello")))

    async def _greet(self, channel: discord.TextChannel, hello: panels.Message) -> None:
        try:
            with sending():
                await channel.send(view=hello.view)
        except Unheard as fault:
            log.info("a server was not greeted: %s", fault)

    async def on_interaction(self, press: Press) -> None:
        """Answer components and forms that nothing of ours stands for; the library would drop them without a word."""
        if press.type not in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            return
        custom_id = str(cast("dict[str, object]", press.data or {}).get("custom_id", ""))
        if not any(re.fullmatch(template, custom_id) for template in self._templates()):
            await self._try(press, self._is_unknown)

    @staticmethod
    async def _is_unknown() -> None:
        raise Refused("unknown-button")

    def _templates(self) -> list[re.Pattern[str]]:
        return [item.__discord_ui_compiled_template__ for item in self._items]


class ShardedCogwork(Cogwork, commands.AutoShardedBot):
    """The same with several shards in one process."""


async def _read_ahead() -> None:
    """Read in a thread, in the time that the start spends waiting for Discord."""
    try:
        await asyncio.to_thread(read_ahead)
    except Exception:  # who asks for what cannot be read is told then; nobody else needs it
        log.exception("help and words could not be read ahead")


def read_ahead() -> None:
    """Load help and words; else whoever asks first would wait, and all others with them."""
    handbook()
    for game in games():
        for lang in LANGUAGES:
            both(game, lang)
