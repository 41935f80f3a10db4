"""A table's thread: made from its lobby message, begun with the seal of its shuffle, with one panel a turn."""

import logging
from collections.abc import Sequence
from typing import Final

import discord
from msgspec.structs import replace

from cogs.delivery.calls import Calls, call_to, sent_at
from cogs.delivery.languages import Languages
from cogs.delivery.lobby import LobbyMessages
from cogs.delivery.orphans import Orphans
from cogs.hands import Hands
from cogs.picturecache import PictureCache
from cogs.places import OLD_EDIT, Outcome, Places, panel_of
from cogs.transport import in_a_line, verdict
from cogs.ui import panels
from cogs.ui.calls import in_thread
from cogs.ui.notices import seal_post
from cogs.ui.panels import Look, Message
from host.computers.names import is_person
from host.host import Host
from host.model import PUBLIC, Panel, Table
from host.tables.places import why_shut
from rules.kernel.words import clip

log = logging.getLogger(__name__)

MESSAGES_TRIED: Final = 3
"""The message in the channel may be missing, then have no thread, then have one."""
NAME: Final = 100
"""Characters of a thread's name."""


class Threads:
    """Keeps each thread's panel as the table is."""

    def __init__(
        self,
        host: Host,
        places: Places,
        lobbies: LobbyMessages,
        pictures: PictureCache,
        calls: Calls,
        languages: Languages,
        hands: Hands,
        orphans: Orphans,
    ) -> None:
        """Take the host, who draws, who writes where in which language, who knows whom to call, and who looks."""
        self._host = host
        self._places = places
        self._lobbies = lobbies
        self._pictures = pictures
        self._calls = calls
        self._languages = languages
        self._hands = hands
        self._orphans = orphans

    async def update(self, table: Table, asked: float) -> None:
        """Keep one panel in the thread: this turn's; those of earlier turns keep their story, each line told once.

        Where all who are waited for look at their hands below the last panel, it stays this turn's, too: another one
        would push these out of sight. `asked` is when the update was asked for.
        """
        table = await self._with_thread(table, asked)
        if table.place.thread is None:
            return
        lang = self._languages.of_place(table)
        look = Look(lang, icons=self._languages.icons)
        observation, picture = await self._pictures.public(table.id, lang)
        table = observation.table
        open_ = [panel for panel in await self._host.panels(table.id) if panel.kind == "table"]
        mine = next((panel for panel in open_ if panel.turn == table.turn), None)
        earlier = [panel for panel in open_ if panel.turn < table.turn]
        users = await self._calls.in_thread(table, sent_at(open_))
        if mine is None and earlier and self._all_look(table):
            mine = earlier.pop()
        since = table.turn if mine is None else mine.turn
        outcome = "gone"
        if mine is not None and not users:
            outcome = await self._edit(table, mine, panels.public(observation, picture, look, since))
        if outcome == "gone":
            # One that was deleted or is too old to be edited is replaced without a second call.
            message = panels.public(observation, picture, look, table.turn)
            before = mine if mine is not None and mine.turn == table.turn else None
            if users:
                message.call = in_thread(observation, lang, users, self._host.core.now())
            outcome = await self._post(table, message, users, asked, before)
            since = table.turn
        if outcome == "shut":
            return  # the panels that are still open get their story once the thread can be used again
        ends = [panel.turn for panel in earlier[1:]] + [since]
        for panel, end in zip(earlier, ends, strict=False):
            await self._retire(table, panel, end, lang)

    def _all_look(self, table: Table) -> bool:
        """Say whether all who are waited for look at their hands here, which follow the game: none need be called."""
        waited = [player for player in table.players if player.seat in table.waiting and is_person(player.user)]
        return table.status == "playing" and not any(
            call_to(table, player).version or not self._hands.follows(table.id, player.user) for player in waited
        )

    async def _post(
        self, table: Table, message: Message, users: Sequence[int], asked: float, before: Panel | None
    ) -> Outcome:
        """Post this turn's panel, which calls these users, in place of one of this turn from before."""

        async def keep(sent: discord.Message) -> None:
            if before is not None:
                await self._places.delete(before.channel_id, before.message_id)
            await self._host.panel_sent(panel_of(table, "table", PUBLIC, sent))

        nonce = f"t{table.id}.{table.epoch}.{table.turn}" + (f".{before.shown}" if before is not None else "")
        find, thread = self._orphans.panel(table, asked), table.place.thread or 0
        sent = await self._places.post(table, thread, message, nonce, users, keep=keep, find=find)
        return "shut" if sent is None else "done"

    async def _edit(self, table: Table, panel: Panel, message: Message) -> Outcome:
        """Edit a panel in the thread; one that is too old to be edited is deleted, so that a new one is due."""
        try:
            users = await self._calls.in_thread(table)
            outcome = await self._places.edit(table, panel.channel_id, panel.message_id, message, users)
        except discord.HTTPException as fault:
            if fault.code != OLD_EDIT:
                raise
            await self._places.delete(panel.channel_id, panel.message_id)
            outcome = "gone"
        if outcome == "gone":
            await self._host.panel_retired(panel)
        elif any(call_to(table, player).version > sent_at([panel]) for player in table.players):
            # They are called elsewhere, or without a sound; no later edit does it here.
            await self._host.panel_sent(replace(panel, shown=str(table.version)))
        return outcome

    async def _retire(self, table: Table, panel: Panel, end: int, lang: str) -> None:
        """Leave only the story on an earlier turn's panel; while that fails, it stays open and is tried again."""
        said = await self._host.observations.turns(table.id, panel.turn, end, None)
        message = panels.retired(table, said, lang, panel.turn, self._languages.icons)
        try:
            outcome = await self._places.edit(table, panel.channel_id, panel.message_id, message)
        except discord.HTTPException as fault:
            if verdict(fault) != "ours":
                raise
            log.warning("panel of table %s, turn %s stays as it is: %s", table.id, panel.turn, in_a_line(fault))
            outcome = "gone"
        if outcome != "shut":
            await self._host.panel_retired(panel)

    async def _with_thread(self, table: Table, asked: float) -> Table:
        """Return the table with a thread to play in, made from its lobby message if need be."""
        for _ in range(MESSAGES_TRIED):
            place = table.place
            if place.thread is not None or place.channel is None or why_shut(table) == "thread-deleted":
                break
            outcome = "gone"
            if place.lobby is not None:
                outcome = await self._places.open_thread(table, place.lobby, clip(f"{table.title} #{table.id}", NAME))
            if outcome == "shut" or (outcome == "gone" and not await self._lobbies.post(table, asked)):
                break
            if outcome == "done" and place.lobby is not None:
                await self._begin(table, place.lobby, asked)
            table = await self._host.lobby.get(table.id)
        return table

    async def _begin(self, table: Table, thread: int, asked: float) -> None:
        """Begin a thread with the seal of its table's shuffle, in a message that is never edited: whole in its file."""
        told = await self._host.fairness.document(table.id)
        if told is not None:
            text, file = seal_post(table, told, self._languages.of_place(table))
            await self._places.post_file(table, thread, text, file, f"s{table.id}")
        await self._host.lobby.place(table.id, thread_id=thread)
        await self._lobbies.update(await self._host.lobby.get(table.id), asked)
