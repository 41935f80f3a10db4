"""How processes that think look after their memory."""

import gc
from typing import Final

GARBAGE_AFTER: Final = 50_000
"""Python looks for garbage when so many things more were made than thrown away."""


def collect_rarely() -> None:
    """Look for garbage rarely, and not among what is loaded already.

    A thought makes many small things and hardly a circle: looked for as often as usual, these take a tenth of its time.
    """
    gc.freeze()
    gc.set_threshold(GARBAGE_AFTER, 20, 20)
