"""What components ask of the bot; keeps the components free of knowing it."""

from typing import Protocol, cast

import discord
from discord import ui

Press = discord.Interaction[discord.Client]


class Surface(Protocol):
    """The bot, as seen from a component."""

    async def pressed(self, press: Press, request: object) -> None:
        """Do what a press asks for."""
        ...


class View(ui.LayoutView):
    """The components of a message. Presses are found by their ids, so the library need not keep any view for them."""

    def is_finished(self) -> bool:
        """Say that nothing waits for presses here."""
        return True


async def ask(press: Press, request: object) -> None:
    """Have the bot do what a press asks for; the type of the request says who of the bot does it."""
    await cast("Surface", press.client).pressed(press, request)
