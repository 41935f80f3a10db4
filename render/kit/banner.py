"""The banner of a lobby: the game's title in its own lettering, its motif, for how many, and how long it takes."""

from typing import Final

from PIL import Image

from render.kit import palette, text
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.paths import Mark, picture
from render.kit.picture import Drawing, drawing
from render.kit.theme import Theme
from render.kit.titles import lettering
from render.kit.tokens import SEAT_SHAPES
from rules.kernel.game import GameInfo
from rules.kernel.model import Arg
from rules.kernel.words import Words

WIDTH: Final = 800
HEIGHT: Final = 260
FRAME: Final = 14
MOTIF: Final = 184
SHADOW: Final = 330
FAINT: Final = 9
"""The share of a colour that is left of the large motif behind the words."""
SIGN: Final = 48
FACTS: Final = 40
"""The size of figures and words below the title, in pixels."""
LARGEST: Final = 104
TWO_LINES: Final = 68
SMALLEST: Final = 44


def banner(info: GameInfo, theme: Theme, labels: Words) -> Drawing:
    """Return the banner of a game; `labels` are the `pic-` words in the reader's language."""
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), theme.ground))
    canvas.panel(Box(0, 0, WIDTH, HEIGHT).inset(6), theme.panel, radius=18)
    canvas.sprite(_faint(theme), WIDTH - SHADOW * 3 // 4, HEIGHT - SHADOW * 2 // 3)
    canvas.panel(Box(0, 0, WIDTH, HEIGHT), None, radius=0, edge=theme.ground, width=6)
    canvas.panel(Box(0, 0, WIDTH, HEIGHT).inset(6), None, radius=18, edge=theme.accent, width=4)
    canvas.panel(Box(0, 0, WIDTH, HEIGHT).inset(FRAME), None, radius=12, edge=theme.edge, width=2)
    left = FRAME + 26
    canvas.sprite(_motif(theme, MOTIF), left, (HEIGHT - MOTIF) // 2)
    left += MOTIF + 28
    _title(canvas, info.title, Box(left, 40, WIDTH - FRAME - 22 - left, 112), theme)
    _facts(canvas, info, (left, 196), theme, labels)
    known: dict[str, Arg] = {"title": info.title, "players": players(info), "minutes": info.minutes}
    return drawing("banner", canvas, labels.say("pic-banner-alt", known | {"most": info.seats[-1]}))


def players(info: GameInfo) -> str:
    """Return the numbers of players in figures."""
    return str(info.seats[0]) if len(info.seats) == 1 else f"{info.seats[0]}–{info.seats[-1]}"


def _faint(theme: Theme) -> Image.Image:
    """Return the motif large and so faint that words can stand on it."""
    image = _motif(theme, SHADOW).copy()
    image.putalpha(image.getchannel("A").point(lambda alpha: alpha // FAINT))
    return image


def _motif(theme: Theme, size: int) -> Image.Image:
    """Return what the game is known by; of one that has no motif, a gear."""
    drawn = theme.motif(size)
    if drawn.getbbox() is not None:
        return drawn
    gear = (Mark(SEAT_SHAPES[0], None, palette.INK, 5), Mark(SEAT_SHAPES[0], theme.accent))
    return picture((*gear, Mark("O 50,50,13,13", theme.panel, palette.INK, 4)), size)


def _title(canvas: Canvas, title: str, box: Box, theme: Theme) -> None:
    """Write the title as large as it goes, in two lines where one would be small."""
    face = lettering(title, theme)
    first, _, rest = title.rpartition(" ")
    if first and text.width(title, face, LARGEST * 2 // 3) > box.w:
        size = min(text.line(part, face, TWO_LINES, box.w, SMALLEST).size for part in (first, rest))
        for number, part in enumerate((first, rest)):
            at = (box.x, box.y + box.h * (1 + 2 * number) // 4)
            canvas.write(part, at, face=face, size=size, fill=theme.accent)
        return
    fitted = text.line(title, face, LARGEST, box.w, SMALLEST)
    canvas.write(fitted.words, (box.x, box.centre[1]), face=face, size=fitted.size, fill=theme.accent)


def _facts(canvas: Canvas, info: GameInfo, at: tuple[int, int], theme: Theme, labels: Words) -> None:
    """Draw a pawn with the numbers of players, and a clock with the minutes."""
    pawn = Mark(
        "M 50,8 C 66,8 74,20 70,34 C 66,42 60,46 60,52 C 64,66 82,72 82,92 L 18,92 C 18,72 36,66 40,52"
        " C 40,46 34,42 30,34 C 26,20 34,8 50,8 Z",
        theme.ink,
    )
    clock = (Mark("O 50,50,42,42", None, theme.ink, 10), Mark("M 50,26 L 50,52 L 68,62", None, theme.ink, 9))
    x, y = at
    for sign, words in (((pawn,), players(info)), (clock, labels.say("pic-minutes", {"minutes": info.minutes}))):
        canvas.sprite(picture(sign, SIGN), x, y - SIGN // 2)
        x += SIGN + 12
        x += canvas.write(words, (x, y), face="bold", size=FACTS, fill=theme.ink) + 40
