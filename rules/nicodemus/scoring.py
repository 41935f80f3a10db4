"""Points, what starts the last round, and who stands where (RU-53 to RU-57)."""

from rules.kernel.model import Score, Seat, Standing, who
from rules.nicodemus.components import CHARCOALIUM, FIGURES, PROJECTS
from rules.nicodemus.state import Player, State


def score(s: State, seat: Seat, points: int) -> None:
    """Add points; a score of 20 or more starts the last round."""
    player = s.players[seat]
    player.score += points
    s.say("log-score", who=who(seat), points=points, score=player.score)
    if points and player.score >= FIGURES.winning_points.value:
        start_last_round(s)


def start_last_round(s: State) -> None:
    """Announce the last round, once; the second player always has its last turn (RU-55)."""
    if s.last_round:
        return
    s.last_round = True
    s.say("log-last-round" if s.turn == s.first else "log-last-turn", who=who(1 - s.first))


def standing(s: State) -> Standing:
    """Return points and ranks: then charcoalium, then resources in stock count, then the victory is shared (RU-57)."""
    keys = [_rank_key(player) for player in s.players]
    return tuple(
        Score(
            player.score,
            1 + sum(key > keys[seat] for key in keys),
            _breakdown(player),
            (("charcoalium", player.goods[CHARCOALIUM]), ("resources", player.resources())),
            seat=seat,
        )
        for seat, player in enumerate(s.players)
    )


def announce_end(s: State) -> None:
    """Say who has won, or that the victory is shared."""
    places = sorted(standing(s), key=lambda place: place.rank)
    points = [place.points for place in places]
    if places[1].rank == 1:
        s.say("log-end-shared", points=points[0])
    elif points[0] == points[1]:
        s.say("log-end-tie", who=who(places[0].seat), points=points[0])
    else:
        s.say("log-end", who=who(places[0].seat), points=points[0], other=points[1])


def _rank_key(player: Player) -> tuple[int, int, int]:
    return player.score, player.goods[CHARCOALIUM], player.resources()


def _breakdown(player: Player) -> tuple[tuple[str, int], ...]:
    projects = sum(PROJECTS[completed.project].points for completed in player.completed)
    return (("points-machines", player.score - projects), ("points-projects", projects))
