"""What a choice will bring, where one cannot see it at once: goods after it, what others lose, what stays hidden."""

from rules.imaginarium import actions, effects, projects, purchase
from rules.imaginarium.planning import place_figure
from rules.imaginarium.use import use_machines
from rules.kernel.model import Asked, Flow
from rules.kernel.words import of_game
from tests.rules.imaginarium.table import Table, player, position

ENGLISH = of_game("imaginarium", "en").plain.named(lambda seat: "ABCDE"[seat])


def hints(table: Table) -> dict[str, str]:
    """Return the hints on offer, by option."""
    return {option.id: ENGLISH(option.hint) for option in table.options() if option.hint is not None}


def first_hints(flow: Flow[object]) -> dict[str, str]:
    """Return the hints of the question that a flow begins with, though it may leave no choice."""
    asked: Asked = next(flow)
    return {option.id: ENGLISH(option.hint) for option in asked[0].options if option.hint is not None}


def test_a_saboteur_is_told_what_becomes_of_a_machine_and_of_charcoal() -> None:
    """RUL-61 and RUL-62."""
    s = position(player(), player(), belt="P1 P2 P3 P4 T1 T2 D1")
    s.stage, s.acting = "planning", ""
    told = hints(Table(s, place_figure(s, "S0")))
    assert told["F1:P1"] == "Nobody can buy it: it goes to the crusher. Makes 1 charcoal"
    assert told["Q3"] == "Nobody gains it this round"


def test_to_run_all_says_what_comes_of_it() -> None:
    """RUL-68: a transformer that needs input is not among them."""
    s = position(player("0 / 1 0 0 / 0", "[P1][P1][P5][T1]"))
    assert hints(Table(s, use_machines(s, 0)))["all"] == "2 charcoal, 1 wood and 1 copper"


def test_an_action_says_why_it_would_bring_nothing() -> None:
    """RUL-19 and RUL-21."""
    full = player("9 / 9 9 9 / 0", "[P1][P2][P3][P4]", garden="D1", hired="AS01 AS02 AS03")
    s = position(full)
    table = Table(s, actions.act(s, 0))
    assert hints(table)["recruit+repair"].startswith(
        "Nobody to hire, your places are full; nothing to repair, no slot is free"
    )


def test_a_deal_says_what_one_has_then() -> None:
    s = position(player("5 / 1 0 0 / 2"))
    told = hints(Table(s, actions.trade(s, 0)))
    assert told["buy:copper"] == "Then you have 3 charcoal and 1 copper"
    assert told["buy:vp"] == "Then you have 0 charcoal and 3 VP"
    assert told["sell:wood"] == "Then you have 6 charcoal and 0 wood"


def test_a_payment_says_what_is_left() -> None:
    """TV-108 with a resource more."""
    s = position(player("2 / 1 1 1 / 0"), belt="- - - - - P3 -", places="F6=E0")
    table = Table(s, purchase.buy(s, 0, "F6"))
    assert hints(table)["pay:1-wood+1-copper"] == "Leaves you 1 crystal"


def test_a_theft_says_how_many_it_meets_and_that_their_stock_is_hidden() -> None:
    """RUL-28 and C7."""
    s = position(player(slots="[A1]"), player("9 / 0 0 0 / 0", "[D1]"), player("9 / 0 0 0 / 0"))
    asked = effects.ask_to_run(s, 0, s.players[0].slots[0], "DEC-12")
    told = "Meets 1 of 2 opponents unguarded; what they own is hidden; no way back"
    assert first_hints(asked) == {"run": told, "leave": "Its effect is then lost: it runs only now"}


def test_what_is_left_alone_says_whether_it_can_be_had_later() -> None:
    """C7, RUL-08, RUL-14."""
    s = position(player("0 / 2 0 0 / 0", "[P1][T1]"))
    assert hints(Table(s, use_machines(s, 0)))["stop"] == "2 more could run this turn"
    asked = effects.ask_to_run(s, 0, s.players[0].slots[0], "DEC-12")
    assert first_hints(asked)["leave"] == "It can run in every later turn"


def test_a_slot_says_what_it_would_lose_to_be_off() -> None:
    """5.3.7: P2 three times makes 5 wood."""
    s = position(player(slots="[A6]"), player(slots="[P2 P2 P2][D1][A1]"))
    assert hints(Table(s, effects.switch_off(s, 0, s.players[0].slots[0]))) == {
        "off:1:P2+P2+P2": "Does not run next time: 5 wood",
        "off:1:D1": "Guards nothing until it is on again",
        "off:1:A1": "Does nothing anyway",
    }


def test_a_project_says_what_its_disc_does_to_others() -> None:
    """RUL-37, RUL-49."""
    s = position(player("0 / 0 0 0 / 0", "[A1][A2][D1][D2]", behind="PR04 PR12"), projects="PR02 PR03")
    s.discs["PR03"] = [1]
    told = hints(Table(s, projects.complete_projects(s, 0)))
    assert told == {
        "all": "Gives 7 VP",
        "complete:PR02": "2 attack machines; whoever does it later gets 1 VP less",
        "complete:PR03": "2 defence machines; 1 VP less, since you are not the first",
        "secret:PR04": "1 attack machine and 1 defence machine; your other secret one then leaves the game",
        "stop": "What you leave, others may complete first",
    }
