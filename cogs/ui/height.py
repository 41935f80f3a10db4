"""How high a message is on a phone: reckoned from its parts, in CSS pixels of a screen 390 wide, never too little.

`tests/browser` holds it against what a browser measures. What a panel shows is chosen by it, so that all can be seen
at once.
"""

import re
from collections.abc import Iterable, Sequence
from math import ceil
from typing import Any, Final

from discord import ui

ROOM: Final = 640
"""What of a screen 844 high is left for a message between the app's own bars."""
WIDTH: Final = 332
GAP: Final = 9
_FRAME: Final = 24
_ROW: Final = 40
_ROW_GAP: Final = 9
_MENU: Final = 44
_SMALL: Final = "-# "
_HEAD: Final = "### "
# Heights of a line and widths of a letter: a little above the mean of ordinary text.
_LINE: Final = {"small": (19, 6.9), "text": (23, 8.1), "bold": (23, 8.9), "head": (24, 9.0)}
_ICON: Final = 22
_LETTER: Final = 8.2
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_EMOJIS: Final = re.compile(r"<a?:\w+:\d+>")
_BUTTON: Final = 32
_EMOJI: Final = 24


def height(items: Iterable[ui.Item[Any]], ratio: float = 0) -> int:
    """Return the height of items in a frame; a picture among them is `ratio` times as high as wide."""
    each = [_height(item, ratio) for item in items]
    return ceil(sum(each) + GAP * max(0, len(each) - 1)) + _FRAME


def _height(item: ui.Item[Any], ratio: float) -> float:
    if isinstance(item, ui.TextDisplay):
        return sum(map(_of_line, item.content.split("\n")))
    if isinstance(item, ui.MediaGallery):
        return WIDTH * ratio
    if isinstance(item, ui.ActionRow):
        return _of_row(list(item.children))
    return _ROW


def _of_line(line: str) -> float:
    kind = "small" if line.startswith(_SMALL) else "head" if line.startswith(_HEAD) else "text"
    if kind == "text" and line.startswith("**"):
        kind = "bold"
    tall, wide = _LINE[kind]
    plain, icons = _without_markup(line)
    return tall * max(1, ceil((len(plain) * wide + icons * _ICON) / WIDTH))


def _without_markup(line: str) -> tuple[str, int]:
    """Return the letters that are seen, and how many icons."""
    shown = _LINK.sub(r"\1", line.removeprefix(_SMALL).removeprefix(_HEAD)).replace("**", "").replace("\\", "")
    plain = _EMOJIS.sub("", shown)
    return plain, len(_EMOJIS.findall(shown))


def _of_row(children: Sequence[ui.Item[Any]]) -> float:
    drawn = [getattr(child, "item", child) for child in children]
    if any(isinstance(one, ui.Select) for one in drawn):
        return _MENU
    lines, used = 1, 0.0
    for one in drawn:
        wide = (
            _BUTTON + len(getattr(one, "label", None) or "") * _LETTER + (_EMOJI if getattr(one, "emoji", None) else 0)
        )
        if used and used + GAP + wide > WIDTH:
            lines, used = lines + 1, wide
        else:
            used += wide + (GAP if used else 0)
    return lines * _ROW + (lines - 1) * _ROW_GAP
