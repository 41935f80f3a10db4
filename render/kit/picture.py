"""The shape of a drawing, of the file it becomes, and of a game's set of drawings."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from io import BytesIO
from typing import Any, Final, TypeAlias

from msgspec import Struct
from PIL import Image

from render.kit.canvas import Canvas, Part
from render.kit.grids import Box
from render.kit.labels import Labels, labels
from render.kit.scenes import Guide
from render.kit.symbols import Legend
from render.kit.theme import Theme
from rules.kernel.model import Decision, Seat
from rules.kernel.words import Words

ALT_LIMIT: Final = 1024
"""Discord's limit for the description of an attachment, in characters."""
COMPRESSION: Final = 4
"""On these flat pictures 6, zlib's own default, takes twice as long and saves 8 %."""
COLOURS: Final = (256, 128, 64)
"""As many as a byte tells apart, and fewer for the fullest tables: flat drawings lose nothing the eye sees, but two
thirds of the file and half the time."""
LARGE: Final = 150 * 1024
"""Bytes of a file that a phone on a poor line should not have to fetch."""

BADGE: Final = (104, 72)
"""Width and height of the lower left corner, over which Discord lays a badge: of 800 pixels' width."""


class Drawing(Struct, frozen=True):
    """What was drawn and is no file yet: a name without an ending, the pixels, and the alternative text.

    `parts` are the pieces and words laid on it, by which a later drawing of the kind is compared, `places` the boxes
    that can be pointed at, by name.
    """

    name: str
    image: Image.Image
    alt: str
    parts: tuple[Part, ...] = ()
    places: Mapping[str, Box] = {}


def drawing(name: str, sheet: Canvas, alt: str) -> Drawing:
    """Return a finished sheet as a drawing."""
    return Drawing(name, sheet.image, alt, tuple(sheet.parts), sheet.places)


class Picture(Struct, frozen=True):
    """A file ready to be sent: its name, its bytes, the alternative text and the size in pixels."""

    name: str
    data: bytes
    alt: str
    size: tuple[int, int]
    above: "Picture | None" = None
    """Another one to be shown above it, such as the score sheet of a game that is over."""


Draw: TypeAlias = Callable[[Any, Words, Sequence[str]], Drawing]
"""Takes one audience's view, the reader's words and the players' names in seat order."""


Asking: TypeAlias = Callable[[Any, Words, Sequence[str], Sequence[Decision]], Drawing]
"""Takes beside that what the seat is asked now, at least one decision."""
Icon: TypeAlias = Callable[[int], Image.Image]
Piece: TypeAlias = Callable[[Any, int, int], Image.Image]
"""Takes a view, a seat and a size in pixels; returns what stands for the seat's player at the table."""
"""Takes a size in pixels, and draws within a square of it on nothing."""
NO_ICONS: Final[Mapping[str, Icon]] = {}


class Further(Struct, frozen=True):
    """A further public picture: a lasting key, a `pic-` label (which may use `$name`), and whose it is if anybody's."""

    key: str
    label: str
    draw: Draw
    seat: int | None = None


def one_each(stem: str, label: str, draw: Callable[..., Drawing], seats: Iterable[Seat]) -> tuple[Further, ...]:
    """Return a further picture for each player; `draw` takes the seat by its name beside what every drawing takes."""
    return tuple(Further(f"{stem}-{seat + 1}", label, partial(draw, seat=seat), seat) for seat in seats)


def _none(_: object) -> tuple[Further, ...]:
    return ()


THEME: Final = Theme()
NO_LEGEND: Final = Legend()
NO_GUIDE: Final = Guide()


class GamePictures(Struct, frozen=True):
    """What a game can show: the table for everybody, what is the viewer's own, and further public ones in order."""

    table: Draw
    private: Draw
    more: Callable[[Any], tuple[Further, ...]] = _none
    """Takes a view; the table and the private picture are enough to play from."""
    colours: tuple[str, ...] = ()
    """What goods, teams and the like are told apart by, beside the kit's colours: a film keeps them."""
    labels: Labels = labels
    """The words of these pictures, among them the labels of the further ones."""
    decision: Asking | None = None
    """The one picture to decide from, made for what is asked: at most as high as wide; without it, the private one."""
    icons: Mapping[str, Icon] = NO_ICONS
    """What options and texts show as a small picture, by the key of the game's message that names it."""
    theme: Theme = THEME
    piece: Piece | None = None
    """What stands for a player, where that is not the mark of the seat: on the score sheet it is the same as before."""
    legend: Legend = NO_LEGEND
    """What every icon and sign is called and means; the icons of every game are added."""
    guide: Guide = NO_GUIDE
    """Pictures that teach how it is played: the goal, a turn, the end."""


def encode(image: Image.Image) -> bytes:
    """Return the image as a PNG file of few colours, so few that it is not large."""
    made = b""
    for colours in COLOURS:
        file = BytesIO()
        # The octree is five times as fast as the median cut, and no worse on drawings like these.
        few = image.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(file, "PNG", compress_level=COMPRESSION)
        made = file.getvalue()
        if len(made) <= LARGE:
            break
    return made


def finished(drawing: Drawing) -> Picture:
    """Return the drawing as a file; an alternative text that is too long is cut."""
    return Picture(f"{drawing.name}.png", encode(drawing.image), clipped(drawing.alt), drawing.image.size)


def clipped(alt: str) -> str:
    """Return an alternative text that is no longer than Discord allows."""
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1] + "…"
