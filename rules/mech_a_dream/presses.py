"""Answers that may be given with one press: a whole turn, what an activation asks next, all boosts, a whole night.

A press stands for single answers in the order of the rules (C104): the record holds those and knows of no press. Each
of them must be asked when its turn comes, so no press counts on a question that would leave no choice (C101).
"""

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from rules.kernel.model import Answer, Decision, Option, Shortcut, Text, text
from rules.mech_a_dream.assistants import tiles_to_build
from rules.mech_a_dream.components import (
    ACTIVATION,
    BASE_ROBOT,
    BOOST,
    DELIVERIES,
    FLOORS,
    FLOWERS,
    MACHINES,
    ROBOTS,
    Effect,
)
from rules.mech_a_dream.effects import robot_options, tiles_to_buy
from rules.mech_a_dream.machines import can_pay, dock_fee, purple, space_bonus
from rules.mech_a_dream.planner import effect_of, forecast, foresee_run, tuple_of
from rules.mech_a_dream.specialists import floor_options, goods_named
from rules.mech_a_dream.state import ROBOT, Player, State
from rules.mech_a_dream.wording import (
    BARE_MACHINE,
    DECLINE,
    END_NIGHT,
    MACHINE,
    ROBOT_NAME,
    after_hint,
    amount,
    amounts,
    boost_hint,
    effect_text,
    icon_of,
    robot_text,
)

MOST = 25
"""So many entries have room in a menu, and among the suggestions of a command, where the options come behind them."""


def shortcuts(s: State, decision: Decision) -> tuple[Shortcut, ...]:
    """Return the presses that may stand beside an open decision."""
    match decision.key:
        case "ACTION":
            made = whole_turns(s, decision)
        case "NIGHT_MENU":
            made = [*runs(s, decision), *with_what_follows(s, decision)]
            # What ends the night leaves something undone: first or alone, it would be taken for advice.
            made += run_and_end(s, decision) if made else ()
        case "ACTIVATION_TARGET":
            made = list(with_what_follows(s, decision))
        case "BOOST_TARGET":
            made = list(all_boosts(s, decision))
        case _:
            made = []
    return tuple(made[: max(0, MOST - len(decision.options))])


# A part of the day


def whole_turns(s: State, decision: Decision) -> list[Shortcut]:
    """Return presses for a turn: the place together with what is chosen there first, if anything is.

    No place that is offered is left out: whoever opens the menu of whole turns takes it for all there is.
    """
    offered = {option.id: option for option in decision.options}
    made = [*_stock(s, decision)]
    for action, turns in (("buy", _purchases), ("build", _buildings), ("dock", _visits)):
        if action in offered:
            made += turns(s, decision) or [_alone(decision, offered[action])]
    return made


def _alone(decision: Decision, option: Option) -> Shortcut:
    """Return a turn that asks nothing more."""
    return Shortcut(
        option.id, option.text, option.hint, (_answer(decision, option.id),), option.icon, final=option.final
    )


def _turn(decision: Decision, action: str, key: str, option: Option) -> Shortcut:
    """Return the press that names an action and what is picked next."""
    answers = (_answer(decision, action), Answer(decision.seat, key, (option.id,)))
    return Shortcut(f"{action}:{option.id}", option.text, option.hint, answers, option.icon, option.final)


def _stock(s: State, decision: Decision) -> Iterator[Shortcut]:
    player, floor = s.players[decision.seat], FLOORS[s.stage]
    for option in floor_options(s, decision.seat):
        what, hint = option.text, option.hint
        if option.group == "goods":
            taken = goods_named(floor.choice, option.id)
            what = amount(*taken)
            ahead = forecast(player.goods, Effect(gain=(*floor.fixed, taken)))
            hint = after_hint(tuple_of(ahead.goods), ahead.lost, 0)
        yield _turn(
            decision, "stock", "STOCK_CHOICE", Option(option.id, text("turn-take", what=what), hint, icon=option.icon)
        )


def _purchases(s: State, decision: Decision) -> list[Shortcut]:
    """Return presses to buy one of several tiles."""
    options = tiles_to_buy(s, decision.seat)
    return _worded(decision, "buy", "BUY_TILE", options if len(options) > 1 else [])


def _buildings(s: State, decision: Decision) -> list[Shortcut]:
    options = tiles_to_build(s, decision.seat)
    return _worded(decision, "build", "BUILD_TILE", options if len(options) > 1 else [])


def _worded(decision: Decision, action: str, key: str, options: Iterable[Option]) -> list[Shortcut]:
    return [
        _turn(decision, action, key, replace(one, text=text(f"turn-{action}", what=one.text), group=""))
        for one in options
    ]


def _visits(s: State, decision: Decision) -> list[Shortcut]:
    """Return presses for the dock with what its first package that leaves a choice is used for."""
    player = s.players[decision.seat]
    goods = forecast(player.goods, Effect(cost={FLOWERS: dock_fee(s, decision.seat)})).goods
    for symbol, number in DELIVERIES[s.delivery].packages(s.stage):
        if symbol == BOOST and player.belt:
            return _at_the_dock(decision, _boosts(player, decision, number))
        if symbol == ACTIVATION:
            return _at_the_dock(decision, _targets(player, decision, goods))
        goods = forecast(goods, Effect(gain=((symbol, number),))).goods
    return []


def _at_the_dock(decision: Decision, followed: Iterable[Shortcut]) -> list[Shortcut]:
    visit = _answer(decision, "dock")
    return [
        Shortcut(f"dock:{one.id}", text("turn-dock", what=one.text), one.hint, (visit, *one.answers), one.icon)
        for one in followed
    ]


def _targets(player: Player, decision: Decision, goods: Mapping[str, int]) -> Iterator[Shortcut]:
    """Return presses for what an activation can go to for certain, with those goods."""
    seat = decision.seat
    if len(ROBOTS[player.robot].options) == 1:
        words = text("turn-activate", what=ROBOT_NAME[player.robot])
        hint = text("hint-does", effect=robot_text(player.robot))
        yield Shortcut(ROBOT, words, hint, (Answer(seat, "ACTIVATION_TARGET", (ROBOT,)),), icon_of(player.robot))
    for machine in purple(player):
        effect = MACHINES[machine].effect
        if effect is not None and can_pay(goods, effect.cost):
            words, hint = text("turn-activate", what=MACHINE[machine]), effect_text(effect)
            yield Shortcut(machine, words, hint, (Answer(seat, "ACTIVATION_TARGET", (machine,)),), icon_of(machine))


# Boosts


def all_boosts(s: State, decision: Decision) -> Iterator[Shortcut]:
    """Return the presses that put all boosts of a gain on one tile, or decline them all."""
    player = s.players[decision.seat]
    onto = [one for one in _boosts(player, decision, player.boosts) if len(one.answers) > 1]
    if not onto:
        return  # to decline would stand first and alone, and be taken for advice
    yield from onto
    answers = tuple(_answer(decision, DECLINE.id) for _ in range(player.boosts))
    words = text("press-decline", number=player.boosts)
    yield Shortcut(f"all:{DECLINE.id}", words, DECLINE.hint, answers, DECLINE.icon)


def _boosts(player: Player, decision: Decision, most: int) -> Iterator[Shortcut]:
    """Return for each tile of the belt the press that puts on it as many boosts of a gain as it can take."""
    space = len(player.workshop) + 1
    for tile in player.belt:
        number = min(most, tile.slot)
        words = text("press-boosts", machine=MACHINE[tile.machine], number=number, slot=tile.slot - number)
        answers = (Answer(decision.seat, "BOOST_TARGET", (tile.machine,)),) * number
        hint = boost_hint(tile.machine, tile.slot - number, space, space_bonus(space))
        yield Shortcut(f"all:{tile.machine}", words, hint, answers, icon_of(tile.machine))


# Activations


def with_what_follows(s: State, decision: Decision) -> Iterator[Shortcut]:
    """Return presses for an activation together with what it asks next: a robot's effect, where its boosts go."""
    player = s.players[decision.seat]
    for option in decision.options:
        if option.id == ROBOT:
            yield from _robot_with_option(s, decision)
        effect = MACHINES[option.id].effect if option.id in MACHINES else None
        number = next((number for symbol, number in effect.gain if symbol == BOOST), 0) if effect else 0
        for one in _boosts(player, decision, number) if number else ():
            words = text("press-onto", what=BARE_MACHINE[option.id], machine=one.text.args["machine"])
            answers = (_answer(decision, option.id), *one.answers)
            yield Shortcut(f"{option.id}:{one.id}", words, one.text, answers, icon_of(option.id))


def _robot_with_option(s: State, decision: Decision) -> Iterator[Shortcut]:
    robot = ROBOTS[s.players[decision.seat].robot]
    legal = robot_options(s, decision.seat)
    for one in legal if len(legal) > 1 else ():
        words = text("press-with", what=ROBOT_NAME[BASE_ROBOT.id], then=effect_text(robot.letters()[one.id]))
        answers = (_answer(decision, ROBOT), Answer(decision.seat, "ROBOT_OPTION", (one.id,)))
        yield Shortcut(f"{ROBOT}:{one.id}", words, one.hint, answers, one.icon)


# The night


def runs(s: State, decision: Decision) -> Iterator[Shortcut]:
    """Yield the press that activates all that needs no choice; a single activation is an option of its own."""
    goods, run = foresee_run(s.players[decision.seat], [option.id for option in decision.options])
    if len(run) > 1:
        words, hint = text("press-run", number=len(run)), text("hint-press-run", goods=amounts(goods.items()))
        yield Shortcut("run-everything", words, hint, tuple(_answer(decision, id_) for id_ in run), "activations")


def run_and_end(s: State, decision: Decision) -> Iterator[Shortcut]:
    """Yield the press that activates all that needs no choice and ends the night though something is left."""
    player = s.players[decision.seat]
    goods, run = foresee_run(player, [option.id for option in decision.options])
    left = _left(s, decision, goods, run)
    if run and left:
        answers = tuple(_answer(decision, id_) for id_ in (*run, END_NIGHT.id))
        first = BARE_MACHINE[run[0]] if run[0] in MACHINES else ROBOT_NAME[player.robot]
        words = text("press-run-and-end", number=len(run), what=first, left=left)
        yield Shortcut("run-and-end", words, Text("hint-end-night"), answers, END_NIGHT.icon)


def _left(s: State, decision: Decision, goods: Mapping[str, int], run: list[str]) -> int:
    """Return how much can certainly be activated after that; if nothing, the night ends by itself, or might."""
    player = s.players[decision.seat]
    left = [[MACHINES[id_].effect] for id_ in purple(player) if id_ not in {*run, *player.used}]
    if ROBOT not in {*run, *player.used}:
        plain = [effect for effect in ROBOTS[player.robot].options if effect.special is None]
        left.append([*plain, effect_of(player, ROBOT)])
    return sum(any(effect and can_pay(goods, effect.cost) for effect in effects) for effects in left)


def _answer(decision: Decision, pick: str) -> Answer:
    return Answer(decision.seat, decision.key, (pick,))
