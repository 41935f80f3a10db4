"""Builds the view of a game for one audience, field by field, from what section 3 lets it know."""

from rules.kernel.model import Audience, Seat
from rules.nicodemus.components import MACHINES
from rules.nicodemus.conditions import is_possible
from rules.nicodemus.prospects import forecast
from rules.nicodemus.repair import Price, payments, price, reductions
from rules.nicodemus.scoring import standing
from rules.nicodemus.state import Player as Owner
from rules.nicodemus.state import State
from rules.nicodemus.view import Broken, Completed, Goods, HandCard, Player, Repair, View


def view(s: State, audience: Audience) -> View:
    """Return what that audience sees."""
    return View(
        audience=audience,
        turn=s.turn,
        first=s.first,
        turn_number=s.turn_number,
        last_round=s.last_round,
        over=s.over,
        yard=_yard(s),
        fresh=s.fresh,
        open_projects=tuple(s.slots),
        deck=len(s.deck),
        pile=len(s.pile),
        reserve=Goods(**s.reserve),
        players=tuple(_player(seat, player) for seat, player in enumerate(s.players)),
        ranks=tuple(place.rank for place in standing(s)),
        hand=() if audience is None else _hand(s, audience),
        repairs=() if audience is None else _repairs(s, audience),
        drawn=tuple(s.drawn) if audience == s.turn else (),
    )


def _yard(s: State) -> tuple[Broken, ...]:
    number = len(s.yard)
    return tuple(
        Broken(spot, lying.machine, lying.charcoalium, number - spot) for spot, lying in enumerate(s.yard, start=1)
    )


def _player(seat: Seat, player: Owner) -> Player:
    return Player(
        seat=seat,
        score=player.score,
        goods=Goods(**player.goods),
        workshop=tuple(player.workshop),
        projects=tuple(player.projects),
        completed=tuple(Completed(done.project, done.machines) for done in player.completed),
        hand_size=len(player.hand),
    )


def _hand(s: State, seat: Seat) -> tuple[HandCard, ...]:
    hand = sorted(s.players[seat].hand)
    before = [lying.machine for lying in s.yard]
    return tuple(
        HandCard(
            machine,
            MACHINES[machine].points,
            is_possible(s, seat, machine, len(hand) - 1, before),
            forecast(s, machine),
        )
        for machine in hand
    )


def _repairs(s: State, seat: Seat) -> tuple[Repair, ...]:
    player = s.players[seat]
    reduced = reductions(player)
    return tuple(_repair(player, spot, price(s, spot, reduced), over=s.over) for spot in range(1, len(s.yard) + 1))


def _repair(player: Owner, spot: int, cost: Price, *, over: bool) -> Repair:
    wood, copper, crystal = cost.resources
    payable = not over and bool(payments(player, cost))
    return Repair(spot, cost.charcoalium, wood, copper, crystal, cost.jokers, payable)


def tally(view: View) -> tuple[str, ...]:
    """Return the points of each seat, which everybody sees."""
    return tuple(str(player.score) for player in view.players)
