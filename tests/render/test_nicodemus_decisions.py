"""The picture to decide from: one for each question of Nicodemus, told whole, with room for every word."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from render.nicodemus import PICTURES
from render.nicodemus.decision import SHEETS, canvas
from rules.kernel.model import Decision, Option, Shortcut
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from rules.kernel.words import languages_of, of_game
from rules.nicodemus.engine import GAME
from rules.nicodemus.state import State
from rules.nicodemus.view import View
from tests.render.positions import assert_told_whole
from tests.render.samples.nicodemus import LONG_NAMES
from tests.rules.nicodemus.table import A, Table, position

LANGUAGES = languages_of("nicodemus")
COMMON = {"done", "stop", "pass"}
"""Icons of all games that options of this one use."""
EACH = 6
"""Questions of each kind that are looked at."""
NAMES = ("Ada", "Charles")


def reached() -> Iterator[tuple[View, Decision]]:
    """Play at random and yield what is asked, seen by whoever is asked."""
    for seed in range(12):
        play: Play[State, Any] = Play.new(GAME, seed, 2, {})
        rng = Rng(seed)
        while not play.over:
            (decision,) = play.pending
            yield GAME.view(play.state, decision.seat), decision
            play.answer(decision.seat, decision.key, random_picks(decision, rng))


@pytest.fixture(scope="module")
def questions() -> dict[str, list[tuple[View, Decision]]]:
    """Some of each kind, those with the most options first."""
    found: dict[str, list[tuple[View, Decision]]] = {key: [] for key in SHEETS}
    for view, decision in reached():
        found[decision.key].append((view, decision))
    for asked in found.values():
        asked.sort(key=lambda one: -len(one[1].options))
    return {key: list(islice(asked, EACH)) for key, asked in found.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", SHEETS)
class TestEveryQuestion:
    def test_has_room_for_its_words(
        self, questions: dict[str, list[tuple[View, Decision]]], key: str, lang: str
    ) -> None:
        assert questions[key]
        words = of_game("nicodemus", lang)
        for view, decision in questions[key]:
            sheet = canvas(view, words, (decision,))
            assert sheet.misfits == []
            assert sheet.image.height <= 0.8 * sheet.image.width

    def test_is_told_whole(self, questions: dict[str, list[tuple[View, Decision]]], key: str, lang: str) -> None:
        words = of_game("nicodemus", lang).named(lambda seat: LONG_NAMES[seat])
        assert PICTURES.decision is not None
        for view, decision in questions[key]:
            alt = PICTURES.decision(view, words, LONG_NAMES, (decision,)).alt
            assert_told_whole([alt])
            if key != "TURN":
                assert [one for one in decision.options if words(one.text) not in alt] == []


def picture_of(state: State, *picks: str) -> tuple[bytes, str]:
    """Return pixels and alternative text for the question to which these answers lead."""
    table = Table(state).pick(*picks)
    assert table.decision is not None
    assert PICTURES.decision is not None
    words = of_game("nicodemus", "en").named(lambda seat: NAMES[seat])
    made = PICTURES.decision(GAME.view(table.s, A), words, NAMES, (table.decision,))
    return made.image.tobytes(), made.alt


class TestTurn:
    def test_what_can_be_repaired_stands_out_with_its_price(self) -> None:
        image, alt = picture_of(position("[11 31]", a="1w 1x"))  # T27
        assert "2 Bat Mask: 1 wood, 1 crystal, 1 VP" in alt.partition("Not yet")[0]
        dear = "1 Bonsai Tankard: 1 charcoalium, 1 copper, 1 crystal, 1 VP (lacks 1 charcoalium and 1 copper)"
        assert dear in alt.partition("Not yet")[2]
        poor, told = picture_of(position("[11 31]", a="1w"))
        assert image != poor
        assert "You can repair nothing now." in told

    def test_two_cards_of_a_kind_stand_once_with_their_number(self) -> None:
        one, _ = picture_of(position("[11]", hand="12 13 14 15 21"))
        two, _ = picture_of(position("[11]", hand="12 12 13 14 15"))
        assert one != two


class TestGains:
    def test_shows_what_one_really_gets_where_the_reserve_is_short(self) -> None:
        # T03: of three charcoalium the opponent's one and the reserve's one are to be had.
        short, _ = picture_of(position("[11+5 12+5]", b="1c", play=33), "play:33")
        full, _ = picture_of(position("[11 12]", b="1c", play=33), "play:33")
        assert short != full

    def test_tells_the_goods_of_whom_one_robs(self) -> None:
        _, alt = picture_of(position("[11]", b="3c 2k 1x", play=32), "play:32", "effect")  # T19
        assert "Charles has 3 charcoalium, 0 wood, 2 copper, 1 crystal." in alt

    def test_tells_the_cost_that_one_picks_from(self) -> None:
        _, alt = picture_of(position("[11 42]", play=25), "play:25", "effect", "spot:2:42")  # T13
        assert "Its cost: 3 copper 1 crystal." in alt


class TestSecrets:
    def test_the_hand_of_the_opponent_changes_nothing(self) -> None:
        for picks in ((), ("play:31",), ("play:31", "effect")[:1]):
            here = picture_of(position("[11 12]", play=31, b_hand="11 12 13 14 15"), *picks)
            assert here == picture_of(position("[11 12]", play=31, b_hand="21 22 23 24 25"), *picks)


class TestIcons:
    def test_every_option_and_press_of_whole_games_has_one(self) -> None:
        known = {*PICTURES.icons, *COMMON}
        for seed in range(4):
            play: Play[State, Any] = Play.new(GAME, seed, 2, {})
            rng = Rng(seed)
            while not play.over:
                (decision,) = play.pending
                offered: list[Option | Shortcut] = [*decision.options, *GAME.shortcuts(play.state, decision)]
                assert [one.id for one in offered if one.icon not in known] == []
                play.answer(decision.seat, decision.key, random_picks(decision, rng))

    def test_what_merely_ends_is_last_and_quiet(self) -> None:
        for _, decision in islice(reached(), 600):
            plain = [option.plain for option in decision.options]
            assert plain == sorted(plain)
            assert all(_ends(option) == option.plain for option in decision.options)


def _ends(option: Option) -> bool:
    return option.id in {"pass", "stop", "finish"}
