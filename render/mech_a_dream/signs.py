"""What machines, robots, packages and Specialists do as short lines of signs, to be read without words."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from PIL import Image

from render.kit import text, tokens
from render.kit.canvas import Canvas
from render.kit.sprites import SPRITES
from render.mech_a_dream import icons
from render.mech_a_dream import layout as at
from rules.mech_a_dream.components import SAVES, Effect, Machine, Robot, Specialist

Line: TypeAlias = tuple[str, ...]
"""Names of signs and words that stand as they are; a number belongs to the sign after it."""

SPACE: Final = " "
_SPECIALS: Final[dict[str, Line]] = {
    "evening-package": ("evening", "package"),
    "copy-machine": ("copy", "purple-tile"),
    "copy-robot": ("copy", "robot"),
}
_POWERS: Final[dict[str, tuple[str, str]]] = {
    "ink": ("tile", "I"),
    "time": ("tile", "belt"),
    "crystal": ("crystal-tile", "R"),
    "dock": ("dock", "F"),
}
"""Where a power saves and what."""


def amounts(gains: Iterable[tuple[str, int]]) -> Line:
    """Return numbers and signs of goods, each pair set apart from the next."""
    return tuple(part for symbol, number in gains for part in (SPACE, str(number), symbol))[1:]


def gain_line(effect: Effect) -> Line:
    """Return what an effect yields."""
    if effect.special == "buy":
        return ("buy", SPACE, f"−{effect.slots_less}", "belt")
    return _SPECIALS[effect.special] if effect.special else amounts(effect.gain)


def effect_line(effect: Effect) -> Line:
    """Return a whole effect in one line."""
    if not effect.cost:
        return gain_line(effect)
    return (*amounts(effect.cost.items()), SPACE, "arrow", SPACE, *gain_line(effect))


def tight(signs: Line) -> Line:
    """Return a line without its gaps."""
    return tuple(name for name in signs if name != SPACE)


def effect_lines(effect: Effect) -> list[Line]:
    """Return an effect in one line, or with its cost above."""
    if not effect.cost:
        return [gain_line(effect)]
    return [amounts(effect.cost.items()), ("arrow", *gain_line(effect))]


def machine_lines(machine: Machine, *, completed: bool) -> list[Line]:
    """Return what a tile does: its effect or power, and what its completion yields as long as that is to come."""
    if machine.effect is not None:
        return effect_lines(machine.effect)
    once = () if completed and machine.power else ("once", *amounts(machine.on_complete))
    lines = [power_line(machine.power, SAVES[machine.power])] if machine.power else []
    return [*lines, once] if once else lines


def power_line(power: str, number: int) -> Line:
    """Return what one or several green machines save."""
    where, what = _POWERS[power]
    return (where, SPACE, f"−{number}", what)


def robot_lines(robot: Robot) -> list[Line]:
    """Return the options of a robot, with their letters where there are several."""
    if len(robot.options) == 1:
        return [effect_line(robot.options[0])]
    return [(letter, SPACE, *effect_line(effect)) for letter, effect in robot.letters().items()]


def specialist_line(card: Specialist) -> Line:
    """Return what a Specialist rewards, and with what."""
    bonus = amounts(card.bonus) or choice_line(card.choose_one)
    return (*card.trigger, SPACE, "arrow", SPACE, *bonus)


def choice_line(choice: Iterable[tuple[str, int]]) -> Line:
    """Return goods of which one is chosen."""
    return tuple(part for symbol, number in choice for part in ("/", str(number), symbol))[1:]


def line(signs: Line, size: int, ink: str = at.INK) -> Image.Image:
    """Return a line of signs, as tall as `size` pixels and as wide as it needs."""
    return SPRITES.get(("mech line", signs, size, ink), lambda: _line(signs, size, ink))


def fitting(signs: Line, size: int, room: int, ink: str = at.INK) -> Image.Image:
    """Return a line of signs, smaller where it would not fit the room."""
    made = line(signs, size, ink)
    while made.width > room and size > at.SMALLEST:
        size -= 2
        made = line(signs, size, ink)
    return made


def lay(sheet: Canvas, signs: Line, at_: tuple[int, int], size: int = at.ICON, ink: str = at.MOONLIGHT) -> int:
    """Lay a line of signs to the right of a point in the middle of its height and return where it ends."""
    made = line(signs, size, ink)
    sheet.sprite(made, at_[0], at_[1] - size // 2)
    return at_[0] + made.width


def _line(signs: Line, size: int, ink: str) -> Image.Image:
    pieces = [None if name == SPACE else _piece(name, size, ink) for name in signs]
    gaps = [_gap(name, after, size) for name, after in zip(signs, (*signs[1:], ""), strict=True)]
    wide = sum(gaps) + sum(piece.width for piece in pieces if piece is not None)
    image = Image.new("RGBA", (max(1, wide), size))
    x = 0
    for piece, gap in zip(pieces, gaps, strict=True):
        if piece is not None:
            image.alpha_composite(piece, (x, (size - piece.height) // 2))
            x += piece.width
        x += gap
    return image


def _gap(name: str, after: str, size: int) -> int:
    if not after or SPACE in (name, after):
        return size // 5 if name == SPACE and after else 0
    return max(2, size // 14)


def _piece(name: str, size: int, ink: str) -> Image.Image:
    if name in icons.SIGNS or name in icons.TYPES or name in tokens.SIGNS:
        return icons.sign(name, size)
    return words(name, size, ink)


def words(told: str, size: int, ink: str) -> Image.Image:
    """Return figures or a few letters as tall as the signs beside them."""

    def drawn() -> Image.Image:
        image = Image.new("RGBA", (text.width(told, "figures", size), size))
        Canvas(image).write(told, (0, size // 2 + size // 16), face="figures", size=size, fill=ink)
        return image

    return SPRITES.get(("mech words", told, size, ink), drawn)


def stacked(sheet: Canvas, lines: Sequence[Line], box: tuple[int, int, int, int], size: int, ink: str = at.INK) -> None:
    """Lay lines of signs one below the other in the middle of a box (x, y, width, height)."""
    x, y, wide, high = box
    step = high // max(1, len(lines))
    for place, told in enumerate(lines):
        made = fitting(told, size, wide, ink)
        sheet.image.alpha_composite(made, (x + (wide - made.width) // 2, y + place * step + (step - made.height) // 2))
