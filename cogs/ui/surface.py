"""What components ask of the bot; keeps the components free of knowing it."""

from typing import Protocol

import discord

from cogs.ui.ids import Action, Asked, Browse, Picks, Quick

Press = discord.Interaction[discord.Client]


class Surface(Protocol):
    """The bot, as seen from a component."""

    async def on_answer(self, press: Press, asked: Asked, given: Picks | Quick) -> None:
        """Answer a question, or several by a shortcut."""
        ...

    async def on_browse(self, press: Press, browse: Browse) -> None:
        """Show another page, or what has been picked so far."""
        ...

    async def on_table(self, press: Press, table: int, action: Action, argument: int | None) -> None:
        """Do something at a table."""
        ...

    async def on_look(self, press: Press, table: int, key: str, *, turn: bool) -> None:
        """Show a further picture of a table, in the message that was pressed if it is to `turn`."""
        ...

    async def on_section(self, press: Press, game: str, lang: str, section: str) -> None:
        """Open a section of a rulebook."""
        ...

    async def on_which(self, press: Press, asked: int, table: str) -> None:
        """Carry a command out for the table that was chosen."""
        ...

    async def on_setting(self, press: Press, table: int, key: str, choice: str) -> None:
        """Change a setting of a table."""
        ...
