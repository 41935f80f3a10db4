"""The shape of a finished picture and of a game's set of pictures; how pixels become a file."""

from collections.abc import Callable, Iterable, Sequence
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


class Further(Struct, frozen=True):
    """A further public picture: a lasting key, a `pic-` label (which may use `$name`), and whose it is if anybody's."""

    key: str
    label: str
    draw: Draw
    seat: int | None = None


def _none(_: object) -> tuple[Further, ...]:
    return ()


class GamePictures(Struct, frozen=True):
    """What a game can show: the table for everybody, what is the viewer's own, and further public ones in order."""

    table: Draw
    private: Draw
    more: Callable[[Any], tuple[Further, ...]] = _none
    """Takes a view; the table and the private picture are enough to play from."""


def encode(image: Image.Image) -> bytes:
    """Return the image as a PNG file."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=COMPRESSION)
    return file.getvalue()


def fitting(levels: Iterable[Callable[[], str]]) -> str:
    """Return the first alternative text, from detailed to terse, that Discord would take whole; else the last, cut."""
    told = ""
    for level in levels:
        told = level()
        if len(told) <= ALT_LIMIT:
            break
    return _cut(told)


def picture(name: str, image: Image.Image, alt: str) -> Picture:
    """Return the finished picture; an alternative text that is too long is cut."""
    return Picture(f"{name}.png", encode(image), _cut(alt), image.size)


def _cut(alt: str) -> str:
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1] + "…"
