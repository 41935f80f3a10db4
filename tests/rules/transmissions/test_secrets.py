"""Who may see what (section 10): lines of the log, views, and the world dealt anew for an audience."""

from collections import Counter

import pytest

from rules.kernel.model import Audience
from rules.kernel.play import Checkpoint, Play, encode
from rules.kernel.rng import Rng
from rules.transmissions.components import CARDS, TRANSMISSIONS
from rules.transmissions.engine import GAME
from rules.transmissions.state import State
from tests.rules.transmissions.table import A, B, Table, before_action, harvey, player, position

EVERYBODY: tuple[Audience, ...] = (A, B, None)


def worlds(state: State, audience: Audience, number: int = 30) -> list[State]:
    return [GAME.redeal(state, audience, Rng(seed)) for seed in range(number)]


def fresh(seats: int) -> State:
    return GAME.setup(3, seats, {})


def test_only_the_acting_player_sees_the_two_forest_cards() -> None:
    table = before_action("yellow", 10, draw="FC01 FC05 FC08", discard="FC12").pick("forest:draw+draw")
    assert table.readers("log-forest-look") == [[A]]
    assert GAME.view(table.s, A).looking == ("FC01", "FC05")
    assert GAME.view(table.s, B).looking == ()
    assert GAME.view(table.s, None).looking == ()
    table.pick("keep:FC05")
    assert table.readers("log-forest-keep") == [[A, B, None]]
    assert GAME.view(table.s, None).forest_discard[0] == "FC01"


def test_cards_looked_at_are_dealt_anew_for_others_unless_they_lay_open() -> None:
    table = before_action("yellow", 10, draw="FC01 FC05 FC08", discard="FC12").pick("forest:draw+discard")
    assert {tuple(world.looking) for world in worlds(table.s, A)} == {("FC01", "FC12")}
    assert {tuple(world.looking) for world in worlds(table.s, B)} == {
        (card, "FC12") for card in ("FC01", "FC05", "FC08")
    }
    assert all(world.veiled == world.looking[:1] for world in worlds(table.s, B))


def test_a_card_drawn_before_a_reshuffle_is_known_to_all() -> None:
    table = before_action("yellow", 10, draw="FC01", discard="FC05 FC08 FC12").pick("forest:draw+draw")
    first = {world.looking[0] for world in worlds(table.s, B)}
    second = {world.looking[1] for world in worlds(table.s, B)}
    assert (first, second) == ({"FC01"}, {"FC08", "FC12"})


def test_a_drawn_transmission_card_is_told_to_its_owner_only() -> None:
    table = Table(position(hand="T1 T2 T3")).pick("play:T1", "yellow", "walk:f1", "skip", "finish")
    assert table.readers("log-draw") == [[A]]


def test_a_hand_is_shown_to_its_owner_only() -> None:
    s = fresh(3)
    for seat in range(3):
        assert [card.card for card in GAME.view(s, seat).hand] == s.players[seat].hand
    assert GAME.view(s, None).hand == ()
    assert [one.hand_size for one in GAME.view(s, None).players] == [3, 3, 3]


def test_starting_ideas_are_secret_until_placed() -> None:
    play = Play.new(GAME, 3, 3)
    s = play.state
    assert GAME.view(s, 1).dealt == tuple(s.players[1].dealt)
    assert GAME.view(s, None).dealt == ()
    assert len({tuple(world.players[1].dealt) for world in worlds(s, A)}) > 10
    assert {tuple(world.players[0].dealt) for world in worlds(s, A)} == {tuple(s.players[0].dealt)}
    (decision,) = play.pending
    play.answer(0, decision.key, (decision.options[0].id,))
    tiles = {tuple(world.players[0].robots["yellow"]) for world in worlds(s, None)}
    assert len(tiles) == 1


@pytest.mark.parametrize("played", [0, 1, 3])
def test_cards_put_under_a_deck_are_known(played: int) -> None:
    under = ["T1", "T2", "T3", "T7"][:played]
    above = [card for card in ("T1", "T2", "T3", "T7") if card not in under]
    s = position(hand="T4 T5 T6", deck=" ".join([*above, *under]))
    s.players[A].played = played
    assert not GAME.faults(s)
    theirs, own = worlds(s, B, 60), worlds(s, A, 200)
    assert {tuple(world.players[A].deck[4 - played :]) for world in theirs} == {tuple(under)}
    assert len({tuple(world.players[A].hand) for world in theirs}) > 1
    assert {tuple(world.players[A].hand) for world in own} == {("T4", "T5", "T6")}
    orders = {tuple(world.players[A].deck) for world in own}
    assert len(orders) == {0: 24, 1: 6, 3: 1}[played]


def test_after_four_turns_everybody_knows_every_card() -> None:
    s = position(hand="T5 T6 T7", deck="T1 T2 T3 T4")
    s.players[A].played = 4
    assert {(tuple(w.players[A].hand), tuple(w.players[A].deck)) for w in worlds(s, None)} == {
        (("T5", "T6", "T7"), ("T1", "T2", "T3", "T4"))
    }


def test_only_the_tops_of_pipe_stacks_and_the_display_are_known() -> None:
    s = fresh(2)
    found = worlds(s, A)
    assert {tuple(stack[0] for stack in world.pipe_stacks) for world in found} == {
        tuple(stack[0] for stack in s.pipe_stacks)
    }
    assert len({world.pipe_stacks[0][1] for world in found}) > 10
    assert {(tuple(world.items), tuple(world.ideas)) for world in found} == {(tuple(s.items), tuple(s.ideas))}
    assert {tuple(sorted(world.item_stack)) for world in found} == {tuple(sorted(s.item_stack))}
    assert len({world.item_stack[0] for world in found}) > 3
    assert {tuple(world.forest_discard) for world in found} == {tuple(s.forest_discard)}


def test_harveys_deck_is_known_to_nobody() -> None:
    s = position(against=harvey())
    assert len({world.harvey.deck[0] for world in worlds(s, A) if world.harvey}) > 3
    view = GAME.view(s, A).harvey
    assert view is not None
    assert view.deck_size == 21


def test_a_dealt_world_is_sound() -> None:
    for audience in EVERYBODY:
        for world in worlds(fresh(2), audience, 5):
            assert GAME.faults(world) == []
            assert Counter([*world.players[B].hand, *world.players[B].deck]) == Counter(list(TRANSMISSIONS))
    assert len(CARDS) == 28


def test_the_place_of_a_pipe_is_offered_to_its_buyer_only() -> None:
    table = before_action("yellow", 12, player("2Y B"), stacks=("P10", "", "", "")).pick("pipe:1:P10").through()
    own = GAME.view(table.s, A)
    assert [(ghost.number, ghost.option, ghost.run) for ghost in own.ghosts] == [(1, "at:1,0:1", 2), (2, "at:1,0:3", 2)]
    assert own.placing == "P10"
    assert GAME.view(table.s, B).ghosts == ()


def test_a_hand_with_one_playable_card_is_asked_for_it_like_any_other() -> None:
    state = position(hand="T5 T6 T7", robots="yellow 6 blue 8 green 12 red 13")
    play = Play.resume(GAME, Checkpoint(0, encode(state), 1), [])
    assert [option.id for option in play.decisions(A)[0].options] == ["play:T5"]
    assert play.waiting() == (A,)
