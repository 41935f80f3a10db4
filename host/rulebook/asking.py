"""`python bot.py ask`: a question to the rulebooks and its answer as JSON, for scripts and for whoever writes rules.

One question gives one object, `{"results": [{"id", "title", "text"}]}`, the best result first. A file of questions,
one JSON object a line with the fields `game`, `lang` and `q`, gives one such object a line, in the same order.
"""

from argparse import Namespace
from pathlib import Path
from typing import Final, TextIO

import msgspec

from host.handbook import BOT, Handbook, handbook
from rules.kernel.verbatim import same
from rules.kernel.words import language

RESULTS: Final = 5
ANY: Final = ("any", "all")
"""What asks all books."""


class Result(msgspec.Struct, frozen=True):
    """A section that may be the answer; the text is Markdown."""

    id: str
    title: str
    text: str


class Results(msgspec.Struct, frozen=True):
    """What was found, the best first."""

    results: tuple[Result, ...]


class Asked(msgspec.Struct, frozen=True):
    """A line of a file of questions."""

    q: str
    game: str = BOT
    lang: str = "en"


class Unanswerable(Exception):
    """What was typed is no question to any book; the message says why."""


def ask(given: Namespace, out: TextIO) -> None:
    """Answer what was given on the command line.

    Raises:
        Unanswerable: There is no question, no such game, or a line of the file is none.
        OSError: The file cannot be read.
    """
    if given.batch is not None:
        for number, line in enumerate(Path(given.batch).read_text(encoding="utf-8").splitlines(), start=1):
            if line.strip():
                _tell(_question(line, f"{given.batch}:{number}"), out)
        return
    if given.game is None or given.question is None:
        raise Unanswerable("say which game and what you would like to know, or give a file with --batch")
    _tell(Asked(given.question, given.game, given.language or "en"), out)


def results(book: Handbook, asked: Asked) -> Results:
    """Return what a book answers.

    Raises:
        Unanswerable: There is no such game.
    """
    game, lang = _game(book, asked.game), language(asked.lang)
    found = book.answer(game, lang, asked.q, RESULTS)
    sections = [section for hit in found.hits if (section := book.section(hit.game, lang, hit.id))]
    return Results(tuple(Result(section.id, section.title, section.body) for section in sections))


def _game(book: Handbook, typed: str) -> str | None:
    if any(same(typed, word) for word in ANY):
        return None
    if key := book.named(typed):
        return key
    raise Unanswerable(f"there is no game {typed!r}; there are {', '.join(book.titles)}, and {ANY[0]} for all of them")


def _question(line: str, place: str) -> Asked:
    try:
        return msgspec.json.decode(line, type=Asked)
    except msgspec.DecodeError as fault:
        raise Unanswerable(f"{place}: {fault}") from fault


def _tell(asked: Asked, out: TextIO) -> None:
    out.write(msgspec.json.encode(results(handbook(), asked)).decode() + "\n")
