"""What pictures and panels are told: reach, prices, scores with the run, Harvey, numbered places."""

import msgspec

from rules.kernel.play import Play
from rules.transmissions.engine import GAME
from tests.rules.transmissions.table import A, B, Table, before_move, harvey, player, position


def test_a_hand_card_tells_where_its_robots_could_go() -> None:
    s = position(player(tiles="yellow: E5"), hand="T1 T5 T6", robots="yellow 0 blue 7 green 8 red 11")
    hand = {card.card: card for card in GAME.view(s, A).hand}
    assert [one.robot for one in hand["T5"].robots] == ["blue", "green"]
    (yellow,) = hand["T1"].robots
    assert [reach.field for reach in yellow.reach] == [1, 2, 3]
    assert hand["T6"].playable
    s.robots["yellow"] = 4
    assert not {card.card: card for card in GAME.view(s, A).hand}["T6"].playable


def test_the_reach_of_the_active_robot_is_what_is_offered() -> None:
    table = before_move("yellow", 0, player("E", "yellow: Z6; blue: F4 Z1"), others="blue 5 green 8 red 11")
    for audience in (A, B, None):
        reach = GAME.view(table.s, audience).reach
        assert [one.option for one in reach] == table.offers("walk", "back", "swap", "jump")
    assert {one.copies for one in reach} == {(), (("Z6", "F4"),), (("Z6", "Z1"),)}
    table.pick("walk:f1")
    assert GAME.view(table.s, A).reach == ()


def test_the_display_tells_prices_and_what_can_be_paid() -> None:
    s = position(player("B G 3E"), items="A1 A6 B1 C1", ideas="E2 E3 E6 E4")
    column = GAME.view(s, A).columns[1]
    assert (column.item, column.electricity, column.item_payable) == ("A6", 3, True)
    assert (column.idea, column.idea_price, column.surcharge, column.idea_payable) == ("E3", 5, 1, False)
    assert GAME.view(s, A).columns[2].idea_payable
    assert not any(one.item_payable or one.idea_payable for one in GAME.view(s, None).columns)


def test_scores_come_with_their_lines_and_the_run() -> None:
    s = position(player(tiles="yellow: A1 A2", pipes="P10 1,0 r1; P08 2,0 r2"), player())
    view = GAME.view(s, None)
    one = view.players[A]
    assert one.run == ((0, 0), (1, 0), (2, 0))
    assert one.score.points == sum(line.points for line in one.score.lines)
    assert {line.key: line.points for line in one.score.lines}["points-run"] == 6
    assert [player.score.rank for player in view.players] == [1, 2]


def test_a_score_names_the_pipes_of_the_run_and_harvey_has_a_row_of_his_own() -> None:
    s = position(player(pipes="P10 1,0 r1"), against=harvey(pipes="P01 P02"), pool="3E")
    (place,) = GAME.standing(s)
    assert [note.key for note in place.notes] == ["note-run"]
    assert place.notes[0].args["tiles"] == 2
    (his,) = GAME.rivals(s)
    # A run of two, a point printed on P01.
    assert (his.name, his.points, his.parts, his.rank) == ("harvey", 2 * (3 + 1), 2, 1)
    assert {key: points for key, points in his.breakdown if points} == {"points-run": 6, "points-pipes": 2}
    assert (place.points, place.parts) == (2 * (2 + 3) - 3, 2)


def test_the_solo_view_holds_pool_and_opponent() -> None:
    s = position(against=harvey("yellow: A1", pipes="P01", forest="FC05"), pool="W 3E")
    view = GAME.view(s, A)
    assert view.pool is not None
    assert (view.pool.white, view.pool.electricity) == (1, 3)
    assert view.harvey is not None
    assert (view.harvey.pipes, view.harvey.acorns, view.harvey.robots[0].tiles) == (("P01",), 2, ("A1",))
    assert GAME.view(position(), None).pool is None


def test_fields_tell_who_stands_there() -> None:
    view = GAME.view(position(), None)
    assert len(view.fields) == 14
    assert [(one.number, one.place, one.is_far, one.robot) for one in view.fields if one.robot][:2] == [
        (0, "meadow", False, "yellow"),
        (3, "lake", True, "blue"),
    ]


def test_a_played_card_and_the_stage_are_public() -> None:
    table = Table(position(hand="T1 T2 T3")).pick("play:T1")
    view = GAME.view(table.s, B)
    assert (view.card, view.stage, view.players[A].hand_size) == ("T1", "PICK_ROBOT", 2)


def test_a_robot_and_its_walk_are_one_press() -> None:
    play = Play.new(GAME, 4, 2)
    while play.state.stage == "PLACE_START_IDEAS":
        (decision,) = play.pending
        play.answer(decision.seat, decision.key, (decision.options[0].id,))
    s = play.state
    while s.stage != "PICK_ROBOT":
        (decision,) = play.pending
        play.answer(decision.seat, decision.key, (decision.options[-1].id,))
    (decision,) = play.pending
    presses = GAME.shortcuts(s, decision)
    assert {press.id.split(":")[0] for press in presses} == {option.id for option in decision.options}
    for press in presses:
        other = play.fork()
        for answer in press.answers:
            other.answer(answer.seat, answer.key, answer.picks)
        robot, _, field = press.id.split(":")
        assert (other.state.active, other.state.robots[robot]) == (robot, int(field[1:]))
        assert other.state.stage == "PRE_ACTION"
    assert all(answer.seat == decision.seat for press in presses for answer in press.answers)
    assert GAME.shortcuts(s, msgspec.structs.replace(decision, key="D7 DISCARD")) == ()
