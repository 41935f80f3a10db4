"""A game from an installed package: found, tested, listed and played; what is broken is refused and the others play on.

The game is Blind Nim, in `cogwork-nim`, written by docs/adding-a-game.md. What needs it runs in a process of its own.
"""

import json
import re
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules.kernel import registry
from rules.kernel.errors import NoSuchGame
from tests.guest.conftest import Run, run
from tests.test_bot import ROOT, Runs

IN_THE_BOT = {"imaginarium", "legendary_inventors", "mech_a_dream", "nicodemus", "transmissions"}
WHOLE = {
    "__init__.py": (
        "from cogwork_nim.engine import GAME as NIM\n"
        "from dataclasses import replace\n"
        "from msgspec.structs import replace as changed\n"
        "GAME = replace(NIM, info=changed(NIM.info, key='{key}'))\n"
    ),
    "text/en.ftl": "a = b\n",
    "help/en.md": "# a: A\n\nB\n",
    "pictures.py": "PICTURES = None\n",
}
"""The files of a package that has all that is asked for."""


@pytest.mark.timeout(290)
def test_it_stands_what_every_game_must_stand(with_nim: Run) -> None:
    done = with_nim("-m", "tests.game", "nim", "-p", "no:randomly", "-k", "not postgres")
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    told = re.search(r"^Blind Nim: (\d+) tests passed, 0 failed$", done.stdout, re.MULTILINE)
    assert told is not None
    assert int(told[1]) > 120


@pytest.mark.timeout(290)
def test_it_is_played_to_its_end_by_three(with_nim: Run) -> None:
    done = with_nim("-m", "pytest", "-q", "-p", "no:randomly", "tests/guest/playing.py")
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_its_commands_are_built_like_those_of_the_others(with_nim: Run) -> None:
    done = with_nim("bot.py", "commands")
    assert done.returncode == 0, done.stderr
    for name in ("nicodemus", "nim", "take", "nehmen"):
        assert f'"{name}"' in done.stdout


def test_it_is_fuzzed_and_its_records_are_played_again(with_nim: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    fuzzed = with_nim("-m", "tests.fuzz", "nim", "--games", "24")
    secret = with_nim("-m", "tests.fuzz", "nim", "--games", "10", "--secrets", "1")
    assert (fuzzed.returncode, secret.returncode) == (0, 0), fuzzed.stderr + secret.stderr
    assert with_nim("-m", "rules", "play", "nim", "--seats", "3", "--games", "5", "--jsonl", file).returncode == 0
    again = with_nim("-m", "rules", "replay", file)
    assert again.stdout == "5 of 5 games are the same\n"


def test_a_game_that_fails_a_test_is_told_plainly(with_nim: Run, beside: Path) -> None:
    page = beside / "cogwork_nim" / "records.md"
    kept = page.read_text(encoding="utf-8")
    page.write_text(kept.replace("`take:<card>`", "`grab:<card>`"), encoding="utf-8")
    try:
        done = with_nim("-m", "tests.game", "nim", "tests/rules/test_records_page.py", "-k", "has_a_form_that")
    finally:
        page.write_text(kept, encoding="utf-8")
    assert done.returncode == 1
    assert (
        "Blind Nim: 0 tests passed, 1 failed\n\n- every option id has a form that the page knows (nim)" in done.stdout
    )


def test_a_game_that_is_not_here_cannot_be_tested(with_nim: Run) -> None:
    done = with_nim("-m", "tests.game", "chess")
    assert (done.returncode, "no game is called 'chess'" in done.stderr) == (2, True)


def test_nothing_that_comes_with_the_bot_is_refused() -> None:
    assert registry.games().keys() >= IN_THE_BOT
    assert registry.refused() == {}


Declare = Callable[..., None]


@pytest.fixture
def declare(tmp_path: Path, beside: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Declare]:
    """Install a package of these files, on top of those of a whole one, that declares a game; None is no such file."""
    monkeypatch.syspath_prepend(str(beside))
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(key: str, package: str, **files: str | None) -> None:
        about = tmp_path / f"{package}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
        (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{key} = {package}\n")
        for name, text in {**WHOLE, **files}.items():
            if text is not None:
                (tmp_path / package / name).parent.mkdir(parents=True, exist_ok=True)
                (tmp_path / package / name).write_text(text.replace("{key}", key))

    yield make
    registry._found.cache_clear()
    for module in [name for name in sys.modules if name.startswith("cogwork_")]:
        del sys.modules[module]


def found() -> registry._Found:
    """Look for games anew."""
    registry._found.cache_clear()
    return registry._found()


def test_a_package_that_declares_a_game_is_found_beside_the_others(declare: Declare) -> None:
    declare("pebbles", "cogwork_pebbles")
    there = found()
    assert there.refused == {}
    assert there.games.keys() == IN_THE_BOT | {"nim", "pebbles"}
    assert registry.folder("pebbles").name == "cogwork_pebbles"


BROKEN: dict[str, tuple[dict[str, str | None], str]] = {
    "that cannot be imported": ({"__init__.py": "import nothing_like_it"}, "ModuleNotFoundError: No module named"),
    "that ends the process": ({"__init__.py": "raise SystemExit(3)"}, "raised SystemExit: 3"),
    "whose package is not there": (dict.fromkeys(WHOLE), "ModuleNotFoundError: No module named 'cogwork_bad'"),
    "without a game": ({"__init__.py": ""}, "cogwork_bad exports no GAME"),
    "whose game lacks a part": (
        {"__init__.py": "from rules.kernel.game import Game\nGAME = Game(info=None)"},
        "cogwork_bad raised TypeError: ",
    ),
    "that calls its game otherwise": (
        {"__init__.py": str(WHOLE["__init__.py"]).replace("{key}", "good")},
        "cogwork_bad calls it 'good'",
    ),
    "without texts": ({"text/en.ftl": None}, "cogwork_bad lacks text/en.ftl"),
    "without texts and help": ({"text/en.ftl": None, "help/en.md": None}, "lacks text/en.ftl and help/en.md"),
    "without pictures": ({"pictures.py": None}, "cogwork_bad lacks pictures"),
    "whose pictures are broken": ({"pictures.py": "1 / 0"}, "raised ZeroDivisionError: division by zero"),
    "whose pictures are none": ({"pictures.py": ""}, "cogwork_bad.pictures exports no PICTURES"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_package_is_refused_by_name_and_in_one_line(declare: Declare, kind: str) -> None:
    files, why = BROKEN[kind]
    declare("bad", "cogwork_bad", **files)
    there = found()
    assert there.games.keys() == IN_THE_BOT | {"nim"}
    assert why in there.refused["bad"]
    assert "\n" not in there.refused["bad"]
    with pytest.raises(NoSuchGame, match="'bad' cannot be played: "):
        registry.find("bad")


@pytest.mark.parametrize("key", ["nicodemus", "nim"])
def test_a_key_that_another_game_has_is_refused(declare: Declare, key: str) -> None:
    declare(key, "cogwork_usurper")
    there = found()
    assert there.games.keys() == IN_THE_BOT | {"nim"}
    assert there.homes[key].rules in {"rules.nicodemus", "cogwork_nim"}
    assert there.refused == {f"{key} of cogwork_usurper": f"{there.homes[key].rules} already has that key"}


def test_the_start_names_what_was_refused_in_one_line_and_goes_on(tmp_path: Path, declare: Declare) -> None:
    declare("bad", "cogwork_bad", **{"__init__.py": "raise RuntimeError('two\\nlines')"})
    runs = Runs(tmp_path)
    try:
        process = runs.bot(SANDBOX_PORT="0", PYTHONPATH=f"{ROOT}:{tmp_path}")
        process.until(lambda: "logged in" in process.err or "ready" in process.err)
        assert process.stop(signal.SIGTERM) == 0
    finally:
        runs.end()
    lines = [line for line in process.err.splitlines() if "bad" in line]
    assert len(lines) == 1
    assert lines[0].endswith("the game bad is left out: cogwork_bad raised RuntimeError: two lines")


def test_commands_that_discord_would_refuse_are_left_out_and_all_others_are_there(
    tmp_path: Path, beside: Path, declare: Declare
) -> None:
    english = (beside / "cogwork_nim" / "text" / "en.ftl").read_text(encoding="utf-8")
    declare("loud", "cogwork_loud", **{"text/en.ftl": english.replace("-name = take", "-name = Take it")})
    declare("bold", "cogwork_bold", **{"text/en.ftl": english.replace("-name = nim", "-name = table")})
    done = run("bot.py", "commands", path=f"{tmp_path}:{beside}")
    assert done.returncode == 0
    assert "the game loud has no commands: cmd-take-name is 'Take it' (en)" in done.stderr
    assert "the game bold has no commands: Command 'table' already registered." in done.stderr
    names = [command["name"] for command in json.loads(done.stdout)]
    assert {"table", "nicodemus", "nim"} <= set(names)
    assert len(set(names)) == len(names)


def test_a_rulebook_that_cannot_be_read_leaves_the_others_open(tmp_path: Path, beside: Path, declare: Declare) -> None:
    declare("dull", "cogwork_dull", **{"help/en.md": "No heading"})
    look = "from host.handbook import handbook; print(*handbook().games)"
    done = run("-c", look, path=f"{tmp_path}:{beside}")
    assert set(done.stdout.split()) == IN_THE_BOT | {"nim"}
    assert "the game dull has no help: " in done.stderr
