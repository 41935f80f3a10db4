"""Icons in texts: pictures where they can be shown, words elsewhere, and nothing of what holds them is ever seen."""

from pathlib import Path

import pytest

from rules.kernel.model import Text, text, verbatim, who
from rules.kernel.words import Bundle, Words, capital, clip

SOURCE = """
good-copper = copper
points = points
points-counted = { $number ->
    [one] point
   *[other] points
}
gain = Gain { $number } { ICON($good) }
take = { WITH_ICON($good) } is taken
worth = worth { $number } { ICON("points") }
counted = worth { $number } { ICON("points", points-counted) }
told = { WITH_ICON($who) } has { $effect }
opens = { CAPITAL($effect) }, now
opens-with = { CAPITAL(WITH_ICON($good)) }
odd = a { ICON("nothing-like-it") } and { ICON($missing) }
"""
COPPER, POINTS, SEAT = "<:copper_0a1b2c:1234567890123456789>", "<:points_000000:77>", "<:seat_2_ffffff:5>"
ICONS = {"good-copper": COPPER, "points": POINTS, "seat-2": SEAT}
GOOD = Text("good-copper")


@pytest.fixture
def words(tmp_path: Path) -> Words:
    file = tmp_path / "en.ftl"
    file.write_text(SOURCE, encoding="utf-8")
    return Words((Bundle("en", [file]),), lambda seat: f"ann{seat}", lambda name: f"\\{name}")


SAID: list[tuple[Text, str, str]] = [
    (text("gain", number=2, good=GOOD), f"Gain 2 {COPPER}", "Gain 2 copper"),
    (text("take", good=GOOD), f"{COPPER} copper is taken", "copper is taken"),
    (text("worth", number=3), f"worth 3 {POINTS}", "worth 3 points"),
    (text("counted", number=1), f"worth 1 {POINTS}", "worth 1 point"),
    (text("told", who=who(1), effect=text("gain", number=1, good=GOOD)),
     f"{SEAT} \\ann1 has Gain 1 {COPPER}", "ann1 has Gain 1 copper"),
    (text("opens", effect=text("take", good=GOOD)), f"{COPPER} Copper is taken, now", "Copper is taken, now"),
    (text("opens-with", good=GOOD), f"{COPPER} Copper", "Copper"),
    (text("gain", number=1, good=verbatim("\ue000points\ue001x\ue002")), "Gain 1 \\pointsx", "Gain 1 pointsx"),
]  # fmt: skip


@pytest.mark.parametrize(("said", "rich", "bare"), SAID, ids=lambda value: getattr(value, "key", ""))
def test_an_icon_where_it_is_shown_and_the_word_elsewhere(words: Words, said: Text, rich: str, bare: str) -> None:
    assert words.iconed(ICONS)(said) == rich
    assert words.iconed(ICONS).plain(said) == bare
    assert words.iconed({}).plain(said) == words.plain(said) == bare


def test_what_has_no_icon_is_said_in_words(words: Words) -> None:
    told = words.iconed(ICONS)(Text("odd"))
    assert told.startswith("a nothing-like-it and ")
    assert not set(told) & {chr(number) for number in range(0xE000, 0xE004)}


def test_a_line_begins_with_a_capital_behind_its_icon_but_a_name_stays_as_it_is(words: Words) -> None:
    rich = words.iconed(ICONS)
    assert rich.sentence(text("take", good=GOOD)) == f"{COPPER} Copper is taken"
    assert rich.sentence(SAID[4][0]) == SAID[4][1]
    assert capital("") == ""
    assert capital("<b") == "<b"


@pytest.mark.parametrize("most", range(8, 60))
def test_no_icon_is_cut_in_two(most: int) -> None:
    cut = clip(f"Gain {COPPER}{POINTS} now", most)
    assert len(cut) <= most
    rest = cut.replace(COPPER, "").replace(POINTS, "")
    assert "<" not in rest
    assert ":" not in rest


def test_an_icon_for_the_field_of_a_component(words: Words) -> None:
    rich = words.iconed(ICONS).named(str).beside(Words(()))
    assert rich.icon("points") == POINTS
    assert rich.icon("wood") is None
    assert words.icon("points") is rich.plain.icon("points") is None
