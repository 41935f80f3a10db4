"""Answers that may be given with one press: a card with the walk it is played for, a purchase with its robot.

A press stands for single answers in the order of the rules (C104): the record holds those and knows of no press. Where
the rules would not ask, because there is no choice, no answer stands for it. Nothing here changes a position.
"""

from collections.abc import Iterator
from functools import reduce

from rules.kernel.model import Answer, Decision, Option, Seat, Shortcut, Text, text
from rules.transmissions import effects
from rules.transmissions.buying import SURCHARGES, idea_offers, item_offers, payments
from rules.transmissions.components import FIGURES, ITEMS, LIGHT, PLACES, ROBOTS, SLOTS, TRANSMISSIONS
from rules.transmissions.effects import PICK_ROBOT, PRE_ACTION, PRE_MOVE, TURN_BEGIN
from rules.transmissions.moving import Way, ways
from rules.transmissions.state import Player, State
from rules.transmissions.wording import DOES, FIELD, NAME, NO, TRANSMISSION, gives, tile_name


def shortcuts(s: State, decision: Decision) -> tuple[Shortcut, ...]:
    """Return the presses that may stand beside an open decision."""
    match decision.key:
        case effects.TURN_BEGIN:
            return tuple(_cards(s, decision))
        case effects.PICK_ROBOT:
            return tuple(_robots(s, decision))
        case effects.PRE_ACTION if s.place() == "village":
            return tuple(_items(s, decision.seat))
        case effects.PRE_ACTION if s.place() == "junkyard":
            return tuple(_ideas(s, decision.seat))
        case _:
            return ()


def _walks(s: State, seat: Seat, robot: str) -> Iterator[Way]:
    """Yield the walks of a robot that copy nothing."""
    return (way for way in ways(s, seat, robot) if way.kind == "walk" and not way.copies)


# A card, the robot, its walk


def _cards(s: State, decision: Decision) -> Iterator[Shortcut]:
    for option in decision.options:
        kind, _, card = option.id.partition(":")
        robots = _movable(s, card) if kind == "play" else []
        for robot in robots:
            first = [(TURN_BEGIN, option.id), *([(PICK_ROBOT, robot)] if len(robots) > 1 else [])]
            yield from (_walk(decision.seat, card, robot, way, first) for way in _walks(s, decision.seat, robot))


def _movable(s: State, card: str) -> list[str]:
    figures = TRANSMISSIONS[card]
    return [robot for robot in ROBOTS if robot == figures.robot or PLACES[s.robots[robot] // 2] in figures.locations]


def _walk(seat: Seat, card: str, robot: str, way: Way, first: list[tuple[str, str]]) -> Shortcut:
    words = text("press-walk", robot=NAME[robot], steps=way.steps, field=FIELD[way.target])
    does = DOES[PLACES[way.target // 2]]
    hint = text("hint-press-card", card=TRANSMISSION[card], does=does) if card else text("hint-there", does=does)
    answers = _answers(seat, [*first, (PRE_MOVE, way.id)])
    return Shortcut(":".join([*([card] if card else []), robot, way.id]), words, hint, answers, f"robot-{robot}")


def _robots(s: State, decision: Decision) -> Iterator[Shortcut]:
    for option in decision.options:
        first = [(PICK_ROBOT, option.id)]
        found = _walks(s, decision.seat, option.id)
        yield from (_walk(decision.seat, "", option.id, way, first) for way in found)


# A purchase, and the robot it goes on


def _items(s: State, seat: Seat) -> Iterator[Shortcut]:
    """Yield every item that can be bought with each robot that has room, paid as printed and without a forest card."""
    player = s.players[seat]
    robots = [robot for robot in ROBOTS if player.free(robot) >= FIGURES.item_slots.value]
    for option in item_offers(s, seat):
        item = option.id.rpartition(":")[2]
        ways_to_pay = payments(player, ITEMS[item].cost)
        start = [(PRE_ACTION, option.id), *([("PAY", ways_to_pay[0])] if len(ways_to_pay) > 1 else [])]
        left = sum(player.free(robot) for robot in ROBOTS) - FIGURES.item_slots.value
        declined = [("IDEA_ABOVE", NO.id)] if player.unused("idea_above") and left >= FIGURES.idea_slots.value else []
        for robot in robots:
            placed = [("PLACE_ITEM", robot)] if len(robots) > 1 else []
            yield from _purchase(player, seat, option, robot, [*start, *placed, *declined])


def _ideas(s: State, seat: Seat) -> Iterator[Shortcut]:
    """Yield every idea that can be bought with each robot that has room, and each colour that may be paid with it."""
    player = s.players[seat]
    robots = [robot for robot in ROBOTS if player.free(robot) >= FIGURES.idea_slots.value]
    for option in idea_offers(s, seat):
        column = option.id.split(":")[1]
        light = [colour for colour in LIGHT if player.engrams[colour]] if SURCHARGES[int(column) - 1] else []
        for robot in robots:
            placed = [("PLACE_IDEA", robot)] if len(robots) > 1 else []
            for colour in light if len(light) > 1 else [""]:
                paid = [("SURCHARGE", colour)] if colour else []
                yield from _purchase(player, seat, option, robot, [(PRE_ACTION, option.id), *paid, *placed], colour)


def _purchase(
    player: Player, seat: Seat, bought: Option, robot: str, given: list[tuple[str, str]], colour: str = ""
) -> Iterator[Shortcut]:
    """Yield the press for a purchase, unless it takes one press anyway; `bought` is its option."""
    if len(given) == 1:
        return
    _, column, tile = bought.id.split(":")
    words = text("press-buy", column=int(column), tile=tile_name(tile), robot=NAME[robot])
    id_ = ":".join([bought.id, robot, *([colour] if colour else [])])
    more = [text("hint-press-paid", good=Text(colour))] if colour else []
    if player.free(robot) == SLOTS[tile] and not (bought.hint and bought.hint.key == "hint-ends"):
        more.insert(0, text("hint-press-fills", points=ROBOTS[robot].points))
    yield Shortcut(id_, words, _brings(tile, bought.hint, more), _answers(seat, given), tile_name(tile).key)


def _brings(tile: str, told: Text | None, more: list[Text]) -> Text:
    """Return what a purchase brings; beside more there is no room to say what leaves the game."""
    brings = gives(tile) if told is None or (more and told.key == "hint-lost") else told
    return reduce(lambda one, other: text("hint-press-buy", one=one, other=other), more, brings)


def _answers(seat: Seat, given: list[tuple[str, str]]) -> tuple[Answer, ...]:
    return tuple(Answer(seat, key, (pick,)) for key, pick in given)
