"""The viewer's hand with what each card would give now, beside the Bric-a-brac with what each repair would cost now."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.kit import lines, palette, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.nicodemus import effects, faces, icons, look, strip
from render.nicodemus.labels import labels
from render.nicodemus.look import THEME
from rules.kernel.words import Words
from rules.nicodemus.components import MACHINES, RESOURCES
from rules.nicodemus.view import Broken, Goods, HandCard, Repair, View

_TITLE: Final = 40
_ROOM: Final = 476
"""Height of the two lists."""
_GAP: Final = 7
_LEFT: Final = 420
_ROW: Final = 94
"""The most a line is high; the least is what ten machines on the Bric-a-brac leave."""
_STACKED: Final = 84
"""From this height of a line on there is room for charcoalium below the points."""
_TILES: Final = 112
"""Height of the line of drawn tiles."""


def canvas(view: View, words: Words, _names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    top = strip.BOTTOM
    sheet = look.sheet(top + _TITLE + _ROOM + 18 + _TILES * bool(view.drawn))
    strip.lay(sheet, view, said)
    left = Box(strip.BOX.x, top, _LEFT, _TITLE)
    right = Box(left.right + 12, top, strip.BOX.right - left.right - 12, _TITLE)
    look.line(sheet, said.say("pic-hand" if view.hand else "pic-hand-empty"), left, face=THEME.title, size=34)
    look.line(sheet, said.say("pic-yard"), right, face=THEME.title, size=34)
    cards = Counter(card.machine for card in view.hand)
    kinds = {card.machine: card for card in view.hand}
    for card, box in zip(kinds.values(), _rows(left, len(kinds)), strict=True):
        _card(sheet, card, cards[card.machine], box, words)
    own = Goods() if view.audience is None else view.players[view.audience].goods
    prices = {repair.spot: repair for repair in view.repairs}
    for broken, box in zip(view.yard, _rows(right, len(view.yard)), strict=True):
        _repair(sheet, broken, prices.get(broken.spot), own, box)
    if view.drawn:
        _drawn(sheet, view.drawn, Box(left.x, top + _TITLE + _ROOM + 10, look.WIDTH, _TILES), said)
    return sheet


def _rows(title: Box, number: int) -> list[Box]:
    """Return the lines of a list below its title, as high as they may be."""
    high = min(_ROW, (_ROOM + _GAP) // max(1, number) - _GAP)
    return [Box(title.x, title.bottom + place * (high + _GAP), title.w, high) for place in range(number)]


def _card(sheet: Canvas, card: HandCard, number: int, box: Box, words: Words) -> None:
    sheet.panel(box, THEME.panel, radius=12)
    size = min(box.h - 12, 88)
    sheet.sprite(faces.sign(card.machine, size), box.x + 6, box.centre[1] - size // 2)
    room = Box(box.x + size + 16, box.centre[1] - 42, box.w - size - 24, 40)
    if number > 1:
        wide = look.line(sheet, f"×{number}", room, face="figures", size=36, fill=THEME.accent, align="r")
        room = room._replace(w=room.w - wide - 8)
    look.line(sheet, words.say(f"machine-{card.machine}"), room, face="figures", size=36)
    y = room.bottom + 2
    widths = (74, 68, box.right - room.x - 74 - 68 - 18)
    for place, (signs, wide) in enumerate(zip(_options(card), widths, strict=True)):
        chip = Box(room.x + sum(widths[:place]) + 6 * place, y, wide, 42)
        possible = place < 2 or card.effect
        sheet.panel(chip, THEME.slot if possible else None, radius=10, edge=THEME.slot, width=3)
        sheet.row([signs if possible else strip.faded(signs)], chip, 0)


def _options(card: HandCard) -> list[Image.Image]:
    """Return what the three options of a card would give."""
    brings = effects.brings(card.machine, card.gain, 30)
    mark = icons.gear(28) if card.effect else tokens.sign("cross", 26)
    return [
        effects.gains("charcoalium", card.charcoalium, 32),
        effects.gains(MACHINES[card.machine].product, 1, 32),
        lines.beside([mark, brings], 7, 32),
    ]


def _repair(sheet: Canvas, broken: Broken, repair: Repair | None, own: Goods, box: Box) -> None:
    """Show a machine, what its repair costs now and what it brings; what can be paid stands out."""
    payable = repair is not None and repair.payable
    sheet.panel(
        box,
        look.READY if payable else THEME.panel,
        radius=10,
        edge=THEME.accent if payable else None,
        width=3 if payable else 0,
    )
    size, middle = min(box.h - 8, 60), box.centre[1]
    fill = THEME.accent if payable else THEME.dim
    sheet.write(str(broken.spot), (box.x + 18, middle + 2), face="figures", size=36, fill=fill, anchor="mm")
    sheet.sprite(faces.sign(broken.machine, size), box.x + 36, middle - size // 2)
    left = _gain(sheet, broken, Box(box.x, box.y, box.w - 6, box.h))
    room = Box(box.x + 44 + size, box.y, left - box.x - 50 - size, box.h)
    if repair is not None:
        sheet.row(_price(repair, own, room.w), room, 4, "l")


def _gain(sheet: Canvas, broken: Broken, box: Box) -> int:
    """Show points, and charcoalium that is lying there, at the right end of a line; return where that begins."""
    points = tokens.points(MACHINES[broken.machine].points, 44)
    left, middle = box.right - points.width, box.centre[1]
    if not broken.charcoalium:
        sheet.sprite(points, left, middle - 22)
        return left
    lying = effects.gains("charcoalium", broken.charcoalium, 30)
    if box.h > _STACKED:
        sheet.sprite(points, left, middle - 38)
        sheet.sprite(lying, box.right - lying.width, middle + 8)
        return box.right - lying.width
    sheet.sprite(points, left, middle - 22)
    sheet.sprite(lying, left - lying.width - 4, middle - 15)
    return left - lying.width - 4


def _price(repair: Repair, own: Goods, room: int) -> list[Image.Image]:
    """Return a price: charcoalium as a number, resources piece by piece, jokers; what is lacking is faded."""
    signs = []
    if repair.charcoalium:
        sign = effects.line((str(repair.charcoalium), "charcoalium"), 30)
        signs.append(sign if repair.charcoalium <= own.charcoalium else strip.faded(sign))
    pieces = _pieces(repair, own)
    if not signs and not pieces:
        return [tokens.sign("tick", 34)]
    return [*signs, _overlapping(pieces, room - sum(sign.width + 4 for sign in signs))]


def _pieces(repair: Repair, own: Goods) -> list[Image.Image]:
    """Return the resources of a price piece by piece.

    Jokers stand first for what is lacking, then for what there is least of; the player may choose otherwise.
    """
    wanted = {name: getattr(repair, name) for name in RESOURCES}
    lacking = {name: max(0, number - getattr(own, name)) for name, number in wanted.items()}
    struck = dict.fromkeys(RESOURCES, 0)
    scarce = sorted(RESOURCES, key=lambda name: getattr(own, name))
    for most in (lacking, wanted):
        for name in scarce:
            more = min(most[name] - struck[name], repair.jokers - sum(struck.values()))
            struck[name] += max(0, more)
    pieces = []
    for name in RESOURCES:
        pale = max(0, lacking[name] - struck[name])
        pieces += [icons.good(name, 29)] * (wanted[name] - struck[name] - pale) + [
            strip.faded(icons.good(name, 29))
        ] * pale
        pieces += [icons.good("joker", 29)] * struck[name]
    return pieces


def _overlapping(pieces: Sequence[Image.Image], room: int) -> Image.Image:
    """Return pieces in a line, closer together where there is little room."""
    if not pieces:
        return Image.new("RGBA", (1, 1))
    wide = pieces[0].width
    step = wide + 2 if len(pieces) == 1 else min(wide + 2, (room - wide) // (len(pieces) - 1))
    image = Image.new("RGBA", (wide + step * (len(pieces) - 1), wide))
    for place, piece in enumerate(pieces):
        image.alpha_composite(piece, (place * step, 0))
    return image


def _drawn(sheet: Canvas, drawn: Sequence[int], box: Box, said: Words) -> None:
    letters = faces.letters_of(said)
    wide = look.line(sheet, said.say("pic-drawn"), box._replace(w=_LEFT), size=32, fill=palette.CHALK)
    for place, project in enumerate(drawn):
        sheet.sprite(faces.tile(project, letters), box.x + wide + 20 + place * (faces.TILE[0] + 10), box.y)
