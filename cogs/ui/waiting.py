"""Why a table waits, in one sentence that is the same everywhere."""

from typing import Final

from host.model import Table
from host.time.waiting import LASTING, Reason, why
from rules.kernel.model import Arg, Seat, who
from rules.kernel.words import Words

BETWEEN: Final = " · "
KEYS: Final = {
    "waiting": "state-waiting",
    "vacation": "state-vacation",
    "idle": "state-idle",
    "absent": "state-absent",
    "free": "state-free",
}
PAUSED: Final = {
    "players": "state-paused-players",
    "manager": "state-paused-manager",
    "update": "state-paused-update",
}
"""Keys of the sentences, by the kind of reason and by who paused."""
NO_DATE: Final = "none"
"""Argument of a sentence that is read where Discord shows no dates, such as in a menu."""


def waiting_line(
    table: Table, now: float, words: Words, *, mention: bool = False, dated: bool = True, lasting: bool = False
) -> str:
    """Return why a game in progress waits; `now` is in seconds since the epoch.

    `mention` names players by what Discord shows as a mention, except those a computer plays for; `dated` is False
    where Discord does not replace timestamps; `lasting` leaves out what ends with the turn.
    """
    reasons = [one for one in why(table, now) if one.kind in LASTING or not lasting]
    return BETWEEN.join(_sentence(table, one, words, mention=mention, dated=dated) for one in reasons)


def is_my_turn(table: Table, seat: Seat | None) -> bool:
    """Return whether a game in progress, which is not paused, waits for a seat."""
    return seat in table.waiting and not any(one.kind == "paused" for one in why(table, 0.0))


def _sentence(table: Table, reason: Reason, words: Words, *, mention: bool, dated: bool) -> str:
    key, when = KEYS.get(reason.kind, ""), f"<t:{int(reason.at)}:D>" if dated else NO_DATE
    named = _mentions(table, reason, words) if mention else [who(seat) for seat in reason.seats]
    args: dict[str, Arg] = {"who": named}
    match reason.kind:
        case "paused":
            key, args = PAUSED[reason.by], {"since": when}
        case "vacation":
            args["until"] = when
        case "idle":
            args["days"] = reason.days
        case "free" if not reason.public:
            key = "state-free-code"
        case _:
            pass
    return words.say(key, args)


def _mentions(table: Table, reason: Reason, words: Words) -> str:
    players = [player for player in table.players if player.seat in reason.seats]
    return words.listed(words(who(one.seat)) if one.computer else f"<@{one.user}>" for one in players)
