"""Why not: what a position forbids is told with its reason. Numbers such as M10 or N5 refer to the dossier."""

import pytest

from rules.kernel.words import Words, of_game
from rules.mech_a_dream.state import State
from tests.rules.mech_a_dream.table import Sits, Table, X, position

ENGLISH, GERMAN = (of_game("mech_a_dream", lang).plain.named(lambda seat: "XYZ"[seat]) for lang in ("en", "de"))


def reasons(table: Table, words: Words = ENGLISH) -> dict[str, str]:
    """Return why not, in words, by the ids of what is barred for the first seat; nothing of it is on offer."""
    asked = next(decision for decision in table.play.pending if decision.seat == X)
    told = {one.id: words(one.reason) for one in asked.barred}
    assert not told.keys() & set(table.offers())
    return told


def why(s: State, *picks: str) -> dict[str, str]:
    """Return why not after those picks of the first seat."""
    return reasons(Table(s).pick(*picks))


def night(*seats: Sits, card: str = "L05") -> Table:
    """Return the night of a position."""
    return Table(position(*seats, stage="night", card=card))


# By day


def test_places_and_tiles_that_cannot_be_paid_say_what_is_missing() -> None:
    """Q3, E4, D2: ink and rainbows never stand for each other."""
    s = position(Sits((1, 2, 1, 0)), blue="B01 B07 / B03", red="P03 / P02", yellow="/ C7")
    assert why(s) == {
        "dock": "you lack 1 flower",
        "build": "your belt is empty",
        "buy:B07": "you lack 1 ink",
        "buy:P03": "you lack 2 ink",
        "buy:P02": "you lack 1 ink",
        "buy:C7": "you lack 3 rainbows",
    }


def test_green_machines_make_less_be_missing() -> None:
    """L2 and L3: each saves where it counts."""
    s = position(Sits((0, 2, 1, 0), wk="E1a E3a E4a"), blue="B01 B07 / B03", red="P03 / P02", yellow="/ C7")
    assert why(s) == {
        "dock": "you lack 1 flower",
        "build": "your belt is empty",
        "buy:P03": "you lack 1 ink",
        "buy:C7": "you lack 2 rainbows",
    }
    assert set(why(s, "buy")) == {"P03", "C7"}


def test_whoever_can_pay_for_no_tile_is_told_so_for_all_and_for_each() -> None:
    poor = why(position(Sits((9, 0, 9, 0)), blue="B01 B07 / B03", red="/", yellow="/"))
    assert (poor["buy"], poor["buy:B01"]) == ("you can pay for no tile on offer", "you lack 2 ink")


def test_nothing_is_left_to_buy() -> None:
    """D8."""
    assert why(position(Sits((9, 9, 9, 0)), blue="/", red="/", yellow="/"))["buy"] == "no tile is left on offer"


def test_where_only_the_stock_room_is_left_its_own_question_says_why() -> None:
    """C101: nobody is asked where to go then."""
    table = Table(position(Sits((0, 0, 0, 0))))
    assert table.key() == "STOCK_CHOICE"
    told = reasons(table)
    assert told["dock"] == told["buy"] == "you could not pay before this visit"
    assert told["build"] == "your belt is empty"
    assert "dock" not in why(position(), "stock")


def test_a_finished_machine_takes_neither_assistant_nor_boost() -> None:
    """E1, 6.7."""
    s = position(Sits(belt="P02@4 P03@6", wk="B01"))
    assert why(s, "build") == {"B01": "it is finished already"}
    assert reasons(night(Sits(belt="P02@4", wk="B01 B04")).pick("B04")) == {
        "B01": "it is finished already",
        "B04": "it is finished already",
    }


def test_the_choice_of_goods_is_two_of_a_kind() -> None:
    """B3."""
    assert why(position(), "stock") == {"1F+1I": "both must be of one kind"}


def test_a_specialist_who_cannot_be_taken_says_why() -> None:
    """N7 and N11; N5."""
    seats = Sits((3, 4, 1, 0), cards="S1:1"), Sits(cards="S4:2")
    by_day = why(position(*seats, centre="S9:1"), "stock")
    assert (by_day["S1"], by_day["S4"]) == ("you have this Specialist already", "you lack 1 rainbow")
    assert "S9" not in by_day
    evening = why(position(*seats, centre="S9:1", stage="evening"))
    assert evening["stock:S4"] == evening["stock:S9"] == "not in the evening"


def test_a_drafted_specialist_is_gone() -> None:
    """N2."""
    s = position(Sits(), Sits(cards="S4:1"), centre="S1:1 S9:1")
    s.stage, s.turn = "draft", X
    assert why(s) == {"S4": "Y has drafted this Specialist"}


def test_specialists_reward_once_and_only_their_own_work() -> None:
    """N16; S9 rewards no building."""
    table = Table(position(Sits(belt="P03@7", cards="S1:0 S2:0 S3:0 S9:0"))).pick("build")
    assert reasons(table) == {"S9": "does not reward this work"}
    assert reasons(table.pick("S1")) == {"S1": "has rewarded you already", "S9": "does not reward this work"}


# Activations


def test_at_night_each_thing_works_once_and_only_if_it_is_finished_and_paid() -> None:
    """I2, I4, G7."""
    table = night(Sits((0, 0, 0, 0), belt="P03@7", wk="B01 P13 E1a C3"))
    assert reasons(table) == {
        "P13": "you lack 1 rainbow",
        "E1a": "works by itself, is never activated",
        "C3": "has given its reward, is never activated",
        "P03": "it is not finished yet",
    }
    assert reasons(table.pick("B01"))["B01"] == "used tonight already"


def test_a_robot_says_which_of_its_effects_cannot_be_paid() -> None:
    """C6, M14."""
    rich, poor = (Sits((0, ink, 0, 0), robot="RB6", wk="B01") for ink in (1, 0))
    assert reasons(night(rich)) == {"robot:a": "you lack 1 rainbow"}
    assert reasons(night(poor)) == {"robot": "you can pay for none of its effects"}
    builder = night(Sits((0, 0, 0, 0), robot="RB7", wk="B01"))
    assert reasons(builder) == {"robot:b": "you can pay for no tile on offer"}


def test_a_robot_activates_no_robot() -> None:
    """M12: the evening package of L06 is an activation."""
    table = night(Sits((3, 4, 0, 0), robot="RB4", wk="P01 P13"), card="L06").pick("robot")
    assert table.key() == "ACTIVATION_TARGET"
    assert reasons(table) == {"robot": "a robot cannot activate a robot", "P13": "you lack 1 rainbow"}


def test_a_copy_is_paid_in_all_and_never_of_a_green_machine() -> None:
    """M9, G7."""
    table = night(Sits((1, 4, 0, 0), robot="RB8"), Sits(robot="RB1", wk="B13 P01 P02 E1a")).pick("robot", "a")
    assert reasons(table) == {"B13": "you lack 1 rainbow", "E1a": "works by itself, is never activated"}


def test_nobody_copies_where_there_is_nothing_to_copy() -> None:
    """M14."""
    table = night(Sits((1, 4, 0, 0), robot="RB8"), Sits(robot="RB1", wk="E1a"))
    assert reasons(table) == {"robot:a": "no opponent has a machine to activate"}


def test_a_purchase_is_copied_only_after_its_owner_could_use_it() -> None:
    """M10, C113; the reason goes when the owner has ended the night."""
    table = night(Sits((1, 4, 0, 0), robot="RB8"), Sits(robot="RB7"), Sits(robot="RB3", wk="B01"))
    table.pick("robot", "b")
    assert reasons(table) == {"RB7b": "Y may use it first tonight"}
    table.pick("END_NIGHT", seat=1)
    assert reasons(table) == {}
    assert "RB7b" in table.offers()


# Languages, thought


@pytest.mark.parametrize(
    ("goods", "told"), [((1, 4, 0, 0), "du brauchst noch 1 Blume"), ((0, 4, 0, 0), "du brauchst noch 2 Blumen")]
)
def test_reasons_are_told_in_german_too(goods: tuple[int, int, int, int], told: str) -> None:
    assert reasons(Table(position(Sits(goods))), GERMAN)["dock"] == told


def test_nothing_is_barred_in_thought() -> None:
    silent = position(Sits((0, 2, 0, 0)))
    silent.silent = True
    thought = Table(silent)
    assert thought.offers() == Table(position(Sits((0, 2, 0, 0)))).offers()
    assert reasons(thought) == {}


# What an answer will bring


def hint(table: Table, id_: str) -> str:
    """Return what is said about an option on offer."""
    told = next(option.hint for option in table.options() if option.id == id_)
    assert told is not None
    return ENGLISH(told)


def test_goods_say_what_the_dial_will_show() -> None:
    """A6."""
    table = Table(position(Sits((3, 9, 0, 0)), stage="evening")).pick("stock")
    assert hint(table, "2F") == "You would have 5 flowers"
    assert hint(table, "2I") == "2 lost at the dial's end"


def test_the_last_step_says_what_works_then_and_when_the_end_is_near() -> None:
    """6.8, K1."""
    belt = "B01@1 E1a@1 P03@7"
    early = night(Sits(belt=belt, wk="B11")).pick("B11")
    assert hint(early, "B01") == "Machine number 2; each night 2 flowers"
    assert hint(early, "E1a") == "Machine number 2: 1 rainbow; from now on 1 ink off tiles"
    late = night(Sits(belt=belt, wk="B11 B02 B03 B04 B05 B06 B07 B08")).pick("B11")
    assert hint(late, "B01") == "Machine number 9 makes this night the last: 3 dreams"
    assert hint(late, "decline") == "What you decline is lost"


def test_a_boost_that_does_not_complete_says_what_is_still_missing_for_what() -> None:
    """6.7."""
    table = night(Sits(belt="B01@2 E1a@3 C1@3", wk="B11")).pick("B11")
    assert hint(table, "B01") == "1 more step completes it: then each night 2 flowers"
    assert hint(table, "E1a") == "2 more steps complete it: 1 rainbow; from then on 1 ink off tiles"
    assert hint(table, "C1") == "2 more steps complete it: 5 dreams"


def test_a_copy_says_what_one_would_have_when_all_of_it_is_paid() -> None:
    """M9, M5."""
    table = night(Sits((2, 4, 0, 0), robot="RB8"), Sits(robot="RB1", wk="B01 B11"))
    table.pick("robot", "a")
    assert hint(table, "B01") == "You would have 3 flowers and 4 ink"
    assert hint(table, "B11").endswith("your belt is empty, 2 boosts lost")


def test_the_dock_says_what_one_would_have_and_what_is_asked_then() -> None:
    """6.3; goods that come are counted, boosts and activations are still to be used."""
    table = Table(position(Sits((3, 4, 0, 0)), card="L06"))
    assert hint(table, "dock") == "1 activation. You would have 1 flower, 6 ink and 2 dreams"


def test_a_robot_with_several_effects_says_that_they_are_asked_next() -> None:
    """C105."""
    assert hint(night(Sits((0, 8, 1, 0), robot="RB6")), "robot") == "You choose next which effect"


def test_a_robot_says_what_its_effects_would_lead_to() -> None:
    """M5, M15, M7."""
    assert hint(night(Sits(robot="RB4"), card="L06"), "robot") == "Today's evening package: 1 activation"
    dealer = night(Sits((0, 8, 1, 0), robot="RB6")).pick("robot")
    assert hint(dealer, "a") == "You would have 9 ink; 3 lost"
    assert hint(dealer, "b") == "You would have 7 ink and 2 rainbows"
    builder = night(Sits((0, 9, 0, 0), robot="RB7")).pick("robot")
    assert hint(builder, "a").endswith("your belt is empty, 1 boost lost")
    assert "no assistant goes along" in hint(builder, "b")
