"""The picture of one player's workshop, large: goods, assistants, robot, Specialists, belt and completed machines."""

from collections.abc import Sequence
from functools import partial

from PIL import Image

from render.kit import tokens
from render.kit.canvas import Canvas
from render.kit.fonts import shown_names
from render.kit.grids import Box, cells
from render.kit.picture import BADGE
from render.mech_a_dream import faces, icons, pieces, signs, sky
from render.mech_a_dream import layout as at
from render.mech_a_dream.labels import labels
from render.mech_a_dream.layout import Section
from rules.kernel.model import Seat
from rules.kernel.words import Words
from rules.mech_a_dream.components import CAP, FIGURES, PARTS, ROBOTS, SAVES
from rules.mech_a_dream.view import Completed, OnBelt, Player, View

_DIALS = ("F", "I")
_EMPTY = 56
LEVELS = range(5)
SNUG, TERSE, FULLEST = 2, 3, 4
"""From which level on completed machines are chips, the belt is shown by numbers alone, the offer only on the table."""


def workshop(view: View, words: Words, names: Sequence[str], seat: Seat) -> Image.Image:
    """Return the workshop of that seat as anybody may see it."""
    return canvas(view, words, names, seat).image


def canvas(view: View, words: Words, names: Sequence[str], seat: Seat) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said, player = labels(words.lang), view.players[seat]
    parts = Parts(view, player, words)
    sections = at.fitting(parts.sections(level) for level in LEVELS)
    rank = f"{player.rank}. " if view.over else ""
    name = f"{rank}{shown_names(names, said)[seat]}"
    badge = said.say("pic-mech-first") if seat == view.first else ""
    return assemble(parts, sections, tokens.seat_mark(seat, 44), name, badge)


def assemble(parts: "Parts", sections: Sequence[Section], sign: Image.Image, title: str, badge: str) -> Canvas:
    """Return a sheet with a header and these sections below."""
    boxes, height = at.stack(sections)
    parts.sheet = sheet = sky.sheet(height)
    pieces.header(sheet, sign, title, badge)
    for section, box in zip(sections, boxes, strict=True):
        section.draw(box)
    return sheet


class Parts:
    """The sections that show one player's public belongings; `sheet` is put in before they are drawn."""

    def __init__(self, view: View, player: Player, words: Words) -> None:
        """Take whose belongings are shown and the reader's words."""
        self.view = view
        self.player = player
        self.words = words
        self.said = labels(words.lang)
        self.sheet = Canvas(Image.new("RGB", (1, 1)))

    def sections(self, level: int) -> list[Section]:
        """Return what everybody may see, the more machines the terser."""
        return [
            self.goods(),
            self.assistants(),
            self.robot(),
            *self.specialists(),
            *self.saves(),
            *self.belt(level),
            *self.workshop(level),
        ]

    def goods(self) -> Section:
        """Show flowers and ink on their dials, rainbows, dream points and the score."""
        return Section(84, self._goods)

    def assistants(self) -> Section:
        """Show where every assistant is."""
        return Section(54, self._assistants)

    def robot(self) -> Section:
        """Show the robot with its options."""
        return Section(robot_height(self.player.robot), self._robot)

    def specialists(self) -> list[Section]:
        """Show the Specialists before the player."""
        owned = [one for one in self.view.specialists if one.owner == self.player.seat]
        if not owned:
            return []

        def draw(box: Box) -> None:
            for one, cell in zip(owned, at.grid(box.y, len(owned), 2, at.CARD[1]), strict=True):
                pieces.card(self.sheet, one, self.words.say(f"specialist-{one.id}"), cell)

        return [Section(at.grid_height(len(owned), 2, at.CARD[1]), draw)]

    def saves(self) -> list[Section]:
        """Show what the green machines save together."""
        saved = [(power, number) for power, number in zip(SAVES, self.player.saves, strict=True) if number]
        if not saved:
            return []

        def draw(box: Box) -> None:
            self.sheet.panel(box, at.PANEL, radius=12)
            x = box.x + 12
            for power, number in saved:
                x = signs.lay(
                    self.sheet, ("infinity", signs.SPACE, *signs.power_line(power, number)), (x, box.centre[1]), 36
                )
                x += 26

        return [Section(54, draw)]

    def belt(self, level: int = 0) -> list[Section]:
        """Show the belt, and the machines on it with what they will do where there is room."""
        high = pieces.belt_height(self.player.belt)
        overview = Section(high, lambda box: pieces.belt(self.sheet, self.player, box))
        tiles = sorted(self.player.belt, key=lambda tile: tile.slot)
        if not tiles or level >= TERSE:
            return [overview]
        faces_of = Section(at.grid_height(len(tiles), 3, at.FACE[1]), partial(self._on_belt, tiles))
        return [faces_of] if level else [overview, faces_of]

    def workshop(self, level: int = 0) -> list[Section]:
        """Show the completed machines, and what the spaces still empty will bring."""
        done = self.player.workshop
        if level < SNUG:
            filled = Section(at.grid_height(len(done), 3, at.FACE[1]), partial(self._completed, done))
        else:
            filled = Section(at.grid_height(len(done), 7, at.CHIP[1]), partial(self._chips, done))
        return [*([filled] if done else []), Section(_EMPTY, self._spaces)]

    def _goods(self, box: Box) -> None:
        *goods, score = cells(box, 5, 1, 8)
        for (symbol, _), cell in zip(pieces.GOODS, goods, strict=True):
            self.sheet.panel(cell, at.PANEL, radius=12)
            number = pieces.amount(self.player.goods, symbol)
            middle = cell.centre[1] - 9 * (symbol in _DIALS)
            made = signs.line((str(number), symbol), 52, at.MOONLIGHT)
            self.sheet.sprite(made, cell.centre[0] - made.width // 2, middle - 26)
            if symbol in _DIALS:
                self._dial(number, Box(cell.x + 10, cell.bottom - 20, cell.w - 20, 10))
        self.sheet.panel(score, at.PANEL, radius=12)
        self.sheet.centred(tokens.points(self.player.points, 68), score.centre)

    def _dial(self, number: int, box: Box) -> None:
        for place, pip in enumerate(cells(box, CAP, 1, 3)):
            self.sheet.panel(pip, at.MOON if place < number else at.SLOT, radius=3)

    def _assistants(self, box: Box) -> None:
        for part, location, cell in zip(PARTS, self.player.assistants, cells(box, 3, 1, at.GAP), strict=True):
            self.sheet.panel(cell, at.PANEL, radius=12)
            self.sheet.sprite(icons.sign(part, 38), cell.x + 10, cell.centre[1] - 19)
            place = pieces.where(location, 40)
            self.sheet.sprite(place, cell.right - 10 - place.width, cell.centre[1] - place.height // 2)
            room = Box(cell.x + 56, cell.y, cell.w - 74 - place.width, cell.h)
            pieces.line(self.sheet, self.words.say(part).upper(), room, face="figures", size=34)

    def _robot(self, box: Box) -> None:
        name = self.words.say(f"robot-{self.player.robot}")
        robot_panel(self.sheet, self.player.robot, name, box, used=self.player.robot_used)

    def _on_belt(self, tiles: Sequence[OnBelt], box: Box) -> None:
        for tile, cell in zip(tiles, at.grid(box.y, len(tiles), 3, at.FACE[1]), strict=True):
            self.sheet.sprite(faces.face(tile.machine), cell.x, cell.y)
            foot = faces.foot_of(cell)
            moves = () if tile.after == tile.slot else ("arrow", "tick" if tile.completes else str(tile.after))
            signs.lay(self.sheet, ("belt", str(tile.slot), *moves), (foot.x + 6, foot.centre[1]), 32, at.INK)
            self._crew(tile.assistants, foot)

    def _crew(self, number: int, foot: Box) -> None:
        pieces.crew(self.sheet, self.player.seat, number, (foot.right - 3, foot.centre[1]))

    def _completed(self, done: Sequence[Completed], box: Box) -> None:
        for machine, cell in zip(done, at.grid(box.y, len(done), 3, at.FACE[1]), strict=True):
            self.sheet.sprite(faces.face(machine.machine, completed=True, dim=machine.used), cell.x, cell.y)
            foot = faces.foot_of(cell)
            signs.lay(self.sheet, (str(machine.space),), (foot.x + 10, foot.centre[1]), 32, at.PANEL)
            if machine.assistants:
                self._crew(machine.assistants, foot)
            elif machine.used or machine.payable:
                sprite = tokens.sign("tick", 38) if machine.used else icons.sign("A", 36)
                self.sheet.sprite(sprite, foot.right - 42, foot.centre[1] - 18)

    def _chips(self, done: Sequence[Completed], box: Box) -> None:
        for machine, cell in zip(done, at.grid(box.y, len(done), 7, at.CHIP[1]), strict=True):
            self.sheet.sprite(faces.chip(machine.machine, dim=machine.used), cell.x, cell.y)
            if machine.assistants:
                pieces.crew(self.sheet, self.player.seat, machine.assistants, (cell.right - 1, cell.y + 17), 30)
            elif machine.used or machine.payable:
                sprite = tokens.sign("tick", 30) if machine.used else icons.sign("A", 30)
                self.sheet.sprite(sprite, cell.right - 34, cell.y + 2)

    def _spaces(self, box: Box) -> None:
        """Draw the empty spaces; when all are filled, what a further machine brings."""
        done = len(self.player.workshop)
        count = signs.line((f"{done}/{FIGURES.end_machines.value}", "factory"), 40, at.MOONLIGHT)
        self.sheet.sprite(count, max(box.x + 4, BADGE[0]), box.centre[1] - 20)
        empty = range(done + 1, pieces.SPACES + 1) or range(done + 1, done + 2)
        wide = 68
        x = box.right - len(empty) * wide
        for space in empty:
            bonus = pieces.bonus_of(space)
            cell = Box(x + 2, box.y + 2, wide - 4, box.h - 4)
            self.sheet.sprite(pieces.gap_plate(cell.w, cell.h), cell.x, cell.y)
            made = signs.line((f"+{bonus}", "D") if bonus else (str(space),), 30, at.MOONLIGHT if bonus else at.FAINT)
            self.sheet.centred(made, cell.centre)
            x += wide


def robot_height(id_: str) -> int:
    """Return how tall the panel of a robot is."""
    return 46 + 42 * len(ROBOTS[id_].options)


def robot_panel(sheet: Canvas, id_: str, name: str, box: Box, *, used: bool = False) -> None:
    """Draw a robot with its name and its options one below the other."""
    sheet.panel(box, at.PAPER_DIM if used else at.PAPER, radius=12)
    sheet.sprite(icons.robot(id_, 74), box.x + 10, box.centre[1] - 37)
    right = box.right - 12
    if used:
        right -= 44
        sheet.sprite(tokens.sign("tick", 40), right, box.y + 8)
    pieces.line(sheet, name, Box(box.x + 98, box.y + 4, right - box.x - 106, 40), face="round", size=34, fill=at.INK)
    for place, told in enumerate(signs.robot_lines(ROBOTS[id_])):
        made = signs.fitting(told, 38, box.w - 112)
        sheet.sprite(made, box.x + 98, box.y + 44 + place * 42)
