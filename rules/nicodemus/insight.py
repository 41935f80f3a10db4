"""What a strong player counts: points, goods, what each side could repair now or soon, projects, the game's clock.

What comes of cards in hand is told of the seat that asks alone; of the other hand it knows the size, and what it saw.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from math import sqrt, tanh
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from rules.kernel.insight import Insight, Numbers, Replies, Tuned
from rules.kernel.model import Seat
from rules.nicodemus.components import CHARCOALIUM, FIGURES, GOODS, JOKER, MACHINES, PIECES, PROJECTS, RESOURCES, SPOTS
from rules.nicodemus.effects import picks
from rules.nicodemus.projects import sets
from rules.nicodemus.prospects import COUNTED
from rules.nicodemus.repair import Units, open_cost, reductions
from rules.nicodemus.state import Player, State, other

Workshop: TypeAlias = tuple[int, ...]
Tiles: TypeAlias = tuple[int, ...]

GOAL = FIGURES.winning_points.value
HAND = FIGURES.refill_hand.value
LIMIT = FIGURES.workshop_limit.value
DECK = sum(machine.copies for machine in MACHINES.values())
POINTS = {id_: machine.points for id_, machine in MACHINES.items()}
PRODUCTS = {id_: machine.product for id_, machine in MACHINES.items()}
KINDS = (*GOODS, JOKER)
EVERY_COLOUR = next((tile for tile, project in PROJECTS.items() if project.machines > LIMIT), 0)
"""The project that wants four machines, 0 if there is none."""
GOOD_TURN = 5
"""Points that a repair with a project brings."""
SOME = 4
"""Units of one kind, or machines of one product, that are many."""
CARDS = 2
"""Cards that come to lie before a card of the own hand helps to repair: that one and the rival's."""
LATE, LAST = 12, 16
"""Points from which a player comes near the end."""


# What a repair would bring, and what it lacks


class Outlook(NamedTuple):
    """All that a player's repairs depend on.

    `means` are units in stock with those that the workshop saves; `saved` and `paid` is charcoalium saved and in stock.
    """

    yard: tuple[int, ...]
    means: Units
    jokers: int
    saved: int
    paid: int
    workshop: Workshop
    tiles: Tiles


class Mend(NamedTuple):
    """A machine on the Bric-a-brac as one player sees it: what a repair would bring, and what is lacking for it.

    `worth` are its points with those of all projects, `projects` the latter alone. `short` are units which neither
    stock nor reductions cover, and `units` how many of them `jokers` do not either. `newer` machines ask for a fee
    (below 0 where more could be saved), of which `paid` are in stock. `lack` is all that is lacking.
    """

    worth: int
    projects: int
    spot: int
    short: Units
    jokers: int
    units: int
    newer: int
    paid: int
    lack: int

    def lacking(self, cards: int) -> int:
        """Return what is lacking after so many more cards have been played."""
        return self.units + max(0, max(0, self.newer + cards) - self.paid)


def outlook(s: State, of: Seat) -> Outlook:
    """Return what the repairs of a seat depend on."""
    player = s.players[of]
    stock, reduced = player.goods, reductions(player)
    wood, copper, crystal = reduced.resources
    return Outlook(
        tuple([lying.machine for lying in s.yard]),
        (stock["wood"] + wood, stock["copper"] + copper, stock["crystal"] + crystal),
        reduced.jokers,
        reduced.charcoalium,
        stock[CHARCOALIUM],
        tuple(sorted(player.workshop)),
        tiles_of(s, of),
    )


@lru_cache(1 << 10)
def mends(seen: Outlook) -> tuple[Mend, ...]:
    """Return every machine of the Bric-a-brac as a player sees it, those of most worth first."""
    yard, means, jokers, saved, paid, workshop, tiles = seen
    newer = len(yard) - saved
    found = []
    for spot, machine in enumerate(yard):
        newer -= 1
        short = open_cost(machine, means)
        units = max(0, sum(short) - jokers)
        bonus = project_points(machine, workshop, tiles)
        lack = units + max(0, max(0, newer) - paid)
        found.append(Mend(POINTS[machine] + bonus, bonus, spot, short, jokers, units, newer, paid, lack))
    return tuple(sorted(found, key=itemgetter(0), reverse=True))


def tiles_of(s: State, of: Seat) -> Tiles:
    """Return the tiles that a seat may complete, in the order of their ids."""
    return tuple(sorted([tile for tile in (*s.slots, *s.players[of].projects) if tile]))


@lru_cache(1 << 14)
def project_points(machine: int, workshop: Workshop, tiles: Tiles) -> int:
    """Return the points of all the projects that repairing that machine would complete, given the workshop before."""
    return sum(PROJECTS[tile].points for tile in tiles if completes(machine, workshop, tile))


@lru_cache(1 << 16)
def completes(machine: int, workshop: Workshop, tile: int) -> bool:
    """Say whether repairing that machine would complete a project."""
    return bool(sets((*workshop, machine), frozenset(), PROJECTS[tile]))


def worth(found: Iterable[Mend]) -> float:
    """Return what the best of those repairs is worth; the best come first."""
    return next((mend.worth / GOOD_TURN for mend in found), 0.0)


# The sides


SCORE = ("points", "points-late", "points-last", "lead", "lead-close", "tie-break", "may-answer")


def score_numbers(s: State, of: Seat) -> Numbers:
    """Return the points, how near they are to the end, and the lead."""
    player, rival = s.players[of], s.players[other(of)]
    lead = player.score - rival.score
    ties = player.goods[CHARCOALIUM] - rival.goods[CHARCOALIUM] + (player.resources() - rival.resources()) / 10
    return [
        player.score / GOAL,
        max(0, player.score - LATE) / (GOAL - LATE),
        max(0, player.score - LAST) / (GOAL - LAST),
        lead / 10,
        tanh(lead / 3),
        tanh(ties),
        float(of != s.first and not s.over),
    ]


STOCK = (*(f"has-{good}" for good in GOODS), *(f"some-{good}" for good in GOODS), "resources", "cards", "cards-seen")


def stock_numbers(player: Player) -> Numbers:
    """Return goods and cards; of each good the first unit counts more."""
    amounts = [player.goods[good] for good in GOODS]
    cards = [len(player.hand) / HAND, len(player.known) / HAND]
    return [*(n / SOME for n in amounts), *(sqrt(n / SOME) for n in amounts), player.resources() / 8, *cards]


WORKSHOP = (
    *(f"saves-{kind}" for kind in KINDS),
    *("workshop", "workshop-full", "wish-points", "wish-machines", "wish-good-machines", "own-tiles", "colours"),
)


def workshop_numbers(s: State, of: Seat) -> Numbers:
    """Return what the workshop saves, and what it lets the player hope for from the next machine."""
    player = s.players[of]
    workshop, tiles = tuple(sorted(player.workshop)), tiles_of(s, of)
    products = [PRODUCTS[machine] for machine in workshop]
    points, machines, good_machines = wishes(workshop, tiles)
    colours = len({MACHINES[machine].colour for machine in workshop}) if EVERY_COLOUR in tiles else 0
    return [
        *(products.count(kind) / 2 for kind in KINDS),
        len(workshop) / LIMIT,
        float(len(workshop) >= LIMIT),
        points / GOOD_TURN,
        machines,
        good_machines,
        sum(PROJECTS[tile].points for tile in player.projects) / GOOD_TURN,
        colours / LIMIT,
    ]


@lru_cache(1 << 12)
def wishes(workshop: Workshop, tiles: Tiles) -> tuple[int, float, float]:
    """Return the most project points any machine would bring, and the shares of all cards that bring some, or 3."""
    found = {machine: project_points(machine, workshop, tiles) for machine in MACHINES}
    some, many = (sum(MACHINES[id_].copies for id_, got in found.items() if got >= least) for least in (1, 3))
    return max(found.values()), some / DECK, many / DECK


REACH = (
    *("now", "now-second", "now-spots", "now-projects", "now-ends", "now-lead"),
    *("later", "later-lacking-one", "later-lacking-two"),
    *("lacking-one", "lacking-two", "lacking-three", "fee-lacking", "left"),
)


def reach_numbers(s: State, of: Seat) -> Numbers:
    """Return what the player could repair now, after one more card, or with a few units more."""
    player, rival = s.players[of], s.players[other(of)]
    own = outlook(s, of)
    now = [mend for mend in mends(own) if not mend.lack]
    score = player.score + (now[0].worth if now else 0)
    return [
        worth(now),
        worth(now[1:]),
        len(now) / SOME,
        max([mend.projects for mend in now], default=0) / GOOD_TURN,
        float(score >= GOAL),
        tanh((score - rival.score) / 3),
        *prospects(own),
        worth(left(now, mends(outlook(s, other(of))))),
    ]


@lru_cache(1 << 10)
def prospects(seen: Outlook) -> tuple[float, ...]:
    """Return the best repairs that are near: after one more card, lacking a few units, lacking charcoalium alone."""
    found = mends(seen)
    return (
        *(worth(mend for mend in found if mend.lacking(1) <= lack) for lack in range(3)),
        *(worth(mend for mend in found if mend.lack <= lack) for lack in range(1, 4)),
        worth(mend for mend in found if not mend.units),
    )


def left(now: Sequence[Mend], rivals: Sequence[Mend]) -> Iterator[Mend]:
    """Yield the repairs left to a player whose rival goes first and makes its own best one."""
    taken = next((mend.spot for mend in rivals if not mend.lack), None)
    return (mend for mend in now if mend.spot != taken)


SIDE = (*SCORE, *STOCK, *WORKSHOP, *REACH)


def of_side(s: State, _seat: Seat, of: Seat) -> Numbers:
    """Return the numbers of one side."""
    return [*score_numbers(s, of), *stock_numbers(s.players[of]), *workshop_numbers(s, of), *reach_numbers(s, of)]


# The table


CLOCK = ("my-turn", "last-round", "over", "deck", "deck-low", "yard", "yard-full", "yard-nearly-full")


def clock_numbers(s: State, seat: Seat) -> Numbers:
    """Return who is to move, how long the deck lasts, and when the upper row is cleared."""
    deck, yard = len(s.deck), len(s.yard)
    return [
        float(s.turn == seat),
        float(s.last_round),
        float(s.over),
        deck / DECK,
        max(0, 12 - deck) / 12,
        yard / SPOTS,
        float(yard >= SPOTS - 1),
        float(yard == SPOTS - 2),
    ]


YARD = (*(f"yard-{kind}" for kind in KINDS), *(f"reserve-{good}" for good in GOODS), "tiles", "best-tile")


def yard_numbers(s: State) -> Numbers:
    """Return what lies on the Bric-a-brac and in the reserve, and the open projects."""
    products = [PRODUCTS[lying.machine] for lying in s.yard]
    points = [PROJECTS[tile].points for tile in s.slots if tile]
    return [
        *(products.count(kind) / SOME for kind in KINDS),
        *(s.reserve[good] / PIECES[good] for good in GOODS),
        sum(points) / 15,
        max(points, default=0) / GOOD_TURN,
    ]


GROUPS = {
    "hand-recycles": (21, 25),
    "hand-removes": (22, 23),
    "hand-swaps": (24,),
    "hand-robs": (31, 32),
    "hand-cuts": (33,),
    "hand-destroys": (34,),
    "hand-plans": (41,),
    "hand-copies": (42,),
}
OWN_HAND = (*(f"hand-{good}" for good in GOODS), "hand-opens", "hand-opens-lacking-one", *GROUPS)


def hand_numbers(s: State, seat: Seat) -> Numbers:
    """Return what the player's own hand can do: the most of each good that a card gives, and what that lets repair."""
    hand = s.players[seat].hand
    gains = best_gains(s, seat)
    return [
        *(gains[good] / SOME for good in GOODS),
        *opened(mends(outlook(s, seat)), [*lone_gains(gains), *pair_gains(s, hand)]),
        *(sum(map(hand.count, group)) / 2 for group in GROUPS.values()),
    ]


def best_gains(s: State, seat: Seat) -> dict[str, int]:
    """Return the most of each good that one card of the hand gives alone; nobody gets more than there is."""
    products = [PRODUCTS[lying.machine] for lying in s.yard]
    found = dict.fromkeys(GOODS, 0)
    for machine in set(s.players[seat].hand):
        product, counted = PRODUCTS[machine], COUNTED.get(machine)
        number = 1 + products.count(product) if counted else 1
        for good in RESOURCES if product == JOKER else (product,):
            found[good] = max(found[good], number)
        found[CHARCOALIUM] = max(found[CHARCOALIUM], POINTS[machine])
    stock = s.players[other(seat)].goods
    return {good: min(number, s.reserve[good] + stock[good]) for good, number in found.items()}


def lone_gains(gains: dict[str, int]) -> list[tuple[Units, int]]:
    """Return those gains as units and charcoalium, one good at a time."""
    wood, copper, crystal = (gains[good] for good in RESOURCES)
    return [((wood, 0, 0), 0), ((0, copper, 0), 0), ((0, 0, crystal), 0), ((0, 0, 0), gains[CHARCOALIUM])]


def pair_gains(s: State, hand: Sequence[int]) -> set[tuple[Units, int]]:
    """Return the gains of two resources from the cost of another hand card, or of the newest machine."""
    costs = [*hand] if 21 in hand and len(hand) > 1 else []
    if 25 in hand and s.yard:
        costs.append(s.yard[-1].machine)
    return {pair for machine in costs for pair in _pairs(machine)}


@cache
def _pairs(machine: int) -> tuple[tuple[Units, int], ...]:
    counts = [[units.count(good) for good in RESOURCES] for units in picks(machine, 2)]
    return tuple([((wood, copper, crystal), 0) for wood, copper, crystal in counts])


def opened(found: Sequence[Mend], gains: Sequence[tuple[Units, int]]) -> tuple[float, float]:
    """Return the best repairs that one of those gains lets a player make soon: at once, and but for one unit."""
    nearly = 0.0
    for mend in found:
        lack = nearest(mend, gains) if mend.lacking(CARDS) <= SOME else SOME
        if not lack:
            return mend.worth / GOOD_TURN, nearly or mend.worth / GOOD_TURN
        if lack == 1:
            nearly = nearly or mend.worth / GOOD_TURN
    return 0.0, nearly


def nearest(mend: Mend, gains: Sequence[tuple[Units, int]]) -> int:
    """Return what is lacking for a repair after a card has been played for the best of those gains."""
    wood, copper, crystal = mend.short
    fee = max(0, mend.newer + CARDS) - mend.paid
    return min(
        max(0, max(0, wood - units[0]) + max(0, copper - units[1]) + max(0, crystal - units[2]) - mend.jokers)
        + max(0, fee - charcoalium)
        for units, charcoalium in gains
    )


TABLE = (*CLOCK, *YARD, *OWN_HAND)


def of_table(s: State, seat: Seat) -> Numbers:
    """Return the numbers of the table, and of the hand of the seat that asks."""
    return [*clock_numbers(s, seat), *yard_numbers(s), *hand_numbers(s, seat)]


INSIGHT = Insight(
    table=TABLE,
    side=SIDE,
    of_table=of_table,
    of_side=of_side,
    levels={"journeyman": Tuned(0.05, replies=3), "apprentice": Tuned(0.08), "novice": Tuned(0.4)},
    tempers={
        "builder": {"workshop": 0.2, "wish-machines": 0.2},
        "collector": {"resources": 0.2, "own-tiles": 0.2},
        "racer": {"points": 0.3, "now": 0.2},
    },
    replies=Replies(lines=2, turns=3, worlds=6, positions=30, effort=4.0, behind=0.1),
)
