"""What changed between two pictures is framed, and many pictures become one moving one that Discord takes."""

from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from render.kit import film
from render.kit.palette import BENCH
from render.kit.picture import ALT_LIMIT, Drawing

SIZE = (800, 600)


def sheet(*spots: tuple[int, int, int, int], size: tuple[int, int] = SIZE, fill: str = "#FFFFFF") -> Image.Image:
    image = Image.new("RGB", size, BENCH)
    for spot in spots:
        ImageDraw.Draw(image).rectangle(spot, fill=fill)
    return image


def inside(box: tuple[int, int, int, int], frame: tuple[int, int, int, int]) -> bool:
    return frame[0] <= box[0] and frame[1] <= box[1] and frame[2] > box[2] and frame[3] > box[3]


def test_a_frame_lies_around_each_thing_that_changed_and_nowhere_else() -> None:
    here, there = (100, 100, 140, 130), (500, 400, 560, 460)
    frames = film.changes(sheet(), sheet(here, there))
    assert len(frames) == 2
    for spot, frame in zip((here, there), frames, strict=True):
        assert inside(spot, frame)
        assert frame[2] - frame[0] <= spot[2] - spot[0] + 2 * film.CELL
        assert frame[3] - frame[1] <= spot[3] - spot[1] + 2 * film.CELL


def test_things_close_together_share_a_frame() -> None:
    assert len(film.changes(sheet(), sheet((100, 100, 110, 110), (120, 100, 130, 110)))) == 1


@pytest.mark.parametrize(
    "after",
    [sheet(), sheet((0, 0, 799, 599)), sheet((100, 100, 300, 300), fill="#35302C")],
    ids=["nothing", "everything", "seams of scaling"],
)
def test_there_is_no_frame_where_it_would_say_nothing(after: Image.Image) -> None:
    assert film.changes(sheet(), after) == []


def test_what_was_added_below_is_framed() -> None:
    longer = sheet((300, 640, 340, 660), size=(800, 700))
    ((left, top, right, bottom),) = film.changes(sheet(), longer)
    assert (left <= 300, top <= 640, right > 340, bottom > 660) == (True, True, True, True)
    assert right <= 800
    assert bottom <= 700


def test_what_is_within_a_frame_stays_as_it_is() -> None:
    after = sheet((100, 100, 140, 130))
    marked = film.marked(sheet(), after)
    assert marked.size == after.size
    assert marked.crop((104, 104, 137, 127)).tobytes() == after.crop((104, 104, 137, 127)).tobytes()
    assert marked.crop((200, 200, 800, 600)).tobytes() == after.crop((200, 200, 800, 600)).tobytes()
    assert marked.tobytes() != after.tobytes()


@pytest.mark.parametrize(("alt", "told"), [("A table.", "Framed. A table."), ("x" * ALT_LIMIT, "x" * ALT_LIMIT)])
def test_the_words_of_a_marked_picture_say_that_it_is_marked_where_there_is_room(alt: str, told: str) -> None:
    marked = film.mark(Drawing("t", sheet(), "before"), Drawing("t", sheet((9, 9, 40, 40)), alt), "Framed.")
    assert (marked.name, marked.alt, marked.image.size) == ("t-marked", told, SIZE)


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
    shorter = film.reel(noisy, len(whole) // 2 + 40_000)
    assert len(shorter) <= len(whole) // 2 + 40_000
    assert 2 <= opened(shorter).n_frames < 8  # type: ignore[attr-defined]
    assert opened(film.reel(noisy, 1)).n_frames == 1  # type: ignore[attr-defined]


def test_a_film_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="frame"):
        film.reel([])


def test_a_frame_is_small() -> None:
    shown = Drawing("t", sheet((0, 0, 40, 40)), "-")
    assert Image.open(BytesIO(film.frame(shown))).size == (film.WIDTH, 300)
