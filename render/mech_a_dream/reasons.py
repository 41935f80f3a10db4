"""What the reasons look like why something cannot be picked."""

from typing import Final

from render.kit.missing import Reasons, goods
from render.mech_a_dream import icons

REASONS: Final = Reasons({"barred-lacks": goods}, icons.sign)
