"""A few real positions of every game, played through the host into a database: what many tables are copied from."""

import math
from itertools import count, product

from msgspec import Struct

from db import Database, answers, games, outbox
from host.host import Host
from host.model import PUBLIC, Click, Panel, Place, Table
from host.turns.answering import settle
from host.turns.observations import questions_of
from host.turns.plays import entry_of, load, store
from host.work import AnyPlay
from rules.kernel.model import Answer
from rules.kernel.play import Checkpoint, Entry, Play
from rules.kernel.record import random_answer
from rules.kernel.registry import find
from rules.kernel.registry import games as all_games
from rules.kernel.rng import Rng
from tests.chance import secrets_from

NOW = 1_700_000_000.0
PEOPLE = 10
"""Users who share the positions, so that most sit at several tables."""
MOMENTS = (10, 40)
"""Answers after which a game stands open."""
PLACES = 1000
"""Ids below this one are users' and servers'; threads and messages begin here."""

_interactions = count(1)


class Position(Struct, frozen=True):
    """An open table as it was stored: enough to know what is asked there without reading the database again.

    `users` are in seat order.
    """

    table: int
    game: str
    users: tuple[int, ...]
    checkpoint: Checkpoint
    entries: tuple[Entry, ...]

    def play(self) -> AnyPlay:
        """Return the game as it stands there."""
        return Play.resume(find(self.game), self.checkpoint, list(self.entries))


async def play_all(db: Database, now: float = NOW) -> list[Position]:
    """Play a game of every title to each of the moments, and leave it open with nothing to be told."""
    host = Host(db, lambda: now, secrets_from(Rng(2021)))
    numbers = []
    for index, (key, moment) in enumerate(product(sorted(all_games()), MOMENTS)):
        table = await seated(host, key, all_games()[key].info.seats[0], index)
        await play_on(host, table, moment)
        await _panels(host, await host.lobby.get(table.id), now)
        numbers.append(table.id)
    await hush(db)
    return [await stored(db, number) for number in numbers]


def length(key: str, seats: int) -> int:
    """Return how many answers a game by random answers takes, forced ones among them."""
    play, rng = Play.new(find(key), 7, seats), Rng(7)
    while not play.over:
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
    return play.count


async def seated(host: Host, key: str, seats: int, index: int = 0) -> Table:
    """Open a table with a clock, seat people and start it."""
    users = [1 + (index * 3 + place) % PEOPLE for place in range(seats)]
    for user in users:
        await host.lobby.meet(user, "en-US")
    owner, *others = users
    table = await host.lobby.open(key, owner, f"Guest {owner}", Place(guild=1, channel=2), {}, seats)
    if others:
        await host.lobby.configure(table.id, owner, {"_clock": "daily"})
    for user in others:
        await host.lobby.join(table.id, user, f"Guest {user}")
    await host.lobby.place(table.id, lobby_message_id=PLACES + index, thread_id=PLACES + index)
    return await host.lobby.start(table.id, owner)


async def play_on(host: Host, table: Table, number: int) -> None:
    """Let people answer at random, a press at a time, until so many answers stand or the game is over."""
    position = await stored(host.core.db, table.id)
    play, rng = position.play(), Rng(table.id)
    while play.count < number and not play.over:
        answer = random_answer(play, rng)
        await host.turns.answer(press(play, answer, table.id, position.users[answer.seat]))
        play.answer(answer.seat, answer.key, answer.picks)


async def hurry_on(host: Host, table: Table, part: float) -> None:
    """Give random answers in one change until that part of a game is played: what is stored of them is the same."""
    number, rng = int(length(table.game, len(table.players)) * part), Rng(7)
    async with host.core.tend(table.id) as work:
        cached = await load(host.core, work.tx, table.id, table.game, work.row.version)
        while cached.play.count < number and not cached.play.over:
            answer = random_answer(cached.play, rng)
            cached.play.answer(answer.seat, answer.key, answer.picks)
            await store(work, cached, turn=work.row.turn, epoch=0, user=1, interaction=next(_interactions))
        await settle(work, cached, epoch=0)


def press(play: AnyPlay, answer: Answer, table: int, user: int) -> Click:
    """Return the press on a panel's button that gives an answer."""
    question = next(one for one in questions_of(play, answer.seat) if one.decision.key == answer.key)
    order = [option.id for option in question.decision.options]
    return Click(
        table,
        user,
        next(_interactions),
        tuple(order.index(pick) for pick in answer.picks),
        seat=answer.seat,
        number=question.number,
        epoch=0,
        mark=question.mark,
    )


async def stored(db: Database, table: int) -> Position:
    """Return a table as the database has it."""
    async with db.read() as tx:
        row, point = await games.get(tx, table), await answers.latest_checkpoint(tx, table)
        assert row is not None
        assert point is not None
        given = await answers.live(tx, table, point.answers)
    there = await Host(db, lambda: NOW, str).lobby.get(table)
    return Position(
        table,
        row.key,
        tuple(player.user for player in sorted(there.players, key=lambda one: one.seat)),
        Checkpoint(point.answers, point.state, point.version),
        tuple(map(entry_of, given)),
    )


async def hush(db: Database) -> None:
    """Take everything off the outbox, as if it had been told."""
    async with db.write() as tx:
        while due := await outbox.take_due(tx, math.inf, limit=1000):
            for one in due:
                await outbox.done(tx, {one.id: one.revision})


async def _panels(host: Host, table: Table, now: float) -> None:
    """Remember the panels that a table in use has: one in the thread, one with everybody on turn."""
    shown = [("table", PUBLIC)] + [("private", one.user) for one in table.players if one.seat in table.waiting]
    for number, (kind, recipient) in enumerate(shown):
        await host.panel_sent(
            Panel(
                game=table.id, kind=kind, recipient=recipient, turn=table.turn, channel_id=PLACES + table.id,
                message_id=PLACES * (1 + table.id) + number, shown="1", at=now,
            )
        )  # fmt: skip
