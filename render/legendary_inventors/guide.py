"""How Legendary Inventors is played, in three pictures."""

from pathlib import Path
from typing import Final

from PIL import Image

from render.kit import tokens
from render.kit.scenes import CLOCK, CROWN, TO, Guide, Piece, Row, Scene, figure, still
from render.legendary_inventors import signs
from render.legendary_inventors.cards import order_mark
from render.legendary_inventors.emblems import emblem
from render.legendary_inventors.portraits import portrait
from render.legendary_inventors.tiles import tile

_SIGN: Final = 84


def _piece(team: str) -> Piece:
    return still(signs.piece, team, 0, 70)


def _order(number: int) -> Piece:
    return still(order_mark, number, 80)


def _points(number: int) -> Piece:
    return still(tokens.points, number, 100)


def _tile(kind: str) -> Piece:
    return still(_large, kind)


def _large(kind: str) -> Image.Image:
    return tile(kind, 96)


_SCENES: Final = (
    Scene(
        "goal",
        (
            Row(
                "patents",
                (
                    still(emblem, "wheel", "transport", 110),
                    TO,
                    _points(1),
                    figure("+"),
                    _order(0),
                    _order(1),
                    _order(2),
                    TO,
                    _points(2),
                ),
            ),
            Row(
                "tiles",
                (_tile("victory3"), TO, _points(3), figure("+"), still(portrait, "curie", "red", 110), TO, _points(6)),
            ),
        ),
    ),
    Scene(
        "turn",
        (
            Row(
                "send",
                (
                    still(portrait, "archimedes", "green", 120),
                    still(signs.slot, 2, 1, _SIGN),
                    still(signs.slot, 3, 1, _SIGN),
                    TO,
                    _piece("green"),
                    _piece("green"),
                ),
            ),
            Row(
                "complete",
                (
                    _piece("green"),
                    _piece("green"),
                    figure(">"),
                    _piece("blue"),
                    TO,
                    still(emblem, "wheel", "transport", 96),
                    _tile("upgrade2"),
                    _tile("victory2"),
                ),
            ),
            Row(
                "ready",
                (
                    still(signs.sleep, 110),
                    TO,
                    still(portrait, "hypatia", "green", 120),
                    still(portrait, "archimedes", "green", 120),
                ),
            ),
        ),
    ),
    Scene(
        "end",
        (
            Row("ages", (figure("I"), TO, figure("II"), TO, figure("III"), TO, CLOCK)),
            Row("most", (_piece("green"), _points(38), figure(">"), _points(31), TO, CROWN)),
        ),
    ),
)
GUIDE: Final = Guide(_SCENES, Path(__file__).parent / "text" / "guide")
