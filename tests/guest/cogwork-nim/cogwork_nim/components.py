"""What lies in the box: reads `components.toml`."""

from pathlib import Path
from typing import Final

from rules.kernel.components import Complaints, Part, Positive, read, repeated

FILE: Final = Path(__file__).with_name("components.toml")
MOST_SEATS: Final = 4


class Figure(Part, frozen=True):
    """A number and where it was read."""

    value: Positive
    source: str


class Cards(Part, frozen=True):
    """The kinds of cards and where they were read."""

    value: tuple[Positive, ...]
    source: str


class Figures(Part, frozen=True):
    """All figures of the game."""

    stones: Figure
    hand: Figure
    copies: Figure
    cards: Cards


class Components(Part, frozen=True):
    """The whole file."""

    figures: Figures


def load(path: Path = FILE) -> Components:
    """Read a file of components.

    Raises:
        BadComponentsError: see `rules.kernel.components.read`.
    """
    return read(path, Components, _complaints)


def _complaints(components: Components) -> Complaints:
    figures = components.figures
    wrong = repeated("figures.cards.value", figures.cards.value)
    if MOST_SEATS * figures.hand.value > figures.copies.value * len(figures.cards.value):
        wrong.append(("figures.hand", "there are not enough cards"))
    return wrong


FIGURES = load().figures
CARDS = FIGURES.cards.value
