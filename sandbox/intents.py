"""Gateway intents: which events each one lets through, and what a message shows without the content intent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sandbox.errors import Json
    from sandbox.world import World

GUILDS, MEMBERS, PRESENCES, CONTENT = 1 << 0, 1 << 1, 1 << 8, 1 << 15
PRIVILEGED: Final = MEMBERS | PRESENCES | CONTENT
KNOWN: Final = (1 << 17) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25

_BY_PREFIX: Final = (
    ("GUILD_MEMBERS_CHUNK", None, None),
    ("GUILD_MEMBER_", MEMBERS, MEMBERS),
    ("GUILD_SCHEDULED_EVENT_", 1 << 16, 1 << 16),
    ("GUILD_", GUILDS, GUILDS),
    ("CHANNEL_PINS_", GUILDS, 1 << 12),
    ("CHANNEL_", GUILDS, GUILDS),
    ("THREAD_", GUILDS, GUILDS),
    ("MESSAGE_REACTION_", 1 << 10, 1 << 13),
    ("MESSAGE_POLL_", 1 << 24, 1 << 25),
    ("MESSAGE_", 1 << 9, 1 << 12),
    ("TYPING_", 1 << 11, 1 << 14),
    ("PRESENCE_", PRESENCES, PRESENCES),
)


def allows(event: str, guild_id: int | None, intents: int) -> bool:
    """Whether a session with these intents hears an event of a guild, or of a DM for None."""
    for prefix, in_guild, in_dm in _BY_PREFIX:
        if event.startswith(prefix):
            needed = in_guild if guild_id is not None else in_dm
            return needed is None or bool(intents & needed)
    return True


def blanked(world: World, event: str, payload: Json, intents: int) -> Json:
    """A message event with its text and parts emptied, where the content intent is missing and nothing excuses it."""
    if event not in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} or intents & CONTENT or "guild_id" not in payload:
        return payload
    me = str(world.bot_id)
    if payload["author"]["id"] == me or me in {user["id"] for user in payload["mentions"]}:
        return payload
    hidden: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
    return {k: v for k, v in payload.items() if k != "poll"} | hidden
