"""Rulings and clarifications that the dossier's worked examples leave open, and the switches of section 0.4."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from rules.kernel.play import Play
from rules.transmissions import buying, checks, effects, moving, pipes, scoring, setting
from rules.transmissions.components import COLOURS, IDEA_SETS, ITEM_SETS, SWITCHES, TRANSMISSIONS, Switches
from rules.transmissions.engine import GAME, robots_for
from rules.transmissions.harvey import LEVELS, deck_of
from rules.transmissions.state import State
from tests.rules.table import same
from tests.rules.transmissions.table import A, B, before_action, before_move, harvey, laid, player, position

VILLAGE, JUNKYARD, FOREST, PIPES = 6, 8, 10, 12
MIX = "2W 2Y 2G B"


def fresh(seats: int, seed: int = 3, **settings: str) -> State:
    named = {key.replace("_", "-"): value for key, value in settings.items()}
    return GAME.setup(seed, seats, named)


# Set-up


def test_r1_robots_stand_apart_in_every_one_of_840_ways() -> None:
    seen = Counter(tuple(setting.robot_fields(fresh(2, seed).rng).values()) for seed in range(1200))
    assert all(
        min((b - a) % 14 for a in fields for b in fields if a != b) >= 3 and len(set(fields)) == 4 for fields in seen
    )
    assert 500 < len(seen) <= 840
    assert {tuple(fresh(2, seed).robots) for seed in range(3)} == {("yellow", "blue", "green", "red")}


def test_r2_any_seat_may_begin_and_the_group_may_name_one() -> None:
    assert {fresh(3, seed).start for seed in range(40)} == {0, 1, 2}
    assert {fresh(3, seed, start="seat-2").start for seed in range(9)} == {1}
    assert {fresh(2, seed, start="seat-4").start for seed in range(40)} == {0, 1}


def test_s1_you_begin_unless_harvey_is_to() -> None:
    assert {fresh(1, seed).start for seed in range(9)} == {0}
    assert {fresh(1, seed, beginner="harvey").start for seed in range(9)} == {1}


@pytest.mark.parametrize(("seats", "number"), [(1, 3), (2, 2), (3, 3), (4, 4)])
def test_r3_sets_are_drawn_independently(seats: int, number: int) -> None:
    items = {tuple(fresh(seats, seed).item_sets) for seed in range(60)}
    pairs = {(tuple(fresh(seats, seed).item_sets), tuple(fresh(seats, seed).idea_sets)) for seed in range(60)}
    assert {len(sets) for sets in items} == {number}
    assert {name for sets in items for name in sets} == set("ABCD")
    assert seats == 4 or len(pairs) > len(items)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_r3_advanced_sets_are_among_those_drawn_or_in_for_certain(seats: int) -> None:
    drawn = [fresh(seats, seed, advanced="drawn") for seed in range(60)]
    assert 0 < sum("X" in s.item_sets for s in drawn) < 60
    assert 0 < sum("Z" in s.idea_sets for s in drawn) < 60
    both = fresh(seats, advanced="both")
    assert ("X" in both.item_sets, "Z" in both.idea_sets) == (True, True)
    items = fresh(seats, advanced="items")
    assert ("X" in items.item_sets, "Z" in items.idea_sets) == (True, False)
    ideas = fresh(seats, advanced="ideas")
    assert ("X" in ideas.item_sets, "Z" in ideas.idea_sets) == (False, True)


def test_r3_the_host_may_pick_exact_sets() -> None:
    s = fresh(2, item_sets="BD", idea_sets="FG")
    assert (s.item_sets, s.idea_sets) == (["B", "D"], ["F", "G"])
    s = fresh(3, advanced="both", item_sets="AC", idea_sets="EH")
    assert (s.item_sets, s.idea_sets) == (["A", "C", "X"], ["E", "H", "Z"])
    s = fresh(3, item_sets="B")
    assert "B" in s.item_sets
    assert len(s.item_sets) == 3


def test_every_choice_of_sets_can_be_picked() -> None:
    for number in range(1, 5):
        assert sum(len(choice) == number for choice in setting.SETTINGS[1].choices) == [4, 6, 4, 1][number - 1]
    assert max(len(one.choices) for one in setting.SETTINGS) <= 25
    assert (tuple("ABCDX"), tuple("EFGHZ")) == (ITEM_SETS, IDEA_SETS)


def test_r4_starting_ideas_go_on_one_robot_or_on_two() -> None:
    play = Play.new(GAME, 4, 2)
    (decision,) = play.pending
    first, second = play.state.players[A].dealt
    assert len({option.id for option in decision.options}) == 16
    play.answer(0, decision.key, (f"{first}@green+{second}@green",))
    assert play.state.players[A].robots["green"] == [first, second]
    assert play.state.players[B].dealt


def test_c115_the_set_up_is_complete_before_the_first_decision() -> None:
    s = fresh(3)
    assert all(len(one.hand) == 3 and len(one.deck) == 4 and one.electricity == 4 for one in s.players)
    assert all(one.engrams == dict.fromkeys(COLOURS, 1) for one in s.players)
    assert all(item and idea for item, idea in zip(s.items, s.ideas, strict=True))
    assert len(s.forest_draw) == 27


@pytest.mark.parametrize(
    ("level", "cards", "locations"),
    [("normal", 21, "T5 T6 T7"), ("easier", 18, "T6 T7"), ("easiest", 12, ""), ("without-1", 20, "T5 T6 T7")]
    + [(f"without-{number}", 21 - number, None) for number in (2, 4, 5, 6, 7, 8)],
)
def test_9_6_levels_of_difficulty(level: str, cards: int, locations: str | None) -> None:
    deck = Counter(deck_of(level))
    assert deck.total() == cards
    assert all(deck[card] == 3 for card in ("T1", "T2", "T3", "T4"))
    if locations is not None:
        assert {card for card in deck if not TRANSMISSIONS[card].robot} == set(locations.split())
    s = fresh(1, level=level)
    assert s.harvey is not None
    assert Counter(s.harvey.deck) == deck
    assert set(range(10)) == {21 - len(deck_of(one)) for one in LEVELS}


# Cards and movement


def test_r8_three_location_cards_always_reach_a_robot() -> None:
    s = position(hand="T5 T6 T7")
    for field in range(14):
        s.robots["yellow"] = field
        assert any("yellow" in robots_for(s, card) for card in ("T5", "T6", "T7"))


def test_r10_the_move_cannot_be_declined_and_may_stay_at_the_location() -> None:
    table = before_move("yellow", 4)
    assert all(offer.startswith("walk") for offer in table.offers())
    assert table.pick("walk:f5").offers() == ["power", "skip"]


def test_r12_after_a_jump_the_location_acts() -> None:
    table = before_move("red", 10, player("2E", "red: Z2 F4"), others="yellow 11 blue 2 green 6").pick("jump:f4")
    assert table.pick("power").stock() == "5E"


def test_r12_a_jump_may_stay_at_the_own_location() -> None:
    assert "jump:f11" in before_move("red", 10, player("E", "red: Z2")).offers("jump")


def test_r14_two_tiles_of_a_type_work_once_each() -> None:
    table = before_move("yellow", 0, player("2W", "yellow: S7 S8")).pick("use:S7")
    assert table.offers("use") == ["use:S8"]
    assert table.pick("use:S8").stock() == "6E"


def test_r17_a_fresh_idea_beside_the_active_robot_may_be_copied() -> None:
    owner = player("4E", "yellow: Z6")
    table = before_action("yellow", JUNKYARD, owner, ideas="E1 E2 E3 F5").pick("buy:4:F5", "blue")
    assert table.offers("use") == ["use:Z6>F5"]


def test_c107_own_reverse_is_never_copied_and_goes_both_ways_with_a_copied_bonus() -> None:
    owner = player(tiles="yellow: Z6 E1; blue: G1 F4")
    table = before_move("yellow", 0, owner, others="blue 4 green 7 red 10")
    assert same(
        table.offers(),
        "walk:f1 walk:f2 walk:f3:Z6>F4 walk:f5:Z6>F4 back:f13 back:f12 back:f11:Z6>F4 back:f9:Z6>F4",
    )


def test_c107_two_reverses_beside_a_robot_are_two_ways() -> None:
    owner = player(tiles="blue: Z6 Z7; yellow: E1; green: G1")
    backs = before_move("blue", 0, owner, others="yellow 4 green 7 red 10").offers("back:f13")
    assert same(backs, "back:f13:Z7>E1 back:f13:Z6>G1")


def test_c107_an_own_swap_names_no_copy() -> None:
    owner = player("E", "yellow: Z1 Z6; blue: Z2")
    offers = before_move("yellow", 0, owner).offers("swap", "jump")
    assert all(len(offer.split(":")) == 2 for offer in offers if offer.startswith("swap"))
    assert all(offer.endswith(":Z6>Z2") for offer in offers if offer.startswith("jump"))


def test_c109_an_idea_owned_and_copied_works_twice() -> None:
    owner = player("2W", "yellow: Z6 E4; blue: H3")
    table = before_move("yellow", 0, owner).pick("use:E4")
    assert table.pick("use:Z6>H3").stock() == "2G"


# Resources


def test_r21_electricity_is_not_limited() -> None:
    table = before_action("yellow", VILLAGE, player("7W 30E")).pick("skip", "finish")
    assert table.key is None
    assert table.stock() == "7W 30E"


@pytest.mark.parametrize(("stock", "returned"), [("9W", "return:white:1 return:white:2"), ("8Y", "return:yellow:1")])
def test_c101_returning_from_one_colour_leaves_no_choice(stock: str, returned: str) -> None:
    table = before_action("yellow", VILLAGE, player(stock)).pick("skip", "finish")
    assert same(table.offers(), returned)


def test_d7_reaches_every_set_of_engrams() -> None:
    reached = set()
    for first in range(10):
        for second in range(first):
            table = before_action("yellow", VILLAGE, player("4W Y 2G 2B")).pick("skip", "finish")
            offers = table.offers()
            if first < len(offers):
                reached.add(table.pick_some(offers[first], offers[second]).stock())
    assert len(reached) == 9  # two of a colour, but for the one yellow, or one each of two: 3 + 6


def test_c111_two_engrams_of_a_colour_need_two() -> None:
    table = before_action("yellow", 4, player(forest="FC12"), supply="W 2G").pick("power", "card:FC12")
    assert same(table.offers(), "take:white+green take:green+green")


def test_c111_nobody_takes_less_than_there_is() -> None:
    table = before_action("yellow", 4, player(forest="FC12"), supply="W").pick("power", "card:FC12")
    assert table.offers() == ["take:white"]


# Buying


@pytest.mark.parametrize("field", [VILLAGE, JUNKYARD, PIPES])
def test_r23_one_purchase_an_action(field: int) -> None:
    table = before_action("yellow", field, player("2W 2Y 2G B 20E"))
    table.pick(table.offers("buy", "pipe")[0])
    while table.key != "POST_ACTION":
        table.pick(table.offers()[0])
    assert table.offers() == ["finish"]


def test_r40_pipes_off_the_longest_run_score_all_the_same() -> None:
    sheet = scoring.sheets(position(player(pipes="P10 1,0 r1; P08 2,0 r2; P12 -1,0 r0")))[A]
    assert (sheet.run_tiles, sheet.pipes, sheet.birds, sheet.butterflies) == (3, 2 + 0 + 1, 1, 1)


def test_r24_an_item_needs_two_free_slots_on_one_robot() -> None:
    owner = player(f"{MIX} 9E", "yellow: A1 S1; blue: A2 S2; green: A3; red: A4")
    assert before_action("yellow", VILLAGE, owner).offers("buy") == []


def test_r25_a_full_robot_keeps_working_and_takes_no_more() -> None:
    owner = player("9E", "yellow: A1 S9 F5")
    table = before_action("yellow", JUNKYARD, owner, ideas="E1 E2 E4 F6")
    assert "use:F5" in table.offers()
    assert "yellow" not in table.pick("buy:4:F6").offers()


def test_r27_no_substitution_at_the_junkyard() -> None:
    owner = player("G B 9E", forest="FC18")
    assert len(before_action("yellow", JUNKYARD, owner, ideas="E1 E2 E3 E4").offers("buy")) == 2


def test_c106_two_cards_of_a_type_are_two_options() -> None:
    owner = player("B G 4E", forest="FC18 FC19 FC25 FC26")
    table = before_action("yellow", VILLAGE, owner, items="A6 A1 A2 A3").pick("buy:1:A6")
    assert len(table.offers("pay:green+blue")) == 3
    assert same(table.pick("pay:green+blue:FC19", "yellow").offers(), "yes:FC25 yes:FC26 no")
    table.pick("yes:FC26", "yellow")
    assert owner.used == ["FC19", "FC26"]


def test_c105_nothing_is_paid_before_the_last_answer() -> None:
    table = before_action("yellow", VILLAGE, player("B G 4E"), items="A6 A1 A2 A3", against=harvey())
    before = msgspec.json.encode(table.s)
    table.pick("buy:1:A6", "yellow")
    table.pick("no")
    assert table.key == "PAY_DESTINATION"
    assert msgspec.json.encode(table.s) == before
    assert table.pick("pool").stock() == ""


def test_r37_a_legal_pipe_may_be_set_aside_all_the_same() -> None:
    table = before_action("yellow", PIPES, player("2Y B"), stacks=("P10", "", "", "")).pick("pipe:1:P10").through()
    assert same(table.offers(), "at:1,0:1 at:1,0:3 set-aside")
    assert table.pick("at:1,0:3").s.players[A].pipes[-1].turn == 3


# The end and the score


def test_r45_nobody_has_a_bonus_without_acorns() -> None:
    assert scoring.acorn_bonus(position(seats=4).boards()) == [0, 0, 0, 0]


def test_r32_used_cards_keep_their_acorns() -> None:
    assert player(forest="FC01", used="FC27").acorns() == 4


def test_c118_a_full_board_is_the_reason_if_the_display_runs_out_too() -> None:
    full = player("B G 9E", "yellow: A1 A2; blue: A3 A4; green: A5 S1; red: S2")
    table = before_action("yellow", VILLAGE, full, items="B1 A6 B2 B3", stack=0).pick("buy:2:A6", "red").through()
    assert table.s.trigger is not None
    assert table.s.trigger.reason == "full"


def test_c122_ranks_count_those_who_are_better() -> None:
    sides = [player(tiles=f"yellow: {idea}") for idea in ("E7", "F7", "H7", "E6")]
    assert [place.rank for place in GAME.standing(position(*sides, seats=4))] == [2, 1, 2, 4]


def test_r51_nothing_is_taken_back_once_something_has_happened() -> None:
    for seed in range(6):
        play = Play.new(GAME, seed, 2)
        for seat in (0, 1):
            (decision,) = play.pending
            play.answer(seat, decision.key, (decision.options[0].id,))
        seat = play.state.turn
        (decision,) = play.pending
        play.answer(seat, decision.key, (decision.options[0].id,))
        assert play.can_undo(seat)
        while play.state.stage != "PRE_MOVE":
            (decision,) = play.pending
            play.answer(seat, decision.key, (decision.options[0].id,))
        (decision,) = play.pending
        way = next(option.id for option in decision.options if option.id.startswith("walk"))
        play.answer(seat, decision.key, (way,))
        assert not play.can_undo(seat)


def test_s3_a_reminder_stands_beside_finish_while_power_up_is_unused() -> None:
    table = before_action("yellow", VILLAGE, player(tiles="yellow: F5")).pick("skip")
    (finish,) = table.options("finish")
    assert finish.warns
    (finish,) = table.pick("use:F5").options("finish")
    assert not finish.warns


# The switches of section 0.4


def switch(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    changed: Switches = msgspec.structs.replace(SWITCHES, **changes)
    for module in (buying, checks, effects, moving, pipes, scoring, setting):
        if hasattr(module, "SWITCHES"):
            monkeypatch.setattr(module, "SWITCHES", changed)


def test_r41_the_run_may_leave_the_starting_pipe_out(monkeypatch: pytest.MonkeyPatch) -> None:
    switch(monkeypatch, run_counts_start_pipe=False)
    assert scoring.sheets(position(player(pipes="P10 1,0 r1")))[A].run == 1
    assert scoring.sheets(position())[A].run == 0


def test_r1_robots_may_stand_closer(monkeypatch: pytest.MonkeyPatch) -> None:
    switch(monkeypatch, start_min_empty_between=0)
    gaps = {
        (b - a) % 14
        for seed in range(60)
        for a in fresh(2, seed).robots.values()
        for b in fresh(2, seed).robots.values()
    }
    assert 1 in gaps


def test_r20_the_supply_may_be_of_another_size(monkeypatch: pytest.MonkeyPatch) -> None:
    switch(monkeypatch, engram_supply_per_colour=20)
    s = fresh(2)
    assert s.supply == dict.fromkeys(COLOURS, 18)
    assert GAME.faults(s) == []


def test_r14_ideas_may_work_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    switch(monkeypatch, idea_uses_per_subturn=2)
    table = before_move("blue", 0, player("4E", "blue: E2")).pick("use:E2", "use:E2")
    assert table.stock() == "2B"


def test_r36_the_action_may_be_given_up_for_an_extra_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    switch(monkeypatch, extra_turn_window=("PRE_ACTION", "POST_ACTION"))
    table = before_action("yellow", VILLAGE, player(forest="FC27")).pick("card:FC27")
    assert (table.key, table.s.sub_turn) == ("PICK_ROBOT", 2)


def test_r38_openings_may_face_closed_edges(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any(place.x == 1 for place in pipes.placements(laid("P10 1,0 r1; P08 2,0 r2; P14 2,1 r3"), "P33"))
    switch(monkeypatch, strict_pipe_edges=False)
    places = pipes.placements(laid("P10 1,0 r1; P08 2,0 r2; P14 2,1 r3"), "P33")
    assert [(place.x, place.y, place.turn) for place in places if (place.x, place.y) == (1, 1)] == [
        (1, 1, 0),
        (1, 1, 2),
    ]


def test_r18_a_copy_may_copy_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    owner = player(tiles="blue: Z6; green: Z7; yellow: F5")
    assert before_move("blue", 0, owner).offers("use") == []
    switch(monkeypatch, copy_may_copy_copy=True)
    owner = player(tiles="blue: Z6; green: Z7; yellow: F5")
    assert before_move("blue", 0, owner).offers("use") == ["use:Z6>F5"]
