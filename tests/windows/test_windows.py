"""The bot plays, draws, is backed up and stops with what Windows lacks taken away."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_bot import ROOT, Runs

HERE = Path(__file__).parent
LACKING = {
    "PYTHONPATH": os.pathsep.join([str(HERE / "taken_away"), str(ROOT)]),
    # An encoding that has no letters but English ones, for files whose encoding is not named.
    "LC_ALL": "C",
    "PYTHONUTF8": "0",
    "PYTHONCOERCECLOCALE": "0",
}

pytestmark = [
    pytest.mark.timeout(290),
    pytest.mark.skipif(sys.platform != "linux", reason="takes away what Linux has"),
]


def test_a_game_is_played_drawn_and_backed_up() -> None:
    words = ["-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider", str(HERE / "playing.py")]
    environment = {**os.environ, **LACKING}
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout.decode()[-6000:] + done.stderr.decode()[-2000:]


@pytest.fixture
def runs(tmp_path: Path) -> Iterator[Runs]:
    there = Runs(tmp_path)
    try:
        yield there
    finally:
        there.end()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_bot_starts_with_its_sandbox_and_stops(runs: Runs, how: signal.Signals) -> None:
    process = runs.bot(SANDBOX_PORT="0", **LACKING)
    process.until(lambda: "ready as" in process.err)
    assert process.stop(how) == 0
    assert "Traceback" not in process.err
