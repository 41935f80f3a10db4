"""How a place and a person are spoken to when nobody has just asked anything: in which language, with what icons."""

import discord

from cogs.icons import Icons
from host.host import Host
from host.model import Table
from rules.kernel.words import language


class Languages:
    """Knows what is chosen, what the server says, and what people use."""

    def __init__(self, client: discord.Client, host: Host, icons: Icons) -> None:
        """Take the connected client, which knows the servers, the host, which knows what was chosen, and the icons."""
        self._client = client
        self._host = host
        self.icons = icons

    def of_place(self, table: Table) -> str:
        """Return the language of a table's public messages."""
        chosen = self._host.guilds.language(table.place.guild)
        if chosen is not None:
            return language(chosen)
        guild = self._client.get_guild(table.place.guild or 0)
        return language(str(guild.preferred_locale) if guild else self._host.guilds.locale(table.place.guild))

    async def of_user(self, user: int) -> str:
        """Return the language a user's Discord was in when they were last met."""
        known = await self._host.user(user)
        return language(known.locale if known else None)
