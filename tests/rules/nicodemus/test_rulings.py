"""Rulings of the dossier that its worked examples leave open, and what random play rarely reaches."""

from collections import Counter

import pytest

from rules.kernel.play import Play
from rules.nicodemus.components import MACHINES
from rules.nicodemus.engine import GAME
from tests.rules.nicodemus.table import A, B, Table, as_written, bric_a_brac, luck, play, position
from tests.rules.table import same

RESOURCE_IDS = "wood copper crystal"


# Set-up and playing


def test_ru01_either_seat_may_be_first() -> None:
    assert {GAME.setup(seed, 2, {}).first for seed in range(40)} == {A, B}


def test_ru03_ru04_a_card_lies_behind_the_newest_and_counts_for_its_own_effect() -> None:
    table = play(12, "effect", state=position("[21 13]", play=12))
    assert table.yard == "[21 13 12]"
    assert table.stock(A) == "1c"


def test_ru05_charcoalium_and_production_are_offered_even_if_they_yield_nothing() -> None:
    table = play(25, state=position("[11+12]", play=25))
    assert same(table.offers(), "charcoalium production:charcoalium effect")
    assert table.pick("charcoalium").stock(A) == ""


@pytest.mark.parametrize("machine", [11, 12, 13, 14, 15, 31, 32, 33, 34])
def test_ru06_blue_and_red_effects_are_always_offered(machine: int) -> None:
    assert "effect" in play(machine, state=position(play=machine, b_hand="")).offers()


@pytest.mark.parametrize("machine", sorted(set(MACHINES) - {24}))
def test_ru07_no_effect_but_24_can_be_declined_once_chosen(machine: int) -> None:
    table = play(machine, "effect", state=position("[11 31]", "1w", "1c 1w 1k", play=machine))
    while table.key:
        assert "stop" not in table.offers()
        table.pick(table.offers()[0])


def test_ru08_nobody_passes_with_a_card_in_hand() -> None:
    assert "pass" not in Table(position("[33]", hand="12")).offers()


@pytest.mark.parametrize("machine", sorted(MACHINES))
def test_ru09_production_gives_one_of_the_product(machine: int) -> None:
    product = MACHINES[machine].product
    kinds = RESOURCE_IDS.split() if product == "joker" else [product]
    table = play(machine, state=position("[11]", play=machine))
    assert sorted(table.offers("production")) == sorted(f"production:{kind}" for kind in kinds)
    table.pick(f"production:{kinds[-1]}")
    assert table.s.players[A].goods[kinds[-1]] == 1
    assert sum(table.s.players[A].goods.values()) == 1


# Goods


@pytest.mark.parametrize(
    ("a", "b", "after"),
    [("7w", "", ("8w", "")), ("7w", "1w", ("8w", "")), ("8w", "", ("8w", "")), ("3w", "5w 1c", ("4w", "1c 4w"))],
    ids=["reserve", "opponent", "lost", "opponent keeps the rest"],
)
def test_ru11_production_if_the_reserve_is_short(a: str, b: str, after: tuple[str, str]) -> None:
    table = play(11, "production:wood", state=position("[]", a, b, play=11))
    assert (table.stock(A), table.stock(B)) == after


def test_ru11_charcoalium_on_machines_is_never_taken_for_a_gain() -> None:
    table = play(33, "charcoalium", state=position("[11+12]", play=33))
    assert table.stock(A) == ""
    assert table.yard == "[11+12 33]"


def test_ru11_a_recycling_gain_comes_from_the_opponent_too() -> None:
    table = play(25, "effect", "spot:1:12", "gain:wood+wood", state=position("[12]", "7w", "1w", play=25))
    assert (table.stock(A), table.stock(B)) == ("8w", "")


def test_ru11_the_log_says_what_came_from_the_opponent_and_what_was_lost() -> None:
    table = play(33, "charcoalium", state=position("[11+5 12+5]", b="1c", play=33))
    (taken,) = table.lines("log-gain-taken")
    (lost,) = table.lines("log-gain-lost")
    assert taken.to is None
    assert str(taken.text.args["goods"]).count("'number': 1") == 1
    assert str(lost.text.args["goods"]).count("'number': 1") == 1


def test_ru12_stealing_never_touches_the_reserve() -> None:
    table = play(31, "effect", state=position(b="1w", play=31))
    assert table.stock(A) == ""
    assert table.reserve == "12c 7w 8k 8x"


def test_ru12_without_resources_machine_32_only_steals_a_card() -> None:
    table = play(32, "effect", state=position(b="5c", play=32))
    assert "ROB RESOURCE" not in table.keys
    assert table.stock(B) == "5c"
    assert (len(table.hand(A)), len(table.hand(B))) == (5, 4)


def test_ru13_resource_for_resource_is_no_swap() -> None:
    table = play(24, "effect", state=position(a="1w 1k 1x", play=24))
    assert same(table.offers(), "swap:wood>charcoalium swap:copper>charcoalium swap:crystal>charcoalium stop")


# Effects


@pytest.mark.parametrize(
    ("machine", "stock"), [(11, "2w"), (12, "1c"), (13, "2k"), (14, "2x")], ids=["11", "12", "13", "14"]
)
def test_ru14_counters_look_at_exact_products_on_the_bric_a_brac_only(machine: int, stock: str) -> None:
    state = position("[24 23 22 21]", play=machine, workshop="41 25 32", b_workshop="31")
    assert play(machine, "effect", state=state).stock(A) == stock


def test_ru15_a_type_may_be_named_of_which_nothing_is_left() -> None:
    table = play(15, "effect", state=position("[21]", "8w", play=15))
    assert same(table.offers(), RESOURCE_IDS)
    assert table.pick("wood").stock(A) == "8w"


def test_ru16_machine_21_draws_for_both_cards() -> None:
    state = position(hand="33 12 13 14", play=21, deck="31 32 34")
    table = play(21, "effect", "discard:12", state=state)
    assert len(table.s.deck) == len(state.deck)
    assert same(table.offers(), "gain:wood+wood")
    assert table.pick("gain:wood+wood").hand(A) == [13, 14, 31, 32, 33]


@pytest.mark.parametrize(
    ("machine", "yard", "offers"),
    [
        (22, "[11]", "spot:1:11"),
        (22, "[11 12]", "spot:1:11 spot:2:12"),
        (23, "[11 12 13]", "spot:2:12 spot:3:13"),
        (23, "[11]", "spot:1:11"),
        (25, "[11 12 13]", "spot:3:13"),
    ],
)
def test_ru17_reach(machine: int, yard: str, offers: str) -> None:
    table = play(machine, "effect", state=position(yard, play=machine))
    assert same(table.offers(), offers)


@pytest.mark.parametrize(
    ("discarded", "offers"),
    [
        (15, "gain:wood+wood gain:wood+copper"),
        (11, "gain:copper+crystal"),
        (32, "gain:wood+copper gain:wood+crystal gain:copper+crystal"),
        (25, "gain:wood+copper gain:wood+crystal gain:copper+crystal gain:crystal+crystal"),
    ],
)
def test_ru18_different_units_of_the_printed_cost(discarded: int, offers: str) -> None:
    state = position(f"[{discarded}]", play=25, workshop="11 13 14")
    table = play(25, "effect", f"spot:1:{discarded}", state=state)
    assert same(table.offers(), offers)


def test_machine_21_needs_no_more_than_one_other_card() -> None:
    table = play(21, "effect", "discard:12", "gain:wood+wood", state=position(hand="12", play=21))
    assert len(table.hand(A)) == 5
    view = GAME.view(position(hand="12 21"), A)
    assert [card.effect for card in view.hand if card.machine == 21] == [True]


def test_ru19_with_21_the_card_leaves_after_the_gain() -> None:
    table = play(21, "effect", "discard:33", state=position(hand="33 12 13 14", play=21, deck="11 22"))
    assert table.hand(A) == [12, 13, 14, 33]
    assert table.pick("gain:wood+crystal").hand(A) == [11, 12, 13, 14, 22]


def test_ru20_ru21_charcoalium_of_a_discarded_machine_returns_and_the_rest_travels_along() -> None:
    table = play(22, "effect", "spot:1:12", "gain:wood", state=position("[12+2 13+1 14+3]", play=22))
    assert table.yard == "[13+1 14+3 22]"
    assert table.s.reserve["charcoalium"] == 8


def test_ru22_every_card_of_a_hand_can_be_stolen() -> None:
    stolen = set()
    for index in range(5):
        state = position(play=31, b_hand="22 23 24 25 34", rng=luck(index, 5))
        own = Counter(state.players[A].hand)
        after = Counter(play(31, "effect", state=state).s.players[A].hand)
        stolen |= set(after - (own - Counter([31])))
    assert stolen == {22, 23, 24, 25, 34}


@pytest.mark.parametrize(("picks", "cards"), [(("repair:1:31",), 4), (("play:22", "charcoalium"), 5)])
def test_ru24_the_victim_does_not_draw_before_it_plays(picks: tuple[str, ...], cards: int) -> None:
    state = position("[31]", b="2c 1w 1x", play=31, b_hand="22 23 24 25 22", rng=luck(1, 5))
    table = play(31, "effect", state=state)
    assert len(table.hand(B)) == 4
    table.turn()
    assert len(table.pick(*picks).hand(B)) == cards


@pytest.mark.parametrize(
    ("held", "left"), [("", 0), ("22", 1), ("22 23", 2), ("22 23 24", 2), ("11 11 11 11 12 12", 2)]
)
def test_ru25_machine_33_leaves_at_most_two_cards(held: str, left: int) -> None:
    table = play(33, "effect", state=position(b="3c", play=33, b_hand=held))
    assert len(table.hand(B)) == left
    assert table.stock(B) == "1c"


def test_ru26_machine_34_takes_no_charcoalium() -> None:
    table = play(34, "effect", "destroy:wood+copper", state=position(b="2c 1w 1k", play=34))
    assert table.stock(B) == "2c"


def test_ru28_a_tile_stays_when_the_workshop_is_cleared_and_costs_nothing() -> None:
    table = Table(position("[33]", "1w 3x", workshop="11 13 24", tiles="14")).pick("repair:1:33")
    assert table.workshop(A) == [33]
    assert table.s.players[A].projects == [14]
    assert table.score(A) == 3


# Machine 42


COPIES = {
    11: ((), "1w"),
    12: ((), "2c"),
    13: ((), "1k"),
    14: ((), "1x"),
    15: (("wood",), "1w"),
    21: (("discard:33", "gain:crystal+crystal"), "2x"),
    22: (("spot:1:22", "gain:wood"), "1w"),
    23: (("spot:1:23", "gain:copper"), "1c 1k"),
    24: (("stop",), ""),
    25: (("spot:1:25", "gain:copper+crystal"), "1k 1x"),
    31: ((), "1c"),
    32: (("rob:wood",), "1w"),
    33: ((), ""),
    34: (("destroy:wood",), ""),
    41: (("keep:20",), ""),
}


@pytest.mark.parametrize("machine", sorted(COPIES))
def test_ru29_every_other_effect_can_be_copied(machine: int) -> None:
    picks, gained = COPIES[machine]
    own = "1k" if machine == 24 else ""
    state = position(f"[{machine}]", own, "1c 1w", hand="33 13 14 31", play=42, pile="20 38")
    table = play(42, "effect", f"copy:1:{machine}", *picks, state=state)
    assert table.key is None
    assert table.stock(A) == (gained or own)


def test_ru29_reach_is_seen_from_the_42() -> None:
    table = play(42, "effect", "copy:1:25", state=position("[25 11 12]", play=42))
    assert same(table.offers(), "spot:3:12")


def test_ru29_a_42_is_never_copied() -> None:
    table = play(42, "effect", state=position("[42 11 42]", play=42))
    assert same(table.offers(), "copy:2:11")


def test_ru29_the_other_options_of_a_42_are_its_own() -> None:
    assert play(42, "charcoalium", state=position("[11]", play=42)).stock(A) == "3c"
    assert play(42, "production:charcoalium", state=position("[11]", play=42)).stock(A) == "1c"


# Repairing


def test_ru31_the_newest_machine_costs_no_fee() -> None:
    table = play(31, "charcoalium", state=position("[11]", b="1w 1x", play=31))
    table.turn()
    assert "repair:2:31" in table.offers()


def test_ru32_the_fee_runs_over_both_rows() -> None:
    table = Table(position("[31 11 12 13 14 15 21 22 23]", "8c 1w 1x")).pick("repair:1:31")
    assert table.yard == "[11+1 12+1 13+1 14+1 15+1 21+1 22+1 23+1]"


def test_ru33_surplus_charcoalium_reductions_pay_nothing_else() -> None:
    assert not Table(position("[11 31]", "1w", workshop="12 25")).offers("repair:2")


def test_ru34_pieces_pile_up_and_are_all_collected() -> None:
    table = Table(position("[11 31+2]", "1c 1k 1x", "1w 1x")).pick("repair:1:11")
    assert table.yard == "[31+3]"
    table.turn()
    table.pick("repair:1:31")
    assert table.stock(B) == "3c"


def test_ru35_surplus_reductions_are_lost() -> None:
    table = Table(position("[11]", "1k", workshop="14 22")).pick("repair:1:11")
    assert table.stock(A) == ""


def test_ru36_a_joker_may_not_be_declined_and_spreads_do_not_repeat() -> None:
    table = Table(position("[25]", "1w 1k 2x", workshop="15 21"))
    expected = [f"repair:1:25:{pair}" for pair in ("wood+copper", "wood+crystal", "copper+crystal", "crystal+crystal")]
    assert sorted(table.offers("repair")) == sorted(expected)
    assert table.pick("repair:1:25:wood+copper").stock(A) == "1w 1k"


def test_ru37_reductions_come_from_the_own_workshop_only() -> None:
    assert not Table(position("[31]", "1w", b_workshop="14")).offers("repair")
    assert not Table(position("[31]", "1w")).offers("repair"), "31 makes crystal, but not for its own repair"


def test_ru38_resources_go_to_the_reserve_and_the_fee_does_not() -> None:
    table = Table(position("[31 11]", "1c 1w 1x")).pick("repair:1:31")
    assert table.reserve == "11c 8w 8k 8x"
    assert table.yard == "[11+1]"


# Projects


def test_ru42_a_set_holds_exactly_as_many_machines_as_the_tile_says() -> None:
    table = Table(position("[24]", "2w 1x", workshop="11 34", projects="35 38")).pick("repair:1:24")
    assert same(table.offers(), "complete:35:11@1+24@3 complete:35:34@2+24@3 finish")


def test_ru42_identical_machines_are_offered_once_until_one_of_them_is_used() -> None:
    table = Table(position("[24]", "2w 1x", workshop="22 22", projects="12")).pick("repair:1:24")
    assert same(table.offers(), "complete:12:22@1+24@3 finish")
    table = Table(position("[31]", "1w", workshop="22 22", projects="21 37")).pick("repair:1:31")
    table.pick("complete:21:22@1+31@3")
    assert same(table.offers(), "complete:37:22@1+31@3 complete:37:22@2+31@3 finish")
    table.pick("complete:37:22@2+31@3", "finish")
    assert table.workshop(A) == []


def test_ru44_all_partners_are_set_aside() -> None:
    table = Table(position("[31]", "1w", workshop="22 22 13", projects="21 37")).pick("repair:1:31")
    table.pick("complete:21:22@1+31@4", "complete:37:22@1+31@4", "finish")
    assert table.workshop(A) == [22, 13]
    assert sorted(table.s.gone) == [22, 31]


def test_ru45_all_projects_may_be_declined() -> None:
    table = Table(position("[24]", "1w 1x", workshop="24", projects="20 35")).pick("repair:1:24", "finish")
    assert table.workshop(A) == [24, 24]
    assert table.score(A) == 2


@pytest.mark.parametrize(
    ("tile", "workshop", "repaired"),
    [
        (10, "12 21 32", 42), (11, "12", 13), (12, "21", 25), (13, "31", 34), (14, "41", 42), (20, "15", 15),
        (21, "11", 22), (22, "13", 24), (23, "15", 33), (31, "12", 34), (32, "25", 32), (33, "42", 14),
        (34, "33", 12), (35, "11", 41), (36, "13", 32), (37, "14", 31), (38, "41 32", 14),
    ],
)  # fmt: skip
def test_every_project_can_be_completed(tile: int, workshop: str, repaired: int) -> None:
    table = Table(position(f"[{repaired}]", "1c 4w 4k 4x", workshop=workshop, projects=str(tile)))
    table.pick(table.offers("repair")[0])
    assert len(table.offers(f"complete:{tile}:")) == 1
    before = table.score(A)
    table.pick(table.offers("complete")[0], "finish")
    points = {10: 5, 11: 1, 12: 1, 13: 3, 14: 3, 21: 3, 23: 1, 37: 3, 38: 3}.get(tile, 2)
    assert table.score(A) - before == points
    assert table.workshop(A) == []


@pytest.mark.parametrize(
    ("tile", "workshop", "repaired"),
    [
        (10, "12 21 31", 32), (11, "12", 21), (12, "21", 31), (13, "31", 41), (14, "41", 12), (20, "12", 13),
        (21, "11", 13), (22, "13", 41), (23, "15", 32), (31, "12", 33), (32, "13", 32), (33, "21", 14),
        (34, "33", 34), (35, "11", 15), (36, "13", 21), (37, "15", 31), (38, "41 21", 14),
    ],
)  # fmt: skip
def test_ru46_no_project_is_completed_by_the_wrong_machines(tile: int, workshop: str, repaired: int) -> None:
    table = Table(position(f"[{repaired}]", "1c 4w 4k 4x", workshop=workshop, projects=str(tile)))
    table.pick(table.offers("repair")[0])
    assert table.keys == ["TURN"]


def test_ru48_a_completed_project_is_gone_for_both() -> None:
    state = position("[24 11]", "1c 2w 1x", "1k 1x", workshop="11", b_workshop="34", projects="35 13")
    table = Table(state).pick("repair:1:24", "complete:35:11@1+24@2", "finish")
    assert table.s.slots == [0, 13, 0, 0, 0, 0]
    table.turn()
    table.pick(table.offers("repair")[0])
    assert table.keys.count("PROJECTS") == 2
    assert table.workshop(B) == [34, 11]


def test_ru50_machines_set_aside_keep_their_points_and_reduce_nothing() -> None:
    table = Table(position("[24]", "1w 1x", workshop="11", projects="35")).pick(
        "repair:1:24", "complete:35:11@1+24@2", "finish"
    )
    assert table.score(A) == 4
    assert table.workshop(A) == []


# The end


def test_ru53_twenty_points_by_a_project_start_the_last_round() -> None:
    table = Table(position("[31]", "1w 1x", workshop="22", projects="21", scores=(17, 0))).pick("repair:1:31")
    assert not table.s.last_round
    table.pick("complete:21:22@1+31@2")
    assert table.s.last_round


def test_ru55_both_players_have_had_the_same_number_of_turns() -> None:
    for seed in range(20):
        play_ = Play.new(GAME, seed, 2)
        while not play_.over:
            (decision,) = play_.pending
            play_.answer(decision.seat, decision.key, (decision.options[0].id,))
        assert play_.state.turn_number % 2 == 0
        assert play_.state.turn != play_.state.first


def test_ru55_the_last_round_is_announced_once() -> None:
    table = Table(position("[31]", "1w 1x", workshop="22", projects="21", scores=(19, 0))).pick("repair:1:31")
    table.pick("complete:21:22@1+31@2", "finish")
    assert len(table.lines("log-last-round")) == 1


def test_ru56_points_beyond_the_track_count() -> None:
    table = Table(position("[41]", "1w 1x", workshop="11 22 31", projects="10", scores=(19, 0)))
    table.pick("repair:1:41", "complete:10:11@1+22@2+31@3+41@4", "finish")
    assert table.score(A) == 27


def test_ru57_goods_left_over_score_nothing() -> None:
    standing = GAME.standing(position(a="8c 8w 8k 8x", b="", scores=(4, 5)))
    assert [(place.points, place.rank) for place in standing] == [(4, 2), (5, 1)]


@pytest.mark.parametrize(
    ("a", "scores", "key"),
    [("5c", (5, 4), "log-end"), ("3c", (4, 4), "log-end-tie"), ("", (4, 4), "log-end-shared")],
)
def test_ru57_the_log_says_how_it_ended(a: str, scores: tuple[int, int], key: str) -> None:
    state = position("[33]", a, hand="", first=B, last_round=True, scores=scores)
    table = Table(state)
    table.pick("pass")
    assert table.s.over
    assert len(table.lines(key)) == 1


def test_ru58_a_pass_in_the_last_turn_ends_the_game() -> None:
    assert Table(position("[33]", hand="", first=B, last_round=True)).pick("pass").s.over


def test_ru59_a_played_card_can_be_taken_back_until_something_came_out() -> None:
    play_ = Play.new(GAME, 3, 2)
    seat = play_.state.turn
    (decision,) = play_.pending
    play_.answer(seat, decision.key, (decision.options[0].id,))
    assert play_.can_undo(seat)
    assert play_.state.fresh == 2
    play_.answer(seat, "ACTIVATE", ("charcoalium",))
    assert not play_.can_undo(seat), "cards were drawn"


def test_a_repair_can_be_taken_back_while_projects_are_open() -> None:
    play_ = Play(GAME, position("[24]", "1w 1x", workshop="24", projects="20 35"), 0)
    play_.answer(A, "TURN", ("repair:1:24",))
    play_.answer(A, "PROJECTS", ("complete:20:24@1+24@2",))
    assert play_.can_undo(A)
    play_.undo(A)
    play_.undo(A)
    assert as_written(play_.state.players[A].goods) == "1w 1x"
    assert play_.state.yard == bric_a_brac("[24]")
