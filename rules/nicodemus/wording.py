"""The texts and options of Nicodemus that several modules need. What depends on small numbers only is made once."""

from collections.abc import Iterable, Mapping
from functools import cache

from rules.kernel.model import Option, Text, text
from rules.nicodemus.components import GOODS, MACHINES, PROJECTS

NOTHING = Text("nothing")
FINISH = Option("finish", Text("opt-finish"), art="finish", plain=True)
STOP = Option("stop", Text("opt-stop"), art="stop", plain=True)
PASS = Option("pass", Text("opt-pass"), art="pass", plain=True)

GOOD = {good: Text(good) for good in (*GOODS, "joker")}
MACHINE = {id_: Text(f"machine-{id_}") for id_ in MACHINES}
PROJECT = {id_: Text(f"project-{id_}") for id_ in PROJECTS}


@cache
def amount(good: str, number: int) -> Text:
    """Return a number of one kind of goods in words, as 2 wood."""
    return text("amount", number=number, good=GOOD[good])


def amounts(goods: Mapping[str, int] | Iterable[str]) -> Text | list[Text]:
    """Return goods in words, given as numbers by kind or unit by unit; none at all are nothing."""
    numbers = goods if isinstance(goods, Mapping) else _tally(goods)
    return [amount(good, number) for good, number in numbers.items() if number] or NOTHING


def machines(ids: Iterable[int]) -> list[Text]:
    """Return the names of machines."""
    return [MACHINE[id_] for id_ in ids]


def _tally(units: Iterable[str]) -> dict[str, int]:
    listed = list(units)
    return {good: listed.count(good) for good in GOODS if good in listed}


@cache
def option(id_: str, key: str, hint: Text | None, group: str, *args: tuple[str, Text | int]) -> Option:
    raise NotImplementedError
