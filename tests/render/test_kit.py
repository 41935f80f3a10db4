"""The drawing kit: text that fits, boxes, sprites kept and dropped, marks that differ by shape."""

import itertools
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.kit import fonts, grids, palette, paths, text, tokens
from render.kit.canvas import Canvas, plate, stencil
from render.kit.picture import ALT_LIMIT, LARGE, Drawing, encode, finished
from render.kit.sprites import Sprites
from render.nicodemus import icons
from tests.render.similar import assert_image_similar


def blank(size: int = 10) -> Image.Image:
    return Image.new("RGBA", (size, size))


class TestText:
    def test_a_line_that_fits_keeps_its_size(self) -> None:
        assert text.line("Ada", "bold", 34, 200) == text.Fitted("Ada", 34, whole=True)

    def test_a_line_shrinks_before_it_is_cut(self) -> None:
        room = text.width("Analytical", "bold", 31)
        fitted = text.line("Analytical", "bold", 34, room)
        assert fitted == text.Fitted("Analytical", 31, whole=True)

    @pytest.mark.parametrize("room", [40, 80, 160, 320])
    def test_a_cut_line_stays_in_its_room_and_says_so(self, room: int) -> None:
        fitted = text.line("Maximilian Schwarzenbergerhofers", "bold", 34, room)
        assert not fitted.whole
        assert fitted.words.endswith("…")
        assert text.width(fitted.words, "bold", fitted.size) <= room

    @pytest.mark.parametrize(
        "words",
        ["Ada", "Wilhelmina-Theresia von der Aue", "W" * 32, "ein kurzer Name", "Säbelzahnschädel-Werkstatt"],
    )
    def test_every_line_of_a_block_stays_in_its_room(self, words: str) -> None:
        fitted = text.block(words, "bold", 30, (240, 64))
        lines = fitted.words.split("\n")
        assert all(text.width(line, "bold", fitted.size) <= 240 for line in lines)
        assert len(lines) <= 2
        assert fitted.size >= text.SMALLEST

    def test_a_block_breaks_a_long_word_after_its_hyphen(self) -> None:
        assert text.block("Wilhelmina-Theresia", "bold", 30, (240, 64)).words == "Wilhelmina-\nTheresia"

    def test_a_canvas_remembers_what_it_had_to_cut(self) -> None:
        canvas = Canvas(Image.new("RGB", (100, 40)))
        canvas.line("short", grids.Box(0, 0, 100, 40), size=26, fill="white")
        assert canvas.misfits == []
        canvas.line("far too long for this", grids.Box(0, 0, 100, 40), size=26, fill="white")
        assert canvas.misfits == ["far too long for this"]

    def test_letters_are_pressed_together_before_words_are_cut(self) -> None:
        room = round(text.width("mathematics", "text", text.SMALLEST) * 0.75)
        pressed, whole = (Canvas(Image.new("RGB", (400, 60))) for _ in range(2))
        assert pressed.line("mathematics", grids.Box(0, 0, room, 60), size=32, fill="white") <= room
        whole.write("mathematics", (0, 30), fill="white")
        assert pressed.misfits == []
        assert 0 < (pressed.image.getbbox() or (0, 0, 0, 0))[2] <= room + 1 < (whole.image.getbbox() or (0, 0, 0, 0))[2]
        assert pressed.parts[0].box.w <= room

    def test_a_block_is_pressed_together_before_its_last_words_are_cut(self) -> None:
        canvas, box = Canvas(Image.new("RGB", (400, 100))), grids.Box(0, 0, 240, 70)
        canvas.block("mathematics and mechanics of yesterday", box, size=32, fill="white")
        assert canvas.misfits == []
        left, _, right, _ = canvas.image.getbbox() or (0, 0, 0, 0)
        assert 0 <= left < right <= box.right

    @pytest.mark.parametrize(("words", "anchor"), [("Jöy, ½", "lm"), ("one\ntwo\nthree", "mm"), ("two\nlines", "rm")])
    def test_words_laid_by_their_stencil_are_the_words_as_written(self, words: str, anchor: str) -> None:
        written, laid = (Image.new("RGB", (300, 200), "navy") for _ in range(2))
        align = {"l": "left", "m": "center", "r": "right"}[anchor[0]]
        pen, face = ImageDraw.Draw(written), fonts.font("text", 31)
        pen.text((150, 101), words, "white", face, anchor=anchor, spacing=text.SPACING, align=align)
        left, top, _, _ = text.around(words, "text", 31, anchor)
        laid.paste("white", (150 + left, 101 + top), stencil(words, "text", 31, anchor))
        assert laid.tobytes() == written.tobytes() != Image.new("RGB", (300, 200), "navy").tobytes()

    @pytest.mark.parametrize("fill", [palette.PANEL, None, f"{palette.PANEL}80"])
    @pytest.mark.parametrize("at", [(0, 0), (-20, 30), (300, -10)])
    def test_a_large_panel_looks_as_one_laid_as_a_whole(self, fill: str | None, at: tuple[int, int]) -> None:
        canvas, whole = (Image.linear_gradient("L").resize((500, 400)).convert("RGB") for _ in range(2))
        Canvas(canvas).panel(grids.Box(*at, 301, 200), fill, edge=palette.EDGE, width=3)
        panel = plate(301, 200, fill, radius=12, edge=palette.EDGE, width=3)
        whole.paste(panel, at, panel)
        assert canvas.tobytes() == whole.tobytes()

    def test_nothing_can_be_written_too(self) -> None:
        canvas = Canvas(Image.new("RGB", (10, 10), "navy"))
        assert canvas.write("", (5, 5), fill="white") == 0
        assert canvas.image.getcolors() == [(100, (0, 0, 128))]


class TestFonts:
    @pytest.mark.parametrize("face", ["text", "bold"])
    def test_german_and_signs_can_be_shown(self, face: fonts.Face) -> None:
        assert all(fonts.can_show(face, character) for character in "äöüÄÖÜß…−×+Жé")

    @pytest.mark.parametrize("face", fonts.FILES)
    def test_french_titles_keep_their_lettering_with_spaces_that_no_line_breaks_at(self, face: fonts.Face) -> None:
        typeface = fonts.font(face, 32)
        for space in "\u00a0\u202f":
            assert fonts.can_show(face, space)
            assert typeface.getlength(f"a{space}b") > typeface.getlength("ab")
            assert not any(typeface.getmask(space))

    @pytest.mark.parametrize(
        ("name", "shown"),
        [
            ("Ada \U0001f98a 狐", "Ada Hu"),
            ("\U0001f98a\U0001f98a", "fox fox"),
            ("\U0001d4d0\U0001d4f7\U0001d4f7", "Ann"),
            ("\u2068שלום\u2069", "Slvm"),
            ("Дмитрий ★", "Дмитрий ★"),
            ("▤", "Player 1"),
        ],
    )
    def test_a_name_is_shown_in_letters_that_the_typeface_has(self, name: str, shown: str) -> None:
        assert fonts.legible(name, "bold", "Player 1") == shown


class TestGrids:
    def test_cells_lie_inside_the_area_and_do_not_touch(self) -> None:
        area = grids.Box(7, 9, 301, 103)
        boxes = grids.cells(area, 4, 2, 5)
        assert len(boxes) == 8
        assert all(area.holds(box) for box in boxes)
        assert not any(overlap(one, other) for one, other in itertools.combinations(boxes, 2))


def overlap(one: grids.Box, other: grids.Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


class TestSprites:
    def test_a_sprite_is_drawn_once(self) -> None:
        sprites = Sprites()
        images = [sprites.get("a", blank) for _ in range(3)]
        statistics = sprites.statistics()
        assert images[0] is images[1] is images[2]
        assert (statistics.hits, statistics.misses, statistics.entries) == (2, 1, 1)

    def test_the_memory_never_passes_its_limit(self) -> None:
        sprites = Sprites(limit=10 * 400)
        for number in range(50):
            sprites.get(number, blank)
            assert sprites.statistics().size <= 4000
        assert sprites.statistics().dropped == 40

    def test_the_one_unused_for_longest_goes_first(self) -> None:
        sprites = Sprites(limit=2 * 400)
        for key in ("old", "used", "old", "new"):
            sprites.get(key, blank)
        misses = sprites.statistics().misses
        sprites.get("old", blank)
        assert sprites.statistics().misses == misses
        sprites.get("used", blank)
        assert sprites.statistics().misses == misses + 1

    def test_one_that_is_folded_comes_back_as_it_was_drawn(self) -> None:
        sprites = Sprites(limit=400, folded=100)
        drawn = {number: Image.new("RGBA", (10, 10), (number, 2, 3, 4)) for number in range(3)}
        for number, image in drawn.items():
            sprites.get(number, lambda image=image: image)  # type: ignore[misc]
        misses = sprites.statistics().misses
        for number, image in drawn.items():
            assert sprites.get(number, blank).tobytes() == image.tobytes()
        assert sprites.statistics().misses == misses

    def test_one_that_came_back_may_go_and_come_back_again(self) -> None:
        sprites = Sprites(limit=400, folded=40)
        faces = {number: Image.new("RGBA", (10, 10), (number, 2, 3, 4)) for number in range(9)}
        for number in (0, 1, 0, 2, 0, 3, 4, 5, 6, 7, 8):
            assert sprites.get(number, lambda number=number: faces[number]).tobytes() == faces[number].tobytes()  # type: ignore[misc]
        misses = sprites.statistics().misses
        assert sprites.get(8, blank).tobytes() == faces[8].tobytes()
        assert sprites.get(7, blank).tobytes() == faces[7].tobytes()
        assert sprites.statistics().misses == misses

    def test_several_threads_get_the_same_image(self) -> None:
        sprites = Sprites()
        with ThreadPoolExecutor(4) as pool:
            images = list(pool.map(lambda _: sprites.get("a", blank), range(40)))
        assert len({id(image) for image in images}) == 1
        assert sprites.statistics().size == 400

    def test_two_sizes_of_letters_on_one_sign_are_two_sprites(self) -> None:
        marks = tokens.SIGNS["points"]
        small, large = (tokens.lettered(marks, "7", 40, fill="#000000", share=share) for share in (0.5, 0.7))
        assert small.tobytes() != large.tobytes()

    def test_afresh_nothing_is_there_and_afterwards_everything_again(self) -> None:
        sprites = Sprites()
        before = sprites.get("a", blank)
        with sprites.afresh():
            assert (sprites.statistics().entries, sprites.statistics().size) == (0, 0)
            assert sprites.get("a", blank) is not before
        assert sprites.get("a", blank) is before
        assert sprites.statistics().size == 400


class TestShapes:
    @pytest.mark.parametrize(
        "shapes",
        [
            [icons.colour(name, 60) for name in icons.COLOURS],
            [icons.good(name, 60) for name in icons.GOODS],
            [tokens.seat_mark(seat, 60) for seat in range(5)],
        ],
        ids=["colours of machines", "goods", "seats"],
    )
    def test_outlines_differ_so_that_colour_is_never_needed(self, shapes: list[Image.Image]) -> None:
        for one, other in itertools.combinations(shapes, 2):
            difference = ImageChops.difference(one.getchannel("A"), other.getchannel("A"))
            differing = sum(difference.point(lambda value: value > 128 and 255).histogram()[255:])
            assert differing > 0.04 * 60 * 60

    def test_a_path_of_lines_fills_its_inside(self) -> None:
        image = paths.picture([paths.Mark("M 0,0 L 100,0 L 100,50 L 0,50 Z", "#ff0000")], 20)
        assert image.getpixel((10, 5)) == (255, 0, 0, 255)
        assert image.getpixel((10, 15)) == (0, 0, 0, 0)

    def test_edges_are_smooth(self) -> None:
        alpha = paths.picture([paths.Mark("O 50,50,40,40", "#ff0000")], 40).getchannel("A")
        assert set(alpha.tobytes()) - {0, 255}

    @pytest.mark.parametrize(
        ("path", "box"),
        [
            ("R 10,20,30,40,5", (10, 20, 40, 60)),
            ("O 50,50,20,10", (30, 40, 70, 60)),
            ("M 0,0 Q 50,100 100,0", (0, 0, 100, 50)),
            ("M 0,0 C 0,100 100,100 100,0", (0, 0, 100, 75)),
        ],
    )
    def test_curves_reach_as_far_as_they_should(self, path: str, box: tuple[float, ...]) -> None:
        points = [point for outline in paths.outlines(path) for point in outline.points]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        assert (min(xs), min(ys), max(xs), max(ys)) == pytest.approx(box, abs=0.2)


class TestPicture:
    def test_encoding_keeps_few_colours_as_they_are_and_many_nearly(self) -> None:
        flags = Image.new("RGB", (90, 60), "#1e1a33")
        for number, colour in enumerate(("#d3453d", "#f2c230", "#3a83d6", "#fbf3df")):
            flags.paste(colour, (number * 20, 10, number * 20 + 15, 50))
        for image, epsilon in ((flags, 0.0), (Image.linear_gradient("L").convert("RGB"), 4.0)):
            with Image.open(BytesIO(encode(image))) as back:
                assert_image_similar(back.convert("RGB"), image, epsilon)

    def test_a_picture_that_would_be_a_large_file_does_with_fewer_colours(self) -> None:
        noise = Image.merge("RGB", [Image.effect_noise((300, 700), 40 + number) for number in range(3)])
        with Image.open(BytesIO(encode(noise))) as back:
            assert len(back.getcolors() or ()) <= 64
        assert len(encode(noise.resize((100, 100)))) <= LARGE

    def test_an_alternative_text_is_never_longer_than_discord_allows(self) -> None:
        made = finished(Drawing("x", Image.new("RGB", (4, 4)), "a" * 5000))
        assert len(made.alt) == ALT_LIMIT
        assert (made.name, made.size) == ("x.png", (4, 4))

    @pytest.mark.parametrize(
        ("other", "complaint"),
        [
            (Image.new("L", (8, 8)), "mode"),
            (Image.new("RGB", (8, 9)), "size"),
            (Image.new("RGB", (8, 8), "#030303"), "mean difference 3.000"),
        ],
    )
    def test_unlike_pictures_are_told_apart(self, other: Image.Image, complaint: str) -> None:
        with pytest.raises(AssertionError, match=complaint):
            assert_image_similar(other, Image.new("RGB", (8, 8)), 2.9)
