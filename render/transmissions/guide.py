"""How Transmissions is played, in three pictures."""

from pathlib import Path
from typing import Final

from render.kit import tokens
from render.kit.scenes import CLOCK, CROWN, TO, Guide, Piece, Row, Scene, figure, still
from render.transmissions import icons, pipes
from render.transmissions.emblems import emblem
from render.transmissions.pictograms import ICONS
from render.transmissions.places import place
from render.transmissions.robots import robot
from rules.transmissions.components import EDGES, START_PIPE

_SIGN: Final = 92
_TURNED: Final = {"P10": "-q-q"}
"""Pipes that are turned so that they fit."""


def _sign(name: str) -> Piece:
    return still(icons.sign, name, _SIGN)


def _icon(key: str, size: int = 120) -> Piece:
    return still(ICONS[key], size)


def _robot(name: str) -> Piece:
    return lambda _: robot(name, 120, rim=True)


def _pipe(name: str) -> Piece:
    return lambda _: pipes.pipe(name, _TURNED.get(name, EDGES[name]), 120)


def _points(number: int) -> Piece:
    return still(tokens.points, number, 100)


_SCENES: Final = (
    Scene(
        "goal",
        (
            Row("robots", (still(emblem, "sock", 110), _sign("idea"), TO, _robot("yellow"), TO, _points(6))),
            Row(
                "pipes",
                (
                    _pipe(START_PIPE),
                    _pipe("P10"),
                    TO,
                    _points(3),
                    figure("+"),
                    _sign("bird"),
                    figure("×"),
                    _sign("butterfly"),
                ),
            ),
        ),
    ),
    Scene(
        "turn",
        (
            Row(
                "move",
                (
                    _icon("transmission-T1"),
                    TO,
                    _robot("yellow"),
                    still(icons.sign, "step", 90),
                    still(place, "meadow", 120),
                ),
            ),
            Row(
                "places",
                (
                    *(still(place, name, 90) for name in ("meadow", "lake", "power_plant")),
                    TO,
                    _icon("green", 84),
                    _icon("blue", 84),
                    _icon("electricity", 84),
                ),
            ),
            Row(
                "buy",
                (
                    _icon("green", 80),
                    _icon("blue", 80),
                    _icon("electricity", 80),
                    TO,
                    *(still(place, name, 90) for name in ("village", "junkyard", "pipes")),
                ),
            ),
        ),
    ),
    Scene(
        "end",
        (
            Row(
                "three",
                (
                    _pipe("P10"),
                    figure("0"),
                    figure("/"),
                    _sign("deck"),
                    figure("0"),
                    figure("/"),
                    _sign("slot"),
                    figure("0"),
                    TO,
                    CLOCK,
                ),
            ),
            Row("most", (still(tokens.seat_mark, 0, 90), _points(72), figure(">"), _points(64), TO, CROWN)),
        ),
    ),
)
GUIDE: Final = Guide(_SCENES, Path(__file__).parent / "text" / "guide")
