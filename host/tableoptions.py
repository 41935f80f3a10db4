"""What is chosen at a table besides its game's own settings: the same few options for every game.

Their texts are `option-<key>`, `option-<key>-about` and `option-<key>-<choice>`; in the settings panel their keys begin
with `_`. What an option does is the business of the room it belongs to.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from host.clocks import ABSENCE, CLOCK, CLOCKS
from host.errors import Refused

PREFIX: Final = "_"
"""How the settings panel tells these keys from those of a game."""
ACCESS: Final = "access"
PRIVATE: Final = "private"


class TableOption(Struct, frozen=True):
    """Something that whoever opens a table chooses."""

    key: str
    choices: tuple[str, ...]
    default: str


OPTIONS: Final[tuple[TableOption, ...]] = (
    TableOption(ACCESS, ("public", PRIVATE), "public"),
    TableOption(CLOCK, ("none", *CLOCKS), "none"),
    TableOption(ABSENCE, ("remind", "neutral", "substitute"), "remind"),
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
