"""The legend of Legendary Inventors: sciences, signs, tiles, inventors and inventions."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

from render.kit import palette
from render.kit.symbols import Leaf, Legend, Symbol, symbol
from render.legendary_inventors import signs
from rules.kernel.model import Text, text
from rules.legendary_inventors.components import CATEGORIES, INVENTIONS, TEAMS, Invention, Inventor
from rules.legendary_inventors.wording import CATEGORY, INVENTION, INVENTOR, pieces

_SCIENCES: Final = (
    symbol("physics"),
    symbol("chemistry"),
    symbol("mechanics"),
    symbol("mathematics"),
    symbol("slot", "sign-slot"),
    symbol("goal", "sign-goal", "sign-goal-met"),
)
_SIGNS: Final = (
    symbol("leonardo"),
    symbol("tired"),
    symbol("make-all-ready", "make_all_ready"),
    symbol("teams", *(f"team-{id_}" for id_ in list(TEAMS)[:4]), others=[f"team-{id_}" for id_ in list(TEAMS)[4:]]),
    symbol("random"),
    symbol("back"),
    symbol("bag", "sign-bag"),
)
_CATEGORIES: Final = tuple(
    Symbol(CATEGORY[number], text("about-category", number=number), (f"category-{name}",))
    for number, name in CATEGORIES.items()
)
_TILES: Final = (
    symbol("upgrades", "tile-upgrade2", "tile-upgrade3", "tile-upgrade4"),
    symbol("tile-refresh"),
    symbol("tile-genius"),
    symbol("tile-order"),
    symbol("victories", "tile-victory1", "tile-victory2", "tile-victory3"),
)


def _inventor(one: Inventor) -> Symbol:
    about = text("about-inventor", start=pieces(one.start), goal=pieces(one.goal), points=one.points)
    return Symbol(INVENTOR[one.id], about, (f"inventor-{one.id}",))


def _invention(one: Invention) -> Symbol:
    about = text("about-invention", category=CATEGORY[one.order], age=one.age, fields=pieces(one.fields))
    return Symbol(INVENTION[one.id], about, (f"invention-{one.id}",))


def _all(symbols: Iterable[Symbol], title: str) -> Leaf:
    return Leaf(Text(title), tuple(symbols))


LEGEND: Final = Legend(
    (
        _all(_SCIENCES, "legend-sciences"),
        _all(_SIGNS, "legend-signs"),
        _all(_TILES, "legend-tiles"),
        _all(_CATEGORIES, "legend-categories"),
        _all((_inventor(one) for team in TEAMS.values() for one in team.inventors), "legend-inventors"),
        _all((_invention(one) for one in INVENTIONS.values()), "legend-inventions"),
    ),
    Path(__file__).parent / "text" / "legend",
    {
        "sign-slot": partial(signs.slot, 2, 2),
        "sign-goal": partial(signs.goal, 6, met=False, ink=palette.CHALK),
        "sign-goal-met": partial(signs.goal, 6, met=True, ink=palette.CHALK),
        "sign-bag": signs.bag,
    },
)
