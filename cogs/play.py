"""Playing: what presses on panels do, and the commands that show a hand, a board, the log, one's games."""

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.budget import HEAVY
from cogs.gate import KIND
from cogs.replies import Unheard, accept, add, fill, refuse, reply, show, think, think_in_place
from cogs.tables import TableChoice, resolve, suggest_tables
from cogs.ui import panels
from cogs.ui.ids import Action, Asked, Browse, Picks, Quick
from cogs.ui.panels import Look
from cogs.ui.surface import Press
from cogs.viewers import viewer_of
from cogs.words import about, named, names, say
from host.errors import Refused
from host.model import Click, Table
from host.tables.lobby import waits_for
from rules.kernel.words import language

if TYPE_CHECKING:
    from cogs.client import Cogwork

log = logging.getLogger(__name__)


def is_private(press: Press) -> bool:
    """Say whether the message that was pressed is seen by nobody but whoever pressed it."""
    return press.guild_id is None or (press.message is not None and press.message.flags.ephemeral)


class Play(commands.Cog):
    """Panels and the commands around them."""

    def __init__(self, bot: "Cogwork") -> None:
        """Take the bot."""
        self.bot = bot
        self.host = bot.host

    async def answer(self, press: Press, asked: Asked, given: Picks | Quick) -> None:
        """Answer a question by a press on a panel, then bring that very panel up to date."""
        click = Click(
            asked.table,
            viewer_of(press),
            press.id,
            () if isinstance(given, Quick) else given,
            seat=asked.seat,
            number=asked.number,
            epoch=asked.epoch,
            mark=asked.mark,
            shortcut=given.number if isinstance(given, Quick) else None,
        )
        try:
            with self.bot.priority.answering():
                await self.host.turns.answer(click)
                # The answer stands from here on; if this acknowledgement is lost, the outbox updates the panel.
                accepted = await accept(press)
                self.bot.gate.taken(press)
        except Refused as fault:
            await self._refused(press, asked, fault)
            return
        if accepted:
            await self.refresh(press, asked.table)

    async def _refused(self, press: Press, asked: Asked, fault: Refused) -> None:
        """Say why not; whoever pressed an outdated button of their own gets the current panel too."""
        table = await self.host.lobby.look(asked.table, viewer_of(press))
        player = table.player(press.user.id)
        mine = player is not None and player.seat == asked.seat and table.status != "lobby"
        if not mine or not is_private(press):
            await refuse(press, fault)
            return
        if not await accept(press):
            return
        await self.refresh(press, asked.table)
        await refuse(press, fault)

    async def browse(self, press: Press, browse: Browse) -> None:
        """Show another page of a question, or what was picked so far."""
        asked = browse.asked
        table = await self.host.lobby.look(asked.table, viewer_of(press))
        player = table.player(press.user.id)
        if player is None or player.seat != asked.seat:
            raise Refused("not-your-button")
        await accept(press)
        await self.refresh(press, asked.table, browse)

    async def refresh(self, press: Press, number: int, browse: Browse | None = None) -> None:
        """Bring the message that was pressed up to date, as its reader may see the table now."""
        try:
            message, table, seat = await self._panel(press, number, browse)
            if is_private(press):
                await fill(press, message)
            else:
                # Whoever forges a decision's button onto a public message must not publish a hand with it.
                await add(press, message)
        except Unheard as fault:
            log.info("a panel of table %s is left to the outbox: %s", number, fault)
            return
        except discord.HTTPException:
            log.warning("a panel of table %s is left to the outbox", number, exc_info=True)
            return
        if press.guild_id is None and seat is not None and browse is None:
            self.bot.courier.shown(table, seat)

    async def _panel(
        self, press: Press, number: int, browse: Browse | None = None
    ) -> tuple[panels.Message, Table, int | None]:
        lang = language(str(press.locale))
        observation, pictures = await self.bot.pictures.for_user(number, viewer_of(press), lang)
        table = observation.table
        look = Look(lang, self.bot.link(table) if press.channel_id != table.place.thread else None)
        return panels.private(observation, pictures, look, browse), table, observation.audience

    async def table_action(self, press: Press, number: int, action: Action, argument: int | None) -> None:
        """Do what a table's button says."""
        lobby = self.bot.lobby
        actions: dict[Action, Callable[[], Awaitable[None]]] = {
            "join": lambda: lobby.join_here(press, number),
            "leave": lambda: self._leave(press, number),
            "start": lambda: self._start(press, number),
            "wait": lambda: self._wait(press, number),
            "settings": lambda: self.bot.lobby.show_settings(press, number),
            "report": lambda: self.bot.report.file(press, "", number or None),
            "plan": lambda: self.bot.time.show_plan(press, number),
            "forget": lambda: self.bot.time.forget(press, number),
            "mute": lambda: self.bot.time.mute(press, number),
            "awake": lambda: self.bot.time.keep(press, number),
            "hand": lambda: self.show_hand(press, number),
            "board": lambda: self.show_board(press, number),
            "log": lambda: self.bot.history.show_log(press, number),
            "undo": lambda: self._undo(press, number, argument),
            "agree": lambda: self._vote(press, number, yes=True),
            "keep": lambda: self._vote(press, number, yes=False),
            "concede": lambda: self._concede(press, number),
            "take": lambda: lobby.take_seat(press, number, argument),
            "back": lambda: lobby.back(press, number),
            "kick": lambda: lobby.vote_kick(press, number, argument, yes=True),
            "stay": lambda: lobby.vote_kick(press, number, argument, yes=False),
            "pause": lambda: lobby.vote_pause(press, number, yes=True),
            "goon": lambda: lobby.vote_pause(press, number, yes=False),
            "resume": lambda: lobby.end_pause(press, number),
            "ask": lambda: lobby.ask_undo(press, number, argument),
            "allow": lambda: lobby.vote_undo(press, number, argument, yes=True),
            "forbid": lambda: lobby.vote_undo(press, number, argument, yes=False),
            "rematch": lambda: lobby.play_again(press, number),
        }
        if action not in actions:
            raise Refused("unknown-button")
        await actions[action]()

    async def _leave(self, press: Press, number: int) -> None:
        await self.host.lobby.leave(number, viewer_of(press))
        await accept(press)

    async def _start(self, press: Press, number: int) -> None:
        await self.host.lobby.start(number, viewer_of(press), press.id)
        await accept(press)

    async def _wait(self, press: Press, number: int) -> None:
        await self.host.lobby.wait(number, viewer_of(press))
        await accept(press)

    async def _vote(self, press: Press, number: int, *, yes: bool) -> None:
        outcome = await self.host.votes.cancel(number, viewer_of(press), yes=yes)
        await show(press, say(press.locale, f"done-vote-{outcome}"))

    async def _concede(self, press: Press, number: int) -> None:
        await self.host.turns.concede(number, viewer_of(press))
        await show(press, say(press.locale, "done-conceded"))

    async def _undo(self, press: Press, number: int, epoch: int | None) -> None:
        table = await self.host.lobby.look(number, viewer_of(press))
        if epoch is not None and epoch != table.epoch:
            raise Refused("button-before-undo")
        try:
            await self.host.turns.undo(number, viewer_of(press))
        except Refused as fault:
            await self.bot.lobby.offer_undo(press, number, fault)
            return
        if await accept(press):
            await self.refresh(press, number)

    async def show_hand(self, press: Press, number: int) -> None:
        """Show somebody their own panel, to them alone."""
        table = await self.host.lobby.look(number, viewer_of(press))
        if table.player(press.user.id) is None:
            raise Refused("not-your-table", table=number)
        await think(press)
        message, _, _ = await self._panel(press, number)
        await fill(press, message)

    async def show_board(self, press: Press, number: int) -> None:
        """Show the table as everybody may see it, to whoever asked."""
        await self.host.lobby.look(number, viewer_of(press))
        await think(press)
        observation, picture = await self.bot.pictures.watched(number, viewer_of(press), language(str(press.locale)))
        message = panels.public(observation, picture, Look(language(str(press.locale))))
        await fill(press, message)

    async def look(self, press: Press, number: int, key: str, *, turn: bool) -> None:
        """Show a further picture of the table to whoever asked; pages of one message turn in place."""
        await self.host.lobby.look(number, viewer_of(press))
        if turn:
            await think_in_place(press)
        else:
            await think(press)
        lang = language(str(press.locale))
        observation, picture = await self.bot.pictures.further(number, viewer_of(press), key, lang)
        message = panels.further(observation, picture, key, Look(lang))
        await fill(press, message)

    @app_commands.command(name=named("cmd-hand"), description=about("cmd-hand"), extras={KIND: HEAVY})
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def hand(self, press: Press, table: TableChoice = None) -> None:
        """Show the asking player's panel."""
        await self.show_hand(press, (await resolve(press, table)).id)

    @app_commands.command(name=named("cmd-board"), description=about("cmd-board"), extras={KIND: HEAVY})
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def board(self, press: Press, table: TableChoice = None) -> None:
        """Show the table."""
        await self.show_board(press, (await resolve(press, table)).id)

    @app_commands.command(name=named("cmd-undo"), description=about("cmd-undo"))
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def undo(self, press: Press, table: TableChoice = None) -> None:
        """Take back the last answer and show the panel as it is again."""
        number = (await resolve(press, table)).id
        try:
            await self.host.turns.undo(number, viewer_of(press))
        except Refused as fault:
            await self.bot.lobby.offer_undo(press, number, fault)
            return
        await self.show_hand(press, number)

    @app_commands.command(name=named("cmd-games"), description=about("cmd-games"))
    async def games(self, press: Press) -> None:
        """List the asking user's tables and the open ones of the server."""
        mine = await self.host.lobby.of_user(press.user.id)
        here = () if press.guild_id is None else await self.host.lobby.of_guild(press.guild_id)
        open_ = [table for table in here if table.status == "lobby"]
        others = [table for table in open_ if table.player(press.user.id) is None]
        lines = [say(press.locale, "games-mine"), *(self._line(press, table) for table in mine)]
        if not mine:
            lines.append(say(press.locale, "games-none"))
        if others:
            lines += [say(press.locale, "games-open"), *(self._line(press, table) for table in others)]
        message = panels.plain("\n".join(lines))
        await reply(press, message.view)

    def _line(self, press: Press, table: Table) -> str:
        place = self.bot.link(table)
        name = f"**{table.title} #{table.id}**"
        if waits_for(table, press.user.id):
            state = say(press.locale, "games-your-turn")
        elif table.status == "playing":
            state = say(press.locale, "panel-waiting-for", who=names(table, table.waiting, press.locale))
        else:
            state = say(press.locale, "games-lobby", seated=len(table.players), places=table.places)
        return f"- {f'[{name}]({place})' if place else name} · {state}"
