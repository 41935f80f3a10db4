"""The dossier's vectors on turns and sends."""

import pytest

from rules.kernel.errors import NotAsked, NotOffered
from rules.kernel.play import Play
from rules.kernel.record import random_answer
from rules.kernel.rng import Rng
from rules.kernel.words import of_game
from rules.legendary_inventors.engine import GAME
from tests.rules.legendary_inventors.table import A, B, C, Table, legal_sends, position, reachable

ENGLISH = of_game("legendary_inventors", "en").plain.named(lambda seat: "ABCDE"[seat])


def tesla(genius: int = 0) -> Table:
    """D1 to D4: Tesla 0/0/2/0 and the empty Axe."""
    return Table(position("red blue", "axe bow", tiles={A: "genius " * genius}))


def numbers(table: Table, inventor: str, card: str) -> dict[str, int]:
    """Return every placement that can be made for that pair, with its genius tiles."""
    found = [id_.split(":") for id_ in table.sends()]
    return {place: int(genius) for _, who, where, place, genius in found if (who, where) == (inventor, card)}


def test_r2_a_send_places_pieces_and_deactivates() -> None:
    table = Table(position("green yellow", values={"archimedes": "1/0/2/0"}))
    table.do(A, "send:archimedes:bow:1/0/2/0:0")
    assert table.free("bow") == "0/0/0/2"
    assert table.contribution(A, "bow") == 3
    assert not table.active("archimedes")
    assert table.waiting() == (B,)
    assert not table.s.queue


def test_r3_make_all_ready_wakes_everybody_and_ends_the_turn() -> None:
    table = Table(position(out="hypatia archimedes aristotle"))
    assert any(id_.startswith("send:hippocrates:") for id_ in table.sends()) is False
    assert table.waiting() == (A,)
    table.do(A, "make_all_ready")
    assert all(table.active(name) for name in ("hypatia", "archimedes", "aristotle", "hippocrates"))
    assert table.waiting() == (B,)


def test_r3_the_fourth_inventor_might_have_been_sent_instead() -> None:
    table = Table(position(display="smoke_signals bow", out="hypatia archimedes aristotle"))
    assert table.can(A, "send:hippocrates:smoke_signals:0/2/0/0:0")


def test_7_2_a_short_game_step_by_step() -> None:
    table = Table(
        position(display="axe bow canoe wheel fire dice", on={"axe": "upgrade2 victory3"}, turn=A, leonardo=A)
    )
    table.do(A, "send:archimedes:axe:1/0/1/0:0")
    assert (table.free("axe"), table.contribution(A, "axe"), table.active("archimedes")) == ("1/0/1/1", 2, False)
    assert table.waiting() == (B,)
    table.do(B, "send:newton:axe:1/0/1/0:0")
    assert (table.free("axe"), table.contribution(B, "axe")) == ("0/0/0/1", 2)
    assert table.waiting() == (C,)
    assert "send:einstein:axe:1/0/0/1:0" not in table.sends()
    table.do(C, "send:einstein:axe:0/0/0/1:0")
    assert table.s.leonardo == C
    assert table.s.queue == [A, B, C]
    table.do(A, "tile:upgrade2")
    assert table.tiles(A) == ["upgrade2"]
    assert table.waiting() == (B,)
    table.do(A, "upgrade:upgrade2:archimedes:mechanics")
    assert table.values("archimedes") == "1/0/2/0"
    assert table.s.spent_starts == 1
    assert table.waiting() == (B,)
    table.do(B, "tile:victory3")
    assert table.patents(C) == ["axe"]
    assert table.points(C)["patents"] == 1
    assert len(table.s.display) == 5
    assert table.waiting() == (A,)
    assert not any(id_.startswith("send:archimedes:") for id_ in table.sends())
    assert [key for _, key, _, _ in table.answers()].count("REWARD") == 2


def test_d1_fewer_pieces_are_legal_none_are_not() -> None:
    table = tesla()
    assert numbers(table, "tesla", "axe") == {"0/0/1/0": 0, "0/0/2/0": 0}
    table.send(A, "tesla", "axe", "0/0/1/0")
    assert table.free("axe") == "2/0/1/1"
    assert table.answers()[-1][1:3] == ("TURN", "send:tesla:axe:0/0/1/0:0")


def test_d2_a_genius_tile_adds_two_pieces_without_knowledge() -> None:
    table = tesla(1).send(A, "tesla", "axe", "1/0/2/1")
    assert (table.free("axe"), table.contribution(A, "axe")) == ("1/0/0/0", 4)
    assert table.boxed() == ["genius"]


def test_d3_one_extra_piece_costs_the_whole_tile_and_no_tile_is_spent_in_vain() -> None:
    table = tesla(1)
    assert numbers(table, "tesla", "axe")["1/0/2/0"] == 1
    assert numbers(table, "tesla", "axe")["0/0/2/0"] == 0
    assert numbers(tesla(2), "tesla", "axe")["1/0/2/0"] == 1
    table.send(A, "tesla", "axe", "1/0/2/0")
    assert (table.contribution(A, "axe"), table.tiles(A)) == (3, [])


def test_d4_two_genius_tiles_complete_the_axe_alone() -> None:
    assert "2/0/2/1" not in numbers(tesla(1), "tesla", "axe")
    table = tesla(2).send(A, "tesla", "axe", "2/0/2/1")
    assert table.s.completed == "axe"
    assert table.contribution(A, "axe") == 5
    assert table.boxed() == ["genius", "genius"]


def test_d5_an_inventor_who_fits_nowhere_may_be_sent_with_a_genius_tile() -> None:
    assert numbers(Table(position("yellow red", "bow dice")), "boyle", "bow") == {}
    table = Table(position("yellow red", "bow dice", tiles={A: "genius"}))
    assert numbers(table, "boyle", "bow")["0/0/1/1"] == 1
    table.send(A, "boyle", "bow", "0/0/1/1")
    assert table.contribution(A, "bow") == 2


def test_d6_extra_pieces_go_on_top_of_the_knowledge_in_a_science() -> None:
    table = Table(position("red blue", "fire axe", tiles={A: "genius"})).send(A, "curie", "fire", "3/1/0/0")
    assert table.free("fire") == "0/0/0/1"


def test_a_genius_tile_offers_each_send_with_its_extra_pieces_beside_the_usual_one() -> None:
    """C4: in the order of the sciences; D2 and D6 in one press. A usual send that completes needs none."""
    state = position("red blue", "axe fire", out="einstein edison", tiles={A: "genius"})
    assert [id_ for id_ in Table(state).offers(A, "TURN") if id_.startswith("send")] == [
        "send:tesla:axe:0/0/2/0:0",
        "send:tesla:axe:2/0/2/0:1",
        "send:tesla:fire:2/0/0/0:1",
        "send:curie:axe:1/0/0/0:0",
        "send:curie:fire:1/1/0/0:0",
        "send:curie:axe:2/0/1/0:1",
        "send:curie:fire:3/1/0/0:1",
    ]
    nearly = Table(position("red blue", "axe fire", pieces={"fire": {B: "2/1/0/1"}}, tiles={A: "genius"}))
    assert [id_ for id_ in nearly.offers(A, "TURN") if ":curie:fire" in id_] == ["send:curie:fire:1/0/0/0:0"]


def test_a_send_that_spends_a_genius_tile_shows_it_and_says_so() -> None:
    table = Table(position("red blue", "axe fire", tiles={A: "genius"}))
    (turn,) = [decision for decision in table.play.decisions(A) if decision.key == "TURN"]
    option = next(option for option in turn.options if option.id == "send:curie:fire:3/1/0/0:1")
    assert option.icon == "tile-genius"
    assert option.hint is not None
    said = ENGLISH(option.hint)
    assert said.startswith("Spends a genius tile. "), "what it costs is not what a short line cuts off"
    usual = next(option for option in turn.options if option.id == "send:curie:fire:1/1/0/0:0")
    assert usual.hint is not None
    assert "genius" not in ENGLISH(usual.hint)


def test_d7_surplus_knowledge_is_lost() -> None:
    table = Table(position("purple red", "axe bow", pieces={"axe": {B: "1/0/1/0"}}))
    assert numbers(table, "watt", "axe") == {"0/0/1/0": 0}


def test_d8_a_refresh_tile_comes_before_the_action() -> None:
    out = "hypatia archimedes aristotle hippocrates"
    table = Table(position(out=out, tiles={A: "refresh"}))
    assert table.waiting() == (A,)
    table.do(A, "use_refresh")
    assert all(table.active(name) for name in out.split())
    assert (table.tiles(A), table.boxed()) == ([], ["refresh"])
    assert table.waiting() == (A,)
    assert not table.can(A, "make_all_ready")
    assert table.sends()


def test_d8_with_all_active_a_refresh_tile_is_of_no_use() -> None:
    assert not Table(position(tiles={A: "refresh"})).can(A, "use_refresh")


def test_d9_make_all_ready_needs_a_deactivated_inventor() -> None:
    assert not Table(position()).can(A, "make_all_ready")


def test_d32_action_b_alone_waits_while_an_upgrade_may_bring_a_send() -> None:
    state = position(
        "red blue",
        "bow dice",
        out="einstein edison tesla",
        tiles={A: "upgrade2"},
        pieces={"bow": {B: "1/0/0/1"}, "dice": {B: "0/1/0/0"}},
    )
    table = Table(state)
    assert (table.free("bow"), table.free("dice")) == ("0/0/2/1", "0/0/2/2")
    assert table.offers(A, "TURN") == ["make_all_ready"]
    assert table.waiting() == (A,)
    table.do(A, "flip:upgrade2:curie:mathematics")
    assert table.values("curie") == "1/1/0/1"
    assert table.can(A, "send:curie:bow:0/0/0/1:0")
    assert table.can(A, "send:curie:dice:0/0/0/1:0")


def test_d37_genius_tiles_need_an_active_inventor_and_a_lone_action_b_is_given_at_once() -> None:
    table = Table(position(out="hypatia archimedes aristotle hippocrates", tiles={A: "genius genius"}))
    assert table.answers() == [(A, "TURN", "make_all_ready", True)]
    assert table.waiting() == (B,)
    assert table.tiles(A) == ["genius", "genius"]


def test_d38_refresh_and_genius_in_one_turn() -> None:
    table = Table(position("red blue", out="einstein edison tesla curie", tiles={A: "refresh refresh genius"}))
    table.do(A, "use_refresh")
    assert not table.can(A, "use_refresh")
    assert not table.can(A, "make_all_ready")
    table.send(A, "tesla", "axe", "2/0/2/0")
    assert table.contribution(A, "axe") == 4
    assert table.tiles(A) == ["refresh"]


def test_d40_pieces_are_not_limited() -> None:
    almost = {"axe": "2/0/2/0", "bow": "1/0/2/1", "canoe": "2/0/1/1", "wheel": "1/0/3/0", "fire": "3/1/0/0"}
    table = Table(position("red blue", " ".join(almost), pieces={card: {A: there} for card, there in almost.items()}))
    assert sum(table.contribution(A, card) for card in almost) == 20
    assert {id_.split(":")[2] for id_ in table.sends()} == set(almost)
    assert table.can(A, "send:einstein:axe:0/0/0/1:0")


def test_d44_nobody_acts_out_of_turn() -> None:
    table = Table(position(out="hypatia archimedes aristotle hippocrates", tiles={A: "refresh"}, turn=B))
    for pick in ("use_refresh", "make_all_ready"):
        assert not table.can(A, pick)
        with pytest.raises(NotAsked):
            table.play.answer(A, "TURN", (pick,))


def test_what_is_illegal_is_refused() -> None:
    table = tesla()
    for pick in ("send:tesla:axe:1/0/2/0:0", "send:tesla:axe:0/0/0/0:0", "send:boyle:axe:0/2/0/0:0", "make_all_ready"):
        with pytest.raises(NotOffered):
            table.play.answer(A, "TURN", (pick,))


def test_forms_reach_exactly_the_legal_sends() -> None:
    """C4: against all numbers tried by the conditions of 4.3, over positions of random games with genius tiles."""
    rng = Rng(4)
    checked = with_genius = 0
    for seed in range(8):
        play = Play.new(GAME, seed, 2 + seed % 4)
        while not play.over:
            s = play.state
            if s.stage == "turns" and not s.queue and rng.below(6) == 0:
                extra = [tile for tile in s.bag if tile.startswith("genius")][: rng.below(3)]
                s.players[s.current].tiles += extra
                assert reachable(s) == legal_sends(s)
                checked, with_genius = checked + 1, with_genius + bool(extra)
                s.players[s.current].tiles = [tile for tile in s.players[s.current].tiles if tile not in extra]
            answer = random_answer(play, rng)
            play.answer(answer.seat, answer.key, answer.picks)
    assert checked > 150
    assert with_genius > 40
