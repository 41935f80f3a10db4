"""The texts and options of Mech A Dream that several modules need. What depends on small numbers is made once."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache, reduce

from rules.kernel.amounts import NOTHING
from rules.kernel.model import Arg, Option, Seat, Text, text, who
from rules.mech_a_dream.components import (
    DELIVERIES,
    DREAMS,
    FIGURES,
    FLOORS,
    FLOWERS,
    GOODS,
    MACHINES,
    RAINBOWS,
    ROBOTS,
    SAVES,
    SPECIALISTS,
    Effect,
    Gains,
    Machine,
)

DECLINE = Option("decline", Text("opt-decline"), Text("hint-decline"), icon="decline", plain=True)
END_NIGHT = Option("END_NIGHT", Text("opt-end-night"), icon="night", plain=True)
END_NIGHT_EARLY = Option("END_NIGHT", Text("opt-end-night"), Text("hint-end-night"), icon="night", plain=True)
"""The same where something could still be activated."""
END_NIGHT_UNCOPIED = Option("END_NIGHT", Text("opt-end-night"), Text("hint-end-night-copy"), icon="night", plain=True)
"""The same where the robot may still come to copy something."""


@cache
def amount(symbol: str, number: int) -> Text:
    """Return a number of one symbol in words, as 2 flowers."""
    return text(f"amount-{symbol}", number=number)


def amounts(gains: Iterable[tuple[str, int]]) -> Text | list[Text]:
    """Return symbols in words; none at all are nothing."""
    return [amount(symbol, number) for symbol, number in gains if number] or NOTHING


def choice_text(choice: Iterable[tuple[str, int]]) -> Text:
    """Return goods of which one is chosen, as 2 flowers or 2 ink."""
    return _either(amount(symbol, number) for symbol, number in choice)


def _either(texts: Iterable[Text], key: str = "either") -> Text:
    return reduce(lambda one, other: text(key, one=one, other=other), texts)


@cache
def price_text(good: str, number: int) -> Text:
    """Return a price in words; nothing at all is free."""
    return amount(good, number) if number else Text("free")


def effect_text(effect: Effect) -> Text:
    """Return what an activation does, as 1 flower → 2 dreams."""
    what = Text(f"effect-{effect.special}", {"less": effect.slots_less}) if effect.special else None
    if what is None:
        what = text("effect-production", gain=amounts(effect.gain))
    return text("effect-conversion", cost=amounts(effect.cost.items()), gain=what) if effect.cost else what


def beside_name(effect: Effect, cost: Mapping[str, int]) -> tuple[str, Arg]:
    """Return what is told beside the name of what a robot does: its kind, and something special or what it costs.

    What it brings is not told there, for the gain has a line of its own.
    """
    if effect.special:
        return "special", effect_text(effect)
    return ("price" if cost else "none"), amounts(cost.items())


def _machine_text(machine: Machine) -> Text:
    if machine.effect is not None:
        return effect_text(machine.effect)
    if machine.power is not None:
        return text(f"power-{machine.power}", number=SAVES[machine.power])
    return text("effect-production", gain=amounts(machine.on_complete))


EFFECT = {id_: _machine_text(machine) for id_, machine in MACHINES.items()}
BARE_MACHINE = {id_: Text(f"machine-{id_}") for id_ in MACHINES}
MACHINE = {id_: text("machine", name=BARE_MACHINE[id_], id=id_) for id_ in MACHINES}
"""The name with the number that stands in the pictures."""
ROBOT_NAME = {id_: Text(f"robot-{id_}") for id_ in ROBOTS}
SPECIALIST = {id_: Text(f"specialist-{id_}") for id_ in SPECIALISTS}
DELIVERY = {id_: text("delivery", id=id_) for id_ in DELIVERIES}
GOOD_ICON = {"F": "flowers", "I": "ink", "R": "rainbows", "D": "dreams", "B": "boosts", "A": "activations"}


def icon_of(id_: str) -> str:
    """Return the key of the icon of a machine, a robot or a Specialist."""
    kind = "machine" if id_ in MACHINES else "robot" if id_ in ROBOTS else "specialist"
    return f"{kind}-{id_}"


@cache
def robot_text(robot: str) -> Text:
    """Return what a robot does: one of its options, told apart from the goods that each lists."""
    return _either(map(effect_text, ROBOTS[robot].options), "either-effect")


@cache
def specialist_text(card: str) -> Text:
    """Return what a Specialist gives and for what."""
    specialist = SPECIALISTS[card]
    bonus = choice_text(specialist.choose_one) if specialist.choose_one else amounts(specialist.bonus)
    triggers = [Text(f"trigger-{trigger}") for trigger in specialist.trigger]
    return text("specialist-effect", trigger=triggers, bonus=bonus)


@cache
def robot_option(robot: str) -> Option:
    """Return the option to keep a Monitor Screen."""
    start = amounts(ROBOTS[robot].start.items())
    hint = text("hint-keep", effect=robot_text(robot), start=start)
    return Option(robot, text("opt-keep", robot=ROBOT_NAME[robot]), hint, icon=icon_of(robot))


@cache
def draft_option(card: str) -> Option:
    """Return the option to draft a Specialist."""
    return Option(card, SPECIALIST[card], specialist_text(card), icon=icon_of(card))


@cache
def buy_option(machine: str, good: str, number: int, slot: int) -> Option:
    """Return the option to buy a tile at a price, landing on a slot; 0 or less completes it at once."""
    tile = MACHINES[machine]
    words = text("opt-buy", machine=MACHINE[machine], price=price_text(good, number))
    slot = max(0, slot)
    if tile.power:
        hint = text("hint-buy-saves", effect=EFFECT[machine], slot=slot, goods=amounts(tile.on_complete))
    elif tile.effect:
        hint = text("hint-buy", effect=EFFECT[machine], slot=slot)
    else:
        hint = text("hint-buy-gives", slot=slot, goods=amounts(tile.on_complete))
    return Option(machine, words, hint, tile.type, icon_of(machine), final=True)


@cache
def build_option(machine: str, slot: int, steps: int) -> Option:
    """Return the option to put an assistant on a tile that will move so many steps in the next advance."""
    after = max(0, slot - steps)
    return Option(
        machine,
        text("opt-build", machine=MACHINE[machine], slot=slot),
        text("hint-build", slot=after),
        icon=icon_of(machine),
    )


@cache
def boost_option(machine: str, slot: int, space: int, points: int) -> Option:
    """Return the option to move a tile one slot on; completing it fills a space for some points."""
    hint, icon = boost_hint(machine, slot - 1, space, points), icon_of(machine)
    if slot > 1:
        return Option(machine, text("opt-boost", machine=MACHINE[machine], slot=slot - 1), hint, icon=icon)
    return Option(machine, text("opt-boost-completes", machine=MACHINE[machine]), hint, icon=icon)


@cache
def boost_hint(machine: str, left: int, space: int, points: int) -> Text:
    """Return what a tile brings once boosts have moved it on, with so many slots left before it.

    How many machines are completed before it is open then: points of its space are told only for one without any left.
    """
    if left:
        at_once = amounts(MACHINES[machine].on_complete)
        return text(f"hint-boost{_works(machine)}", left=left, goods=at_once, effect=EFFECT[machine])
    gains = Counter[str]()
    for symbol, gained in (*MACHINES[machine].on_complete, (DREAMS, points)):
        gains[symbol] += gained
    return _completion_hint(machine, space, amounts(gains.items()))


def _works(machine: str) -> str:
    """Return by how a completed machine works which messages tell of it."""
    tile = MACHINES[machine]
    return "-saves" if tile.power else "-nights" if tile.effect else ""


def _completion_hint(machine: str, space: int, goods: Text | list[Text]) -> Text:
    """Return what completing a machine brings at once and later, or that it makes this night the last."""
    if space >= FIGURES.end_machines.value:
        return text("hint-completes-last", space=space, goods=goods)
    key = "hint-completes-plain" if goods is NOTHING else "hint-completes"
    works = _works(machine)
    return text(f"{key}{works}", space=space, goods=goods, **({"effect": EFFECT[machine]} if works else {}))


@lru_cache(4096)
def machine_option(machine: str, after: tuple[int, ...] = (), lost: int = 0, idle: int = 0) -> Option:
    """Return the option to activate a machine, with what the player would have then unless nobody reads it."""
    words = text("opt-activate", machine=MACHINE[machine], effect=EFFECT[machine])
    hint = after_hint(after, lost, idle) if after else None
    return Option(machine, words, hint, icon=icon_of(machine), warns=bool(lost or idle))


@lru_cache(1024)
def activate_robot_option(
    robot: str, after: tuple[int, ...] = (), lost: int = 0, package: Gains | None = None, choices: int = 0
) -> Option:
    """Return the option to activate the own robot; what follows is known if it has one option only, else asked."""
    hint = after_hint(after, lost, 0) if after else text("hint-robot-choice", number=choices)
    if package is not None:
        hint = text("hint-package", packages=amounts(package))
    words = text("opt-robot", robot=ROBOT_NAME[robot], effect=robot_text(robot))
    return Option("robot", words, hint, icon=icon_of(robot), warns=lost > 0)


def letter_option(robot: str, letter: str, after: tuple[int, ...], lost: int, idle: int) -> Option:
    """Return the option to use one of a robot's effects, with what the player would have then."""
    hint, words = after_hint(after, lost, idle), letter_words(robot, letter)
    return Option(letter, words, hint, icon=icon_of(robot), warns=bool(lost or idle))


@cache
def special_option(robot: str, letter: str) -> Option:
    """Return the option to use a robot's effect that buys or copies something."""
    effect = ROBOTS[robot].letters()[letter]
    hint = text(f"hint-special-{effect.special}", price=amounts(effect.cost.items()))
    return Option(letter, letter_words(robot, letter), hint, icon=icon_of(robot))


@cache
def letter_words(robot: str, letter: str) -> Text:
    """Return what one of a robot's effects is called."""
    return text("opt-letter", letter=letter, effect=effect_text(ROBOTS[robot].letters()[letter]))


@lru_cache(4096)
def copy_option(machine: str, after: tuple[int, ...], lost: int, idle: int) -> Option:
    """Return the option to copy a machine of an opponent, with what the copier would have then."""
    hint = after_hint(after, lost, idle)
    words = text("opt-copy", what=MACHINE[machine], effect=EFFECT[machine])
    return Option(machine, words, hint, icon=icon_of(machine), warns=bool(lost or idle))


@lru_cache(4096)
def copy_robot_option(
    robot: str, letter: str, after: tuple[int, ...], lost: int, idle: int, package: Gains | None = None
) -> Option:
    """Return the option to copy a robot of an opponent; one with one option has no letter (C106)."""
    effect = ROBOTS[robot].letters()[letter or "a"]
    words = text("opt-copy-robot", robot=ROBOT_NAME[robot], effect=effect_text(effect))
    hint = Text("hint-special-buy") if effect.special == "buy" else after_hint(after, lost, idle)
    if package is not None:
        hint = text("hint-package", packages=amounts(package))
    return Option(robot + letter, words, hint, icon=icon_of(robot), warns=bool(lost or idle))


@cache
def goods_option(symbol: str, number: int, after: int, lost: int, is_neutral: bool) -> Option:
    """Return the option to take goods in the stock room or from a Specialist, with what the dial shows then."""
    hint = text("hint-lost", lost=lost) if lost else text("hint-after", goods=amount(symbol, after))
    id_, words = f"{number}{symbol}", text("opt-take", goods=amount(symbol, number))
    return Option(id_, words, hint, "goods", GOOD_ICON[symbol], warns=lost > 0, neutral=is_neutral)


@cache
def take_option(card: str, token: int, owner: Seat | None) -> Option:
    """Return the option to take a Specialist from its owner or from the centre."""
    words = text("opt-take-card", card=SPECIALIST[card], price=price_text(RAINBOWS, token))
    hint = text("hint-card", effect=specialist_text(card), owner=Text("centre") if owner is None else who(owner))
    return Option(card, words, hint, "specialist", icon_of(card))


@cache
def stock_option(part: str, *, has_card: bool) -> Option:
    """Return the option to send an assistant to the stock room's floor of that part of the day."""
    floor = FLOORS[part]
    choice = choice_text(floor.choice)
    if has_card:
        choice = text("hint-stock-card", choice=choice)
    hint = text("hint-stock", fixed=amounts(floor.fixed), choice=choice) if floor.fixed else choice
    return Option("stock", Text("opt-stock"), hint, icon="stock")


@cache
def dock_option(fee: int) -> Option:
    """Return the option to send an assistant to the dock, without what the packages would bring."""
    return Option("dock", text("opt-dock", price=price_text(FLOWERS, fee)), icon="dock")


@cache
def action_option(action: str, number: int) -> Option:
    """Return the option to send an assistant to one of several tiles, which are asked next."""
    return Option(action, Text(f"opt-{action}-action"), text(f"hint-{action}-action", number=number), icon=action)


@cache
def bonus_option(card: str) -> Option:
    """Return the option to be paid by a Specialist next."""
    return Option(card, SPECIALIST[card], specialist_text(card), icon=icon_of(card))


def after_hint(after: tuple[int, ...], lost: int, idle: int) -> Text:
    """Return what a player would have then, what the cap would cost and how many boosts would be lost."""
    if idle:
        return text("hint-after-idle", goods=amounts(zip(GOODS, after, strict=True)), boosts=amount("B", idle))
    key = "hint-after-lost" if lost else "hint-after"
    return text(key, goods=amounts(zip(GOODS, after, strict=True)), lost=lost)
