"""Small vector drawings: marks in a square of 100 by 100 units, drawn large and reduced so that edges are smooth.

The path language is a subset of SVG's with absolute coordinates (M L C Q Z) plus `O cx,cy,rx,ry` for an ellipse and
`R x,y,w,h,r` for a rectangle with round corners.
"""

import math
import re
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

UNITS = 100
OVERSAMPLING = 4
CURVE_STEPS = 14
Point: TypeAlias = tuple[float, float]


class Mark(NamedTuple):
    """One outline with an optional filling and an optional line; widths in units."""

    path: str
    fill: str | None = None
    line: str | None = None
    width: float = 0


class Outline(NamedTuple):
    """A flattened path."""

    points: list[Point]
    closed: bool


def picture(marks: Iterable[Mark], width: int, height: int | None = None) -> Image.Image:
    """Return the marks on a transparent image of that size in pixels; the units span the width."""
    tall = height or width
    image = Image.new("RGBA", (width * OVERSAMPLING, tall * OVERSAMPLING))
    draw = ImageDraw.Draw(image)
    scale = width * OVERSAMPLING / UNITS
    for mark in marks:
        _mark(draw, mark, scale)
    return image.reduce(OVERSAMPLING)


def star(points: int, outer: float, inner: float, centre: Point = (50, 50)) -> str:
    """Return the path of a star (or, with equal radii, of a polygon of twice the points), one point upwards."""
    corners = []
    for index in range(points * 2):
        radius = inner if index % 2 else outer
        angle = math.pi * index / points - math.pi / 2
        corners.append(f"{centre[0] + radius * math.cos(angle):.2f},{centre[1] + radius * math.sin(angle):.2f}")
    return "M " + " L ".join(corners) + " Z"


def polygon(corners: int, radius: float, centre: Point = (50, 50), lean: float = 0) -> str:
    """Return the path of a regular polygon, one corner upwards, turned by `lean` degrees."""
    spots = []
    for index in range(corners):
        angle = 2 * math.pi * index / corners - math.pi / 2 + math.radians(lean)
        spots.append(f"{centre[0] + radius * math.cos(angle):.2f},{centre[1] + radius * math.sin(angle):.2f}")
    return "M " + " L ".join(spots) + " Z"


def outlines(path: str) -> list[Outline]:
    """Return the path as flattened outlines, curves cut into straight pieces."""
    found: list[Outline] = []
    for letter, numbers in re.findall(r"([MLCQZOR])([^MLCQZOR]*)", path):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        _STEPS[letter](found, values)
    return found


def _move(found: list[Outline], values: list[float]) -> None:
    found.append(Outline([(values[0], values[1])], closed=False))
    _lines(found, values[2:])


def _lines(found: list[Outline], values: list[float]) -> None:
    found[-1].points.extend(zip(values[::2], values[1::2], strict=True))


def _cubics(found: list[Outline], values: list[float]) -> None:
    for at in range(0, len(values), 6):
        first, second, end = ((values[at + i], values[at + i + 1]) for i in (0, 2, 4))
        found[-1].points.extend(_bezier((found[-1].points[-1], first, second, end)))


def _quadratics(found: list[Outline], values: list[float]) -> None:
    for at in range(0, len(values), 4):
        bend, end = (values[at], values[at + 1]), (values[at + 2], values[at + 3])
        found[-1].points.extend(_bezier((found[-1].points[-1], bend, end)))


def _close(found: list[Outline], _: list[float]) -> None:
    found[-1] = Outline(found[-1].points, closed=True)


def _ellipse(found: list[Outline], values: list[float]) -> None:
    x, y, rx, ry = values
    found.append(Outline(_arc((x, y), (rx, ry), 0, 360, 48), closed=True))


def _rectangle(found: list[Outline], values: list[float]) -> None:
    x, y, w, h, r = values
    points: list[Point] = []
    for cx, cy, start in (
        (x + w - r, y + r, -90),
        (x + w - r, y + h - r, 0),
        (x + r, y + h - r, 90),
        (x + r, y + r, 180),
    ):
        points.extend(_arc((cx, cy), (r, r), start, start + 90, 8))
    found.append(Outline(points, closed=True))


def _arc(centre: Point, radii: Point, start: float, end: float, steps: int) -> list[Point]:
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(centre[0] + radii[0] * math.cos(angle), centre[1] + radii[1] * math.sin(angle)) for angle in angles]


def _bezier(controls: tuple[Point, ...]) -> list[Point]:
    return [_casteljau(controls, step / CURVE_STEPS) for step in range(1, CURVE_STEPS + 1)]


def _casteljau(controls: tuple[Point, ...], t: float) -> Point:
    points = list(controls)
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def _mark(draw: ImageDraw.ImageDraw, mark: Mark, scale: float) -> None:
    for outline in outlines(mark.path):
        points = [(x * scale, y * scale) for x, y in outline.points]
        if mark.fill and len(points) > 2:
            draw.polygon(points, fill=mark.fill)
        if mark.line:
            _stroke(draw, points + points[:1] * outline.closed, mark.line, mark.width * scale)


def _stroke(draw: ImageDraw.ImageDraw, points: list[Point], colour: str, width: float) -> None:
    draw.line(points, fill=colour, width=max(1, round(width)))
    # Pillow's lines end bluntly and leave notches at corners; a disc on every point rounds both.
    radius = width / 2
    for x, y in points:
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


_STEPS = {
    "M": _move,
    "L": _lines,
    "C": _cubics,
    "Q": _quadratics,
    "Z": _close,
    "O": _ellipse,
    "R": _rectangle,
}
