"""What fixes a game's chance: a secret committed to when its table opens, then what its players bring, then the start.

Whoever runs the bot can try secrets before anybody has sat down only, and nobody else knows one before the end;
docs/fairness.md says what that proves. Tables opened by former versions have a seed of 64 bits from their opening.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from db import games, options, seals
from db.games import Game
from db.seals import Seal
from db.transaction import Transaction
from host.errors import Refused
from host.work import UnitOfWork
from rules.kernel.game import GameInfo, Settings
from rules.kernel.rng import Seed

SEAL: Final = "seal"
"""The key under which a table keeps what its start showed, behind the version of the rules at that time."""
COMMITMENT: Final = "commitment"
"""The key under which a table keeps what its opening showed."""
SHORT: Final = 8
"""So many digits of a seal are shown where it is only to be recognised."""


class Sealed(Struct, frozen=True):
    """All that a seal covers; commitment and what was brought are left out where the table was opened without."""

    game: str
    rules_version: int
    seats: int
    settings: Settings
    seed: Seed
    commitment: str | None = None
    brought: tuple[str, ...] = ()

    @property
    def seal(self) -> str:
        """Return the seal, 64 hexadecimal digits."""
        fields = asdict(self)
        if self.commitment is None:
            del fields["commitment"], fields["brought"]
        return digest(fields)


def digest(fields: dict[str, Any]) -> str:
    """Return the SHA-256 of fields as compact JSON with its keys in alphabetical order, in 64 hexadecimal digits."""
    return sha256(msgspec.json.encode(fields, order="sorted")).hexdigest()


def commitment_of(table: int, game: str, rules_version: int, secret: str) -> str:
    """Return what the opening of a table shows of its secret."""
    return digest({"table": table, "game": game, "rules_version": rules_version, "secret": secret})


def seed_from(secret: str, brought: Sequence[str]) -> str:
    """Return the seed that follows from a table's secret and what was brought, in its order."""
    return digest({"secret": secret, "brought": brought})


async def commit(tx: Transaction, table: int, info: GameInfo, secret: str, press: int | None) -> None:
    """Keep a secret, drawn for this table alone, and commit to it; the press that opened the table is brought first."""
    await seals.add(tx, Seal(table, secret, () if press is None else (str(press),)))
    await options.put(tx, table, COMMITMENT, commitment_of(table, info.key, info.rules_version, secret))


async def bring(tx: Transaction, table: int, press: int | None) -> None:
    """Add the id of a press to what has been brought to a table; nothing is ever taken away."""
    sealed = await seals.of_game(tx, table) if press is not None else None
    if sealed is not None:
        await seals.bring(tx, table, (*sealed.brought, str(press)))


async def put_seal(work: UnitOfWork, info: GameInfo, seats: int, press: int | None) -> Seed:
    """Seal a table that starts with this press, and return its seed.

    Raises:
        Refused: the table has neither a secret nor a seed.
    """
    await bring(work.tx, work.id, press)
    there = await seals.of_game(work.tx, work.id)
    seed = await games.seed_of(work.tx, work.id) if there is None else seed_from(there.secret, there.brought)
    if seed is None:
        raise Refused("table-unreadable", table=work.id, reason="no seed")
    sealed = Sealed(info.key, info.rules_version, seats, work.row.settings, seed)
    if there is not None:
        sealed = replace(sealed, commitment=work.options[COMMITMENT], brought=there.brought)
    await options.put(work.tx, work.id, SEAL, f"{info.rules_version}:{sealed.seal}")
    return seed


def seal_in(kept: Mapping[str, str]) -> str | None:
    """Return the seal among what is set at a table; None before it begins, or if it began without one."""
    return kept.get(SEAL, "").partition(":")[2] or None


def version_in(kept: Mapping[str, str]) -> int:
    """Return the version of the rules that a table was sealed with; 0 if it was not."""
    return int(kept.get(SEAL, "").partition(":")[0] or 0)


def public_part(row: Game, kept: Mapping[str, str], there: Seal | None) -> dict[str, Any]:
    """Return what everybody may know of how a table was sealed, as records and the first post of its thread hold it."""
    start = {"table": row.id, "started_with": version_in(kept), "seal": seal_in(kept)}
    if there is None:
        return start
    opening = {"opened_with": row.rules_version, "commitment": kept.get(COMMITMENT)}
    return {**start, **opening, "brought": list(there.brought)}
