"""Looking back: `/recap`, `/replay`, `/movie`, `/log` and `/verify`, and what their buttons do."""

import time

import discord
from discord import app_commands
from discord.ext import commands

from cogs.budget import HEAVY, MOVIE
from cogs.gate import KIND
from cogs.guard import Terms
from cogs.replies import fill, is_private, show, think, think_in_place
from cogs.services import Services, services_of
from cogs.tables import BEGUN, TableChoice, choices, resolve
from cogs.ui import lookback, panels
from cogs.ui.history import ITEMS, PageRequest
from cogs.ui.panels import Message
from cogs.ui.surface import Press
from cogs.viewers import viewer_of
from cogs.words import about, named, say
from host.errors import Refused
from host.model import Table
from host.past.history import eyes_of
from rules.kernel.model import Audience, Seat
from rules.kernel.words import language

TELL_EVERY = 2.5
"""Seconds from one word on how far a movie is to the next."""


async def suggest_begun(press: Press, text: str) -> list[app_commands.Choice[int]]:
    """Suggest the user's tables that have something to look back at."""
    lobby = services_of(press).host.lobby
    tables = await lobby.of_user(press.user.id, statuses=("playing", "finished", "cancelled"))
    return choices(press, tables, text)


class History(commands.Cog):
    """The past of tables."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.host = services.host
        self.replays = services.replays
        self.icons = services.icons

    async def open(self, press: Press, request: PageRequest) -> None:
        """Show what a button or a menu asks for: in its place, or in a message of its own."""
        await self.host.lobby.look(request.table, viewer_of(press))
        if request.page == "movie":
            await self.show_movie(press, request.table, request.seat)
            return
        await self._wait(press, turns=not request.opens)
        lang = language(str(press.locale))
        if request.page in {"log", "since"}:
            message = await self._log(press, request, lang)
        elif request.page == "replay":
            message = await self._replay(press, request, lang)
        else:
            message = await self._recap(press, request.table, lang)
        await fill(press, message)

    async def show_log(self, press: Press, table: int) -> None:
        """Show the newest page of the log to whoever asked."""
        await self.open(press, PageRequest("log", table, opens=True))

    async def show_movie(self, press: Press, number: int, seat: Audience, *, public: bool = False) -> None:
        """Make a movie of a game and show it; meanwhile say how far it is."""
        table = await self.host.lobby.look(number, viewer_of(press))
        if table.status == "lobby":
            raise Refused("not-started", table=number)
        if seat not in eyes_of(table, press.user.id):
            raise Refused("not-your-eyes", table=number)
        if public and seat is not None and table.status == "playing":
            raise Refused("movie-is-secret")
        lang = language(str(press.locale))
        await think(press, public=public)
        told = time.monotonic()

        async def progress(done: int, total: int) -> None:
            nonlocal told
            if time.monotonic() - told < TELL_EVERY:
                return
            told = time.monotonic()
            text = say(press.locale, "movie-progress", done=done, total=total)
            await fill(press, panels.plain(text))

        movie = await self.replays.movie(number, viewer_of(press), seat, lang, progress)
        message = lookback.movie_page(table, seat, movie, lang)
        await fill(press, message)

    @staticmethod
    async def _wait(press: Press, *, turns: bool) -> None:
        """Acknowledge; only a page that nobody else sees is turned where it is."""
        if turns and is_private(press):
            await think_in_place(press)
        else:
            await think(press)

    async def _log(self, press: Press, request: PageRequest, lang: str) -> Message:
        viewer, history = viewer_of(press), self.host.history
        if request.page == "since":
            page = await history.log(request.table, viewer, since=request.at)
        else:
            page = await history.log(request.table, viewer, seat=request.seat, turn=request.turn, page=request.at)
        return lookback.log_page(page, lang, self.icons)

    async def _replay(self, press: Press, request: PageRequest, lang: str) -> Message:
        turn = request.turn if request.at is None else None
        moment = await self.host.history.at(request.table, viewer_of(press), request.seat, request.at, turn)
        return lookback.replay_page(moment, await self.replays.moment(moment, lang), lang, self.icons)

    async def _recap(self, press: Press, number: int, lang: str) -> Message:
        recap = await self.host.history.recap(number, viewer_of(press))
        return lookback.recap_page(recap, await self.replays.recap(recap, lang), lang, self.icons)

    @app_commands.command(name=named("cmd-recap"), description=about("cmd-recap"), extras={KIND: HEAVY})
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_begun)
    async def recap(self, press: Press, table: TableChoice = None) -> None:
        """Show what changed since the asking player's last turn."""
        await self.open(press, PageRequest("recap", (await resolve(press, table, BEGUN)).id, opens=True))

    @app_commands.command(name=named("cmd-log"), description=about("cmd-log"), extras={KIND: HEAVY})
    @app_commands.rename(player=named("cmd-log-player"), turn=named("cmd-log-turn"), table=named("cmd-any-table"))
    @app_commands.describe(player=about("cmd-log-player"), turn=about("cmd-log-turn"), table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_begun)
    async def log(
        self,
        press: Press,
        player: discord.User | None = None,
        turn: app_commands.Range[int, 1, 99_999] | None = None,
        table: TableChoice = None,
    ) -> None:
        """Show the log, all of it or one player's or one turn's lines."""
        there = await resolve(press, table, BEGUN)
        await self.open(press, PageRequest("log", there.id, _named(there, player), turn, opens=True))

    @app_commands.command(name=named("cmd-replay"), description=about("cmd-replay"), extras={KIND: HEAVY})
    @app_commands.rename(turn=named("cmd-replay-turn"), table=named("cmd-any-table"))
    @app_commands.describe(turn=about("cmd-replay-turn"), table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_begun)
    async def replay(
        self, press: Press, turn: app_commands.Range[int, 1, 99_999] | None = None, table: TableChoice = None
    ) -> None:
        """Show a past position, from the asking player's seat or as somebody who watches."""
        there = await resolve(press, table, BEGUN)
        await self.open(press, PageRequest("replay", there.id, _seat(there, press.user.id), turn, opens=True))

    @app_commands.command(name=named("cmd-movie"), description=about("cmd-movie"), extras={KIND: MOVIE})
    @app_commands.rename(
        player=named("cmd-movie-player"), public=named("cmd-movie-public"), table=named("cmd-any-table")
    )
    @app_commands.describe(
        player=about("cmd-movie-player"), public=about("cmd-movie-public"), table=about("cmd-any-table")
    )
    @app_commands.autocomplete(table=suggest_begun)
    async def movie(
        self, press: Press, player: discord.User | None = None, public: bool = False, table: TableChoice = None
    ) -> None:
        """Show the game so far as a moving picture: the table, or what one player had before them."""
        there = await resolve(press, table, BEGUN)
        await self.show_movie(press, there.id, _named(there, player), public=public)

    @app_commands.command(name=named("cmd-verify"), description=about("cmd-verify"), extras={KIND: HEAVY})
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_begun)
    async def verify(self, press: Press, table: TableChoice = None) -> None:
        """Play a finished game again from its seed and say whether all is as it was."""
        number = (await resolve(press, table, BEGUN)).id
        await think(press)
        verdict = await self.host.fairness.verify(number, viewer_of(press))
        words = panels.words_for(verdict.table, language(str(press.locale)))
        await show(press, lookback.verdict_text(verdict, words))


def _seat(table: Table, user: int) -> Seat | None:
    player = table.player(user)
    return None if player is None else player.seat


def _named(table: Table, user: discord.User | None) -> Seat | None:
    """Return the seat of whoever a command names.

    Raises:
        Refused: they do not play at that table.
    """
    if user is None:
        return None
    seat = _seat(table, user.id)
    if seat is None:
        raise Refused("no-player-of-table", table=table.id)
    return seat


def setup(services: Services) -> History:
    """Make the cog, and let it answer the buttons of looking back."""
    cog, presses = History(services), services.presses
    presses.add(*ITEMS)
    presses.on(PageRequest, cog.open, lambda _, request: Terms(MOVIE if request.page == "movie" else HEAVY))
    presses.on_actions({"log": lambda press, at: cog.show_log(press, at.table)}, HEAVY)
    return cog
