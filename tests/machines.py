"""The machines the bot is for, and what each would install; `python -m tests.machines` asks the index for their wheels.

That needs `uv`, which `make requirements` installs, and the network.
"""

import itertools
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import distributions
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from prepare import HIKARI

ROOT = Path(__file__).parents[1]
FILES = ("requirements", "requirements-dev", "requirements-hikari")


class Platform(NamedTuple):
    """A kind of machine: its name, how `uv` calls it, and what markers of requirements see of it."""

    name: str
    uv: str
    sys_platform: str
    platform_machine: str


PLATFORMS = (
    Platform("Linux x86-64", "x86_64-manylinux_2_28", "linux", "x86_64"),
    Platform("Linux arm64", "aarch64-manylinux_2_28", "linux", "aarch64"),
    Platform("macOS Intel", "x86_64-apple-darwin", "darwin", "x86_64"),
    Platform("macOS Apple silicon", "aarch64-apple-darwin", "darwin", "arm64"),
    Platform("Windows", "x86_64-pc-windows-msvc", "win32", "AMD64"),
)
_SYSTEMS = {"linux": ("posix", "Linux"), "darwin": ("posix", "Darwin"), "win32": ("nt", "Windows")}


def pythons() -> tuple[str, ...]:
    """Return the supported versions of Python, such as `3.11`, as pyproject.toml names them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = (re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", one) for one in project["classifiers"])
    return tuple(match[1] for match in found if match)


def markers(python: str, platform: Platform) -> dict[str, str]:
    """Return what markers of requirements see on a machine with CPython of a version."""
    os_name, system = _SYSTEMS[platform.sys_platform]
    return {
        "implementation_name": "cpython",
        "os_name": os_name,
        "platform_machine": platform.platform_machine,
        "platform_python_implementation": "CPython",
        "platform_system": system,
        "python_full_version": f"{python}.9",
        "python_version": python,
        "sys_platform": platform.sys_platform,
    }


def wanted(file: Path) -> list[Requirement]:
    """Return what an `.in` file asks for."""
    lines = (line.partition("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines())
    return [Requirement(line) for line in lines if line and not line.startswith("-c")]


def pinned(text: str) -> dict[str, list[Requirement]]:
    """Return what a compiled file pins with a hash, by name; a package may be pinned differently by machine."""
    found: dict[str, list[Requirement]] = {}
    for line, after in itertools.pairwise([*text.splitlines(), ""]):
        if re.match(r"[a-zA-Z]", line) and after.strip().startswith("--hash=sha256:"):
            one = Requirement(line.removesuffix("\\").strip())
            found.setdefault(canonicalize_name(one.name), []).append(one)
    return found


@cache
def installed(name: str) -> Mapping[str, Sequence[Requirement]]:
    """Return what each package needs that is installed on this machine for a file, by name."""
    paths = [str(path) for path in HIKARI.glob("l*/**/site-packages")] if name.endswith("hikari") else sys.path
    return {canonicalize_name(one.name): [*map(Requirement, one.requires or ())] for one in distributions(path=paths)}


def lacking(
    roots: list[Requirement],
    pins: Mapping[str, list[Requirement]],
    here: Mapping[str, Sequence[Requirement]],
    machine: dict[str, str],
) -> Iterator[str]:
    """Yield what a machine would need and does not find pinned, by the metadata of what is pinned.

    What only other machines need is not installed here, so what it needs in turn is known to the index alone.
    """
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = [(one, frozenset[str]()) for one in roots]
    while waiting:
        needed, extras = waiting.pop()
        if not _applies(needed, machine, extras):
            continue
        name, asked = canonicalize_name(needed.name), frozenset(needed.extras)
        fits = [one for one in pins.get(name, ()) if _applies(one, machine, frozenset())]
        if not any(needed.specifier.contains(str(one.specifier).removeprefix("=="), prereleases=True) for one in fits):
            yield str(needed)
        elif (name, asked) not in seen and name in here:
            seen.add((name, asked))
            waiting += ((one, asked) for one in here[name])


def _applies(one: Requirement, machine: dict[str, str], extras: frozenset[str]) -> bool:
    return one.marker is None or any(one.marker.evaluate({**machine, "extra": extra}) for extra in extras or {""})


def main() -> int:
    """Ask the index whether each machine finds a wheel for all that is pinned; return how many do not."""
    missing = 0
    with TemporaryDirectory() as folder:
        for python, platform, file in itertools.product(pythons(), PLATFORMS, FILES):
            options = ["--quiet", "--dry-run", "--require-hashes", "--only-binary", ":all:", "--target", folder]
            machine = ["--python-version", python, "--python-platform", platform.uv]
            uv = str(Path(sys.executable).parent / "uv")
            command = [uv, "pip", "install", *options, *machine, "-r", f"{file}.txt"]
            done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
            if done.returncode:
                sys.stderr.write(f"{file}.txt, Python {python}, {platform.name}:\n{done.stderr}\n")
                missing += 1
    return missing


if __name__ == "__main__":
    sys.exit(main())
