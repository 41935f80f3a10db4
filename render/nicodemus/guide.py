"""How Nicodemus is played, in three pictures."""

from pathlib import Path
from typing import Final

from PIL import Image

from render.kit import tokens
from render.kit.scenes import CLOCK, CROWN, TO, Guide, Piece, Row, Scene, figure, still
from render.nicodemus import faces, icons
from rules.kernel.words import Words

_GOOD: Final = 90


def _card(machine: int) -> Piece:
    return lambda words: faces.card(machine, faces.letters_of(words))


def _mini(machine: int) -> Piece:
    return lambda words: faces.mini(machine, faces.letters_of(words))


def _project(number: int) -> Piece:
    def drawn(words: Words) -> Image.Image:
        return faces.tile(number, faces.letters_of(words))

    return drawn


def _good(name: str) -> Piece:
    return still(icons.good, name, _GOOD)


def _points(number: int) -> Piece:
    return still(tokens.points, number, 110)


_SCENES: Final = (
    Scene(
        "goal",
        (
            Row("repaired", (_card(24), TO, _points(2))),
            Row("projects", (_mini(11), _mini(41), TO, _project(35), TO, _points(2))),
        ),
    ),
    Scene(
        "turn",
        (
            Row("play", (still(tokens.sign, "cards", 120), TO, _card(13), TO, _good("copper"))),
            Row("repair", (_good("charcoalium"), _good("wood"), _good("copper"), TO, _card(21))),
            Row("saves", (_mini(24), TO, figure("−1"), _good("wood"))),
        ),
    ),
    Scene(
        "end",
        (
            Row("twenty", (_points(20), figure("/"), still(tokens.sign, "cards", 110), figure("0"), TO, CLOCK)),
            Row("most", (still(tokens.seat_mark, 0, 90), _points(23), figure(">"), _points(20), TO, CROWN)),
        ),
    ),
)
GUIDE: Final = Guide(_SCENES, Path(__file__).parent / "text" / "guide")
