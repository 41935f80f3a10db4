"""Hints: the same whatever the seat cannot know, made of what is on offer, and of numbers that there are words for."""

import re
from typing import Any

import pytest

from agents import hints
from agents.advice import Advice
from agents.hints import advise
from agents.levels import Level, level_of
from agents.sight import sight_in
from rules.kernel.model import Seat
from rules.kernel.perft import legal_picks
from rules.kernel.registry import find, folder, games
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought
from rules.kernel.words import languages_of
from rules.kernel.worlds import Past, phase_of
from tests.games import is_guest
from tests.honesty import _positions

GAMES = [key for key in games() if not is_guest(key)]
QUICK = Level(positions=30, worlds=2, width=1)
POSITIONS = 6
TRUTHS = 2


def advice_of(world: Thought[Any], seat: Seat, key: str) -> Advice | None:
    sight = sight_in(world, seat, key, "a salt")
    return advise(sight, QUICK) if sight else None


@pytest.mark.parametrize("key", GAMES)
def test_advice_is_the_same_whatever_the_seat_cannot_know(key: str) -> None:
    game, rng, reasons = find(key), Rng(11), 0
    positions = _positions(game, rng, None)
    for _ in range(POSITIONS):
        world, decision = next(positions)
        past = Past(game, phase_of(world), decision.seat)
        others = [other for _ in range(TRUTHS) if (other := past.imagine(rng))]
        told = [advice_of(one, decision.seat, decision.key) for one in (world, *others)]
        assert all(one == told[0] for one in told)
        if told[0] is not None:
            answered = world.find(decision.seat, told[0].answer.key)
            assert told[0].answer.picks in list(legal_picks(answered))
            assert told[0].alike >= 0
            reasons += len(told[0].reasons)
    assert reasons, "in so many positions something speaks for something"


@pytest.mark.parametrize("key", GAMES)
def test_whoever_gives_advice_does_not_err_and_looks_as_far_as_at_a_table(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[Level] = []
    monkeypatch.setattr(hints, "advise", lambda _, level: used.append(level))
    world, decision = next(_positions(find(key), Rng(11), None))
    sight = sight_in(world, decision.seat, decision.key, "a salt")
    assert sight is not None
    for name in ("journeyman", "master"):
        hints.advice_of(sight, name)
        at_a_table = level_of(name, find(key))
        assert used[-1].temperature == 0
        assert (used[-1].positions, used[-1].replies) == (at_a_table.positions, at_a_table.replies)


@pytest.mark.parametrize("key", GAMES)
def test_words_are_about_numbers_of_the_game(key: str) -> None:
    insight = find(key).insight
    assert insight is not None
    known = {f"number-{name}{falls}" for name in (*insight.table, *insight.side) for falls in ("", "-falls")}
    for lang in languages_of(key):
        text = (folder(key) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        told = set(re.findall(r"^(number-[\w-]+) =", text, re.MULTILINE))
        assert told
        assert told <= known
