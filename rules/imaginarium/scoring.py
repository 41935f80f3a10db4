"""Who stands where: the end of the game, the four majorities, the tie-break (4.4)."""

from rules.imaginarium import assistants
from rules.imaginarium.components import FIGURES, GOODS, MACHINES
from rules.imaginarium.state import Player, State
from rules.imaginarium.wording import GOOD
from rules.kernel.amounts import amounts
from rules.kernel.model import Score, Standing, who


def is_reached(s: State) -> bool:
    """Say whether somebody holds enough points to end the game; majorities do not count yet (RUL-38)."""
    return any(player.vp >= FIGURES.winning_points.value for player in s.players)


def final_scoring(s: State) -> None:
    """Reveal everything, score the majorities, name the winner."""
    for seat, player in enumerate(s.players):
        s.say("log-reveal", who=who(seat), goods=amounts({**player.goods, "vp": player.vp}))
    for good in GOODS:
        score_majority(s, good)
    announce(s)


def score_majority(s: State, good: str) -> None:
    """Whoever holds most of a kind scores; all who are tied do (RUL-36, RUL-51)."""
    most = max(player.goods[good] for player in s.players)
    if most < FIGURES.majority_from.value:
        return
    for seat, player in enumerate(s.players):
        if player.goods[good] == most:
            player.majorities[good] = assistants.majority(player)
            player.gain({"vp": player.majorities[good]}, "majorities")
            s.say("log-majority", who=who(seat), good=GOOD[good], number=most, points=player.majorities[good])


def announce(s: State) -> None:
    """Say who has won, by what, or that the first place is shared."""
    places = sorted(standing(s), key=lambda place: place.rank)
    winners = [place for place in places if place.rank == 1]
    first, second = places[0], places[1]
    if len(winners) > 1:
        s.say("log-end-shared", winners=[who(place.seat) for place in winners], points=first.points)
    elif first.points == second.points:
        s.say("log-end-tie", who=who(first.seat), points=first.points, levels=dict(first.ties)["levels"])
    else:
        s.say("log-end", who=who(first.seat), points=first.points)


def levels(player: Player) -> int:
    """Return the sum of the levels of all repaired machines, switched-off ones included."""
    return sum(MACHINES[card].level for card in player.machines)


def standing(s: State) -> Standing:
    """Return points and ranks as they are now; a rank is one more than the number of players who are better."""
    keys = [(player.vp, levels(player)) for player in s.players]
    return tuple(
        Score(
            player.vp,
            1 + sum(key > keys[seat] for key in keys),
            tuple((f"points-{source}", number) for source, number in player.points.items()),
            (("levels", keys[seat][1]),),
            seat=seat,
        )
        for seat, player in enumerate(s.players)
    )
