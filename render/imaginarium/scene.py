"""What the pictures to decide from have in common: what is asked, the own stock, what is on offer and what is not."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from PIL import Image

from render.imaginarium import faces, icons
from render.imaginarium.pieces import Pen, named_machine, tally
from render.imaginarium.screen import lay_foot
from render.imaginarium.theme import THEME
from render.kit.canvas import Canvas
from render.kit.grids import Box, around, cells
from rules.imaginarium.view import Mine, Player, Reservation, View
from rules.kernel.model import Decision
from rules.kernel.words import Words

FADED = 0.5
BROKEN_AT_MOST = 8
"""Machines of the garden beside another question; with more there would be no room for buttons."""


class Scene(NamedTuple):
    """One seat's question, and all that is drawn from: its own view, the reader's words, names that can be written."""

    view: View
    words: Words
    names: Sequence[str]
    decision: Decision

    @property
    def mine(self) -> Mine:
        """Return what is the viewer's own; whoever is asked has it."""
        assert self.view.mine is not None  # noqa: S101
        return self.view.mine

    @property
    def me(self) -> Player:
        """Return the viewer's workshop."""
        return self.view.players[self.decision.seat]

    @property
    def others(self) -> list[Player]:
        """Return the opponents."""
        return [player for player in self.view.players if player.seat != self.decision.seat]

    @property
    def offered(self) -> set[str]:
        """Return the ids of all options."""
        return {option.id for option in self.decision.options}

    def after(self, kind: str) -> list[str]:
        """Return what follows a prefix in the ids that begin with it, in the order of the options."""
        return [one.id.removeprefix(kind) for one in self.decision.options if one.id.startswith(kind)]

    def number(self, name: str) -> int:
        """Return a number that the question names; 0 if it names none."""
        found = self.decision.prompt.args.get(name)
        return found if isinstance(found, int) else 0

    def machine(self) -> str:
        """Return the machine that the question names."""
        return named_machine(self.decision)

    def reserved(self) -> Reservation | None:
        """Return what the viewer's engineer has reserved, with its price."""
        mine = next((one.place for one in self.view.belt if one.figure and self._is_mine(one.figure.seat)), "")
        return next((one for one in self.mine.reservations if one.place == mine), None)

    def _is_mine(self, seat: int) -> bool:
        acting = self.view.acting
        return seat == self.decision.seat and acting is not None and not acting.saboteur


def lay_own_stock(pen: Pen, scene: Scene) -> None:
    """Show what lies behind the viewer's screen, at the bottom; with names that can be pointed at."""
    stock = lay_foot(pen, scene.mine.screen)
    *goods, points = cells(stock, 5, 1, 6)
    pen.sheet.name("goods", around(goods))
    pen.sheet.name("score", points)


def faded(sprite: Image.Image) -> Image.Image:
    """Return a sprite as it looks when it cannot be chosen."""
    veil = Image.new("RGBA", sprite.size, THEME.ground)
    whole = sprite.convert("RGBA")
    veil.putalpha(whole.getchannel("A").point(lambda value: round(value * FADED)))
    return Image.alpha_composite(whole, veil)


def chosen(sprite: Image.Image, *, is_offered: bool) -> Image.Image:
    """Return a sprite as it is if it can be chosen, else faded."""
    return sprite if is_offered else faded(sprite)


def frame(sheet: Canvas, box: Box) -> None:
    """Frame what can be chosen."""
    sheet.panel(Box(box.x - 3, box.y - 3, box.w + 6, box.h + 6), None, radius=13, edge=THEME.accent, width=4)


@contextmanager
def fading(sheet: Canvas, box: Box, *, off: bool) -> Iterator[None]:
    """Fade what is laid into that box meanwhile, if it cannot be chosen."""
    yield
    if off:
        edges = (box.x, box.y, box.right, box.bottom)
        veil = Image.new("RGB", (box.w, box.h), THEME.ground)
        sheet.image.paste(Image.blend(sheet.image.crop(edges), veil, FADED), edges[:2])


def lay_garden(pen: Pen, scene: Scene) -> None:
    """Show what the broken machines cost to repair, those that could be paid now bright."""
    types = tally(scene.me.garden)
    if not types or len(types) > BROKEN_AT_MOST:
        return
    payable = set(scene.mine.payable_repairs)
    lay_broken(pen, [(machine, number, machine in payable) for machine, number in types])


def lay_broken(pen: Pen, machines: Sequence[tuple[str, int, bool]]) -> None:
    """Lay broken machines with their numbers in rows of four behind the sign of a garden, some of them faded."""
    for start in range(0, len(machines), 4):
        box = pen.take(faces.BROKEN[1], 6)
        row = machines[start : start + 4]
        pieces = [chosen(faces.broken(machine, number), is_offered=bright) for machine, number, bright in row]
        pen.sheet.name("garden", box)
        pen.sheet.row(pieces, box, 6, "l")


def table_of(pen: Pen, number: int, columns: int, high: int, gap: int = 8) -> list[Box]:
    """Return so many boxes of that height in columns, and take their room."""
    if not number:
        return []
    rows = (number + columns - 1) // columns
    return cells(pen.take(rows * (high + gap) - gap), columns, rows, gap)[:number]


def icons_of(goods: Iterable[tuple[str, int]], size: int) -> list[Image.Image]:
    """Return goods one by one as icons."""
    return [icons.sign(name, size) for name, number in goods for _ in range(number)]
