"""The picture of the whole table, drawn from what anybody may see."""

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw

from render.kit import lines, palette, text, tokens
from render.kit.canvas import Canvas, plate
from render.kit.fonts import shown_names
from render.kit.grids import Box, around
from render.kit.sprites import SPRITES
from render.nicodemus import faces, icons, look
from render.nicodemus import layout as at
from render.nicodemus.labels import labels
from render.nicodemus.look import THEME
from render.nicodemus.strip import amounts
from rules.kernel.words import Words
from rules.nicodemus.view import Broken, Player, View

_END = 20
_TILES_SHOWN = 5
counted = partial(lines.counted, gap=5)


def table(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Return the table: Bric-a-brac, supplies, projects, both workshops and the score track."""
    return canvas(view, words, names).image


def canvas(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    sheet = Canvas(_board().copy())
    shown = shown_names(names, said)
    letters = faces.letters_of(said)
    with sheet.ground():
        _header(sheet, view, said, shown)
    for broken in view.yard:
        _broken(sheet, broken, letters, fresh=broken.spot == view.fresh)
    _stock(sheet, view, said)
    for slot, project in zip(at.SLOTS, view.open_projects, strict=False):
        if project:
            sheet.sprite(faces.tile(project, letters), slot.x, slot.y)
    for player, box in zip(view.players, at.SHOPS, strict=True):
        _workshop(sheet, view, player, box, shown[player.seat], letters)
    _track(sheet, view)
    sheet.name("score", at.TRACK)
    sheet.name("yard", around(at.SPOTS))
    sheet.name("projects", around(at.SLOTS))
    return sheet


def _header(sheet: Canvas, view: View, said: Words, names: Sequence[str]) -> None:
    room = at.HEADER
    if view.over or view.last_round:
        room = _badge(sheet, said.say("pic-over" if view.over else "pic-last-round"), over=view.over)
    sign, words = _heading(view, said, names)
    sheet.row([look.motif(50), sign], Box(room.x, room.y, 0, room.h), 8, "l")
    left = 50 + 8 + sign.width + 10
    look.line(sheet, words, Box(room.x + left, room.y, room.w - left - 10, room.h), size=36)


def _heading(view: View, said: Words, names: Sequence[str]) -> tuple[Image.Image, str]:
    if not view.over:
        words = said.say("pic-turn", {"name": names[view.turn]})
        return tokens.seat_mark(view.turn, 42), words
    winners = [seat for seat, rank in enumerate(view.ranks) if rank == 1]
    if len(winners) == 1:
        return tokens.sign("crown", 42), said.say("pic-won", {"name": names[winners[0]]})
    return tokens.sign("crown", 42), said.say("pic-shared")


def _badge(sheet: Canvas, words: str, *, over: bool) -> Box:
    """Lay the mark of the last round into the right of the header and return the room left of it."""
    wide = 230
    box = Box(at.HEADER.right - wide, at.HEADER.y + 4, wide, at.HEADER.h - 8)
    sheet.panel(box, THEME.ink if over else THEME.accent, radius=10)
    look.line(sheet, words, box.inset(6), size=32, fill=palette.INK, align="m")
    return Box(at.HEADER.x, at.HEADER.y, at.HEADER.w - wide - 6, at.HEADER.h)


def _broken(sheet: Canvas, broken: Broken, letters: faces.Letters, *, fresh: bool) -> None:
    box = at.SPOTS[broken.spot - 1]
    if fresh:
        sheet.panel(Box(box.x - 4, box.y - 4, box.w + 8, box.h + 8), THEME.accent, radius=14)
    sheet.sprite(_spot(broken.spot, box.w, box.h), box.x, box.y)
    sheet.sprite(faces.card(broken.machine, letters), box.x, box.y)
    foot = Box(box.x, box.bottom - at.FOOT, box.w, at.FOOT)
    coal = icons.good("charcoalium", 28)
    sheet.sprite(coal, foot.right - 36, foot.centre[1] - 14)
    fee, fill = (f"−{broken.fee}", THEME.ink) if broken.fee else ("0", THEME.dim)
    sheet.write(fee, (foot.right - 42, foot.centre[1] + 2), face="figures", size=34, fill=fill, anchor="rm")
    if broken.charcoalium:
        _lying(sheet, broken.charcoalium, box)


def _lying(sheet: Canvas, number: int, box: Box) -> None:
    """Show the charcoalium lying on a machine, between its colour and its points."""
    pill = Box(box.x + 43, box.y + 4, 61, 35)
    sheet.panel(pill, palette.INK, radius=10, edge=THEME.ink, width=2)
    coal = icons.good("charcoalium", 26)
    wide = coal.width + 3 + text.width(str(number), "figures", 32)
    left = pill.x + (pill.w - wide) // 2
    sheet.sprite(coal, left, pill.centre[1] - 13)
    sheet.write(str(number), (left + wide, pill.centre[1] + 2), face="figures", size=32, fill=THEME.ink, anchor="rm")


def _spot(spot: int, w: int, h: int) -> Image.Image:
    def drawn() -> Image.Image:
        sheet = Canvas(plate(w, h, THEME.slot, radius=12).copy())
        sheet.write(str(spot), (12, h - at.FOOT // 2 + 2), face="figures", size=34, fill=THEME.accent)
        return sheet.image

    return SPRITES.get(("spot", spot, w, h), drawn)


def _stock(sheet: Canvas, view: View, said: Words) -> None:
    box = at.STOCK.inset(6)
    counted(sheet, tokens.sign("cards", 34), view.deck, Box(box.x + 4, box.y, 90, box.h))
    counted(sheet, tokens.sign("tile", 34), view.pile, Box(box.x + 106, box.y, 90, box.h))
    look.line(sheet, said.say("pic-reserve"), Box(box.x + 210, box.y, 160, box.h), size=30, fill=THEME.dim, align="r")
    for place, (name, number) in enumerate(amounts(view.reserve)):
        counted(sheet, icons.good(name, 34), number, Box(box.x + 384 + place * 94, box.y, 90, box.h), dim=not number)


def _workshop(sheet: Canvas, view: View, player: Player, box: Box, name: str, letters: faces.Letters) -> None:
    if player.seat == view.turn and not view.over:
        sheet.panel(box, None, radius=14, edge=THEME.accent, width=4)
    inner = box.inset(8)
    _nameplate(sheet, view, player, Box(inner.x, inner.y, inner.w, 64), name)
    _belongings(sheet, player, Box(inner.x, inner.y + 66, inner.w, 36))
    for place, machine in enumerate(player.workshop[:4]):
        mini = faces.mini(machine, letters)
        sheet.sprite(mini, inner.x + place * (mini.width + 5), inner.y + 106)
    _tiles(sheet, player, Box(inner.x, inner.bottom - faces.SMALL_TILE[1], inner.w, faces.SMALL_TILE[1]), letters)


def _nameplate(sheet: Canvas, view: View, player: Player, box: Box, name: str) -> None:
    # Who began matters at the end: both have the same number of turns (RU-55).
    order = "1" if player.seat == view.first else "2"
    sheet.sprite(tokens.seat_mark(player.seat, 47, order), box.x - 2, box.centre[1] - 23)
    score = tokens.points(player.score, 62)
    sheet.sprite(score, box.right - score.width, box.centre[1] - score.height // 2)
    room = Box(box.x + 50, box.y, box.w - 50 - 66, box.h)
    if view.over:
        rank = view.ranks[player.seat]
        sheet.write(
            f"{rank}.", (box.right - 70, box.centre[1] + 2), face="figures", size=38, fill=THEME.accent, anchor="rm"
        )
        room = Box(room.x, room.y, room.w - 34, room.h)
    look.line(sheet, name, room, size=34)


def _belongings(sheet: Canvas, player: Player, box: Box) -> None:
    """Show goods, the number of cards in hand and of completed projects."""
    things = [(icons.good(name, 28), number) for name, number in amounts(player.goods)]
    things += [(tokens.sign("card", 30), player.hand_size), (tokens.sign("tick", 26), len(player.completed))]
    for place, (sign, number) in enumerate(things):
        # Only charcoalium can reach two digits in a regular game.
        left = box.x + place * 59 + 6 * bool(place)
        counted(sheet, sign, number, Box(left, box.y, 59, box.h), size=34, dim=not number)


def _tiles(sheet: Canvas, player: Player, box: Box, letters: faces.Letters) -> None:
    step = faces.SMALL_TILE[0] + 4
    shown = player.projects if len(player.projects) <= _TILES_SHOWN else player.projects[: _TILES_SHOWN - 1]
    for place, project in enumerate(shown):
        sheet.sprite(faces.small_tile(project, letters), box.x + place * step, box.y)
    more = len(player.projects) - len(shown)
    if more:
        left = box.x + len(shown) * step
        room = Box(left, box.y, box.right - left, box.h)
        look.line(sheet, f"+{more}", room, face="figures", size=40, align="m")


def _track(sheet: Canvas, view: View) -> None:
    """Put the seats' marks on the score track: the first seat above, the second below."""
    for player in view.players:
        cell = min(player.score, at.TRACK_CELLS - 1)
        x = round(at.TRACK.x + (cell + 0.5) * at.TRACK.w / at.TRACK_CELLS)
        y = at.TRACK.y + 13 if player.seat == 0 else at.TRACK.bottom - 13
        sheet.centred(tokens.seat_mark(player.seat, 30), (x, y))


def _board() -> Image.Image:
    """Return the empty table."""
    return SPRITES.get(("nicodemus board",), _drawn_board)


def _drawn_board() -> Image.Image:
    sheet = look.sheet(at.TABLE_HEIGHT)
    for spot, box in enumerate(at.SPOTS, 1):
        sheet.panel(box, THEME.panel, radius=12, edge=THEME.slot, width=3)
        sheet.write(str(spot), box.centre, face="figures", size=56, fill=THEME.slot, anchor="mm")
    sheet.panel(at.STOCK, THEME.panel, radius=10)
    for box in at.SLOTS:
        sheet.panel(box, THEME.panel, radius=10, edge=THEME.slot, width=3)
    for box in at.SHOPS:
        _empty_workshop(sheet, box)
    _empty_track(sheet)
    return sheet.image


def _empty_workshop(sheet: Canvas, box: Box) -> None:
    sheet.panel(box, THEME.panel, radius=14)
    inner, (w, h) = box.inset(8), faces.MINI
    for place in range(4):
        sheet.sprite(plate(w, h, None, radius=8, edge=THEME.slot, width=3), inner.x + place * (w + 5), inner.y + 106)


def _empty_track(sheet: Canvas) -> None:
    track = at.TRACK
    wide = track.w / at.TRACK_CELLS
    pen = ImageDraw.Draw(sheet.image)
    top, bottom = track.y + 23, track.bottom - 23
    for number in range(at.TRACK_CELLS):
        left = round(track.x + number * wide)
        fill = THEME.accent if number == _END else THEME.slot if number % 5 else THEME.edge
        pen.rectangle((left + 1, top, round(left + wide) - 2, bottom), fill=fill)
        if number % 5 == 0 or number == at.TRACK_CELLS - 1:
            words = str(number) if number < at.TRACK_CELLS - 1 else "+"
            ink = palette.INK if number == _END else THEME.ink
            sheet.write(
                words, (round(left + wide / 2), track.centre[1] + 2), face="figures", size=32, fill=ink, anchor="mm"
            )
