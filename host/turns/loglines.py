"""Lines of the host's own in a game's log: who paused, who took over, what was taken back by agreement."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from db import lines
from host.core import Core
from host.work import CachedPlay, UnitOfWork
from rules.kernel.model import Arg

PREFIX = "host-"
TIME_UP = "host-time-up"
NO_ANSWER = 0
"""What stands for the answer that caused a line of the set-up, or of the host's."""


async def add_line(core: Core, work: UnitOfWork, key: str, **args: Arg) -> None:
    """Write a line for everybody that no undo takes back, and keep the play in memory; before `work.update`."""
    cached = work.cached or core.cache.take(work.id, work.row.version)
    work.cached = cached
    await write_line(work, cached, key, **args)


async def write_line(work: UnitOfWork, cached: CachedPlay | None, key: str, **args: Arg) -> None:
    """Write such a line; the play, if it is at hand, counts on."""
    number = cached.next_line if cached is not None else await lines.last_number(work.tx, work.id) + 1
    line = lines.Line(
        game=work.id,
        number=number,
        answer=NO_ANSWER,  # so that none takes it along
        turn=work.row.turn,
        key=key,
        args=msgspec.to_builtins(args),
        audience=None,
        at=work.now,
    )
    await lines.append(work.tx, [line])
    if cached is not None:
        cached.next_line = number + 1


def is_of_set_up(line: lines.Line) -> bool:
    """Say whether a line tells of how the game was set up, before anybody had answered."""
    return line.answer == NO_ANSWER and not line.key.startswith(PREFIX)


def disagreement(stored: Sequence[lines.Line], said: Iterable[tuple[str, dict[str, Any]]]) -> str | None:
    """Return the key of a line with other figures than the one stored for the same answer, None if there is none.

    `said` are keys and arguments. Wording changes from version to version: lines that only one version has, arguments
    that only one version gives, and words put around a thing are passed over.
    """
    then, now = _by_key((line.key, line.args) for line in stored), _by_key(said)
    for key in then.keys() & now.keys():
        for one, other in zip_longest(then[key], now[key]):
            if one is None or other is None or not _agree(one, other):
                return key
    return None


def _by_key(said: Iterable[tuple[str, dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for key, args in said:
        found.setdefault(key, []).append(args)
    return found


def _agree(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Return whether the arguments that both have name as many things, and the same figures."""
    for name in one.keys() & other.keys():
        former, latter = one[name], other[name]
        if isinstance(former, list) and isinstance(latter, list) and len(former) != len(latter):
            return False
        then, now = Counter(_figures(former)), Counter(_figures(latter))
        if then - now and now - then:
            return False
    return True


def _figures(value: object) -> Iterator[int]:
    """Yield the numbers in an argument, those of its parts too; a thing may be told with more or less of its own."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict | list):
        parts = value.values() if isinstance(value, dict) else value
        yield from (number for part in parts for number in _figures(part))
