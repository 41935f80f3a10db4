"""One press for a usual turn: what stands beside a question gives just the answers that one would give by hand."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.kernel.model import Answer, Decision, Shortcut
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from rules.kernel.words import languages_of, of_game
from rules.nicodemus.engine import GAME
from rules.nicodemus.state import State
from tests.presses import Given, presses
from tests.rules.nicodemus.table import A, Table, position

AnyPlay = Play[State, Any]
MENU = 25
"""Entries of a menu."""
KEYS = {"TURN", "DISCARD HAND", "DISCARD MACHINE", "EXCHANGE", "PROJECTS"}


def offers(table: Table) -> dict[str, Shortcut]:
    """Return the presses beside the open decision by id."""
    assert table.decision is not None
    return {one.id: one for one in GAME.shortcuts(table.s, table.decision)}


def press(table: Table, id_: str) -> Table:
    """Give the answers of a press one after the other, and those that go unasked because all see there is no choice."""
    for answer in offers(table)[id_].answers:
        assert table.decision is not None
        assert table.decision.key == answer.key
        table.pick(*answer.picks)
        go_on(table)
    return table


def go_on(table: Table) -> None:
    """Give what goes unasked."""
    while table.decision is not None and table.decision.public and len(table.offers()) == 1:
        table.pick(*table.offers())


def reached(seed: int) -> Iterator[tuple[AnyPlay, Decision]]:
    """Play at random and yield each question."""
    play, rng = Play.new(GAME, seed, 2, {}), Rng(seed)
    while not play.over:
        (decision,) = play.pending
        yield play, decision
        play.answer(decision.seat, decision.key, random_picks(decision, rng))


def given_whole(play: AnyPlay, shortcut: Shortcut) -> None:
    """Give the answers of a press in a copy of the play, which refuses what is not on offer."""
    here = Play.resume(GAME, play.checkpoints[-1], play.entries[play.checkpoints[-1].after :])
    for answer in shortcut.answers:
        here.answer(answer.seat, answer.key, answer.picks)


def test_every_press_of_random_games_can_be_given_whole() -> None:
    tried = set()
    for seed in range(8):
        for play, decision in reached(seed):
            if decision.key == "TURN" and seed > 1:
                continue  # there are many of these, and few of the others
            for shortcut in GAME.shortcuts(play.state, decision):
                given_whole(play, shortcut)
                tried.add(decision.key)
    assert tried == KEYS


@pytest.mark.parametrize("lang", languages_of("nicodemus"))
def test_presses_beside_a_question_read_differently_and_fit_a_menu(lang: str) -> None:
    words = of_game("nicodemus", lang)
    for seed in range(4):
        for play, decision in reached(seed):
            made = GAME.shortcuts(play.state, decision)
            read = {(words(one.text), words(one.hint) if one.hint else "") for one in made}
            assert len(read) == len({one.id for one in made}) == len(made) <= MENU


class TestDossier:
    """Positions of section 5, each played with presses."""

    def test_a_card_for_charcoalium_is_one_press(self) -> None:
        table = press(Table(position("[11]", hand="41 12 13 14 15")), "play:41:charcoalium")
        assert (table.stock(A), table.yard) == ("3c", "[11 41]")  # T02

    def test_a_counting_effect_is_one_press(self) -> None:
        table = press(Table(position("[11 24 42 34]", a="3w", b="2w", play=11)), "play:11:effect")
        assert (table.stock(A), table.reserve) == ("7w", "12c 8k 8x")  # T06

    def test_a_named_resource_is_one_press(self) -> None:
        table = press(Table(position("[21 15 11]", play=15)), "play:15:effect:crystal")
        assert table.stock(A) == "3x"  # T07

    def test_a_discard_with_its_gain_is_one_press_after_the_card(self) -> None:
        table = press(Table(position("[11 12+1 13 14]", play=22)), "play:22:effect")
        press(table, "spot:2:12:wood")
        assert (table.stock(A), table.yard) == ("1w", "[11 13 14 22]")  # T11

    def test_a_hand_card_with_its_gain_is_one_press_after_the_card(self) -> None:
        table = press(Table(position("[11]", hand="21 33 12 13 14", deck="31 32 34")), "play:21:effect")
        press(table, "discard:33:crystal+crystal")
        assert (table.stock(A), table.hand(A)) == ("2x", [12, 13, 14, 31, 32])  # T09

    def test_a_resource_for_another_is_one_press_after_the_card(self) -> None:
        table = press(Table(position("[]", a="1w", play=24)), "play:24:effect")
        press(table, "swap:wood>crystal")
        assert (table.stock(A), table.decision) == ("1x", None)

    def test_nothing_is_swapped_in_vain(self) -> None:
        table = press(Table(position("[]", a="1c 8w", play=24)), "play:24:effect")  # T17b
        assert "swap:charcoalium>wood*1" not in offers(table)
        assert "swap:charcoalium>wood" in table.offers()

    def test_a_repair_with_all_its_projects_is_two_presses(self) -> None:
        state = position("[24]", a="1w 1x", workshop="24", projects="20 35 22 12")
        table = Table(state).pick("repair:1:24")
        press(table, "&".join(f"complete:{tile}:24@1+24@2" for tile in (20, 35, 22, 12)))
        assert (table.score(A), table.workshop(A)) == (9, [])  # T37

    def test_a_repair_with_one_project_needs_no_further_press_to_finish(self) -> None:
        table = Table(position("[33]", a="1w 3x", workshop="11 13 24", projects="31")).pick("repair:1:33")
        assert offers(table) == {}
        assert table.pick("complete:31:11@1+33@4").offers() == ["finish"]  # T42, the last goes unasked

    def test_an_effect_that_cannot_be_chosen_has_no_press(self) -> None:
        assert {id_ for id_ in offers(Table(position("[]", play=22))) if id_.startswith("play:22")} == {
            "play:22:charcoalium",
            "play:22:production:crystal",
        }  # T14


def test_a_usual_turn_is_at_most_two_presses() -> None:
    """T09 by hand is four answers: the card, its effect, the discard, the gain."""
    table = Table(position("[11]", hand="21 33 12 13 14", deck="31 32 34"))
    turn = []
    for key, pick in (
        ("TURN", "play:21"),
        ("ACTIVATE", "effect"),
        ("DISCARD HAND", "discard:33"),
        ("GAIN", "gain:crystal+crystal"),
    ):
        turn.append(Given(Answer(A, key, (pick,)), tuple(offers(table).values()), 0, one_by_one=False))
        table.pick(pick)
    assert len(turn) == 4
    assert presses(turn) == 2
