"""The small pictures that stand beside texts and options: goods, machines, people, projects, actions, places."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PIL import Image

from render.imaginarium import faces, icons, signs
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.emblem import shape
from render.kit.grids import Box
from render.kit.paths import Mark, picture
from render.kit.picture import Icon
from render.kit.sprites import SPRITES
from rules.imaginarium.components import ALL_PAIRS, ASSISTANTS, GOODS, MACHINES, PRESSES, PROJECTS, RING

_LARGE: Final = 128
"""Pixels at which what holds figures is drawn before it is made small."""
_PLAIN: Final = ("gear", "stack", "crusher", "garden", "house", "shield", "mask", "off", "slot", "wrench")
_PROJECTS: Final[dict[str, tuple[str, ...]]] = {
    "PR01": ("4×", "slot:P"),
    "PR02": ("class:A", "class:A"),
    "PR03": ("class:D", "class:D"),
    "PR04": ("class:A", "class:D"),
    "PR05": ("class:T", "class:T"),
    "PR06": ("3×", "same"),
    "PR07": ("6×", "machine"),
    "PR08": ("3×", "card:2"),
    "PR09": ("2×", "card:3"),
    "PR10": ("6×", "any"),
    "PR11": ("wood", "copper", "crystal"),
    "PR12": ("3×", "any"),
    "PR13": ("3×", "person"),
    "PR14": ("15", "charcoal"),
}
"""What a project asks for, in two or three signs."""
_CARD: Final = "R {x},{y},44,62,8"
_DRAWN: Final[dict[str, tuple[Mark, ...]]] = {
    "combine": (
        shape(_CARD.format(x=5, y=19), palette.PAPER),
        shape(_CARD.format(x=51, y=19), palette.PAPER),
        Mark("M 50,30 L 50,70 M 30,50 L 70,50", None, palette.INK, 22),
        Mark("M 50,30 L 50,70 M 30,50 L 70,50", None, palette.GOOD, 13),
    ),
    "split": (
        shape(_CARD.format(x=2, y=19), palette.PAPER),
        shape(_CARD.format(x=54, y=19), palette.PAPER),
        Mark("M 50,6 L 50,94", None, palette.INK, 18),
        Mark("M 50,6 L 50,94", None, palette.BAD, 9),
    ),
    "reset": (
        Mark("M 26,30 C 54,4 92,30 86,62 C 80,92 38,98 20,72", None, palette.INK, 22),
        Mark("M 26,30 C 54,4 92,30 86,62 C 80,92 38,98 20,72", None, palette.BRASS, 12),
        shape("M 8,10 L 46,20 L 16,46 Z", palette.BRASS),
    ),
}


def _drawn(key: str, size: int) -> Image.Image:
    return SPRITES.get(("imaginarium symbol", key, size), lambda: picture(_DRAWN[key], size))


def _reduced(key: str, draw: Callable[[], Image.Image], size: int) -> Image.Image:
    """Draw large and make it small, so that figures in it are not too wide."""
    return SPRITES.get(
        ("imaginarium reduced", key, size), lambda: draw().resize((size, size), Image.Resampling.LANCZOS)
    )


def _project(project: str) -> Image.Image:
    """Draw a tile with what a project asks for."""
    marks = (Mark("R 0,0,100,100,16", palette.BRASS_DARK), Mark("R 6,6,88,88,11", palette.PAPER_DIM))
    canvas = Canvas(picture(marks, _LARGE))
    rows = _rows(_PROJECTS[project])
    high = (_LARGE - 10) // len(rows)
    for place, row in enumerate(rows):
        drawn = signs.line(row, min(high, 62), palette.INK, _LARGE - 14)
        canvas.row([drawn], Box(5, 5 + place * high, _LARGE - 10, high), 0)
    return canvas.image


def _rows(parts: Sequence[str]) -> list[tuple[str, ...]]:
    """Return signs in two rows: a figure above its sign, one sign above two, or two in one."""
    if len(parts) == 3:
        return [tuple(parts[:1]), tuple(parts[1:])]
    return [tuple(parts[:1]), tuple(parts[1:])] if not parts[0].startswith("class") else [tuple(parts)]


def _pair(one: str, two: str) -> Image.Image:
    """Draw two actions, one above the other."""
    image, size = Image.new("RGBA", (_LARGE, _LARGE)), round(_LARGE * 0.62)
    image.alpha_composite(icons.sign(one, size), (0, 0))
    image.alpha_composite(icons.sign(two, size), (_LARGE - size, _LARGE - size))
    return image


def _press(gain: int) -> Image.Image:
    """Draw charcoal with the number that a press yields."""
    image = Image.new("RGBA", (_LARGE, _LARGE))
    image.alpha_composite(icons.sign("charcoal", 84), (_LARGE - 84, _LARGE - 84))
    plate = picture((Mark("R 0,0,100,76,18", palette.BRASS, palette.INK, 5),), 84)
    Canvas(plate).write(f"+{gain}", (42, 34), face="figures", size=64, fill=palette.INK, anchor="mm")
    image.alpha_composite(plate)
    return image


def _all() -> dict[str, Icon]:
    found: dict[str, Icon] = {good: partial(icons.sign, good) for good in (*GOODS, "vp")}
    found["choice"] = partial(icons.sign, "any")
    found |= {name: partial(icons.sign, name) for name in _PLAIN}
    found["secret"] = partial(signs.sign, "secret")
    found |= {key: partial(_drawn, key) for key in _DRAWN}
    found |= {f"action-{action}": partial(icons.sign, action) for action in RING}
    found |= {f"machine-{machine}": partial(faces.chip, machine) for machine in MACHINES}
    for one in ASSISTANTS:
        found[f"assistant-{one}"] = partial(_reduced, one, partial(signs.badge, one, _LARGE))
    for project in PROJECTS:
        found[f"project-{project}"] = partial(_reduced, project, partial(_project, project))
    for pair in ALL_PAIRS:
        found["pair-" + "-".join(pair)] = partial(_reduced, "+".join(pair), partial(_pair, *pair))
    for place, gain in PRESSES.items():
        found[f"place-{place}"] = partial(_reduced, place, partial(_press, gain))
    return found


ICONS: Final[Mapping[str, Icon]] = _all()
"""By the key of the message that names what they show; a pair of actions by both, as `pair-repair-trade`."""
