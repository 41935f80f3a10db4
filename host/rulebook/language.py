"""The words of a language as the search takes them: without fillers, by their stems, one for all that mean the same.

What belongs to a language stands in `words/<language>.toml`: `stop` are words that say nothing about what is asked,
`mute` those among them that do not even tell one way of asking from another; each line of `same` lists words and
phrases that mean the same, the first of which stands for all, those of `whole` only where nothing else is asked;
`stems` tells words apart that a stemmer would take for one; `sections` gives words by the id of a section, for
whatever book has one; `asking` is what is asked of a thing, in as many ways, `{}` being the thing; `english` says a
word in English, for books that have no other language. Stems are Snowball's, whose algorithms know endings better than
a list of ours; `stemmer` is its name of the language.
"""

import re
import threading
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol, cast

_WORD = re.compile(r"[^\W_]+")
_ASKED = re.compile(r"[{](\w*)[}] *([^,]*)")
_FOLDER: Final = Path(__file__).parent / "words"
_LINKS: Final = ("", "s", "n", "en", "es", "e")
"""What may stand between the parts of a German compound."""
_LONG, _PART = 8, 3
"""Letters that a compound and each of its parts have at least."""
_LONGEST: Final = 45
"""Letters of a word that are looked at."""


class Stemmer(Protocol):
    """Cuts the ending off a word."""

    def stemWord(self, word: str) -> str:  # noqa: N802  the library's name
        """Return the stem of a word in lower case."""


def words_of(text: str) -> list[str]:
    """Return the words of a text in lower case, in their order; what no language has is cut off."""
    # To take a word apart takes time by more than its length, and whoever types may type a thousand letters.
    return [word[:_LONGEST] for word in _WORD.findall(unicodedata.normalize("NFC", text).lower())]


def plain(text: str) -> str:
    """Return the text in lower case and without accents."""
    if text.isascii():
        return text.lower()
    split = unicodedata.normalize("NFKD", text.lower())
    return "".join(sign for sign in split if not unicodedata.combining(sign))


def without_umlauts(bare: str) -> str:
    """Return a text without accents as it would be had ae, oe and ue in it been typed as umlauts."""
    return bare.replace("ae", "a").replace("oe", "o").replace("ue", "u")


class Language:
    """How one language's words are brought to what the search compares, its terms."""

    def __init__(self, code: str) -> None:
        """Read the language's file; stems are remembered, for a stemmer in Python is slow."""
        given: Mapping[str, Any] = tomllib.loads((_FOLDER / f"{code}.toml").read_text(encoding="utf-8"))
        self.code: Final = code
        self._stemmer = _stemmer(given["stemmer"])
        self._lock = threading.Lock()
        self._stems: dict[str, str] = dict(given.get("stems", {}))
        self.stop: Final = {plain(word) for word in given["stop"].split()}
        self._mute = {plain(word) for word in given["mute"].split()}
        self._one: dict[str, str] = {}
        self._phrases: dict[tuple[str, ...], str] = {}
        for line in given["same"]:
            self._add_same([words_of(member) for member in line.split(",")])
        self._whole: dict[tuple[str, ...], str] = {}
        for line in given["whole"]:
            members = [tuple(map(self.stem, words_of(member))) for member in line.split(",")]
            self._whole |= dict.fromkeys(members, "".join(members[0]))
        self._most = max(map(len, self._whole), default=1)
        self._starts = {phrase[0] for phrase in self._phrases}
        self._longest = max((len(phrase) for phrase in self._phrases), default=1)
        self.sections: Final[Mapping[str, str]] = given["sections"]
        self.asking: Final[Mapping[str, str]] = given.get("asking", {})
        self.english: Final = {self.terms(word)[0]: said for word, said in given.get("english", {}).items()}
        self.own: Final = {
            plain(word) for line in (*given["same"], *given["whole"]) for word in words_of(line)
        } | self.stop
        """Words that are no misspelling, whether or not a book uses them."""

    def stem(self, word: str) -> str:
        """Return a word's stem without accents."""
        found = self._stems.get(word)
        if found is None:
            with self._lock:  # a stemmer keeps what it works on in itself
                found = plain(self._stemmer.stemWord(word))
            self._stems[word] = found
        return found

    def spelt_out(self, hidden: str) -> str:
        """Return the words of a comment with `{get} coal` and the like in every way in which that is asked."""
        return _ASKED.sub(lambda item: self.asking.get(item[1], "{}").replace("{}", item[2].strip()), hidden)

    def terms(self, text: str) -> list[str]:
        """Return the terms of a text in their order: fillers left out, a phrase that has a term of its own as that."""
        return [term for _, term in self.parsed(words_of(text))]

    def whole(self, words: Sequence[str]) -> str | None:
        """Return the term of a question that means one thing as a whole, fillers aside, or None."""
        stems = [self.stem(word) for word in words]
        at, found = 0, None
        while at < len(words):
            lengths = range(min(self._most, len(words) - at), 0, -1)
            length = next((size for size in lengths if tuple(stems[at : at + size]) in self._whole), 0)
            if length:
                found = self._whole[tuple(stems[at : at + length])]
            elif plain(words[at]) not in self.stop:
                return None
            at += length or 1
        return found

    def fillers(self, words: Iterable[str]) -> frozenset[str]:
        """Return those of the words that say nothing of what is asked, but something of how, as stems."""
        return frozenset(
            self.stem(word) for word in words if plain(word) in self.stop and plain(word) not in self._mute
        )

    def parsed(self, words: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Yield the words that say something, a phrase joined by spaces, each with its term."""
        stems = [self.stem(word) for word in words]
        at = 0
        while at < len(words):
            length = self._phrase(stems, at) if stems[at] in self._starts else 0
            if length:
                yield " ".join(words[at : at + length]), self._phrases[tuple(stems[at : at + length])]
            elif plain(words[at]) not in self.stop:
                yield words[at], self._one.get(stems[at], stems[at])
            at += length or 1

    def parts(self, word: str, known: Mapping[str, object]) -> list[str]:
        """Return the terms of the known words of which a compound is put together, or nothing."""
        if self.code != "de" or len(word) < _LONG:
            return []
        for cut in range(len(word) - _PART, _PART - 1, -1):
            tail = self._term(word[cut:])
            if tail not in known:
                continue
            for link in _LINKS:
                head = word[:cut].removesuffix(link) if word[:cut].endswith(link) else ""
                found = [self._term(head)] if len(head) >= _PART and self._term(head) in known else []
                if found := found or self.parts(head, known):
                    return [*found, tail]
        return []

    def _term(self, word: str) -> str:
        stem = self.stem(word)
        return self._one.get(stem, stem)

    def _phrase(self, stems: Sequence[str], at: int) -> int:
        """Return how many words from there on are a phrase."""
        for length in range(min(self._longest, len(stems) - at), 1, -1):
            if tuple(stems[at : at + length]) in self._phrases:
                return length
        return 0

    def _add_same(self, members: Iterable[Sequence[str]]) -> None:
        first, *others = ([self.stem(word) for word in member] for member in members)
        term = "".join(first)
        for stems in (first, *others):
            if len(stems) == 1:
                self._one[stems[0]] = term
            else:
                self._phrases[tuple(stems)] = term


@cache
def language(code: str) -> Language:
    """Return the language with that code, or English if that has no file yet; the first call reads it."""
    return Language(code if (_FOLDER / f"{code}.toml").exists() else "en")


def _stemmer(name: str) -> Stemmer:
    # Nothing but the first question needs it, and to load it takes as long as to read a rulebook.
    import snowballstemmer  # type: ignore[import-untyped]  # noqa: PLC0415

    return cast("Stemmer", snowballstemmer.stemmer(name))
