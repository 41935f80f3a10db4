"""Who asks, and from where, as the host wants to know it: made of an interaction here and nowhere else."""

import discord

from cogs.ui.surface import Press
from host.errors import Refused
from host.model import Manager, Viewer


def viewer_of(press: Press) -> Viewer:
    """Return whoever pressed or typed, with what they can see of the server they did it on."""
    user = press.user
    return Viewer(
        user.id, press.guild_id, lambda channel: _sees(press, channel), name=user.display_name, handle=user.name
    )


def manager_of(press: Press) -> Manager:
    """Return whoever typed a command that Discord offers to the managers of a server only.

    Raises:
        Refused: it was not typed on a server.
    """
    if press.guild_id is None:
        raise Refused("only-in-a-server")
    return Manager(press.guild_id)


def _sees(press: Press, channel: int) -> bool:
    """Say whether somebody may view a channel of the server they are on; what cannot be worked out is a no."""
    if channel in {press.channel_id, getattr(press.channel, "parent_id", None)}:
        return True  # they are there, or in a thread of it
    there = None if press.guild is None else press.guild.get_channel(channel)
    member = press.user
    return there is not None and isinstance(member, discord.Member) and there.permissions_for(member).view_channel
