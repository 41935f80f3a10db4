"""The set-up (section 3): settings, sets, robots, display, stacks, decks, and the solo game's differences (9.1)."""

from functools import cache
from itertools import combinations, pairwise

from rules.kernel.game import Setting, Settings
from rules.kernel.rng import Rng, Seed
from rules.transmissions.components import (
    CARDS,
    COLOURS,
    FIELDS,
    FIGURES,
    IDEA_SETS,
    ITEM_SETS,
    PIPES,
    PLAYERS,
    ROBOT_NAMES,
    SOLO,
    STARTING_IDEAS,
    SWITCHES,
    TRANSMISSIONS,
    tiles_of_sets,
)
from rules.transmissions.harvey import LEVELS, deck_of
from rules.transmissions.state import Harvey, Player, State

SOLO_SEATS = 1


def _subsets(sets: tuple[str, ...]) -> tuple[str, ...]:
    """Return every choice of basic sets, all of them first."""
    basic = sets[:-1]
    return tuple("".join(some) for size in range(len(basic), 0, -1) for some in combinations(basic, size))


ANY_SEAT = "random"
RIVALS = tuple(seats for seats in PLAYERS.sets if seats > SOLO_SEATS)
SETTINGS = (
    Setting("advanced", ("none", "drawn", "both", "items", "ideas"), "none"),
    Setting("item-sets", _subsets(ITEM_SETS), "".join(ITEM_SETS[:-1])),
    Setting("idea-sets", _subsets(IDEA_SETS), "".join(IDEA_SETS[:-1])),
    Setting("start", (ANY_SEAT, *(f"seat-{seat + 1}" for seat in range(max(PLAYERS.sets)))), ANY_SEAT, RIVALS),
    Setting("level", LEVELS, "normal", (SOLO_SEATS,)),
    Setting("beginner", ("human", "harvey"), SWITCHES.solo_first_player, (SOLO_SEATS,)),
)


def setup(seed: Seed, seats: int, settings: Settings) -> State:
    """Return a game ready for the first seat's starting ideas (3.2, C115)."""
    rng = Rng(seed)
    s = State(rng=rng, start=first_side(rng, seats, settings), turn=0, level=settings["level"])
    s.robots = robot_fields(rng)
    advanced = settings["advanced"]
    s.item_sets = choose_sets(rng, settings["item-sets"], ITEM_SETS, advanced, "items", PLAYERS.sets[seats])
    s.idea_sets = choose_sets(rng, settings["idea-sets"], IDEA_SETS, advanced, "ideas", PLAYERS.sets[seats])
    lay_display(s)
    lay_pipes(s, PLAYERS.pipe_stack_height[seats])
    lay_forest(s)
    s.supply = dict.fromkeys(COLOURS, SWITCHES.engram_supply_per_colour)
    seat_players(s, seats)
    if seats == SOLO_SEATS:
        seat_harvey(s)
    s.say("log-sets", items=", ".join(s.item_sets), ideas=", ".join(s.idea_sets))
    if seats == SOLO_SEATS:
        s.say("log-solo")
    return s


def first_side(rng: Rng, seats: int, settings: Settings) -> int:
    """Return who begins: any seat (R-2) or the one named; against Harvey as that setting says (S-1)."""
    drawn = rng.below(seats)
    if seats == SOLO_SEATS:
        return int(settings["beginner"] == "harvey")
    named = settings["start"].removeprefix("seat-")
    return int(named) - 1 if named.isdigit() and int(named) <= seats else drawn


def robot_fields(rng: Rng) -> dict[str, int]:
    """Put the robots on fields far enough apart, each arrangement equally likely (R-1)."""
    possible = fields_apart(SWITCHES.start_min_empty_between + 1)
    fields = list(possible[rng.below(len(possible))])
    rng.shuffle(fields)
    return dict(zip(ROBOT_NAMES, fields, strict=True))


@cache
def fields_apart(distance: int) -> tuple[tuple[int, ...], ...]:
    """Return every set of fields, one a robot, whose neighbours round the ring are that far apart."""
    return tuple(
        fields
        for fields in combinations(range(FIELDS), len(ROBOT_NAMES))
        if all((after - field) % FIELDS >= distance for field, after in pairwise((*fields, fields[0])))
    )


def choose_sets(rng: Rng, basic: str, every: tuple[str, ...], advanced: str, kind: str, number: int) -> list[str]:
    """Choose as many sets as needed among those the host named (R-3).

    The advanced set may be among those drawn from, or be in for certain; if too few were named, others fill up.
    """
    certain = [every[-1]] if advanced in {"both", kind} else []
    named = [*basic, every[-1]] if advanced == "drawn" else list(basic)
    others = [name for name in every[:-1] if name not in basic]
    rng.shuffle(named)
    rng.shuffle(others)
    return sorted([*certain, *named, *others][:number])


def lay_display(s: State) -> None:
    """Shuffle items and ideas into stacks and lay the display."""
    for sets, stack, row in ((s.item_sets, s.item_stack, s.items), (s.idea_sets, s.idea_stack, s.ideas)):
        stack.extend(tiles_of_sets(sets))
        s.rng.shuffle(stack)
        row += [stack.pop(0) for _ in range(FIGURES.columns.value)]


def lay_pipes(s: State, height: int) -> None:
    """Shuffle the pipes into stacks; the rest leaves the game."""
    pipes = list(PIPES)
    s.rng.shuffle(pipes)
    number = FIGURES.pipe_stacks.value
    s.pipe_stacks = [pipes[height * stack : height * (stack + 1)] for stack in range(number)]
    s.spare_pipes = pipes[height * number :]


def lay_forest(s: State) -> None:
    """Shuffle the forest cards and turn the first discard over."""
    s.forest_draw = list(CARDS)
    s.rng.shuffle(s.forest_draw)
    s.forest_discard = [s.forest_draw.pop(0)]


def seat_players(s: State, seats: int) -> None:
    """Give every seat its resources, starting ideas, deck and hand."""
    ideas = list(STARTING_IDEAS)
    s.rng.shuffle(ideas)
    for _ in range(seats):
        player = Player(electricity=FIGURES.start_electricity.value)
        player.dealt = [ideas.pop(0) for _ in range(FIGURES.starting_ideas.value)]
        for colour in COLOURS:
            player.engrams[colour] += FIGURES.start_engrams.value
            s.supply[colour] -= FIGURES.start_engrams.value
        player.deck = list(TRANSMISSIONS)
        s.rng.shuffle(player.deck)
        player.hand = sorted(player.deck.pop(0) for _ in range(FIGURES.hand.value))
        s.players.append(player)
    s.spare_ideas = ideas


def seat_harvey(s: State) -> None:
    """Give Harvey his deck and fill the pool, its engrams out of the supply (9.1)."""
    deck = deck_of(s.level)
    s.rng.shuffle(deck)
    s.harvey = Harvey(deck=deck)
    s.pool = dict(SOLO.pool)
    for colour in COLOURS:
        s.supply[colour] -= s.pool[colour]


def arrangement(s: State) -> dict[str, object]:
    """Return a fresh set-up by component ids; every pile from the top (C117)."""
    found: dict[str, object] = {
        "start": "harvey" if s.start == len(s.players) else s.start,
        "robots": dict(s.robots),
        "item_sets": list(s.item_sets),
        "idea_sets": list(s.idea_sets),
        "items": list(s.items),
        "ideas": list(s.ideas),
        "item_stack": list(s.item_stack),
        "idea_stack": list(s.idea_stack),
        "pipe_stacks": [list(stack) for stack in s.pipe_stacks],
        "spare_pipes": list(s.spare_pipes),
        "forest_draw": list(s.forest_draw),
        "forest_discard": list(s.forest_discard),
        "starting_ideas": [list(player.dealt) for player in s.players],
        "spare_starting_ideas": list(s.spare_ideas),
        "hands": [list(player.hand) for player in s.players],
        "decks": [list(player.deck) for player in s.players],
        "supply": dict(s.supply),
    }
    if s.harvey is not None:
        found |= {"pool": dict(s.pool), "harvey_deck": list(s.harvey.deck), "level": s.level}
    return found
