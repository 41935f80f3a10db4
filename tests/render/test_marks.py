"""What changed between two pictures of a kind: each number and each card has a frame, and nothing else has."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image

from render.kit import marks, palette
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.picture import ALT_LIMIT, Drawing, drawing
from render.registry import pictures
from rules.kernel.game import Game
from rules.kernel.play import Play
from rules.kernel.record import random_answer
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.words import of_game

SIZE = (800, 600)
CARD = (120, 160)
Lays = Callable[[Canvas], object]


def sheet(*lays: Lays, size: tuple[int, int] = SIZE) -> Drawing:
    canvas = Canvas(Image.new("RGB", size, palette.BENCH))
    for lay in lays:
        lay(canvas)
    return drawing("t", canvas, "A table.")


def number(value: int, x: int, y: int, fill: str = palette.CHALK) -> Lays:
    return lambda canvas: canvas.write(str(value), (x, y), face="figures", size=36, fill=fill)


def card(colour: str, x: int, y: int, size: tuple[int, int] = CARD) -> Lays:
    return lambda canvas: canvas.sprite(Image.new("RGB", size, colour), x, y)


def panel(box: Box, edge: str | None = None) -> Lays:
    return lambda canvas: canvas.panel(box, palette.PANEL, edge=edge, width=4)


def heading(words: str) -> Lays:
    def lay(canvas: Canvas) -> None:
        with canvas.ground():
            canvas.line(words, Box(16, 8, 700, 50), size=34, fill=palette.CHALK)

    return lay


def test_a_number_that_changed_is_framed_and_its_neighbours_and_its_panel_are_not() -> None:
    row = Box(10, 100, 700, 80)
    before = sheet(panel(row), number(3, 100, 140), number(7, 200, 140))
    after = sheet(panel(row, palette.BRASS), number(3, 100, 140), number(8, 200, 140))
    (frame,) = marks.changes(before, after)
    assert frame.x <= 200
    assert frame.right >= 215
    assert (frame.w, frame.h) < (40, 60)


def test_a_number_of_more_digits_is_framed_whole_and_what_it_pushes_aside_is_not() -> None:
    before = sheet(number(9, 100, 140), card("red", 130, 100))
    after = sheet(number(10, 100, 140), card("red", 145, 100))
    (frame,) = marks.changes(before, after)
    assert frame.x <= 100
    assert 130 <= frame.right < 145


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (sheet(number(3, 9, 99)), sheet(number(3, 9, 99))),
        (sheet(heading("Turn 1: Ann")), sheet(heading("Turn 2: Ben"))),
        (sheet(number(3, 9, 99)), sheet(number(3, 9, 99, palette.CHALK_DIM))),
        (sheet(card("red", 0, 0, SIZE)), sheet(card("blue", 0, 0, SIZE))),
    ],
    ids=["nothing", "the heading", "a shade", "everything"],
)
def test_there_is_no_frame_where_it_would_say_nothing(before: Drawing, after: Drawing) -> None:
    assert marks.changes(before, after) == []


def test_a_card_that_came_and_one_that_went_are_framed() -> None:
    before, after = sheet(card("red", 100, 100)), sheet(card("blue", 500, 300))
    assert [(box.centre, box.w < 140) for box in marks.changes(before, after)] == [
        ((160, 180), True),
        ((560, 380), True),
    ]


def test_cards_side_by_side_share_a_frame_and_cards_at_a_corner_do_not() -> None:
    row = marks.changes(sheet(), sheet(card("red", 100, 100), card("blue", 224, 100)))
    corner = marks.changes(sheet(), sheet(card("red", 100, 100), card("blue", 224, 264)))
    assert [len(boxes) for boxes in (row, corner)] == [1, 2]


def rows(*values: int, top: int) -> list[Lays]:
    return [number(value, 100 + 90 * place, top) for place, value in enumerate(values)]


def test_rows_that_lie_lower_because_something_grew_above_them_are_not_framed() -> None:
    before = sheet(card("red", 100, 50), *rows(1, 2, 3, 4, 5, 6, top=300))
    after = sheet(card("red", 100, 50), card("blue", 300, 230), *rows(1, 2, 9, 4, 5, 6, top=440))
    new, changed = marks.changes(before, after)
    assert new.holds(Box(300, 230, *CARD))
    assert changed.y > 400
    assert (changed.w, changed.h) < (50, 60)


def test_what_went_with_its_row_is_not_framed() -> None:
    before = sheet(card("red", 100, 50), card("blue", 300, 230), *rows(1, 2, 3, 4, 5, 6, top=440))
    after = sheet(card("red", 100, 50), *rows(1, 2, 3, 4, 5, 6, top=300))
    assert marks.changes(before, after) == []


def test_what_is_outside_of_frames_stays_as_it_is() -> None:
    before, after = sheet(), sheet(card("red", 100, 100))
    marked = marks.mark(before, after, "Framed.").image
    assert marked.size == after.image.size
    assert marked.crop((110, 110, 210, 250)).tobytes() == after.image.crop((110, 110, 210, 250)).tobytes()
    assert marked.crop((240, 0, 800, 600)).tobytes() == after.image.crop((240, 0, 800, 600)).tobytes()
    assert marked.tobytes() != after.image.tobytes()


@pytest.mark.parametrize(("alt", "told"), [("A table.", "Framed. A table."), ("x" * ALT_LIMIT, "x" * ALT_LIMIT)])
def test_the_words_of_a_marked_picture_say_that_it_is_marked_where_there_is_room(alt: str, told: str) -> None:
    marked = marks.mark(sheet(), Drawing("t", sheet().image, alt), "Framed.")
    assert (marked.name, marked.alt, marked.image.size) == ("t-marked", told, SIZE)


TITLE = Box(0, 0, 500, 56)
"""Where every table says whose turn it is."""
LARGEST = 0.13
"""Part of a picture: a row of cards, but no workshop."""
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def turns(game: Game[Any, Any], seats: int) -> list[Any]:
    """Return a random game as everybody sees it at the beginning of each phase."""
    play, rng = Play.new(game, 11, seats), Rng(11)
    views, last = [], -1
    while not play.over:
        if play.checkpoints[-1].after != last:
            last = play.checkpoints[-1].after
            views.append(game.view(play.state, None))
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
    return views


@pytest.mark.parametrize("key", games())
def test_from_turn_to_turn_no_title_and_no_whole_workshop_is_framed(key: str) -> None:
    game, seats = find(key), min(3, max(find(key).info.seats))
    words = of_game(key, "en")
    every = turns(game, seats)[:40]
    some = every[:: max(1, len(every) // 8)]
    drawn = [pictures(key).table(view, words, NAMES[:seats]) for view in some]
    framed = 0
    for before, after in pairwise(drawn):
        width, height = after.image.size
        for box in marks.changes(before, after):
            framed += 1
            assert box.w * box.h <= LARGEST * width * height, box
            assert not (box.y < TITLE.bottom and box.x < TITLE.right), box
    assert framed >= len(drawn) - 1, "what changed is laid as ground, or not at all"
