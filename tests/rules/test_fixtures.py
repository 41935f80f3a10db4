"""Whole games that must play the same for ever: tests/fixtures/<game>/*.json, one record each."""

from pathlib import Path

import msgspec
import pytest

from rules.kernel.record import Record, replay
from rules.kernel.registry import find, games

FIXTURES = Path(__file__).parents[1] / "fixtures"
FILES = [path for key in games() for path in sorted((FIXTURES / key).glob("*.json"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_replays_to_the_same_end(path: Path) -> None:
    record = msgspec.json.decode(path.read_bytes(), type=Record)
    assert record["game"] == path.parent.name
    assert replay(find(record["game"]), record) == []


@pytest.mark.parametrize("key", games())
def test_every_game_and_number_of_players_has_three_recorded_games(key: str) -> None:
    records = [msgspec.json.decode(path.read_bytes(), type=Record) for path in (FIXTURES / key).glob("*.json")]
    for seats in find(key).info.seats:
        assert sum(record["seats"] == seats for record in records) >= 3


def test_a_tampered_record_is_noticed() -> None:
    record = msgspec.json.decode((FIXTURES / "nicodemus" / "ended-by-deck.json").read_bytes(), type=Record)
    record["standing"][0]["points"] += 1
    assert replay(find("nicodemus"), record) == ["standing differs"]
    record["answers"][0]["picks"] = ["play:99"]
    assert "does not offer" in replay(find("nicodemus"), record)[0]


@pytest.mark.parametrize("kept", [0, 1])
@pytest.mark.parametrize("path", FILES[::7], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_whose_answers_are_cut_off_is_noticed(path: Path, kept: int) -> None:
    record = msgspec.json.decode(path.read_bytes(), type=Record)
    record["answers"] = record["answers"][:kept]
    assert "the answers end before the game does" in replay(find(record["game"]), record)
