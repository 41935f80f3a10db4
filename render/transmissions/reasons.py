"""What the reasons look like why something cannot be picked."""

from collections.abc import Mapping
from typing import Final

from render.kit.missing import Line, Reasons, Shown, goods
from render.transmissions import signs
from rules.kernel.model import Arg


def _goods(args: Mapping[str, Arg]) -> Line:
    """Return what is missing of a price; a heavy engram may be of either colour."""
    return tuple(part for name in goods(args) for part in (("green", "/", "blue") if name == "heavy" else (name,)))


_SHOWN: Final[dict[str, Shown]] = {
    "barred-lacks": _goods,
    "barred-no-room": ("full",),
    "barred-no-slot": ("full",),
    "barred-slots": ("full",),
}
REASONS: Final = Reasons(_SHOWN, signs.sign)
