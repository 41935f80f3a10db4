"""Charts: legible on a phone, lengths that tell the truth, nothing cut, drawn by the worker as here."""

import asyncio
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render.charts import BAR, MARGIN, NAME, NOTE, ROW, TITLE, WIDTH, Bar, Chart, Spread, draw, sheet
from render.kit import palette
from render.kit.canvas import Canvas
from render.worker import apart

MARKS = ((60.0, "1 min"), (600.0, "10 min"), (3600.0, "1 h"), (86400.0, "1 d"))
SPREAD = Spread("Time for a turn", (300.0, 900.0, 7200.0), ("¼ under 5 min", "half under 15 min", "¾ under 2 h"), MARKS)
BARS = (Bar("Nicodemus", (6, 3, 1), "6 of 9"), Bar("Legendary Inventors", (0, 5, 0), "0 of 5"))
CHART = Chart("profile", "Ann: 15 finished games", "words", BARS, ("won", "not won", "alone"), SPREAD)
TRACK = WIDTH - 2 * MARGIN - NOTE


def bars_only(*bars: Bar) -> Chart:
    return Chart("c", "Title", "words", bars, counts=False)


def colours(image: Image.Image, row: int) -> list[tuple[int, ...]]:
    """Return the pixels along the lower edge of a bar, where no number stands."""
    y = MARGIN // 2 + TITLE + row * ROW + NAME + BAR - 5
    return [image.getpixel((MARGIN + x, y)) for x in range(TRACK)]  # type: ignore[misc]


def hexed(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def test_a_chart_is_a_picture_of_the_width_that_a_phone_halves() -> None:
    made = draw(CHART)
    assert made.name == "profile.png"
    assert made.size[0] == WIDTH == 800
    assert made.alt == "words"


def test_no_letters_are_smaller_than_a_phone_shows_as_twelve_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: set[int] = set()
    monkeypatch.setattr(Canvas, "write", lambda *_, size, **__: sizes.add(size))
    monkeypatch.setattr(Canvas, "line", lambda *_, size, **__: sizes.add(size))
    sheet(CHART)
    assert min(sizes) * 332 / WIDTH >= 12


def test_nothing_is_cut_where_there_is_room() -> None:
    assert sheet(CHART).misfits == []


def test_a_name_too_long_is_cut_and_not_drawn_over_the_edge() -> None:
    canvas = sheet(bars_only(Bar("W" * 80, (1,), "1")))
    assert canvas.misfits == ["W" * 80]
    right = canvas.image.crop((WIDTH - MARGIN, 0, WIDTH, canvas.image.height))
    assert right.getcolors() == [(right.width * right.height, hexed(palette.BENCH))]


@pytest.mark.parametrize(("parts", "share"), [((10, 0), 1.0), ((5, 5), 0.5), ((1, 9), 0.1)])
def test_a_part_is_as_long_as_its_share(parts: tuple[int, int], share: float) -> None:
    seen = colours(sheet(bars_only(Bar("a", parts, ""))).image, 0)
    assert seen.count(hexed(palette.BRASS)) == pytest.approx(share * TRACK, abs=2)


def test_bars_are_drawn_to_one_scale() -> None:
    image = sheet(bars_only(Bar("a", (8,), ""), Bar("b", (2,), ""))).image
    long, short = (colours(image, row).count(hexed(palette.BRASS)) for row in (0, 1))
    assert long / short == pytest.approx(4, rel=0.02)


def test_the_smallest_part_can_still_be_seen() -> None:
    first = colours(sheet(bars_only(Bar("a", (1, 9999), ""))).image, 0)
    assert first.count(hexed(palette.BRASS)) == 3
    last = colours(sheet(bars_only(Bar("a", (9999, 1), ""))).image, 0)
    assert last.count(hexed(palette.BRASS)) == TRACK - 3


def test_parts_differ_without_their_colours() -> None:
    """In shades of grey a plain, a striped and a framed part still look different."""
    image = sheet(Chart("c", "t", "words", (Bar("a", (4, 4, 4), ""),), counts=False)).image.convert("L")
    top = MARGIN // 2 + TITLE + NAME
    third = TRACK // 3
    plain, striped, framed = (
        image.crop((MARGIN + n * third + 4, top, MARGIN + n * third + 150, top + BAR)) for n in range(3)
    )
    assert len(set(plain.get_flattened_data())) == 1
    assert len(set(striped.get_flattened_data())) > 1
    assert ImageChops.difference(plain, framed).getbbox() is not None


def test_nothing_at_all_is_a_chart_too() -> None:
    assert draw(bars_only(Bar("a", (0, 0), "0 of 0"))).size[0] == WIDTH
    assert draw(Chart("c", "t", "words", ())).size[0] == WIDTH


def median_at(values: tuple[float, float, float]) -> int:
    """Return where the mark of the median begins."""
    spread = Spread("t", values, ("a", "b", "c"), MARKS)
    image = sheet(Chart("c", "t", "words", (), spread=spread)).image
    y = MARGIN // 2 + TITLE + NAME + 6 + 4
    row = [image.getpixel((x, y)) for x in range(WIDTH)]
    return row.index(hexed(palette.CHALK))


def test_times_stand_on_the_axis_in_their_order_and_never_beyond_its_ends() -> None:
    places = [median_at((60, seconds, 86400)) for seconds in (90, 600, 3600, 50000)]
    assert places == sorted(places)
    assert median_at((1, 1, 1)) >= MARGIN - 4
    assert median_at((1e9, 1e9, 1e9)) <= WIDTH - MARGIN


def test_each_mark_of_the_axis_is_as_far_from_the_next_as_its_times_differ() -> None:
    minute, ten, hundred = (median_at((60, seconds, 86400)) for seconds in (60, 600, 6000))
    assert ten - minute == pytest.approx(hundred - ten, abs=2)


def test_the_worker_draws_charts_too() -> None:
    made = asyncio.run(apart(draw, CHART))
    assert made == draw(CHART)
    assert Image.open(BytesIO(made.data)).size == made.size
