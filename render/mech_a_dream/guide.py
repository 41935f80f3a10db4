"""How Mech A Dream is played, in three pictures."""

from pathlib import Path
from typing import Final

from render.kit import tokens
from render.kit.scenes import CLOCK, CROWN, TO, Guide, Piece, Row, Scene, figure, still
from render.mech_a_dream import faces, icons

_SIGN: Final = 96


def _sign(name: str) -> Piece:
    return still(icons.sign, name, _SIGN)


def _face(machine: str) -> Piece:
    return lambda _: faces.face(machine)


_SCENES: Final = (
    Scene(
        "goal",
        (
            Row("dreams", (_face("C1"), TO, figure("5"), _sign("D"), TO, still(tokens.points, 5, 110))),
            Row(
                "left",
                (
                    _sign("R"),
                    figure("+"),
                    figure("5"),
                    _sign("F"),
                    figure("/"),
                    _sign("I"),
                    TO,
                    still(tokens.points, 2, 110),
                ),
            ),
        ),
    ),
    Scene(
        "turn",
        (
            Row("jobs", (_sign("person"), TO, _sign("stock"), _sign("dock"), _sign("buy"), _sign("build"))),
            Row("belt", (_face("B01"), _sign("person"), TO, _sign("belt"), TO, _sign("factory"))),
            Row("night", (_sign("night"), _sign("robot"), _face("P01"), TO, _sign("D"))),
        ),
    ),
    Scene(
        "end",
        (
            Row("nine", (figure("9"), _sign("factory"), figure("/"), figure("7"), _sign("night"), TO, CLOCK)),
            Row(
                "most",
                (
                    still(tokens.seat_mark, 0, 90),
                    still(tokens.points, 41, 110),
                    figure(">"),
                    still(tokens.points, 36, 110),
                    TO,
                    CROWN,
                ),
            ),
        ),
    ),
)
GUIDE: Final = Guide(_SCENES, Path(__file__).parent / "text" / "guide")
