"""The legend of Imaginarium: goods, actions, signs, machines, assistants and projects."""

from functools import partial
from pathlib import Path
from typing import Final

from render.imaginarium import icons
from render.imaginarium.symbols import ICONS
from render.kit.missing import signs
from render.kit.symbols import Leaf, Legend, Symbol, greyed, symbol
from rules.imaginarium.components import ASSISTANTS, MACHINES, PROJECTS
from rules.kernel.model import Text

_PAIRS: Final = tuple(key for key in ICONS if key.startswith("pair-"))
_GOODS: Final = (
    symbol("charcoal"),
    symbol("wood"),
    symbol("copper"),
    symbol("crystal"),
    symbol("any-resource", "choice"),
    symbol("vp"),
    symbol("press", "place-Q1", "place-Q2", "place-Q3"),
)
_ACTIONS: Final = (
    *(symbol(f"action-{name}") for name in ("recruit", "extract", "repair", "trade", "dismantle", "reorganise")),
    symbol("action-pairs", _PAIRS[0], others=_PAIRS[1:]),
)
_CLASSES: Final = tuple(symbol(f"class-{letter}", f"sign-{letter}") for letter in "PTADS")
_SIGNS: Final = (
    *_CLASSES,
    symbol("level", "sign-level"),
    symbol("unknown-machine", "sign-machine"),
    symbol("free-slot", "slot"),
    symbol("off"),
    symbol("gear"),
    symbol("wrench"),
    symbol("garden"),
    symbol("stack"),
    symbol("crusher"),
    symbol("house"),
    symbol("mask"),
    symbol("shield"),
    symbol("same", "sign-same"),
    symbol("person", "sign-person"),
    symbol("secret"),
    symbol("combine", "combine", "split", "reset"),
)


def _explained(kind: str, effect: str, id_: str) -> Symbol:
    """Return what has a name and an effect among the texts of the game."""
    return Symbol(Text(f"{kind}-{id_}"), Text(f"{effect}-{id_}"), (f"{kind}-{id_}",))


_GREYED: Final = (
    "missing",
    "full",
    "locked",
)
LEGEND: Final = Legend(
    (
        Leaf(Text("legend-goods"), _GOODS),
        Leaf(Text("legend-actions"), _ACTIONS),
        Leaf(Text("legend-signs"), _SIGNS),
        Leaf(Text("legend-machines"), tuple(_explained("machine", "effect", id_) for id_ in MACHINES)),
        Leaf(Text("legend-assistants"), tuple(_explained("assistant", "effect", id_) for id_ in ASSISTANTS)),
        Leaf(Text("legend-projects"), tuple(_explained("project", "condition", id_) for id_ in PROJECTS)),
        greyed(_GREYED),
    ),
    Path(__file__).parent / "text" / "legend",
    {
        "sign-level": partial(icons.levels, 2),
        **{f"sign-{name}": partial(icons.sign, name) for name in ("machine", "same", "person")},
        **{f"sign-{letter}": partial(icons.mark, letter) for letter in "PTADS"},
        **signs(_GREYED),
    },
)
