"""The `/table` commands and buttons for a running game's seats, pauses and proposals, and for finding the next game."""

from discord import app_commands
from discord.ext import commands

from cogs.presses import Presses
from cogs.replies import accept, is_private, reply, show
from cogs.services import Services, services_of
from cogs.tables import OVER, TableChoice, choices, only, resolve, suggest_finished, suggest_tables
from cogs.ui import lobbies
from cogs.ui.surface import Press
from cogs.viewers import viewer_of
from cogs.words import about, name_of, named, say
from host.errors import Refused
from host.model import Table
from host.tables.invitations import has_free_seat
from host.tables.starting import is_by_hand, starts_at
from rules.kernel.verbatim import holds
from rules.kernel.words import clip, language

CHOICE = 100


async def suggest_vacant(press: Press, text: str) -> list[app_commands.Choice[int]]:
    """Suggest the server's running games that want a substitute, and the user's own free seats."""
    lobby = services_of(press).host.lobby
    here = () if press.guild_id is None else await lobby.of_guild(press.guild_id, statuses=("playing",))
    mine = await lobby.of_user(press.user.id, statuses=("playing",))
    listed = [table for table in here if table.player(press.user.id) is None]
    own = [table for table in mine if _is_away(table, press.user.id)]
    return choices(press, [*own, *filter(has_free_seat, listed)], text)


async def suggest_idle(press: Press, text: str) -> list[app_commands.Choice[int]]:
    """Suggest the players whose seats may be given away now."""
    try:
        table = await resolve(press, press.namespace.table)
        idle = await services_of(press).host.seats.idle(table.id, viewer_of(press))
    except Refused:
        return []
    lang = language(str(press.locale))
    names = [(clip(name_of(table, seat, lang), CHOICE), seat) for seat in idle]
    return [app_commands.Choice(name=name, value=seat) for name, seat in names if holds(name, text)]


class SeatCommands(commands.Cog):
    """The part of the `/table` group that is about a running game and the one after it."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.host = services.host

    @app_commands.command(name=named("cmd-table-substitute"), description=about("cmd-table-substitute"))
    @app_commands.rename(table=named("cmd-any-table"), code=named("cmd-any-code"))
    @app_commands.describe(table=about("cmd-any-table"), code=about("cmd-any-code"))
    @app_commands.autocomplete(table=suggest_vacant)
    async def substitute(self, press: Press, table: TableChoice = None, code: str = "") -> None:
        """Take a free seat of a running game."""
        if code:
            there = await self.host.invitations.by_code(press.user.id, code)
            await self.take_by_code(press, there, code)
            return
        there = (
            await self.host.lobby.look(table, viewer_of(press)) if table is not None else await self._vacant_here(press)
        )
        self.check_home(press, there)
        await self.take_seat(press, there.id, None)

    @app_commands.command(name=named("cmd-table-return"), description=about("cmd-table-return"))
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def come_back(self, press: Press, table: TableChoice = None) -> None:
        """Come back to one's own seat."""
        await self.back(press, (await resolve(press, table)).id)

    @app_commands.command(name=named("cmd-table-kick"), description=about("cmd-table-kick"))
    @app_commands.rename(player=named("cmd-table-kick-player"), table=named("cmd-any-table"))
    @app_commands.describe(player=about("cmd-table-kick-player"), table=about("cmd-any-table"))
    @app_commands.autocomplete(player=suggest_idle, table=suggest_tables)
    async def kick(self, press: Press, player: int, table: TableChoice = None) -> None:
        """Propose to give an idle player's seat to a substitute."""
        await self.vote_kick(press, (await resolve(press, table)).id, player, yes=True)

    @app_commands.command(name=named("cmd-table-pause"), description=about("cmd-table-pause"))
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def pause(self, press: Press, table: TableChoice = None) -> None:
        """Propose a pause."""
        await self.vote_pause(press, (await resolve(press, table)).id, yes=True)

    @app_commands.command(name=named("cmd-table-resume"), description=about("cmd-table-resume"))
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def resume(self, press: Press, table: TableChoice = None) -> None:
        """End a pause."""
        await self.end_pause(press, (await resolve(press, table)).id)

    @app_commands.command(name=named("cmd-table-rematch"), description=about("cmd-table-rematch"))
    @app_commands.rename(table=named("cmd-any-table"))
    @app_commands.describe(table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_finished)
    async def rematch(self, press: Press, table: TableChoice = None) -> None:
        """Play the same again."""
        await self.play_again(press, (await resolve(press, table, OVER)).id)

    @app_commands.command(name=named("cmd-table-find"), description=about("cmd-table-find"))
    @app_commands.guild_only()
    async def find(self, press: Press) -> None:
        """List the server's tables at which there is a place."""
        found = await self.host.invitations.open_tables(press.guild_id or 0, press.user.id)
        message = lobbies.open_tables(found, language(str(press.locale)), self.host.core.now())
        await reply(press, message.view)

    async def take_seat(self, press: Press, number: int, seat: int | None) -> None:
        """Sit down on a free seat."""
        await self.host.seats.take(number, viewer_of(press), press.user.display_name, seat)
        await show(press, say(press.locale, "done-seat-taken", table=number))

    async def take_by_code(self, press: Press, table: Table, code: str) -> None:
        """Sit down on a free seat of the table that has the code."""
        far = press.guild_id != table.place.guild
        await self.host.seats.take(table.id, viewer_of(press), press.user.display_name, code=code, far=far)
        await show(press, say(press.locale, "done-seat-taken", table=table.id))

    async def back(self, press: Press, number: int) -> None:
        """Come back to one's own seat."""
        await self.host.seats.back(number, viewer_of(press))
        await show(press, say(press.locale, "done-back", table=number))

    async def vote_kick(self, press: Press, number: int, seat: int | None, *, yes: bool) -> None:
        """Vote on an idle player's seat."""
        if seat is None:
            raise Refused("unknown-button")
        outcome = await self.host.seats.kick(number, viewer_of(press), seat, yes=yes)
        await show(press, say(press.locale, f"done-kick-{outcome}"))

    async def vote_pause(self, press: Press, number: int, *, yes: bool) -> None:
        """Vote on a pause."""
        outcome = await self.host.votes.pause(number, viewer_of(press), yes=yes)
        await show(press, say(press.locale, f"done-pause-{outcome}"))

    async def end_pause(self, press: Press, number: int) -> None:
        """End a pause."""
        await self.host.votes.resume(number, viewer_of(press))
        await show(press, say(press.locale, "done-resumed"))

    async def agree_to_rewind(self, press: Press, number: int) -> None:
        """Agree to go back to where a game can be read, after an update that cannot go on with it."""
        outcome = await self.host.management.agree_to_rewind(number, viewer_of(press))
        await show(press, say(press.locale, f"done-rewind-{outcome}"))

    async def play_again(self, press: Press, number: int) -> None:
        """Sit down for another game."""
        roles = [role.id for role in getattr(press.user, "roles", ())]
        name = press.user.display_name
        table = await self.host.invitations.rematch(number, viewer_of(press), name, roles, press.id)
        by_hand = "done-rematch-by-hand" if is_by_hand(table.options) else "done-rematch"
        await self.show_joined(press, table, by_hand)

    async def join_here(self, press: Press, number: int) -> None:
        """Join by a button; the lobby's message says it all, unless it is elsewhere."""
        table = await self.host.lobby.join(number, viewer_of(press), press.user.display_name, brings=press.id)
        if is_private(press) or (press.message is not None and press.message.id != table.place.lobby):
            await self.show_joined(press, table)
        else:
            await accept(press)

    @staticmethod
    async def show_joined(press: Press, table: Table, waiting: str = "done-joined") -> None:
        """Say that somebody sits there now and when the game begins; `waiting` is said while it needs others."""
        starts = starts_at(table.options)
        if table.status == "playing":
            await show(press, say(press.locale, "done-started", table=table.id))
        elif starts is not None:
            await show(press, say(press.locale, "done-joined-last", table=table.id, when=lobbies.countdown(starts)))
        else:
            await show(press, say(press.locale, waiting, table=table.id))

    @staticmethod
    def check_home(press: Press, table: Table) -> None:
        """Let nobody sit down at another server's table by its number."""
        if press.guild_id != table.place.guild and table.player(press.user.id) is None:
            raise Refused("join-by-code", table=table.id)

    async def _vacant_here(self, press: Press) -> Table:
        """Return the table that wants a substitute: this thread's, the user's own, or the only one of the server."""
        here = await self.host.lobby.in_thread(press.channel_id or 0, viewer_of(press))
        if here is not None:
            return here
        mine = [one for one in await self.host.lobby.of_user(press.user.id) if _is_away(one, press.user.id)]
        if not mine and press.guild_id is not None:
            mine = list((await self.host.invitations.open_tables(press.guild_id, press.user.id)).vacant)
        if not mine:
            raise Refused("no-vacant")
        return only(mine, "which-vacant")


def _is_away(table: Table, user: int) -> bool:
    player = table.player(user)
    return table.status == "playing" and player is not None and player.away


def answer_presses(cog: SeatCommands, presses: Presses) -> None:
    """Let the buttons about seats, pauses and the next game be answered."""
    presses.on_actions(
        {
            "take": lambda press, at: cog.take_seat(press, at.table, at.argument),
            "back": lambda press, at: cog.back(press, at.table),
            "kick": lambda press, at: cog.vote_kick(press, at.table, at.argument, yes=True),
            "stay": lambda press, at: cog.vote_kick(press, at.table, at.argument, yes=False),
            "pause": lambda press, at: cog.vote_pause(press, at.table, yes=True),
            "goon": lambda press, at: cog.vote_pause(press, at.table, yes=False),
            "resume": lambda press, at: cog.end_pause(press, at.table),
            "rewind": lambda press, at: cog.agree_to_rewind(press, at.table),
            "rematch": lambda press, at: cog.play_again(press, at.table),
        }
    )
