"""The dossier's rulings and clarifications that its vectors do not show."""

from collections import Counter

import pytest

from rules.kernel.errors import NotAsked
from rules.kernel.play import Play, encode
from rules.kernel.words import of_game
from rules.legendary_inventors.engine import GAME, FaultyDataError
from rules.legendary_inventors.state import State
from rules.legendary_inventors.view import View
from tests.rules.legendary_inventors.table import A, B, C, D, Table, legal_sends, position


def test_ruling_1_teams_may_be_dealt_at_random() -> None:
    play = Play.new(GAME, 5, 5, {"teams": "random"})
    assert sorted(player.team for player in play.state.players) == ["blue", "green", "purple", "red", "yellow"]
    assert play.entries == []
    assert {play.state.start, play.state.leonardo, play.state.current} == {play.state.start}


def test_ruling_5_a_replaced_reward_tile_leaves_the_game() -> None:
    table = Table(position(tiles={A: "victory3 upgrade2"}))
    table.do(A, "flip:victory3:hypatia:physics", "upgrade:upgrade2:hypatia:physics")
    assert table.values("hypatia") == "2/0/1/1"
    assert table.boxed() == ["victory3"]
    assert table.s.spent_starts == 0


def test_ruling_7_an_upgrade_tile_turned_over_is_a_1_and_no_more() -> None:
    table = Table(position(tiles={A: "upgrade4 order"}, patents={A: "canoe"}))
    assert table.points(A)["series"] == 1
    table.do(A, "flip:upgrade4:hypatia:physics", "flip:order:hypatia:chemistry")
    assert table.values("hypatia") == "1/1/1/1"
    assert table.points(A)["series"] == 0


def test_ruling_8_upgrades_are_open_to_everybody_between_two_choices_of_rewards() -> None:
    table = Table(
        position(display="dice bow fire", pieces={"dice": {A: "0/1/2/1"}}, tiles={B: "genius", C: "upgrade2"})
    )
    table.do(A, "send:hypatia:dice:0/0/0/1:0")
    assert table.waiting() == (A,)
    number = table.play.asked_at[A, "REWARD"]
    table.do(B, "flip:genius:boyle:mechanics").do(C, "upgrade:upgrade2:einstein:physics")
    assert table.play.asked_at[A, "REWARD"] == number
    assert table.waiting() == (A,)


def test_ruling_9_knowledge_counts_when_the_send_is_confirmed() -> None:
    table = Table(position(tiles={A: "upgrade2"}))
    assert table.can(A, "send:archimedes:bow:1/0/1/0:0")
    table.do(A, "inventor:archimedes", "invention:bow")
    table.do(A, "upgrade:upgrade2:archimedes:mechanics")
    assert table.can(A, "mechanics:2")
    table.do(A, "mechanics:2", "send:archimedes:bow:1/0/2/0:0")
    assert table.contribution(A, "bow") == 3


def test_ruling_11_useless_upgrades_are_allowed_and_told_so() -> None:
    table = Table(position(tiles={A: "upgrade2 victory1"}))
    words = of_game("legendary_inventors", "en")
    told = {"flip:victory1": "Gives up its 1 VP. Not needed for the goal", "flip:upgrade2": "Not needed for the goal"}
    for use, expected in told.items():
        hint = table.hint(A, f"{use}:hypatia:chemistry")
        assert hint is not None
        assert words(hint) == expected
    table.do(A, "flip:victory1:hypatia:chemistry")
    assert table.values("hypatia") == "0/1/1/1"


def test_ruling_12_a_tile_just_taken_may_be_used_before_the_next_choice() -> None:
    state = position(
        display="dice bow fire", pieces={"dice": {A: "0/1/2/0", B: "0/0/0/1"}}, on={"dice": "upgrade2 order"}
    )
    table = Table(state).do(A, "send:hypatia:dice:0/0/0/1:0", "tile:upgrade2")
    assert table.waiting() == (B,)
    table.do(A, "upgrade:upgrade2:hypatia:mechanics")
    assert table.waiting() == (B,)


def test_ruling_15_everybody_upgrades_side_by_side_at_the_end() -> None:
    table = Table(position("green red", "", stage="final", tiles={A: "upgrade2 victory1", B: "order genius"}))
    table.do(B, "flip:genius:tesla:physics").do(A, "upgrade:upgrade2:hypatia:mechanics").do(B, "done").do(A, "done")
    assert table.play.over


def test_ruling_22_with_all_deactivated_action_b_is_given_though_there_are_tiles() -> None:
    table = Table(position("red blue", "bow dice", out="einstein edison tesla curie", tiles={A: "upgrade2"}))
    assert table.answers() == [(A, "TURN", "make_all_ready", True)]


def test_ruling_22_a_refresh_tile_leaves_a_choice() -> None:
    table = Table(position(out="hypatia archimedes aristotle hippocrates", tiles={A: "refresh"}))
    assert table.offers(A, "TURN") == ["use_refresh", "make_all_ready"]


@pytest.mark.parametrize(
    ("out", "told"),
    [
        ("einstein edison", "whom do you send?"),
        ("einstein edison curie", "nobody of yours who is ready fits anywhere now."),
        (
            "einstein edison tesla",
            "whom do you send? Only one of yours is ready: after this, making all ready takes a turn.",
        ),
    ],
)
def test_a_turn_tells_whether_whoever_is_ready_has_a_place(out: str, told: str) -> None:
    table = Table(position("red blue", "fire smoke_signals", out=out, tiles={A: "upgrade2"}))
    asked = next(one for one in table.play.decisions(A) if one.key == "TURN")
    assert of_game("legendary_inventors", "en")(asked.prompt) == f"Age 1, 1 to go: {told}"


def ignorant(seats: tuple[int, ...]) -> Play[State, View]:
    """Return a play with data that are not the game's: whole teams know nothing."""
    state = position("green red")
    for seat in seats:
        for inventor in state.players[seat].inventors:
            inventor.values = [0, 0, 0, 0]
    return Play(GAME, state, 0)


def test_ruling_24_who_cannot_act_is_passed_over() -> None:
    play = ignorant((A,))
    assert play.waiting() == (B,)
    assert [line.text.key for _, line in play.news.lines] == ["log-skip"]


def test_ruling_24_with_nobody_able_to_act_the_data_are_faulty() -> None:
    with pytest.raises(FaultyDataError):
        ignorant((A, B))


def test_ruling_26_with_nothing_else_to_do_a_send_by_genius_alone_is_offered() -> None:
    state = position("red blue", "bow dice", out="einstein edison tesla", tiles={A: "genius"},
                     pieces={"bow": {B: "1/0/0/0"}, "dice": {B: "0/1/0/0"}})  # fmt: skip
    table = Table(state)
    assert table.offers(A, "TURN") == ["send:curie:bow:0/0/2/0:1", "send:curie:dice:0/0/2/0:1", "make_all_ready"]
    assert table.sends() == legal_sends(table.s)


def test_ruling_30_a_genius_tile_turned_over_while_a_send_is_put_together_closes_the_form() -> None:
    table = Table(position("red blue", tiles={A: "genius"}))
    table.do(A, "inventor:tesla", "invention:axe", "physics:1")
    assert table.offers(A, "TURN") == ["send:tesla:axe:1/0/2/0:1"]
    table.do(A, "flip:genius:tesla:chemistry")
    assert table.s.form is None
    assert table.can(A, "send:tesla:axe:0/0/2/0:0")
    assert table.sends() == legal_sends(table.s)


def test_ruling_35_the_completer_does_not_jump_ahead_of_who_gave_more() -> None:
    table = Table(position(display="dice bow fire", pieces={"dice": {A: "0/1/2/1"}}, turn=C))
    table.do(C, "send:einstein:dice:0/0/0/1:0")
    assert (table.s.leonardo, table.s.queue) == (C, [A, C])


def test_ruling_39_genius_pieces_count_as_contribution() -> None:
    table = Table(position("red blue", "bow fire", pieces={"bow": {B: "0/0/2/0"}}, tiles={A: "genius"}))
    table.send(A, "einstein", "bow", "1/0/0/2")
    assert table.s.queue == [A, B]


def test_ruling_41_nothing_is_paid_for_an_invention_short_of_one_field() -> None:
    state = position("green red", "dice bow", pieces={"dice": {A: "0/1/2/1"}, "bow": {B: "1/0/2/1"}})
    table = Table(state).do(A, "send:hypatia:dice:0/0/0/1:0", "patent:dice")
    assert table.s.age == 2
    assert (table.patents(B), table.tiles(B)) == ([], [])
    assert "bow" in table.s.box_cards


def test_ruling_42_positions_and_tiles_outlast_an_age() -> None:
    state = position(
        "green red", "dice bow", pieces={"dice": {A: "0/1/2/1"}}, tiles={A: "order", B: "genius"}, out="tesla"
    )
    table = Table(state).do(A, "send:hypatia:dice:0/0/0/1:0", "patent:dice")
    assert (table.tiles(A), table.tiles(B)) == (["order"], ["genius"])
    assert not table.active("hypatia")
    assert not table.active("tesla")
    assert table.waiting() == (B,)


def test_ruling_56_what_was_confirmed_stands_for_the_others_and_a_send_can_be_taken_back_before_them() -> None:
    table = Table(position("green red yellow", tiles={C: "victory1"}))
    before = encode(table.s)
    table.do(A, "send:hypatia:axe:0/0/1/1:0")
    table.do(C, "flip:victory1:pascal:physics")
    assert table.play.can_undo(A)
    table.play.undo(A)
    assert table.waiting() == (A,)
    assert table.values("pascal") == "1/0/1/1"
    table.play.undo(C)
    assert encode(table.s) == before
    table.do(A, "send:hypatia:axe:0/0/1/1:0").do(B, "send:tesla:axe:0/0/1/0:0")
    assert not table.play.can_undo(A)


def test_c6_answers_of_different_seats_are_recorded_as_they_arrive() -> None:
    table = Table(position(tiles={B: "upgrade2", C: "victory1"}))
    table.do(C, "flip:victory1:tesla:physics").do(A, "send:hypatia:axe:0/0/1/1:0")
    table.do(B, "upgrade:upgrade2:newton:physics")
    assert [(seat, key) for seat, key, _, _ in table.answers()] == [(C, "UPGRADE"), (A, "TURN"), (B, "UPGRADE")]
    with pytest.raises(NotAsked):
        table.play.answer(B, "UPGRADE", ("upgrade:upgrade2:newton:physics",))


def test_c6_the_others_are_never_waited_for() -> None:
    table = Table(position(tiles={A: "victory1", B: "upgrade2", C: "genius"}))
    assert table.waiting() == (A,)
    assert all(decision.seat == A for decision in table.play.pending if decision.waits)
    assert {decision.seat for decision in table.play.pending if not decision.waits} == {A, B, C}


def test_c5_copies_of_a_tile_are_one_option() -> None:
    table = Table(position(tiles={A: "upgrade2 upgrade2"}))
    offers = table.offers(A, "UPGRADE")
    assert len(set(offers)) == len(offers)
    table.do(A, "upgrade:upgrade2:hypatia:mechanics", "upgrade:upgrade2:archimedes:mechanics")
    assert table.tiles(A) == []


def test_many_tiles_are_turned_over_one_kind_at_a_time_and_none_is_out_of_reach() -> None:
    kinds = "upgrade2 upgrade3 upgrade4 refresh genius order victory1 victory2 victory3"
    table = Table(position(tiles={A: kinds}))
    empty = 9  # slots of the green team
    found = set(table.offers(A, "UPGRADE"))
    assert len(found) <= 25
    for kind in kinds.split()[1:]:
        table.do(A, f"tile:{kind}")
        offered = table.offers(A, "UPGRADE")
        assert len(offered) <= 25
        found |= set(offered)
    assert len([id_ for id_ in found if id_.startswith("flip:")]) == empty * 9
    table.do(A, "flip:victory3:hypatia:physics")
    assert table.values("hypatia") == "1/0/1/1"


def test_the_form_belongs_to_the_seat_to_move_and_is_shown_to_it_alone() -> None:
    table = Table(position(tiles={B: "order"})).do(A, "inventor:archimedes", "invention:axe", "physics:0")
    form = table.view(A).form
    assert form is not None
    assert (form.inventor, form.invention, form.place, form.genius) == ("archimedes", "axe", (0, 0, 1, 0), 0)
    assert table.view(B).form is None
    assert table.view(None).form is None
    assert table.offers(A, "TURN") == ["send:archimedes:axe:0/0/1/0:0"]
    assert table.waiting() == (A,)
    table.do(A, "back", "back")
    assert len([id_ for id_ in table.offers(A, "TURN") if id_.startswith("send:")]) > 1


def test_a_form_is_forgotten_with_the_turn() -> None:
    table = Table(position("green red", out="hippocrates")).do(A, "inventor:archimedes", "make_all_ready")
    assert table.s.form is None
    assert "inventor:einstein" in table.offers(B, "SEND_FORM")


def test_the_usual_send_places_as_much_as_fits() -> None:
    table = Table(position("green red", values={"archimedes": "2/0/3/0"}))
    sends = [id_ for id_ in table.offers(A, "TURN") if ":archimedes:" in id_]
    assert sends == ["send:archimedes:axe:2/0/2/0:0", "send:archimedes:bow:1/0/2/0:0"]


def test_no_question_grows_long() -> None:
    full = "axe bow canoe wheel smoke_signals papyrus dice sundial"
    table = Table(position("green red yellow blue purple", full, tiles={A: "genius genius"}))
    (turn,) = [decision for decision in table.play.decisions(A) if decision.key == "TURN"]
    assert turn.menus
    assert max(Counter(option.group for option in turn.options).values()) <= 16, "a menu has room for 25"
    assert len(table.offers(A, "SEND_FORM")) == 4
    table.do(A, "inventor:hypatia")
    assert len(table.offers(A, "SEND_FORM")) == 9


def test_the_view_tells_the_public_things_of_section_5() -> None:
    state = position(
        "green red", "axe bow", on={"axe": "upgrade2 victory3"}, pieces={"axe": {A: "1/0/1/0", B: "0/0/0/1"}},
        tiles={A: "order victory1 victory1"}, patents={B: "canoe"}, out="archimedes",
    )  # fmt: skip
    view = Table(state).view(None)
    axe = view.display[0]
    assert (axe.fields, axe.free, axe.pieces) == ((2, 0, 2, 1), (1, 0, 1, 0), ((1, 0, 1, 0), (0, 0, 0, 1)))
    assert (axe.totals, axe.tiles, axe.points, axe.order, axe.category) == (
        (2, 1),
        ("upgrade2", "victory3"),
        1,
        0,
        "weapons",
    )
    green = view.players[A]
    assert [(each.kind, each.number) for each in green.tiles] == [("order", 1), ("victory1", 2)]
    archimedes = green.inventors[1]
    assert (archimedes.active, archimedes.goal, archimedes.missing, archimedes.met) == (False, (2, 0, 3, 0), 3, False)
    assert (green.points.victory, green.points.total) == (2, 2)
    assert (view.players[B].patents, view.players[B].points.patents) == (("canoe",), 1)
    assert (view.current, view.leonardo, view.age, view.asked, view.to_complete) == (A, A, 1, (A,), 1)
    assert sum(each.number for each in view.bag) == 52 - 4 - 3


def test_the_view_says_what_each_patent_would_add_to_the_viewers_series() -> None:
    table = Table(position("green red", "bow canoe fire", patents={A: "axe", B: "wheel"}))
    assert [each.series for each in table.view(A).display] == [0, 1, 0]
    assert [each.series for each in table.view(B).display] == [1, 0, 0]
    assert [each.series for each in table.view(None).display] == [0, 0, 0]


def test_four_seats_share_places_of_the_queue_by_distance_from_leonardo() -> None:
    state = position(
        "green red yellow purple", "caravel bow fire", turn=D,
        pieces={"caravel": {A: "1/1/0/0", B: "0/0/2/0", C: "0/0/1/1"}},
    )  # fmt: skip
    table = Table(state).do(D, "send:lovelace:caravel:0/0/0/1:0")
    assert table.s.queue == [A, B, C]
