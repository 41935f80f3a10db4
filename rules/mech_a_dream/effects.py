"""The one interpreter of effects: gains, conversions, boosts, activations, robots and copies (6.1, 6.7, 6.9, M).

Every cost is checked before its option is offered and paid when it is named (C108).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from rules.kernel.flows import choose, unless_silent
from rules.kernel.model import Barred, Flow, Option, Seat, Text, text, who
from rules.mech_a_dream.barred import finished, not_activated, not_copied, too_dear, unusable
from rules.mech_a_dream.components import (
    ACTIVATION,
    BOOST,
    DELIVERIES,
    GOODS,
    LETTERS,
    MACHINES,
    ROBOTS,
    Effect,
    Gains,
)
from rules.mech_a_dream.machines import (
    add,
    affordable,
    buy,
    can_pay,
    may_copy_purchase,
    pay,
    payable,
    purple,
    saved,
    space_bonus,
    step,
    total,
)
from rules.mech_a_dream.planner import effect_of, forecast, tuple_of
from rules.mech_a_dream.state import ROBOT, Player, State
from rules.mech_a_dream.wording import (
    DECLINE,
    MACHINE,
    ROBOT_NAME,
    activate_robot_option,
    amount,
    beside_name,
    boost_option,
    buy_option,
    copy_option,
    copy_robot_option,
    letter_option,
    machine_option,
    special_option,
)


def gain(s: State, seat: Seat, gains: Sequence[tuple[str, int]], *, by_robot: bool = False) -> Flow[None]:
    """Work off a list from left to right, each element with all it brings about (C110)."""
    for symbol, elements in groupby(gains, key=_kind):
        if symbol == BOOST:
            for _, number in elements:
                yield from boost(s, seat, number)
        elif symbol == ACTIVATION:
            for _ in range(sum(number for _, number in elements)):
                yield from activate(s, seat, by_robot=by_robot)
        else:
            add(s, seat, elements)


def _kind(element: tuple[str, int]) -> str:
    """Goods need no decision, so those in a row are one line of the log."""
    return element[0] if element[0] in {BOOST, ACTIVATION} else ""


def use(s: State, seat: Seat, effect: Effect, *, by_robot: bool = False) -> Flow[None]:
    """Pay the whole cost, then gain: one lot exactly (I4)."""
    pay(s.players[seat], effect.cost)
    yield from gain(s, seat, effect.gain, by_robot=by_robot)


# Boosts, 6.7


def boost(s: State, seat: Seat, number: int) -> Flow[None]:
    """Place boosts one by one; each may be declined, and with an empty belt the rest is lost (H)."""
    player = s.players[seat]
    for left in range(number, 0, -1):
        if not player.belt:
            s.say("log-boost-lost", who=who(seat), boosts=amount(BOOST, left))
            break
        player.boosts = left
        options = boost_options(player)
        prompt, barred = text("ask-boost", left=left), finished(s, seat)
        picked = yield from choose(seat, "BOOST_TARGET", prompt, options, public=True, barred=barred)
        player.boosts = 0
        if picked == DECLINE.id:
            s.say("log-boost-declined", who=who(seat))
        else:
            step(s, seat, picked)


def boost_options(player: Player) -> list[Option]:
    """Return every tile of the own belt, or to decline this boost (Q7)."""
    space = len(player.workshop) + 1
    points = space_bonus(space)
    return [*(boost_option(tile.machine, tile.slot, space, points) for tile in player.belt), DECLINE]


# Activations, Q8


def activate(s: State, seat: Seat, *, by_robot: bool = False) -> Flow[None]:
    """Activate the own robot or an own purple machine, or decline; without a target it is lost (C6)."""
    options = activations(s, seat, (), by_robot=by_robot)
    if not options:
        s.say("log-activation-lost", who=who(seat))
        return
    asked, barred = [*options, DECLINE], no_activation(s, seat, options, (), by_robot=by_robot)
    picked = yield from choose(seat, "ACTIVATION_TARGET", Text("ask-activation"), asked, public=True, barred=barred)
    if picked == DECLINE.id:
        s.say("log-activation-declined", who=who(seat))
    else:
        yield from activate_target(s, seat, picked)


def activations(s: State, seat: Seat, used: Sequence[str], *, by_robot: bool = False) -> list[Option]:
    """Return what can be activated and paid now: the robot, unless its own effect is at work (M12), and machines."""
    player = s.players[seat]
    options = []
    if not by_robot and ROBOT not in used and (legal := letters(s, seat)):
        options.append(activate_robot_option(player.robot) if s.silent else _robot_option(s, player, len(legal)))
    ready = [machine for machine in purple(player) if machine not in used and payable(player, machine)]
    if s.silent:
        return [*options, *map(machine_option, ready)]
    goods, has_belt = tuple_of(player.goods), bool(player.belt)
    return [*options, *(_machine_option(machine, goods, has_belt) for machine in ready)]


@unless_silent
def no_activation(
    s: State, seat: Seat, options: Sequence[Option], used: Sequence[str], *, by_robot: bool = False
) -> Iterator[Barred]:
    """Yield what cannot be activated beside those; of a robot that can, the effects that it does not have now."""
    yield from not_activated(s, seat, options, used, by_robot=by_robot)
    if any(option.id == ROBOT for option in options):
        yield from unusable(s, seat, robot_options(s, seat), is_open=False)


def activate_target(s: State, seat: Seat, target: str) -> Flow[None]:
    """Carry out the activation that was named in Q8 or Q12."""
    if target == ROBOT:
        yield from use_robot(s, seat)
        return
    effect = MACHINES[target].effect
    assert effect is not None  # noqa: S101  only purple machines are offered
    s.say("log-activate", who=who(seat), machine=MACHINE[target])
    yield from use(s, seat, effect)


@lru_cache(maxsize=4096)
def _machine_option(machine: str, goods: tuple[int, ...], has_belt: bool) -> Option:
    effect = MACHINES[machine].effect
    assert effect is not None  # noqa: S101  only purple machines are offered
    ahead = forecast(dict(zip(GOODS, goods, strict=True)), effect)
    return machine_option(machine, tuple_of(ahead.goods), ahead.lost, 0 if has_belt else ahead.boosts)


def _evening_package(s: State, player: Player) -> Gains | None:
    """Return what a robot that takes the evening package would take now (M5)."""
    return _package_of(s, ROBOTS[player.robot].options[0])


def _package_of(s: State, effect: Effect) -> Gains | None:
    return DELIVERIES[s.delivery].evening if effect.special == "evening-package" else None


def _robot_option(s: State, player: Player, choices: int) -> Option:
    effect = effect_of(player, ROBOT)
    if effect is None:
        return activate_robot_option(player.robot, package=_evening_package(s, player), choices=choices)
    ahead = forecast(player.goods, effect)
    return activate_robot_option(player.robot, tuple_of(ahead.goods), ahead.lost)


# Robots, Q9


def use_robot(s: State, seat: Seat) -> Flow[None]:
    """Activate the own robot: one of its options, unless it has only one (C105)."""
    player = s.players[seat]
    robot = ROBOTS[player.robot]
    letter = "a"
    if len(robot.options) > 1:
        options = robot_options(s, seat)
        barred = unusable(s, seat, options)
        letter = yield from choose(seat, "ROBOT_OPTION", Text("ask-option"), options, public=True, barred=barred)
    option = robot.letters()[letter]
    player.settled = option.special != "buy"
    kind, what = beside_name(option, option.cost)
    s.say("log-robot", who=who(seat), robot=ROBOT_NAME[robot.id], kind=kind, what=what)
    if option.special in {"copy-machine", "copy-robot"}:
        yield from copy(s, seat, option)
    else:
        pay(player, option.cost)
        yield from perform(s, seat, option)
    player.settled = True


def robot_options(s: State, seat: Seat) -> list[Option]:
    """Return the legal options of the own robot (Q9)."""
    player = s.players[seat]
    goods, has_belt = tuple_of(player.goods), bool(player.belt)
    return [_letter_option(player.robot, letter, goods, has_belt) for letter in letters(s, seat)]


@lru_cache(maxsize=4096)
def _letter_option(robot: str, letter: str, goods: tuple[int, ...], has_belt: bool) -> Option:
    option = ROBOTS[robot].letters()[letter]
    if option.special is not None:
        return special_option(robot, letter)
    ahead = forecast(dict(zip(GOODS, goods, strict=True)), option)
    return letter_option(robot, letter, tuple_of(ahead.goods), ahead.lost, 0 if has_belt else ahead.boosts)


def letters(s: State, seat: Seat) -> list[str]:
    """Return the letters of the own robot's options that are legal and payable."""
    options = ROBOTS[s.players[seat].robot].options
    return [letter for letter, option in zip(LETTERS, options, strict=False) if is_legal(s, seat, option)]


def is_legal(s: State, seat: Seat, option: Effect) -> bool:
    """Say whether an option of a robot can be paid and has something to buy or to copy (Q9, M14)."""
    if not can_pay(s.players[seat].goods, option.cost):
        return False
    match option.special:
        case "buy":
            return bool(affordable(s, seat))
        case "copy-machine":
            return bool(machines_to_copy(s, seat, option))
        case "copy-robot":
            return bool(robots_to_copy(s, seat, option))
        case _:
            return True


def perform(s: State, seat: Seat, option: Effect) -> Flow[None]:
    """Carry out an option of a robot, own or copied, that has been paid."""
    match option.special:
        case "evening-package":
            yield from gain(s, seat, DELIVERIES[s.delivery].evening, by_robot=True)  # M5
        case "buy":
            yield from buy_by_robot(s, seat, option.slots_less)
        case _:
            yield from gain(s, seat, option.gain, by_robot=True)


def buy_by_robot(s: State, seat: Seat, slots_less: int) -> Flow[None]:
    """Buy a tile without an assistant at its usual price; no Specialist is triggered (M7, M8)."""
    machine = yield from choose_tile(s, seat, "ask-buy-robot", slots_less)
    buy(s, seat, machine, slots_less)


def choose_tile(s: State, seat: Seat, prompt: str, slots_less: int = 0) -> Flow[str]:
    """Choose a tile on offer that can be paid (Q5)."""
    options = tiles_to_buy(s, seat, slots_less)
    barred = too_dear(s, seat, options)
    return (yield from choose(seat, "BUY_TILE", Text(prompt), options, public=True, barred=barred))


def tiles_to_buy(s: State, seat: Seat, slots_less: int = 0) -> list[Option]:
    """Return the tiles on offer that can be paid, each with what it costs and where it lands."""
    saves = saved(s.players[seat])
    return [
        buy_option(machine, *saves.price(machine), saves.landing(machine, slots_less))
        for machine in affordable(s, seat)
    ]


# Copies, Q10


def copy(s: State, seat: Seat, option: Effect) -> Flow[None]:
    """Copy an opponent's machine or robot: name it, pay everything at once, the gains are the copier's (M9, C112)."""
    prompt, options = Text(f"ask-{option.special}"), copy_options(s, seat, option)
    barred = not_copied(s, seat, option, options)
    picked = yield from choose(seat, "COPY_TARGET", prompt, options, public=True, barred=barred)
    copied = machine_effect(picked) if picked in MACHINES else robot_effect(picked)
    named = MACHINE[picked] if picked in MACHINES else ROBOT_NAME[picked if picked in ROBOTS else picked[:-1]]
    cost = total(option.cost, copied.cost)
    kind, effect = beside_name(copied, cost)
    s.say("log-copy", who=who(seat), what=named, kind=kind, effect=effect)
    pay(s.players[seat], cost)
    yield from perform(s, seat, copied)


def copy_options(s: State, seat: Seat, option: Effect) -> list[Option]:
    """Return what can be copied and paid now (Q10)."""
    return machines_to_copy(s, seat, option) if option.special == "copy-machine" else robots_to_copy(s, seat, option)


def machines_to_copy(s: State, seat: Seat, option: Effect) -> list[Option]:
    """Return the purple machines of opponents whose cost can be paid beside the copier's own (M9)."""
    player = s.players[seat]
    return [
        copy_option(machine, *_after_copying(player, option, machine_effect(machine)))
        for owner in s.opponents(seat)
        for machine in purple(s.players[owner])
        if can_pay(player.goods, total(option.cost, machine_effect(machine).cost))
    ]


def _after_copying(player: Player, option: Effect, copied: Effect) -> tuple[tuple[int, ...], int, int]:
    """Return the goods after a copy, what the cap takes away of them, and the boosts that have no tile."""
    ahead = forecast(player.goods, Effect(total(option.cost, copied.cost), copied.gain))
    return tuple_of(ahead.goods), ahead.lost, 0 if player.belt else ahead.boosts


def robots_to_copy(s: State, seat: Seat, option: Effect) -> list[Option]:
    """Return the robots of opponents with their options that can be paid and are legal for the copier."""
    return [
        copy_robot_option(
            robot.id,
            letter if len(robot.options) > 1 else "",
            *_after_copying(s.players[seat], option, copied),
            _package_of(s, copied),
        )
        for owner in s.opponents(seat)
        for robot in (ROBOTS[s.players[owner].robot],)
        for letter, copied in robot.letters().items()
        if _can_copy(s, seat, owner, option, copied)
    ]


def _can_copy(s: State, seat: Seat, owner: Seat, option: Effect, copied: Effect) -> bool:
    if not can_pay(s.players[seat].goods, total(option.cost, copied.cost)):
        return False
    if copied.special == "buy":
        return may_copy_purchase(s, owner) and bool(affordable(s, seat))
    return copied.special is None or copied.special == "evening-package"


def machine_effect(machine: str) -> Effect:
    """Return the effect of a purple machine."""
    effect = MACHINES[machine].effect
    assert effect is not None  # noqa: S101  only purple machines are offered
    return effect


def robot_effect(named: str) -> Effect:
    """Return the effect of a robot with its option, as RB5a or RB1."""
    return ROBOTS[named].options[0] if named in ROBOTS else ROBOTS[named[:-1]].letters()[named[-1]]
