"""The pictures of Blind Nim: the table for everybody and the viewer's own cards."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from PIL import Image

from cogwork_nim.view import Player, View
from render.kit import palette, tokens
from render.kit.canvas import Canvas
from render.kit.fonts import shown_names
from render.kit.grids import Box, cells
from render.kit.labels import labels_of
from render.kit.paths import Mark, picture
from render.kit.picture import Drawing, GamePictures, drawing
from render.kit.sprites import SPRITES
from rules.kernel.words import Words

WIDTH = 800
HEADER = Box(16, 8, 768, 50)
STONE, STONES_A_ROW = 44, 16
HEAP = Box(16, 70, 768, 140)
ROW = 64
CARD = 120

labels = labels_of(Path(__file__).parent / "text")


def table(view: View, words: Words, names: Sequence[str]) -> Drawing:
    """Draw the heap, and what everybody holds and has taken."""
    said = labels(words.lang)
    shown = shown_names(names, said)
    sheet = _sheet(HEAP.bottom + ROW * len(view.players) + 16)
    with sheet.ground():
        sheet.line(_heading(view, said, shown), HEADER, face="bold", size=34, fill=palette.CHALK)
    sheet.panel(HEAP, palette.PANEL)
    for place in cells(HEAP.inset(10), STONES_A_ROW, 2, 2)[: view.stones]:
        sheet.centred(_stone(), place.centre)
    for player in view.players:
        _player(sheet, player, shown[player.seat])
    return drawing("nim-table", sheet, _table_in_words(view, said, names))


def hand(view: View, words: Words, _names: Sequence[str]) -> Drawing:
    """Draw the viewer's own cards."""
    said = labels(words.lang)
    title = said.say("pic-nim-no-hand" if view.audience is None else "pic-nim-hand")
    sheet = _sheet(HEADER.bottom + CARD + 20)
    with sheet.ground():
        sheet.line(title, HEADER, face="bold", size=34, fill=palette.CHALK)
    sheet.row([_card(card) for card in view.hand], Box(16, HEADER.bottom, 768, CARD), 12, "l")
    told = said.say("pic-nim-alt-hand", {"cards": _listed(view.hand, said)})
    return drawing("nim-hand", sheet, title if view.audience is None else told)


def _sheet(height: int) -> Canvas:
    return Canvas(Image.new("RGB", (WIDTH, height), palette.BENCH))


def _heading(view: View, said: Words, names: Sequence[str]) -> str:
    if view.last is not None:
        return said.say("pic-nim-won" if view.last_wins else "pic-nim-lost", {"name": names[view.last]})
    return said.say("pic-nim-lay") if view.turn is None else said.say("pic-nim-turn", {"name": names[view.turn]})


def _player(sheet: Canvas, player: Player, name: str) -> None:
    box = Box(16, HEAP.bottom + 10 + ROW * player.seat, 768, ROW - 8)
    sheet.panel(box, palette.PANEL)
    sheet.sprite(tokens.seat_mark(player.seat, 42), box.x + 8, box.y + 7)
    sheet.line(name, Box(box.x + 60, box.y, 400, box.h), face="bold", size=30, fill=palette.CHALK)
    sheet.sprite(tokens.sign("card", 36), box.x + 480, box.y + 10)
    sheet.write(str(player.cards), (box.x + 522, box.centre[1]), face="figures", size=34, fill=palette.CHALK)
    sheet.sprite(_stone(), box.x + 620, box.y + 6)
    sheet.write(str(player.taken), (box.x + 672, box.centre[1]), face="figures", size=34, fill=palette.CHALK)


def _stone() -> Image.Image:
    mark = Mark("O 50,54,44,36", palette.STEEL, palette.INK, 6)
    return SPRITES.get(("nim-stone",), lambda: picture((mark,), STONE))


def _card(number: int) -> Image.Image:
    return tokens.lettered(tokens.SIGNS["blank"], str(number), CARD, fill=palette.INK)


def _table_in_words(view: View, said: Words, names: Sequence[str]) -> str:
    players = [
        said.say(
            "pic-nim-alt-player",
            {
                "name": names[player.seat],
                "taken": said.say("pic-nim-taken", {"number": player.taken}),
                "cards": said.say("pic-nim-cards", {"number": player.cards}),
            },
        )
        for player in view.players
    ]
    return said.say(
        "pic-nim-alt-table",
        {
            "heading": _heading(view, said, names),
            "stones": view.stones,
            "deck": view.deck,
            "played": _listed(view.played, said),
            "players": "; ".join(players),
        },
    )


def _listed(cards: Iterable[int], said: Words) -> str:
    return ", ".join(map(str, cards)) or said.say("pic-nim-alt-nothing")


PICTURES = GamePictures(table=table, private=hand, labels=labels)
