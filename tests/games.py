"""What tests of every game ask about a game: how many play it, how long it lasts, and where its own material lies.

That is with the tests of the bot, or in the package by which a game is installed.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from rules.kernel import registry
from rules.kernel.testkit import simulate

HERE = Path(__file__).parent


class Material(NamedTuple):
    """The module of what its pictures are drawn from, whole games as records, pictures as they were approved.

    `own` holds the tests of its rules, and in `searches.toml` what players would type to find a rule.
    """

    samples: str
    fixtures: Path
    golden: Path
    own: Path

    def drawn_from(self) -> Any:
        """Return the module of samples; see `tests.render.samples`."""
        return import_module(self.samples)


def is_guest(key: str) -> bool:
    """Say whether a game comes from a package installed beside the bot."""
    return not registry.home(key).rules.startswith("rules.")


def material(key: str) -> Material:
    """Return what the game of that key brings."""
    if is_guest(key):
        tests = registry.folder(key) / "tests"
        samples = f"{registry.home(key).rules}.tests.samples"
        return Material(samples, tests / "fixtures", tests / "golden", tests)
    return Material(f"tests.render.samples.{key}", HERE / "fixtures" / key, HERE / "golden", HERE / "rules" / key)


def several(key: str, most: int = 2) -> int:
    """Return a number of players that play with one another: the largest up to `most`, else the smallest, 0 if none."""
    numbers = [seats for seats in registry.find(key).info.seats if seats > 1]
    return max((seats for seats in numbers if seats <= most), default=min(numbers, default=0))


@cache
def length(key: str, seats: int) -> int:
    """Return the number of answers of a short game."""
    return min(simulate(registry.find(key), seats, {}, seed).count for seed in range(3))


def part(key: str, seats: int, divisor: int, most: int) -> int:
    """Return that part of a short game in answers, at least one and no more than `most`."""
    return min(most, max(1, length(key, seats) // divisor))
