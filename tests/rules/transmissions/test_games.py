"""Whole games: the properties of section 12.9, words for everything that is said, fixtures."""

import functools
import operator
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.kernel import testkit
from rules.kernel.amounts import written
from rules.kernel.model import Answer, Text
from rules.kernel.play import Play
from rules.kernel.record import Record, follow, random_game
from rules.kernel.words import of_game
from rules.transmissions.components import (
    CARDS,
    IDEAS,
    ITEMS,
    KINDS,
    PIPES,
    ROBOTS,
    STARTING_IDEAS,
    TRANSMISSIONS,
    TYPES,
)
from rules.transmissions.engine import GAME

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures" / "transmissions").glob("*.json"))
BOTH = {"advanced": "both"}


def test_every_number_of_players_and_every_choice_of_sets_can_be_played() -> None:
    for number in range(30):
        settings = {one.key: one.choices[number % len(one.choices)] for one in GAME.info.settings}
        play = testkit.simulate(GAME, 1 + number % 4, settings, number, testkit.sparingly(testkit.is_sound))
        assert play.state.over


# What random games reach


@pytest.fixture(scope="module")
def played() -> list[Play[Any, Any]]:
    """Return games that were played at random, with all their answers."""
    games = []
    for number in range(72):
        seats = 1 + number % 4
        settings = {"advanced": ("both", "drawn", "none")[number % 3]} | (
            {"level": "easiest"} if number % 8 == 4 else {}
        )
        games.append(testkit.simulate(GAME, seats, settings, 900 + number))
    return games


def test_random_games_meet_every_decision_and_every_component(played: list[Play[Any, Any]]) -> None:
    keys = Counter(entry.key for play in played for entry in play.entries)
    picks = Counter(pick for play in played for entry in play.entries for pick in entry.picks)
    assert set(keys) == {key for move in GAME.info.moves for key in move.keys}
    bought = {pick.split(":")[2] for pick in picks if pick.startswith("buy:")}
    assert bought == set(ITEMS) | (set(IDEAS) - set(STARTING_IDEAS))
    assert {pick.split(":")[2] for pick in picks if pick.startswith("pipe:")} == set(PIPES)
    used = {IDEAS[pick.split(":")[1].split(">")[-1]].id for pick in picks if pick.startswith("use:")}
    assert used == {type_.id for type_ in TYPES.values() if type_.use == "free"}
    cards = {CARDS[pick.split(":")[1]].id for pick in picks if pick.startswith("card:")}
    assert cards == {card.id for card in CARDS.values() if card.use in {"free", "after", "extra_turn"}}
    kinds = {pick.split(":")[0] for pick in picks}
    assert {"walk", "back", "swap", "jump", "gather", "power", "skip", "set-aside", "at", "yes"} <= kinds


def test_no_question_is_longer_than_a_select() -> None:
    longest: Counter[str] = Counter()

    def measure(play: Play[Any, Any]) -> None:
        for decision in play.pending:
            longest[decision.key] = max(longest[decision.key], len(decision.options))

    for seed in range(12):
        testkit.simulate(GAME, 1 + seed % 4, BOTH, seed, measure)
    assert max(longest.values()) <= 25, longest


def test_random_games_end_in_every_way(played: list[Play[Any, Any]]) -> None:
    reasons = {play.state.trigger.reason for play in played}
    assert {"display", "full"} <= reasons
    assert max(play.count for play in played) < 5_000  # C120


# Words


def test_every_component_and_score_has_words() -> None:
    words = of_game("transmissions", "en")
    keys = [f"item-{id_}" for id_ in KINDS] + [f"robot-{id_}" for id_ in ROBOTS]
    keys += [f"transmission-{id_}" for id_ in TRANSMISSIONS]
    keys += [f"{stem}-{type_.id}" for type_ in TYPES.values() for stem in ("idea", "effect")]
    keys += [f"{stem}-{type_.id}" for type_ in CARDS.values() for stem in ("forest", "effect")]
    assert [key for key in keys if not words.has(key)] == []


def test_halves_are_written_as_halves() -> None:
    words = of_game("transmissions", "en")
    assert words(Text("log-end", {"who": Text("harvey"), "points": written(87, 2)})) == "Harvey wins with 43½ points."


# Records


def test_a_record_holds_the_complete_set_up_and_the_random_outcomes() -> None:
    record = random_game(GAME, 1, {"level": "easiest"}, 3)
    setup = record["setup"]
    assert sorted([*setup["hands"][0], *setup["decks"][0]]) == sorted(TRANSMISSIONS)
    assert sorted([*setup["forest_draw"], *setup["forest_discard"]]) == sorted(CARDS)
    assert sorted([*functools.reduce(operator.iadd, setup["pipe_stacks"], []), *setup["spare_pipes"]]) == sorted(PIPES)
    assert len(setup["harvey_deck"]) == 12
    events = {
        event["event"] for seed in range(8) for event in random_game(GAME, 1, {"level": "easiest"}, seed)["events"]
    }
    assert "harvey" in events


def fixtures() -> list[tuple[str, Record]]:
    return [(path.stem, msgspec.json.decode(path.read_bytes(), type=Record)) for path in FIXTURES]


def test_the_fixtures_hold_three_games_of_every_kind() -> None:
    records = [record for _, record in fixtures()]
    by_seats = Counter(record["seats"] for record in records)
    levels = Counter(record["settings"]["level"] for record in records if record["seats"] == 1)
    assert min(by_seats[seats] for seats in (1, 2, 3, 4)) >= 3
    assert min(levels[level] for level in ("normal", "easier", "easiest")) >= 3
    advanced = [r["seats"] for r in records if "X" in r["setup"]["item_sets"] and "Z" in r["setup"]["idea_sets"]]
    assert {1, 2, 3} <= set(advanced)


def ended_by(record: Record) -> tuple[str, str]:
    """Play a record to its end and return who triggered it, and why."""
    play = Play.new(GAME, record["seed"], record["seats"], record["settings"])
    answers = [Answer(one["seat"], one["key"], tuple(one["picks"])) for one in record["answers"]]
    follow(play, GAME.renewed(answers), 0, fill=True)
    trigger, seats = play.state.trigger, len(play.state.players)
    assert trigger is not None
    return ("harvey" if trigger.side == seats else "you" if seats == 1 else "a player"), trigger.reason


def test_the_fixtures_hold_every_end_trigger() -> None:
    found = {ended_by(record) for _, record in fixtures()}
    reasons = ("display", "full", "stack")
    assert found == {(who, reason) for who in ("harvey", "you", "a player") for reason in reasons}


def test_the_fixtures_hold_every_tie_break_and_a_victory_over_harvey() -> None:
    decided: set[str] = set()
    for _, record in fixtures():
        best = max(place["points"] for place in record["standing"])
        level = [place for place in record["standing"] if place["points"] == best]
        if len(level) > 1:
            decided.add("shared" if sum(place["rank"] == 1 for place in level) > 1 else "acorns")
        if record["seats"] == 1:
            decided.add("won" if level[0]["rank"] == 1 else "lost")
    assert decided == {"shared", "acorns", "won", "lost"}
