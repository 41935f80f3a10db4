"""Why not: what a position forbids is told with its reason. Numbers such as 4.3 or ruling 20 refer to the dossier."""

from rules.kernel.rng import Rng
from rules.kernel.words import of_game
from rules.legendary_inventors.engine import GAME
from tests.rules.legendary_inventors.table import A, B, C, Table, position

ENGLISH = of_game("legendary_inventors", "en").plain.named(lambda seat: "ABCDE"[seat])


def reasons(table: Table, seat: int, key: str) -> dict[str, str]:
    """Return why not, in words, by the ids of what is barred in an open question."""
    decision = next(one for one in table.play.decisions(seat) if one.key == key)
    return {one.id: ENGLISH(one.reason) for one in decision.barred}


def test_a_team_that_is_led_already_says_by_whom() -> None:
    """4.2."""
    table = Table(GAME.setup(3, 3, {"teams": "pick"})).do(A, "green")
    assert reasons(table, B, "TEAM_PICK") == {"green": "A leads it"}
    assert "green" not in table.offers(B, "TEAM_PICK")


def test_an_inventor_who_has_worked_or_knows_nothing_needed_cannot_be_sent() -> None:
    """4.3, conditions 1 and 4; rulings 20 and 26."""
    table = Table(position(display="axe cave_painting", out="hypatia"))
    told = reasons(table, A, "TURN")
    assert told["send:hypatia"] == "has worked; make all ready first"
    assert "send:archimedes:cave_painting" not in told
    assert told["send:hippocrates:axe"] == "knows nothing that is still needed there"
    gifted = Table(position(display="axe cave_painting", tiles={A: "genius"}))
    assert "send:hippocrates:axe" not in reasons(gifted, A, "TURN"), "a genius tile sends him there"


def test_who_knows_nothing_that_is_needed_anywhere_is_told_so_once() -> None:
    """Rulings 20 and 26: a refusal for each invention would say the same of all of them."""
    told = reasons(Table(position(display="axe bow")), A, "TURN")
    assert told["send:hippocrates"] == "knows nothing that is still needed anywhere"
    assert not any(id_.startswith("send:hippocrates:") for id_ in told)


def test_to_make_ready_takes_somebody_who_is_not() -> None:
    """Rulings 23, 31 and 32."""
    table = Table(position(tiles={A: "refresh"}))
    told = reasons(table, A, "TURN")
    assert told["make_all_ready"] == told["use_refresh"] == "all your inventors are ready already"
    assert reasons(Table(position(out="hypatia")), A, "TURN")["use_refresh"] == "you own no such tile"
    woken = Table(position(tiles={A: "refresh"}, out="hypatia")).do(A, "use_refresh")
    assert reasons(woken, A, "TURN")["make_all_ready"] == "all your inventors are ready already"


def test_other_numbers_of_pieces_are_bound_by_fields_knowledge_and_genius() -> None:
    """4.3, conditions 3 to 5; the axe has 2/0/2/1 fields, Archimedes knows 1/0/1/0."""
    table = Table(position(display="axe bow")).do(A, "inventor:archimedes", "invention:axe")
    told = reasons(table, A, "SEND_FORM")
    assert told["physics:2"] == "knows 1; this takes a genius tile, you own none"
    assert told["mathematics:1"] == "knows 0; this takes a genius tile, you own none"
    assert "chemistry:1" not in told, "nobody looks for a field that is not there"
    table.do(A, "physics:0")
    assert reasons(table, A, "SEND_FORM")["mechanics:0"] == "at least 1 piece must go there"
    assert reasons(table, A, "TURN")["send"] == "first send like this, or go back"
    full = Table(position(display="axe bow", values={"archimedes": "3/0/1/0"}))
    full.do(A, "inventor:archimedes", "invention:axe")
    assert reasons(full, A, "SEND_FORM")["physics:3"] == "only 2 fields are free"


def test_a_tile_goes_on_a_value_of_one_less_and_its_back_on_an_empty_science() -> None:
    """Rulings 4, 7 and 14."""
    told = reasons(Table(position(tiles={A: "upgrade2 order"})), A, "UPGRADE")
    assert told["upgrade:upgrade2"] == "goes only on a 1"
    assert told["upgrade:upgrade3"] == "you own no such tile"
    assert told["upgrade:order"] == "only its back, a 1, goes on an inventor"
    assert told["flip:order"] == "goes only on an empty science"
    assert "upgrade:genius" not in told, "nobody looks for a tile that they do not own, unless it upgrades"
    many = reasons(Table(position(tiles={A: "upgrade4 order genius refresh"})), A, "UPGRADE")
    assert many["upgrade:upgrade4"] == "goes only on a 3, and none is there"
    assert many["flip:order"] == "first choose it to be turned over"


def test_a_turn_says_why_a_tile_cannot_be_used_where_no_question_is_about_it() -> None:
    """Rulings 4 and 7: every science of the green team is known, and none of them as a 3."""
    known = {"hypatia": "1/1/1/1", "archimedes": "1/1/1/1", "aristotle": "1/1/1/1", "hippocrates": "1/2/1/1"}
    told = reasons(Table(position(tiles={A: "upgrade4"}, values=known)), A, "TURN")
    assert told["upgrade:upgrade4"] == "goes only on a 3, and none is there"
    assert told["flip:upgrade4"] == "no science of yours is empty"


def test_a_patent_that_is_taken_says_who_has_it() -> None:
    """4.5."""
    pieces = {"dice": {A: "0/1/1/0", B: "0/0/1/1"}}
    table = Table(position(display="dice axe bow", pieces=pieces, on={"dice": "upgrade2 victory3"}, turn=C))
    table.do(C, "send:einstein:dice:0/0/0/1:0")
    assert reasons(table, A, "REWARD") == {}
    table.do(A, "patent:dice")
    assert reasons(table, B, "REWARD") == {"patent:dice": "A has taken it"}


def test_reasons_are_given_in_every_game_and_none_in_thought() -> None:
    state = GAME.setup(Rng(1).below(99), 2, {"teams": "random"})
    state.silent = True
    silent, loud = next(GAME.phase(state)), next(GAME.phase(GAME.setup(Rng(1).below(99), 2, {"teams": "random"})))
    assert [one.options for one in silent] == [one.options for one in loud]
    assert any(one.barred for one in loud)
    assert not any(one.barred for one in silent)
