"""Playing: what presses on panels do, taking back, and the commands that show a hand, a board, one's games."""

from functools import partial
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.budget import HEAVY
from cogs.gate import KIND
from cogs.guard import Terms
from cogs.places import link
from cogs.replies import accept, fill, is_private, refuse, reply, show, think, think_in_place
from cogs.services import Services
from cogs.tables import TableChoice, resolve, suggest_tables
from cogs.ui import panels
from cogs.ui.ids import Answer, Asked, Browse, LookRequest, Quick
from cogs.ui.items import DecisionButton, DecisionSelect, LookButton, TableButton
from cogs.ui.panels import Look
from cogs.ui.surface import Press
from cogs.ui.why import why_not
from cogs.viewers import viewer_of
from cogs.words import about, named, names, say
from host.errors import Refused
from host.model import Click, Table
from host.tables.lobby import waits_for
from host.time.clocks import pause_of
from host.turns.refusals import not_asked
from host.turns.undoing import Proposal
from rules.kernel.words import language


class Play(commands.Cog):
    """Panels and the commands around them."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.services = services
        self.host = services.host

    async def answer(self, press: Press, answer: Answer) -> None:
        """Answer a question by a press on a panel, then bring that very panel up to date."""
        asked, given = answer
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
        with self.services.hands.at_work(press) as again:
            try:
                with self.services.priority.answering():
                    await self.host.turns.answer(click)
                    # The answer stands from here on; if this acknowledgement is lost, the outbox updates the panel.
                    accepted = await accept(press)
                    self.services.gate.taken(press)
            except Refused as fault:
                await self._refused(press, asked, fault, again=again)
                return
            if accepted:
                await self.services.hands.refresh(press, asked.table)

    async def _refused(self, press: Press, asked: Asked, fault: Refused, *, again: bool) -> None:
        """Say why not; whoever pressed an outdated button of their own gets the current panel too.

        Whoever pressed `again` while the panel was being drawn has what they wanted, and is told nothing.
        """
        table = await self.host.lobby.look(asked.table, viewer_of(press))
        player = table.player(press.user.id)
        mine = player is not None and player.seat == asked.seat and table.status != "lobby"
        if not mine or not is_private(press):
            await refuse(press, fault)
            return
        if not await accept(press):
            return
        await self.services.hands.refresh(press, asked.table)
        if not (again and fault.text.key == "already-answered"):
            await refuse(press, fault)

    async def browse(self, press: Press, browse: Browse) -> None:
        """Show another page of a question, or what was picked so far."""
        asked = browse.asked
        table = await self.host.lobby.look(asked.table, viewer_of(press))
        player = table.player(press.user.id)
        if player is None or player.seat != asked.seat:
            raise Refused("not-your-button")
        await accept(press)
        await self.services.hands.refresh(press, asked.table, browse)

    async def take_back(self, press: Press, number: int, epoch: int | None) -> None:
        """Take back the last answer by a button, which belongs to the epoch in which it was shown."""
        table = await self.host.lobby.look(number, viewer_of(press))
        if epoch is not None and epoch != table.epoch:
            raise Refused("button-before-undo")
        try:
            await self.host.turns.undo(number, viewer_of(press))
        except Refused as fault:
            await self._offer_undo(press, number, fault)
            return
        if await accept(press):
            await self.services.hands.refresh(press, number)

    async def _offer_undo(self, press: Press, number: int, fault: Refused) -> None:
        """Where nothing can be taken back freely, offer to ask the others."""
        proposal = None
        if fault.text.key == "nothing-to-undo":
            proposal = await self.host.undoing.offer(number, viewer_of(press))
        if proposal is None:
            raise fault
        table = await self.host.lobby.look(number, viewer_of(press))
        if not proposal.asked:
            text, label = say(press.locale, "ask-undo-alone"), say(press.locale, "ui-undo-alone")
        else:
            text, label = _asks_undo(table, proposal, press.locale), say(press.locale, "ui-ask-undo")
        button = TableButton.make(number, "ask", label, discord.ButtonStyle.primary, proposal.number)
        message = panels.plain(text, ui.ActionRow[Any](button))
        await reply(press, message.view)

    async def ask_undo(self, press: Press, number: int, answer: int | None) -> None:
        """Ask the others to let something be taken back."""
        outcome = await self.host.undoing.ask(number, viewer_of(press), answer or 0)
        await show(press, say(press.locale, f"done-undo-{outcome}"))

    async def vote_undo(self, press: Press, number: int, answer: int | None, *, yes: bool) -> None:
        """Vote on taking something back."""
        outcome = await self.host.undoing.vote(number, viewer_of(press), answer or 0, yes=yes)
        await show(press, say(press.locale, f"done-undo-{outcome}"))

    async def show_board(self, press: Press, number: int) -> None:
        """Show the table as everybody may see it, to whoever asked."""
        await self.host.lobby.look(number, viewer_of(press))
        await think(press)
        if press.message is not None:  # what was typed for is kept
            await self.services.hands.asides.follow(press, number)
        lang = language(str(press.locale))
        observation, picture = await self.services.pictures.watched(number, viewer_of(press), lang)
        message = panels.public(observation, picture, Look(lang, icons=self.services.icons))
        await fill(press, message)

    async def show_own(self, press: Press, number: int) -> None:
        """Show all that is a player's own, to them alone.

        Raises:
            Refused: they do not play there.
        """
        table = await self.host.lobby.look(number, viewer_of(press))
        if table.player(press.user.id) is None:
            raise Refused("not-your-table", table=number)
        await think(press)
        await self.services.hands.asides.follow(press, number)
        lang = language(str(press.locale))
        observation, picture = await self.services.pictures.whole(number, viewer_of(press), lang)
        await fill(press, panels.own(observation, picture, Look(lang)))

    async def show_why(self, press: Press, number: int) -> None:
        """Show what cannot be picked just now, and why, to whoever was asked.

        Raises:
            Refused: they are asked nothing there.
        """
        observation = await self.host.observations.for_user(number, viewer_of(press))
        if observation.audience is None:
            raise Refused("not-your-table", table=number)
        if not observation.questions:
            raise not_asked(observation.table, observation.audience, ())
        message = why_not(observation, Look(language(str(press.locale)), icons=self.services.icons))
        with self.services.icons.doubted():
            await reply(press, message.view)
        await self.services.hands.asides.follow(press, number)

    async def look(self, press: Press, request: LookRequest) -> None:
        """Show a further picture of the table to whoever asked; pages of one message turn in place."""
        await self.host.lobby.look(request.table, viewer_of(press))
        if request.turn:
            await think_in_place(press)
        else:
            await think(press)
        lang = language(str(press.locale))
        observation, picture = await self.services.pictures.further(request.table, viewer_of(press), request.key, lang)
        message = panels.further(observation, picture, request.key, Look(lang))
        await fill(press, message)

    @app_commands.command(name=named("cmd-hand"), description=about("cmd-hand"), extras={KIND: HEAVY})
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def hand(self, press: Press, table: TableChoice = None) -> None:
        """Show the asking player's panel."""
        await self.services.hands.show(press, (await resolve(press, table)).id)

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
            await self._offer_undo(press, number, fault)
            return
        await self.services.hands.show(press, number)

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
        place = link(table)
        name = f"**{table.title} #{table.id}**"
        if waits_for(table, press.user.id):
            state = say(press.locale, "games-your-turn")
        elif pause_of(table.options) is not None:
            state = say(press.locale, "games-paused")
        elif table.status == "playing":
            state = say(press.locale, "panel-waiting-for", who=names(table, table.waiting, press.locale))
        else:
            state = say(press.locale, "games-lobby", seated=len(table.players), places=table.places)
        return f"- {f'[{name}]({place})' if place else name} · {state}"


def _asks_undo(table: Table, proposal: Proposal, locale: discord.Locale) -> str:
    """Return whose consent a proposal needs, and for which of them it has to wait."""
    text = say(locale, "ask-undo-all" if proposal.revealed else "ask-undo", who=names(table, proposal.asked, locale))
    away = [player.seat for player in table.players if player.seat in proposal.asked and not player.is_called]
    return f"{text}\n{say(locale, 'ask-undo-away', who=names(table, away, locale))}" if away else text


def setup(services: Services) -> Play:
    """Make the cog, and let it answer panels and what takes a choice back."""
    cog, presses = Play(services), services.presses

    def first(press: Press, answer: Answer) -> Terms:
        waits = partial(services.host.lobby.is_waited_for, press.user.id, answer.asked.table)
        return Terms(meet="after", waits=waits)

    presses.add(DecisionButton, DecisionSelect, LookButton)
    presses.on(Answer, cog.answer, first)
    presses.on(Browse, cog.browse)
    presses.on(LookRequest, cog.look, Terms(HEAVY))
    presses.on_actions(
        {
            "hand": lambda press, at: services.hands.show(press, at.table),
            "board": lambda press, at: cog.show_board(press, at.table),
            "own": lambda press, at: cog.show_own(press, at.table),
        },
        HEAVY,
    )
    presses.on_actions(
        {
            "undo": lambda press, at: cog.take_back(press, at.table, at.argument),
            "why": lambda press, at: cog.show_why(press, at.table),
            "ask": lambda press, at: cog.ask_undo(press, at.table, at.argument),
            "allow": lambda press, at: cog.vote_undo(press, at.table, at.argument, yes=True),
            "forbid": lambda press, at: cog.vote_undo(press, at.table, at.argument, yes=False),
        }
    )
    return cog
