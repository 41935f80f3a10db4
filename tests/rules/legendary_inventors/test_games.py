"""Whole games: recorded games, words for everything that is said."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.kernel import testkit
from rules.kernel.model import Text
from rules.kernel.record import finished_record, random_game, replay
from rules.kernel.words import languages_of, of_game
from rules.legendary_inventors.components import CATEGORIES, INVENTIONS, INVENTORS, REWARDS, SCIENCES, TEAMS, TILES
from rules.legendary_inventors.engine import GAME
from rules.legendary_inventors.wording import pieces as sending_pieces

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures" / "legendary_inventors").glob("*.json"))
TABLES = list(testkit.every_table(GAME))


def load(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    return record


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


def test_c1_a_record_may_leave_out_what_left_no_choice_and_nothing_else() -> None:
    play = testkit.simulate(GAME, 5, {"teams": "pick"}, 3)
    sketched = [GAME.is_sketch(entry.key, entry.picks) for entry in play.entries]
    told = [number for number, is_sketch in enumerate(sketched) if not is_sketch]
    # A team that was drawn leaves no choice either, but the drawing is not in the record.
    lone = [place for place, number in enumerate(told) if play.entries[number].auto and not sketched[number - 1]]
    record = finished_record(play, 5, {"teams": "pick"}, 3)
    assert lone
    assert replay(GAME, record) == []
    answers = record["answers"]
    shorter = [answer for number, answer in enumerate(answers) if number not in lone]
    assert replay(GAME, {**record, "answers": shorter}) == []
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


@pytest.mark.parametrize("lang", languages_of("legendary_inventors"))
def test_the_longest_send_names_its_sciences_and_fits_into_a_menu(lang: str) -> None:
    words = of_game("legendary_inventors", lang)
    inventor = max((words.say(f"inventor-{id_}") for id_ in INVENTORS), key=len)
    invention = max((words.say(f"invention-{id_}") for id_ in INVENTIONS), key=len)
    pieces = ", ".join(words.say("pieces", {"number": 4, "science": Text(each)}) for each in SCIENCES)
    assert len(words.say("opt-send", {"inventor": inventor, "invention": invention, "pieces": pieces})) <= 100
    (one,) = sending_pieces((0, 0, 2, 0))
    assert words(one) == {"en": "2 mechanics", "de": "2 Mechanik", "fr": "2 mécanique"}[lang]


def test_every_component_and_score_has_words() -> None:
    words = of_game("legendary_inventors", "en")
    keys = [f"inventor-{id_}" for id_ in INVENTORS] + [f"invention-{id_}" for id_ in INVENTIONS]
    keys += [f"group-{id_}" for id_ in (*INVENTORS, *SCIENCES, "upgrade", "flip")] + list(SCIENCES)
    keys += [f"tile-{id_}" for id_ in REWARDS] + [f"team-{id_}" for id_ in TEAMS]
    keys += [f"category-{name}" for name in CATEGORIES.values()] + ["patents"]
    keys += [f"points-{source}" for source in ("patents", "series", "victory", "inventors")]
    assert [key for key in keys if not words.has(key)] == []


def test_random_games_reach_every_kind_of_decision_tile_and_invention() -> None:
    found: Counter[str] = Counter()
    for seats in GAME.info.seats:
        for seed in range(12):
            for answer in random_game(GAME, seats, {}, seed)["answers"]:
                found[answer["key"]] += 1
                found.update(answer["picks"][0].split(":"))
    wanted = ["TEAM_PICK", "TURN", "REWARD", "UPGRADE", "FINAL_UPGRADES"]
    wanted += ["send", "make_all_ready", "use_refresh", "patent", "tile", "upgrade", "flip", "done"]
    assert [name for name in (*wanted, *REWARDS, *INVENTIONS, *INVENTORS, *TEAMS) if not found[name]] == []
