"""What is framed softly in a drawing: what has changed since another of its kind, or what somebody points at.

Compares what was laid on both sheets, and points by the names of places, so it knows nothing of what they show.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace
from PIL import Image, ImageDraw

from render.kit.canvas import Part
from render.kit.grids import Box
from render.kit.palette import INK, SKY
from render.kit.picture import ALT_LIMIT, Drawing

MOST: Final = 0.6
"""Where more of a picture than this would be framed, frames would say nothing."""
NUDGE: Final = 26
"""Pixels by which something may move within its line because a number before it has become wider."""
ROW: Final = 5
"""So many parts that moved down alike are a row that moved."""
MARGIN: Final = 4
WASTE: Final = 1.2
"""Frames that touch are one unless it would take in this much more than they do."""
SHARED: Final = 0.12
"""Of a picture, what a frame around several changes may take: a larger one no longer says what has changed."""
ROUND: Final = 10
FRAME: Final = 4
POINTER: Final = 7
RIM: Final = 2
"""Pixels of the dark edge on both sides of a frame that points."""
GLOW: Final = 8
GLOW_STRENGTH: Final = 90


def changes(before: Drawing, after: Drawing) -> list[Box]:
    """Return boxes around what is new, different or gone; none where nearly everything is."""
    width, height = after.image.size
    found = [_around(box, after.image) for box in _unmatched(before.parts, after.parts)]
    boxes = _joined(found, round(SHARED * width * height))
    return [] if sum(map(_size, boxes)) > MOST * width * height else boxes


def mark(before: Drawing, after: Drawing, note: str) -> Drawing:
    """Return the later drawing marked; its alternative text begins with the note where there is room for it."""
    image, alt = after.image.convert("RGB"), f"{note} {after.alt}"
    for box in changes(before, after):
        _frame(image, box)
    return Drawing(f"{after.name}-marked", image, alt if len(alt) <= ALT_LIMIT else after.alt)


def point(drawing: Drawing, names: Collection[str]) -> Drawing:
    """Return a drawing with the places of these names in frames, those that it has."""
    boxes = [_around(drawing.places[name], drawing.image) for name in names if name in drawing.places]
    if not boxes:
        return drawing
    image = drawing.image.convert("RGB")
    for box in boxes:
        _pointer(image, box)
    return replace(drawing, name=f"{drawing.name}-marked", image=image)


def _pointer(image: Image.Image, box: Box) -> None:
    """Draw a frame around a box that is seen at a glance on a phone, be the ground dark or light."""
    pen, edges = ImageDraw.Draw(image), (box.x, box.y, box.right - 1, box.bottom - 1)
    pen.rounded_rectangle(edges, ROUND, outline=INK, width=POINTER + 2 * RIM)
    inner = (box.x + RIM, box.y + RIM, box.right - 1 - RIM, box.bottom - 1 - RIM)
    pen.rounded_rectangle(inner, ROUND, outline=SKY, width=POINTER)


def _unmatched(before: Sequence[Part], after: Sequence[Part]) -> list[Box]:
    """Return where the later sheet shows what the earlier one does not, and where it lacks what the earlier one has."""
    new, old = list(after), list(before)
    kept = _take_pairs(new, old, 0, 0)
    for down in (0, *_shifts(new, old)):
        for near in (0, NUDGE):
            kept += _take_pairs(new, old, down, near)
    return [*(part.box for part in new), *(box for part in old for box in _shifted(part.box, kept))]


def _shifts(new: Sequence[Part], old: Sequence[Part]) -> list[int]:
    """Return by how much whole rows lie lower because something above them takes more room, the commonest first."""
    moved = Counter(
        part.box.y - other.box.y
        for part in new
        for other in old
        if part.box.x == other.box.x and _are_alike(part, other)
    )
    return [down for down, number in moved.most_common() if down and number >= ROW]


def _take_pairs(new: list[Part], old: list[Part], down: int, near: int) -> list[tuple[int, int]]:
    """Take out of both what is alike and lies so much lower and at most so many pixels beside; return heights."""
    taken = []
    for part in list(new):
        other = next((other for other in old if _is_moved(part, other, down, near)), None)
        if other is not None:
            new.remove(part)
            old.remove(other)
            taken.append((other.box.y, down))
    return taken


def _shifted(box: Box, kept: Sequence[tuple[int, int]]) -> list[Box]:
    """Return where something gone would lie now, as much lower as what is next to it; nowhere if its row is gone."""
    above = max((one for one in kept if one[0] <= box.y), default=None)
    below = min((one for one in kept if one[0] >= box.y), default=None)
    downs = {one[1] for one in (above, below) if one is not None} or {0}
    return [box._replace(y=box.y + down) for down in downs] if len(downs) == 1 else []


def _is_moved(part: Part, other: Part, down: int, near: int) -> bool:
    here, there = part.box, other.box
    return here.y - there.y == down and abs(here.x - there.x) <= near and _are_alike(part, other)


def _are_alike(part: Part, other: Part) -> bool:
    if part.box[2:] != other.box[2:]:
        return False
    if isinstance(part.what, str) or isinstance(other.what, str):
        return part.what == other.what
    return part.what is other.what or part.what.tobytes() == other.what.tobytes()


def _around(box: Box, image: Image.Image) -> Box:
    """Return a box with room around it, within the picture."""
    x, y = max(0, box.x - MARGIN), max(0, box.y - MARGIN)
    right, bottom = min(image.width, box.right + MARGIN), min(image.height, box.bottom + MARGIN)
    return Box(x, y, max(0, right - x), max(0, bottom - y))


def _joined(boxes: Sequence[Box], most: int) -> list[Box]:
    """Return the boxes with those that touch made one, of at most so many pixels unless one lies in the other."""
    apart: list[Box] = []
    for box in boxes:
        while (other := next((one for one in apart if _touch(one, box, most)), None)) is not None:
            apart.remove(other)
            box = _both(box, other)  # noqa: PLW2901
        apart.append(box)
    return sorted(apart, key=lambda box: (box.y, box.x))


def _touch(one: Box, other: Box, most: int) -> bool:
    """Say whether two boxes are as well framed by one frame: they overlap and lie in line, or one in the other."""
    if not (one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom):
        return False
    both, largest = _size(_both(one, other)), max(_size(one), _size(other))
    return both <= min(WASTE * (_size(one) + _size(other)), max(most, largest))


def _size(box: Box) -> int:
    return box.w * box.h


def _both(one: Box, other: Box) -> Box:
    x, y = min(one.x, other.x), min(one.y, other.y)
    return Box(x, y, max(one.right, other.right) - x, max(one.bottom, other.bottom) - y)


def _frame(image: Image.Image, box: Box) -> None:
    """Draw a frame with a glow around a box."""
    pen, edges = ImageDraw.Draw(image, "RGBA"), (box.x, box.y, box.right - 1, box.bottom - 1)
    pen.rounded_rectangle(edges, ROUND, outline=f"{SKY}{GLOW_STRENGTH:02x}", width=GLOW)
    pen.rounded_rectangle(edges, ROUND, outline=SKY, width=FRAME)
