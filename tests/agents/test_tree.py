"""A tree of turns finds what follows from a turn two and three turns later, and looks most at what promises most."""

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest
from msgspec import Struct
from msgspec.structs import replace

from agents import think
from agents.levels import Level
from agents.nets import judge_of
from agents.sight import sight_in
from agents.think import weigh
from agents.tree import Looked, Tree
from agents.turns import Answers
from agents.value import ByStanding
from rules.kernel.flows import ask_beside, option
from rules.kernel.game import Game, GameInfo, Settings
from rules.kernel.model import Answer, Audience, Decision, Flow, Score, Seat, Standing, State, text
from rules.kernel.play import encode
from rules.kernel.rng import Rng, Seed
from rules.kernel.thought import Thought
from rules.legendary_inventors.engine import GAME as INVENTORS
from tests.rules.legendary_inventors.table import A, B, position

MOST = 3
"""Nim: so many of the heap may be taken in a turn; who takes the last one wins."""


class Heap(State, kw_only=True):
    left: int
    turn: int = 0
    winner: int = -1
    joker: int = -1
    """Who may once take one away before their turn."""


class HeapView(Struct, frozen=True):
    left: int


def setup(seed: Seed, _seats: int, settings: Settings) -> Heap:
    return Heap(rng=Rng(seed), left=int(settings.get("left", "7")))


def turn(state: Heap) -> Flow[None]:
    answer = yield from ask_beside(lambda: [ask(state)], lambda: offer(state), lambda _: play_joker(state))
    assert answer is not None
    state.left -= int(answer.picks[0].split(":")[1])
    if not state.left:
        state.over, state.winner = True, state.turn
    state.turn = 1 - state.turn


def ask(state: Heap) -> Decision:
    ways = [option(f"take:{number}", "take") for number in range(1, min(MOST, state.left) + 1)]
    return Decision(state.turn, "TURN", text("ask"), tuple(ways))


def offer(state: Heap) -> list[Decision]:
    if state.joker != state.turn or state.left < MOST:
        return []
    return [Decision(state.turn, "JOKER", text("ask"), (option("joker", "joker"),), waits=False)]


def play_joker(state: Heap) -> None:
    state.left, state.joker = state.left - 1, -1


def standing(state: Heap) -> Standing:
    won = [int(state.winner == seat) for seat in range(2)]
    return tuple(Score(points, 1 + (points < max(won)), seat=seat) for seat, points in enumerate(won))


def view(state: Heap, _audience: Audience) -> HeapView:
    return HeapView(state.left)


NIM = Game(
    info=GameInfo("nim", "Nim", (2,), 5, 1),
    state_type=Heap,
    initial_state=setup,
    arrangement=lambda state: {"left": state.left},
    phase=turn,
    view=view,
    standing=standing,
    faults=lambda _state: [],
    deal_anew=lambda _state, _audience, _rng: None,
)


def turns(left: int, joker: int = -1) -> tuple[Thought[Heap], list[Answers]]:
    """Return a heap of so many, and what the first player may do; one seat may have a joker."""
    heap = Heap(rng=Rng("7" * 64), left=left, joker=joker)
    world = Thought(NIM, encode(heap))
    return world, [(Answer(0, "TURN", (one.id,)),) for one in world.find(0, "TURN").options]


def looked(left: int, positions: int, worths: tuple[float, ...] = (0.5, 0.5, 0.5)) -> list[Looked]:
    world, lines = turns(left)
    tree = Tree(ByStanding(), 0, Rng("5" * 64), left=positions, positions=10, offers=True)
    return tree.look(world, list(zip(lines, worths, strict=True)))


@pytest.mark.parametrize(("left", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2), (11, 3)])
def test_a_win_some_turns_ahead_is_found(left: int, best: int) -> None:
    found = looked(left, 1500)
    assert max(range(MOST), key=lambda way: found[way].visits) == best - 1
    assert max(range(MOST), key=lambda way: found[way].share) == best - 1
    assert found[best - 1].share > 0.7


@pytest.mark.parametrize("left", [8, 12])
def test_no_way_is_thought_to_win_where_none_does(left: int) -> None:
    assert max(one.share for one in looked(left, 1500)) < 0.5


@pytest.mark.parametrize("left", [5, 6, 7])
def test_what_a_rival_may_do_beside_its_turn_is_found_where_it_matters(left: int) -> None:
    world, lines = turns(left, joker=1)  # whatever is left of it, the rival takes all or makes it four
    tree = Tree(ByStanding(), 0, Rng("5" * 64), left=1500, positions=10, offers=True)
    assert max(one.share for one in tree.look(world, [(line, 0.5) for line in lines])) < 0.5


def test_what_seems_worth_more_at_once_is_looked_at_first_and_more_as_long_as_nothing_speaks_against_it() -> None:
    found = looked(40, 200, (0.6, 0.5, 0.4))
    assert found[0].visits > found[1].visits >= found[2].visits


def test_no_more_is_looked_at_than_given() -> None:
    world, lines = turns(40)
    tree = Tree(ByStanding(), 0, Rng("5" * 64), left=100, positions=10, offers=True)
    tree.look(world, [(line, 0.5) for line in lines])
    assert -10 <= tree.left <= 0


def test_whoever_leaves_an_invention_nearly_complete_sees_it_taken() -> None:
    tired = "hypatia archimedes hippocrates boyle newton galileo"
    pieces = {"axe": {B: "1/0/1/1"}}  # two fields are free: if A fills one, Pascal fills the other
    s = position("green yellow", "axe bow canoe", on={"axe": "victory3 victory2"}, pieces=pieces, out=tired)
    sight = sight_in(Thought(INVENTORS, encode(s)), A, "TURN", "salt")
    assert sight is not None
    hasty = Level(positions=400, worlds=1, width=2)
    at_once = {one.share for one in weigh(sight, hasty, ByStanding()).weighed}
    assert len(at_once) == 1, "no answer brings points at once"
    weighed = weigh(sight, replace(hasty, replies=20, tree=300), ByStanding()).weighed
    shares = {one.answer.picks: one.share for one in weighed}
    assert shares["send:aristotle:axe:1/0/0/0:0",] == min(shares.values()) < weighed[0].share - 0.1
    assert [one.share for one in weighed] == sorted([one.share for one in weighed], reverse=True)


def test_points_still_count_in_defeat() -> None:
    s = position(
        "green yellow",
        "axe bow",
        stage="final",
        tiles={A: "upgrade2"},
        values={"aristotle": "2/0/0/1"},  # lacks a 2 for its 3 points
        patents={B: "photography radio telephone dynamo"},
    )
    world: Thought[Any] = Thought(INVENTORS, encode(s))
    met, wasted, done = (
        (Answer(A, "FINAL_UPGRADES", (pick,)),)
        for pick in ("upgrade:upgrade2:aristotle:mathematics", "upgrade:upgrade2:hypatia:mechanics", "done")
    )
    tree = Tree(judge_of(INVENTORS), A, Rng("5" * 64), left=60, positions=10, offers=True)
    found = tree.look(world, [(line, 0.001) for line in (done, wasted, met)])
    assert found[2].visits > found[0].visits + found[1].visits
    assert 0.01 + max(found[0].share, found[1].share) < found[2].share < 0.25


def test_the_same_is_found_each_time() -> None:
    seat: Seat = A
    sight = sight_in(Thought(INVENTORS, encode(position("green yellow", "axe bow canoe"))), seat, "TURN", "salt")
    assert sight is not None
    level = Level(positions=60, worlds=1, width=1, replies=6, tree=600)
    assert weigh(sight, level, ByStanding()) == weigh(sight, level, ByStanding())


class Noted(Tree):
    """A tree that notes what it is given."""

    given: ClassVar[list[tuple[int, list[Answers]]]] = []

    def look(self, world: Thought[Any], lines: Sequence[tuple[Answers, float]]) -> list[Looked]:
        self.given.append((self.left, [line for line, _ in lines]))
        return super().look(world, lines)


def given_to_the_tree(monkeypatch: pytest.MonkeyPatch, teams: str, **lie: Any) -> tuple[int, list[Answers]]:
    Noted.given.clear()
    monkeypatch.setattr(think, "Tree", Noted)
    sight = sight_in(Thought(INVENTORS, encode(position(teams, "axe bow canoe wheel", **lie))), A, "TURN", "salt")
    assert sight is not None
    weigh(sight, Level(positions=200, worlds=1, width=2, replies=4, tree=240), judge_of(INVENTORS))
    return Noted.given[0]


def test_ways_to_use_tiles_do_not_crowd_out_what_else_may_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    _, lines = given_to_the_tree(monkeypatch, "green yellow", tiles={A: "upgrade2 upgrade3 victory2 genius order"})
    sends = [tuple(answer for answer in line if answer.key == "TURN") for line in lines]
    assert len(lines) == len(set(sends)) == 8


def test_with_more_seats_fewer_positions_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    two, _ = given_to_the_tree(monkeypatch, "green yellow")
    four, _ = given_to_the_tree(monkeypatch, "green yellow blue red")
    assert (two, four) == (240, 120)
