"""What changed since somebody's last turn, as text and as a button: the newest lines, as many as there is room for."""

from cogs.ui.history import HistoryButton, PageRequest
from host.past.history import News
from rules.kernel.words import Words, clip, icons_in

LINE = 220
"""Characters of a line of the log on a panel."""
ICON = 28
"""Characters that an icon takes more than what is seen of it."""
ICONS = 3
"""Icons of a line that are not counted among its characters."""
TEXT = 4000
"""Characters of a message."""


def recap_text(recap: News, words: Words, room: int = TEXT) -> str:
    """Return the newest lines that there is room for, newest last, and how many came before them."""
    if not recap.said:
        return words.say("recap-nothing")
    lines = [f"- {line(words.sentence(one.line.text))}" for one in recap.said]
    told = _told(lines, recap.more, words)
    while len(told) > room and len(lines) > 1:
        del lines[0]
        told = _told(lines, recap.more + len(recap.said) - len(lines), words)
    return clip(told, room)


def line(told: str) -> str:
    """Return a line of the log, cut where it is too long to be read on a panel."""
    return clip(told, LINE + ICON * min(ICONS, icons_in(told)))


def _told(lines: list[str], more: int, words: Words) -> str:
    before = [f"-# {words.say('recap-more', {'number': more})}"] if more else []
    return "\n".join([f"**{words.say('recap-since')}**", *before, *lines])


def all_button(recap: News, words: Words) -> HistoryButton:
    """Return the button that opens the log where the recap begins."""
    return HistoryButton.make(PageRequest("since", recap.table.id, at=recap.since), "o", words.say("ui-recap-all"))
