"""The data file: the dossier's check sums, errors that name key and place, corrections that take effect."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rules
from rules.kernel.errors import BadComponentsError
from rules.nicodemus.components import (
    COMPONENTS,
    FILE,
    MACHINES,
    PROJECTS,
    STARTING_GOODS,
    Machine,
    load,
)
from rules.nicodemus.effects import EFFECTS
from tests.rules.nicodemus.table import LETTERS

CARDS = [machine for machine in MACHINES.values() for _ in range(machine.copies)]

# The table of 1.2, figure by figure.
PRINTED = """
11 blue 4 1 w 1k1x
12 blue 4 1 c 2w
13 blue 4 2 k 1k2x
14 blue 4 2 x 2k1x
15 blue 4 3 * 3w1k
21 purple 4 1 * 1w1k
22 purple 4 1 x 2w
23 purple 4 2 k 2k1x
24 purple 4 2 w 2w1x
25 purple 4 3 c 1w1k2x
31 red 2 1 x 1w1x
32 red 2 2 k 1w1k1x
33 red 2 3 c 1w3x
34 red 2 3 w 1w3k
41 yellow 4 3 w 2w2x
42 yellow 4 3 c 3k1x
"""


def printed(machine: Machine) -> str:
    letters = {good: letter for letter, good in LETTERS.items()} | {"joker": "*"}
    cost = "".join(f"{machine.cost[LETTERS[letter]]}{letter}" for letter in "wkx" if LETTERS[letter] in machine.cost)
    figures = (machine.id, machine.colour, machine.copies, machine.points, letters[machine.product], cost)
    return " ".join(map(str, figures))


def test_every_machine_is_printed_as_in_the_dossier() -> None:
    assert [printed(machine) for machine in MACHINES.values()] == PRINTED.strip().splitlines()


def test_there_are_56_cards_of_16_types() -> None:
    assert (len(MACHINES), len(CARDS)) == (16, 56)
    colours = [card.colour for card in CARDS]
    assert [colours.count(colour) for colour in ("blue", "purple", "red", "yellow")] == [20, 20, 8, 8]


def test_every_cost_holds_one_resource_more_than_the_points() -> None:
    assert all(len(machine.units) == machine.points + 1 for machine in MACHINES.values())


def test_points_costs_and_products_of_all_cards_sum_up() -> None:
    assert sum(card.points for card in CARDS) == 114
    units = [unit for card in CARDS for unit in card.units]
    assert [units.count(good) for good in ("wood", "copper", "crystal")] == [60, 56, 54]
    products = [card.product for card in CARDS]
    kinds = ("wood", "charcoalium", "copper", "crystal", "joker")
    assert [products.count(product) for product in kinds] == [14, 14, 10, 10, 8]


def test_there_are_17_tiles_of_39_points() -> None:
    assert len(PROJECTS) == 17
    assert sum(project.points for project in PROJECTS.values()) == 39
    machines = {id_: project.machines for id_, project in PROJECTS.items()}
    assert {id_ for id_, number in machines.items() if number != 2} == {10, 38}
    assert (machines[10], machines[38]) == (4, 3)


def test_the_other_figures_are_the_dossiers() -> None:
    figures = {name: getattr(COMPONENTS.figures, name).value for name in COMPONENTS.figures.__struct_fields__}
    assert figures == {
        "players": 2,
        "charcoalium": 12,
        "wood": 8,
        "copper": 8,
        "crystal": 8,
        "starting_hand": 5,
        "refill_hand": 5,
        "starting_machines": 1,
        "row_length": 5,
        "rows": 2,
        "open_projects": 6,
        "workshop_limit": 3,
        "winning_points": 20,
        "score_track": 25,
        "actions_per_turn": 1,
        "exchanges": 3,
    }
    assert STARTING_GOODS == ({"charcoalium": 2}, {"charcoalium": 1, "wood": 1})


def test_every_machine_has_an_effect() -> None:
    assert set(EFFECTS) == set(MACHINES)


def corrected(folder: Path, old: str, new: str) -> Path:
    text = FILE.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path = folder / "components.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


ROW = 'id = 12, colour = "blue", copies = 4, points = 1, product = "charcoalium", cost = { wood = 2 }'


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        (ROW, ROW.replace("points = 1", 'points = "one"'), "$.machines.list[1].points"),
        (ROW, ROW.replace("charcoalium", "coal"), "$.machines.list[1].product"),
        (ROW, ROW.replace("wood = 2", "gold = 2"), "$.machines.list[1].cost"),
        (ROW, ROW.replace("wood = 2", "wood = 1"), "$.machines.list[1].cost"),
        (ROW, ROW.replace("id = 12", "id = 11"), "$.machines.list[1].id"),
        (ROW, ROW.replace("points", "point"), "point"),
        ('condition = "identical"', 'condition = "alike"', "$.projects.list[5].condition"),
        ("wanted = [3, 3]", "wanted = [3]", "$.projects.list[8].wanted"),
        ("wanted = [3, 3]", "wanted = [3, 4]", "$.projects.list[8].wanted"),
        ("open_projects           = { value = 6", "open_projects = { value = 60", "$.figures.open_projects"),
        ("starting_hand           = { value = 5", "starting_hand = { value = 50", "$.figures.starting_hand"),
        ("first  = { charcoalium = 2 }", "first = { charcoalium = 20 }", "$.starting_goods.first.charcoalium"),
        ('value = 20, source = "RP"', 'value = 20, source = "hearsay"', "$.figures.winning_points.source"),
        ("[machines]", "[machines", "line"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(tmp_path: Path, old: str, new: str, place: str) -> None:
    with pytest.raises(BadComponentsError) as error:
        load(corrected(tmp_path, old, new))
    assert place in str(error.value)
    assert "components.toml" in str(error.value)


def test_a_corrected_figure_is_read(tmp_path: Path) -> None:
    path = corrected(tmp_path, ROW, ROW.replace("points = 1", 'points = 2, source = "O"'))
    assert load(path).machines.list[1].points == 2


def test_a_corrected_file_takes_effect_in_play(tmp_path: Path) -> None:
    """With 3 points and a cost of crystal, machine 12 gives 3 charcoalium and its repair is paid in crystal."""
    copy = tmp_path / "rules"
    shutil.copytree(Path(rules.__path__[0]), copy, ignore=shutil.ignore_patterns("__pycache__"))
    corrected(copy / "nicodemus", ROW, ROW.replace("points = 1", "points = 3").replace("wood = 2", "crystal = 2"))
    script = """
from rules.kernel.model import Answer
from rules.nicodemus.engine import GAME
s = GAME.setup(1, 2, {})
s.deck[0], s.players[s.turn].hand[0] = 12, 12
flow = GAME.phase(s)
next(flow)
(decision,) = flow.send(Answer(s.turn, "TURN", ("play:12",)))
print(decision.options[0].text.args["goods"].args["number"])
s.players[s.turn].goods["crystal"] = 2
from rules.nicodemus.repair import repairs
print([offer.id for offer, *_ in repairs(s, s.turn)[0] if offer.id.startswith("repair:2")])
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["3", "['repair:2:12']"]
