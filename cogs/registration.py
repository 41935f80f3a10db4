"""Gives Discord the commands when it has others than these, and leaves it alone otherwise.

Discord counts how many commands a day are created, and refuses them now and then; the bot plays on meanwhile with
those it was given before.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from hashlib import sha256
from typing import Any, Final

import msgspec
from discord.ext import commands

from cogs.commandlinks import CommandLinks
from cogs.transport import HOUR, again_and_again, wait_before
from host.host import Host

log = logging.getLogger(__name__)

DAILY_LIMIT: Final = 30034
"""Discord's word for too many commands created within a day."""
AFTER_DAILY_LIMIT: Final = 4 * HOUR


class Registrar:
    """Compares the commands with those that Discord has."""

    def __init__(
        self,
        client: commands.Bot,
        host: Host,
        links: CommandLinks,
        rest: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Take the client, logged in when this is used, who remembers what was sent, and who links to commands."""
        self._client = client
        self._links = links
        self._registrations = host.registrations
        self._rest = rest

    async def run(self, *, leads: bool = True) -> None:
        """Bring Discord's commands up to date; a process that does not lead only looks at them.

        As long as that fails, it is tried again later.
        """
        told = "The commands could not be brought up to date, those sent before go on"
        attempt = self.bring_up_to_date if leads else self.look
        try:
            await again_and_again(attempt, told, self._rest, wait=wait_after)
        except Exception:  # whatever it was, people play with the commands there are
            log.exception("the commands could not be compared with those that Discord has")

    async def look(self) -> None:
        """Learn how to link to the commands that Discord has."""
        self._links.learn(await self._client.http.get_global_commands(self._client.application_id or 0))

    async def bring_up_to_date(self) -> None:
        """Send the commands if other ones were sent before, or Discord has not kept them."""
        http, application = self._client.http, self._client.application_id or 0
        payload = await self._payload()
        ours = _digest([application, payload])
        there = await http.get_global_commands(application)
        self._links.learn(there)
        if await self._registrations.are_current(application, ours, _versions(there)):
            return
        made = await http.bulk_upsert_global_commands(application, payload=payload)
        self._links.learn(made)
        await self._registrations.note(application, ours, _versions(made))
        log.info("Discord has the %s commands of this version", len(made))

    async def _payload(self) -> list[Any]:
        tree, payload = self._client.tree, []
        for command in tree.get_commands():
            if tree.translator is None:
                payload.append(command.to_dict(tree))
            else:
                payload.append(await command.get_translated_payload(tree, tree.translator))
            await asyncio.sleep(0)  # all of them at once would hold up clicks for a tenth of a second
        return payload


def wait_after(tries: int, fault: BaseException) -> float:
    """Return the seconds until the next try: an hour at most, unless Discord asks for more."""
    shortest = AFTER_DAILY_LIMIT if getattr(fault, "code", None) == DAILY_LIMIT else 0.0
    return max(wait_before(tries, fault, HOUR), shortest)


def _versions(given: Iterable[Mapping[str, Any]]) -> str:
    """Return a digest of which commands there are; every change gives one a new version."""
    return _digest(sorted((str(command["id"]), str(command.get("version", ""))) for command in given))


def _digest(value: object) -> str:
    return sha256(msgspec.json.encode(value, order="deterministic")).hexdigest()
