"""The icons of every game: small squares that can be seen."""

import pytest

from render.kit.icons import COMMON, SIDE
from render.registry import icons, pictures
from rules.kernel.registry import games


@pytest.mark.parametrize("game", games())
def test_each_icon_fills_a_square_of_any_size_and_is_seen(game: str) -> None:
    for key, draw in icons(game).items():
        for size in (22, SIDE):
            image = draw(size)
            assert image.mode == "RGBA", key
            assert image.size == (size, size), key
            left, top, right, bottom = image.getchannel("A").getbbox() or (0, 0, 0, 0)
            assert max(right - left, bottom - top) >= 0.6 * size, f"{key} at {size} is hardly seen"


def test_a_game_has_its_own_icons_over_those_of_all() -> None:
    for game in games():
        own = pictures(game).icons
        assert icons(game).keys() == COMMON.keys() | own.keys()
        assert all(icons(game)[key] is draw for key, draw in own.items())
    assert icons("no-such-game") == COMMON
