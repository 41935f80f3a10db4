"""The `/privacy` commands: get everything kept about oneself, delete it, stay out of leaderboards."""

import gzip
import re
from io import BytesIO
from typing import TYPE_CHECKING, Any, Self, cast

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from cogs.replies import show, trouble
from cogs.ui import panels
from cogs.ui.surface import Press
from cogs.words import about, named, say
from host.errors import Refused

if TYPE_CHECKING:
    from cogs.client import Cogwork

LARGE = 8 * 1024 * 1024
"""Bytes from which a file is packed, as Discord takes 10 MiB."""

Button = ui.Button[ui.LayoutView]


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
        bot = cast("Cogwork", press.client)
        bot.begin(press)
        try:
            await self._forget(press, bot)
        except Exception as error:  # noqa: BLE001  whoever pressed is told, whatever it was
            await trouble(press, error)

    async def _forget(self, press: Press, bot: "Cogwork") -> None:
        if press.user.id != self.user:
            raise Refused("not-about-you")
        await bot.host.privacy.forget(self.user)
        bot.forget(self.user)
        done = panels.plain(say(press.locale, "privacy-deleted"))
        await press.response.edit_message(view=done.view)


class Privacy(commands.GroupCog, group_name=named("cmd-privacy"), group_description=about("cmd-privacy")):
    """What is kept about the asking person."""

    def __init__(self, bot: "Cogwork") -> None:
        """Take the bot."""
        self.bot = bot
        self.host = bot.host

    @app_commands.command(name=named("cmd-privacy-export"), description=about("cmd-privacy-export"))
    async def export(self, press: Press) -> None:
        """Give everything kept about the asking person as a file."""
        await press.response.defer(ephemeral=True, thinking=True)
        raw = msgspec.json.format(msgspec.json.encode(await self.host.privacy.export(press.user.id)), indent=1)
        name = "about-me.json"
        if len(raw) > LARGE:
            raw, name = gzip.compress(raw), f"{name}.gz"
        await press.edit_original_response(
            content=say(press.locale, "privacy-export"), attachments=[discord.File(BytesIO(raw), filename=name)]
        )

    @app_commands.command(name=named("cmd-privacy-delete"), description=about("cmd-privacy-delete"))
    async def delete(self, press: Press) -> None:
        """Delete everything, after one more question."""
        await self.host.privacy.check(press.user.id)
        button = ForgetButton.make(press.user.id, say(press.locale, "ui-forget"))
        message = panels.plain(say(press.locale, "privacy-ask-delete"), ui.ActionRow[Any](button))
        await press.response.send_message(view=message.view, ephemeral=True)

    @app_commands.command(name=named("cmd-privacy-leaderboards"), description=about("cmd-privacy-leaderboards"))
    @app_commands.rename(listed=named("cmd-privacy-leaderboards-show"))
    @app_commands.describe(listed=about("cmd-privacy-leaderboards-show"))
    async def leaderboards(self, press: Press, listed: bool) -> None:
        """Show the asking person to others, or not any more."""
        await self.host.statistics.list_me(press.user.id, listed=listed)
        await show(press, say(press.locale, "privacy-shown" if listed else "privacy-hidden"))
