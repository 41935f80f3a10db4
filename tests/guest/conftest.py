"""A game that is installed beside the bot, as `pip` installs it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = Path(__file__).parent / "cogwork-nim"
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which Blind Nim is installed."""
    folder = tmp_path_factory.mktemp("beside")
    alone = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "--quiet"]
    made = run("-m", "pip", "install", *alone, "--target", str(folder), str(PROJECT))
    assert made.returncode == 0, made.stdout + made.stderr
    return folder


@pytest.fixture(scope="session")
def with_nim(beside: Path) -> Run:
    """Run Python where Blind Nim is installed."""
    return lambda *words: run(*words, path=str(beside))


def run(*words: str, path: str = "") -> "subprocess.CompletedProcess[str]":
    """Run Python in the bot's folder, with a further folder of packages."""
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=280, check=False
    )
