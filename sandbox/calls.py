"""Where somebody is waited for: messages of bots that name a person and have something to press.

In a thread the newest message that names somebody with something to press counts for as long as it names them. Direct
messages name nobody, since all are for one person; there the newest with something to press counts until it changes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sandbox import components
from sandbox.entities import DM

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sandbox.entities import Channel, Message
    from sandbox.errors import Json
    from sandbox.world import World

_BUTTON: Final = 2
_SELECTS: Final = frozenset({3, 5, 6, 7, 8})
_PRESSED: Final = frozenset({1, 2, 3, 4})
"""Styles of buttons that a bot is told of; links and shops are not."""
_NAMED: Final = re.compile(r"<@!?(\d+)>")


def call_in(world: World, channel: Channel, user_id: int) -> Message | None:
    """The message of a thread or of direct messages that waits for a person, or None."""
    if not (channel.is_thread or channel.type == DM):
        return None
    shown = world.messages.get(channel.id, {})
    for message in reversed([shown[number] for number in sorted(shown)]):
        if message.private_to is None and world.users[message.author_id].bot and _can_be_pressed(message):
            if channel.type == DM:
                return message if message.edited_at is None else None
            if user_id in _named(message):
                return message
    return None


def calls(world: World, channels: Iterable[int], user_id: int) -> Json:
    """The messages that wait for a person, by channel."""
    found = {channel: call_in(world, world.channels[channel], user_id) for channel in channels}
    return {str(channel): str(message.id) for channel, message in found.items() if message is not None}


def _can_be_pressed(message: Message) -> bool:
    usable = [part for part in components.walk(message.components) if not part.get("disabled")]
    return any(one["type"] in _SELECTS or (one["type"] == _BUTTON and one["style"] in _PRESSED) for one in usable)


def _named(message: Message) -> set[int]:
    text = "\n".join([message.content, *(part.get("content", "") for part in components.walk(message.components))])
    return {int(user) for user in _NAMED.findall(text)}
