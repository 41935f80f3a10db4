"""The rules of Imaginarium in the order of the rulebook: set-up, a round's phases, a turn's steps, the end.

Marks such as RUL-13, DEC-05 or 4.2 refer to the rules dossier. The steps have modules of their own. A phase of the
kernel is either the whole of phase A or one engineer's turn; saboteurs and phase C follow by themselves.
"""

from rules.imaginarium import absent, belt, checks, hidden, presses, scoring, transcript, views
from rules.imaginarium.actions import act
from rules.imaginarium.components import ASSISTANTS, FIELDS, FIGURES, MACHINES, PROJECTS, WORKSHOPS, Workshop
from rules.imaginarium.insight import INSIGHT
from rules.imaginarium.machines import group
from rules.imaginarium.planning import plan
from rules.imaginarium.projects import complete_projects
from rules.imaginarium.purchase import acquire
from rules.imaginarium.state import (
    Figure,
    Player,
    Slot,
    State,
    engineer,
    in_order,
    is_saboteur,
    no_goods,
    owner,
    saboteur,
)
from rules.imaginarium.use import use_machines
from rules.imaginarium.wording import MACHINE, PLACE, figure
from rules.kernel.game import Game, GameInfo, Move, Settings
from rules.kernel.model import Asked, Flow, who
from rules.kernel.piles import take
from rules.kernel.rng import Rng, Seed

INFO = GameInfo(
    key="imaginarium",
    title="Imaginarium",
    seats=(2, 3, 4, 5),
    minutes=90,
    rules_version=2,
    moves=(
        Move("place", ("DEC-01",), param="where", ids=r"[FQ]\d+(:\w+)?"),
        Move("use", ("DEC-02",), "run:", param="machines"),
        Move("use-all", ("DEC-02",), "all", takes=False),
        Move("borrow", ("DEC-02",), "neighbour:", param="machine"),
        Move("make", ("DEC-02a",), "make:", param="resource"),
        Move("hand-in", ("DEC-02b",), "feed:", param="resources"),
        Move("pay", ("DEC-03", "DEC-03 draft"), param="resources", ids=r"(pay|give):\S+|decline"),
        Move("stack", ("DEC-04",), param="choice", ids="buy|decline"),
        Move("dial", ("DEC-05",), param="pair", ids=r"\w+\+\w+"),
        Move("action", ("DEC-06",), param="action", ids="recruit|extract|repair|trade|dismantle|reorganise|finish"),
        Move("recruit", ("DEC-10",), param="assistant", ids=r"hire:\S+|none"),
        Move("repair", ("DEC-11",), param="machine", ids=r"repair:\S+|none"),
        Move("run-now", ("DEC-12", "DEC-17a"), param="choice", ids="run|leave"),
        Move("remove-project", ("DEC-12a",), param="project", ids=r"remove:\S+"),
        Move("switch-off", ("DEC-12b",), param="slot", ids=r"off:\S+"),
        Move("buy", ("DEC-13",), "buy:", param="good"),
        Move("sell", ("DEC-13",), "sell:", param="good"),
        Move("stop", ("DEC-02", "DEC-13", "DEC-18"), "stop", takes=False),
        Move("dismantle", ("DEC-14",), param="machine", ids=r"(garden|workshop):\S+|none"),
        Move("take", ("DEC-15",), "take:", param="goods"),
        Move("arrange", ("DEC-16 draft", "DEC-16"), param="step", ids=r"(combine|split|swap):\S+|done|reset"),
        Move("fetch", ("DEC-17",), param="machine", ids=r"fetch:\S+"),
        Move("project", ("DEC-18",), param="project", ids=r"(complete|secret):\S+|all|stop"),
    ),
)


# Set-up, section 3


def setup(seed: Seed, seats: int, _settings: Settings) -> State:
    """Return a game ready for the first planning phase."""
    rng = Rng(seed)
    boards, helpers, tiles = list(WORKSHOPS), list(ASSISTANTS), list(PROJECTS)
    rng.shuffle(boards)
    deck = machine_deck(boards[:seats])
    for pile in (deck, helpers, tiles):
        rng.shuffle(pile)
    return deal(rng, boards[:seats], deck, helpers, tiles)


def machine_deck(boards: list[int]) -> list[str]:
    """Return the cards that do not start in a workshop, in the order of the list (RUL-01)."""
    deck = [id_ for id_, machine in MACHINES.items() for _ in range(machine.copies)]
    for number in boards:
        for machine in WORKSHOPS[number].machines:
            deck.remove(machine)
    return deck


def deal(rng: Rng, boards: list[int], deck: list[str], helpers: list[str], tiles: list[str]) -> State:
    """Set up with these workshops, a seat each, and these piles, top first, which are used up."""
    s = State(rng=rng, players=[starting_player(WORKSHOPS[number]) for number in boards])
    s.track = starting_track(boards)
    belt.lay_first_belt(s, deck)
    s.conference = take(helpers, FIGURES.open_assistants.value)
    s.assistants = helpers
    s.projects = take(tiles, len(boards) + FIGURES.extra_projects.value)
    s.unused = tiles
    s.discs = {project: [] for project in s.projects}
    for seat, number in enumerate(boards):
        s.say("log-workshop", who=who(seat), number=number)
    s.say("log-round", number=s.round)
    return s


def starting_player(board: Workshop) -> Player:
    """Return a player with the goods of a workshop and its two machines, repaired."""
    wood, copper, crystal = board.goods
    goods = no_goods() | {"charcoal": board.charcoal, "wood": wood, "copper": copper, "crystal": crystal}
    return Player(workshop=board.number, goods=goods, slots=[Slot([machine]) for machine in board.machines])


def starting_track(boards: list[int]) -> list[Figure]:
    """Return the initiative track: by workshop number; with two players saboteurs first, then engineers (6)."""
    track = [""] * len(WORKSHOPS)
    order = sorted(range(len(boards)), key=lambda seat: boards[seat])
    if len(boards) > 2:
        for seat, number in enumerate(boards):
            track[number - 1] = engineer(seat)
    else:
        track[:4] = [*map(saboteur, order), *map(engineer, order)]
    return track


def arrangement(s: State) -> dict[str, object]:
    """Return a fresh set-up by component ids; piles from the top."""
    return {
        "workshops": [player.workshop for player in s.players],
        "initiative": list(s.track),
        "goods": [dict(player.goods) for player in s.players],
        "slots": [[list(group(place.cards)) for place in player.slots] for player in s.players],
        "belt": list(s.belt),
        "stack": list(s.stack),
        "conference_room": list(s.conference),
        "assistants": list(s.assistants),
        "open_projects": list(s.projects),
        "unused_projects": list(s.unused),
    }


# A round, section 4


def phase(s: State) -> Flow[None]:
    """Play phase A, or one engineer's turn of phase B."""
    if s.stage == "planning":
        yield from plan(s)
    else:
        yield from turn(s, next_to_act(s))
    go_on(s)


def next_to_act(s: State) -> Figure:
    """Return whose turn it is: belt from F1, presses from Q1, then those laid aside; "" when all have acted (C18)."""
    places = in_order(s.places)
    return s.places[places[0]] if places else next(iter(s.aside), "")


def go_on(s: State) -> None:
    """Let saboteurs act until an engineer is next; when all have acted, check and reset."""
    while (name := next_to_act(s)) and is_saboteur(name):
        sabotage(s, name)
    s.acting = name
    if not name:
        check(s)


def place_of(s: State, name: Figure) -> str:
    """Return where a figure stands, "" if it was laid aside."""
    return next((place for place, there in s.places.items() if there == name), "")


# A turn of phase B


def turn(s: State, name: Figure) -> Flow[None]:
    """An engineer's turn: use, acquire, two actions, projects, back to the initiative track.

    It goes on from the step that it has come to.
    """
    seat, place = owner(name), place_of(s, name)
    s.acting = name
    if not s.step:
        s.say("log-turn", who=who(seat))
        s.step = "use"
    if s.step == "use":
        was_asked = yield from use_machines(s, seat)
        if place:
            s.reveals += not was_asked  # whoever had nothing to run now shows what can be paid
            yield from acquire(s, seat, place)
        s.step = "dial"
    if s.step != "projects":
        yield from act(s, seat)
    yield from complete_projects(s, seat)
    s.step = ""
    return_to_track(s, name)


def begins_anew(s: State, open_: Asked) -> bool:
    """Say whether the phase could as well begin with what is asked now: all it needs is in the state."""
    (asked,) = open_
    match asked.key:
        case "DEC-02":
            return asked.options[-1].id == "stop" and not s.players[asked.seat].has("AS12")
        case "DEC-18":
            return asked.options[-1].id == "stop"
        case _:
            return asked.key in {"DEC-01", "DEC-05", "DEC-06"}


def return_to_track(s: State, name: Figure) -> None:
    """Put a figure on the lowest free initiative space (B5)."""
    if name in s.aside:
        s.aside.remove(name)
    else:
        del s.places[place_of(s, name)]
    s.track[s.track.index("")] = name


def sabotage(s: State, name: Figure) -> None:
    """A saboteur's turn: its machine goes to the crusher; a press was merely blocked (section 6, RUL-62)."""
    place = place_of(s, name)
    if place in FIELDS:
        machine = s.take_from_belt(place)
        s.crusher.append(machine)
        s.say("log-sabotage", figure=figure(name), machine=MACHINE[machine])
    elif place:
        s.say("log-block", figure=figure(name), place=PLACE[place])
    return_to_track(s, name)


# Phase C


def check(s: State) -> None:
    """End the game if somebody has enough points, else reset and begin the next round (RUL-39)."""
    s.reveals += 1  # whether somebody has is news
    if scoring.is_reached(s):
        s.say("log-last")
        scoring.final_scoring(s)
        s.stage, s.over = "over", True
        return
    belt.reset(s)
    s.round += 1
    s.stage = "planning"
    s.say("log-round", number=s.round)


GAME = Game(
    info=INFO,
    state_type=State,
    initial_state=setup,
    arrangement=arrangement,
    phase=phase,
    view=views.view,
    absent=absent.absent,
    standing=scoring.standing,
    faults=checks.faults,
    deal_anew=hidden.deal_anew,
    shortcuts=presses.shortcuts,
    is_sketch=transcript.is_sketch,
    route=transcript.route,
    begins_anew=begins_anew,
    insight=INSIGHT,
)
