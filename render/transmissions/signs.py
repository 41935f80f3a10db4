"""What ideas, items and forest cards do, as short lines of signs and as small badges, to be read without words."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.kit import lines, palette, tokens
from render.kit.canvas import Canvas, plate
from render.kit.sprites import SPRITES
from render.transmissions import icons
from render.transmissions.emblems import emblem
from render.transmissions.places import PLACES, place
from render.transmissions.robots import ROBOTS, robot
from render.transmissions.theme import SMALLEST
from rules.transmissions.components import CARDS, IDEAS, ITEMS, KINDS, TRANSMISSIONS

Line = tuple[str, ...]

IDEA_LINES: Final[dict[str, Line]] = {
    "SWAP": ("−1", "electricity", "swap"),
    "JUMP": ("−1", "electricity", "jump"),
    "CCW": ("back",),
    "E2B": ("−2", "electricity", "arrow", "blue"),
    "E1L": ("−1", "electricity", "arrow", "light"),
    "E3A": ("−3", "electricity", "arrow", "any"),
    "FDRAW": ("−2", "electricity", "arrow", "leaf"),
    "GATHB": ("@meadow", "@lake", "+1", "blue"),
    "GATHE": ("@meadow", "@lake", "+2", "electricity"),
    "A2A": ("any", "any", "arrow", "any"),
    "W2G": ("white", "arrow", "green"),
    "Y2B": ("yellow", "arrow", "blue"),
    "Y3E": ("yellow", "arrow", "3", "electricity"),
    "W3E": ("white", "arrow", "3", "electricity"),
    "MOVE1": ("step", "+1"),
    "MOVE2": ("step", "+2"),
    "GAIN2E": ("+2", "electricity"),
    "END2F": ("butterfly", "butterfly"),
    "END1B": ("*1", "bird"),
    "END2PF": ("*2", "butterfly"),
    "END3": ("*3",),
    "END4": ("*4",),
    "COPYR": ("idea", "look_right"),
    "COPYL": ("look_left", "idea"),
}
BADGES: Final[dict[str, Line]] = {
    "SWAP": ("swap",),
    "JUMP": ("jump",),
    "CCW": ("back",),
    "E2B": ("electricity", "blue"),
    "E1L": ("electricity", "light"),
    "E3A": ("electricity", "any"),
    "FDRAW": ("electricity", "leaf"),
    "GATHB": ("basket", "blue"),
    "GATHE": ("basket", "electricity"),
    "A2A": ("any", "any"),
    "W2G": ("white", "green"),
    "Y2B": ("yellow", "blue"),
    "Y3E": ("yellow", "electricity"),
    "W3E": ("white", "electricity"),
    "MOVE1": ("+1",),
    "MOVE2": ("+2",),
    "GAIN2E": ("electricity", "electricity"),
    "END2F": ("butterfly", "butterfly"),
    "END1B": ("bird",),
    "END2PF": ("2", "butterfly"),
    "END3": ("*3",),
    "END4": ("*4",),
    "COPYR": ("look_right",),
    "COPYL": ("look_left",),
}
"""An idea in a nutshell: what is given, then what is taken."""
CARD_LINES: Final[dict[str, Line]] = {
    "F2P": ("*2",),
    "F6E": ("+6", "electricity"),
    "F1A": ("+1", "any"),
    "FPOW": ("@power_plant", "+2", "any"),
    "FLAKE": ("@lake", "+2", "any"),
    "FMEAD": ("@meadow", "+2", "any"),
    "FSUB": ("blue", "swap", "green", "yellow", "swap", "white"),
    "FGW": ("−1", "electricity", "arrow", "green", "white"),
    "FBY": ("−1", "electricity", "arrow", "blue", "yellow"),
    "FIDEA": ("item", "+", "idea"),
    "FTURN": ("again", "+1"),
}
CREATURES: Final = ("bird", "butterfly")
_COUNTED: Final = {"items": "item", "ideas": "idea", "pipes": "pipe"}


def sign(name: str, size: int, ink: str = palette.INK) -> Image.Image:
    """Return one sign: @ a location, ! a robot, * points; what is no sign's name is printed as it stands."""
    if name[0] == "@" and name[1:] in PLACES:
        return place(name[1:], size)
    if name[0] == "!" and name[1:] in ROBOTS:
        return robot(name[1:], size)
    if name[0] == "*":
        return points(name[1:], size)
    if name in icons.SIGNS or name in icons.SHAPES or name in tokens.SIGNS:
        return icons.sign(name, size)
    return lines.figures(name, size, ink)


def points(number: str, size: int) -> Image.Image:
    """Return a plate of brass with points, so wide that the figures are nearly as tall as the plate."""
    return SPRITES.get(("points plate", number, size), lambda: _points(number, size))


def line(names: Sequence[str], size: int, ink: str, room: int = 1000) -> Image.Image:
    """Return a line of signs as tall as `size` pixels, or less if it would not fit the room."""
    return SPRITES.get(("transmissions line", *names, size, ink, room), lambda: _fitted(names, size, ink, room))


def idea(tile: str, size: int, ink: str = palette.INK, room: int = 1000) -> Image.Image:
    """Return what an idea does."""
    return line(IDEA_LINES[IDEAS[tile].id], size, ink, room)


def card(card_: str, room: int) -> list[Image.Image]:
    """Return what a forest card does, in one line or in two smaller ones if it would not fit the room."""
    names = CARD_LINES[CARDS[card_].id]
    whole = line(names, 36, palette.INK)
    if whole.width <= room:
        return [whole]
    half = (len(names) + 1) // 2
    return [line(part, 31, palette.INK, room) for part in (names[:half], names[half:])]


def worth(item: str) -> Line:
    """Return an item's points and creatures."""
    figures, printed = KINDS[ITEMS[item].kind], ITEMS[item]
    creatures = CREATURES[:1] * printed.birds + CREATURES[1:] * printed.butterflies
    if figures.per:
        return (f"{figures.per.points}×", _COUNTED[figures.per.what], f"max {figures.per.most}")
    return ("/".join(map(str, figures.each)) if figures.each else f"*{figures.points}", *creatures)


def transmission(card_: str) -> Line:
    """Return what a transmission card shows: a robot or locations."""
    figures = TRANSMISSIONS[card_]
    return (f"!{figures.robot}",) if figures.robot else tuple(f"@{name}" for name in figures.locations)


def badge(tile: str, size: int, width: int) -> Image.Image:
    """Return an idea or an item as a small tile of that height and width in pixels."""
    return SPRITES.get(("transmissions badge", tile, size, width), lambda: _badge(tile, size, width))


def _badge(tile: str, size: int, width: int) -> Image.Image:
    is_item = tile in ITEMS
    ground = palette.PAPER if is_item else "#FFF0BF"
    sheet = Canvas(plate(width, size, ground, radius=8, edge=palette.INK, width=2).copy())
    if is_item:
        _item_badge(sheet, tile, size, width)
    else:
        _idea_badge(sheet, BADGES[IDEAS[tile].id], size)
    return sheet.image


def _item_badge(sheet: Canvas, tile: str, size: int, width: int) -> None:
    """Draw the item, and over its right side the creatures on it."""
    creatures = [icons.sign(name, size - 12) for name in worth(tile)[1:] if name in CREATURES]
    drawing = emblem(ITEMS[tile].kind, size - 4)
    left = (width - drawing.width) // 2 if not creatures else 3
    sheet.image.alpha_composite(drawing, (left, 2))
    for number, creature in enumerate(creatures):
        right = width - 2 - (len(creatures) - number) * (creature.width - 5)
        sheet.image.alpha_composite(creature, (right, 6 if number else size - creature.height - 3))


def _idea_badge(sheet: Canvas, names: Line, size: int) -> None:
    if len(names) == 1:
        piece = sign(names[0], size - 8)
        sheet.image.alpha_composite(piece, ((size - piece.width) // 2, (size - piece.height) // 2))
        return
    small = round(size * 0.6)
    first, second = (sign(name, max(SMALLEST, small) if name.isdigit() else small) for name in names)
    sheet.image.alpha_composite(first, (2, 2))
    sheet.image.alpha_composite(second, (size - second.width - 2, size - small - 2))


def _points(number: str, size: int) -> Image.Image:
    words = lines.figures(number, max(SMALLEST, round(size * 0.86)), palette.INK)
    sheet = plate(words.width + 18, size, palette.BRASS, radius=7, edge=palette.BRASS_DARK, width=3).copy()
    sheet.alpha_composite(words, (9, max(0, (size - words.height) // 2)))
    return sheet


def _fitted(names: Sequence[str], size: int, ink: str, room: int) -> Image.Image:
    drawn = _drawn(names, size, ink)
    while drawn.width > room:
        size -= 1
        drawn = _drawn(names, size, ink)
    return drawn


def _drawn(names: Sequence[str], size: int, ink: str) -> Image.Image:
    return lines.beside([sign(name, size, ink) for name in names], 5, size)
