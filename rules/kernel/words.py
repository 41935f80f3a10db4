"""Puts texts into words: Fluent files by language, English where a language or a message is missing."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number
from msgspec import msgpack

from rules.kernel.model import Arg, Text
from rules.kernel.registry import folder

LANGUAGES = ("en", "de", "fr")
Namer = Callable[[int], str]
SAID: Final = 2_000
"""Texts that words remember having said; a panel says most of its own several times."""
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*)(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
_OTHER: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*[.(}]")


class Bundle(FluentBundle):
    """One language's messages, each of them parsed when it is first said: parsing them all would hold up every start.

    What is no message, such as one with a fault in it, is there and says nothing; tests parse every file.
    """

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        """Take the language and the files to read."""
        # Isolation marks are invisible characters; they would reach Discord and the pictures.
        super().__init__([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._keys: set[str] = set()
        for file in files:
            for entry in _ENTRY.finditer(file.read_text(encoding="utf-8")):
                self._unread.setdefault(entry[1], entry[0])
        self._keys.update(key for key in self._unread if not key.startswith("-"))

    def has_message(self, message_id: str) -> bool:
        """Say whether there is a message of that id."""
        return message_id in self._keys

    def get_message(self, message_id: str) -> Message:
        """Return a message, having read it and all it speaks of."""
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, key: str) -> None:
        source = self._unread.pop(key, None)
        if source is None:
            return
        self.add_resource(FluentResource(source + "\n"))
        for other in _OTHER.finditer(source):
            self._read(other[1])


class Words:
    """One language's messages of a folder of `<language>.ftl` files; `names` tells who sits where."""

    def __init__(self, bundles: tuple[FluentBundle, ...], names: Namer = str) -> None:
        """Take bundles, the reader's language first."""
        self.bundles = bundles
        self._names = names
        self._fixed: dict[str, str] = {}
        self._said: dict[bytes, str] = {}

    def named(self, names: Namer) -> "Words":
        """Return the same words with other names at the seats; no name may change as long as they are used."""
        words = Words(self.bundles, names)
        # What takes no arguments reads the same whoever sits where.
        words._fixed = self._fixed
        return words

    def beside(self, other: "Words") -> "Words":
        """Return these words with others behind them."""
        return Words((*self.bundles, *other.bundles), self._names)

    @property
    def lang(self) -> str:
        """Return the reader's language."""
        return str(self.bundles[0].locales[0]) if self.bundles else "en"

    def has(self, key: str) -> bool:
        """Say whether there is such a message in any of the languages."""
        return self.language_of(key) is not None

    def language_of(self, key: str) -> str | None:
        """Return the language in which the message is said, or None where there is no such message."""
        return next((str(bundle.locales[0]) for bundle in self.bundles if bundle.has_message(key)), None)

    def __call__(self, text: Text) -> str:
        """Return the text in words; a message that is missing everywhere shows its key."""
        if text.key == "@seat":
            return self._names(int(str(text.args["seat"])))
        if not text.args:
            return self._fixed.get(text.key) or self._fixed.setdefault(text.key, self.say(text.key))
        known = msgpack.encode(text)
        said = self._said.get(known)
        if said is None:
            if len(self._said) >= SAID:
                self._said.clear()
            said = self._said[known] = self.say(text.key, text.args)
        return said

    def say(self, key: str, args: Mapping[str, Arg] | None = None) -> str:
        """Return the message `key` in words."""
        for bundle in self.bundles:
            if bundle.has_message(key):
                value = bundle.get_message(key).value
                if value is not None:
                    words, _ = bundle.format_pattern(
                        value, {name: self._plain(arg) for name, arg in (args or {}).items()}
                    )
                    return str(words)
        return key

    def _plain(self, arg: Arg) -> str | FluentNumber | FluentNone:
        if isinstance(arg, str):
            return arg
        if isinstance(arg, Text):
            return self(arg)
        if isinstance(arg, list):
            return ", ".join(self(part) for part in arg)
        return _number(arg)


@lru_cache(1000)
def _number(value: int) -> FluentNumber | FluentNone:
    # Numbers here are counts and names of tables, never sums of money: 1000 is not written 1,000.
    return fluent_number(value, useGrouping=False)


def language(locale: str | None) -> str:
    """Return the language of ours that serves a locale such as `de` or `en-GB`."""
    short = (locale or "en").split("-")[0].lower()
    return short if short in LANGUAGES else "en"


@cache
def load(path: Path, lang: str) -> Words:
    """Return the words of a folder, in that language with English behind it."""
    order = (lang, "en") if lang != "en" else ("en",)
    files = {code: path / f"{code}.ftl" for code in order}
    return Words(tuple(Bundle(code, [file]) for code, file in files.items() if file.exists()))


def languages_of(game_key: str) -> tuple[str, ...]:
    """Return the languages that a game speaks; in the others of ours it is English."""
    return tuple(lang for lang in LANGUAGES if (folder(game_key) / "text" / f"{lang}.ftl").exists())


def of_game(key: str, lang: str) -> Words:
    """Return the words of a game."""
    return load(folder(key) / "text", lang)
