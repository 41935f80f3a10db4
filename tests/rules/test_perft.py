"""Counts of legal continuations: tests/rules/perft/<game>.json, and the same counted in other ways.

A line of such a file is a table with its usual settings after so many random answers, and its counts from depth 1 on.
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules import Play, Refusal, find, perft
from rules.__main__ import main
from rules.kernel.model import Decision, Option, text
from rules.kernel.perft import TooMany, legal_picks, number_of_answers
from rules.kernel.record import random_answer
from rules.kernel.rng import Rng
from tests.rules.kernel.toys import HIGH_CARD, NIGHT
from tests.rules.kernel.toys.night import BIDS

FILES = sorted((Path(__file__).parent / "perft").glob("*.json"))


class Counted(msgspec.Struct, frozen=True):
    seats: int
    seed: int
    after: int
    counts: list[int]


ROWS = [
    pytest.param(path.stem, row, id=f"{path.stem}-{row.seats}-after-{row.after}")
    for path in FILES
    for row in msgspec.json.decode(path.read_bytes(), type=list[Counted])
]


@pytest.mark.parametrize(("key", "row"), ROWS)
def test_a_game_can_go_on_in_as_many_ways_as_ever(key: str, row: Counted) -> None:
    play, rng = Play.new(find(key), row.seed, row.seats), Rng(row.seed)
    while play.count < row.after:
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
    assert [perft(play, depth) for depth in range(1, len(row.counts) + 1)] == row.counts


def high_card(hands: list[int], deck: int, turn: int, depth: int) -> int:
    """Count what the rules of High Card allow, by the sizes of hands and deck alone."""
    if depth == 0:
        return 1
    if not deck or not sum(hands):
        return 0

    def after(cards: int, deck: int) -> int:
        changed = [*hands[:turn], hands[turn] + cards, *hands[turn + 1 :]]
        return high_card(changed, deck, (turn + 1) % len(hands), depth - 1)

    return after(1, deck - 1) + hands[turn] * after(-1, deck)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("cards", [6, 12])
def test_the_counts_of_a_small_game_are_those_of_its_rules(seats: int, cards: int) -> None:
    play = Play.new(HIGH_CARD, 1, seats, {"cards": str(cards)})
    dealt = [1] * seats
    assert [perft(play, depth) for depth in range(6)] == [
        high_card(dealt, cards - seats, 0, depth) for depth in range(6)
    ]


@pytest.mark.parametrize("seats", [2, 3])
def test_choices_side_by_side_count_once_whoever_answers_first(seats: int) -> None:
    assert perft(Play.new(NIGHT, 1, seats), seats) == len(BIDS) ** seats


def accepted(play: Play[Any, Any]) -> Iterator[Play[Any, Any]]:
    """Yield the position after each answer that is not refused, by trying all that might be one; seats take turns."""
    (decision,) = play.pending
    seen = set()
    for number in range(len(decision.options) + 1):
        for picks in product([option.id for option in decision.options], repeat=number):
            after = play.fork()
            try:
                after.answer(decision.seat, decision.key, picks)
            except Refusal:
                continue
            answer = picks if decision.ordered else frozenset(picks)
            if answer not in seen:
                seen.add(answer)
                yield after


def test_the_counts_are_the_numbers_of_answers_that_are_not_refused() -> None:
    start = Play.new(find("nicodemus"), 1, 2)
    reached = [start]
    for depth in (1, 2):
        reached = [after for play in reached for after in accepted(play)]
        assert perft(start, depth) == len(reached)


@pytest.mark.parametrize(
    ("low", "high", "ordered", "answers"), [(1, 1, False, 4), (0, 4, False, 16), (2, 3, False, 10), (2, 3, True, 36)]
)
def test_several_picks_are_counted_by_sets_or_by_their_order(low: int, high: int, ordered: bool, answers: int) -> None:
    options = tuple([Option(name, text(name)) for name in "abcd"])
    decision = Decision(0, "SOME", text("ask"), options, low, high, ordered)
    assert number_of_answers(decision) == answers == len(set(legal_picks(decision)))


def test_counting_leaves_the_position_as_it_was() -> None:
    play = Play.new(find("mech_a_dream"), 1, 2)
    pending = play.pending
    perft(play, 3)
    assert (play.count, play.pending) == (0, pending)


def test_no_more_answers_are_given_than_allowed() -> None:
    play = Play.new(find("nicodemus"), 1, 2)
    assert perft(play, 3, limit=5 + 17) == 67
    with pytest.raises(TooMany, match="more than 21 answers"):
        perft(play, 3, limit=21)


def test_the_command_counts_every_depth(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["perft", "nicodemus", "--seats", "2", "--seed", "1", "--depth", "3"]
    assert main(words) == 0
    assert capsys.readouterr().out == "1: 5\n2: 17\n3: 67\n"
    assert main([*words, "--limit", "10"]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("1: 5\n2: 17\n", "more than 10 answers would have to be given\n")
