"""Private panels: each player's own, by direct message; it follows the game and is sent anew when it is their turn."""

import logging
from collections.abc import Sequence

import discord

from cogs.delivery.direct import DirectMessages
from cogs.delivery.languages import Languages
from cogs.hands import Hands
from cogs.picturecache import PictureCache
from cogs.places import link, panel_of
from cogs.ui import panels
from cogs.ui.panels import Look, Message
from cogs.ui.private import private
from host.errors import Refused
from host.host import Host
from host.model import Panel, Player, Table
from host.past.history import Recap
from host.tables.places import goes_direct
from rules.kernel.model import Seat
from rules.kernel.words import language

log = logging.getLogger(__name__)


class PrivatePanels:
    """Keeps each player's panel as the table is."""

    def __init__(
        self,
        host: Host,
        pictures: PictureCache,
        hands: Hands,
        direct: DirectMessages,
        languages: Languages,
    ) -> None:
        """Take the host, who draws, who knows what is shown already, and who writes."""
        self._host = host
        self._pictures = pictures
        self._hands = hands
        self._direct = direct
        self._languages = languages

    async def update(self, table: Table, seat: Seat, *, anew: bool = False) -> None:
        """Bring a seat's panel up to date; `anew` wants one even where there is none and nobody is asked."""
        player = next((player for player in table.players if player.seat == seat), None)
        if player is None or self._hands.is_shown(table, seat):
            return
        open_ = [panel for panel in await self._host.panels(table.id) if panel.kind == "private"]
        await self._hand_over(table, open_)
        mine = [panel for panel in open_ if panel.recipient == player.user]
        acts = seat in table.waiting and player.is_called
        # Nothing else tells the players of a table without a thread that it is over.
        ends = table.status == "finished" and (table.place.thread is None or goes_direct(table))
        # After its turn a panel stays and follows the game; the next turn's takes its place.
        current = next((panel for panel in reversed(mine) if not (acts or ends) or panel.turn == table.turn), None)
        if current is None and not (acts or anew or ends):
            return
        if await self._show(table, player, current, anew=acts or anew or ends or player.is_called):
            await self._leave_only(table, current, mine)

    async def _hand_over(self, table: Table, open_: Sequence[Panel]) -> None:
        """End the panels of whoever has left their seat to another."""
        seated = {one.user for one in table.players}
        for panel in open_:
            if panel.recipient not in seated:
                await self._end(table, panel, "panel-handed-over")

    async def _leave_only(self, table: Table, current: Panel | None, mine: Sequence[Panel]) -> None:
        """End a player's other panels; where the table is over, the current one is never edited again either."""
        for panel in mine:
            if panel is not current:
                await self._end(table, panel)
            elif table.status in {"finished", "cancelled"}:
                await self._host.panel_retired(panel)

    async def _show(self, table: Table, player: Player, current: Panel | None, *, anew: bool) -> bool:
        """Show a seat's player the table as it is now; False where the panel is gone and no new one is wanted."""
        known = await self._host.user(player.user)
        lang = language(known.locale if known else None)
        if current is None and known is not None and known.dm_closed is not None:
            await self._direct.say_closed(table, player.seat)
            return True
        observation, picture = await self._pictures.private(table.id, player.seat, lang)
        look = Look(lang, link(table), self._languages.icons)
        if current is not None:
            if await self._direct.update(current, private(observation, picture, look)):
                return True
            if not anew:
                return False
        recap = None
        if current is None and player.seat in table.waiting:
            recap = await self._since_last_turn(table, player.seat)
        await self._send(observation.table, player, private(observation, picture, look, recap=recap))
        return True

    async def _since_last_turn(self, table: Table, seat: Seat) -> Recap | None:
        """Return what happened since a seat's last turn, where that can be told."""
        try:
            recap = await self._host.history.recap_of(table.id, seat)
        except Refused:
            return None
        return recap if recap.said else None

    async def _send(self, table: Table, player: Player, message: Message) -> None:
        nonce = f"p{table.id}.{table.epoch}.{table.turn}.{player.seat}"
        silent = not await self._direct.may_ping(player.user)
        sent = await self._direct.send(player.user, message, nonce, silent=silent)
        if sent is None:
            await self._direct.say_closed(table, player.seat)
            return
        await self._host.dm_arrived(player.user)
        await self._host.panel_sent(panel_of(table, "private", player.user, sent))

    async def _end(self, table: Table, panel: Panel, why: str = "panel-moved") -> None:
        look = Look(await self._languages.of_user(panel.recipient), link(table))
        try:
            await self._direct.edit(panel, panels.ended(table, look, why))
        except (discord.HTTPException, discord.RateLimited) as fault:
            log.info("private panel of table %s stays as it is: %s", table.id, fault)
        await self._host.panel_retired(panel)
