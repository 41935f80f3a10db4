"""The data file: the dossier's tables, errors that name key and place, an owner's corrections that take effect."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rules
from rules.kernel.errors import BadComponentsError
from rules.mech_a_dream.components import (
    BASE_ROBOT,
    COMPONENTS,
    DELIVERIES,
    FILE,
    FLOORS,
    MACHINES,
    OFFER,
    PARTS,
    ROBOTS,
    SAVES,
    SPECIALISTS,
    Delivery,
    Effect,
    Gains,
    Machine,
    load,
)

# Sections 2.4 to 2.7, figure by figure.
PRINTED = """
B01: 2I, slot 2, 2F
B02: 2I, slot 2, 2I
B03: 2I, slot 2, 1F + 1I
B04: 2I, slot 2, 1B
B05: 2I, slot 3, 1R
B06: 2I, slot 4, 3F
B07: 3I, slot 3, 3I
B08: 2I, slot 4, 2F + 1I
B09: 2I, slot 4, 1F + 1B
B10: 3I, slot 3, 1I + 1B
B11: 3I, slot 4, 2B
B12: 3I, slot 4, 1F + 1R
B13: 2I, slot 3, 1R → 3B
B14: 1I, slot 3, 1F → 3I
B15: 1I, slot 3, 1I → 3F
B16: 2I, slot 3, 1F → 2B
B17: 3I, slot 4, 1I → 2R
B18: 2I, slot 3, 2F → 2R
P01: 1I, slot 2, 1D
P02: 3I, slot 4, 2D
P03: 4I, slot 7, 3D
P04: 2I, slot 4, 1F + 1D
P05: 3I, slot 3, 1I + 1D
P06: 4I, slot 4, 1B + 1D
P07: 4I, slot 5, 1R + 1D
P08: 3I, slot 3, 1F + 1I → 1R + 1D
P09: 2I, slot 3, 1F → 2D
P10: 2I, slot 3, 1I → 2D
P11: 3I, slot 4, 2F → 4D
P12: 4I, slot 5, 2I → 4D
P13: 2I, slot 3, 1R → 3D
P14: 3I, slot 4, 1R → 2D + 2B
P15: 4I, slot 4, 1F + 1I → 4D
P16: 4I, slot 4, 2R → 6D
E1a: 2I, slot 2, ink, 1R
E1b: 2I, slot 2, ink, 1R
E2a: 3I, slot 3, time, 1R
E2b: 3I, slot 3, time, 1R
E3a: 2I, slot 3, crystal, 2R
E3b: 2I, slot 3, crystal, 2R
E4a: 2I, slot 2, dock, 2R
E4b: 2I, slot 2, dock, 2R
C1: 1R, slot 3, 5D
C2: 2R, slot 2, 6D
C3: 2R, slot 4, 8D
C4: 3R, slot 3, 9D
C5: 3R, slot 5, 11D
C6: 4R, slot 4, 12D
C7: 4R, slot 7, 15D
C8: 5R, slot 6, 16D
"""

# Section 2.8: price; morning; afternoon; evening.
DELIVERED = """
L01: 3F; 3D, 2I, A; 2D, A; 2D
L02: 1F; 1R, 3I, 1B; 1R, 1B; 1R
L03: 1F; 3I, 1B, 1D; 3I, 1B; 3I
L04: 2F; 2R, A, 1I; 1R, A; 2D
L05: 2F; 2B, 2I, 1D; 2B, 2I; 2B
L06: 2F; A, 2D, 2I; A, 1D; A
L07: 3F; 2R, 1D, 1B; 2R, 1D; 2D
L08: 3F; A, 2B, 1D; A, 2B; 2B
L09: 4F; 3D, 1R, A; 3D, 1R; 3D
L10: 4F; 2B, 2R, 1D; 2R, 1D; 2R
"""

# Sections 2.9 and 2.10.
SCREENS = """
RB0: 3F, 4I; 1I
RB1: 5F, 5I; 1D
RB2: 4F, 4I; 1R
RB3: 3F, 3I; 1F + 1I or 1F + 1B
RB4: 2F, 1I; evening-package
RB5: 3F, 3I, 1R; 1F → 3I or 1I → 3F
RB6: 3F, 4I, 1R; 1R → 4I or 1I → 1R
RB7: 2F, 2I; 1B or buy -2
RB8: 4F, 4I; 1F → copy-machine or 1F → copy-robot
"""
HIRED = """
S1 buy build: 1D
S2 buy build: 1B
S3 buy build: 1F + 1I
S4 dock: 2D
S5 dock: 2B
S6 dock: 1A
S7 stock: 1R
S8 stock: 2F or 2I
S9 buy: 1R
S10 buy: 2D
"""


def gains(written: Gains, between: str = " + ") -> str:
    return between.join(f"{number}{symbol}" for symbol, number in written)


def effect(written: Effect) -> str:
    cost = " + ".join(f"{number}{good}" for good, number in written.cost.items())
    less = f" -{written.slots_less}" if written.slots_less else ""
    what = (written.special or "") + less or gains(written.gain)
    return f"{cost} → {what}" if cost else what


def machine(tile: Machine) -> str:
    what = effect(tile.effect) if tile.effect else ", ".join(filter(None, (tile.power, gains(tile.on_complete))))
    return f"{tile.id}: {tile.price}{tile.currency}, slot {tile.slot}, {what}"


def delivery(card: Delivery) -> str:
    lists = "; ".join(gains(card.packages(part), ", ") for part in PARTS).replace("1A", "A")
    return f"{card.id}: {card.price}F; {lists}"


def test_every_machine_is_as_in_the_dossier() -> None:
    assert [machine(tile) for tile in MACHINES.values()] == PRINTED.strip().splitlines()


def test_every_delivery_card_is_as_in_the_dossier() -> None:
    assert [delivery(card) for card in DELIVERIES.values()] == DELIVERED.strip().splitlines()


def test_every_robot_is_as_in_the_dossier() -> None:
    written = []
    for robot in ROBOTS.values():
        start = ", ".join(f"{number}{good}" for good, number in robot.start.items() if number)
        written.append(f"{robot.id}: {start}; {' or '.join(map(effect, robot.options))}")
    assert written == SCREENS.strip().splitlines()
    assert ROBOTS["RB0"] is BASE_ROBOT


def test_every_specialist_is_as_in_the_dossier() -> None:
    written = [
        f"{card.id} {' '.join(card.trigger)}: {gains(card.bonus) or gains(card.choose_one, ' or ')}"
        for card in SPECIALISTS.values()
    ]
    assert written == HIRED.strip().splitlines()


def test_there_are_as_many_of_each_as_in_the_box() -> None:
    colours = [tile.type for tile in MACHINES.values()]
    numbers = [colours.count(colour) for colour in ("resource", "power", "economical", "crystal")]
    assert (numbers, len(DELIVERIES), len(ROBOTS) - 1, len(SPECIALISTS)) == ([18, 16, 8, 8], 10, 8, 10)


def test_the_floors_give_6_4_and_2_goods() -> None:
    totals = [sum(n for _, n in floor.fixed) + floor.choice[0][1] for floor in FLOORS.values()]
    assert totals == [6, 4, 2]
    assert [floor.specialist for floor in FLOORS.values()] == [True, True, False]
    assert {gains(floor.choice, " or ") for floor in FLOORS.values()} == {"2F or 2I"}


def test_the_other_figures_are_the_dossiers() -> None:
    figures = {name: getattr(COMPONENTS.figures, name).value for name in COMPONENTS.figures.__struct_fields__}
    assert figures == {
        "days": 7,
        "belt_slots": 7,
        "workshop_spaces": 9,
        "resource_cap": 9,
        "end_machines": 9,
        "extra_machine": 3,
        "resources_per_point": 5,
        "rainbow_points": 1,
        "delivery_cards_used": 7,
        "robots_dealt": 2,
        "token_at_start": 1,
        "token_after_taking": 2,
        "token_decay": 1,
    }
    assert COMPONENTS.last_spaces.points == (1, 2, 3)
    assert COMPONENTS.readings.specialist_replaces == "final_choice"
    assert OFFER == {"blue_green": 2, "red": 1, "yellow": 0}
    assert set(SAVES.values()) == {1}
    assert COMPONENTS.specialists.revealed == {"2": 3, "3": 3, "4": 4}
    assert COMPONENTS.players.numbers == (2, 3, 4)


def test_as_many_figures_are_marked_as_reconstructed_as_the_dossier_counts() -> None:
    kinds = ("resource", "power", "economical", "crystal")
    counts = [sum(len(tile.recon) for tile in MACHINES.values() if tile.type == kind) for kind in kinds]
    assert counts == [50, 44, 2 * 12, 23]
    assert sum(len(card.recon) for card in DELIVERIES.values()) == 38
    assert sum(len(robot.recon) for robot in ROBOTS.values()) == 8
    assert COMPONENTS.last_spaces.source == "X"


def corrected(folder: Path, *changes: tuple[str, str]) -> Path:
    text = FILE.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / "components.toml"
    path.write_text(text, encoding="utf-8")
    return path


B01 = '{ id = "B01", type = "resource", price = 2, slot = 2, effect = { gain = [["F", 2]] }'
C1 = '{ id = "C1", type = "crystal", price = 1, slot = 3, on_complete = [["D", 5]]'
E1A = '{ id = "E1a", type = "economical", price = 2, slot = 2, on_complete = [["R", 1]], power = "ink"'


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        (B01, B01.replace("price = 2", 'price = "two"'), "$.machines.list[0].price"),
        (B01, B01.replace('"F", 2', '"X", 2'), "$.machines.list[0].effect.gain[0][0]"),
        (B01, B01.replace('"F", 2', '"A", 1'), "$.machines.list[0].effect"),
        (B01, B01.replace("slot = 2", "slot = 8"), "$.machines.list[0].slot"),
        (B01, B01.replace('id = "B01"', 'id = "B02"'), "$.machines.list[1].id"),
        (B01, B01.replace("price", "cost"), "cost"),
        (B01, B01.replace("effect =", "on_complete = [], effect = 3 #"), "line"),
        (C1, C1.replace('"D", 5', '"B", 5'), "$.machines.list[42].on_complete"),
        (E1A, E1A.replace('power = "ink"', 'power = "wind"'), "$.machines.list[34].power"),
        (E1A, E1A.replace(', power = "ink"', ""), "$.machines.list[34].power"),
        ('"final_choice" # J', '"nothing" # J', "$.readings.specialist_replaces"),
        ("points = [1, 2, 3]", "points = [1, 2, -3]", "$.last_spaces.points[2]"),
        ("revealed = { 2 = 3", "revealed = { 2 = 1", "$.specialists.revealed.2"),
        ("robots_dealt         = { value = 2", "robots_dealt = { value = 3", "$.figures.robots_dealt"),
        ("delivery_cards_used  = { value = 7", "delivery_cards_used = { value = 11", "$.figures.delivery_cards_used"),
        ("resource_cap         = { value = 9", "resource_cap = { value = 4", "$.figures.resource_cap"),
        ('days                 = { value = 7, source = "R" }', 'days = { value = 7, source = "?" }', "days.source"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(tmp_path: Path, old: str, new: str, place: str) -> None:
    with pytest.raises(BadComponentsError) as error:
        load(corrected(tmp_path, (old, new)))
    assert place in str(error.value)
    assert "components.toml" in str(error.value)


def run(folder: Path, script: str) -> list[str]:
    """Run a script with the rules of that folder."""
    done = subprocess.run([sys.executable, "-c", script], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def owners_copy(folder: Path) -> Path:
    """Return where an owner's file of components goes."""
    copy = folder / "rules"
    shutil.copytree(Path(rules.__path__[0]), copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy / "mech_a_dream"


PLAY = """
from rules.kernel.play import Play
from rules.mech_a_dream.engine import GAME
from rules.mech_a_dream.machines import landing, price, space_bonus
s = GAME.setup(1, 2, {"robots": "off", "specialists": "off"})
player = s.players[0]
print(*price(player, "B01"), landing(player, "B01"), *price(player, "C1"))
print([space_bonus(space) for space in range(5, 11)])
player.workshop.append("B01")
s.stage = "night"
play = Play(GAME, s, 0)
play.answer(0, "NIGHT_MENU", ("B01",))
print(player.goods)
"""


def test_an_owners_corrections_take_effect_in_play(tmp_path: Path) -> None:
    changed = B01.replace("price = 2", "price = 5").replace("slot = 2", "slot = 6")
    changed = changed.replace('{ gain = [["F", 2]] }', '{ cost = { I = 2 }, gain = [["R", 3], ["F", 1]] }')
    corrected(
        owners_copy(tmp_path),
        (B01, changed),
        (C1, C1.replace("price = 1", "price = 4")),
        ("points = [1, 2, 3]", "points = [2, 2, 4, 6]"),
    )
    printed = run(tmp_path, PLAY)
    assert printed[0] == "I 5 6 R 4"
    assert printed[1] == "[0, 2, 2, 4, 6, 3]"
    assert printed[2] == "{'F': 4, 'I': 2, 'R': 3, 'D': 0}"


WHOLE = """
from rules.kernel import testkit
from rules.mech_a_dream.engine import GAME
for seats, settings in testkit.every_table(GAME):
    testkit.simulate(GAME, seats, settings, 5, testkit.is_sound, testkit.asks_well)
    testkit.is_recorded(GAME, seats, settings, 6)
print("sound")
"""


def test_whole_games_are_sound_when_every_reconstructed_figure_differs(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    text = re.sub(r"price = (\d)", lambda found: f"price = {(int(found[1]) + 2) % 6}", text)
    text = re.sub(r"slot = (\d)", lambda found: f"slot = {int(found[1]) % 7 + 1}", text)
    text = re.sub(r'\["([FIRDB])", (\d)\]', lambda found: f'["{found[1]}", {int(found[2]) % 4 + 1}]', text)
    text = re.sub(r"start = \{ F = (\d)", lambda found: f"start = {{ F = {(int(found[1]) + 3) % 9}", text)
    text = text.replace("points = [1, 2, 3]", "points = [4, 0, 1, 2]").replace(
        'morning = [["', 'morning = [["A", 2], ["'
    )
    text = text.replace('evening = [["', 'evening = [["A", 1], ["B", 3], ["')
    (owners_copy(tmp_path) / "components.toml").write_text(text, encoding="utf-8")
    assert run(tmp_path, WHOLE) == ["sound"]


def test_no_component_is_named_in_the_code() -> None:
    ids = re.compile(r'"(B[01]\d|P[01]\d|E\d[ab]|C\d|L[01]\d|RB[1-8]|S\d0?)"')
    found = {path.name: ids.findall(path.read_text(encoding="utf-8")) for path in FILE.parent.glob("*.py")}
    assert {name: hits for name, hits in found.items() if hits} == {}
