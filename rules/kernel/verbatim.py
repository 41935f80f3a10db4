"""What people typed, made fit to be repeated."""

import unicodedata
from functools import lru_cache
from typing import Final

VERBATIM: Final = 100
"""So many characters of a name, or of what somebody typed, are repeated."""
JOINERS: Final = "\u200c\u200d"
"""Invisible signs that letters and emojis are joined by; all other invisible ones only confuse."""
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that look like nothing."""


@lru_cache(1000)
def one_line(words: str) -> str:
    """Return a name, or what somebody typed, as one line of what can be seen, of a length that fits into a message."""
    line = " ".join("".join(sign for sign in words if _is_seen(sign)).split()).strip(JOINERS)
    return line if len(line) <= VERBATIM else line[: VERBATIM - 1] + "…"


def _is_seen(sign: str) -> bool:
    if sign in BLANK:
        return False
    return sign.isspace() or sign in JOINERS or unicodedata.category(sign) not in {"Cc", "Cf", "Cs", "Co", "Cn"}
