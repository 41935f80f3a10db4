"""What `python -m rules replay` says to files that hold no record, or one that somebody has changed."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rules.__main__ import main
from rules.kernel.record import Record, random_game
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng

Replay = Callable[[bytes], tuple[int, str, str]]
SOME_ANSWERS = 60
CHANGED = 60
"""Records of each title in which an answer was changed."""


@cache
def raw(game: str = "nicodemus") -> str:
    return json.dumps(random_game(find(game), find(game).info.seats[-1], {}, 3))


def record(game: str = "nicodemus") -> Record:
    found: Record = json.loads(raw(game))
    return found


@pytest.fixture
def replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Replay:
    """Return a function that has a file replayed and returns the exit code and both outputs."""
    file = tmp_path / "games.jsonl"

    def replayed(content: bytes) -> tuple[int, str, str]:
        file.write_bytes(content)
        code = main(["replay", str(file)])
        return code, *capsys.readouterr()

    return replayed


NO_RECORDS = {
    "truncated": raw()[:-40].encode(),
    "no JSON": b"hello",
    "a number": b"1",
    "a list": b"[]",
    "nothing but a game": b'{"game": "nicodemus"}',
    "NaN": raw().replace('"seed": 3', '"seed": NaN').encode(),
    "a number too large": raw().replace('"seed": 3', '"seed": 1e400').encode(),
    "invalid UTF-8": raw().encode().replace(b"nicodemus", b"nico\xff"),
    "half a surrogate": raw().replace("nicodemus", "\\ud800").encode(),
    "deep nesting": b'{"a":' * 100_000,
    "zeros": bytes(100),
}
FIELDS: dict[str, list[Any]] = {
    "game": [None, 1, [], {}, "chess", "two\nlines", "ré"],
    "seats": [None, "2", -1, 0, 99, 10**30, 2.5, []],
    "seed": [None, [], {}, "x", "9" * 5000],
    "settings": [None, [], {"colour": "red"}, {"a\nb": "c"}, {"start": 1}, 5],
    "answers": [
        None,
        {},
        [None],
        [[]],
        [{}],
        [{"seat": 0, "key": "TURN"}],
        [{"seat": "0", "key": "TURN", "picks": []}],
    ],
    "events": [None, {}, [None], [{}], [{"after": []}], [{"after": None, "event": "stolen"}]],
}


@pytest.mark.parametrize("name", NO_RECORDS)
def test_a_file_without_records_is_answered_by_one_line(name: str, replay: Replay) -> None:
    code, out, told = replay(NO_RECORDS[name])
    assert (code, out) == (2, "")
    assert told.count("\n") == 1
    assert "games.jsonl, line 1: " in told


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in FIELDS.items() for value in values])
def test_a_record_with_a_wrong_field_is_answered_by_one_line(field: str, value: object, replay: Replay) -> None:
    code, out, told = replay(json.dumps({**record(), field: value}).encode())
    assert (code, out) == (2, "")
    assert told.count("\n") == 1
    assert told.isascii()


@pytest.mark.parametrize("field", FIELDS)
def test_a_record_without_a_field_is_told_which(field: str, replay: Replay) -> None:
    changed = record()
    del changed[field]
    code, out, told = replay(json.dumps(changed).encode())
    assert (code, out) == (2, "")
    assert field in told


@pytest.mark.parametrize("game", games())
def test_a_changed_answer_is_told_with_the_game_and_the_answer(game: str, replay: Replay) -> None:
    rng, lines = Rng(8), []
    for _ in range(CHANGED):
        changed = record(game)
        answers = changed["answers"] = changed["answers"][: 1 + rng.below(SOME_ANSWERS)]
        keys, picks = [one["key"] for one in answers], [pick for one in answers for pick in one["picks"]]
        pick = picks[rng.below(len(picks))]
        odd: list[list[str]] = [[], [pick, pick], [pick + ":x"], [pick.split(":")[0]], ["::::"], ["a+b|c"], ["x" * 999]]
        last = answers[-1]
        last["picks"], last["key"] = odd[rng.below(len(odd))], keys[rng.below(len(keys))]
        lines.append(json.dumps(changed))
    code, out, told = replay("\n".join(lines).encode())
    assert (code, told) == (1, "")
    for number in range(1, CHANGED + 1):
        assert f"game {number} (seed 3): " in out


def test_a_whole_record_is_the_same(replay: Replay) -> None:
    assert replay(raw().encode() + b"\n\n") == (0, "1 of 1 games are the same\n", "")
