"""Pictures for choices of goods: what each answer gives or takes, and what one would have then."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from render.kit import lines, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from render.nicodemus import effects, faces, icons, look, strip
from render.nicodemus.labels import labels
from render.nicodemus.look import THEME
from rules.kernel.model import Decision, Option, Text
from rules.kernel.words import Words
from rules.nicodemus.components import GOODS, MACHINES
from rules.nicodemus.view import Goods, View

_CELL: Final = 96
_GAP: Final = 10
_SIGN: Final = 48


class Amount(NamedTuple):
    """A good, how many units of it an answer promises (or takes, below 0), how many there are before and after it."""

    name: str
    change: int
    before: int
    after: int


def gain(view: View, name: str, number: int) -> Amount:
    """Return a gain of whoever's turn it is: no more than the reserve and the opponent have (RU-11)."""
    before = getattr(view.players[view.turn].goods, name)
    there = getattr(view.reserve, name) + getattr(view.players[1 - view.turn].goods, name)
    return Amount(name, number, before, before + min(number, there))


def loss(goods: Goods, name: str, number: int) -> Amount:
    """Return a loss of somebody who has these goods."""
    before = getattr(goods, name)
    return Amount(name, -number, before, before - number)


def gains(view: View, words: Words, decision: Decision) -> Canvas:
    """Return the picture for what is gained, from the cost of a machine if it is one's (21, 22, 23, 25; 15)."""
    number = decision.prompt.args["number"]
    wanted = {option.id: _units(option.id, number if decision.key == "PICK TYPE" else 1) for option in decision.options}
    changes = [[gain(view, name, more) for name, more in units.items()] for units in wanted.values()]
    machine = decision.prompt.args.get("machine")
    head = _cost(int(machine.key.removeprefix("machine-"))) if isinstance(machine, Text) else []
    return _sheet(view, words, decision.options, changes, head)


def losses(view: View, words: Words, decision: Decision) -> Canvas:
    """Return the picture for what the opponent loses; with machine 32 the viewer gains it."""
    victim = view.players[1 - view.turn]
    head = [icons.rival(56), tokens.seat_mark(victim.seat, 44), _stock(victim.goods)]
    taken = [_units(option.id, 1) for option in decision.options]
    if decision.key == "ROB RESOURCE":
        changes = [[gain(view, name, more) for name, more in units.items()] for units in taken]
    else:
        changes = [[loss(victim.goods, name, more) for name, more in units.items()] for units in taken]
    return _sheet(view, words, decision.options, changes, head)


def swaps(view: View, words: Words, decision: Decision) -> Canvas:
    """Return the picture for the swaps of machine 24, with those that are left."""
    own = view.players[view.turn].goods
    offers = [option for option in decision.options if not option.plain]
    changes = []
    for option in offers:
        given, wanted = option.id.removeprefix("swap:").split(">")
        changes.append([loss(own, given, 1), gain(view, wanted, 1)])
    left = decision.prompt.args["left"]
    head = [faces.sign(24, 56), *[tokens.sign("swap", 48)] * (left if isinstance(left, int) else 0)]
    return _sheet(view, words, offers, changes, head)


def after(amount: Amount, size: int) -> Image.Image:
    """Return what there is of a good before and after."""
    return effects.line((str(amount.before), "arrow", str(amount.after)), size, THEME.dim)


def _sheet(
    view: View, words: Words, options: Sequence[Option], changes: Sequence[Sequence[Amount]], head: list[Image.Image]
) -> Canvas:
    # A pair of changes needs half the width.
    columns = min(len(options), 2 if any(len(change) > 1 for change in changes) else 3)
    rows = -(-len(options) // columns)
    top = strip.ROOM.y + (_CELL * 3 // 4 if head else 0)
    sheet = strip.sheet(top + rows * (_CELL + _GAP))
    strip.lay(sheet, view, labels(words.lang))
    if head:
        sheet.row(head, Box(strip.ROOM.x, strip.ROOM.y, strip.ROOM.w, 60), 12, "l")
    grid = cells(Box(strip.ROOM.x, top, strip.ROOM.w, rows * (_CELL + _GAP) - _GAP), columns, rows, _GAP)
    for option, change, box in zip(options, changes, grid, strict=False):
        sheet.panel(box, look.READY, radius=12, edge=THEME.edge if option.warns else THEME.accent, width=3)
        sheet.row([_column(amount) for amount in change], box, 26)
        sheet.name(option.id, box)
    return sheet


def _column(amount: Amount) -> Image.Image:
    """Return a change with what there is after it below."""
    above, below = effects.gains(amount.name, amount.change, _SIGN), after(amount, 30)
    image = Image.new("RGBA", (max(above.width, below.width), _SIGN + 34))
    image.alpha_composite(above, ((image.width - above.width) // 2, 0))
    image.alpha_composite(below, ((image.width - below.width) // 2, _SIGN + 4))
    return image


def _cost(machine: int) -> list[Image.Image]:
    """Return a machine with its printed cost."""
    return [faces.sign(machine, 60), *(icons.good(name, 44) for name in MACHINES[machine].units)]


def _stock(goods: Goods) -> Image.Image:
    return lines.beside(
        [effects.line((str(number), name), 40) for name, number in strip.amounts(goods) if number]
        or [effects.line(("0",), 40)],
        20,
        40,
    )


def _units(id_: str, number: object) -> Counter[str]:
    """Return the goods that an option names."""
    units = Counter(name for name in id_.rpartition(":")[2].split("+") if name in GOODS)
    return Counter({name: many * (number if isinstance(number, int) else 1) for name, many in units.items()})
