"""The same cards in every run, where the bot takes secrets from the operating system and ids from Discord."""

from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from typing import Any

import pytest

from host.tables import lobby, seals, starting
from rules.kernel.rng import Rng

BRINGING = ((lobby, "commit"), (lobby, "bring"), (starting, "put_seal"))
"""What is called with the id of a press, its last argument, and from where."""


def secrets_from(rng: Rng) -> Callable[[], str]:
    """Return a source of secrets of 64 hexadecimal digits that follow from a generator."""
    return lambda: "".join(f"{rng.next64():016x}" for _ in range(4))


def number_presses(patch: pytest.MonkeyPatch) -> None:
    """Let presses bring 1, 2, 3 … instead of their ids, which hold the time."""
    numbers = count(1)
    for room, name in BRINGING:
        patch.setattr(room, name, _numbered(getattr(seals, name), numbers))


def let_presses_be(patch: pytest.MonkeyPatch) -> None:
    """Let presses bring their ids again."""
    for room, name in BRINGING:
        patch.setattr(room, name, getattr(seals, name))


def _numbered(bring: Callable[..., Awaitable[Any]], numbers: Iterator[int]) -> Callable[..., Awaitable[Any]]:
    def numbered(*args: Any) -> Awaitable[Any]:
        *rest, press = args
        return bring(*rest, None if press is None else next(numbers))

    return numbered
