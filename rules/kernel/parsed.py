"""Messages that Fluent parses and puts together: all that are more than a line of text."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeAlias

from babel import Locale
from babel.numbers import format_decimal
from babel.plural import PluralRule
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone, FluentNumber

__all__ = ["Formatted", "Message", "Parsed", "Value"]

Value: TypeAlias = str | int
Formatted: TypeAlias = tuple[str | FluentNone, list[Exception]]

GROUPED: Final = 10_000
"""From here on digits are grouped where a message wants it; no language of ours has to group four of them."""
SAID: Final = 500
"""Texts that one language's messages remember having said."""
UNSAYABLE: Final = "{???}"
"""Stands for a message that is too long to be put together."""
_OTHER: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)\s*(?=[.(}),])")


_PLURALS: Final = {
    "de": {"one": "i = 1 and v = 0"},
    "en": {"one": "i = 1 and v = 0"},
    "es": {"one": "n = 1"},
    "fr": {"one": "i = 0,1"},
}
"""When a count has a form of its own, by language, as Unicode's rules say it; of all below a million."""


class _Tongue(Locale):
    """A language of which it is known here how it counts; else Babel loads its calendars and currencies for that."""

    @property
    def plural_form(self) -> PluralRule:
        """The form that a count takes."""
        known = _PLURALS.get(self.language)
        return super().plural_form if known is None else PluralRule(known)


class _Count(FluentInt):
    """A number that messages say and choose by: a count or a table's name, never a sum, so 1000 is not written 1,000.

    Its digits are those of every language here; to have them formatted took a quarter of the time that a text takes.
    """

    def format(self, _locale: object) -> str:
        """Return its digits."""
        return int.__repr__(self)


def _grouping(lang: str) -> Callable[[Any], Any]:
    """Return what says a large count as a language groups its digits, 12,345 or 12 345."""

    def number(value: object) -> object:
        if isinstance(value, FluentInt) and abs(value) >= GROUPED:
            return format_decimal(value, locale=lang)
        return value

    return number


class Parsed(FluentBundle):
    """One language's messages, each of them parsed when it is first said: parsing them all would hold up every start.

    What is no message, such as one with a fault in it, is there and says nothing; tests parse every file.
    """

    def __init__(self, lang: str, sources: dict[str, str], functions: dict[str, Any]) -> None:
        """Take the language, the text of every entry by its id, and what messages may call."""
        # Isolation marks are invisible characters; they would reach Discord and the pictures.
        super().__init__([lang], functions={**functions, "NUMBER": _grouping(lang)}, use_isolating=False)
        self._unread = dict(sources)
        self._read_ones: dict[str, Message] = {}
        self._formatted: dict[tuple[object, ...], Formatted] = {}

    def get_message(self, message_id: str) -> Message:
        """Return a message, having read it and all it speaks of."""
        message = self._read_ones.get(message_id)
        if message is None:
            self._read(message_id)
            message = self._read_ones[message_id] = super().get_message(message_id)
        return message

    def format_pattern(self, pattern: Pattern, args: dict[str, Any] | None = None) -> Formatted:
        """Return a message in words; what was said lately with the same words in it is known."""
        # Patterns stay as long as the bundle does. A part has its key, which its icon is known by.
        parts = [
            (name, value, getattr(value, "key", getattr(value, "either", ""))) for name, value in (args or {}).items()
        ]
        known = (id(pattern), *parts)
        said = self._formatted.get(known)
        if said is None:
            if len(self._formatted) >= SAID:
                self._formatted.clear()
            given = {name: _counted(value) for name, value in (args or {}).items()}
            said = self._formatted[known] = self._format(pattern, given)
        return said

    def _format(self, pattern: Pattern, given: dict[str, str | FluentNumber | FluentNone]) -> Formatted:
        # As the library does it, which makes every number one of its own first: that one asks Babel for its digits.
        faults: list[Exception] = []
        try:
            return pattern(ResolverEnvironment(self, faults, current=CurrentEnvironment(args=given))), faults
        except ValueError as fault:  # more parts, or longer ones, than the library bears
            return UNSAYABLE, [*faults, fault]

    def _get_babel_locale(self) -> Locale:
        return _Tongue(self.locales[0])

    def _read(self, key: str) -> None:
        source = self._unread.pop(key, None)
        if source is None:
            return
        self.add_resource(FluentResource(source + "\n"))
        for other in _OTHER.finditer(source):
            self._read(other[1])


def _counted(value: Value) -> str | FluentNumber | FluentNone:
    return _number(value) if isinstance(value, int) else value


@lru_cache(1000)
def _number(value: int) -> FluentNumber | FluentNone:
    return _Count(value, useGrouping=False)
