"""The result of a finished game in words: whole points and parts of them, in every language."""

import re
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from cogs.ui import lobbies, panels
from cogs.ui.panels import Look
from rules.kernel.model import Rival, Score
from rules.kernel.play import Play
from rules.kernel.registry import find, games
from tests.cogs.observations import PICTURE, sight_of, table_of

GAME = next(iter(games().values()))


def words_of(view: ui.LayoutView) -> str:
    told = "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))
    return told.replace("\N{NO-BREAK SPACE}", " ")


def result(score: Score, lang: str) -> str:
    play = Play.new(GAME, 1, min(GAME.info.seats))
    table = table_of(GAME, 1, {}, "finished", winners=(0,))
    observation = replace(sight_of(play, table, None), standing=(score,))
    view = panels.public(observation, PICTURE, Look(lang)).view
    return words_of(view)


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
    score = Score(points, 1, parts=parts, seat=0)
    for lang, told in {"en": english, "de": german, "fr": french}.items():
        assert f"** {told}" in result(score, lang)


def test_the_lines_of_a_score_are_told_with_their_halves() -> None:
    score = Score(-13, 1, (("some", -13), ("more", 0)), (("tie", 7),), parts=2, seat=0)
    assert "-# Some −6½, more 0; tie 7" in result(score, "en")


SCORES = (Score(-24, 2, (("points-forest", -24),), parts=2, seat=0),)
HARVEY = Rival(87, 1, (("points-run", 87),), parts=2, name="harvey")


def alone(score: Score, rival: Rival, lang: str, **fields: Any) -> str:
    """Return the panel of a game that ended alone against the game's own side."""
    game = find("transmissions")
    table = table_of(game, 1, {}, "finished", **fields)
    observation = replace(sight_of(Play.new(game, 1, 1), table, None), standing=(score,), rivals=(rival,))
    view = panels.public(observation, PICTURE, Look(lang)).view
    return words_of(view)


@pytest.mark.parametrize(
    ("lang", "headline"),
    [("en", "**Harvey wins!**"), ("de", "**Harvey gewinnt!**"), ("fr", "**Harvey gagne !**")],
)
def test_a_side_without_a_seat_that_wins_is_named_and_is_the_first_row(lang: str, headline: str) -> None:
    told = alone(SCORES[0], HARVEY, lang, winning_rivals=("harvey",))
    settings = find("transmissions").info.complete_settings(1, {})
    table = table_of(find("transmissions"), 1, settings, "finished", winning_rivals=("harvey",))
    assert headline in told
    assert headline in words_of(lobbies.lobby(table, lang).view)
    assert told.index("1. **Harvey** 43½") < told.index("2. **ilhelmina")


def test_a_side_without_a_seat_that_loses_stands_in_its_place() -> None:
    mine, his = replace(SCORES[0], rank=1, points=100), replace(HARVEY, rank=2)
    told = alone(mine, his, "en", winners=(0,))
    assert told.index("1. **ilhelmina") < told.index("2. **Harvey** 43½")
    assert re.search(r"\*\*ilhelmina[^*]+ wins!\*\*", told)


def test_who_gave_up_alone_comes_behind_the_side_without_a_seat() -> None:
    players = (replace(table_of(find("transmissions"), 1, {}).players[0], conceded=True),)
    mine, his = replace(SCORES[0], rank=1, points=100), replace(HARVEY, rank=2)
    told = alone(mine, his, "en", winning_rivals=("harvey",), players=players)
    assert "**Harvey wins!**" in told
    assert told.index("1. **Harvey** 43½") < told.index("– **ilhelmina")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_where_nobody_at_the_table_has_won_it_is_said(lang: str) -> None:
    told = alone(SCORES[0], HARVEY, lang)
    assert {"en": "Nobody at the table", "de": "hat niemand", "fr": "Personne à la table"}[lang] in told
