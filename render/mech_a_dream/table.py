"""The picture of the table: stock room and dock, machines on offer, Specialists, how the players stand, the days.

It shows printed figures and is the same for all eyes; what somebody would pay is on the own sheet. What lies on belts
and in workshops has a picture for each player.
"""

from collections.abc import Sequence

from PIL import Image

from render.kit import palette, tokens
from render.kit.canvas import Canvas
from render.kit.fonts import shown_names
from render.kit.grids import Box, cells
from render.mech_a_dream import faces, icons, pieces, signs, sky
from render.mech_a_dream import layout as at
from render.mech_a_dream.labels import labels
from rules.kernel.words import Words
from rules.mech_a_dream.components import FIGURES, FLOORS, MACHINES, PARTS
from rules.mech_a_dream.view import Delivery, Offered, Package, Player, View

_PART = 50
_STOCK = 360
_BOXED = (84, 50)
"""A package at the dock."""


def table(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return the table."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    shown = shown_names(names, said)
    offered = tiles_on_offer(view)
    plan = at.table_plan(len(offered), len(view.specialists), len(view.players))
    sheet = sky.sheet(plan.height)
    with sheet.ground():
        _header(sheet, view, words, said, shown)
    _headings(sheet, view, said, plan.headings)
    for part, box in zip(PARTS, plan.floors, strict=True):
        _floor(sheet, view, part, box)
    for (one, left), box in zip(offered, plan.offer, strict=True):
        offer(sheet, None if one is None else printed(one), left, box)
    for card, box in zip(view.specialists, plan.cards, strict=True):
        pieces.card(sheet, card, words.say(f"specialist-{card.id}"), box)
    for player, box in zip(view.players, plan.players, strict=True):
        _player(sheet, view, player, shown[player.seat], box)
    _days(sheet, view, plan.days)
    return sheet


def tiles_on_offer(view: View) -> list[tuple[Offered | None, int]]:
    """Return slots and piles in order, piles with the number of their tiles, slots with -1."""
    found: list[tuple[Offered | None, int]] = []
    for pile in view.piles:
        found += [(slot, -1) for slot in pile.slots]
        found.append((pile.top, pile.size))
    return found


def printed(one: Offered) -> Offered:
    """Return a tile on offer as it is printed."""
    tile = MACHINES[one.machine]
    return Offered(one.machine, tile.price, tile.slot, affordable=True)


def offer(sheet: Canvas, one: Offered | None, left: int, box: Box) -> None:
    """Draw a tile for sale, or the empty place of one; piles say how many tiles are left."""
    if one is None:
        sheet.sprite(pieces.gap_plate(box.w, box.h), box.x, box.y)
    else:
        sheet.sprite(faces.face(one.machine, dim=not one.affordable), box.x, box.y)
        _price(sheet, one, Box(box.x + at.NAMEPLATE, box.bottom - faces.FOOT - 4, box.w - at.NAMEPLATE - 4, faces.FOOT))
    if left >= 0:
        _pile(sheet, left, Box(box.x + 4, box.bottom - 36, at.NAMEPLATE - 8, 33))


def _price(sheet: Canvas, one: Offered, foot: Box) -> None:
    tile = MACHINES[one.machine]
    sheet.panel(Box(foot.x + 5, foot.y, foot.w - 10, 2), at.EDGE, radius=1)
    signs.lay(sheet, (str(one.price), tile.currency), (foot.x + 12, foot.centre[1] + 1), 36, at.INK)
    if not one.affordable:
        sheet.centred(tokens.sign("cross", 30), (foot.x + 78, foot.centre[1] + 1))
    lands: signs.Line = ("belt", str(one.slot)) if one.slot > 0 else ("belt", "arrow", "tick")
    made = signs.line(lands, 36 if one.slot > 0 else at.SMALLEST)
    sheet.sprite(made, foot.right - 10 - made.width, foot.centre[1] + 1 - made.height // 2)


def _pile(sheet: Canvas, left: int, box: Box) -> None:
    sheet.panel(box, at.PANEL, radius=9, edge=at.EDGE, width=2)
    sheet.row([signs.line(("stack", str(left)), at.SMALLEST, at.MOONLIGHT)], box, 0)


def _header(sheet: Canvas, view: View, words: Words, said: Words, names: Sequence[str]) -> None:
    if view.over:
        winners = [player.seat for player in view.players if player.rank == 1]
        key = "pic-won" if len(winners) == 1 else "pic-shared"
        pieces.header(sheet, tokens.sign("crown", 42), said.say(key, {"name": names[winners[0]]}), said.say("pic-over"))
        return
    badge = said.say("pic-mech-last-night") if view.last_night else ""
    if view.turn is not None:
        sign, told = tokens.seat_mark(view.turn, 44), names[view.turn]
    else:
        sign, told = stage_sign(view.stage, 44), stage_title(view, words, said)
    if view.stage == "draft":
        told = said.say("pic-mech-drafts", {"name": told})
    pieces.header(sheet, sign, told, badge)


def stage_sign(stage: str, size: int) -> Image.Image:
    """Return the sign for a part of the day, or for what is done before the first."""
    return icons.sign({"robots": "robot", "draft": "person"}.get(stage, stage), size)


def stage_title(view: View, words: Words, said: Words) -> str:
    """Return the day and its part in words."""
    if view.stage == "robots":
        return said.say("pic-mech-robots")
    if view.stage == "draft":
        return said.say("pic-mech-draft")
    part = "night" if view.stage == "over" else view.stage
    return said.say("pic-mech-day", {"day": view.day, "part": words.say(part)})


def _days(sheet: Canvas, view: View, box: Box) -> None:
    """Draw the calendar: past days with their delivery cards, today with its part, days to come."""
    for day, cell in enumerate(cells(box, view.days, 1, 5), start=1):
        today = day == view.day
        edge = at.MOON if today else at.PANEL
        sheet.panel(cell, at.SLOT if today else at.PANEL, radius=10, edge=edge, width=3)
        ink = at.MOONLIGHT if today else at.MOONLIGHT_DIM
        sheet.write(str(day), (cell.x + 20, cell.centre[1] + 2), face="figures", size=38, fill=ink, anchor="mm")
        if today and not view.over:
            sheet.sprite(stage_sign(view.stage, 42), cell.right - 52, cell.centre[1] - 21)
        elif day <= len(view.delivered):
            told = view.delivered[day - 1]
            at_ = (cell.right - 10, cell.centre[1] + 2)
            sheet.write(told, at_, face="figures", size=30, fill=at.MOONLIGHT_DIM, anchor="rm")


def _headings(sheet: Canvas, view: View, said: Words, box: Box) -> None:
    stock = Box(box.x + _PART + 6, box.y, _STOCK - 10, box.h)
    sheet.sprite(icons.sign("stock", 36), stock.x, box.centre[1] - 18)
    name = Box(stock.x + 44, stock.y, stock.w - 50, stock.h)
    pieces.line(sheet, said.say("pic-mech-stock"), name, face="round", size=at.SMALLEST)
    dock = Box(stock.right + 10, box.y, box.right - stock.right - 10, box.h)
    sheet.sprite(icons.sign("dock", 38), dock.x, box.centre[1] - 19)
    left = signs.line(("stack", str(view.deliveries_left)), 34, at.MOONLIGHT)
    sheet.sprite(left, dock.right - left.width, box.centre[1] - 17)
    fee = signs.line((f"−{view.delivery.price}", "F"), 36, at.MOONLIGHT)
    x = dock.right - left.width - fee.width - 20
    sheet.sprite(fee, x, box.centre[1] - 18)
    told = said.say("pic-mech-delivery", {"id": view.delivery.id})
    pieces.line(sheet, told, Box(dock.x + 46, dock.y, x - dock.x - 52, dock.h), face="round", size=at.SMALLEST)


def _floor(sheet: Canvas, view: View, part: str, box: Box) -> None:
    """Draw one part of the day: its floor of the stock room, its packages, and who is there."""
    current = part == view.stage
    sheet.panel(box, at.SLOT if current else at.PANEL, radius=12, edge=at.MOON if current else at.PANEL, width=3)
    sheet.sprite(icons.sign(part, 44), box.x + 8, box.centre[1] - 22)
    stock = Box(box.x + _PART + 8, box.y, _STOCK - 8, box.h)
    goods = signs.fitting(stock_line(part, view), 34, stock.w - 74, at.MOONLIGHT)
    sheet.sprite(goods, stock.x, box.centre[1] - goods.height // 2)
    pieces.marks(sheet, there(view, part, "stock"), Box(stock.right - 70, box.y, 68, box.h))
    sheet.panel(Box(stock.right + 1, box.y + 8, 3, box.h - 16), at.EDGE, radius=1)
    packages_row(sheet, view.delivery, part, Box(stock.right + 10, box.y, 290, box.h), taking=current)
    pieces.marks(sheet, there(view, part, "dock"), Box(box.right - 72, box.y, 68, box.h))


def stock_line(part: str, view: View) -> signs.Line:
    """Return what a floor of the stock room offers."""
    floor = FLOORS[part]
    fixed = (*signs.amounts(floor.fixed), signs.SPACE, "+", signs.SPACE) if floor.fixed else ()
    card = ("/", "person") if floor.specialist and view.has_specialists else ()
    return (*fixed, *signs.choice_line(floor.choice), *card)


def there(view: View, part: str, place: str) -> list[int]:
    """Return whose assistant of that part is at a place, in turn order."""
    index = PARTS.index(part)
    return [seat for seat in view.order if view.players[seat].assistants[index] == place]


def packages_of(delivery: Delivery, part: str) -> tuple[Package, ...]:
    """Return the packages of a part of the day."""
    return tuple(getattr(delivery, part))


def packages_row(sheet: Canvas, delivery: Delivery, part: str, box: Box, *, taking: bool) -> None:
    """Lay packages from the gate outwards; those that a visitor has taken already are ticked."""
    w, h = _BOXED
    x = box.x
    for place, package in enumerate(packages_of(delivery, part)):
        gone = taking and place < delivery.taken
        cell = Box(x, box.centre[1] - h // 2, w, h)
        sheet.panel(cell, at.PAPER_DIM if gone else "#F2DDB4", radius=7, edge=palette.WOOD_DARK, width=3)
        made = signs.line((str(package.number), package.symbol), 38)
        sheet.centred(made, cell.centre)
        if gone:
            sheet.sprite(tokens.sign("tick", 34), cell.right - 32, cell.bottom - 30)
        x += w + 8


def _player(sheet: Canvas, view: View, player: Player, name: str, box: Box) -> None:
    """Draw how a player stands, and with room for it the machines on the belt and in the workshop."""
    waited = player.seat in pieces.waited_for(view)
    sheet.panel(box, at.PANEL, radius=14, edge=at.MOON if waited else at.EDGE, width=3 if waited else 2)
    _standing(sheet, view, player, name, Box(box.x, box.y, box.w, at.PLAYER))
    if box.h > at.PLAYER:
        _machines(sheet, player, Box(box.x + 12, box.y + at.PLAYER - 4, box.w - 24, at.MACHINES))


def _standing(sheet: Canvas, view: View, player: Player, name: str, box: Box) -> None:
    """Write whose it is, goods, machines completed, points so far."""
    middle = box.centre[1]
    sheet.sprite(tokens.seat_mark(player.seat, 42), box.x + 10, middle - 21)
    left, right = box.x + 60, box.right - 58
    sheet.sprite(tokens.points(player.points, 48), right, middle - 24)
    done = (f"{len(player.workshop)}/{FIGURES.end_machines.value}", "factory")
    amounts = [(str(pieces.amount(player.goods, symbol)), symbol) for symbol, _ in pieces.GOODS]
    for told, least in ((done, 92), *((one, 66) for one in reversed(amounts))):
        made = signs.line(told, 34, at.MOONLIGHT)
        right -= max(least, made.width + 8)
        sheet.sprite(made, right, middle - 17)
    asleep = view.stage == "night" and not player.at_work
    for shown, name_of in ((player.seat == view.first, "first"), (asleep, "sleep")):
        if shown:
            sheet.sprite(icons.sign(name_of, 34), left, middle - 17)
            left += 38
    if view.over:
        left += 6 + sheet.write(f"{player.rank}.", (left, middle + 2), face="figures", size=38, fill=at.MOON)
    pieces.line(sheet, name, Box(left, box.y, right - left - 8, box.h))


def _machines(sheet: Canvas, player: Player, box: Box) -> None:
    """Lay the machines by number, those on the belt with their slots; what has no room is counted."""
    lying = [pieces.moving(tile, player.seat) for tile in player.belt]
    done = [pieces.standing(machine) for machine in player.workshop]
    x, left = box.x, len(lying) + len(done)
    for sign, each in (("belt", lying), ("factory", done)):
        if each:
            sheet.sprite(icons.sign(sign, 32), x, box.centre[1] - 16)
            x += 40
        for piece in each:
            if x + piece.width > box.right - (60 if left > 1 else 0):
                sheet.write(f"+{left}", (x + 6, box.centre[1] + 2), face="figures", size=34, fill=at.MOONLIGHT)
                return
            sheet.sprite(piece, x, box.centre[1] - piece.height // 2)
            x, left = x + piece.width + 7, left - 1
        x += 8
