"""Slow mode: how long people wait in a channel between two messages, or two threads. Bots never wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from sandbox import permissions
from sandbox.errors import Refusal

if TYPE_CHECKING:
    from sandbox.entities import Channel
    from sandbox.world import World

MOST_SECONDS: Final = 21_600


def take_turn(world: World, channel: Channel, user_id: int, act: Literal["message", "thread"]) -> None:
    """Notes that somebody speaks or opens a thread; 20016 when it is too soon, with the seconds that are left."""
    if not channel.slowmode or world.users[user_id].bot:
        return
    if permissions.in_channel(world, channel, user_id) & permissions.BYPASS_SLOWMODE:
        return
    key = (channel.id, user_id, act)
    left = world.last_turns.get(key, 0.0) + channel.slowmode - world.now()
    if left > 0:
        raise Refusal(20016, retry_after=round(left, 3))
    world.last_turns[key] = world.now()
