"""Icons as the files and names by which Discord keeps them: a new drawing of an icon has a new name."""

import re
from collections.abc import Mapping
from hashlib import sha256
from io import BytesIO
from typing import Final

from msgspec import Struct

from render.kit.icons import COMMON, SIDE
from render.kit.picture import Icon
from render.registry import pictures

NAME: Final = 32
"""Characters of a name; what else than letters, digits and underscores is in a key is an underscore there."""
SUM: Final = 6
"""Characters by which drawings of an icon are told apart."""
_OTHER: Final = re.compile(r"[^A-Za-z0-9]+")


class IconJob(Struct, frozen=True):
    """An icon to be drawn: of a game, or of no game if every game has it."""

    game: str
    key: str


class Emblem(Struct, frozen=True):
    """An icon as it is sent: the name of this drawing of it, and the file, a PNG."""

    name: str
    data: bytes


def own_icons(game: str) -> Mapping[str, Icon]:
    """Return the icons that a game has beside those of all; those of all for no game."""
    if not game:
        return COMMON
    try:
        return pictures(game).icons
    except LookupError:
        return {}


def draw_icon(job: IconJob) -> Emblem:
    """Draw an icon here and now.

    Raises:
        LookupError: there is no such icon.
    """
    image = own_icons(job.game)[job.key](SIDE)
    file = BytesIO()
    image.save(file, "PNG")
    # Of the pixels, since another version of the library may write the same ones in another way.
    drawing = sha256(image.tobytes()).hexdigest()[:SUM]
    return Emblem(f"{word_of(job.key)}_{drawing}", file.getvalue())


def word_of(key: str) -> str:
    """Return a key as a name begins, which is read to those who see no picture."""
    return _OTHER.sub("_", key).strip("_")[: NAME - SUM - 1].rstrip("_") or "icon"
