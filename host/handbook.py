"""The rulebooks of all games: read from `rules/<game>/help/<language>.md`, linked, and searched in memory.

A help file is Markdown. `# id: Title` opens a chapter, `## id: Title` a section of it; ids are the same in every
language. `[[id]]` links to a section and shows its title, `[[id|words]]` shows the words. A comment is searched but
never shown. The English file may open with `<!-- decisions: KEY=id, ... -->`: which section explains which decision.
"""

import logging
import re
import sqlite3
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rapidfuzz import fuzz, process

from rules.kernel import registry
from rules.kernel.words import LANGUAGES

_HEADING = re.compile(r"^(#+)(.*)$", re.MULTILINE)
_NAMED = re.compile(r" *([a-z0-9-]+): (\S.*)")
_COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)
_LINK = re.compile(r"\[\[([^\]|]*)(?:\|([^\]]*))?\]\]")
_WORD = re.compile(r"[^\W_]+")
_DECISIONS = "decisions:"
OVERVIEW = ("goal", "turn")
"""The sections that every rulebook should have under these ids: what one plays for, and what a turn is."""
_MOST_WORDS = 12
_SHORT = 3
"""Shorter words are searched for as they stand: nearly every section has a word that begins with "a"."""

_ALIKE = 72
"""Per cent of likeness at which a word passes for a misspelling: "jokker" is joker, "swpa" is nothing."""


log = logging.getLogger(__name__)


class HandbookError(Exception):
    """A help file is malformed; the message names file and line."""


class Source(NamedTuple):
    """Where a game's help lies and what the game is called."""

    game: str
    title: str
    folder: Path


class Section(NamedTuple):
    """A piece of a rulebook: Markdown with links in words, and the ids linked to in order of mention.

    `chapter` is the id of the chapter it stands in; a chapter itself is a section whose chapter is its own id.
    """

    id: str
    title: str
    body: str
    links: tuple[str, ...]
    chapter: str


class Hit(NamedTuple):
    """A section that was found, with the words around the place."""

    game: str
    id: str
    title: str
    snippet: str


class _Book(NamedTuple):
    """One help file: sections by id in order, hidden words to search by id, sections by decision."""

    sections: dict[str, Section]
    hidden: dict[str, str]
    decisions: dict[str, str]


class Handbook:
    """The rulebooks of several games in every language; a language without a file shows the English text."""

    def __init__(self, sources: Iterable[Source]) -> None:
        """Read every help file of the sources; a source without an English one is left out.

        Raises:
            HandbookError: a file is malformed.
        """
        found = [source for source in sources if (source.folder / "en.md").exists()]
        self.games: Mapping[str, str] = {source.game: source.title for source in found}
        self._books = {
            lang: {source.game: _read(_in_language(source.folder, lang)) for source in found} for lang in LANGUAGES
        }
        self._without = {
            (source.game, lang) for source in found for lang in LANGUAGES if not _file(source.folder, lang).exists()
        }
        self._indexes = {lang: _Index(books, stem=lang == "en") for lang, books in self._books.items()}

    def search(self, game: str | None, language: str, query: str, limit: int = 10) -> tuple[Hit, ...]:
        """Return the sections that fit the query best, of one game or of all; any text is a valid query."""
        # English text wants the English index, which knows its endings.
        index = self._indexes["en" if (game, language) in self._without else language]
        return index.search(game, query, limit)

    def section(self, game: str, language: str, section: str) -> Section | None:
        """Return a section, or None if the game has no such section (any more)."""
        book = self._books[language].get(game)
        return book.sections.get(section) if book else None

    def sections(self, game: str, language: str) -> tuple[Section, ...]:
        """Return all sections of a game in their order, chapters included."""
        book = self._books[language].get(game)
        return tuple(book.sections.values()) if book else ()

    def chapters(self, game: str, language: str) -> tuple[Section, ...]:
        """Return the chapters of a game in their order."""
        return tuple(section for section in self.sections(game, language) if section.id == section.chapter)

    def overview(self, game: str, language: str) -> tuple[Section, ...]:
        """Return what to read before a first game: the opening chapter's own words, the goal, and a turn."""
        chapters = self.chapters(game, language)[:1]
        told = (self.section(game, language, section) for section in OVERVIEW)
        return (*chapters, *(section for section in told if section and section not in chapters))

    def for_decision(self, game: str, key: str) -> str | None:
        """Return the id of the section that explains a decision, or None where no section does."""
        book = self._books["en"].get(game)
        return book.decisions.get(key) if book else None


@cache
def handbook() -> Handbook:
    """Return the handbook of every game; one whose help is malformed is left out and named in the log."""
    sources = [Source(key, game.info.title, registry.folder(key) / "help") for key, game in registry.games().items()]
    try:
        return Handbook(sources)
    except HandbookError:
        return Handbook(source for source in sources if _is_sound(source))


def _is_sound(source: Source) -> bool:
    try:
        Handbook([source])
    except HandbookError as fault:
        log.error("the game %s has no help: %s", source.game, fault)  # noqa: TRY400  the fault says where it is
        return False
    return True


def _file(folder: Path, lang: str) -> Path:
    return folder / f"{lang}.md"


def _in_language(folder: Path, lang: str) -> Path:
    wanted = _file(folder, lang)
    return wanted if wanted.exists() else _file(folder, "en")


class _Reader:
    """Reads one help file; knows lines, to complain about them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")

    def error(self, place: int, complaint: str) -> HandbookError:
        """Return an error about the line of a place in the text."""
        line = self.text.count("\n", 0, place) + 1
        return HandbookError(f"{self.path}:{line}: {complaint}")

    def book(self) -> _Book:
        """Return the file's contents."""
        headings = list(_HEADING.finditer(self.text))
        first = headings[0].start() if headings else len(self.text)
        if not headings or _shown(self.text[:first]):
            raise self.error(0, "only a comment may stand before the first chapter, `# id: Title`")
        raw, hidden = self._raw(headings)
        titles = {section.id: section.title for section in raw.values()}
        sections = {section.id: self._linked(section, place, titles) for place, section in raw.items()}
        return _Book(sections, hidden, self._decisions(first, titles))

    def _raw(self, headings: list[re.Match[str]]) -> tuple[dict[int, Section], dict[str, str]]:
        """Return the sections by the place of their body, comments cut out, and the comments by id."""
        raw: dict[int, Section] = {}
        hidden: dict[str, str] = {}
        chapter = ""
        ends = [heading.start() for heading in headings[1:]] + [len(self.text)]
        for heading, end in zip(headings, ends, strict=True):
            id_, title = self._name(heading, hidden, chapter)
            chapter = id_ if heading[1] == "#" else chapter
            body = self.text[heading.end() : end]
            hidden[id_] = " ".join(_COMMENT.findall(body))
            if not _shown(body):
                raise self.error(heading.start(), f"section {id_!r} says nothing")
            if "<!--" in _shown(body):
                raise self.error(heading.end() + body.rindex("<!--"), "the comment does not end in its section")
            raw[heading.end()] = Section(id_, title, body, (), chapter)
        return raw, hidden

    def _name(self, heading: re.Match[str], known: Mapping[str, str], chapter: str) -> tuple[str, str]:
        name = _NAMED.fullmatch(heading[2].rstrip())
        if len(heading[1]) > 2 or not name:
            raise self.error(heading.start(), "a heading is `# id: Title` or `## id: Title`, the id of a-z, 0-9 and -")
        if name[1] in known:
            raise self.error(heading.start(), f"there are two sections {name[1]!r}")
        if len(heading[1]) == 2 and not chapter:
            raise self.error(heading.start(), "a section stands in a chapter, `# id: Title`")
        return name[1], name[2]

    def _linked(self, section: Section, place: int, titles: Mapping[str, str]) -> Section:
        """Return the section with its links in words."""
        links = []
        for link in _LINK.finditer(section.body):
            if link[1] not in titles:
                raise self.error(place + link.start(), f"there is no section {link[1]!r} to link to")
            links.append(link[1])
        body = _LINK.sub(lambda link: f"*{link[2] or titles[link[1]]}*", _shown(section.body))
        return section._replace(body=body, links=tuple(dict.fromkeys(links)))

    def _decisions(self, first: int, titles: Mapping[str, str]) -> dict[str, str]:
        comment = _COMMENT.search(self.text, 0, first)
        if not comment or not comment[1].strip().startswith(_DECISIONS):
            return {}
        table: dict[str, str] = {}
        for pair in comment[1].strip().removeprefix(_DECISIONS).split(","):
            key, _, id_ = (part.strip() for part in pair.partition("="))
            if not key or id_ not in titles:
                place = comment.start() + comment[0].index(pair) + len(pair) - len(pair.lstrip())
                raise self.error(place, f"{pair.strip()!r} is no `KEY=id` of a decision and a section")
            table[key] = id_
        return table


def _read(path: Path) -> _Book:
    return _Reader(path).book()


def _shown(body: str) -> str:
    return _COMMENT.sub("", body).strip()


def _plain(text: str) -> str:
    """Return the text in lower case without accents, as the index keeps its words."""
    split = unicodedata.normalize("NFKD", text.lower())
    # Which signs there are is few, which sign stands where is many: all books go through here at every start.
    accents = {ord(sign): None for sign in set(split) if unicodedata.combining(sign)}
    return split.translate(accents) if accents else split


class _Index:
    """A full-text index of one language's books; English is stemmed, so that repairing finds repair."""

    def __init__(self, books: Mapping[str, _Book], *, stem: bool) -> None:
        # Asked from whichever thread runs the bot; sqlite itself serialises.
        self._db = sqlite3.connect(":memory:", check_same_thread=False)
        tokens = "porter unicode61 remove_diacritics 2" if stem else "unicode61 remove_diacritics 2"
        self._db.execute(
            "CREATE VIRTUAL TABLE page USING fts5"
            f"(game UNINDEXED, id UNINDEXED, name UNINDEXED, title, hidden, body, tokenize='{tokens}', prefix='2 3')"
        )
        rows = [
            (
                game,
                section.id,
                _plain(section.title),
                section.title,
                f"{section.id} {book.hidden[section.id]}",
                section.body,
            )
            for game, book in books.items()
            for section in book.sections.values()
        ]
        self._db.executemany("INSERT INTO page VALUES (?, ?, ?, ?, ?, ?)", rows)
        self._words: dict[str, set[str]] = {game: set() for game in books}
        for game, _, _, *texts in rows:
            self._words[game].update(word for text in texts for word in _WORD.findall(_plain(text)))

    def search(self, game: str | None, query: str, limit: int) -> tuple[Hit, ...]:
        """Return the best hits: sections with all words, else with any, misspelt words put right."""
        known = self._words.get(game, set()) if game else set().union(*self._words.values())
        words = _WORD.findall(_plain(query))[:_MOST_WORDS]
        wanted = [f"({' OR '.join(_variants(word, known))})" for word in words]
        if not wanted:
            return ()
        name = _plain(query.strip())
        return self._match(game, name, " AND ".join(wanted), limit) or self._match(
            game, name, " OR ".join(wanted), limit
        )

    def _match(self, game: str | None, name: str, expression: str, limit: int) -> tuple[Hit, ...]:
        """Return the best hits; the very title first, else a word in the title weighs most."""
        rows = self._db.execute(
            "SELECT game, id, title, snippet(page, 5, '', '', '…', 12) FROM page"
            " WHERE page MATCH ? AND (? IS NULL OR game = ?)"
            " ORDER BY name = ? DESC, bm25(page, 0, 0, 0, 8, 4, 1), rowid LIMIT ?",
            (expression, game, game, name, limit),
        )
        return tuple(Hit(*row) for row in rows)


def _variants(word: str, known: set[str]) -> Iterator[str]:
    """Yield what to look for: the word, and the known word that it begins, misspells or writes without umlauts."""
    if len(word) < _SHORT:
        yield f'"{word}"'
        return
    yield f'"{word}"*'
    begun = sorted((len(other), other) for other in known if other.startswith(word))
    if begun:
        yield f'"{begun[0][1]}"'
        return
    bare = word.replace("ae", "a").replace("oe", "o").replace("ue", "u")
    if any(other.startswith(bare) for other in known):
        yield f'"{bare}"*'
    elif closest := process.extractOne(word, sorted(known), scorer=fuzz.ratio, score_cutoff=_ALIKE):
        yield f'"{closest[0]}"'
