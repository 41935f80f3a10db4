"""Notices to a whole table, words to one player, and the daily list of tables that wait."""

from typing import Any, Final

from cogs.delivery.calls import Calls
from cogs.delivery.direct import DirectMessages
from cogs.delivery.languages import Languages
from cogs.delivery.orphans import Orphans
from cogs.places import Places, link
from cogs.ui.notices import notice, without_thread
from cogs.ui.panels import Message
from cogs.ui.time import digest, note
from host.computers.names import is_person
from host.host import Host
from host.model import Delivery, Player, Table
from host.tables.places import home, why_shut

OF_THE_TURN: Final = frozenset({"notice-remind", "notice-time-warning"})
"""Words that call to a turn once more, and tell nothing that the others do not know."""


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
        """Send a short word to one player; whose direct messages are closed gets it in the thread, without secrets."""
        player = next((player for player in table.players if player.seat == delivery.recipient), None)
        if player is None or not is_person(player.user) or table.status != "playing":
            return
        key = delivery.payload["key"]
        if key == "notice-remind" and player.seat not in table.waiting:
            return
        way = await self._calls.way(table, player.user)
        if key in OF_THE_TURN and not way.direct:
            await self._tell_in_thread(table, player, delivery)
            return
        message = self._note(table, delivery, await self._languages.of_user(player.user))
        find = self._orphans.notice(message, delivery.created)
        if await self._direct.send(player.user, message, f"w{delivery.id}", find=find) is None:
            await self._direct.say_closed(table, player.seat)

    async def _tell_in_thread(self, table: Table, player: Player, delivery: Delivery) -> None:
        """Call a player in the thread who is called there when it is their turn."""
        message = self._note(table, delivery, self._languages.of_place(table), player.user)
        find, thread = self._orphans.notice(message, delivery.created), table.place.thread or 0
        await self._places.post(table, thread, message, f"w{delivery.id}", [player.user], find=find)

    @staticmethod
    def _note(table: Table, delivery: Delivery, lang: str, calls: int | None = None) -> Message:
        key, args = delivery.payload["key"], delivery.payload["args"]
        there = None if calls else link(table)
        return note(table, key, args, lang, there, mute=key == "notice-remind", calls=calls)

    async def digest(self, delivery: Delivery) -> None:
        """Send the list of tables that wait for a user, unless there is none."""
        user = delivery.recipient
        tables = await self._host.notices.waiting_for(user)
        preferred = await self._host.notices.preferences(user)
        if not tables or preferred.turn != "digest":
            return
        message = digest([(table, link(table)) for table in tables], await self._languages.of_user(user))
        await self._direct.send(user, message, f"d{delivery.id}.{delivery.revision}")
