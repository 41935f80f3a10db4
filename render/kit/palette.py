"""The colours of all pictures: a dark bench with light cards on it, readable on Discord's dark and light themes.

The colours of seats and those of cards stay apart in lightness for colour-blind eyes, too (a test looks through them);
they are always paired with a shape or a letter.
"""

from typing import Final

BENCH: Final = "#24211F"
PANEL: Final = "#35302C"
SLOT: Final = "#463F39"
EDGE: Final = "#6B6057"
PAPER: Final = "#F7F0E3"
PAPER_DIM: Final = "#E2D6C2"
INK: Final = "#1F1B18"
CHALK: Final = "#F5EFE6"
CHALK_DIM: Final = "#CFC4B6"
BRASS: Final = "#DDAE4A"
BRASS_DARK: Final = "#9A7224"
GOOD: Final = "#3FA66B"
BAD: Final = "#C8513B"

BLUE: Final = "#3161C1"
PURPLE: Final = "#905C90"
RED: Final = "#C23B2B"
YELLOW: Final = "#F0C43A"

STEEL: Final = "#9DB0BA"
LEAF: Final = "#5F9E67"
SKY: Final = "#8FD0EE"
WOOD: Final = "#DDB67E"
WOOD_DARK: Final = "#9C7240"
COPPER: Final = "#E07A2C"
COAL: Final = "#191715"
COAL_LIGHT: Final = "#5A554F"

SEATS: Final = ("#59D3A1", "#E48CC5", "#FBCE45", "#8EA7FB", "#BCCE6C")

ALL: Final = (
    *SEATS,
    BENCH,
    PANEL,
    SLOT,
    EDGE,
    PAPER,
    PAPER_DIM,
    INK,
    CHALK,
    CHALK_DIM,
    BRASS,
    BRASS_DARK,
    GOOD,
    BAD,
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    STEEL,
    LEAF,
    SKY,
    WOOD,
    WOOD_DARK,
    COPPER,
    COAL,
    COAL_LIGHT,
)
"""Every colour above, those of the players first."""
