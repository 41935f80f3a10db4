"""The round board: seven locations with two fields each, clockwise from the top, and the robots that walk on it."""

from collections.abc import Iterable, Sequence
from math import cos, radians, sin
from typing import Final

from PIL import Image

from render.kit import palette, text, tokens
from render.kit.canvas import Canvas
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from render.transmissions import icons
from render.transmissions import layout as at
from render.transmissions.places import GROUNDS, place
from render.transmissions.robots import robot
from rules.transmissions.components import FIELDS, PLACES
from rules.transmissions.view import Field, Reach

_SIZE: Final = at.RONDEL.w
_MIDDLE: Final = _SIZE / 2
_OUTER: Final = 382
_INSIDE: Final = 252
_PATH: Final = 302
_NAMES: Final = 364
_STEP: Final = 360 / FIELDS
_APART: Final = 3.0
"""Degrees by which the two fields of a location stand further apart, for the drawing between them."""
_DISC: Final = 43
_ROBOT: Final = 84


def centre() -> tuple[int, int]:
    """Return the middle of the board on the sheet."""
    return at.RONDEL.centre


def spot(field: int) -> tuple[int, int]:
    """Return the middle of a field on the sheet."""
    return _on_sheet(_stand(field))


def lay(sheet: Canvas, names: Sequence[str], fields: Iterable[Field], *, bright: Sequence[str], done: str) -> None:
    """Lay the board with its robots; some stand in a bright ring; a location acted at is ticked."""
    sheet.sprite(board(tuple(names)), at.RONDEL.x, at.RONDEL.y)
    for field in fields:
        if field.robot:
            if field.robot in bright:
                sheet.centred(_ring(), spot(field.number))
            sheet.centred(robot(field.robot, _ROBOT, rim=True), spot(field.number))
    if done:
        x, y = _on_sheet(_point(_PATH - 30, (2 * PLACES.index(done) + 1) * _STEP))
        sheet.centred(tokens.sign("tick", 44), (x, y))


def lay_reach(sheet: Canvas, reach: Iterable[Reach]) -> None:
    """Show where the active robot could go: discs with the steps of a walk, other signs for other ways."""
    shown: dict[int, Reach] = {}
    for way in reach:
        shown.setdefault(way.field, way)
    for field, way in shown.items():
        x, y = spot(field)
        if way.kind == "swap":
            sheet.centred(tokens.sign("swap", 40), (x + 34, y + 30))
        else:
            sheet.centred(goal(way, 2 * _DISC - 10), (x, y))


def goal(way: Reach, size: int) -> Image.Image:
    """Return the mark of a field to be reached: a disc with the steps, a square one if backwards, or the jump."""
    if way.kind == "swap":
        return tokens.sign("swap", size)
    if way.kind == "jump":
        return SPRITES.get(("jump goal", size), lambda: _jump_goal(size))
    shape = "R 5,5,90,90,16" if way.kind == "back" else "O 50,50,46,46"
    marks = (Mark(shape, palette.BRASS, palette.INK, 5),)
    steps = f"−{way.steps}" if way.kind == "back" else str(way.steps)
    return tokens.lettered(marks, steps, size, fill=palette.INK, share=0.66)


def board(names: tuple[str, ...]) -> Image.Image:
    """Return the empty board with the names of the locations."""
    return SPRITES.get(("rondel", names), lambda: _board(names))


def _jump_goal(size: int) -> Image.Image:
    image = picture((Mark("O 50,50,46,46", palette.SLOT, palette.BRASS, 7),), size)
    inner = icons.sign("jump", round(size * 0.6))
    image.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return image


def _ring() -> Image.Image:
    marks = (Mark("O 50,50,47,47", palette.BRASS, palette.INK, 4), Mark("O 50,50,38,38", "#FFF0BF"))
    return SPRITES.get(("active ring",), lambda: picture(marks, 2 * _DISC + 16))


def _board(names: tuple[str, ...]) -> Image.Image:
    marks = [_disc(_MIDDLE, _MIDDLE, _OUTER + 2, palette.INK)]
    marks += [Mark(_sector(field), _shade(GROUNDS[PLACES[field // 2]], field)) for field in range(FIELDS)]
    for field in range(FIELDS):
        x, y = _stand(field)
        marks += [_disc(x, y, _DISC, palette.CHALK_DIM), _disc(x, y, _DISC - 3, palette.BENCH)]
    marks += [mark for number in range(len(PLACES)) for mark in _border(number)]
    marks += [_disc(_MIDDLE, _MIDDLE, _INSIDE, palette.BENCH), _disc(_MIDDLE, _MIDDLE, _INSIDE - 5, palette.PANEL)]
    image = picture(marks, _SIZE)
    sheet = Canvas(Image.new("RGB", image.size, palette.BENCH))
    sheet.sprite(image, 0, 0)
    for field in range(FIELDS):
        x, y = _stand(field)
        sheet.write(f"f{field}", (round(x), round(y) + 1), face="figures", size=32, fill=palette.CHALK_DIM, anchor="mm")
    for number, (name, words) in enumerate(zip(PLACES, names, strict=True)):
        x, y = _point(_PATH - 6, (2 * number + 1) * _STEP)
        sheet.centred(place(name, 72), (round(x), round(y)))
        _curved(sheet, words, (2 * number + 1) * _STEP)
    return sheet.image


def _curved(sheet: Canvas, words: str, middle: float) -> None:
    """Write along the rim, letter by letter; in the lower half the letters stand on its inside."""
    size = 32
    while _span(words, size) > 2 * _STEP - 4 and size > text.SMALLEST:
        size -= 1
    below = 90 < middle % 360 < 270
    wide = [text.width(letter, "figures", size) + 2 for letter in words]
    degrees = [_degrees(width) for width in wide]
    turn = middle + sum(degrees) / 2 if below else middle - sum(degrees) / 2
    for letter, span in zip(words, degrees, strict=True):
        turn += -span / 2 if below else span / 2
        glyph = _glyph(letter, size, 180 - turn if below else -turn)
        x, y = _point(_NAMES, turn)
        sheet.centred(glyph, (round(x), round(y)))
        turn += -span / 2 if below else span / 2


def _span(words: str, size: int) -> float:
    return sum(_degrees(text.width(letter, "figures", size) + 2) for letter in words)


def _degrees(width: int) -> float:
    return width / _NAMES * 57.2958


def _glyph(letter: str, size: int, turn: float) -> Image.Image:
    """Return a letter turned counter-clockwise, drawn large so that it stays smooth."""
    big = Image.new("RGBA", (8 * size, 8 * size), palette.CHALK[:7] + "00")
    Canvas(big).write(letter, (4 * size, 4 * size), face="figures", size=4 * size, fill=palette.CHALK, anchor="mm")
    return big.rotate(turn, Image.Resampling.BICUBIC).reduce(4)


def _sector(field: int) -> str:
    start, end = field * _STEP, (field + 1) * _STEP
    turns = [start + (end - start) * part / 10 for part in range(11)]
    return (
        _path([*(_point(_OUTER, turn) for turn in turns), *(_point(_INSIDE, turn) for turn in reversed(turns))]) + " Z"
    )


def _border(number: int) -> tuple[Mark, ...]:
    """Draw the line between two locations with an arrowhead that points clockwise."""
    turn = 2 * number * _STEP
    ends = _path([_point(_INSIDE, turn), _point(_OUTER, turn)])
    head = _path([_point(_NAMES - 13, turn - 1.6), _point(_NAMES, turn + 2.2), _point(_NAMES + 13, turn - 1.6)])
    return Mark(ends, None, palette.INK, 0.7), Mark(f"{head} Z", palette.CHALK, palette.INK, 0.5)


def _path(spots: Sequence[tuple[float, float]]) -> str:
    return "M " + " L ".join(f"{_u(x)},{_u(y)}" for x, y in spots)


def _shade(colour: str, field: int) -> str:
    """Return the colour of a field: the far one is a little darker than the near one."""
    if field % 2 == 0:
        return colour
    red, green, blue = (round(int(colour[at_ : at_ + 2], 16) * 0.86) for at_ in (1, 3, 5))
    return f"#{red:02X}{green:02X}{blue:02X}"


def _disc(x: float, y: float, radius: float, fill: str) -> Mark:
    return Mark(f"O {_u(x)},{_u(y)},{_u(radius)},{_u(radius)}", fill)


def _point(radius: float, turn: float) -> tuple[float, float]:
    """Return a place on the board; `turn` in degrees clockwise from the top."""
    return _MIDDLE + radius * sin(radians(turn)), _MIDDLE - radius * cos(radians(turn))


def _stand(field: int) -> tuple[float, float]:
    """Return the middle of a field on the board."""
    return _point(_PATH, (field + 0.5) * _STEP + (_APART if field % 2 else -_APART))


def _on_sheet(point: tuple[float, float]) -> tuple[int, int]:
    return at.RONDEL.x + round(point[0]), at.RONDEL.y + round(point[1])


def _u(pixels: float) -> float:
    """Return pixels of the board as units of a drawing."""
    return round(pixels * 100 / _SIZE, 3)
