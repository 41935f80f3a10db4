"""The shape of a finished picture and of a game's set of pictures; how pixels become a file."""

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any, Final, TypeAlias

from msgspec import Struct
from PIL import Image

from rules.kernel.words import Words

ALT_LIMIT: Final = 1024
"""Discord's limit for the description of an attachment, in characters."""
COMPRESSION: Final = 6
"""zlib's own default: on these flat pictures 9 takes five times as long and saves 4 %."""


class Picture(Struct, frozen=True):
    """A file ready to be sent: its name, its bytes, the alternative text and the size in pixels."""

    name: str
    data: bytes
    alt: str
    size: tuple[int, int]


Draw: TypeAlias = Callable[[Any, Words, Sequence[str]], Picture]
"""Takes one audience's view, the reader's words and the players' names in seat order."""


class GamePictures(Struct, frozen=True):
    """What a game can show: the table for everybody, and what is the viewer's own."""

    table: Draw
    private: Draw


def encode(image: Image.Image) -> bytes:
    """Return the image as a PNG file."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=COMPRESSION)
    return file.getvalue()


def picture(name: str, image: Image.Image, alt: str) -> Picture:
    """Return the finished picture; an alternative text that is too long is cut."""
    cut = alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1] + "…"
    return Picture(f"{name}.png", encode(image), cut, image.size)
