"""Records of games that were stored, as far as today's rules can follow them."""

from typing import Any

from db import answers, seats
from db.games import Game
from db.seats import Seat as Chair
from host.core import Core
from host.errors import Refused
from host.past.fairness import NO_SEED, Kept, fairness_record, kept_of
from host.tables.seals import seal_in
from rules.kernel.model import Answer
from rules.kernel.play import Play
from rules.kernel.record import finished_record, follow
from rules.kernel.registry import find


async def export(core: Core, table: int) -> dict[str, Any]:
    """Return the record of a finished game to the host itself, as `python -m rules replay` reads it.

    Raises:
        Refused: the game is not over.
    """
    async with core.db.read() as tx:
        kept = await kept_of(tx, table)
        if kept is None or kept.row.status != "finished":
            raise Refused("not-over", table=table)
        given = await answers.live(tx, table)
        chairs = await seats.of_game(tx, table)
    fair = {"fairness": fairness_record(kept)} if seal_in(kept.options) else {}
    return {**record_so_far(kept, given), **_ending(kept.row, chairs), **fair}


def _ending(row: Game, chairs: tuple[Chair, ...]) -> dict[str, Any]:
    conceded = (row.result or {})["conceded"]
    computers = [{"seat": chair.number, "level": chair.computer} for chair in chairs if chair.computer]
    return {**({"conceded": conceded} if conceded else {}), **({"computers": computers} if computers else {})}


def record_so_far(kept: Kept, given: tuple[answers.Answer, ...]) -> dict[str, Any]:
    """Return a game's record up to now; where today's rules cannot follow it, what is stored of it and why not."""
    row, seed = kept.row, kept.seed or NO_SEED
    standing = tuple(answer for answer in given if answer.withdrawn is None)
    try:
        play = Play.new(find(row.key), seed, row.seats, row.settings)
        follow(play, find(row.key).renewed([_free(one) for one in standing if not one.auto]), 0, fill=True)
        return finished_record(play, row.seats, row.settings, seed)
    except Exception as fault:  # noqa: BLE001  whatever keeps today's rules from following it, the answers are there
        return {
            "game": row.key,
            "rules_version": row.rules_version,
            "seats": row.seats,
            "settings": row.settings,
            "seed": seed,
            "answers": [{"seat": one.seat, "key": one.key, "picks": list(one.picks)} for one in standing],
            "events": [],
            "standing": (row.result or {}).get("standing", []),
            "fault": f"{type(fault).__name__}: {fault}",
        }


def _free(given: answers.Answer) -> Answer:
    return Answer(given.seat, given.key, given.picks)
