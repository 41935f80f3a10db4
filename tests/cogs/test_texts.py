"""The bot's own words: every message that is said exists, none is left over, each reads well in every language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import cogs
import host
from cogs.words import TEXTS, own
from rules.kernel.registry import games
from rules.kernel.words import LANGUAGES, Bundle, of_game
from tests.language.faults import arguments

SOURCES = sorted(path for room in (cogs, host) for path in Path(room.__path__[0]).rglob("*.py"))
SAYS = {"say": 1, "Refused": 0, "named": 0, "about": 0, "_string": 0, "locale_str": 0}
"""Functions that say a message, and which of their arguments its key is; `words.say` has it first."""
OF_A_GAME = re.compile(r"setting-|group-")
"""Messages that a game's own texts hold."""
BUTTONS_OF_DISCORD = 80


@cache
def messages(lang: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for path in sorted(TEXTS.glob(f"*{lang}.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
                assert entry.value is not None, entry.id.name
                found[entry.id.name] = entry
    return found


MESSAGES = {lang: sorted(Bundle(lang, sorted(TEXTS.glob(f"*{lang}.ftl"))).keys) for lang in LANGUAGES}
"""The names of all messages; every process that gathers tests needs them, and to parse the files takes a second."""


class Said:
    """A place in the code that says a message: its key, as a pattern where part of it is made up on the way."""

    def __init__(self, call: ast.Call, key: ast.expr, where: str) -> None:
        self.where = f"{where}:{call.lineno}"
        self.name = _name(call)
        self.pattern = _pattern(key)
        named = {word.arg for word in call.keywords}
        tables = [arg for arg in call.args if isinstance(arg, ast.Dict)]
        keys = {str(key.value) for table in tables for key in table.keys if isinstance(key, ast.Constant)}
        self.given = {f"${name}" for name in (named | keys) if name}

    def messages(self) -> list[str]:
        """Return the messages that may be meant."""
        ends = {"named": "-name", "about": "-description"}
        pattern = self.pattern + ends.get(self.name, "")
        return [key for key in MESSAGES["en"] if re.fullmatch(pattern, key)]


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _is_of_a_game(call: ast.Call) -> bool:
    """Say whether the name of a command is taken from a game's texts."""
    return _name(call) in {"named", "about"} and len(call.args) > 1


def _pattern(key: ast.expr) -> str:
    if isinstance(key, ast.Constant):
        return re.escape(str(key.value))
    assert isinstance(key, ast.JoinedStr)
    fixed = [part.value if isinstance(part, ast.Constant) else None for part in key.values]
    return "".join("[a-z-]+" if part is None else re.escape(str(part)) for part in fixed)


def places() -> Iterator[Said]:
    """Yield every place where a message is said by its name."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node) in SAYS and not _is_of_a_game(node):
                is_method = isinstance(node.func, ast.Attribute)
                args = node.args[0 if is_method else SAYS[_name(node)] :][:1]
                for key in args:
                    options = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
                    for option in options:
                        if isinstance(option, ast.Constant | ast.JoinedStr):
                            yield Said(node, option, path.name)


PLACES = [said for said in places() if not OF_A_GAME.match(said.pattern.replace("\\", ""))]


def literals() -> set[str]:
    """Return every string in the code: keys are also handed on, as payload of a notice or an argument."""
    nodes = [node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def variants(key: str, lang: str) -> set[str]:
    """Return a message with its arguments as small numbers, which is what chooses between its forms."""
    names = sorted(arguments(messages(lang)[key]))
    return {
        own(lang).say(key, {name[1:]: number for name, number in zip(names, numbers, strict=True)})
        for numbers in product((0, 1, 2), repeat=len(names))
    }


REFUSALS = sorted({key for said in PLACES if said.name == "Refused" for key in said.messages()})


def test_there_is_something_to_check() -> None:
    assert len(PLACES) > 100
    assert {"no-such-table", "wrong-place", "wrong-count", "already-answered"} <= set(REFUSALS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_lost_twice_there_or_broken(lang: str) -> None:
    assert sorted(messages(lang)) == MESSAGES[lang]


def test_every_message_that_is_said_exists() -> None:
    assert [f"{said.where} {said.pattern}" for said in PLACES if not said.messages()] == []


def test_every_notice_exists() -> None:
    notices = {word for word in literals() if re.fullmatch(r"notice-[a-z-]+", word)}
    assert len(notices) >= 3
    assert notices <= {*MESSAGES["en"]}


def test_every_message_is_said_somewhere() -> None:
    said = {key for place in PLACES for key in place.messages()} | literals()
    listed = {key for key in MESSAGES["en"] if key.startswith("cmd-")}
    assert sorted({*MESSAGES["en"]} - said - listed) == []
    named = {key for place in PLACES if place.name in {"named", "about", "_string"} for key in place.messages()}
    assert sorted(listed - named) == []


def test_whoever_says_a_message_gives_everything_that_it_names() -> None:
    missing = [
        f"{said.where} {key} lacks {sorted(lack)}"
        for said in PLACES
        for key in said.messages()
        if (lack := arguments(messages("en")[key]) - said.given)
    ]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_button_says_is_short_and_no_sentence(lang: str) -> None:
    buttons = [key for key in MESSAGES[lang] if key.startswith("ui-") and key != "ui-picked"]
    assert len(buttons) > 10
    for key in buttons:
        words = own(lang).say(key)
        assert 1 <= len(words) <= BUTTONS_OF_DISCORD // 2, words
        assert not words.endswith("."), words
        assert words.lstrip("¿¡")[0].isupper(), words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", REFUSALS)
def test_every_refusal_is_a_sentence(key: str, lang: str) -> None:
    for words in variants(key, lang):
        assert words.lstrip("¿¡")[0].isupper(), words
        assert words.endswith((".", "!", "?")), words
        assert len(words) <= 200, words
        assert not re.search(r"[{}]|\$|None|error|invalid|fehler|ungültig", words, re.IGNORECASE), words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_cut_short_or_left_open(lang: str) -> None:
    for key in MESSAGES[lang]:
        for words in variants(key, lang):
            assert words.strip() == words, key
            assert words, key
            assert "{" not in words, words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_named_in_messages_exist_under_that_name(lang: str) -> None:
    words = own(lang)
    names = {words.say(key) for key in MESSAGES[lang] if re.fullmatch(r"cmd-[a-z]+-name", key)}
    subs = {
        f"{words.say(f'cmd-{found[1]}-name')} {words.say(found[0])}"
        for key in MESSAGES[lang]
        if (found := re.fullmatch(r"cmd-(table|admin)-[a-z]+-name", key))
    }
    for key in MESSAGES[lang]:
        mentioned = {name for text in variants(key, lang) for name in re.findall(r"`/([^`]+)`", text)}
        assert mentioned <= names | subs, f"{key} speaks of {sorted(mentioned - names - subs)}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_no_word_of_a_game_hides_behind_one_of_the_bots(game: str, lang: str) -> None:
    """A game's words come first; only the names of its commands may be the same as the bot's."""
    shadowed = [key for key in MESSAGES[lang] if of_game(game, lang).has(key) and not key.startswith("cmd-")]
    assert shadowed == []
