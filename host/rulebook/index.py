"""The search among the sections of some books: SQLite's FTS5 finds and weighs, and what it cannot know is added.

FTS5 ranks by BM25 over any of the words. On top of that a section gains by the share of the question that it is about,
the rare words counting for more; by having the question's words in its title; by being asked for like that, which its
title and the phrases among its hidden words say, parted by commas, once by their terms and once by their letters
(`sayings.py`); and by standing among the basics, which are asked
for far more often than a rare ruling.
"""

import math
import sqlite3
import threading
import weakref
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from host.rulebook.language import language, plain, without_umlauts, words_of
from host.rulebook.pages import Entry, Page, Phrase, bare_name, entry, snippet, spelt, spelt_out
from host.rulebook.questions import MOST_WORDS, Vocabulary, Wanted
from host.rulebook.sayings import Sayings

BASICS: Final = {
    "how-to-play": 1.1,
    "goal": 1.5,
    "turn": 1.5,
    "end": 1.4,
    "setup": 1.3,
    "scoring": 1.4,
}
"""How much more often than other sections these are what a newcomer asks for."""
_OPENING: Final = 1.3
"""The same for the first chapter of a book."""
_ELSEWHERE: Final = (0.45, 1.2)
"""The same for what belongs to no game beside one that is asked about: mostly, and where one asks just like that."""
_LIKER: Final = 0.2
"""How much liker than to any way of asking for something of the game a question must be for the latter."""
_WAYS: Final = 3
_UNTOLD: Final = 0.2
"""The same for what belongs to no game beside a game with fewer ways of asking than that for a section, on an average:
it is like any question sooner than the game's sections are."""
_CHAPTER: Final = 0.9
"""The same for the words that open any other chapter."""
_RARE: Final = 0.95
"""The same for a section whose title is a question: it settles a case that hardly ever comes up."""
_DECIDING: Final = 1.3
"""The same for what explains the decision that is open now."""
_WEIGHTS: Final = "2, 1.5, 1, 1"
"""What a word counts for in a title, in the first sentence, among words that are only searched, and in the text."""
_ALL, _NAMED = 1.8, 0.5
"""What is gained by answering all of a question, and by a title that is all in it."""
_LIKE, _FILLER = 5.0, 0.45
"""What is gained by being asked for just like that, and the share of its rarity that a filler counts for in it."""
_DAMPED: Final = 0.7
"""The power of BM25: a word that a section says often must not outdo how one asks for another."""
_SAID: Final = 10.0
"""What is gained by being asked for in the same letters."""
_EXACT: Final = 3.0
"""What a title counts for that names what is asked about and nothing else, where one that is all in it counts 1."""
_UNHEARD: Final = 1.0
"""What a word counts for that no section has."""
_STRANGE: Final = 4.0
"""The same where it is a question of whether there is an answer at all: then it tells as much as the rarest word."""
_SURE: Final = ((0.9, 0.0), (0.6, 0.17), (0.3, 0.35))
"""The shares of a question, by its words' weight, that the answer has, each with how like it is asked for at least."""
_SAME: Final = 0.8
"""How like a question is to a way of asking, at least, where nothing but fillers was typed."""
_LISTED: Final = 2
"""So many sections at most list a name; a word that more of them have is an ordinary one."""
_AROUND: Final = 12
"""Words of a snippet."""
_MOST: Final = 120
"""Sections that are weighed closely, the best by BM25."""


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


class Index:
    """An index of some books for questions in one language."""

    def __init__(self, code: str, pages: Sequence[Page], beside: str) -> None:
        """Take every section; those of the book named beside yield to the others where both fit."""
        self._beside = beside if any(page.book != beside for page in pages) else ""
        self._own = {page.section.id for page in pages if page.book != self._beside}
        self._speech = language(code)
        pages = [spelt_out(page) for page in pages]
        words = spelt(pages, self._speech)
        self._vocabulary = Vocabulary(code, words, english=any(page.language != code for page in pages))
        self._entries = [entry(page, self._speech, words) for page in pages]
        seen = Counter(term for one in self._entries for term in one.about)
        self._weights = {term: _rarity(len(pages), number) for term, number in seen.items()}
        phrases = [phrase for one in self._entries for phrase in one.phrases]
        heard = Counter(filler for phrase in phrases for filler in phrase.fillers)
        self._fillers = {filler: _FILLER * _rarity(len(phrases), number) for filler, number in heard.items()}
        self._lengths = [tuple(map(self._length, one.phrases)) for one in self._entries]
        self._sayings = Sayings((number, way) for number, one in enumerate(self._entries) for way in one.ways)
        ways = sum(len(one.asked) for one in self._entries if one.page.book != self._beside)
        self._is_told_apart = ways >= _WAYS * len(self._own)
        self._lock = threading.Lock()
        # Whichever thread asks: the lock has one at a time.
        self._db = sqlite3.connect(":memory:", check_same_thread=False)
        weakref.finalize(self, self._db.close)
        columns = "title, lead, hidden, body"
        self._db.execute(f"CREATE VIRTUAL TABLE page USING fts5({columns}, content='', tokenize='ascii')")
        self._db.executemany(
            f"INSERT INTO page (rowid, {columns}) VALUES (?, ?, ?, ?, ?)",  # noqa: S608  our own names
            [(number, *map(" ".join, one.columns)) for number, one in enumerate(self._entries)],
        )

    def search(self, query: str, deciding: str | None, limit: int) -> Found:
        """Return the best hits; `deciding` is the id of the section that explains what is to be decided now."""
        name = plain(query.strip())
        own = [number for number in range(len(self._entries)) if not self._is_beside(number)]
        named = [number for number in own if name in self._entries[number].names]
        named += self._listing(query, [number for number in own if number not in named])
        asked = self._understood(query)
        found = [number for number in self._fitting(asked, deciding) if number not in named]
        best = [*named, *found][: max(limit, 0)]
        is_sure = bool(best) and (bool(named) or self._is_answered(asked, best[0]))
        pages = [self._entries[number].page for number in best]
        terms = frozenset(asked.terms)
        hits = (Hit(page.book, page.section.id, page.section.title, snippet(page, terms, _AROUND)) for page in pages)
        return Found(tuple(hits), is_sure)

    def _understood(self, query: str) -> "_Question":
        words = words_of(query)[:MOST_WORDS]
        wanted, fillers = self._vocabulary.wanted(query), self._speech.fillers(words)
        alike = self._sayings.alike(" ".join(words))
        return _Question(wanted, fillers, self._weights, self._fillers, self._lengths, alike)

    def _length(self, phrase: Phrase) -> float:
        """Return what all the words of a way of asking count for."""
        return sum(map(self._weights.__getitem__, phrase.terms)) + sum(map(self._fillers.__getitem__, phrase.fillers))

    def _listing(self, query: str, others: Sequence[int]) -> list[int]:
        """Return the few sections that list a name or are asked for in these words, where nothing else was typed."""
        bare = bare_name(query)
        names = dict.fromkeys((bare, without_umlauts(bare))) if bare else ()
        asked = [number for number in others if bare in self._entries[number].asked]
        listed = self._telling(others, [f"| {name} |" for name in names])
        if not listed and self._speech.stop.isdisjoint(bare.split()):
            listed = self._telling(others, [f" {name} " for name in names])
        found = list(dict.fromkeys(asked + listed))
        return found if len(found) <= _LISTED else asked if len(asked) <= _LISTED else []

    def _telling(self, others: Sequence[int], texts: Sequence[str]) -> list[int]:
        """Return those of the sections that have any of the texts in what they list."""
        return [number for number in others if any(text in self._entries[number].tells_of for text in texts)]

    def _fitting(self, asked: "_Question", deciding: str | None) -> list[int]:
        """Return the entries that have any of the terms, the best first; without terms those asked for like that."""
        if not asked.terms:
            ranks = dict.fromkeys(asked.alike, -1.0)
        else:
            with self._lock:
                ranks = dict(
                    self._db.execute(
                        f"SELECT rowid, bm25(page, {_WEIGHTS}) AS rank FROM page WHERE page MATCH ? "  # noqa: S608  our own figures
                        "ORDER BY rank LIMIT ?",
                        (" OR ".join(f'"{term}"' for term in asked.terms), _MOST),
                    )
                )
        rival = max((like for row, like in asked.alike.items() if not self._is_beside(row)), default=0)
        fits = {
            row: (-rank) ** _DAMPED * asked.fitting(row, self._entries[row]) * self._prior(row, asked, rival, deciding)
            for row, rank in ranks.items()
        }
        return sorted(fits, key=lambda row: (-fits[row], row))

    def _is_beside(self, number: int) -> bool:
        return self._entries[number].page.book == self._beside

    def _is_answered(self, asked: "_Question", number: int) -> bool:
        """Say whether an entry is likely what was asked for: by what it has of it, or by how it is asked for."""
        share, alike = asked.share(self._entries[number]), asked.alike.get(number, 0)
        if not asked.terms:
            return alike >= _SAME
        return any(share >= of_it and alike >= like_it for of_it, like_it in _SURE)

    def _prior(self, number: int, asked: "_Question", rival: float, deciding: str | None) -> float:
        """Return how likely it is that a section is asked for, whatever the words of the question.

        `rival` is how like the question is to a way of asking for something of the game.
        """
        page = self._entries[number].page
        id_ = page.section.id
        if self._is_beside(number):
            mostly, liker = _ELSEWHERE
            if id_ in self._own:  # what both books tell, they mean of the game
                return mostly
            if not self._is_told_apart:
                return _UNTOLD
            return mostly + (liker - mostly) * min(1, max(0, asked.alike.get(number, 0) - rival) / _LIKER)
        is_chapter = id_ == page.section.chapter
        factor = BASICS.get(id_, _OPENING if page.opening else _CHAPTER if is_chapter else 1.0)
        return factor * (_RARE if page.section.title.endswith("?") else 1) * (_DECIDING if id_ == deciding else 1)


class _Question:
    """A question, and how an entry fits it."""

    def __init__(
        self,
        wanted: Sequence[Wanted],
        fillers: frozenset[str],
        weights: Mapping[str, float],
        of_fillers: Mapping[str, float],
        lengths: Sequence[Sequence[float]],
        alike: Mapping[int, float],
    ) -> None:
        """Take what is wanted, the fillers around it, what each of them counts for, and how each entry is asked for.

        `lengths` are what all words of each phrase of each entry count for.
        """
        self.alike, self._lengths = alike, lengths
        self.terms = tuple(dict.fromkeys(term for one in wanted for term in one.terms))
        self._wanted, self._fillers = wanted, fillers & of_fillers.keys()
        self._weights, self._of_fillers = weights, of_fillers
        rarities = [min(weights.get(term, _UNHEARD) for term in one.terms) for one in wanted]
        self._each = tuple(zip(wanted, rarities, strict=True))
        self._all = sum(rarities) or 1
        self._whole = self._all + self._said_by(self._fillers)

    def fitting(self, number: int, one: Entry) -> float:
        """Return by how much the entry of that number fits better than one that has the words and no more."""
        like = _LIKE * self._likeness(number, one) + _SAID * self.alike.get(number, 0)
        return 1 + _ALL * self._about(one) + _NAMED * self._named(one) + like

    def share(self, one: Entry) -> float:
        """Return how much of what is wanted an entry has (0 to 1): rare words count for more, guessed ones for less."""
        heard = [
            min((self._weights[term] for term in wanted.terms if term in self._weights), default=_STRANGE)
            for wanted in self._wanted
        ]
        got = (
            weight * wanted.surely
            for wanted, weight in zip(self._wanted, heard, strict=True)
            if not one.about.keys().isdisjoint(wanted.terms)
        )
        return sum(got) / (sum(heard) or 1)

    def _about(self, one: Entry) -> float:
        """Return how much of what is wanted an entry is about, and does not only mention (0 to 1)."""
        got = (weight * max(one.about.get(term, 0) for term in wanted.terms) for wanted, weight in self._each)
        return sum(got) / self._all

    def _named(self, one: Entry) -> float:
        """Return which share of a title's terms is wanted (0 to 1), and more where nothing else is."""
        share = len(one.title.intersection(self.terms)) / max(1, len(one.title))
        is_all = share == 1 and all(not one.title.isdisjoint(wanted.terms) for wanted in self._wanted)
        return share + (_EXACT if is_all else 0)

    def _likeness(self, number: int, one: Entry) -> float:
        """Return how like the question is to the likest way of asking for an entry (0 to 1)."""
        phrases = zip(one.phrases, self._lengths[number], strict=True)
        return max(
            (self._alike(phrase, length) for phrase, length in phrases if not phrase.terms.isdisjoint(self.terms)),
            default=0,
        )

    def _alike(self, phrase: Phrase, length: float) -> float:
        common = self._said_by(self._fillers & phrase.fillers)
        for wanted, weight in self._each:
            if not phrase.terms.isdisjoint(wanted.terms):
                common += weight
        return 2 * common / (self._whole + max(common, length))

    def _said_by(self, fillers: Iterable[str]) -> float:
        return sum(map(self._of_fillers.__getitem__, fillers))


def _rarity(number: int, seen: int) -> float:
    """Return the weight of a term that so many of a number of sections have."""
    return math.log(1 + (number - seen + 0.5) / (seen + 0.5))
