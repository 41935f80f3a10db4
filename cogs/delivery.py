"""Brings Discord up to date with the database: lobby messages, threads, panels, direct messages, notices.

Every delivery looks at the table as it is now and may run again at any time; nonces keep a retry from posting twice.
"""

import logging
from typing import Any, Final

import discord
from discord.abc import Messageable

from cogs.easel import Easel
from cogs.ui import lobbies, panels
from cogs.ui.decisions import clip
from cogs.ui.items import TableButton
from cogs.ui.panels import Look, Message
from host.errors import Refused, Undeliverable
from host.host import Host
from host.model import PUBLIC, Delivery, Panel, Table
from rules.kernel.words import Words, language

log = logging.getLogger(__name__)

UNKNOWN = {10003, 10008}
"""Unknown channel, unknown message."""
NO_ACCESS = {50001, 50013, 160005}
"""Missing access, missing permission, thread locked."""
ASLEEP = 50083
"""The thread is archived."""
NO_DM = {50007, 50278}
OLD_EDIT = 30046
HAS_THREAD = 160004
THREAD_SLEEPS_AFTER: Final = 10080


class Courier:
    """Delivers what the host's outbox asks for."""

    def __init__(self, client: discord.Client, host: Host, easel: Easel) -> None:
        """Take the connected client, the host and the easel."""
        self._client = client
        self._host = host
        self._easel = easel
        self._shown: dict[tuple[int, int], int] = {}

    def shown(self, table: Table, seat: int) -> None:
        """Note that a seat's private panel shows that version already."""
        self._shown[table.id, seat] = table.version
        if len(self._shown) > 10_000:
            self._shown.pop(next(iter(self._shown)))

    async def deliver(self, delivery: Delivery) -> None:
        """Bring one thing up to date.

        Raises:
            Undeliverable: it can never arrive.
        """
        if delivery.game is None:
            raise Undeliverable(f"a notice of kind {delivery.kind!r} belongs to no table")
        try:
            table = await self._host.lobby.get(delivery.game)
            if delivery.kind == "lobby":
                await self._lobby(table)
            elif delivery.kind == "table":
                await self._table(table)
            elif delivery.kind == "private":
                await self._private(table, delivery.recipient)
            else:
                await self._notice(table, delivery)
        except Refused as fault:
            raise Undeliverable(str(fault)) from fault
        except discord.HTTPException as fault:
            if fault.code in UNKNOWN | NO_ACCESS:
                raise Undeliverable(f"Discord says {fault.code}: {fault.text}") from fault
            raise

    async def _lobby(self, table: Table) -> None:
        if table.place.channel is None:
            return
        message = lobbies.lobby(table, self._guild_language(table))
        if table.place.lobby is None:
            sent = await self._send(self._channel(table.place.channel), message, f"l{table.id}")
            await self._host.lobby.place(table.id, lobby_message_id=sent.id)
        else:
            await self._edit(table.place.channel, table.place.lobby, message)

    async def _table(self, table: Table) -> None:
        """Keep one panel in the thread: this turn's; the panels of earlier turns keep their story only."""
        table = await self._with_thread(table)
        if table.place.thread is None:
            return
        lang = self._guild_language(table)
        sight, picture = await self._easel.public(table.id, lang)
        table = sight.table
        open_ = [panel for panel in await self._host.panels(table.id) if panel.kind == "table"]
        mine = next((panel for panel in open_ if panel.turn == table.turn), None)
        earlier = [panel for panel in open_ if panel.turn < table.turn]
        since = max((panel.turn for panel in earlier), default=table.turn - 1)
        if mine is None or not await self._edited(mine, panels.public(sight, picture, Look(lang), since)):
            await self._post_table(table, panels.public(sight, picture, Look(lang), since), mine)
        for panel in earlier:
            await self._retire(table, panel, lang)

    async def _post_table(self, table: Table, message: Message, former: Panel | None) -> None:
        """Post this turn's panel; one that was deleted or is too old to be edited is replaced without a second ping."""
        users = _to_ping(table) if former is None else []
        nonce = f"t{table.id}.{table.epoch}.{table.turn}" + (f".{table.version}" if former else "")
        sent = await self._send(self._channel(table.place.thread or 0), message, nonce, users)
        await self._host.panel_sent(_panel(table, "table", PUBLIC, sent))

    async def _with_thread(self, table: Table) -> Table:
        """Return the table with a thread to play in, made from its lobby message if need be."""
        place = table.place
        if place.thread is not None or place.channel is None:
            return table
        if place.lobby is None:
            await self._lobby(table)
            table = await self._host.lobby.get(table.id)
            place = table.place
        if place.channel is None or place.lobby is None:
            return table
        # A thread made from a message has the message's id, so a retry after a lost answer finds the same thread.
        channel = self._client.get_partial_messageable(place.channel, guild_id=place.guild)
        message = channel.get_partial_message(place.lobby)
        name = clip(f"{table.title} #{table.id}", 100)
        try:
            await message.create_thread(name=name, auto_archive_duration=THREAD_SLEEPS_AFTER)
        except discord.HTTPException as fault:
            if fault.code != HAS_THREAD:
                raise
        await self._host.lobby.place(table.id, thread_id=place.lobby)
        table = await self._host.lobby.get(table.id)
        await self._lobby(table)
        return table

    async def _retire(self, table: Table, panel: Panel, lang: str) -> None:
        said = await self._host.sights.turn(table.id, panel.turn, None)
        try:
            await self._edit(panel.channel_id, panel.message_id, panels.retired(table, said, lang, panel.turn))
        except (discord.HTTPException, discord.RateLimited) as fault:
            # Old messages may be edited only so often; their buttons answer kindly anyway.
            log.info("panel of table %s, turn %s stays as it is: %s", table.id, panel.turn, fault)
        await self._host.panel_retired(panel)

    async def _private(self, table: Table, seat: int) -> None:
        player = next((player for player in table.players if player.seat == seat), None)
        if player is None or self._shown.get((table.id, seat), -1) >= table.version:
            return
        open_ = [panel for panel in await self._host.panels(table.id) if panel.kind == "private"]
        mine = [panel for panel in open_ if panel.recipient == player.user]
        acts = seat in table.waiting
        # After its turn a panel stays and follows the game; the next turn's takes its place.
        current = next((panel for panel in reversed(mine) if not acts or panel.turn == table.turn), None)
        if current is None and not acts:
            return
        await self._show_private(table, player.user, seat, current)
        for panel in mine:
            if panel is not current:
                await self._end(table, panel)
            elif table.status in {"finished", "cancelled"}:
                await self._host.panel_retired(panel)

    async def _show_private(self, table: Table, user: int, seat: int, current: Panel | None) -> None:
        known = await self._host.user(user)
        lang = language(known.locale if known else None)
        if current is None and known is not None and known.dm_closed is not None:
            await self._say_closed(table, seat)
            return
        sight, pictures = await self._easel.private(table.id, seat, lang)
        if current is not None and await self._edited(
            current, panels.private(sight, pictures, Look(lang, link(table)))
        ):
            return
        await self._send_private(sight.table, user, seat, panels.private(sight, pictures, Look(lang, link(table))))

    async def _edited(self, panel: Panel, message: Message) -> bool:
        """Edit a panel; False when it is gone or too old to be edited, so that a new one is due."""
        try:
            await self._edit(panel.channel_id, panel.message_id, message)
        except discord.RateLimited:
            await self._host.panel_retired(panel)
            return False
        except discord.HTTPException as fault:
            if fault.code not in UNKNOWN | {OLD_EDIT}:
                raise
            await self._host.panel_retired(panel)
            return False
        return True

    async def _send_private(self, table: Table, user: int, seat: int, message: Message) -> None:
        try:
            channel = await self._client.create_dm(discord.Object(user))
            sent = await self._send(channel, message, f"p{table.id}.{table.epoch}.{table.turn}.{seat}")
        except discord.HTTPException as fault:
            if fault.code not in NO_DM:
                raise
            await self._host.dm_refused(user)
            await self._say_closed(table, seat)
            return
        await self._host.dm_arrived(user, channel.id)
        await self._host.panel_sent(_panel(table, "private", user, sent))

    async def _say_closed(self, table: Table, seat: int) -> None:
        """Tell the thread, once a turn, that a player's messages are closed and where their hand is."""
        await self._host.notice(table.id, f"closed-{table.turn}-{seat}", "notice-dm-closed", seat)

    async def _end(self, table: Table, panel: Panel) -> None:
        known = await self._host.user(panel.recipient)
        look = Look(language(known.locale if known else None), link(table))
        try:
            await self._edit(panel.channel_id, panel.message_id, panels.ended(table, look))
        except (discord.HTTPException, discord.RateLimited) as fault:
            log.info("private panel of table %s stays as it is: %s", table.id, fault)
        await self._host.panel_retired(panel)

    async def _notice(self, table: Table, delivery: Delivery) -> None:
        """Post a short message in the thread, or in the channel where there is no thread."""
        channel = table.place.thread or table.place.channel
        if channel is None:
            return
        words = panels.words_for(table, self._guild_language(table))
        payload: dict[str, Any] = delivery.payload
        seat = payload.get("seat")
        users = [player.user for player in table.players if player.seat == seat]
        args = {**payload.get("args", {}), **({"who": f"<@{users[0]}>"} if users else {})}
        rows = [_buttons(table, payload["key"], words)]
        message = panels.plain(words.say(payload["key"], args), *(row for row in rows if row is not None))
        await self._send(self._channel(channel), message, f"n{delivery.id}", users)

    def _channel(self, channel: int) -> Messageable:
        return self._client.get_partial_messageable(channel)

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)

    async def _send(
        self, channel: Messageable, message: Message, nonce: str, users: list[int] | None = None
    ) -> discord.Message:
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in users or []])
        return await channel.send(view=message.view, files=message.files, nonce=nonce, allowed_mentions=mentions)

    async def _edit(self, channel: int, message_id: int, message: Message) -> None:
        try:
            await self._message(channel, message_id).edit(view=message.view, attachments=message.files)
        except discord.HTTPException as fault:
            if fault.code != ASLEEP:
                raise
            # A post would wake the thread by itself, an edit does not; the outbox then tries again.
            await self._wake(channel)
            raise

    async def _wake(self, channel: int) -> None:
        """Take a thread out of the archive."""
        thread = await self._client.fetch_channel(channel)
        if isinstance(thread, discord.Thread) and thread.archived:
            await thread.edit(archived=False)

    def _guild_language(self, table: Table) -> str:
        guild = self._client.get_guild(table.place.guild or 0)
        return language(str(guild.preferred_locale) if guild else None)


def link(table: Table) -> str | None:
    """Return the address of the table's thread."""
    if table.place.thread is None:
        return None
    return f"https://discord.com/channels/{table.place.guild}/{table.place.thread}"


def _to_ping(table: Table) -> list[int]:
    """Return whom a new panel in the thread is for: those on turn, and everybody when the game has ended."""
    return [player.user for player in table.players if player.seat in table.waiting or table.status != "playing"]


def _panel(table: Table, kind: str, recipient: int, sent: discord.Message) -> Panel:
    return Panel(
        game=table.id,
        kind=kind,
        recipient=recipient,
        turn=table.turn,
        channel_id=sent.channel.id,
        message_id=sent.id,
        shown=str(table.version),
        at=sent.created_at.timestamp(),
    )


def _buttons(table: Table, key: str, words: Words) -> discord.ui.ActionRow[Any] | None:
    if key == "notice-cancel-asked":
        agree = TableButton.make(table.id, "agree", words.say("ui-agree"), discord.ButtonStyle.danger)
        return discord.ui.ActionRow[Any](agree, TableButton.make(table.id, "keep", words.say("ui-keep")))
    if key == "notice-dm-closed":
        hand = TableButton.make(table.id, "hand", words.say("ui-hand"), discord.ButtonStyle.primary)
        return discord.ui.ActionRow[Any](hand)
    return None
