"""The picture for one player: the own workshop and prices; nobody else sees it."""

from functools import partial

from PIL import Image

from render.kit import tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.mech_a_dream import choices, pieces, signs, sky, table
from render.mech_a_dream import layout as at
from render.mech_a_dream.labels import labels
from render.mech_a_dream.layout import Section
from render.mech_a_dream.workshop import FULLEST, LEVELS, Parts, assemble
from rules.kernel.words import Words
from rules.mech_a_dream.components import PARTS
from rules.mech_a_dream.view import Own, View

_VISIT = 64


def own(view: View, words: Words) -> Image.Image:
    """Return everything about the viewer's game; for anybody else a note that there is nothing. It names nobody."""
    return canvas(view, words).image


def canvas(view: View, words: Words) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    if view.own is None:
        sheet = sky.sheet(120)
        room = Box(at.MARGIN, 10, at.INNER, 100)
        sheet.block(said.say("pic-mech-watcher"), room, face="round", size=36, fill=at.MOONLIGHT)
        return sheet
    parts = _OwnParts(view, view.own, words)
    mark = tokens.seat_mark(view.own.seat, 44)
    badge = said.say("pic-over") if view.over else table.stage_title(view, words, said)
    sections = at.fitting(parts.sections(level) for level in LEVELS)
    return assemble(parts, sections, mark, said.say("pic-mech-own"), badge)


class _OwnParts(Parts):
    """The sections of the own sheet besides those of every workshop."""

    def __init__(self, view: View, mine: Own, words: Words) -> None:
        super().__init__(view, view.players[mine.seat], words)
        self.mine = mine

    def sections(self, level: int) -> list[Section]:
        """Return the sections in the order in which they matter now; what is decided has a picture of its own."""
        if self.mine.dealt:
            return [*map(self._dealt, self.mine.dealt), *self._offers()]
        if self.view.stage == "draft":
            return [self.goods(), self.robot(), *self._put_back(), *self._offers()]
        offers = self._offers() if level < FULLEST else []
        day = [self.assistants(), *self._dock(), *offers] if self.view.stage in PARTS else []
        return [
            self.goods(),
            *day,
            self.robot(),
            *self._put_back(),
            *self.specialists(),
            *self.saves(),
            *self.belt(level),
            *self.workshop(level),
        ]

    def _dealt(self, id_: str) -> Section:
        """Show a Monitor Screen to choose from with its start goods."""
        name = self.words.say(f"robot-{id_}")
        return Section(choices.robot_height(id_), lambda box: choices.robot(self.sheet, id_, name, box))

    def _put_back(self) -> list[Section]:
        if not self.mine.refused:
            return []
        told = ", ".join(self.words.say(f"robot-{id_}") for id_ in self.mine.refused)
        line = self.said.say("pic-mech-refused", {"list": told})
        return [Section(40, partial(self._write, line))]

    def _write(self, words: str, box: Box) -> None:
        pieces.line(self.sheet, words, box, face="text", fill=at.MOONLIGHT_DIM)

    def _dock(self) -> list[Section]:
        """Show what the dock costs and brings the viewer in this part of the day."""
        return [Section(_VISIT, self._draw_dock)]

    def _draw_dock(self, box: Box) -> None:
        fee, delivery = self.view.delivery.fee, self.view.delivery
        x = choices.place(self.sheet, "dock", box, open_=fee <= self.player.goods.flowers or delivery.taken > 0)
        x = signs.lay(self.sheet, (f"−{fee}", "F"), (x, box.centre[1]), 40) + 24
        table.packages_row(self.sheet, delivery, self.view.stage, Box(x, box.y, box.right - x, box.h), taking=True)

    def _offers(self) -> list[Section]:
        """Show the tiles for sale at the viewer's prices and landing slots."""
        offered = table.tiles_on_offer(self.view)
        # Before the robots are chosen nobody knows the start goods.
        early = self.view.stage == "robots"

        def draw(box: Box) -> None:
            for (one, left), cell in zip(offered, at.grid(box.y, len(offered), 3, at.FACE[1]), strict=True):
                table.offer(self.sheet, table.printed(one) if one and early else one, left, cell)

        return [Section(at.grid_height(len(offered), 3, at.FACE[1]), draw)] if offered else []
