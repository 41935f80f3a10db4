"""The picture to decide from: what is asked now with all that can be picked standing out, and below the own goods.

Where the picture says of a machine what it is by its number, the labels of the options say the same number.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from render.kit import missing, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box, around, cells
from render.kit.picture import BADGE, Drawing, drawing
from render.mech_a_dream import choices, faces, icons, pieces, signs, sky, table
from render.mech_a_dream import layout as at
from render.mech_a_dream.alt import decision_alt
from render.mech_a_dream.layout import Section
from render.mech_a_dream.reasons import REASONS
from render.mech_a_dream.workshop import Parts
from rules.kernel.model import Decision, Option
from rules.kernel.words import Words
from rules.mech_a_dream.components import CAP, FIGURES, PARTS, ROBOTS, SPECIALISTS
from rules.mech_a_dream.view import Offered, OnBelt, Player, View

_VISIT: Final = 70
_BELT_FACES: Final = 9
"""So many tiles of a belt are shown with what they do; more of them as rows of numbers."""
_TILE_ROW: Final = 52


def decision(view: View, words: Words, names: Sequence[str], asked: Sequence[Decision]) -> Drawing:
    """Return the picture for the first question that the game waits for; at most as high as wide."""
    first = next((one for one in asked if one.waits), asked[0])
    sheet = canvas(view, words, first)
    greyed = missing.in_words(sheet, first.barred, words)
    return drawing("mech-decision", sheet, decision_alt(view, words, names, first, greyed))


def canvas(view: View, words: Words, asked: Decision) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    page = _Page(view, view.players[asked.seat], words, asked)
    sections = page.page()
    boxes, height = at.stack(sections, top=at.EDGE_ROOM, gap=8)
    page.sheet = sky.sheet(height)
    for section, box in zip(sections, boxes, strict=True):
        section.draw(box)
    missing.lay(page.sheet, asked.barred, REASONS)
    return page.sheet


class _Page(Parts):
    """The sections that one question needs."""

    def __init__(self, view: View, player: Player, words: Words, asked: Decision) -> None:
        super().__init__(view, player, words)
        self.asked = asked
        self.options: dict[str, Option] = {option.id: option for option in asked.options}

    def page(self) -> list[Section]:
        """Return the sections from the top."""
        pages: dict[str, Callable[[], list[Section]]] = {
            "MONITOR_CHOICE": self._robots,
            "SPECIALIST_DRAFT": self._draft,
            "ACTION": self._action,
            "STOCK_CHOICE": self._goods_choice,
            "BONUS_CHOICE": self._goods_choice,
            "BUY_TILE": self._buying,
            "BUILD_TILE": self._building,
            "BOOST_TARGET": self._boosting,
            "ACTIVATION_TARGET": self._activating,
            "NIGHT_MENU": self._activating,
            "ROBOT_OPTION": self._robot_option,
            "COPY_TARGET": self._copying,
            "BONUS_ORDER": self._bonus_order,
        }
        made = pages[self.asked.key]()
        return made if self.asked.key == "MONITOR_CHOICE" else [*made, self._strip()]

    # The strip at the foot

    def _strip(self) -> Section:
        """Show the own goods, how many machines are completed, and what time it is, beside the badge's corner."""
        return Section(66, self._draw_strip)

    def _draw_strip(self, box: Box) -> None:
        left = max(box.x, BADGE[0])
        *goods, count, clock = cells(Box(left, box.y, box.right - left, box.h), 6, 1, 6)
        self.sheet.name("goods", around(goods))
        self.sheet.name("completed", count)
        self.sheet.name("clock", clock)
        for (symbol, _), cell in zip(pieces.GOODS, goods, strict=True):
            number = pieces.amount(self.player.goods, symbol)
            full = symbol in "FI" and number == CAP
            self.sheet.panel(cell, at.PANEL, radius=14, edge=at.MOON if full else at.EDGE, width=2)
            self.sheet.centred(signs.line((str(number), symbol), 46, at.MOONLIGHT), cell.centre)
        self.sheet.panel(count, at.PANEL, radius=14, edge=at.EDGE, width=2)
        done = f"{len(self.player.workshop)}/{FIGURES.end_machines.value}"
        self.sheet.centred(signs.line((done, "factory"), 40, at.MOONLIGHT), count.centre)
        self._clock(clock)

    def _clock(self, box: Box) -> None:
        """Show the day and its part, or how many boosts are still to be placed."""
        boosting = self.asked.key == "BOOST_TARGET"
        edge = at.MOON if boosting or self.view.last_night else at.EDGE
        self.sheet.panel(box, at.PANEL, radius=14, edge=edge, width=2)
        if boosting:
            left = max(1, self.view.own.boosts if self.view.own else 1)
            self.sheet.centred(signs.line((str(left), "B"), 46, at.MOON), box.centre)
            return
        day = signs.line((f"{self.view.day}/{self.view.days}",), 40, at.MOONLIGHT)
        self.sheet.row([day, table.stage_sign(self.view.stage, 42)], box, 6)

    # Before the first day

    def _robots(self) -> list[Section]:
        """Show the Monitor Screens to choose from with their start goods, and the Specialists that will be there."""
        dealt = self.view.own.dealt if self.view.own else ()
        robots = [Section(choices.robot_height(id_), partial(self._robot_to_keep, id_)) for id_ in dealt]
        return [*self._lines([one.id for one in self.view.specialists]), *robots]

    def _robot_to_keep(self, id_: str, box: Box) -> None:
        choices.robot(self.sheet, id_, self.words.say(f"robot-{id_}"), box)

    def _draft(self) -> list[Section]:
        cards = self.view.specialists
        return [self._cards([one.id for one in cards])]

    def _cards(self, ids: Sequence[str]) -> Section:
        """Show Specialists, those that cannot be picked dim."""
        lying = {one.id: one for one in self.view.specialists}

        def draw(box: Box) -> None:
            for id_, cell in zip(ids, at.grid(box.y, len(ids), 2, at.CARD[1]), strict=True):
                name, free = self.words.say(f"specialist-{id_}"), id_ in self.options
                pieces.card(self.sheet, lying[id_], name, cell, dim=not free)
                self.sheet.grey(id_, pieces.card_price(cell))

        return Section(at.grid_height(len(ids), 2, at.CARD[1]), draw)

    # A part of the day

    def _action(self) -> list[Section]:
        owned = [one.id for one in self.view.specialists if one.owner == self.player.seat]
        belt = self._belt() if self.player.belt else []
        return [self._visits(), *self._offer(), *belt, *self._lines(owned)]

    def _visits(self) -> Section:
        """Show what stock room and dock would bring."""

        def draw(box: Box) -> None:
            half = (box.w - at.GAP) // 2
            stock = box._replace(w=half)
            dock = box._replace(x=stock.right + at.GAP, w=box.w - half - at.GAP)
            self._stock(stock)
            self._dock(dock)
            self.sheet.name("stock", stock)
            self.sheet.name("dock", dock)

        return Section(_VISIT, draw)

    def _stock(self, box: Box) -> None:
        x = choices.place(self.sheet, "stock", box, open_="stock" in self.options)
        told = signs.fitting(table.stock_line(self.view.stage, self.view), 36, box.right - x - 8, at.MOONLIGHT)
        self.sheet.sprite(told, x, box.centre[1] - told.height // 2)

    def _dock(self, box: Box) -> None:
        open_ = "dock" in self.options
        x = choices.place(self.sheet, "dock", box, open_=open_)
        if not open_:
            self.sheet.grey("dock", Box(box.x + 2, box.bottom - 38, 66, 34))
        fee = (f"−{self.view.delivery.fee}", "F")
        x = signs.lay(self.sheet, fee, (x, box.centre[1]), 36) + 12
        packages = Box(x, box.y, box.right - x - 6, box.h)
        choices.packages(self.sheet, table.packages_of(self.view.delivery, self.view.stage), packages, dim=not open_)

    def _offer(self, *, slots_less: int = 0) -> list[Section]:
        """Show the tiles for sale at the viewer's prices and landing slots."""
        offered = [(self._nearer(one, slots_less), left) for one, left in table.tiles_on_offer(self.view)]

        def draw(box: Box) -> None:
            for (one, left), cell in zip(offered, at.grid(box.y, len(offered), 3, at.FACE[1]), strict=True):
                table.offer(self.sheet, one, left, cell)
                if one is not None:
                    self.sheet.name(one.machine, cell)
                    for id_ in (one.machine, f"buy:{one.machine}"):
                        self.sheet.grey(id_, faces.portrait_of(cell))
            self.sheet.name("buy", box)

        return [Section(at.grid_height(len(offered), 3, at.FACE[1]), draw)] if offered else []

    def _nearer(self, one: Offered | None, slots_less: int) -> Offered | None:
        return one and replace(one, slot=one.slot - slots_less)

    def _belt(self) -> list[Section]:
        """Show the own belt as it lies."""

        def draw(box: Box) -> None:
            pieces.belt(self.sheet, self.player, box)
            self.sheet.name("build", box)

        return [Section(pieces.belt_height(self.player.belt), draw)]

    def _buying(self) -> list[Section]:
        by_robot = self.asked.prompt.key == "ask-buy-robot"
        # The robot that buys is the own one, or somebody's that it copies; there is one of its kind.
        robots = (option for player in self.view.players for option in ROBOTS[player.robot].options)
        less = max(option.slots_less for option in robots) if by_robot else 0
        return [*self._offer(slots_less=less), *self.saves(), *self._belt()]

    def _building(self) -> list[Section]:
        return self._tiles(lambda tile: max(0, tile.slot - tile.assistants - 1))

    def _boosting(self) -> list[Section]:
        """Show the tiles one slot on, and the packages still to come."""
        return [*self._tiles(lambda tile: tile.slot - 1), *self._coming()]

    def _coming(self) -> list[Section]:
        """Show the packages of a visit under way, those taken ticked."""
        taken = self.view.delivery.taken
        if not taken or self.view.stage not in PARTS:
            return []

        def draw(box: Box) -> None:
            self.sheet.panel(box, at.PANEL, radius=14, edge=at.EDGE, width=2)
            self.sheet.sprite(icons.sign("dock", 44), box.x + 10, box.centre[1] - 22)
            row = Box(box.x + 66, box.y, box.w - 66, box.h)
            table.packages_row(self.sheet, self.view.delivery, self.view.stage, row, taking=True)

        return [Section(_VISIT, draw)]

    def _tiles(self, after: Callable[[OnBelt], int]) -> list[Section]:
        """Show the tiles of the own belt, from where to where they would move."""
        tiles = sorted(self.player.belt, key=lambda tile: tile.slot)
        few = len(tiles) <= _BELT_FACES
        columns, high = (3, at.FACE[1]) if few else (4, _TILE_ROW)
        cell_of = choices.tile if few else choices.tile_row

        def draw(box: Box) -> None:
            for tile, cell in zip(tiles, at.grid(box.y, len(tiles), columns, high), strict=True):
                cell_of(self.sheet, tile, after(tile), self.player.seat, cell)
                self.sheet.name(tile.machine, cell)

        return [Section(at.grid_height(len(tiles), columns, high), draw)] if tiles else []

    def _goods_choice(self) -> list[Section]:
        """Show what one would have of each kind, and the Specialists to take instead."""
        goods = [id_ for id_ in self.options if id_ not in SPECIALISTS]
        dear = {one.id for one in self.asked.barred if one.reason.key == "barred-lacks"}
        made = [Section(104, partial(self._goods_options, goods))]
        cards = [one.id for one in self.view.specialists if one.id in self.options or one.id in dear]
        return [*made, *([self._cards(cards)] if cards else []), *self._offer()]

    def _goods_options(self, goods: Sequence[str], box: Box) -> None:
        for id_, cell in zip(goods, cells(box, len(goods), 1, at.GAP), strict=True):
            number, symbol = int(id_[:-1]), id_[-1]
            now = pieces.amount(self.player.goods, symbol)
            choices.goods(self.sheet, symbol, number, now, cell)
            self.sheet.name(id_, cell)

    # Activations

    def _activating(self) -> list[Section]:
        """Show all that is the player's to activate; what is used up or cannot be paid is dim."""
        return [*self._robot_row(), *self._machines(), *self._belt(), *self._coming()]

    def _robot_row(self) -> list[Section]:
        def draw(box: Box) -> None:
            choices.robot_row(self.sheet, self.player.robot, self._state("robot", used=self.player.robot_used), box)
            self.sheet.name("robot", box)
            self.sheet.grey("robot", choices.lacking(box))

        return [Section(choices.ROW, draw)]

    def _state(self, id_: str, *, used: bool) -> choices.State:
        """Return how something to activate stands; an activation by day does not ask what was used up at night."""
        is_open = id_ in self.options
        runs = self.view.own is not None and id_ in self.view.own.run
        return choices.State(is_open, used and not is_open, runs, self._lost(id_))

    def _machines(self) -> list[Section]:
        done = [one for one in self.player.workshop if choices.is_purple(one.machine)]
        if len(done) > choices.MOST:
            done = [one for one in done if one.machine in self.options]

        def draw(box: Box) -> None:
            for one, cell in zip(done, at.grid(box.y, len(done), 2, choices.ROW), strict=True):
                choices.machine_row(self.sheet, one.machine, self._state(one.machine, used=one.used), cell)
                self.sheet.name(one.machine, cell)
                self.sheet.grey(one.machine, choices.lacking(cell))

        return [Section(at.grid_height(len(done), 2, choices.ROW), draw)] if done else []

    def _lost(self, id_: str) -> int:
        """Return how many goods an option says that the dials would not take."""
        option = self.options.get(id_)
        lost = option.hint.args.get("lost", 0) if option and option.hint else 0
        return lost if isinstance(lost, int) else 0

    # Robots

    def _robot_option(self) -> list[Section]:
        letters = ROBOTS[self.player.robot].letters()
        rows = [Section(72, partial(self._letter, letter)) for letter in letters]
        effects = [effect for letter, effect in letters.items() if letter in self.options]
        buying = max((effect.slots_less for effect in effects if effect.special == "buy"), default=0)
        boosting = any(symbol == "B" for effect in effects for symbol, _ in effect.gain)
        offer = self._offer(slots_less=buying) if buying else []
        return [*rows, *offer, *(self._belt() if boosting or buying else []), *self._copied(effects)]

    def _letter(self, letter: str, box: Box) -> None:
        effect = ROBOTS[self.player.robot].letters()[letter]
        choices.letter(self.sheet, letter, effect, box, open_=letter in self.options)
        self.sheet.grey(letter, choices.lacking(box))

    def _copied(self, effects: Sequence[choices.Effect]) -> list[Section]:
        """Show what opponents have that could be copied."""
        specials = {effect.special for effect in effects}
        others = [player for player in self.view.players if player.seat != self.player.seat]
        made: list[Section] = []
        if "copy-robot" in specials:
            made += [Section(56, partial(self._their_robot, player)) for player in others]
        machines = [
            (player.seat, one.machine)
            for player in others
            for one in player.workshop
            if "copy-machine" in specials and choices.is_purple(one.machine)
        ]
        if machines:
            made.append(Section(at.grid_height(len(machines), 7, at.CHIP[1]), partial(self._their_machines, machines)))
        return made

    def _their_robot(self, player: Player, box: Box) -> None:
        self.sheet.sprite(tokens.seat_mark(player.seat, 42), box.x + 4, box.centre[1] - 21)
        pieces.robot(self.sheet, player.robot, Box(box.x + 60, box.y, box.w - 66, box.h), used=False)

    def _their_machines(self, machines: Sequence[tuple[int, str]], box: Box) -> None:
        for (seat, machine), cell in zip(machines, at.grid(box.y, len(machines), 7, at.CHIP[1]), strict=True):
            self.sheet.sprite(faces.chip(machine), cell.x, cell.y)
            self.sheet.sprite(tokens.seat_mark(seat, 32), cell.x + 70, cell.y + 1)

    def _copying(self) -> list[Section]:
        """Show what can be copied with its owner, and what it costs in all."""
        own = next((option.cost for option in ROBOTS[self.player.robot].options if option.cost), {})
        targets = [(id_, *choices.copied(self.view, self.player.seat, id_, own)) for id_ in self.options]

        def draw(box: Box) -> None:
            for (id_, seat, told), cell in zip(targets, at.grid(box.y, len(targets), 2, choices.ROW), strict=True):
                choices.target(self.sheet, id_, seat, told, cell)

        return [Section(at.grid_height(len(targets), 2, choices.ROW), draw), *self._belt()]

    # Specialists

    def _bonus_order(self) -> list[Section]:
        return [self._cards(list(self.options)), *self._belt()]

    def _lines(self, ids: Sequence[str]) -> list[Section]:
        """Show in short what Specialists reward."""
        told = [signs.specialist_line(SPECIALISTS[id_]) for id_ in ids]
        if not told:
            return []

        def draw(box: Box) -> None:
            for line, cell in zip(told, at.grid(box.y, len(told), 2, 52), strict=True):
                self.sheet.panel(cell, at.PANEL, radius=12)
                self.sheet.sprite(icons.sign("person", 38), cell.x + 8, cell.centre[1] - 19)
                made = signs.fitting(line, 36, cell.w - 66, at.MOONLIGHT)
                self.sheet.sprite(made, cell.x + 56, cell.centre[1] - made.height // 2)

        return [Section(at.grid_height(len(told), 2, 52), draw)]
