"""Lobby messages: one in the table's channel, or one with each player of a table that has none."""

from typing import Final

import discord

from cogs.delivery.direct import DirectMessages
from cogs.delivery.languages import Languages
from cogs.delivery.orphans import Orphans
from cogs.picturecache import PictureCache
from cogs.places import Places, panel_of
from cogs.ui import lobbies, panels
from cogs.ui.panels import Message
from cogs.words import say
from host.host import Host
from host.model import Panel, Table
from host.tables.places import home

NONCE_PART: Final = 10**9
"""Nonces are short; of an id the end is enough to tell a message's replacement from it."""


class LobbyMessages:
    """Keeps them as the table is."""

    def __init__(
        self,
        host: Host,
        places: Places,
        pictures: PictureCache,
        direct: DirectMessages,
        languages: Languages,
        orphans: Orphans,
    ) -> None:
        """Take the host, who draws, and who writes where in which language."""
        self._host = host
        self._places = places
        self._pictures = pictures
        self._direct = direct
        self._languages = languages
        self._orphans = orphans

    async def update(self, table: Table, asked: float) -> None:
        """Bring a table's lobby message up to date, which was asked for at a time."""
        if table.place.channel is None:
            await self._update_direct(table, asked)
            return
        if table.place.lobby is not None:
            message = await self._message(table, self._languages.of_place(table))
            if await self._places.edit(table, table.place.channel, table.place.lobby, message) != "gone":
                return
        # A message that was deleted is missed only as long as people join by it, or the thread is made from it.
        if table.status == "lobby" or (table.status == "playing" and home(table) == table.place.channel):
            await self.post(table, asked)

    async def post(self, table: Table, asked: float) -> bool:
        """Post the message in the channel, in place of a former one if there was one; False where that cannot be."""
        former, channel = table.place.lobby, table.place.channel or 0
        role = await self._host.invitations.role_to_call(table) if former is None else None
        message = await self._message(table, self._languages.of_place(table), role)
        nonce = f"l{table.id}" + (f".{former % NONCE_PART}" if former else "")
        if former is not None:
            await self._places.delete(channel, former)
        find = self._orphans.panel(table, asked)
        sent = await self._places.post(table, channel, message, nonce, role=role, find=find)
        if sent is None:
            return False
        await self._host.lobby.place(table.id, lobby_message_id=sent.id)
        return True

    async def _update_direct(self, table: Table, asked: float) -> None:
        """Keep a lobby message with each player of a table that has no channel."""
        sent = {panel.recipient: panel for panel in await self._host.panels(table.id) if panel.kind == "lobby"}
        seated = [player.user for player in table.players if player.user > 0]
        for user, panel in sent.items():
            await self._update_sent(table, panel, seated=user in seated)
        for user in seated if table.status == "lobby" else []:
            if user not in sent:
                await self._send(table, user, asked)

    async def _update_sent(self, table: Table, panel: Panel, *, seated: bool) -> None:
        lang = await self._languages.of_user(panel.recipient)
        left = panels.plain(say(lang, "done-left", table=table.id))
        await self._direct.update(panel, await self._message(table, lang) if seated else left)
        if not seated or table.status != "lobby":
            await self._host.panel_retired(panel)

    async def _send(self, table: Table, user: int, asked: float) -> None:
        message = await self._message(table, await self._languages.of_user(user))
        nonce, find = f"l{table.id}.{table.version}", self._orphans.panel(table, asked)
        sent: discord.Message | None = await self._direct.send(user, message, nonce, find=find)
        if sent is not None:
            await self._host.panel_sent(panel_of(table, "lobby", user, sent))

    async def _message(self, table: Table, lang: str, role: int | None = None) -> Message:
        banner = await self._pictures.banner(table.game, lang)
        return lobbies.lobby(table, lang, role, banner, self._host.core.now())
