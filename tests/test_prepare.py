"""What somebody types first: the README's commands are those of make, and what is missing is said in a sentence."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import prepare
from tests.machines import ROOT

MADE = ("Makefile", "prepare.py", "requirements.txt", "requirements-dev.txt", "requirements-hikari.txt")


def blocks(language: str) -> list[list[str]]:
    """Return the lines of the README's examples in a language."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    return [block.splitlines() for block in re.findall(rf"```{language}\n(.*?)```", readme, re.DOTALL)]


def made(target: str, folder: Path) -> list[str]:
    """Return what make would run in a fresh clone, apart from its own notes."""
    for name in MADE:
        shutil.copyfile(ROOT / name, folder / name)
    done = subprocess.run(["make", "-n", target], cwd=folder, capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if not line.startswith(("touch ", "make"))]


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
@pytest.mark.parametrize(("target", "number"), [("play", 0), ("tests", 1)])
def test_without_make_the_readme_has_the_lines_that_make_runs(target: str, number: int, tmp_path: Path) -> None:
    assert blocks("sh")[number] == made(target, tmp_path)


@pytest.mark.parametrize("number", [0, 1])
def test_windows_has_the_same_lines_with_its_paths(number: int) -> None:
    unix = [line.replace("python3 ", "py ").replace(".venv/bin/", ".venv\\Scripts\\") for line in blocks("sh")[number]]
    assert blocks("powershell")[number] == unix


@pytest.mark.parametrize("version", [(3, 7), (3, 10)])
def test_an_older_python_is_told_what_to_install(version: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    ast.parse((ROOT / "prepare.py").read_text(encoding="utf-8"), feature_version=version)
    monkeypatch.setattr("prepare.sys.version_info", (*version, 1, "final", 0))
    said = prepare.main([])
    assert said.startswith("Cogwork needs Python 3.11 or newer")
    assert ".".join(map(str, version)) in said


@pytest.mark.parametrize(("platform", "hint"), [("linux", "apt install python3-venv"), ("win32", "python.org")])
def test_a_missing_venv_is_told(platform: str, hint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prepare.sys.platform", platform)
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    said = prepare.main([])
    assert "venv module is missing" in said
    assert hint in said


def test_it_is_told_to_the_shell_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "ensurepip.py").write_text("raise ImportError", encoding="utf-8")
    shutil.copyfile(ROOT / "prepare.py", tmp_path / "prepare.py")
    done = subprocess.run([sys.executable, "prepare.py"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1


def test_an_environment_whose_python_is_gone_is_made_again(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").symlink_to(tmp_path / "gone")
    prepare.install(tmp_path)
    assert subprocess.run([prepare.python_of(tmp_path), "-c", ""], check=False).returncode == 0
