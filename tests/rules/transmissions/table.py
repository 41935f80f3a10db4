"""Positions in the dossier's notation, and a hand to play them: `W Y G 3E` is a stock, `yellow: Z6; blue: F5` a board.

Whatever a test does not name lies where it does no harm, so every position is complete and its laws can be checked
after each answer. Decisions without a choice are answered on the way to the option that a test picks, and noted.
"""

from collections.abc import Sequence
from itertools import count
from typing import Any

from rules.kernel.model import Answer, Asked, Audience, Decision, Flow
from rules.kernel.rng import Rng
from rules.transmissions.components import (
    CARDS,
    COLOURS,
    FIELDS,
    IDEA_SETS,
    IDEAS,
    ITEM_SETS,
    ITEMS,
    PIPES,
    ROBOT_NAMES,
    STARTING_IDEAS,
    TRANSMISSIONS,
)
from rules.transmissions.engine import GAME
from rules.transmissions.harvey import deck_of
from rules.transmissions.state import Board, Harvey, Placed, Player, State
from tests.rules.table import Asking

A, B, C, D = 0, 1, 2, 3
LETTERS = {"W": "white", "Y": "yellow", "G": "green", "B": "blue", "E": "electricity"}
CARD_OF = {card.robot: id_ for id_, card in TRANSMISSIONS.items() if card.robot}
COLOUR_WORDS = tuple(LETTERS.values())


def goods(written: str) -> dict[str, int]:
    """Read `W W Y 3E`."""
    stock = dict.fromkeys(COLOUR_WORDS, 0)
    for part in written.split():
        stock[LETTERS[part[-1]]] += int(part[:-1] or 1)
    return stock


def as_written(stock: dict[str, int]) -> str:
    """Write a stock as `2W 1Y 3E`; an empty one is an empty string."""
    return " ".join(f"{stock[good]}{letter}" for letter, good in LETTERS.items() if stock.get(good))


def board(written: str) -> dict[str, list[str]]:
    """Read `yellow: Z6 S9; blue: F5`."""
    tiles: dict[str, list[str]] = {robot: [] for robot in ROBOT_NAMES}
    for part in filter(None, written.split(";")):
        robot, _, ids = part.partition(":")
        tiles[robot.strip()] = ids.split()
    return tiles


def laid(written: str) -> list[Placed]:
    """Read `P10 1,0 r1; P08 2,0 r2` behind the starting pipe."""
    placed = [Placed("start", 0, 0, 0)]
    for part in filter(None, written.split(";")):
        pipe, cell, turn = part.split()
        x, y = cell.split(",")
        placed.append(Placed(pipe, int(x), int(y), int(turn[1:])))
    return placed


def display(written: str | None, unnamed: list[str]) -> list[str]:
    """Read the four tiles of a row; `.` is an empty column, and what is not named is filled up."""
    if written is None:
        return [unnamed.pop(0) for _ in range(4)]
    return ["" if tile == "." else tile for tile in written.split()]


def luck(wanted: Sequence[str], items: Sequence[str]) -> Rng:
    """Return a generator that shuffles the items into the order wanted."""
    for seed in count():
        shuffled = list(items)
        Rng(seed).shuffle(shuffled)
        if shuffled == list(wanted):
            return Rng(seed)
    raise AssertionError


def player(stock: str = "", tiles: str = "", **more: Any) -> Player:
    """Return a player with a stock and tiles; cards are dealt later."""
    held = goods(stock)
    electricity = held.pop("electricity")
    forest = more.pop("forest", "").split()
    used = more.pop("used", "").split()
    pipes = laid(more.pop("pipes", ""))
    aside = more.pop("aside", "").split()
    made = Player(engrams=held, electricity=electricity, robots=board(tiles), forest=forest + used, used=used, **more)
    made.pipes, made.set_aside = pipes, aside
    return made


def harvey(tiles: str = "", *, deck: str = "", pipes: str = "", forest: str = "", level: str = "normal") -> Harvey:
    """Return Harvey with his top cards named; the others follow in any order."""
    top, rest = deck.split(), deck_of(level)
    for card in top:
        rest.remove(card)
    return Harvey(robots=board(tiles), deck=top + rest, pipes=pipes.split(), forest=forest.split())


def position(
    *players: Player,
    seats: int = 2,
    against: Harvey | None = None,
    pool: str = "2W 2Y 2G 2B 4E",
    robots: str = "yellow 0 blue 3 green 6 red 9",
    hand: str = "T1 T2 T3",
    deck: str | None = None,
    items: str | None = None,
    ideas: str | None = None,
    stack: int = 10,
    stacks: Sequence[str] = ("", "", "", ""),
    heights: Sequence[int] = (4, 4, 4, 4),
    draw: str | None = None,
    discard: str | None = None,
    supply: str | None = None,
    turn: int = A,
    rng: Rng | None = None,
) -> State:
    """Return a position at the beginning of a turn; `supply` and `pool` name whole stocks, other things the tops."""
    sides = [*players, *(player() for _ in range((1 if against else seats) - len(players)))]
    where = robots.split()
    state = State(
        rng=rng or Rng(7),
        start=A,
        turn=turn,
        stage="TURN_BEGIN",
        players=sides,
        harvey=against,
        robots={robot: int(field) for robot, field in zip(where[::2], where[1::2], strict=True)},
        item_sets=list(ITEM_SETS),
        idea_sets=list(IDEA_SETS),
    )
    boards: list[Board] = state.boards()
    _lay_display(state, boards, items, ideas, stack)
    _lay_pipes(state, stacks, heights)
    _lay_forest(state, boards, draw, discard)
    for number, one in enumerate(sides):
        one.hand = hand.split() if number == turn else sorted(TRANSMISSIONS)[:3]
        rest = [card for card in TRANSMISSIONS if card not in one.hand]
        one.deck = deck.split() if deck is not None and number == turn else rest
    _fill_supply(state, supply, pool)
    return state


def _lay_display(state: State, boards: list[Board], items: str | None, ideas: str | None, stack: int) -> None:
    placed = [tile for one in boards for tiles in one.robots.values() for tile in tiles]
    named = [*placed, *(items or "").split(), *(ideas or "").split()]
    other_items = [tile for tile in ITEMS if tile not in named]
    other_ideas = [tile for tile in IDEAS if tile not in named and tile not in STARTING_IDEAS]
    state.items, state.ideas = display(items, other_items), display(ideas, other_ideas)
    state.item_stack, state.idea_stack = other_items[:stack], other_ideas[:stack]
    state.gone = other_items[stack:] + other_ideas[stack:]
    state.spare_ideas = [tile for tile in STARTING_IDEAS if tile not in placed]


def _lay_pipes(state: State, stacks: Sequence[str], heights: Sequence[int]) -> None:
    named = [pipe for written in stacks for pipe in written.split()]
    for one in state.players:
        named += [placed.pipe for placed in one.pipes] + one.set_aside
    named += state.harvey.pipes if state.harvey else []
    others = [pipe for pipe in PIPES if pipe not in named]
    for written, height in zip(stacks, heights, strict=True):
        pipes = written.split()
        while len(pipes) < height:
            pipes.append(others.pop())
        state.pipe_stacks.append(pipes)
    state.spare_pipes = others


def _lay_forest(state: State, boards: list[Board], draw: str | None, discard: str | None) -> None:
    held = [card for one in boards for card in one.forest]
    named = [*held, *(draw or "").split(), *(discard or "").split()]
    others = [card for card in CARDS if card not in named]
    state.forest_discard = [others.pop()] if discard is None else discard.split()
    state.forest_draw = others if draw is None else draw.split()
    if draw is not None:
        keeper = boards[1]
        keeper.forest += others
        if isinstance(keeper, Player):
            keeper.used += others


def _fill_supply(state: State, supply: str | None, pool: str) -> None:
    state.pool = goods(pool) if state.harvey else {}
    for colour in COLOURS:
        held = sum(one.engrams[colour] for one in state.players) + state.pool.get(colour, 0)
        state.supply[colour] = 15 - held if supply is None else goods(supply)[colour]


class Table(Asking[State]):
    """A position being played, one answer at a time."""

    def __init__(self, state: State) -> None:
        self.s = state
        self.flow: Flow[None] | None = None
        self.decision: Decision | None = None
        self.keys: list[str] = []
        self.lone: list[tuple[str, str]] = []
        self.totals = self._totals()
        self.short = [f"{colour}:" for colour in COLOURS if self.totals[colour] != 15]
        self._check()
        self.turn()

    def turn(self) -> "Table":
        """Begin the next turn."""
        assert self.decision is None
        self.flow = GAME.phase(self.s)
        self._go_on(next)
        return self

    def pick(self, *picks: str) -> "Table":
        """Answer the open decisions one after the other; those without a choice between them are answered too."""
        for pick in picks:
            while self.decision and pick not in self.offers() and len(self.offers()) == 1:
                self._answer((self.offers()[0],))
            assert self.decision is not None, f"nothing is asked, {pick} has no place"
            assert pick in self.offers(), f"{self.decision.key} offers {self.offers()}"
            self._answer((pick,))
        return self

    def pick_some(self, *picks: str) -> "Table":
        """Answer the open decision with several options."""
        self._answer(picks)
        return self

    def through(self) -> "Table":
        """Answer whatever leaves no choice."""
        while self.decision and len(self.offers()) == 1:
            self._answer((self.offers()[0],))
        return self

    def _answer(self, picks: tuple[str, ...]) -> None:
        decision = self.decision
        assert decision is not None
        assert set(picks) <= set(self.offers())
        assert decision.low <= len(set(picks)) == len(picks) <= decision.high
        if len(decision.options) == 1:
            self.lone.append((decision.key.split()[-1], picks[0]))
        self._go_on(lambda flow: flow.send(Answer(decision.seat, decision.key, picks)))

    def _go_on(self, step: Any) -> None:
        assert self.flow is not None
        try:
            self._asked(step(self.flow))
        except StopIteration:
            self.decision = None
        self._check()

    def _asked(self, asked: Asked) -> None:
        (self.decision,) = asked
        assert self.decision.seat == self.s.turn, "only the player whose turn it is decides"
        assert len(set(self.offers())) == len(self.offers()) > 0
        self.keys.append(self.decision.key.split()[-1])

    def _check(self) -> None:
        wrong = [fault for fault in GAME.faults(self.s) if not fault.startswith(tuple(self.short) or "-")]
        assert not wrong, wrong
        assert self._totals() == self.totals, "engrams came or went"

    def _totals(self) -> dict[str, int]:
        s = self.s
        return {
            colour: s.supply[colour] + s.pool.get(colour, 0) + sum(one.engrams[colour] for one in s.players)
            for colour in COLOURS
        }

    @property
    def key(self) -> str | None:
        """Return the name of the open decision without its number; None when the turn is over."""
        return self.decision.key.split()[-1] if self.decision else None

    def stock(self, seat: int = A) -> str:
        """Write what a player holds."""
        one = self.s.players[seat]
        return as_written({**one.engrams, "electricity": one.electricity})

    @property
    def pool(self) -> str:
        """Write the pool."""
        return as_written(self.s.pool)

    def tiles(self, robot: str, seat: int = A) -> list[str]:
        """Return the tiles on a player's robot."""
        return self.s.players[seat].robots[robot]

    def readers(self, key: str) -> list[list[Audience]]:
        """Return who may read each line with that message."""
        everybody = (*range(len(self.s.players)), None)
        return [[reader for reader in everybody if line.is_for(reader)] for line in self.lines(key)]


def fields_of(robot: str, field: int, others: str | None) -> str:
    """Return robots' fields: the one named, and the others out of the way unless they are named."""
    if others is not None:
        return f"{robot} {field} {others}"
    free = iter((field + 5) % FIELDS if step == 0 else (field + 5 + 3 * step) % FIELDS for step in range(3))
    return " ".join([f"{robot} {field}", *(f"{name} {next(free)}" for name in ROBOT_NAMES if name != robot)])


def before_move(robot: str, field: int, *players: Player, others: str | None = None, **more: Any) -> Table:
    """Let A choose a robot on a field, by its card, and stop before it moves (D4)."""
    hand = [CARD_OF[robot], *(card for card in ("T1", "T2", "T3") if card != CARD_OF[robot])][:3]
    state = position(*players, robots=fields_of(robot, field, others), hand=" ".join(sorted(hand)), **more)
    return Table(state).pick(f"play:{CARD_OF[robot]}", robot)


def before_action(robot: str, field: int, *players: Player, others: str | None = None, **more: Any) -> Table:
    """Let A walk a robot one field, onto the one named, and stop before the action (D5)."""
    start = (field - 1) % FIELDS
    return before_move(robot, start, *players, others=others, **more).pick(f"walk:f{field}")


def run_harvey(state: State) -> State:
    """Let Harvey take his turn."""
    assert not GAME.faults(state), GAME.faults(state)
    assert list(GAME.phase(state)) == []
    assert not GAME.faults(state), GAME.faults(state)
    return state
