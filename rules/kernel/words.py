"""Puts texts into words: Fluent files by language, English where a language or a message is missing."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, msgpack

from rules.kernel.errors import NoSuchGame
from rules.kernel.lists import Listed, all_of
from rules.kernel.model import Arg, Text
from rules.kernel.registry import folder
from rules.kernel.verbatim import isolated, one_line

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from rules.kernel.parsed import Formatted, Message, Parsed, Value

LANGUAGES = ("en", "de", "fr", "es")
BEFORE_SIGNS: Final[Mapping[str, str]] = {"fr": "\u00a0"}
"""What a language sets before a colon or a semicolon, where not nothing."""
Namer = Callable[[int], str]
NO_ICONS: Final[Mapping[str, str]] = {}
Guard = Callable[[str], str]
"""Writes a name so that it reads the same where words are shown, such as without its effect as markup."""
PART: Final = 2_000
"""Characters of an argument; Fluent refuses to say more than 2,500, and no message has room for them."""
SAID: Final = 500
"""Texts that words remember having said; a panel says most of its own several times."""
_ICON: Final = "\ue000"
_WORD: Final = "\ue001"
_END: Final = "\ue002"
"""What holds an icon's key and its word within a text, until it is known whether pictures can be shown. Nobody can type
these: what is typed loses all letters of private use."""
_BESIDE: Final = "+"
_NO_WORD: Final = "\ue003"
_MARK: Final = re.compile(f"{_ICON}([^{_ICON}-{_END}]*){_WORD}([^{_ICON}-{_END}]*){_END}")
_MARKUP: Final = re.compile(r"<a?:\w+:\d+>")
_OPENING: Final = re.compile(f"(?:{_MARKUP.pattern} ?|{_ICON}[^{_ICON}-{_END}]*{_WORD})*[¿¡]?")
"""What may stand before the first letter: icons, and the marks by which Spanish opens a question or a call."""
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*)(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
_PLAIN: Final = re.compile(r"[a-zA-Z][\w-]* *= *([^{}\n]*[^{}\s])[ \n]*")
"""A message that is one line of text and nothing else."""


def capital(words: str) -> str:
    """Return words with a capital letter in front, behind icons and marks, as what stands by itself begins."""
    start = _first_letter(words)
    return words[:start] + words[start : start + 1].upper() + words[start + 1 :]


def _first_letter(words: str) -> int:
    """Return where the words begin behind the icons and marks in front of them."""
    opening = _OPENING.match(words) if words[:1] in {"<", _ICON, "¿", "¡"} else None
    return 0 if opening is None else opening.end()


def clip(text: str, most: int) -> str:
    """Return the text, cut with an ellipsis where it has more characters than that; no icon is cut in two."""
    if len(text) <= most:
        return text
    end = most - 1
    for icon in _MARKUP.finditer(text):
        if icon.start() < end < icon.end():
            end = icon.start()
    return text[:end].rstrip() + "…"


def icons_in(text: str) -> int:
    """Return how many icons a text shows."""
    return len(_MARKUP.findall(text))


def _capital(value: object) -> object:
    # What is no words, a number or an argument that is missing, is said as it is.
    return capital(value) if isinstance(value, str) else value


class _Said(str):
    """A text as it is said, which still knows by what key; a text that is part of another is one."""

    __slots__ = ("key",)
    key: str

    @classmethod
    def of(cls, said: str, key: str) -> "_Said":
        made = cls(said)
        made.key = key
        return made


def _either(value: object) -> object:
    return value.either if isinstance(value, Listed) else value


def _icon(what: object, word: object = None, beside: str = "") -> object:
    """Return the mark of an icon; what is no text or key, such as an argument that is missing, is said as it is."""
    if not isinstance(what, str):
        return what
    if isinstance(what, _Said):
        key, usual = what.key, str(what)
    else:
        key, usual = what, _NO_WORD
    return f"{_ICON}{beside}{key}{_WORD}{word if isinstance(word, str) else usual}{_END}"


def _with_icon(what: object, word: object = None) -> object:
    """Return the mark of an icon that stands before its word instead of replacing it."""
    return _icon(what, word, _BESIDE)


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "CAPITAL": _capital,
    "EITHER": _either,
    "ICON": _icon,
    "WITH_ICON": _with_icon,
}
"""What messages may call, beside Fluent's own NUMBER, which groups the digits of 10,000 and more.

CAPITAL($effect) is for a part that opens a message here and stands within one elsewhere. A list is said as a sum, "A, B
and C", and by EITHER($places) as a choice, "A, B or C". ICON($good) is a picture where
pictures can be shown, else the word: it stands beside a number. WITH_ICON($good) is the picture and the word. What is
meant is a text of the game, whose key is the icon's, or a key itself, ICON("points"); the word is that key's message
unless another follows, as in ICON("points", points-counted).
"""


class Line(Struct, frozen=True):
    """A message that is one line of text and nothing else."""

    value: str


class Bundle:
    """One language's messages; of Fluent's own bundle as much as is used here.

    Lines of text are said as they are. The others are Fluent's, whose library is loaded with the first of them: it
    brings the dates and numbers of all the world, and a start says lines only.
    """

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        """Take the language and the files to read."""
        self.locales = [lang]
        self._sources: dict[str, str] = {}
        for file in files:
            for entry in _ENTRY.finditer(file.read_text(encoding="utf-8")):
                self._sources.setdefault(entry[1], entry[0])
        self._keys = {key for key in self._sources if not key.startswith("-")}
        self._lines: dict[str, Line] = {}

    @property
    def keys(self) -> AbstractSet[str]:
        """Return the ids of all messages."""
        return self._keys

    def has_message(self, message_id: str) -> bool:
        """Say whether there is a message of that id."""
        return message_id in self._keys

    def get_message(self, message_id: str) -> "Message | Line":
        """Return a message."""
        line = self._lines.get(message_id)
        if line is not None:
            return line
        plain = _PLAIN.fullmatch(self._sources[message_id])
        if plain is None:
            return self._parsed.get_message(message_id)
        return self._lines.setdefault(message_id, Line(plain[1]))

    def format_pattern(self, pattern: Any, args: "Mapping[str, Value] | None" = None) -> "Formatted":  # noqa: ANN401
        """Return what a message says, and what was wrong with it."""
        return (pattern, []) if isinstance(pattern, str) else self._parsed.format_pattern(pattern, dict(args or {}))

    def get_ready(self) -> None:
        """Load what says all other messages, so that nobody waits for it."""
        _ = self._parsed

    @cached_property
    def _parsed(self) -> "Parsed":
        from rules.kernel.parsed import Parsed  # noqa: PLC0415  for why, see above

        return Parsed(self.locales[0], self._sources, FUNCTIONS)


class Words:
    """One language's messages of a folder of `<language>.ftl` files; `names` tells who sits where.

    A `guard` has its say on every name, and on what somebody typed, before it becomes part of a text. `icons` are the
    pictures that may stand in a text, as markup by key; without them there are words in their place.
    """

    def __init__(
        self,
        bundles: "tuple[Bundle | FluentBundle, ...]",
        names: Namer = str,
        guard: Guard = str,
        icons: Mapping[str, str] = NO_ICONS,
    ) -> None:
        """Take bundles, the reader's language first."""
        self.bundles = bundles
        self._names, self._guard, self._icons = names, guard, icons
        self._fixed: dict[str, str] = {}
        self._bare: dict[str, str] = {}
        self._said: dict[bytes, str] = {}

    def named(self, names: Namer) -> "Words":
        """Return the same words with other names at the seats; no name may change as long as they are used."""
        words = Words(self.bundles, names, self._guard, self._icons)
        # What takes no arguments reads the same whoever sits where.
        words._fixed, words._bare = self._fixed, self._bare
        return words

    def guarded(self, guard: Guard) -> "Words":
        """Return the same words with a guard on names."""
        return Words(self.bundles, self._names, guard, self._icons)

    def iconed(self, icons: Mapping[str, str]) -> "Words":
        """Return the same words with icons in them, as markup by key, for the text of a message."""
        return Words(self.bundles, self._names, self._guard, icons)

    @cached_property
    def plain(self) -> "Words":
        """Return the same words without guard and icons, for where nothing is markup: labels, suggestions, pictures."""
        words = Words(self.bundles, self._names)
        words._fixed = words._bare = self._bare
        return words

    def beside(self, other: "Words") -> "Words":
        """Return these words with others behind them."""
        return Words((*self.bundles, *other.bundles), self._names, self._guard, self._icons)

    def get_ready(self) -> None:
        """Load what their messages are said with, which the first one would wait for."""
        for bundle in self.bundles:
            if isinstance(bundle, Bundle):
                bundle.get_ready()

    def icon(self, key: str) -> str | None:
        """Return the markup of an icon, for the field of a component that takes one; None where there is none."""
        return self._icons.get(key)

    @property
    def lang(self) -> str:
        """Return the reader's language."""
        return str(self.bundles[0].locales[0]) if self.bundles else "en"

    @property
    def colon(self) -> str:
        """Return what stands between a name and what is told of it, as the reader's language sets it."""
        return f"{BEFORE_SIGNS.get(self.lang, '')}: "

    @property
    def semicolon(self) -> str:
        """Return what stands between parts that have commas in them, as the reader's language sets it."""
        return f"{BEFORE_SIGNS.get(self.lang, '')}; "

    def listed(self, parts: Iterable[str]) -> str:
        """Return what a sentence names together, as the reader's language joins it: A, B and C."""
        return all_of([*parts], self.lang)

    def has(self, key: str) -> bool:
        """Say whether there is such a message in any of the languages."""
        return self.language_of(key) is not None

    def language_of(self, key: str) -> str | None:
        """Return the language in which the message is said, or None where there is no such message."""
        return next((str(bundle.locales[0]) for bundle in self.bundles if bundle.has_message(key)), None)

    def has_all_in(self, lang: str) -> bool:
        """Say whether every message that there is in some language is there in this one."""
        keys = [(str(bundle.locales[0]), bundle.keys) for bundle in self.bundles if isinstance(bundle, Bundle)]
        return {key for _, some in keys for key in some} == {key for one, some in keys if one == lang for key in some}

    def __call__(self, text: Text) -> str:
        """Return the text in words; a message that is missing everywhere shows its key."""
        if text.key == "@seat":
            return self._guard(isolated(one_line(self._names(int(str(text.args["seat"]))))))
        if text.key == "@verbatim":
            return self._guard(isolated(one_line(str(text.args["words"]))))
        if not text.args:
            return self._fixed.get(text.key) or self._fixed.setdefault(text.key, self.say(text.key))
        known = msgpack.encode(text)
        said = self._said.get(known)
        if said is None:
            if len(self._said) >= SAID:
                self._said.clear()
            said = self._said[known] = self.say(text.key, text.args)
        return said

    def sentence(self, text: Text) -> str:
        """Return the text as it stands alone: with a capital, unless somebody's name comes first."""
        said = self(text)
        words = said[_first_letter(said) :]
        return said if any(_begins(words, self(name)) for name in _names_in(text)) else capital(said)

    def say(self, key: str, args: Mapping[str, Arg] | None = None) -> str:
        """Return the message `key` in words."""
        for bundle in self.bundles:
            if bundle.has_message(key):
                value: Any = bundle.get_message(key).value
                if value is not None:
                    lang = str(bundle.locales[0])
                    given = {name: self._plain(arg, lang) for name, arg in (args or {}).items()}
                    words, _ = bundle.format_pattern(value, given)
                    return self._shown(str(words))
        return key

    def _shown(self, words: str) -> str:
        """Return words with what is marked as an icon shown as one, or as its word."""
        return _MARK.sub(self._icon_or_word, words) if _ICON in words else words

    def _icon_or_word(self, mark: re.Match[str]) -> str:
        key = mark[1].removeprefix(_BESIDE)
        icon = self._icons.get(key)
        if icon is not None and key == mark[1]:
            return icon
        word = self.say(key) if mark[2] == _NO_WORD else mark[2]
        return word if icon is None else f"{icon} {word}"

    def _plain(self, arg: Arg, lang: str) -> str | int:
        if isinstance(arg, int):
            return arg
        if isinstance(arg, Text):
            return _Said.of(clip(self(arg), PART), _icon_of(arg))
        return clip(arg if isinstance(arg, str) else Listed.of([self(part) for part in arg], lang), PART)


def _icon_of(part: Text) -> str:
    """Return by what key the icon of a text is known: its own, or that of a seat, from 1."""
    return f"seat-{int(str(part.args['seat'])) + 1}" if part.key == "@seat" else part.key


def _begins(said: str, name: str) -> bool:
    """Say whether a name is the first word."""
    return bool(name) and said.startswith(name) and not said[len(name) : len(name) + 1].isalnum()


def _names_in(arg: Arg) -> Iterator[Text]:
    """Yield the names that a text is made of."""
    if isinstance(arg, Text):
        if arg.key in {"@seat", "@verbatim"}:
            yield arg
        for inner in arg.args.values():
            yield from _names_in(inner)
    elif isinstance(arg, list):
        for part in arg:
            yield from _names_in(part)


def language(locale: str | None) -> str:
    """Return the language of ours that serves a locale such as `de` or `en-GB`."""
    short = (locale or "en").split("-")[0].lower()
    return short if short in LANGUAGES else "en"


@cache
def bundle_of(lang: str, *files: Path) -> Bundle:
    """Return the messages of those files in a language; what is English stands behind every other language."""
    return Bundle(lang, files)


@cache
def load(path: Path, lang: str) -> Words:
    """Return the words of a folder, in that language with English behind it."""
    order = (lang, "en") if lang != "en" else ("en",)
    files = {code: path / f"{code}.ftl" for code in order}
    return Words(tuple(bundle_of(code, file) for code, file in files.items() if file.exists()))


def languages_of(game_key: str) -> tuple[str, ...]:
    """Return the languages that a game speaks; in the others of ours it is English."""
    return tuple(lang for lang in LANGUAGES if (folder(game_key) / "text" / f"{lang}.ftl").exists())


def of_game(key: str, lang: str) -> Words:
    """Return the words of a game; there are none of a game that is not here, though tables of it may be stored."""
    try:
        return load(folder(key) / "text", lang)
    except NoSuchGame:
        return Words(())
