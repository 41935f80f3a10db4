"""What machines, assistants and projects do or ask for, as short lines of signs to be read without words."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.imaginarium import icons
from render.imaginarium.theme import SMALL
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.lines import figures
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from rules.imaginarium.components import FIGURES, MACHINES

Line = tuple[str, ...]
_SLOTS: Final = FIGURES.slots_extended.value - FIGURES.slots.value

WORKS: Final[dict[str, tuple[Line, ...]]] = {
    "P1": (("charcoal",),),
    "P2": (("wood",),),
    "P3": (("copper",),),
    "P4": (("crystal",),),
    "P5": (("wood", "+", "copper"),),
    "P6": (("any",),),
    "T1": (("any", "arrow", "charcoal"),),
    "T2": (("any", "arrow", "copper"),),
    "T3": (("any", "arrow", "crystal"),),
    "T4": (("2", "any", "arrow", "charcoal"),),
    "A1": (("mask",),),
    "A2": (("mask",),),
    "A3": (("mask",),),
    "A4": (("mask",),),
    "A5": (("tile", "cross"),),
    "A6": (("slot", "off"),),
    "D1": (("shield", "charcoal"),),
    "D2": (("shield",), ("wood", "copper", "crystal")),
    "D3": (("shield", "charcoal", "off"), ("wood", "copper", "crystal")),
    "S1": (("crusher", "arrow", "machine"),),
    "S2": (("vp",),),
}
"""How a machine works; its figures follow in a line of their own."""

ASSISTANTS: Final[dict[str, Line]] = {
    "AS01": ("dial", "?+?"),
    "AS02": ("crusher", "arrow", "1–3", "charcoal"),
    "AS03": ("2×", "repair", "2×", "dismantle"),
    "AS04": ("tile", "arrow", f"+{FIGURES.completion_bonus.value}", "vp"),
    "AS05": ("level3", "arrow", "0", "charcoal"),
    "AS06": (f"+{_SLOTS}", "slot"),
    "AS07": (str(FIGURES.stack_price.value), "charcoal", "arrow", "stack"),
    "AS08": (f"+{FIGURES.hidden_projects.value}", "secret"),
    "AS09": (str(FIGURES.vp_price_low.value), "charcoal", "arrow", "vp"),
    "AS10": (f"{FIGURES.deals_big.value}×", "trade"),
    "AS11": ("repair", "arrow", "2×", "gear"),
    "AS12": ("house", "arrow", "gear"),
    "AS13": ("crown", str(FIGURES.majority_high.value), "vp"),
}
BADGES: Final[dict[str, tuple[str, str]]] = {
    "AS01": ("dial", ""),
    "AS02": ("crusher", ""),
    "AS03": ("dismantle", "2"),
    "AS04": ("tile", str(FIGURES.completion_bonus.value)),
    "AS05": ("level1", "0"),
    "AS06": ("slot", str(_SLOTS)),
    "AS07": ("stack", ""),
    "AS08": ("secret", ""),
    "AS09": ("vp", str(FIGURES.vp_price_low.value)),
    "AS10": ("trade", str(FIGURES.deals_big.value)),
    "AS11": ("gear", "2"),
    "AS12": ("house", ""),
    "AS13": ("crown", str(FIGURES.majority_high.value)),
}
"""An assistant in a nutshell: a sign and a figure."""

PROJECTS: Final[dict[str, Line]] = {
    "PR01": ("4×", "slot:P"),
    "PR02": ("class:A", "class:A"),
    "PR03": ("class:D", "class:D"),
    "PR04": ("class:A", "class:D"),
    "PR05": ("class:T", "class:T"),
    "PR06": ("same", "same", "same"),
    "PR07": ("6×", "machine"),
    "PR08": ("3×", "card:2"),
    "PR09": ("2×", "card:3"),
    "PR10": ("6×", "any", "any"),
    "PR11": ("wood", "copper", "crystal"),
    "PR12": ("any", "=", "any", "=", "any"),
    "PR13": (f"{FIGURES.assistant_places.value}×", "person"),
    "PR14": (str(FIGURES.coal_hoard.value), "charcoal"),
}
_DIAL: Final = (
    Mark("O 50,50,44,44", palette.PAPER, palette.INK, 7),
    Mark("M 50,50 L 28,22 M 50,50 L 80,60", None, palette.RED, 9),
    Mark("O 50,50,9,9", palette.INK),
)

_SECRET: Final = (
    icons.SIGNS["unknown"][0],
    Mark("M 36,40 C 36,20 66,20 66,40 C 66,54 51,50 51,66", None, palette.INK, 9),
    Mark("O 51,80,6,6", palette.INK),
)


def machine(id_: str) -> tuple[Line, ...]:
    """Return what a machine does in lines of signs: yields for one, two and three combined, or what it steals."""
    card, works = MACHINES[id_], WORKS[id_]
    if card.steals:
        return (*works, (str(card.steals.number), card.steals.good))
    return (*works, ("/".join(map(str, card.yields)),)) if card.yields else works


def line(signs: Sequence[str], size: int, ink: str, room: int = 1000) -> Image.Image:
    """Return a line of signs, as tall as `size` pixels or less if it would not fit the room."""
    return SPRITES.get(("imaginarium line", *signs, size, ink, room), lambda: _fitted(signs, size, ink, room))


def badge(assistant: str, size: int) -> Image.Image:
    """Return an assistant's round badge."""
    return SPRITES.get(("badge", assistant, size), lambda: _badge(assistant, size))


def sign(name: str, size: int, ink: str = palette.INK) -> Image.Image:
    """Return one sign of a line; what is no sign's name is printed as it stands."""
    kind, _, what = name.partition(":")
    if kind == "class":
        return icons.mark(what, size)
    if kind in ("slot", "card") and what:
        return SPRITES.get(("imaginarium framed", name, size), lambda: _framed(kind, what, size))
    if name.startswith("level"):
        return icons.levels(int(name[5:]), size)
    if name == "dial":
        return SPRITES.get(("imaginarium", "dial", size), lambda: picture(_DIAL, size))
    if name == "secret":
        return SPRITES.get(("imaginarium", "secret", size), lambda: picture(_SECRET, size))
    if name.isalpha():
        return icons.sign(name, size)
    return figures(name, size, ink)


def _fitted(signs: Sequence[str], size: int, ink: str, room: int) -> Image.Image:
    drawn = _drawn(signs, size, ink)
    while drawn.width > room and size > SMALL:
        size -= 1
        drawn = _drawn(signs, size, ink)
    return drawn


def _drawn(signs: Sequence[str], size: int, ink: str) -> Image.Image:
    pieces = [sign(name, size, ink) for name in signs]
    gaps = [2 if not name.isalpha() else 5 for name in signs]
    sheet = Image.new("RGBA", (sum(piece.width for piece in pieces) + sum(gaps[:-1]), size))
    x = 0
    for piece, gap in zip(pieces, gaps, strict=True):
        sheet.alpha_composite(piece, (x, (size - piece.height) // 2))
        x += piece.width + gap
    return sheet


def _framed(kind: str, what: str, size: int) -> Image.Image:
    """Draw a slot with the mark of a class in it, or a machine card with a level on it."""
    inner = icons.mark(what, round(size * 0.94)) if kind == "slot" else icons.levels(int(what), round(size * 0.56))
    frame = Mark("R 4,4,92,92,12", palette.SLOT, palette.INK, 6) if kind == "slot" else icons.SIGNS["unknown"][0]
    image = picture((frame,), size)
    image.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return image


def _badge(assistant: str, size: int) -> Image.Image:
    name, figure = BADGES[assistant]
    image = picture((Mark("O 50,50,47,47", palette.BRASS_DARK, palette.BRASS, 5),), size)
    inner = sign(name, round(size * (0.54 if figure else 0.62)))
    left = round(size * 0.09) if figure else (size - inner.width) // 2
    image.alpha_composite(inner, (left, (size - inner.height) // 2))
    if figure:
        Canvas(image).write(
            figure,
            (round(size * 0.78), size // 2 + 2),
            face="figures",
            size=max(SMALL, round(size * 0.6)),
            fill=palette.CHALK,
            anchor="mm",
        )
    return image
