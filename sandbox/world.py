"""The state of one small Discord and who hears of its changes. No sockets and no rules of single endpoints here."""

from __future__ import annotations

import asyncio
import base64
import random
from collections import deque
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, TypeVar

from sandbox import permissions
from sandbox.entities import DM, GUILD_TEXT, Attachment, Channel, Exchange, Guild, Member, Message, Role, User
from sandbox.errors import Json, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

EPOCH_MS: Final = 1_420_070_400_000
FILE_LIMIT: Final = 10 * 1024 * 1024
ANSWER_SECONDS: Final = 3.0
TOKEN_SECONDS: Final = 15 * 60.0

Viewers = frozenset[int] | None
T = TypeVar("T")


class World:
    """Users, guilds, channels, messages, commands and interactions of one application."""

    def __init__(self, clock: Callable[[], float], people: Sequence[str] = (), seed: int | None = None) -> None:
        self._clock, self.offset, self._last_id = clock, 0.0, 0
        self._random = random.Random(seed)  # noqa: S311 (loopback ids, no secret)
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.attachments: dict[int, Attachment] = {}
        self.commands: dict[int | None, dict[int, Json]] = {None: {}}
        self.emojis: dict[int, Json] = {}
        self.emoji_images: dict[int, tuple[bytes, str]] = {}
        self.events: dict[int, Json] = {}
        self.event_users: dict[int, list[int]] = {}
        self.exchanges: dict[int, Exchange] = {}
        self.by_token: dict[str, Exchange] = {}
        self.waiting: set[int] = set()
        self.nonces: dict[tuple[int, int, str], tuple[float, int]] = {}
        self.last_turns: dict[tuple[int, int, str], float] = {}
        self.old_edits: dict[int, deque[float]] = {}
        self.old_edit_allowance: tuple[int, float] = (3, 20.0)
        self.denied: dict[int, int] = {}
        self.estranged: set[int] = set()
        self.open_polls: list[Message] = []
        self.chores: list[Callable[[World], None]] = []
        self.command_creates: dict[int | None, list[float]] = {}
        self.privileged_intents = 0
        self.presence: Json = {"status": "offline", "activities": []}
        self.cdn_url = ""
        self._prepare_news()
        self._furnish(people)

    def _prepare_news(self) -> None:
        self.requests: deque[Json] = deque(maxlen=5_000)
        self.violations: list[str] = []
        self.request_watchers: list[Callable[[Json], None]] = []
        self._subscribers: list[Callable[[str, Json, Viewers], None]] = []
        self._gateways: list[Callable[[str, Json, int | None], None]] = []
        self._waiters: set[tuple[Callable[[], bool], asyncio.Future[None]]] = set()

    def _furnish(self, people: Sequence[str]) -> None:
        self.application_id = self.snowflake()
        self.application: Json = {"name": "Cogwork", "description": "", "flags": 0, "tags": []}
        self.bot_id = self.application_id
        self.users[self.bot_id] = User(self.bot_id, "Cogwork", bot=True)
        owners = [self.add_user(name) for name in people]
        guild = self.add_guild("The Game Shop", owners[0].id if owners else self.add_user("Owner").id)
        for user in owners:
            self.join(guild, user.id)
        bot_role = Role(self.snowflake(), "Cogwork", permissions.INVITED, 1, managed_by=self.bot_id)
        guild.roles[bot_role.id] = bot_role
        self.join(guild, self.bot_id, [bot_role.id])
        self.add_channel(guild, "lobby")
        self.add_channel(guild, "games")

    # time and identity

    def now(self) -> float:
        """Seconds since 1970 by this world's movable clock."""
        return self._clock() + self.offset

    def iso(self, at: float | None = None) -> str:
        """A moment as Discord writes it."""
        return datetime.fromtimestamp(self.now() if at is None else at, UTC).isoformat()

    def snowflake(self) -> int:
        """A fresh id, later than all before it."""
        stamp = max(int(self.now() * 1000) - EPOCH_MS, 0) << 22
        self._last_id = max(self._last_id + 1, stamp)
        return self._last_id

    def secret(self, size: int = 30) -> str:
        """A random token of printable characters."""
        return base64.urlsafe_b64encode(self._random.randbytes(size)).decode().rstrip("=")

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

    # look-ups

    @property
    def bot(self) -> User:
        """The application's own user."""
        return self.users[self.bot_id]

    @property
    def guild(self) -> Guild:
        """The first guild."""
        return next(iter(self.guilds.values()))

    def person(self, who: int | str) -> User:
        """A user by id or by name (user name or display name, any case); KeyError when there is none."""
        if isinstance(who, int):
            return self.users[who]
        wanted = who.casefold()
        for user in self.users.values():
            if wanted in {user.username.casefold(), (user.global_name or "").casefold()}:
                return user
        raise KeyError(who)

    def channel_named(self, name: str) -> Channel:
        """The first channel or thread of that name, with or without #; KeyError when there is none."""
        wanted = name.removeprefix("#")
        for channel in self.channels.values():
            if channel.name == wanted and channel.guild_id is not None:
                return channel
        raise KeyError(name)

    def user(self, user_id: int) -> User:
        """A user, or 10013."""
        return _found(self.users, user_id, 10013)

    def guild_of_bot(self, guild_id: int) -> Guild:
        """A guild the bot is in, or 10004."""
        guild = _found(self.guilds, guild_id, 10004)
        if self.bot_id not in guild.members:
            raise Refusal(50001)
        return guild

    def channel(self, channel_id: int) -> Channel:
        """A channel, or 10003."""
        return _found(self.channels, channel_id, 10003)

    def message(self, channel_id: int, message_id: int) -> Message:
        """A message of a channel, ephemeral ones included, or 10008."""
        return _found(self.messages.get(channel_id, {}), message_id, 10008)

    @property
    def bot_is_online(self) -> bool:
        """Whether it is connected and does not hide it."""
        return bool(self.presence["status"] not in {"offline", "invisible"})

    def bot_is_absent(self, guild_id: int) -> bool:
        """Whether the bot is no member, so that its commands work by a person's own install only."""
        return self.bot_id not in self.guilds[guild_id].members

    def threads_of(self, guild_id: int) -> list[Channel]:
        """The guild's threads that are not archived."""
        return [c for c in self.channels.values() if c.guild_id == guild_id and c.is_thread and not c.archived]

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


def _found(shelf: dict[int, T], key: int, code: int) -> T:
    if key not in shelf:
        raise Refusal(code)
    return shelf[key]
