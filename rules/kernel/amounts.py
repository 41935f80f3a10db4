"""Writes amounts in figures where a game counts parts of one, such as half points; whole numbers inside, no floats."""

from typing import Final

FRACTIONS: Final = {(1, 2): "½", (1, 3): "⅓", (2, 3): "⅔", (1, 4): "¼", (2, 4): "½", (3, 4): "¾"}


def written(number: int, parts: int = 1) -> str:
    """Return so many parts of one in figures: 45 halves are 22½, minus one half is −½, 7 wholes are 7.

    Raises:
        KeyError: there is no sign for that fraction; halves, thirds and quarters have one.
    """
    whole, rest = divmod(abs(number), parts)
    sign = "−" if number < 0 else ""
    fraction = FRACTIONS[rest, parts] if rest else ""
    return f"{sign}{whole if whole or not rest else ''}{fraction}"
