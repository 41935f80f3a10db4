"""The legend of Transmissions: engrams, places, robots, signs, items, ideas, forest cards and pipes."""

from functools import partial
from pathlib import Path
from typing import Final

from render.kit.missing import signs
from render.kit.symbols import Leaf, Legend, Symbol, greyed, symbol
from render.transmissions import icons
from render.transmissions.pictograms import ICONS
from rules.kernel.model import Text
from rules.transmissions import wording
from rules.transmissions.components import CARDS, IDEAS, KINDS, PLACES

_SIGNS: Final = (
    "any", "light", "item", "idea", "card", "leaf", "slot", "step", "jump", "again", "look_right", "basket", "run",
)  # fmt: skip


def _family(stem: str) -> list[str]:
    return [key for key in ICONS if key.startswith(f"{stem}-")]


def _several(key: str, stem: str) -> Symbol:
    """Return one symbol for all icons whose keys begin alike."""
    keys = [one for one in _family(stem) if one != "pipe-start"]
    return symbol(key, *keys[:4], others=keys[4:])


_GOODS: Final = (
    *map(symbol, ("white", "yellow", "green", "blue", "electricity")),
    symbol("any", "sign-any"),
    symbol("light", "sign-light"),
    symbol("engrams", _family("engrams")[4], others=_family("engrams")),
)
_BOARD: Final = (
    *(Symbol(Text(f"place-{name}"), Text(f"does-{name}"), (f"place-{name}",)) for name in PLACES),
    *(symbol(f"robot-{name}") for name in ("yellow", "blue", "green", "red")),
    _several("transmissions", "transmission"),
)
_THINGS: Final = (
    symbol("item", "sign-item"),
    symbol("idea", "sign-idea"),
    symbol("one-pipe", "pipe"),
    symbol("forest-card", "sign-leaf"),
    symbol("bird"),
    symbol("butterfly"),
    symbol("acorn"),
    symbol("run", "sign-run"),
    symbol("slot", "sign-slot"),
    symbol("aside"),
    symbol("hand", "sign-card"),
    symbol("piles", "forest-draw", "forest-discard", "forest-both"),
    symbol("step", "sign-step"),
    symbol("jump", "sign-jump"),
    symbol("again", "sign-again"),
    symbol("basket", "sign-basket"),
    symbol("look", "sign-look_right"),
    symbol("supply"),
    symbol("pool"),
    symbol("harvey"),
)
_NETWORK: Final = (
    symbol("pipe-start"),
    _several("pipe-tiles", "pipe"),
)


def _idea(id_: str) -> Symbol:
    return Symbol(Text(f"idea-{id_}"), Text(f"effect-{id_}"), (f"idea-{id_}",))


def _card(id_: str) -> Symbol:
    return Symbol(Text(f"forest-{id_}"), Text(f"effect-{id_}"), (f"forest-{id_}",))


def _item(kind: str) -> Symbol:
    return Symbol(wording.KIND[kind], wording.worth(kind), (f"item-{kind}",))


_GREYED: Final = (
    "missing",
    "full",
)
LEGEND: Final = Legend(
    (
        Leaf(Text("legend-goods"), _GOODS),
        Leaf(Text("legend-board"), _BOARD),
        Leaf(Text("legend-things"), (*_THINGS, *_NETWORK)),
        Leaf(Text("legend-items"), tuple(_item(kind) for kind in KINDS if f"item-{kind}" in ICONS)),
        Leaf(Text("legend-ideas"), tuple(_idea(id_) for id_ in dict.fromkeys(one.id for one in IDEAS.values()))),
        Leaf(Text("legend-forest"), tuple(_card(id_) for id_ in dict.fromkeys(one.id for one in CARDS.values()))),
        greyed(_GREYED),
    ),
    Path(__file__).parent / "text" / "legend",
    {**{f"sign-{name}": partial(icons.sign, name) for name in _SIGNS}, **signs(_GREYED)},
)
