"""Whole games: the kernel's promises, recorded games, words for everything that is said."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.kernel import testkit
from rules.kernel.model import Text
from rules.kernel.play import Play
from rules.kernel.record import finished_record, random_game, replay
from rules.kernel.words import of_game
from rules.legendary_inventors.components import CATEGORIES, INVENTIONS, INVENTORS, REWARDS, SCIENCES, TEAMS, TILES
from rules.legendary_inventors.engine import GAME

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures" / "legendary_inventors").glob("*.json"))
TABLES = list(testkit.every_table(GAME))
NAMES = ("Bartholomew the Younger of York", "B", "C", "D", "E")


@pytest.mark.parametrize(("seats", "settings"), TABLES, ids=lambda value: str(value) if isinstance(value, int) else "")
def test_random_games_keep_every_promise(seats: int, settings: dict[str, str]) -> None:
    checks = (testkit.is_sound, testkit.asks_well, testkit.reloads, testkit.undoes)
    assert testkit.simulate(GAME, seats, settings, 1, *checks).over
    testkit.is_recorded(GAME, seats, settings, 2)


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_nothing_shown_depends_on_deck_or_bag(seats: int) -> None:
    testkit.simulate(GAME, seats, {"teams": "pick"}, 40 + seats, testkit.keeps_secrets)


def load(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    return record


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_end(path: Path) -> None:
    assert replay(GAME, load(path)) == []


def test_the_recorded_games_hold_every_tie_break_and_every_end() -> None:
    games = {path.stem: load(path) for path in FIXTURES}
    assert Counter(game["seats"] for game in games.values()) == {2: 3, 3: 3, 4: 3, 5: 3}
    for name, game in games.items():
        first = [place for place in game["standing"] if place["rank"] == 1]
        equal = [place for place in game["standing"] if place["points"] == first[0]["points"]]
        assert (len(first) > 1) == name.endswith("shared-win")
        assert (len(first) == 1 and len(equal) > 1) == name.endswith("patents-decide")
    asked = {name: any(answer["key"] == "FINAL_UPGRADES" for answer in game["answers"]) for name, game in games.items()}
    assert set(asked.values()) == {True, False}
    assert any(answer["picks"] == ["done"] for game in games.values() for answer in game["answers"])
    assert {game["settings"]["teams"] for game in games.values()} == {"pick", "random"}


def test_the_same_seed_plays_the_same_game() -> None:
    assert random_game(GAME, 3, {}, 77) == random_game(GAME, 3, {}, 77)
    assert random_game(GAME, 3, {}, 77) != random_game(GAME, 3, {}, 78)


def test_c1_a_record_may_leave_out_what_left_no_choice_and_nothing_else() -> None:
    play = testkit.simulate(GAME, 5, {"teams": "pick"}, 3)
    lone = [number for number, entry in enumerate(play.entries) if entry.auto]
    record = finished_record(play, 5, {"teams": "pick"}, 3)
    assert lone
    assert replay(GAME, record) == []
    answers = record["answers"]
    shorter = [answer for number, answer in enumerate(answers) if number not in lone]
    told = {**record, "answers": shorter, "events": []}
    assert [fault for fault in replay(GAME, told) if fault != "events differs"] == []
    first_turn = next(number for number, answer in enumerate(answers) if answer["key"] == "TURN")
    assert replay(GAME, {**record, "answers": answers[:first_turn] + answers[first_turn + 1 :]}) != []


@pytest.mark.parametrize("teams", ["pick", "random"])
def test_a_record_holds_what_c11_asks_for(teams: str) -> None:
    record = random_game(GAME, 4, {"teams": teams}, 5)
    setup = record["setup"]
    assert [len(cards) for cards in setup["inventions"]] == [7, 7, 7]
    for age, (laid, unseen) in enumerate(zip(setup["inventions"], setup["unseen"], strict=True), start=1):
        assert sorted(laid + unseen) == sorted(card.id for card in INVENTIONS.values() if card.age == age)
    assert sorted(setup["bag"]) == sorted(TILES)
    assert 0 <= setup["start"] < 4
    picked = [answer["picks"][0] for answer in record["answers"] if answer["key"] == "TEAM_PICK"]
    assert len(set(setup["teams"] or picked)) == 4
    assert bool(setup["teams"]) != bool(picked)


def texts_of(play: Play[Any, Any]) -> list[Text]:
    """Return everything that is said now, nested texts too."""
    found = [line.text for _, line in play.take_news().lines]
    for decision in play.pending:
        found.append(decision.prompt)
        for option in decision.options:
            found += [option.text] if option.hint is None else [option.text, option.hint]
    for text in found:
        for arg in text.args.values():
            found += [part for part in (arg if isinstance(arg, list) else [arg]) if isinstance(part, Text)]
    return found


def test_everything_said_has_words_and_options_fit_on_buttons() -> None:
    words = of_game("legendary_inventors", "en").named(lambda seat: NAMES[seat])
    keys: set[str] = set()
    said: set[str] = set()
    labels: dict[str, int] = {}

    def listen(play: Play[Any, Any]) -> None:
        for text in texts_of(play):
            keys.add(text.key)
            said.add(words(text))
        for decision in play.pending:
            assert len(decision.options) <= 33
            for option in decision.options:
                labels[words(option.text)] = 80
                labels.update({words(option.hint): 100} if option.hint else {})

    for seats in GAME.info.seats:
        testkit.simulate(GAME, seats, {}, seats, listen)
    assert [key for key in sorted(keys) if not key.startswith("@") and not words.has(key)] == []
    assert [label for label, most in labels.items() if len(label) > most] == []
    assert [text for text in sorted(said) if "{" in text or "None" in text] == []


def test_the_longest_send_fits_on_a_button() -> None:
    words = of_game("legendary_inventors", "en")
    inventor = max((words.say(f"inventor-{id_}") for id_ in INVENTORS), key=len)
    invention = max((words.say(f"invention-{id_}") for id_ in INVENTIONS), key=len)
    pieces = ", ".join(words.say("pieces", {"number": 4, "science": Text(f"short-{each}")}) for each in SCIENCES)
    assert len(words.say("opt-send", {"inventor": inventor, "invention": invention, "pieces": pieces})) <= 80


def test_every_component_move_and_score_has_words() -> None:
    words = of_game("legendary_inventors", "en")
    keys = [f"inventor-{id_}" for id_ in INVENTORS] + [f"invention-{id_}" for id_ in INVENTIONS]
    keys += [f"group-{id_}" for id_ in (*INVENTORS, *SCIENCES, "upgrade", "flip")] + list(SCIENCES)
    keys += [f"tile-{id_}" for id_ in REWARDS] + [f"team-{id_}" for id_ in TEAMS]
    keys += [f"category-{name}" for name in CATEGORIES.values()] + ["patents"]
    keys += [f"points-{source}" for source in ("patents", "series", "victory", "inventors")]
    keys += ["setting-teams", "setting-teams-pick", "setting-teams-random"]
    for move in GAME.info.moves:
        stems = [f"cmd-{move.name}"] + [f"cmd-{move.name}-{move.param}"] * move.takes
        keys += [f"{stem}-{part}" for stem in stems for part in ("name", "description")]
    assert [key for key in keys if not words.has(key)] == []


def test_every_decision_is_answered_by_a_slash_command() -> None:
    def covered(play: Play[Any, Any]) -> None:
        for decision in play.pending:
            for option in decision.options:
                moves = [m for m in GAME.info.moves if decision.key in m.keys and option.id.startswith(m.kind)]
                assert len(moves) == 1, f"{option.id} of {decision.key} belongs to {[move.name for move in moves]}"

    for seats in GAME.info.seats:
        for seed in range(4):
            testkit.simulate(GAME, seats, {}, seed, covered)


def test_random_games_reach_every_kind_of_decision_tile_and_invention() -> None:
    found: Counter[str] = Counter()
    for seats in GAME.info.seats:
        for seed in range(12):
            for answer in random_game(GAME, seats, {}, seed)["answers"]:
                found[answer["key"]] += 1
                found.update(answer["picks"][0].split(":"))
    wanted = ["TEAM_PICK", "RANDOM_TEAM", "TURN", "SEND_FORM", "REWARD", "UPGRADE", "FINAL_UPGRADES"]
    wanted += ["send", "make_all_ready", "use_refresh", "patent", "tile", "upgrade", "flip", "done", "back"]
    assert [name for name in (*wanted, *REWARDS, *INVENTIONS, *INVENTORS, *TEAMS) if not found[name]] == []
