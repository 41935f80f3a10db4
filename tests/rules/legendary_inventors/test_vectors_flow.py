"""The dossier's vectors on set-up, ages and the final score."""

import pytest

from rules.kernel.model import who
from rules.kernel.play import Play
from rules.kernel.rng import Rng
from rules.kernel.words import of_game
from rules.legendary_inventors import engine
from rules.legendary_inventors.components import INVENTIONS, TILES
from rules.legendary_inventors.engine import GAME
from rules.legendary_inventors.scoring import explain
from tests.rules.legendary_inventors.table import A, B, C, Table, position

DECKS = [[card.id for card in INVENTIONS.values() if card.age == age] for age in (1, 2, 3)]


def dealt(seats: int, start: int = 0, teams: str = "") -> Table:
    """Return a game with decks and bag in the order of the list of components."""
    names = teams.split() or None
    return Table(engine.deal(Rng(3), start, [list(deck) for deck in DECKS], list(TILES), seats, names))


def test_d28_the_start_with_four_players() -> None:
    play = Play.new(GAME, 1, 4, {"teams": "random"})
    s = play.state
    assert (len(s.display), sum(len(each.tiles) for each in s.display), len(s.bag)) == (7, 14, 38)
    assert [len(deck) for deck in s.decks] == [5, 12, 12]
    assert all(INVENTIONS[each.card].age == 1 for each in s.display)
    for player in s.players:
        assert len(player.inventors) == 4
        assert all(inventor.active for inventor in player.inventors)
        assert sum(sum(inventor.values) for inventor in player.inventors) == 8
    assert play.waiting() == (s.leonardo,)


def test_d31_teams_are_picked_in_seat_order_and_the_start_player_moves() -> None:
    table = dealt(3, start=C)
    assert table.s.display == []
    assert table.waiting() == (A,)
    assert table.offers(A, "TEAM_PICK") == ["green", "blue", "yellow", "purple", "red"]
    table.do(A, "red")
    assert table.waiting() == (B,)
    assert "red" not in table.offers(B, "TEAM_PICK")
    table.do(B, "blue")
    assert len(table.offers(C, "TEAM_PICK")) == 3
    table.do(C, "green")
    assert len(table.s.display) == 6
    assert (table.waiting(), table.s.leonardo) == ((C,), C)


def test_d42_the_fifth_team_is_given_without_asking() -> None:
    table = dealt(5)
    for seat, team in enumerate(("purple", "green", "red", "blue")):
        table.do(seat, team)
    assert table.answers()[-1] == (4, "TEAM_PICK", "yellow", True)
    assert table.waiting() == (A,)


def test_a_random_team_stands_in_the_record_by_its_name() -> None:
    table = dealt(3)
    table.do(A, "random")
    team = table.s.players[A].team
    assert [(key, pick) for _, key, pick, _ in table.answers()] == [("RANDOM_TEAM", "random"), ("TEAM_PICK", team)]
    assert table.play.news.events == [], "the pick names it"
    assert not table.play.can_undo(A)
    assert table.waiting() == (B,)


def test_d36_tiles_come_off_the_bag_two_by_two() -> None:
    table = dealt(2, teams="green red")
    tiles = list(TILES)
    assert [each.tiles for each in table.s.display] == [tiles[n : n + 2] for n in range(0, 10, 2)]
    assert [each.card for each in table.s.display] == DECKS[0][:5]
    s = table.s
    s.display = s.display[:1]
    engine.end_of_age(s)
    assert [each.tiles for each in s.display] == [tiles[n : n + 2] for n in range(10, 20, 2)]
    assert [each.card for each in s.display] == DECKS[1][:5]


def last_but_one(seats: str, cards: str, by: int, **named: object) -> Table:
    """Return a table at the end of an age: `by` has only to fill the last field of the first card."""
    return Table(position(seats, cards, turn=by, **named))  # type: ignore[arg-type]


def test_d22_the_end_of_the_first_age() -> None:
    table = last_but_one(
        "green yellow red",
        "dice bow",
        B,
        pieces={"dice": {B: "0/1/2/1"}, "bow": {A: "0/0/1/0", B: "1/0/0/0", C: "0/0/1/1"}},
        on={"dice": "victory1 victory2", "bow": "genius order"},
        out="hypatia archimedes",
    )
    assert table.free("bow") == "0/0/0/1"
    table.do(B, "send:pascal:dice:0/0/0/1:0", "patent:dice")
    s = table.s
    assert s.age == 2
    assert len(s.display) == 6
    assert all(INVENTIONS[each.card].age == 2 for each in s.display)
    assert sum(len(each.tiles) for each in s.display) == 12
    assert not any(sum(map(sum, each.pieces)) for each in s.display)
    assert s.box_cards == ["bow"]
    assert table.boxed() == ["genius", "order", "victory1", "victory2"]
    assert not table.active("hypatia")
    assert not table.active("archimedes")
    assert (s.leonardo, table.waiting()) == (B, (C,))
    assert table.patents(B) == ["dice"]
    assert not table.play.can_undo(B)


def test_d23_the_end_of_the_game_with_five_players() -> None:
    play = Play.new(GAME, 8, 5, {"teams": "random"})
    rng = Rng(5)
    while play.state.stage == "turns":
        question = next(each for each in play.pending if each.waits)
        play.answer(question.seat, question.key, (question.options[rng.below(len(question.options))].id,))
    s = play.state
    assert len(s.bag) == 4
    assert len(s.box_cards) + sum(len(player.patents) for player in s.players) == 24
    assert s.display == []
    assert s.over or set(play.waiting()) == {seat for seat, player in enumerate(s.players) if player.tiles}


def scored(seats: int, **named: object) -> Table:
    teams = ("purple", "red", "yellow", "green", "blue")[:seats]
    return Table(position(" ".join(teams), "harpsichord pistol", **named))  # type: ignore[arg-type]


def test_r5_points_of_all_sources_add_up() -> None:
    table = scored(
        2,
        patents={A: "axe caravel telephone dice"},
        tiles={A: "victory2 victory3"},
        values={"lovelace": "0/0/1/3", "watt": "2/0/3/0"},
    )
    assert table.points(A) == {"patents": 7, "series": 3, "victory": 5, "inventors": 9, "total": 24}


def test_d24_a_full_score_that_can_be_counted_by_hand() -> None:
    table = scored(
        2,
        patents={A: "bow canoe caravel printing_press photography revolver"},
        tiles={A: "order victory3 victory1"},
        values={"lovelace": "0/0/1/3", "watt": "2/0/3/0"},
    )
    assert table.points(A) == {"patents": 12, "series": 5, "victory": 4, "inventors": 9, "total": 30}
    words = of_game("legendary_inventors", "en").named(lambda _: "Ada")
    assert words(explain(A, table.s.players[A])) == (
        "Ada: 30 VP. Patents 12; series 5 (0-1-2-3-[4] = 4 and 0-1 = 1); victory tiles 4; "
        "inventors 9 (James Watt 6 and Ada Lovelace 3)."
    )


def test_d25_points_then_patents_then_a_shared_rank() -> None:
    # None of these patents makes a series; the rest is victory tiles and goals.
    five = "sundial water_clock hourglass pendulum_clock pocket_watch"  # 1+1+2+2+3 = 9
    four = "smoke_signals papyrus quartz_clock telephone"  # 1+1+3+3 = 8
    other = "cave_painting dice fireworks photography phonograph"  # 1+1+2+3+3 = 10
    state = position(
        "purple red yellow",
        "harpsichord pistol",
        patents={A: five, B: four, C: other},
        tiles={
            A: "victory3 victory2 victory1",
            B: "victory3 victory2 victory1 victory1",
            C: "victory3 victory2",
        },
        values={"watt": "2/0/3/0", "lovelace": "0/0/1/3", "curie": "1/4/0/0", "tesla": "0/0/4/0", "newton": "3/0/1/2"},
    )
    table = Table(state)
    assert [table.points(seat)["total"] for seat in (A, B, C)] == [24, 24, 24]
    assert [score.rank for score in GAME.standing(table.s)] == [1, 3, 1]
    assert [score.ties for score in GAME.standing(table.s)] == [(("patents", 5),), (("patents", 4),), (("patents", 5),)]


@pytest.mark.parametrize(
    ("patents", "tiles", "line"),
    [
        ({A: "axe", B: "canoe"}, {A: "victory3", B: "victory2"}, "log-end"),
        ({A: "axe fire", B: "caravel"}, {A: "victory2", B: "victory2"}, "log-end-tie"),
        ({A: "axe", B: "canoe"}, {A: "victory2", B: "victory2"}, "log-end-shared"),
    ],
)
def test_every_way_to_win_is_announced(patents: dict[int, str], tiles: dict[int, str], line: str) -> None:
    table = Table(position("green red", "", stage="final", patents=patents, tiles=tiles))
    table.play.take_news()
    table.do(A, "done").do(B, "done")
    assert table.play.over
    assert len(table.lines(line)) == 1
    assert [told.text.args["who"] for told in table.lines("log-score")] == [who(A), who(B)]
