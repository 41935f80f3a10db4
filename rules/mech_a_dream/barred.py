"""What a player may look for and cannot do now, with the reason in words. Who offers a thing asks here what it bars.

Each function is told what is on offer and gives a reason for the rest, so that the two cannot disagree.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache

from msgspec.structs import replace

from rules.kernel.flows import unless_silent
from rules.kernel.model import Barred, Option, Seat, Text, text, who
from rules.mech_a_dream.components import FLOORS, FLOWERS, MACHINES, RAINBOWS, ROBOTS, Effect, Gains
from rules.mech_a_dream.machines import can_pay, dock_fee, may_copy_purchase, on_offer, price, purple, total
from rules.mech_a_dream.state import ROBOT, Card, State
from rules.mech_a_dream.wording import (
    MACHINE,
    ROBOT_NAME,
    SPECIALIST,
    amount,
    amounts,
    effect_text,
    icon_of,
    letter_words,
    price_text,
)

NO_PURCHASE = Barred("buy", Text("opt-buy-action"), Text("barred-no-tile"), "buy")
NO_OFFER = Barred("buy", Text("opt-buy-action"), Text("barred-no-offer"), "buy")
NO_BELT = Barred("build", Text("opt-build-action"), Text("barred-no-belt"), "build")
FINISHED, UNFINISHED = Text("barred-finished"), Text("barred-unfinished")
PERMANENT, REWARDED = Text("barred-permanent"), Text("barred-rewarded")
USED, ROBOT_IN_ROBOT = Text("barred-used"), Text("barred-robot-in-robot")
NO_TILE, NO_EFFECT = Text("barred-no-tile"), Text("barred-no-effect")
NO_MACHINE_TO_COPY, NO_PAYABLE_COPY = Text("barred-no-copy"), Text("barred-no-payable-copy")
OWNED, IN_THE_EVENING, TWO_OF_A_KIND = Text("barred-owned"), Text("barred-evening"), Text("barred-two-of-a-kind")
TOO_DEAR_BEFORE = Text("barred-before")
PAID, OTHER_WORK = Text("barred-paid"), Text("barred-other-work")


def _ids(options: Iterable[Option]) -> set[str]:
    return {option.id for option in options}


def _lacking(goods: Mapping[str, int], cost: Mapping[str, int]) -> Text:
    """Return what a cost asks for beyond the goods that are there (I4)."""
    return _lacks(tuple([(good, number - goods[good]) for good, number in cost.items() if number > goods[good]]))


@cache
def _lacks(missing: tuple[tuple[str, int], ...]) -> Text:
    return text("barred-lacks", goods=amounts(missing))


def _machine(machine: str, reason: Text, kind: str = "") -> Barred:
    return Barred(kind + machine, MACHINE[machine], reason, icon_of(machine))


# An assistant's work, Q3 to Q7


@unless_silent
def no_action(s: State, seat: Seat, options: Sequence[Option]) -> Iterator[Barred]:
    """Yield the places where an assistant cannot go: the dock and the offer too dear, the belt empty (Q3, D8, E4)."""
    offered = _ids(options)
    if "dock" not in offered:
        fee = dock_fee(s, seat)
        words, reason = text("opt-dock", price=price_text(FLOWERS, fee)), {FLOWERS: fee}
        yield Barred("dock", words, _lacking(s.players[seat].goods, reason), "dock")
    if "buy" not in offered:
        yield NO_PURCHASE if on_offer(s) else NO_OFFER
    if "build" not in offered:
        yield NO_BELT


@unless_silent
def no_other_place(s: State, seat: Seat) -> Iterator[Barred]:
    """Yield the places that left nothing but the stock room, for its own question: nobody was asked before (C101)."""
    fee = price_text(FLOWERS, dock_fee(s, seat))
    yield Barred("dock", text("opt-dock", price=fee), TOO_DEAR_BEFORE, "dock")
    yield replace(NO_PURCHASE, reason=TOO_DEAR_BEFORE) if on_offer(s) else NO_OFFER
    yield NO_BELT


@unless_silent
def too_dear(s: State, seat: Seat, options: Sequence[Option], kind: str = "") -> Iterator[Barred]:
    """Yield the tiles for which a player lacks ink or rainbows (D2)."""
    offered = _ids(options)
    player = s.players[seat]
    for machine in on_offer(s):
        if machine not in offered:
            good, number = price(player, machine)
            yield _machine(machine, _lacking(player.goods, {good: number}), kind)


@unless_silent
def finished(s: State, seat: Seat) -> Iterator[Barred]:
    """Yield the own completed machines, which take no assistant and no boost (E1)."""
    for machine in s.players[seat].workshop:
        yield _machine(machine, FINISHED)


@unless_silent
def one_of_each(_s: State, choice: Gains) -> Iterator[Barred]:
    """Yield one of each kind, where only alternatives are on offer (B3)."""
    goods = [amount(symbol, 1) for symbol, _ in choice]
    yield Barred("+".join(f"1{symbol}" for symbol, _ in choice), text("opt-take", goods=goods), TWO_OF_A_KIND, "stock")


# Specialists, Q2, Q4 and Q11


def _card(card: Card, reason: Text, kind: str = "") -> Barred:
    return Barred(kind + card.id, SPECIALIST[card.id], reason, icon_of(card.id))


@unless_silent
def drafted(s: State) -> Iterator[Barred]:
    """Yield the Specialists whom somebody has drafted before, and who (N2)."""
    for card in s.cards:
        if card.owner is not None:
            yield _card(card, text("barred-drafted", who=who(card.owner)))


@unless_silent
def not_taken(s: State, seat: Seat, options: Sequence[Option], kind: str = "") -> Iterator[Barred]:
    """Yield the Specialists who cannot be taken: one's own, any in the evening, too dear ones (N5, N7, N11)."""
    offered = _ids(options)
    goods = s.players[seat].goods
    for card in s.cards:
        if card.id in offered:
            continue
        if card.owner == seat:
            yield _card(card, OWNED, kind)
        elif not FLOORS[s.stage].specialist:
            yield _card(card, IN_THE_EVENING, kind)
        else:
            yield _card(card, _lacking(goods, {RAINBOWS: card.token}), kind)


@unless_silent
def not_rewarding(s: State, seat: Seat, offered: Collection[str], paid: Collection[str]) -> Iterator[Barred]:
    """Yield the own Specialists who reward nothing more now: paid already, or not noted for this work (N12, N16)."""
    for card in s.cards:
        if card.owner == seat and card.id not in offered:
            yield _card(card, PAID if card.id in paid else OTHER_WORK)


# Activations, Q8, Q9 and Q12


@unless_silent
def not_activated(
    s: State, seat: Seat, options: Sequence[Option], used: Collection[str], *, by_robot: bool = False
) -> Iterator[Barred]:
    """Yield the own robot and machines that cannot be activated: used, unpaid, unfinished, not purple (G7, I2, I4)."""
    offered = _ids(options)
    player = s.players[seat]
    if ROBOT not in offered:
        reason = ROBOT_IN_ROBOT if by_robot else USED if ROBOT in used else _no_effect(s, seat)
        yield Barred(ROBOT, ROBOT_NAME[player.robot], reason, icon_of(player.robot))
    for machine in player.workshop:
        if machine not in offered:
            effect = MACHINES[machine].effect
            reason = (
                _never_activated(machine)
                if effect is None
                else USED
                if machine in used
                else _lacking(player.goods, effect.cost)
            )
            yield _machine(machine, reason)
    for tile in player.belt:
        yield _machine(tile.machine, UNFINISHED)


def _never_activated(machine: str) -> Text:
    """Return what a machine that is not purple does instead (G5, G7)."""
    return PERMANENT if MACHINES[machine].power else REWARDED


def _no_effect(s: State, seat: Seat) -> Text:
    """Return why none of the options of a robot is legal: what all lack, if that is the same."""
    first, *others = [_unusable(s, seat, option) for option in ROBOTS[s.players[seat].robot].options]
    return first if all(other == first for other in others) else NO_EFFECT


def _unusable(s: State, seat: Seat, option: Effect) -> Text:
    """Return why an option of the own robot is not legal: what it lacks, or nothing to buy or to copy (Q9, M14)."""
    goods = s.players[seat].goods
    if not can_pay(goods, option.cost):
        return _lacking(goods, option.cost)
    if option.special == "buy":
        return NO_TILE
    is_alone = option.special == "copy-machine" and not any(purple(s.players[other]) for other in s.opponents(seat))
    return NO_MACHINE_TO_COPY if is_alone else NO_PAYABLE_COPY


def _robot_words(robot: str, option: Effect) -> Text:
    return text("opt-copy-robot", robot=ROBOT_NAME[robot], effect=effect_text(option))


@unless_silent
def unusable(s: State, seat: Seat, options: Sequence[Option], *, is_open: bool = True) -> Iterator[Barred]:
    """Yield the options of the own robot that are not legal now; before it is activated they name the robot too."""
    offered = _ids(options)
    robot = s.players[seat].robot
    for letter, option in ROBOTS[robot].letters().items():
        if letter not in offered:
            words = letter_words(robot, letter) if is_open else _robot_words(robot, option)
            yield Barred(letter if is_open else f"{ROBOT}:{letter}", words, _unusable(s, seat, option), icon_of(robot))


# Copies, Q10


@unless_silent
def not_copied(s: State, seat: Seat, option: Effect, options: Sequence[Option]) -> Iterator[Barred]:
    """Yield what belongs to opponents and cannot be copied (M9, M10)."""
    offered = _ids(options)
    for owner in s.opponents(seat):
        if option.special == "copy-machine":
            yield from _machines_not_copied(s, seat, owner, option, offered)
        else:
            yield from _robot_not_copied(s, seat, owner, option, offered)


def _machines_not_copied(
    s: State, seat: Seat, owner: Seat, option: Effect, offered: Collection[str]
) -> Iterator[Barred]:
    goods = s.players[seat].goods
    for machine in s.players[owner].workshop:
        if machine not in offered:
            effect = MACHINES[machine].effect
            reason = _never_activated(machine) if effect is None else _lacking(goods, total(option.cost, effect.cost))
            yield _machine(machine, reason)


def _robot_not_copied(s: State, seat: Seat, owner: Seat, option: Effect, offered: Collection[str]) -> Iterator[Barred]:
    goods, robot = s.players[seat].goods, ROBOTS[s.players[owner].robot]
    for letter, copied in robot.letters().items():
        id_ = robot.id + (letter if len(robot.options) > 1 else "")
        if id_ in offered:
            continue
        cost = total(option.cost, copied.cost)
        if not can_pay(goods, cost):
            reason = _lacking(goods, cost)
        else:
            reason = NO_TILE if may_copy_purchase(s, owner) else text("barred-not-yet", who=who(owner))
        yield Barred(id_, _robot_words(robot.id, copied), reason, icon_of(robot.id))
