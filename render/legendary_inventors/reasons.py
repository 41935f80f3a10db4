"""What the reasons look like why something cannot be picked."""

from typing import Final

from PIL import Image

from render.kit.missing import Reasons
from render.legendary_inventors import signs


def _sign(_name: str, size: int) -> Image.Image:
    return signs.sleep(size)


REASONS: Final = Reasons({"barred-tired": ("tired",)}, _sign)
