"""What somebody typed, understood by the words that books know: misspelt, begun, put together, or said otherwise."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, NamedTuple

from host.rulebook.language import Language, language, plain, without_umlauts, words_of

MOST_WORDS: Final = 16
_BEGUN: Final = 3
"""Letters from which on a word may be the beginning of another."""
_MISSPELT: Final = 4
_ALIKE: Final = 76
"""Per cent of likeness at which a word passes for a misspelling: "jokker" is joker, "swpa" is nothing."""
_COMPLETIONS: Final = 6


class Wanted(NamedTuple):
    """One thing that is asked about: the terms any of which tells of it, the best first.

    `surely` is how sure it is that just this was meant (0 to 1): less where a word was put right or completed.
    """

    terms: tuple[str, ...]
    surely: float = 1.0


class Vocabulary:
    """The words that some books use, by how they are spelt, and those that their languages know besides."""

    def __init__(self, code: str, words: Mapping[str, str], *, english: bool) -> None:
        """Take the language of questions, the books' words with their terms, and whether some book is in English."""
        self._language = language(code)
        self._english = language("en") if english and code != "en" else None
        self._words = words
        self._terms = dict.fromkeys(words.values())
        self._spellings = sorted({*words, *self._language.own})
        self._by_length = sorted(words, key=lambda word: (len(word), word))

    def wanted(self, query: str) -> list[Wanted]:
        """Return what a query asks about, in the order of its words."""
        typed = words_of(query)[:MOST_WORDS]
        right = [self._put_right(word, is_last=number == len(typed)) for number, word in enumerate(typed, start=1)]
        meant = {put: likeness(word, put) for word, put in zip(typed, right, strict=True)}
        if whole := self._language.whole(right):
            return [Wanted((whole, *self._in_english(whole)), min(meant.values()))]
        begun = plain(typed[-1]) if typed else ""
        said = self._language.parsed(right)
        found = {
            tuple(dict.fromkeys(self._terms_for(word, term, begun))): min(map(meant.__getitem__, word.split()))
            for word, term in said
        }
        return [Wanted(terms, surely) for terms, surely in found.items()]

    def _put_right(self, word: str, *, is_last: bool) -> str:
        """Return the known word that was meant, or the word as it is."""
        bare = plain(word)
        if self._is_known(word) or self._language.parts(word, self._terms):
            return word
        if len(bare) >= _BEGUN + (not is_last) and any(True for _ in self._beginning(bare)):
            return word if is_last else next(self._beginning(bare))
        if len(bare) < _MISSPELT or bare.isdigit():
            return word
        without = without_umlauts(bare)
        if without != bare and (found := next(self._beginning(without), None)):
            return found
        return _closest(bare, self._spellings) or word

    def _is_known(self, word: str) -> bool:
        own = self._language
        return plain(word) in own.own or plain(word) in self._words or own.stem(word) in self._terms

    def _beginning(self, start: str) -> Iterator[str]:
        """Return the books' words that begin so, the shortest first."""
        return (word for word in self._by_length if word.startswith(start))

    def _terms_for(self, word: str, term: str, begun: str) -> Iterator[str]:
        yield term
        if " " in word:
            yield from self._in_english(term)
            return
        yield from self._language.parts(word, self._terms)
        yield from self._in_english(term)
        if term in self._terms:
            return
        if written := self._words.get(plain(word)):
            yield written
        elif plain(word) == begun and len(begun) >= _BEGUN:
            yield from (self._words[found] for found in islice(self._beginning(begun), _COMPLETIONS))

    def _in_english(self, term: str) -> Sequence[str]:
        """Return the English terms for a term, where some books are in English."""
        if self._english is None:
            return ()
        return self._english.terms(self._language.english.get(term, ""))


def _closest(word: str, known: Sequence[str]) -> str | None:
    """Return the known word that is most like a misspelt one, if any is."""
    # It consists of fifty modules, and a start asks nothing.
    from rapidfuzz import fuzz, process  # noqa: PLC0415

    found = process.extractOne(word, known, scorer=fuzz.ratio, score_cutoff=_ALIKE)
    return found[0] if found else None


def likeness(typed: str, meant: str) -> float:
    """Return how surely a word that was put right is what was typed (0 to 1): half at the likeness that is asked."""
    from rapidfuzz import fuzz  # noqa: PLC0415

    if plain(typed) == plain(meant):
        return 1.0
    return max(0.0, 1 - (100 - fuzz.ratio(plain(typed), plain(meant))) / (100 - _ALIKE) / 2)


def spellings(of: Language, text: str) -> Iterator[tuple[str, str]]:
    """Yield the words of a text as they are spelt without accents, each with its term."""
    for word, term in of.parsed(words_of(text)):
        for part in word.split():
            yield plain(part), term
