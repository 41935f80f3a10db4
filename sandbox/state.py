"""What a world holds: its records by their ids, its clock, and how to look things up. Nobody hears of changes here."""

from __future__ import annotations

import base64
import random
from collections import deque
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, TypeVar

from sandbox.entities import Attachment, Channel, Exchange, Guild, Message, User
from sandbox.errors import Json, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

EPOCH_MS: Final = 1_420_070_400_000

T = TypeVar("T")


class WorldState:
    """The records of one application's Discord: users, guilds, channels, messages, commands and interactions."""

    def __init__(self, clock: Callable[[], float], bot_name: str, seed: int | None = None) -> None:
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
        self.command_creates: dict[int | None, list[float]] = {}
        self.privileged_intents = 0
        self.presence: Json = {"status": "offline", "activities": []}
        self.cdn_url = ""
        self.application_id = self.bot_id = self.snowflake()
        self.application: Json = {"name": bot_name, "description": "", "flags": 0, "tags": []}
        self.users[self.bot_id] = User(self.bot_id, bot_name, bot=True)

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


def _found(shelf: dict[int, T], key: int, code: int) -> T:
    if key not in shelf:
        raise Refusal(code)
    return shelf[key]
