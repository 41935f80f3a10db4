"""Every supported Python on every supported system finds all it needs pinned, and the lines that install it."""

import itertools

import pytest

from tests.machines import FILES, PLATFORMS, ROOT, Platform, installed, lacking, markers, pinned, pythons, wanted


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("platform", PLATFORMS, ids=lambda one: one.name)
@pytest.mark.parametrize("python", pythons())
@pytest.mark.parametrize("file", FILES)
def test_a_machine_finds_all_it_needs_pinned(file: str, python: str, platform: Platform) -> None:
    here = installed(file)
    assert here, "nothing is installed of that file; `make test` does so"
    found = lacking(wanted(ROOT / f"{file}.in"), pinned(text(f"{file}.txt")), here, markers(python, platform))
    assert list(found) == []


@pytest.mark.parametrize(
    ("file", "package", "python", "name"),
    [
        ("requirements", "audioop-lts", "3.13", "Linux x86-64"),
        ("requirements-dev", "colorama", "3.11", "Windows"),
    ],
)
def test_a_package_that_only_some_machines_need_is_missed_there_alone(
    file: str, package: str, python: str, name: str
) -> None:
    pins, roots = pinned(text(f"{file}.txt")), wanted(ROOT / f"{file}.in")
    del pins[package]
    missed = {
        (version, platform.name)
        for version, platform in itertools.product(pythons(), PLATFORMS)
        for one in lacking(roots, pins, installed(file), markers(version, platform))
        if one.startswith(package)
    }
    assert (python, name) in missed
    assert ("3.11", "Linux x86-64") not in missed


def test_what_has_no_hash_is_not_pinned() -> None:
    assert pinned("one==1.0 \\\n    --hash=sha256:00\ntwo==2.0\n").keys() == {"one"}
