"""Pictures laid out without painting them, which takes most of their time.

For whoever looks at their words, the room these have, what is told of them, and how large they are.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PIL import Image

from render.kit import paths
from render.kit.sprites import SPRITES


@contextmanager
def unpainted() -> Iterator[None]:
    """Leave pictures blank for a while; what was painted before is there again afterwards."""
    with pytest.MonkeyPatch.context() as patch, SPRITES.afresh():
        patch.setattr(Image.Image, "paste", lambda *_: None)
        patch.setattr(paths, "_mark", lambda *_: None)
        yield
