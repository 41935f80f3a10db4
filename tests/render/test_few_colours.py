"""Every game's approved pictures as the files that are sent: small, and to the eye the drawings they were made of."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from render.kit.picture import LARGE, encode
from tests.render import imaginarium_redraw, legendary_samples, mech_samples, redraw, transmissions_redraw
from tests.render.similar import assert_image_similar

DRAWN = (
    redraw.GOLDENS
    | imaginarium_redraw.GOLDENS
    | legendary_samples.GOLDENS
    | mech_samples.GOLDENS
    | transmissions_redraw.GOLDENS
)
LARGE_AREA = 1 / 200
"""Of a picture: an area that the eye tells from its surroundings by colour alone."""
SEEN = 12
"""Of 255: colours this far apart in some channel are told apart."""


@pytest.mark.parametrize("name", DRAWN)
def test_a_file_shows_what_was_drawn(name: str) -> None:
    drawn = DRAWN[name]().convert("RGB")
    file = encode(drawn)
    assert len(file) <= LARGE
    with Image.open(BytesIO(file)) as opened:
        sent = opened.convert("RGB")
    assert_image_similar(sent, drawn, 1.5)
    shown = {colour: sent.getpixel(at) for colour, at in areas(drawn).items()}
    for (one, as_one), (other, as_other) in combinations(shown.items(), 2):
        assert as_one != as_other or apart(one, other) < SEEN, f"{one} and {other} became one colour"


def areas(image: Image.Image) -> dict[tuple[int, ...], tuple[int, int]]:
    """Return the colours of all large areas, each with the place of one of its pixels."""
    flat = image.tobytes()
    found = {}
    for count, colour in image.getcolors(image.width * image.height) or ():
        if count > LARGE_AREA * image.width * image.height:
            assert isinstance(colour, tuple)
            at = pixel(flat, bytes(colour))
            found[colour] = (at % image.width, at // image.width)
    return found


def pixel(flat: bytes, colour: bytes) -> int:
    """Return the number of the first pixel of that colour."""
    at = flat.find(colour)
    while at % 3:
        at = flat.find(colour, at + 1)
    return at // 3


def apart(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))
