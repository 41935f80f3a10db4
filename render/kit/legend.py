"""A page of a game's legend: each symbol as it is drawn everywhere, its name, and a sentence on what it means."""

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from render.kit import text
from render.kit.alttext import fitting
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from render.kit.picture import Drawing, Icon, drawing
from render.kit.symbols import Page, Symbol, title_of
from render.kit.theme import Theme
from render.kit.titles import title_line
from rules.kernel.words import Words, capital

WIDTH: Final = 800
TALLEST: Final = WIDTH * 27 // 20
MARGIN: Final = 16
TITLE: Final = 84
FOOT: Final = 48
"""Room at the lower edge, where Discord lays a badge over the left corner."""
ICON: Final = 76
PART: Final = 44
"""The side of an icon where several stand for one symbol."""
NAME: Final = 33
SMALL: Final = 29
"""The least size of words, in pixels: 12 on a phone that shows 800 pixels as 332."""
PADDING: Final = 8
GAP: Final = 5


def legend(page: Page, icons: Mapping[str, Icon], theme: Theme, words: Words, game: str) -> Drawing:
    """Return a page of the legend of the game with that title; `icons` are all that its symbols name."""
    rows = [_about(one, words) for one in page.symbols]
    high = TITLE + sum(_height(row) + GAP for row in rows) + FOOT
    canvas = Canvas(Image.new("RGB", (WIDTH, high), theme.ground))
    title = title_of(page, words)
    title_line(canvas, title, Box(MARGIN, 6, WIDTH - 2 * MARGIN, TITLE - 14), theme)
    y = TITLE
    for one, about in zip(page.symbols, rows, strict=True):
        box = Box(MARGIN, y, WIDTH - 2 * MARGIN, _height(about))
        canvas.panel(box, theme.panel, radius=12)
        _icons(canvas, [icons[key] for key in one.icons], Box(box.x + PADDING, y, ICON + 12, box.h))
        _words(canvas, capital(words(one.name)), about, box, theme)
        y += box.h + GAP
    return drawing("symbols", canvas, told(page, words, f"{game}{words.colon}{title}."))


def told(page: Page, words: Words, head: str) -> str:
    """Return a page's alternative text: names and sentences, or the names alone where those would be too long."""
    names = [(capital(words(one.name)), capital(words(one.about))) for one in page.symbols]
    return fitting(
        (
            lambda: " ".join([head, *(f"{name}{words.colon}{about}" for name, about in names)]),
            lambda: " ".join([head, *(f"{name}." for name, _ in names)]),
        )
    )


def _about(one: Symbol, words: Words) -> text.Fitted:
    return text.block(capital(words(one.about)), "text", SMALL, (_room(), 4 * (SMALL + 8)), SMALL)


def _room() -> int:
    return WIDTH - 2 * MARGIN - ICON - 5 * PADDING


def _height(about: text.Fitted) -> int:
    lines = 1 + about.words.count("\n")
    return max(ICON + 2 * PADDING, 2 * PADDING + NAME + 4 + lines * (SMALL + text.SPACING + 2))


def _icons(canvas: Canvas, icons: Sequence[Icon], box: Box) -> None:
    """Lay one icon large, or up to four small ones side by side and below each other."""
    if len(icons) == 1:
        canvas.centred(icons[0](ICON), box.centre)
        return
    rows = -(-len(icons) // 2)
    for icon, cell in zip(icons, cells(box, 2, rows, 0), strict=False):
        canvas.centred(icon(PART), cell.centre)


def _words(canvas: Canvas, name: str, about: text.Fitted, box: Box, theme: Theme) -> None:
    """Write the name, and below it what it means."""
    left = box.x + ICON + 4 * PADDING
    canvas.line(name, Box(left, box.y + PADDING, _room(), NAME + 4), face="bold", size=NAME, fill=theme.accent)
    below = Box(left, box.y + PADDING + NAME + 4, _room(), box.h - 2 * PADDING - NAME - 4)
    canvas.block(about.words, below, size=SMALL, fill=theme.ink)
    if not about.whole:
        canvas.misfits.append(about.words)
