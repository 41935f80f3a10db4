"""The worker draws what would be drawn here, survives the end of its process, and ends with whoever opened it."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from render import worker
from render.jobs import OWN, TABLE, DrawingJob, draw, draw_frame, move_in
from render.kit import film
from render.kit.picture import Picture
from render.registry import pictures
from render.worker import bind_apart, draw_apart
from rules.kernel.play import Play
from rules.kernel.registry import find, games
from rules.kernel.words import LANGUAGES, languages_of
from workers.pool import Pool

ROOT = Path(__file__).parents[2]
OPEN_AND_WAIT = """
import asyncio, time
from render import worker
if __name__ == "__main__":
    asyncio.run(worker.apart(abs, -1))
    print(worker._pool().pids[0], flush=True)
    time.sleep(60)
"""

INTERRUPT_AT_ITS_BIRTH = """
import asyncio, os, signal
from render import worker
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    worker.open_up()
    signal.signal(signal.SIGINT, lambda *_: None)
    os.killpg(0, signal.SIGINT)
    before = worker._pool().pids
    asyncio.run(worker.apart(abs, -1))
    print(before == worker._pool().pids, flush=True)
"""


def job(which: str = TABLE) -> DrawingJob:
    game = find("nicodemus")
    play = Play.new(game, 1, 2)
    return DrawingJob("nicodemus", which, game.view(play.state, 0 if which == OWN else None), "de", ("Ann", "Bob"))


def send(what: signal.Signals) -> None:
    for process in worker._pool().pids:
        assert process is not None
        os.kill(process, what)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="ascii")


def test_ctrl_c_reaches_a_process_that_has_only_just_been_started_and_is_left_to_the_bot() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", INTERRUPT_AT_ITS_BIRTH],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        start_new_session=True,
        check=False,
    )
    assert ended.stderr == ""
    assert ended.returncode == 0
    assert ended.stdout == "True\n"


@pytest.mark.parametrize("which", [TABLE, OWN])
def test_a_picture_from_the_worker_is_the_one_drawn_here(which: str) -> None:
    assert asyncio.run(draw_apart(job(which))) == draw(job(which))


def test_a_process_that_draws_has_loaded_no_event_loop_and_no_database() -> None:
    # One of its own: what other tests have had made by the usual one may have loaded anything.
    pool = Pool("drawing", 1, move_in, worker.SILENCE)
    try:
        for library in ("asyncio", "ssl", "sqlalchemy", "discord"):
            assert not asyncio.run(pool.ask(eval, f"{library!r} in __import__('sys').modules"))
    finally:
        pool.close()


def test_a_further_picture_is_drawn_by_its_key() -> None:
    game = find("imaginarium")
    play = Play.new(game, 1, 3)
    names = ("Ann", "Bob", "Cid")
    drawn = draw(DrawingJob("imaginarium", "workshop-2", game.view(play.state, None), "en", names))
    assert "Bob" in drawn.alt
    with pytest.raises(LookupError):
        draw(DrawingJob("imaginarium", "workshop-4", game.view(play.state, None), "en", names))


@pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in games() for lang in LANGUAGES])
def test_a_picture_is_in_one_language_which_is_english_where_the_game_lacks_the_readers(game: str, lang: str) -> None:
    play = Play.new(find(game), 1, max(find(game).info.seats))
    names = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")[: max(find(game).info.seats)]
    for which, audience in ((TABLE, None), (OWN, 0)):
        view = find(game).view(play.state, audience)
        drawn, english = (draw(DrawingJob(game, which, view, spoken, names)) for spoken in (lang, "en"))
        assert (drawn == english) == (lang == "en" or lang not in languages_of(game))


def test_a_worker_whose_process_was_ended_is_opened_again() -> None:
    async def end_and_draw() -> bytes:
        await draw_apart(job())
        send(signal.SIGKILL)
        return (await draw_apart(job())).data

    assert asyncio.run(end_and_draw()) == draw(job()).data


def test_what_a_drawing_raises_reaches_whoever_asked_and_the_next_one_is_drawn() -> None:
    nowhere = replace(job(), which="nowhere")

    async def draw_both() -> Picture:
        with pytest.raises(LookupError, match="nowhere"):
            await draw_apart(nowhere)
        return await draw_apart(job())

    assert asyncio.run(draw_both()) == draw(job())


def test_each_gets_their_own_picture_though_some_go_away_before_theirs_is_drawn() -> None:
    async def draw_several() -> list[Picture]:
        asked = [asyncio.create_task(draw_apart(job(which))) for which in (TABLE, OWN, TABLE, OWN)]
        await asyncio.sleep(0)
        asked[0].cancel()
        asked[2].cancel()
        return [await asked[1], await asked[3]]

    assert asyncio.run(draw_several()) == [draw(job(OWN))] * 2


def test_a_picture_is_drawn_by_another_process_if_one_hangs(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def hang_and_draw() -> Picture:
        await draw_apart(job())
        send(signal.SIGSTOP)
        return await draw_apart(job())

    monkeypatch.setattr(worker._pool(), "_silence", 3.0)
    assert asyncio.run(hang_and_draw()) == draw(job())
    assert {line.getMessage() for line in caplog.records} == {
        "a process for drawing was silent for 3 s and is replaced"
    }


def test_a_film_is_bound_while_the_worker_is_held_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker._pool(), "_silence", 100.0)
    frames = [draw_frame(job(which)) for which in (TABLE, OWN)]

    async def bind_meanwhile() -> bytes:
        await draw_apart(job())
        send(signal.SIGSTOP)
        waiting = asyncio.create_task(draw_apart(job()))
        made = await bind_apart(frames, "nicodemus")
        assert not waiting.done()
        send(signal.SIGCONT)
        assert (await waiting) == draw(job())
        return made

    assert asyncio.run(bind_meanwhile()) == film.reel(frames, pictures("nicodemus").colours)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="processes are watched through /proc")
def test_the_worker_ends_when_the_bot_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "opens.py"
    script.write_text(OPEN_AND_WAIT, encoding="utf-8")
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=env) as bot:
        assert bot.stdout is not None
        worker = int(bot.stdout.readline())
        assert is_alive(worker)
        bot.kill()
    deadline = time.monotonic() + 10
    while is_alive(worker) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not is_alive(worker)
