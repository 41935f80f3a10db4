"""Pictures laid out without painting them, which takes most of their time.

For whoever looks at their words, the room these have, what is told of them, and how large they are; and for whoever
looks at none, but at how the bot hands them on. The process that draws for a test does it too, so this knows no pytest.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Final
from unittest.mock import patch

from PIL import Image

from render.kit import paths, picture
from render.kit.sprites import SPRITES, Store

BLANK: Final = Store()
"""Small images that were left blank: whoever asks no more of a picture than what is told of it needs each once."""


@contextmanager
def unpainted(blank: Store | None = None) -> Iterator[None]:
    """Leave pictures blank for a while; what was painted before is there again afterwards.

    Small images are laid out anew, so that their words are too; those of `blank` are not.
    """
    pasting = patch.object(Image.Image, "paste", lambda *_: None)
    with pasting, patch.object(paths, "_mark", lambda *_: None), SPRITES.afresh(blank):
        yield


@contextmanager
def empty_files() -> Iterator[None]:
    """Make files of the right size out of pictures, with nothing on them."""
    with unpainted(BLANK), patch.object(picture, "encode", _blank):
        yield


def _blank(image: Image.Image) -> bytes:
    file = BytesIO()
    Image.new("1", image.size).save(file, "PNG", compress_level=1)
    return file.getvalue()
