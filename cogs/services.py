"""What the cogs share: the host, the way in, and who draws and shows. Each cog takes it, and none knows another."""

from typing import Protocol, cast

from discord.ext import commands
from msgspec import Struct

from cogs.chooser import Chooser
from cogs.commandlinks import CommandLinks
from cogs.gate import Gate
from cogs.guard import Guard
from cogs.hands import Hands
from cogs.icons import Icons
from cogs.picturecache import PictureCache
from cogs.presses import Presses
from cogs.priority import Priority
from cogs.replays import Replays
from cogs.ui.surface import Press
from cogs.users import Users
from host.host import Host


class Services(Struct, frozen=True):
    """What a cog may use; `leads` says whether this process does what only one of several must do."""

    client: commands.Bot
    host: Host
    leads: bool
    users: Users
    gate: Gate
    guard: Guard
    presses: Presses
    chooser: Chooser
    icons: Icons
    priority: Priority
    pictures: PictureCache
    replays: Replays
    hands: Hands
    links: CommandLinks


def services_around(client: commands.Bot, host: Host, *, leads: bool) -> Services:
    """Return what cogs share in a bot that shows this host's tables."""
    users, gate, priority, icons = Users(host), Gate(host.core.now), Priority(), Icons()
    guard, pictures = Guard(gate, users), PictureCache(host, priority)
    presses = Presses(guard)
    return Services(
        client=client,
        host=host,
        leads=leads,
        users=users,
        gate=gate,
        guard=guard,
        presses=presses,
        chooser=Chooser(host, presses),
        icons=icons,
        priority=priority,
        pictures=pictures,
        replays=Replays(host),
        hands=Hands(host, pictures, icons),
        links=CommandLinks(),
    )


class _Bot(Protocol):
    services: Services


def services_of(press: Press) -> Services:
    """Return what is shared in the bot that was pressed or typed to."""
    return cast("_Bot", press.client).services
