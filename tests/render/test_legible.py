"""What is drawn at every moment of random games can be read on a phone: no word too small, no picture too high."""

from collections.abc import Iterator

import pytest
from PIL import Image

from render.kit import canvas, fonts
from render.kit.canvas import stencil
from render.kit.picture import Drawing
from render.registry import pictures
from rules.kernel.model import Audience
from rules.kernel.registry import find, games
from rules.kernel.testkit import AnyPlay, every_table, simulate
from rules.kernel.words import languages_of, of_game
from tests.render.positions import at_every
from tests.render.samples import drawings, names_for
from tests.unpainted import unpainted

SHOWN = 332
"""CSS pixels that a phone of 390 has for a picture in a message (tests/browser/test_panels.py)."""
LEAST = 12
"""CSS pixels of the smallest letters."""
HIGHEST = 1.35
"""Times the width; what one decides from leaves room for the question."""
HIGHEST_TO_DECIDE = 1.0
POSITIONS = 4


class Pen:
    """Notes how small the smallest letters were that were written since it was last asked."""

    def __init__(self) -> None:
        self.smallest = 1_000

    def __call__(self, words: str, face: fonts.Face, size: int, anchor: str) -> Image.Image:
        self.smallest = min(self.smallest, size)
        return stencil(words, face, size, anchor)


@pytest.fixture
def pen(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pen]:
    made = Pen()
    monkeypatch.setattr(canvas, "stencil", made)
    with unpainted():
        yield made


def drawn(play: AnyPlay, audience: Audience, lang: str) -> Iterator[tuple[Drawing, float]]:
    """Yield every picture of a position, and how high each may be."""
    key, view = play.game.info.key, play.game.view(play.state, audience)
    words, names = of_game(key, lang), names_for(key, view)
    for one in drawings(key, view, words, names):
        yield one, HIGHEST
    asked = () if audience is None else play.decisions(audience)
    decide = pictures(key).decision
    if asked and decide is not None:
        yield decide(view, words, names, asked), HIGHEST_TO_DECIDE


@pytest.mark.parametrize("key", games())
def test_letters_are_large_and_pictures_low_enough(key: str, pen: Pen) -> None:
    game, tables = find(key), list(every_table(find(key)))
    langs = languages_of(key)

    def check(play: AnyPlay, audience: Audience) -> None:
        for one, highest in drawn(play, audience, langs[play.count % len(langs)]):
            wide, high = one.image.size
            assert pen.smallest * SHOWN / wide >= LEAST, f"{one.name}: {pen.smallest} px"
            assert high <= highest * wide, f"{one.name}: {high} of {wide}"

    for seats, settings in (tables[0], tables[-1]):
        between = max(1, simulate(game, seats, settings, 7).count // POSITIONS)
        simulate(game, seats, settings, 7, at_every(between, check))
