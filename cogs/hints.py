"""The button by which somebody asks what a computer would do in their place."""

from discord.ext import commands

from cogs.budget import HEAVY
from cogs.places import link
from cogs.replies import fill, think
from cogs.services import Services
from cogs.ui.hints import hint
from cogs.ui.panels import Look
from cogs.ui.surface import Press
from cogs.viewers import viewer_of
from rules.kernel.words import language


class Hints(commands.Cog):
    """Hints while playing, for whoever asks and nobody else."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.services = services
        self.host = services.host

    async def show(self, press: Press, number: int) -> None:
        """Tell whoever asked, and nobody else, what a computer would do."""
        await self.host.hints.check(number, viewer_of(press))
        await think(press)
        await self.services.hands.asides.follow(press, number)
        told = await self.host.hints.ask(number, viewer_of(press))
        look = Look(language(str(press.locale)), link(told.table), self.services.icons)
        with self.services.icons.doubted():
            await fill(press, hint(told, look))


def setup(services: Services) -> Hints:
    """Make the cog, and let it answer the button."""
    cog = Hints(services)
    services.presses.on_actions({"hint": lambda press, at: cog.show(press, at.table)}, HEAVY)
    return cog
