"""The rules of Nicodemus in the order of the rulebook: set-up, a turn, its end. Effects and repairs have own modules.

Numbers such as RU-16 or 2.3 refer to the rules dossier. One phase is one player's turn.
"""

from functools import cache

from rules.kernel.amounts import amount
from rules.kernel.flows import Branch, choose, one_of
from rules.kernel.game import Game, GameInfo, Move, Settings
from rules.kernel.model import Flow, Option, Seat, Text, text, who
from rules.kernel.rng import Rng, Seed
from rules.nicodemus import absent, barred, checks, hidden, presses, scoring, views
from rules.nicodemus.components import (
    CHARCOALIUM,
    FIGURES,
    GOODS,
    JOKER,
    MACHINES,
    PIECES,
    PROJECTS,
    RESOURCES,
    SPOTS,
    STARTING_GOODS,
)
from rules.nicodemus.conditions import is_possible
from rules.nicodemus.effects import hindrance, use
from rules.nicodemus.goods import gain, gain_option
from rules.nicodemus.insight import INSIGHT
from rules.nicodemus.prospects import effect_words, forecast, prospect
from rules.nicodemus.repair import repair, repairs
from rules.nicodemus.state import Lying, Player, State, other
from rules.nicodemus.wording import MACHINE, PASS, machines, play_option

INFO = GameInfo(
    key="nicodemus",
    title="Nicodemus",
    seats=(FIGURES.players.value,),
    minutes=30,
    rules_version=2,
    moves=(
        Move("play", ("TURN",), "play:", param="machine"),
        Move("repair", ("TURN",), "repair:", param="machine"),
        Move("pass", ("TURN",), "pass", takes=False),
        Move("activate", ("ACTIVATE",), param="use", ids=r"charcoalium|effect|production:\S+"),
        Move("pick-type", ("PICK TYPE",), param="resource", ids="charcoalium|wood|copper|crystal"),
        Move("discard", ("DISCARD HAND", "DISCARD MACHINE"), param="machine", ids=r"(discard|spot):\S+"),
        Move("gain", ("GAIN",), "gain:", param="goods"),
        Move("exchange", ("EXCHANGE",), "swap:", param="swap"),
        Move("stop", ("EXCHANGE",), "stop", takes=False),
        Move("rob", ("ROB RESOURCE",), "rob:", param="resource"),
        Move("destroy", ("DESTROY",), "destroy:", param="goods"),
        Move("keep-project", ("PICK PROJECT",), "keep:", param="project"),
        Move("copy", ("COPY",), "copy:", param="machine"),
        Move("project", ("PROJECTS",), "complete:", param="project"),
        Move("finish", ("PROJECTS",), "finish", takes=False),
    ),
)


# The set-up, 2.1


def setup(seed: Seed, _seats: int, _settings: Settings) -> State:
    """Return a game ready for the first player's first turn."""
    rng = Rng(seed)
    first = rng.below(FIGURES.players.value)  # RU-01
    deck = [machine.id for machine in MACHINES.values() for _ in range(machine.copies)]
    pile = list(PROJECTS)
    rng.shuffle(deck)
    rng.shuffle(pile)
    return deal(rng, first, deck, pile)


def deal(rng: Rng, first: Seat, deck: list[int], pile: list[int]) -> State:
    """Set up with this order of deck and pile, top first; both lists are used up."""
    s = State(rng=rng, first=first, turn=first, players=(Player(), Player()), deck=deck, pile=pile)
    s.yard = [Lying(deck.pop(0)) for _ in range(FIGURES.starting_machines.value)]
    for seat, goods in zip((first, other(first)), STARTING_GOODS, strict=True):
        s.players[seat].hand = [deck.pop(0) for _ in range(FIGURES.starting_hand.value)]
        s.players[seat].goods |= goods
    s.slots = [pile.pop(0) for _ in range(FIGURES.open_projects.value)]
    s.reserve = {good: PIECES[good] - sum(player.goods[good] for player in s.players) for good in GOODS}
    s.say("log-start", who=who(first))
    return s


def arrangement(s: State) -> dict[str, object]:
    """Return a fresh set-up by component ids; deck and pile from the top."""
    return {
        "first": s.first,
        "bric_a_brac": [lying.machine for lying in s.yard],
        "hands": [list(player.hand) for player in s.players],
        "goods": [dict(player.goods) for player in s.players],
        "reserve": dict(s.reserve),
        "deck": list(s.deck),
        "open_projects": list(s.slots),
        "pile": list(s.pile),
    }


# A turn, 2.2


def turn(s: State) -> Flow[None]:
    """A turn is one action: play a card or repair a machine; pass only if neither is possible (RU-08, RU-58)."""
    seat = s.turn
    plays = [Branch(play_offer(s, seat, machine), play(s, seat, machine)) for machine in kinds_in_hand(s, seat)]
    payable, dear = repairs(s, seat)
    mends = [Branch(offer, repair(s, seat, spot, payment)) for offer, spot, payment in payable]
    acts = plays + mends
    ways = acts or [Branch(PASS, pass_turn(s, seat))]
    bars = dear + barred.no_action(s, seat, may_act=bool(acts))
    yield from one_of(seat, "TURN", Text("ask-turn"), ways, public=not plays, barred=bars)
    end_of_turn(s)


def kinds_in_hand(s: State, seat: Seat) -> list[int]:
    """Return the machine types in a hand, in the order of their ids."""
    return sorted(set(s.players[seat].hand))


def play_offer(s: State, seat: Seat, machine: int) -> Option:
    """Return the option to play a card, with what it would yield."""
    if s.silent:
        return play_option(machine, 0, is_possible=True)
    before = [lying.machine for lying in s.yard]
    others = len(s.players[seat].hand) - 1
    return play_option(machine, forecast(s, machine), is_possible=is_possible(s, seat, machine, others, before))


def pass_turn(s: State, seat: Seat) -> Flow[None]:
    """Do nothing, for want of anything to do."""
    s.say("log-pass", who=who(seat))
    yield from ()


# Playing a card


def play(s: State, seat: Seat, machine: int) -> Flow[None]:
    """Put a card behind the newest machine, use exactly one of its three options, refill the hand (RU-03 to RU-05)."""
    player = s.players[seat]
    player.hand.remove(machine)
    player.show(machine)
    s.yard.append(Lying(machine))
    s.fresh = len(s.yard)
    s.say("log-play", who=who(seat), machine=MACHINE[machine], spot=s.fresh)
    yield from activate(s, seat, machine)
    refill(s, seat)


def activate(s: State, seat: Seat, machine: int) -> Flow[None]:
    """Choose charcoalium, production or the effect of the card just played."""
    gains = brought(machine)
    offers = [_gain_offer(s, seat, id_, *goods) for id_, goods in gains.items()]
    effect, obstacle = effect_words(s, machine), hindrance(s, seat, machine)
    if obstacle is None:
        brings = None if s.silent else prospect(s, seat, machine)
        offers.append(Option("effect", text("opt-effect", effect=effect), brings, icon="effect"))
    bars = barred.unused(s, machine, effect, obstacle)
    prompt = text("ask-activate", machine=MACHINE[machine])
    picked = yield from choose(seat, "ACTIVATE", prompt, offers, public=True, barred=bars)
    s.fresh = 0
    if picked in gains:
        good, number = gains[picked]
        gain(s, seat, {good: number})
    else:
        s.say("log-effect", who=who(seat), effect=effect_words(s, machine))
        yield from use(s, seat, machine)


@cache
def brought(machine: int) -> dict[str, tuple[str, int]]:
    """Return what may be had instead of an effect, by option id: charcoalium as printed, or one unit produced."""
    points = MACHINES[machine].points
    return {"charcoalium": (CHARCOALIUM, points)} | {f"production:{good}": (good, 1) for good in produced(machine)}


def produced(machine: int) -> tuple[str, ...]:
    """Return what a machine may produce; with a joker that is any resource, never charcoalium (RU-09)."""
    product = MACHINES[machine].product
    return RESOURCES if product == JOKER else (product,)


def _gain_offer(s: State, seat: Seat, id_: str, good: str, number: int) -> Option:
    key = "opt-charcoalium" if id_ == "charcoalium" else "opt-production"
    return gain_option(s, seat, id_, text(key, goods=amount(good, number)), {good: number})


def refill(s: State, seat: Seat) -> None:
    """Draw up to five cards; a deck that is too short starts the last round (RU-54)."""
    hand = s.players[seat].hand
    need = max(0, FIGURES.refill_hand.value - len(hand))
    if len(s.deck) < need:
        s.say("log-deck-short")
        scoring.start_last_round(s)
    drawn = s.draw(s.deck, need, to=(seat,))
    hand += drawn
    if drawn:
        s.say("log-draw-own", to=(seat,), machines=machines(drawn))
        s.say("log-draw", to=(other(seat), None), who=who(seat), number=len(drawn))


# The end of a turn, 2.3


def end_of_turn(s: State) -> None:
    """Clear the upper row and the workshop if they are full, then end the game or hand the turn over (RU-55)."""
    clear_upper_row(s)
    clear_workshop(s)
    if s.last_round and s.turn != s.first:
        s.over = True
        scoring.announce_end(s)
    else:
        s.turn = other(s.turn)
        s.turn_number += 1


def clear_upper_row(s: State) -> None:
    """With ten machines on the Bric-a-brac the upper row leaves, its charcoalium returns (RU-51, RU-52)."""
    if len(s.yard) < SPOTS:
        return
    row = FIGURES.row_length.value
    cleared, s.yard = s.yard[:row], s.yard[row:]
    s.gone += [lying.machine for lying in cleared]
    s.reserve[CHARCOALIUM] += sum(lying.charcoalium for lying in cleared)
    s.say("log-clear-row", machines=machines(lying.machine for lying in cleared))


def clear_workshop(s: State) -> None:
    """With a fourth machine in the workshop all others are set aside (RU-49)."""
    player = s.players[s.turn]
    if len(player.workshop) <= FIGURES.workshop_limit.value:
        return
    *older, newest = player.workshop
    s.gone += older
    player.workshop = [newest]
    s.say("log-clear-workshop", who=who(s.turn), machines=machines(older))


GAME = Game(
    info=INFO,
    state_type=State,
    initial_state=setup,
    arrangement=arrangement,
    phase=turn,
    view=views.view,
    tally=views.tally,
    absent=absent.absent,
    standing=scoring.standing,
    faults=checks.faults,
    deal_anew=hidden.deal_anew,
    shortcuts=presses.shortcuts,
    insight=INSIGHT,
)
