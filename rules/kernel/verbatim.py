"""What people typed: made fit to be repeated, and compared with names as a person would compare them."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

VERBATIM: Final = 100
"""So many characters of a name, or of what somebody typed, are repeated."""
JOINERS: Final = "\u200c\u200d"
"""Invisible signs that letters and emojis are joined by; all other invisible ones only confuse."""
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that look like nothing."""
_SAME_SIGNS: Final = str.maketrans(
    dict.fromkeys("’‘‛′`´", "'")
    | dict.fromkeys("‐‑‒–—―−﹣－_", "-")
    | {"×": "x", "œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)
"""Signs that keyboards lack or people leave out, and how they are typed."""
_SPELLED: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"})
"""Letters that are spelled out where a keyboard lacks them."""
_STOPS: Final = re.compile(r"[\"“”„‟″«»‹›:;,.!?¡¿()\[\]{}·•…|]|(?<=\w)-(?=\w)|-(?!\d)")
"""Punctuation, and hyphens that are no minus before a figure."""


@lru_cache(1000)
def one_line(words: str) -> str:
    """Return a name, or what somebody typed, as one line of what can be seen, of a length that fits into a message."""
    line = " ".join("".join(sign for sign in words if _is_seen(sign)).split()).strip(JOINERS)
    return line if len(line) <= VERBATIM else line[: VERBATIM - 1] + "…"


def isolated(name: str) -> str:
    """Return a name that is read from right to left so that it does not turn round what stands beside it."""
    return f"\u2068{name}\u2069" if any(unicodedata.bidirectional(sign) in {"R", "AL", "AN"} for sign in name) else name


def _is_seen(sign: str) -> bool:
    if sign in BLANK:
        return False
    return sign.isspace() or sign in JOINERS or unicodedata.category(sign) not in {"Cc", "Cf", "Cs", "Co", "Cn"}


def same(typed: str, name: str) -> bool:
    """Return whether a person would take both as equal; "Muenchen" is "München", and "Munchen" is, too."""
    return not set(forms(typed)).isdisjoint(forms(name))


def holds(name: str, typed: str) -> bool:
    """Return whether the typed words are a part of a name."""
    return any(part in whole for part in forms(typed) for whole in forms(name))


def holds_words(name: str, typed: str) -> bool:
    """Return whether the typed words are whole words of a name."""
    return any(f" {part} " in f" {whole} " for part in forms(typed) if part for whole in forms(name))


def folded(words: str) -> str:
    """Return words without what people type differently: capitals, accents, spaces, quotation marks, punctuation."""
    return forms(words)[0]


@lru_cache(4096)
def forms(words: str) -> tuple[str, ...]:
    """Return words as they may be typed: umlauts may be spelled out, and an apostrophe may part two words or none."""
    small = unicodedata.normalize("NFC", words).casefold()
    plain = (_folded(one) for one in (small, small.translate(_SPELLED)))
    return tuple(" ".join(one.replace("'", gap).split()) or small.strip() for one in plain for gap in ("", " "))


def _folded(small: str) -> str:
    plain = unicodedata.normalize("NFKD", small.translate(_SAME_SIGNS))
    kept = "".join(sign for sign in plain if not unicodedata.combining(sign) and not _is_invisible(sign))
    return _STOPS.sub(" ", kept.replace("->", "→"))


def _is_invisible(sign: str) -> bool:
    return unicodedata.category(sign) == "Cf" or "\ufe00" <= sign <= "\ufe0f"
