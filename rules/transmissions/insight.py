"""What computer players weigh: the table with its clock, its pool and Harvey, and each side's points, goods and hopes.

Everything is what the seat itself sees or can work out. Points are divided by what a usual game brings.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from rules.kernel.insight import Foreseen, Insight, Numbers, Replies
from rules.kernel.model import Seat
from rules.transmissions.components import (
    COLOURS,
    ELECTRICITY,
    FIGURES,
    HEAVY,
    ITEMS,
    KINDS,
    PLACES,
    ROBOT_NAMES,
    ROBOTS,
)
from rules.transmissions.facts import (
    ENGINE,
    REMEMBERED,
    BoardFacts,
    CardFacts,
    NetFacts,
    Network,
    Outlook,
    Tiles,
    board_facts,
    card_facts,
    net_facts,
    outlook,
    total,
)
from rules.transmissions.foresight import ACTION, TURNS_AT_MOST, flow, foreseen, turns_ahead
from rules.transmissions.pipes import run_points
from rules.transmissions.prospects import HOPES, MUCH, PLACE_OF, hopes
from rules.transmissions.race import Race, Runner, loss, race
from rules.transmissions.reach import ACTING, Forecast, Table, able, ahead, chances, forecast, possible_hand
from rules.transmissions.scoring import acorn_bonus, half_points_lost
from rules.transmissions.state import Harvey, Player, State

POINTS = 60
"""Points of a good game."""
MOST = 4.0
"""No number is larger, however wild the game."""
SLOTS_IN_ALL = sum(robot.slots for robot in ROBOTS.values())
SETS = {kind.id: kind.each for kind in KINDS.values() if kind.each}
ACTED = ("POST_ACTION", "DISCARD")
CARD_GROUPS = {
    "power": {"F6E": 1},
    "engrams": {"F1A": 1, "FGW": 2, "FBY": 2},
    "after": {"FPOW": 1, "FLAKE": 1, "FMEAD": 1},
    "substitute": {"FSUB": 1},
    "idea-above": {"FIDEA": 1},
    "extra-turn": {"FTURN": 1},
}
"""Types of forest cards by what they are good for, and how much of it."""


# The table


TABLE = (
    "solo",
    "turns",
    "display-left",
    "display-short",
    "display-last",
    "pipes-left",
    "lowest-stack",
    "last-pipes",
    "forest-left",
    "end-triggered",
    "mid-turn",
    "lead",
    "lead-close",
    "scarce-heavy",
    *(f"pool-{good}" for good in (*COLOURS, ELECTRICITY)),
    "pool-loss",
    "harvey-foreseen",
    "harvey-points",
    "harvey-run",
    "harvey-creatures",
    "harvey-slots-left",
    "harvey-item-room",
    "harvey-acorns",
    "harvey-cards-left",
    "harvey-places-left",
    "harvey-bonus",
    *(f"harvey-next-{name}" for name in Forecast._fields),
)


def of_table(s: State, seat: Seat) -> Numbers:
    """Return what is common to all sides: the clock, the lead of that seat, the pool, and Harvey."""
    turns = sum([player.turns for player in s.players]) / len(s.players)
    left, heights = len(s.item_stack), [len(stack) for stack in s.pipe_stacks]
    points = points_of(s)
    lead = points[seat] - max(points[:seat] + points[seat + 1 :])
    return [
        float(s.is_solo),
        turns / 20,
        left / 12,
        max(0, 4 - left) / 4,
        float(left == 0),
        sum(heights) / 24,
        min(heights) / 6,
        heights.count(1) / 2,
        len(s.forest_draw) / 28,
        float(s.trigger is not None),
        float(bool(s.card)),
        _within(lead / 20),
        max(-1.0, min(1.0, lead / 6)),
        sum([max(0, 2 - s.supply[colour]) for colour in HEAVY]) / 4,
        *_pool(s),
        *_harvey(s, points),
    ]


def _within(number: float) -> float:
    return max(-MOST, min(MOST, number))


def points_of(s: State) -> list[float]:
    """Return the points of every side as they are now, Harvey's last."""
    boards = s.boards()
    briefs = [outlook(board) for board in boards]
    bonuses = acorn_bonus(boards)
    found = [total(one.board, one.net) + one.cards.points + bonus for one, bonus in zip(briefs, bonuses, strict=True)]
    if not s.is_solo:
        return [float(points) for points in found]
    loss, cards = half_points_lost(s) / 2, FIGURES.harvey_forest_points.value * briefs[-1].cards.cards
    return [found[0] - loss, float(found[-1] + cards)]


def _pool(s: State) -> Numbers:
    """Return what lies in the solo game's pool, and what it costs to leave it there."""
    if not s.is_solo:
        return [0.0] * 6
    goods = [_within(s.pool[good] / much) for good, much in zip((*COLOURS, ELECTRICITY), (4, 4, 4, 4, 8), strict=True)]
    return [*goods, _within(half_points_lost(s) / 40)]


def _harvey(s: State, points: list[float]) -> Numbers:
    """Return how Harvey stands, and what his next card brings him on average."""
    if s.harvey is None:
        return [0.0] * (10 + len(Forecast._fields))
    harvey, brief, coming = s.harvey, outlook(s.harvey), _coming_card(s, s.harvey)
    places = sum(card in {"T5", "T6", "T7"} for card in harvey.deck or harvey.discard)
    board, net = brief.board, brief.net
    return [
        _within(_race(s, harvey, points).harveys / POINTS),
        points[-1] / POINTS,
        net.run / 8,
        _within((board.birds + net.birds) * (board.butterflies + net.butterflies) / 20),
        sum(board.free) / SLOTS_IN_ALL,
        board.item_room() / 6,
        brief.cards.acorns / 15,
        len(harvey.deck) / 21,
        places / 9,
        acorn_bonus(s.boards())[-1] / 5,
        *[_within(one / much) for one, much in zip(coming, (8, 1, 1, 1, 1, 2), strict=True)],
    ]


def _coming_card(s: State, harvey: Harvey) -> Forecast:
    """Return what Harvey's next card brings him on average."""
    deck = harvey.deck or harvey.discard
    tops = tuple([stack[0] if stack else "" for stack in s.pipe_stacks])
    discard = s.forest_discard[0] if s.forest_discard else ""
    fields, tiles = tuple(s.robots.values()), outlook(harvey).tiles
    table = Table(fields, tiles, tuple(harvey.pipes), tuple(s.items), tuple(s.ideas), tops, discard)
    return forecast(table, tuple(sorted(deck)))


def _race(s: State, harvey: Harvey, points: list[float]) -> Race:
    """Return the points of both sides of the solo game in the end; `points` are those of now."""
    player, brief = s.players[0], outlook(s.players[0])
    reach = _reach(s, 0, 0, brief)
    hoped = hopes(s, player, brief.tiles, reach, is_free=brief.cards.unused["FSUB"] > 0)
    _, _, is_last, is_open = _turns(s, 0)
    runner = Runner(
        brief=brief,
        hoped=dict(zip(HOPES, hoped, strict=True)),
        reach=reach,
        points=(points[0] + loss(s), points[-1]),
        coming=_coming_card(s, harvey).points,
        is_last=bool(is_last),
        is_open=bool(is_open and s.card),
    )
    return race(s, harvey, runner)


def of_all(s: State, seat: Seat, order: Sequence[Seat]) -> Numbers:
    """Return the points in the end of each side in that order, then Harvey's, as the numbers of all sides tell them."""
    if s.harvey is not None:
        return [_within(points / POINTS) for points in _race(s, s.harvey, points_of(s))]
    return [_within(_foreseen(s, seat, of) / POINTS) for of in order]


# A side


SIDE = (
    "to-move",
    "turns-before",
    "turn-to-come",
    "action-open",
    "turns-ahead",
    "flow",
    "foreseen",
    "points",
    "acorn-bonus",
    "set-hopes",
    *COLOURS,
    *(f"first-{colour}" for colour in COLOURS),
    "engrams",
    "first-power",
    "power",
    "creatures",
    "run",
    "full-robots",
    "items",
    "ideas",
    "forest",
    "acorns",
    "birds",
    "butterflies",
    "pipes",
    "pipes-aside",
    "run-tiles",
    "open-ends",
    "open-onward",
    "item-tiles",
    "idea-tiles",
    "slots-left",
    "slots-few",
    "item-room",
    *(f"covered-{robot}" for robot in ROBOT_NAMES),
    *(f"engine-{name}" for name in ENGINE),
    *(f"card-{name}" for name in CARD_GROUPS),
    *(f"reach-{place}" for place in PLACES),
    *HOPES,
)


def of_side(s: State, seat: Seat, of: Seat) -> Numbers:
    """Return how a seat stands and what it may hope for, as another seat knows it."""
    player = s.players[of]
    brief = outlook(player)
    reach = _reach(s, seat, of, brief)
    bonus = acorn_bonus(s.boards())[of]
    points = total(brief.board, brief.net) + brief.cards.points + bonus
    turns = _turns(s, of)
    sets = _set_hopes(brief.board, _coming(tuple(s.items), tuple(s.item_stack)))
    hoped = hopes(s, player, brief.tiles, reach, is_free=brief.cards.unused["FSUB"] > 0)
    return [
        *turns,
        turns_ahead(s, is_last=bool(turns[2])) / TURNS_AT_MOST,
        flow(player, s.pool) if s.is_solo else 0.0,
        _within(_foreseen(s, seat, of) / POINTS),
        points / POINTS,
        bonus / 5,
        _within(sets / 15),
        *_goods(player),
        *_possessions(
            brief.tiles, tuple(player.pipes), len(player.set_aside), tuple(player.forest), tuple(player.used)
        ),
        *reach,
        *hoped,
    ]


def _foreseen(s: State, seat: Seat, of: Seat) -> float:
    """Return the points of a seat in the end by rule of thumb, as another seat knows it."""
    if s.harvey is not None:
        return _race(s, s.harvey, points_of(s)).mine
    player, brief = s.players[of], outlook(s.players[of])
    sets = _set_hopes(brief.board, _coming(tuple(s.items), tuple(s.item_stack)))
    hoped = hopes(s, player, brief.tiles, _reach(s, seat, of, brief), is_free=brief.cards.unused["FSUB"] > 0)
    points = total(brief.board, brief.net) + brief.cards.points + acorn_bonus(s.boards())[of]
    _, _, is_last, is_open = _turns(s, of)
    named = dict(zip(HOPES, hoped, strict=True))
    soon, later = (max([named[f"{what}-{when}"] for what in PLACE_OF]) * MUCH for when in ("soon", "later"))
    hopes_ = (named["next-gain"] * MUCH, soon, later)
    found = foreseen(player, brief, points, turns_ahead(s, is_last=bool(is_last)), hopes_, sets)
    return found + ACTION if is_open and s.card else found


def _turns(s: State, of: Seat) -> Numbers:
    """Return whether it is that seat's turn, how many sides come before it, and whether it has its last turn ahead."""
    before = (of - s.turn) % s.sides
    is_last = s.trigger is not None and (before > 0 if s.trigger.side == s.turn else before < s.turns_left)
    return [float(not before), before / s.sides, float(is_last), float(not before and s.stage not in ACTED)]


def _reach(s: State, seat: Seat, of: Seat, brief: Outlook) -> Sequence[float]:
    """Return for each location the chance that a seat's next action is there; in its turn it is this turn's action."""
    player, fields = s.players[of], tuple(s.robots.values())
    powers = able(brief.board.powers, player.electricity)
    if of == s.turn and s.stage in ACTING:
        return ahead(s, fields, powers)
    hand = tuple(possible_hand(player, is_own=of == seat))
    return chances(fields, hand, powers)


@lru_cache(1024)
def _coming(display: tuple[str, ...], stack: tuple[str, ...]) -> Counter[str]:
    """Return how many copies of each kind may still be bought; which tiles are under way, all can work out."""
    return Counter(ITEMS[tile].kind for tile in (*display, *stack) if tile)


def _set_hopes(board: BoardFacts, coming: Counter[str]) -> float:
    """Return the points that one more copy of each kind of set would add, where any may come."""
    found = 0.0
    for kind, number in board.kinds.items():
        each = SETS.get(kind, ())
        if number < len(each) and coming[kind]:
            found += (number + 1) * each[number] - number * each[number - 1]
    return found


def _goods(player: Player) -> Numbers:
    held = [player.engrams[colour] for colour in COLOURS]
    power = player.electricity
    return [
        *[number / 4 for number in held],
        *[float(number > 0) for number in held],
        sum(held) / 7,
        min(power, 4) / 4,
        _within(power / 12),
    ]


@lru_cache(REMEMBERED)
def _possessions(tiles: Tiles, network: Network, aside: int, forest: tuple[str, ...], used: tuple[str, ...]) -> Numbers:
    """Return what lies before a player for good; as it seldom changes it is remembered."""
    board, net, cards = board_facts(tiles), net_facts(network, aside), card_facts(forest, used)
    return [*_scoring(board, net, cards), *_tiles(board, net), *_engine(board, cards)]


def _scoring(board: BoardFacts, net: NetFacts, cards: CardFacts) -> Numbers:
    birds, butterflies = board.birds + net.birds, board.butterflies + net.butterflies
    return [
        _within(birds * butterflies / 20),
        run_points(net.run) / 30,
        board.filled / 18,
        board.item_points / 25,
        board.idea_points / 8,
        cards.points / 4,
        _within(cards.acorns / 12),
        birds / 5,
        butterflies / 5,
    ]


def _tiles(board: BoardFacts, net: NetFacts) -> Numbers:
    free = sum(board.free)
    return [
        net.pipes / 6,
        net.aside / 3,
        net.run / 8,
        net.ends / 5,
        net.onward / 2,
        board.items / 6,
        board.ideas / 8,
        free / SLOTS_IN_ALL,
        max(0, 4 - free) / 4,
        board.item_room() / 6,
        *[1 - left / robot.slots for left, robot in zip(board.free, ROBOTS.values(), strict=True)],
    ]


def _engine(board: BoardFacts, cards: CardFacts) -> Numbers:
    groups = [sum([worth * cards.unused[id_] for id_, worth in group.items()]) for group in CARD_GROUPS.values()]
    return [*[number / 2 for number in board.engine], *[number / 2 for number in groups]]


INSIGHT = Insight(
    table=TABLE,
    side=SIDE,
    of_table=of_table,
    of_side=of_side,
    foreseen=Foreseen("foreseen", POINTS, "harvey-foreseen", of_all),
    replies=Replies(seats=(1,), lines=3, turns=1, worlds=5, positions=60, effort=1.0, behind=0.12),
)
