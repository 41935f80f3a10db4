"""Who may see what (section 3): lines of the log, views, and the world dealt anew for an audience."""

from collections import Counter

import pytest

from rules.kernel.model import Audience
from rules.kernel.play import Play
from rules.kernel.rng import Rng
from rules.nicodemus.engine import GAME
from rules.nicodemus.state import State
from rules.nicodemus.view import View
from tests.rules.nicodemus.table import A, B, Table, luck, play, position
from tests.rules.table import placed

EVERYBODY = (A, B, None)


def played(state: State) -> Play[State, View]:
    """Return the game going on from a position, as the kernel plays it."""
    return placed(GAME, state)


def readers(table: Table, key: str) -> list[Audience]:
    """Return who may read the one line with that message."""
    (line,) = table.lines(key)
    return [audience for audience in EVERYBODY if line.is_for(audience)]


@pytest.mark.parametrize("machine", [31, 32])
def test_thief_and_victim_see_the_stolen_card_and_spectators_do_not(machine: int) -> None:
    table = play(machine, "effect", state=position(play=machine))
    assert readers(table, "log-steal-card") == [A, B]
    assert readers(table, "log-steal") == [None]
    assert "machine" not in table.lines("log-steal")[0].text.args


def test_a_copied_theft_is_as_secret_as_a_printed_one() -> None:
    table = play(42, "effect", "copy:1:31", state=position("[31]", play=42))
    assert readers(table, "log-steal-card") == [A, B]


def test_only_the_owner_sees_what_machine_21_discarded() -> None:
    state = position(hand="33 12 13 14", play=21)
    table = play(21, "effect", "discard:33", "gain:wood+crystal", state=state)
    assert readers(table, "log-discard-own") == [A]
    assert readers(table, "log-discard") == [B, None]
    assert set(table.lines("log-discard")[0].text.args) == {"who"}


def test_only_the_victim_sees_what_machine_33_cost() -> None:
    table = play(33, "effect", state=position(play=33))
    assert readers(table, "log-cut-own") == [B]
    assert readers(table, "log-cut") == [A, None]
    assert table.lines("log-cut")[0].text.args["number"] == 3


def test_only_the_drawer_sees_the_cards_of_a_refill() -> None:
    table = play(11, "charcoalium", state=position(play=11))
    assert readers(table, "log-draw-own") == [A]
    assert readers(table, "log-draw") == [B, None]


def test_only_the_drawer_sees_both_tiles_and_everybody_the_kept_one() -> None:
    table = play(41, "effect", state=position(play=41, pile="20 38 13"))
    assert [GAME.view(table.s, audience).drawn for audience in EVERYBODY] == [(20, 38), (), ()]
    table.pick("keep:38")
    assert readers(table, "log-tiles-own") == [A]
    assert readers(table, "log-tiles") == [B, None]
    assert readers(table, "log-keep") == [A, B, None]
    assert [GAME.view(table.s, audience).players[A].projects for audience in EVERYBODY] == [(38,)] * 3


def test_everybody_sees_what_is_recycled_from_the_bric_a_brac() -> None:
    table = play(25, "effect", "spot:1:12", "gain:wood+wood", state=position("[12]", play=25))
    assert readers(table, "log-recycle") == [A, B, None]


def test_a_hand_is_shown_to_its_owner_only_and_its_size_to_all() -> None:
    s = position("[11]", hand="12 13", b_hand="21 22 23")
    hands = {audience: [card.machine for card in GAME.view(s, audience).hand] for audience in EVERYBODY}
    assert hands == {A: [12, 13], B: [21, 22, 23], None: []}
    assert [player.hand_size for player in GAME.view(s, None).players] == [2, 3]


def test_deck_and_pile_are_numbers() -> None:
    view = GAME.view(position(deck_size=7, pile="20 38"), A)
    assert (view.deck, view.pile) == (7, 2)


def test_the_view_says_what_a_card_would_give() -> None:
    view = GAME.view(position("[11 24]", hand="11 15 21 41", pile=""), A)
    cards = {card.machine: (card.charcoalium, card.effect, card.gain) for card in view.hand}
    assert cards == {11: (1, True, 3), 15: (3, True, 1), 21: (1, True, 0), 41: (3, False, 0)}


def test_the_view_says_what_a_repair_would_cost() -> None:
    view = GAME.view(position("[32+1 11]", "1w 1k", workshop="15 12"), A)
    first, second = view.repairs
    assert (first.charcoalium, first.wood, first.copper, first.crystal, first.jokers) == (0, 1, 1, 1, 1)
    assert first.payable
    assert (second.charcoalium, second.copper, second.crystal, second.payable) == (0, 1, 1, True)
    assert [(broken.machine, broken.charcoalium, broken.fee) for broken in view.yard] == [(32, 1, 1), (11, 0, 0)]
    assert GAME.view(position("[32]"), None).repairs == ()


def test_a_fresh_card_is_marked_until_it_is_activated() -> None:
    table = Table(position("[11]", play=12)).pick("play:12")
    assert GAME.view(table.s, B).fresh == 2
    table.pick("charcoalium")
    assert GAME.view(table.s, B).fresh == 0


def stolen_position() -> State:
    """Return the position after A has stolen the 24 of B."""
    return play(31, "effect", state=position(play=31, b_hand="22 23 24 25 34", rng=luck(2, 5))).s


def test_the_victim_never_forgets_the_stolen_card() -> None:
    s = stolen_position()
    worlds = [GAME.redeal(s, B, Rng(seed)) for seed in range(30)]
    assert all(24 in world.players[A].hand for world in worlds)
    assert len({tuple(sorted(world.players[A].hand)) for world in worlds}) > 20
    assert all(world.players[B].hand == s.players[B].hand for world in worlds)


def test_a_spectator_does_not_know_the_stolen_card() -> None:
    s = stolen_position()
    worlds = [GAME.redeal(s, None, Rng(seed)) for seed in range(30)]
    assert not all(24 in world.players[A].hand for world in worlds)
    assert not any(GAME.faults(world) for world in worlds)


def test_after_a_secret_discard_the_victim_only_knows_that_the_card_is_not_in_the_deck() -> None:
    s = stolen_position()
    player = s.players[A]
    player.hide(next(card for card in player.hand if card != 24))
    worlds = [GAME.redeal(s, B, Rng(seed)) for seed in range(60)]
    places = Counter("hand" if 24 in world.players[A].hand else "discarded" for world in worlds)
    assert all(24 in [*world.players[A].hand, *world.players[A].discarded] for world in worlds)
    assert places["hand"] > places["discarded"] > 0


def test_a_stolen_card_that_is_played_is_no_longer_known() -> None:
    s = stolen_position()
    s.turn = A
    table = Table(s).pick("play:24", "charcoalium")
    assert table.s.players[A].known == []


def test_a_card_stolen_back_is_known_to_the_former_thief() -> None:
    s = stolen_position()
    s.players[A].hand = [24]
    s.gone += [card for card in stolen_position().players[A].hand if card != 24]
    s.players[B].hand[0] = 31
    s.gone.append(22)
    s.deck.remove(31)
    table = Table(s).pick("play:31", "effect")
    assert table.s.players[A].known == []
    assert table.s.players[B].known == [24]


def test_the_future_is_dealt_anew_too() -> None:
    s = position()
    assert GAME.redeal(s, A, Rng(1)).rng.state != s.rng.state
    assert GAME.redeal(s, A, Rng(1)).deck != s.deck


# What is not asked would tell


@pytest.mark.parametrize("hand", ["14 14", "14"])
def test_whoever_holds_one_kind_of_card_is_asked_like_anybody_else(hand: str) -> None:
    play = played(position(hand=hand))
    assert [option.id for option in play.decisions(A)[0].options] == ["play:14"]
    assert play.waiting() == (A,)


def test_an_empty_hand_is_seen_by_all_and_passes_unasked() -> None:
    play = played(position("[33]", "1w", hand=""))
    assert [(entry.key, entry.picks, entry.auto) for entry in play.entries] == [("TURN", ("pass",), True)]
    assert play.waiting() == (B,)


def test_a_card_discarded_in_secret_is_not_told_by_what_is_left_unasked() -> None:
    play = played(position(hand="21 22 22"))
    play.answer(A, "TURN", ("play:21",))
    play.answer(A, "ACTIVATE", ("effect",))
    assert [decision.key for decision in play.decisions(A)] == ["DISCARD HAND"]
    play.answer(A, "DISCARD HAND", ("discard:22",))
    assert [option.id for option in play.decisions(A)[0].options] == ["gain:wood+wood"]


@pytest.mark.parametrize(
    ("yard", "hand", "asked"), [("[22 33]", "22", True), ("[33 22]", "25", False)], ids=["one-of-two", "the-only-one"]
)
def test_which_of_several_machines_is_discarded_is_not_told_by_what_is_left_unasked(
    yard: str, hand: str, *, asked: bool
) -> None:
    play = played(position(yard, hand=f"{hand} 12 13"))
    play.answer(A, "TURN", (f"play:{hand}",))
    play.answer(A, "ACTIVATE", ("effect",))
    if asked:
        play.answer(A, "DISCARD MACHINE", ("spot:1:22",))
    assert [decision.key for decision in play.decisions(A)] == (["GAIN"] if asked else [])
    assert ("GAIN" in [entry.key for entry in play.entries]) is not asked


def test_nobody_takes_a_choice_back_having_seen_the_opponents_last_two_cards() -> None:
    """In a random game with seed 98 a player finished with the projects, saw both cards go, and could begin anew."""
    play = played(position("[31]", "1w 1x", b_hand="14 14", workshop="11", projects="21"))
    play.answer(A, "TURN", ("repair:1:31",))
    play.answer(A, "PROJECTS", ("finish",))
    assert play.can_undo(A)
    assert [broken.machine for broken in GAME.view(play.state, A).yard] == []
    play.answer(B, "TURN", ("play:14",))
    assert not play.can_undo(A)
