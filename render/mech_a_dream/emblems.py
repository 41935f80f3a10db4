"""Little drawings of the machines: a body by kind, a hat and one or two eyes by number, shut until it is completed."""

from typing import Final

from PIL import Image

from render.kit.paths import Mark, picture, star
from render.kit.sprites import SPRITES
from render.mech_a_dream import layout as at

_K: Final = at.INK
_W: Final = 5
_EIGHT: Final = "M 50,78 C 42,68 28,70 28,77 C 28,84 42,86 50,78 C 58,70 72,72 72,78 C 72,86 58,86 50,78"
"""A lying figure eight on the belly of machines that save for ever."""

_BODIES: Final[dict[str, tuple[Mark, ...]]] = {
    "resource": (
        Mark("M 24,86 L 20,98 M 76,86 L 80,98", None, _K, 8),
        Mark("M 82,62 L 96,62 L 96,74", None, _K, 9),
        Mark("O 50,62,36,31", "#8EC1F7", _K, _W),
        Mark("M 20,78 C 34,92 66,92 80,78", None, "#3E7FD6", 6),
    ),
    "power": (
        Mark("R 12,84,76,13,5", "#8C99A8", _K, _W),
        Mark("R 20,34,60,54,9", "#F79A8E", _K, _W),
        Mark("R 8,50,14,22,5 R 78,50,14,22,5", "#D1463C", _K, _W),
        Mark("M 30,78 L 70,78", None, "#A62C25", 6),
    ),
    "economical": (
        Mark("O 28,90,10,8 O 72,90,10,8", "#2C6E3E", _K, _W),
        Mark("M 50,30 L 86,50 L 82,84 L 18,84 L 14,50 Z", "#9BDDA8", _K, _W),
        Mark(_EIGHT, None, "#2C6E3E", 4),
    ),
    "crystal": (
        Mark("R 16,86,68,12,5", "#8C99A8", _K, _W),
        Mark("M 50,24 L 84,50 L 68,86 L 32,86 L 16,50 Z", "#FFE27A", _K, _W),
        Mark("M 16,50 L 34,48 L 50,25 L 66,48 L 84,50 M 34,48 L 42,86 M 66,48 L 58,86", None, "#D9A520", 3),
    ),
}  # fmt: skip
_EYES_AT: Final = {"resource": 60, "power": 54, "economical": 58, "crystal": 62}
_TOP: Final = {"resource": 32, "power": 35, "economical": 33, "crystal": 27}

_HATS: Final[tuple[str, ...]] = ("bulb", "propeller", "funnel", "chimney", "horn", "umbrella", "leaf", "bow", "dish")


def emblem(machine: str, type_: str, size: int, *, awake: bool) -> Image.Image:
    """Return the drawing of a machine; `machine` is its number, such as B13."""
    key = ("mech emblem", machine, type_, size, awake)
    return SPRITES.get(key, lambda: picture(_marks(machine, type_, awake), size))


def _marks(machine: str, type_: str, awake: bool) -> tuple[Mark, ...]:
    number = _number(machine)
    eyes = _eyes if number <= len(_HATS) else _single_eye
    return (*_hat(_HATS[number % len(_HATS)], _TOP[type_]), *_BODIES[type_], *eyes(_EYES_AT[type_], awake=awake))


def _number(machine: str) -> int:
    """Return the place of a machine among those of its kind, from 1; of two alike the second one follows the first."""
    number = int("".join(letter for letter in machine if letter.isdigit()) or 0)
    return number * 2 - 1 + machine.endswith("b") if machine[-1:].islower() else number


def _single_eye(y: int, *, awake: bool) -> tuple[Mark, ...]:
    """Return the one large eye of those machines whose hats the first ones have too."""
    if awake:
        return (
            Mark(f"O 50,{y - 1},15,14", "#FFFFFF", _K, 4),
            Mark(f"O 52,{y},7,8", _K),
            Mark(f"M 42,{y + 18} Q 50,{y + 23} 58,{y + 18}", None, _K, 4),
        )
    return (
        Mark(f"M 36,{y} Q 50,{y + 13} 64,{y}", None, _K, 5),
        Mark(f"O 50,{y + 16},4,3", _K),
    )


def _eyes(y: int, *, awake: bool) -> tuple[Mark, ...]:
    if awake:
        return (
            Mark(f"O 38,{y},9,10 O 62,{y},9,10", "#FFFFFF", _K, 4),
            Mark(f"O 40,{y + 1},4,5 O 60,{y + 1},4,5", _K),
            Mark(f"M 43,{y + 14} Q 50,{y + 20} 57,{y + 14}", None, _K, 4),
        )
    return (
        Mark(f"M 30,{y} Q 37,{y + 9} 44,{y} M 56,{y} Q 63,{y + 9} 70,{y}", None, _K, 5),
        Mark(f"O 50,{y + 14},4,3", _K),
    )


def _hat(name: str, y: int) -> tuple[Mark, ...]:
    """Return what sits on top of a machine whose body begins at that height."""
    hats: dict[str, tuple[Mark, ...]] = {
        "bulb": (
            Mark(f"M 50,{y + 4} L 50,{y - 14}", None, _K, 8),
            Mark(f"O 50,{y - 18},11,11", "#FFD84D", _K, 4),
        ),
        "propeller": (
            Mark(f"M 50,{y + 4} L 50,{y - 16}", None, _K, 7),
            Mark(f"O 32,{y - 18},19,6 O 68,{y - 18},19,6", "#F48CBF", _K, 4),
            Mark(f"O 50,{y - 18},6,6", "#FFFFFF", _K, 4),
        ),
        "funnel": (
            Mark(f"M 22,{y - 26} L 78,{y - 26} L 58,{y - 6} L 42,{y - 6} Z", "#B8C4D2", _K, 4),
            Mark(f"R 42,{y - 7},16,12,2", "#B8C4D2", _K, 4),
        ),
        "chimney": (
            Mark(f"R 56,{y - 18},18,28,3", "#B5654A", _K, 4),
            Mark(f"O 52,{y - 22},10,7 O 36,{y - 18},7,5", "#FFFFFF", _K, 3),
        ),
        "horn": (
            Mark(f"M 46,{y + 6} C 44,{y - 10} 54,{y - 12} 62,{y - 14}", None, _K, 9),
            Mark(f"M 58,{y - 6} L 84,{y - 28} L 92,{y + 4} Z", "#FFC93C", _K, 4),
        ),
        "umbrella": (
            Mark(f"M 50,{y + 4} L 50,{y - 16}", None, _K, 6),
            Mark(f"M 20,{y - 6} C 24,{y - 34} 76,{y - 34} 80,{y - 6} Q 70,{y - 14} 60,{y - 6} Q 50,{y - 14} 40,{y - 6} "
                 f"Q 30,{y - 14} 20,{y - 6} Z", "#B58BEA", _K, 4),
        ),
        "leaf": (
            Mark(f"M 50,{y + 4} L 50,{y - 10}", None, _K, 7),
            Mark(f"M 50,{y - 6} C 26,{y - 4} 22,{y - 20} 24,{y - 27} Q 48,{y - 27} 50,{y - 6} Z", "#6CCB7C", _K, 4),
            Mark(f"M 50,{y - 6} C 74,{y - 4} 78,{y - 18} 76,{y - 25} Q 52,{y - 25} 50,{y - 6} Z", "#6CCB7C", _K, 4),
        ),
        "bow": (
            Mark(f"M 50,{y - 6} L 24,{y - 22} L 24,{y + 8} Z", "#FF7A6B", _K, 4),
            Mark(f"M 50,{y - 6} L 76,{y - 22} L 76,{y + 8} Z", "#FF7A6B", _K, 4),
            Mark(f"O 50,{y - 6},7,7", "#FFFFFF", _K, 4),
        ),
        "dish": (
            Mark(f"M 50,{y + 4} L 56,{y - 10}", None, _K, 7),
            Mark(f"M 30,{y - 24} C 36,{y} 66,{y + 4} 80,{y - 12} Z", "#CFE8FF", _K, 4),
            Mark(star(5, 8, 4, (64, y - 24)), "#FFD84D", _K, 2),
        ),
    }  # fmt: skip
    return hats[name]
