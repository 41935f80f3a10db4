"""The dossier's test vectors of section 8.7, those with Specialists excepted: orders, lone answers, side by side."""

import pytest

from rules.kernel.rng import Rng
from rules.mech_a_dream.engine import GAME
from rules.mech_a_dream.machines import advance, fill
from rules.mech_a_dream.state import Player, State
from tests.rules.mech_a_dream.table import Sits, Table, X, Y, filler, position
from tests.rules.mech_a_dream.test_vectors_variants import copies, night, night_of_t46
from tests.rules.table import same


def test_t66_the_game_ends_only_when_the_last_night_is_ended_by_all() -> None:
    s = position(Sits((3, 4, 1, 10), wk="B01 P02"), Sits((9, 9, 0, 8)), stage="night", day=7)
    table = Table(s).pick("END_NIGHT")
    assert not table.play.over
    table.pick("END_NIGHT", seat=Y)
    assert (table.play.over, table.s.day) == (True, 7)
    assert [place.points for place in GAME.standing(table.s)] == [12, 11]


@pytest.mark.parametrize(("belt", "order"), [("P01@1x1 B10@1x2", "B10 P01"), ("P01@1x1 B10@1x1", "P01 B10")])
def test_t67_who_overshot_most_is_completed_first_then_who_was_bought_first(belt: str, order: str) -> None:
    s = position(Sits((0, 0, 0, 0), wk=filler(6), belt=belt), stage="evening")
    advance(s)
    assert s.players[X].workshop[6:] == order.split()
    assert s.players[X].goods["D"] == 3


def test_t68_a_copied_purchase_counts_the_copiers_machines() -> None:
    s = position(
        Sits((3, 4, 0, 0), robot="RB8", wk="E1a E2a"),
        Sits((3, 4, 0, 0), robot="RB7", wk="E1b E2b"),
        card="L06",
        stage="evening",
        red="P09 / P02",
    )
    table = Table(s).pick("dock", "robot", "RB7b", "P09")
    assert (table.goods(), table.wk()) == ((0, 3, 0, 0), "E1a E2a P09")
    assert table.goods(Y) == (3, 4, 0, 0)


def test_t69_only_what_can_be_paid_in_all_is_offered_to_copy() -> None:
    table = night(Sits((2, 1, 0, 0), robot="RB8"), Sits(robot="RB5", wk="P11 P09 P08")).pick("robot")
    assert same(table.offers(), "a b")
    table.pick("a")
    assert same(table.offers(), "P09 P08")
    assert table.pick("P08").goods() == (0, 0, 1, 1)
    other = night(Sits((2, 1, 0, 0), robot="RB8"), Sits(robot="RB5", wk="P11 P09 P08")).pick("robot", "b")
    assert same(other.offers(), "RB5a RB5b")


def choosing() -> Table:
    """Return the choice of T70."""
    s = position(Sits(), Sits(), stage="robots")
    s.has_robots = True
    s.players[X].dealt, s.players[Y].dealt = ["RB4", "RB5"], ["RB6", "RB1"]
    s.spare_robots = ["RB2", "RB3", "RB7", "RB8"]
    return Table(s)


def test_t70_robots_are_revealed_when_all_have_chosen() -> None:
    table = choosing().pick("RB6", seat=Y)
    assert [table.goods(seat) for seat in (X, Y)] == [(3, 4, 0, 0)] * 2
    assert [player.robot for player in GAME.view(table.s, None).players] == ["RB0", "RB0"]
    table.pick("RB4", seat=X)
    assert [table.goods(seat) for seat in (X, Y)] == [(2, 1, 0, 0), (3, 4, 1, 0)]
    assert [player.robot for player in GAME.view(table.s, None).players] == ["RB4", "RB6"]


@pytest.mark.parametrize(
    ("done", "legal"),
    [("robot", False), ("robot b", False), ("robot b P09", True), ("robot a", True), ("END_NIGHT", True)],
)
def test_t72_when_the_owner_has_used_the_robot(done: str, legal: bool) -> None:
    table = night_of_t46(Sits((0, 4, 0, 0), robot="RB7", belt="B10@2")).pick(*done.split(), seat=Y)
    assert ("RB7b" in copies(table)) is legal
    table.pick("robot")
    assert ("RB7b" in table.offers()) is legal, "alone, RB7a is not asked"


def test_t72_the_open_question_of_the_copier_follows_what_the_owner_does() -> None:
    table = night(
        Sits((1, 4, 0, 0), robot="RB8"), Sits((0, 4, 0, 0), robot="RB7"), Sits(robot="RB1"), red="P09 / P02"
    ).pick("robot")
    assert same(table.offers(), "RB7a RB1")
    table.pick("robot", "b", seat=Y)
    assert same(table.offers(), "RB7a RB1")
    table.pick("P09", seat=Y)
    assert same(table.offers(), "RB7a RB7b RB1")


def test_t73_nothing_payable_ends_the_night_and_loses_an_activation() -> None:
    table = night(Sits((0, 0, 0, 0), robot="RB5", wk="B14"))
    assert table.answers == ["END_NIGHT"]
    assert table.s.players[X].ended
    dock = Table(position(Sits((2, 0, 0, 0), robot="RB5", wk="B14"), card="L06", stage="evening")).pick("dock")
    assert dock.goods() == (0, 0, 0, 0)
    assert "ACTIVATION_TARGET" not in dock.keys


GREEN = ("E1a", "E1b", "E2a", "E2b", "E3a", "E3b", "E4a", "E4b", "C1")


@pytest.mark.parametrize(
    ("machines", "pick", "dreams", "is_last"),
    [(9, "P01", 3, True), (9, "decline", 0, True), (8, "P01", 3, True), (8, "decline", 0, False)],
)
def test_t75_a_boost_may_be_declined_so_as_not_to_end_the_game(
    machines: int, pick: str, dreams: int, is_last: bool
) -> None:
    sits = Sits((0, 0, 0, 0), robot="RB7", belt="P01@1", wk=" ".join(GREEN[:machines]))
    table = night(sits).pick("robot", "a", pick)
    assert table.goods()[3] == dreams
    if table.key() is not None:
        table.pick("END_NIGHT")
    table.others()
    assert table.play.over is is_last


def test_t76_a_green_machine_never_helps_its_own_purchase() -> None:
    sits = Sits((0, 9, 0, 0), robot="RB7")
    table = night(sits, blue="E2b /").pick("robot", "b", "E2b")
    assert (table.belt(), table.goods()) == ("E2b@1x0", (0, 6, 0, 0))
    by_day = Table(position(Sits((0, 9, 0, 0)), blue="E1a /")).pick("buy", "E1a")
    assert by_day.goods() == (0, 7, 0, 0)


def test_t77_a_machine_completed_this_night_may_be_copied() -> None:
    table = night(Sits((4, 4, 0, 0), robot="RB8"), Sits((0, 0, 0, 0), robot="RB3", wk="B04", belt="P01@1"))
    table.pick("B04", "P01", seat=Y)
    table.pick("robot", "a")
    assert same(table.offers(), "B04 P01")
    assert table.pick("P01").goods() == (3, 4, 0, 1)
    assert same(table.offers(Y), "robot P01 END_NIGHT")


def test_t79_the_first_tiles_go_to_the_slots() -> None:
    s = State(rng=Rng(1), first=X, turn=X, stage="morning", players=[Player(), Player()])
    s.piles = {"blue_green": ["B01", "B02", "B03", "B04"], "red": ["P01", "P02"], "yellow": ["C1", "C2"]}
    fill(s)
    assert s.slots == {"blue_green": ["B01", "B02"], "red": ["P01"], "yellow": []}
    assert [pile[0] for pile in s.piles.values()] == ["B03", "P02", "C1"]


def test_t80_without_an_offer_and_a_belt_only_stock_room_and_dock_are_left() -> None:
    empty = {"blue": "/", "red": "/", "yellow": "/"}
    table = Table(position(Sits((9, 9, 9, 0)), card="L02", **empty))  # type: ignore[arg-type]
    assert table.offers() == ["stock", "dock"]
    lone = Table(position(Sits((0, 9, 9, 0)), card="L02", **empty))  # type: ignore[arg-type]
    assert (lone.answers, lone.key()) == (["stock"], "STOCK_CHOICE")


def test_t81_whoever_may_still_copy_is_not_finished_and_holds_nobody_up() -> None:
    table = night(Sits((1, 0, 0, 0), robot="RB8"), Sits((1, 0, 0, 0), robot="RB5", wk="B16", belt="P01@1"))
    assert table.offers() == ["END_NIGHT"]
    assert table.answers == []
    assert table.play.waiting() == (Y,)
    table.pick("B16", "P01", seat=Y)
    assert (table.wk(Y), table.goods(Y)) == ("B16 P01", (0, 0, 0, 0))
    assert same(table.offers(), "robot END_NIGHT")
    assert X in table.play.waiting()
    assert table.pick("robot").goods() == (0, 0, 0, 1)


def test_t81_when_all_others_have_ended_the_copier_is_finished_too() -> None:
    table = night(Sits((0, 0, 0, 0), robot="RB8"), Sits((1, 0, 0, 0), robot="RB5"))
    assert (table.offers(), table.answers) == (["END_NIGHT"], [])
    table.pick("END_NIGHT", seat=Y)
    assert table.answers[:2] == ["END_NIGHT", "END_NIGHT"]
    assert table.s.day == 2


def test_t82_packages_are_taken_in_order() -> None:
    table = Table(position(Sits((3, 0, 0, 0), belt="P01@1"), card="L08")).pick("dock")
    assert same(table.offers(), "robot decline")
    table.pick("robot")
    assert table.goods() == (0, 1, 0, 0)
    assert table.key() == "BOOST_TARGET"
    table.pick("P01")
    assert (table.goods(), table.wk()) == ((0, 1, 0, 1), "P01")
    assert table.keys.count("BOOST_TARGET") == 1
