"""Thinking for computers: what happens when a process dies, hangs, or is asked for too much."""

import asyncio
import os
import signal
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from shutil import copytree
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from agents import nets
from agents.levels import LEVELS as STRENGTHS
from agents.sight import Sight, sight_of
from host.computers.levels import LEVELS
from host.computers.thinking import LONGEST, Thinking
from host.computers.worker import Thought, packed, settle_in
from rules.kernel.model import Answer
from rules.kernel.offers import check
from rules.kernel.play import Play
from rules.kernel.registry import find, folder
from tests.host.thinkers import question
from workers.pool import Pool, nothing
from workers.process import Lost

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120)]
PATIENT = 60.0
"""Seconds after which nothing can come any more, on a machine that is busy."""
ANN, BOB = 11, 12
ANSWER = Answer(0, "turn", ("play:1",))


def sight() -> Sight:
    """Return the first question of a game as its seat may see it."""
    play = Play.new(find("nicodemus"), 5, 2)
    asked = play.pending[0]
    found = sight_of(play, asked.seat, asked.key, 7)
    assert found is not None
    return found


class Scripted(Pool):
    """Replies as it is told, and notes what it was asked: of which level, with which effort, and what that costs.

    A thought takes as many seconds as it is given with full effort, and less with less.
    """

    def __init__(self, *replies: Exception | None, takes: float = 0.0) -> None:
        super().__init__("tests", 1, nothing, PATIENT)
        self.replies, self.takes = list(replies), takes
        self.asked: list[str] = []
        self.efforts: list[float] = []
        self.costs: list[float] = []

    async def ask(self, work: Any, job: Any, *, people: Any = (), cost: float = 0.0, tries: int = 2) -> Any:
        _, level, effort, _ = msgspec.msgpack.decode(job)
        self.asked.append(level)
        self.efforts.append(effort)
        self.costs.append(cost)
        if self.replies and (fault := self.replies.pop(0)):
            raise fault
        return Thought(ANSWER, self.takes * effort)


def fits(answer: Answer | None) -> bool:
    """Say whether that answers the question."""
    assert answer is not None
    check(question(sight()), answer.picks)
    return True


async def test_after_a_process_died_the_level_below_moves_in_another() -> None:
    pool = Pool("thinking", 1, settle_in, PATIENT)
    thinking = Thinking(pool)
    assert fits(await thinking.think(sight(), "apprentice", (ANN,)))
    (died,) = pool.pids
    os.kill(died or 0, signal.SIGKILL)
    assert fits(await thinking.think(sight(), "journeyman", (ANN,)))
    assert died not in pool.pids
    await thinking.close()
    assert await thinking.think(sight(), "apprentice", (ANN,)) is None


@pytest.mark.parametrize(
    "asked", [["master", "journeyman"], ["journeyman", "apprentice"], ["apprentice", "novice"], ["novice"] * 2]
)
@pytest.mark.parametrize("fault", [ValueError("a fault of the game's"), Lost("silent", "was silent")])
async def test_the_level_below_is_tried_once(asked: list[str], fault: Exception) -> None:
    pool = Scripted(fault, fault)
    assert await Thinking(pool).think(sight(), asked[0], (ANN,)) is None
    assert pool.asked == asked


async def test_what_goes_out_is_a_sight_a_level_and_an_effort() -> None:
    raw = packed(sight(), "master", 0.5)
    assert msgspec.msgpack.decode(raw, type=tuple[Sight, str, float, bool]) == (sight(), "master", 0.5, False)


async def test_without_load_every_level_thinks_as_well_as_it_can() -> None:
    pool = Scripted(takes=LONGEST)
    thinking = Thinking(pool)
    for level in LEVELS * 10:
        await thinking.think(sight(), level, (ANN,))
    assert set(pool.efforts) == {1.0}


async def test_a_level_whose_thoughts_hang_looks_at_fewer_positions_the_next_time() -> None:
    pool = Scripted(Lost("silent", "was silent"))
    thinking = Thinking(pool)
    await thinking.think(sight(), "master", (ANN,))
    await thinking.think(sight(), "master", (ANN,))
    assert pool.asked == ["master", "journeyman", "master"]
    assert pool.efforts[-1] < 1


async def test_what_would_take_too_long_looks_at_fewer_positions_instead_of_being_ended() -> None:
    pool = Scripted(takes=10 * LONGEST)
    thinking = Thinking(pool)
    for _ in range(30):
        await thinking.think(sight(), "master", (ANN,))
    assert pool.efforts[-1] == pytest.approx(0.1, rel=0.1)


async def test_a_master_of_somebody_who_asks_for_much_thinks_less_and_that_of_others_does_not() -> None:
    pool = Scripted(takes=1.0)
    thinking = Thinking(pool)
    for _ in range(30):
        await thinking.think(sight(), "master", (ANN,))
    thinking._asked[ANN] = 80
    await thinking.think(sight(), "master", (ANN,))
    await thinking.think(sight(), "novice", (ANN,))
    await thinking.think(sight(), "master", (BOB,))
    await thinking.think(sight(), "master", (ANN, BOB))
    hurried, easiest, other, together = pool.efforts[-4:]
    assert hurried < 0.2
    assert hurried * STRENGTHS["master"].positions >= STRENGTHS["novice"].positions
    assert [easiest, other, together] == [1.0, 1.0, 1.0]


async def test_one_person_s_computers_leave_a_process_to_those_of_others() -> None:
    queue = Thinking()._pool._queue
    await queue.enter((ANN,), 1.0)
    waits = asyncio.create_task(queue.enter((ANN,), 1.0))
    await asyncio.wait_for(queue.enter((BOB,), 1.0), 5)
    assert not waits.done()
    waits.cancel()


async def test_a_hint_costs_less_than_the_thoughts_of_computers_that_wait() -> None:
    pool = Scripted(takes=1.0)
    thinking = Thinking(pool)
    await thinking.think(sight(), "master", (ANN,))
    await thinking.advise(sight(), ANN)
    assert pool.asked == ["master", "master"]
    assert pool.costs[1] < pool.costs[0]


def settle_in_with(game: str, there: Path) -> Sequence[str]:
    """Settle in where a game's files lie elsewhere."""
    with patch.object(nets, "folder", lambda key: there if key == game else folder(key)):
        return settle_in()


async def test_a_damaged_net_is_named_in_the_log_and_computers_play_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    there = copytree(folder("nicodemus"), tmp_path / "nicodemus")
    (there / nets.FILE).write_bytes(b"")
    thinking = Thinking(Pool("thinking", 1, partial(settle_in_with, "nicodemus", there), PATIENT))
    assert fits(await thinking.think(sight(), "journeyman", (ANN,)))
    await thinking.close()
    (line,) = [line.getMessage() for line in caplog.records]
    assert str(there / nets.FILE) in line
    assert "Nicodemus" in line
