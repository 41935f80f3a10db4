"""The rules of Transmissions in the order of the rulebook: a turn and its end. Everything else has modules of its own.

Numbers such as R-31 or C104 refer to the rules dossier. One phase is one seat's placing of its starting ideas, one
player's turn, or one turn of Harvey.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from rules.kernel.flows import choose, choose_some, sift
from rules.kernel.game import Game, GameInfo, Move
from rules.kernel.model import Asked, Barred, Flow, Option, Seat, Text, text, who
from rules.transmissions import (
    absent,
    barred,
    checks,
    effects,
    harvey,
    hidden,
    insight,
    locations,
    moving,
    presses,
    scoring,
    setting,
    views,
)
from rules.transmissions.components import COLOURS, PLACES, PLAYERS, ROBOTS, TRANSMISSIONS
from rules.transmissions.effects import PICK_ROBOT, POST_ACTION, PRE_ACTION, PRE_MOVE, TURN_BEGIN
from rules.transmissions.starting import START_IDEAS, place_start_ideas, renewed
from rules.transmissions.state import Harvey, State
from rules.transmissions.wording import (
    DOES,
    FINISH,
    FINISH_REMIND,
    PLACE,
    ROBOT,
    SKIP,
    TRANSMISSION,
    amounts,
    play_option,
    robot_option,
    surplus_option,
    tally,
)

DISCARD = "D7 DISCARD"
ASK_MOVE = {robot: text("ask-move", robot=ROBOT[robot]) for robot in ROBOTS}
ASK_ACTION = {place: text("ask-action", place=PLACE[place], does=DOES[place]) for place in PLACES}
USING = (PRE_MOVE, PRE_ACTION, POST_ACTION)

INFO = GameInfo(
    key="transmissions",
    title="Transmissions",
    seats=tuple(sorted(PLAYERS.sets)),
    minutes=60,
    rules_version=2,
    settings=setting.SETTINGS,
    moves=(
        Move("start-ideas", (START_IDEAS,), param="robots", ids=r"S\d+@\w+(\+S\d+@\w+)?"),
        Move("play", (TURN_BEGIN,), "play:", param="card"),
        Move("robot", (PICK_ROBOT,), param="robot", ids="red|yellow|green|blue"),
        Move("walk", (PRE_MOVE,), "walk:", param="field"),
        Move("back", (PRE_MOVE,), "back:", param="field"),
        Move("swap", (PRE_MOVE,), "swap:", param="robot"),
        Move("jump", (PRE_MOVE,), "jump:", param="field"),
        Move("use", USING, "use:", param="idea"),
        Move("card", (TURN_BEGIN, *USING), "card:", param="card"),
        Move("gather", (PRE_ACTION,), "gather:", param="engrams"),
        Move("power", (PRE_ACTION,), "power", takes=False),
        Move("buy", (PRE_ACTION,), "buy:", param="tile"),
        Move("forest", (PRE_ACTION,), "forest:", param="source"),
        Move("pipe", (PRE_ACTION,), "pipe:", param="stack"),
        Move("skip", (PRE_ACTION,), "skip", takes=False),
        Move("finish", (POST_ACTION,), "finish", takes=False),
        Move("pay", ("PAY",), param="engrams", ids=r"pay:\S+"),
        Move("slot", ("PLACE_ITEM", "PLACE_IDEA"), param="robot", ids="red|yellow|green|blue"),
        Move("idea-above", ("IDEA_ABOVE",), param="answer", ids=r"yes:\S+|no"),
        Move("surcharge", ("SURCHARGE",), param="engram", ids="white|yellow|green|blue"),
        Move("keep", ("KEEP",), param="card", ids=r"keep:\S+"),
        Move("return", ("RETURN", DISCARD), "return:", param="engrams"),
        Move("take", ("TAKE",), param="engrams", ids=r"take:\S+"),
        Move("lay", ("PLACE_PIPE",), param="place", ids=r"at:\S+|set-aside"),
        Move("destination", ("D8 PAY_DESTINATION",), param="place", ids="pool|supply"),
    ),
    against=(1,),
)


# A turn, section 4


def phase(s: State) -> Flow[None]:
    """Play one turn, or place the starting ideas of one seat."""
    if s.stage == "PLACE_START_IDEAS":
        return place_start_ideas(s)
    if s.harvey is not None and s.turn == len(s.players):
        return harveys_turn(s, s.harvey)
    return turn(s)


def turn(s: State) -> Flow[None]:
    """A turn: play a card, then one sub-turn, and one more for each extra turn played (R-6).

    It goes on from the step that it has come to.
    """
    seat = s.turn
    if s.stage == "TURN_BEGIN":
        s.players[seat].turns += 1
        s.sub_turn = 0
        yield from play_a_card(s, seat)
        s.stage = "PICK_ROBOT"
    while (yield from sub_turn(s, seat)):
        s.say("log-extra-turn", who=who(seat))
        s.stage = "PICK_ROBOT"
    s.active = s.done = ""
    s.used = []
    yield from discard_surplus(s, seat)
    put_card_under_deck(s, seat)
    end_of_turn(s)


def is_playable(s: State, card: str) -> bool:
    """Say whether a transmission card names a robot that can be moved (R-8)."""
    figures = TRANSMISSIONS[card]
    if figures.robot:
        return True
    for field in s.robots.values():  # noqa: SIM110  asked for each card in hand: `any` costs half as much again
        if PLACES[field // 2] in figures.locations:
            return True
    return False


def robots_for(s: State, card: str) -> list[str]:
    """Return the robots a card lets a player move: the one named, or those at its locations (R-7)."""
    figures = TRANSMISSIONS[card]
    if figures.robot:
        return [figures.robot]
    return [robot for robot in ROBOTS if PLACES[s.robots[robot] // 2] in figures.locations]


def hand_cards(s: State, seat: Seat) -> Iterator[Option | Barred]:
    """Yield the cards of a hand that can be played, and why others cannot (R-8)."""
    player = s.players[seat]
    for card in player.hand:
        if is_playable(s, card):
            yield play_option(card, shows=not player.has_known_hand())
        elif not s.silent:
            yield barred.unplayable(card)


def play_a_card(s: State, seat: Seat) -> Flow[None]:
    """D2: play forest cards, then a transmission card of the hand."""
    player = s.players[seat]
    while True:
        options, others = sift([*hand_cards(s, seat), *effects.cards(s, seat, TURN_BEGIN)])
        others += barred.not_in_hand(s, seat)
        picked = yield from choose(seat, TURN_BEGIN, Text("ask-turn-begin"), options, barred=others)
        if picked.startswith("play:"):
            break
        yield from effects.use(s, seat, picked)
    s.card = picked.removeprefix("play:")
    player.hand.remove(s.card)
    s.say("log-play", who=who(seat), card=TRANSMISSION[s.card])


def sub_turn(s: State, seat: Seat) -> Flow[bool]:
    """D3 to D6: choose a robot, move it, perform the action; say whether an extra turn follows."""
    if s.stage == "PICK_ROBOT":
        s.sub_turn += 1
        s.used, s.done = [], ""
        yield from pick_robot(s, seat)
        s.stage = "PRE_MOVE"
    if s.stage == "PRE_MOVE":
        yield from before_move(s, seat)
        s.stage = "PRE_ACTION"
    if s.stage == "PRE_ACTION":
        if (yield from before_action(s, seat)):
            return True
        s.stage = "POST_ACTION"
    return (yield from after_action(s, seat))


def begins_anew(s: State, open_: Asked) -> bool:
    """Say whether the turn could as well begin with what is asked now; worlds are dealt from its true beginning."""
    return s.silent and open_[0].key in USING


def pick_robot(s: State, seat: Seat) -> Flow[None]:
    """D3: choose the active robot; in an extra turn any robot (R-36)."""
    robots = robots_for(s, s.card) if s.sub_turn == 1 else list(ROBOTS)
    options = [robot_option(robot, s.robots[robot], ROBOTS[robot].speed) for robot in robots]
    others = barred.unnamed(s, robots)
    s.active = yield from choose(seat, PICK_ROBOT, Text("ask-robot"), options, public=True, barred=others)


def before_move(s: State, seat: Seat) -> Flow[None]:
    """D4: use ideas and forest cards, then move; the move is compulsory (R-10)."""
    prompt = ASK_MOVE[s.active]
    while True:
        moves, ways = moving.moves(s, seat)
        uses, unused = sift(effects.candidates(s, seat, PRE_MOVE))
        bars = [*moving.others(s, seat), *unused]
        picked = yield from choose(seat, PRE_MOVE, prompt, [*moves, *uses], public=True, barred=bars)
        if picked in ways:
            yield from moving.move(s, seat, ways[picked])
            return
        yield from effects.use(s, seat, picked)


def before_action(s: State, seat: Seat) -> Flow[bool]:
    """D5: use ideas and forest cards, then perform the action of the location or skip it (R-22)."""
    prompt = ASK_ACTION[s.place()]
    while True:
        options, others = sift([*locations.candidates(s, seat), *effects.candidates(s, seat, PRE_ACTION)])
        options.append(SKIP)
        others += barred.at_other_places(s)
        picked = yield from choose(seat, PRE_ACTION, prompt, options, public=True, barred=others)
        if picked == SKIP.id:
            s.say("log-skip", who=who(seat), place=PLACE[s.place()])
            return False
        if not picked.startswith(effects.USES):
            yield from locations.perform(s, seat, picked)
            return False
        if (yield from effects.use(s, seat, picked)):
            return True


def after_action(s: State, seat: Seat) -> Flow[bool]:
    """D6: use ideas and forest cards, then finish; say whether an extra turn was played instead."""
    while True:
        end = _end(s, seat)
        uses, unused = sift(effects.candidates(s, seat, POST_ACTION))
        bars = [*unused, *barred.after_the_action(s)]
        picked = yield from choose(seat, POST_ACTION, Text("ask-after"), [*uses, end], public=True, barred=bars)
        if picked == FINISH.id:
            return False
        if (yield from effects.use(s, seat, picked)):
            return True


# The end of a turn


def _end(s: State, seat: Seat) -> Option:
    """Return how a turn is finished: for good, as a card is drawn, unless surplus engrams are returned before."""
    if s.silent:
        return FINISH
    surplus = s.players[seat].surplus()
    if effects.has_unused_power(s, seat):
        return FINISH_REMIND if not surplus else replace(FINISH_REMIND, final=False)
    return FINISH if not surplus else replace(FINISH, hint=text("hint-finish-surplus", number=surplus), final=False)


def discard_surplus(s: State, seat: Seat) -> Flow[None]:
    """D7: return engrams down to the limit, always to the supply (R-21, S-4)."""
    s.stage = "DISCARD"
    engrams = s.players[seat].engrams
    surplus = s.players[seat].surplus()
    if not surplus:
        return
    options = [
        surplus_option(colour, number, engrams[colour] - number)
        for colour in COLOURS
        for number in range(1, min(engrams[colour], surplus) + 1)
    ]
    prompt = text("ask-discard", number=surplus)
    picked = yield from choose_some(seat, DISCARD, prompt, options, surplus, surplus, public=True)
    returned = tally(id_.split(":")[1] for id_ in picked)
    for colour, number in returned.items():
        engrams[colour] -= number
        s.supply[colour] += number
    s.settle()
    s.say("log-discard", who=who(seat), goods=amounts(returned))


def put_card_under_deck(s: State, seat: Seat) -> None:
    """Put the played card under the own deck, then draw the top card; nothing is ever shuffled (R-5)."""
    player = s.players[seat]
    player.deck.append(s.card)
    player.played += 1
    s.card = ""
    drawn = s.draw(player.deck, to=(seat,))
    player.hand = sorted([*player.hand, *drawn])
    s.say("log-draw", to=(seat,), card=TRANSMISSION[drawn[0]])


def end_of_turn(s: State) -> None:
    """Hand the turn over; after a trigger every other side has one more turn (8.1, R-46)."""
    s.stage = "TURN_BEGIN"
    if s.trigger is not None:
        s.turns_left = s.sides - 1 if s.trigger.side == s.turn else s.turns_left - 1
        s.over = not s.turns_left
    if s.over:
        scoring.announce_end(s)
        return
    s.turn = (s.turn + 1) % s.sides
    if s.trigger is not None:
        s.say("log-last-turns", number=s.turns_left)


def harveys_turn(s: State, opponent: Harvey) -> Flow[None]:
    """Harvey's turn, in which nobody is asked anything."""
    harvey.turn(s, opponent)
    end_of_turn(s)
    yield from ()


GAME = Game(
    info=INFO,
    state_type=State,
    initial_state=setting.setup,
    arrangement=setting.arrangement,
    phase=phase,
    view=views.view,
    tally=views.tally,
    absent=absent.absent,
    rivals=scoring.rivals,
    standing=scoring.standing,
    faults=checks.faults,
    deal_anew=hidden.deal_anew,
    renewed=renewed,
    shortcuts=presses.shortcuts,
    begins_anew=begins_anew,
    insight=insight.INSIGHT,
)
