"""A team on a sheet of its own: the inventors large, tiles, series and patents. It is public, and each player's own."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct
from PIL import Image

from render.kit import tokens
from render.kit.canvas import Canvas
from render.kit.fonts import shown_names
from render.kit.grids import Box, cells
from render.kit.picture import BADGE
from render.kit.sprites import SPRITES
from render.legendary_inventors import layout as at
from render.legendary_inventors import look, signs, teams
from render.legendary_inventors.cards import order_mark, patent_mark
from render.legendary_inventors.labels import labels
from render.legendary_inventors.look import Sheet
from render.legendary_inventors.tiles import tile
from render.legendary_inventors.wording import points_in_words, short
from rules.kernel.model import Seat
from rules.kernel.words import Words
from rules.legendary_inventors.components import CATEGORIES, INVENTIONS
from rules.legendary_inventors.series import Series
from rules.legendary_inventors.view import Inventor, Player, Tiles, View

_SLOT = 50
_MARK = 40
_NAMED = 15
"""So many patents at most stand with their names; more have only their drawings."""


class Part(Struct, frozen=True):
    """A section of the sheet: its title and what draws its rows."""

    title: str
    rows: list[Callable[[Box], None]]


def own(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return everything about the viewer's team; for anybody else a note that there is none."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, names: Sequence[str], seat: Seat | None = None) -> Sheet:
    """Return the finished sheet of a seat's team, the viewer's if none is named."""
    said = labels(words.lang)
    whose = view.audience if seat is None else seat
    if whose is None:
        return note(said.say("pic-inventors-watcher"))
    player = view.players[whose]
    if not player.team:
        return note(said.say("pic-inventors-teamless"))
    return _Team(view, player, words).sheet(shown_names(names, said)[player.seat])


def note(words: str) -> Sheet:
    """Return a sheet with nothing but a sentence."""
    sheet = look.sheet(at.WIDTH, 130)
    sheet.block(words, Box(at.MARGIN + 8, 16, at.INNER - 16, 98), face="bold", size=34, fill=look.CHALK)
    return sheet


def inventor(sheet: Sheet, each: Inventor, team: str, box: Box, words: Words) -> list[Box]:
    """Draw an inventor: portrait, knowledge, goal below it and what that is worth; return where the four slots are."""
    ink = look.INK if each.active else look.CHALK
    if each.active:
        sheet.sprite(look.parchment(box.w, box.h), box.x, box.y)
    else:
        sheet.panel(box, look.SLOT, radius=10, edge=look.EDGE, width=2)
    name = short(words, labels(words.lang), "inventor", each.id)
    sheet.line(name, Box(box.x + 14, box.y + 6, box.w - 28, 38), face="bold", size=32, fill=ink)
    sheet.sprite(teams.face(each, team, at.PORTRAIT), box.x + 12, box.bottom - at.PORTRAIT - 6)
    left, slots = box.x + 18 + at.PORTRAIT, []
    for science, (value, asked) in enumerate(zip(each.values, each.goal, strict=True)):
        slot = Box(left + science * _SLOT, box.y + 46, _SLOT, _SLOT)
        sheet.sprite(signs.slot(science, value, _SLOT), slot.x, slot.y)
        slots.append(slot)
        below = (slot.centre[0], slot.bottom + 22)
        if asked and value >= asked:
            sheet.centred(tokens.sign("tick", 28), below)
        elif asked:
            sheet.write(str(asked), below, face="figures", size=38, fill=ink, anchor="mm")
    pennant = signs.goal(each.points, 50, met=each.met, ink=ink)
    sheet.sprite(pennant, box.right - pennant.width - 10, box.y + 60)
    return slots


class _Team:
    """Draws one player's sheet."""

    def __init__(self, view: View, player: Player, words: Words) -> None:
        self.view = view
        self.player = player
        self.words = words
        self.said = labels(words.lang)

    def sheet(self, name: str) -> Sheet:
        """Return the sheet for the player of that name."""
        parts = [part for part in (self._tiles(), self._patents(), self._out()) if part.rows]
        plan = at.team_plan([len(part.rows) for part in parts])
        self.canvas = look.sheet(at.WIDTH, plan.height)
        self._header(name)
        teams.legend(self.canvas, self.words, plan.legend)
        self.canvas.line(points_in_words(self.player, self.said), plan.sum, size=30, fill=look.CHALK)
        for each, box in zip(self.player.inventors, plan.inventors, strict=False):
            inventor(self.canvas, each, self.player.team, box, self.words)
        for part, section in zip(parts, plan.sections, strict=True):
            self.canvas.line(part.title, section.title, face="fell", size=34, fill=look.ACCENT)
            for row, box in zip(part.rows, section.rows, strict=True):
                self.canvas.panel(Box(box.x, box.y, box.w, box.h - 3), look.PANEL, radius=9)
                row(Box(box.x + 8, box.y, box.w - 16, box.h - 3))
        return self.canvas

    def _header(self, name: str) -> None:
        box = at.HEADER
        self.canvas.sprite(signs.piece(self.player.team, self.player.seat, 42), box.x, box.y + 5)
        self.canvas.sprite(tokens.points(self.player.points.total, 52), box.right - 52, box.y)
        room = box.w - 52 - 60
        if self.player.seat == self.view.leonardo:
            self.canvas.sprite(signs.leonardo(46), box.right - 52 - 54, box.y + 3)
            room -= 54
        self.canvas.line(name, Box(box.x + 52, box.y, room, box.h), face="bold", size=34, fill=look.CHALK)

    # Tiles, patents, what is out of the game

    def _tiles(self) -> Part:
        owned = self.player.tiles
        lines = [owned[n : n + 3] for n in range(0, len(owned), 3)]
        return Part(self.said.say("pic-inventors-tiles"), [partial(self._tile_line, line) for line in lines])

    def _tile_line(self, line: Sequence[Tiles], box: Box) -> None:
        for each, cell in zip(line, cells(box, 3, 1, 6), strict=False):
            self.canvas.sprite(tile(each.kind, _MARK), cell.x, cell.y)
            name = short(self.words, self.said, "tile", each.kind)
            words = f"{each.number}× {name}" if each.number > 1 else name
            self._say(words, Box(cell.x + 46, cell.y, cell.w - 46, cell.h))

    def _patents(self) -> Part:
        patents = sorted(self.player.patents, key=lambda id_: INVENTIONS[id_].order)
        across = 3 if len(patents) <= _NAMED else 8
        lines = [patents[n : n + across] for n in range(0, len(patents), across)]
        series: list[Callable[[Box], None]] = [partial(self._series, self.player.series)] if self.player.series else []
        title = self.said.say("pic-inventors-patents")
        return Part(title, [*series, *(partial(self._patent_line, each, across) for each in lines)])

    def _series(self, all_: Sequence[Series], box: Box) -> None:
        x, step = box.x, _MARK + 4
        wide = sum(len(series) * step + 78 for series in all_)
        step -= max(0, -(-(wide - box.w) // sum(map(len, all_))))
        for series in all_:
            for member in series:
                mark = _star(member.number) if member.is_tile else order_mark(member.number, _MARK)
                self.canvas.sprite(mark, x, box.y)
                x += step
            self.canvas.write(
                f"+{series[-1].number}", (x + 4, box.centre[1] + 2), face="figures", size=36, fill=look.ACCENT
            )
            x += 60

    def _patent_line(self, line: Sequence[str], across: int, box: Box) -> None:
        for id_, cell in zip(line, cells(box, across, 1, 6), strict=False):
            order = INVENTIONS[id_].order
            patent_mark(self.canvas, id_, CATEGORIES[order], order, (cell.x, cell.y))
            if across <= 3:
                name = short(self.words, self.said, "invention", id_)
                room = Box(cell.x + 88, cell.y, cell.w - 88, cell.h)
                self.canvas.line(name, room, face="figures", size=32, fill=look.CHALK)

    def _out(self) -> Part:
        return Part(self.said.say("pic-inventors-out"), [self._gone] if self.view.box else [])

    def _gone(self, box: Box) -> None:
        # It is the last line, beside the corner that a badge covers.
        teams.counts(self.canvas, self.view.box, box._replace(x=BADGE[0], w=box.right - BADGE[0]))

    def _say(self, words: str, box: Box) -> int:
        return self.canvas.line(words, box, size=30, fill=look.CHALK)


def _star(number: int) -> Image.Image:
    """Return an order tile that stands for a number."""

    def drawn() -> Image.Image:
        image = tile("order", _MARK).copy()
        middle = (_MARK // 2, _MARK // 2 + 3)
        Canvas(image).write(str(number), middle, face="figures", size=30, fill=look.CHALK, anchor="mm")
        return image

    return SPRITES.get(("order star", number), drawn)
