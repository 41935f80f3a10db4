"""Whole games of one person and computers while what thinks is killed: `python -m tests.company --games 1000`.

The person answers at random; the computers think in processes of their own, each of which dies now and then, before it
is asked or while it thinks. No table may get stuck, and what is stored must be a game that can be played again.
With `--hasty 20` the levels look at a twentieth of the positions: what is tried is not how well they play.
"""

import argparse
import asyncio
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import cycle, islice, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from msgspec.structs import replace

from agents.levels import LEVELS as STRENGTHS
from db import Database, answers
from db.backend import address_of
from host.computers.levels import LEVELS
from host.computers.moves import FALTERED
from host.computers.thinking import SILENCE, WORKERS, Thinking
from host.computers.worker import settle_in
from host.model import Click, Table
from rules.kernel.insight import Tuned
from rules.kernel.record import random_picks, replay
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from tests.host.conftest import ANN, Clock, Room
from tests.host.thinkers import alone, until_ann
from workers.pool import Pool

TURNS_AT_MOST = 2_000


class Mortal(Pool):
    """Processes of which one is killed in one of so many thoughts, at some moment of it."""

    def __init__(self, one_in: int, rng: Rng, hasty: int) -> None:
        """Take how rarely one dies, what decides, and how many times fewer positions the levels look at."""
        super().__init__("thinking", WORKERS, partial(settle_in_hastily, hasty) if hasty > 1 else settle_in, SILENCE)
        self._one_in, self._rng, self.deaths = one_in, rng, 0

    async def ask(self, *args: Any, **named: Any) -> Any:
        """Have a job done, if its process lives that long."""
        if self._one_in and self._rng.below(self._one_in) == 0:
            asyncio.get_running_loop().call_later(self._rng.below(100) / 1000, self._kill_one)
        return await super().ask(*args, **named)

    def _kill_one(self) -> None:
        if self.pids:
            self.deaths += 1
            os.kill(self.pids[self._rng.below(len(self.pids))] or 0, signal.SIGKILL)


def settle_in_hastily(times: int) -> Sequence[str]:
    """Settle in to think like a worker, so many times less thoroughly."""
    for name, level in STRENGTHS.items():
        STRENGTHS[name] = replace(level, positions=max(10, level.positions // times), worlds=min(level.worlds, 2))
    for insight in [found for game in games() if (found := find(game).insight)]:
        tuned = cast("dict[str, Tuned]", insight.levels)
        tuned.update({name: one._replace(tree=one.tree // times) for name, one in tuned.items()})
    return settle_in()


async def play(room: Room, game: str, levels: tuple[str, ...], rng: Rng) -> Table:
    """Play a game to its end.

    Raises:
        AssertionError: it gets stuck.
    """
    table = await alone(room, game, levels)
    for _ in range(TURNS_AT_MOST):
        there = await until_ann(room, table.id)
        if there.status == "finished":
            return there
        decision = (await room.observation(table.id, ANN)).questions[0].decision
        room.interaction += 1
        picks = random_picks(decision, rng)
        await room.host.turns.answer(Click(table.id, ANN, room.interaction, picks, key=decision.key))
    raise AssertionError(f"table {table.id} does not end")


async def faults_of(room: Room, table: Table) -> list[str]:
    """Return what is wrong with a game that has been played."""
    found = replay(find(table.game), await room.host.export(table.id))
    async with room.db.read() as tx:
        given = await answers.of_game(tx, table.id)
    doubled = [number for number, times in Counter(one.number for one in given).items() if times > 1]
    return [*found, *(f"answer {number} stands twice" for number in doubled)]


def company(levels: tuple[str, ...], wanted: list[str]) -> list[tuple[str, tuple[str, ...]]]:
    """Return every game with every number of computers, each time with other levels."""
    tables = [(key, seats) for key in wanted for seats in games()[key].info.seats if seats > 1]
    return [
        (key, tuple(islice(cycle(levels), number, number + seats - 1)))
        for (key, seats), number in product(tables, range(len(levels)))
    ]


async def run(args: argparse.Namespace) -> int:
    """Play so many games; return how many had a fault."""
    rng, failed = Rng(args.seed), 0
    with TemporaryDirectory() as folder:
        db = await Database.open(address_of(Path(folder) / "company.db"))
        await db.migrate()
        pool = Mortal(args.one_in, rng, args.hasty)
        room = Room(db, Clock(), Thinking(pool))
        tables = company(tuple(args.level or LEVELS), args.game or list(games()))
        for number, (game, levels) in enumerate(islice(cycle(tables), args.games), start=1):
            began, died = time.perf_counter(), pool.deaths
            table = await play(room, game, levels, rng)
            faults = await faults_of(room, table)
            failed += bool(faults)
            told = f"{pool.deaths - died} died, {await neutral(room, table)} neutral"
            print(f"{number} {game} {levels}: {told}, {time.perf_counter() - began:.0f} s {faults}", flush=True)  # noqa: T201
        await room.host.moves.close()
        await db.close()
    print(f"{args.games} games, {pool.deaths} deaths, {failed} with faults")  # noqa: T201
    return failed


async def neutral(room: Room, table: Table) -> int:
    """Return how often a computer could not make up its mind."""
    pages = [await room.host.history.log(table.id, ANN, page=0)]
    pages += [await room.host.history.log(table.id, ANN, page=page) for page in range(1, pages[0].pages)]
    return sum(said.line.text.key == FALTERED for page in pages for said in page.said)


def main() -> int:
    """Play games from the command line; 1 when one had a fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.company")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--one-in", type=int, default=20, help="answers of which a process dies in one; 0 for none")
    parser.add_argument("--hasty", type=int, default=1, help="so many times fewer positions are looked at")
    parser.add_argument("--game", action="append", choices=list(games()))
    parser.add_argument("--level", action="append", choices=LEVELS)
    return 1 if asyncio.run(run(parser.parse_args())) else 0


if __name__ == "__main__":
    sys.exit(main())
