"""How a game ended: what is stored of it, and who has won. Sides that a game plays itself have no seat."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from rules.kernel.model import Seat
from rules.kernel.play import Play
from rules.kernel.record import rivals_record, standing_record

Result = dict[str, Any]
"""What a table stores of its end."""


def result_of(play: Play[Any, Any], conceded: Iterable[Seat]) -> Result:
    """Return what is to be stored: the standing of the seats, the sides without one, and who gave up."""
    return {
        "standing": standing_record(play.game.standing(play.state)),
        "rivals": rivals_record(play.game.rivals(play.state)),
        "conceded": sorted(conceded),
    }


def place_of(rank: int, gone: Iterable[int]) -> int:
    """Return the place, from 1, that a rank means when those who had the ranks `gone` have given up."""
    return rank - sum(other < rank for other in gone)


class Ending(Struct, frozen=True):
    """Who has won: seats, and text keys of the names of sides without one; nobody where there is no result."""

    winners: tuple[Seat, ...] = ()
    rivals: tuple[str, ...] = ()

    @classmethod
    def of(cls, result: Result | None) -> "Ending":
        """Read what is stored, be it by former versions, which knew seats only: by the ranks alone."""
        if result is None:
            return cls()
        ranks = {score["seat"]: score["rank"] for score in result["standing"]}
        gone = [ranks[seat] for seat in result["conceded"]]
        return cls(
            tuple(seat for seat, rank in ranks.items() if seat not in result["conceded"] and place_of(rank, gone) == 1),
            tuple(rival["rival"] for rival in result.get("rivals", ()) if place_of(rival["rank"], gone) == 1),
        )


def is_contest(result: Result, seats: int, against: tuple[int, ...]) -> bool:
    """Say whether somebody else could have won, `against` being where the game takes part, if it is not stored."""
    return seats > 1 or bool(result.get("rivals", seats in against))
