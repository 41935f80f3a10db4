"""Small charts for the documents: lines over a logarithmic axis or bars, as SVG text. No measuring here."""

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "images"
WIDTH, HEIGHT = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 62, 240, 48, 44
COLOURS = ("#1f5f8b", "#b4481e", "#3b7a3b", "#6b4a8a")
DASHES = ("", "6 3", "2 3", "8 3 2 3")
"""Colour is not the only thing that tells one series from another."""

Series = Mapping[str, Sequence[tuple[float, float]]]
"""Points (x, y) by name."""
Across = Callable[[float], float]


def lines(name: str, title: str, unit: str, x_title: str, series: Series, *, even: bool = False) -> Path:
    """Write lines over a logarithmic x axis, or an even one with dots left out, and return where."""
    xs = sorted({x for points in series.values() for x, _ in points})
    top = _top([y for points in series.values() for _, y in points])
    across, ticks = _even(xs) if even else _logarithmic(xs)
    parts = [*_frame(title, unit, top), *_under([(across(x), _short(x)) for x in ticks]), _word_under(x_title)]
    for index, points in enumerate(series.values()):
        places = [(across(x), _height(y, top)) for x, y in points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{COLOURS[index]}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[index]}"/>'
        )
        dots = [] if even else places
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{COLOURS[index]}"/>' for x, y in dots]
    return _write(name, title, [*parts, *_legend(list(series))])


def _logarithmic(xs: Sequence[float]) -> tuple[Across, Sequence[float]]:
    """Return where a value lies on a logarithmic axis, and the values to write below it."""
    low, high = math.log10(xs[0]), math.log10(xs[-1])
    room = WIDTH - LEFT - RIGHT
    return lambda x: LEFT + (math.log10(x) - low) / ((high - low) or 1) * room, xs


def _even(xs: Sequence[float]) -> tuple[Across, Sequence[float]]:
    """Return the same for an axis from 0 on."""
    top = _top(xs)
    return lambda x: LEFT + x / top * (WIDTH - LEFT - RIGHT), [top * step / 4 for step in range(5)]


def bars(name: str, title: str, unit: str, x_title: str, series: Mapping[str, Mapping[str, float]]) -> Path:
    """Write groups of bars, each group with a bar of every series that has it, and return where."""
    groups = list(dict.fromkeys(group for values in series.values() for group in values))
    top = _top([value for values in series.values() for value in values.values()])
    room = (WIDTH - LEFT - RIGHT) / len(groups)
    wide = room * 0.8 / len(series)
    middles = [(LEFT + room * (place + 0.5), group) for place, group in enumerate(groups)]
    parts = [*_frame(title, unit, top), *_under(middles), _word_under(x_title)]
    for index, values in enumerate(series.values()):
        for place, group in enumerate(groups):
            if group in values:
                x, y = LEFT + room * (place + 0.1) + wide * index, _height(values[group], top)
                parts.append(
                    f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide - 2:.1f}" height="{HEIGHT - BOTTOM - y:.1f}" '
                    f'fill="{COLOURS[index]}"/>'
                )
                parts.append(_word(x + wide / 2 - 1, y - 4, _short(values[group]), "middle"))
    return _write(name, title, [*parts, *_legend(list(series))])


def _top(values: Sequence[float]) -> float:
    """Return a round number above all values."""
    most = max(values)
    power = 10.0 ** math.floor(math.log10(most))
    return next(
        power * step for step in (1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10) if power * step >= most * 1.05 or step == 10
    )


def _height(value: float, top: float) -> float:
    return HEIGHT - BOTTOM - value / top * (HEIGHT - TOP - BOTTOM)


def _frame(title: str, unit: str, top: float) -> list[str]:
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>', _word(LEFT, 20, title, "start", bold=True)]
    for step in range(5):
        value = top * step / 4
        y = _height(value, top)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#d8d8d8"/>')
        parts.append(_word(LEFT - 6, y + 4, _short(value), "end"))
    return [*parts, _word(8, TOP - 10, unit, "start")]


def _under(places: Sequence[tuple[float, str]]) -> list[str]:
    return [_word(x, HEIGHT - BOTTOM + 16, words, "middle") for x, words in places]


def _word_under(words: str) -> str:
    return _word((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, words, "middle")


def _legend(names: Sequence[str]) -> list[str]:
    parts = []
    for index, name in enumerate(names):
        y, x = TOP + 10 + 20 * index, WIDTH - RIGHT + 12
        parts.append(
            f'<line x1="{x}" x2="{x + 22}" y1="{y}" y2="{y}" stroke="{COLOURS[index]}" stroke-width="4" '
            f'stroke-dasharray="{DASHES[index]}"/>'
        )
        parts.append(_word(x + 28, y + 4, name, "start"))
    return parts


def _word(x: float, y: float, words: str, anchor: str, *, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"


def _write(name: str, title: str, parts: Sequence[str]) -> Path:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="sans-serif" font-size="12" fill="#222222" role="img">\n<title>{escape(title)}</title>\n'
    )
    file = FOLDER / f"{name}.svg"
    file.write_text(head + "\n".join(parts) + "\n</svg>\n", encoding="utf-8")
    return file
