"""What a language lacks or has wrong: every fault with the part and the name it is found under."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, cast

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from host.handbook import HandbookError
from host.rulebook import reading
from tests.language.parts import (
    ASKED,
    GLOSSARY,
    LESSON,
    QUESTIONS,
    RULEBOOK,
    SEARCH,
    SYMBOLS,
    TYPED,
    Part,
    parts,
    read,
)
from tests.language.rooms import NAME, Room, length, room_of

MISSING: Final = "missing"
PRINTED: Final = frozenset({"fr"})
"""Languages whose texts have the printed apostrophe, ’, and not that of a keyboard; what people type has either."""
_COMMAND: Final = re.compile(r"[-_'\w]{1,32}")
_NAMED: Final = re.compile(r"\{([A-Za-z][\w-]*)\}")


class Fault(NamedTuple):
    """Something wrong with a text: in which part, under which name, and what."""

    part: Part
    key: str
    what: str

    def __str__(self) -> str:
        """Return it in a line."""
        return f"{self.part.name}, {self.key}: {self.what}"


class Amount(NamedTuple):
    """How much of a part there is in a language, of how much in English."""

    there: int
    wanted: int


def amount(part: Part, lang: str) -> Amount:
    """Return how many of the English entries there are."""
    english = part.entries("en")
    return Amount(len(english.keys() & part.entries(lang).keys()), len(english))


def faults(lang: str) -> list[Fault]:
    """Return everything that a language lacks or has wrong, in the order of the parts."""
    return [fault for part in parts() for fault in part_faults(part, lang)]


def part_faults(part: Part, lang: str) -> Iterator[Fault]:
    """Yield what a language lacks of a part, then what it has too much or wrong."""
    yield from _absent(part, lang)
    if part.ending == "ftl":
        yield from _faults_of_messages(part, lang)
    if lang in PRINTED and part.what not in {ASKED, GLOSSARY, SEARCH, TYPED}:
        yield from _faults_of_signs(part, lang)
    if part.what == RULEBOOK and part.file(lang).exists():
        yield from _faults_of_rulebook(part, lang)
    if part.what == LESSON:
        yield from _faults_of_lesson(part, lang)


def _absent(part: Part, lang: str) -> Iterator[Fault]:
    english, there = part.entries("en"), part.entries(lang)
    if not there and part.file("en") != part.file(lang) and not part.file(lang).exists():
        yield Fault(part, part.shown(lang), MISSING)
        return
    told = f"fewer than {QUESTIONS}" if part.what == ASKED else MISSING
    yield from (Fault(part, key, told) for key in english if key not in there)
    known = english.keys() | (_words_of_game(part) if part.what == SYMBOLS else set())
    yield from (Fault(part, key, "not in English") for key in there if key not in known)


def _words_of_game(part: Part) -> set[str]:
    """Return the messages of a game: a legend holds them for a language that the game does not speak yet."""
    return {
        key for other in parts() if other.owner == part.owner and other.ending == "ftl" for key in other.entries("en")
    }


def _faults_of_signs(part: Part, lang: str) -> Iterator[Fault]:
    file = part.file(lang)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else ()
    yield from (Fault(part, line.strip(), "has ' for ’") for line in lines if "'" in line)


# Messages


class _Names(Visitor):
    """Collects the arguments, messages and terms that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  named by the library
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")


def references(node: ast.BaseNode) -> set[str]:
    """Return the names of the arguments (`$name`), messages and terms (`-name`) that are spoken of."""
    names = _Names()
    names.visit(node)
    return names.names


def arguments(message: ast.Message) -> set[str]:
    """Return the names of the arguments of a message, each with its `$`."""
    return {name for name in references(message) if name.startswith("$")}


def _faults_of_messages(part: Part, lang: str) -> Iterator[Fault]:
    body = read(part.file(lang))
    yield from (Fault(part, _first_line(one), "does not parse") for one in body if isinstance(one, ast.Junk))
    named = Counter(f"{'-' * isinstance(one, ast.Term)}{one.id.name}" for one in body if isinstance(one, _NAMED_ENTRY))
    yield from (Fault(part, name, "there twice") for name, number in named.items() if number > 1)
    messages, english = _messages(part, lang), _messages(part, "en")
    known = named.keys() | _said_beside(part, lang)
    for key, message in messages.items():
        unknown = sorted(name for name in references(message) if not name.startswith("$") and name not in known)
        yield from (Fault(part, key, f"speaks of {name!r}, which is no message") for name in unknown)
        if key in english and (told := _differing(arguments(english[key]), arguments(message))):
            yield Fault(part, key, told)
        yield from (Fault(part, key, told) for told in _too_long(message, messages, room_of(part, key)))


_NAMED_ENTRY: Final = (ast.Message, ast.Term)


def _first_line(junk: ast.Junk) -> str:
    return (junk.content or "").strip().split("\n")[0]


def _messages(part: Part, lang: str) -> Mapping[str, ast.Message]:
    return cast("Mapping[str, ast.Message]", part.entries(lang))


def _said_beside(part: Part, lang: str) -> set[str]:
    """Return the messages that lie beside a part: a folder's files are one, and pictures speak a game's words."""
    return {
        key for other in parts() if other.owner == part.owner and other.ending == "ftl" for key in other.entries(lang)
    }


def _differing(english: set[str], own: set[str]) -> str:
    lacks, has = " ".join(sorted(english - own)), " ".join(sorted(own - english))
    return ", ".join([*([f"lacks {lacks}"] if lacks else []), *([f"has {has}, which is not given"] if has else [])])


def _too_long(message: ast.Message, others: Mapping[str, ast.Message], room: Room) -> Iterator[str]:
    least = length(message, others)
    if room.most and least > room.most:
        yield f"{least} characters or more, room for {room.most}: {room.where}"
    elements = message.value.elements if message.value else []
    text = elements[0].value if len(elements) == 1 and isinstance(elements[0], ast.TextElement) else None
    if room is NAME and (text is None or not _COMMAND.fullmatch(text) or text != text.lower()):
        yield f"{text!r} is not {room.where}"


# Rulebooks and lessons


def _faults_of_rulebook(part: Part, lang: str) -> Iterator[Fault]:
    try:
        own, english = reading.read(part.file(lang)), reading.read(part.file("en"))
    except HandbookError as fault:
        yield Fault(part, part.shown(lang), str(fault).removeprefix(str(part.file(lang))).lstrip(":0123456789 "))
        return
    for id_, section in own.sections.items():
        if id_ in english.sections and set(section.links) != set(english.sections[id_].links):
            lacks, has = (" ".join(sorted(some)) for some in _apart(english.sections[id_].links, section.links))
            yield Fault(part, id_, f"links: lacks [{lacks}], has [{has}] beyond the English ones")


def _apart(english: tuple[str, ...], own: tuple[str, ...]) -> tuple[set[str], set[str]]:
    return set(english) - set(own), set(own) - set(english)


def _faults_of_lesson(part: Part, lang: str) -> Iterator[Fault]:
    words = _said_beside(part, lang)
    for key, told in part.entries(lang).items():
        unknown = [name for name in _NAMED.findall(str(told)) if name not in words]
        yield from (Fault(part, key, f"names {{{name}}}, which is no message") for name in unknown)
        most = room_of(part, key).most
        shown = " ".join(_NAMED.sub("…", str(told)).replace("**", "").split())
        if len(shown) > most:
            yield Fault(part, key, f"{len(shown)} characters, room for {most}: {room_of(part, key).where}")
