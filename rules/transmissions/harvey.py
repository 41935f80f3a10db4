"""Harvey, the opponent of the solo game (section 9): his cards, his moves and his seven actions. He decides nothing."""

from rules.transmissions.buying import lose, put, shift_and_refill, take_from_stack
from rules.transmissions.components import (
    CARDS,
    COMPONENTS,
    ITEMS,
    LOCATIONS,
    PLACES,
    ROBOT_NAMES,
    ROBOTS,
    SLOTS,
    SOLO,
    TRANSMISSIONS,
)
from rules.transmissions.forest import draw
from rules.transmissions.goods import add_to_pool
from rules.transmissions.moving import walk
from rules.transmissions.state import Harvey, State, far
from rules.transmissions.wording import FIELD, PIPE, PLACE, ROBOT, TRANSMISSION, amounts, card_name, tile_name

LEVELS = ("normal", "easier", "easiest", *(f"without-{number}" for number in (1, 2, 4, 5, 6, 7, 8)))
SUITS_HARVEY = ("T5", "T7", "T6")
"""The location cards, those that suit him best first (2.5, 14.3); they are removed in this order."""


def deck_of(level: str) -> list[str]:
    """Return Harvey's deck for a level of difficulty, unshuffled (9.6)."""
    copies = SOLO.transmission_sets
    places = [card for card in SUITS_HARVEY for _ in range(copies)]
    removed = {"normal": 0, "easier": copies, "easiest": len(places)}
    number = removed[level] if level in removed else int(level.removeprefix("without-"))
    robots = [card.id for card in COMPONENTS.transmissions.list if card.robot for _ in range(copies)]
    return robots + places[number:]


def turn(s: State, harvey: Harvey) -> None:
    """Harvey's turn: draw a card, then move the robot or robots it names, each with its action (9.3)."""
    harvey.turns += 1
    card = _draw(s, harvey)
    s.say("log-harvey-card", card=TRANSMISSION[card])
    figures = TRANSMISSIONS[card]
    moved = 0
    if figures.robot:
        _move(s, harvey, figures.robot)
        return
    for place in figures.locations:
        standing = robots_at(s, place)
        if not standing:
            s.say("log-harvey-nobody", place=PLACE[place])
        for robot in standing:
            _move(s, harvey, robot)
            moved += 1
    if not moved:
        s.say("log-harvey-lost-turn")


def _draw(s: State, harvey: Harvey) -> str:
    """Draw a card; an empty deck is made anew from the discards first (C117)."""
    if not harvey.deck:
        harvey.deck, harvey.discard = harvey.discard, []
        s.rng.shuffle(harvey.deck)
        s.fell("harvey", deck=harvey.deck)
        s.say("log-harvey-shuffle", number=len(harvey.deck))
    card = s.draw(harvey.deck)[0]
    harvey.discard.insert(0, card)
    return card


def robots_at(s: State, place: str) -> list[str]:
    """Return the robots at a location, the one on the far field first (S-6)."""
    there = [robot for robot in ROBOT_NAMES if PLACES[s.robots[robot] // 2] == place]
    return sorted(there, key=lambda robot: not far(s.robots[robot]))


def _move(s: State, harvey: Harvey, robot: str) -> None:
    """Walk the full printed speed, then act where the robot stops; ideas are ignored (9.3)."""
    start = s.robots[robot]
    others = [field for name, field in s.robots.items() if name != robot]
    s.robots[robot] = walk(start, 1, ROBOTS[robot].speed, others)[-1]
    s.say("log-harvey-move", robot=ROBOT[robot], start=FIELD[start], field=FIELD[s.robots[robot]])
    _act(s, harvey, robot)


def _act(s: State, harvey: Harvey, robot: str) -> None:
    field = s.robots[robot]
    place = PLACES[field // 2]
    number = ROBOT_NAMES.index(robot) + 1
    match place:
        case "meadow" | "lake" | "power_plant":
            figures = LOCATIONS[place]
            goods = figures.pool_far if far(field) else figures.pool_near
            s.say("log-harvey-pool", goods=amounts(add_to_pool(s, dict(goods))))
        case "village":
            _take_tile(s, harvey, s.items[number - 1], s.ideas[number - 1], number)
        case "junkyard":
            _take_tile(s, harvey, s.ideas[number - 1], s.items[number - 1], number)
        case "forest":
            _take_card(s, harvey)
        case _:
            _take_pipe(s, harvey, number)


def _take_tile(s: State, harvey: Harvey, tile: str, partner: str, column: int) -> None:
    """Take a tile of the display as if bought; it goes on the first robot with room, or out of the game (9.4, S-7)."""
    if not tile:
        s.say("log-harvey-empty-column", column=column)
        return
    s.say("log-harvey-item" if tile in ITEMS else "log-harvey-idea", tile=tile_name(tile), column=column)
    room = harvey.with_room(SLOTS[tile])
    if room:
        put(s, s.turn, harvey, room[0], tile)
    else:
        lose(s, tile)
    lose(s, partner)
    shift_and_refill(s, column)


def _take_card(s: State, harvey: Harvey) -> None:
    """Take the top discard, then turn a card of the draw pile onto the discard pile (S-10)."""
    if not s.forest_discard:
        s.say("log-harvey-no-forest")
        return
    card = s.forest_discard.pop(0)
    harvey.forest.append(card)
    s.say("log-harvey-forest", card=card_name(card), acorns=CARDS[card].acorns)
    if s.forest_draw or len(s.forest_discard) > 1:
        turned = draw(s)
        s.forest_discard.insert(0, turned)
        s.say("log-harvey-turns", card=card_name(turned))


def _take_pipe(s: State, harvey: Harvey, number: int) -> None:
    if not s.pipe_stacks[number - 1]:
        s.say("log-harvey-empty-stack", stack=number)
        return
    s.say("log-harvey-pipe", pipe=PIPE[s.pipe_stacks[number - 1][0]], stack=number)
    harvey.pipes.append(take_from_stack(s, number))
