"""The figures of section 2 and the constraints of 0.3."""

from collections import Counter
from pathlib import Path

import pytest

from rules.kernel.errors import BadComponentsError
from rules.transmissions.components import (
    CARDS,
    COMPONENTS,
    FIELDS,
    FILE,
    IDEAS,
    ITEMS,
    KINDS,
    PIPES,
    ROBOTS,
    STARTING_IDEAS,
    TRANSMISSIONS,
    load,
)


def test_counts_of_2_1() -> None:
    assert (len(ITEMS), len(IDEAS), len(STARTING_IDEAS), len(PIPES), len(CARDS)) == (35, 45, 10, 34, 28)
    assert Counter(item.set for item in ITEMS.values()) == dict.fromkeys("ABCDX", 7)
    assert Counter(idea.set for idea in COMPONENTS.ideas.list if idea.set) == dict.fromkeys("EFGHZ", 7)
    assert (FIELDS, len(TRANSMISSIONS)) == (14, 7)


def test_totals_of_the_items() -> None:
    engrams = Counter(colour for item in ITEMS.values() for colour in item.cost)
    assert engrams == {"white": 15, "yellow": 14, "green": 20, "blue": 21}
    assert sum(item.birds for item in ITEMS.values()) == sum(item.butterflies for item in ITEMS.values()) == 3
    assert len(KINDS) == 20


def test_totals_of_the_pipes() -> None:
    engrams = Counter(colour for pipe in PIPES.values() for colour in pipe.cost)
    assert engrams == {"white": 29, "yellow": 29, "green": 22, "blue": 22}
    edges = Counter("".join(pipe.edges for pipe in PIPES.values()))
    assert (edges["o"], edges["q"]) == (39, 39)
    assert sum(pipe.points for pipe in PIPES.values()) == 58
    assert sum(pipe.birds for pipe in PIPES.values()) == sum(pipe.butterflies for pipe in PIPES.values()) == 10
    worth = {"white": 1, "yellow": 1, "green": 2, "blue": 2}
    for pipe in PIPES.values():
        assert pipe.points + pipe.birds + pipe.butterflies == sum(worth[colour] for colour in pipe.cost) - 2


def test_acorns_and_slots() -> None:
    assert sum(card.acorns for card in CARDS.values()) == 49
    assert [(one.speed, one.slots, one.points) for one in ROBOTS.values()] == [
        (2, 4, 6),
        (3, 4, 5),
        (3, 3, 4),
        (4, 3, 3),
    ]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"T6", locations = ["meadow", "lake"]', '"T6", locations = ["meadow"]', "transmissions"),
        ('{ id = "green", speed = 3, slots = 3', '{ id = "green", speed = 3, slots = 2', "slots"),
        (
            '"A1", set = "A", kind = "sock", cost = ["white", "green"]',
            '"A1", set = "A", kind = "sock", cost = ["white"]',
            "A1",
        ),
        ('acorns = 3, cards = ["FC25", "FC26"]', 'acorns = 0, cards = ["FC25", "FC26"]', "acorns"),
        ('"A2", set = "A"', '"A2", set = "B"', "items"),
        ('edges = "oqoq"', 'edges = "oqo"', "edges"),
        ('kind = "kite"', 'kind = "dragon"', "X7"),
        ('"P34", edges', '"P33", edges', r"P33 occurs twice - at `\$\.pipes\.list\[33\]\.id`"),
        ('{ id = "F1"', '{ id = "A1"', r"A1 occurs twice - at `\$\.ideas"),
        ('"FC25", "FC26"', '"FC25", "FC25"', r"FC25 occurs twice - at `\$\.forest\.list\[\d\]\.cards`"),
        ('type = "SWAP"', 'type = "A2A"', "Z1"),
        ("value = [4, 3, 2, 1]", "value = [4, 3, 2]", "prices"),
        ("4 = 7 }", "4 = 9 }", "pipe_stack_height"),
        ("run_counts_start_pipe     = true", 'run_counts_start_pipe     = "yes"', "run_counts_start_pipe"),
    ],
)
def test_data_that_break_a_constraint_are_refused(tmp_path: Path, old: str, new: str, place: str) -> None:
    written = FILE.read_text(encoding="utf-8")
    assert old in written
    path = tmp_path / "components.toml"
    path.write_text(written.replace(old, new), encoding="utf-8")
    with pytest.raises(BadComponentsError, match=place):
        load(path)


def test_what_is_no_toml_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    path.write_text("[figures", encoding="utf-8")
    with pytest.raises(BadComponentsError):
        load(path)
