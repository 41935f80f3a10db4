"""What is told apart by colour is told apart by colour-blind eyes as well, and words stand out from their ground."""

import pytest

from render.kit import palette
from render.legendary_inventors.signs import TEAMS
from render.registry import pictures
from rules.kernel.registry import games
from tests.render.sight import EYES, contrast, nearest, seen

APART = 20
"""In L*a*b*: ten times what is noticed side by side, so that it is noticed across a picture."""
READABLE = 4.5


def test_the_reckoning_itself_is_right() -> None:
    assert seen("#FFFFFF", "all cones") == pytest.approx((100, 0, 0), abs=0.1)
    assert seen("#FF0000", "all cones") == pytest.approx((53.2, 80.1, 67.2), abs=0.3)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("eyes", EYES)
def test_seats_teams_and_colours_of_cards_are_told_apart_by_everybody(eyes: str) -> None:
    assert nearest(palette.SEATS, eyes) >= APART
    assert nearest((palette.BLUE, palette.PURPLE, palette.RED, palette.YELLOW), eyes) >= APART
    assert nearest([colour for _, colour in TEAMS.values()], eyes) >= APART


@pytest.mark.parametrize("key", games())
def test_words_stand_out_from_their_ground(key: str) -> None:
    theme = pictures(key).theme
    for ground in (theme.ground, theme.panel):
        assert contrast(theme.ink, ground) >= READABLE
        assert contrast(theme.dim, ground) >= READABLE


def test_no_two_games_share_a_ground() -> None:
    grounds = [pictures(key).theme.ground for key in games()]
    faces = [pictures(key).theme.title for key in games()]
    assert len(set(grounds)) == len(set(faces)) == len(grounds)
    assert nearest(grounds, "all cones") >= APART / 4
