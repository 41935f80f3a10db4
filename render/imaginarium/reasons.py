"""What the reasons look like why something cannot be picked."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from render.imaginarium import signs
from render.kit.missing import MINUS, Line, Reasons, Shown, goods, number
from rules.kernel.model import Arg

_WANTED: Final[dict[str, tuple[int, str]]] = {
    "PR01": (4, "slot:P"),
    "PR02": (2, "class:A"),
    "PR03": (2, "class:D"),
    "PR05": (2, "class:T"),
    "PR06": (3, "same"),
    "PR07": (6, "machine"),
    "PR08": (3, "card:2"),
    "PR09": (2, "card:3"),
    "PR11": (3, "any"),
    "PR12": (3, "any"),
}
"""How many of what a project asks for, where its reason says how many there are."""


def _left(wanted: int, sign: str, args: Mapping[str, Arg]) -> Line:
    """Return how many are still to come of what a project counts."""
    return (f"{MINUS}{wanted - int(str(args['have']))}", sign)


def _classes(args: Mapping[str, Arg]) -> Line:
    """Return the classes of machines that are missing, named by their letters."""
    return tuple(part for letter in str(args["lacks"]) for part in (f"{MINUS}1", f"class:{letter}"))


def _six(args: Mapping[str, Arg]) -> Line:
    """Return the resources missing for the project that wants two kinds as well."""
    return (f"{MINUS}1", "any") if args["enough"] else _left(6, "any", args)


def _staff(args: Mapping[str, Arg]) -> Line:
    return _left(int(str(args["number"])), "person", args)


_SHOWN: Final[dict[str, Shown]] = {
    "barred-lacks": goods,
    "barred-input": partial(number, "any"),
    "barred-at-repair": ("wrench",),
    "barred-guards": ("shield",),
    "barred-no-slot": ("full",),
    "barred-staff": ("full",),
    "barred-last-pair": ("locked",),
    "barred-next-round": ("locked",),
    "barred-completed": ("tick",),
    "barred-no-machine": ("0", "stack"),
    "barred-no-target": ("crusher", "cross"),
    "barred-no-project": ("0", "tile"),
    "barred-PR04": _classes,
    "barred-PR10": _six,
    "barred-PR13": _staff,
    **{f"barred-{project}": partial(_left, *wanted) for project, wanted in _WANTED.items()},
}
REASONS: Final = Reasons(_SHOWN, signs.sign)
