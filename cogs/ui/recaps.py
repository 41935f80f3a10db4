"""What changed since somebody's last turn, as text and as a button: the newest lines, as many as there is room for."""

from cogs.ui.history import HistoryButton, PageRequest
from host.past.history import Recap
from rules.kernel.words import Words, clip

LINE = 220
"""Characters of a line of the log on a panel."""
TEXT = 4000
"""Characters of a message."""


def recap_text(recap: Recap, words: Words, room: int = TEXT) -> str:
    """Return the newest lines that there is room for, newest last, and how many came before them."""
    if not recap.said:
        return words.say("recap-nothing")
    lines = [f"- {clip(words.sentence(one.line.text), LINE)}" for one in recap.said]
    told = _told(lines, recap.more, words)
    while len(told) > room and len(lines) > 1:
        del lines[0]
        told = _told(lines, recap.more + len(recap.said) - len(lines), words)
    return clip(told, room)


def _told(lines: list[str], more: int, words: Words) -> str:
    before = [f"-# {words.say('recap-more', {'number': more})}"] if more else []
    return "\n".join([f"**{words.say('recap-since')}**", *before, *lines])


def all_button(recap: Recap, words: Words) -> HistoryButton:
    """Return the button that opens the log where the recap begins."""
    return HistoryButton.make(PageRequest("since", recap.table.id, at=recap.since), "o", words.say("ui-recap-all"))
