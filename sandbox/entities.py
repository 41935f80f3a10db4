"""The things a Discord world is made of, as plain records. No rules and no JSON here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from sandbox.errors import Json

GUILD_TEXT: Final = 0
DM: Final = 1
PUBLIC_THREAD: Final = 11
PRIVATE_THREAD: Final = 12
THREADS: Final = (PUBLIC_THREAD, PRIVATE_THREAD)

PLAIN: Final = 0
PIN_NOTICE: Final = 6
THREAD_NOTICE: Final = 18
REPLY: Final = 19
SLASH_REPLY: Final = 20
THREAD_STARTER: Final = 21
MENU_REPLY: Final = 23
"""The types of messages."""

SUPPRESS_EMBEDS: Final = 1 << 2
HAS_THREAD: Final = 1 << 5
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
SUPPRESS_NOTIFICATIONS: Final = 1 << 12
COMPONENTS_V2: Final = 1 << 15

State = Literal["waiting", "answered", "deferred", "failed"]


@dataclass(slots=True)
class User:
    """An account; `takes_dms` is the person's own privacy switch."""

    id: int
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    takes_dms: bool = True


@dataclass(slots=True)
class Role:
    """A role of a guild; the one with the guild's id is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    managed_by: int | None = None


@dataclass(slots=True)
class Member:
    """A user's place in one guild."""

    user_id: int
    joined_at: str
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Guild:
    """A server; `available` is False while Discord pretends an outage."""

    id: int
    name: str
    owner_id: int
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    locale: str = "en-US"
    available: bool = True


@dataclass(slots=True)
class Overwrite:
    """A channel's exception for a role (kind 0) or a member (kind 1)."""

    id: int
    kind: int
    allow: int
    deny: int


@dataclass(slots=True)
class Channel:
    """A text channel, a thread or a DM; thread fields are idle elsewhere.

    `active` is the world second of a thread's last life, `opened` whether a person's client shows the DM yet.
    """

    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    nsfw: bool = False
    slowmode: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipient_id: int | None = None
    last_message_id: int | None = None
    last_pin: str | None = None
    owner_id: int | None = None
    created_at: str = ""
    archived: bool = False
    archived_at: str = ""
    auto_archive: int = 1440
    locked: bool = False
    invitable: bool = True
    members: dict[int, str] = field(default_factory=dict)
    message_count: int = 0
    total_sent: int = 0
    active: float = 0.0
    opened: bool = True

    @property
    def is_thread(self) -> bool:
        """Whether this is a public or private thread."""
        return self.type in THREADS


@dataclass(slots=True)
class Attachment:
    """A file on the CDN; width and height in pixels for pictures."""

    id: int
    filename: str
    data: bytes
    content_type: str
    channel_id: int
    description: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False


@dataclass(slots=True)
class Message:
    """A message; `private_to` names the one viewer of an ephemeral one, whom no other path may widen."""

    id: int
    channel_id: int
    author_id: int
    created: float
    timestamp: str
    type: int = PLAIN
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    nonce: str | int | None = None
    tts: bool = False
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reference: Json | None = None
    pinned_at: str | None = None
    edited_at: str | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)
    poll: Json | None = None
    votes: dict[int, list[int]] = field(default_factory=dict)
    interaction_id: int | None = None
    private_to: int | None = None


@dataclass(slots=True)
class Exchange:
    """One interaction, from the click to the end of its token; `created` and `answered` in world seconds."""

    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    guild_id: int | None
    data: Json
    created: float
    source_id: int | None = None
    opener: Exchange | None = None
    user_installed: bool = False
    callback: int | None = None
    ephemeral: bool = False
    original_id: int | None = None
    latest_id: int | None = None
    loading: bool = False
    followups: int = 0
    modal: Json | None = None
    choices: list[Json] | None = None
    expired: bool = False
    settled: bool = False
    problem: str | None = None

    @property
    def state(self) -> State:
        """What the person sees of it."""
        if self.callback is None:
            return "failed" if self.expired else "waiting"
        return "answered" if self.settled else "deferred"
