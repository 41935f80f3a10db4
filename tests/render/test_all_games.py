"""What holds for every game's pictures: they look as approved, are small files, fit a phone and are told in words."""

import itertools
import re
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from render.kit.labels import FOLDER, labels
from render.kit.picture import ALT_LIMIT, LARGE, Drawing, encode, finished
from render.kit.sprites import SPRITES
from render.registry import pictures
from rules.kernel.words import languages_of, of_game
from tests.render.positions import assert_told_whole
from tests.render.samples import by_game
from tests.render.similar import GOLDEN, assert_image_similar, on_a_phone

GAMES = by_game()
GOLDENS = {name: draw for game in GAMES.values() for name, draw in game.GOLDENS.items()}
VIEWS = {f"{key}, {name}": (key, view) for key, game in GAMES.items() for name, view in game.VIEWS.items()}
OWN_VIEWS = {f"{key}, {name}": (key, view) for key, game in GAMES.items() for name, view in game.OWN_VIEWS.items()}
LANGUAGES = [(key, lang) for key in GAMES for lang in languages_of(key)]
AS_APPROVED = 0.75
"""Of 255, after halving: the 256 colours that goldens are kept in make up to 0.71 of it."""
GOLDENS_AT_MOST = 500_000
"""Bytes of one game's golden pictures: a clone of the project brings them all."""
LARGE_AREA = 1 / 200
"""Of a picture: an area that the eye tells from its surroundings by colour alone."""
SEEN = 12
"""Of 255: colours this far apart in some channel are told apart."""


class TestGoldens:
    @pytest.mark.parametrize("name", GOLDENS)
    def test_a_picture_looks_as_it_was_approved(self, name: str) -> None:
        with Image.open(GOLDEN / f"{name}.png") as golden:
            assert_image_similar(on_a_phone(GOLDENS[name]()), golden.convert("RGB"), AS_APPROVED)

    @pytest.mark.parametrize("name", GOLDENS)
    def test_a_file_shows_what_was_drawn(self, name: str) -> None:
        drawn = GOLDENS[name]().convert("RGB")
        file = encode(drawn)
        assert len(file) <= LARGE
        with Image.open(BytesIO(file)) as opened:
            sent = opened.convert("RGB")
        assert_image_similar(sent, drawn, 1.5)
        shown = {colour: sent.getpixel(at) for colour, at in areas(drawn).items()}
        for (one, as_one), (other, as_other) in itertools.combinations(shown.items(), 2):
            assert as_one != as_other or apart(one, other) < SEEN, f"{one} and {other} became one colour"

    @pytest.mark.parametrize("game", GAMES)
    def test_a_games_goldens_are_small(self, game: str) -> None:
        sizes = [(GOLDEN / f"{name}.png").stat().st_size for name in GAMES[game].GOLDENS]
        assert 0 < sum(sizes) < GOLDENS_AT_MOST


def areas(image: Image.Image) -> dict[tuple[int, ...], tuple[int, int]]:
    """Return the colours of all large areas, each with the place of one of its pixels."""
    flat = image.tobytes()
    found = {}
    for count, colour in image.getcolors(image.width * image.height) or ():
        if count > LARGE_AREA * image.width * image.height:
            assert isinstance(colour, tuple)
            at = pixel(flat, bytes(colour))
            found[colour] = (at % image.width, at // image.width)
    return found


def pixel(flat: bytes, colour: bytes) -> int:
    """Return the number of the first pixel of that colour."""
    at = flat.find(colour)
    while at % 3:
        at = flat.find(colour, at + 1)
    return at // 3


def apart(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def assert_fits_a_phone(drawing: Drawing) -> None:
    made = finished(drawing)
    assert made.size[0] == 800, "a phone shows two pixels as one"
    assert len(made.data) <= LARGE
    with Image.open(BytesIO(made.data)) as opened:
        assert opened.size == drawing.image.size
    assert 20 <= len(drawing.alt) <= ALT_LIMIT


class TestEveryPicture:
    @pytest.mark.parametrize(("game", "view"), VIEWS.values(), ids=VIEWS.keys())
    def test_of_a_table_fits_a_phone(self, game: str, view: Any) -> None:
        samples, made = GAMES[game], pictures(game)
        for draw in (made.table, made.private, *(one.draw for one in made.more(view))):
            assert_fits_a_phone(draw(view, samples.WORDS, samples.LONG_NAMES[: len(view.players)]))

    @pytest.mark.parametrize(("game", "view"), OWN_VIEWS.values(), ids=OWN_VIEWS.keys())
    def test_of_ones_own_fits_a_phone(self, game: str, view: Any) -> None:
        samples = GAMES[game]
        assert_fits_a_phone(pictures(game).private(view, samples.WORDS, samples.LONG_NAMES[: len(view.players)]))

    @pytest.mark.parametrize(("game", "lang"), LANGUAGES)
    def test_is_told_whole(self, game: str, lang: str) -> None:
        samples = GAMES[game]
        for words in (of_game(game, lang), samples.plain_words(lang)):
            for view in samples.VIEWS.values():
                assert_told_whole(samples.told(view, words, samples.LONG_NAMES[: len(view.players)]))
            for view in samples.OWN_VIEWS.values():
                _, own, *_ = samples.told(view, words, samples.LONG_NAMES[: len(view.players)])
                assert_told_whole([own])

    @pytest.mark.parametrize("game", GAMES)
    def test_is_the_same_with_a_cold_memory(self, game: str) -> None:
        samples, table = GAMES[game], pictures(game).table
        view, names = samples.TABLE, samples.NAMES
        before = table(view, samples.WORDS, names)
        SPRITES.clear()
        assert table(view, samples.WORDS, names) == before


def test_the_memory_stays_bounded_over_many_pictures() -> None:
    for game, view in VIEWS.values():
        pictures(game).table(view, GAMES[game].WORDS, GAMES[game].LONG_NAMES)
    statistics = SPRITES.statistics()
    assert statistics.dropped, "too few pictures to try the limit"
    assert statistics.size <= statistics.limit
    assert statistics.hits > statistics.misses


class TestLabels:
    def test_both_languages_have_every_label(self) -> None:
        keys = {
            lang: set(re.findall(r"^(pic-[\w-]+) =", (FOLDER / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE))
            for lang in ("en", "de")
        }
        assert keys["en"] == keys["de"]

    def test_every_label_asked_for_exists(self) -> None:
        sources = Path(FOLDER).parent.rglob("*.py")
        asked = {key for source in sources for key in re.findall(r'"(pic-[a-z-]*[a-z])"', source.read_text("utf-8"))}
        assert asked
        assert all(labels(lang).has(key) for key in asked for lang in ("en", "de"))


class TestFinding:
    @pytest.mark.parametrize("game", GAMES)
    def test_pictures_are_found_by_the_key_of_the_game(self, game: str) -> None:
        assert pictures(game) is import_module(f"render.{game}").PICTURES

    @pytest.mark.parametrize("key", ["chess", "kit", "../nicodemus", ""])
    def test_a_game_without_pictures_is_refused(self, key: str) -> None:
        with pytest.raises(LookupError):
            pictures(key)
