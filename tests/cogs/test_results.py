"""The result of a finished game in words: whole points and parts of them, in every language."""

import pytest
from discord import ui
from msgspec.structs import replace

from cogs.ui import panels
from cogs.ui.panels import Look
from rules.kernel.model import Score
from rules.kernel.play import Play
from rules.kernel.registry import games
from tests.cogs.sights import PICTURES, sight_of, table_of

GAME = next(iter(games().values()))


def result(score: Score, lang: str) -> str:
    play = Play.new(GAME, 1, min(GAME.info.seats))
    table = table_of(GAME, 1, {}, "finished", winners=(0,))
    sight = replace(sight_of(play, table, None), standing=(score,))
    view = panels.public(sight, PICTURES[0], Look(lang)).view
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


@pytest.mark.parametrize(
    ("points", "parts", "english", "german", "french"),
    [
        (1, 1, "1 point\n", "1 Punkt\n", "1 point\n"),
        (12, 1, "12 points\n", "12 Punkte\n", "12 points\n"),
        (-3, 1, "−3 points\n", "−3 Punkte\n", "−3 points\n"),
        (45, 2, "22½ points\n", "22½ Punkte\n", "22½ points\n"),
        (-1, 2, "−½ point\n", "−½ Punkt\n", "−½ point\n"),
        (2, 2, "1 point\n", "1 Punkt\n", "1 point\n"),
    ],
)
def test_points_are_told_with_their_halves_and_a_true_minus(
    points: int, parts: int, english: str, german: str, french: str
) -> None:
    score = Score(0, points, 1, parts=parts)
    for lang, told in {"en": english, "de": german, "fr": french}.items():
        assert f"** {told}" in result(score, lang)


def test_the_lines_of_a_score_are_told_with_their_halves() -> None:
    score = Score(0, -13, 1, (("some", -13), ("more", 0)), (("tie", 7),), parts=2)
    assert "some −6½, more 0; tie 7" in result(score, "en")
