"""What components ask of the bot; keeps the components free of knowing it."""

from typing import Protocol

import discord

from cogs.ui.ids import Action, Asked, Browse, Picks

Press = discord.Interaction[discord.Client]


class Surface(Protocol):
    """The bot, as seen from a component."""

    async def on_answer(self, press: Press, asked: Asked, picks: Picks) -> None:
        """Answer a question."""
        ...

    async def on_browse(self, press: Press, browse: Browse) -> None:
        """Show another page, or what has been picked so far."""
        ...

    async def on_table(self, press: Press, table: int, action: Action, argument: int | None) -> None:
        """Do something at a table."""
        ...
