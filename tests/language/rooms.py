"""Where a text appears and how long it may be there, told by its key, as docs/messages.md has it; and who says it.

Characters count as they are shown, with whatever a message puts in; of a message with arguments only its own letters
are known beforehand, so what is too long for certain is found here, the rest by tests that draw and play.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast

from rules.kernel import registry
from tests.language.parts import BOT, GUIDE, LESSON, PICTURES, ROOT, RULEBOOK, SYMBOLS, Part, shown


class Room(NamedTuple):
    """Where a text appears, and how many characters there is room for; 0 where only a picture can tell."""

    where: str
    most: int


NAME: Final = Room("the name of a command or parameter: small letters, digits and hyphens, no spaces", 32)
BUTTON: Final = Room("a button of the bot", 38)
A_PICTURE: Final = Room("a word in a picture, or its alternative text; drawn to see whether it fits", 0)
A_NAME: Final = Room("a name or a part of other messages: small, unless it always begins one", 90)
_BY_KEY: Final = (
    (r"cmd-.*-name", NAME),
    (r"cmd-.*-description", Room("what a command or parameter does, below its name", 100)),
    (r"language-name", Room("the name of this language, in itself", 32)),
    (r"ui-picked", Room("what has been chosen so far", 400)),
    (r"ui-.*", BUTTON),
    (r"ask-.*", Room("a question, above its options: a sentence", 400)),
    (r"opt-.*", Room("an option: a button or an entry of a menu, a verb first", 80)),
    (r"press-.*", Room("a press that stands for several answers: a button or an entry of a menu", 80)),
    (r"hint-.*", Room("what an option yields or costs, below it", 100)),
    (r"barred-.*", Room("what cannot be picked now and why, after a colon: begins small", 75)),
    (r"(group|quick)-.*", Room("what is read in a closed menu", 60)),
    (r"topic-.*", Room("a button that opens what may be done beside the question", 38)),
    (r"log-.*", Room("a line of the log: a sentence in the present tense", 400)),
    (r"about-game", Room("one sentence in the lobby: what the game is about", 200)),
    (r"setting-.*-about", Room("what a setting of the game does, in the lobby", 200)),
    (r"setting-.*", Room("a setting of the game or one of its choices, in a menu of the lobby", 100)),
    (r"(call|left)(-.*)?", Room("the line that calls somebody: no icons, as a lock screen shows it", 150)),
    (r"(for-good|done|notice|rules|help|lobby|panel|state|final|games)(-.*)?", Room("a message of the bot", 600)),
)
_MESSAGE: Final = Room("a message of the bot, or a refusal: a sentence", 600)
PAGE: Final = Room("a step of a lesson, beside a picture: two short paragraphs, one beside a question (230)", 420)
SECTION: Final = Room("a section of the rulebook on a phone: paragraphs of at most 430", 0)
_TEXT: Final = re.compile(r"[\"']([a-z@][^\"'\n]*)[\"']")
SIGN: Final = Room("the name of a symbol", 60)
ABOUT_SIGN: Final = Room("what a symbol means: a sentence or two", 200)


def room_of(part: Part, key: str) -> Room:
    """Return where a text of a part appears."""
    if part.what in {LESSON, RULEBOOK}:
        return PAGE if part.what == LESSON else SECTION
    if part.what == SYMBOLS:
        return ABOUT_SIGN if key.startswith("about-") else SIGN
    if part.what in {PICTURES, GUIDE}:
        return A_PICTURE
    found = next((room for pattern, room in _BY_KEY if re.fullmatch(pattern, key)), None)
    return found or (_MESSAGE if part.owner == BOT else A_NAME)


# How long a message is at least


def length(message: ast.Message, others: Mapping[str, ast.Message]) -> int:
    """Return how many characters a message has at least, in its longest form, whatever is put into it."""
    return 0 if message.value is None else _pattern(message.value, others)


def _pattern(pattern: ast.Pattern, others: Mapping[str, ast.Message]) -> int:
    return sum(
        len(one.value) if isinstance(one, ast.TextElement) else _expression(one.expression, others)
        for one in pattern.elements
    )


def _expression(what: object, others: Mapping[str, ast.Message]) -> int:
    if isinstance(what, ast.SelectExpression):
        return max(_pattern(variant.value, others) for variant in what.variants)
    if isinstance(what, ast.MessageReference) and what.id.name in others:
        return length(others[what.id.name], {})
    if isinstance(what, ast.StringLiteral):
        return len(what.value)
    return 1


# Who says it


@cache
def _literals() -> Mapping[str, frozenset[Path]]:
    """Return the modules that hold a text by the text, or by what of it stands before the first `{`, and that."""
    rooms = [ROOT / room for room in ("cogs", "host", "render", "rules")]
    rooms += [folder for game in registry.games() if not (folder := registry.folder(game)).is_relative_to(ROOT)]
    found: dict[str, set[Path]] = {}
    for file in (file for room in rooms for file in sorted(room.rglob("*.py"))):
        for text in _TEXT.findall(file.read_text(encoding="utf-8")):
            found.setdefault("".join(text.partition("{")[:2]), set()).add(file)
    return {text: frozenset(files) for text, files in found.items()}


def said_in(part: Part, key: str) -> list[str]:
    """Return the modules that say a message by its key, or by the longest beginning that the code has of it."""
    stem = re.sub(r"^pic-alt-|^pic-|-name$|-description$", "", key)
    for wanted in (key, stem, *_beginnings(key), *_beginnings(stem)):
        files = sorted(file for file in _literals().get(wanted, ()) if _may_say(part, file))
        if files:
            return [shown(file) for file in files]
    return []


def _beginnings(key: str) -> Iterator[str]:
    words = key.split("-")
    yield from ("-".join(words[:count]) + "-{" for count in range(len(words) - 1, 0, -1))


def _may_say(part: Part, file: Path) -> bool:
    """Say whether a module says messages of that owner: a game's own, or what is of all games."""
    owners = {one for one in file.parts if one in registry.games()}
    return part.owner in owners or not owners
