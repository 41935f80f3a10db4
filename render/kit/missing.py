"""Small plates over what is greyed: how much of what it lacks, or a sign of another reason why it cannot be picked.

What is barred, and why, comes with the decision. A game says where it draws that in grey (`Canvas.grey`) and what its
reasons look like (`Reasons`); it may also leave a reason without a plate, where the picture shows it already.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from msgspec import Struct
from PIL import Image

from render.kit import palette
from render.kit.canvas import Canvas, plate
from render.kit.labels import labels
from render.kit.lines import beside, figures
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from rules.kernel.model import Arg, Barred, Text
from rules.kernel.words import Words

Line: TypeAlias = tuple[str, ...]
"""Names of signs, and figures that stand as they are, such as −2."""
Shown: TypeAlias = "Line | Callable[[Mapping[str, Arg]], Line]"
"""What a reason looks like, always or by its arguments."""

SIZES: Final = ((36, 32, 3), (32, 28, 3), (29, 25, 3), (29, 20, 1))
"""Pixels of figures, of icons and between them, the largest that fit; 29 are 12 on a phone that shows 800 as 332."""
PADDING: Final = 6
MINUS: Final = "−"
GROUND: Final = "#3A1713"
SIGNS_OF_REASONS: Final[Mapping[str, tuple[Mark, ...]]] = MappingProxyType(
    {
        "locked": (
            Mark("M 28,48 L 28,32 C 28,4 72,4 72,32 L 72,48", None, palette.INK, 22),
            Mark("M 28,48 L 28,32 C 28,4 72,4 72,32 L 72,48", None, palette.CHALK, 11),
            Mark("R 14,44,72,50,10", palette.BRASS, palette.INK, 6),
            Mark("O 50,64,9,9 M 46,64 L 54,64 L 54,82 L 46,82 Z", palette.INK),
        ),
        "full": (
            Mark("R 8,8,84,84,12", palette.SLOT, palette.CHALK, 8),
            Mark("R 25,25,50,50,6", palette.BRASS, palette.INK, 5),
            Mark("M 16,84 L 84,16", None, palette.INK, 20),
            Mark("M 16,84 L 84,16", None, palette.BAD, 11),
        ),
    }
)


class Reasons(Struct, frozen=True):
    """What a game's reasons look like, by key, and what draws its signs at a size in pixels."""

    shown: Mapping[str, Shown]
    sign: Callable[[str, int], Image.Image]

    def line(self, reason: Text) -> Line:
        """Return what a reason looks like; nothing if it has no plate."""
        shown = self.shown.get(reason.key, ())
        return shown(reason.args) if callable(shown) else shown


def goods(args: Mapping[str, Arg]) -> Line:
    """Return the goods that a reason names as lacking, as −1 copper −2 wood."""
    return tuple(part for good, number in amounts_in(args["goods"]) for part in (f"{MINUS}{number}", good))


def number(sign: str, args: Mapping[str, Arg]) -> Line:
    """Return the number that a reason names as lacking, before a sign."""
    return (f"{MINUS}{args['number']}", sign)


def amounts_in(arg: Arg) -> list[tuple[str, int]]:
    """Return the goods that a text speaks of with their numbers, as `kernel.amounts` makes it or by `amount-` keys."""
    if isinstance(arg, list):
        return [amount for part in arg for amount in amounts_in(part)]
    if not isinstance(arg, Text) or "number" not in arg.args:
        return []
    good = arg.args.get("good")
    name = good.key if isinstance(good, Text) else arg.key.removeprefix("amount-")
    return [(name, int(str(arg.args["number"])))]


def lay(sheet: Canvas, barred: Iterable[Barred], reasons: Reasons) -> None:
    """Lay a plate on everything greyed that is barred for a reason with a look."""
    found = {one.id: one.reason for one in barred} if sheet.greyed else {}
    for name, box in sheet.greyed:
        line = reasons.line(found[name]) if name in found else ()
        if line:
            made = badge(line, reasons, (box.w, box.h))
            half = made.width // 2 + PADDING
            sheet.centred(made, (max(half, min(sheet.image.width - half, box.centre[0])), box.centre[1]))


def badge(line: Line, reasons: Reasons, room: tuple[int, int]) -> Image.Image:
    """Return a plate with a line, as large as there is room for (width, height), or else the smallest."""
    made = [SPRITES.get(("missing", line, reasons.sign, size), partial(_badge, line, reasons, size)) for size in SIZES]
    return next((one for one in made if one.width <= room[0] and one.height <= room[1]), made[-1])


def in_words(sheet: Canvas, barred: Iterable[Barred], words: Words) -> tuple[str, ...]:
    """Return what lies greyed and is barred as ends of an alternative text: with reasons, without, and none."""
    greyed = {name for name, _ in sheet.greyed}
    by_reason: dict[str, dict[str, None]] = {}
    for one in barred:
        if one.id in greyed:
            by_reason.setdefault(words.plain(one.reason), {})[words.plain(one.text)] = None
    if not by_reason:
        return ("",)
    things = [", ".join(alike) for alike in by_reason.values()]
    whole = [f"{some} ({reason})" for some, reason in zip(things, by_reason, strict=True)]
    told = (labels(words.lang).say("pic-alt-greyed", {"list": words.semicolon.join(each)}) for each in (whole, things))
    return *told, ""


def sign(name: str, size: int) -> Image.Image:
    """Return a sign of a reason that every game has."""
    return SPRITES.get(("reason", name, size), lambda: picture(SIGNS_OF_REASONS[name], size))


def example(size: int) -> Image.Image:
    """Return how a plate looks, for the legend: one is lacking of whatever stands behind."""
    return SPRITES.get(("missing example", size), lambda: _example(size))


def signs(names: Iterable[str]) -> dict[str, Callable[[int], Image.Image]]:
    """Return what a legend explains of this by name: `missing`, and the signs of reasons that a game shows."""
    return {name: example if name == "missing" else partial(sign, name) for name in names}


def _badge(line: Line, reasons: Reasons, sizes: tuple[int, int, int]) -> Image.Image:
    size, icon, gap = sizes
    pieces = [_piece(name, size, icon, reasons) for name in line]
    inner = beside(pieces, gap, size)
    ground = plate(inner.width + 2 * PADDING, size + 4, GROUND, radius=9, edge=palette.BAD, width=3)
    made = ground.copy()
    made.alpha_composite(inner, (PADDING, 2))
    return made


def _piece(name: str, size: int, icon: int, reasons: Reasons) -> Image.Image:
    if not name[0].isalpha():
        return figures(name, size, palette.CHALK)
    return sign(name, icon) if name in SIGNS_OF_REASONS else reasons.sign(name, icon)


def _example(size: int) -> Image.Image:
    made = Image.new("RGBA", (size, size))
    high = round(size * 0.56)
    ground = plate(size, high, GROUND, radius=9, edge=palette.BAD, width=3)
    made.alpha_composite(ground, (0, (size - high) // 2))
    inner = figures(f"{MINUS}1", round(size * 0.46), palette.CHALK)
    made.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return made
