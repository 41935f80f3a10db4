"""Why not: what a position forbids is told with its reason. Numbers such as RU-36 or 2.4 refer to the dossier."""

import pytest

from rules.kernel.words import of_game
from rules.nicodemus.state import State
from tests.rules.nicodemus.table import Table, play, position

ENGLISH, GERMAN = (of_game("nicodemus", lang).plain.named(lambda seat: "AB"[seat]) for lang in ("en", "de"))


def why(table: Table, id_: str) -> str:
    """Return why that cannot be picked; nothing is both barred and on offer."""
    assert id_ not in table.offers()
    return table.reasons(ENGLISH)[id_]


def brings(table: Table) -> dict[str, str]:
    """Return what is said about each option on offer."""
    return {one.id: ENGLISH(one.hint) for one in table.options() if one.hint}


@pytest.mark.parametrize(
    ("yard", "stock", "workshop", "id_", "told"),
    [
        ("[13]", "1k 1x", "", "repair:1:13", "lacks 1 crystal"),
        ("[13 14 11]", "1k 2x", "", "repair:1:13", "lacks 2 charcoalium"),
        ("[13 14 11]", "1c", "", "repair:1:13", "lacks 1 charcoalium, 1 copper and 2 crystal"),
        ("[13]", "1k", "14", "repair:1:13", "lacks 1 crystal"),  # RU-35: the 14 saves one
        ("[13]", "1k", "15", "repair:1:13", "lacks 1 crystal"),  # RU-36: so does the joker
        ("[13]", "", "14 15", "repair:1:13", "lacks 1 copper and 1 crystal; a joker covers 1"),
        ("[13 11]", "1k 1x", "15", "repair:1:13", "lacks 1 charcoalium"),  # RU-33: jokers pay no fee
    ],
)
def test_a_repair_that_is_too_dear_says_what_is_missing(
    yard: str, stock: str, workshop: str, id_: str, told: str
) -> None:
    """2.4."""
    assert why(Table(position(yard, stock, workshop=workshop)), id_) == told


def test_one_may_pass_only_if_nothing_else_can_be_done() -> None:
    """RU-08."""
    assert why(Table(position("[11]")), "pass") == "only if you can neither play nor repair"
    stuck = Table(position("[11]", hand=""))
    assert stuck.offers() == ["pass"]
    assert why(stuck, "play") == "your hand is empty"
    assert why(stuck, "repair:1:11") == "lacks 1 copper and 1 crystal"


@pytest.mark.parametrize(
    ("machine", "state", "told"),
    [
        (21, position("[11]", hand="21"), "you hold no other card"),
        (22, position("[]", play=22), "no machine lies before it"),
        (24, position("[11]", play=24), "you own nothing to swap"),
        (41, position("[11]", play=41, pile=""), "the pile of projects is empty"),
        (42, position("[42]", play=42), "no effect here can be copied now"),
    ],
)
def test_an_effect_that_cannot_be_chosen_says_what_it_needs(machine: int, state: State, told: str) -> None:
    """1.3."""
    assert why(play(machine, state=state), "effect") == told


def test_a_joker_is_never_charcoalium() -> None:
    """RU-09 and RU-15."""
    table = play(15, state=position("[11]", play=15))
    assert why(table, "production:charcoalium") == "a joker stands for a resource only"
    assert why(table.pick("effect"), "charcoalium") == "a joker stands for a resource only"


def test_only_the_newest_machines_can_be_recycled_and_never_the_card_itself() -> None:
    """RU-17."""
    table = play(23, "effect", state=position("[11 12 13 14]", play=23))
    reasons = table.reasons(ENGLISH)
    assert set(reasons) == {"spot:1:11", "spot:2:12", "spot:5:23"}
    assert why(table, "spot:2:12") == "only the newest 2 before your card"
    assert why(table, "spot:5:23") == "it has just been played"
    last = play(25, "effect", state=position("[11 12]", play=25))
    assert why(last, "spot:1:11") == "only the newest one before your card"


def test_a_gain_is_taken_from_the_printed_cost() -> None:
    """RU-18."""
    table = play(25, "effect", "spot:1:14", state=position("[14]", play=25))
    assert sorted(table.offers()) == ["gain:copper+copper", "gain:copper+crystal"]
    assert why(table, "gain:wood+copper") == "its cost has no wood"
    assert why(table, "gain:crystal+crystal") == "its cost has only 1 crystal"


def test_an_exchange_needs_what_is_given_and_always_charcoalium() -> None:
    """RU-13."""
    table = play(24, "effect", state=position("[11]", "1w", play=24))
    assert why(table, "swap:copper>charcoalium") == "you own no copper"
    assert why(table, "swap:wood>copper") == "one of the two is always charcoalium"


def test_attacks_take_only_what_the_opponent_owns() -> None:
    """RU-12 and RU-26."""
    robbing = play(32, "effect", state=position("[11]", b="1c 1w", play=32))
    assert why(robbing, "rob:copper") == "B owns no copper"
    assert why(robbing, "rob:charcoalium") == "resources only"
    destroying = play(34, "effect", state=position("[11]", b="1w 2k", play=34))
    assert sorted(destroying.offers()) == ["destroy:copper+copper", "destroy:wood+copper"]
    assert why(destroying, "destroy:wood+wood") == "B owns only 1 wood"
    assert why(destroying, "destroy:copper+crystal") == "B owns no crystal"


def test_a_copyist_copies_neither_its_like_nor_what_is_not_possible() -> None:
    """RU-29."""
    table = play(42, "effect", state=position("[42 24 11]", hand="42 11"))
    assert why(table, "copy:1:42") == "this effect copies and is never copied"
    assert why(table, "copy:2:24") == "you own nothing to swap"


def test_a_copy_says_what_it_would_bring() -> None:
    """RU-29; it counts the copper on the Bric-a-brac."""
    table = play(42, "effect", state=position("[42 13 32]", hand="42 11"))
    assert brings(table) == {"copy:2:13": "2 copper by counting", "copy:3:32": "B has 0 resources and 5 cards"}


def test_a_project_to_keep_says_what_it_takes_and_how_much_of_it_is_there() -> None:
    """RU-27, 1.5."""
    table = play(41, "effect", state=position(play=41, workshop="12 15", pile="20 38 13"))
    assert brings(table) == {
        "keep:20": "Takes 2 machines that are the same",
        "keep:38": "Takes 3 machines; none of your repaired ones fits yet",
    }


def test_a_project_that_cannot_be_completed_says_what_its_machines_lack() -> None:
    """2.5; RU-28, RU-46, RU-47."""
    state = position(
        "[11]", "1k 1x", workshop="12 15", projects="11 10 20 34 37 35", b_tiles="38"
    )  # the repaired 11 makes wood, so do jokers not
    table = Table(state).pick("repair:1:11:copper")
    assert [offer for offer in table.offers() if offer != "finish"] == [
        "complete:11:12@1+11@3",
        "complete:11:15@2+11@3",
    ]
    assert why(table, "complete:10") == "takes 4 repaired machines; you have 3"
    assert why(table, "complete:20") == "you have no second Bonsai Tankard"
    assert why(table, "complete:34") == "Bonsai Tankard is not of that kind"
    assert why(table, "complete:35") == "no other machine goes with Bonsai Tankard"
    assert why(table, "complete:38") == "only B can complete it"


def test_reasons_are_told_in_german_too_and_not_at_all_in_thought() -> None:
    table = Table(position("[13]", "1k 1x"))
    assert table.reasons(GERMAN)["repair:1:13"] == "es fehlt: 1 Kristall"
    silent = position("[13]", "1k 1x")
    silent.silent = True
    thought = Table(silent)
    assert thought.offers() == table.offers()
    assert thought.reasons(ENGLISH) == {}


def test_a_gain_says_the_charcoalium_that_comes_with_it() -> None:
    """RU-18 with machine 23, which brings charcoalium beside what is picked."""
    state = position("[11 14]", "2c 1k", play=23)
    assert brings(play(23, "effect", "spot:2:14", state=state)) == {
        "gain:copper": "Then you have 3 charcoalium and 2 copper",
        "gain:crystal": "Then you have 3 charcoalium and 1 crystal",
    }
