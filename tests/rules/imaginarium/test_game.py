"""Imaginarium as the kernel sees it: whole games sound, reloadable, secret, recorded, in words that fit."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import msgpack

from rules.imaginarium.components import ASSISTANTS, MACHINES, PROJECTS
from rules.imaginarium.engine import GAME
from rules.kernel.play import Play
from rules.kernel.record import POLICY_SALT, finished_record, replay
from rules.kernel.registry import folder
from rules.kernel.rng import Rng
from rules.kernel.secrecy import keeps_secrets
from rules.kernel.testkit import asks_well, is_sound, reloads, undoes
from rules.kernel.thought import Thought
from rules.kernel.words import Words, languages_of, load, of_game
from tests.rules.imaginarium.habits import sensible_answer, sensible_game
from tests.rules.spoken import LINE, Said, keys_of, said

Check = Callable[[Play[Any, Any]], None]
SEATS = (2, 3, 4, 5)
LISTS = {"hint-makes", "hint-yields-garden", "hint-yields-workshop"}
"""Which a menu may cut at its end."""


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
def test_a_reload_after_an_answer_leads_to_the_same_position(seats: int) -> None:
    play_sensibly(seats, 10 + seats, reloads)


@pytest.mark.parametrize("seats", SEATS)
def test_undo_and_redo_lead_back(seats: int) -> None:
    play_sensibly(seats, 20 + seats, undoes, every=29)


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_sees_what_lies_behind_a_screen(seats: int) -> None:
    play_sensibly(seats, 30 + seats, keeps_secrets, every=4)


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_goes_in_thought_as_it_is_played(seats: int) -> None:
    play: Play[Any, Any] = Play.new(GAME, seats, seats)
    rng, thought = Rng(seats), Thought.of(play)
    begun_anew: set[str] = set()
    while not play.over:
        answer = sensible_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
        thought = thought.fork()
        thought.answer(answer)
        begun_anew |= set() if thought.answers else {decision.key for decision in thought.pending}
        thought.go_on()
        assert thought.pending == play.pending
    assert GAME.standing(thought.state) == GAME.standing(play.state)
    assert begun_anew >= {"DEC-01", "DEC-02", "DEC-05", "DEC-06"}


# Words


def words() -> Words:
    return load(folder("imaginarium") / "text", "en")


def fits(one: Said, say: Words) -> None:
    """Check that a text has all its messages, in that language, and room."""
    assert [key for key in keys_of(one.text) if not say.bundles[0].has_message(key)] == []
    told = say(one.text)
    assert not re.search(r"[{}]|None", told), told
    assert len(told) <= (LINE if one.text.key in LISTS else one.room), told


def test_all_that_is_said_in_sensible_games_fits_on_a_phone() -> None:
    spoken = [of_game("imaginarium", lang) for lang in languages_of("imaginarium")]
    named = [say.named(lambda seat: f"a rather long name {seat}"[:20]) for say in spoken]
    known: set[bytes] = set()

    def speaks(play: Play[Any, Any]) -> None:
        assert all(len(decision.options) <= 60 for decision in play.pending)
        for one in said(play):
            mark = msgpack.encode(one)
            if mark not in known:
                known.add(mark)
                for say in named:
                    fits(one, say)

    for seats in SEATS:
        for seed in range(2):
            play_sensibly(seats, seed, speaks)


def test_every_component_has_words() -> None:
    say = words()
    names = [f"{kind}-{id_}" for id_ in MACHINES for kind in ("machine", "effect")]
    names += [f"{kind}-{id_}" for id_ in ASSISTANTS for kind in ("assistant", "effect")]
    names += [f"{kind}-{id_}" for id_ in PROJECTS for kind in ("project", "condition")]
    assert [name for name in names if not say.has(name)] == []


def test_every_decision_of_the_dossier_has_a_command() -> None:
    covered = {key for move in GAME.info.moves for key in move.keys}
    dossier = ["02a", "02b", "12a", "12b", "17a", *(f"{n:02}" for n in (1, 2, 3, 4, 5, 6, *range(10, 19)))]
    assert {f"DEC-{number}" for number in dossier} <= covered


# The record as the dossier counts it (C1, C4)


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_holds_one_answer_a_decision_and_plays_again_to_the_same_end(seats: int) -> None:
    first = sensible_game(seats, 50 + seats)
    assert any("draft" in entry.key or entry.picks == ("all",) for entry in first.entries)
    told = finished_record(first, seats, {}, 50 + seats)
    assert all("draft" not in answer["key"] and answer["picks"] != ["all"] for answer in told["answers"])
    assert replay(GAME, told) == []
