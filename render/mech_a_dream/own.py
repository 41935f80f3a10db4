"""The picture for one player: what is its own, its prices, its night and the own workshop; nobody else sees it."""

from collections.abc import Sequence
from functools import partial

from PIL import Image

from render.kit import palette, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from render.mech_a_dream import faces, icons, pieces, signs, table
from render.mech_a_dream import layout as at
from render.mech_a_dream.labels import labels
from render.mech_a_dream.layout import Section
from render.mech_a_dream.strips import SPACES
from render.mech_a_dream.workshop import Parts, assemble, robot_height, robot_panel
from rules.kernel.words import Words
from rules.mech_a_dream.components import MACHINES, PARTS, PURPLE, ROBOTS
from rules.mech_a_dream.view import Own, Player, Preview, View

ROBOT = "robot"
"""What the own robot is called among the activations of a night."""
_ROW = 46
_TRADERS = {"buy", "copy-robot"}
"""Effects of robots that may buy a tile at night."""


def own(view: View, words: Words) -> Image.Image:
    """Return everything about the viewer's game; for anybody else a note that there is nothing. It names nobody."""
    return canvas(view, words).image


def canvas(view: View, words: Words) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    if view.own is None:
        sheet = Canvas(Image.new("RGB", (at.WIDTH, 120), at.NIGHT))
        room = Box(at.MARGIN, 10, at.INNER, 100)
        sheet.block(said.say("pic-mech-watcher"), room, face="bold", size=34, fill=at.MOONLIGHT)
        return sheet
    parts = _OwnParts(view, view.own, words)
    mark = tokens.seat_mark(view.own.seat, 44)
    badge = said.say("pic-over") if view.over else table.stage_title(view, words, said)
    return assemble(parts, parts.sections(), mark, said.say("pic-mech-own"), badge)


def copies(view: View) -> list[tuple[Player, list[str]]]:
    """Return whose robot and which machines the viewer's robot could copy, if it is one that copies."""
    if view.own is None:
        return []
    options = ROBOTS[view.players[view.own.seat].robot].options
    if not any(option.special in {"copy-machine", "copy-robot"} for option in options):
        return []
    others = [player for player in view.players if player.seat != view.own.seat]
    return [(player, [done.machine for done in player.workshop if is_purple(done.machine)]) for player in others]


def is_purple(machine: str) -> bool:
    """Say whether a completed machine can be activated."""
    return MACHINES[machine].type in PURPLE


class _OwnParts(Parts):
    """The sections of the own sheet besides those of every workshop."""

    def __init__(self, view: View, mine: Own, words: Words) -> None:
        super().__init__(view, view.players[mine.seat], words)
        self.mine = mine

    def sections(self) -> list[Section]:
        """Return the sections in the order in which they matter now."""
        if self.mine.dealt:
            return [*self._robots(), *self._cards(), *self._offers()]
        goods = [self.goods(), *self._boosts()]
        shop = [*self.belt(), *self.workshop()]
        robot = [self.robot(), *self._put_back(), *self.saves()]
        if self.view.over:
            return [*goods, *robot, *shop]
        if self.view.stage == "night":
            options = ROBOTS[self.player.robot].options
            trade = self._offers() if any(option.special in _TRADERS for option in options) else []
            return [*goods, *self._night(), *robot, *self._copies(), *shop, *trade]
        if self.view.stage == "draft":
            return [*goods, *self._cards(), *robot, *self._offers()]
        day = [self.assistants(), *self._visits(), *self._offers()]
        return [*goods, *day, *shop, *robot, *self._cards(), *self._copies()]

    def _robots(self) -> list[Section]:
        """Show the Monitor Screens to choose from with their start goods."""
        high = max(robot_height(id_) for id_ in self.mine.dealt) + 50

        def draw(id_: str, box: Box) -> None:
            robot_panel(self.sheet, id_, self.words.say(f"robot-{id_}"), box)
            start = signs.amounts((good, number) for good, number in ROBOTS[id_].start.items() if number)
            signs.lay(self.sheet, ("home", signs.SPACE, *start), (box.x + 98, box.bottom - 28), 38, at.INK)

        return [Section(high, partial(draw, id_)) for id_ in self.mine.dealt]

    def _put_back(self) -> list[Section]:
        if not self.mine.refused:
            return []
        told = ", ".join(self.words.say(f"robot-{id_}") for id_ in self.mine.refused)
        line = self.said.say("pic-mech-refused", {"list": told})
        return [Section(40, lambda box: _write(self.sheet, line, box))]

    def _boosts(self) -> list[Section]:
        if not self.mine.boosts:
            return []
        told = self.said.say("pic-mech-boosts", {"number": self.mine.boosts})

        def draw(box: Box) -> None:
            self.sheet.panel(box, palette.BRASS, radius=12)
            self.sheet.sprite(icons.sign("B", 40), box.x + 12, box.centre[1] - 20)
            room = Box(box.x + 64, box.y, box.w - 74, box.h)
            self.sheet.line(told, room, face="bold", size=30, fill=at.INK)

        return [Section(54, draw)]

    def _visits(self) -> list[Section]:
        """Show what stock room and dock would bring in this part of the day."""
        part = self.view.stage
        return [Section(66, self._stock), Section(66, self._dock)] if part in PARTS else []

    def _stock(self, box: Box) -> None:
        self.sheet.panel(box, at.PANEL, radius=12)
        self.sheet.sprite(icons.sign("stock", 42), box.x + 10, box.centre[1] - 21)
        signs.lay(self.sheet, table.stock_line(self.view.stage, self.view), (box.x + 68, box.centre[1]), 40)

    def _dock(self, box: Box) -> None:
        self.sheet.panel(box, at.PANEL, radius=12)
        self.sheet.sprite(icons.sign("dock", 42), box.x + 10, box.centre[1] - 21)
        fee = self.view.delivery.fee
        x = signs.lay(self.sheet, (f"−{fee}", "F"), (box.x + 68, box.centre[1]), 40) + 10
        if fee > self.player.goods.flowers and not self.view.delivery.taken:
            self.sheet.sprite(tokens.sign("cross", 34), x, box.centre[1] - 17)
        packages = Box(box.x + 210, box.y, box.w - 214, box.h)
        table.packages_row(self.sheet, self.view.delivery, self.view.stage, packages, taking=True)

    def _offers(self) -> list[Section]:
        """Show the tiles for sale at the viewer's prices and landing slots."""
        offered = table.tiles_on_offer(self.view)
        # Before the robots are chosen nobody knows the start goods.
        early = self.view.stage == "robots"

        def draw(box: Box) -> None:
            for (one, left), cell in zip(offered, at.grid(box.y, len(offered), 3, at.FACE[1]), strict=True):
                table.offer(self.sheet, table.printed(one) if one and early else one, left, cell)

        return [Section(at.grid_height(len(offered), 3, at.FACE[1]), draw)] if offered else []

    def _cards(self) -> list[Section]:
        """Show the Specialists; where one can be taken, whether the rainbows suffice."""
        lying = self.view.specialists
        takes = self.view.stage in PARTS[:2]

        def draw(box: Box) -> None:
            for one, cell in zip(lying, at.grid(box.y, len(lying), 2, at.CARD[1]), strict=True):
                takeable = one.takeable if takes and one.owner != self.mine.seat else None
                pieces.card(self.sheet, one, self.words.say(f"specialist-{one.id}"), cell, takeable=takeable)

        return [Section(at.grid_height(len(lying), 2, at.CARD[1]), draw)] if lying else []

    def _night(self) -> list[Section]:
        """Show what each activation would lead to, and what can be run without a choice."""
        ahead = self.mine.night
        if not ahead:
            return []
        rows = Section(at.grid_height(len(ahead), 2, _ROW), self._previews)
        return [rows, *([Section(52, self._run)] if self.mine.run else [])]

    def _previews(self, box: Box) -> None:
        for one, cell in zip(self.mine.night, at.grid(box.y, len(self.mine.night), 2, _ROW), strict=True):
            edge = palette.BRASS if one.id in self.mine.run else at.PANEL
            self.sheet.panel(cell, at.PANEL, radius=10, edge=edge, width=3)
            number = icons.sign("robot", 38) if one.id == ROBOT else faces.tag(one.id)
            self.sheet.sprite(number, cell.x + 36 - number.width // 2, cell.centre[1] - number.height // 2)
            signs.lay(self.sheet, ("arrow", *self._outcome(one)), (cell.x + 74, cell.centre[1]), 32)

    def _outcome(self, one: Preview) -> signs.Line:
        """Return the goods that would change, boosts to place and what the dial's end would take."""
        if one.open:
            return (signs.SPACE, "?")
        now = self.player.goods
        after = [(symbol, pieces.amount(one.goods, symbol)) for symbol, _ in pieces.GOODS]
        changed = [(symbol, number) for symbol, number in after if number != pieces.amount(now, symbol)]
        told: list[str] = [signs.SPACE, *signs.amounts(changed)]
        if one.boosts:
            told += [signs.SPACE, f"+{one.boosts}", "B"]
        if one.lost:
            told += [signs.SPACE, f"−{one.lost}", "lost"]
        return tuple(told)

    def _run(self, box: Box) -> None:
        self.sheet.panel(box, at.PANEL, radius=12, edge=palette.BRASS, width=3)
        goods = [(symbol, pieces.amount(self.mine.after_run, symbol)) for symbol, _ in pieces.GOODS]
        made = signs.line(("arrow", signs.SPACE, *signs.amounts(goods)), 36, at.MOONLIGHT)
        x = box.right - 12 - made.width
        self.sheet.sprite(made, x, box.centre[1] - 18)
        told = self.said.say("pic-mech-run", {"number": len(self.mine.run)})
        self.sheet.line(told, Box(box.x + 14, box.y, x - box.x - 24, box.h), size=28, fill=at.MOONLIGHT)

    def _copies(self) -> list[Section]:
        """Show the robots and machines of opponents that the own robot could copy."""
        found = []
        for player, machines in copies(self.view):
            rows = at.grid_height(len(machines), SPACES, at.CHIP[1])
            found.append(Section(54 + rows, partial(self._copied, player, machines)))
        return found

    def _copied(self, player: Player, machines: Sequence[str], box: Box) -> None:
        head = Box(box.x, box.y, box.w, 48)
        self.sheet.sprite(icons.sign("copy", 38), head.x, head.centre[1] - 19)
        self.sheet.sprite(tokens.seat_mark(player.seat, 40), head.x + 50, head.centre[1] - 20)
        pieces.robot(self.sheet, player.robot, Box(head.x + 104, head.y, head.w - 110, head.h), used=player.robot_used)
        rows = -(-len(machines) // SPACES)
        if not rows:
            return
        area = Box(box.x, box.y + 52, box.w, rows * (at.CHIP[1] + at.GAP) - at.GAP)
        for machine, cell in zip(machines, cells(area, SPACES, rows, 3), strict=False):
            self.sheet.sprite(faces.chip(machine), cell.x, cell.y)


def _write(sheet: Canvas, words: str, box: Box) -> None:
    sheet.line(words, box, size=28, fill=at.MOONLIGHT_DIM)
