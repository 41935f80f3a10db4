"""Drawings over time: what changed between two of a kind, framed softly, and many of them as one moving picture.

Works on pixels, so it knows nothing of what they show.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from io import BytesIO
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render.kit.palette import BENCH, BRASS, SKY
from render.kit.picture import ALT_LIMIT, Drawing

Cells: TypeAlias = set[tuple[int, int]]
Box: TypeAlias = tuple[int, int, int, int]

CELL: Final = 16
"""Pixels; changes nearer to each other than two of these share a frame."""
FAINT: Final = 28
"""Differences of a colour up to this, of 255, are the seams of scaled lines and no change."""
MOST: Final = 0.6
"""Where more of a picture than this would be framed, frames would say nothing."""
MARGIN: Final = 4
ROUND: Final = 10
FRAME: Final = 4
GLOW: Final = 10
GLOW_STRENGTH: Final = 90

WIDTH: Final = 400
"""Pixels; as wide as a phone shows a picture in a message."""
STILL: Final = 700
LAST: Final = 4000
"""Milliseconds of a frame, and of the last one."""
BAR: Final = 6
COLOURS: Final = 128
SAMPLES: Final = 8
LIMIT: Final = 9_500_000
"""Bytes; Discord takes 10 MiB for everything that is sent at once."""


def changes(before: Image.Image, after: Image.Image) -> list[Box]:
    """Return boxes (left, top, right, bottom) around what differs; none where nearly everything does."""
    cells = _differing(before, after)
    boxes = _joined([_around(group) for group in _groups(cells)])
    width, height = after.size
    boxes = [(box[0], box[1], min(box[2], width), min(box[3], height)) for box in boxes]
    framed = sum((right - left) * (bottom - top) for left, top, right, bottom in boxes)
    return [] if framed > MOST * width * height else boxes


def marked(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return the later picture with a soft frame around everything that changed."""
    image = after.convert("RGB")
    for left, top, right, bottom in changes(before, after):
        _frame(image, (left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN))
    return image


def mark(before: Drawing, after: Drawing, note: str) -> Drawing:
    """Return the later drawing marked; its alternative text begins with the note where there is room for it."""
    alt = f"{note} {after.alt}"
    return Drawing(
        f"{after.name}-marked", marked(before.image, after.image), alt if len(alt) <= ALT_LIMIT else after.alt
    )


def frame(shown: Drawing) -> bytes:
    """Return a drawing as a frame of a film: small, as a file that keeps every colour."""
    image, file = shown.image.convert("RGB"), BytesIO()
    small = image.resize((WIDTH, max(1, image.height * WIDTH // image.width)), Image.Resampling.LANCZOS)
    small.save(file, "PNG", compress_level=1)
    return file.getvalue()


def reel(frames: Sequence[bytes], limit: int = LIMIT) -> bytes:
    """Return frames as one moving GIF with a bar that tells how far it is; fewer frames where all are too large.

    Raises:
        ValueError: there are no frames.
    """
    if not frames:
        raise ValueError("a film needs a frame")
    chosen = list(range(len(frames)))
    while True:
        film = _bound([frames[number] for number in chosen])
        if len(film) <= limit or len(chosen) == 1:
            return film
        chosen = sorted({*chosen[::2], chosen[-1]}) if len(chosen) > 2 else chosen[-1:]


def _bound(frames: Sequence[bytes]) -> bytes:
    images = _even([_open(one) for one in frames])
    colours = _common_colours(images)
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


def _common_colours(images: Sequence[Image.Image]) -> Image.Image:
    """Return a palette for all: one of its own for each frame would make what stands still flicker."""
    step = max(1, len(images) // SAMPLES)
    samples = [*images[::step], images[-1]]
    sheet = Image.new("RGB", (images[0].width, images[0].height * len(samples)), BRASS)
    for row, image in enumerate(samples):
        sheet.paste(image, (0, row * image.height))
    return sheet.quantize(COLOURS, dither=Image.Dither.NONE)


def _open(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def _differing(before: Image.Image, after: Image.Image) -> Cells:
    """Return the cells of a grid in which the pictures differ; what one has and the other has not does."""
    size = (max(before.width, after.width), max(before.height, after.height))
    sheets = [_on_bench(image, size) for image in (before, after)]
    apart = reduce(ImageChops.lighter, ImageChops.difference(*sheets).split())
    clear = apart.point([0] * (FAINT + 1) + [255] * (255 - FAINT))
    columns, rows = -(-size[0] // CELL), -(-size[1] // CELL)
    return {
        (column, row)
        for row in range(rows)
        for column in range(columns)
        if clear.crop((column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL)).getbbox()
    }


def _groups(cells: Cells) -> Iterator[Cells]:
    """Yield the cells that hang together, over a gap of one cell too."""
    left = set(cells)
    while left:
        group, todo = set[tuple[int, int]](), [left.pop()]
        while todo:
            cell = todo.pop()
            group.add(cell)
            near = {(cell[0] + x, cell[1] + y) for x in range(-2, 3) for y in range(-2, 3)} & left
            left -= near
            todo += near
        yield group


def _around(cells: Cells) -> Box:
    columns, rows = [cell[0] for cell in cells], [cell[1] for cell in cells]
    return min(columns) * CELL, min(rows) * CELL, (max(columns) + 1) * CELL, (max(rows) + 1) * CELL


def _joined(boxes: Sequence[Box]) -> list[Box]:
    """Return the boxes with those that overlap made one."""
    apart: list[Box] = []
    for box in boxes:
        while (other := next((one for one in apart if _overlap(one, box)), None)) is not None:
            apart.remove(other)
            box = (min(box[0], other[0]), min(box[1], other[1]), max(box[2], other[2]), max(box[3], other[3]))  # noqa: PLW2901
        apart.append(box)
    return sorted(apart, key=lambda box: (box[1], box[0]))


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _frame(image: Image.Image, box: Box) -> None:
    """Draw a frame with a glow around a box, within the picture."""
    inside = (max(box[0], 0), max(box[1], 0), min(box[2], image.width) - 1, min(box[3], image.height) - 1)
    pen = ImageDraw.Draw(image, "RGBA")
    pen.rounded_rectangle(inside, ROUND, outline=f"{SKY}{GLOW_STRENGTH:02x}", width=GLOW)
    pen.rounded_rectangle(inside, ROUND, outline=SKY, width=FRAME)
