"""Builds the view of a game for one audience, field by field, from what section 5 lets it know."""

from collections.abc import Mapping

from rules.kernel.model import Audience, Score, Seat
from rules.mech_a_dream import state
from rules.mech_a_dream.components import DELIVERIES, DREAMS, FIGURES, FLOWERS, INK, MACHINES, PARTS, RAINBOWS, Gains
from rules.mech_a_dream.effects import activations
from rules.mech_a_dream.machines import can_pay, landing, payable, price, saved, space_bonus
from rules.mech_a_dream.planner import effect_of, forecast, foresee_run
from rules.mech_a_dream.scoring import is_end, standing
from rules.mech_a_dream.state import ROBOT, State
from rules.mech_a_dream.view import (
    Completed,
    Delivery,
    Goods,
    Offered,
    OnBelt,
    Own,
    Package,
    Pile,
    Player,
    Preview,
    Specialist,
    View,
)


def view(s: State, audience: Audience) -> View:
    """Return what that audience sees."""
    has_turn = s.stage in PARTS or s.stage == "draft"
    places = standing(s)
    return View(
        audience=audience,
        stage=s.stage,
        day=s.day,
        days=FIGURES.days.value,
        first=s.first,
        turn=s.turn if has_turn else None,
        order=tuple(s.order()),
        over=s.over,
        last_night=is_end(s),
        has_robots=s.has_robots,
        has_specialists=s.has_specialists,
        piles=tuple(_pile(s, name, audience) for name in s.piles),
        delivery=_delivery(s, audience),
        deliveries_left=len(s.deliveries),
        delivered=tuple(s.delivered),
        specialists=_specialists(s, audience),
        players=tuple(_player(s, seat, places[seat]) for seat in range(len(s.players))),
        own=None if audience is None else _own(s, audience),
    )


def _goods(goods: Mapping[str, int]) -> Goods:
    return Goods(goods[FLOWERS], goods[INK], goods[RAINBOWS], goods[DREAMS])


def _pile(s: State, name: str, audience: Audience) -> Pile:
    tiles = s.piles[name]
    return Pile(
        name,
        tuple(_offered(s, machine, audience) if machine else None for machine in s.slots[name]),
        _offered(s, tiles[0], audience) if tiles else None,
        len(tiles),
    )


def _offered(s: State, machine: str, audience: Audience) -> Offered:
    tile = MACHINES[machine]
    if audience is None:
        return Offered(machine, tile.price, tile.slot, affordable=False)
    player = s.players[audience]
    good, number = price(player, machine)
    return Offered(machine, number, landing(player, machine), can_pay(player.goods, {good: number}))


def _delivery(s: State, audience: Audience) -> Delivery:
    card = DELIVERIES[s.delivery]
    less = 0 if audience is None else saved(s.players[audience]).dock
    return Delivery(
        card.id,
        card.price,
        max(0, card.price - less),
        _packages(card.morning),
        _packages(card.afternoon),
        _packages(card.evening),
        s.package,
    )


def _packages(gains: Gains) -> tuple[Package, ...]:
    return tuple(Package(symbol, number) for symbol, number in gains)


def _specialists(s: State, audience: Audience) -> tuple[Specialist, ...]:
    rainbows = -1 if audience is None else s.players[audience].goods[RAINBOWS]
    return tuple(
        Specialist(card.id, card.token, card.owner, card.owner != audience and card.token <= rainbows)
        for card in s.cards
    )


def _player(s: State, seat: Seat, score: Score) -> Player:
    player = s.players[seat]
    return Player(
        seat=seat,
        goods=_goods(player.goods),
        belt=tuple(_on_belt(player, tile) for tile in player.belt),
        workshop=tuple(_completed(s, player, machine, n) for n, machine in enumerate(player.workshop, start=1)),
        assistants=tuple(player.assistants),
        robot=player.robot,
        robot_used=s.stage == "night" and ROBOT in player.used,
        specialists=tuple(card.id for card in s.cards if card.owner == seat),
        at_work=s.stage == "night" and not player.ended,
        saves=saved(player),
        bonus=space_bonus(len(player.workshop) + 1),
        points=int(score.points),
        rank=score.rank,
    )


def _on_belt(player: state.Player, tile: state.Tile) -> OnBelt:
    assistants = player.assistants_on(tile.machine)
    return OnBelt(tile.machine, tile.slot, assistants, max(0, tile.slot - assistants))


def _completed(s: State, player: state.Player, machine: str, space: int) -> Completed:
    used = s.stage == "night" and machine in player.used
    is_free = s.stage == "night" and not used and not player.ended
    return Completed(machine, space, player.assistants_on(machine), used, payable=is_free and payable(player, machine))


def _own(s: State, seat: Seat) -> Own:
    player = s.players[seat]
    if s.stage != "night" or player.ended:
        return Own(seat, tuple(player.dealt), tuple(player.refused), player.boosts)
    left = [option.id for option in activations(s, seat, player.used)]
    goods, run = foresee_run(player, left)
    return Own(
        seat=seat,
        refused=tuple(player.refused),
        boosts=player.boosts,
        night=tuple(_preview(player, id_) for id_ in left),
        run=tuple(run),
        after_run=_goods(goods),
    )


def _preview(player: state.Player, id_: str) -> Preview:
    effect = effect_of(player, id_)
    if effect is None:
        return Preview(id_, _goods(player.goods), 0, 0, open=True)
    ahead = forecast(player.goods, effect)
    return Preview(id_, _goods(ahead.goods), ahead.lost, ahead.boosts, open=False)


def tally(view: View) -> tuple[str, ...]:
    """Return the points of each seat, which everybody sees."""
    return tuple(str(player.points) for player in view.players)
