"""What holds for every game's pictures: they look as approved, are small files, fit a phone and are told in words."""

import itertools
import re
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from render.kit.picture import ALT_LIMIT, LARGE, Drawing, encode, finished
from render.kit.sprites import FOLDED, LIMIT, SPRITES
from render.registry import pictures
from rules.kernel.registry import home
from rules.kernel.words import languages_of
from tests.games import material
from tests.render.positions import ALT_AT_LEAST, assert_told_whole
from tests.render.samples import by_game, drawings, names_for, spoken, told
from tests.render.similar import assert_image_similar, on_a_phone
from tests.unpainted import unpainted

GAMES = by_game()
GOLDENS = [pytest.param(key, name, id=name) for key, game in GAMES.items() for name in game.GOLDENS]
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
    @pytest.mark.parametrize(("key", "name"), GOLDENS)
    def test_a_picture_looks_as_it_was_approved(self, key: str, name: str) -> None:
        with Image.open(material(key).golden / f"{name}.png") as golden:
            assert_image_similar(on_a_phone(GAMES[key].GOLDENS[name]()), golden.convert("RGB"), AS_APPROVED)

    @pytest.mark.parametrize(("key", "name"), GOLDENS)
    def test_a_file_shows_what_was_drawn(self, key: str, name: str) -> None:
        drawn = GAMES[key].GOLDENS[name]().convert("RGB")
        file = encode(drawn)
        assert len(file) <= LARGE
        with Image.open(BytesIO(file)) as opened:
            sent = opened.convert("RGB")
        assert_image_similar(sent, drawn, 1.5)
        shown = {colour: sent.getpixel(at) for colour, at in areas(drawn).items()}
        for (one, as_one), (other, as_other) in itertools.combinations(shown.items(), 2):
            assert as_one != as_other or apart(one, other) < SEEN, f"{one} and {other} became one colour"

    @pytest.mark.parametrize("key", GAMES)
    def test_a_games_goldens_are_small(self, key: str) -> None:
        sizes = [(material(key).golden / f"{name}.png").stat().st_size for name in GAMES[key].GOLDENS]
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
    assert ALT_AT_LEAST <= len(drawing.alt) <= ALT_LIMIT


class TestEveryPicture:
    @pytest.mark.parametrize(("key", "view"), VIEWS.values(), ids=VIEWS.keys())
    def test_of_a_table_fits_a_phone(self, key: str, view: Any) -> None:
        for drawn in drawings(key, view, GAMES[key].WORDS, names_for(key, view)):
            assert_fits_a_phone(drawn)

    @pytest.mark.parametrize(("key", "view"), OWN_VIEWS.values(), ids=OWN_VIEWS.keys())
    def test_of_ones_own_fits_a_phone(self, key: str, view: Any) -> None:
        assert_fits_a_phone(pictures(key).private(view, GAMES[key].WORDS, names_for(key, view)))

    @pytest.mark.parametrize(("key", "lang"), LANGUAGES)
    def test_is_told_whole(self, key: str, lang: str) -> None:
        with unpainted():
            for words in spoken(key, lang):
                for view in GAMES[key].VIEWS.values():
                    assert_told_whole(told(key, view, words, names_for(key, view)))
                for view in GAMES[key].OWN_VIEWS.values():
                    _, own, *_ = told(key, view, words, names_for(key, view))
                    assert_told_whole([own])

    @pytest.mark.parametrize("key", GAMES)
    def test_is_the_same_with_a_cold_memory(self, key: str) -> None:
        view, words = next(iter(GAMES[key].VIEWS.values())), GAMES[key].WORDS
        before = pictures(key).table(view, words, names_for(key, view))
        with SPRITES.afresh():
            assert pictures(key).table(view, words, names_for(key, view)) == before


def test_the_memory_stays_bounded_over_many_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SPRITES, "folded_limit", FOLDED // 64)
    monkeypatch.setattr(SPRITES, "limit", LIMIT // 2)  # all pictures together fit into the whole
    with SPRITES.afresh():
        before = SPRITES.statistics()
        for key, view in VIEWS.values():
            pictures(key).table(view, GAMES[key].WORDS, names_for(key, view))
        after = SPRITES.statistics()
    assert after.dropped > before.dropped, "too few pictures to try the limit"
    assert after.size <= after.limit
    assert after.hits - before.hits > after.misses - before.misses


def sources(module: str) -> list[Path]:
    """Return the files of a package or of a module by itself."""
    file = Path(str(import_module(module).__file__))
    return sorted(file.parent.rglob("*.py")) if file.name == "__init__.py" else [file]


class TestLabels:
    @pytest.mark.parametrize(("key", "lang"), LANGUAGES)
    def test_every_label_asked_for_exists(self, key: str, lang: str) -> None:
        code = [source.read_text("utf-8") for source in sources(home(key).pictures)]
        asked = {label for text in code for label in re.findall(r'"(pic-[a-z-]*[a-z])"', text)}
        assert asked
        assert [label for label in sorted(asked) if not pictures(key).labels(lang).has(label)] == []


class TestFinding:
    @pytest.mark.parametrize("key", GAMES)
    def test_pictures_are_found_by_the_key_of_the_game(self, key: str) -> None:
        assert pictures(key) is import_module(home(key).pictures).PICTURES

    @pytest.mark.parametrize("unknown", ["chess", "kit", "../nicodemus", ""])
    def test_a_game_without_pictures_is_refused(self, unknown: str) -> None:
        with pytest.raises(LookupError):
            pictures(unknown)
