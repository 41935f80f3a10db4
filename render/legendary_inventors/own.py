"""The picture for one player: the own team large, what could be done with it, tiles, patents and series."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct
from PIL import Image

from render.kit import palette, tokens
from render.kit.canvas import Canvas, plate
from render.kit.grids import Box, cells
from render.kit.sprites import SPRITES
from render.legendary_inventors import layout as at
from render.legendary_inventors import signs, table
from render.legendary_inventors.cards import order_mark
from render.legendary_inventors.emblems import emblem
from render.legendary_inventors.labels import labels
from render.legendary_inventors.portraits import portrait
from render.legendary_inventors.tiles import tile
from rules.kernel.words import Words
from rules.legendary_inventors.components import CATEGORIES, FIGURES, INVENTIONS
from rules.legendary_inventors.series import Series
from rules.legendary_inventors.view import Form, Gain, Invention, Inventor, Player, Tiles, View

_SLOT = 50
_ICON = 40
_COLUMN = 78


class Part(Struct, frozen=True):
    """A section of the sheet: its title and what draws its rows."""

    title: str
    rows: list[Callable[[Box], None]]


def own(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return everything about the viewer's team; for anybody else a note that there is none."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    if view.audience is None:
        return _note(said.say("pic-inventors-watcher"))
    player = view.players[view.audience]
    if not player.team:
        return _note(said.say("pic-inventors-teamless"))
    return _Own(view, player, words).sheet(table.legible_names(names, said)[player.seat])


def _note(words: str) -> Canvas:
    sheet = Canvas(Image.new("RGB", (at.WIDTH, 120), palette.BENCH))
    sheet.block(words, Box(at.MARGIN, 10, at.INNER, 100), face="bold", size=34, fill=palette.CHALK)
    return sheet


def placeable(inventor: Inventor, invention: Invention) -> int:
    """Return how many pieces an inventor could place without a genius tile (4.3)."""
    return sum(map(min, inventor.values, invention.free))


def open_inventions(view: View) -> list[Invention]:
    """Return the inventions that still have a free field."""
    return [card for card in view.display if any(card.free)]


class _Own:
    """Draws one player's sheet."""

    def __init__(self, view: View, player: Player, words: Words) -> None:
        self.view = view
        self.player = player
        self.words = words
        self.said = labels(words.lang)

    def sheet(self, name: str) -> Canvas:
        """Return the sheet for the player of that name."""
        parts = [part for part in self._parts() if part.rows]
        plan = at.own_plan([len(part.rows) for part in parts])
        self.canvas = Canvas(Image.new("RGB", (at.WIDTH, plan.height), palette.BENCH))
        self._header(name)
        table.legend(self.canvas, self.words, at.LEGEND)
        self._sum(Box(at.MARGIN, at.LEGEND.bottom, at.INNER, at.ROW))
        for inventor, box in zip(self.player.inventors, plan.inventors, strict=False):
            self._inventor(inventor, box)
        for part, section in zip(parts, plan.sections, strict=True):
            self.canvas.line(part.title, section.title, face="bold", size=30, fill=palette.CHALK)
            for row, box in zip(part.rows, section.rows, strict=True):
                self.canvas.panel(Box(box.x, box.y, box.w, box.h - 4), palette.PANEL, radius=9)
                row(Box(box.x + 8, box.y, box.w - 16, box.h - 4))
        return self.canvas

    def _parts(self) -> list[Part]:
        return [self._form(), self._gains(), self._reach(), self._tiles(), self._patents(), self._out()]

    def _header(self, name: str) -> None:
        box = at.HEADER
        self.canvas.sprite(signs.piece(self.player.team, self.player.seat, 44), box.x, box.y + 5)
        score = tokens.points(self.player.points.total, 54)
        self.canvas.sprite(score, box.right - 54, box.y)
        room = box.w - 54 - 60
        if self.player.seat == self.view.leonardo:
            self.canvas.sprite(signs.leonardo(48), box.right - 54 - 56, box.y + 3)
            room -= 56
        self.canvas.line(name, Box(box.x + 54, box.y, room, box.h), face="bold", size=34, fill=palette.CHALK)

    def _sum(self, box: Box) -> None:
        words = table.points_in_words(self.player, self.said)
        self.canvas.line(words, box, size=28, fill=palette.CHALK_DIM)

    def _inventor(self, each: Inventor, box: Box) -> None:
        ink = palette.INK if each.active else palette.CHALK
        fill = palette.PAPER if each.active else palette.SLOT
        self.canvas.panel(box, fill, radius=12)
        name = self.words.say(f"inventor-{each.id}")
        room = Box(box.x + 10, box.y + 4, box.w - 20 - 36 * (not each.active), 36)
        self.canvas.line(name, room, face="bold", size=30, fill=ink)
        if not each.active:
            self.canvas.sprite(signs.sleep(34), box.right - 42, box.y + 6)
        self.canvas.sprite(portrait(each.id, self.player.team, at.PORTRAIT), box.x + 10, box.y + 46)
        left = box.x + 16 + at.PORTRAIT
        for science, (value, asked) in enumerate(zip(each.values, each.goal, strict=True)):
            self._slot(science, value, asked, (left + science * (_SLOT + 2), box.y + 48), ink)
        pennant = signs.goal(each.points, 52, met=each.met, ink=ink)
        self.canvas.sprite(pennant, box.right - 60, box.y + 64)

    def _slot(self, science: int, value: int, asked: int, place: tuple[int, int], ink: str) -> None:
        x, y = place
        self.canvas.sprite(signs.slot(science, value, _SLOT), x, y)
        if not asked:
            return
        if value >= asked:
            self.canvas.sprite(tokens.sign("tick", 28), x + _SLOT // 2 - 14, y + _SLOT + 6)
        else:
            at_ = (x + _SLOT // 2, y + _SLOT + 22)
            self.canvas.write(str(asked), at_, face="figures", size=36, fill=ink, anchor="mm")

    # The send being put together

    def _form(self) -> Part:
        form = self.view.form
        return Part(self.said.say("pic-inventors-form"), [] if form is None else [partial(self._sending, form)])

    def _sending(self, form: Form, box: Box) -> None:
        middle = box.centre[1]
        self.canvas.sprite(portrait(form.inventor, self.player.team, _ICON), box.x, box.y + 1)
        name = self._short("inventor", form.inventor)
        x = box.x + 48 + self._say(name, Box(box.x + 48, box.y, 200, box.h)) + 10
        if not form.invention:
            return
        self.canvas.sprite(tokens.sign("arrow", 28), x, middle - 14)
        room = Box(x + 38, box.y, box.right - x - 38 - 62 * len(form.place) - 90, box.h)
        self._say(self._short("invention", form.invention), room)
        x = box.right - 62 * len(form.place) - 80
        for science, number in enumerate(form.place):
            self._counted(signs.science(science, 34), number, x + science * 62, middle)
        if form.genius:
            self._counted(tile("genius", _ICON), form.genius, box.right - 76, middle)

    # Rewards to choose from

    def _gains(self) -> Part:
        rewards, seat = self.view.rewards, self.player.seat
        gains: tuple[Gain, ...] = ()
        if rewards is not None and seat in rewards.queue:
            gains = rewards.gains[rewards.queue.index(seat)]
        return Part(self.said.say("pic-inventors-gains"), [partial(self._gain, gain) for gain in gains])

    def _gain(self, gain: Gain, box: Box) -> None:
        kind, _, id_ = gain.reward.partition(":")
        if kind == "patent":
            self._patent_mark(id_, box.x, box.y + 1)
            name, left = self._short("invention", id_), 90
        else:
            self.canvas.sprite(tile(id_, _ICON), box.x, box.y + 1)
            name, left = self.words.say(f"tile-{id_}"), 48
        self._say(name, Box(box.x + left, box.y, 290 - left, box.h))
        told = Box(box.x + 300, box.y, box.w - 300, box.h)
        words = "  ".join(gained(gain, self.player, self.words, self.said))
        self.canvas.line(words, told, size=28, fill=palette.BRASS, align="r")

    # What the inventors could place

    def _reach(self) -> Part:
        open_ = [partial(self._reached, card) for card in open_inventions(self.view)]
        return Part(self.said.say("pic-inventors-reach"), [self._heads, *open_] if open_ else [])

    def _heads(self, box: Box) -> None:
        for column, each in enumerate(self.player.inventors):
            x = self._column(box, column)
            self.canvas.sprite(portrait(each.id, self.player.team, _ICON), x, box.y + 1)
            if not each.active:
                self.canvas.sprite(signs.sleep(28), x + _ICON + 2, box.y + 2)

    def _reached(self, card: Invention, box: Box) -> None:
        self._patent_mark(card.id, box.x, box.y + 1)
        self._say(self._short("invention", card.id), Box(box.x + 90, box.y, 222, box.h))
        self.canvas.sprite(tokens.points(card.points, _ICON), box.x + 320, box.y + 1)
        if card.series:
            self._figures(f"+{card.series}", box.x + 364, box.centre[1], palette.BRASS)
        for column, each in enumerate(self.player.inventors):
            number = placeable(each, card)
            fill = palette.CHALK if number and each.active else signs.FAINT
            self._figures(str(number) if number else "–", self._column(box, column) + 14, box.centre[1], fill)

    def _column(self, box: Box, column: int) -> int:
        return box.right - (len(self.player.inventors) - column) * _COLUMN

    # Tiles, patents, what is out of the game

    def _tiles(self) -> Part:
        owned = self.player.tiles
        lines = [owned[n : n + 2] for n in range(0, len(owned), 2)]
        return Part(self.said.say("pic-inventors-tiles"), [partial(self._tile_line, line) for line in lines])

    def _tile_line(self, line: Sequence[Tiles], box: Box) -> None:
        for each, cell in zip(line, cells(box, 2, 1, 6), strict=False):
            self.canvas.sprite(tile(each.kind, _ICON), cell.x, cell.y + 1)
            name = self.words.say(f"tile-{each.kind}")
            words = f"{each.number}× {name}" if each.number > 1 else name
            self._say(words, Box(cell.x + 48, cell.y, cell.w - 48, cell.h))

    def _patents(self) -> Part:
        patents = sorted(self.player.patents, key=lambda id_: INVENTIONS[id_].order)
        lines = [patents[n : n + 2] for n in range(0, len(patents), 2)]
        rows: list[Callable[[Box], None]] = [partial(self._series, series) for series in self.player.series]
        return Part(
            self.said.say("pic-inventors-patents"), [*rows, *(partial(self._patent_line, each) for each in lines)]
        )

    def _series(self, series: Series, box: Box) -> None:
        x = box.x
        for member in series:
            mark = _star(member.number) if member.is_tile else order_mark(member.number, _ICON)
            self.canvas.sprite(mark, x, box.y + 1)
            x += _ICON + 6
        self.canvas.sprite(tokens.sign("arrow", 28), x + 4, box.y + 7)
        self._figures(f"+{series[-1].number}", x + 42, box.centre[1], palette.BRASS)

    def _patent_line(self, line: Sequence[str], box: Box) -> None:
        for id_, cell in zip(line, cells(box, 2, 1, 6), strict=False):
            self._patent_mark(id_, cell.x, cell.y + 1)
            self._say(self._short("invention", id_), Box(cell.x + 90, cell.y, cell.w - 90 - 48, cell.h))
            self.canvas.sprite(tokens.points(INVENTIONS[id_].points, _ICON), cell.right - 46, cell.y + 1)

    def _out(self) -> Part:
        title = self.said.say("pic-inventors-out")
        return Part(title, [self._gone] if self.view.box else [])

    def _gone(self, box: Box) -> None:
        table.counts(self.canvas, self.view.box, box)

    # Small things

    def _short(self, kind: str, id_: str) -> str:
        return table.short(self.words, self.said, kind, id_)

    def _say(self, words: str, box: Box) -> int:
        return self.canvas.line(words, box, size=28, fill=palette.CHALK)

    def _figures(self, words: str, x: int, middle: int, fill: str) -> None:
        self.canvas.write(words, (x, middle + 2), face="figures", size=36, fill=fill)

    def _counted(self, sign: Image.Image, number: int, x: int, middle: int) -> None:
        self.canvas.sprite(sign, x, middle - sign.height // 2)
        fill = palette.CHALK if number else signs.FAINT
        self._figures(str(number), x + sign.width + 4, middle, fill)

    def _patent_mark(self, id_: str, x: int, y: int) -> None:
        order = INVENTIONS[id_].order
        self.canvas.sprite(order_mark(order, _ICON), x, y)
        # The drawings have dark outlines and want a light ground.
        self.canvas.sprite(plate(_ICON, _ICON, palette.PAPER, radius=8), x + 44, y)
        self.canvas.sprite(emblem(id_, CATEGORIES[order], _ICON - 4), x + 46, y + 2)


def gained(gain: Gain, chooser: Player, words: Words, said: Words) -> list[str]:
    """Return in words what a reward would gain its chooser."""
    if gain.reward == "tile:refresh":
        return [said.say("pic-inventors-wakes", {"number": sum(not each.active for each in chooser.inventors)})]
    if gain.reward == "tile:genius":
        return [said.say("pic-inventors-extra", {"number": FIGURES.genius_pieces.value})]
    told = [said.say("pic-inventors-points", {"number": gain.points})] if gain.points else []
    if gain.series:
        told.append(said.say("pic-inventors-series", {"number": gain.series}))
    if gain.reaches:
        names = ", ".join(table.short(words, said, "inventor", id_) for id_ in gain.reaches)
        told.append(said.say("pic-inventors-reaches", {"name": names}))
    elif gain.fits:
        told.append(said.say("pic-inventors-slots", {"fits": gain.fits, "asked": gain.asked}))
    return told


def _star(number: int) -> Image.Image:
    """Return an order tile that stands for a number."""

    def drawn() -> Image.Image:
        image = tile("order", _ICON).copy()
        middle = (_ICON // 2, _ICON // 2 + 3)
        Canvas(image).write(str(number), middle, face="figures", size=28, fill=palette.CHALK, anchor="mm")
        return image

    return SPRITES.get(("order star", number), drawn)
