"""What a game's pictures look alike by, and unlike every other game's: ground, panels, frame, lettering and motif."""

from collections.abc import Callable

from msgspec import Struct
from PIL import Image

from render.kit import palette
from render.kit.fonts import Face


def _blank(size: int) -> Image.Image:
    return Image.new("RGBA", (size, size))


class Theme(Struct, frozen=True):
    """Colours (`#RRGGBB`) and lettering of a game; those given here are the kit's own.

    `title` is the typeface of titles only: what must be read at a glance stays in the faces for reading. `motif` draws
    the one thing that the game is known by, `size` pixels wide and high, on nothing, for banners and title lines.
    """

    ground: str = palette.BENCH
    panel: str = palette.PANEL
    slot: str = palette.SLOT
    edge: str = palette.EDGE
    accent: str = palette.BRASS
    ink: str = palette.CHALK
    dim: str = palette.CHALK_DIM
    title: Face = "bold"
    motif: Callable[[int], Image.Image] = _blank
