"""Whole games that must play the same for ever: one record each, in a folder a game."""

from pathlib import Path

import msgspec
import pytest

from rules.kernel.record import Record, replay
from rules.kernel.registry import find, games
from tests.games import material

FILES = [
    pytest.param(key, path, id=f"{key}-{path.stem}")
    for key in games()
    for path in sorted(material(key).fixtures.glob("*.json"))
]


@pytest.mark.parametrize(("key", "path"), FILES)
def test_a_recorded_game_replays_to_the_same_end(key: str, path: Path) -> None:
    record = msgspec.json.decode(path.read_bytes(), type=Record)
    assert record["game"] == key
    assert replay(find(key), record) == []


@pytest.mark.parametrize("key", games())
def test_every_game_and_number_of_players_has_three_recorded_games(key: str) -> None:
    records = [msgspec.json.decode(path.read_bytes(), type=Record) for path in material(key).fixtures.glob("*.json")]
    for seats in find(key).info.seats:
        assert sum(record["seats"] == seats for record in records) >= 3


def test_a_tampered_record_is_noticed() -> None:
    record = msgspec.json.decode((material("nicodemus").fixtures / "ended-by-deck.json").read_bytes(), type=Record)
    record["standing"][0]["points"] += 1
    assert replay(find("nicodemus"), record) == ["standing differs"]
    record["answers"][0]["picks"] = ["play:99"]
    assert "does not offer" in replay(find("nicodemus"), record)[0]


@pytest.mark.parametrize("kept", [0, 1])
@pytest.mark.parametrize(("key", "path"), FILES[::7])
def test_a_record_whose_answers_are_cut_off_is_noticed(key: str, path: Path, kept: int) -> None:
    record = msgspec.json.decode(path.read_bytes(), type=Record)
    record["answers"] = record["answers"][:kept]
    assert "the answers end before the game does" in replay(find(key), record)
