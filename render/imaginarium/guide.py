"""How Imaginarium is played, in three pictures."""

from pathlib import Path
from typing import Final

from render.imaginarium import faces, icons
from render.kit import tokens
from render.kit.scenes import CLOCK, CROWN, TO, Guide, Piece, Row, Scene, figure, still

_SIGN: Final = 96


def _card(machine: str) -> Piece:
    return lambda words: faces.card(machine, words.say(f"machine-{machine}"))


def _sign(name: str) -> Piece:
    return still(icons.sign, name, _SIGN)


def _points(number: int) -> Piece:
    return still(tokens.points, number, 110)


def _chip(machine: str) -> Piece:
    return still(faces.chip, machine, 110)


_SCENES: Final = (
    Scene(
        "goal",
        (
            Row("projects", (_chip("A1"), _chip("D1"), TO, still(faces.tile, "PR04", 186, 4), TO, _points(4))),
            Row("trade", (figure("5"), _sign("charcoal"), TO, _points(1))),
            Row("majority", (_sign("wood"), _sign("wood"), _sign("wood"), figure(">"), _sign("wood"), TO, CROWN)),
        ),
    ),
    Scene(
        "turn",
        (
            Row(
                "reserve",
                (still(tokens.seat_mark, 0, 90), _card("P3"), figure("4"), _sign("charcoal"), TO, _sign("garden")),
            ),
            Row(
                "actions",
                (
                    _sign("recruit"),
                    _sign("extract"),
                    _sign("repair"),
                    _sign("trade"),
                    _sign("dismantle"),
                    _sign("reorganise"),
                ),
            ),
            Row("runs", (_chip("P3"), _sign("wrench"), TO, _sign("gear"), TO, _sign("copper"))),
        ),
    ),
    Scene(
        "end",
        (
            Row("twenty", (_points(20), TO, CLOCK)),
            Row("most", (still(tokens.seat_mark, 0, 90), _points(24), figure(">"), _points(21), TO, CROWN)),
        ),
    ),
)
GUIDE: Final = Guide(_SCENES, Path(__file__).parent / "text" / "guide")
