"""What is chosen at a table besides its game's own settings: the same few options for every game.

Their texts are `option-<key>`, `option-<key>-about` and `option-<key>-<choice>`; in the settings panel their keys begin
with `_`. What an option does is the business of the room it belongs to.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from host.access import ACCESS, PRIVATE, PUBLIC
from host.computers.hints import HINTS
from host.computers.levels import LEVELS
from host.computers.relief import NOBODY, RELIEF
from host.errors import Refused
from host.tables.starting import FULL, NO, YES
from host.time.clocks import ABSENCE, CLOCK, CLOCKS

PREFIX: Final = "_"
"""How the settings panel tells these keys from those of a game."""


class TableOption(Struct, frozen=True):
    """Something that whoever opens a table chooses."""

    key: str
    choices: tuple[str, ...]
    default: str


OPTIONS: Final[tuple[TableOption, ...]] = (
    TableOption(ACCESS, (PUBLIC, PRIVATE), PUBLIC),
    TableOption(FULL, (YES, NO), YES),
    TableOption(CLOCK, ("none", *CLOCKS), "none"),
    TableOption(ABSENCE, ("remind", "neutral", "substitute"), "remind"),
    TableOption(RELIEF, (NOBODY, *LEVELS), NOBODY),
    TableOption(HINTS, (NO, YES), NO),
)


def chosen(options: Mapping[str, str]) -> dict[str, str]:
    """Return what is chosen at a table, defaults filled in."""
    return {one.key: options.get(one.key, one.default) for one in OPTIONS}


def check_option(key: str, choice: str) -> None:
    """Let only what is on offer be chosen.

    Raises:
        Refused: there is no such option, or no such choice.
    """
    if not any(one.key == key and choice in one.choices for one in OPTIONS):
        raise Refused("unknown-button")
