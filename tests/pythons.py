"""Try the bot on each supported Python of this machine but the one that runs this: `python -m tests.pythons`.

In a copy of the project, each does what the README says: it prepares, and then plays a game of each title by clicks on
the sandbox's page, starts and stops the bot, and tests the rules.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from prepare import python_of
from tests.machines import ROOT, pythons

TESTS = ("tests/browser/test_games.py", "tests/test_bot.py", "tests/rules")
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "data")
VERSIONS = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"


def found(version: str) -> str | None:
    """Return the path of a Python of that version, such as `3.13`, that works, or None."""
    name = f"python{version}"
    there = [shutil.which(name), *(str(folder / "bin" / name) for folder in sorted(VERSIONS.glob(f"{version}.*")))]
    return next((path for path in there if path and _works(path)), None)


def _works(path: str) -> bool:
    """Return whether an interpreter starts; a version manager puts some in the path that do not."""
    return subprocess.run([path, "-c", ""], check=False, capture_output=True).returncode == 0


def passes(python: str) -> bool:
    """Return whether the bot passes on an interpreter."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "cogwork"
        shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
        tested = [str(python_of(copy / ".venv")), "-m", "pytest", "-q", "-n", "3", "--dist", "worksteal", *TESTS]
        return all(_run(command, copy) for command in ([python, "prepare.py", "tests"], tested))


def _run(command: list[str], folder: Path) -> bool:
    return subprocess.run(command, cwd=folder, check=False).returncode == 0


def main() -> int:
    """Try each version and say what came of it; return 1 if one failed."""
    this = f"{sys.version_info.major}.{sys.version_info.minor}"
    told = {this: "runs all tests"}
    for version in pythons():
        if version != this:
            python = found(version)
            told[version] = "is not on this machine" if python is None else "passed" if passes(python) else "FAILED"
    for version in pythons():
        sys.stdout.write(f"Python {version} {told[version]}\n")
    return 1 if "FAILED" in told.values() else 0


if __name__ == "__main__":
    sys.exit(main())
