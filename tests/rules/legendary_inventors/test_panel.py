"""How little a turn takes, what is asked together, and how its words read with icons and without."""

import re

import pytest

from render.legendary_inventors import PICTURES
from rules.kernel.model import Decision, Line, Text, text
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from rules.kernel.words import of_game
from rules.legendary_inventors.engine import GAME
from rules.legendary_inventors.wording import pieces
from tests.rules.legendary_inventors.table import A, B, C, Table, position

PRIVATE = re.compile("[\ue000-\uf8ff]")
ICONS = {key: f"<:{key}:1>" for key in [*PICTURES.icons, "points"]}


def asked(table: Table, seat: int, key: str) -> Decision:
    return next(one for one in table.play.decisions(seat) if one.key == key)


class TestPresses:
    def test_every_turn_of_the_short_game_of_7_2_is_one_press(self) -> None:
        table = Table(position("green yellow red", "axe bow canoe wheel dice fire", on={"axe": "upgrade2 victory3"}))
        table.do(A, "send:archimedes:axe:1/0/1/0:0")
        table.do(B, "send:newton:axe:1/0/1/0:0")
        table.do(C, "send:einstein:axe:0/0/0/1:0")
        table.do(A, "tile:upgrade2").do(B, "tile:victory3")
        given = [(seat, key) for seat, key, _, auto in table.answers() if not auto]
        assert given == [(A, "TURN"), (B, "TURN"), (C, "TURN"), (A, "REWARD"), (B, "REWARD")]
        assert table.patents(C) == ["axe"]

    def test_to_complete_an_invention_and_take_its_reward_are_two(self) -> None:
        table = Table(position("green yellow", "axe bow canoe", pieces={"axe": {A: "1/0/2/0"}}))
        table.do(A, "send:aristotle:axe:1/0/0/1:0", "patent:axe")
        assert [(seat, key) for seat, key, _, auto in table.answers() if not auto] == [(A, "TURN"), (A, "REWARD")]
        assert table.waiting() == (B,)


class TestTheQuestionOfAReward:
    TOLD = of_game("legendary_inventors", "en").plain.named(lambda seat: "ABC"[seat])

    def hints(self, table: Table) -> dict[str, str]:
        options = asked(table, A, "REWARD").options
        return {option.id: self.TOLD(option.hint) for option in options if option.hint}

    def completed(self, **given: object) -> Table:
        """Aristotle completes the axe, of which four pieces are A's and one is B's."""
        own = {"axe": {A: "1/0/1/0", B: "0/0/1/0"}}
        table = Table(position("green yellow", "axe bow canoe", pieces=own, **given))  # type: ignore[arg-type]
        return table.do(A, "send:aristotle:axe:1/0/0/1:0")

    def test_tells_which_goal_a_tile_reaches_turned_over_where_its_front_reaches_none(self) -> None:
        """4.4 and ruling 7: Hypatia's goal is 1/0/2/3, and the back of any tile is the 1 that she lacks."""
        hints = self.hints(self.completed(on={"axe": "upgrade4 victory2"}, values={"hypatia": "0/0/2/3"}))
        assert hints["tile:upgrade4"] == "Turned over, it reaches the goal of Hypatia: 9 VP"
        assert hints["tile:victory2"] == "+2 VP; or, turned over, the goal of Hypatia: 9 VP"

    def test_counts_no_goal_that_a_tile_in_hand_reaches_already(self) -> None:
        """Aristotle 2/0/0/1 lacks the 2 of his goal, worth 3; one more such tile would do nothing for it."""
        own: dict[str, object] = {"on": {"axe": "upgrade2 victory2"}, "values": {"aristotle": "2/0/0/1"}}
        assert self.hints(self.completed(**own))["tile:upgrade2"] == "Reaches the goal of Aristotle: 3 VP"
        held = self.hints(self.completed(**own, tiles={A: "upgrade2"}))["tile:upgrade2"]
        assert held.startswith("Fits ")

    def test_tells_what_a_patent_would_be_to_whom_chooses_next(self) -> None:
        """4.8: the axe has the order number 0, without which 1 to 3 are no series."""
        hints = self.hints(self.completed(patents={B: "wheel smoke_signals photography"}))
        assert hints["patent:axe"] == "Order number 0; series: you +0, B +3 VP"
        nobody = self.hints(self.completed())
        assert nobody["patent:axe"] == "Order number 0, the start of any series; adds nothing to your series yet"


class TestTheQuestionOfATurn:
    def test_has_a_group_for_each_active_inventor_in_the_order_of_the_team(self) -> None:
        table = Table(position("green yellow", "axe bow canoe", out="aristotle"))
        turn = asked(table, A, "TURN")
        groups = list(dict.fromkeys(option.group for option in turn.options if option.group))
        assert groups == ["hypatia", "archimedes"], "Hippocrates knows chemistry alone, and Aristotle is tired"
        assert turn.menus

    def test_says_once_the_last_inventor_is_ready_what_the_next_turn_will_take(self) -> None:
        """4.3, action B: making all ready is a whole turn; a refresh tile spares it (ruling 31)."""
        warns = "making all ready takes a turn"
        english = of_game("legendary_inventors", "en").plain
        three_out = "aristotle hypatia hippocrates"
        last = position("green yellow", "axe bow canoe", out=three_out)
        two = position("green yellow", "axe bow canoe", out="aristotle hypatia")
        spared = position("green yellow", "axe bow canoe", out=three_out, tiles={A: "refresh"})
        told = [warns in english(asked(Table(one), A, "TURN").prompt) for one in (last, two, spared)]
        assert told == [True, False, False]

    def test_ends_with_what_sends_nobody(self) -> None:
        table = Table(position("green yellow", "axe bow canoe", out="aristotle", tiles={A: "refresh"}))
        assert [option.id for option in asked(table, A, "TURN").options][-2:] == ["use_refresh", "make_all_ready"]

    def test_gives_way_to_a_send_that_is_put_together(self) -> None:
        table = Table(position("green yellow", "axe bow canoe"))
        assert not asked(table, A, "SEND_FORM").begun
        table.do(A, "inventor:archimedes")
        assert (asked(table, A, "SEND_FORM").begun, asked(table, A, "TURN").begun) == (True, False)
        table.do(A, "invention:axe")
        assert (asked(table, A, "SEND_FORM").begun, asked(table, A, "TURN").begun) == (True, True)
        table.do(A, "back", "back")
        assert not asked(table, A, "SEND_FORM").begun


SAID = {
    "a send": (
        text("log-send", who="Ann", inventor=Text("inventor-watt"), invention=Text("invention-bow"),
             pieces=pieces((0, 0, 2, 0)), genius=0, left=3),
        "Ann sends James Watt to Bow: 2 mechanics.",
        "Ann sends James Watt to <:invention-bow:1> Bow: 2 <:mechanics:1>.",
    ),
    "a goal": (
        text("log-goal", who="Ann", inventor=Text("inventor-tesla"), points=3),
        "Nikola Tesla has reached the goal: 3 VP for Ann.",
        "<:inventor-tesla:1> Nikola Tesla has reached the goal: 3 <:points:1> for Ann.",
    ),
    "a reward": (
        text("log-reward", who="Ann", reward=text("the-tile", tile=Text("tile-genius"))),
        "Ann takes the tile Genius.",
        "Ann takes the tile <:tile-genius:1> Genius.",
    ),
    "a hint": (text("hint-tile-order", series=2), "+2 VP for series", "+2 <:points:1> for series"),
}  # fmt: skip


@pytest.mark.parametrize(("said", "bare", "rich"), SAID.values(), ids=SAID.keys())
def test_a_text_reads_as_well_without_icons(said: Text, bare: str, rich: str) -> None:
    words = of_game("legendary_inventors", "en")
    assert words.plain(said) == bare
    assert words.iconed(ICONS)(said) == rich


@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_that_is_said_in_a_game_shows_a_sign_of_private_use_or_icons_where_they_cannot_be(lang: str) -> None:
    words = of_game("legendary_inventors", lang)
    rich, play, rng = words.iconed(ICONS), Play.new(GAME, 11, 3, {}), Rng(11)
    while not play.over:
        lines: list[Line] = [line for _, line in play.take_news().lines]
        options = [option for one in play.pending for option in one.options]
        hints = [option.hint for option in options if option.hint]
        for said in [*(line.text for line in lines), *(one.prompt for one in play.pending), *hints]:
            assert not PRIVATE.search(words.plain(said))
            assert not PRIVATE.search(rich(said))
            assert "<:" not in words.plain(said)
            assert rich(said).count("<:") <= 7
        assert not any("<:" in words.plain(option.text) for option in options)
        one = play.pending[rng.below(len(play.pending))]
        play.answer(one.seat, one.key, random_picks(one, rng))
