"""The sheet a picture is drawn on: sprites, words, figures and panels at whole pixels."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from PIL import Image, ImageColor, ImageDraw

from render.kit import text
from render.kit.fonts import Face
from render.kit.grids import Box
from render.kit.sprites import SPRITES

OVERSAMPLING = 4
KEPT = 100_000
"""Pixels of a plate that is worth its room in the memory."""
WHOLE = 40_000
"""Pixels of a panel up to which it is laid as a whole; of a larger one the rim is, and its middle filled."""


class Part(NamedTuple):
    """A piece or words laid on a sheet, and the box in pixels that they take; ground is no part."""

    box: Box
    what: str | Image.Image


class Canvas:
    """An image with a pen; `misfits` lists words that had to be cut, `parts` what was laid in this order.

    `places` are the boxes that can be pointed at, by names such as the ids of options. `greyed` is where there is room
    to show what something that cannot be picked lacks, by the ids under which it would be an option.
    """

    def __init__(self, image: Image.Image, smallest: int = text.SMALLEST) -> None:
        """Draw on that image; words that do not fit are shrunk to `smallest` pixels before they are cut."""
        self.image = image
        self._smallest = smallest
        self.misfits: list[str] = []
        self.parts: list[Part] = []
        self.places: dict[str, Box] = {}
        self.greyed: list[tuple[str, Box]] = []

    def sprite(self, sprite: Image.Image, x: int, y: int) -> None:
        """Lay a sprite with its upper left corner at that place."""
        self._paste(sprite, x, y)
        self.parts.append(Part(Box(x, y, *sprite.size), sprite))

    def centred(self, sprite: Image.Image, centre: tuple[int, int]) -> None:
        """Lay a sprite with its middle at that place."""
        self.sprite(sprite, centre[0] - sprite.width // 2, centre[1] - sprite.height // 2)

    def write(
        self,
        words: str,
        at: tuple[int, int],
        *,
        face: Face = "text",
        size: int = text.SMALLEST,
        fill: str,
        anchor: str = "lm",
        pressed: float = 1,
    ) -> int:
        """Write one line at an anchor point and return its width; letters may be pressed to a part of theirs."""
        self._ink(words, at, face, size, fill, anchor, pressed)
        left, top, right, bottom = text.bounds(words, face, size, anchor)
        self._keep(words, (at[0] + left * pressed, at[1] + top, at[0] + right * pressed, at[1] + bottom))
        return round(text.width(words, face, size) * pressed)

    def line(self, words: str, box: Box, *, face: Face = "text", size: int, fill: str, align: str = "l") -> int:
        """Write one line into a box, shrunk, pressed or cut if need be, and return its width."""
        smallest = min(size, self._smallest)
        fitted = text.fitted(words, face, size, box.w, smallest)
        self._note(fitted, words)
        at = {"l": box.x, "m": box.centre[0], "r": box.right}[align], box.centre[1]
        return self.lay(fitted, at, face=face, fill=fill, anchor=f"{align}m")

    def lay(
        self, fitted: text.Fitted, at: tuple[int, int], *, face: Face = "text", fill: str, anchor: str = "lm"
    ) -> int:
        """Write one line as it was fitted at an anchor point and return its width."""
        return self.write(
            fitted.words, at, face=face, size=fitted.size, fill=fill, anchor=anchor, pressed=fitted.pressed
        )

    def block(self, words: str, box: Box, *, face: Face = "text", size: int, fill: str, align: str = "l") -> None:
        """Write words into a box, wrapped, shrunk and pressed if need be, in the middle of its height."""
        smallest = min(size, self._smallest)
        fitted = text.fitted_block(words, face, size, (box.w, box.h), smallest)
        self._note(fitted, words)
        x = {"l": box.x, "m": box.centre[0], "r": box.right}[align]
        self._ink(fitted.words, (x, box.centre[1]), face, fitted.size, fill, f"{align}m", fitted.pressed)
        self.parts.append(Part(box, fitted.words))

    def row(self, sprites: Sequence[Image.Image], box: Box, gap: int, align: str = "m") -> None:
        """Lay sprites side by side, centred or to the left, in the middle of the box's height."""
        wide = sum(sprite.width for sprite in sprites) + gap * (len(sprites) - 1)
        x = box.x if align == "l" else box.x + (box.w - wide) // 2
        for sprite in sprites:
            self.sprite(sprite, x, box.centre[1] - sprite.height // 2)
            x += sprite.width + gap

    def panel(self, box: Box, fill: str | None, *, radius: int = 12, edge: str | None = None, width: int = 0) -> None:
        """Lay a rectangle with round corners, with or without an edge, as the ground of what is laid next."""
        corner = max(radius, width) + 1
        if box.w * box.h <= WHOLE or min(box.w, box.h) <= 2 * corner + 1 or _is_glass(fill):
            self._paste(plate(box.w, box.h, fill, radius=radius, edge=edge, width=width), box.x, box.y)
            return
        for piece, x, y in _rim(_smallest(corner, fill, radius, edge, width), corner, box.w, box.h):
            self._paste(piece, box.x + x, box.y + y)
        if fill is not None:
            self.image.paste(fill, (box.x + corner, box.y + corner, box.right - corner, box.bottom - corner))

    def name(self, name: str, box: Box) -> None:
        """Give a box a name by which it can be pointed at, as lessons do; it is drawn no differently."""
        self.places[name] = box

    def grey(self, name: str, box: Box) -> None:
        """Give room to what bars the option of that id; nothing is drawn there if nothing does (`kit.missing`)."""
        self.greyed.append((name, box))

    @contextmanager
    def ground(self) -> Iterator[None]:
        """Count what is laid meanwhile as ground: empty places, their numbers, a heading that is new in every turn."""
        before = len(self.parts)
        yield
        del self.parts[before:]

    def _ink(
        self, words: str, at: tuple[int, int], face: Face, size: int, fill: str, anchor: str, pressed: float
    ) -> None:
        left, top, right, bottom = text.around(words, face, size, anchor, pressed)
        if right > left and bottom > top:
            whole = pressed == 1
            mask = stencil(words, face, size, anchor) if whole else _pressed(words, face, size, anchor, pressed)
            self.image.paste(fill, (at[0] + left, at[1] + top), mask)

    def _paste(self, sprite: Image.Image, x: int, y: int) -> None:
        if sprite.mode == "RGBA":
            self.image.paste(sprite, (x, y), sprite)
        else:
            self.image.paste(sprite, (x, y))

    def _keep(self, words: str, around: tuple[float, float, float, float]) -> None:
        left, top, right, bottom = (round(side) for side in around)
        self.parts.append(Part(Box(left, top, right - left, bottom - top), words))

    def _note(self, fitted: text.Fitted, words: str) -> None:
        if not fitted.whole:
            self.misfits.append(words)


def stencil(words: str, face: Face, size: int, anchor: str) -> Image.Image:
    """Return where the ink of words is, as a mask: to put letters together takes longer than to lay them."""

    def cut() -> Image.Image:
        left, top, right, bottom = text.around(words, face, size, anchor)
        mask = Image.new("L", (right - left, bottom - top))
        text.draw(mask, (-left, -top), words, face, size, anchor)
        return mask

    return SPRITES.get(("stencil", words, face, size, anchor), cut)


def _pressed(words: str, face: Face, size: int, anchor: str, part: float) -> Image.Image:
    """Return the same with letters that are pressed together to a part of their width."""

    def press() -> Image.Image:
        left, top, right, bottom = text.around(words, face, size, anchor, part)
        return stencil(words, face, size, anchor).resize((right - left, bottom - top), Image.Resampling.LANCZOS)

    return SPRITES.get(("pressed", words, face, size, anchor, part), press)


def plate(w: int, h: int, fill: str | None, *, radius: int, edge: str | None = None, width: int = 0) -> Image.Image:
    """Return a rectangle with smooth round corners."""
    corner = max(radius, width) + 1
    key = ("plate", w, h, fill, radius, edge, width)
    if min(w, h) <= 2 * corner + 1:
        return SPRITES.get(key, lambda: _plate(w, h, fill, radius=radius, edge=edge, width=width))
    # A large one is put together from a small one's corners: drawn as a whole it would take many times as long.
    small = _smallest(corner, fill, radius, edge, width)
    if w * h > KEPT:
        return _stretched(small, corner, w, h)
    return SPRITES.get(key, lambda: _stretched(small, corner, w, h))


def _smallest(corner: int, fill: str | None, radius: int, edge: str | None, width: int) -> Image.Image:
    """Return a plate of nothing but corners, with a pixel between them."""
    side = 2 * corner + 1
    return plate(side, side, fill, radius=radius, edge=edge, width=width)


def _is_glass(fill: str | None) -> bool:
    return fill is not None and len(ImageColor.getrgb(fill)) > 3


def _stretched(small: Image.Image, corner: int, w: int, h: int) -> Image.Image:
    """Return a plate of a size with the corners and edges of a small one."""
    image = Image.new("RGBA", (w, h), small.getpixel((corner, corner)))
    for piece, x, y in _rim(small, corner, w, h):
        image.paste(piece, (x, y))
    return image


def _rim(small: Image.Image, corner: int, w: int, h: int) -> Iterator[tuple[Image.Image, int, int]]:
    """Yield corners and edges of a small plate as those of a plate of a size, with their upper left corners in it."""
    ends = ((0, corner), (corner, corner + 1), (corner + 1, 2 * corner + 1))
    across, down = _thirds(w, corner), _thirds(h, corner)
    for column, (left, right) in zip(ends, across, strict=True):
        for row, (top, bottom) in zip(ends, down, strict=True):
            if (column, row) != (ends[1], ends[1]):
                piece = small.crop((column[0], row[0], column[1], row[1]))
                size = (right - left, bottom - top)
                yield piece if piece.size == size else piece.resize(size, Image.Resampling.NEAREST), left, top


def _thirds(length: int, corner: int) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
    return (0, corner), (corner, length - corner), (length - corner, length)


def _plate(w: int, h: int, fill: str | None, *, radius: int, edge: str | None, width: int) -> Image.Image:
    image = Image.new("RGBA", (w * OVERSAMPLING, h * OVERSAMPLING))
    ImageDraw.Draw(image).rounded_rectangle(
        (0, 0, image.width - 1, image.height - 1),
        radius * OVERSAMPLING,
        fill=fill,
        outline=edge,
        width=width * OVERSAMPLING,
    )
    return image.reduce(OVERSAMPLING)
