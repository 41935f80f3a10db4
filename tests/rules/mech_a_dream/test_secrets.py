"""Who may see what (section 5): the choice of the robots, what lies below the top of the piles, face-down cards."""

import msgspec

from rules.kernel.play import encode
from rules.kernel.rng import Rng
from rules.mech_a_dream.components import MACHINES
from rules.mech_a_dream.engine import GAME
from rules.mech_a_dream.view import Own, View
from tests.rules.mech_a_dream.table import Sits, Table, X, Y, position
from tests.rules.mech_a_dream.test_vectors_added import choosing

EVERYBODY = (None, X, Y)


def own(view: View) -> Own:
    assert view.own is not None
    return view.own


def test_dealt_robots_are_shown_to_their_player_only() -> None:
    s = choosing().s
    assert own(GAME.view(s, X)).dealt == ("RB4", "RB5")
    assert own(GAME.view(s, Y)).dealt == ("RB6", "RB1")
    seen = msgspec.json.encode(GAME.view(s, None)).decode()
    assert not [robot for robot in ("RB1", "RB4", "RB5", "RB6") if robot in seen]


def test_a_choice_made_changes_no_view_before_all_have_chosen() -> None:
    table = choosing()
    before = [GAME.view(table.s, audience) for audience in EVERYBODY]
    table.play.take_news()
    table.pick("RB6", seat=Y)
    assert [GAME.view(table.s, audience) for audience in EVERYBODY] == before
    assert table.play.take_news().lines == []


def test_the_tile_put_back_is_never_revealed() -> None:
    table = choosing().pick("RB4").pick("RB6", seat=Y)
    assert own(GAME.view(table.s, X)).refused == ("RB5",)
    for audience in (None, Y):
        assert "RB5" not in msgspec.json.encode(GAME.view(table.s, audience)).decode()


def test_a_choice_may_be_taken_back_until_the_robots_are_revealed() -> None:
    table = choosing().pick("RB4")
    table.play.undo(X)
    table.pick("RB5").pick("RB6", seat=Y)
    assert [player.robot for player in table.s.players] == ["RB5", "RB6"]
    assert not table.play.can_undo(X)
    assert not table.play.can_undo(Y), "not even by whoever chose last"


def test_only_the_top_of_a_pile_is_seen() -> None:
    s = GAME.setup(4, 3, {"robots": "off", "specialists": "on"})
    view = msgspec.json.encode(GAME.view(s, X)).decode()
    hidden = [machine for tiles in s.piles.values() for machine in tiles[1:]]
    assert [machine for machine in hidden if f'"{machine}"' in view] == []
    assert [card for card in (*s.deliveries, *s.removed) if f'"{card}"' in view] == []
    assert [pile.size for pile in GAME.view(s, X).piles] == [24, 15, 8]


def test_whatever_an_audience_cannot_know_is_dealt_anew() -> None:
    s = choosing().s
    worlds = [GAME.redeal(s, X, Rng(seed)) for seed in range(40)]
    assert all(world.players[X].dealt == ["RB4", "RB5"] for world in worlds)
    assert len({tuple(world.players[Y].dealt) for world in worlds}) > 10
    assert len({tuple(world.deliveries) for world in worlds}) > 30
    assert all(world.piles["red"][0] == s.piles["red"][0] for world in worlds)
    assert len({tuple(world.piles["red"]) for world in worlds}) > 30
    assert encode(worlds[0]) != encode(worlds[1])


# What the pictures need


def test_the_view_shows_prices_and_slots_after_reductions() -> None:
    s = position(Sits((3, 1, 1, 0), wk="E1a E2a E3a E4a"), card="L05", blue="B07 /", red="P03 / P01", yellow="/ C4")
    for audience, price, slot, fee in ((X, 2, 2, 1), (Y, 3, 3, 2), (None, 3, 3, 2)):
        view = GAME.view(s, audience)
        offered = view.piles[0].slots[0]
        assert offered is not None
        assert (offered.price, offered.slot, view.delivery.fee) == (price, slot, fee)
    view = GAME.view(s, X)
    assert view.piles[0].slots[1] is None
    assert [pile.top.affordable for pile in view.piles if pile.top is not None] == [True, False]


def test_the_view_shows_what_the_next_advance_completes() -> None:
    s = position(Sits(belt="P02@4x2 B06@1x1"), stage="evening")
    belt = GAME.view(s, Y).players[X].belt
    assert [(tile.machine, tile.assistants, tile.after, tile.completes) for tile in belt] == [
        ("P02", 2, 2, False),
        ("B06", 1, 0, True),
    ]


def test_the_view_shows_where_every_assistant_is() -> None:
    table = Table(position(Sits(belt="B01@1"), Sits((2, 0, 0, 0)), card="L05", stage="afternoon"))
    table.pick("build").pick("dock", seat=Y)
    players = GAME.view(table.s, None).players
    assert players[X].assistants == ("stock", "B01", "")
    assert players[Y].assistants == ("stock", "dock", "")
    (done,) = players[X].workshop
    assert (done.machine, done.space, done.assistants) == ("B01", 1, 1)


def test_the_view_says_who_is_on_turn_and_that_at_night_it_is_nobody() -> None:
    table = Table(position(Sits(), stage="evening"))
    assert (GAME.view(table.s, None).turn, GAME.view(table.s, None).stage) == (X, "evening")
    table.pick("stock", "2F").others()
    assert (GAME.view(table.s, None).turn, GAME.view(table.s, None).stage) == (None, "night")


def test_packages_taken_are_counted_during_a_visit() -> None:
    table = Table(position(Sits((3, 0, 0, 0), wk="P01"), card="L01")).pick("dock")
    assert GAME.view(table.s, Y).delivery.taken == 3
    table.pick("decline")
    assert GAME.view(table.s, Y).delivery.taken == 0


def test_specialists_show_owner_price_and_whether_they_can_be_taken() -> None:
    s = position(Sits((0, 0, 1, 0), cards="S1"), Sits(cards="S2:1"), centre="S3:1")
    cards = GAME.view(s, X).specialists
    assert [(card.id, card.owner, card.token, card.takeable) for card in cards] == [
        ("S1", X, 0, False),
        ("S2", Y, 1, True),
        ("S3", None, 1, True),
    ]
    assert not any(card.takeable for card in GAME.view(s, None).specialists)


def test_every_machine_on_a_slot_is_of_its_pile() -> None:
    view = GAME.view(GAME.setup(8, 2, {"robots": "off", "specialists": "off"}), None)
    shown = [slot.machine for pile in view.piles for slot in (*pile.slots, pile.top) if slot is not None]
    assert len(shown) == 6
    assert [MACHINES[machine].type for machine in shown[3:]] == ["power", "power", "crystal"]
