"""Why an answer cannot be given, as precisely as the open questions tell: each kind of no has its own sentence."""

from collections.abc import Iterable, Sequence

from host.errors import Refused, Unplayable
from host.model import Table
from rules.kernel.game import Move
from rules.kernel.model import Barred, Decision, Seat, Text, verbatim, who
from rules.kernel.words import of_game


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
    table: Table,
    decision: Decision,
    pick: str,
    asked: Sequence[Decision],
    absent: Iterable[Barred] = (),
    moves: Iterable[Move] = (),
) -> Unplayable:
    """Return why what was picked by its id is barred or absent, or what else it answers, or that there is no such.

    `moves` are those of the game that pick ids of that sort.
    """
    told = _barred(table, (decision, *asked), pick) or _told(table, absent, pick)
    return told or _misplaced(table, decision, pick, asked, list(moves)) or no_such(table, decision, pick)


def _misplaced(
    table: Table, decision: Decision, pick: str, asked: Sequence[Decision], moves: list[Move]
) -> Unplayable | None:
    """Return which other question something answers, or that it is no choice of its own question now."""
    for other in asked:
        for option in other.options:
            if option.id == pick:
                return Unplayable(table, "also-asked", thing=option.text, question=other.prompt)
    if any(option.id.startswith(f"{pick}:") for option in decision.options):
        return Unplayable(table, "several-ways", question=decision.prompt)
    own = next((move for move in moves if decision.key in move.keys), None)
    if own is not None:
        return _not_there(table, decision, own)
    beside = next((other for other in asked if any(other.key in move.keys for move in moves)), None)
    if beside is not None:
        return Unplayable(table, "not-there-either", question=beside.prompt)
    about = Text(f"cmd-{moves[0].name}-description") if moves else None
    return Unplayable(table, "other-question", about=about, question=decision.prompt) if about else None


def _not_there(table: Table, decision: Decision, move: Move) -> Unplayable:
    """Return why a move has no such choice: for what its game says of all that it names no reason for by itself."""
    reason = Text(f"absent-move-{move.name}")
    if of_game(table.game, "en").has(reason.key):
        return Unplayable(table, "not-there", reason=reason, question=decision.prompt)
    return no_longer(table, decision)


def _barred(table: Table, asked: Iterable[Decision], pick: str) -> Unplayable | None:
    """Return why something is barred in one of those questions."""
    return _told(table, (one for decision in asked for one in decision.barred), pick)


def _told(table: Table, barred: Iterable[Barred], pick: str) -> Unplayable | None:
    """Return why something cannot be picked; its id may be longer than that of what stands for several ways to it."""
    for one in barred:
        if f"{pick}:".startswith(f"{one.id}:"):
            return barred_now(table, one)
    return None


def barred_now(table: Table, one: Barred) -> Unplayable:
    """Return why something cannot be picked."""
    return Unplayable(table, "barred-now", thing=one.text, reason=one.reason)


def no_longer(table: Table, decision: Decision) -> Unplayable:
    """Return that something may be a choice of its question at other times, and is none now."""
    return Unplayable(table, "no-longer", question=decision.prompt)


def no_such(table: Table, decision: Decision, typed: str) -> Unplayable:
    """Return that a question has nothing of that name, or that none was given."""
    if not typed.strip():
        return Unplayable(table, "nothing-chosen", question=decision.prompt)
    return Unplayable(table, "no-such-choice", typed=verbatim(typed.strip()), question=decision.prompt)
