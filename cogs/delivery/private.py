"""Private panels: each player's own, by direct message; it follows the game until one that calls takes its place."""

from collections.abc import Callable, Sequence

import discord

from cogs.delivery.calls import Calls, Way, called_in
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
        newest = mine[-1] if mine else None
        way = await self._calls.way(table, player.user)
        calls = way.direct and called_in(table, player) > (newest.turn if newest else 0)
        current = None if calls else newest
        wanted = calls or anew or (seat in table.waiting and player.is_called)
        if current is None and not wanted:
            return
        find = self._orphans.panel(table, asked)
        if await self._show(table, player, current, way, find, calls=calls, anew=wanted or player.is_called):
            await self._leave_only(table, current, mine)

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

    async def _show(
        self,
        table: Table,
        player: Player,
        current: Panel | None,
        way: Way,
        find: Find | None,
        *,
        calls: bool,
        anew: bool,
    ) -> bool:
        """Show a seat's player the table as it is now; False where the panel is gone and no new one is wanted."""
        known = way.known
        lang = language(known.locale if known else None)
        if current is None and known is not None and known.dm_closed is not None:
            return True  # the thread calls them, and a button there opens their hand
        observation, picture = await self._pictures.private(table.id, player.seat, lang)
        look = Look(lang, link(table), self._languages.icons)
        recap = await self._host.history.fresh_news(table, player.seat)
        message = private(observation, picture, look, recap=recap)
        if current is not None:
            if await self._direct.update(current, message):
                return True
            if not anew:
                return False
            message = private(observation, picture, look, recap=recap)
        if calls and way.sound:
            message.call = to_player(observation, lang, self._host.core.now())
        if not await self._send(observation.table, player, message, find) and calls and not way.thread:
            await self._direct.say_closed(table, player.seat)
        return True

    async def _send(self, table: Table, player: Player, message: Message, find: Find | None) -> bool:
        """Send a panel, with a sound only if it calls; False if it cannot be sent."""

        async def keep(sent: discord.Message) -> None:
            await self._host.panel_arrived(panel_of(table, "private", player.user, sent))

        nonce = f"p{table.id}.{table.epoch}.{table.turn}.{player.seat}"
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
