"""Hands each thing that the outbox asks for to who delivers it.

Every delivery looks at the table as it is now and may run again at any time; nonces keep a retry from posting twice.
"""

import discord

from cogs.delivery.calls import Calls
from cogs.delivery.direct import DirectMessages
from cogs.delivery.languages import Languages
from cogs.delivery.lobby import LobbyMessages
from cogs.delivery.notices import Notices
from cogs.delivery.private import PrivatePanels
from cogs.delivery.teaching import Teaching
from cogs.delivery.thread import Threads
from cogs.places import NO_ACCESS, UNKNOWN, Places
from cogs.services import Services
from host.errors import Refused, Undeliverable
from host.model import Delivery, Table
from host.tables.meetings import TEACH
from host.time.notices import DIGEST, WORD


class Courier:
    """Delivers what the host's outbox asks for."""

    def __init__(self, services: Services) -> None:
        """Take the host, the client, and who draws and shows."""
        client, host = services.client, services.host
        self._host = host
        self._priority = services.priority
        self._icons = services.icons
        places, direct, calls = Places(client, host), DirectMessages(client, host), Calls(host)
        languages = Languages(client, host, services.icons)
        self._lobbies = LobbyMessages(host, places, services.pictures, direct, languages)
        self._threads = Threads(host, places, self._lobbies, services.pictures, calls, languages, services.hands)
        self._private = PrivatePanels(host, services.pictures, services.hands, direct, calls, languages)
        self._notices = Notices(host, places, direct, calls, languages)
        self._teaching = Teaching(host, services.pictures, direct, languages)

    async def deliver(self, delivery: Delivery) -> None:
        """Bring one thing up to date.

        Raises:
            Undeliverable: it can never arrive.
        """
        await self._priority.calm()
        if delivery.kind == DIGEST:
            await self._notices.digest(delivery)
            return
        if delivery.game is None:
            raise Undeliverable(f"a notice of kind {delivery.kind!r} belongs to no table")
        try:
            with self._icons.doubted():
                await self._deliver(await self._host.lobby.get(delivery.game), delivery)
        except Refused as fault:
            raise Undeliverable(str(fault)) from fault
        except discord.HTTPException as fault:
            if fault.code in UNKNOWN | NO_ACCESS:
                raise Undeliverable(f"Discord says {fault.code}: {fault.text}") from fault
            raise

    async def _deliver(self, table: Table, delivery: Delivery) -> None:
        match delivery.kind:
            case "lobby":
                await self._lobbies.update(table)
            case "table":
                await self._threads.update(table)
            case "private":
                await self._private.update(table, delivery.recipient, anew=bool(delivery.payload))
            case kind if kind == TEACH:
                await self._teaching.show(table, delivery)
            case kind if kind == WORD:
                await self._notices.tell(table, delivery)
            case _:
                await self._notices.post(table, delivery)
