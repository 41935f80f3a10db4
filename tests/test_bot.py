"""Starting and stopping: what the command line answers, what goes to the log, and the bot as a process of its own."""

import io
import json
import logging
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

import discord
import pytest

import bot
from cogs.settings import Settings
from render.kit import fonts

ROOT = Path(bot.__file__).parent
SECRET = "MTIzNDU2Nzg5.Gabcde.a-secret-that-nobody-may-read"  # noqa: S105  made up
PATIENCE = 30.0
"""Seconds until a process that should have said or done something has failed; a busy machine needs some."""
AT_ONCE = 8.0
"""Seconds in which a process ends when told to."""


class Process:
    """The bot or the sandbox, run as somebody would run it."""

    def __init__(self, folder: Path, *arguments: str, **settings: str) -> None:
        ours = {name.upper() for name in Settings.model_fields}
        environment = {name: value for name, value in os.environ.items() if name not in ours}
        self._out, self._err = folder / f"out-{time.monotonic_ns()}", folder / f"err-{time.monotonic_ns()}"
        with self._out.open("wb") as out, self._err.open("wb") as err:
            self.process = subprocess.Popen(
                [sys.executable, *arguments],
                cwd=folder,
                env={**environment, "PYTHONPATH": str(ROOT), **settings},
                stdout=out,
                stderr=err,
            )

    @property
    def out(self) -> str:
        return self._out.read_text(encoding="utf-8")

    @property
    def err(self) -> str:
        return self._err.read_text(encoding="utf-8")

    def until(self, locks: Callable[[], bool]) -> None:
        """Wait until something holds."""
        deadline = time.monotonic() + PATIENCE
        while not locks():
            assert self.process.poll() is None, f"ended with {self.process.returncode}: {self.out}{self.err}"
            assert time.monotonic() < deadline, f"waited in vain: {self.out}{self.err}"
            time.sleep(0.02)

    def ended(self) -> int:
        return self.process.wait(PATIENCE)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to stop and return its exit code."""
        self.process.send_signal(how)
        return self.process.wait(AT_ONCE)


class Runs:
    """Starts processes in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._started: list[Process] = []

    def bot(self, **settings: str) -> Process:
        """Start the bot; it brings no icons to Discord, some hundred drawings and requests, unless told to."""
        database = f"sqlite+aiosqlite:///{self.folder}/cogwork.db"
        return self._start(str(ROOT / "bot.py"), **{"DATABASE_URL": database, "ICONS": "off", **settings})

    def sandbox(self) -> dict[str, str]:
        """Return the addresses and the token of a sandbox."""
        process = self._start("-m", "sandbox")
        process.until(lambda: process.out.endswith("\n"))
        about: dict[str, str] = json.loads(process.out)
        return about

    def _start(self, *arguments: str, **settings: str) -> Process:
        process = Process(self.folder, *arguments, **settings)
        self._started.append(process)
        return process

    def end(self) -> None:
        for one in self._started:
            if one.process.poll() is None:
                one.process.kill()
            one.process.wait()


@pytest.fixture
def runs(tmp_path: Path) -> Iterator[Runs]:
    """A place to run processes; whatever still runs at the end is ended."""
    there = Runs(tmp_path)
    try:
        yield there
    finally:
        there.end()


class Life(NamedTuple):
    """What one run of the bot with its sandbox left to see, until it was told to stop; `told` by its own addresses."""

    port: int
    out: str
    err: str
    code: int
    page: str
    told: dict[str, str]
    drawing: list[str]
    modes: dict[str, int]


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Life]:
    """One run for all that look at a start without trouble, with everything switched on; a start takes long."""
    runs, port = Runs(tmp_path_factory.mktemp("life")), free_port()
    settings = {"SANDBOX_PORT": str(port), "METRICS_PORT": "0", "LOG_FORMAT": "json", "ICONS": "on"}
    before = os.umask(0)
    try:
        process = runs.bot(**settings, DATABASE_URL="")
    finally:
        os.umask(before)
    try:
        process.until(lambda: "ready as" in process.err)
        page = next(word for word in process.out.split() if word.startswith("http")).partition("#")[0]
        base = next(word for word in re.split(r'[\s"]', process.err) if word.endswith("/metrics"))
        told = {name: read(base.removesuffix("metrics") + name) for name in ("live", "ready", "metrics")}
        drawing = mapped_by_drawing(process)
        there = runs.folder / "data"
        modes = {path.name: path.stat().st_mode & 0o777 for path in (there, *there.rglob("*")) if path.exists()}
        shown = read(page)
        code = process.stop()
        yield Life(port, process.out, process.err, code, shown, told, drawing, modes)
    finally:
        runs.end()


def read(address: str) -> str:
    """Return what is at an address of ours on loopback."""
    assert address.startswith("http://127.0.0.1:")
    with urlopen(address, timeout=10) as answer:  # noqa: S310
        return str(answer.read().decode())


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The addresses and the token of a sandbox that runs by itself."""
    runs = Runs(tmp_path_factory.mktemp("elsewhere"))
    try:
        yield runs.sandbox()
    finally:
        runs.end()


def pointed_at(about: dict[str, str], token: str | None = None) -> dict[str, str]:
    """Return the settings that lead to a server."""
    return {
        "DISCORD_TOKEN": about["token"] if token is None else token,
        "DISCORD_API_URL": about["api_url"],
        "DISCORD_GATEWAY_URL": about["gateway_url"],
        "DISCORD_CDN_URL": about["cdn_url"],
    }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


class TestTheCommandLine:
    @pytest.mark.parametrize("words", [["nonsense"], ["commands", "now"], ["--nonsense"], ["--rep"]])
    def test_what_it_does_not_know_it_answers_with_its_usage(
        self, words: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert bot.main(words) == 2
        said = capsys.readouterr()
        assert said.err.startswith("usage: python bot.py")
        assert said.out == ""

    def test_wrong_settings_are_named_and_nothing_is_started(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("DISCORD_API_URL", "http://discord.com/api/v10")
        monkeypatch.setenv("SANDBOX_PORT", "99999")
        assert bot.main([]) == 2
        said = capsys.readouterr().err
        assert "DISCORD_API_URL must be https" in said
        assert "SANDBOX_PORT" in said
        assert "Traceback" not in said
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.parametrize("lost", ["all of them", "one of them", "half of one"])
    def test_without_a_font_it_says_so_in_one_sentence_and_starts_nothing(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], lost: str
    ) -> None:
        folder, here = tmp_path / "fonts", tmp_path / "here"
        shutil.copytree(fonts.FOLDER, folder)
        if lost == "all of them":
            shutil.rmtree(folder)
        elif lost == "one of them":
            (folder / "CogworkFell.ttf").unlink()
        else:
            (folder / "CogworkFell.ttf").write_bytes(b"version https://git-lfs.github.com/spec/v1")
        here.mkdir()
        monkeypatch.chdir(here)
        monkeypatch.setattr(fonts, "FOLDER", folder)
        assert bot.main([]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        assert str(folder) in said.err
        assert "CogworkFell.ttf" in said.err
        assert list(here.iterdir()) == []

    def test_the_commands_are_printed_as_json_and_no_database_is_made(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert bot.main(["commands"]) == 0
        commands = json.loads(capsys.readouterr().out)
        assert {"table", "hand", "rules"} <= {command["name"] for command in commands}
        named = next(one for one in commands if one["name"] == "rules")["name_localizations"]
        spoken = {"de": "regeln", "es-419": "reglas", "es-ES": "reglas", "fr": "règles"}
        assert named.items() >= spoken.items()
        assert list(tmp_path.iterdir()) == []


@contextmanager
def logged(formatter: logging.Formatter) -> Iterator[tuple[logging.Logger, io.StringIO]]:
    """Log without the secret to a text."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(formatter)
    handler.addFilter(bot.HideToken(SECRET))
    logger = logging.getLogger("tests.secret")
    logger.propagate = False
    logger.addHandler(handler)
    try:
        yield logger, written
    finally:
        logger.removeHandler(handler)
        logger.propagate = True


FORMATTERS = {"plain": logging.Formatter, "coloured": discord.utils._ColourFormatter}


@pytest.mark.parametrize("formatter", FORMATTERS.values(), ids=FORMATTERS.keys())
class TestTheLog:
    def test_a_token_in_a_message_is_not_written(self, formatter: type[logging.Formatter]) -> None:
        with logged(formatter()) as (logger, written):
            logger.warning("logging in with " + SECRET)
        assert "logging in with [token]" in written.getvalue()
        assert SECRET not in written.getvalue()

    def test_a_token_in_an_argument_is_not_written(self, formatter: type[logging.Formatter]) -> None:
        with logged(formatter()) as (logger, written):
            logger.warning("%s sent %r", "Ann", {"Authorization": f"Bot {SECRET}"})
        assert "Ann sent {'Authorization': 'Bot [token]'}" in written.getvalue()
        assert SECRET not in written.getvalue()

    def test_a_token_in_an_error_is_not_written(self, formatter: type[logging.Formatter]) -> None:
        with logged(formatter()) as (logger, written):
            logger.error("something failed", exc_info=ValueError(f"refused: {SECRET}"))
        assert "ValueError: refused: [token]" in written.getvalue()
        assert SECRET not in written.getvalue()

    def test_a_token_in_an_error_that_another_log_wrote_before_is_not_written(
        self, formatter: type[logging.Formatter]
    ) -> None:
        with logged(formatter()) as (logger, written), ExitStack() as stack:
            other = logging.StreamHandler(io.StringIO())
            logger.handlers.insert(0, other)
            stack.callback(logger.removeHandler, other)
            logger.error("something failed", exc_info=ValueError(f"refused: {SECRET}"))
        assert "refused: [token]" in written.getvalue()
        assert SECRET not in written.getvalue()

    def test_a_message_whose_arguments_do_not_fit_is_still_written(self, formatter: type[logging.Formatter]) -> None:
        with logged(formatter()) as (logger, written):
            logger.warning("%d tables", SECRET)
        assert "%d tables ('[token]',)" in written.getvalue()

    def test_other_words_are_left_alone(self, formatter: type[logging.Formatter]) -> None:
        with logged(formatter()) as (logger, written):
            logger.warning("table %s of %s", 7, "100 %")
        assert "table 7 of 100 %" in written.getvalue()


def command_of(pid: int | str) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def mapped_by_children(pid: int) -> list[str]:
    """Which libraries the processes have loaded that a process has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    # For a moment, until it runs a program of its own, a child is a copy of its parent with all that is in there.
    own = [child for child in children if command_of(child) != command_of(pid)]
    return [Path(f"/proc/{child}/maps").read_text(encoding="utf-8") for child in own]


def mapped_by_drawing(process: Process) -> list[str]:
    """Return what the bot's processes have loaded once one of them can draw; nothing where that cannot be seen."""
    if sys.platform != "linux":
        return []
    process.until(lambda: any("_imaging" in maps for maps in mapped_by_children(process.process.pid)))
    return mapped_by_children(process.process.pid)


class TestTheProcess:
    def test_without_a_token_it_shows_its_sandboxs_page_and_ends_when_told(self, life: Life) -> None:
        page = next(word for word in life.out.split() if word.startswith("http"))
        assert page.startswith(f"http://127.0.0.1:{life.port}/#")
        assert "<html" in life.page
        assert life.code == 0
        assert is_free(life.port)
        assert "Traceback" not in life.err

    @pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
    def test_the_process_that_draws_holds_nothing_of_the_bot(self, life: Life) -> None:
        assert any("_imaging" in maps for maps in life.drawing)
        assert not any("_pydantic_core" in maps for maps in life.drawing)

    def test_it_ends_properly_even_while_it_is_starting(self, runs: Runs) -> None:
        port = free_port()
        process = runs.bot(SANDBOX_PORT=str(port))
        process.until(lambda: "http://" in process.out)
        assert process.stop(signal.SIGINT) == 0
        assert is_free(port)
        assert "Traceback" not in process.err

    def test_a_port_that_is_taken_is_named(self, runs: Runs) -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            process = runs.bot(SANDBOX_PORT=str(port))
            assert process.ended() == 2
        assert f"SANDBOX_PORT {port} cannot be used" in process.err
        assert "Traceback" not in process.err

    @pytest.mark.parametrize("folder", ["/proc/nope", "a-file", "a-file/below"])
    def test_a_folder_of_the_sandbox_that_cannot_be_made_is_named(self, runs: Runs, folder: str) -> None:
        (runs.folder / "a-file").write_text("a file where a folder should be")
        process = runs.bot(SANDBOX_PORT="0", SANDBOX_FOLDER=folder)
        assert process.ended() == 2
        (line,) = process.err.splitlines()[1:]
        assert line.startswith("SANDBOX_FOLDER cannot be used: ")
        assert folder.partition("/below")[0] in line

    def test_a_folder_of_the_database_that_cannot_be_made_is_named(self, runs: Runs) -> None:
        (runs.folder / "a-file").write_text("a file where a folder should be")
        process = runs.bot(SANDBOX_PORT="0", DATABASE_URL="sqlite+aiosqlite:///a-file/cogwork.db")
        assert process.ended() == 2
        assert process.err.splitlines()[-1].startswith("The database cannot be used: The folder ")

    @pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
    @pytest.mark.parametrize("loaded", ["_asyncio", "_http_parser", "_pydantic_core"])
    def test_ctrl_c_while_it_loads_ends_it_without_a_word_of_where_it_was(self, runs: Runs, loaded: str) -> None:
        process = runs.bot(SANDBOX_PORT="0")
        maps = Path(f"/proc/{process.process.pid}/maps")
        process.until(lambda: loaded in maps.read_text(encoding="utf-8"))
        assert process.stop(signal.SIGINT) == 130
        assert process.err == ""

    def test_a_start_without_trouble_warns_of_nothing(self, life: Life) -> None:
        assert {json.loads(line)["level"] for line in life.err.splitlines()} == {"INFO"}

    def test_everything_it_makes_is_its_owners_alone(self, life: Life) -> None:
        files = life.modes.keys() - {"data", "sandbox"}
        assert files >= {"world.db", "cogwork.db", "cogwork.db-wal", "cogwork.db.lock"}
        assert {life.modes[name] for name in files} == {0o600}
        assert life.modes["data"] == life.modes["sandbox"] == 0o700

    def test_a_database_that_others_may_open_is_told_once_and_not_altered(
        self, runs: Runs, migrated_file: Path
    ) -> None:
        runs.folder.chmod(0o755)
        shutil.copyfile(migrated_file, runs.folder / "cogwork.db")
        (runs.folder / "cogwork.db").chmod(0o644)
        process = runs.bot(SANDBOX_PORT="0")
        process.until(lambda: "ready as" in process.err)
        assert process.stop() == 0
        assert process.err.count("may be opened by others") == 1
        assert (runs.folder / "cogwork.db").stat().st_mode & 0o777 == 0o644

    def test_a_database_damaged_in_the_middle_stops_the_start_and_is_left_as_it_is(
        self, runs: Runs, migrated_file: Path
    ) -> None:
        file = runs.folder / "cogwork.db"
        raw = bytearray(migrated_file.read_bytes())
        middle = len(raw) // 2 // 4096 * 4096
        raw[middle : middle + 4096] = b"\xff" * 4096
        file.write_bytes(raw)
        process = runs.bot(SANDBOX_PORT="0")
        assert process.ended() == 1
        assert f"{file} is damaged" in process.err
        assert "python bot.py restore BACKUP --replace" in process.err
        assert "Traceback" not in process.err
        assert file.read_bytes() == raw

    def test_a_refused_token_is_told_kindly_and_not_repeated(self, runs: Runs, elsewhere: dict[str, str]) -> None:
        process = runs.bot(**pointed_at(elsewhere, SECRET), LOG_LEVEL="DEBUG")
        assert process.ended() == 2
        assert "Discord does not accept DISCORD_TOKEN" in process.err
        assert SECRET not in process.err + process.out
        assert "Traceback" not in process.err

    def test_a_server_that_cannot_be_reached_is_named(self, runs: Runs) -> None:
        nowhere = f"http://127.0.0.1:{free_port()}"
        about = {"token": SECRET, "api_url": nowhere, "gateway_url": nowhere, "cdn_url": nowhere}
        process = runs.bot(**pointed_at(about))
        assert process.ended() == 2
        assert "Discord cannot be reached" in process.err
        assert "Traceback" not in process.err

    def test_a_file_that_is_no_database_is_named_and_left_as_it_is(self, runs: Runs) -> None:
        there = runs.folder / "cogwork.db"
        there.write_bytes(b"not a database at all " * 400)
        process = runs.bot(SANDBOX_PORT="0")
        assert process.ended() == 2
        assert "The database cannot be used" in process.err
        assert "not a SQLite database" in process.err
        assert "Traceback" not in process.err
        assert there.read_bytes() == b"not a database at all " * 400


class TestForASupervisor:
    def test_it_says_whether_it_lives_and_is_ready_and_what_it_counted(self, life: Life) -> None:
        assert (life.told["live"], life.told["ready"]) == ("live\n", "ready\n")
        assert 'cogwork_tables{status="playing"} 0.0' in life.told["metrics"]
        assert 'cogwork_discord_request_seconds_count{code="200",method="GET"}' in life.told["metrics"]

    def test_a_port_for_metrics_that_is_taken_is_named(self, runs: Runs) -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            process = runs.bot(SANDBOX_PORT="0", METRICS_PORT=str(port))
            assert process.ended() == 2
        assert f"METRICS_PORT {port} cannot be used" in process.err
        assert "Traceback" not in process.err

    def test_its_log_can_be_read_by_machines(self, life: Life) -> None:
        lines = [json.loads(line) for line in life.err.splitlines()]
        assert [line["message"] for line in lines][-1] == "stopped"

    def test_one_process_serves_several_shards_and_told_to_stop_twice_it_stops_once_and_in_order(
        self, runs: Runs
    ) -> None:
        process = runs.bot(SANDBOX_PORT="0", SHARD_COUNT="2")
        process.until(lambda: "ready as" in process.err)
        assert {f"Shard ID {number} " in process.err for number in (0, 1)} == {True}
        process.process.send_signal(signal.SIGTERM)
        time.sleep(0.05)
        assert process.stop(signal.SIGTERM) == 0
        assert "Traceback" not in process.err
        assert process.err.rstrip().endswith("stopped")

    def test_against_another_server_it_runs_and_a_second_one_over_the_same_file_stops_and_says_why(
        self, runs: Runs, elsewhere: dict[str, str]
    ) -> None:
        first = runs.bot(**pointed_at(elsewhere))
        first.until(lambda: "ready as" in first.err)
        second = runs.bot(**pointed_at(elsewhere))
        assert second.ended() == 2
        assert "Another process runs the bot over this database file." in second.err
        assert first.stop() == 0
        assert first.out == ""
        assert elsewhere["token"] not in first.err + second.err
        assert "Traceback" not in first.err + second.err
