"""Hands each thing that the outbox asks for to who delivers it.

Every delivery looks at the table as it is now and may run again at any time; nonces keep a retry from posting twice.
"""

from cogs.delivery.calls import Calls
from cogs.delivery.direct import DirectMessages
from cogs.delivery.languages import Languages
from cogs.delivery.lobby import LobbyMessages
from cogs.delivery.notices import Notices
from cogs.delivery.orphans import Orphans
from cogs.delivery.private import PrivatePanels
from cogs.delivery.teaching import Teaching
from cogs.delivery.thread import Threads
from cogs.limits import Limits
from cogs.places import Places
from cogs.services import Services
from cogs.transport import in_a_line, retry_after, verdict
from host.errors import Delayed, Refused, Undeliverable
from host.model import Delivery, Table
from host.tables.meetings import TEACH
from host.time.notices import DIGEST, WORD


class Courier:
    """Delivers what the host's outbox asks for."""

    def __init__(self, services: Services, limits: Limits) -> None:
        """Take the host, the client, who draws and shows, and what limits Discord has announced."""
        client, host = services.client, services.host
        self._host = host
        self._priority = services.priority
        self._icons = services.icons
        self._limits = limits
        places, direct, calls = Places(client, host), DirectMessages(client, host), Calls(host)
        languages, orphans = Languages(client, host, services.icons), Orphans(client, host)
        pictures, hands = services.pictures, services.hands
        self._lobbies = LobbyMessages(host, places, pictures, direct, languages, orphans)
        self._threads = Threads(host, places, self._lobbies, pictures, calls, languages, hands, orphans)
        self._private = PrivatePanels(host, pictures, hands, direct, calls, languages, orphans)
        self._notices = Notices(host, places, direct, calls, languages, orphans)
        self._teaching = Teaching(host, pictures, direct, languages)

    async def deliver(self, delivery: Delivery) -> None:
        """Bring one thing up to date.

        Raises:
            Undeliverable: it can never arrive.
            Delayed: it can arrive later.
        """
        await self._priority.calm()
        try:
            self._limits.require_no_pause()
            with self._icons.doubted():
                await self._dispatch(delivery)
        except Refused as fault:
            raise Undeliverable(str(fault)) from fault
        except Exception as fault:
            meaning = verdict(fault)
            if meaning == "unknown":
                raise
            # The next try finds that the message was deleted, and replaces it.
            if meaning in {"passing", "message"}:
                raise Delayed(in_a_line(fault), retry_after(fault)) from fault
            raise Undeliverable(in_a_line(fault)) from fault

    async def _dispatch(self, delivery: Delivery) -> None:
        if delivery.kind == DIGEST:
            await self._notices.digest(delivery)
            return
        if delivery.game is None:
            raise Undeliverable(f"a notice of kind {delivery.kind!r} belongs to no table")
        await self._deliver(await self._host.lobby.get(delivery.game), delivery)

    async def _deliver(self, table: Table, delivery: Delivery) -> None:
        match delivery.kind:
            case "lobby":
                await self._lobbies.update(table, delivery.created)
            case "table":
                await self._threads.update(table, delivery.created)
            case "private":
                await self._private.update(table, delivery.recipient, delivery.created, anew=bool(delivery.payload))
            case kind if kind == TEACH:
                await self._teaching.show(table, delivery)
            case kind if kind == WORD:
                await self._notices.tell(table, delivery)
            case _:
                await self._notices.post(table, delivery)
