"""Where robots can go, as rows: a robot and for each location the steps that lead there."""

from collections.abc import Iterable, Sequence
from typing import Final

from PIL import Image

from render.kit import lines, palette
from render.kit.canvas import Canvas, plate
from render.kit.grids import Box
from render.kit.sprites import SPRITES
from render.transmissions import icons, signs, theme
from render.transmissions import layout as at
from render.transmissions.pieces import Part
from render.transmissions.places import GROUNDS, place
from render.transmissions.robots import robot
from rules.kernel.words import Words
from rules.transmissions.components import PLACES, ROBOTS, TRANSMISSIONS
from rules.transmissions.view import CardRobot, HandCard, Reach, View

_LEFT: Final = 72
"""Width of the place for a robot before the chips."""
_HIGH: Final = 50
_LINES: Final = 6
"""With more lines than that each robot has one only."""
_NAMING: Final = [card for card, figures in TRANSMISSIONS.items() if figures.robot]
_ANYWHERE: Final = ("swap", "jump")
"""Ways of moving that have one chip for all locations they lead to."""
_ORDER: Final = ("walk", "back", "swap", "jump")


def shown(reach: Iterable[Reach]) -> list[Reach]:
    """Return ways to move, each field once a kind, those that spend no copied idea first; any jump stands for all."""
    found: dict[tuple[str, int], Reach] = {}
    for way in sorted(reach, key=lambda way: len(way.copies)):
        found.setdefault((way.kind, -1 if way.kind == "jump" else way.field), way)
    return sorted(found.values(), key=lambda way: (_ORDER.index(way.kind), way.steps))


def deciding(view: View) -> tuple[CardRobot, ...]:
    """Return the robots whose way the viewer is deciding on now."""
    if view.audience != view.turn or view.over:
        return ()
    if not view.reach:
        return view.choices
    field = next(one.number for one in view.fields if one.robot == view.active)
    return (CardRobot(view.active, field, view.reach),)


def is_under_way(view: View) -> bool:
    """Say whether the viewer has played a card, so that the hand is for a later turn, when robots stand elsewhere."""
    return view.audience == view.turn and bool(view.card)


def hand_parts(view: View, words: Words, said: Words) -> list[Part]:
    """Return each card of the hand, with a row for each robot that it lets move."""
    held = () if view.over else view.hand
    is_crowded = len(_lines(held, said)) > _LINES
    parts = []
    for card in held:
        if is_under_way(view):
            parts.append(_card(card, words, said))
        elif len(card.robots) == 1 and card.card in _NAMING:
            parts.append(_row(card.robots[0], [card], said, is_crowded=is_crowded))
        else:
            parts.append(_card(card, words, said))
            parts += [_row(one, (), said, is_crowded=is_crowded) for one in card.robots]
    return parts


def robot_parts(robots: Iterable[CardRobot], said: Words, held: Iterable[HandCard] = ()) -> list[Part]:
    """Return a row for each robot; `held` are cards of the hand, of which each row shows those that let it move."""
    by_name = {one.robot: one for one in robots}
    for card in held:
        by_name |= {one.robot: one for one in card.robots}
    cards = list(held)
    return [_row(by_name[name], _letting(by_name[name], cards), said) for name in ROBOTS if name in by_name]


def _letting(one: CardRobot, cards: Iterable[HandCard]) -> list[HandCard]:
    """Return the cards that let a robot move: its own card, or that of the location where it stands."""
    return [card for card in cards if any(each.robot == one.robot for each in card.robots)]


def _row(one: CardRobot, cards: Sequence[HandCard], said: Words, *, is_crowded: bool = False) -> Part:
    """Return a robot, signs of the cards of the hand that let it move, and what it can reach."""
    pieces = [_card_sign("" if card.card in _NAMING else f"@{PLACES[one.field // 2]}") for card in cards]
    left = _LEFT + sum(piece.width + 4 for piece in pieces)
    rows = _flow(one, said, left - _LEFT)
    if is_crowded and len(rows) > 1:
        rows = [[*rows[0][:-1], _more()]]

    def draw(sheet: Canvas, box: Box) -> None:
        sheet.name(one.robot, box)
        for card in cards:
            if len(card.robots) == 1:
                sheet.name(f"play:{card.card}", box)
        sheet.panel(box, theme.PANEL, radius=12, edge=theme.COPPER if cards else theme.EDGE, width=3)
        sheet.sprite(robot(one.robot, 54), box.x + 8, box.centre[1] - 27)
        sheet.row(pieces, Box(box.x + 68, box.y, left - 68, box.h), 4, "l")
        for number, row in enumerate(rows):
            sheet.row(row, Box(box.x + left, box.y + 4 + number * (_HIGH + 4), box.w - left, _HIGH), 6, "l")

    return Part(len(rows) * (_HIGH + 4) + 4, draw)


def _card_sign(named: str) -> Image.Image:
    """Return the sign of a card, with the location that it names."""
    inner = [icons.sign("card", 42), *([place(named[1:], 42)] if named else [])]
    return lines.beside(inner, 0, 46)


def _lines(held: Iterable[HandCard], said: Words) -> list[list[Image.Image]]:
    """Return the lines of chips of all robots that cards of the hand let move."""
    return [line for card in held for one in card.robots for line in _flow(one, said, 46)]


def _flow(one: CardRobot, said: Words, left: int = 0) -> list[list[Image.Image]]:
    return lines.flow(_chips(one.reach, said), at.INNER - _LEFT - left - 8, 6)


def _card(card: HandCard, words: Words, said: Words) -> Part:
    """Return a card with its name, as the head of the rows of its robots."""

    def draw(sheet: Canvas, box: Box) -> None:
        sheet.panel(box, theme.SLOT, radius=12, edge=theme.COPPER if card.playable else theme.SLOT, width=3)
        sheet.sprite(icons.sign("card", 42), box.x + 8, box.centre[1] - 21)
        drawn = signs.line(signs.transmission(card.card), 44, theme.INK)
        sheet.sprite(drawn, box.x + 58, box.centre[1] - 22)
        left = box.x + 70 + drawn.width
        name = words.say(f"transmission-{card.card}")
        told = name if card.playable else said.say("pic-transmissions-unplayable-card", {"card": name})
        fill = theme.INK if card.playable else theme.DIM
        sheet.line(told, Box(left, box.y, box.right - left - 8, box.h), face="bold", size=30, fill=fill)

    return Part(50, draw)


def _chips(reach: Iterable[Reach], said: Words) -> list[Image.Image]:
    """Return a chip for each location that steps lead to, and one for all swaps and for all jumps."""
    found: dict[tuple[str, str, bool], list[Reach]] = {}
    for way in shown(reach):
        where = "" if way.kind in _ANYWHERE else PLACES[way.field // 2]
        found.setdefault((way.kind, where, bool(way.copies)), []).append(way)
    return [_chip(kind, where, ways, said) for (kind, where, _), ways in found.items()]


def _chip(kind: str, where: str, ways: Sequence[Reach], said: Words) -> Image.Image:
    copied = ("look_right",) * bool(ways[0].copies)
    if kind == "jump":
        anywhere = said.say("pic-transmissions-anywhere")
        return SPRITES.get(("jump chip", anywhere, copied), lambda: _drawn(("jump", anywhere, *copied), theme.SLOT))
    if kind == "swap":
        goals = ("swap", *dict.fromkeys(f"@{PLACES[way.field // 2]}" for way in ways), *copied)
        return SPRITES.get(("swap chip", *goals), lambda: _drawn(goals, theme.SLOT))
    steps = "·".join(f"{'−' * (kind == 'back')}{way.steps}" for way in ways)
    told = (steps, f"@{where}", *copied)
    return SPRITES.get(("chip", *told), lambda: _drawn(told, GROUNDS[where]))


def _drawn(told: Sequence[str], ground: str) -> Image.Image:
    pieces = [place(name[1:], 44) if name.startswith("@") else signs.sign(name, 34, theme.INK) for name in told]
    inner = lines.beside(pieces, 6, _HIGH - 4)
    sheet = Canvas(plate(inner.width + 20, _HIGH, ground, radius=10, edge=palette.INK, width=2).copy())
    sheet.image.alpha_composite(inner, (10, 2))
    return sheet.image


def _more() -> Image.Image:
    return SPRITES.get(("more chip",), lambda: _drawn(("…",), theme.SLOT))
