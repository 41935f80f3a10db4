"""The search among the sections of some books: SQLite's FTS5 finds and weighs, and what it cannot know is added.

FTS5 ranks by BM25 over any of the words. On top of that a section gains by the share of the question that it is about,
the rare words counting for more; by having the question's words in its title; by being asked for like that, which its
title and the phrases among its hidden words say, parted by commas; and by standing among the basics, which are asked
for far more often than a rare ruling.
"""

import math
import sqlite3
import threading
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from host.rulebook.language import Language, language, plain, words_of
from host.rulebook.questions import Vocabulary, Wanted, spellings
from host.rulebook.reading import Searched, Section

BASICS: Final = {
    "how-to-play": 1.15,
    "goal": 1.6,
    "turn": 1.6,
    "end": 1.5,
    "setup": 1.4,
    "scoring": 1.5,
}
"""How much more often than other sections these are what a newcomer asks for."""
_OPENING, _ELSEWHERE = 1.7, 0.35
"""The same for the first chapter of a book, and for what belongs to no game beside one that is asked about."""
_CHAPTER: Final = 0.6
"""The same for the words that open any other chapter."""
_RARE: Final = 0.8
"""The same for a section whose title is a question: it settles a case that hardly ever comes up."""
_DECIDING: Final = 1.3
"""The same for what explains the decision that is open now."""
_WEIGHTS: Final = "2, 1.5, 4, 1"
"""What a word counts for in a title, in the first sentence, among words that are only searched, and in the text."""
_ABOUT: Final = (1.0, 0.55, 0.85, 0.25)
"""How much a section is about a word in its title, its first sentence, among words only searched, and in its text."""
_ALL, _NAMED = 2.5, 0.6
"""What is gained by answering all of a question, and by a title that is all in it."""
_LIKE, _FILLER = 3.0, 0.4
"""What is gained by being asked for just like that, and what a filler counts for in it, where a rare word has 4."""
_SURE: Final = 0.34
"""The share of a question, by its words' weight, that the best section answers at least."""
_AROUND: Final = 12
"""Words of a snippet."""


class Page(NamedTuple):
    """A section as it is searched; `language` is that of its text, `opening` whether it is in the first chapter."""

    book: str
    section: Section
    searched: Searched
    language: str
    opening: bool


class Hit(NamedTuple):
    """A section that was found, with the words around the place."""

    game: str
    id: str
    title: str
    snippet: str


class Found(NamedTuple):
    """What a search found, the best first, and whether the first is likely to be the answer."""

    hits: tuple[Hit, ...]
    is_sure: bool


class Phrase(NamedTuple):
    """A way to ask for something: the terms, and the fillers among which they stand."""

    terms: frozenset[str]
    fillers: frozenset[str]


class _Entry(NamedTuple):
    """A page as it is indexed: for each term the most that a column gives, its title, and how one asks for it."""

    page: Page
    about: dict[str, float]
    title: frozenset[str]
    phrases: tuple[Phrase, ...]


class _Asked(NamedTuple):
    """A question: what is wanted, the words as a title would have them, and the section of what is to be decided."""

    wanted: Sequence[Wanted]
    fillers: frozenset[str]
    name: str
    deciding: str | None


class Index:
    """An index of some books for questions in one language."""

    def __init__(self, code: str, pages: Sequence[Page], beside: str) -> None:
        """Take every section; those of the book named beside yield to the others where both fit."""
        self._beside = beside if any(page.book != beside for page in pages) else ""
        self._code = code
        self._lock = threading.Lock()
        # Whichever thread asks: the lock has one at a time.
        self._db = sqlite3.connect(":memory:", check_same_thread=False)
        self._db.execute(
            "CREATE VIRTUAL TABLE page USING fts5(title, lead, hidden, body, content='', tokenize='ascii')"
        )
        words = dict(_spelt(code, pages))
        terms = dict.fromkeys(words.values())
        self._entries = [self._entry(number, page, terms) for number, page in enumerate(pages, start=1)]
        self._seen = Counter(term for entry in self._entries for term in entry.about)
        is_foreign = any(page.language != code for page in pages)
        self._vocabulary = Vocabulary(code, words, english=is_foreign)

    def search(self, query: str, deciding: str | None, limit: int) -> Found:
        """Return the best hits; `deciding` is the id of the section that explains what is to be decided now."""
        wanted = self._vocabulary.wanted(query)
        if not wanted or limit < 1:
            return Found((), is_sure=False)
        name = plain(query.strip())
        asked = _Asked(wanted, language(self._code).fillers(words_of(query)), name, deciding)
        ranked = sorted(self._ranked(asked), key=lambda one: -one[0])[:limit]
        if not ranked:
            return Found((), is_sure=False)
        best = ranked[0][1]
        is_sure = plain(best.page.section.title) == name or self._share(wanted, best) >= _SURE
        return Found(tuple(_hit(entry.page, wanted) for _, entry in ranked), is_sure)

    def _ranked(self, asked: _Asked) -> Iterable[tuple[float, _Entry]]:
        wanted = asked.wanted
        terms = dict.fromkeys(term for one in wanted for term in one.terms)
        expression = " OR ".join(f'"{term}"' for term in terms)
        with self._lock:
            rows = self._db.execute(
                f"SELECT rowid, -bm25(page, {_WEIGHTS}) FROM page WHERE page MATCH ?",  # noqa: S608  our own figures
                (expression,),
            ).fetchall()
        for number, weight in rows:
            entry = self._entries[number - 1]
            section = entry.page.section
            if plain(section.title) == asked.name:
                yield math.inf, entry
                continue
            fitting = 1 + _ALL * self._about(wanted, entry) + _NAMED * _named(wanted, entry)
            fitting += _LIKE * self._likeness(asked, entry)
            yield weight * fitting * self._prior(entry.page, asked), entry

    def _share(self, wanted: Sequence[Wanted], entry: _Entry) -> float:
        """Return how much of what is wanted a section has, rare words counting for more (0 to 1)."""
        has = [self._rarity(one) for one in wanted if not entry.about.keys().isdisjoint(one.terms)]
        return sum(has) / sum(map(self._rarity, wanted))

    def _about(self, wanted: Sequence[Wanted], entry: _Entry) -> float:
        """Return how much of what is wanted a section is about, and does not only mention (0 to 1)."""
        got = [self._rarity(one) * max(entry.about.get(term, 0) for term in one.terms) for one in wanted]
        return sum(got) / sum(map(self._rarity, wanted))

    def _likeness(self, asked: _Asked, entry: _Entry) -> float:
        """Return how like the question is to the likest way of asking for a section (0 to 1)."""
        whole = sum(map(self._rarity, asked.wanted)) + _FILLER * len(asked.fillers)
        return max((self._alike(asked, phrase, whole) for phrase in entry.phrases), default=0)

    def _alike(self, asked: _Asked, phrase: Phrase, whole: float) -> float:
        shared = [one for one in asked.wanted if not phrase.terms.isdisjoint(one.terms)]
        if not shared:
            return 0
        common = sum(map(self._rarity, shared)) + _FILLER * len(asked.fillers & phrase.fillers)
        length = sum(self._weight(term) for term in phrase.terms) + _FILLER * len(phrase.fillers)
        return 2 * common / (whole + max(common, length))

    def _rarity(self, one: Wanted) -> float:
        return min(self._weight(term) for term in one.terms)

    def _weight(self, term: str) -> float:
        number, seen = len(self._entries), self._seen[term]
        return math.log(1 + (number - seen + 0.5) / (seen + 0.5))

    def _prior(self, page: Page, asked: _Asked) -> float:
        if page.book == self._beside:
            return _ELSEWHERE
        is_chapter = page.section.id == page.section.chapter
        factor = BASICS.get(page.section.id, _OPENING if page.opening else _CHAPTER if is_chapter else 1.0)
        if page.section.title.endswith("?"):
            factor *= _RARE
        return factor * (_DECIDING if page.section.id == asked.deciding else 1.0)

    def _entry(self, number: int, page: Page, known: dict[str, None]) -> _Entry:
        speech = language(page.language)
        title = _terms(speech, page.section.title, known)
        lead, body = _lead(page.searched.text)
        columns = [title, _terms(speech, lead, known), self._hidden(page, known), _terms(speech, body, known)]
        self._db.execute(
            "INSERT INTO page (rowid, title, lead, hidden, body) VALUES (?, ?, ?, ?, ?)",
            (number, *map(" ".join, columns)),
        )
        about: dict[str, float] = {}
        for share, column in sorted(zip(_ABOUT, columns, strict=True), key=lambda one: one[0]):
            about |= dict.fromkeys(column, share)
        return _Entry(page, about, frozenset(title), tuple(self._phrases(page)))

    def _phrases(self, page: Page) -> Iterator[Phrase]:
        speech, asked, id_ = language(page.language), language(self._code), page.section.id
        said = [(speech, f"{page.section.title},{page.searched.hidden},{speech.sections.get(id_, '')}")]
        said += [(asked, asked.sections.get(id_, ""))] if asked is not speech else []
        for tongue, text in said:
            for phrase in text.split(","):
                if terms := tongue.terms(phrase):
                    yield Phrase(frozenset(terms), tongue.fillers(words_of(phrase)))

    def _hidden(self, page: Page, known: dict[str, None]) -> list[str]:
        """Return what is only searched: the file's own words, and what the languages say of such a section."""
        speech, asked, id_ = language(page.language), language(self._code), page.section.id
        found = _terms(speech, f"{id_} {page.searched.hidden} {speech.sections.get(id_, '')}", known)
        if asked is not speech:
            found += _terms(asked, asked.sections.get(id_, ""), known)
        return found


def _terms(speech: Language, text: str, known: dict[str, None]) -> list[str]:
    """Return a text's terms, and after each compound those of its parts."""
    found = []
    for word, term in speech.parsed(words_of(text)):
        found += [term, *(part for part in speech.parts(word, known) if part != term)]
    return found


def _spelt(code: str, pages: Iterable[Page]) -> Iterable[tuple[str, str]]:
    """Yield each word of the pages, and of what is added to them, with its term."""
    for page in pages:
        speech, id_ = language(page.language), page.section.id
        texts = (page.section.title, page.searched.hidden, page.searched.text, speech.sections.get(id_, ""))
        for text in texts:
            yield from spellings(speech, text)
        if page.language != code:
            yield from spellings(language(code), language(code).sections.get(id_, ""))


def _named(wanted: Sequence[Wanted], entry: _Entry) -> float:
    """Return which share of a title's terms is wanted."""
    terms = {term for one in wanted for term in one.terms}
    return len(entry.title & terms) / max(1, len(entry.title))


def _lead(text: str) -> tuple[str, str]:
    """Return the bold sentence with which a text begins, and the rest."""
    if text.startswith("**") and (end := text.find("**", 2)) > 0:
        return text[2:end], text[end + 2 :]
    return "", text


def _hit(page: Page, wanted: Sequence[Wanted]) -> Hit:
    return Hit(page.book, page.section.id, page.section.title, _snippet(page, wanted))


def _snippet(page: Page, wanted: Sequence[Wanted]) -> str:
    """Return the words of the body around the first that is wanted, or nothing."""
    speech, terms = language(page.language), {term for one in wanted for term in one.terms}
    words = page.section.body.replace("*", "").split()
    for at, word in enumerate(words):
        if not terms.isdisjoint(speech.terms(word)):
            start = max(0, at - _AROUND // 2)
            end = start + _AROUND
            return ("…" if start else "") + " ".join(words[start:end]) + ("…" if end < len(words) else "")
    return ""
