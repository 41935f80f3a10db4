"""Notices to a whole table, words to one player, and the daily list of tables that wait."""

from typing import Any

from cogs.delivery.calls import Calls
from cogs.delivery.direct import DirectMessages
from cogs.delivery.languages import Languages
from cogs.delivery.orphans import Orphans
from cogs.places import Places, link
from cogs.ui.notices import notice, without_thread
from cogs.ui.time import digest, note
from host.computers.names import is_person
from host.host import Host
from host.model import Delivery, Table
from host.tables.places import home, why_shut
from host.time.clocks import pause_of


class Notices:
    """Sends each once."""

    def __init__(
        self,
        host: Host,
        places: Places,
        direct: DirectMessages,
        calls: Calls,
        languages: Languages,
        orphans: Orphans,
    ) -> None:
        """Take the host, who writes where in which language, and who knows where people are called."""
        self._host = host
        self._calls = calls
        self._places = places
        self._direct = direct
        self._languages = languages
        self._orphans = orphans

    async def post(self, table: Table, delivery: Delivery) -> None:
        """Post a short message in the thread or the channel; whoever cannot see it there gets a direct message."""
        payload: dict[str, Any] = delivery.payload
        if payload.get("shut", why_shut(table)) != why_shut(table):
            return  # there is something else the matter by now, which is told as well
        seats = payload.get("seats") or [payload.get("seat")]
        users = [player.user for player in table.players if player.seat in seats and player.user > 0]
        channel = None if payload.get("direct") else home(table)
        if channel is not None:
            message = notice(table, payload, users, self._languages.of_place(table), direct=False)
            called = [user for user in users if (await self._calls.way(table, user)).sound]
            find = self._orphans.notice(message, delivery.created)
            if await self._places.post(table, channel, message, f"n{delivery.id}", called, find=find) is None:
                table = await self._host.lobby.get(table.id)
        for player in without_thread(table, payload):
            message = notice(table, payload, users, await self._languages.of_user(player.user), direct=True)
            find = self._orphans.notice(message, delivery.created)
            await self._direct.send(player.user, message, f"n{delivery.id}.{player.seat}", find=find)

    async def tell(self, table: Table, delivery: Delivery) -> None:
        """Send a short word to one player; the thread says so if their direct messages are closed."""
        player = next((player for player in table.players if player.seat == delivery.recipient), None)
        if player is None or not is_person(player.user) or table.status != "playing":
            return
        lang = await self._languages.of_user(player.user)
        message = note(table, delivery.payload["key"], lang, link(table))
        find = self._orphans.notice(message, delivery.created)
        if await self._direct.send(player.user, message, f"w{delivery.id}", find=find) is None:
            await self._direct.say_closed(table, player.seat)

    async def digest(self, delivery: Delivery) -> None:
        """Send the list of tables that wait for a user, unless there is none."""
        user = delivery.recipient
        tables = await self._host.notices.waiting_for(user)
        preferred = await self._host.notices.preferences(user)
        if preferred.turn != "digest" or all(pause_of(table.options) is not None for table in tables):
            return
        message = digest([(table, link(table)) for table in tables], await self._languages.of_user(user))
        await self._direct.send(user, message, f"d{delivery.id}.{delivery.revision}")
