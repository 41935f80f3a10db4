"""Signs set in lines: side by side, broken where the room ends, with numbers behind them."""

import pytest
from PIL import Image

from render.kit import lines, palette
from render.kit.canvas import Canvas
from render.kit.grids import Box


def piece(width: int, height: int = 10) -> Image.Image:
    return Image.new("RGBA", (width, height), palette.CHALK)


@pytest.mark.parametrize(
    ("widths", "room", "expected"),
    [
        ([], 100, [[]]),
        ([40, 40], 100, [[40, 40]]),
        ([40, 50, 40], 100, [[40, 50], [40]]),
        ([300, 40], 100, [[300], [40]]),
        ([45, 45, 45, 45], 100, [[45, 45], [45, 45]]),
    ],
)
def test_pieces_flow_into_lines_that_fit_the_room(widths: list[int], room: int, expected: list[list[int]]) -> None:
    flowed = lines.flow([piece(width) for width in widths], room, 10)
    assert [[one.width for one in line] for line in flowed] == expected


def test_pieces_stand_side_by_side_in_the_middle_of_the_height() -> None:
    row = lines.beside([piece(20), piece(30, 6)], 5, 16)
    assert row.size == (55, 16)
    assert row.getbbox() == (0, 3, 55, 13)
    assert row.crop((25, 0, 55, 16)).getbbox() == (0, 5, 30, 11)


def test_no_pieces_make_a_line_of_the_same_height() -> None:
    assert lines.beside([], 5, 16).height == 16


def test_a_number_begins_behind_its_sign() -> None:
    sheet = Canvas(Image.new("RGB", (120, 40), palette.BENCH))
    end = lines.counted(sheet, piece(20, 20), 12, Box(10, 0, 100, 40))
    assert 34 < end < 80
    assert sheet.image.crop((34, 0, end, 40)).getcolors(1) is None
    assert sheet.image.crop((end + 1, 0, 120, 40)).getcolors(1) is not None
