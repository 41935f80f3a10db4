"""Who may do what where: Discord's permission bits and the order in which roles and overwrites apply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandbox.entities import PRIVATE_THREAD
from sandbox.errors import Refusal

if TYPE_CHECKING:
    from sandbox.entities import Channel, Guild
    from sandbox.state import WorldState

ADMINISTRATOR: Final = 1 << 3
MANAGE_CHANNELS: Final = 1 << 4
MANAGE_GUILD: Final = 1 << 5
ADD_REACTIONS: Final = 1 << 6
VIEW_CHANNEL: Final = 1 << 10
SEND_MESSAGES: Final = 1 << 11
SEND_TTS: Final = 1 << 12
MANAGE_MESSAGES: Final = 1 << 13
EMBED_LINKS: Final = 1 << 14
ATTACH_FILES: Final = 1 << 15
READ_HISTORY: Final = 1 << 16
MENTION_EVERYONE: Final = 1 << 17
EXTERNAL_EMOJIS: Final = 1 << 18
CHANGE_NICKNAME: Final = 1 << 26
MANAGE_ROLES: Final = 1 << 28
USE_COMMANDS: Final = 1 << 31
MANAGE_EVENTS: Final = 1 << 33
MANAGE_THREADS: Final = 1 << 34
PUBLIC_THREADS: Final = 1 << 35
PRIVATE_THREADS: Final = 1 << 36
SEND_IN_THREADS: Final = 1 << 38
CREATE_EVENTS: Final = 1 << 44
SEND_POLLS: Final = 1 << 49
PIN_MESSAGES: Final = 1 << 51
BYPASS_SLOWMODE: Final = 1 << 52
ALL: Final = (1 << 53) - 1

PERSON: Final = (
    ADD_REACTIONS | VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_HISTORY | EXTERNAL_EMOJIS
    | CHANGE_NICKNAME | USE_COMMANDS | PUBLIC_THREADS | PRIVATE_THREADS | SEND_IN_THREADS | SEND_POLLS
)  # fmt: skip
INVITED: Final = (
    VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_HISTORY | PUBLIC_THREADS | SEND_IN_THREADS
)  # fmt: skip
"""What the bot's own role has unless the sandbox is told otherwise. @everyone adds what PERSON has."""
IN_DM: Final = PERSON & ~(PUBLIC_THREADS | PRIVATE_THREADS | SEND_IN_THREADS | CHANGE_NICKNAME) | PIN_MESSAGES

_NEEDS_SENDING = SEND_TTS | EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE | SEND_POLLS


def in_guild(guild: Guild, user_id: int) -> int:
    """The bits a member has before any channel's overwrites; 0 for strangers."""
    if user_id == guild.owner_id:
        return ALL
    member = guild.members.get(user_id)
    if member is None:
        return 0
    bits = guild.roles[guild.id].permissions
    for role_id in member.roles:
        bits |= guild.roles[role_id].permissions
    return ALL if bits & ADMINISTRATOR else bits


def in_channel(world: WorldState, channel: Channel, user_id: int) -> int:
    """The bits a user has in a channel, thread or DM."""
    if channel.guild_id is None:
        there = user_id in {channel.recipient_id, world.bot_id}
        return IN_DM if there else 0
    guild = world.guilds[channel.guild_id]
    bits = in_guild(guild, user_id)
    home = world.channels.get(channel.parent_id or 0, channel) if channel.is_thread else channel
    if bits != ALL and user_id in guild.members:
        bits = _overwritten(home, guild, user_id, bits)
    if user_id == world.bot_id:
        bits &= ~(world.denied.get(channel.id, 0) | world.denied.get(home.id, 0))
    return _implied(channel, bits)


def _overwritten(channel: Channel, guild: Guild, user_id: int, bits: int) -> int:
    rules = channel.overwrites
    if everyone := rules.get(guild.id):
        bits = bits & ~everyone.deny | everyone.allow
    roles = [rules[r] for r in guild.members[user_id].roles if r in rules]
    for role in roles:
        bits &= ~role.deny
    for role in roles:
        bits |= role.allow
    if own := rules.get(user_id):
        bits = bits & ~own.deny | own.allow
    return bits


def _implied(channel: Channel, bits: int) -> int:
    if not bits & VIEW_CHANNEL:
        return 0
    if not bits & (SEND_IN_THREADS if channel.is_thread else SEND_MESSAGES):
        bits &= ~_NEEDS_SENDING
    return bits


def can_view(world: WorldState, channel: Channel, user_id: int) -> bool:
    """Whether a user sees a channel at all; private threads show to members and thread managers only."""
    bits = in_channel(world, channel, user_id)
    if not bits & VIEW_CHANNEL:
        return False
    if channel.type == PRIVATE_THREAD and user_id not in channel.members:
        return bool(bits & MANAGE_THREADS)
    return True


def require(world: WorldState, channel: Channel, user_id: int, bits: int) -> None:
    """Raises 50001 for a channel out of sight and 50013 for missing bits."""
    if not can_view(world, channel, user_id):
        raise Refusal(50001)
    if in_channel(world, channel, user_id) & bits != bits:
        raise Refusal(50013)


def require_in_guild(guild: Guild, user_id: int, bits: int) -> None:
    """Raises 50013 unless the member has the bits guild-wide."""
    if in_guild(guild, user_id) & bits != bits:
        raise Refusal(50013)
