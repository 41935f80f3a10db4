"""Points, the end of the game and who stands where (6.12, 6.13, K)."""

from rules.kernel.model import Score, Standing, who
from rules.mech_a_dream.components import DREAMS, FIGURES, FLOWERS, INK, RAINBOWS
from rules.mech_a_dream.state import Player, State


def is_end(s: State) -> bool:
    """Say whether the game ends with this night: the last day, or enough machines in one workshop (K1 to K3)."""
    return s.day >= FIGURES.days.value or any(
        len(player.workshop) >= FIGURES.end_machines.value for player in s.players
    )


def points(player: Player) -> int:
    """Return what a player scores: dreams, rainbows, and flowers and ink pooled (K4)."""
    return sum(number for _, number in breakdown(player))


def breakdown(player: Player) -> tuple[tuple[str, int], ...]:
    """Return the points by their sources."""
    goods = player.goods
    return (
        ("points-dreams", goods[DREAMS]),
        ("points-rainbows", goods[RAINBOWS] * FIGURES.rainbow_points.value),
        ("points-resources", (goods[FLOWERS] + goods[INK]) // FIGURES.resources_per_point.value),
    )


def standing(s: State) -> Standing:
    """Return points and ranks: then machines, then rainbows count, then the rank is shared (K6, C120)."""
    keys = [(points(player), len(player.workshop), player.goods[RAINBOWS]) for player in s.players]
    return tuple(
        Score(
            keys[seat][0],
            1 + sum(key > keys[seat] for key in keys),
            breakdown(player),
            (("machines", len(player.workshop)), ("rainbows", player.goods[RAINBOWS])),
            seat=seat,
        )
        for seat, player in enumerate(s.players)
    )


def announce_end(s: State) -> None:
    """Say who has won, or that the victory is shared."""
    places = standing(s)
    best = [who(place.seat) for place in places if place.rank == 1]
    most = max(place.points for place in places)
    if len(best) > 1:
        s.say("log-end-shared", who=best, points=most)
    elif sum(place.points == most for place in places) > 1:
        s.say("log-end-tie", who=best[0], points=most)
    else:
        s.say("log-end", who=best[0], points=most)
