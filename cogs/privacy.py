"""The `/privacy` commands: get everything kept about oneself, delete it, stay out of leaderboards."""

import gzip
import re
from typing import Any, NamedTuple, Self, cast

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from cogs.budget import HEAVY
from cogs.gate import KIND
from cogs.replies import fill_with_file, replace, reply, show, think
from cogs.services import Services
from cogs.ui import panels
from cogs.ui.files import Attached
from cogs.ui.surface import Press, ask
from cogs.words import about, named, say
from host.errors import Refused

LARGE = 8 * 1024 * 1024
"""Bytes from which a file is packed, as Discord takes 10 MiB."""

Button = ui.Button[ui.LayoutView]


class ForgetRequest(NamedTuple):
    """A user who was asked whether everything about them is to be deleted."""

    user: int


class ForgetButton(ui.DynamicItem[Button], template=re.compile(r"f:(?P<user>\d{1,20})")):
    """The button that deletes everything about whoever was asked."""

    def __init__(self, item: Button, user: int) -> None:
        """Take the drawn button and whom it is about."""
        super().__init__(item)
        self.user = user

    @classmethod
    def make(cls, user: int, label: str) -> Self:
        """Return the button."""
        return cls(ui.Button(custom_id=f"f:{user}", label=label, style=discord.ButtonStyle.danger), user)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the button again."""
        return cls(cast("Button", item), int(match["user"]))

    async def callback(self, press: Press) -> None:
        """Delete, and say so in the place of the question."""
        await ask(press, ForgetRequest(self.user))


class Privacy(commands.GroupCog, group_name=named("cmd-privacy"), group_description=about("cmd-privacy")):
    """What is kept about the asking person."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.services = services
        self.host = services.host

    async def forget(self, press: Press, request: ForgetRequest) -> None:
        """Delete everything about whoever pressed, if it is they who were asked."""
        if press.user.id != request.user:
            raise Refused("not-about-you")
        await self.host.privacy.forget(request.user)
        self.services.users.forget(request.user)
        await replace(press, panels.plain(say(press.locale, "privacy-deleted")).view)

    @app_commands.command(
        name=named("cmd-privacy-export"), description=about("cmd-privacy-export"), extras={KIND: HEAVY}
    )
    async def export(self, press: Press) -> None:
        """Give everything kept about the asking person as a file."""
        await think(press)
        raw = msgspec.json.format(msgspec.json.encode(await self.host.privacy.export(press.user.id)), indent=1)
        name = "about-me.json"
        if len(raw) > LARGE:
            raw, name = gzip.compress(raw), f"{name}.gz"
        await fill_with_file(press, say(press.locale, "privacy-export"), Attached(raw, name))

    @app_commands.command(name=named("cmd-privacy-delete"), description=about("cmd-privacy-delete"))
    async def delete(self, press: Press) -> None:
        """Delete everything, after one more question."""
        await self.host.privacy.check(press.user.id)
        button = ForgetButton.make(press.user.id, say(press.locale, "ui-forget"))
        message = panels.plain(say(press.locale, "privacy-ask-delete"), ui.ActionRow[Any](button))
        await reply(press, message.view)

    @app_commands.command(name=named("cmd-privacy-leaderboards"), description=about("cmd-privacy-leaderboards"))
    @app_commands.rename(listed=named("cmd-privacy-leaderboards-show"))
    @app_commands.describe(listed=about("cmd-privacy-leaderboards-show"))
    async def leaderboards(self, press: Press, listed: bool) -> None:
        """Show the asking person to others, or not any more."""
        await self.host.statistics.list_me(press.user.id, listed=listed)
        await show(press, say(press.locale, "privacy-shown" if listed else "privacy-hidden"))


def setup(services: Services) -> Privacy:
    """Make the cog, and let it answer the button that deletes."""
    cog = Privacy(services)
    services.presses.add(ForgetButton)
    services.presses.on(ForgetRequest, cog.forget)
    return cog
