"""Whole games: records kept as fixtures, words for everything that is said."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from rules.kernel import testkit
from rules.kernel.record import random_game
from rules.kernel.words import of_game
from rules.mech_a_dream.components import DELIVERIES, MACHINES, ROBOTS, SPECIALISTS
from rules.mech_a_dream.engine import GAME

TABLES = list(testkit.every_table(GAME))
FIXTURES = sorted((Path(__file__).parents[2] / "fixtures" / "mech_a_dream").glob("*.json"))


def recorded() -> list[dict[str, Any]]:
    return [msgspec.json.decode(path.read_bytes()) for path in FIXTURES]


def test_three_games_are_recorded_of_every_table() -> None:
    tables = Counter((record["seats"], *record["settings"].values()) for record in recorded())
    assert len(tables) == len(TABLES)
    assert min(tables.values()) >= 3


def machines(record: dict[str, Any]) -> list[int]:
    return [score["ties"]["machines"] for score in record["standing"]]


def test_both_ways_to_end_are_recorded() -> None:
    days: Counter[str] = Counter()
    for record in recorded():
        nights = sum(answer["picks"] == ["END_NIGHT"] for answer in record["answers"]) // record["seats"]
        days["nine machines" if nights < 7 else "seventh day"] += 1
        assert max(machines(record)) >= 9 or nights == 7
    assert set(days) == {"nine machines", "seventh day"}


def decided_by(record: dict[str, Any]) -> str:
    """Return what told first and second apart."""
    scores = sorted(record["standing"], key=lambda score: score["rank"])
    best, next_ = scores[0], scores[1]
    if best["points"] != next_["points"]:
        return "points"
    if best["ties"]["machines"] != next_["ties"]["machines"]:
        return "machines"
    return "rainbows" if best["ties"]["rainbows"] != next_["ties"]["rainbows"] else "nothing"


def test_every_tie_break_is_recorded() -> None:
    assert {decided_by(record) for record in recorded()} == {"points", "machines", "rainbows", "nothing"}


def test_a_record_holds_the_complete_set_up() -> None:
    setup = random_game(GAME, 2, {"robots": "on", "specialists": "on"}, 5)["setup"]
    tiles = [tile for place in ("slots", "piles") for tiles in setup[place].values() for tile in tiles]
    assert sorted(tiles) == sorted(MACHINES)
    assert sorted([*setup["deliveries"], *setup["deliveries_removed"]]) == sorted(DELIVERIES)
    assert len(setup["deliveries"]) == 7
    robots = [*setup["robots_left"], *(robot for dealt in setup["robots"] for robot in dealt)]
    assert sorted(["RB0", *robots]) == sorted(ROBOTS)
    assert sorted([*setup["specialists"], *setup["specialists_left"]]) == sorted(SPECIALISTS)


def test_every_component_and_score_has_words() -> None:
    words = of_game("mech_a_dream", "en")
    keys = [f"robot-{id_}" for id_ in ROBOTS] + [f"specialist-{id_}" for id_ in SPECIALISTS]
    keys += [f"type-{tile.type}" for tile in MACHINES.values()]
    keys += ["points-dreams", "points-rainbows", "points-resources", "machines", "rainbows"]
    assert [key for key in keys if not words.has(key)] == []


def test_random_games_reach_every_decision_robot_and_specialist() -> None:
    keys: set[str] = set()
    activated: set[str] = set()
    rewarded: set[str] = set()
    for seats in (3, 4):
        for seed in range(20):
            play = testkit.simulate(GAME, seats, {"robots": "on", "specialists": "on"}, seed)
            keys.update(entry.key for entry in play.entries)
            for _, line in play.news.lines:
                if line.text.key == "log-robot":
                    activated.add(line.text.args["robot"].key)  # type: ignore[union-attr]
                if line.text.key == "log-bonus":
                    rewarded.add(line.text.args["card"].key)  # type: ignore[union-attr]
    assert keys == {
        "MONITOR_CHOICE",
        "SPECIALIST_DRAFT",
        "ACTION",
        "STOCK_CHOICE",
        "BUY_TILE",
        "BUILD_TILE",
        "BOOST_TARGET",
        "ACTIVATION_TARGET",
        "ROBOT_OPTION",
        "COPY_TARGET",
        "BONUS_ORDER",
        "BONUS_CHOICE",
        "NIGHT_MENU",
    }
    assert activated == {f"robot-RB{number}" for number in range(1, 9)}
    assert rewarded == {f"specialist-{id_}" for id_ in SPECIALISTS}
