"""What several pictures of the game lay down in the same way: counted signs, groups of machines, names, figures."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from PIL import Image

from render.imaginarium import faces, icons, signs, theme
from render.imaginarium import layout as at
from render.imaginarium.theme import SMALL, THEME
from render.kit import text, tokens
from render.kit.canvas import Canvas, plate
from render.kit.fonts import Face, can_show
from render.kit.grids import Box
from render.kit.lines import counted
from render.kit.sprites import SPRITES
from rules.imaginarium.components import MACHINES
from rules.imaginarium.view import Figure, Goods, Player, View
from rules.kernel.model import Decision, Text
from rules.kernel.words import Words

GOODS = ("charcoal", "wood", "copper", "crystal", "vp")


class Pen:
    """A sheet that grows downwards; it is cut to what was drawn."""

    def __init__(self, top: int = at.MARGIN) -> None:
        """Begin that far down."""
        self.y = top
        self.sheet = Canvas(Image.new("RGB", (theme.WIDTH, 2 * at.HEIGHT), THEME.ground))

    def take(self, height: int, gap: int = 8) -> Box:
        """Return the next box of that height."""
        box = Box(at.MARGIN, self.y, at.INNER, height)
        self.y += height + gap
        return box

    def title(self, words: str) -> None:
        """Write a heading."""
        self.sheet.line(words, self.take(34, 2), face="bold", size=SMALL, fill=THEME.dim)

    def finished(self) -> Canvas:
        """Return the sheet, cut and framed."""
        made = Canvas(self.sheet.image.crop((0, 0, theme.WIDTH, self.y + 8)))
        theme.frame(made.image)
        made.misfits, made.parts = self.sheet.misfits, self.sheet.parts
        made.places, made.greyed = self.sheet.places, self.sheet.greyed
        return made


def amounts(goods: Goods) -> list[tuple[str, int]]:
    """Return what lies behind a screen by name, victory points last."""
    return [(name, getattr(goods, name)) for name in GOODS]


def figure(sheet: Canvas, who: Figure, centre: tuple[int, int], size: int) -> None:
    """Lay an engineer or a saboteur with its middle at that place."""
    sheet.centred(icons.figure(who.seat, size, saboteur=who.saboteur), centre)


def group(cards: Sequence[str], *, off: bool = False, used: bool = False) -> Image.Image:
    """Return a slot's machines in one frame; alike ones once with their number."""
    return SPRITES.get(("group", *cards, off, used), lambda: _group(cards, off=off, used=used))


def flow(sprites: Iterable[Image.Image], room: int, gap: int) -> list[list[Image.Image]]:
    """Return sprites in lines that fit the room."""
    lines: list[list[Image.Image]] = [[]]
    left = room
    for sprite in sprites:
        if sprite.width > left and lines[-1]:
            lines.append([])
            left = room
        lines[-1].append(sprite)
        left -= sprite.width + gap
    return lines


def counted_chips(machines: Iterable[tuple[str, int]], size: int = at.CHIP) -> list[Image.Image]:
    """Return machines by their drawings, each type once with its number if there are several."""
    return [counted_chip(machine, number, size) for machine, number in machines]


def counted_chip(machine: str, number: int, size: int = at.CHIP) -> Image.Image:
    """Return a machine by its drawing, with its number if there are several."""
    sign = faces.chip(machine, size)
    if number < 2:
        return sign
    return SPRITES.get(("counted chip", machine, number, size), lambda: _beside(sign, f"×{number}"))


def tally(machines: Iterable[str]) -> list[tuple[str, int]]:
    """Return types and numbers in alphabetical order."""
    return sorted(Counter(machines).items())


def is_guarded(player: Player, machine: str) -> bool:
    """Say whether a defence that all can see keeps a player safe from that attack."""
    return any(machine in MACHINES[card].blocks for slot in player.slots if not slot.off for card in slot.cards)


def named_machine(asked: Decision) -> str:
    """Return the machine that a question names."""
    named = asked.prompt.args["machine"]
    assert isinstance(named, Text)  # noqa: S101
    return named.key.removeprefix("machine-")


def title_of(view: View, said: Words, names: Sequence[str]) -> tuple[Image.Image, str]:
    """Return what heads every public picture: the round and who acts in which phase, or who has won."""
    if view.over:
        winners = [seat for seat, rank in enumerate(view.ranks) if rank == 1]
        key = "pic-won" if len(winners) == 1 else "pic-shared"
        return tokens.sign("crown", 42), said.say(key, {"name": names[winners[0]] if winners else ""})
    acting = view.acting
    sign = icons.figure(acting.seat, 48, saboteur=acting.saboteur) if acting else icons.sign("gear", 42)
    name = names[acting.seat] if acting else ""
    return sign, said.say(f"pic-imaginarium-{view.stage}", {"number": view.round, "name": name})


def lay_name(
    sheet: Canvas, words: str, box: Box, *, face: Face = "text", size: int = SMALL, fill: str = THEME.ink
) -> None:
    """Write a line with a player's name, which is cut rather than too small to read."""
    fitted = text.line(words, face, size, box.w, SMALL)
    if not fitted.whole:
        sheet.misfits.append(words)
    sheet.line(fitted.words, box, face=face, size=fitted.size, fill=fill)


def header(sheet: Canvas, sign: Image.Image, words: str) -> None:
    """Lay a sign and a line of words on top of a sheet."""
    box = at.HEADER
    sheet.sprite(sign, box.x, box.centre[1] - sign.height // 2)
    left = sign.width + 12
    # A player's name may have letters that the lettering lacks.
    face = THEME.title if all(can_show(THEME.title, letter) for letter in words) else "bold"
    room = Box(box.x + left, box.y, box.w - left, box.h)
    lay_name(sheet, words, room, face=face, size=36, fill=THEME.accent)


def dial(pair: Sequence[str], size: int) -> Image.Image:
    """Return the pair of actions last chosen on a plate, or an empty plate."""
    return SPRITES.get(("imaginarium dial", *pair, size), lambda: _dial(pair, size))


def laid_open(sheet: Canvas, player: Player, box: Box) -> None:
    """After the end: everything that lay behind a screen, crowned where it was the most."""
    if not player.screen:
        return
    won = dict(player.majorities)
    for place, (name, number) in enumerate(amounts(player.screen)):
        end = counted(sheet, icons.sign(name, 36), number, Box(box.x + 4 + place * 152, box.y, 150, box.h))
        if name in won:
            sheet.sprite(signs.line(("crown", f"+{won[name]}"), 30, THEME.ink), end + 6, box.centre[1] - 15)


def _group(cards: Sequence[str], *, off: bool, used: bool) -> Image.Image:
    chips = counted_chips((machine, len(list(alike))) for machine, alike in groupby(cards))
    extra = [icons.sign("off", 30)] * off + [tokens.sign("tick", 28)] * used
    pieces = [*chips, *extra]
    wide = sum(piece.width for piece in pieces) + 3 * (len(pieces) - 1) + 10
    back = THEME.ground if off else THEME.slot
    sheet = Canvas(plate(wide, at.LINE, back, radius=9, edge=THEME.edge, width=2).copy())
    x = 5
    for piece in pieces:
        sheet.image.alpha_composite(piece, (x, (at.LINE - piece.height) // 2))
        x += piece.width + 3
    return sheet.image


def _beside(sign: Image.Image, words: str) -> Image.Image:
    told = signs.sign(words, SMALL, THEME.ink)
    image = Image.new("RGBA", (sign.width + 2 + told.width, sign.height))
    image.alpha_composite(sign)
    image.alpha_composite(told, (sign.width + 2, (sign.height - told.height) // 2))
    return image


def _dial(pair: Sequence[str], size: int) -> Image.Image:
    sheet = plate(2 * size + 18, size + 8, THEME.ground, radius=(size + 8) // 2, edge=THEME.accent, width=2)
    image = sheet.copy()
    for place, action in enumerate(pair):
        image.alpha_composite(icons.sign(action, size - 6), (12 + place * size, 7))
    return image
