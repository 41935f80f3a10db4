"""A made-up language: English lengthened by a third, with accents, so that everybody can read what is not translated.

It exists in memory alone and is spoken in the place of English. What is cut in it will be cut in some language; a word
without an accent comes from the code; what stands outside the brackets of a message was glued to it.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from cogs import words as bots
from host import handbook
from render.kit import labels
from render.kit.sprites import SPRITES
from render.registry import pictures
from rules.kernel import lesson, lists, words
from rules.kernel.registry import games

LONGER: Final = 0.35
OPEN, CLOSE = "‹", "›"
"""What a message stands in, if its seams are looked for."""
_ACCENTS: Final = str.maketrans("aceinouyszACEINOUYSZ", "áçéîñõüýšžÁÇÉÎÑÕÜÝŠŽ")
_FIXED: Final = re.compile(
    r"`[^`]*`|<[^<>\s]+>|https?://\S+|\{[^{}]*\}|\[\[[^\]|]*\]\]|\[\[[^\]|]*\||<!--.*?-->", re.DOTALL
)
"""What is no words: commands as they are typed, mentions, addresses, names of messages and sections, comments."""
_HEADING: Final = re.compile(r"^(#+ +[a-z0-9-]+:?)(.*)$", re.MULTILINE)
_ENGLISH: Final = re.compile(r"(?:[a-z_]+\.)?en\.(?:ftl|md)")


def stretched(text: str) -> str:
    """Return words with accents, longer by a third; what is no words stays as it is."""
    done, at = "", 0
    for fixed in _FIXED.finditer(text):
        done += _stretched(text[at : fixed.start()]) + fixed[0]
        at = fixed.end()
    return done + _stretched(text[at:])


def _stretched(text: str) -> str:
    made, owed = "", 0.0
    for sign in text:
        owed += LONGER
        made += sign
        if owed >= 1 and sign.islower():
            made += sign
            owed -= 1
    return made.translate(_ACCENTS)


class _Stretching(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  named by the library
        node.value = stretched(node.value)
        return node


def _bracketed(pattern: ast.Pattern) -> None:
    pattern.elements = [ast.TextElement(OPEN), *pattern.elements, ast.TextElement(CLOSE)]


@cache
def pseudo(file: Path, *, seams: bool = False) -> str:
    """Return an English file as the made-up language has it, with brackets around each message if seams are wanted."""
    text = file.read_bytes().decode()
    return _messages(text, seams=seams) if file.suffix == ".ftl" else _sections(text)


def _messages(text: str, *, seams: bool) -> str:
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _Stretching().visit(entry.value)
            if seams:
                _bracketed(entry.value)
    return FluentSerializer().serialize(resource)


def _sections(text: str) -> str:
    heads = [*_HEADING.finditer(text)]
    ends = [head.start() for head in heads[1:]] + [len(text)]
    told = [head[1] + stretched(head[2] + text[head.end() : end]) for head, end in zip(heads, ends, strict=True)]
    return text[: heads[0].start()] + "".join(told)


# Speaking it


@contextmanager
def spoken(*, seams: bool = False) -> Iterator[None]:
    """Have everything that is English be said in the made-up language."""
    genuine: Callable[..., str] = Path.read_text
    english = lists.JOININGS["en"]

    def read_text(file: Path, *args: str | None, **kwargs: str | None) -> str:
        return pseudo(file, seams=seams) if _ENGLISH.fullmatch(file.name) else genuine(file, *args, **kwargs)

    forget()
    Path.read_text = read_text  # type: ignore[method-assign,assignment]
    lists.JOININGS["en"] = lists.Joining(english.comma, _both(english.sums), _both(english.choices))
    try:
        with SPRITES.afresh():
            yield
    finally:
        Path.read_text = genuine  # type: ignore[method-assign]
        lists.JOININGS["en"] = english
        forget()


def _both(joined: tuple[str, str]) -> tuple[str, str]:
    return stretched(joined[0]), stretched(joined[1])


def forget() -> None:
    """Have every text be read and said anew."""
    remembered: list[Any] = [words.load, words.bundle_of, bots.own, bots.both, labels.labels]
    remembered += [handbook.handbook, lesson._read]
    remembered += [made for game in games() if hasattr(made := pictures(game).labels, "cache_clear")]
    for one in remembered:
        one.cache_clear()
