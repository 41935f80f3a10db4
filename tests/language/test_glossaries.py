"""Glossaries: a term has a word in each language, and that word is the one that is used."""

import tomllib

import pytest

from tests.language.parts import ASKED, GLOSS, GLOSSARY, TYPED, Part, languages, parts

GLOSSARIES = [part for part in parts() if part.what == GLOSSARY]


def said(owner: str, lang: str) -> str:
    """Return all that is said in a language, in small letters: by a game, or by the bot."""
    files = [part.file(lang) for part in parts() if part.owner == owner and part.what not in {ASKED, TYPED, GLOSSARY}]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists()).lower()


def has_messages(owner: str, lang: str) -> bool:
    return all(part.entries(lang) for part in parts() if part.owner == owner and part.ending == "ftl")


@pytest.mark.parametrize("part", GLOSSARIES, ids=lambda part: part.owner)
def test_a_term_says_what_it_is_and_nothing_but_its_words(part: Part) -> None:
    told = tomllib.loads(part.file("en").read_text(encoding="utf-8"))
    assert len(told) >= 10
    for key, term in told.items():
        assert term["is"], key
        assert term.keys() <= GLOSS | set(languages()), key


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("part", GLOSSARIES, ids=lambda part: part.owner)
def test_the_word_of_a_term_is_the_one_that_is_used(part: Part, lang: str) -> None:
    if not has_messages(part.owner, lang):
        return
    text = said(part.owner, lang)
    assert [f"{key}: {word}" for key, word in part.entries(lang).items() if str(word).lower() not in text] == []
