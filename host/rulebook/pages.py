"""What the search knows of a section: its words in four columns, what it is about, and how one asks for it."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from host.rulebook.language import Language, language, plain, words_of
from host.rulebook.questions import spellings
from host.rulebook.reading import Searched, Section

_ABOUT: Final = (1.0, 0.55, 0.85, 0.25)
"""How much a section is about a word in its title, its first sentence, among words only searched, and in its text."""


class Page(NamedTuple):
    """A section as it is searched; `language` is that of its text, `opening` whether it is in the first chapter."""

    book: str
    section: Section
    searched: Searched
    language: str
    opening: bool


_ARTICLE: Final = re.compile(r"^(the|der|die|das|le|la|les|el|los|las) +|^l'")
_BOLD: Final = re.compile(r"[*][*]([^*]+)[*][*]")


class Phrase(NamedTuple):
    """A way to ask for something: the terms, and the fillers among which they stand."""

    terms: frozenset[str]
    fillers: frozenset[str]


class Entry(NamedTuple):
    """A page as it is indexed.

    Attributes:
        page: The page.
        names: Its title in lower case and without accents, and the same without what stands in brackets at its end.
        tells_of: The same for what it lists in bold letters, and for all its words that are only searched.
        asked: Its words that are only searched as they are parted by commas, so compared too.
        columns: The terms of title, first sentence, words that are only searched, and text, in their order.
        about: How much it is about each of its terms (0 to 1).
        title: The terms of the title.
        phrases: How one asks for it.
        ways: The same as it is written.
    """

    page: Page
    names: frozenset[str]
    tells_of: str
    asked: frozenset[str]
    columns: tuple[list[str], ...]
    about: dict[str, float]
    title: frozenset[str]
    phrases: tuple[Phrase, ...]
    ways: tuple[str, ...]


def spelt_out(page: Page) -> Page:
    """Return the page with every way of asking that its comments only hint at."""
    hidden = language(page.language).spelt_out(page.searched.hidden)
    return page._replace(searched=page.searched._replace(hidden=hidden))


def entry(page: Page, asked: Language, known: dict[str, str]) -> Entry:
    """Return a page's entry for questions in a language; `known` are the terms of all words by how they are spelt."""
    terms = dict.fromkeys(known.values())
    speech = language(page.language)
    lead, body = _lead(page.searched.text)
    title = _terms(speech, page.section.title, terms)
    columns = (title, _terms(speech, lead, terms), _hidden(page, asked, terms), _terms(speech, body, terms))
    about: dict[str, float] = {}
    for share, column in sorted(zip(_ABOUT, columns, strict=True), key=lambda one: one[0]):
        about |= dict.fromkeys(column, share)
    name = plain(page.section.title)
    return Entry(
        page,
        frozenset((name, _bare(name))),
        _tells_of(page),
        frozenset(_asked(page)),
        columns,
        about,
        frozenset(title),
        tuple(dict.fromkeys(_phrases(page, asked))),
        tuple(way for _, way in _ways(page, asked)),
    )


def bare_name(query: str) -> str:
    """Return what somebody typed as a name is compared: without accents, and without the article before it."""
    return _ARTICLE.sub("", plain(query.strip()))


def _bare(name: str) -> str:
    return re.sub(r" *[(][^()]*[)]$", "", name)


def _tells_of(page: Page) -> str:
    """Return the names that a section lists, and its words that are only searched, each between bars."""
    listed = [bare_name(_bare(name)) for name in _BOLD.findall(page.section.body)]
    return f"| {' | '.join([*listed, *_asked(page)])} |"


def _asked(page: Page) -> Iterator[str]:
    phrases = (re.sub(r"[^\w']+", " ", plain(phrase)).strip() for phrase in page.searched.hidden.split(","))
    return filter(None, phrases)


def spelt(pages: Iterable[Page], asked: Language) -> dict[str, str]:
    """Return each word of the pages, and of what is added to them, with its term."""
    return {
        word: term for page in pages for speech, text in _texts(page, asked) for word, term in spellings(speech, text)
    }


def snippet(page: Page, terms: frozenset[str], around: int) -> str:
    """Return so many words of the body around the first that is wanted, or nothing."""
    words = page.section.body.replace("*", "").split()
    for at, word in enumerate(words):
        if not terms.isdisjoint(_word(page.language, word)):
            start = max(0, at - around // 2)
            end = start + around
            return ("…" if start else "") + " ".join(words[start:end]) + ("…" if end < len(words) else "")
    return ""


@lru_cache(maxsize=1 << 15)  # the words of all rulebooks are as many
def _word(code: str, word: str) -> tuple[str, ...]:
    return tuple(language(code).terms(word))


def _texts(page: Page, asked: Language) -> Iterator[tuple[Language, str]]:
    """Yield all that is searched of a page, each text with its language."""
    speech = language(page.language)
    yield speech, f"{page.section.title}, {page.searched.hidden}, {page.searched.text}"
    yield from _other_words(page, speech, asked)


def _other_words(page: Page, speech: Language, asked: Language) -> Iterator[tuple[Language, str]]:
    """Yield what the languages say of a section with that id."""
    for tongue in dict.fromkeys((speech, asked)):
        yield tongue, tongue.sections.get(page.section.id, "")


def _hidden(page: Page, asked: Language, known: dict[str, None]) -> list[str]:
    speech = language(page.language)
    found = _terms(speech, f"{page.section.id} {page.searched.hidden}", known)
    for tongue, text in _other_words(page, speech, asked):
        found += _terms(tongue, text, known)
    return found


def _phrases(page: Page, asked: Language) -> Iterator[Phrase]:
    phrases = (_phrase(tongue.code, way.strip()) for tongue, way in _ways(page, asked))
    yield from (phrase for phrase in phrases if phrase.terms)


@lru_cache(maxsize=1 << 15)  # every game's index has the ways of asking for what belongs to no game
def _phrase(code: str, way: str) -> Phrase:
    speech = language(code)
    return Phrase(frozenset(speech.terms(way)), speech.fillers(words_of(way)))


def _ways(page: Page, asked: Language) -> Iterator[tuple[Language, str]]:
    """Yield each way of asking for a section with its language."""
    speech = language(page.language)
    own = (speech, f"{page.section.title},{page.searched.hidden}")
    for tongue, text in (own, *_other_words(page, speech, asked)):
        yield from ((tongue, way) for way in text.split(",") if way.strip())


def _terms(speech: Language, text: str, known: dict[str, None]) -> list[str]:
    """Return a text's terms, and after each compound those of its parts."""
    found = []
    for word, term in speech.parsed(words_of(text)):
        found += [term, *(part for part in speech.parts(word, known) if part != term)]
    return found


def _lead(text: str) -> tuple[str, str]:
    """Return the bold sentence with which a text begins, and the rest."""
    if text.startswith("**") and (end := text.find("**", 2)) > 0:
        return text[2:end], text[end + 2 :]
    return "", text
