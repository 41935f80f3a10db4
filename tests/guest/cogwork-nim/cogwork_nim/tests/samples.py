"""Views of Blind Nim to draw from: before the first card, in the middle, the fullest imaginable, and the end."""

from collections.abc import Callable

from msgspec.structs import replace
from PIL import Image

from cogwork_nim.pictures import hand, table
from cogwork_nim.view import Player, View
from tests.render.samples import speaking

NAMES = ("Ada", "Charles", "Mary")
LONG_NAMES = tuple(f"Wilhelmina-Theresia von der Aue {seat}"[-32:] for seat in range(4))
WORDS = speaking("en", [])

LAYING = View(
    audience=None,
    turn=None,
    last_wins=True,
    stones=8,
    deck=12,
    played=(),
    players=tuple(Player(seat, 4, 0) for seat in range(3)),
    last=None,
    hand=(),
)
MIDDLE = replace(
    LAYING,
    turn=1,
    stones=7,
    deck=9,
    played=(3, 2, 1, 3, 1),
    players=(Player(0, 3, 3), Player(1, 3, 1), Player(2, 3, 3)),
)
FULL = replace(LAYING, stones=20, deck=8, played=(3,) * 20, players=tuple(Player(seat, 3, 20) for seat in range(4)))
OVER = replace(MIDDLE, turn=1, stones=0, last=1)
LOST = replace(OVER, last_wins=False)

VIEWS = {"laying": LAYING, "middle": MIDDLE, "full": FULL, "over": OVER, "lost": LOST}
OWN_VIEWS = {
    "laying": replace(LAYING, audience=0, hand=(1, 1, 2, 3)),
    "none left": replace(OVER, audience=1),
    "watching": MIDDLE,
}
GOLDENS: dict[str, Callable[[], Image.Image]] = {
    "nim-table": lambda: table(MIDDLE, WORDS, NAMES).image,
    "nim-table-over": lambda: table(OVER, speaking("de", []), NAMES).image,
    "nim-hand": lambda: hand(OWN_VIEWS["laying"], WORDS, NAMES).image,
}
