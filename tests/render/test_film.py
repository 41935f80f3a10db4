"""Many pictures become one moving one that Discord takes."""

from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from render.kit import film
from render.kit.palette import BENCH
from render.kit.picture import Drawing

SIZE = (800, 600)


def sheet(*spots: tuple[int, int, int, int], size: tuple[int, int] = SIZE, fill: str = "#FFFFFF") -> Image.Image:
    image = Image.new("RGB", size, BENCH)
    for spot in spots:
        ImageDraw.Draw(image).rectangle(spot, fill=fill)
    return image


def frames(number: int, size: tuple[int, int] = SIZE) -> list[bytes]:
    shown = [Drawing("t", sheet((step * 9, 50, step * 9 + 60, 90), size=size), "-") for step in range(number)]
    return [film.frame(one) for one in shown]


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    assert image.format == "GIF"
    return image


def test_a_film_shows_every_frame_as_wide_as_a_phone_and_rests_on_the_last() -> None:
    reel = opened(film.reel(frames(7)))
    times = []
    for number in range(7):
        reel.seek(number)
        times.append(reel.info["duration"])
    assert reel.n_frames == 7  # type: ignore[attr-defined]
    assert times == [film.STILL] * 6 + [film.LAST]
    assert reel.size == (film.WIDTH, 300 + film.BAR)
    assert reel.info["loop"] == 0


def test_frames_of_several_heights_share_one_film() -> None:
    reel = opened(film.reel([*frames(1), *frames(1, (800, 900))]))
    assert reel.size == (film.WIDTH, 450 + film.BAR)


def test_frames_that_are_alike_still_take_their_time() -> None:
    reel = opened(film.reel([frames(1)[0]] * 3))
    total = 0
    for number in range(reel.n_frames):  # type: ignore[attr-defined]
        reel.seek(number)
        total += reel.info["duration"]
    assert total == 2 * film.STILL + film.LAST


def test_a_film_too_large_loses_frames_but_never_the_last() -> None:
    noisy = []
    for step in range(8):
        noise = Image.effect_noise((400, 300), 90 + step).convert("RGB")
        noisy.append(film.frame(Drawing("t", noise, "-")))
    whole = film.reel(noisy)
    shorter = film.reel(noisy, limit=len(whole) // 2 + 40_000)
    assert len(shorter) <= len(whole) // 2 + 40_000
    assert 2 <= opened(shorter).n_frames < 8  # type: ignore[attr-defined]
    assert opened(film.reel(noisy, limit=1)).n_frames == 1  # type: ignore[attr-defined]


def test_a_film_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="frame"):
        film.reel([])


def test_a_frame_is_small() -> None:
    shown = Drawing("t", sheet((0, 0, 40, 40)), "-")
    assert Image.open(BytesIO(film.frame(shown))).size == (film.WIDTH, 300)
