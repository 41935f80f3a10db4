"""Many open games with their players, in the bot's database and in the sandbox alike, as if people had opened them."""

import math
import time
from collections.abc import Sequence

import discord
from msgspec import Struct

from cogs.ui import lobbies, panels
from cogs.ui.private import private
from cogs.words import both
from db import Database, answers, games, outbox
from host.host import Host
from host.model import PUBLIC, Observation, Panel, Place, Table
from render.kit.picture import Picture, finished
from render.registry import pictures
from rules.kernel.model import Audience
from rules.kernel.rng import Rng
from sandbox import World
from sandbox.entities import EPHEMERAL, Channel, Guild, Message, User
from sandbox.staging import Upload, create_message, start_thread
from tests.bench.seated import LOOK, SeatedTable
from tests.chance import secrets_from

GAME = "nicodemus"
SEATS = 2
A_GUILD = 500
"""Tables in one server, each with its thread; Discord allows 1,000 active ones."""
SHARDS = 4
"""Servers are spread evenly over so many shards, and over every number that divides it."""


class Server(Struct):
    """A Discord server with a channel to play in."""

    guild: Guild
    channel: Channel


class Crowd:
    """Opens, starts and shows games, as many as are wanted."""

    def __init__(self, world: World, db: Database, a_guild: int = A_GUILD, *, in_threads: bool = False) -> None:
        """Take where they play, how many tables a server has, and whether hands are in threads or come directly."""
        self._world = world
        self._a_guild = a_guild
        self._in_threads = in_threads
        self._db = db
        self._host = Host(db, time.time, secrets_from(Rng(2021)))
        self._drawn: dict[Audience, tuple[Picture, ...]] = {}

    async def seat(self, number: int) -> list[SeatedTable]:
        """Return that many running games at their first question; nothing is left to be sent."""
        seated_tables: list[SeatedTable] = []
        for index in range(number):
            if index % self._a_guild == 0:
                server = self._server(index // self._a_guild)
            seated_tables.append(await self._seated(server, index))
        async with self._db.write() as tx:
            while due := await outbox.take_due(tx, math.inf, limit=1000):
                for one in due:
                    await outbox.done(tx, {one.id: one.revision})
        return seated_tables

    def _server(self, index: int) -> Server:
        owner = self._world.add_user(f"Owner {index}")
        while (self._world.snowflake() >> 22) % SHARDS != index % SHARDS:
            pass  # an id tells its shard by its millisecond
        guild = self._world.add_guild(f"Shop {index}", owner.id)
        self._world.join(guild, self._world.bot_id)
        return Server(guild, self._world.add_channel(guild, "tables"))

    async def _seated(self, server: Server, index: int) -> SeatedTable:
        users = [self._world.add_user(f"Guest {index}-{seat}") for seat in range(SEATS)]
        for user in users:
            self._world.join(server.guild, user.id)
            await self._host.lobby.meet(user.id, user.locale)
        table = await self._started(server, users)
        cards = [await self._card(table, user, seat) for seat, user in enumerate(users)]
        await self._panel(table, "table", PUBLIC, await self._posted(table))
        async with self._db.read() as tx:
            seed = await games.seed_of(tx, table.id)
        return SeatedTable(self._world, table, seed or 0, cards)

    async def _started(self, server: Server, users: Sequence[User]) -> Table:
        """Open a table and start it, its thread hanging on the message in the channel."""
        lobby, (owner, *others) = self._host.lobby, users
        place = Place(server.guild.id, server.channel.id)
        table = await lobby.open(GAME, owner.id, owner.username, place, {}, SEATS)
        for user in others:
            table = await lobby.join(table.id, user.id, user.username)
        body = _body(lobbies.lobby(table, "en"))
        message = create_message(self._world, server.channel, self._world.bot_id, body, [])
        start_thread(self._world, server.channel, self._world.bot_id, {"name": f"#{table.id}"}, message)
        await lobby.place(table.id, lobby_message_id=message.id, thread_id=message.id)
        return await lobby.start(table.id, owner.id)

    async def _posted(self, table: Table) -> Message:
        """Post the public panel in the table's thread."""
        observation, drawn = await self._seen(table, None)
        return self._post(self._world.channels[table.place.thread or 0], panels.public(observation, drawn[0], LOOK))

    async def _card(self, table: Table, user: User, seat: int) -> Message:
        """Post a player's private panel; those on turn have it remembered, as the courier does."""
        observation, drawn = await self._seen(table, seat)
        if self._in_threads:
            message = self._post(self._world.channels[table.place.thread or 0], private(observation, drawn[-1], LOOK))
            # As if they had opened it by the button below the table.
            message.private_to, message.flags = user.id, message.flags | EPHEMERAL
            return message
        message = self._post(self._world.dm_with(user.id), private(observation, drawn[-1], LOOK))
        await self._host.dm_arrived(user.id)
        if seat in table.waiting:
            await self._panel(table, "private", user.id, message)
        return message

    async def _seen(self, table: Table, audience: Audience) -> tuple[Observation, tuple[Picture, ...]]:
        """Return an observation, and pictures of the first game: who presses a button presses none of the pixels."""
        observation = await self._host.observations.of(table.id, audience)
        if audience not in self._drawn:
            self._drawn[audience] = _draw(observation)
        return observation, self._drawn[audience]

    def _post(self, channel: Channel, message: panels.Message) -> Message:
        files = [Upload(number, file.filename, file.fp.read()) for number, file in enumerate(message.files)]
        return create_message(self._world, channel, self._world.bot_id, _body(message), files)

    async def _panel(self, table: Table, kind: str, recipient: int, message: Message) -> None:
        await self._host.panel_sent(
            Panel(
                game=table.id, kind=kind, recipient=recipient, turn=table.turn, channel_id=message.channel_id,
                message_id=message.id, shown="", at=message.created,
            )
        )  # fmt: skip


def _draw(observation: Observation) -> tuple[Picture, ...]:
    known, names = pictures(observation.table.game), [player.name for player in observation.table.players]
    words = both(observation.table.game, "en")
    draws = (known.table,) if observation.audience is None else (known.private,)
    return tuple(finished(draw(observation.view, words, names)) for draw in draws)


def _body(message: panels.Message) -> dict[str, object]:
    attachments = [
        {"id": number, "filename": file.filename, "description": file.description}
        for number, file in enumerate(message.files)
    ]
    parts = message.view.to_components()  # type: ignore[no-untyped-call]
    flags = discord.MessageFlags(components_v2=True).value
    return {"flags": flags, "components": parts, "attachments": attachments}


async def differing(db: Database, seated_tables: Sequence[SeatedTable]) -> int:
    """Return in how many games the database holds other answers than those acknowledged."""
    number = 0
    for seated in (one for one in seated_tables if not one.lost):
        async with db.read() as tx:
            stored = await answers.live(tx, seated.table.id)
        followed = [(entry.seat, entry.key, entry.picks) for entry in seated.play.entries]
        number += [(answer.seat, answer.key, answer.picks) for answer in stored] != followed
    return number
