"""The points that all see stand on a player's own panel as their turn begins, their own first."""

import pytest
from msgspec.structs import replace

from cogs.ui.panels import Look
from cogs.ui.private import private
from host.model import Player
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from tests.cogs.observations import LINK, PICTURE, AnyPlay, sight_of, table_of
from tests.cogs.test_history import told

OPEN = ["legendary_inventors", "mech_a_dream", "nicodemus", "transmissions"]
"""Whose points all see; in Imaginarium they lie behind a screen."""


def begun(game: str, seats: int, answers: int = 60) -> AnyPlay:
    """Return a game that has gone on for a while."""
    play, rng = Play.new(find(game), 5, seats), Rng(5)
    for _ in range(answers):
        if play.over:
            break
        decision = play.pending[rng.below(len(play.pending))]
        play.answer(decision.seat, decision.key, random_picks(decision, rng))
    return play


def headline(play: AnyPlay, seats: int, seat: int, *, waiting: bool = True) -> str:
    table = table_of(play.game, seats, {}, id=7, waiting=(seat,) if waiting else (1 - seat,))
    return told(private(sight_of(play, table, seat), PICTURE, Look("en", LINK))).split("\n")[0]


@pytest.mark.parametrize("game", OPEN)
def test_points_that_are_open_are_those_of_the_standing(game: str) -> None:
    play = begun(game, 2)
    standing = play.game.standing(play.state)
    for audience in (None, 0, 1):
        assert [int(one) for one in play.game.tally(play.game.view(play.state, audience))] == [
            side.points // side.parts for side in standing
        ]
    for seat in (0, 1):
        own, other = (play.game.tally(play.game.view(play.state, seat))[one] for one in (seat, 1 - seat))
        assert headline(play, 2, seat).endswith(f" · {own} : {other}")
        assert " : " not in headline(play, 2, seat, waiting=False)


@pytest.mark.parametrize(
    ("lang", "title", "line"),
    [
        ("en", "legendary_inventors", " · {} : {} Clara"),
        ("de", "nicodemus", " · Dein Zug · {} : {} Clara"),
        ("fr", "nicodemus", " · À toi · {} : {} Clara"),
    ],
)
def test_whose_points_they_are_is_said_where_there_is_room(lang: str, title: str, line: str) -> None:
    play = begun(title, 2)
    players = (Player(0, 10**18, "Ann"), Player(1, 10**18 + 1, "Clara"))
    table = table_of(play.game, 2, {}, id=7, waiting=(0,), players=players)
    own, other = play.game.tally(play.game.view(play.state, 0))
    first = told(private(sight_of(play, table, 0), PICTURE, Look(lang, LINK))).split("\n")[0]
    assert first.endswith(line.format(own, other))


def test_a_name_stays_beside_points_of_two_digits() -> None:
    play = begun("legendary_inventors", 2)
    players = (Player(0, 10**18, "Ann"), Player(1, 10**18 + 1, "Clara"))
    for number, points in ((7, (9, 13)), (12, (12, 13))):
        table = table_of(play.game, 2, {}, id=number, waiting=(0,), players=players)
        seen = replace(sight_of(play, table, 0), tally=points)
        first = told(private(seen, PICTURE, Look("en", LINK))).split("\n")[0]
        assert first.endswith(f" · {points[0]} : {points[1]} Clara")


def test_points_behind_a_screen_are_told_nobody() -> None:
    play = begun("imaginarium", 2)
    assert play.game.tally(play.game.view(play.state, 0)) == ()
    assert headline(play, 2, 0).endswith("Your turn")


def test_alone_against_the_game_its_side_counts_too() -> None:
    play = begun("transmissions", 1, 20)
    own, harvey = play.game.tally(play.game.view(play.state, 0))
    table = table_of(play.game, 1, {}, id=7, waiting=(0,))
    line = told(private(sight_of(play, table, 0), PICTURE, Look("en", LINK))).split("\n")[0]
    assert line.endswith(f" · {own} : {harvey}")
