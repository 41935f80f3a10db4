"""How a language joins the parts of a list in a sentence: "1 wood, 2 copper and 1 crystal", "bois, cuivre ou cristal".

The patterns are Unicode's (CLDR), of English that of Britain, which the messages are written in. They stand here, and a
test compares them with babel, which reads for a tenth of a second before it joins its first list.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple


class Joining(NamedTuple):
    """What stands between parts: between the first ones, before the last of a sum and of a choice.

    Where the last part begins as `sum_before` or `choice_before` has it, the second of two words is used.
    """

    comma: str = ", "
    sums: tuple[str, str] = (", ", ", ")
    choices: tuple[str, str] = (", ", ", ")
    sum_before: re.Pattern[str] | None = None
    choice_before: re.Pattern[str] | None = None


JOININGS: Final[dict[str, Joining]] = {
    "en": Joining(", ", (" and ", " and "), (" or ", " or ")),
    "de": Joining(", ", (" und ", " und "), (" oder ", " oder ")),
    "fr": Joining(", ", (" et ", " et "), (" ou ", " ou ")),
    "es": Joining(
        ", ",
        (" y ", " e "),
        (" o ", " u "),
        re.compile(r"\W*(?:i|í|hi(?![ae])|hí|y(?![aeiou]))", re.IGNORECASE),
        re.compile(r"\W*(?:h?[oó]|8|11\b)", re.IGNORECASE),
    ),
}
"""By language; one that is not here has commas alone."""
_COMMAS: Final = Joining()


def all_of(parts: Sequence[str], lang: str) -> str:
    """Return parts as a sum in a sentence of that language: A, B and C."""
    how = JOININGS.get(lang, _COMMAS)
    return _joined(parts, how.comma, how.sums, how.sum_before)


def one_of(parts: Sequence[str], lang: str) -> str:
    """Return parts as a choice in a sentence of that language: A, B or C."""
    how = JOININGS.get(lang, _COMMAS)
    return _joined(parts, how.comma, how.choices, how.choice_before)


class Listed(str):
    """Parts as a sum, which still know how they read as a choice."""

    __slots__ = ("either",)
    either: str

    @classmethod
    def of(cls, parts: Sequence[str], lang: str) -> "Listed":
        """Return parts in a sentence of that language."""
        made = cls(all_of(parts, lang))
        made.either = one_of(parts, lang)
        return made


def _joined(parts: Sequence[str], comma: str, words: tuple[str, str], before: re.Pattern[str] | None) -> str:
    if len(parts) < 2:
        return "".join(parts)
    word = words[before is not None and before.match(parts[-1]) is not None]
    return f"{comma.join(parts[:-1])}{word}{parts[-1]}"
