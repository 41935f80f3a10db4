"""Shuffles that can be checked: a table's seal, shown at its start, and the replay that proves it at its end.

The seal is the SHA-256 of game, version of the rules, seats, settings and seed; docs/fairness.md says what that proves.
"""

import asyncio
from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec import Struct

from db import answers, games, options
from host.core import AnyPlay, Core, Desk
from host.model import Table
from host.past import Past, begun, compare, give, is_over
from rules.kernel.errors import Diverged, Refusal
from rules.kernel.model import Settings
from rules.kernel.play import Play
from rules.kernel.record import standing_record
from rules.kernel.registry import find

SEAL = "seal"
"""The key under which a table keeps what its start showed."""

Finding = Literal["same", "differs", "unknown"]


class Verdict(Struct, frozen=True):
    """What a check found: `start` is the seal shown at the start, `seal` what it is reckoned to be from the seed.

    While the game runs, only `start` is told. A finding is unknown where there is nothing to compare with.
    `followed` of `answers` answers could be given again; `reason` says why not more.
    """

    table: Table
    start: str | None
    over: bool
    seal: str = ""
    seed: int = 0
    sealed: Finding = "unknown"
    replayed: Finding = "unknown"
    standing: Finding = "unknown"
    answers: int = 0
    followed: int = 0
    reason: str = ""


def sealed_text(game: str, rules_version: int, seats: int, settings: Settings, seed: int) -> bytes:
    """Return the text that a seal is reckoned from: compact JSON with its keys in alphabetical order."""
    fields = {"game": game, "rules_version": rules_version, "seats": seats, "settings": settings, "seed": seed}
    return msgspec.json.encode(fields, order="sorted")


def seal_of(game: str, rules_version: int, seats: int, settings: Settings, seed: int) -> str:
    """Return the 64 hexadecimal digits of a seal."""
    return sha256(sealed_text(game, rules_version, seats, settings, seed)).hexdigest()


async def put_seal(desk: Desk, play: AnyPlay, seats: int, seed: int) -> None:
    """Seal a table at its start."""
    info = play.game.info
    seal = seal_of(info.key, info.rules_version, seats, desk.row.settings, seed)
    await options.put(desk.tx, desk.id, SEAL, f"{info.rules_version}:{seal}")


def seal_in(kept: dict[str, str]) -> str | None:
    """Return the seal among what is set at a table; None before it begins, or if it began without one."""
    return kept.get(SEAL, "").partition(":")[2] or None


def _version_in(kept: dict[str, str]) -> int:
    return int(kept.get(SEAL, "").partition(":")[0] or 0)


class Fairness:
    """Seals, and checks of what was played."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def seal(self, table: int) -> str | None:
        """Return what was shown at a table's start, or None if it has not begun or began without a seal."""
        async with self._core.db.read() as tx:
            return seal_in(await options.of_game(tx, table))

    async def verify(self, table: int) -> Verdict:
        """Play a table again from its seed and say whether everything is as it was.

        Raises:
            Refused: there is no such table, or it has not begun.
        """
        async with self._core.db.read() as tx:
            there = await begun(tx, table)
            kept = await options.of_game(tx, table)
            seed = await games.seed_of(tx, table) or 0
            row = await games.get(tx, table)
            past = Past(there, await answers.live(tx, table))
        start = seal_in(kept)
        if not is_over(there):
            return Verdict(there, start, over=False)
        version = _version_in(kept) or find(there.game).info.rules_version
        seal = seal_of(there.game, version, there.places, there.settings, seed)
        verdict = Verdict(
            there, start, over=True, seal=seal, seed=seed, sealed=_same(start, seal, known=start is not None)
        )
        return await _replayed(verdict, past, row.result if row else None, version)


async def _replayed(verdict: Verdict, past: Past, result: Any, version: int) -> Verdict:  # noqa: ANN401  stored JSON
    game = find(past.table.game)
    play = Play.new(game, verdict.seed, past.table.places, past.table.settings)
    count, reason = await _follow(play, past)
    standing = msgspec.to_builtins(standing_record(game.standing(play.state)))
    told = (result or {}).get("standing")
    changed = f"rules {version} → {game.info.rules_version}" if version != game.info.rules_version else ""
    return msgspec.structs.replace(
        verdict,
        answers=len(past.answers),
        followed=count,
        replayed="unknown" if reason and changed else _same(reason, ""),
        standing=_same(standing, told, known=told is not None and not reason),
        reason=changed or reason,
    )


async def _follow(play: AnyPlay, past: Past) -> tuple[int, str]:
    """Return how many answers could be given again, and why not more."""
    before = 0
    try:
        compare(play, past.answers, 0)
        while play.count < len(past.answers):
            before = play.count
            give(play, past.answers)
            await asyncio.sleep(0)
    except (Diverged, Refusal) as fault:
        return before, str(fault)
    return play.count, ""


def _same(one: object, other: object, *, known: bool = True) -> Finding:
    if not known:
        return "unknown"
    return "same" if one == other else "differs"
