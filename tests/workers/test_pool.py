"""Processes that work for the bot: one that hangs or dies is replaced, wherever the bot runs."""

import asyncio
import logging
import os
import signal
from asyncio import selector_events
from collections.abc import AsyncIterator, Callable, Sequence
from multiprocessing import resource_tracker
from pathlib import Path

import pytest
import pytest_asyncio

from agents.sight import sight_of
from host.computers import worker as thinker
from host.computers.thinking import Thinking
from host.operation.metrics import registry
from render.jobs import TABLE, DrawingJob, draw, move_in
from rules.kernel.offers import check
from rules.kernel.play import Play
from rules.kernel.registry import find
from workers import process
from workers.pool import Pool, nothing
from workers.process import Lost

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120)]
PATIENT = 60.0
"""Seconds after which nothing can come any more, on a machine that is busy."""
SOON = 0.3
UNIX_ONLY = ((os, "nice"), (signal, "pthread_sigmask"))
"""What Windows lacks."""


class Lenient(Pool):
    """Gives a process all the time that it may need on a busy machine, once another was lost."""

    def _noted(self, fault: Lost) -> Lost:
        self._silence = PATIENT
        return super()._noted(fault)


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[Pool]:
    pool = Lenient("tests", 1, nothing, PATIENT)
    yield pool
    pool.close()


def replaced(why: str) -> float:
    return registry.get_sample_value("cogwork_processes_lost_total", {"pool": "tests", "why": why}) or 0.0


def complain() -> Sequence[str]:
    return ["a file is damaged"]


def die(_: int) -> None:
    os._exit(1)


class Odd(Exception):
    """Cannot be taken apart and put together again."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} of {other}")


def fail(_: int) -> None:
    raise Odd(1, 2)


async def test_a_process_that_hangs_is_replaced_and_another_does_the_job(
    pool: Pool, caplog: pytest.LogCaptureFixture
) -> None:
    assert await pool.ask(abs, -1) == 1
    (hung,) = pool.pids
    assert hung is not None
    before = replaced("silent")
    os.kill(hung, signal.SIGSTOP)
    pool._silence = SOON
    assert await pool.ask(abs, -2) == 2
    assert hung not in pool.pids
    assert replaced("silent") == before + 1
    assert [line.levelno for line in caplog.records] == [logging.WARNING]
    with pytest.raises(ProcessLookupError):
        os.kill(hung, 0)


async def test_a_job_that_ends_every_process_is_given_up(pool: Pool) -> None:
    before = replaced("died")
    with pytest.raises(Lost, match="died"):
        await pool.ask(die, 1, tries=3)
    assert replaced("died") == before + 3
    assert await pool.ask(abs, -1) == 1


async def test_a_job_whose_asker_goes_away_in_line_is_not_done(pool: Pool, tmp_path: Path) -> None:
    first, gone, last = (asyncio.create_task(pool.ask(os.mkdir, tmp_path / name)) for name in ("a", "b", "c"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(first, last)
    assert {path.name for path in tmp_path.iterdir()} == {"a", "c"}


async def test_a_fault_that_cannot_be_sent_is_described(pool: Pool) -> None:
    with pytest.raises(RuntimeError, match="Odd: 1 of 2"):
        await pool.ask(fail, 1)
    assert await pool.ask(abs, -1) == 1


async def test_what_a_process_complains_of_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    pool = Pool("tests", 2, complain, PATIENT)
    await asyncio.gather(pool.ask(abs, -1), pool.ask(abs, -2))
    pool.close()
    assert [line.getMessage() for line in caplog.records] == complain()


async def test_nothing_is_begun_after_the_end(pool: Pool) -> None:
    begun, waits = (asyncio.create_task(pool.ask(abs, number)) for number in (-1, -2))
    await asyncio.sleep(0)
    pool.close()
    for asked in (begun, waits):
        with pytest.raises(Lost, match="bot"):
            await asked
    assert pool.pids == []


class Bare:
    """Settles in where the system lacks what only Unix has: it is taken away before the process does anything."""

    def __init__(self, settle_in: Callable[[], Sequence[str]]) -> None:
        self.settle_in = settle_in

    def __call__(self) -> Sequence[str]:
        assert not any(hasattr(module, name) for module, name in UNIX_ONLY)
        return self.settle_in()

    def __reduce__(self) -> tuple[Callable[..., "Bare"], tuple[object, ...]]:
        return bared, (self.settle_in,)


def bared(settle_in: Callable[[], Sequence[str]]) -> Bare:
    for module, name in UNIX_ONLY:
        delattr(module, name)
    return Bare(settle_in)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take away in the bot, too, what Windows lacks; its event loop has no `add_reader` either."""
    resource_tracker.ensure_running()  # the library's own on this system
    monkeypatch.delattr(signal, "pthread_sigmask")
    monkeypatch.delattr(os, "nice")
    monkeypatch.delattr(process, "resource_tracker")
    for name in ("add_reader", "add_writer"):
        monkeypatch.delattr(selector_events.BaseSelectorEventLoop, name)


@pytest.mark.usefixtures("bare")
async def test_a_picture_is_drawn_without_what_only_unix_has() -> None:
    game = find("nicodemus")
    job = DrawingJob("nicodemus", TABLE, game.view(Play.new(game, 1, 2).state, None), "en", ("Ann", "Bob"))
    pool = Pool("drawing", 1, Bare(move_in), PATIENT)
    try:
        assert await pool.ask(draw, job) == draw(job)
    finally:
        pool.close()


@pytest.mark.usefixtures("bare")
async def test_a_computer_thinks_without_what_only_unix_has() -> None:
    play = Play.new(find("nicodemus"), 5, 2)
    asked = play.pending[0]
    sight = sight_of(play, asked.seat, asked.key, 7)
    assert sight is not None
    thinking = Thinking(Pool("thinking", 1, Bare(thinker.settle_in), PATIENT))
    answer = await thinking.think(sight, "apprentice", (11,))
    await thinking.close()
    assert answer is not None
    check(asked, answer.picks)
