"""Whole games heard in another language: no sentence from lobby to score is the English one.

A text may be spelt alike in both: a name, a number, a word of both languages. What is, stands in a list by its words.
"""

import re
from collections.abc import Set as AbstractSet

import pytest

from rules.kernel.registry import find, games
from rules.kernel.testkit import spread_tables
from rules.kernel.words import Bundle
from tests.language import pseudo
from tests.language.hearing import NAMES, Heard, Listener
from tests.language.parts import Part, parts

SEED = 5
PEOPLE = """
    ada albert antoine benjamin blaise boyle curie edison einstein fibonacci franklin gutenberg harvey isaac james
    johannes lavoisier lovelace marie newton nicole nikola oresme pascal robert tesla thomas watt
"""
ALIKE = {
    "fr": """
    actions activations assistant assistants automobile communication dynamo extension gramophone inventions joker
    machines papyrus pile points production protection radio revolver robot robots sciences score six table total
    transformation transport village zeppelin
    """,
    "es": """
    no total
    """,
}
"""Words that a language spells as English does, in small letters, beside people's names. German was always read."""
WORD = re.compile(r"[^\W\d_]{2,}")
FIXED = re.compile(r"<[^<>\s]+>|https?://\S+")
ENGLISH = re.compile(r"\b(?:the|and|with|your|you|from|this|when|which|whose|their|nothing)\b", re.IGNORECASE)
"""Words that nobody writes in another language of ours."""
MISPRINTED = {"fr": re.compile(r"[^\W\d_]'|[\w)»][:;?!](?!\S)")}
"""What a language does not print: the apostrophe of a keyboard, a sign without the space that stands before it."""


def spoken() -> list[tuple[str, str]]:
    """Return games with the languages other than English in which they lack no message.

    All processes that gather tests ask for it: so the files are looked through for keys, and none is parsed.
    """
    told = [part for part in parts() if part.ending == "ftl"]
    return [
        (game, lang)
        for game in games()
        for lang in ALIKE
        if all(keys(part, "en") <= keys(part, lang) for part in told if part.owner == game)
    ]


def keys(part: Part, lang: str) -> AbstractSet[str]:
    """Return the names of a part's messages in a language; none where it has no such file."""
    return Bundle(lang, [file] if (file := part.file(lang)).exists() else []).keys


def heard(game: str, lang: str) -> list[Heard]:
    """Return everything that is read in a game, the same in every language."""
    seats, settings = spread_tables(find(game), 1)[-1]
    pseudo.forget()
    listener = Listener(game, seats, settings, lang)
    listener.whole_game(SEED)
    return list(listener.heard)


def shared(text: str, title: str, lang: str) -> list[str]:
    """Return the words by which a text would have to differ from English."""
    alike = {*PEOPLE.split(), *ALIKE[lang].split()}
    words = WORD.findall(FIXED.sub(" ", text.replace(title, " ")))
    return [word for word in words if word not in NAMES and word.lower() not in alike and not word.isupper()]


@pytest.mark.parametrize(("game", "lang"), spoken())
def test_no_sentence_of_a_game_is_english(game: str, lang: str) -> None:
    english, said, title = {one.text for one in heard(game, "en")}, heard(game, lang), find(game).info.title
    assert len(said) > 100
    alike = [one for one in said if one.text in english and shared(one.text, title, lang)]
    assert alike == []
    assert [one for one in said if ENGLISH.search(one.text.replace(title, ""))] == []
    if lang in MISPRINTED:
        assert [one for one in said if MISPRINTED[lang].search(FIXED.sub("", one.text))] == []
