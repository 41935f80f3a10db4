"""The legend of Nicodemus: goods, colours, signs, machines and projects."""

from functools import partial
from pathlib import Path
from typing import Final

from render.kit.missing import signs
from render.kit.symbols import Leaf, Legend, Symbol, greyed, symbol
from render.nicodemus import icons
from rules.kernel.model import Text
from rules.nicodemus.components import MACHINES, PROJECTS

_PROJECTS: Final = {
    "project-colours": (10, 11, 12, 13, 14),
    "project-twins": (20,),
    "project-points": (21, 22, 23),
    "project-products": (31, 32, 33, 34, 35, 36, 37, 38),
}
"""Projects by what they ask for."""

_GOODS: Final = (
    symbol("charcoalium"),
    symbol("wood"),
    symbol("copper"),
    symbol("crystal"),
    symbol("joker"),
    symbol("resources"),
    symbol("goods-pairs", "wood+copper", others=("wood+crystal", "copper+crystal")),
)
_SIGNS: Final = (
    symbol("effect"),
    symbol("product", "sign-product"),
    symbol("deck", "card"),
    symbol("worth", "points"),
    symbol("blue", "sign-blue"),
    symbol("purple", "sign-purple"),
    symbol("red", "sign-red"),
    symbol("yellow", "sign-yellow"),
)


def _machine(number: int) -> Symbol:
    key = f"machine-{number}"
    return Symbol(Text(key), Text(f"about-{key}"), (key,))


def _projects(key: str) -> Symbol:
    keys = [f"project-{number}" for number in _PROJECTS[key] if number in PROJECTS]
    return symbol(key, *keys[:4], others=keys[4:])


_GREYED: Final = ("missing",)
LEGEND: Final = Legend(
    (
        Leaf(Text("legend-goods"), _GOODS),
        Leaf(Text("legend-signs"), _SIGNS),
        Leaf(Text("legend-machines"), tuple(map(_machine, MACHINES))),
        Leaf(Text("legend-projects"), tuple(map(_projects, _PROJECTS))),
        greyed(_GREYED),
    ),
    Path(__file__).parent / "text" / "legend",
    {
        "sign-product": partial(icons.product, "wood"),
        **{f"sign-{colour}": partial(icons.colour, colour) for colour in icons.COLOURS},
        **signs(_GREYED),
    },
)
