"""The texts of every game: the same messages with the same arguments in every language, and none malformed."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rules.kernel import registry
from rules.kernel.words import languages_of

SPOKEN = [(game, lang) for game in registry.games() for lang in languages_of(game)]
TRANSLATED = [(game, lang) for game, lang in SPOKEN if lang != "en"]


class _Names(Visitor):
    """Collects the arguments and the other messages that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  named by the library
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")


def entries(game: str, lang: str) -> list[ast.EntryType]:
    path: Path = registry.folder(game) / "text" / f"{lang}.ftl"
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def messages(game: str, lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(game, lang) if isinstance(entry, ast.Message)}


def arguments(message: ast.Message) -> set[str]:
    names = _Names()
    names.visit(message)
    return {name for name in names.names if name.startswith("$")}


@pytest.mark.parametrize("game", registry.games())
def test_every_game_speaks_english_and_german(game: str) -> None:
    assert {"en", "de"} <= set(languages_of(game))


@pytest.mark.parametrize(("game", "lang"), SPOKEN)
def test_every_text_can_be_read_and_is_there_once(game: str, lang: str) -> None:
    junk = [entry.content for entry in entries(game, lang) if isinstance(entry, ast.Junk)]
    assert junk == []
    names = Counter(entry.id.name for entry in entries(game, lang) if isinstance(entry, ast.Message | ast.Term))
    assert [name for name, number in names.items() if number > 1] == []
    assert [name for name, message in messages(game, lang).items() if message.value is None] == []


@pytest.mark.parametrize(("game", "lang"), TRANSLATED)
def test_every_language_has_the_same_messages(game: str, lang: str) -> None:
    english, other = messages(game, "en").keys(), messages(game, lang).keys()
    assert (sorted(english - other), sorted(other - english)) == ([], []), "missing, and too many"


@pytest.mark.parametrize(("game", "lang"), TRANSLATED)
def test_a_message_has_the_same_arguments_in_every_language(game: str, lang: str) -> None:
    english, other = messages(game, "en"), messages(game, lang)
    both = [name for name in english if name in other]
    assert {name: arguments(other[name]) for name in both} == {name: arguments(english[name]) for name in both}


@pytest.mark.parametrize(("game", "lang"), SPOKEN)
def test_a_message_refers_to_messages_that_exist(game: str, lang: str) -> None:
    terms = {f"-{entry.id.name}" for entry in entries(game, lang) if isinstance(entry, ast.Term)}
    known = messages(game, lang).keys() | terms
    names = _Names()
    for entry in entries(game, lang):
        names.visit(entry)
    assert sorted(name for name in names.names if not name.startswith("$") and name not in known) == []
