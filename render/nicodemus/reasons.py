"""What the reasons look like why something cannot be picked."""

from collections.abc import Mapping
from typing import Final

from render.kit.missing import Line, Reasons, goods
from render.nicodemus import icons
from rules.kernel.model import Arg


def _lacks(args: Mapping[str, Arg]) -> Line:
    """Return what a repair lacks, and how many of these units jokers would cover."""
    return (*goods(args), *((f"+{args['jokers']}", "joker") if args["jokers"] else ()))


REASONS: Final = Reasons({"barred-lacks": _lacks}, icons.good)
