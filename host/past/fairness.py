"""Shuffles that can be checked: what a table's start showed, and the replay that proves it at its end.

How a seal comes about is in host/tables/seals.py; docs/fairness.md says what it proves.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from db import answers, games, options, seals
from db.games import Game
from db.seals import Seal
from db.transaction import Transaction
from host.core import Core
from host.model import Asker, Table
from host.past.positions import Past, begun, give, is_over
from host.tables.seals import COMMITMENT, Sealed, commitment_of, public_part, seal_in, seed_from, version_in
from host.turns.plays import entry_of
from host.work import AnyPlay
from rules.kernel.errors import Diverged, Refusal
from rules.kernel.model import Answer
from rules.kernel.play import Entry, Play, decode
from rules.kernel.record import rivals_record, standing_record
from rules.kernel.registry import find
from rules.kernel.rng import Seed

Finding = Literal["same", "differs", "unknown"]
NO_SEED: Final = 0


class Kept(Struct, frozen=True):
    """What is stored of a table's chance: its row, what is set at it, secret and what was brought, and the seed."""

    row: Game
    options: Mapping[str, str]
    there: Seal | None
    seed: Seed | None
    dealt: dict[str, object] | None = None
    """How the game was set up, by the first position that is stored; None where there is none that can be read."""


class Verdict(Struct, frozen=True):
    """What a check found: `commitment` and `start` are what opening and start showed, `seal` what it ought to be.

    While the game runs, only the first two are told. A finding is unknown where there is nothing to compare with:
    `committed` is about the secret and the commitment, `seeded` about the seed, `sealed` about the seal.
    `dealt` is about the set-up: who begins, every hand and the order of every deck.
    `followed` of `answers` answers could be given again; `reason` says why not more.
    """

    table: Table
    start: str | None
    over: bool
    commitment: str | None = None
    seal: str = ""
    seed: Seed = NO_SEED
    committed: Finding = "unknown"
    seeded: Finding = "unknown"
    sealed: Finding = "unknown"
    dealt: Finding = "unknown"
    replayed: Finding = "unknown"
    standing: Finding = "unknown"
    answers: int = 0
    followed: int = 0
    reason: str = ""
    rules: int = 0
    """The version of the rules that the game began with, 0 where it is today's."""


class Fairness:
    """Seals, and checks of what was played."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def document(self, table: int) -> dict[str, Any] | None:
        """Return all that is public about how a table was sealed; None if it has not begun or began without a seal."""
        async with self._core.db.read() as tx:
            kept = await kept_of(tx, table)
        if kept is None or seal_in(kept.options) is None:
            return None
        about = {"game": kept.row.key, "seats": kept.row.seats, "settings": kept.row.settings}
        return {**about, "fairness": public_part(kept.row, kept.options, kept.there)}

    async def verify(self, table: int, viewer: Asker) -> Verdict:
        """Play a table again from its seed and say whether all is as it was.

        Raises:
            Refused: there is no such table for those eyes, or it has not begun.
        """
        async with self._core.db.read() as tx:
            there = await begun(tx, table, viewer)
            kept = await kept_of(tx, table)
            past = Past(there, await answers.live(tx, table))
            first = await answers.checkpoint_at_or_before(tx, table, 0)
        assert kept is not None  # noqa: S101  it has begun
        kept = replace(kept, dealt=_dealt(there.game, first))
        verdict = Verdict(there, seal_in(kept.options), over=False, commitment=kept.options.get(COMMITMENT))
        return await _replayed(_unsealed(verdict, kept), past, kept) if is_over(there) else verdict


async def kept_of(tx: Transaction, table: int) -> Kept | None:
    """Return what is stored of a table's chance, None where there is no such table."""
    row = await games.get(tx, table)
    if row is None:
        return None
    kept = await options.of_game(tx, table)
    return Kept(row, kept, await seals.of_game(tx, table), await games.seed_of(tx, table))


def fairness_record(kept: Kept) -> dict[str, Any]:
    """Return what the record of a finished game tells of its seal, its secret included."""
    settings = find(kept.row.key).info.with_defaults(kept.row.settings)
    return {
        **public_part(kept.row, kept.options, kept.there),
        # A seal covers the settings that there were.
        **({"settings": kept.row.settings} if settings != kept.row.settings else {}),
        **({"secret": kept.there.secret} if kept.there else {}),
    }


def _unsealed(verdict: Verdict, kept: Kept) -> Verdict:
    """Return what can be said of a table that is over without playing it again."""
    table, there = verdict.table, kept.there
    seed = NO_SEED if kept.seed is None else kept.seed
    version = version_in(kept.options) or kept.row.rules_version
    sealed = Sealed(table.game, version, table.places, kept.row.settings, seed)
    verdict = replace(verdict, over=True, seed=seed)
    if there is not None:
        commitment = commitment_of(table.id, table.game, kept.row.rules_version, there.secret)
        sealed = replace(sealed, commitment=commitment, brought=there.brought)
        verdict = replace(
            verdict,
            committed=_same(verdict.commitment, commitment),
            seeded=_same(seed, seed_from(there.secret, there.brought)),
        )
    known = verdict.start is not None
    return replace(verdict, seal=sealed.seal, sealed=_same(verdict.start, sealed.seal, known=known))


async def _replayed(verdict: Verdict, past: Past, kept: Kept) -> Verdict:
    game = find(past.table.game)
    version = version_in(kept.options) or kept.row.rules_version
    play = beginning(kept)
    dealt = _same(game.arrangement(play.state), kept.dealt, known=kept.dealt is not None)
    count, reason = await _follow(play, past)
    told = kept.row.result
    standing = _same(_score(play, told or {}), told or {}, known=told is not None and not reason)
    replayed = _same(reason, "")
    if version != game.info.rules_version:
        # Other rules that lead elsewhere are no reason to accuse anybody.
        dealt, replayed, standing = (_unless_other(one) for one in (dealt, replayed, standing))
    return replace(
        verdict,
        answers=len(past.answers),
        followed=count,
        dealt=dealt,
        replayed=replayed,
        standing=standing,
        reason=reason,
        rules=version if version != game.info.rules_version else 0,
    )


def _unless_other(found: Finding) -> Finding:
    return "unknown" if found == "differs" else found


def _dealt(game: str, first: answers.Checkpoint | None) -> dict[str, object] | None:
    if first is None or first.answers:
        return None
    try:
        return find(game).arrangement(decode(find(game), first.state, first.version))
    except Diverged:
        return None


def beginning(kept: Kept) -> AnyPlay:
    """Return a table's game before its first answer, as today's rules set it up from its seed."""
    game, row = find(kept.row.key), kept.row
    return Play(game, game.setup(NO_SEED if kept.seed is None else kept.seed, row.seats, row.settings), 0)


def entries_today(key: str, given: Sequence[answers.Answer]) -> list[Entry]:
    """Return all answers of a game, for a play that begins with its first, as they are offered today."""
    today = find(key).renewed([Answer(answer.seat, answer.key, answer.picks) for answer in given])
    return [replace(entry_of(answer), picks=new.picks) for answer, new in zip(given, today, strict=True)]


def _score(play: AnyPlay, told: dict[str, Any]) -> dict[str, Any]:
    """Return what is stored of an end with the score that a play comes to; only former versions stored no rivals."""
    standing = standing_record(play.game.standing(play.state))
    rivals = {"rivals": rivals_record(play.game.rivals(play.state))} if "rivals" in told else {}
    score: dict[str, Any] = msgspec.to_builtins({"standing": standing, **rivals})
    return {**told, **score}


async def _follow(play: AnyPlay, past: Past) -> tuple[int, str]:
    """Return how many answers could be given again, and why not more."""
    given = entries_today(past.table.game, past.answers)
    before = 0
    try:
        while play.count < len(given):
            before = play.count
            give(play, given)
            await asyncio.sleep(0)
    except (Diverged, Refusal) as fault:
        return before, str(fault)
    return play.count, ""


def _same(one: object, other: object, *, known: bool = True) -> Finding:
    if not known:
        return "unknown"
    return "same" if one == other else "differs"
