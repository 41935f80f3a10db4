"""The commands `/profile`, `/compare` and `/leaderboard`: ask the host, have the chart drawn, show both."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.budget import HEAVY
from cogs.gate import KIND
from cogs.replies import fill, think
from cogs.services import Services
from cogs.ui import figures
from cogs.ui.surface import Press
from cogs.words import about, named
from host.errors import Refused
from render import charts
from render.worker import apart
from rules.kernel.registry import games
from rules.kernel.words import language

GAMES = [app_commands.Choice(name=game.info.title, value=key) for key, game in games().items()]


class Statistics(commands.Cog):
    """What came of many games."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.host = services.host

    @app_commands.command(name=named("cmd-profile"), description=about("cmd-profile"), extras={KIND: HEAVY})
    @app_commands.rename(player=named("cmd-profile-player"), public=named("cmd-stats-public"))
    @app_commands.describe(player=about("cmd-profile-player"), public=about("cmd-stats-public"))
    async def profile(self, press: Press, player: discord.User | None = None, public: bool = False) -> None:
        """Show games, wins and turn times of the asking player or of another."""
        whose = player or press.user
        lang = language(str(press.locale))
        profile = await self.host.statistics.profile(whose.id, press.user.id, press.guild_id)
        name = whose.display_name
        lines = figures.profile_lines(profile, name, lang)
        await _show(press, lines, figures.profile_chart(profile, name, lang), public=public)

    @app_commands.command(name=named("cmd-compare"), description=about("cmd-compare"), extras={KIND: HEAVY})
    @app_commands.rename(player=named("cmd-compare-player"), public=named("cmd-stats-public"))
    @app_commands.describe(player=about("cmd-compare-player"), public=about("cmd-stats-public"))
    async def compare(self, press: Press, player: discord.User, public: bool = False) -> None:
        """Show how the asking player and another have done against each other."""
        if player.id == press.user.id:
            raise Refused("compare-with-another")
        lang = language(str(press.locale))
        duels = await self.host.statistics.compare(press.user.id, player.id)
        name = player.display_name
        chart = figures.duel_chart(duels, name, lang)
        await _show(press, figures.duel_lines(duels, name, lang), chart, public=public)

    @app_commands.command(name=named("cmd-leaderboard"), description=about("cmd-leaderboard"), extras={KIND: HEAVY})
    @app_commands.rename(game=named("cmd-leaderboard-game"), public=named("cmd-stats-public"))
    @app_commands.describe(game=about("cmd-leaderboard-game"), public=about("cmd-stats-public"))
    @app_commands.choices(game=GAMES)
    async def leaderboard(self, press: Press, game: str | None = None, public: bool = False) -> None:
        """Show the best rated of the server."""
        if press.guild_id is None:
            raise Refused("only-on-server")
        lang = language(str(press.locale))
        board = await self.host.statistics.leaderboard(press.guild_id, game)
        await _show(press, figures.board_lines(board, lang), figures.board_chart(board, lang), public=public)


async def _show(press: Press, lines: Sequence[str], chart: charts.Chart | None, *, public: bool) -> None:
    """Answer with the lines and the chart, drawn after Discord knows that an answer is coming."""
    await think(press, public=public)
    picture = None if chart is None else await apart(charts.draw, chart)
    message = figures.page(lines, picture)
    await fill(press, message)


def setup(services: Services) -> Statistics:
    """Make the cog."""
    return Statistics(services)
