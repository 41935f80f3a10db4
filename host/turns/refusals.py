"""Why an answer cannot be given, as precisely as the open questions tell: each kind of no has its own sentence."""

from collections.abc import Iterable

from host.errors import Refused, Unplayable
from host.model import Table
from rules.kernel.model import Decision, Seat, verbatim, who


def not_asked(table: Table, seat: Seat, asked: Iterable[Decision]) -> Refused:
    """Return that something else is asked, by its question, or why a seat is asked nothing: whose turn it is."""
    if table.status != "playing":
        return Refused("not-started" if table.status == "lobby" else "table-over", table=table.id)
    if any(player.seat == seat and player.conceded for player in table.players):
        return Refused("you-conceded")
    decision = _foremost(asked)
    if decision is not None:
        return Unplayable(table, "not-now", question=decision.prompt)
    return Unplayable(table, "not-your-turn", who=[who(seat) for seat in table.waiting], number=len(table.waiting))


def not_offered(table: Table, decision: Decision, pick: str, asked: Iterable[Decision]) -> Unplayable:
    """Return why what was picked by its id is barred, or that there is no such thing now and what is asked instead.

    An id may be longer than that of what is barred, where that stands for several ways to do it.
    """
    for one in (decision, *asked):
        for barred in one.barred:
            if f"{pick}:".startswith(f"{barred.id}:"):
                return Unplayable(table, "barred-now", thing=barred.text, reason=barred.reason)
    return no_such(table, decision, pick)


def no_such(table: Table, decision: Decision, typed: str) -> Unplayable:
    """Return that a question has nothing of that name."""
    return Unplayable(table, "no-such-choice", typed=verbatim(typed), question=decision.prompt)


def _foremost(asked: Iterable[Decision]) -> Decision | None:
    """Return what the game waits for, else what stands open."""
    return min(asked, key=lambda decision: not decision.waits, default=None)
