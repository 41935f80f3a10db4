"""The icons of every game: small squares that can be seen, and files that Discord takes under names that are read."""

import re
from io import BytesIO

import pytest
from PIL import Image

from render.emojis import IconJob, draw_icon, own_icons, word_of
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


@pytest.mark.parametrize("game", ["", *games()])
def test_each_icon_is_a_small_file_under_a_name_of_its_own_that_is_read_as_words(game: str) -> None:
    names: dict[str, str] = {}
    for key in own_icons(game):
        emblem = draw_icon(IconJob(game, key))
        with Image.open(BytesIO(emblem.data)) as image:
            assert (image.format, image.size) == ("PNG", (SIDE, SIDE))
        assert len(emblem.data) <= 64 * 1024
        assert re.fullmatch("[A-Za-z][A-Za-z0-9_]{1,24}_[0-9a-f]{6}", emblem.name)
        assert names.setdefault(emblem.name, key) == key
        assert draw_icon(IconJob(game, key)) == emblem


def test_all_icons_of_all_games_are_no_more_than_an_application_may_have() -> None:
    # Some room is left for those that are drawn anew while games with the old ones go on, and for the owner's.
    assert sum(len(own_icons(game)) for game in ("", *games())) <= 1_500


@pytest.mark.parametrize(
    ("key", "word"),
    [
        ("machine-11", "machine_11"),
        ("place-power_plant", "place_power_plant"),
        ("engrams-red+blue@2", "engrams_red_blue_2"),
        ("a" * 40, "a" * 25),
        ("tile:" + "b" * 19 + "-c", "tile_" + "b" * 19),
        ("+", "icon"),
    ],
)
def test_a_key_becomes_a_word(key: str, word: str) -> None:
    assert word_of(key) == word
