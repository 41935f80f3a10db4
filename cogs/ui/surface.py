"""What components ask of the bot; keeps the components free of knowing it."""

from typing import Protocol, cast

import discord

Press = discord.Interaction[discord.Client]


class Surface(Protocol):
    """The bot, as seen from a component."""

    async def pressed(self, press: Press, request: object) -> None:
        """Do what a press asks for."""
        ...


async def ask(press: Press, request: object) -> None:
    """Have the bot do what a press asks for; the type of the request says who of the bot does it."""
    await cast("Surface", press.client).pressed(press, request)
