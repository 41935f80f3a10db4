"""The least a bot can do with a click: the library alone, acknowledging every press. The yardstick for ours."""

import discord

from cogs.endpoint import point_at
from cogs.settings import load


class Bare(discord.Client):
    """Acknowledges and does nothing else."""

    async def on_interaction(self, press: discord.Interaction[discord.Client]) -> None:
        await press.response.defer()


def main() -> None:
    """Run until told to stop."""
    settings = load()
    point_at(settings)
    client = Bare(intents=discord.Intents(guilds=True), max_messages=None)
    client.run(settings.token, log_level=30)


if __name__ == "__main__":
    main()
