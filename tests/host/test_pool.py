"""Processes that think for computers: what happens when one dies, says nothing, or is asked for too much."""

import os
import signal
from functools import partial

import msgspec
import pytest

from agents.sight import Sight, sight_of
from host.computers.pool import LONG, Failed, Pool, Process
from host.computers.worker import Reply, packed
from rules.kernel.model import Answer
from rules.kernel.offers import check
from rules.kernel.play import Play
from rules.kernel.registry import find
from tests.host.thinkers import question

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120)]
PATIENT = 60.0
"""Seconds without a word after which nothing can come any more, on a machine that has much else to do."""


def sight() -> Sight:
    """Return the first question of a game as its seat may see it."""
    play = Play.new(find("nicodemus"), 5, 2)
    asked = play.pending[0]
    found = sight_of(play, asked.seat, asked.key, 7)
    assert found is not None
    return found


class Scripted:
    """A worker that does as it is told, and notes of which level it was asked."""

    def __init__(self, *replies: Answer | Exception) -> None:
        self.replies = list(replies)
        self.asked: list[str] = []
        self.ended = False

    def ask(self, raw: bytes) -> bytes:
        self.asked.append(msgspec.msgpack.decode(raw)[1])
        said = self.replies.pop(0)
        if isinstance(said, Failed):
            raise said
        reply = Reply(fault=str(said)) if isinstance(said, Exception) else Reply(said)
        return msgspec.msgpack.encode(reply)

    def end(self) -> None:
        self.ended = True


def fits(answer: Answer | None) -> bool:
    """Say whether that answers the question."""
    assert answer is not None
    check(question(sight()), answer.picks)
    return True


async def test_a_worker_that_died_is_replaced_and_the_level_below_moves() -> None:
    made: list[Process] = []

    def make() -> Process:
        made.append(Process(PATIENT))
        return made[-1]

    pool = Pool(make)
    assert fits(await pool.think(sight(), "apprentice"))
    assert len(made) == 1
    os.kill(made[0].pid or 0, signal.SIGKILL)
    assert fits(await pool.think(sight(), "journeyman"))
    assert len(made) == 2
    await pool.close()
    assert await pool.think(sight(), "apprentice") is None


async def test_a_worker_that_says_nothing_is_ended() -> None:
    worker = Process(0.2)
    worker._hear(PATIENT)
    worker._is_ready = True
    os.kill(worker.pid or 0, signal.SIGSTOP)
    with pytest.raises(Failed, match="silent"):
        worker.ask(packed(sight(), "apprentice"))
    assert worker._process.exitcode == -signal.SIGKILL


@pytest.mark.parametrize(
    "asked", [["master", "journeyman"], ["journeyman", "apprentice"], ["apprentice", "novice"], ["novice"] * 2]
)
async def test_the_level_below_is_tried_once(asked: list[str]) -> None:
    worker = Scripted(ValueError("a fault of the game's"), ValueError("another"))
    pool = Pool(lambda: worker)
    assert await pool.think(sight(), asked[0]) is None
    assert worker.asked == asked
    await pool.close()
    assert worker.ended


async def test_a_worker_that_failed_is_not_asked_again() -> None:
    answer = Answer(0, "turn", ("play:1",))
    workers = [Scripted(Failed("silent", "")), Scripted(answer, answer)]
    made = iter(workers)
    pool = Pool(partial(next, made))
    assert await pool.think(sight(), "master") == answer
    assert await pool.think(sight(), "master") == answer
    assert [worker.asked for worker in workers] == [["master"], ["journeyman", "master"]]
    await pool.close()


async def test_what_goes_out_is_a_sight_and_a_level() -> None:
    raw = packed(sight(), "master")
    assert msgspec.msgpack.decode(raw, type=tuple[Sight, str, bool]) == (sight(), "master", False)


async def test_masters_think_one_level_lower_while_many_wait() -> None:
    answer = Answer(0, "turn", ("play:1",))
    worker = Scripted(answer, answer)
    pool = Pool(lambda: worker)
    pool._waiting = LONG
    await pool.think(sight(), "master")
    pool._waiting = 0
    await pool.think(sight(), "master")
    assert worker.asked == ["journeyman", "master"]
    await pool.close()
