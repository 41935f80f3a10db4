"""The rules of Mech A Dream in the order of the rulebook: set-up, a day's three parts, the change of day.

Numbers such as N4 or 6.2 refer to the rules dossier. One phase is one seat's turn, one draft, the choice of the
robots, or a whole night. Assistants, effects, machines, Specialists and the night have own modules.
"""

from collections.abc import Callable
from itertools import pairwise

from rules.kernel.flows import choose, choose_each
from rules.kernel.game import Game, GameInfo, Move, Setting, Settings
from rules.kernel.model import Decision, Flow, Seat, Text, text, who
from rules.kernel.rng import Rng, Seed
from rules.mech_a_dream import absent, checks, hidden, presses, scoring, views
from rules.mech_a_dream.assistants import ACTIONS, actions, no_actions
from rules.mech_a_dream.components import (
    BASE_ROBOT,
    COMPONENTS,
    DELIVERIES,
    FIGURES,
    GOODS,
    MACHINES,
    PARTS,
    PILES,
    ROBOTS,
    SPECIALISTS,
)
from rules.mech_a_dream.insight import INSIGHT
from rules.mech_a_dream.machines import advance, fill
from rules.mech_a_dream.night import begins_anew, night, recall
from rules.mech_a_dream.specialists import bonuses, decay, draft, noted
from rules.mech_a_dream.state import Card, Player, State
from rules.mech_a_dream.wording import (
    DELIVERY,
    ROBOT_NAME,
    SPECIALIST,
    amounts,
    robot_option,
)

ROBOTS_SETTING, SPECIALISTS_SETTING = "robots", "specialists"
OFF, ON = "off", "on"
NEXT_PART = dict(pairwise(PARTS))
ASK_ACTION = {
    (part, last): text("ask-action", part=Text(part), last="yes" if last else "no")
    for part in PARTS
    for last in (False, True)
}

INFO = GameInfo(
    key="mech_a_dream",
    title="Mech A Dream",
    seats=COMPONENTS.players.numbers,
    minutes=45,
    rules_version=2,
    settings=(Setting(ROBOTS_SETTING, (OFF, ON), OFF), Setting(SPECIALISTS_SETTING, (OFF, ON), OFF)),
    moves=(
        Move("keep-robot", ("MONITOR_CHOICE",), param="robot", ids=r"RB\d"),
        Move("draft", ("SPECIALIST_DRAFT",), param="specialist", ids=r"S\d+"),
        Move("stock-room", ("ACTION",), "stock", takes=False),
        Move("dock", ("ACTION",), "dock", takes=False),
        Move("buy", ("ACTION",), "buy", takes=False),
        Move("build", ("ACTION",), "build", takes=False),
        Move(
            "take", ("STOCK_CHOICE", "BONUS_CHOICE"), param="what", ids=r"[1-9][FI](\+[1-9][FI])?|S\d+|dock|buy|build"
        ),
        Move("buy-tile", ("BUY_TILE",), param="machine", ids=r"[BCEP]\d+[ab]?"),
        Move("build-tile", ("BUILD_TILE",), param="machine", ids=r"[BCEP]\d+[ab]?"),
        Move("boost", ("BOOST_TARGET",), param="machine", ids=r"[BCEP]\d+[ab]?|decline"),
        Move("activate", ("NIGHT_MENU", "ACTIVATION_TARGET"), param="machine", ids=r"[BCEP]\d+[ab]?|robot(:\S+)?"),
        Move("decline", ("BOOST_TARGET", "ACTIVATION_TARGET"), "decline", takes=False),
        Move("option", ("ROBOT_OPTION",), param="option", ids="[ab]"),
        Move("copy", ("COPY_TARGET",), param="target", ids=r"[BCEP]\d+[ab]?|RB\d[ab]?"),
        Move("bonus", ("BONUS_ORDER",), param="specialist", ids=r"S\d+"),
        Move("end-night", ("NIGHT_MENU",), "END_NIGHT", takes=False),
    ),
)


# The set-up, 3


def setup(seed: Seed, seats: int, settings: Settings) -> State:
    """Return a game ready for its first decision."""
    rng = Rng(seed)
    s = State(
        rng=rng,
        first=rng.below(seats),
        turn=0,
        stage=PARTS[0],
        players=[Player() for _ in range(seats)],
        has_robots=settings[ROBOTS_SETTING] == ON,
        has_specialists=settings[SPECIALISTS_SETTING] == ON,
        specialist_replaces=COMPONENTS.readings.specialist_replaces,
    )
    _lay_out_machines(s)
    _lay_out_deliveries(s)
    for seat in range(seats):
        start_with(s, seat, BASE_ROBOT.id)
    _reveal_specialists(s)
    _deal_robots(s)
    begin(s)
    return s


def _lay_out_machines(s: State) -> None:
    for pile, colours in PILES.items():
        s.piles[pile] = [id_ for id_, machine in MACHINES.items() if machine.type in colours]
        s.rng.shuffle(s.piles[pile])
    fill(s)


def _lay_out_deliveries(s: State) -> None:
    """Some cards are removed unseen, the rest is one a day (J2)."""
    cards = list(DELIVERIES)
    s.rng.shuffle(cards)
    used = FIGURES.delivery_cards_used.value
    s.deliveries, s.removed = cards[:used], cards[used:]
    s.delivery = s.draw(s.deliveries)[0]


def _reveal_specialists(s: State) -> None:
    if not s.has_specialists:
        return
    cards = list(SPECIALISTS)
    s.rng.shuffle(cards)
    number = COMPONENTS.specialists.revealed[str(len(s.players))]
    s.cards = [Card(card, token=FIGURES.token_at_start.value) for card in cards[:number]]
    s.spare_specialists = cards[number:]
    s.say("log-revealed", cards=[SPECIALIST[card.id] for card in s.cards])


def _deal_robots(s: State) -> None:
    if not s.has_robots:
        return
    s.spare_robots = [robot for robot in ROBOTS if robot != BASE_ROBOT.id]
    s.rng.shuffle(s.spare_robots)
    for seat, player in enumerate(s.players):
        player.dealt = [s.spare_robots.pop(0) for _ in range(FIGURES.robots_dealt.value)]
        s.say("log-dealt", to=(seat,), robots=[ROBOT_NAME[robot] for robot in player.dealt])


def start_with(s: State, seat: Seat, robot: str) -> None:
    """Give a seat a robot and the start goods that belong to it (M2)."""
    player = s.players[seat]
    player.robot = robot
    player.goods = dict.fromkeys(GOODS, 0) | ROBOTS[robot].start


def begin(s: State) -> None:
    """Go on to the robots, then to the draft, then to the first morning (3.4)."""
    if s.has_robots and any(player.dealt for player in s.players):
        s.stage = "robots"
        return
    s.say("log-first", who=who(s.first))
    if s.has_specialists:
        s.stage = "draft"
        s.turn = s.order()[-1]
        return
    start_part(s, PARTS[0])


def arrangement(s: State) -> dict[str, object]:
    """Return a fresh set-up by component ids; piles and cards from the top."""
    return {
        "first": s.first,
        "slots": {pile: list(slots) for pile, slots in s.slots.items()},
        "piles": {pile: list(tiles) for pile, tiles in s.piles.items()},
        "deliveries": [s.delivery, *s.deliveries],
        "deliveries_removed": list(s.removed),
        "goods": [dict(player.goods) for player in s.players],
        "robots": [list(player.dealt) for player in s.players],
        "robots_left": list(s.spare_robots),
        "specialists": [card.id for card in s.cards],
        "specialists_left": list(s.spare_specialists),
        "specialist_replaces": s.specialist_replaces,
    }


def phase(s: State) -> Flow[None]:
    """Play the choice of the robots, one draft, one turn or one night."""
    return PHASES.get(s.stage, turn)(s)


def choose_robots(s: State) -> Flow[None]:
    """All choose one Monitor Screen at the same time and in secret; when all have, they are revealed (M1)."""
    picks = yield from choose_each(
        Decision(seat, "MONITOR_CHOICE", Text("ask-robot"), tuple(map(robot_option, player.dealt)))
        for seat, player in enumerate(s.players)
    )
    s.reveals += 1
    for seat, player in enumerate(s.players):
        (kept,) = picks[seat]
        player.refused = [robot for robot in player.dealt if robot != kept]
        player.dealt = []
        start_with(s, seat, kept)
        start = amounts(player.goods.items())
        s.say("log-robot-kept", who=who(seat), robot=ROBOT_NAME[kept], goods=start)
    begin(s)


def draft_specialist(s: State) -> Flow[None]:
    """Draft in reverse turn order; the first player is the last (N2)."""
    yield from draft(s)
    order = s.order()
    place = order.index(s.turn)
    if place:
        s.turn = order[place - 1]
    else:
        start_part(s, PARTS[0])


# A part of the day, 4.1


def start_part(s: State, part: str) -> None:
    """Begin a part: the first player's turn."""
    s.stage, s.turn = part, s.first
    if part == PARTS[0]:
        s.say("log-day", day=s.day, who=who(s.first), delivery=DELIVERY[s.delivery])


def turn(s: State) -> Flow[None]:
    """One assistant goes to work; nobody may pass (A3)."""
    seat = s.turn
    prompt, options = ASK_ACTION[s.stage, scoring.is_end(s)], actions(s, seat)
    barred = no_actions(s, seat, options)
    action = yield from choose(seat, "ACTION", prompt, options, public=True, barred=barred)
    cards = noted(s, seat, action) if s.has_specialists else []
    yield from ACTIONS[action](s, seat, cards)
    yield from bonuses(s, seat, cards)
    end_turn(s)


def end_turn(s: State) -> None:
    """Hand the turn on; after the last player the machines under construction move forward (6.6)."""
    next_seat = (s.turn + 1) % len(s.players)
    if next_seat != s.first:
        s.turn = next_seat
        return
    advance(s)
    if s.stage == PARTS[-1]:
        recall(s)
    else:
        start_part(s, NEXT_PART[s.stage])


# The end of the night, 6.12


def whole_night(s: State) -> Flow[None]:
    """Everybody's night, then the tokens, the end check and the new day (K1)."""
    yield from night(s)
    decay(s)
    if scoring.is_end(s):
        s.stage, s.over = "over", True
        scoring.announce_end(s)
    else:
        new_day(s)


def new_day(s: State) -> None:
    """The next player is first, the delivery card is replaced (J1)."""
    s.first = s.order()[1]
    s.day += 1
    s.delivered.append(s.delivery)
    s.delivery = s.draw(s.deliveries)[0]
    start_part(s, PARTS[0])


PHASES: dict[str, Callable[[State], Flow[None]]] = {
    "robots": choose_robots,
    "draft": draft_specialist,
    "night": whole_night,
}
"""All phases but a turn in one of the day's parts."""

GAME = Game(
    info=INFO,
    state_type=State,
    initial_state=setup,
    arrangement=arrangement,
    phase=phase,
    view=views.view,
    tally=views.tally,
    absent=absent.absent,
    standing=scoring.standing,
    faults=checks.faults,
    deal_anew=hidden.deal_anew,
    shortcuts=presses.shortcuts,
    begins_anew=begins_anew,
    insight=INSIGHT,
)
