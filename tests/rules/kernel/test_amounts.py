"""Amounts in figures: whole numbers, fractions with their own signs, and a true minus."""

import pytest

from rules.kernel.amounts import written


@pytest.mark.parametrize(
    ("number", "parts", "told"),
    [
        (0, 1, "0"),
        (7, 1, "7"),
        (-7, 1, "−7"),
        (1000, 1, "1000"),
        (45, 2, "22½"),
        (44, 2, "22"),
        (1, 2, "½"),
        (-1, 2, "−½"),
        (-13, 2, "−6½"),
        (0, 2, "0"),
        (5, 3, "1⅔"),
        (6, 4, "1½"),
    ],
)
def test_amounts_are_written_with_the_signs_of_fractions(number: int, parts: int, told: str) -> None:
    assert written(number, parts) == told
