"""The one picture that a question is decided from: made for what is asked now, with what each answer would bring."""

from collections.abc import Callable, Sequence
from typing import Final

from render.kit import missing
from render.kit.canvas import Canvas
from render.kit.picture import Drawing, drawing
from render.nicodemus import cards, hand, stocks, tiles
from render.nicodemus.alt import decision_alt
from render.nicodemus.reasons import REASONS
from rules.kernel.model import Decision
from rules.kernel.words import Words
from rules.nicodemus.view import View

Sheet = Callable[[View, Words, Decision], Canvas]


def _turn(view: View, words: Words, _: Decision) -> Canvas:
    return hand.turn(view, words)


SHEETS: Final[dict[str, Sheet]] = {
    "TURN": _turn,
    "ACTIVATE": cards.activation,
    "PICK TYPE": stocks.gains,
    "DISCARD HAND": cards.choice,
    "DISCARD MACHINE": cards.choice,
    "GAIN": stocks.gains,
    "EXCHANGE": stocks.swaps,
    "ROB RESOURCE": stocks.losses,
    "DESTROY": stocks.losses,
    "PICK PROJECT": tiles.kept,
    "COPY": cards.choice,
    "PROJECTS": tiles.completed,
}
"""What draws the picture for each decision; there is never more than one at a time."""


def canvas(view: View, words: Words, asked: Sequence[Decision]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    sheet = SHEETS[asked[0].key](view, words, asked[0])
    missing.lay(sheet, asked[0].barred, REASONS)
    return sheet


def decision(view: View, words: Words, names: Sequence[str], asked: Sequence[Decision]) -> Drawing:
    """Return the picture for what the viewer is asked now."""
    sheet = canvas(view, words, asked)
    greyed = missing.in_words(sheet, asked[0].barred, words)
    return drawing("nicodemus-decision", sheet, decision_alt(view, words, names, asked[0], greyed))
