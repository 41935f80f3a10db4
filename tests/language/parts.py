"""What there is to translate, and how much of it exists in each language: found by files, so that nothing is forgotten.

A part is a file of each language: `<language>.ftl`, or `<area>.<language>.ftl` where a folder has several. What
players type to find a rule lies in one file for all languages, in a table for each.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast

from rules.kernel import registry
from tests.games import material

ROOT: Final = Path(__file__).parents[2]
BOT: Final = "bot"
ON_THE_WAY: Final[frozenset[str]] = frozenset({"es"})
"""Languages that may still lack something; where they do, the bot speaks English."""
QUESTIONS: Final = 40
"""What newcomers ask, at least so much of it, so that its bars mean something."""
_FILE: Final = re.compile(r"(?:(?P<area>[a-z_]+)\.)?(?P<lang>[a-z]{2,3})\.(?:ftl|md|toml|jsonl)")
_HEADING: Final = re.compile(r"^#+ +([a-z0-9-]+)", re.MULTILINE)
_SEARCHES: Final = "searches.toml"
_GLOSSARY: Final = "glossary.toml"
_FOR_ALL: Final = (_SEARCHES, _GLOSSARY)
"""Files that hold every language."""


class Part(NamedTuple):
    """Something to be translated: whose it is, what it is, where it lies; `area` tells files of one folder apart."""

    owner: str
    what: str
    folder: Path
    ending: str
    area: str = ""

    @property
    def name(self) -> str:
        """Return how the part is spoken of."""
        area = f" ({self.area})" if self.area and self.what == MESSAGES else ""
        return f"{self.owner}, {self.what}{area}"

    def file(self, lang: str) -> Path:
        """Return where it lies, or would lie, in a language."""
        if self.ending in _FOR_ALL:
            return self.folder / self.ending
        return self.folder / ".".join([*([self.area] if self.area else []), lang, self.ending])

    def shown(self, lang: str) -> str:
        """Return the same as somebody in the project's folder calls it."""
        return shown(self.file(lang))

    def entries(self, lang: str) -> Mapping[str, object]:
        """Return what it holds by name, a message as such; nothing where there is no file."""
        return _entries(self.file(lang), lang)


MESSAGES: Final = "messages"
PICTURES: Final = "words in pictures"
SYMBOLS: Final = "symbols"
GUIDE: Final = "two-minute pictures"
RULEBOOK: Final = "rulebook"
LESSON: Final = "lesson"
SEARCH: Final = "words of questions"
ASKED: Final = "newcomers' questions"
TYPED: Final = "what players type"
GLOSSARY: Final = "glossary"
GLOSS: Final = frozenset({"is", "not"})
"""What a glossary says of a term, in English, beside its word in each language."""
_BY_FOLDER: Final = {"help": RULEBOOK, "lesson": LESSON, "words": SEARCH, "legend": SYMBOLS, "guide": GUIDE}


@cache
def parts() -> tuple[Part, ...]:
    """Return everything there is in English, the bot's first."""
    rooms = [(BOT, ROOT / room) for room in ("cogs", "host", "render/text")]
    rooms += [(game, folder) for game in registry.games() for folder in _homes(game)]
    found = [part for owner, room in rooms for part in _parts_in(owner, room)]
    found += [_asked(file) for file in sorted((ROOT / "tests/host/questions").glob("*.en.jsonl"))]
    own = [(game, material(game).own) for game in registry.games()]
    found += [Part(game, TYPED, folder, _SEARCHES) for game, folder in own if (folder / _SEARCHES).exists()]
    homes = [(BOT, ROOT / "cogs/text"), *((game, registry.folder(game)) for game in registry.games())]
    found += [Part(owner, GLOSSARY, home, _GLOSSARY) for owner, home in homes if (home / _GLOSSARY).exists()]
    order = [BOT, *registry.games()]
    return tuple(sorted(dict.fromkeys(found), key=lambda part: order.index(part.owner)))


def _homes(game: str) -> Iterator[Path]:
    """Yield the folders of a game's rules and pictures."""
    yield registry.folder(game)
    spec = find_spec(registry.home(game).pictures)
    if spec is not None and spec.submodule_search_locations:
        yield from map(Path, spec.submodule_search_locations)


def _parts_in(owner: str, room: Path) -> Iterator[Part]:
    apart = [room / "tests", *(home for home in (_homes(owner) if owner != BOT else ()) if room in home.parents)]
    for file in sorted(room.rglob("*en.*")):
        named = _FILE.fullmatch(file.name)
        if named is not None and named["lang"] == "en" and not any(other in file.parents for other in apart):
            what = _BY_FOLDER.get(file.parent.name, PICTURES if _is_of_pictures(owner, room) else MESSAGES)
            yield Part(owner, what, file.parent, file.suffix[1:], named["area"] or "")


def _is_of_pictures(owner: str, room: Path) -> bool:
    return room == ROOT / "render/text" if owner == BOT else room != registry.folder(owner)


def _asked(file: Path) -> Part:
    owner = file.name.split(".")[0]
    return Part(owner, ASKED, file.parent, "jsonl", owner)


@cache
def languages() -> tuple[str, ...]:
    """Return every language of which anything exists, English first."""
    found = {lang for part in parts() for lang in _languages_of(part)}
    return "en", *sorted(found - {"en"})


def _languages_of(part: Part) -> Iterator[str]:
    if part.ending in _FOR_ALL:
        told = tomllib.loads(part.file("en").read_text(encoding="utf-8"))
        yield from told if part.what == TYPED else {name for term in told.values() for name in term} - GLOSS
        return
    for file in part.folder.glob(f"*.{part.ending}"):
        named = _FILE.fullmatch(file.name)
        if named is not None and (named["area"] or "") == part.area:
            yield named["lang"]


def complete() -> tuple[str, ...]:
    """Return the languages that must lack nothing."""
    return tuple(lang for lang in languages() if lang not in ON_THE_WAY)


def shown(file: Path) -> str:
    """Return a file's path as somebody in the project's folder writes it."""
    return str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else str(file)


# What a file holds


@cache
def _entries(file: Path, lang: str) -> Mapping[str, object]:
    if not file.exists():
        return {}
    if file.suffix == ".ftl":
        return {one.id.name: one for one in read(file) if isinstance(one, ast.Message) and one.value is not None}
    text = file.read_text(encoding="utf-8")
    return _READERS[file.name if file.name in _FOR_ALL else file.suffix](text, lang)


@cache
def read(file: Path) -> tuple[ast.EntryType, ...]:
    """Return the entries of a Fluent file."""
    return tuple(FluentParser().parse(file.read_text(encoding="utf-8")).body) if file.exists() else ()


def _sections(text: str, _: str) -> Mapping[str, object]:
    heads = [*_HEADING.finditer(text)]
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return {head[1]: text[head.end() : end].strip() for head, end in zip(heads, ends, strict=True)}


def _words(text: str, _: str) -> Mapping[str, object]:
    given = tomllib.loads(text)
    lists = {name: given[name] for name in ("stemmer", "stop", "asking", "whole", "same") if given.get(name)}
    return {**lists, **{f"sections.{id_}": words for id_, words in given.get("sections", {}).items()}}


def _questions(text: str, _: str) -> Mapping[str, object]:
    asked = {json.loads(line)["q"] for line in text.splitlines()}
    return {"questions": text} if len(asked) >= QUESTIONS else {}


def _typed(text: str, lang: str) -> Mapping[str, object]:
    searches = tomllib.loads(text).get(lang)
    return {"searches": searches} if searches else {}


def _terms(text: str, lang: str) -> Mapping[str, object]:
    return {key: term[lang] for key, term in tomllib.loads(text).items() if term.get(lang)}


_READERS: Final = {
    ".md": _sections,
    ".toml": _words,
    ".jsonl": _questions,
    _SEARCHES: _typed,
    _GLOSSARY: _terms,
}
