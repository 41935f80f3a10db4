"""What a computer player thinks of: how many worlds it weighs, and how it chooses among lines that differ by world."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from agents.levels import Level
from agents.sight import mark, sight_in, sight_of
from agents.think import weigh
from agents.value import ByStanding
from rules.kernel.insight import Replies
from rules.kernel.model import Answer, Seat
from rules.kernel.play import Play, encode
from rules.kernel.record import random_answer
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought
from rules.legendary_inventors.engine import GAME as INVENTORS
from tests.rules.legendary_inventors.table import A, B, position

WORLDS = 4
TRIED = 4


class Noting:
    """Judges by the deck alone, and remembers the decks it saw."""

    def __init__(self) -> None:
        self.decks: set[tuple[int, ...]] = set()

    def worth(self, worlds: Sequence[Thought[Any]], _seat: Seat) -> Sequence[float]:
        """Return nearly the same for all, so that none is left early."""
        self.decks |= {tuple(world.state.deck[-20:]) for world in worlds}
        return [0.5 + sum(world.state.deck[:5]) / 1e5 for world in worlds]


class Counting:
    """Judges all alike, and remembers the latest turn of seat 0 that it was shown."""

    def __init__(self) -> None:
        self.latest = 0

    def worth(self, worlds: Sequence[Thought[Any]], _seat: Seat) -> Sequence[float]:
        """Return the same for all."""
        self.latest = max([self.latest, *(world.state.players[0].turns for world in worlds)])
        return [0.5] * len(worlds)


@pytest.mark.parametrize(("seats", "turns"), [(1, 2), (2, 1)])
def test_alone_against_harvey_turns_are_judged_after_the_next(seats: int, turns: int) -> None:
    game = find("transmissions")
    world = Thought(game, encode(game.setup(3, seats, {"start": "seat-1"} if seats > 1 else {})))
    while world.pending[0].key.startswith("D1"):
        asked = world.pending[0]
        world.answer(Answer(asked.seat, asked.key, (asked.options[0].id,)))
        world.go_on()
    sight = sight_in(world, 0, world.pending[0].key, "salt")
    assert sight is not None
    judge = Counting()
    weigh(sight, Level(positions=100, worlds=1, width=1, replies=2), judge)
    assert judge.latest == turns


def test_each_world_is_another() -> None:
    game = find("nicodemus")
    world = Thought(game, encode(game.setup(3, 2, {})))
    sight = sight_in(world, world.pending[0].seat, "TURN", "salt")
    assert sight is not None
    judge = Noting()
    weigh(sight, Level(positions=5000, worlds=WORLDS, width=2), judge)
    assert len(judge.decks) == WORLDS


def test_a_turn_that_lets_the_next_player_finish_is_worth_least_once_the_reply_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert INVENTORS.insight is not None
    one_reply = replace(INVENTORS, insight=replace(INVENTORS.insight, replies=Replies(turns=1)))
    monkeypatch.setattr("agents.think.find", lambda _key: one_reply)
    tired = "hypatia archimedes hippocrates boyle newton galileo"
    pieces = {"axe": {B: "1/0/1/1"}}  # two fields are free: if A fills one, Pascal fills the other
    s = position("green yellow", "axe bow canoe", on={"axe": "victory3 victory2"}, pieces=pieces, out=tired)
    sight = sight_in(Thought(INVENTORS, encode(s)), A, "TURN", "salt")
    assert sight is not None
    at_once, foreseen = (
        weigh(sight, Level(positions=400, worlds=1, width=2, replies=replies), ByStanding()).weighed
        for replies in (0, 20)
    )
    assert len({one.share for one in at_once}) == 1
    assert foreseen[-1].answer.picks == ("send:aristotle:axe:1/0/0/0:0",)
    assert foreseen[-1].share < 0.2 < foreseen[-2].share


def test_what_comes_to_the_same_after_the_replies_is_told_apart_by_what_it_is_worth_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("agents.think.after_replies", lambda *_, **__: (0.9, 1))  # as if every line won
    game, judge = find("mech_a_dream"), ByStanding()
    play, rng, tried = Play.new(game, 0, 2), Rng(0), 0
    while tried < TRIED:
        asked = play.pending[0]
        sight = sight_of(play, asked.seat, asked.key, 1)
        if asked.key == "NIGHT_MENU" and sight is not None:
            at_once, foreseen = (
                weigh(sight, Level(positions=60, worlds=1, width=2, replies=replies), judge) for replies in (0, 5)
            )
            alike = [one for one in foreseen.weighed if one.share == foreseen.weighed[0].share]
            if any(len(one.line) < len(at_once.line) for one in alike):  # to leave more undone would come to the same
                assert foreseen.answer == at_once.answer
                tried += 1
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)


def test_what_was_not_searched_whole_is_thought_of_anew_after_each_answer() -> None:
    game = find("transmissions")
    world = Thought(game, encode(game.setup(3, 1, {})))
    world.settle()
    asked = world.pending[0]
    world.answer(Answer(asked.seat, asked.key, (asked.options[0].id,)))
    world.go_on()
    sight = sight_in(world, 0, world.pending[0].key, "salt")
    assert sight is not None
    cut = weigh(sight, Level(positions=30, worlds=1, width=1), ByStanding())
    assert len(cut.weighed[0].line) > 1
    assert cut.line == (cut.answer,)


class Indifferent:
    """Judges all alike, so that only what is the same decides."""

    def worth(self, worlds: Sequence[Thought[Any]], _seat: Seat) -> Sequence[float]:
        """Return the same for all."""
        return [0.5] * len(worlds)


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_nobody_goes_round_in_circles(key: str, temperature: float) -> None:
    game, level = find(key), Level(positions=12, worlds=1, width=1, temperature=temperature)
    play = Play.new(game, 5, max(2, game.info.seats[0]))
    been: set[tuple[int, Seat, bytes]] = set()
    while not play.over and play.count < 120:
        seat = play.waiting()[0]
        here = (len(play.checkpoints), seat, mark(Thought.of(play), seat))
        assert here not in been
        been.add(here)
        asked = next(one for one in play.decisions(seat) if one.waits)
        sight = sight_of(play, seat, asked.key, 1)
        assert sight is not None
        choice = weigh(sight, level, Indifferent())
        play.answer(seat, choice.key, choice.picks)


class Fond:
    """Likes engrams a little, and blue ones a little more."""

    def worth(self, worlds: Sequence[Thought[Any]], seat: Seat) -> Sequence[float]:
        """Return somewhat more than one half."""
        owned = [world.state.players[seat].engrams for world in worlds]
        return [0.5 + (sum(one.values()) + one["blue"]) / 1000 for one in owned]


def test_who_errs_takes_what_is_less_good_but_does_not_decline_what_is_to_be_had() -> None:
    game, level = find("transmissions"), Level(positions=40, worlds=1, width=2, temperature=10.0)
    play, rng = Play.new(game, 7, 2), Rng(7)
    while not {"gather:blue", "gather:white", "skip"} <= {option.id for option in play.pending[0].options}:
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
    asked = play.pending[0]
    sights = [sight_of(play, asked.seat, asked.key, seed) for seed in range(40)]
    chosen = {weigh(sight, level, Fond()).picks for sight in sights if sight is not None}
    assert {("gather:blue",), ("gather:white",)} <= chosen
    assert ("skip",) not in chosen
