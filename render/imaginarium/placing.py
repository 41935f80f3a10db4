"""To decide from where a figure goes: the belt with the viewer's own prices, and the presses."""

from msgspec.structs import replace

from render.imaginarium import belt, icons
from render.imaginarium import layout as at
from render.imaginarium.pieces import Pen, figure
from render.imaginarium.scene import Scene, fading, frame
from render.imaginarium.screen import state_of
from render.imaginarium.theme import THEME
from render.kit.canvas import Canvas
from render.kit.grids import Box, around, cells
from rules.imaginarium.view import Field, Press, Reservation

_STATE = 40


def places(pen: Pen, scene: Scene) -> None:
    """Lay the belt in the order of turns: what can be reserved, at what price, and whether it could be paid."""
    boxes = cells(pen.take(2 * (at.FIELD + _STATE) + 8), 4, 2, 8)
    prices = {one.place: one for one in scene.mine.reservations}
    free = {id_.partition(":")[0] for id_ in scene.offered}
    pen.sheet.name("belt", around(boxes[:7]))
    pen.sheet.name("presses", boxes[7])
    for field, box in zip(scene.view.belt, boxes, strict=False):
        _field(pen.sheet, scene, field, prices.get(field.place), box, is_free=field.place in free)
    for press, box in zip(scene.view.presses, cells(boxes[7], 1, 3, 8), strict=True):
        _press(pen.sheet, press, box, is_free=press.place in free)


def _field(sheet: Canvas, scene: Scene, field: Field, price: Reservation | None, box: Box, *, is_free: bool) -> None:
    sheet.name(f"{field.place}:{field.machine}", box)
    with fading(sheet, box, off=not is_free):
        sheet.sprite(belt.empty_field(field.place, box.w, box.h), box.x, box.y)
        own = price.price if price else field.price
        belt.field(sheet, replace(field, figure=None), box, scene.words, own)
        if is_free:
            _state(sheet, scene, price, Box(box.x, box.bottom - _STATE, box.w, _STATE))
    if is_free:
        frame(sheet, box)
    if field.figure:
        figure(sheet, field.figure, (box.centre[0], box.centre[1] + 12), 84)


def _state(sheet: Canvas, scene: Scene, price: Reservation | None, box: Box) -> None:
    """Say whether the machine could be paid, or that a saboteur would crush it."""
    acting = scene.view.acting
    if acting is not None and acting.saboteur:
        sheet.centred(icons.sign("crusher", 36), box.centre)
    elif price is not None:
        sheet.centred(state_of(price, 36), box.centre)


def _press(sheet: Canvas, press: Press, box: Box, *, is_free: bool) -> None:
    sheet.name(press.place, box)
    with fading(sheet, box, off=not is_free):
        sheet.sprite(belt.empty_press(press.place, press.gain, box.w, box.h), box.x, box.y)
    if is_free:
        sheet.panel(box, None, radius=10, edge=THEME.accent, width=4)
    if press.figure:
        figure(sheet, press.figure, (box.x + 84, box.centre[1]), 56)
