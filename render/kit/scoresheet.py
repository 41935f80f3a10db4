"""The score sheet at the end of any game: a row for each source of points, a column for each side, the best first.

It knows of a game only what its result says; lettering and colours are the game's theme.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from PIL import Image

from render.kit import palette, text
from render.kit.canvas import Canvas
from render.kit.ending import NONE, Column, End, Sheet, sheet_of, told
from render.kit.fonts import Face, legible
from render.kit.grids import Box
from render.kit.paths import Mark, picture, polygon
from render.kit.picture import Drawing, drawing
from render.kit.theme import Theme
from render.kit.titles import title_line
from render.kit.tokens import lettered, seat_mark, sign
from rules.kernel.model import Score, Seat
from rules.kernel.words import Words, capital

Piece: TypeAlias = Callable[[Seat, int], Image.Image]
WIDTH: Final = 800
TALLEST: Final = WIDTH * 27 // 20
"""Pixels: what is drawn below the points ends there."""
SMALL: Final = 29
"""The least size of words, in pixels: 12 on a phone that shows 800 pixels as 332."""
MARGIN: Final = 20
FOOT: Final = 64
"""Room at the lower edge, where Discord lays a badge over the left corner."""
TITLE: Final = 100
ROW: Final = 52
TOTAL: Final = 76
ABOVE: Final = 56
"""The height of the crown, or the place, over a column."""
SEAT: Final = 64
NAMES: Final = 82
"""Two lines of a name."""
LABEL: Final = 32
PADDING: Final = 32
"""Pixels beside the name of a row."""
NARROWEST: Final = 108
WIDEST: Final = 220
"""Columns, in pixels."""
FLAG: Final = (
    Mark("M 22,8 L 22,94", None, palette.CHALK, 9),
    Mark("M 26,12 C 50,2 62,26 88,14 L 88,56 C 62,68 50,44 26,54 Z", palette.CHALK, palette.INK, 4),
)


def scoresheet(
    end: End,
    title: str,
    theme: Theme,
    words: Words,
    labels: Words,
    piece: Piece = seat_mark,
    shown: Words | None = None,
) -> Drawing:
    """Return the sheet of a game of that title; `labels` are the `pic-` words, in the language of `words`.

    `piece` draws what stands for a seat, of a size in pixels. `shown` are the words with the names as they are drawn.
    """
    sheet = sheet_of(end, shown or words, labels)
    rows = [_row(capital(label), _label_width(sheet)) for _, label in sheet.sources]
    verdict = text.block(sheet.verdict, "bold", 44, (WIDTH - 2 * MARGIN - SEAT - 16, 132), SMALL)
    below, notes = _fitting(sheet, _height(rows, verdict))
    canvas = Canvas(Image.new("RGB", (WIDTH, _bottom(rows, verdict, [*below, *notes])), theme.ground))
    title_line(canvas, title, Box(MARGIN, 8, WIDTH - 2 * MARGIN, TITLE - 16), theme)
    _verdict(canvas, verdict, bool(end.winners or end.winning_rivals), theme)
    y = TITLE + _verdict_height(verdict)
    _grounds(canvas, sheet, y, rows, theme)
    _heads(canvas, sheet, y, theme, piece)
    y = _sources(canvas, sheet, y + _head_height(), rows, theme)
    _totals(canvas, sheet, y, theme, labels)
    _below(canvas, [*below, *notes], y + TOTAL + 12, theme)
    return drawing("score", canvas, told(sheet_of(end, words, labels), title, labels))


def _label_width(sheet: Sheet) -> int:
    """Return how many pixels the names of the rows have: what they need, as long as the columns have room for names."""
    room, number = WIDTH - 2 * MARGIN, len(sheet.columns)
    needed = PADDING + max((text.width(capital(label), "text", LABEL) for _, label in sheet.sources), default=0)
    return max(min(needed, room - number * NARROWEST), room - number * WIDEST)


def _row(label: str, width: int) -> text.Fitted:
    return text.block(label, "text", LABEL, (width - PADDING, 2 * ROW), SMALL)


def _row_height(row: text.Fitted) -> int:
    return ROW + (row.size + text.SPACING) * row.words.count("\n")


def _head_height() -> int:
    return 12 + ABOVE + SEAT + NAMES


def _verdict_height(verdict: text.Fitted) -> int:
    return 24 + max(SEAT, (verdict.size + 8) * (1 + verdict.words.count("\n")))


def _height(rows: Iterable[text.Fitted], verdict: text.Fitted) -> int:
    """Return where the totals end."""
    return TITLE + _verdict_height(verdict) + _head_height() + sum(map(_row_height, rows)) + TOTAL


def _wrapped(line: str) -> str:
    return text.block(line, "text", SMALL, (WIDTH - 2 * MARGIN - 8, TALLEST), SMALL).words


def _lines_height(lines: Iterable[str]) -> int:
    return sum((SMALL + text.SPACING) * (1 + line.count("\n")) + 10 for line in lines)


def _fitting(sheet: Sheet, height: int) -> tuple[list[str], list[str]]:
    """Return what is written below the points: all that explains the places, and the notes if all have room."""
    below, notes = [_wrapped(line) for line in sheet.below], [_wrapped(line) for line in sheet.notes]
    fits = height + FOOT + 12 + _lines_height([*below, *notes]) <= TALLEST
    return below, notes if fits else []


def _bottom(rows: Iterable[text.Fitted], verdict: text.Fitted, lines: Sequence[str]) -> int:
    return _height(rows, verdict) + FOOT + (12 + _lines_height(lines) if lines else 0)


def _column(sheet: Sheet, number: int) -> tuple[int, int]:
    """Return where a column begins, and its width."""
    left, wide = MARGIN + _label_width(sheet), WIDTH - 2 * MARGIN - _label_width(sheet)
    each = wide // len(sheet.columns)
    return left + number * each, each


def _verdict(canvas: Canvas, verdict: text.Fitted, won: bool, theme: Theme) -> None:
    box = Box(MARGIN, TITLE + 8, WIDTH - 2 * MARGIN, _verdict_height(verdict) - 16)
    left = box.x
    if won:
        canvas.sprite(sign("crown", SEAT), left, box.centre[1] - SEAT // 2)
        left += SEAT + 16
    canvas.block(
        verdict.words, Box(left, box.y, box.right - left, box.h), face="bold", size=verdict.size, fill=theme.ink
    )


def _grounds(canvas: Canvas, sheet: Sheet, y: int, rows: Sequence[text.Fitted], theme: Theme) -> None:
    """Lay the panel of the table, and a lighter one with an edge under each winner's column."""
    high = _head_height() + sum(map(_row_height, rows)) + TOTAL
    canvas.panel(Box(MARGIN, y, WIDTH - 2 * MARGIN, high), theme.panel, radius=16)
    for number, column in enumerate(sheet.columns):
        if column.won:
            x, wide = _column(sheet, number)
            canvas.panel(Box(x + 2, y, wide - 4, high), theme.slot, radius=16, edge=theme.accent, width=3)


def _heads(canvas: Canvas, sheet: Sheet, y: int, theme: Theme, piece: Piece) -> None:
    """Draw over each column the crown, the place or a white flag, the piece of the seat and the name."""
    for number, column in enumerate(sheet.columns):
        x, wide = _column(sheet, number)
        middle = x + wide // 2
        _place(canvas, column, (middle, y + 8 + ABOVE // 2), theme)
        canvas.centred(_mark(column, piece), (middle, y + 8 + ABOVE + SEAT // 2))
        box = Box(x + 4, y + 12 + ABOVE + SEAT, wide - 8, NAMES - 4)
        canvas.block(_shortened(column.name, wide - 8), box, size=SMALL, fill=theme.ink, align="m")


def _shortened(name: str, room: int) -> str:
    """Return a name in one line, or in two where its first word has room; the end is cut where it must be."""
    whole = text.line(name, "text", SMALL, room, SMALL)
    first, _, rest = name.partition(" ")
    if whole.whole or text.width(first, "text", SMALL) > room:
        return whole.words
    return f"{first}\n{text.line(rest, 'text', SMALL, room, SMALL).words}"


def _place(canvas: Canvas, column: Column, at: tuple[int, int], theme: Theme) -> None:
    if column.won:
        canvas.centred(sign("crown", 52), at)
    elif column.place is None:
        canvas.centred(picture(FLAG, 44), at)
    else:
        canvas.write(column.over, at, face="figures", size=44, fill=theme.dim, anchor="mm")


def _mark(column: Column, piece: Piece) -> Image.Image:
    if isinstance(column.side, Score):
        return piece(column.side.seat, SEAT)
    hexagon = polygon(6, 46)
    marks = (Mark(hexagon, None, palette.INK, 9), Mark(hexagon, palette.STEEL))
    return lettered(marks, legible(column.name, "figures", NONE)[0].upper(), SEAT, fill=palette.INK, share=0.64)


def _sources(canvas: Canvas, sheet: Sheet, y: int, rows: Sequence[text.Fitted], theme: Theme) -> int:
    """Draw the rows and return where they end."""
    for (key, _), row in zip(sheet.sources, rows, strict=True):
        high = _row_height(row)
        _rule(canvas, y, theme.edge, 2)
        canvas.block(row.words, Box(MARGIN + 16, y, _label_width(sheet) - PADDING, high), size=row.size, fill=theme.ink)
        for number, column in enumerate(sheet.columns):
            points = column.points(key)
            fill = theme.dim if points in {NONE, "0"} else theme.ink
            _figure(canvas, points, _cell(sheet, number, y, high), 40, fill)
        y += high
    return y


def _totals(canvas: Canvas, sheet: Sheet, y: int, theme: Theme, labels: Words) -> None:
    _rule(canvas, y, theme.accent, 4)
    room = Box(MARGIN + 16, y, _label_width(sheet) - PADDING, TOTAL)
    canvas.line(labels.say("pic-sheet-total"), room, face="bold", size=36, fill=theme.ink)
    for number, column in enumerate(sheet.columns):
        fill = theme.accent if column.won else theme.ink
        _figure(canvas, column.total, _cell(sheet, number, y, TOTAL), 56, fill)


def _figure(canvas: Canvas, words: str, box: Box, size: int, fill: str) -> None:
    face: Face = "figures"
    fitted = text.line(words, face, size, box.w, SMALL)
    at = (box.centre[0], box.centre[1] + size // 16)
    canvas.write(fitted.words, at, face=face, size=fitted.size, fill=fill, anchor="mm")


def _cell(sheet: Sheet, number: int, y: int, high: int) -> Box:
    x, wide = _column(sheet, number)
    return Box(x + 6, y, wide - 12, high)


def _rule(canvas: Canvas, y: int, colour: str, width: int) -> None:
    canvas.panel(Box(MARGIN + 8, y - width // 2, WIDTH - 2 * MARGIN - 16, width), colour, radius=0)


def _below(canvas: Canvas, lines: Iterable[str], y: int, theme: Theme) -> None:
    for line in lines:
        high = _lines_height([line])
        canvas.block(line, Box(MARGIN + 4, y, WIDTH - 2 * MARGIN - 8, high), size=SMALL, fill=theme.dim)
        y += high
