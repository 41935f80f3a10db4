"""Brings Discord up to date with the database: lobby messages, threads, panels, direct messages, notices.

Every delivery looks at the table as it is now and may run again at any time; nonces keep a retry from posting twice.
"""

import logging
from typing import Any, Final

import discord
from discord.abc import Messageable

from cogs.easel import Easel
from cogs.haste import Haste
from cogs.projector import Projector
from cogs.ui import lobbies, panels
from cogs.ui.decisions import clip
from cogs.ui.lookback import recap_text
from cogs.ui.notices import notice, without_thread
from cogs.ui.panels import Look, Message
from cogs.ui.time import digest, note
from cogs.words import say
from host.errors import Refused, Undeliverable
from host.host import Host
from host.model import PUBLIC, Delivery, Panel, Table
from host.notices import DIGEST, WORD
from rules.kernel.words import language

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

    def __init__(self, client: discord.Client, host: Host, easel: Easel, projector: Projector, haste: Haste) -> None:
        """Take the connected client, the host, who draws the present and the past, and who knows when there is time."""
        self._client = client
        self._host = host
        self._easel = easel
        self._projector = projector
        self._haste = haste
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
        await self._haste.calm()
        if delivery.kind == DIGEST:
            await self._digest(delivery)
            return
        if delivery.game is None:
            raise Undeliverable(f"a notice of kind {delivery.kind!r} belongs to no table")
        try:
            table = await self._host.lobby.get(delivery.game)
            if delivery.kind == "lobby":
                await self._lobby(table)
            elif delivery.kind == "table":
                await self._table(table)
            elif delivery.kind == "private":
                await self._private(table, delivery.recipient, anew=bool(delivery.payload))
            elif delivery.kind == WORD:
                await self._word(table, delivery)
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
            await self._direct_lobbies(table)
            return
        message = lobbies.lobby(table, self._guild_language(table))
        if table.place.lobby is None:
            role = await self._host.invitations.role_to_call(table)
            message = lobbies.lobby(table, self._guild_language(table), role)
            sent = await self._send(self._channel(table.place.channel), message, f"l{table.id}", role=role)
            await self._host.lobby.place(table.id, lobby_message_id=sent.id)
        else:
            await self._edit(table.place.channel, table.place.lobby, message)

    async def _direct_lobbies(self, table: Table) -> None:
        """Keep a lobby message with each player of a table that has no channel."""
        sent = {panel.recipient: panel for panel in await self._host.panels(table.id) if panel.kind == "lobby"}
        seated = [player.user for player in table.players if player.user > 0]
        for user, panel in sent.items():
            lang = await self._language_of(user)
            left = panels.plain(say(lang, "done-left", table=table.id))
            await self._edited(panel, lobbies.lobby(table, lang) if user in seated else left)
            if user not in seated or table.status != "lobby":
                await self._host.panel_retired(panel)
        for user in seated if table.status == "lobby" else []:
            if user not in sent:
                message = lobbies.lobby(table, await self._language_of(user))
                posted = await self._send_directly(user, message, f"l{table.id}.{table.version}")
                if posted is not None:
                    await self._host.panel_sent(_panel(table, "lobby", user, posted))

    async def _send_directly(self, user: int, message: Message, nonce: str) -> discord.Message | None:
        """Send a direct message; None when the user takes none."""
        try:
            channel = await self._client.create_dm(discord.Object(user))
            return await self._send(channel, message, nonce)
        except discord.HTTPException as fault:
            if fault.code not in NO_DM:
                raise
            await self._host.dm_refused(user)
            return None

    async def _language_of(self, user: int) -> str:
        known = await self._host.user(user)
        return language(known.locale if known else None)

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
        users = await self._to_ping(table) if former is None else []
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
        await self._post_seal(table, place.lobby)
        await self._host.lobby.place(table.id, thread_id=place.lobby)
        table = await self._host.lobby.get(table.id)
        await self._lobby(table)
        return table

    async def _post_seal(self, table: Table, thread: int) -> None:
        """Begin a thread with the seal of its table's shuffle, in a message that is never edited."""
        seal = await self._host.fairness.seal(table.id)
        if seal is not None:
            text = say(self._guild_language(table), "seal-start", table=table.id, seal=seal)
            await self._send(self._channel(thread), panels.plain(text), f"s{table.id}")

    async def _retire(self, table: Table, panel: Panel, lang: str) -> None:
        said = await self._host.sights.turn(table.id, panel.turn, None)
        try:
            await self._edit(panel.channel_id, panel.message_id, panels.retired(table, said, lang, panel.turn))
        except (discord.HTTPException, discord.RateLimited) as fault:
            # Old messages may be edited only so often; their buttons answer kindly anyway.
            log.info("panel of table %s, turn %s stays as it is: %s", table.id, panel.turn, fault)
        await self._host.panel_retired(panel)

    async def _private(self, table: Table, seat: int, *, anew: bool = False) -> None:
        player = next((player for player in table.players if player.seat == seat), None)
        if player is None or self._shown.get((table.id, seat), -1) >= table.version:
            return
        open_ = [panel for panel in await self._host.panels(table.id) if panel.kind == "private"]
        seated = {one.user for one in table.players}
        for panel in open_:
            if panel.recipient not in seated:
                await self._end(table, panel, "panel-handed-over")
        mine = [panel for panel in open_ if panel.recipient == player.user]
        acts = seat in table.waiting
        # After its turn a panel stays and follows the game; the next turn's takes its place.
        current = next((panel for panel in reversed(mine) if not acts or panel.turn == table.turn), None)
        if table.status == "finished" and table.place.thread is None:
            # Nothing else tells the players of a table without a thread that it is over.
            current, anew = next((panel for panel in mine if panel.turn == table.turn), None), True
        if current is None and not (acts or anew):
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
        recap = ""
        if current is None and seat in table.waiting:
            since = await self._projector.since_last_turn(table.id, seat, lang)
            if since is not None:
                recap, pictures = recap_text(since[0], panels.words_for(table, lang)), (since[1], *pictures[1:])
        message = panels.private(sight, pictures, Look(lang, link(table)), recap=recap)
        await self._send_private(sight.table, user, seat, message)

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
            nonce = f"p{table.id}.{table.epoch}.{table.turn}.{seat}"
            sent = await self._send(channel, message, nonce, silent=not await self._may_ping(user))
        except discord.HTTPException as fault:
            if fault.code not in NO_DM:
                raise
            await self._host.dm_refused(user)
            await self._say_closed(table, seat)
            return
        await self._host.dm_arrived(user, channel.id)
        await self._host.panel_sent(_panel(table, "private", user, sent))

    async def _word(self, table: Table, delivery: Delivery) -> None:
        """Send a short word to one player; whose direct messages are closed gets it in the thread, without secrets."""
        player = next((player for player in table.players if player.seat == delivery.recipient), None)
        if player is None or table.status != "playing":
            return
        lang = await self._language_of(player.user)
        key, args = delivery.payload["key"], delivery.payload["args"]
        if key == "notice-remind" and player.seat not in table.waiting:
            return
        message = note(table, key, args, lang, link(table), mute=key == "notice-remind")
        if await self._send_directly(player.user, message, f"w{delivery.id}") is None:
            await self._say_closed(table, player.seat)

    async def _digest(self, delivery: Delivery) -> None:
        """Send the list of tables that wait for a user, unless there is none."""
        user = delivery.recipient
        tables = await self._host.notices.waiting_for(user)
        wished = await self._host.notices.wishes(user)
        if not tables or wished.turn != "digest":
            return
        message = digest([(table, link(table)) for table in tables], await self._language_of(user))
        await self._send_directly(user, message, f"d{delivery.id}.{delivery.revision}")

    async def _to_ping(self, table: Table) -> list[int]:
        """Return whom a new panel in the thread calls: those on turn who wish it, and everybody when the game ends."""
        users = [player.user for player in table.players if player.seat in table.waiting or table.status != "playing"]
        # Below zero are those who had everything about them deleted.
        return [user for user in users if user > 0 and await self._may_ping(user)]

    async def _may_ping(self, user: int) -> bool:
        return (await self._host.notices.wishes(user)).may_ping(self._host.core.now())

    async def _say_closed(self, table: Table, seat: int) -> None:
        """Tell the thread, once a turn, that a player's messages are closed and where their hand is."""
        await self._host.notice(table.id, f"closed-{table.turn}-{seat}", "notice-dm-closed", seat)

    async def _end(self, table: Table, panel: Panel, why: str = "panel-moved") -> None:
        known = await self._host.user(panel.recipient)
        look = Look(language(known.locale if known else None), link(table))
        try:
            await self._edit(panel.channel_id, panel.message_id, panels.ended(table, look, why))
        except (discord.HTTPException, discord.RateLimited) as fault:
            log.info("private panel of table %s stays as it is: %s", table.id, fault)
        await self._host.panel_retired(panel)

    async def _notice(self, table: Table, delivery: Delivery) -> None:
        """Post a short message in the thread or the channel; whoever cannot see that gets it by direct message."""
        payload: dict[str, Any] = delivery.payload
        seats = payload.get("seats") or [payload.get("seat")]
        users = [player.user for player in table.players if player.seat in seats and player.user > 0]
        channel = table.place.thread or table.place.channel
        if channel is not None:
            message = notice(table, payload, users, self._guild_language(table), direct=False)
            await self._send(self._channel(channel), message, f"n{delivery.id}", users)
        for player in without_thread(table, payload):
            message = notice(table, payload, users, await self._language_of(player.user), direct=True)
            await self._send_directly(player.user, message, f"n{delivery.id}.{player.seat}")

    def _channel(self, channel: int) -> Messageable:
        return self._client.get_partial_messageable(channel)

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)

    async def _send(
        self,
        channel: Messageable,
        message: Message,
        nonce: str,
        users: list[int] | None = None,
        *,
        silent: bool = False,
        role: int | None = None,
    ) -> discord.Message:
        roles = [] if role is None else [discord.Object(role)]
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in users or []], roles=roles)
        return await channel.send(
            view=message.view, files=message.files, nonce=nonce, allowed_mentions=mentions, silent=silent
        )

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
        chosen = self._host.guilds.language(table.place.guild)
        if chosen is not None:
            return language(chosen)
        guild = self._client.get_guild(table.place.guild or 0)
        return language(str(guild.preferred_locale) if guild else self._host.guilds.locale(table.place.guild))


def link(table: Table) -> str | None:
    """Return the address of the table's thread."""
    if table.place.thread is None:
        return None
    return f"https://discord.com/channels/{table.place.guild}/{table.place.thread}"


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
