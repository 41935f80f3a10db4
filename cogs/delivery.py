"""Brings Discord up to date with the database: lobby messages, threads, panels, direct messages, notices.

Every delivery looks at the table as it is now and may run again at any time; nonces keep a retry from posting twice.
"""

import logging
from typing import Any, Final

import discord

from cogs.picturecache import PictureCache
from cogs.places import NOBODY, Places, send
from cogs.priority import Priority
from cogs.replays import Replays
from cogs.ui import lobbies, panels
from cogs.ui.decisions import clip
from cogs.ui.notices import notice, seal_post, without_thread
from cogs.ui.panels import Look, Message
from cogs.ui.time import digest, note
from cogs.words import say
from host.errors import Refused, Undeliverable
from host.host import Host
from host.model import PUBLIC, Delivery, Panel, Player, Table
from host.tables.places import goes_direct, home, why_shut
from host.time.notices import DIGEST, WORD
from rules.kernel.words import language

log = logging.getLogger(__name__)

UNKNOWN = {10003, 10008}
"""Unknown channel, unknown message."""
NO_ACCESS = {50001, 50013}
"""Missing access, missing permission."""
NO_DM = {50007, 50278}
OLD_EDIT = 30046
MESSAGES_TRIED: Final = 3
"""The message in the channel may be missing, then have no thread, then have one."""
NONCE_PART: Final = 10**9
"""Nonces are short; of an id the end is enough to tell a message's replacement from it."""


class Courier:
    """Delivers what the host's outbox asks for."""

    def __init__(
        self, client: discord.Client, host: Host, pictures: PictureCache, replays: Replays, priority: Priority
    ) -> None:
        """Take the connected client, the host, who draws the present and the past, and who knows when there is time."""
        self._client = client
        self._host = host
        self._pictures = pictures
        self._replays = replays
        self._priority = priority
        self._places = Places(client, host)
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
        await self._priority.calm()
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
        if table.place.lobby is not None:
            message = lobbies.lobby(table, self._guild_language(table))
            if await self._places.edit(table, table.place.channel, table.place.lobby, message) != "gone":
                return
        # A message that was deleted is missed only as long as people join by it, or the thread is made from it.
        if table.status == "lobby" or (table.status == "playing" and home(table) == table.place.channel):
            await self._post_lobby(table)

    async def _post_lobby(self, table: Table) -> bool:
        """Post the message in the channel, in place of a former one if there was one; False where that cannot be."""
        former, channel = table.place.lobby, table.place.channel or 0
        role = await self._host.invitations.role_to_call(table) if former is None else None
        message = lobbies.lobby(table, self._guild_language(table), role)
        nonce = f"l{table.id}" + (f".{former % NONCE_PART}" if former else "")
        sent = await self._places.post(table, channel, message, nonce, role=role)
        if sent is None:
            return False
        await self._host.lobby.place(table.id, lobby_message_id=sent.id)
        if former is not None:
            await self._places.delete(channel, former)
        return True

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
            return await send(channel, message, nonce)
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
        observation, picture = await self._pictures.public(table.id, lang)
        table = observation.table
        open_ = [panel for panel in await self._host.panels(table.id) if panel.kind == "table"]
        mine = next((panel for panel in open_ if panel.turn == table.turn), None)
        earlier = [panel for panel in open_ if panel.turn < table.turn]
        since = max((panel.turn for panel in earlier), default=table.turn - 1)
        if mine is None or not await self._shown_in(
            table, mine, panels.public(observation, picture, Look(lang), since)
        ):
            await self._post_table(table, panels.public(observation, picture, Look(lang), since), mine)
        for panel in earlier:
            await self._retire(table, panel, lang)

    async def _post_table(self, table: Table, message: Message, former: Panel | None) -> None:
        """Post this turn's panel; one that was deleted or is too old to be edited is replaced without a second ping."""
        users = await self._to_ping(table) if former is None else ()
        nonce = f"t{table.id}.{table.epoch}.{table.turn}" + (f".{table.version}" if former else "")
        sent = await self._places.post(table, table.place.thread or 0, message, nonce, users)
        if sent is not None:
            await self._host.panel_sent(_panel(table, "table", PUBLIC, sent))

    async def _shown_in(self, table: Table, panel: Panel, message: Message) -> bool:
        """Edit a panel in the thread; False when it is gone or too old to be edited, so that a new one is due."""
        try:
            users = await self._to_ping(table)
            outcome = await self._places.edit(table, panel.channel_id, panel.message_id, message, users)
        except (discord.HTTPException, discord.RateLimited) as fault:
            if isinstance(fault, discord.HTTPException) and fault.code != OLD_EDIT:
                raise
            outcome = "gone"
        if outcome == "gone":
            await self._host.panel_retired(panel)
        return outcome != "gone"

    async def _with_thread(self, table: Table) -> Table:
        """Return the table with a thread to play in, made from its lobby message if need be."""
        for _ in range(MESSAGES_TRIED):
            place = table.place
            if place.thread is not None or place.channel is None or why_shut(table) == "thread-deleted":
                break
            outcome = "gone"
            if place.lobby is not None:
                outcome = await self._places.open_thread(table, place.lobby, clip(f"{table.title} #{table.id}", 100))
            if outcome == "shut" or (outcome == "gone" and not await self._post_lobby(table)):
                break
            if outcome == "done" and place.lobby is not None:
                await self._post_seal(table, place.lobby)
                await self._host.lobby.place(table.id, thread_id=place.lobby)
                await self._lobby(await self._host.lobby.get(table.id))
            table = await self._host.lobby.get(table.id)
        return table

    async def _post_seal(self, table: Table, thread: int) -> None:
        """Begin a thread with the seal of its table's shuffle, in a message that is never edited: whole in its file."""
        told = await self._host.fairness.document(table.id)
        if told is not None:
            text, file = seal_post(table, told, self._guild_language(table))
            await self._places.post_file(table, thread, text, file, f"s{table.id}")

    async def _retire(self, table: Table, panel: Panel, lang: str) -> None:
        said = await self._host.observations.turn(table.id, panel.turn, None)
        try:
            message = panels.retired(table, said, lang, panel.turn)
            await self._places.edit(table, panel.channel_id, panel.message_id, message)
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
        acts = seat in table.waiting and player.is_called
        # After its turn a panel stays and follows the game; the next turn's takes its place.
        current = next((panel for panel in reversed(mine) if not acts or panel.turn == table.turn), None)
        if table.status == "finished" and (table.place.thread is None or goes_direct(table)):
            # Nothing else tells the players of a table without a thread that it is over.
            current, anew = next((panel for panel in mine if panel.turn == table.turn), None), True
        if current is None and not (acts or anew):
            return
        if not await self._show_private(table, player, current, anew=acts or anew or player.is_called):
            return
        for panel in mine:
            if panel is not current:
                await self._end(table, panel)
            elif table.status in {"finished", "cancelled"}:
                await self._host.panel_retired(panel)

    async def _show_private(self, table: Table, player: Player, current: Panel | None, *, anew: bool) -> bool:
        """Show a seat's player the table as it is now; False where the panel is gone and no new one is wanted."""
        user, seat = player.user, player.seat
        known = await self._host.user(user)
        lang = language(known.locale if known else None)
        if current is None and known is not None and known.dm_closed is not None:
            await self._say_closed(table, seat)
            return True
        observation, pictures = await self._pictures.private(table.id, seat, lang)
        if current is not None and await self._edited(
            current, panels.private(observation, pictures, Look(lang, link(table)))
        ):
            return True
        if not anew:
            return False
        recap = None
        if current is None and seat in table.waiting:
            since = await self._replays.since_last_turn(table.id, seat, lang)
            if since is not None:
                recap, pictures = since[0], (since[1], *pictures[1:])
        message = panels.private(observation, pictures, Look(lang, link(table)), recap=recap)
        await self._send_private(observation.table, user, seat, message)
        return True

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
            sent = await send(channel, message, nonce, silent=not await self._may_ping(user))
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
        preferred = await self._host.notices.preferences(user)
        if not tables or preferred.turn != "digest":
            return
        message = digest([(table, link(table)) for table in tables], await self._language_of(user))
        await self._send_directly(user, message, f"d{delivery.id}.{delivery.revision}")

    async def _to_ping(self, table: Table) -> list[int]:
        """Return whom a new panel in the thread calls: those on turn who wish it, and everybody when the game ends."""
        called = [player for player in table.players if player.seat in table.waiting and player.is_called]
        users = [player.user for player in (called if table.status == "playing" else table.players)]
        # Below zero are those who had everything about them deleted.
        return [user for user in users if user > 0 and await self._may_ping(user)]

    async def _may_ping(self, user: int) -> bool:
        return (await self._host.notices.preferences(user)).may_ping(self._host.core.now())

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
        """Post a short message in the thread or the channel; whoever cannot see it there gets a direct message."""
        payload: dict[str, Any] = delivery.payload
        if payload.get("shut", why_shut(table)) != why_shut(table):
            return  # there is something else the matter by now, which is told as well
        seats = payload.get("seats") or [payload.get("seat")]
        users = [player.user for player in table.players if player.seat in seats and player.user > 0]
        channel = None if payload.get("direct") else home(table)
        if channel is not None:
            message = notice(table, payload, users, self._guild_language(table), direct=False)
            if await self._places.post(table, channel, message, f"n{delivery.id}", users) is None:
                table = await self._host.lobby.get(table.id)
        for player in without_thread(table, payload):
            message = notice(table, payload, users, await self._language_of(player.user), direct=True)
            await self._send_directly(player.user, message, f"n{delivery.id}.{player.seat}")

    async def _edit(self, channel: int, message_id: int, message: Message) -> None:
        """Edit a direct message."""
        there = self._client.get_partial_messageable(channel).get_partial_message(message_id)
        await there.edit(view=message.view, attachments=message.files, allowed_mentions=NOBODY)

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
