"""Results from which score sheets are drawn in tests, the sheet that is approved as a golden picture, and legends."""

from typing import Final

from PIL import Image

from render.jobs import GuideJob, LegendJob, guide_scene, legend_page
from render.kit.ending import End
from render.kit.scoresheet import scoresheet
from render.kit.theme import Theme
from render.registry import pictures
from rules.kernel.model import Score
from rules.kernel.words import Words, of_game

GOLDEN_NAME: Final = "score-sheet"
NAMES: Final = ("Ann", "Bob", "Cid", "Dee", "Eve")


def spoken(game: str, lang: str, names: tuple[str, ...] = NAMES) -> tuple[Words, Words]:
    """Return a game's words with names, and the words of its pictures."""
    words = of_game(game, lang).named(lambda seat: names[seat])
    return words, pictures(game).labels(words.lang)


def nicodemus(seat: int, rank: int, points: tuple[int, int], ties: tuple[int, int] = (0, 0)) -> Score:
    """Return a result of Nicodemus: points of machines and projects, then charcoalium and resources."""
    breakdown = (("points-machines", points[0]), ("points-projects", points[1]))
    return Score(sum(points), rank, breakdown, (("charcoalium", ties[0]), ("resources", ties[1])), seat=seat)


def golden() -> Image.Image:
    """Return a sheet with a tie, somebody who gave up, and negative points, as no theme colours it."""
    sides = (
        nicodemus(0, 2, (12, -2), (4, 1)),
        nicodemus(1, 1, (7, 3), (5, 0)),
        nicodemus(2, 3, (21, 5), (0, 0)),
        nicodemus(3, 4, (4, 0), (0, 0)),
    )
    words, labels = spoken("nicodemus", "en")
    return scoresheet(End(sides, winners=(1,), gone=(2,)), "Nicodemus", Theme(), words, labels).image


def symbols(game: str) -> Image.Image:
    """Return the first page of a game's legend."""
    return legend_page(LegendJob(game, "en", 0)).image


def turn(game: str) -> Image.Image:
    """Return the picture that teaches a turn of a game."""
    return guide_scene(GuideJob(game, "en", 1)).image
