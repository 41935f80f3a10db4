"""Charts: bars cut into parts, and a spread of times with median and quartiles. Knows neither games nor languages.

Every word comes ready for the reader. Parts differ by pattern as well as colour, and each says its number.
"""

from collections.abc import Iterator, Sequence
from math import log
from typing import Final

from msgspec import Struct
from PIL import Image, ImageDraw

from render.kit import palette, text
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.picture import Drawing, Picture, finished

WIDTH: Final = 800
MARGIN: Final = 28
TITLE: Final = 64
LEGEND: Final = 52
ROW: Final = 84
NAME: Final = 38
BAR: Final = 38
NOTE: Final = 190
"""Pixels to the right of a bar for its note."""
SPREAD: Final = 196
TRACK: Final = 60
SWATCH: Final = 28
GAP: Final = 12
SMALL: Final = text.SMALLEST
"""Size of the letters of the legend, of numbers in parts and of an axis: no smaller than a phone shows as 12 pixels."""
LEAST: Final = 3
"""Pixels of the smallest part."""
STRIPES: Final = 10
INSIDE: Final = 10
"""Pixels that a number in a part keeps to each side; where there is less room it is left to the note."""
LIGHT: Final = (palette.BRASS, palette.STEEL, palette.SLOT)
"""The parts' colours from the left, apart in lightness too."""
INKS: Final = (palette.INK, palette.INK, palette.CHALK)


class Bar(Struct, frozen=True):
    """A row: its name, how long its parts are, and a note behind it.

    Only parts that are counts show their number.
    """

    name: str
    parts: tuple[float, ...]
    note: str


class Spread(Struct, frozen=True):
    """Quartile, median, quartile on an axis of times: values in seconds, each with its words, and marks of the axis."""

    title: str
    values: tuple[float, float, float]
    told: tuple[str, str, str]
    marks: tuple[tuple[float, str], ...]


class Chart(Struct, frozen=True):
    """A whole chart: words of the legend go with the parts of the bars from the left; `alt` says all of it."""

    name: str
    title: str
    alt: str
    bars: tuple[Bar, ...]
    legend: tuple[str, ...] = ()
    spread: Spread | None = None
    counts: bool = True


def draw(chart: Chart) -> Picture:
    """Return the chart as a picture 800 pixels wide."""
    return finished(Drawing(chart.name, sheet(chart).image, chart.alt))


def sheet(chart: Chart) -> Canvas:
    """Return the sheet with the chart on it; its misfits are words that had to be cut."""
    legend = LEGEND if chart.legend else 0
    spread = SPREAD if chart.spread else 0
    height = MARGIN + TITLE + legend + ROW * len(chart.bars) + spread + MARGIN // 2
    canvas = Canvas(Image.new("RGB", (WIDTH, height), palette.BENCH))
    area = Box(MARGIN, MARGIN // 2, WIDTH - 2 * MARGIN, height)
    canvas.line(chart.title, Box(area.x, area.y, area.w, TITLE), face="bold", size=40, fill=palette.CHALK)
    top = area.y + TITLE
    if chart.legend:
        _legend(canvas, chart.legend, Box(area.x, top, area.w, LEGEND))
    top += legend
    longest = max((sum(bar.parts) for bar in chart.bars), default=0) or 1
    for number, bar in enumerate(chart.bars):
        _bar(canvas, bar, Box(area.x, top + number * ROW, area.w, ROW), longest, counts=chart.counts)
    if chart.spread:
        _spread(canvas, chart.spread, Box(area.x, top + ROW * len(chart.bars), area.w, SPREAD))
    return canvas


def _legend(canvas: Canvas, words: Sequence[str], box: Box) -> None:
    """Write what the parts mean; each word gets the room it needs, or its share where they are too long together."""
    around = SWATCH + 2 * GAP
    needed = [text.width(word, "text", SMALL) + 1 for word in words]
    spare = box.w - around * len(words) - sum(needed)
    left = box.x
    for number, word in enumerate(words):
        canvas.sprite(_pattern(number, SWATCH, SWATCH), left, box.centre[1] - SWATCH // 2)
        room = needed[number] if spare >= 0 else box.w // len(words) - around
        canvas.line(word, Box(left + SWATCH + GAP, box.y, room, box.h), size=SMALL, fill=palette.CHALK_DIM)
        left += around + room + max(0, spare) // len(words)


def _bar(canvas: Canvas, bar: Bar, box: Box, longest: float, *, counts: bool) -> None:
    canvas.line(bar.name, Box(box.x, box.y, box.w, NAME), size=30, fill=palette.CHALK)
    track = Box(box.x, box.y + NAME, box.w - NOTE, BAR)
    canvas.panel(track, palette.PANEL, radius=0)
    for number, left, width in _parts(bar.parts, track, longest):
        canvas.sprite(_pattern(number, width, BAR), left, track.y)
        told = f"{bar.parts[number]:g}"
        if counts and text.width(told, "bold", SMALL) + 2 * INSIDE <= width:
            middle = (left + width // 2, track.centre[1])
            _label(canvas, told, middle, number)
    note = Box(track.right + 14, track.y, NOTE - 14, BAR)
    canvas.line(bar.note, note, face="bold", size=30, fill=palette.CHALK)


def _parts(parts: Sequence[float], track: Box, longest: float) -> Iterator[tuple[int, int, int]]:
    """Yield number, left border and width of every part that is there; the smallest can still be seen."""
    widths = [max(LEAST, round(track.w * part / longest)) if part else 0 for part in parts]
    if any(widths):
        # What the small ones were given, and what rounding left over, is the longest's.
        widths[widths.index(max(widths))] += round(track.w * sum(parts) / longest) - sum(widths)
    left = track.x
    for number, width in enumerate(widths):
        if width:
            yield number, left, width
        left += width


def _label(canvas: Canvas, words: str, middle: tuple[int, int], number: int) -> None:
    """Write on a part, on a plain ground where the part is striped."""
    wide = text.width(words, "bold", SMALL)
    canvas.panel(Box(middle[0] - wide // 2 - 6, middle[1] - 16, wide + 12, 32), LIGHT[number], radius=4)
    canvas.write(words, middle, face="bold", size=SMALL, fill=INKS[number], anchor="mm")


def _pattern(number: int, width: int, height: int) -> Image.Image:
    """Return a part: plain, striped, or hollow."""
    colour = LIGHT[number]
    image = Image.new("RGB", (width, height), colour)
    pen = ImageDraw.Draw(image)
    if number == 1:
        for x in range(-height, width, 2 * STRIPES):
            pen.line((x, height, x + height, 0), fill=palette.COAL_LIGHT, width=4)
    if number == 2:
        pen.rectangle((0, 0, width - 1, height - 1), outline=palette.CHALK_DIM, width=3)
    return image


def _spread(canvas: Canvas, spread: Spread, box: Box) -> None:
    canvas.line(spread.title, Box(box.x, box.y, box.w, NAME), size=30, fill=palette.CHALK)
    track = Box(box.x, box.y + NAME + 6, box.w, TRACK)
    canvas.panel(track, palette.PANEL, radius=0)
    first, last = spread.marks[0][0], spread.marks[-1][0]
    low, middle, high = (_place(value, first, last, track) for value in spread.values)
    for value, _ in spread.marks[1:-1]:
        canvas.panel(Box(_place(value, first, last, track) - 1, track.y, 2, TRACK), palette.EDGE, radius=0)
    canvas.panel(Box(low, track.y + 10, max(6, high - low), TRACK - 20), palette.BRASS, radius=4)
    canvas.panel(Box(middle - 4, track.y, 8, TRACK), palette.CHALK, radius=0, edge=palette.INK, width=2)
    _marks(canvas, spread, track)
    share = box.w // 3
    for number, words in enumerate(spread.told):
        room = Box(box.x + number * share, track.bottom + 40, share, NAME)
        canvas.line(words, room, face="bold", size=SMALL, fill=palette.CHALK, align="lmr"[number])


def _marks(canvas: Canvas, spread: Spread, track: Box) -> None:
    """Write below the axis what its marks mean, the outermost within the picture."""
    for number, (value, words) in enumerate(spread.marks):
        anchor = "lm" if number == 0 else "rm" if number == len(spread.marks) - 1 else "mm"
        x = _place(value, spread.marks[0][0], spread.marks[-1][0], track)
        canvas.write(words, (x, track.bottom + 20), size=SMALL, fill=palette.CHALK_DIM, anchor=anchor)


def _place(value: float, first: float, last: float, track: Box) -> int:
    """Return where a time lies on an axis on which each mark is many times the one before."""
    inside = min(max(value, first), last)
    return track.x + round(track.w * log(inside / first) / log(last / first))
