"""The film of a game keeps the colours that players, goods and cards are told apart by, on every frame."""

from functools import cache
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageColor

from render.jobs import TABLE, DrawingJob, draw_frame
from render.kit import film, palette
from render.registry import pictures
from rules.kernel.play import Play
from rules.kernel.record import random_answer
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
FRAMES = 6
FEW = 30
"""Pixels of one colour; of less nobody sees the colour."""
ALIKE = 4
"""How far a colour of 0 to 255 may move."""


@cache
def shots(key: str) -> list[bytes]:
    """Return frames spread over a whole random game of as many as can play."""
    game, seats = find(key), max(find(key).info.seats)
    play, rng, views = Play.new(game, 5, seats), Rng(5), []
    while not play.over:
        views.append(game.view(play.state, None))
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
    chosen = [*views[:: -(-len(views) // (FRAMES - 1))], game.view(play.state, None)]
    return [draw_frame(DrawingJob(key, TABLE, view, "en", NAMES[:seats])) for view in chosen]


def shown(key: str) -> list[tuple[Image.Image, Image.Image]]:
    """Return each frame as it was drawn and as the film shows it."""
    drawn = [Image.open(BytesIO(shot)).convert("RGB") for shot in shots(key)]
    reel, pairs = Image.open(BytesIO(film.reel(shots(key), pictures(key).colours, 10**9))), []
    for number, one in enumerate(drawn):
        reel.seek(number)
        pairs.append((one, reel.convert("RGB").crop((0, 0, *one.size))))
    return pairs


def moved(drawn: Image.Image, filmed: Image.Image, colour: str) -> tuple[int, int]:
    """Return how many pixels were drawn in a colour, and how far the farthest of them moved."""
    wanted = Image.new("RGB", drawn.size, ImageColor.getrgb(colour))
    apart = ImageChops.difference(drawn, wanted).convert("RGB").split()
    exactly = ImageChops.lighter(ImageChops.lighter(apart[0], apart[1]), apart[2]).point([255, *[0] * 255])
    away = ImageChops.difference(filmed, wanted)
    away.paste("black", mask=ImageChops.invert(exactly))
    return exactly.histogram()[255], max(
        level for band in away.split() for level, number in enumerate(band.histogram()) if number
    )


@pytest.mark.parametrize("key", games())
def test_a_film_shows_the_colours_of_players_and_of_the_game_as_they_were_drawn(key: str) -> None:
    colours, met = dict.fromkeys((*palette.SEATS, *pictures(key).colours)), dict[str, int]()
    for drawn, filmed in shown(key):
        for colour in colours:
            number, away = moved(drawn, filmed, colour)
            met[colour] = met.get(colour, 0) + number
            assert away <= ALIKE, f"{colour} moves by {away}"
    assert sum(number > FEW for number in met.values()) >= len(find(key).info.seats), met


def test_a_colour_that_covers_little_of_one_frame_keeps_its_place_in_a_long_film() -> None:
    noise = [Image.effect_noise((400, 300), 60 + step).convert("RGB") for step in range(30)]
    noise[17].paste("#12E3A0", (200, 100, 206, 106))
    frames = []
    for image in noise:
        file = BytesIO()
        image.save(file, "PNG")
        frames.append(file.getvalue())
    reel = Image.open(BytesIO(film.reel(frames, ("#12E3A0",), 10**9)))
    reel.seek(17)
    assert reel.convert("RGB").getpixel((203, 103)) == (0x12, 0xE3, 0xA0)
