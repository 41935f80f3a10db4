"""Private panels: each player's own, by direct message; it follows the game until one that calls takes its place."""

from collections.abc import Callable, Sequence

import discord

from cogs.delivery.calls import Calls, Way, call_to, sent_at
from cogs.delivery.direct import DirectMessages
from cogs.delivery.languages import Languages
from cogs.delivery.orphans import Orphans
from cogs.hands import Hands
from cogs.picturecache import PictureCache
from cogs.places import Find, link, panel_of
from cogs.ui import panels
from cogs.ui.calls import to_player
from cogs.ui.panels import Look, Message
from cogs.ui.private import private
from host.computers.names import is_person
from host.host import Host
from host.model import Panel, Player, Table
from host.time.calls import NO_CALL, Call
from rules.kernel.model import Seat
from rules.kernel.words import language


class PrivatePanels:
    """Keeps each player's panel as the table is."""

    def __init__(
        self,
        host: Host,
        pictures: PictureCache,
        hands: Hands,
        direct: DirectMessages,
        calls: Calls,
        languages: Languages,
        orphans: Orphans,
    ) -> None:
        """Take the host, who draws, who knows what is shown already, who writes, and who knows whom to call."""
        self._orphans = orphans
        self._host = host
        self._pictures = pictures
        self._hands = hands
        self._direct = direct
        self._calls = calls
        self._languages = languages

    async def update(self, table: Table, seat: Seat, asked: float, *, anew: bool = False) -> None:
        """Bring a seat's panel up to date, which was asked for at a time.

        `anew` wants one even where there is none and nobody is asked.
        """
        player = next((player for player in table.players if player.seat == seat), None)
        if player is None or not is_person(player.user):
            return
        await self._hands.follow(table, player.user)
        if self._hands.is_shown(table, seat):
            return
        open_ = [panel for panel in await self._host.panels(table.id) if panel.kind == "private"]
        await self._hand_over(table, open_)
        mine = [panel for panel in open_ if panel.recipient == player.user]
        way, call = await self._calls.way(table, player.user), call_to(table, player)
        if not way.direct or call.version <= sent_at(mine):
            call = NO_CALL
        current = mine[-1] if mine and call is NO_CALL else None
        wanted = anew or call is not NO_CALL or (seat in table.waiting and player.is_called)
        if current is not None:
            wanted = not await self._edit(table, player, way, current) and (wanted or player.is_called)
            if not wanted:
                await self._leave_only(table, current, mine)
        if wanted:
            await self._replace(table, player, way, call, mine, self._orphans.panel(table, asked))

    async def _edit(self, table: Table, player: Player, way: Way, panel: Panel) -> bool:
        """Show a seat's player the table as it is now; False where the panel is gone."""
        return await self._direct.update(panel, await self._message(table, player, way, NO_CALL))

    async def _replace(
        self, table: Table, player: Player, way: Way, call: Call, mine: Sequence[Panel], find: Find | None
    ) -> None:
        """Send a player a panel that makes a call, in place of theirs from before; these go if it cannot be sent, too.

        Where their direct messages are closed the thread calls them, and a button there opens their hand.
        """
        closed = way.known is not None and way.known.dm_closed is not None
        if closed or not await self._send(table, player, way, call, mine, find):
            await self._leave_only(table, None, mine)
            if not closed and call is not NO_CALL and not way.thread:
                await self._direct.say_closed(table, player.seat)

    async def _hand_over(self, table: Table, open_: Sequence[Panel]) -> None:
        """End the panels of whoever has left their seat to another."""
        seated = {one.user for one in table.players}
        for panel in open_:
            if panel.recipient not in seated:
                await self._close(table, panel, panels.ended)

    async def _leave_only(self, table: Table, current: Panel | None, mine: Sequence[Panel]) -> None:
        """Take away a player's other panels; where the table is over, the current one is never edited again either."""
        for panel in mine:
            if panel is not current:
                await self._take_away(table, panel)
            elif table.status in {"finished", "cancelled"}:
                await self._host.panel_retired(panel)

    async def _message(self, table: Table, player: Player, way: Way, call: Call) -> Message:
        """Return a seat's panel as the table is now, with the line of the call that it makes, if that may be heard."""
        lang = language(way.known.locale if way.known else None)
        observation, picture = await self._pictures.private(table.id, player.seat, lang)
        recap = await self._host.history.fresh_news(table, player.seat)
        message = private(observation, picture, Look(lang, link(table), self._languages.icons), recap=recap)
        if call.version and way.rings(call):
            message.call = to_player(observation, lang, self._host.core.now())
        return message

    async def _send(
        self, table: Table, player: Player, way: Way, call: Call, mine: Sequence[Panel], find: Find | None
    ) -> bool:
        """Send a panel, with a sound only if it calls; False if it cannot be sent."""

        async def keep(sent: discord.Message) -> None:
            # First, as the new one may be noted in the place of an old one, which nobody would find again.
            await self._leave_only(table, None, mine)
            await self._host.panel_arrived(panel_of(table, "private", player.user, sent))

        message = await self._message(table, player, way, call)
        nonce = f"p{table.id}.{table.epoch}.{table.turn}.{player.seat}.{call.version}"
        sent = await self._direct.send(player.user, message, nonce, silent=not message.call, keep=keep, find=find)
        return sent is not None

    async def _take_away(self, table: Table, panel: Panel) -> None:
        """Delete a panel that has a newer one below; the log keeps all that it told."""
        if await self._direct.delete(panel):
            await self._host.panel_retired(panel)
        else:
            await self._close(table, panel, panels.moved)

    async def _close(self, table: Table, panel: Panel, last: Callable[[Table, Look], Message]) -> None:
        """Leave a panel as the last that it says; if Discord refuses that for good, as it is."""
        look = Look(await self._languages.of_user(panel.recipient), link(table))
        await self._direct.update(panel, last(table, look))
        await self._host.panel_retired(panel)
