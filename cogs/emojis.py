"""Brings the icons to Discord, as emojis of the application, and takes away those that nobody can see any more.

One of several processes does that; the others look what is there. Whatever fails, texts have words in their place.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import discord

from cogs.icons import Icons
from cogs.priority import Priority
from cogs.transport import BROKEN, in_a_line, retry_after
from host.errors import Unwritable
from host.host import Host
from host.operation.emojis import Emoji
from render.emojis import IconJob, own_icons
from render.worker import icon_apart
from rules.kernel.registry import games

log = logging.getLogger(__name__)

UNKNOWN: Final = 10014
"""Discord's word for an emoji that is not there."""
FULL: Final = 30008
"""Discord's word for an application that has as many as it may."""
BAD: Final = 400
"""The status of a request that Discord will never take."""
AFTER_A_DRAWING: Final = 0.05
"""Seconds until the next icon is drawn; there is no hurry, as those of before are shown meanwhile."""
PAUSE: Final = 0.2
"""Seconds between two that are sent; Discord tells the limits of these routes to nobody."""
AGAIN: Final = 600.0
"""Seconds until it is looked again what is there, and what failed is tried again."""
NO_GAME: Final = ""
"""Stands for the game of what every game has."""


class EmojiKeeper:
    """Keeps Discord's emojis as the icons are, and the texts as the emojis are."""

    def __init__(
        self,
        client: discord.Client,
        host: Host,
        icons: Icons,
        priority: Priority,
        rest: Callable[[float], Awaitable[None]] = asyncio.sleep,
        *,
        leads: bool,
    ) -> None:
        """Take the client, logged in when this is used, and how to let seconds pass; who leads sends and deletes."""
        self._client = client
        self._emojis = host.emojis
        self._icons = icons
        self._priority = priority
        self._rest = rest
        self._leads = leads
        self._names: dict[str, dict[str, str]] = {}
        """By game and icon, what its drawing of today is called; nothing for one that cannot be drawn or sent."""

    async def run(self) -> None:
        """Bring both up to date, and again and again: others change what is there, and tables end."""
        failed = False
        while True:
            wait = AGAIN
            try:
                await self.bring_up_to_date()
                failed = False
            except (discord.HTTPException, Unwritable, *BROKEN) as fault:
                wait = max(AGAIN, retry_after(fault))
                if not failed:
                    log.warning("Icons are missing in Discord, words stand in their place: %s", in_a_line(fault))
                failed = True
            except Exception:  # whatever it was, people play without icons
                if not failed:
                    log.exception("icons could not be brought to Discord")
                failed = True
            await self._rest(wait)

    async def bring_up_to_date(self) -> None:
        """Show what is there; as the one who leads, send what is missing and delete what nobody can see."""
        there = await self._listed()
        await self._show(there)
        if not self._leads:
            return
        await self._clear_away(there)
        before = len(there)
        for game in (NO_GAME, *games()):
            names = await self._drawings(game)
            await self._note(game, there)
            for key, name in names.items():
                if name and name not in there:
                    await self._send(game, key, there)
            await self._note(game, there)
        await self._retire()
        if len(there) > before:
            log.info("Discord has the icons of this version, %s of them new", len(there) - before)

    @property
    def _application(self) -> int:
        return self._client.application_id or 0

    async def _show(self, there: Mapping[str, int]) -> None:
        """Have texts show what is known to be there."""
        ids, markup = set(there.values()), defaultdict[str, dict[str, str]](dict)
        for one in await self._emojis.of(self._application):
            # Of two drawings of an icon the later one counts; the earlier is about to be noted as unused.
            if one.unused is None and one.id in ids:
                markup[one.game_key][one.icon] = f"<:{one.name}:{one.id}>"
        self._icons.show(markup)

    async def _drawings(self, game: str) -> dict[str, str]:
        """Return what a game's icons are called as they are drawn today, which stays so as long as the bot runs."""
        if game not in self._names:
            self._names[game] = {key: await self._drawing(IconJob(game, key)) for key in own_icons(game)}
        return self._names[game]

    async def _drawing(self, job: IconJob) -> str:
        await self._rest(AFTER_A_DRAWING)
        await self._priority.calm()
        try:
            return (await icon_apart(job)).name
        except Exception:  # a drawing with a fault in it is its own game's trouble only
            log.exception("the icon %s of the game %s could not be drawn", job.key, job.game)
            return ""

    async def _send(self, game: str, key: str, there: dict[str, int]) -> None:
        emblem = await icon_apart(IconJob(game, key))
        await self._priority.calm()
        try:
            made = await self._client.create_application_emoji(name=emblem.name, image=emblem.data)
        except discord.HTTPException as fault:
            if fault.status != BAD or fault.code == FULL:
                raise
            # The library repeats a request that was answered 502; the first may have made it all the same.
            there.update(await self._listed())
            if emblem.name not in there:
                log.warning("Discord does not take the icon %s of the game %s: %s", key, game, in_a_line(fault))
                self._names[game][key] = ""
        else:
            there[emblem.name] = made.id
        await self._rest(PAUSE)

    async def _listed(self) -> dict[str, int]:
        """Return Discord's emojis of the application, by name."""
        return {one.name: one.id for one in await self._client.fetch_application_emojis()}

    async def _note(self, game: str, there: Mapping[str, int]) -> None:
        """Note which emojis a game's icons are, where that is not known yet, and show them."""
        known = await self._emojis.of(self._application)
        ours = [
            Emoji(self._application, game, key, name, there[name])
            for key, name in self._names[game].items()
            if name in there
        ]
        if new := [one for one in ours if one not in known]:
            await self._emojis.note(new)
            await self._show(there)

    async def _retire(self) -> None:
        """Note what is the drawing of no icon any more."""
        known = [one for one in await self._emojis.of(self._application) if one.unused is None]
        old = [one for one in known if self._names.get(one.game_key, {}).get(one.icon) != one.name]
        if old:
            await self._emojis.retire(old)

    async def _clear_away(self, there: dict[str, int]) -> None:
        """Delete those emojis of ours that no table can show which still plays."""
        names = {number: name for name, number in there.items()}
        for number in await self._emojis.unseen(self._application):
            if number in names:
                await self._delete(number)
                del there[names[number]]
            await self._emojis.forget(self._application, number)

    async def _delete(self, number: int) -> None:
        try:
            await self._client.http.delete_application_emoji(self._application, number)
        except discord.HTTPException as fault:
            if fault.code != UNKNOWN:
                raise
        await self._rest(PAUSE)
