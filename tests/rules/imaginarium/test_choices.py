"""What choices say of themselves: the titles of menus, and what each pair of the dial would give now."""

import pytest

from rules.imaginarium.actions import act
from rules.imaginarium.planning import plan
from rules.imaginarium.state import Player
from rules.kernel.words import of_game
from tests.rules.imaginarium.table import Table, player, position

WORDS = of_game("imaginarium", "en")


def titles(table: Table) -> dict[str, set[str]]:
    """Return the first parts of the ids on offer by the title of their menu."""
    assert table.decision is not None
    found: dict[str, set[str]] = {}
    for option in table.decision.options:
        found.setdefault(WORDS.say(f"group-{option.group}"), set()).add(option.id[0])
    return found


def test_menus_of_a_saboteur_say_that_it_crushes_and_blocks_those_of_an_engineer_that_it_reserves() -> None:
    s = position(player(), player(), belt="P1 P1 P1 P1 P1 P1 P1")
    s.stage, s.track = "planning", ["S0", "E1", "S1", "E0", ""]
    table = Table(s, plan(s))
    assert titles(table) == {"Crush a machine": {"F"}, "Block a press": {"Q"}}
    assert titles(table.pick("F1:P1")) == {"Reserve a machine": {"F"}, "Go to a press": {"Q"}}


def turning(own: Player, conference: str = "AS09 AS13 AS03") -> Table:
    s = position(own, player(), conference=conference)
    return Table(s, act(s, 0))


def hints(table: Table) -> dict[str, str]:
    assert table.decision is not None
    return {option.id: WORDS(option.hint) for option in table.decision.options if option.hint is not None}


def test_each_pair_of_the_dial_says_what_both_actions_would_give_now() -> None:
    rich = player("5 / 2 2 0 / 0", "[P1][P1][A1]", garden="P1 P2 P6 P6")
    assert hints(turning(rich)) == {
        "recruit+extract": "2 assistants to hire; 3 charcoal",
        "extract+repair": "3 charcoal; 2 machines to repair",
        "repair+trade": "2 machines to repair; 3 deals with 5 charcoal",
        "trade+dismantle": "3 deals with 5 charcoal; 5 machines to dismantle",
        "dismantle+reorganise": "5 machines to dismantle; 3 machines to reorganise",
        "reorganise+recruit": "3 machines to reorganise; 2 assistants to hire",
    }


def test_a_pair_that_would_give_nothing_now_says_so() -> None:
    told = hints(turning(player("0 / 0 0 0 / 0", "[P1]")))
    assert told["recruit+extract"] == "Nobody to hire yet; 3 charcoal"
    assert told["repair+trade"] == "Nothing to repair yet; 3 deals with 0 charcoal"
    assert told["dismantle+reorganise"] == "1 machine to dismantle; nothing to reorganise yet"


def test_more_is_to_be_had_with_the_big_trader() -> None:
    assert hints(turning(player("0 / 0 0 0 / 0", hired="AS10")))["trade+dismantle"].startswith("5 deals")


@pytest.mark.parametrize(
    ("own", "told"),
    [
        (player(dial="repair+trade"), "You may not repeat repair + trade."),
        (player(), "Turn the dial: which two actions?"),
        (player(dial="repair+trade", hired="AS01"), "Turn the dial: which two actions?"),
    ],
    ids=["the last pair", "the first turn", "the free dial"],
)
def test_the_question_names_the_pair_that_is_barred(own: Player, told: str) -> None:
    table = turning(own)
    assert table.decision is not None
    assert WORDS(table.decision.prompt).endswith(told)
    assert (table.decision.prompt.args["barred"] == 0) == ("repair+trade" in table.offers())
