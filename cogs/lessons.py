"""The command /learn, and the buttons of a lesson."""

from discord import app_commands
from discord.ext import commands

from cogs.budget import HEAVY
from cogs.gate import KIND
from cogs.opening import begin_alone, level_numbered
from cogs.replies import accept, reply, show
from cogs.services import Services
from cogs.ui import coach, panels
from cogs.ui.surface import Press
from cogs.viewers import viewer_of
from cogs.words import about, named, say
from host.computers.levels import EASIEST
from host.errors import Refused
from host.model import Table
from host.turns.coaching import is_lesson
from rules.kernel.lesson import taught
from rules.kernel.registry import games
from rules.kernel.words import language


class Lessons(commands.Cog):
    """Learning a game by playing it."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.services = services
        self.host = services.host

    @app_commands.command(name=named("cmd-learn"), description=about("cmd-learn"), extras={KIND: HEAVY})
    @app_commands.rename(game=named("cmd-learn-game"))
    @app_commands.describe(game=about("cmd-learn-game"))
    @app_commands.choices(game=[app_commands.Choice(name=games()[key].info.title, value=key) for key in taught()])
    async def learn(self, press: Press, game: str) -> None:
        """Begin a lesson, or go on with the one that is under way; it is by direct messages too."""
        table, is_new = await self.host.lessons.begin(game, press.user.id, press.user.display_name)
        if is_new and press.guild_id is None:
            # By direct message the panel of a new lesson comes by itself.
            await show(press, say(press.locale, "done-lesson", title=table.title))
        elif is_new:
            await self.services.hands.lead(press, table)
        else:
            await self.services.hands.show(press, table.id)

    async def turn_page(self, press: Press, number: int, page: int | None) -> None:
        """Turn a page of the coach's."""
        await self.host.lessons.turn(number, viewer_of(press), page or 0)
        if await accept(press):
            await self.services.hands.refresh(press, number)

    async def play_alone(self, press: Press, number: int) -> None:
        """Let the learner play on without the coach."""
        await self.host.lessons.play_alone(number, viewer_of(press))
        if await accept(press):
            await self.services.hands.refresh(press, number)

    async def look_again(self, press: Press, number: int) -> None:
        """Show the table as it is now in the panel that was pressed."""
        if await accept(press):
            await self.services.hands.refresh(press, number)

    async def put_away(self, press: Press, number: int) -> None:
        """Say how a lesson is taken up again, and offer a game, or to end it for good."""
        table = await self._own(press, number)
        text = say(press.locale, "lesson-put-away", title=table.title)
        await reply(press, panels.plain(text, *coach.leaving(table, language(str(press.locale)))).view)

    async def play_for_real(self, press: Press, number: int, level: int | None) -> None:
        """Begin a game of what a lesson is about, alone against a computer of the level with that number."""
        lesson = await self._own(press, number)
        table = await begin_alone(self.host, press, lesson.game, EASIEST if level is None else level_numbered(level))
        await self.services.hands.lead(press, table)

    async def _own(self, press: Press, number: int) -> Table:
        """Return the table of somebody's lesson.

        Raises:
            Refused: they have no seat there, or it is no lesson.
        """
        table = await self.host.lobby.look(number, viewer_of(press))
        if table.player(press.user.id) is None:
            raise Refused("not-your-table", table=number)
        if not is_lesson(table.options):
            raise Refused("unknown-button")
        return table

    async def end(self, press: Press, number: int) -> None:
        """End a lesson for good."""
        await self.host.lessons.stop(number, viewer_of(press))
        await show(press, say(press.locale, "done-lesson-over"))


def setup(services: Services) -> Lessons:
    """Make the cog, and let it answer a lesson's buttons."""
    cog = Lessons(services)
    services.presses.on_actions(
        {
            "turnpage": lambda press, at: cog.turn_page(press, at.table, at.argument),
            "alone": lambda press, at: cog.play_alone(press, at.table),
            "lookagain": lambda press, at: cog.look_again(press, at.table),
            "putaway": lambda press, at: cog.put_away(press, at.table),
            "endlesson": lambda press, at: cog.end(press, at.table),
        }
    )
    services.presses.on_actions({"forreal": lambda press, at: cog.play_for_real(press, at.table, at.argument)}, HEAVY)
    return cog
