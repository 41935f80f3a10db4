"""What the reasons look like why something cannot be picked."""

from collections.abc import Mapping
from typing import Final

from render.kit.missing import MINUS, Line, Reasons, amounts_in
from render.nicodemus import icons
from rules.kernel.model import Arg
from rules.nicodemus.components import RESOURCES


def _lacks(args: Mapping[str, Arg]) -> Line:
    """Return what a repair lacks, and how many of these units jokers would cover.

    As in a price charcoalium is a number and resources are pieces, which takes the least room.
    """
    lacking = dict(amounts_in(args["goods"]))
    fuel = lacking.get("charcoalium", 0)
    pieces = [name for name in RESOURCES for _ in range(lacking.get(name, 0))]
    jokers = (f"+{args['jokers']}", "joker") if args["jokers"] else ()
    return (f"{MINUS}{fuel}", "charcoalium", *pieces, *jokers) if fuel else (MINUS, *pieces, *jokers)


REASONS: Final = Reasons({"barred-lacks": _lacks}, icons.good)
