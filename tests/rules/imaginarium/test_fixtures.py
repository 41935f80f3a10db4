"""Whole recorded games: they play again to the same end, show every way a tie is broken, and use every component."""

from pathlib import Path
from typing import Any

import msgspec

from rules.imaginarium.components import ASSISTANTS, MACHINES, PROJECTS
from rules.imaginarium.engine import GAME
from rules.kernel.record import Record

FOLDER = Path(__file__).parents[2] / "fixtures" / "imaginarium"
FILES = sorted(FOLDER.glob("*.json"))
ENDS = {"clear-win", "tie-by-levels", "shared-victory"}


def read(file: Path) -> Record:
    record: Record = msgspec.json.decode(file.read_bytes())
    return record


def end_of(standing: list[dict[str, Any]]) -> str:
    """Say how the first place was decided."""
    first = max(score["points"] for score in standing)
    if sum(score["points"] == first for score in standing) == 1:
        return "clear-win"
    return "shared-victory" if sum(score["rank"] == 1 for score in standing) > 1 else "tie-by-levels"


def test_every_number_of_players_has_every_way_to_end() -> None:
    assert {(file.name[0], file.stem.removeprefix(f"{file.name[0]}-players-")) for file in FILES} == {
        (str(seats), end) for seats in GAME.info.seats for end in ENDS
    }
    for file in FILES:
        record = read(file)
        assert file.stem == f"{record['seats']}-players-{end_of(record['standing'])}"


def used(record: Record) -> set[str]:
    """Return the machines that ran or were repaired for defence, the assistants hired, the projects completed."""
    found: set[str] = set()
    newest: dict[int, str] = {}
    for answer in record["answers"]:
        kind, _, rest = answer["picks"][0].partition(":")
        match kind:
            case "repair" | "fetch":
                newest[answer["seat"]] = rest
                found |= {rest} if rest.startswith("D") else set()
            case "run" if rest:
                found |= set(rest.split("+"))
            case "run":
                found.add(newest[answer["seat"]])
            case "hire" | "complete" | "secret":
                found.add(rest)
    return found


def test_every_machine_assistant_and_project_is_used_somewhere() -> None:
    found = set().union(*(used(read(file)) for file in FILES))
    assert sorted({*MACHINES, *ASSISTANTS, *PROJECTS} - found) == []


def test_every_decision_is_made_somewhere() -> None:
    found = {answer["key"] for file in FILES for answer in read(file)["answers"]}
    decisions = {key for move in GAME.info.moves for key in move.keys if not GAME.is_sketch(key, ())}
    assert sorted(decisions - found) == []
