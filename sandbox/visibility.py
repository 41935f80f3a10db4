"""Who sees which message, and who hears of it; an ephemeral one is its one person's alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.entities import DM
from sandbox.errors import Refusal
from sandbox.serialise import channel_json, message_json, user_json

if TYPE_CHECKING:
    from sandbox.entities import Channel, Message
    from sandbox.world import World


def visible(world: World, channel_id: int, message_id: int) -> Message:
    """A message as the bot token may find it: an ephemeral one is 10008 even for its author."""
    message = world.message(channel_id, message_id)
    if message.private_to is not None:
        raise Refusal(10008)
    return message


def seen_by(world: World, channel: Channel, user_id: int) -> list[Message]:
    """The channel's messages as one person sees them, oldest first."""
    return [m for m in world.messages[channel.id].values() if m.private_to in {None, user_id}]


def show_dm(world: World, channel: Channel) -> None:
    """Puts a DM into its person's client, by its first message or the person's wish; bots are not told of DMs."""
    if channel.type != DM or channel.opened or channel.recipient_id is None:
        return
    channel.opened = True
    about = channel_json(world, channel) | {"recipients": [user_json(world.bot)]}
    world.announce("CHANNEL_CREATE", about, viewers=frozenset({channel.recipient_id}), to_bot=False)


def tell(world: World, event: str, message: Message) -> None:
    """Announces a message to those who may see it."""
    viewers = None if message.private_to is None else frozenset({message.private_to})
    channel = world.channels[message.channel_id]
    world.announce_in(channel, event, message_json(world, message, event=True), viewers=viewers)
