"""Many drawings over time as one moving picture."""

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image, ImageColor, ImageDraw

from render.kit.palette import ALL, BENCH, BRASS
from render.kit.picture import Drawing

WIDTH: Final = 400
"""Pixels; as wide as a phone shows a picture in a message."""
STILL: Final = 700
LAST: Final = 4000
"""Milliseconds of a frame, and of the last one."""
BAR: Final = 6
COLOURS: Final = 128
SAMPLES: Final = 24
"""Frames, spread over the whole film, that the colours beside its own are taken from."""
LIMIT: Final = 9_500_000
"""Bytes; Discord takes 10 MiB for everything that is sent at once."""


def frame(shown: Drawing) -> bytes:
    """Return a drawing as a frame of a film: small, as a file that keeps every colour."""
    image, file = shown.image.convert("RGB"), BytesIO()
    small = image.resize((WIDTH, max(1, image.height * WIDTH // image.width)), Image.Resampling.LANCZOS)
    small.save(file, "PNG", compress_level=1)
    return file.getvalue()


def reel(frames: Sequence[bytes], own: Sequence[str] = (), limit: int = LIMIT) -> bytes:
    """Return frames as one moving GIF with a bar that tells how far it is; fewer frames where all are too large.

    The players' colours, the kit's and the game's `own` stay what they are.

    Raises:
        ValueError: there are no frames.
    """
    if not frames:
        raise ValueError("a film needs a frame")
    chosen = list(range(len(frames)))
    while True:
        film = _bound([frames[number] for number in chosen], own)
        if len(film) <= limit or len(chosen) == 1:
            return film
        chosen = sorted({*chosen[::2], chosen[-1]}) if len(chosen) > 2 else chosen[-1:]


def _bound(frames: Sequence[bytes], own: Sequence[str]) -> bytes:
    images = _even([_open(one) for one in frames])
    colours = _common_colours(images, own)
    shown = [_with_bar(image, number, len(images)) for number, image in enumerate(images, start=1)]
    flat = [image.quantize(palette=colours, dither=Image.Dither.NONE) for image in shown]
    file = BytesIO()
    times = [STILL] * (len(flat) - 1) + [LAST]
    flat[0].save(file, "GIF", save_all=True, append_images=flat[1:], duration=times, loop=0, optimize=False)
    return file.getvalue()


def _even(images: Sequence[Image.Image]) -> list[Image.Image]:
    """Return the pictures at one size, on a bench as wide and high as the largest."""
    size = (max(image.width for image in images), max(image.height for image in images) + BAR)
    return [_on_bench(image, size) for image in images]


def _on_bench(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    bench = Image.new("RGB", size, BENCH)
    bench.paste(image, (0, 0))
    return bench


def _with_bar(image: Image.Image, number: int, total: int) -> Image.Image:
    width = image.width * number // total
    ImageDraw.Draw(image).rectangle((0, image.height - BAR, width, image.height), fill=BRASS)
    return image


def _common_colours(images: Sequence[Image.Image], own: Sequence[str]) -> Image.Image:
    """Return a palette for all: one of its own for each frame would make what stands still flicker.

    It begins with the kit's and the game's own colours. What covers little, such as a player's piece, would lose its
    colour to what covers much.
    """
    known = list(dict.fromkeys(map(ImageColor.getrgb, (*ALL, *own))))
    step = -(-len(images) // SAMPLES)
    samples = [*images[::step], images[-1]]
    sheet = Image.new("RGB", (images[0].width, images[0].height * len(samples)), BRASS)
    for row, image in enumerate(samples):
        sheet.paste(image, (0, row * image.height))
    others = sheet.quantize(COLOURS - len(known), dither=Image.Dither.NONE).getpalette() or []
    colours = Image.new("P", (1, 1))
    colours.putpalette([*(part for colour in known for part in colour), *others])
    return colours


def _open(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")
