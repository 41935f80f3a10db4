"""Whole games: the kernel's promises at every table, records kept as fixtures, words for everything that is said."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.kernel import testkit
from rules.kernel.model import Arg, Settings, Text
from rules.kernel.play import Play
from rules.kernel.record import random_game, replay
from rules.kernel.words import of_game
from rules.mech_a_dream.components import DELIVERIES, MACHINES, ROBOTS, SPECIALISTS
from rules.mech_a_dream.engine import GAME

TABLES = list(testkit.every_table(GAME))
FIXTURES = sorted((Path(__file__).parents[2] / "fixtures" / "mech_a_dream").glob("*.json"))


@pytest.mark.parametrize(("seats", "settings"), TABLES, ids=str)
def test_random_games_keep_every_promise(seats: int, settings: Settings) -> None:
    checks = (testkit.is_sound, testkit.asks_well, testkit.reloads, testkit.undoes, testkit.keeps_secrets)
    testkit.simulate(GAME, seats, settings, 1000, *checks)
    testkit.is_recorded(GAME, seats, settings, 1001)


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_recorded_games_replay_to_the_same_end(path: Path) -> None:
    record = msgspec.json.decode(path.read_bytes())
    assert record["game"] == GAME.info.key
    assert replay(GAME, record) == []


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


def test_the_same_seed_plays_the_same_game() -> None:
    settings = {"robots": "on", "specialists": "on"}
    assert random_game(GAME, 3, settings, 77) == random_game(GAME, 3, settings, 77)
    assert random_game(GAME, 3, settings, 77) != random_game(GAME, 3, settings, 78)


def test_a_record_holds_the_complete_set_up() -> None:
    setup = random_game(GAME, 2, {"robots": "on", "specialists": "on"}, 5)["setup"]
    tiles = [tile for place in ("slots", "piles") for tiles in setup[place].values() for tile in tiles]
    assert sorted(tiles) == sorted(MACHINES)
    assert sorted([*setup["deliveries"], *setup["deliveries_removed"]]) == sorted(DELIVERIES)
    assert len(setup["deliveries"]) == 7
    robots = [*setup["robots_left"], *(robot for dealt in setup["robots"] for robot in dealt)]
    assert sorted(["RB0", *robots]) == sorted(ROBOTS)
    assert sorted([*setup["specialists"], *setup["specialists_left"]]) == sorted(SPECIALISTS)


def flat(arg: Arg) -> list[Text]:
    """Return a text with all texts inside it."""
    if isinstance(arg, list):
        return [found for part in arg for found in flat(part)]
    return [arg, *(found for inner in arg.args.values() for found in flat(inner))] if isinstance(arg, Text) else []


def texts_of(play: Play[Any, Any]) -> list[Text]:
    """Return everything that is said now."""
    found = [line.text for _, line in play.take_news().lines]
    for decision in play.pending:
        found.append(decision.prompt)
        for option in decision.options:
            found += [option.text] if option.hint is None else [option.text, option.hint]
        for shortcut in GAME.shortcuts(play.state, decision):
            found += [shortcut.text] if shortcut.hint is None else [shortcut.text, shortcut.hint]
    return found


def test_everything_said_has_words_and_options_fit_on_buttons() -> None:
    words = of_game("mech_a_dream", "en").named(lambda seat: f"Bartholomew the Younger of York{seat}")
    keys: set[str] = set()
    said: set[str] = set()
    labels: set[str] = set()
    hints: set[str] = set()

    def listen(play: Play[Any, Any]) -> None:
        for text in texts_of(play):
            keys.update(inner.key for inner in flat(text))
            said.add(words(text))
        for decision in play.pending:
            labels.update(words(option.text) for option in decision.options)
            hints.update(words(option.hint) for option in decision.options if option.hint)

    for seats, settings in TABLES[::3]:
        testkit.simulate(GAME, seats, settings, 3, listen)
    assert [key for key in sorted(keys) if not key.startswith("@") and not words.has(key)] == []
    assert [label for label in labels if len(label) > 80] == []
    assert [hint for hint in hints if len(hint) > 100] == []
    assert [text for text in sorted(said) if "{" in text or "None" in text or "  " in text] == []


def test_every_component_setting_move_and_score_has_words() -> None:
    words = of_game("mech_a_dream", "en")
    keys = [f"robot-{id_}" for id_ in ROBOTS] + [f"specialist-{id_}" for id_ in SPECIALISTS]
    keys += [f"type-{tile.type}" for tile in MACHINES.values()]
    keys += ["points-dreams", "points-rainbows", "points-resources", "machines", "rainbows"]
    for setting in GAME.info.settings:
        keys += [f"setting-{setting.key}", *(f"setting-{setting.key}-{choice}" for choice in setting.choices)]
    for move in GAME.info.moves:
        stems = [f"cmd-{move.name}"] + [f"cmd-{move.name}-{move.param}"] * move.takes
        keys += [f"{stem}-{part}" for stem in stems for part in ("name", "description")]
    assert [key for key in keys if not words.has(key)] == []


def test_every_decision_is_answered_by_a_slash_command_and_is_short() -> None:
    def covered(play: Play[Any, Any]) -> None:
        for decision in play.pending:
            assert len(decision.options) <= 25
            for option in decision.options:
                moves = [m for m in GAME.info.moves if decision.key in m.keys and option.id.startswith(m.kind)]
                assert moves, f"{option.id} of {decision.key} belongs to no command"

    for seats, settings in TABLES:
        testkit.simulate(GAME, seats, settings, 11, covered)


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
