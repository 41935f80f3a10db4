"""The laws of conservation and the properties of section 12.9: every tile, card and engram is in exactly one place."""

from collections.abc import Iterable

from rules.transmissions.components import (
    CARDS,
    COLOURS,
    FIELDS,
    FIGURES,
    PIPES,
    ROBOTS,
    SOLO,
    STARTING_IDEAS,
    SWITCHES,
    TRANSMISSIONS,
    tiles_of_sets,
)
from rules.transmissions.harvey import deck_of
from rules.transmissions.pipes import clashes, is_connected, network
from rules.transmissions.scoring import tiles_of
from rules.transmissions.state import Harvey, Player, State


def faults(s: State) -> list[str]:
    """Return every law that is broken; empty when the position is sound."""
    wrong = [
        *_wrong_engrams(s),
        *_wrong_robots(s),
        *_wrong_display(s),
        *_wrong_tiles(s),
        *_wrong_forest(s),
        *_wrong_pipes(s),
        *_wrong_end(s),
    ]
    for seat, player in enumerate(s.players):
        wrong += [f"seat {seat}: {complaint}" for complaint in _wrong_player(s, seat, player)]
    return wrong + ([] if s.harvey is None else _wrong_harvey(s, s.harvey))


def _same(found: Iterable[str], expected: Iterable[str]) -> bool:
    return sorted(found) == sorted(expected)


def _wrong_engrams(s: State) -> list[str]:
    """12.9-1: the engrams of a colour are constant."""
    wrong = []
    for colour in COLOURS:
        stocks = [s.supply[colour], s.pool.get(colour, 0), *(player.engrams[colour] for player in s.players)]
        if sum(stocks) != SWITCHES.engram_supply_per_colour or min(stocks) < 0:
            wrong.append(f"{colour}: {stocks}")
    if s.pool.get("electricity", 0) < 0 or any(player.electricity < 0 for player in s.players):
        wrong.append("somebody owes electricity")
    return wrong


def _wrong_robots(s: State) -> list[str]:
    """12.9-2: four robots on four different fields."""
    fields = set(s.robots.values())
    is_right = s.robots.keys() == ROBOTS.keys() and len(fields) == len(ROBOTS) and fields <= set(range(FIELDS))
    return [] if is_right else [f"robots on {s.robots}"]


def _wrong_display(s: State) -> list[str]:
    """12.9-3: items and ideas leave in pairs; the display is filled from the right."""
    wrong = [] if len(s.item_stack) == len(s.idea_stack) else ["stacks of different heights"]
    wrong += [
        f"display {row}"
        for row in (s.items, s.ideas)
        if row != sorted(row, key=bool) or len(row) != FIGURES.columns.value
    ]
    if "" in s.items and s.item_stack:
        wrong.append("the display was not refilled")
    if [bool(tile) for tile in s.items] != [bool(tile) for tile in s.ideas]:
        wrong.append("an item without an idea, or the other way round")
    return wrong


def _wrong_tiles(s: State) -> list[str]:
    on_boards = [tile for board in s.boards() for tile in tiles_of(board)]
    lying = [tile for tile in (*s.items, *s.ideas, *s.item_stack, *s.idea_stack) if tile]
    starting = [tile for tile in on_boards if tile in STARTING_IDEAS]
    others = [tile for tile in on_boards if tile not in STARTING_IDEAS]
    wrong = []
    if not _same([*others, *lying, *s.gone], tiles_of_sets([*s.item_sets, *s.idea_sets])):
        wrong.append("a tile is missing or there twice")
    dealt = [tile for player in s.players for tile in player.dealt]
    if not _same([*starting, *dealt, *s.spare_ideas], STARTING_IDEAS):
        wrong.append("a starting idea is missing or there twice")
    return wrong


def _wrong_forest(s: State) -> list[str]:
    """12.9-6: 28 forest cards."""
    kept = [card for board in s.boards() for card in board.forest]
    found = [*s.forest_draw, *s.forest_discard, *s.looking, *kept]
    wrong = [] if _same(found, CARDS) else ["a forest card is missing or there twice"]
    if s.forest_draw and not s.forest_discard and not s.looking:
        wrong.append("no forest discard")
    return wrong if set(s.veiled) <= set(s.looking) else [*wrong, "a veiled card that nobody looks at"]


def _wrong_pipes(s: State) -> list[str]:
    """12.9-7: 34 pipes; every network is connected and no touching edges disagree."""
    taken = [pipe for player in s.players for pipe in player.set_aside]
    taken += [placed.pipe for player in s.players for placed in player.pipes if placed.pipe in PIPES]
    taken += s.harvey.pipes if s.harvey is not None else []
    stacked = [pipe for stack in s.pipe_stacks for pipe in stack]
    wrong = [] if _same([*taken, *stacked, *s.spare_pipes], PIPES) else ["a pipe is missing or there twice"]
    for seat, player in enumerate(s.players):
        net = network(player.pipes)
        if len(net) != len(player.pipes) or not is_connected(net) or clashes(net):
            wrong.append(f"seat {seat}: the network does not hold together")
    return wrong


def _wrong_end(s: State) -> list[str]:
    """12.9-9 and 10: how many pairs may leave until the first trigger, and one turn for every other side after it."""
    pairs = len(tiles_of_sets(s.item_sets))
    most = pairs - FIGURES.columns.value + 1
    if s.trigger is None:
        is_over = s.over or s.pairs_gone > most or not all(s.pipe_stacks) or any(b.is_full() for b in s.boards())
        return ["the end was not noticed"] if is_over else []
    left = s.trigger.pairs_gone + (s.trigger.reason == "full")
    wrong = [] if left <= most else [f"{left} pairs until the trigger"]
    since = [board.turns - then for board, then in zip(s.boards(), s.trigger.turns, strict=True)]
    if any(number not in ({0} if side == s.trigger.side else {0, 1}) for side, number in enumerate(since)):
        wrong.append(f"turns since the trigger: {since}")
    if s.over and sum(since) != s.sides - 1:
        wrong.append(f"the game is over after {since} turns since the trigger")
    return wrong


def _wrong_player(s: State, seat: int, player: Player) -> list[str]:
    """12.9-4, 5 and 8: cards, slots and the engram limit."""
    wrong = []
    is_on_turn = seat == s.turn and not s.over
    in_play = [s.card] if is_on_turn and s.card else []
    if not _same([*player.hand, *player.deck, *in_play], TRANSMISSIONS):
        wrong.append("a transmission card is missing or there twice")
    if len(player.hand) + len(in_play) != FIGURES.hand.value:
        wrong.append(f"{len(player.hand)} hand cards")
    if any(player.free(robot) < 0 for robot in ROBOTS):
        wrong.append("more tiles than slots")
    if player.total() > FIGURES.engram_limit.value and not is_on_turn:
        wrong.append(f"{player.total()} engrams")
    if not set(player.used) <= set(player.forest):
        wrong.append("a card was used that is not there")
    return wrong


def _wrong_harvey(s: State, harvey: Harvey) -> list[str]:
    wrong = [] if _same([*harvey.deck, *harvey.discard], deck_of(s.level)) else ["Harvey's cards are not complete"]
    if any(harvey.free(robot) < 0 for robot in ROBOTS):
        wrong.append("Harvey has more tiles than slots")
    if len(s.players) != 1 or set(s.pool) != set(SOLO.pool):
        wrong.append("Harvey plays against one")
    return wrong
