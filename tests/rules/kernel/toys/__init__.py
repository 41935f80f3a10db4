"""Two small games that keep the whole contract."""

from tests.rules.kernel.toys.high_card import GAME as HIGH_CARD
from tests.rules.kernel.toys.night import GAME as NIGHT

__all__ = ["HIGH_CARD", "NIGHT"]
