"""The viewer's hand with what each card would give now, beside the Bric-a-brac with what each repair would cost now."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.kit import lines, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.nicodemus import effects, faces, icons, look, strip, tiles
from render.nicodemus.labels import labels
from render.nicodemus.look import THEME
from rules.kernel.words import Words
from rules.nicodemus.components import MACHINES, RESOURCES
from rules.nicodemus.view import Broken, Goods, HandCard, Player, Repair, View

_TITLE: Final = 40
_ROOM: Final = 476
"""Height of the two lists."""
_GAP: Final = 7
_LEFT: Final = 420
_ROW: Final = 94
"""The most a line is high; the least is what ten machines on the Bric-a-brac leave."""
_COST: Final = 24
"""Size of a unit of what a card in hand would cost to repair."""
_TWO_LINES: Final = 62
"""From this height of a line on there is room for what is lacking below the price."""
_LACKING: Final = 34
_STACKED: Final = 70
"""From this height of a line on there is room for charcoalium below the points, and for a large drawing."""
_SMALL: Final = 42
"""Size of a drawing in a lower line, where what is lacking needs the width."""
_BOTTOM: Final = strip.ROOM.y + _TITLE + _ROOM + 8
_TILES: Final = faces.TILE[1] + 10
"""Height of a line of project tiles."""
_LARGE_TILES: Final = 3
"""So many of these have room in their larger form."""


def canvas(view: View, words: Words, _names: Sequence[str]) -> Canvas:
    """Return all that is the viewer's own: the hand, the Bric-a-brac with prices, workshop and project tiles."""
    said, player = labels(words.lang), _owner(view)
    shop = 0 if player is None else tiles.workshop_height(player)
    kept = () if player is None else player.projects
    y = _BOTTOM + shop
    sheet = strip.sheet(y + _TILES * (bool(view.drawn) + bool(kept)))
    _lists(sheet, view, words)
    if player is not None:
        tiles.workshop(sheet, player, said.say("pic-workshop"), _BOTTOM)
    for key, line in (("pic-projects", kept), ("pic-drawn", view.drawn)):
        if line:
            _tiles(sheet, line, said.say(key), Box(strip.ROOM.x, y, strip.ROOM.w, _TILES), said)
            y += _TILES
    return sheet


def turn(view: View, words: Words) -> Canvas:
    """Return what a turn is decided from: the hand and the Bric-a-brac with prices and what is lacking for them."""
    sheet = strip.sheet(_BOTTOM)
    _lists(sheet, view, words, deciding=True)
    return sheet


def _owner(view: View) -> Player | None:
    return None if view.audience is None else view.players[view.audience]


def _lists(sheet: Canvas, view: View, words: Words, *, deciding: bool = False) -> None:
    said, player = labels(words.lang), _owner(view)
    strip.lay(sheet, view, said)
    left = Box(strip.ROOM.x, strip.ROOM.y, _LEFT, _TITLE)
    right = Box(left.right + 12, strip.ROOM.y, strip.ROOM.right - left.right - 12, _TITLE)
    look.line(sheet, said.say("pic-hand" if view.hand else "pic-hand-empty"), left, face=THEME.title, size=34)
    look.line(sheet, said.say("pic-yard"), right, face=THEME.title, size=34)
    cards = Counter(card.machine for card in view.hand)
    kinds = {card.machine: card for card in view.hand}
    rows = _rows(left, len(kinds))
    for card, box in zip(kinds.values(), rows, strict=True):
        _card(sheet, card, cards[card.machine], box, words)
        sheet.name(f"play:{card.machine}", box)
    _name_list(sheet, "hand", left, rows)
    own = Goods() if player is None else player.goods
    prices = {repair.spot: repair for repair in view.repairs}
    rows = _rows(right, len(view.yard))
    for broken, box in zip(view.yard, rows, strict=True):
        _repair(sheet, broken, prices.get(broken.spot), own, box, deciding=deciding)
        sheet.name(f"repair:{broken.spot}:{broken.machine}", box)
    _name_list(sheet, "yard", right, rows)


def _name_list(sheet: Canvas, name: str, title: Box, rows: Sequence[Box]) -> None:
    bottom = rows[-1].bottom if rows else title.bottom
    sheet.name(name, title._replace(h=bottom - title.y))


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
    cost = lines.beside([icons.good(unit, _COST) for unit in MACHINES[card.machine].units], 2, _COST)
    sheet.sprite(cost, room.right - cost.width, room.centre[1] - cost.height // 2)
    named = room._replace(w=room.w - cost.width - 8)
    look.line(sheet, words.say(f"machine-{card.machine}"), named, face="figures", size=36)
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


def _repair(
    sheet: Canvas, broken: Broken, repair: Repair | None, own: Goods, box: Box, *, deciding: bool = False
) -> None:
    """Show a machine, what its repair costs now and what it brings; what can be paid stands out.

    Where it is decided, there is room for what is lacking: below the price, or in its place where lines are low.
    """
    payable = repair is not None and repair.payable
    sheet.panel(
        box,
        look.READY if payable else THEME.panel,
        radius=10,
        edge=THEME.accent if payable else None,
        width=3 if payable else 0,
    )
    x = _broken(sheet, broken, box, THEME.accent if payable else THEME.dim)
    left = _gain(sheet, broken, Box(box.x, box.y, box.w - 6, box.h))
    room = Box(x, box.y, left - x - 6, box.h)
    if deciding and repair is not None and not payable:
        low = box.h < _TWO_LINES
        below = room if low else Box(room.x, box.bottom - _LACKING, room.w, _LACKING)
        sheet.grey(f"repair:{broken.spot}:{broken.machine}", below)
        if low:
            return
        room = Box(room.x, box.y, room.w, box.h - _LACKING)
    if repair is not None:
        sheet.row(_price(repair, own, room.w), room, 4, "l")


def _broken(sheet: Canvas, broken: Broken, box: Box, fill: str) -> int:
    """Show the spot and the machine at the left end of a line, and return where the rest begins."""
    is_high, middle = box.h >= _STACKED, box.centre[1]
    size, before = (min(box.h - 8, 60), 36) if is_high else (_SMALL, 28)
    at = (box.x + before // 2, middle + 2)
    sheet.write(str(broken.spot), at, face="figures", size=36, fill=fill, anchor="mm")
    sheet.sprite(faces.sign(broken.machine, size), box.x + before, middle - size // 2)
    return box.x + before + size + 8


def _gain(sheet: Canvas, broken: Broken, box: Box) -> int:
    """Show points, and charcoalium that is lying there, at the right end of a line; return where that begins."""
    points = tokens.points(MACHINES[broken.machine].points, 42 if broken.charcoalium else 44)
    left, middle = box.right - points.width, box.centre[1]
    if not broken.charcoalium:
        sheet.sprite(points, left, middle - 22)
        return left
    lying = effects.line((str(broken.charcoalium), "charcoalium"), 30)
    if box.h >= _STACKED:
        sheet.sprite(points, left, middle - 37)
        sheet.sprite(lying, box.right - lying.width, middle + 5)
        return box.right - lying.width
    sheet.sprite(points, left, middle - 21)
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


def _tiles(sheet: Canvas, projects: Sequence[int], title: str, box: Box, said: Words) -> None:
    letters = faces.letters_of(said)
    many = len(projects) > _LARGE_TILES
    step = (faces.SMALL_TILE[0] if many else faces.TILE[0]) + 10
    look.line(sheet, title, box._replace(w=box.w - step * len(projects)), face=THEME.title, size=34)
    for place, project in enumerate(projects):
        tile = faces.small_tile(project, letters) if many else faces.tile(project, letters)
        sheet.sprite(tile, box.right - step * (len(projects) - place) + 10, box.y)
