"""The legends: every icon of every game is named and explained, in three languages, on pages that fit a phone."""

import re
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from render.jobs import LegendJob, draw_legend
from render.kit import fonts
from render.kit.canvas import stencil
from render.kit.legend import TALLEST, WIDTH, legend
from render.kit.picture import ALT_LIMIT, LARGE, Drawing
from render.kit.symbols import FOLDER, Legend, Symbol
from render.registry import icons, pictures
from rules.kernel.registry import find, games
from rules.kernel.words import LANGUAGES, Words, of_game
from tests.games import is_guest

GAMES = [key for key in games() if not is_guest(key)]
PAGES = [(key, number) for key in GAMES for number in range(len(pictures(key).legend.pages))]
MENU = 25
"""Entries of a menu of Discord's."""


@cache
def words_of(key: str, lang: str) -> Words:
    return pictures(key).legend.words(lang, of_game(key, lang))


def symbols(key: str) -> list[Symbol]:
    return [one for page in pictures(key).legend.pages for one in page.symbols]


def laid_out(key: str, lang: str, number: int, patch: pytest.MonkeyPatch) -> tuple[Drawing, set[int]]:
    """Return a page with blank icons, and the sizes in which its words are written."""
    sizes: set[int] = set()

    def noted(words: str, face: fonts.Face, size: int, anchor: str) -> Image.Image:
        sizes.add(size)
        return stencil(words, face, size, anchor)

    patch.setattr("render.kit.canvas.stencil", noted)
    patch.setattr(Image.Image, "paste", lambda *_: None)
    page, theme = pictures(key).legend.pages[number], pictures(key).theme
    blank = {icon: (lambda size: Image.new("RGBA", (size, size))) for one in page.symbols for icon in one.icons}
    return legend(page, blank, theme, words_of(key, lang), key), sizes


@pytest.mark.parametrize("key", GAMES)
def test_every_icon_of_a_game_stands_in_its_legend_and_nothing_else_does(key: str) -> None:
    told = {icon for one in symbols(key) for icon in (*one.icons, *one.others)}
    assert icons(key).keys() <= told
    assert told <= icons(key).keys() | pictures(key).legend.signs.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_symbol_has_a_name_and_a_sentence(key: str, lang: str) -> None:
    words, names = words_of(key, lang), set()
    for one in symbols(key):
        name, about = words(one.name), words(one.about)
        assert words.has(one.name.key), one.name.key
        assert words.has(one.about.key), one.about.key
        assert not re.search(r"[{}\[\]]", name + about), (name, about)
        assert name != about
        names.add((name, about))
    assert len(names) == len(symbols(key)), "two symbols are told alike"


@pytest.mark.parametrize("key", GAMES)
def test_what_the_legend_itself_says_is_whole_in_every_language_it_is_written_in(key: str) -> None:
    own = pictures(key).legend.folder
    written = [lang for lang in LANGUAGES if (own / f"{lang}.ftl").exists()]
    assert {"en", "de", "fr"} <= {*written}
    for folder, langs in ((FOLDER, LANGUAGES), (own, written)):
        files = {lang: keys(folder / f"{lang}.ftl") for lang in langs}
        assert files["en"] == files["de"]
        # What the game does not say in a language, such as the names of goods, the legend does.
        assert all(files["en"] <= told for told in files.values())
    for lang in written:
        assert all(words_of(key, lang).language_of(one.about.key) == lang for one in symbols(key)), lang


def keys(path: Path) -> set[str]:
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "number"), PAGES)
def test_every_page_fits_a_phone_and_is_told_whole(
    monkeypatch: pytest.MonkeyPatch, key: str, number: int, lang: str
) -> None:
    made, sizes = laid_out(key, lang, number, monkeypatch)
    assert made.image.width == WIDTH
    assert made.image.height <= TALLEST
    assert min(sizes) >= 29
    assert len(made.alt) < ALT_LIMIT
    words = words_of(key, lang)
    for one in pictures(key).legend.pages[number].symbols:
        assert words(one.name).casefold() in made.alt.casefold()


@pytest.mark.parametrize("key", GAMES)
def test_the_fullest_page_is_a_small_file_and_says_whose_it_is(key: str) -> None:
    pages = pictures(key).legend.pages
    fullest = max(range(len(pages)), key=lambda number: sum(len(one.icons) for one in pages[number].symbols))
    made = draw_legend(LegendJob(key, "en", fullest))
    assert len(made.data) <= LARGE
    assert made.alt.startswith(find(key).info.title)


@pytest.mark.parametrize("key", GAMES)
def test_a_menu_has_room_for_all_pages(key: str) -> None:
    assert 2 <= len(pictures(key).legend.pages) <= MENU


def test_a_game_that_explains_nothing_has_no_page() -> None:
    assert Legend().pages == ()


def test_there_is_no_page_beyond_the_last() -> None:
    with pytest.raises(LookupError):
        draw_legend(LegendJob("nicodemus", "en", 99))
