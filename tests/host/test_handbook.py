"""The handbook: reading help files, complaining about bad ones, searching, and what every game's help must hold."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host.handbook import Handbook, HandbookError, Source, handbook
from rules.kernel import registry
from rules.kernel.words import LANGUAGES, languages_of

ENGLISH = """<!-- decisions: BID=bidding, PICK CARD=cards -->

# rules: The rules

Bid, then play. See [[bidding]].

## bidding: Bidding

**Name a number.** The highest bid wins; see [[cards|which cards]] and [[cards]].
<!-- RU-7 also: auction offer -->

## cards: The cards

Repair a zeppelin with a card of your hand.
"""
GERMAN = """# rules: Die Regeln

Bieten, dann spielen.

## bidding: Bieten

Nenne eine Zahl. Der Schädel zählt doppelt.

## cards: Die Karten

Repariere mit einer Handkarte.
"""


def write(folder: Path, **texts: str) -> Source:
    folder.mkdir(parents=True, exist_ok=True)
    for lang, text in texts.items():
        (folder / f"{lang}.md").write_text(text, encoding="utf-8")
    return Source(folder.name, folder.name.title(), folder)


@pytest.fixture
def book(tmp_path: Path) -> Handbook:
    only_english = "# start: Start\n\nA zeppelin and a bidding war.\n"
    return Handbook([write(tmp_path / "toy", en=ENGLISH, de=GERMAN), write(tmp_path / "other", en=only_english)])


def found(book: Handbook, query: str, lang: str = "en", game: str | None = "toy") -> list[str]:
    return [hit.id for hit in book.search(game, lang, query)]


def test_sections_stand_in_the_order_of_the_file_with_their_chapter(book: Handbook) -> None:
    assert [(section.id, section.chapter) for section in book.sections("toy", "en")] == [
        ("rules", "rules"),
        ("bidding", "rules"),
        ("cards", "rules"),
    ]
    assert [chapter.title for chapter in book.chapters("toy", "de")] == ["Die Regeln"]


def test_links_show_a_title_or_the_words_given_and_are_listed_once(book: Handbook) -> None:
    section = book.section("toy", "en", "bidding")
    assert section is not None
    assert section.body == "**Name a number.** The highest bid wins; see *which cards* and *The cards*."
    assert section.links == ("cards",)


def test_a_missing_language_shows_english_and_a_missing_section_is_none(book: Handbook) -> None:
    section = book.section("other", "de", "start")
    assert section is not None
    assert section.body.startswith("A zeppelin")
    assert book.section("toy", "en", "nowhere") is None
    assert book.section("nothing", "en", "rules") is None


def test_a_decision_leads_to_its_section(book: Handbook) -> None:
    assert book.for_decision("toy", "PICK CARD") == "cards"
    assert book.for_decision("toy", "UNHEARD OF") is None


def test_a_game_without_help_is_left_out(tmp_path: Path) -> None:
    assert dict(Handbook([Source("bare", "Bare", tmp_path)]).games) == {}


@pytest.mark.parametrize(
    ("query", "lang", "first"),
    [
        ("bidding", "en", "bidding"),
        ("repairing", "en", "cards"),
        ("zepp", "en", "cards"),
        ("zeppeiln", "en", "cards"),
        ("auction", "en", "bidding"),
        ("RU-7", "en", "bidding"),
        ("what is the highest bid", "en", "bidding"),
        ("schadel", "de", "bidding"),
        ("Schaedel", "de", "bidding"),
        ("handkarte", "de", "cards"),
        ("repairing", "fr", "cards"),
    ],
)
def test_a_search_finds_words_beginnings_misspellings_and_hidden_words(
    book: Handbook, query: str, lang: str, first: str
) -> None:
    assert found(book, query, lang)[:1] == [first]


def test_a_title_weighs_more_than_the_text(book: Handbook) -> None:
    assert found(book, "bidding")[0] == "bidding"
    assert set(found(book, "bidding")) == {"bidding", "rules"}


def test_a_search_without_a_game_looks_in_all(book: Handbook) -> None:
    assert {hit.game for hit in book.search(None, "en", "zeppelin")} == {"toy", "other"}
    assert {hit.game for hit in book.search("other", "en", "zeppelin")} == {"other"}
    assert len(book.search(None, "en", "zeppelin", limit=1)) == 1


def test_a_hit_shows_the_words_around_the_place(book: Handbook) -> None:
    (hit,) = book.search("toy", "en", "zeppelin")
    assert "zeppelin" in hit.snippet


@pytest.mark.parametrize("query", ["", "   ", '"', "'", "* * *", "(", "NEAR(", "xyzzyq", "\x00", "-", "_"])
def test_a_search_for_nothing_finds_nothing(book: Handbook, query: str) -> None:
    assert found(book, query) == []


@pytest.mark.parametrize("query", ['"cards', "cards)", "title:cards", "NOT cards", "^cards*", "cards -- ;"])
def test_signs_of_the_query_language_are_harmless(book: Handbook, query: str) -> None:
    assert "cards" in found(book, query)


@settings(deadline=None)
@given(st.text(max_size=120))
def test_no_text_breaks_the_search(query: str) -> None:
    for lang in LANGUAGES:
        for game in (None, "nicodemus", "no such game"):
            assert len(handbook().search(game, lang, query, 5)) <= 5


@pytest.mark.parametrize(
    ("text", "line", "complaint"),
    [
        ("", 1, "first chapter"),
        ("Hello\n# a: A\n\nText", 1, "first chapter"),
        ("# a: A\n\nText\n\n## No id\n\nText", 5, "a heading is"),
        ("# a: A\n\nText\n\n### b: B\n\nText", 5, "a heading is"),
        ("# a: A\n\nText\n\n## Big: B\n\nText", 5, "a heading is"),
        ("## a: A\n\nText", 1, "stands in a chapter"),
        ("# a: A\n\nText\n\n## a: A\n\nText", 5, "two sections"),
        ("# a: A\n\nText\n\n## b: B\n\n<!-- nothing -->\n", 5, "says nothing"),
        ("# a: A\n\nText\nand [[b]].", 4, "no section 'b'"),
        ("# a: A\n\nText\n<!-- open\n\n## b: B\n\nText", 4, "does not end"),
        ("<!-- decisions: X=a,\nY=b -->\n# a: A\n\nText", 2, "'Y=b'"),
        ("<!-- decisions: X=a, Y -->\n# a: A\n\nText", 1, "'Y'"),
    ],
)
def test_a_malformed_file_is_refused_with_its_line(tmp_path: Path, text: str, line: int, complaint: str) -> None:
    with pytest.raises(HandbookError) as caught:
        Handbook([write(tmp_path / "bad", en=text)])
    assert f"en.md:{line}: " in str(caught.value)
    assert complaint in str(caught.value)


GAMES = list(registry.games())
SPOKEN = [(game, lang) for game in GAMES for lang in languages_of(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_help_in_every_language_it_speaks_with_the_same_sections_and_links(game: str) -> None:
    folder = registry.folder(game) / "help"
    assert [lang for lang in LANGUAGES if (folder / f"{lang}.md").exists()] == list(languages_of(game))
    english, *others = (
        [(section.id, section.chapter, set(section.links)) for section in handbook().sections(game, lang)]
        for lang in LANGUAGES
    )
    for other in others:
        assert other == english


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_that_a_move_answers_leads_to_a_section(game: str) -> None:
    keys = {key for move in registry.find(game).info.moves for key in move.keys}
    assert [key for key in sorted(keys) if handbook().for_decision(game, key) is None] == []


@pytest.mark.parametrize(("game", "lang"), SPOKEN)
def test_a_section_reads_well_on_a_phone(game: str, lang: str) -> None:
    for section in handbook().sections(game, lang):
        assert len(section.body) <= 1400, f"{section.id} is too long"
        assert len(section.title) <= 60, f"{section.id} has too long a title"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_section_is_found_by_its_own_title(game: str, lang: str) -> None:
    for section in handbook().sections(game, lang):
        assert section.id in [hit.id for hit in handbook().search(game, lang, section.title, 1)], section.id
