"""Install what the bot needs into the folder .venv, or say what is missing; with the word `tests`, what its tests need.

    python3 prepare.py
    python3 prepare.py tests

It can be repeated, and any Python 3 reads it, so that one too old for the bot says so.
"""

import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
HERE = Path(__file__).resolve().parent
WHERE = HERE / ".venv"
HIKARI = WHERE / "hikari"
"""A second client library for the sandbox's tests; it needs other versions of what the bot is built on."""
HINTS = {
    "linux": "on Debian and Ubuntu with: sudo apt install python3-venv",
    "darwin": "for example with: brew install python",
    "win32": "from https://www.python.org/downloads/",
}


def missing() -> str:
    """Return a sentence that says what must be installed first; nothing when all is there."""
    if sys.version_info < OLDEST:
        oldest, this = (".".join(map(str, version[:2])) for version in (OLDEST, sys.version_info))
        return (
            f"Cogwork needs Python {oldest} or newer, and {sys.executable} is Python {this}. Install a newer one "
            f"from https://www.python.org/downloads/ or your system's packages, then run this again with it."
        )
    try:
        import ensurepip  # noqa: F401, PLC0415
        import venv  # noqa: F401, PLC0415  Debian packages both apart from Python
    except ImportError:
        hint = HINTS.get(sys.platform, "from your system's packages")
        return f"Python's venv module is missing. Install it, {hint}"
    return ""


def python_of(folder: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return folder / "Scripts" / "python.exe" if sys.platform == "win32" else folder / "bin" / "python"


def install(folder: Path, *files: str) -> None:
    """Install what requirements files pin into a virtual environment, which is created if needed."""
    if not _works(python_of(folder)):
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)  # noqa: S603
    for file in files:
        # One after the other: pip takes no file with hashes beside one that names packages as constraints.
        pip = [str(python_of(folder)), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(HERE / file)]
        subprocess.run(pip, check=True)  # noqa: S603


def _works(python: Path) -> bool:
    """Return whether an interpreter runs; after an update of the system it may be a link to one that is gone."""
    try:
        return subprocess.run([python, "-c", ""], check=False).returncode == 0  # noqa: S603
    except OSError:
        return False


def main(words: "list[str]") -> str:
    """Install what was asked for and return what went wrong, or nothing."""
    if words not in ([], ["tests"]):
        return "usage: prepare.py [tests]"
    told = missing()
    if told:
        return told
    try:
        install(WHERE, "requirements.txt", *(["requirements-dev.txt"] if words else []))
        if words:
            install(HIKARI, "requirements-hikari.txt")
    except subprocess.CalledProcessError:
        return "The installation failed; the lines above say why."
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) or 0)
