"""The tree of commands: what every command passes first, and the one way to answer when one fails."""

import logging
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.gate import answers_a_game, kind_of
from cogs.replies import trouble
from cogs.tables import Several
from host.errors import Refused

if TYPE_CHECKING:
    from cogs.client import Cogwork

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["Cogwork"]):
    """The commands."""

    async def interaction_check(self, press: discord.Interaction["Cogwork"], /) -> bool:
        """Let the command pass, note the typist's language, and that their direct messages may be tried again."""
        press.client.begin(press)
        try:
            return await self._is_let_in(press)
        except Exception as error:  # noqa: BLE001  whoever typed is told, whatever it was
            await self._tell(press, error)
            return False

    @staticmethod
    async def _is_let_in(press: discord.Interaction["Cogwork"]) -> bool:
        bot = press.client
        waits = partial(bot.host.lobby.is_waited_for, press.user.id) if answers_a_game(press) else None
        if not await bot.gate.admits(press, kind_of(press.command), waits):
            return False
        if press.type is discord.InteractionType.application_command:
            await bot.meet(press, retry_dm=True)
        return True

    async def on_error(self, press: discord.Interaction["Cogwork"], error: app_commands.AppCommandError, /) -> None:
        """Tell whoever typed the command what went wrong."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        known = isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
        if isinstance(cause, Several):
            await self._ask(press, cause)
            return
        await self._tell(press, Refused("outdated-command") if known else cause)

    async def _ask(self, press: discord.Interaction["Cogwork"], several: Several) -> None:
        """Let whoever typed choose among the tables that could be meant."""
        try:
            await press.client.chooser.ask(press, several)
        except Exception as error:  # noqa: BLE001  whoever typed is told, whatever it was
            await self._tell(press, error)

    @staticmethod
    async def _tell(press: discord.Interaction["Cogwork"], error: BaseException) -> None:
        """Tell whoever typed; while they are still typing there is no place for it but the log."""
        if press.type is discord.InteractionType.autocomplete:
            log.warning("suggestions failed", exc_info=error)
            return
        await trouble(press, error)
