"""One press for several answers: a usual part of the day takes one or two presses, and every press can be given."""

import pytest

from rules.kernel.game import Settings
from rules.kernel.play import Play
from rules.kernel.testkit import AnyPlay, simulate
from rules.kernel.words import of_game
from rules.mech_a_dream.engine import GAME
from rules.mech_a_dream.presses import MOST
from rules.mech_a_dream.state import State
from tests.rules.mech_a_dream.table import Goods, Sits, Table, X, Y, position
from tests.rules.mech_a_dream.test_night import press, presses
from tests.rules.mech_a_dream.test_vectors_variants import night
from tests.rules.table import same

ALL: Settings = {"robots": "on", "specialists": "on"}


def pressed(table: Table, id_: str) -> Table:
    """Give one press."""
    return press(table, presses(table)[id_])


@pytest.mark.parametrize(("start", "id_", "goods"), [
    pytest.param(position(Sits((3, 4, 0, 0))), "stock:2I", (5, 8, 0, 0), id="T1, the stock room"),
    pytest.param(position(Sits((3, 4, 0, 0), wk="B01"), card="L01"), "dock:B01", (2, 6, 0, 3), id="T2, an activation"),
    pytest.param(position(Sits((3, 4, 0, 0)), red="P09 / P02"), "buy:P09", (3, 2, 0, 0), id="T3, a machine"),
    pytest.param(position(Sits(belt="P09@2 C4@3"), stage="evening"), "build:P09", (3, 4, 0, 0), id="T4, building"),
    pytest.param(position(Sits((3, 4, 0, 0), belt="C4@2")), "dock:all:C4", (1, 6, 0, 10), id="L05, both boosts on C4"),
])  # fmt: skip
def test_a_turn_of_the_dossiers_examples_takes_one_press(start: State, id_: str, goods: Goods) -> None:
    table = pressed(Table(start), id_)
    assert (table.goods(), table.play.waiting()) == (goods, (Y,))


def test_taking_a_specialist_is_one_press_too() -> None:
    table = Table(position(Sits((3, 4, 2, 0), cards="S1:1"), Sits(cards="S7:1")))
    assert pressed(table, "stock:S7").goods() == (5, 6, 1, 0)


def test_the_presses_for_whole_turns_leave_out_no_place() -> None:
    """What asks nothing more stands among them too: newcomers looked for the only machine to build there in vain."""
    table = Table(position(Sits((0, 1, 0, 0), belt="P09@2"), blue="B14 / ", red="P02", yellow=""))
    assert same(table.offers(), "stock buy build")
    assert [*presses(table)] == ["stock:2F", "stock:2I", "buy", "build"]
    assert pressed(table, "build").belt() == "P09@2x1"


def test_a_visit_to_the_dock_that_asks_nothing_is_among_the_whole_turns() -> None:
    table = Table(position(Sits((3, 4, 0, 0)), card="L05"))
    assert "dock" in table.offers()
    assert [id_ for id_ in presses(table) if id_.startswith("dock")] == ["dock"]


def test_a_single_tile_is_named_before_it_is_bought_or_built_without_a_question() -> None:
    table = Table(position(Sits((0, 1, 0, 0), belt="P09@2"), blue="B14 / ", red="P02", yellow=""))
    (decision,) = table.play.decisions(X)
    told = {option.id: of_game("mech_a_dream", "en")(option.text) for option in decision.options}
    assert told["buy"].startswith("Buy Dripping Parasol"), told
    assert told["build"].startswith("Build Blossom Lamp"), told


def test_the_dock_offers_what_can_be_paid_when_the_activation_comes() -> None:
    """The fee of L01 takes the flower that P09 would need; the ink that comes before the activation pays for P10."""
    table = Table(position(Sits((3, 0, 0, 0), wk="P09 P10"), card="L01"))
    assert [id_ for id_ in presses(table) if id_.startswith("dock")] == ["dock:robot", "dock:P10"]


def test_a_night_with_something_left_can_be_ended_with_the_same_press() -> None:
    table = night(Sits((1, 0, 0, 0), wk="B02 P09"), Sits())
    assert sorted(presses(table)) == ["run-and-end", "run-everything"]
    words = of_game("mech_a_dream", "en")(presses(table)["run-and-end"].text)
    assert words == "Run these 2, leave 1 idle, end your night"
    assert pressed(table, "run-and-end").goods() == (1, 3, 0, 0)
    assert table.s.players[X].ended


def test_a_night_with_nothing_left_ends_by_itself() -> None:
    table = night(Sits((0, 0, 0, 0), wk="B02 P09"), Sits())
    assert sorted(presses(table)) == ["run-everything"]
    assert pressed(table, "run-everything").s.players[X].ended


def test_the_press_that_ends_a_night_with_something_left_comes_last_as_the_first_is_taken_for_advice() -> None:
    """RB3 has a choice of effects, so it is not run; B02 is."""
    table = night(Sits((0, 0, 0, 0), robot="RB3", wk="B02"), Sits())
    found = [*presses(table)]
    assert len(found) > 1
    assert found[-1] == "run-and-end"


def test_no_press_that_ends_a_night_stands_alone_while_a_machine_can_be_paid_for() -> None:
    """B01 takes no choice and P15 can be paid for: one press would lose its four dreams."""
    table = night(Sits((6, 2, 0, 0), wk="B01 P15"), Sits()).pick("robot")
    assert {"B01", "P15", "END_NIGHT"} <= {*table.offers()}
    assert not [*presses(table)]


def test_a_robot_and_its_effect_or_a_machine_and_its_boost_are_one_press() -> None:
    table = night(Sits((0, 0, 0, 0), robot="RB3", wk="B04", belt="P01@2"), Sits())
    assert pressed(table, "robot:a").goods() == (1, 1, 0, 0)
    assert pressed(table, "B04:all:P01").belt() == "P01@1x0"


def again(play: AnyPlay) -> AnyPlay:
    """The same position, to try something in."""
    start = play.checkpoints[-1]
    return Play.resume(GAME, start, play.entries[start.after :])


@pytest.mark.parametrize(("seats", "settings", "seed"), [(2, {}, 1), (3, ALL, 2), (4, ALL, 3)])
def test_every_press_can_be_given_and_all_leave_room_for_options(seats: int, settings: Settings, seed: int) -> None:
    words = of_game(GAME.info.key, "en").named(str)
    seen: set[str] = set()

    def look(play: AnyPlay) -> None:
        for decision in play.pending:
            offered = GAME.shortcuts(play.state, decision)
            labels = [words(one.text) for one in offered]
            assert not offered or len(offered) + len(decision.options) <= MOST
            assert len(set(labels)) == len(labels)
            for one in offered:
                kind = f"{decision.key} {one.id.split(':')[0]} {len(one.answers)} {len(decision.options)}"
                if kind not in seen:
                    seen.add(kind)
                    tried = again(play)
                    for answer in one.answers:
                        tried.answer(answer.seat, answer.key, answer.picks)

    simulate(GAME, seats, settings, seed, look)
    assert {kind.split()[0] for kind in seen} >= {"ACTION", "NIGHT_MENU", "BOOST_TARGET"}
