"""The picture of what is the viewer's own: the hand, what each card could do now, and what can be repaired."""

from collections.abc import Sequence

from PIL import Image

from render.kit import palette, text, tokens
from render.kit.canvas import Canvas
from render.kit.grids import Box, cells
from render.nicodemus import faces, icons
from render.nicodemus import layout as at
from render.nicodemus.effects import effect
from render.nicodemus.emblems import emblem
from render.nicodemus.labels import labels
from render.nicodemus.table import amounts, counted, letters_of
from rules.kernel.words import Words
from rules.nicodemus.components import MACHINES
from rules.nicodemus.view import Goods, HandCard, Repair, View


def hand(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return the viewer's hand with everything that can be done from it now."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, _names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    payable = [repair for repair in view.repairs if repair.payable]
    plan = at.hand_plan(len(view.hand), len(payable), drawn=bool(view.drawn))
    sheet = Canvas(Image.new("RGB", (at.WIDTH, plan.height), palette.BENCH))
    letters = letters_of(said)
    _header(sheet, view, said)
    if view.drawn:
        _drawn(sheet, view.drawn, plan.drawn, said, letters)
    for card, box in zip(view.hand, plan.cards, strict=True):
        _card(sheet, card, box, words, letters)
    key = "pic-repairs" if payable else "pic-repairs-none"
    sheet.line(said.say(key), plan.title, face="bold", size=28, fill=palette.CHALK_DIM)
    places = {broken.spot: broken.machine for broken in view.yard}
    for repair, box in zip(payable, plan.repairs, strict=True):
        _repair(sheet, repair, places[repair.spot], box)
    return sheet


def _header(sheet: Canvas, view: View, said: Words) -> None:
    box = at.HEADER
    if view.audience is None:
        sheet.line(said.say("pic-alt-watcher"), box, face="bold", size=30, fill=palette.CHALK)
        return
    sheet.sprite(tokens.seat_mark(view.audience, 42), box.x, box.centre[1] - 21)
    title = said.say("pic-hand" if view.hand else "pic-hand-empty")
    sheet.line(title, Box(box.x + 54, box.y, 330, box.h), face="bold", size=34, fill=palette.CHALK)
    goods = view.players[view.audience].goods
    for place, (name, number) in enumerate(amounts(goods)):
        counted(
            sheet, icons.good(name, 36), number, Box(box.right - 372 + place * 94, box.y, 94, box.h), dim=not number
        )


def _drawn(sheet: Canvas, drawn: Sequence[int], box: Box, said: Words, letters: faces.Letters) -> None:
    sheet.panel(box, palette.PANEL, radius=12, edge=palette.BRASS, width=4)
    room = box.inset(14)
    left = room.right - len(drawn) * (faces.TILE[0] + 10)
    sheet.block(
        said.say("pic-drawn"), Box(room.x, room.y, left - room.x - 10, room.h), face="bold", size=30, fill=palette.CHALK
    )
    for place, project in enumerate(drawn):
        sheet.sprite(faces.tile(project, letters), left + 10 + place * (faces.TILE[0] + 10), room.y)


def _card(sheet: Canvas, card: HandCard, box: Box, words: Words, letters: faces.Letters) -> None:
    sheet.panel(box, palette.PANEL, radius=12)
    face = faces.card(card.machine, letters)
    sheet.sprite(face, box.x, box.y)
    room = Box(box.x + face.width + 16, box.y, box.w - face.width - 26, box.h)
    name, told = (
        Box(room.x, box.y + 6, room.w - at.TOLD, 42),
        Box(room.right - at.TOLD + 8, box.y + 4, at.TOLD - 8, 100),
    )
    sheet.line(words.say(f"machine-{card.machine}"), name, face="bold", size=32, fill=palette.CHALK)
    sheet.sprite(effect(card.machine, 42), room.x, box.y + 54)
    said = words.say(f"effect-{card.machine}", {"number": card.gain})
    sheet.block(said, told, size=26, fill=palette.CHALK_DIM, align="r")
    coal, product, third = cells(Box(room.x, box.bottom - 60, room.w, 52), 3, 1, 8)
    _chip(sheet, coal, [icons.good("charcoalium", 38)], f"+{card.charcoalium}")
    _chip(sheet, product, [icons.good(MACHINES[card.machine].product, 38)], "+1")
    _effect_chip(sheet, third, card)


def _effect_chip(sheet: Canvas, box: Box, card: HandCard) -> None:
    """Show what the effect would give, or whether it can be chosen at all."""
    if not card.effect:
        _chip(sheet, box, [icons.gear(38), tokens.sign("cross", 32)], "", dim=True)
    elif counts(card.machine):
        _chip(sheet, box, [icons.gear(38), icons.good(MACHINES[card.machine].product, 38)], f"+{card.gain}")
    else:
        _chip(sheet, box, [icons.gear(38), tokens.sign("tick", 34)], "")


def counts(machine: int) -> bool:
    """Say whether the effect counts machines, so that its yield is known beforehand (11 to 15)."""
    return MACHINES[machine].colour == "blue"


def _chip(sheet: Canvas, box: Box, signs: Sequence[Image.Image], words: str, *, dim: bool = False) -> None:
    sheet.panel(box, palette.PANEL if dim else palette.SLOT, radius=10, edge=palette.SLOT, width=3)
    wide = sum(sign.width + 8 for sign in signs) + text.width(words, "figures", 38)
    x = box.x + (box.w - wide) // 2
    for sign in signs[:-1]:
        sheet.sprite(sign, x, box.centre[1] - sign.height // 2)
        x += sign.width + 12
    x += sheet.write(words, (x, box.centre[1] + 2), face="figures", size=38, fill=palette.CHALK) + 6 if words else 0
    sheet.sprite(signs[-1], x, box.centre[1] - signs[-1].height // 2)


def _repair(sheet: Canvas, repair: Repair, machine: int, box: Box) -> None:
    """Show a machine that can be repaired: its spot, its drawing, what is still to pay and its points."""
    face, middle = MACHINES[machine], box.centre[1]
    sheet.panel(box, palette.PANEL, radius=12)
    sheet.write(str(repair.spot), (box.x + 22, middle + 2), face="figures", size=38, fill=palette.BRASS, anchor="mm")
    frame = Box(box.x + 42, box.y + 5, 58, box.h - 10)
    sheet.panel(frame, palette.PAPER, radius=8, edge=icons.TINTS[face.colour], width=4)
    sheet.centred(emblem(machine, 46), frame.centre)
    sheet.sprite(tokens.points(face.points, 42), box.right - 46, middle - 21)
    _price(sheet, repair, Box(box.x + 108, box.y, box.w - 108 - 50, box.h))


def _price(sheet: Canvas, repair: Repair, box: Box) -> None:
    """Show charcoalium as a number, resources piece by piece, and in brackets what jokers strike off of these."""
    goods = Goods(repair.charcoalium, repair.wood, repair.copper, repair.crystal)
    pieces = [name for name, number in amounts(goods)[1:] for _ in range(number)]
    if not pieces and not repair.charcoalium:
        sheet.sprite(tokens.sign("tick", 34), box.x, box.centre[1] - 17)
        return
    x = box.x
    if repair.charcoalium:
        x = _number(sheet, f"−{repair.charcoalium}", "charcoalium", x, box.centre[1]) + 3
    room = box.right - x - 56 * bool(repair.jokers)
    step = min(29, room // max(1, len(pieces)))
    for piece in pieces:
        sheet.sprite(icons.good(piece, 27), x, box.centre[1] - 13)
        x += step
    if repair.jokers:
        x = _number(sheet, f"({repair.jokers}", "joker", x + 3, box.centre[1])
        sheet.write(")", (x, box.centre[1] + 2), face="figures", size=34, fill=palette.CHALK)


def _number(sheet: Canvas, number: str, name: str, x: int, middle: int) -> int:
    x += sheet.write(number, (x, middle + 2), face="figures", size=34, fill=palette.CHALK) + 2
    sheet.sprite(icons.good(name, 27), x, middle - 13)
    return x + 28
