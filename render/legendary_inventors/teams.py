"""Players on the table, a line each with the four inventors' faces; and teams as they start, to pick from."""

from collections import Counter
from collections.abc import Collection, Sequence

from msgspec import Struct
from PIL import Image

from render.kit import text, tokens
from render.kit.canvas import Canvas, plate
from render.kit.grids import Box, cells
from render.kit.sprites import SPRITES
from render.legendary_inventors import layout as at
from render.legendary_inventors import look, signs
from render.legendary_inventors.labels import labels
from render.legendary_inventors.look import Sheet
from render.legendary_inventors.portraits import portrait
from render.legendary_inventors.tiles import tile
from render.legendary_inventors.wording import short
from rules.kernel.words import Words
from rules.legendary_inventors.components import HIGHEST_ORDER, INVENTIONS, REWARDS, SCIENCES, TEAMS
from rules.legendary_inventors.view import Inventor, Player, Tiles, View

_FACE = 44
_POINTS = 50
_SMALL_FACE, _SIGN, _LEAST, _PENNANT = 38, 32, 4, 40
_APART = 4
"""Pixels at least between the name of a science and the next sign; with fewer, the row reads as one word."""


class State(Struct, frozen=True):
    """What is marked at a player: does the game wait for them, have they Leonardo, are they done, their rank."""

    asked: bool = False
    leonardo: bool = False
    done: bool = False
    rank: int = 0


def state_of(view: View, player: Player) -> State:
    """Return what is marked at a player."""
    return State(
        asked=player.seat in view.asked,
        leonardo=player.seat == view.leonardo,
        done=player.done and view.stage == "final" and not view.over,
        rank=player.rank if view.over else 0,
    )


def player(sheet: Sheet, who: Player, box: Box, name: str, state: State, points: str = "") -> None:
    """Draw a player's line: piece, name, the inventors' faces, tiles, patents by order number, points."""
    _frame(sheet, who.team, box, asked=state.asked)
    line = Box(box.x + 14, box.y, box.w - 22, at.PLAYER)
    sheet.sprite(signs.piece(who.team, who.seat, 36), line.x, line.centre[1] - 18)
    room = _belongings(sheet, who, Box(line.x + 44, line.y, line.w - 44, line.h), state)
    room = _faces(sheet, who, room)
    sheet.line(name, room, face="bold", size=30, fill=look.CHALK)
    if points:
        below = Box(line.x + 44, line.bottom - 6, line.w - 44, at.LINE)
        sheet.line(points, below, size=30, fill=look.DIM)


def _frame(sheet: Canvas, team: str, box: Box, *, asked: bool) -> None:
    sheet.panel(box, look.PANEL, radius=12, edge=look.ACCENT if asked else look.SLOT, width=4 if asked else 2)
    if team:
        sheet.sprite(plate(6, box.h - 20, signs.TEAMS[team][1], radius=3), box.x + 5, box.y + 10)


def _belongings(sheet: Canvas, who: Player, box: Box, state: State) -> Box:
    """Lay points, patents, tiles and marks to the right of a player's line and return the room left of them."""
    middle = box.centre[1]
    x = box.right - _POINTS
    sheet.sprite(tokens.points(who.points.total, _POINTS), x, middle - _POINTS // 2)
    if state.rank:
        words = f"{state.rank}."
        x -= text.width(words, "figures", 38) + 6
        sheet.write(words, (x, middle + 2), face="figures", size=38, fill=look.ACCENT)
    x -= at.ORDER[0] * (HIGHEST_ORDER + 1) + 6
    orders(sheet, who.patents, Box(x, middle - at.ORDER[1] // 2, at.ORDER[0], at.ORDER[1]))
    for shown, sign in ((state.leonardo, signs.leonardo(42)), (state.done, tokens.sign("tick", 34))):
        if shown:
            x -= sign.width + 6
            sheet.sprite(sign, x, middle - sign.height // 2)
    return Box(box.x, box.y, x - box.x - 8, box.h)


def _faces(sheet: Canvas, who: Player, box: Box) -> Box:
    """Lay the inventors' portraits to the right, those who are tired faded, and return the room left of them."""
    x = box.right - len(who.inventors) * (_FACE + 3)
    for place, each in enumerate(who.inventors):
        sheet.sprite(face(each, who.team, _FACE), x + place * (_FACE + 3), box.centre[1] - _FACE // 2)
    return Box(box.x, box.y, x - box.x - 8, box.h)


def rival_of(view: View, who: Player) -> Player | None:
    """Return the only other player who has a team, for whom there is room beside one's own turn; None if more have."""
    others = [each for each in view.players if each.team and each.seat != who.seat]
    return others[0] if len(others) == 1 else None


def known(sheet: Sheet, who: Player, box: Box) -> None:
    """Draw what a player's inventors know, those who are tired faded, with their goals below, and the tiles in hand."""
    middle = box.y + _SMALL_FACE // 2
    sheet.sprite(signs.piece(who.team, who.seat, 28), box.x + 4, middle - 14)
    shown = [_of_concern(each) for each in who.inventors]
    wide = [_SMALL_FACE + 4 + len(sciences) * (_SIGN + 1) for sciences in shown]
    kinds = [kind.kind for kind in who.tiles for _ in range(kind.number)]
    spare = box.w - 44 - sum(wide) - len(wide) * _LEAST
    step = min(_SIGN + 2, max(0, spare) // max(1, len(kinds)))
    gap = _LEAST + max(0, spare - step * len(kinds)) // len(wide)
    x = box.x + 44
    for each, sciences, width in zip(who.inventors, shown, wide, strict=True):
        sheet.sprite(face(each, who.team, _SMALL_FACE), x, box.y)
        if not each.met:
            pennant = signs.goal(each.points, _PENNANT, met=False, ink=look.CHALK)
            sheet.sprite(pennant, x + (_SMALL_FACE - pennant.width) // 2, box.y + _SMALL_FACE + 1)
        for place, science in enumerate(sciences):
            slot = Box(x + _SMALL_FACE + 4 + place * (_SIGN + 1), middle - _SIGN // 2, _SIGN, _SIGN)
            _slot(sheet, each, science, slot)
        x += width + gap
    for place, kind in enumerate(kinds):
        sheet.sprite(tile(kind, _SIGN), box.right - (len(kinds) - place) * step, middle - _SIGN // 2)


def _of_concern(each: Inventor) -> list[int]:
    """Return the sciences that an inventor knows, or that the goal asks for as long as it is not met."""
    both = enumerate(zip(each.values, each.goal, strict=True))
    return [science for science, (value, asked) in both if value or (asked and not each.met)]


def _slot(sheet: Sheet, each: Inventor, science: int, slot: Box) -> None:
    """Draw what an inventor knows of a science, and below it what the goal asks for until it is met."""
    sheet.sprite(signs.slot(science, each.values[science], slot.w), slot.x, slot.y)
    if each.goal[science] and not each.met:
        below = (slot.centre[0], slot.bottom + 18)
        sheet.write(str(each.goal[science]), below, face="figures", size=30, fill=look.CHALK, anchor="mm")


def face(each: Inventor, team: str, size: int) -> Image.Image:
    """Return an inventor's portrait, faded and with the sign of sleep when tired, ticked when the goal is met."""

    def drawn() -> Image.Image:
        made = portrait(each.id, team, size)
        made = made.copy() if each.active else look.faded(made, ("portrait", each.id)).copy()
        mark = max(22, round(size * 0.36))
        if not each.active:
            made.alpha_composite(signs.sleep(mark), (size - mark, 0))
        if each.met:
            made.alpha_composite(tokens.sign("tick", mark), (size - mark, size - mark))
        return made

    return SPRITES.get(("face", each.id, team, size, each.active, each.met), drawn)


def orders(sheet: Canvas, patents: Sequence[str], first: Box) -> None:
    """Show how many patents there are of each order number: one dot for each."""
    numbers = Counter(INVENTIONS[patent].order for patent in patents)
    for order in range(HIGHEST_ORDER + 1):
        sheet.sprite(order_cell(order, numbers[order]), first.x + order * at.ORDER[0], first.y)


def order_cell(order: int, number: int) -> Image.Image:
    """Return an order number with a dot for each patent of it, dim without any."""

    def drawn() -> Image.Image:
        w, h = at.ORDER[0] - 2, at.ORDER[1]
        sheet = Canvas(plate(w, h, look.PAPER if number else look.GROUND, radius=6).copy())
        fill = look.INK if number else look.EDGE
        sheet.write(str(order), (w // 2, 15), face="figures", size=30, fill=fill, anchor="mm")
        dot = plate(6, 6, "#B0392B", radius=3)
        for n in range(number):
            row, place = divmod(n, 3)
            across = min(3, number - row * 3)
            sheet.image.alpha_composite(dot, (w // 2 - across * 4 + 1 + place * 8, 27 + row * 6))
        return sheet.image

    return SPRITES.get(("order cell", order, number), drawn)


def tiles(sheet: Canvas, owned: Sequence[Tiles], box: Box, *, placeless: Collection[str] = ()) -> None:
    """Lay tiles with their numbers side by side from the left, as close as they must lie; the placeless ones grey."""
    wide = [at.TILE + (text.width(str(each.number), "figures", 34) + 4) * (each.number > 1) for each in owned]
    gap = min(10, (box.w - sum(wide)) // max(1, len(owned) - 1))
    x = box.x
    for each, step in zip(owned, wide, strict=True):
        face = tile(each.kind, at.TILE)
        if each.kind in placeless:
            face = look.faded(face, ("tile", each.kind))
            sheet.grey(f"upgrade:{each.kind}", Box(x, box.centre[1] - at.TILE // 2, at.TILE, at.TILE))
        sheet.sprite(face, x, box.centre[1] - at.TILE // 2)
        if each.number > 1:
            place = (x + at.TILE + 3, box.centre[1] + 2)
            sheet.write(str(each.number), place, face="figures", size=34, fill=look.CHALK)
        x += step + gap


def counts(sheet: Canvas, lying: Sequence[Tiles], box: Box) -> None:
    """Show how many reward tiles there are of every kind."""
    numbers = {each.kind: each.number for each in lying}
    step = box.w // len(REWARDS)
    for place, kind in enumerate(REWARDS):
        x = box.x + place * step
        number = numbers.get(kind, 0)
        sheet.sprite(tile(kind, 38), x, box.centre[1] - 19)
        fill = look.CHALK if number else look.FAINT
        sheet.write(str(number), (x + 42, box.centre[1] + 2), face="figures", size=34, fill=fill)


def legend(sheet: Sheet, words: Words, box: Box) -> None:
    """Write what the four signs of the sciences stand for."""
    said = labels(words.lang)
    keys = {name: f"pic-inventors-science-{name}" for name in SCIENCES}
    told = [said.say(key) if said.has(key) else words.say(name) for name, key in keys.items()]
    wide = [text.width(name, "text", look.SMALL) for name in told]
    room = box.w - (38 + _APART) * len(told) + _APART
    gap, x = max(0, room - sum(wide)) // (len(told) - 1), box.x
    for science, (name, needed) in enumerate(zip(told, wide, strict=True)):
        step = min(needed, needed * room // sum(wide))
        sheet.sprite(signs.science(science, 30), x, box.centre[1] - 15)
        sheet.line(name, Box(x + 38, box.y, step, box.h), size=look.SMALL, fill=look.DIM)
        x += 38 + step + _APART + gap


def start(sheet: Sheet, id_: str, box: Box, words: Words) -> None:
    """Draw a team that nobody leads yet: its sign, and each inventor with a goal below the knowledge at the start."""
    _frame(sheet, id_, box, asked=False)
    sheet.sprite(signs.piece(id_, 0, 36), box.x + 16, box.centre[1] - 18)
    grid = cells(Box(box.x + 60, box.y + 4, box.w - 66, box.h - 8), 4, 1, 4)
    for each, cell in zip(TEAMS[id_].inventors, grid, strict=False):
        sheet.sprite(portrait(each.id, id_, 46), cell.x, cell.y + 4)
        sheet.sprite(signs.goal(each.points, 40, met=False, ink=look.CHALK), cell.x + 3, cell.y + 56)
        name = short(words, labels(words.lang), "inventor", each.id).upper()
        sheet.line(name, Box(cell.x + 50, cell.y, cell.w - 48, 32), face="figures", size=30, fill=look.CHALK)
        for science, (value, asked) in enumerate(zip(each.start, each.goal, strict=True)):
            slot = Box(cell.x + 48 + science * 31, cell.y + 35, 30, 30)
            sheet.sprite(signs.slot(science, value, slot.w), slot.x, slot.y)
            if asked:
                below = (slot.centre[0], slot.bottom + 20)
                sheet.write(str(asked), below, face="figures", size=34, fill=look.CHALK, anchor="mm")
