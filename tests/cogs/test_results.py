"""The result of a finished game in words: whole points and parts of them, in every language."""

import re
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from cogs.ui import lobbies, panels
from cogs.ui.panels import Look, Message
from cogs.ui.private import private
from rules.kernel.model import Rival, Score
from rules.kernel.play import Play
from rules.kernel.registry import find, games
from tests.cogs.observations import NAME, PICTURE, sight_of, table_of

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
        (1, 1, "1 point", "1 Punkt", "1 point"),
        (12, 1, "12 points", "12 Punkte", "12 points"),
        (-3, 1, "−3 points", "−3 Punkte", "−3 points"),
        (45, 2, "22½ points", "22½ Punkte", "22½ points"),
        (-1, 2, "−½ point", "−½ Punkt", "−½ point"),
        (2, 2, "1 point", "1 Punkt", "1 point"),
    ],
)
def test_points_are_told_with_their_halves_and_a_true_minus(
    points: int, parts: int, english: str, german: str, french: str
) -> None:
    score = Score(points, 1, parts=parts, seat=0)
    for lang, told in {"en": english, "de": german, "fr": french}.items():
        assert f"{NAME[1:]}0 {told}\n" in result(score, lang)


def test_the_message_leaves_the_rest_to_the_score_sheet() -> None:
    score = Score(-13, 1, (("some", -13), ("more", 0)), (("tie", 7),), parts=2, seat=0)
    winner, points, seal, *_ = result(score, "en").splitlines()[1:]
    assert winner == f"**{NAME[1:]}0 wins!**"
    assert points == f"{NAME[1:]}0 −6½ points"
    assert "/verify" in seal


def result_of(*scores: Score) -> list[str]:
    inventors = find("legendary_inventors")
    winners = tuple(score.seat for score in scores if score.rank == 1)
    table = table_of(inventors, len(scores), {}, "finished", winners=winners)
    observation = replace(sight_of(Play.new(inventors, 1, len(scores)), table, None), standing=scores)
    return words_of(panels.public(observation, PICTURE, Look("en")).view).splitlines()[1:]


def test_what_breaks_a_tie_for_the_victory_is_told_below_the_points() -> None:
    key = "patents"
    decided = result_of(Score(19, 2, ties=((key, 2),), seat=0), Score(19, 1, ties=((key, 6),), seat=1))
    assert decided[2] == f"Tied, decided by patents taken ({NAME[1:]}1 6, {NAME[1:]}0 2)."
    shared = result_of(Score(19, 1, ties=((key, 6),), seat=0), Score(19, 1, ties=((key, 6),), seat=1))
    behind = result_of(Score(19, 1, ties=((key, 2),), seat=0), Score(18, 2, ties=((key, 6),), seat=1))
    assert not [line for line in shared + behind if "Tied" in line]


def galleries(message: Message) -> list[str]:
    """Return the files that a message shows, in their order."""
    shown = [item for item in message.view.walk_children() if isinstance(item, ui.MediaGallery)]
    return [item.media.url.removeprefix("attachment://") for one in shown for item in one.items]


def test_the_score_sheet_comes_before_the_last_board() -> None:
    play = Play.new(GAME, 1, min(GAME.info.seats))
    table = table_of(GAME, 1, {}, "finished", winners=(0,))
    picture = replace(PICTURE, above=replace(PICTURE, name="score.png"))
    for message in (
        panels.public(sight_of(play, table, None), picture, Look("en")),
        private(sight_of(play, table, 0), picture, Look("en")),
    ):
        assert galleries(message) == ["score.png", "table.png"]
        assert [file.filename for file in message.files] == ["score.png", "table.png"]


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
    [
        ("en", "**Harvey wins!**"),
        ("de", "**Harvey gewinnt!**"),
        ("fr", "**Harvey gagne !**"),
        ("es", "**¡Harvey gana!**"),
    ],
)
def test_a_side_without_a_seat_that_wins_is_named_and_is_the_first_row(lang: str, headline: str) -> None:
    told = alone(SCORES[0], HARVEY, lang, winning_rivals=("harvey",))
    settings = find("transmissions").info.complete_settings(1, {})
    table = table_of(find("transmissions"), 1, settings, "finished", winning_rivals=("harvey",))
    assert headline in told
    assert headline in words_of(lobbies.lobby(table, lang).view)
    assert told.index("Harvey 43½") < told.index("ilhelmina")


def test_a_side_without_a_seat_that_loses_stands_in_its_place() -> None:
    mine, his = replace(SCORES[0], rank=1, points=100), replace(HARVEY, rank=2)
    told = alone(mine, his, "en", winners=(0,))
    _, _, points, *_ = told.splitlines()
    assert points.index("ilhelmina") < points.index("Harvey 43½")
    assert re.search(r"\*\*ilhelmina[^*]+ wins!\*\*", told)


def test_who_gave_up_alone_comes_behind_the_side_without_a_seat() -> None:
    players = (replace(table_of(find("transmissions"), 1, {}).players[0], conceded=True),)
    mine, his = replace(SCORES[0], rank=1, points=100), replace(HARVEY, rank=2)
    told = alone(mine, his, "en", winning_rivals=("harvey",), players=players)
    assert "**Harvey wins!**" in told
    assert re.search(r"Harvey 43½ points · ilhelmina.* 50 points \(gave up\)", told)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_where_nobody_at_the_table_has_won_it_is_said(lang: str) -> None:
    told = alone(SCORES[0], HARVEY, lang)
    assert {"en": "Nobody at the table", "de": "hat niemand", "fr": "Personne à la table"}[lang] in told
