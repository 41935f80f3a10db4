"""The rulebooks of all games and the book about the bot itself, in every language, and the search among them.

The rulebooks are `rules/<game>/help/<language>.md`, the bot's book is `host/help/<language>.md`; how such a file is
written stands in `host/rulebook/reading.py`. They are indexed when the first question is asked.
"""

import logging
import threading
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from host.rulebook.index import Found, Hit, Index
from host.rulebook.pages import Page
from host.rulebook.reading import Book, HandbookError, Section, read
from rules.kernel import registry
from rules.kernel.verbatim import holds_words, same
from rules.kernel.words import LANGUAGES

__all__ = ["BOT", "HOW", "OVERVIEW", "Handbook", "HandbookError", "Hit", "Section", "Source", "handbook"]

HOW: Final = "how-to-play"
"""The section that tells a whole game in two minutes."""
OVERVIEW: Final = ("goal", "turn")
"""The sections that every rulebook should have under these ids: what one plays for, and what a turn is."""
BOT: Final = "bot"
"""The key of the book about the bot itself, which is searched beside every game."""
_GUESSES: Final = 3

log = logging.getLogger(__name__)


class Source(NamedTuple):
    """Where a book lies and what it is about."""

    game: str
    title: str
    folder: Path


THE_BOTS_OWN: Final = Source(BOT, "Cogwork", Path(__file__).parent / "help")


class Handbook:
    """The rulebooks of several games in every language; a language without a file shows the English text.

    Attributes:
        games: The title of each game that has a rulebook, by its key.
        titles: The same and the name of the bot, under `bot`, if it has a book.
    """

    def __init__(self, sources: Iterable[Source], own: Source | None = None) -> None:
        """Read every help file of the sources, and of the bot's own book; a source without an English one is left out.

        Raises:
            HandbookError: a file is malformed.
        """
        found = [source for source in sources if _file(source.folder, "en").exists()]
        self.games: Mapping[str, str] = {source.game: source.title for source in found}
        found += [own] if own else []
        self.titles: Mapping[str, str] = {source.game: source.title for source in found}
        self._books: dict[tuple[str, str], Book] = {}
        self._spoken: dict[tuple[str, str], str] = {}
        for source in found:
            english = read(_file(source.folder, "en"))
            for lang in LANGUAGES:
                there = _file(source.folder, lang)
                is_own = lang != "en" and there.exists()
                self._books[source.game, lang] = read(there) if is_own else english
                self._spoken[source.game, lang] = lang if is_own else "en"
        self._indexes: dict[tuple[str | None, str], Index] = {}
        self._lock = threading.Lock()

    def speaks(self, game: str, language: str) -> bool:
        """Say whether a book exists in a language; if not, its sections are in English."""
        return self._spoken.get((game, language)) == language

    def named(self, typed: str) -> str | None:
        """Return the key of the game that was typed by key or title, or by words that only one title has; else None."""
        called = [key for key, title in self.titles.items() if same(typed, key) or same(typed, title)]
        found = called or [key for key, title in self.titles.items() if holds_words(title, typed)]
        return found[0] if len(found) == 1 else None

    def search(
        self, game: str | None, language: str, query: str, limit: int = 10, *, decision: str | None = None
    ) -> tuple[Hit, ...]:
        """Return the sections that fit the query best, of one game and the bot's book or of all; any text is a query.

        Args:
            game: The game that is asked about, `bot` for the bot's book alone, None for all books.
            language: The language of the question.
            query: What somebody typed.
            limit: How many hits at most.
            decision: The key of the decision that the game asks now; its section comes first among equals.
        """
        return self._found(game, language, query, limit, decision).hits

    def answer(
        self, game: str | None, language: str, query: str, limit: int = 10, *, decision: str | None = None
    ) -> Found:
        """Return the same and whether the first is likely the answer; if not, how to play comes first, then guesses."""
        found = self._found(game, language, query, limit, decision)
        if found.is_sure:
            return found
        how = self.section(game or BOT, language, HOW)
        if how is None:
            return found
        guesses = [hit for hit in found.hits if (hit.game, hit.id) != (game or BOT, HOW)]
        return Found((Hit(game or BOT, HOW, how.title, ""), *guesses[: min(_GUESSES, limit - 1)]), is_sure=False)

    def is_indexed(self, game: str | None, language: str) -> bool:
        """Say whether a question about that can be answered at once; the first one takes a moment longer."""
        return (game, language) in self._indexes

    def section(self, game: str, language: str, section: str) -> Section | None:
        """Return a section, or None if the game has no such section (any more)."""
        book = self._books.get((game, language))
        return book.sections.get(section) if book else None

    def sections(self, game: str, language: str) -> tuple[Section, ...]:
        """Return all sections of a game in their order, chapters included."""
        book = self._books.get((game, language))
        return tuple(book.sections.values()) if book else ()

    def chapters(self, game: str, language: str) -> tuple[Section, ...]:
        """Return the chapters of a game in their order."""
        return tuple(section for section in self.sections(game, language) if section.id == section.chapter)

    def overview(self, game: str, language: str) -> tuple[Section, ...]:
        """Return what to read before a first game: the page that tells it all, else the beginning, goal and turn."""
        how = self.section(game, language, HOW)
        if how:
            return (how,)
        chapters = self.chapters(game, language)[:1]
        told = (self.section(game, language, section) for section in OVERVIEW)
        return (*chapters, *(section for section in told if section and section not in chapters))

    def for_decision(self, game: str, key: str) -> str | None:
        """Return the id of the section that explains a decision, or None where no section does."""
        book = self._books.get((game, "en"))
        return book.decisions.get(key) if book else None

    def _found(self, game: str | None, language: str, query: str, limit: int, decision: str | None) -> Found:
        if game is not None and game not in self.titles:
            return Found((), is_sure=False)
        deciding = self.for_decision(game, decision) if game and decision else None
        return self._index(game, language).search(query, deciding, limit)

    def _index(self, game: str | None, language: str) -> Index:
        """Return the index for questions about a game in a language; the first question makes it."""
        with self._lock:
            if (game, language) not in self._indexes:
                books = list(self.titles) if game is None else [game, *({BOT} & self.titles.keys() - {game})]
                pages = [page for book in books for page in self._pages(book, language)]
                self._indexes[game, language] = Index(language, pages, BOT)
            return self._indexes[game, language]

    def _pages(self, game: str, language: str) -> Iterable[Page]:
        book, spoken = self._books[game, language], self._spoken[game, language]
        rules = next((id_ for id_ in book.sections if id_ != HOW), HOW)
        for id_, section in book.sections.items():
            yield Page(game, section, book.searched[id_], spoken, section.chapter in {rules, HOW})


@cache
def handbook() -> Handbook:
    """Return the handbook of every game; one whose help is malformed is left out and named in the log."""
    sources = [Source(key, game.info.title, registry.folder(key) / "help") for key, game in registry.games().items()]
    try:
        return Handbook(sources, THE_BOTS_OWN)
    except HandbookError:
        return Handbook((source for source in sources if _is_sound(source)), THE_BOTS_OWN)


def _is_sound(source: Source) -> bool:
    try:
        Handbook([source])
    except HandbookError as fault:
        log.error("the game %s has no help: %s", source.game, fault)  # noqa: TRY400  the fault says where it is
        return False
    return True


def _file(folder: Path, lang: str) -> Path:
    return folder / f"{lang}.md"
