"""Lists and large counts in sentences, as each language has them: the patterns are Unicode's, which babel knows."""

from pathlib import Path

import pytest
from babel import localedata
from babel.lists import format_list

from rules.kernel.lists import all_of, one_of
from rules.kernel.model import Arg, verbatim
from rules.kernel.words import LANGUAGES, Bundle, Words

LOCALES = {"en": "en_GB"}
"""Babel's names of languages, where not ours; American English would put a comma before the last "and"."""

MESSAGES = """
pays = Ann pays { $goods } to table { $table }.
stands = stands at { EITHER($goods) }
turns = { $turns ->
    [one] { $turns } turn
   *[other] { NUMBER($turns) } turns
}
"""


def words(folder: Path, lang: str) -> Words:
    (folder / f"{lang}.ftl").write_text(MESSAGES, encoding="utf-8")
    return Words((Bundle(lang, [folder / f"{lang}.ftl"]),))


@pytest.mark.parametrize("number", [1, 2, 3, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_joins_as_unicode_has_it(lang: str, number: int) -> None:
    parts, locale = ["bat", "cat", "dog", "elk", "fox"][:number], LOCALES.get(lang, lang)
    assert all_of(parts, lang) == format_list(parts, "standard", locale)
    assert one_of(parts, lang) == format_list(parts, "or", locale)


@pytest.mark.parametrize(
    ("last", "both", "either"),
    [
        ("Inés", "Ana e Inés", "Ana o Inés"),
        ("*hilo*", "Ana e *hilo*", "Ana o *hilo*"),
        ("hielo", "Ana y hielo", "Ana o hielo"),
        ("Yago", "Ana y Yago", "Ana o Yago"),
        ("Olga", "Ana y Olga", "Ana u Olga"),
        ("8 de cobre", "Ana y 8 de cobre", "Ana u 8 de cobre"),
        ("11 de cobre", "Ana y 11 de cobre", "Ana u 11 de cobre"),
        ("2 de cobre", "Ana y 2 de cobre", "Ana o 2 de cobre"),
    ],
)
def test_spanish_bends_its_words_before_the_same_sound(last: str, both: str, either: str) -> None:
    assert (all_of(["Ana", last], "es"), one_of(["Ana", last], "es")) == (both, either)


def test_a_language_that_is_not_known_yet_has_commas() -> None:
    assert all_of(["a", "b", "c"], "nl") == "a, b, c"
    assert all_of([], "en") == one_of([], "de") == ""


def test_a_message_joins_a_list_and_a_choice(tmp_path: Path) -> None:
    goods: dict[str, Arg] = {"goods": [verbatim("1 bois"), verbatim("2 fer"), verbatim("3 or")], "table": 12345}
    french = words(tmp_path, "fr")
    assert french.say("pays", goods) == "Ann pays 1 bois, 2 fer et 3 or to table 12345."
    assert french.say("stands", goods) == "stands at 1 bois, 2 fer ou 3 or"
    # One text is the sum of two, and no choice: what was said of the two is not said of it.
    assert french.say("stands", {"goods": [verbatim("1 bois"), verbatim("2 fer")]}) == "stands at 1 bois ou 2 fer"
    assert french.say("stands", {"goods": [verbatim("1 bois et 2 fer")]}) == "stands at 1 bois et 2 fer"
    assert words(tmp_path, "de").listed(["Ann", "Bob"]) == "Ann und Bob"


def test_english_that_fills_a_gap_joins_in_english(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_text("and = et\n", encoding="utf-8")
    mixed = Words((Bundle("fr", [tmp_path / "fr.ftl"]), *words(tmp_path, "en").bundles))
    assert mixed.say("stands", {"goods": [verbatim("A"), verbatim("B")]}) == "stands at A or B"
    assert mixed.listed(["A", "B"]) == "A et B"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "12,345"), ("de", "12.345"), ("fr", "12\u202f345"), ("es", "12.345")]
)
def test_a_large_count_is_grouped_where_a_message_wants_it(lang: str, said: str, tmp_path: Path) -> None:
    told = words(tmp_path, lang)
    assert told.say("turns", {"turns": 12345}) == f"{said} turns"
    assert told.say("turns", {"turns": 9999}) == "9999 turns"
    assert told.say("turns", {"turns": 1}) == "1 turn"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_counts_are_said_without_babels_calendars_and_currencies(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(localedata, "load", pytest.fail)
    told = words(tmp_path, lang)
    assert told.say("pays", {"goods": [verbatim("3 or")], "table": 12345}).endswith("to table 12345.")
    assert [told.say("turns", {"turns": turns}) for turns in (1, 2, 9999)] == ["1 turn", "2 turns", "9999 turns"]
