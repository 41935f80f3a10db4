"""Imaginarium as the kernel sees it: whole games sound, reloadable, secret, recorded, in words that fit."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rules.imaginarium.components import ASSISTANTS, MACHINES, PROJECTS
from rules.imaginarium.engine import GAME
from rules.kernel.model import Arg, Text
from rules.kernel.play import Play
from rules.kernel.record import POLICY_SALT, finished_record, replay
from rules.kernel.registry import folder
from rules.kernel.rng import Rng
from rules.kernel.testkit import asks_well, is_recorded, is_sound, keeps_secrets, reloads, simulate, undoes
from rules.kernel.words import Words, load
from tests.rules.imaginarium.habits import sensible_answer, sensible_game

Check = Callable[[Play[Any, Any]], None]
SEATS = (2, 3, 4, 5)
SIZE_OF_HINT = 100
SIZE_OF_OPTION = 80
SIZE_OF_PREVIEW = 140
PREVIEWS = {"hint-makes", "hint-yields"}
"""Lists that a select may cut at its end."""


def play_sensibly(seats: int, seed: int, *checks: Check, every: int = 1) -> Play[Any, Any]:
    """Play a whole game by sensible answers and run the checks before every so many of them and at the end."""
    play: Play[Any, Any] = Play.new(GAME, seed, seats)
    rng = Rng(seed ^ POLICY_SALT)
    while True:
        if play.over or not len(play.entries) % every:
            for check in checks:
                check(play)
        if play.over:
            return play
        answer = sensible_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_is_sound_and_asks_well(seats: int) -> None:
    for seed in range(4):
        assert play_sensibly(seats, seed, is_sound, asks_well).over


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_too(seats: int) -> None:
    assert simulate(GAME, seats, {}, 3, is_sound).over


@pytest.mark.parametrize("seats", SEATS)
def test_a_reload_after_an_answer_leads_to_the_same_position(seats: int) -> None:
    play_sensibly(seats, 10 + seats, reloads)


@pytest.mark.parametrize("seats", SEATS)
def test_undo_and_redo_lead_back(seats: int) -> None:
    play_sensibly(seats, 20 + seats, undoes, every=29)


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_sees_what_lies_behind_a_screen(seats: int) -> None:
    play_sensibly(seats, 30 + seats, keeps_secrets, every=4)


@pytest.mark.parametrize("seats", SEATS)
def test_records_replay_to_the_same_end(seats: int) -> None:
    is_recorded(GAME, seats, {}, 40 + seats)


# Words


def words() -> Words:
    return load(folder("imaginarium") / "text", "en")


def keys_of(text: Text) -> Iterator[str]:
    yield text.key
    for arg in text.args.values():
        yield from keys_of_arg(arg)


def keys_of_arg(arg: Arg) -> Iterator[str]:
    if isinstance(arg, Text):
        yield from keys_of(arg)
    elif isinstance(arg, list):
        for part in arg:
            yield from keys_of(part)


def test_all_that_is_said_has_words_that_fit_on_a_phone() -> None:
    say = words().named(lambda seat: f"a rather long name {seat}"[:20])

    def speaks(play: Play[Any, Any]) -> None:
        for decision in play.pending:
            assert len(decision.options) <= 60
            check(decision.prompt, 300)
            for option in decision.options:
                check(option.text, SIZE_OF_OPTION if decision.key != "DEC-16" else 300)
                if option.hint is not None:
                    check(
                        option.hint, SIZE_OF_HINT if not option.hint.key.startswith(("hint-makes", "hint-y")) else 300
                    )
        for _, line in play.news.lines:
            check(line.text, 300)
        play.news.lines.clear()

    def check(text: Text, most: int) -> None:
        missing = [key for key in keys_of(text) if key != "@seat" and not say.has(key)]
        assert not missing
        said = say(text)
        assert "{" not in said and "None" not in said, said  # noqa: PT018  one matter
        assert len(said) <= most, said

    for seats in SEATS:
        for seed in range(2):
            play_sensibly(seats, seed, speaks)


def test_every_component_has_words() -> None:
    say = words()
    names = [f"{kind}-{id_}" for id_ in MACHINES for kind in ("machine", "effect")]
    names += [f"{kind}-{id_}" for id_ in ASSISTANTS for kind in ("assistant", "effect")]
    names += [f"{kind}-{id_}" for id_ in PROJECTS for kind in ("project", "condition")]
    assert [name for name in names if not say.has(name)] == []


def test_every_decision_has_a_command_with_words() -> None:
    say = words()
    covered = {key for move in GAME.info.moves for key in move.keys}
    dossier = ["02a", "02b", "12a", "12b", "17a", *(f"{n:02}" for n in (1, 2, 3, 4, 5, 6, *range(10, 19)))]
    assert {f"DEC-{number}" for number in dossier} <= covered
    assert len(GAME.info.moves) <= 25
    for move in GAME.info.moves:
        stem = f"cmd-{move.name}"
        named = [f"{stem}-name", f"{stem}-description"]
        named += [f"{stem}-{move.param}-name", f"{stem}-{move.param}-description"] if move.takes else []
        assert [name for name in named if not say.has(name)] == []


# The record as the dossier counts it (C1, C4)


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_holds_one_answer_a_decision_and_plays_again_to_the_same_end(seats: int) -> None:
    first = sensible_game(seats, 50 + seats)
    assert any("draft" in entry.key or entry.picks == ("all",) for entry in first.entries)
    told = finished_record(first, seats, {}, 50 + seats)
    assert all("draft" not in answer["key"] and answer["picks"] != ["all"] for answer in told["answers"])
    assert replay(GAME, told) == []
