"""What computer players weigh: the table with its clock, its pool and Harvey, and each side's points, goods and hopes.

Everything is what the seat itself sees or can work out. Points are divided by what a usual game brings.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rules.kernel.insight import Foreseen, Insight, Numbers, Replies, Tuned
from rules.kernel.model import Seat
from rules.transmissions.components import COLOURS, ELECTRICITY, FIGURES, HEAVY, PLACES
from rules.transmissions.facts import Outlook, outlook, total
from rules.transmissions.foresight import ACTION, TURNS_AT_MOST, flow, foreseen, turns_ahead
from rules.transmissions.possessions import (
    GOODS,
    POINTS,
    POSSESSIONS,
    SLOTS_IN_ALL,
    coming_kinds,
    goods,
    possessions,
    set_hopes,
    within,
)
from rules.transmissions.prospects import HOPES, MUCH, PLACE_OF, hopes
from rules.transmissions.race import Race, Runner, loss, race
from rules.transmissions.reach import ACTING, Forecast, Table, able, ahead, chances, forecast, possible_hand
from rules.transmissions.scoring import acorn_bonus, half_points_lost
from rules.transmissions.state import Harvey, State

ACTED = ("POST_ACTION", "DISCARD")


class Look(NamedTuple):
    """A side, with what it may hope for as a seat knows it."""

    brief: Outlook
    reach: Sequence[float]
    hoped: Sequence[float]
    turns: Numbers
    sets: float


class Whole(NamedTuple):
    """All sides, Harvey last, with their points, and the fewest slots that a player has free.

    In the solo game what his next card brings, and how the race ends.
    """

    briefs: list[Outlook]
    points: list[float]
    bonuses: list[int]
    slots: int
    coming: Forecast
    race: Race | None


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
    whole, _ = _seen(s, seat, [seat])
    return _of_table(s, seat, whole)


def _of_table(s: State, seat: Seat, whole: Whole) -> Numbers:
    turns = sum([player.turns for player in s.players]) / len(s.players)
    left, heights = len(s.item_stack), [len(stack) for stack in s.pipe_stacks]
    points = whole.points
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
        within(lead / 20),
        max(-1.0, min(1.0, lead / 6)),
        sum([max(0, 2 - s.supply[colour]) for colour in HEAVY]) / 4,
        *_pool(s),
        *_harvey(s, whole),
    ]


def points_of(s: State) -> list[float]:
    """Return the points of every side as they are now, Harvey's last."""
    boards = s.boards()
    return _points_of(s, [outlook(board) for board in boards], acorn_bonus(boards))


def _points_of(s: State, briefs: Sequence[Outlook], bonuses: Sequence[int]) -> list[float]:
    found = [_owned(brief, bonus) for brief, bonus in zip(briefs, bonuses, strict=True)]
    if not s.is_solo:
        return [float(points) for points in found]
    lost, cards = half_points_lost(s) / 2, FIGURES.harvey_forest_points.value * briefs[-1].cards.cards
    return [found[0] - lost, float(found[-1] + cards)]


def _owned(brief: Outlook, bonus: int) -> int:
    """Return the points of a side that are told by what lies before it, acorns included."""
    return total(brief.board, brief.net) + brief.cards.points + bonus


def _pool(s: State) -> Numbers:
    """Return what lies in the solo game's pool, and what it costs to leave it there."""
    if not s.is_solo:
        return [0.0] * 6
    left = [within(s.pool[good] / much) for good, much in zip((*COLOURS, ELECTRICITY), (4, 4, 4, 4, 8), strict=True)]
    return [*left, within(half_points_lost(s) / 40)]


def _harvey(s: State, whole: Whole) -> Numbers:
    """Return how Harvey stands, and what his next card brings him on average."""
    if s.harvey is None or whole.race is None:
        return [0.0] * (10 + len(Forecast._fields))
    harvey, brief = s.harvey, whole.briefs[-1]
    places = sum(card in {"T5", "T6", "T7"} for card in harvey.deck or harvey.discard)
    board, net = brief.board, brief.net
    return [
        within(whole.race.harveys / POINTS),
        whole.points[-1] / POINTS,
        net.run / 8,
        within((board.birds + net.birds) * (board.butterflies + net.butterflies) / 20),
        sum(board.free) / SLOTS_IN_ALL,
        board.item_room() / 6,
        brief.cards.acorns / 15,
        len(harvey.deck) / 21,
        places / 9,
        whole.bonuses[-1] / 5,
        *[within(one / much) for one, much in zip(whole.coming, (8, 1, 1, 1, 1, 2), strict=True)],
    ]


def _coming_card(s: State, harvey: Harvey, brief: Outlook) -> Forecast:
    """Return what Harvey's next card brings him on average."""
    deck = harvey.deck or harvey.discard
    tops = tuple([stack[0] if stack else "" for stack in s.pipe_stacks])
    discard = s.forest_discard[0] if s.forest_discard else ""
    fields = tuple(s.robots.values())
    table = Table(fields, brief.tiles, tuple(harvey.pipes), tuple(s.items), tuple(s.ideas), tops, discard)
    return forecast(table, tuple(sorted(deck)))


def _race(s: State, harvey: Harvey, look: Look, points: list[float], coming: Forecast) -> Race:
    """Return the points of both sides of the solo game in the end; `points` are those of now."""
    _, _, is_last, is_open = look.turns
    runner = Runner(
        brief=look.brief,
        hoped=dict(zip(HOPES, look.hoped, strict=True)),
        reach=look.reach,
        points=(points[0] + loss(s), points[-1]),
        coming=coming.points,
        is_last=bool(is_last),
        is_open=bool(is_open and s.card),
    )
    return race(s, harvey, runner)


def of_all(s: State, seat: Seat, order: Sequence[Seat]) -> Numbers:
    """Return the points in the end of each side in that order, then Harvey's, as the numbers of all sides tell them."""
    whole, looks = _seen(s, seat, order)
    if whole.race is not None:
        return [within(points / POINTS) for points in whole.race]
    return [within(_foreseen(s, of, look, whole) / POINTS) for of, look in zip(order, looks, strict=True)]


def at_once(s: State, seat: Seat, order: Sequence[Seat]) -> Numbers:
    """Return the numbers of the table and of the sides in that order; what several follow from is worked out once."""
    whole, looks = _seen(s, seat, order)
    numbers = _of_table(s, seat, whole)
    for of, look in zip(order, looks, strict=True):
        numbers += _of_side(s, of, look, whole)
    return numbers


def _look(s: State, seat: Seat, of: Seat, brief: Outlook) -> Look:
    player = s.players[of]
    reach = _reach(s, seat, of, brief)
    hoped = hopes(s, player, brief.tiles, reach, is_free=brief.cards.unused["FSUB"] > 0)
    sets = set_hopes(brief.board, coming_kinds(tuple(s.items), tuple(s.item_stack)))
    return Look(brief, reach, hoped, _turns(s, of), sets)


def _seen(s: State, seat: Seat, order: Sequence[Seat]) -> tuple[Whole, list[Look]]:
    """Return what is common to all, and the sides in that order as a seat knows them."""
    boards = s.boards()
    briefs, bonuses = [outlook(board) for board in boards], acorn_bonus(boards)
    points, looks = _points_of(s, briefs, bonuses), [_look(s, seat, of, briefs[of]) for of in order]
    slots = min([sum(brief.board.free) for brief in briefs[: len(s.players)]])
    if s.harvey is None:
        return Whole(briefs, points, bonuses, slots, Forecast(), None), looks
    coming = _coming_card(s, s.harvey, briefs[-1])
    return Whole(briefs, points, bonuses, slots, coming, _race(s, s.harvey, looks[0], points, coming)), looks


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
    *GOODS,
    *POSSESSIONS,
    *(f"reach-{place}" for place in PLACES),
    *HOPES,
)


def of_side(s: State, seat: Seat, of: Seat) -> Numbers:
    """Return how a seat stands and what it may hope for, as another seat knows it."""
    whole, (look,) = _seen(s, seat, [of])
    return _of_side(s, of, look, whole)


def _of_side(s: State, of: Seat, look: Look, whole: Whole) -> Numbers:
    player, brief, turns = s.players[of], look.brief, look.turns
    return [
        *turns,
        turns_ahead(s, whole.slots, is_last=bool(turns[2])) / TURNS_AT_MOST,
        flow(player, s.pool) if s.is_solo else 0.0,
        within(_foreseen(s, of, look, whole) / POINTS),
        _owned(brief, whole.bonuses[of]) / POINTS,
        whole.bonuses[of] / 5,
        within(look.sets / 15),
        *goods(player),
        *possessions(brief.tiles, tuple(player.pipes), len(player.set_aside), tuple(player.forest), tuple(player.used)),
        *look.reach,
        *look.hoped,
    ]


def _foreseen(s: State, of: Seat, look: Look, whole: Whole) -> float:
    """Return the points of a seat in the end by rule of thumb."""
    if whole.race is not None:
        return whole.race.mine
    player, brief = s.players[of], look.brief
    points = _owned(brief, whole.bonuses[of])
    _, _, is_last, is_open = look.turns
    named = dict(zip(HOPES, look.hoped, strict=True))
    soon, later = (max([named[f"{what}-{when}"] for what in PLACE_OF]) * MUCH for when in ("soon", "later"))
    hopes_ = (named["next-gain"] * MUCH, soon, later)
    turns = turns_ahead(s, whole.slots, is_last=bool(is_last))
    found = foreseen(player, brief, points, turns, hopes_, look.sets)
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


INSIGHT = Insight(
    table=TABLE,
    side=SIDE,
    of_table=of_table,
    of_side=of_side,
    at_once=at_once,
    foreseen=Foreseen("foreseen", POINTS, "harvey-foreseen", of_all),
    levels={"journeyman": Tuned(0.12), "apprentice": Tuned(0.15), "novice": Tuned(0.6)},
    tempers={
        "builder": {"items": 0.2, "run": 0.2},
        "collector": {"forest": 0.2, "creatures": 0.2},
        "racer": {"full-robots": 0.2, "points": 0.3},
    },
    replies=Replies(seats=(1,), lines=3, turns=1, worlds=5, positions=60, effort=1.0, behind=0.12),
)
