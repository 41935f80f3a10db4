"""Views of Nicodemus to draw from: an ordinary table, the fullest and the emptiest imaginable, and hands."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace
from PIL import Image

from render.nicodemus import PICTURES, hand_alt, table, table_alt
from render.nicodemus.decision import canvas
from rules.kernel.words import Words
from rules.nicodemus.components import MACHINES, PROJECTS
from rules.nicodemus.engine import GAME
from rules.nicodemus.state import State
from rules.nicodemus.view import Broken, Completed, Goods, HandCard, Player, Repair, View
from tests.render.samples import speaking
from tests.render.sheets import symbols, turn
from tests.rules.nicodemus.table import A, Table, position

NAMES = ("Ada", "Charles")
LONG_NAMES = ("Wilhelmina-Theresia von der Aue X", "Maximilian Schwarzenbergerhofers"[:32])

AMOUNT = "amount = { $number } { $good }"


def plain_words(lang: str = "en") -> Words:
    """Names of components that no translator can change under the golden pictures."""
    lines = [f"machine-{machine} = Machine {machine}" for machine in MACHINES]
    lines += [f"project-{project} = Project {project}" for project in PROJECTS]
    lines += [f"effect-{machine} = effect {{ $number }}" for machine in MACHINES]
    lines += [f"{good} = {good}" for good in ("charcoalium", "wood", "copper", "crystal", "joker")]
    lines += [AMOUNT, "barred-no-other-card = no effect here can be copied just now"]
    return speaking(lang, lines)


def long_words(lang: str) -> Words:
    """Names as long as the longest of the dossier, for every machine, project and good."""
    lines = [f"machine-{machine} = Fledermausmaske {machine}" for machine in MACHINES]
    lines += [f"project-{project} = Charcoalium und Kristall hergestellt {project}" for project in PROJECTS]
    lines += [f"effect-{machine} = eine der letzten drei Maschinen verwerten {{ $number }}" for machine in MACHINES]
    goods = {"charcoalium": "Charcoalium", "wood": "Holz", "copper": "Kupfer", "crystal": "Kristall", "joker": "Joker"}
    lines += [AMOUNT, *(f"{good} = {word}" for good, word in goods.items())]
    return speaking(lang, lines)


def _yard(*machines: tuple[int, int]) -> tuple[Broken, ...]:
    return tuple(Broken(n, machine, lying, len(machines) - n) for n, (machine, lying) in enumerate(machines, 1))


TABLE = View(
    audience=None,
    turn=0,
    first=0,
    turn_number=23,
    last_round=False,
    over=False,
    yard=_yard((11, 0), (24, 2), (42, 0), (33, 0), (15, 1), (22, 0), (31, 0), (12, 0)),
    fresh=8,
    open_projects=(10, 0, 31, 20, 22, 38),
    deck=27,
    pile=8,
    reserve=Goods(5, 5, 6, 3),
    players=(
        Player(0, 9, Goods(3, 1, 0, 2), (12, 25), (35,), (), 5),
        Player(1, 14, Goods(1, 2, 2, 3), (34, 21, 41), (), (Completed(12, (21, 22)),), 4),
    ),
    ranks=(2, 1),
    hand=(),
    repairs=(),
    drawn=(),
)

FULL = replace(
    TABLE,
    turn=1,
    turn_number=64,
    last_round=True,
    fresh=10,
    yard=_yard(*((machine, 12) for machine in (13, 14, 21, 23, 25, 32, 33, 34, 41, 42))),
    open_projects=(13, 12, 33, 35, 32, 22),
    deck=45,
    pile=11,
    reserve=Goods(12, 8, 8, 8),
    players=(
        Player(0, 31, Goods(12, 8, 8, 8), (14, 13, 22, 31), (10, 34, 23, 20, 38), (Completed(11, (11, 12)),), 5),
        Player(
            1, 27, Goods(12, 8, 8, 8), (11, 32, 24, 42), (21, 31, 36, 37, 14), (Completed(10, (11, 21, 31, 41)),), 5
        ),
    ),
)

EMPTY = replace(
    TABLE,
    over=True,
    yard=(),
    fresh=0,
    open_projects=(0,) * 6,
    deck=0,
    pile=0,
    reserve=Goods(),
    players=(Player(0, 0, Goods(), (), (), (), 0), Player(1, 0, Goods(), (), (), (), 0)),
    ranks=(1, 1),
)

HAND = replace(
    TABLE,
    audience=0,
    players=(replace(TABLE.players[0], workshop=(12, 21)), TABLE.players[1]),
    hand=(
        HandCard(11, 1, effect=True, gain=4),
        HandCard(22, 1, effect=True, gain=0),
        HandCard(31, 1, effect=True, gain=0),
        HandCard(42, 3, effect=False, gain=0),
        HandCard(24, 2, effect=True, gain=0),
    ),
    repairs=(
        Repair(1, 6, 0, 1, 1, 1, payable=False),
        Repair(2, 5, 2, 0, 1, 1, payable=False),
        Repair(3, 4, 0, 3, 1, 1, payable=False),
        Repair(4, 3, 1, 0, 3, 1, payable=True),
        Repair(5, 2, 3, 1, 0, 1, payable=False),
        Repair(6, 1, 2, 0, 0, 1, payable=True),
        Repair(7, 0, 1, 0, 1, 1, payable=True),
        Repair(8, 0, 2, 0, 0, 1, payable=True),
    ),
)


def _dear(broken: Broken) -> Repair:
    """A repair at the full price of the card."""
    units = MACHINES[broken.machine].units
    wood, copper, crystal = (units.count(good) for good in ("wood", "copper", "crystal"))
    return Repair(broken.spot, broken.fee, wood, copper, crystal, 2, payable=True)


FULL_HAND = replace(
    FULL,
    audience=1,
    hand=tuple(HandCard(machine, 3, effect=True, gain=12) for machine in (15, 12, 33, 23, 41)),
    repairs=tuple(_dear(broken) for broken in FULL.yard),
    drawn=(11, 10),
)

BARE_HAND = replace(EMPTY, audience=0)

WORDS = plain_words()
VIEWS = {"ordinary": TABLE, "full": FULL, "empty": EMPTY}
OWN_VIEWS = {"ordinary": HAND, "full": FULL_HAND, "bare": BARE_HAND, "none": TABLE}


def _asked(state: State, *picks: str) -> Image.Image:
    """The picture of the question to which these answers lead."""
    table = Table(state).pick(*picks)
    assert table.decision is not None
    return canvas(GAME.view(table.s, A), WORDS, (table.decision,)).image


def told(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Every alternative text."""
    return [table_alt(view, words, names), hand_alt(view, words, names)]


GOLDENS: dict[str, Callable[[], Image.Image]] = {
    "nicodemus-table": lambda: table(TABLE, WORDS, NAMES),
    "nicodemus-table-full": lambda: table(FULL, plain_words("de"), LONG_NAMES),
    "nicodemus-table-empty": lambda: table(EMPTY, WORDS, NAMES),
    "nicodemus-hand": lambda: PICTURES.private(HAND, WORDS, NAMES).image,
    "nicodemus-repairs": lambda: _asked(position("[11+2 24 42 31 13 25]", a="2c 1w", hand="12 12 15")),
    "nicodemus-activate": lambda: _asked(position("[11 24 42]", a="2c 1w", b="1k", play=15), "play:15"),
    "nicodemus-exchange": lambda: _asked(position("[11]", a="1c 2x", b="1c 3w", play=24), "play:24", "effect"),
    "nicodemus-copy": lambda: _asked(position("[21 13 31 25 33 11]", a="1c", play=42), "play:42", "effect"),
    "nicodemus-activate-barred": lambda: _asked(position("[]", hand="21"), "play:21"),
    "nicodemus-copy-barred": lambda: _asked(position("[42 24 11 25]", hand="42 11"), "play:42", "effect"),
    "nicodemus-projects": lambda: _asked(
        position("[24]", a="1w 1x", workshop="24 12", projects="20 35 22 12"), "repair:1:24"
    ),
    "nicodemus-hand-full": lambda: PICTURES.private(FULL_HAND, plain_words("de"), LONG_NAMES).image,
    "nicodemus-symbols": partial(symbols, "nicodemus"),
    "nicodemus-turn": partial(turn, "nicodemus"),
}
