"""The tree of commands: what every command passes first, and the one way to answer when one fails."""

import logging
from functools import partial

import discord
from discord import app_commands

from cogs.chooser import Several
from cogs.gate import answers_a_game, kind_of
from cogs.replies import trouble
from cogs.services import services_of
from cogs.ui.surface import Press
from host.errors import Refused

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[discord.Client]):
    """The commands."""

    async def interaction_check(self, press: Press, /) -> bool:
        """Let the command pass, note the typist's language, and that their direct messages may be tried again."""
        services_of(press).guard.begin(press)
        try:
            return await self._is_let_in(press)
        except Exception as error:  # noqa: BLE001  whoever typed is told, whatever it was
            await self._tell(press, error)
            return False

    @staticmethod
    async def _is_let_in(press: Press) -> bool:
        services = services_of(press)
        waits = partial(services.host.lobby.is_waited_for, press.user.id) if answers_a_game(press) else None
        if not await services.gate.admits(press, kind_of(press.command), waits):
            return False
        if press.type is discord.InteractionType.application_command:
            await services.users.meet(press, retry_dm=True)
        return True

    async def on_error(self, press: Press, error: app_commands.AppCommandError, /) -> None:
        """Tell whoever typed the command what went wrong."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        known = isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
        if isinstance(cause, Several):
            await self._ask(press, cause)
            return
        await self._tell(press, Refused("outdated-command") if known else cause)

    async def _ask(self, press: Press, several: Several) -> None:
        """Let whoever typed choose among the tables that could be meant."""
        try:
            await services_of(press).chooser.ask(press, several)
        except Exception as error:  # noqa: BLE001  whoever typed is told, whatever it was
            await self._tell(press, error)

    @staticmethod
    async def _tell(press: Press, error: BaseException) -> None:
        """Tell whoever typed; while they are still typing there is no place for it but the log."""
        if press.type is discord.InteractionType.autocomplete:
            log.warning("suggestions failed", exc_info=error)
            return
        await trouble(press, error)
