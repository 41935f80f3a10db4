"""How high a message is on a phone: reckoned from its parts, in CSS pixels of a screen 390 wide, never too little.

`tests/browser` holds it against what a browser measures. What a panel shows is chosen by it, so that all can be seen
at once.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil
from typing import Any, Final

from discord import ui

ROOM: Final = 655
"""What of a screen 844 high is left for a message between the app's own bars."""
WIDTH: Final = 332
GAP: Final = 9
FRAME: Final = 26
_ROW: Final = 40
_ROW_GAP: Final = 9
_MENU: Final = 44
_SMALL: Final = "-# "

# Heights of a line and widths of a letter: a little above the mean of ordinary text.
_LINE: Final = {"small": (19, 7.2), "small bold": (19, 7.7), "text": (23, 7.9), "bold": (23, 9.2)}
_ICON: Final = "\ufffc"
_OTHERWISE: Final = {_ICON: 22, "·": 5, ":": 5}
"""How wide signs are that are far from the mean: in a head of few words these decide what has room."""
_LETTER: Final = 9.3
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_ICONS: Final = re.compile(r"<a?:\w+:\d+>")
_BUTTON: Final = 32
_EMOJI: Final = 24
_WRAPPED: Final = 11
"""What a button is higher whose label is too long for one line."""


def height(items: Iterable[ui.Item[Any]], ratio: float = 0) -> int:
    """Return the height of items in a frame; a picture among them is `ratio` times as high as wide."""
    return framed(stacked(items, ratio))


def stacked(items: Iterable[ui.Item[Any]], ratio: float = 0) -> float:
    """Return the height of items with the gap below each, so that what stands in one frame may be added up."""
    return sum(_height(item, ratio) + GAP for item in items)


def framed(stack: float) -> int:
    """Return the height of a frame around what is stacked so high."""
    return ceil(max(0.0, stack - GAP)) + FRAME


def _height(item: ui.Item[Any], ratio: float) -> float:
    if isinstance(item, ui.TextDisplay):
        return sum(map(_of_line, item.content.split("\n")))
    if isinstance(item, ui.MediaGallery):
        return WIDTH * ratio
    if isinstance(item, ui.ActionRow):
        return _of_row(list(item.children))
    return _ROW


@lru_cache(2_000)  # the forms in which a panel is tried have most lines in common
def _of_line(line: str) -> float:
    small = line.startswith(_SMALL)
    tall, wide = _LINE["small" if small else "text"]
    shown = _ICONS.sub(_ICON, _LINK.sub(r"\1", line.removeprefix(_SMALL)).replace("\\", ""))
    # What stands between two pairs of stars is bold: in a line all of it, in the head only the title.
    bold = _LINE["small bold" if small else "bold"][1]
    widths = [
        (sign, _OTHERWISE.get(sign) or (bold if place % 2 else wide))
        for place, piece in enumerate(shown.split("**"))
        for sign in piece
    ]
    space = bold if shown.startswith("**") and shown.endswith("**") else wide
    return tall * _wrapped(widths, space)


def _wrapped(signs: Iterable[tuple[str, float]], space: float) -> int:
    """Return into how many lines signs of these widths are broken between words, or within one that is too long."""
    lengths = [0.0]
    for sign, wide in signs:
        if sign == " ":
            lengths.append(0.0)
        else:
            lengths[-1] += wide
    lines, used = 1, 0.0
    for length in lengths:
        if used and used + space + length > WIDTH:
            lines, used = lines + 1, length
        else:
            used += length + (space if used else 0)
        more = int(used // WIDTH)
        lines, used = lines + more, used - more * WIDTH
    return lines


def _of_row(children: Sequence[ui.Item[Any]]) -> float:
    drawn = [getattr(child, "item", child) for child in children]
    if any(isinstance(one, ui.Select) for one in drawn):
        return _MENU
    lines, used, wrapped = 1, 0.0, 0
    for wide in map(_wide, drawn):
        wrapped += wide > WIDTH
        if used and used + GAP + wide > WIDTH:
            lines, used = lines + 1, wide
        else:
            used += wide + (GAP if used else 0)
    return lines * _ROW + (lines - 1) * _ROW_GAP + wrapped * _WRAPPED


def _wide(button: ui.Item[Any]) -> float:
    """Return the width of a button whose label is in one line."""
    label, emoji = getattr(button, "label", None) or "", getattr(button, "emoji", None)
    return _BUTTON + len(label) * _LETTER + (_EMOJI if emoji else 0)
