"""The legend of Mech A Dream: goods, parts of the day, signs, machines, robots and Specialists."""

from functools import partial
from pathlib import Path
from typing import Final

from render.kit.missing import signs
from render.kit.symbols import Leaf, Legend, Symbol, greyed, symbol
from render.mech_a_dream import icons
from rules.kernel.model import Text
from rules.mech_a_dream import wording
from rules.mech_a_dream.components import MACHINES, ROBOTS, SPECIALISTS

_GOODS: Final = tuple(map(symbol, ("flowers", "ink", "rainbows", "dreams", "boosts", "activations")))
_DAY: Final = (
    *map(symbol, ("morning", "afternoon", "evening", "night")),
    symbol("job-stock", "stock"),
    symbol("job-dock", "dock"),
    symbol("job-buy", "buy"),
    symbol("job-build", "build"),
)
_PLAIN: Final = (
    "resource", "power", "economical", "crystal", "once", "infinity", "belt", "factory", "package", "person",
    "robot", "home", "tile", "stack", "first", "sleep", "lost",
)  # fmt: skip
_SIGNS: Final = (
    *(symbol(f"sign-{name}") for name in _PLAIN),
    symbol("conversion", "sign-arrow"),
    symbol("sign-copy", "sign-copy", "sign-purple-tile"),
)


def _machine(id_: str) -> Symbol:
    return Symbol(wording.MACHINE[id_], wording.EFFECT[id_], (f"machine-{id_}",))


def _robot(id_: str) -> Symbol:
    return Symbol(wording.ROBOT_NAME[id_], wording.robot_text(id_), (f"robot-{id_}",))


def _specialist(id_: str) -> Symbol:
    return Symbol(wording.SPECIALIST[id_], wording.specialist_text(id_), (f"specialist-{id_}",))


_GREYED: Final = ("missing",)
LEGEND: Final = Legend(
    (
        Leaf(Text("legend-goods"), _GOODS),
        Leaf(Text("legend-day"), _DAY),
        Leaf(Text("legend-signs"), _SIGNS),
        Leaf(Text("legend-machines"), tuple(map(_machine, MACHINES))),
        Leaf(Text("legend-robots"), tuple(map(_robot, ROBOTS))),
        Leaf(Text("legend-specialists"), tuple(map(_specialist, SPECIALISTS))),
        greyed(_GREYED),
    ),
    Path(__file__).parent / "text" / "legend",
    {**{f"sign-{name}": partial(icons.sign, name) for name in (*icons.SIGNS, *icons.TYPES)}, **signs(_GREYED)},
)
