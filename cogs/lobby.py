"""The `/table` commands before the first turn and at the end: new, join, leave, start, cancel, concede, record."""

from contextlib import suppress
from typing import cast

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.budget import HEAVY
from cogs.gate import KIND
from cogs.opening import level_numbered, open_table
from cogs.replies import accept, fill_with_file, is_private, replace, reply, show, think
from cogs.seats import SeatCommands, answer_presses
from cogs.services import Services
from cogs.tables import FINISHED, MINE, TableChoice, only, resolve, suggest_finished, suggest_lobbies, suggest_tables
from cogs.ui import lobbies, panels
from cogs.ui.files import Attached
from cogs.ui.ids import PLACES, SettingRequest
from cogs.ui.items import SettingSelect, TableButton
from cogs.ui.surface import Press
from cogs.viewers import viewer_of
from cogs.words import about, named, say
from host.errors import Refused, Unwritable
from host.tables.invitations import has_free_seat
from rules.kernel.registry import games
from rules.kernel.words import language


class Lobby(SeatCommands, commands.GroupCog, group_name=named("cmd-table"), group_description=about("cmd-table")):
    """Tables before the first turn, and their end."""

    async def interaction_check(self, press: Press, /) -> bool:
        """Let games whose thread was deleted have a new one, now that one of their players calls for a table."""
        if press.type is discord.InteractionType.application_command:
            with suppress(Unwritable):  # the command itself is refused then, if it changes anything
                await self.host.places.reopen(press.user.id, press.guild_id)
        return True

    @app_commands.command(name=named("cmd-table-new"), description=about("cmd-table-new"))
    @app_commands.rename(
        game=named("cmd-table-new-game"), players=named("cmd-table-new-players"), where=named("cmd-table-new-where")
    )
    @app_commands.describe(
        game=about("cmd-table-new-game"), players=about("cmd-table-new-players"), where=about("cmd-table-new-where")
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=game.info.title, value=key) for key, game in games().items()],
        where=[app_commands.Choice(name=named(f"where-{value}"), value=value) for value in ("here", "direct")],
    )
    async def new(
        self,
        press: Press,
        game: str,
        players: app_commands.Range[int, 1, 10] | None = None,
        where: str = "here",
    ) -> None:
        """Open a table in this channel, or one that is played by direct messages."""
        await open_table(self.host, press, game, players or 0, direct=where == "direct")

    async def cog_load(self) -> None:
        """List the commands for a beginning before those for what may happen later."""
        group = cast("app_commands.Group", self.app_command)
        later = [one.name for one in vars(SeatCommands).values() if isinstance(one, app_commands.Command)]
        for command in [one for one in group.commands if one.name in later]:
            group.remove_command(command.name)
            group.add_command(command)

    async def show_settings(self, press: Press, number: int, page: int | None = None) -> None:
        """Show what can be set at a table, or turn the page of it that was pressed; only its owner may change it."""
        table = await self.host.lobby.look(number, viewer_of(press))
        if table.status != "lobby":
            raise Refused("already-playing" if table.status == "playing" else "table-over", table=number)
        owner = table.owner == press.user.id
        message = lobbies.settings(table, language(str(press.locale)), owner=owner, more=page == 1)
        await (reply if page is None or not is_private(press) else replace)(press, message.view)

    async def change_setting(self, press: Press, request: SettingRequest) -> None:
        """Change one setting and show them all as they are now."""
        number, key, choice = request
        if key == PLACES and not choice.isdigit():
            raise Refused("unknown-button")
        changed = {} if key == PLACES else {key: choice}
        places = int(choice) if key == PLACES else None
        table = await self.host.lobby.configure(number, viewer_of(press), changed, places)
        more = lobbies.is_behind(table, key)
        message = lobbies.settings(table, language(str(press.locale)), owner=True, more=more)
        await replace(press, message.view)

    @app_commands.command(name=named("cmd-table-join"), description=about("cmd-table-join"))
    @app_commands.rename(table=named("cmd-any-table"), code=named("cmd-any-code"))
    @app_commands.describe(table=about("cmd-any-table"), code=about("cmd-any-code"))
    @app_commands.autocomplete(table=suggest_lobbies)
    async def join(self, press: Press, table: TableChoice = None, code: str = "") -> None:
        """Sit down at a table, or at the one that has a code."""
        if code:
            await self._join_by_code(press, code)
            return
        number = await self._lobby_here(press, table, seated=False)
        self.check_home(press, await self.host.lobby.look(number, viewer_of(press)))
        there = await self.host.lobby.join(number, viewer_of(press), press.user.display_name, brings=press.id)
        await self.show_joined(press, there)

    async def _join_by_code(self, press: Press, code: str) -> None:
        there = await self.host.invitations.by_code(press.user.id, code)
        if there.status == "playing" and has_free_seat(there):
            await self.take_by_code(press, there, code)
            return
        far = press.guild_id != there.place.guild
        name = press.user.display_name
        there = await self.host.lobby.join(there.id, viewer_of(press), name, code=code, far=far, brings=press.id)
        await self.show_joined(press, there)

    @app_commands.command(name=named("cmd-table-leave"), description=about("cmd-table-leave"))
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def leave(self, press: Press, table: TableChoice = None) -> None:
        """Stand up before the game begins; from a running game, leave the seat to a substitute."""
        if await self._is_running(press, table):
            number = (await resolve(press, table)).id
            await self.host.seats.leave(number, viewer_of(press))
            await show(press, say(press.locale, "done-seat-left", table=number))
            return
        number = await self._lobby_here(press, table, seated=True)
        await self.host.lobby.leave(number, viewer_of(press))
        await show(press, say(press.locale, "done-left", table=number))

    @app_commands.command(name=named("cmd-table-start"), description=about("cmd-table-start"))
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def start(self, press: Press, table: TableChoice = None) -> None:
        """Begin the game."""
        number = await self._lobby_here(press, table, seated=True)
        await self.host.lobby.start(number, viewer_of(press), press.id)
        await show(press, say(press.locale, "done-started", table=number))

    @app_commands.command(name=named("cmd-table-cancel"), description=about("cmd-table-cancel"))
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def cancel(self, press: Press, table: TableChoice = None) -> None:
        """Close a lobby, or propose to cancel a running game."""
        await self.vote_cancel(press, (await resolve(press, table, MINE)).id, yes=True)

    @app_commands.command(name=named("cmd-table-concede"), description=about("cmd-table-concede"))
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def concede(self, press: Press, table: TableChoice = None) -> None:
        """Give up, after one more question."""
        there = await resolve(press, table)
        if there.player(press.user.id) is None:
            raise Refused("not-your-table", table=there.id)
        if there.status != "playing":
            raise Refused("not-started" if there.status == "lobby" else "table-over", table=there.id)
        sure = TableButton.make(there.id, "concede", say(press.locale, "ui-concede"), discord.ButtonStyle.danger)
        text = say(press.locale, "ask-concede", table=there.id)
        message = panels.for_good(text, language(str(press.locale)), sure)
        await reply(press, message.view)

    @app_commands.command(name=named("cmd-table-record"), description=about("cmd-table-record"), extras={KIND: HEAVY})
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_finished)
    async def record(self, press: Press, table: TableChoice = None) -> None:
        """Give a finished game as a file."""
        number = (await resolve(press, table, FINISHED)).id
        raw = msgspec.json.encode(await self.host.record(number, viewer_of(press))) + b"\n"
        file = Attached(raw, f"table-{number}.jsonl")
        await think(press)
        await fill_with_file(press, say(press.locale, "table-record", table=number), file)

    async def stand_up(self, press: Press, number: int) -> None:
        """Stand up by a button, before the game begins; the lobby's message says it all."""
        await self.host.lobby.leave(number, viewer_of(press))
        await accept(press)

    async def begin(self, press: Press, number: int) -> None:
        """Begin the game by a button."""
        await self.host.lobby.start(number, viewer_of(press), press.id)
        await accept(press)

    async def add_computer(self, press: Press, number: int, level: int | None) -> None:
        """Let a computer sit down, of the level with that number; the lobby's message says the rest."""
        await self.host.lobby.add_computer(number, viewer_of(press), level_numbered(level))
        await accept(press)

    async def dismiss(self, press: Press, number: int, seat: int | None) -> None:
        """Let the computer on that seat stand up."""
        await self.host.lobby.remove_computer(number, viewer_of(press), -1 if seat is None else seat)
        await accept(press)

    async def wait(self, press: Press, number: int) -> None:
        """Let the game not begin by itself."""
        await self.host.lobby.wait(number, viewer_of(press))
        await accept(press)

    async def vote_cancel(self, press: Press, number: int, *, yes: bool) -> None:
        """Vote on cancelling a running game."""
        outcome = await self.host.votes.cancel(number, viewer_of(press), yes=yes)
        await show(press, say(press.locale, f"done-vote-{outcome}"))

    async def give_up(self, press: Press, number: int) -> None:
        """Give up, by the button below the question whether it is meant."""
        await self.host.turns.concede(number, viewer_of(press))
        await show(press, say(press.locale, "done-conceded"))

    async def _is_running(self, press: Press, number: int | None) -> bool:
        """Say whether a command is about a running game: the one named, or the one whose thread it was typed in."""
        if number is not None:
            return (await self.host.lobby.look(number, viewer_of(press))).status == "playing"
        here = await self.host.lobby.in_thread(press.channel_id or 0, viewer_of(press))
        return here is not None and here.status == "playing"

    async def _lobby_here(self, press: Press, number: int | None, *, seated: bool) -> int:
        """Return the lobby that is meant: the one named, the user's own, or the only one of the server."""
        if number is not None:
            return number
        tables = list(await self.host.lobby.of_user(press.user.id, statuses=("lobby",)))
        if not seated and press.guild_id is not None:
            here = await self.host.lobby.of_guild(press.guild_id, statuses=("lobby",))
            tables = [table for table in here if table.player(press.user.id) is None]
        if not tables:
            raise Refused("no-lobby")
        return only(tables, "which-lobby").id


def setup(services: Services) -> Lobby:
    """Make the cog, and let it answer a lobby's buttons, the votes of a game, and what takes a seat."""
    cog, presses = Lobby(services), services.presses
    presses.add(SettingSelect)
    presses.on(SettingRequest, cog.change_setting)
    presses.on_actions(
        {
            "join": lambda press, at: cog.join_here(press, at.table),
            "leave": lambda press, at: cog.stand_up(press, at.table),
            "start": lambda press, at: cog.begin(press, at.table),
            "computer": lambda press, at: cog.add_computer(press, at.table, at.argument),
            "dismiss": lambda press, at: cog.dismiss(press, at.table, at.argument),
            "wait": lambda press, at: cog.wait(press, at.table),
            "settings": lambda press, at: cog.show_settings(press, at.table, at.argument),
            "agree": lambda press, at: cog.vote_cancel(press, at.table, yes=True),
            "keep": lambda press, at: cog.vote_cancel(press, at.table, yes=False),
            "concede": lambda press, at: cog.give_up(press, at.table),
        }
    )
    answer_presses(cog, presses)
    return cog
