"""The dossier's worked examples T01 to T26 and T51: set-up, options, the reserve and all effects."""

from collections import Counter

import pytest

from rules.nicodemus.engine import GAME
from tests.rules.nicodemus.table import A, B, Table, as_written, luck, play, position
from tests.rules.table import same


def test_t01_a_new_game_is_dealt() -> None:
    s = GAME.setup(5, 2, {})
    assert as_written(s.players[s.first].goods) == "2c"
    assert as_written(s.players[1 - s.first].goods) == "1c 1w"
    assert as_written(s.reserve) == "9c 7w 8k 8x"
    assert (len(s.deck), len(s.yard), len(s.slots), len(s.pile)) == (45, 1, 6, 11)
    assert all(s.slots)
    assert [len(player.hand) for player in s.players] == [5, 5]
    assert s.turn == s.first
    assert not GAME.faults(s)


def test_t02_the_charcoalium_option_gives_the_points_of_the_card() -> None:
    table = play(41, "charcoalium", state=position("[11]", play=41))
    assert table.stock(A) == "3c"
    assert table.reserve == "9c 8w 8k 8x"
    assert table.yard == "[11 41]"
    assert len(table.hand(A)) == 5
    assert table.key is None
    assert table.s.turn == B


def test_t03_what_the_reserve_lacks_comes_from_the_opponent_and_the_rest_is_lost() -> None:
    table = play(33, "charcoalium", state=position("[11+5 12+5]", b="1c", play=33))
    assert (table.stock(A), table.stock(B)) == ("2c", "")
    assert table.s.reserve["charcoalium"] == 0


def test_t04_production_of_charcoalium_gives_one() -> None:
    assert play(25, "production:charcoalium", state=position(play=25)).stock(A) == "1c"


def test_t05_production_of_a_joker_gives_any_resource() -> None:
    table = play(15, state=position(play=15))
    assert same(table.offers("production"), "production:wood production:copper production:crystal")
    assert table.pick("production:copper").stock(A) == "1k"


def test_t06_machine_11_counts_wood_and_takes_the_rest_from_the_opponent() -> None:
    table = play(11, "effect", state=position("[11 24 42 34]", "3w", "2w", play=11))
    assert (table.stock(A), table.stock(B)) == ("7w", "1w")
    assert table.s.reserve["wood"] == 0


def test_t07_machine_15_counts_jokers_for_one_named_resource() -> None:
    table = play(15, "effect", state=position("[21 15 11]", play=15))
    assert table.key == "PICK TYPE"
    assert same(table.offers(), "wood copper crystal")
    assert table.pick("crystal").stock(A) == "3x"


def test_t08_machine_42_copies_12_and_counts_itself() -> None:
    table = play(42, "effect", "copy:1:12", state=position("[12 25 33 11]", play=42))
    assert table.stock(A) == "4c"


def test_t09_machine_21_discards_a_hand_card_for_two_of_its_cost() -> None:
    table = play(21, "effect", state=position("[11]", hand="33 12 13 14", play=21, deck="31 32 34"))
    assert table.key == "DISCARD HAND"
    assert same(table.offers(), "discard:33 discard:12 discard:13 discard:14")
    table.pick("discard:33")
    assert table.key == "GAIN"
    assert same(table.offers(), "gain:wood+crystal gain:crystal+crystal")
    table.pick("gain:crystal+crystal")
    assert table.stock(A) == "2x"
    assert table.hand(A) == [12, 13, 14, 31, 32]
    assert table.s.players[A].discarded == [33]


def test_t10_machine_21_has_no_effect_without_another_card() -> None:
    table = play(21, state=position("[11]", hand="21"))
    assert same(table.offers(), "charcoalium production:wood production:copper production:crystal")


def test_t11_machine_22_discards_one_of_the_last_three() -> None:
    table = play(22, "effect", state=position("[11 12+1 13 14]", play=22))
    assert table.key == "DISCARD MACHINE"
    assert same(table.offers(), "spot:2:12 spot:3:13 spot:4:14")
    table.pick("spot:2:12")
    assert same(table.offers(), "gain:wood")
    table.pick("gain:wood")
    assert table.stock(A) == "1w"
    assert table.yard == "[11 13 14 22]"
    assert table.reserve == "12c 7w 8k 8x"


def test_t12_machine_23_gains_before_the_charcoalium_returns() -> None:
    state = position("[11+9 14+1]", b="2c", play=23)
    table = play(23, "effect", "spot:2:14", state=state)
    assert same(table.offers(), "gain:copper gain:crystal")
    table.pick("gain:crystal")
    assert (table.stock(A), table.stock(B)) == ("1c 1x", "1c")
    assert table.s.reserve["charcoalium"] == 1
    assert table.yard == "[11+9 23]"


def test_t13_machine_25_discards_the_last_machine_for_two() -> None:
    table = play(25, "effect", state=position("[11 42]", play=25))
    assert same(table.offers(), "spot:2:42")
    table.pick("spot:2:42")
    assert same(table.offers(), "gain:copper+copper gain:copper+crystal")
    table.pick("gain:copper+crystal")
    assert table.stock(A) == "1k 1x"
    assert table.yard == "[11 25]"


@pytest.mark.parametrize("machine", [22, 23, 25])
def test_t14_nothing_to_recycle_on_an_empty_bric_a_brac(machine: int) -> None:
    assert "effect" not in play(machine, state=position(play=machine)).offers()


def test_t15_machine_24_ends_after_three_exchanges() -> None:
    table = play(24, "effect", state=position(a="1c", play=24))
    assert same(table.offers(), "swap:charcoalium>wood swap:charcoalium>copper swap:charcoalium>crystal stop")
    table.pick("swap:charcoalium>wood", "swap:wood>charcoalium", "swap:charcoalium>crystal")
    assert table.stock(A) == "1x"
    assert table.key is None
    assert table.s.turn == B


def test_t16a_machine_24_needs_something_to_give() -> None:
    assert "effect" not in play(24, state=position(play=24)).offers()


def test_t16b_machine_24_may_stop_before_the_first_exchange() -> None:
    table = play(24, "effect", state=position(a="1w", play=24))
    assert table.key == "EXCHANGE"
    assert same(table.offers(), "swap:wood>charcoalium stop")
    table.pick("stop")
    assert table.stock(A) == "1w"
    assert table.s.turn == B


def test_t17a_an_exchange_takes_from_the_opponent_if_the_reserve_is_empty() -> None:
    table = play(24, "effect", "swap:charcoalium>wood", state=position(a="1c 7w", b="1w", play=24))
    assert (table.stock(A), table.stock(B)) == ("8w", "")


def test_t17b_an_exchange_in_vain_counts_and_is_warned_of() -> None:
    table = play(24, "effect", state=position(a="1c 8w", play=24))
    hint = table.hint("swap:charcoalium>wood")
    assert hint is not None
    assert hint.key == "hint-swap-in-vain"
    table.pick("swap:charcoalium>wood")
    assert table.stock(A) == "8w"
    assert table.s.reserve["charcoalium"] == 12
    table.pick("swap:wood>charcoalium", "swap:charcoalium>wood")
    assert table.key is None, "all three exchanges are used"


def test_t18_a_stolen_card_counts_when_refilling() -> None:
    state = position(b="2w", play=31, b_hand="22 23 24 25 34", deck_size=1, rng=luck(2, 5))
    four = Counter(state.players[A].hand) - Counter([31])
    table = play(31, "effect", state=state)
    assert Counter(table.hand(A)) == four + Counter([24])
    assert table.hand(B) == [22, 23, 25, 34]
    assert (table.stock(A), table.stock(B)) == ("", "2w")
    assert len(table.s.deck) == 1
    assert not table.s.last_round


def test_t19_machine_32_takes_a_named_resource_and_a_card() -> None:
    table = play(32, "effect", state=position(b="3c 2k 1x", play=32))
    assert table.key == "ROB RESOURCE"
    assert same(table.offers(), "rob:copper rob:crystal")
    table.pick("rob:copper")
    assert (table.stock(A), table.stock(B)) == ("1k", "3c 1k 1x")
    assert (len(table.hand(A)), len(table.hand(B))) == (5, 4)


def test_t20_machine_33_leaves_two_cards_and_destroys_charcoalium() -> None:
    state = position(b="1c 1w", play=33)
    before = Counter(state.players[B].hand)
    table = play(33, "effect", state=state)
    assert len(table.hand(B)) == 2
    assert Counter(table.hand(B)) + Counter(table.s.players[B].discarded) == before
    assert (table.stock(A), table.stock(B)) == ("", "1w")
    assert table.s.reserve["charcoalium"] == 12


@pytest.mark.parametrize(
    ("owned", "offers"),
    [
        pytest.param("1w 1k", "destroy:wood+copper", id="t21a"),
        pytest.param("3w", "destroy:wood+wood", id="t21b"),
        pytest.param("2w 1x", "destroy:wood+wood destroy:wood+crystal", id="t21c"),
        pytest.param("1x 4c", "destroy:crystal", id="t21d"),
    ],
)
def test_t21_machine_34_names_two_resources_or_the_last(owned: str, offers: str) -> None:
    table = play(34, "effect", state=position(b=owned, play=34))
    assert table.key == "DESTROY"
    assert same(table.offers(), offers)


def test_t21c_what_is_destroyed_goes_to_the_reserve() -> None:
    table = play(34, "effect", "destroy:wood+crystal", state=position(b="2w 1x", play=34))
    assert (table.stock(A), table.stock(B)) == ("", "1w")
    assert table.reserve == "12c 7w 8k 8x"


def test_t21e_machine_34_does_nothing_without_resources() -> None:
    table = play(34, "effect", state=position(b="4c", play=34))
    assert table.stock(B) == "4c"
    assert len(table.hand(A)) == 5
    assert table.s.turn == B


def test_t22_machine_41_keeps_one_of_two_tiles() -> None:
    table = play(41, "effect", state=position(play=41, pile="20 38 13"))
    assert table.key == "PICK PROJECT"
    assert same(table.offers(), "keep:20 keep:38")
    table.pick("keep:38")
    assert table.s.players[A].projects == [38]
    assert 20 in table.s.players[A].refused
    assert table.s.pile == [13]


def test_t23a_machine_41_gives_the_last_tile() -> None:
    table = play(41, "effect", state=position(play=41, pile="20"))
    assert same(table.offers(), "keep:20")
    table.pick("keep:20")
    assert table.s.players[A].projects == [20]
    assert table.s.pile == []


def test_t23b_machine_41_needs_a_tile() -> None:
    assert same(play(41, state=position(play=41, pile="")).offers(), "charcoalium production:wood")


def test_t23c_an_empty_pile_cannot_be_copied() -> None:
    table = play(42, state=position("[41]", play=42, pile=""))
    assert same(table.offers(), "charcoalium production:charcoalium")


@pytest.mark.parametrize("yard", ["[]", "[42 42]"])
def test_t24_machine_42_needs_another_machine_that_is_no_42(yard: str) -> None:
    assert same(play(42, state=position(yard, play=42)).offers(), "charcoalium production:charcoalium")


def test_t25_the_copied_machine_may_be_the_one_discarded() -> None:
    table = play(42, "effect", "copy:2:25", state=position("[11 25]", play=42))
    assert same(table.offers(), "spot:2:25")
    table.pick("spot:2:25", "gain:crystal+crystal")
    assert table.stock(A) == "2x"
    assert table.yard == "[11 42]"


def test_t26_only_possible_effects_can_be_copied() -> None:
    table = play(42, "effect", state=position("[21 24 42 31 41]", hand="42"))
    assert table.key == "COPY"
    assert same(table.offers(), "copy:4:31 copy:5:41")


def test_t51_stealing_from_an_empty_hand_moves_no_card() -> None:
    state = position(b="2c", play=31, b_hand="", deck="15")
    before = Counter(state.players[A].hand)
    table = play(31, "effect", state=state)
    assert (table.stock(A), table.stock(B)) == ("1c", "1c")
    assert table.hand(B) == []
    assert Counter(table.hand(A)) == before - Counter([31]) + Counter([15])


def test_every_turn_begins_with_turn_and_plays_go_through_activate() -> None:
    table = Table(position("[11]", play=41))
    table.pick("play:41", "production:wood")
    assert table.keys == ["TURN", "ACTIVATE"]
