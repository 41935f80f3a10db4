"""The board that the robots walk on: seven locations with two fields each, clockwise from the top."""

from collections.abc import Iterable, Sequence
from math import cos, degrees, dist
from typing import Final

from PIL import Image

from render.kit import palette, text, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from render.transmissions import icons, theme
from render.transmissions.places import GROUNDS, place
from render.transmissions.robots import robot
from render.transmissions.track import Track
from rules.transmissions.components import FIELDS, PLACES
from rules.transmissions.view import Field, Reach

WIDE: Final = 118
"""Width of the ring in pixels: names outside, fields inside."""
_OUT: Final = 76
"""From the middle of the fields to the outer rim."""
_IN: Final = WIDE - _OUT
_NAMES: Final = 52
"""From the middle of the fields outwards to that of the names."""
_CORNER: Final = 92
_APART: Final = 12
"""Pixels by which the two fields of a location stand further apart, for the drawing between them."""
_DISC: Final = 37
_ROBOT: Final = 76
_LETTERS: Final = 31
_LONG: Final = 12
"""Letters of a name; those of a longer one stand closer."""


class Rondel:
    """The board in a box of a sheet, which it fills."""

    def __init__(self, box: Box) -> None:
        """Take the box in pixels."""
        self.box = box
        middle = (box.w / 2, box.h / 2)
        self.track = Track(box.w - 2 * _OUT, box.h - 2 * _OUT, _CORNER, middle)

    @property
    def inside(self) -> Box:
        """Return the room within the ring."""
        return self.box.inset(WIDE + 8)

    def spot(self, field: int) -> tuple[int, int]:
        """Return the middle of a field on the sheet."""
        return self._on_sheet(self._stand(field))

    def lay(
        self, sheet: Canvas, names: Sequence[str], fields: Iterable[Field], *, bright: Sequence[str], done: str = ""
    ) -> None:
        """Lay the board with its robots; some stand in a bright ring; a location acted at is ticked."""
        sheet.sprite(self._board(tuple(names)), self.box.x, self.box.y)
        for field in fields:
            if field.robot:
                if field.robot in bright:
                    sheet.centred(_ring(), self.spot(field.number))
                sheet.centred(robot(field.robot, _ROBOT, rim=True), self.spot(field.number))
        if done:
            x, y = self._on_sheet(self.track.at(self._middle(PLACES.index(done)), -20))
            sheet.centred(tokens.sign("tick", 48), (x, y))

    def lay_reach(self, sheet: Canvas, reach: Iterable[Reach]) -> None:
        """Show where the active robot could go: discs with the steps of a walk, other signs for other ways."""
        shown: dict[int, Reach] = {}
        for way in reach:
            shown.setdefault(way.field, way)
        for field, way in shown.items():
            x, y = self.spot(field)
            sheet.name(way.option, Box(x - _DISC, y - _DISC, 2 * _DISC, 2 * _DISC))
            if way.kind == "swap":
                sheet.centred(tokens.sign("swap", 46), (x + 30, y + 26))
            else:
                sheet.centred(goal(way, 2 * _DISC), (x, y))
            if way.copies:
                sheet.centred(icons.sign("look_right", 36), (x + 26, y - 26))

    def _board(self, names: tuple[str, ...]) -> Image.Image:
        key = ("rondel", names, self.box.w, self.box.h)
        return SPRITES.get(key, lambda: self._drawn(names))

    def _drawn(self, names: tuple[str, ...]) -> Image.Image:
        marks = [Mark(self._outline(_OUT), theme.COPPER, theme.COPPER_DARK, self._u(2))]
        marks += [Mark(self._sector(field), _shade(GROUNDS[PLACES[field // 2]], field)) for field in range(FIELDS)]
        marks += [mark for number in range(len(PLACES)) for mark in self._border(number)]
        marks += [Mark(self._outline(-_IN), theme.PANEL, theme.COPPER_DARK, self._u(9))]
        marks += [Mark(self._outline(-_IN), None, theme.COPPER, self._u(5))]
        for field in range(FIELDS):
            x, y = self._stand(field)
            marks += [self._disc(x, y, _DISC, theme.DIM), self._disc(x, y, _DISC - 3, theme.GROUND)]
        image = picture(marks, self.box.w, self.box.h)
        sheet = Canvas(Image.new("RGB", image.size, theme.GROUND))
        sheet.sprite(image, 0, 0)
        for field in range(FIELDS):
            x, y = self._stand(field)
            spot = (round(x), round(y) + 1)
            sheet.write(f"f{field}", spot, face="figures", size=34, fill=theme.DIM, anchor="mm")
        for number, (name, words) in enumerate(zip(PLACES, names, strict=True)):
            x, y = self.track.at(self._middle(number), -4)
            sheet.centred(place(name, 62), (round(x), round(y)))
            self._curved(sheet, words, self._middle(number))
        return sheet.image

    def _curved(self, sheet: Canvas, words: str, middle: float) -> None:
        """Write along the rim, letter by letter; at the bottom the letters stand on its inside."""
        below = cos(self.track.turn(middle)) < -0.3
        apart = 2 if len(words) <= _LONG else 0
        size, wide = _LETTERS, [text.width(letter, "figures", _LETTERS) + apart for letter in words]
        step = -1 if below else 1
        way = self._along(middle, -step * sum(wide) / 2)
        for letter, span in zip(words, wide, strict=True):
            way = self._along(way, step * span / 2)
            turn = degrees(self.track.turn(way))
            x, y = self.track.at(way, _NAMES)
            sheet.centred(_glyph(letter, size, 180 - turn if below else -turn), (round(x), round(y)))
            way = self._along(way, step * span / 2)

    def _along(self, way: float, pixels: float) -> float:
        """Return the way after so many pixels on the line of the names, forwards or back."""
        step, gone = (1 if pixels > 0 else -1), 0.0
        while gone < abs(pixels):
            gone += dist(self.track.at(way, _NAMES), self.track.at(way + step, _NAMES))
            way += step
        return way

    def _sector(self, field: int) -> str:
        start = field * self._step
        ways = [start + self._step * part / 12 for part in range(13)]
        out, back = ([self.track.at(way, by) for way in ways] for by in (_OUT - 9, -_IN))
        return f"{self._path([*out, *reversed(back)])} Z"

    def _outline(self, out: float) -> str:
        ways = [self.track.length * part / 160 for part in range(160)]
        return f"{self._path([self.track.at(way, out) for way in ways])} Z"

    def _border(self, number: int) -> tuple[Mark, ...]:
        """Draw the line between two locations with an arrowhead that points clockwise."""
        way = 2 * number * self._step
        ends = self._path([self.track.at(way, -_IN), self.track.at(way, _OUT - 9)])
        corners = [self.track.at(way - 6, _NAMES + 12), self.track.at(way + 9, _NAMES), self.track.at(way - 6, 40)]
        head = Mark(f"{self._path(corners)} Z", theme.INK, palette.INK, self._u(3))
        return Mark(ends, None, palette.INK, self._u(5)), head

    @property
    def _step(self) -> float:
        return self.track.length / FIELDS

    def _middle(self, number: int) -> float:
        """Return the way to the middle of a location."""
        return (2 * number + 1) * self._step

    def _stand(self, field: int) -> tuple[float, float]:
        """Return the middle of a field on the board."""
        return self.track.at((field + 0.5) * self._step + (_APART if field % 2 else -_APART))

    def _path(self, spots: Sequence[tuple[float, float]]) -> str:
        return "M " + " L ".join(f"{self._u(x)},{self._u(y)}" for x, y in spots)

    def _disc(self, x: float, y: float, radius: float, fill: str) -> Mark:
        return Mark(f"O {self._u(x)},{self._u(y)},{self._u(radius)},{self._u(radius)}", fill)

    def _u(self, pixels: float) -> float:
        """Return pixels of the board as units of a drawing."""
        return round(pixels * 100 / self.box.w, 3)

    def _on_sheet(self, point: tuple[float, float]) -> tuple[int, int]:
        return self.box.x + round(point[0]), self.box.y + round(point[1])


def goal(way: Reach, size: int) -> Image.Image:
    """Return the mark of a field to be reached: a disc with the steps, a square one if backwards, or the jump."""
    if way.kind == "swap":
        return tokens.sign("swap", size)
    if way.kind == "jump":
        return SPRITES.get(("jump goal", size), lambda: _jump_goal(size))
    shape = "R 5,5,90,90,16" if way.kind == "back" else "O 50,50,46,46"
    marks = (Mark(shape, "#FFC66B", palette.INK, 6),)
    steps = f"−{way.steps}" if way.kind == "back" else str(way.steps)
    return tokens.lettered(marks, steps, size, fill=palette.INK, share=0.66)


def _jump_goal(size: int) -> Image.Image:
    image = picture((Mark("O 50,50,46,46", theme.SLOT, "#FFC66B", 7),), size)
    inner = icons.sign("jump", round(size * 0.6))
    image.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return image


def _ring() -> Image.Image:
    marks = (Mark("O 50,50,47,47", "#FFC66B", palette.INK, 4), Mark("O 50,50,38,38", "#FFF0BF"))
    return SPRITES.get(("active ring",), lambda: picture(marks, 2 * _DISC + 12))


def _glyph(letter: str, size: int, turn: float) -> Image.Image:
    """Return a letter turned counter-clockwise, drawn large so that it stays smooth."""
    big = Image.new("RGBA", (8 * size, 8 * size), theme.INK + "00")
    Canvas(big).write(letter, (4 * size, 4 * size), face="figures", size=4 * size, fill=theme.INK, anchor="mm")
    return big.rotate(turn, Image.Resampling.BICUBIC).reduce(4)


def _shade(colour: str, field: int) -> str:
    """Return the colour of a field: the far one is a little darker than the near one."""
    if field % 2 == 0:
        return colour
    red, green, blue = (round(int(colour[start : start + 2], 16) * 0.86) for start in (1, 3, 5))
    return f"#{red:02X}{green:02X}{blue:02X}"
