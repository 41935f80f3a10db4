"""The line by which somebody is called: what a phone's lock screen shows of the message, so without icons and markup.

Discord shows there what a message says when it is sent, and nothing of one that is made of components. So a message
that calls is sent as this line and becomes what it is to be right after.
"""

from collections.abc import Sequence
from typing import Final

from cogs.ui.panels import winners_line, words_for
from host.model import Observation, Table
from host.time.calls import calls_of
from rules.kernel.words import Words, clip

LENGTH: Final = 200
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def to_player(observation: Observation, lang: str, now: float) -> str:
    """Return the line for a seat's own eyes: which table, how long there is if a clock runs, what is asked.

    `now` is in seconds since the epoch. Where there are several questions at once, the game is over, or it is a
    reminder, it says that.
    """
    table, words = observation.table, words_for(observation.table, lang).iconed({})
    if table.status != "playing":
        return _line(observation, words, _over(table, words), now)
    reminds = any(seat == observation.audience and call.reminds for seat, call in calls_of(table.options).items())
    asked = [question.decision for question in observation.questions if question.decision.waits]
    what = words(asked[0].prompt) if len(asked) == 1 else words.say("call-turn")
    return _line(observation, words, what, now, reminds=reminds)


def in_thread(observation: Observation, lang: str, users: Sequence[int], now: float) -> str:
    """Return the line for the thread, which calls these users and tells no secret of what they are asked."""
    table, words = observation.table, words_for(observation.table, lang).iconed({})
    who = words.listed(f"<@{user}>" for user in users)
    if table.status != "playing":
        return _line(observation, words, f"{_over(table, words)} {who}", now)
    calls, called = calls_of(table.options), [one.seat for one in table.players if one.user in users]
    reminds = {seat in calls and calls[seat].reminds for seat in called} == {True}
    what = words.say("panel-to-act", {"who": who, "number": len(users)})
    return _line(observation, words, what, now, reminds=reminds)


def _over(table: Table, words: Words) -> str:
    return words.say("state-cancelled") if table.status == "cancelled" else winners_line(table, words).replace("**", "")


def _line(observation: Observation, words: Words, what: str, now: float, *, reminds: bool = False) -> str:
    table, left = observation.table, 0.0 if observation.until is None else observation.until - now
    name = words.say("panel-title", {"title": table.title, "table": table.id})
    asked = " ".join(what.split())
    if left <= 0:
        said = words.say("call", {"name": name, "asked": asked})
    else:
        said = words.say("call-left", {"name": name, "asked": asked, "left": time_left(words, left)})
    return clip(words.say("call-reminder", {"call": said}) if reminds else said, LENGTH)


def time_left(words: Words, seconds: float) -> str:
    """Return a stretch of time in words: days from two on, hours, or minutes."""
    # Rounded to minutes first: three days are three days still when the message is sent a second later.
    minutes = max(1, round(seconds / MINUTE))
    if minutes * MINUTE >= 2 * DAY:
        return words.say("left-days", {"number": minutes * MINUTE // DAY})
    if minutes * MINUTE >= HOUR:
        return words.say("left-hours", {"number": minutes * MINUTE // HOUR})
    return words.say("left-minutes", {"number": minutes})
