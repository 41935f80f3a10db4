"""The banner of a lobby: there for every game and language, small, legible, and told in words."""

import pytest
from msgspec.structs import replace
from PIL import Image

from render.jobs import BannerJob, draw_banner
from render.kit import fonts
from render.kit.banner import HEIGHT, MOTIF, WIDTH, banner
from render.kit.canvas import stencil
from render.kit.labels import labels
from render.kit.picture import ALT_LIMIT, LARGE
from render.kit.theme import Theme
from render.kit.titles import lettering
from rules.kernel.game import GameInfo
from rules.kernel.registry import find, games
from rules.kernel.words import LANGUAGES

INFO = find("nicodemus").info
THEME = Theme(ground="#102030", panel="#203040", accent="#FFCC00", title="saloon")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_every_game_has_one_that_fits_a_phone_and_is_told_whole(
    monkeypatch: pytest.MonkeyPatch, key: str, lang: str
) -> None:
    sizes: set[int] = set()

    def noted(words: str, face: fonts.Face, size: int, anchor: str) -> Image.Image:
        sizes.add(size)
        return stencil(words, face, size, anchor)

    monkeypatch.setattr("render.kit.canvas.stencil", noted)
    made, info = draw_banner(BannerJob(key, lang)), games()[key].info
    assert made.size == (WIDTH, HEIGHT) == (800, 260)
    assert len(made.data) <= LARGE
    assert min(sizes) >= 29
    assert info.title in made.alt
    assert str(info.seats[-1]) in made.alt
    assert f"{info.minutes} " in made.alt
    assert len(made.alt) <= ALT_LIMIT


def test_it_has_the_games_own_ground_and_motif() -> None:
    with_motif = replace(THEME, motif=lambda size: Image.new("RGBA", (size, size), "#FF00FF"))
    drawn = banner(INFO, with_motif, labels("en")).image
    assert drawn.getpixel((1, 1)) == (0x10, 0x20, 0x30)
    seen = {colour: count for count, colour in drawn.getcolors(WIDTH * HEIGHT) or ()}
    assert seen[(0xFF, 0x00, 0xFF)] >= MOTIF * MOTIF


def test_a_game_without_a_theme_has_one_all_the_same() -> None:
    drawn = banner(INFO, Theme(), labels("en")).image
    accent = sum(count for count, colour in drawn.getcolors(WIDTH * HEIGHT) or () if colour == (0xDD, 0xAE, 0x4A))
    assert accent > 10_000, "a gear stands where the motif would"


def test_a_title_with_letters_that_the_lettering_lacks_is_written_in_another() -> None:
    assert lettering("Nicodemus", THEME) == "saloon"
    assert lettering("Ящик", THEME) == "bold"


def test_a_long_title_takes_two_lines_and_stays_inside() -> None:
    info = GameInfo("long", "The Very Long Title of a Game", (1,), 5, 1)
    drawn = banner(info, THEME, labels("en"))
    assert all(part.box.right <= WIDTH for part in drawn.parts if isinstance(part.what, str))
    assert "for one player" in drawn.alt
