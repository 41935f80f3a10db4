"""Memory that is no longer needed, given back to the system."""

import ctypes
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Give back what the C library keeps for later, where it is one that can; that takes a thousandth of a second.

    Of pictures of several games, some 15 MB would stay in holes between what is still in use.
    """
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # GNU's library alone has it, and Windows none to be asked
        return None
