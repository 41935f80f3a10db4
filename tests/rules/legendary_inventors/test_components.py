"""The components are the dossier's (sections 1, 2 and 9), and a file that cannot be is refused with key and place."""

from collections import Counter
from pathlib import Path

import pytest

from rules.kernel.errors import BadComponentsError
from rules.kernel.words import of_game
from rules.legendary_inventors.components import (
    CATEGORIES,
    FIGURES,
    FILE,
    INVENTIONS,
    INVENTORS,
    REWARDS,
    TEAMS,
    TILES,
    load,
)

# id, team, start, goal and points of the goal, by science in the order physics, chemistry, mechanics, mathematics
INVENTOR_ROWS = """
hypatia green 0/0/1/1 1/0/2/3 9
archimedes green 1/0/1/0 2/0/3/0 6
aristotle green 1/0/0/1 2/0/0/2 3
hippocrates green 0/2/0/0 1/4/0/0 6
oresme blue 1/0/0/1 2/0/0/3 6
fibonacci blue 0/0/0/2 0/0/0/4 3
hildegard blue 1/1/0/0 1/3/0/1 6
gutenberg blue 0/0/2/0 0/2/4/0 9
boyle yellow 0/2/0/0 1/4/0/0 6
newton yellow 1/0/1/0 3/0/1/2 9
galileo yellow 1/1/0/0 3/1/0/0 3
pascal yellow 0/0/1/1 1/0/2/2 6
watt purple 0/0/2/0 2/0/3/0 6
lovelace purple 0/0/1/1 0/0/1/3 3
lavoisier purple 0/2/0/0 1/4/0/1 9
franklin purple 1/0/0/1 3/0/0/2 6
einstein red 1/0/0/1 3/0/0/3 9
edison red 1/0/1/0 2/1/2/0 6
tesla red 0/0/2/0 0/0/4/0 3
curie red 1/1/0/0 1/4/0/0 6
"""

# id, age, order number, fields, points
INVENTION_ROWS = """
bow 1 0 1/0/2/2 1
axe 1 0 2/0/2/1 1
canoe 1 1 2/0/1/2 1
wheel 1 1 1/0/3/1 1
smoke_signals 1 2 1/3/0/1 1
papyrus 1 2 0/3/1/1 1
cave_painting 1 3 1/3/1/0 1
dice 1 3 0/1/2/2 1
sundial 1 4 1/0/1/3 1
water_clock 1 4 1/1/2/1 1
fire 1 5 3/1/0/1 1
oil_lamp 1 5 2/3/0/0 1
crossbow 2 0 1/0/4/2 2
pistol 2 0 2/3/1/1 2
hot_air_balloon 2 1 1/3/1/2 2
caravel 2 1 1/1/3/2 2
printing_press 2 2 1/3/2/1 2
optical_telegraph 2 2 2/0/2/3 2
fireworks 2 3 3/4/0/0 2
harpsichord 2 3 1/1/1/4 2
hourglass 2 4 2/3/0/2 2
pendulum_clock 2 4 2/0/3/2 2
windmill 2 5 3/0/2/2 2
steam_engine 2 5 2/3/2/0 2
gatling_gun 3 0 1/2/4/2 3
revolver 3 0 1/2/3/3 3
automobile 3 1 1/3/4/1 3
zeppelin 3 1 2/4/1/2 3
telephone 3 2 3/1/2/3 3
radio 3 2 4/0/2/3 3
photography 3 3 2/4/1/2 3
phonograph 3 3 3/1/3/2 3
pocket_watch 3 4 1/2/3/3 3
quartz_clock 3 4 3/2/0/4 3
light_bulb 3 5 3/4/1/1 3
dynamo 3 5 3/2/3/1 3
"""


def four(written: str) -> tuple[int, ...]:
    return tuple(map(int, written.split("/")))


@pytest.mark.parametrize("row", INVENTOR_ROWS.strip().splitlines())
def test_an_inventor_is_the_dossiers(row: str) -> None:
    id_, team, start, goal, points = row.split()
    inventor = INVENTORS[id_]
    assert inventor in TEAMS[team].inventors
    assert (inventor.start, inventor.goal, inventor.points) == (four(start), four(goal), int(points))


@pytest.mark.parametrize("row", INVENTION_ROWS.strip().splitlines())
def test_an_invention_is_the_dossiers(row: str) -> None:
    id_, age, order, fields, points = row.split()
    card = INVENTIONS[id_]
    assert (card.age, card.order, card.fields, card.points) == (int(age), int(order), four(fields), int(points))


def test_there_are_5_teams_20_inventors_36_inventions_and_33_start_tiles() -> None:
    assert (len(TEAMS), len(INVENTORS), len(INVENTIONS)) == (5, 20, 36)
    starts = Counter(value for each in INVENTORS.values() for value in each.start if value)
    assert starts == {1: 26, 2: 7}


def test_there_are_52_reward_tiles_of_five_kinds() -> None:
    assert {id_: (each.kind, each.value, each.count) for id_, each in REWARDS.items()} == {
        "upgrade2": ("upgrade", 2, 12),
        "upgrade3": ("upgrade", 3, 8),
        "upgrade4": ("upgrade", 4, 6),
        "refresh": ("refresh", 0, 4),
        "genius": ("genius", 0, 4),
        "order": ("order", 0, 4),
        "victory1": ("victory", 1, 4),
        "victory2": ("victory", 2, 6),
        "victory3": ("victory", 3, 4),
    }
    assert len(TILES) == 52
    assert sum(REWARDS[kind].value for kind in TILES.values() if REWARDS[kind].kind == "victory") == 28
    assert {"upgrade2-01", "upgrade2-12", "victory3-04"} <= TILES.keys()


def test_the_teams_hold_the_checks_of_2_1() -> None:
    totals = {team.id: [sum(each.start[s] for each in team.inventors) for s in range(4)] for team in TEAMS.values()}
    assert totals == {
        "green": [2, 2, 2, 2],
        "blue": [2, 1, 2, 3],
        "yellow": [2, 3, 2, 1],
        "purple": [1, 2, 3, 2],
        "red": [3, 1, 3, 1],
    }
    for team in TEAMS.values():
        assert sorted(each.points for each in team.inventors) == [3, 6, 6, 9]
        steps = [sum(max(0, g - s) for g, s in zip(each.goal, each.start, strict=True)) for each in team.inventors]
        assert sum(steps) == 12
        assert [each.points for each in team.inventors] == [3 * (number - 1) for number in steps]


@pytest.mark.parametrize(("age", "fields", "largest"), [(1, 15, 3), (2, 21, 4), (3, 27, 4)])
def test_the_ages_hold_the_checks_of_2_2(age: int, fields: int, largest: int) -> None:
    cards = [card for card in INVENTIONS.values() if card.age == age]
    assert Counter(card.order for card in cards) == dict.fromkeys(range(6), 2)
    assert [sum(card.fields[s] for card in cards) for s in range(4)] == [fields] * 4
    assert max(max(card.fields) for card in cards) == largest
    assert all(sum(card.fields) == 3 + 2 * age and card.points == age for card in cards)
    assert all(card.fields.count(0) <= 2 for card in cards)


def test_the_figures_are_the_rulebooks() -> None:
    assert {name: getattr(FIGURES, name).value for name in FIGURES.__struct_fields__} == {
        "players_least": 2,
        "players_most": 5,
        "inventors": 4,
        "start_tiles": 33,
        "start_units": 2,
        "highest_knowledge": 4,
        "ages": 3,
        "cards_an_age": 12,
        "more_than_players": 3,
        "tiles_an_invention": 2,
        "rewarded": 3,
        "unfinished": 1,
        "genius_pieces": 2,
        "back": 1,
    }


def test_order_numbers_stand_for_categories() -> None:
    names = ["weapons", "transport", "communication", "leisure", "timekeeping", "electricity"]
    assert list(CATEGORIES.items()) == list(enumerate(names))


def test_every_component_has_names_in_three_languages_and_the_english_one_is_shown() -> None:
    words = of_game("legendary_inventors", "en")
    for kind, listed in (("inventor", INVENTORS), ("invention", INVENTIONS)):
        for id_, each in listed.items():
            assert words.say(f"{kind}-{id_}") == each.names.en
            assert each.names.de
            assert each.names.fr


def test_the_sources_add_up_to_the_dossiers_table() -> None:
    inventors = [(each, each.source) for each in INVENTORS.values()]
    inventions = [each.source for each in INVENTIONS.values()]
    assert Counter(source[0][0] for _, source in inventors) == {"R": 4, "P": 16}
    assert sum(source[1][0] == "P" for _, source in inventors) == 9
    assert [each.id for each, source in inventors if source[2][0] == "P"] == ["lovelace", "einstein"]
    assert [each.id for each, source in inventors if source[3][0] == "P"] == ["lovelace", "einstein"]
    assert Counter(source[0][0] for source in inventions) == {"R": 1, "P": 21, "X": 14}
    assert Counter(source[1][0] for source in inventions) == {"P": 16, "X": 20}
    assert Counter(source[2][0] for source in inventions) == {"R": 17, "P": 1, "X": 18}
    assert Counter(source[3][0] for source in inventions) == {"P": 16, "X": 20}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "axe"', 'id = "bow"', "bow occurs twice"),
        ('id = "aristotle"', 'id = "hypatia"', "hypatia occurs twice"),
        ("order = 0, fields = [1, 0, 2, 2]", "order = 7, fields = [1, 0, 2, 2]", "7 is no order number"),
        ("fields = [1, 0, 2, 2]", "fields = [0, 0, 0, 0]", "an invention has fields"),
        ("fields = [1, 0, 2, 2]", "fields = [1, 0, 2]", r"inventions.list\[0\].fields"),
        ("start = [0, 0, 1, 1]", "start = [0, 0, 1, 2]", "hypatia must start with 2 units"),
        ("goal = [1, 0, 2, 3]", "goal = [1, 0, 2, 5]", "the goal of hypatia cannot be reached"),
        ('"hippocrates", start = [0, 2, 0, 0]', '"hippocrates", start = [2, 0, 0, 0]', "must know every science"),
        ("start_tiles         = { value = 33", "start_tiles         = { value = 34", "start with 33 tiles"),
        ("players_most        = { value = 5", "players_most        = { value = 6", "not enough teams"),
        ("cards_an_age        = { value = 12", "cards_an_age        = { value = 11", "age 1 has 12 cards"),
        ("more_than_players   = { value = 3", "more_than_players   = { value = 8", "not enough cards"),
        ("count = 12", "count = 2", "42 tiles do not last for 48 draws"),
        ('kind = "genius"', 'kind = "wonder"', "rewards.list"),
        ("[figures]", "[figures", "components.toml"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_is_refused_with_its_place(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    written = FILE.read_text(encoding="utf-8")
    assert old in written
    path = tmp_path / "components.toml"
    path.write_text(written.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponentsError, match=complaint):
        load(path)
