"""The package as somebody else gets it: installed into an empty folder and started from there, without its sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

import sandbox

PACKAGE = Path(sandbox.__file__).parent
NOT_SOURCE = shutil.ignore_patterns("tests", "__pycache__", "build", "*.egg-info", ".*")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the installed package and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    source = shutil.copytree(PACKAGE, folder / "source", ignore=NOT_SOURCE)
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*install, "--target", str(folder / "target"), str(source)], cwd=folder, check=True)
    shutil.rmtree(source)
    return folder / "target"


def environment() -> dict[str, str]:
    """What a process is given, so that it finds the package in its working folder alone."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def output(installed: Path, code: str) -> str:
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=installed, env=environment(), capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def addresses(installed: Path) -> Iterator[dict[str, str]]:
    """What a sandbox of the installed package has printed, as long as it runs."""
    command = [sys.executable, "-m", "sandbox", "--users", "Ann,Bob", "--bot", "Tester"]
    with subprocess.Popen(command, cwd=installed, env=environment(), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield json.loads(process.stdout.readline())
        process.terminate()


def asked(url: str, token: str = "") -> str:
    with urlopen(Request(url, headers={"Authorization": f"Bot {token}"})) as answer:  # noqa: S310 (its own server)
        return str(answer.read().decode())


def test_it_starts_by_itself_and_answers_a_bot_and_a_browser(addresses: dict[str, str]) -> None:
    bot = json.loads(asked(f"{addresses['api_url']}/users/@me", addresses["token"]))
    assert (bot["username"], bot["bot"]) == ("Tester", True)
    page = asked(addresses["page_url"])
    assert "<title>" in page
    for name in ("main.js", "style.css"):
        assert name in page
        assert asked(addresses["page_url"].partition("#")[0] + f"static/{name}")


def test_it_brings_discords_descriptions_along_and_leaves_its_tests_behind(installed: Path) -> None:
    code = "import sandbox; from sandbox.testing import openapi; print(sandbox.__file__, openapi.is_described(*{}))"
    where, described = output(installed, code.format(("GET", "/gateway/bot"))).split()
    assert Path(where).is_relative_to(installed)
    assert described == "True"
    assert not (installed / "sandbox" / "tests").exists()
