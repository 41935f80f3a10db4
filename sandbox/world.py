"""A small Discord that lives: how it is furnished, who hears of its changes, what time does. No sockets here."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from sandbox import permissions
from sandbox.entities import DM, GUILD_TEXT, Channel, Exchange, Guild, Member, Role, User
from sandbox.errors import Json
from sandbox.state import WorldState

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

BOT_NAME: Final = "Bot"
FILE_LIMIT: Final = 10 * 1024 * 1024
ANSWER_SECONDS: Final = 3.0
TOKEN_SECONDS: Final = 15 * 60.0

Viewers = frozenset[int] | None


class World(WorldState):
    """What one application's Discord holds, and everybody who hears of its changes."""

    def __init__(
        self,
        clock: Callable[[], float],
        people: Sequence[str] = (),
        seed: int | None = None,
        *,
        bot_name: str = BOT_NAME,
        bot_permissions: int = permissions.INVITED,
    ) -> None:
        super().__init__(clock, bot_name, seed)
        self.chores: list[Callable[[World], None]] = []
        self._prepare_news()
        self._furnish(people, bot_permissions)

    def _prepare_news(self) -> None:
        self.requests: deque[Json] = deque(maxlen=5_000)
        self.violations: list[str] = []
        self.request_watchers: list[Callable[[Json], None]] = []
        self._subscribers: list[Callable[[str, Json, Viewers], None]] = []
        self._gateways: list[Callable[[str, Json, int | None], None]] = []
        self._waiters: set[tuple[Callable[[], bool], asyncio.Future[None]]] = set()

    def _furnish(self, people: Sequence[str], bot_permissions: int) -> None:
        owners = [self.add_user(name) for name in people]
        guild = self.add_guild("The Game Shop", owners[0].id if owners else self.add_user("Owner").id)
        for user in owners:
            self.join(guild, user.id)
        bot_role = Role(self.snowflake(), self.bot.username, bot_permissions, 1, managed_by=self.bot_id)
        guild.roles[bot_role.id] = bot_role
        self.join(guild, self.bot_id, [bot_role.id])
        self.add_channel(guild, "lobby")
        self.add_channel(guild, "games")

    # furniture

    def add_user(self, name: str, locale: str = "en-US") -> User:
        """A new person outside every guild."""
        user = User(self.snowflake(), name.lower(), name, locale=locale)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, owner_id: int) -> Guild:
        """A new guild that knows nobody but its owner."""
        guild = Guild(self.snowflake(), name, owner_id)
        guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.PERSON)
        self.guilds[guild.id] = guild
        self.join(guild, owner_id)
        return guild

    def join(self, guild: Guild, user_id: int, roles: Sequence[int] = ()) -> Member:
        """Makes a user a member, if not yet one."""
        if user_id not in guild.members:
            guild.members[user_id] = Member(user_id, self.iso(), list(roles))
        return guild.members[user_id]

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """A new text channel at the bottom of the guild's list."""
        position = sum(c.guild_id == guild.id and not c.is_thread for c in self.channels.values())
        channel = Channel(self.snowflake(), GUILD_TEXT, name, guild.id, position=position, created_at=self.iso())
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        return channel

    def dm_with(self, user_id: int) -> Channel:
        """The DM channel between the bot and a person, made when first wanted."""
        for channel in self.channels.values():
            if channel.recipient_id == user_id:
                return channel
        channel = Channel(self.snowflake(), DM, recipient_id=user_id, created_at=self.iso(), opened=False)
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        return channel

    # news

    def subscribe(self, callback: Callable[[str, Json, Viewers], None]) -> Callable[[], None]:
        """Calls back with (event, payload, viewers) at every visible change; returns the way to stop it."""
        self._subscribers.append(callback)
        return lambda: self._subscribers.remove(callback)

    def connect_gateway(self, callback: Callable[[str, Json, int | None], None]) -> None:
        """Calls back with (event, payload, guild id or None for DMs) for everything the bot hears."""
        self._gateways.append(callback)

    def announce(
        self, event: str, payload: Json, guild_id: int | None = None, *, viewers: Viewers = None, to_bot: bool = True
    ) -> None:
        """Tells subscribers, and the bot unless told otherwise, of a change."""
        if to_bot:
            for gateway in list(self._gateways):
                gateway(event, payload, guild_id)
        for subscriber in list(self._subscribers):
            subscriber(event, payload, viewers)
        self._wake()

    def announce_in(self, channel: Channel, event: str, payload: Json, *, viewers: Viewers = None) -> None:
        """Tells of a change in a channel; the bot hears it only where it can look, ephemerals never."""
        to_bot = viewers is None and permissions.can_view(self, channel, self.bot_id)
        self.announce(event, payload, channel.guild_id, viewers=viewers, to_bot=to_bot)

    def _wake(self) -> None:
        for condition, future in list(self._waiters):
            if not future.done() and condition():
                future.set_result(None)

    async def until(self, condition: Callable[[], bool], timeout: float = 3.0) -> None:  # noqa: ASYNC109
        """Waits until a condition on the world holds; TimeoutError after that many real seconds."""
        if condition():
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiter = (condition, future)
        self._waiters.add(waiter)
        try:
            await asyncio.wait_for(future, timeout)
        finally:
            self._waiters.discard(waiter)

    def tick(self) -> None:
        """Lets time take effect: interactions nobody answered within three seconds fail, threads fall asleep."""
        for exchange in [self.exchanges[i] for i in self.waiting]:
            if self.now() - exchange.created > ANSWER_SECONDS:
                self.give_up(exchange)
        for chore in self.chores:
            chore(self)
        self._wake()

    def give_up(self, exchange: Exchange) -> None:
        """Shows the person that nobody answered."""
        self.waiting.discard(exchange.id)
        exchange.expired, exchange.problem = True, "The application did not respond"
        self.tell_progress(exchange)

    def tell_progress(self, exchange: Exchange) -> None:
        """Tells the person who acted, and nobody else, how far an interaction is."""
        payload = {
            "id": str(exchange.id), "type": exchange.type, "state": exchange.state, "modal": exchange.modal,
            "choices": exchange.choices, "error": exchange.problem, "channel_id": str(exchange.channel_id),
            "message_id": str(exchange.latest_id) if exchange.latest_id else None,
            "source_id": str(exchange.source_id) if exchange.source_id else None,
        }  # fmt: skip
        self.announce("INTERACTION_UPDATE", payload, viewers=frozenset({exchange.user_id}), to_bot=False)
