"""Reports of faults: what somebody saw, with everything it takes to see it again.

What a report carries holds secrets of running games. It is stored for whoever runs the bot and never read back here.
"""

import platform
import tomllib
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from db import answers, lines, reports, upkeep
from db.transaction import Transaction
from host.core import Core, enter
from host.errors import Refused
from host.model import Asker, user_of
from host.past.fairness import kept_of
from host.past.records import record_so_far
from rules.kernel.errors import RulesError
from rules.kernel.registry import find, folder

DAY: Final = 86_400.0
MOST_A_DAY: Final = 10
LAST_LINES: Final = 40
_ROOT: Final = Path(__file__).parents[2]


class Reports:
    """Where reports are put down."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def file(self, viewer: Asker, words: str, table: int | None, around: dict[str, Any]) -> int:
        """Store a report and return its number; `around` is what the surface knows, such as the last interaction.

        Raises:
            Refused: there is no such table for those eyes, or the user has reported very much today.
        """
        now, user = self._core.now(), user_of(viewer)
        async with self._core.db.read() as tx:
            if await reports.count_since(tx, user, now - DAY) >= MOST_A_DAY:
                raise Refused("too-many-reports", most=MOST_A_DAY)
            carried = {} if table is None else await _table(tx, table, viewer)
        payload = {"versions": versions(carried.get("game")), "interaction": around, **carried}
        async with self._core.db.write() as tx:
            return await reports.add(tx, game=table, user=user, words=words, payload=payload, at=now)


@cache
def versions(game: str | None = None) -> dict[str, Any]:
    """Return which code runs: the bot's version, Python's, and of a game its rules' version and fingerprint."""
    about = tomllib.loads((_ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, Any] = {"bot": about["project"]["version"], "python": platform.python_version()}
    try:
        return found if game is None else {**found, "rules": find(game).info.rules_version, "code": _fingerprint(game)}
    except RulesError:
        return found


def _fingerprint(game: str) -> str:
    """Return 16 hexadecimal digits over a game's rules and the kernel, which differ as soon as one letter does."""
    there = folder(game)
    files = [path for place in (there, there.parent / "kernel") for path in sorted(place.rglob("*"))]
    digest = blake2b(digest_size=8)
    for path in files:
        if path.suffix in {".py", ".toml"}:
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


async def _table(tx: Transaction, number: int, viewer: Asker) -> dict[str, Any]:
    row, table = await enter(tx, number, viewer)
    player = table.player(user_of(viewer))
    given = await answers.of_game(tx, number)
    stored = await answers.latest_checkpoint(tx, number)
    kept = await kept_of(tx, number)
    return {
        "game": row.key,
        "table": msgspec.to_builtins(table),
        "viewpoint": None if player is None else player.seat,
        "record": record_so_far(kept, given) if row.started is not None and kept is not None else None,
        "answers": msgspec.to_builtins(given),
        "checkpoint": None if stored is None else {**msgspec.to_builtins(stored), "state": stored.state.decode()},
        "checkpoints": msgspec.to_builtins(await upkeep.marks(tx, number)),
        "lines": msgspec.to_builtins(await lines.before(tx, number, limit=LAST_LINES)),
    }
