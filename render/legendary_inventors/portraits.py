"""Small portraits of the twenty inventors: a head with hair, beard and hat of their time. Our own, put together."""

from typing import Final

from msgspec import Struct
from PIL import Image

from render.kit import palette
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from render.legendary_inventors.signs import TEAMS

_K: Final = palette.INK
_WHITE: Final = "#F1ECE2"
_GREY: Final = "#B9B2A8"
_BROWN: Final = "#6E452A"
_DARK: Final = "#3A2A22"
_FAIR: Final = "#D9A94E"
_AUBURN: Final = "#A4532B"


class Look(Struct, frozen=True):
    """What a portrait is put together from; names are keys of the drawings below."""

    hair: str
    colour: str
    beard: str = ""
    hat: str = ""
    tint: str = palette.BLUE
    skin: str = "#F0CBA4"
    dress: str = "#5E6E78"


LOOKS: Final = {
    "hypatia": Look("long", _DARK, hat="band", tint=palette.BRASS, dress=_WHITE, skin="#D9A77E"),
    "archimedes": Look("bald", _GREY, "full", dress="#C9B79A", skin="#E2B48C"),
    "aristotle": Look("short", _BROWN, "full", "laurel", palette.LEAF, dress=_WHITE),
    "hippocrates": Look("bald", _WHITE, "long", dress="#9DB08A"),
    "oresme": Look("short", _GREY, hat="cap", tint="#7A3038", dress="#7A3038"),
    "fibonacci": Look("short", _BROWN, hat="hood", tint="#3E6A8E", dress="#3E6A8E"),
    "hildegard": Look("none", _BROWN, hat="veil", tint=_K, dress=_K),
    "gutenberg": Look("short", _BROWN, "long", "fur", _BROWN, dress="#7A5A3A"),
    "boyle": Look("wig", _BROWN, dress="#6A3A4A"),
    "newton": Look("wig", _WHITE, dress=_BROWN),
    "galileo": Look("bald", _GREY, "full", dress=_K),
    "pascal": Look("long", _DARK, "moustache", dress=_DARK),
    "watt": Look("short", _WHITE, dress="#3A4A66"),
    "lovelace": Look("bun", _DARK, hat="flower", tint=palette.RED, dress="#7B4F8E"),
    "lavoisier": Look("curls", _WHITE, dress="#2E2A2A"),
    "franklin": Look("bald", _GREY, hat="glasses", dress="#7A5A3A"),
    "einstein": Look("wild", _WHITE, "moustache", dress="#5E6E78"),
    "edison": Look("short", _GREY, hat="bow", tint=_K, dress=_WHITE),
    "tesla": Look("parted", _K, "moustache", dress=_K),
    "curie": Look("bun", _FAIR, dress=_K),
}


def _m(path: str, fill: str | None, width: float = 4.5) -> Mark:
    return Mark(path, fill, _K, width)


_BACK: Final = {
    "long": "M 22,44 C 18,10 82,10 78,44 L 84,84 L 16,84 Z",
    "wig": "M 24,36 C 18,8 82,8 76,36 C 92,44 84,60 90,74 C 88,86 72,86 70,76 "
    "L 30,76 C 28,86 12,86 10,74 C 16,60 8,44 24,36 Z",
    "bun": "O 50,15,15,12",
    "wild": "M 20,54 L 4,46 L 18,38 L 8,22 L 24,24 L 26,8 L 40,16 L 50,2 "
    "L 60,16 L 74,8 L 76,24 L 92,22 L 82,38 L 96,46 L 80,54 Z",
    "curls": "O 22,46,11,9 O 22,60,11,9 O 78,46,11,9 O 78,60,11,9",
}
"""Hair behind the head."""
_FRONT: Final = {
    "long": "M 26,46 C 24,18 44,18 50,20 C 56,18 76,18 74,46 C 70,34 62,28 50,28 C 38,28 30,34 26,46 Z",
    "wig": "M 26,40 C 26,14 48,18 50,26 C 52,18 74,14 74,40 C 68,30 58,30 50,30 C 42,30 32,30 26,40 Z",
    "bun": "M 25,48 C 22,16 78,16 75,48 C 70,36 60,30 50,28 C 40,30 30,36 25,48 Z",
    "wild": "M 26,40 C 30,18 70,18 74,40 C 66,28 34,28 26,40 Z",
    "curls": "M 26,40 C 28,12 72,12 74,40 C 66,30 34,30 26,40 Z",
    "short": "M 25,46 C 20,12 80,12 75,46 L 70,34 C 60,32 40,32 30,34 Z",
    "parted": "M 25,48 C 20,12 80,12 75,48 L 71,36 C 60,36 48,32 46,22 C 44,32 36,36 29,36 Z",
    "bald": "M 25,50 C 22,42 24,34 28,30 L 30,46 Z M 75,50 C 78,42 76,34 72,30 L 70,46 Z",
}
_BEARDS: Final = {
    "full": "M 26,50 C 26,90 42,92 50,92 C 58,92 74,90 74,50 C 68,62 58,58 50,60 C 42,58 32,62 26,50 Z",
    "long": "M 26,50 C 26,88 40,100 50,100 C 60,100 74,88 74,50 C 68,62 58,58 50,60 C 42,58 32,62 26,50 Z",
    "moustache": "M 50,59 C 42,55 36,58 32,66 C 40,68 46,66 50,62 C 54,66 60,68 68,66 C 64,58 58,55 50,59 Z",
}


def _hat(look: Look) -> tuple[Mark, ...]:
    match look.hat:
        case "band":
            return (_m("M 27,32 C 38,24 62,24 73,32 L 73,38 C 62,30 38,30 27,38 Z", look.tint, 3),)
        case "laurel":
            leaves = "O 28,34,8,5 O 36,25,8,5 O 64,25,8,5 O 72,34,8,5"
            return (_m(leaves, look.tint, 3.5),)
        case "cap":
            return (_m("M 20,32 C 18,4 82,4 80,32 C 62,24 38,24 20,32 Z", look.tint),)
        case "hood":
            hood = "M 28,54 C 24,30 36,24 50,24 C 64,24 76,30 72,54 L 84,64 C 88,14 66,4 50,4 C 34,4 12,14 16,64 Z"
            return (_m(hood, look.tint),)
        case "veil":
            veil = "M 27,60 C 22,32 34,22 50,22 C 66,22 78,32 73,60 L 90,88 C 92,12 66,4 50,4 C 34,4 8,12 10,88 Z"
            return (_m("M 26,56 C 22,20 78,20 74,56 L 66,40 C 58,32 42,32 34,40 Z", _WHITE), _m(veil, look.tint))
        case "fur":
            return (_m("M 24,26 C 24,0 76,0 76,26 Z", "#7A3038"), _m("R 16,20,68,15,7", look.tint))
        case "flower":
            return (_m("O 74,30,7,7", look.tint), Mark("O 74,30,2.5,2.5", palette.YELLOW))
        case "glasses":
            return (_m("O 38,50,9,8 O 62,50,9,8", None, 3.5), _m("M 47,50 L 53,50", None, 3.5))
        case "bow":
            return (_m("M 50,88 L 34,80 L 34,96 Z M 50,88 L 66,80 L 66,96 Z", look.tint, 3),)
        case _:
            return ()


def _marks(look: Look, ground: str) -> tuple[Mark, ...]:
    back, front, beard = _BACK.get(look.hair), _FRONT.get(look.hair), _BEARDS.get(look.beard)
    parts = [Mark("R 0,0,100,100,14", ground)]
    parts += [_m(back, look.colour)] if back else []
    parts += [_m("M 6,100 C 10,78 34,80 50,80 C 66,80 90,78 94,100 Z", look.dress)]
    parts += [_m("M 25,46 C 25,22 75,22 75,46 C 75,70 64,82 50,82 C 36,82 25,70 25,46 Z", look.skin)]
    parts += [_m(beard, look.colour)] if beard else []
    parts += [_m(front, look.colour)] if front else []
    parts += [Mark("O 38,50,3.5,4.5 O 62,50,3.5,4.5", _K), _m("M 50,50 L 47,60 L 52,60", None, 3)]
    parts += [_m("M 43,70 C 47,73 53,73 57,70", None, 3)]
    return (*parts, *_hat(look))


def portrait(inventor: str, team: str, size: int) -> Image.Image:
    """Return the portrait of an inventor on a ground of the team's colour."""
    look = LOOKS.get(inventor, Look("short", _BROWN))
    return SPRITES.get(("portrait", inventor, team, size), lambda: picture(_marks(look, TEAMS[team][1]), size))
