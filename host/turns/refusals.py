"""Why an answer cannot be given, as precisely as the open questions tell: each kind of no has its own sentence."""

from collections.abc import Iterable, Sequence

from host.errors import Refused, Unplayable
from host.model import Table
from rules.kernel.model import Barred, Decision, Seat, verbatim, who

NOTHING = "…"
"""What stands for a choice that somebody left empty."""


def not_asked(table: Table, seat: Seat, asked: Sequence[Decision], pick: str = "") -> Refused:
    """Return why a pick is barred, that something else is asked, or why a seat is asked nothing: whose turn it is."""
    if table.status != "playing":
        return Refused("not-started" if table.status == "lobby" else "table-over", table=table.id)
    if any(player.seat == seat and player.conceded for player in table.players):
        return Refused("you-conceded")
    if not asked:
        return Unplayable(table, "not-your-turn", who=[who(seat) for seat in table.waiting], number=len(table.waiting))
    foremost = min(asked, key=lambda decision: not decision.waits)
    return _barred(table, asked, pick) or Unplayable(table, "not-now", question=foremost.prompt)


def not_offered(
    table: Table, decision: Decision, pick: str, asked: Sequence[Decision], absent: Iterable[Barred] = ()
) -> Unplayable:
    """Return why what was picked by its id is barred or absent, or that there is no such thing and what is asked."""
    told = _barred(table, (decision, *asked), pick) or _told(table, absent, pick)
    return told or no_such(table, decision, pick)


def _barred(table: Table, asked: Iterable[Decision], pick: str) -> Unplayable | None:
    """Return why something is barred in one of those questions."""
    return _told(table, (one for decision in asked for one in decision.barred), pick)


def _told(table: Table, barred: Iterable[Barred], pick: str) -> Unplayable | None:
    """Return why something cannot be picked; its id may be longer than that of what stands for several ways to it."""
    for one in barred:
        if f"{pick}:".startswith(f"{one.id}:"):
            return Unplayable(table, "barred-now", thing=one.text, reason=one.reason)
    return None


def no_such(table: Table, decision: Decision, typed: str) -> Unplayable:
    """Return that a question has nothing of that name."""
    return Unplayable(table, "no-such-choice", typed=verbatim(typed.strip() or NOTHING), question=decision.prompt)
