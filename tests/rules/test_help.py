"""The rulebook of every game: rulings cited alike in every language, pages for a phone, and found by a player's words.

What a player would type stands in `tests/rules/<game>/searches.toml`, with the section that answers it.
"""

import re
import tomllib

import pytest

from rules.kernel import registry
from rules.kernel.words import languages_of
from tests.games import material
from tests.rules.rulebook import Rulebook

SPOKEN = [(game, lang) for game in registry.games() for lang in languages_of(game)]
TRANSLATED = [(game, lang) for game, lang in SPOKEN if lang != "en"]
PARAGRAPH, LINKS = 430, 10
"""Characters of a paragraph that are not too many for a phone; links for which a page has room."""


def searches() -> list[tuple[str, str, str, str]]:
    """Return game, language, what is typed, and the section that answers it."""
    files = {game: material(game).own / "searches.toml" for game in registry.games()}
    return [
        (game, lang, query, answer)
        for game, path in files.items()
        if path.exists()
        for lang, answers in tomllib.loads(path.read_text(encoding="utf-8")).items()
        for query, answer in answers.items()
    ]


@pytest.mark.parametrize(("game", "lang", "query", "answer"), searches())
def test_what_a_player_would_type_leads_to_the_answer(game: str, lang: str, query: str, answer: str) -> None:
    assert answer in Rulebook(game).found(lang, query)


@pytest.mark.parametrize(("game", "lang"), TRANSLATED)
def test_a_ruling_is_cited_in_the_same_section_in_every_language(game: str, lang: str) -> None:
    assert Rulebook(game).cited(lang) == Rulebook(game).cited("en")


@pytest.mark.parametrize(("game", "lang"), SPOKEN)
def test_pages_read_well_on_a_phone_and_leave_room_for_every_link(game: str, lang: str) -> None:
    pages = Rulebook(game).sections(lang)
    long = [page.id for page in pages if any(len(part) > PARAGRAPH for part in re.split(r"\n+", page.body))]
    assert long == []
    assert [page.id for page in pages if len(page.links) > LINKS] == []
    assert len({page.title for page in pages}) == len(pages)
