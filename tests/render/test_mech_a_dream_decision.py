"""What somebody decides from in Mech A Dream: a picture for each question, and an icon for each option."""

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from render.mech_a_dream import PICTURES, decision
from render.mech_a_dream.decision import canvas
from rules.kernel.game import Settings
from rules.kernel.model import Decision, Option, Shortcut, Text
from rules.kernel.testkit import AnyPlay, simulate
from rules.kernel.words import Words, of_game
from rules.mech_a_dream.components import ROBOTS
from rules.mech_a_dream.engine import GAME
from rules.mech_a_dream.view import Own, View
from tests.render.positions import assert_told_whole
from tests.render.samples.mech_a_dream import DOCK_CLOSED, LONG_NAMES, NIGHT, OWN, OWN_NIGHT, own_goods

ALL: Settings = {"robots": "on", "specialists": "on"}
LANGS = ("en", "de", "fr")
KEYS = {key for move in GAME.info.moves for key in move.keys}
COMMON = {"decline"}
"""Icons that every game has."""
PRIVATE = range(0xE000, 0xF900)
"""Characters that mean nothing to whoever reads them."""


def own_of(view: View) -> Own:
    """What is the viewer's own."""
    assert view.own is not None
    return view.own


def words_in(lang: str) -> Words:
    return of_game("mech_a_dream", lang).named(lambda seat: LONG_NAMES[seat])


def games() -> Iterator[tuple[int, Settings, int]]:
    """A few games with and without the variants."""
    yield from ((2, {}, 1), (4, {}, 2), (2, ALL, 3), (3, ALL, 4), (4, ALL, 5), (4, ALL, 15))


@cache
def asked() -> dict[tuple[str, int], tuple[View, Decision]]:
    """Questions of whole random games: of each kind those with most options, and their views."""
    found: dict[tuple[str, int], tuple[View, Decision]] = {}

    def look(play: AnyPlay) -> None:
        for one in play.pending:
            shape = one.key, len(one.options)
            if shape not in found:
                found[shape] = play.game.view(play.state, one.seat), one

    for seats, settings, seed in games():
        simulate(GAME, seats, settings, seed, look)
    return found


class TestThePicture:
    def test_there_is_one_for_every_kind_of_question(self) -> None:
        assert {key for key, _ in asked()} == KEYS

    def test_is_low_enough_for_the_panel_on_a_phone(self) -> None:
        for view, question in asked().values():
            drawn = decision(view, words_in("en"), LONG_NAMES, (question,)).image
            assert drawn.width == 800
            assert drawn.height <= 0.84 * drawn.width, question.key

    @pytest.mark.parametrize("lang", LANGS)
    def test_has_room_for_all_words_and_is_told_whole(self, lang: str) -> None:
        words = words_in(lang)
        for view, question in asked().values():
            assert canvas(view, words, question).misfits == []
            assert_told_whole([decision(view, words, LONG_NAMES, (question,)).alt])

    def test_tells_every_option(self) -> None:
        words = words_in("en")
        for view, question in asked().values():
            told = decision(view, words, LONG_NAMES, (question,)).alt
            missing = [one.id for one in question.options if words(one.text) not in told and one.id not in told]
            assert missing == [], question.key

    def test_shows_the_specialists_in_the_stock_room_for_whom_one_lacks_rainbows(self) -> None:
        stock = [(view, question) for view, question in asked().values() if question.key == "STOCK_CHOICE"]
        dear = [
            {one.id for one in question.barred if one.reason.key == "barred-lacks"}
            <= {name for name, _ in canvas(view, words_in("en"), question).greyed}
            for view, question in stock
            if any(one.reason.key == "barred-lacks" for one in question.barred)
        ]
        assert dear
        assert all(dear)

    @pytest.mark.parametrize(("view", "question"), [(OWN, DOCK_CLOSED), (OWN_NIGHT, NIGHT)], ids=["day", "night"])
    def test_shows_what_is_possible(self, view: View, question: Decision) -> None:
        words = words_in("en")
        drawn = decision(view, words, LONG_NAMES, (question,))
        for number in range(len(question.options) - 1):
            if question.options[number].id in {"buy", "build"}:
                continue  # The tiles on offer and on the belt say that by themselves.
            fewer = question.options[:number] + question.options[number + 1 :]
            without = decision(view, words, LONG_NAMES, (replace(question, options=fewer),))
            assert without.image != drawn.image
            assert without.alt != drawn.alt

    @pytest.mark.parametrize("good", ["flowers", "ink", "rainbows", "dreams"])
    def test_shows_the_goods_of_who_is_asked(self, good: str) -> None:
        words = words_in("en")
        before = decision(OWN, words, LONG_NAMES, (DOCK_CLOSED,))
        after = decision(own_goods(OWN, good), words, LONG_NAMES, (DOCK_CLOSED,))
        assert after.image != before.image
        assert after.alt != before.alt

    def test_shows_how_many_boosts_are_left(self) -> None:
        words = words_in("en")
        asked_for = Decision(1, "BOOST_TARGET", Text("ask-boost", {"left": 2}), (Option("P11", Text("opt-boost")),))
        view = replace(OWN_NIGHT, own=replace(own_of(OWN_NIGHT), boosts=1))
        two, one = (decision(seen, words, LONG_NAMES, (asked_for,)) for seen in (OWN_NIGHT, view))
        assert two.image != one.image
        assert two.alt != one.alt

    def test_shows_at_night_what_would_be_lost_and_what_needs_no_choice(self) -> None:
        words = words_in("en")
        losing = Option("B02", Text("opt-activate"), Text("hint-after-lost", {"lost": 2, "goods": "9"}), warns=True)
        loses = replace(NIGHT, options=(losing, *(one for one in NIGHT.options if one.id != "B02")))
        waits = replace(OWN_NIGHT, own=replace(own_of(OWN_NIGHT), run=()))
        usual = decision(OWN_NIGHT, words, LONG_NAMES, (NIGHT,))
        for other in (
            decision(OWN_NIGHT, words, LONG_NAMES, (loses,)),
            decision(waits, words, LONG_NAMES, (NIGHT,)),
        ):
            assert other.image != usual.image
            assert other.alt != usual.alt

    def test_shows_where_a_robot_would_put_the_tiles_it_buys(self) -> None:
        words, buying = words_in("en"), (Option("B13", Text("opt-buy")),)
        players = tuple(replace(one, robot="RB7") for one in OWN.players)
        by_robot = Decision(2, "BUY_TILE", Text("ask-buy-robot"), buying)
        view = replace(OWN, players=players)
        usual = canvas(view, words, replace(by_robot, prompt=Text("ask-buy"))).image
        assert canvas(view, words, by_robot).image != usual

    def test_a_robot_to_copy_may_have_several_effects(self) -> None:
        words, players = words_in("en"), tuple(replace(one, robot="RB5") for one in OWN.players)
        view = replace(OWN, players=(*players[:2], replace(players[2], robot="RB8")))
        options = tuple(Option(f"RB5{letter}", Text("robot-RB5")) for letter in ROBOTS["RB5"].letters())
        drawn = canvas(view, words, Decision(2, "COPY_TARGET", Text("ask-copy-robot"), options)).image
        assert drawn != canvas(view, words, Decision(2, "COPY_TARGET", Text("ask-copy-robot"), options[:1])).image


def offered() -> Iterator[Option | Shortcut]:
    """Everything that can be pressed in whole random games."""
    found: dict[str, Option | Shortcut] = {}

    def look(play: AnyPlay) -> None:
        for one in play.pending:
            each_of: list[Option | Shortcut] = [*one.options, *play.game.shortcuts(play.state, one)]
            for each in each_of:
                found.setdefault(f"{one.key} {each.id} {each.icon}", each)

    for seats, settings, seed in games():
        simulate(GAME, seats, settings, seed, look)
    yield from found.values()


class TestIcons:
    def test_everything_that_can_be_pressed_has_one(self) -> None:
        wanted = {one.icon for one in offered()}
        assert len(wanted) > 50
        assert wanted <= {*PICTURES.icons, *COMMON}

    def test_all_are_told_apart(self) -> None:
        drawn = {key: draw(48).tobytes() for key, draw in PICTURES.icons.items()}
        assert len(set(drawn.values())) == len(drawn)

    @pytest.mark.parametrize("size", [22, 128])
    def test_each_stands_on_nothing_in_a_square(self, size: int) -> None:
        for draw in PICTURES.icons.values():
            made = draw(size)
            assert made.size == (size, size)
            assert made.getchannel("A").getextrema()[0] == 0

    @pytest.mark.parametrize("lang", LANGS)
    def test_a_text_is_complete_without_them(self, lang: str) -> None:
        words = words_in(lang)
        for one in offered():
            said = words(one.text) + (words(one.hint) if one.hint else "")
            assert not [sign for sign in said if ord(sign) in PRIVATE]

    def test_each_that_a_text_names_exists(self) -> None:
        marked = {key: f"<:{key.replace('-', '_')}:1>" for key in (*PICTURES.icons, *COMMON)}
        words = words_in("en").iconed(marked)
        seen = "".join(words(one.text) + (words(one.hint) if one.hint else "") for one in offered())
        assert all(f"<:{key}:1>" in seen for key in ("flowers", "ink", "rainbows", "dreams", "boosts", "machine_B13"))
        assert "Fanfare Clock (B13)" in words_in("en")(Text("machine", {"name": Text("machine-B13"), "id": "B13"}))
