"""Amounts in words, and in figures where a game counts parts of one, such as half points: whole numbers, no floats."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from rules.kernel.model import Text, text

NOTHING = Text("nothing")

FRACTIONS: Final = {(1, 2): "½", (1, 3): "⅓", (2, 3): "⅔", (1, 4): "¼", (2, 4): "½", (3, 4): "¾"}


@cache
def amount(good: str, number: int) -> Text:
    """Return a number of one kind of goods in words, as 2 wood; the game has messages for `amount` and the good."""
    return text("amount", number=number, good=Text(good))


def amounts(goods: Mapping[str, int]) -> Text | list[Text]:
    """Return numbers by kind of goods in words; none at all are nothing."""
    return [amount(good, number) for good, number in goods.items() if number] or NOTHING


def written(number: int, parts: int = 1) -> str:
    """Return so many parts of one in figures: 45 halves are 22½, minus one half is −½, 7 wholes are 7.

    Raises:
        KeyError: there is no sign for that fraction; halves, thirds and quarters have one.
    """
    whole, rest = divmod(abs(number), parts)
    sign = "−" if number < 0 else ""
    fraction = FRACTIONS[rest, parts] if rest else ""
    return f"{sign}{whole if whole or not rest else ''}{fraction}"
