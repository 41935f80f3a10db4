"""Each machine's effect as a line of signs, to be read without words: how it works, and shorter, what it brings."""

from collections.abc import Callable
from typing import Final

from PIL import Image

from render.kit import tokens
from render.kit.lines import figures
from render.kit.sprites import SPRITES
from render.nicodemus import icons
from render.nicodemus.look import THEME
from rules.nicodemus.components import MACHINES

_FIGURES: Final = "+−=0123456789"

EFFECTS: Final[dict[int, tuple[str, ...]]] = {
    11: ("+1", "wood", "/", "makes:wood"),
    12: ("+1", "charcoalium", "/", "makes:charcoalium"),
    13: ("+1", "copper", "/", "makes:copper"),
    14: ("+1", "crystal", "/", "makes:crystal"),
    15: ("+1", "any", "/", "makes:joker"),
    21: ("−1", "card", "arrow", "+2", "parts"),
    22: ("−1", "before:3", "arrow", "+1", "parts"),
    23: ("−1", "before:2", "arrow", "+1", "parts", " ", "+1", "charcoalium"),
    24: ("3×", "charcoalium", "swap", "any"),
    25: ("−1", "before:1", "arrow", "+2", "parts"),
    31: ("rival", "arrow", "+1", "charcoalium", " ", "+1", "card"),
    32: ("rival", "arrow", "+1", "any", " ", "+1", "card"),
    33: ("rival", "cards", "arrow", "2", " ", "−2", "charcoalium"),
    34: ("rival", "−2", "any"),
    41: ("2", "tile", "arrow", "+1", "tile"),
    42: ("=", "copied"),
}
"""How it works. Words are printed as they stand; the others name signs: a good, what a machine makes, machines just
before."""


YIELDS: Final[dict[int, tuple[str, ...]]] = {
    21: ("−1", "card", "+2", "parts"),
    22: ("+1", "parts"),
    23: ("+1", "parts", "+1", "charcoalium"),
    24: ("3×", "swap"),
    25: ("+2", "parts"),
    31: ("+1", "charcoalium", "+1", "card"),
    32: ("+1", "any", "+1", "card"),
    33: ("rival", "arrow", "2", "card"),
    34: ("rival", "−2", "any"),
    41: ("+1", "tile"),
    42: ("=", "copied"),
}
"""What it brings. Machines that count (11 to 15) have none: what they bring is a number of their product."""


def effect(machine: int, size: int) -> Image.Image:
    """Return the line of signs for how a machine's effect works, as tall as `size` pixels and as wide as it needs."""
    return line(EFFECTS[machine], size)


def brings(machine: int, number: int, size: int) -> Image.Image:
    """Return the line of signs for what a machine's effect brings; one that counts brings that number."""
    return line(YIELDS.get(machine) or (f"+{number}", MACHINES[machine].product), size)


def gains(name: str, number: int, size: int) -> Image.Image:
    """Return a number of a good that is gained, or given if it is below 0."""
    return line((f"+{number}" if number >= 0 else f"−{-number}", name), size)


def line(signs: tuple[str, ...], size: int, ink: str = THEME.ink) -> Image.Image:
    """Return words and signs by their names, side by side."""
    return SPRITES.get(("line", signs, size, ink), lambda: _line(signs, size, ink))


def _line(signs: tuple[str, ...], size: int, ink: str) -> Image.Image:
    pieces = [_piece(name, size, ink) for name in signs]
    gaps = [3 if name[0] in _FIGURES else 8 for name in signs]
    sheet = Image.new("RGBA", (sum(p.width for p in pieces) + sum(gaps[:-1]), size))
    x = 0
    for piece, gap in zip(pieces, gaps, strict=True):
        sheet.alpha_composite(piece, (x, (size - piece.height) // 2))
        x += piece.width + gap
    return sheet


def _piece(name: str, size: int, ink: str) -> Image.Image:
    kind, _, what = name.partition(":")
    if kind in _SIGNS:
        return _SIGNS[kind](what, size)
    if kind in icons.GOODS:
        return icons.good(kind, size)
    if kind in tokens.SIGNS:
        return tokens.sign(kind, size)
    return figures(name, size, ink)


def _before(number: str, size: int) -> Image.Image:
    """Draw the machines in reach: one, two or three cards in a row with the new one behind them."""
    reach = int(number)
    step = round(size * 0.5)
    sheet = Image.new("RGBA", (step * reach + size, size))
    for place in range(reach):
        sheet.alpha_composite(tokens.sign("blank", size), (step * place, 0))
    sheet.alpha_composite(icons.machine_card(size, colour_name="purple"), (step * reach, 0))
    return sheet


def _makes(good: str, size: int) -> Image.Image:
    return icons.machine_card(size, inner=icons.good(good, round(size * 0.56)))


_SIGNS: Final[dict[str, Callable[[str, int], Image.Image]]] = {
    "any": lambda _, size: icons.good("joker", size),
    "parts": lambda _, size: icons.parts(size),
    "rival": lambda _, size: icons.rival(size),
    "makes": _makes,
    "before": _before,
    "copied": lambda _, size: icons.machine_card(size, inner=icons.gear(round(size * 0.56))),
}
