"""The night side by side: nobody waits, everybody may take back their own steps, one press may stand for several."""

import pytest

from rules.kernel.errors import NotAsked, NothingToUndo
from rules.kernel.model import Shortcut
from rules.kernel.play import Play, encode
from rules.kernel.record import random_answer
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought
from rules.kernel.words import of_game
from rules.mech_a_dream.engine import GAME
from rules.mech_a_dream.presses import shortcuts
from tests.rules.mech_a_dream.table import Sits, Table, X, Y, Z, position
from tests.rules.mech_a_dream.test_vectors_variants import night
from tests.rules.table import same


def three() -> Table:
    """Return a night of three, each with something to do."""
    return night(
        Sits((0, 0, 0, 0), wk="B01 B04", belt="P01@2"),
        Sits((0, 0, 0, 0), wk="B03 P09"),
        Sits((0, 0, 0, 0), wk="P02 B13"),
    )


def test_all_are_asked_at_once_and_nobody_waits_for_anybody() -> None:
    table = three()
    assert table.play.waiting() == (X, Y, Z)
    table.pick("P02", "END_NIGHT", seat=Z)
    table.pick("B01")
    table.pick("B03", "P09", seat=Y)
    assert (table.goods(X), table.goods(Y), table.goods(Z)) == ((2, 0, 0, 0), (0, 1, 0, 2), (0, 0, 0, 2))
    assert table.play.waiting() == (X, Y)


def test_the_order_of_the_seats_does_not_change_what_comes_out() -> None:
    steps = [(X, ("B01", "B04", "P01", "robot")), (Y, ("B03", "P09", "robot")), (Z, ("P02", "robot"))]
    ends = []
    for order in (steps, steps[::-1], [steps[1], steps[0], steps[2]]):
        table = three()
        for seat, picks in order:
            table.pick(*picks, seat=seat)
        ends.append([table.goods(seat) for seat in (X, Y, Z)])
    assert ends[0] == ends[1] == ends[2]


def test_an_open_question_of_one_seat_does_not_change_while_others_go_on() -> None:
    table = three().pick("B04")
    asked = table.play.asked_at[X, "BOOST_TARGET"]
    table.pick("B03", "robot", seat=Y)
    assert table.key() == "BOOST_TARGET"
    assert table.play.asked_at[X, "BOOST_TARGET"] == asked


def test_everybody_sees_who_is_still_at_work() -> None:
    table = three().pick("END_NIGHT", seat=Y)
    for audience in (None, X, Y):
        assert [player.at_work for player in GAME.view(table.s, audience).players] == [True, False, True]


def test_i6_after_the_end_of_the_night_nothing_more_is_asked() -> None:
    table = three().pick("END_NIGHT")
    assert table.key() is None
    with pytest.raises(NotAsked):
        table.play.answer(X, "NIGHT_MENU", ("B01",))


def test_i1_assistants_are_recalled_before_the_night() -> None:
    table = Table(position(Sits(belt="P03@5x1"), stage="evening")).pick("stock", "2F").others()
    assert (table.s.stage, table.belt()) == ("night", "P03@4x0")
    assert table.s.players[X].assistants == ["", "", ""]


def test_i8_a_right_unused_is_lost_with_the_night() -> None:
    table = night(Sits((0, 0, 0, 0), wk="P02"), Sits()).pick("END_NIGHT").others()
    while table.s.stage != "night":
        table.pick(table.offers()[0])
        table.others()
    assert table.offers().count("P02") == 1
    assert table.pick("P02").goods()[3] == 2
    assert "P02" not in table.offers()


# Taking back


def test_a_step_is_taken_back_while_the_others_go_on() -> None:
    table = three().pick("B01")
    table.pick("B03", seat=Y)
    table.pick("B04", "P01")
    table.pick("P09", seat=Y)
    table.play.undo(X)
    assert (table.key(), table.belt()) == ("BOOST_TARGET", "P01@2x0")
    assert table.goods(Y) == (0, 1, 0, 2), "what others did since then stands"
    table.play.undo(X)
    table.play.undo(X)
    assert (table.key(), table.goods()) == ("NIGHT_MENU", (0, 0, 0, 0))
    assert same(table.offers(), "robot B01 B04 END_NIGHT")
    assert not table.play.can_undo(X)
    assert table.goods(Y) == (0, 1, 0, 2)


def test_taking_back_and_doing_again_leads_to_the_same_position() -> None:
    table = three().pick("B01", "B04", "P01")
    table.pick("B03", seat=Y)
    before = encode(table.s)
    table.play.undo(X)
    table.pick("P01")
    assert encode(table.s) == before


def test_the_last_step_is_taken_back_even_if_it_ended_the_night_by_itself() -> None:
    table = night(Sits((0, 0, 0, 0)), Sits(wk="P02"))
    table.pick("robot")
    assert table.key() is None
    table.play.undo(X)
    assert same(table.offers(), "robot END_NIGHT")
    assert table.s.players[X].goods["I"] == 0


def test_a_step_on_which_a_copy_rests_is_not_taken_back() -> None:
    table = night(Sits((4, 4, 0, 0), robot="RB8"), Sits((0, 0, 0, 0), robot="RB3", wk="B04", belt="P01@1"), Sits())
    table.pick("B04", "P01", seat=Y)
    table.pick("robot", "a", "P01")
    with pytest.raises(NothingToUndo):
        table.play.undo(Y)


def test_a_purchase_that_shows_a_new_tile_is_not_taken_back() -> None:
    table = night(Sits((0, 4, 0, 0), robot="RB7"), Sits(), red="P09 / P01 P02")
    table.pick("robot", "b")
    assert table.play.can_undo(X)
    table.pick("P09")
    assert not table.play.can_undo(X)


def test_a_night_survives_a_restart_in_the_middle() -> None:
    table = three().pick("B01", "B04")
    table.pick("B03", seat=Y)
    again = Play.resume(GAME, table.play.checkpoints[-1], table.play.entries)
    assert encode(again.state) == encode(table.s)
    assert again.pending == table.play.pending


# The planner


def press(table: Table, shortcut: Shortcut) -> Table:
    """Give all answers a press stands for."""
    for answer in shortcut.answers:
        table.pick(*answer.picks, seat=answer.seat)
    return table


def runs(table: Table) -> tuple[str, ...]:
    """Return what needs no choice."""
    own = GAME.view(table.s, X).own
    assert own is not None
    return own.run


def presses(table: Table, seat: int = X) -> dict[str, Shortcut]:
    (decision,) = table.play.decisions(seat)
    return {one.id: one for one in shortcuts(table.s, decision)}


def test_one_press_runs_everything_that_needs_no_choice() -> None:
    table = night(Sits((1, 1, 1, 0), wk="B01 P02 B13 B04 P09 E1a", belt="C4@2"))
    run = presses(table)["run-everything"]
    assert [answer.picks for answer in run.answers] == [("robot",), ("B01",), ("P02",)]
    own = GAME.view(table.s, X).own
    assert own is not None
    assert own.run == ("robot", "B01", "P02")
    press(table, run)
    assert table.goods() == (3, 2, 1, 2)
    assert (own.after_run.flowers, own.after_run.ink, own.after_run.rainbows, own.after_run.dreams) == table.goods()
    assert same(table.offers(), "B13 B04 P09 END_NIGHT")
    assert table.keys == ["NIGHT_MENU"] * 3, "the record holds single answers"


def test_the_press_leaves_what_would_lose_goods_to_the_cap() -> None:
    table = night(Sits((8, 9, 0, 0), wk="B01 B05"))
    assert runs(table) == ("B05",)
    assert "run-everything" not in presses(table), "a single activation is an option of its own"
    assert presses(table.pick("B05", seat=X)) == {}


def test_a_robot_with_options_is_a_choice() -> None:
    table = night(Sits((0, 0, 0, 0), robot="RB3", wk="P02"))
    assert runs(table) == ("P02",)


def test_boosts_are_placed_one_by_one_or_all_at_once() -> None:
    table = night(Sits((0, 0, 1, 0), wk="B13", belt="C4@2 P03@6")).pick("B13")
    offered = presses(table)
    assert sorted(offered) == ["all:C4", "all:P03", "all:decline"]
    assert len(offered["all:C4"].answers) == 2, "no more boosts than the tile needs"
    press(table, offered["all:C4"])
    assert (table.wk(), table.key()) == ("B13 C4", "BOOST_TARGET")
    assert presses(table) == {}, "one boost needs no press of its own"
    assert table.pick("P03").belt() == "P03@5x0"


def test_all_boosts_may_be_declined_at_once() -> None:
    table = night(Sits((0, 0, 1, 0), wk="B13", belt="C4@2")).pick("B13")
    press(table, presses(table)["all:decline"])
    assert table.belt() == "C4@2x0"
    assert table.keys.count("BOOST_TARGET") == 3


def test_to_decline_all_boosts_does_not_stand_alone_before_the_tiles() -> None:
    """No tile takes two of these three, so the tiles are no presses, and whoever reads in order would decline."""
    table = night(Sits((0, 0, 1, 0), wk="B13", belt="C4@1 P03@1")).pick("B13")
    assert presses(table) == {}
    assert [*table.offers()] == ["C4", "P03", "decline"]


def test_the_preview_runs_along_with_the_night() -> None:
    table = night(Sits((8, 1, 0, 0), wk="B01 P09 B04", belt="P01@1"))
    own = GAME.view(table.s, X).own
    assert own is not None
    ahead = {one.id: one for one in own.night}
    assert (ahead["B01"].goods.flowers, ahead["B01"].lost) == (9, 1)
    assert (ahead["P09"].goods.flowers, ahead["P09"].goods.dreams) == (7, 2)
    assert (ahead["B04"].boosts, ahead["B04"].lost) == (1, 0)
    table.pick("P09")
    own = GAME.view(table.s, X).own
    assert own is not None
    assert {one.id: one.goods.flowers for one in own.night}["B01"] == 9
    assert "P09" not in [one.id for one in own.night]
    table.pick("B04")
    own = GAME.view(table.s, X).own
    assert own is not None
    assert own.boosts == 1
    assert [one.id for one in own.night] == ["robot", "B01"], "a right named is used up (C109)"
    (boosted, _) = table.options()
    assert boosted.text.key == "opt-boost-completes"


def test_nobody_sees_the_plan_of_another() -> None:
    table = night(Sits((0, 0, 1, 0), wk="B13", belt="C4@2"), Sits()).pick("B13")
    own = GAME.view(table.s, X).own
    assert own is not None
    assert own.boosts == 3
    other = GAME.view(table.s, Y).own
    assert other is not None
    assert (other.seat, other.boosts) == (Y, 0)
    assert GAME.view(table.s, None).own is None


def test_a_night_with_robots_goes_in_thought_as_it_is_played() -> None:
    play, rng = Play.new(GAME, 5, 3, {"robots": "on", "specialists": "on"}), Rng(5)
    thought = Thought.of(play)
    begun_anew = 0
    while not play.over:
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
        thought = thought.fork()
        thought.answer(answer)
        begun_anew += play.state.stage == "night" and not thought.answers
        thought.go_on()
        assert thought.pending == play.pending
    assert GAME.standing(thought.state) == GAME.standing(play.state)
    assert begun_anew > 10


@pytest.mark.parametrize(
    ("built", "told"), [("B01", "Night"), ("B01 B02 B03 B04 B05 B06 B07 B08 B09", "The last night")]
)
def test_the_last_night_is_called_so(built: str, told: str) -> None:
    words = of_game("mech_a_dream", "en")
    table = night(Sits((0, 0, 0, 0), wk=built), Sits((0, 0, 0, 0), wk="P02"))
    for seat in (X, Y):
        (decision,) = table.play.decisions(seat)
        assert words(decision.prompt).startswith(f"{told}:")


def test_a_night_that_becomes_the_last_is_called_so_once_one_is_asked_again() -> None:
    words = of_game("mech_a_dream", "en")
    table = night(
        Sits((0, 0, 0, 0), wk="P02 B04"), Sits((2, 2, 2, 0), wk="B16 B01 B02 B03 B05 B06 B07 B08", belt="P01@1")
    )
    before = table.play.asked_at[X, "NIGHT_MENU"]
    table.pick("B16", "P01", seat=Y)
    assert len(table.s.players[Y].workshop) == 9
    assert table.play.asked_at[X, "NIGHT_MENU"] == before
    table.pick("robot", seat=X)
    (decision,) = table.play.decisions(X)
    assert words(decision.prompt).startswith("The last night:")
