"""What a decision offers: its hash, whether it leaves a choice, and whether picks answer it."""

from zlib import crc32

from msgspec.structs import replace

from rules.kernel.errors import NotOffered, WrongCount
from rules.kernel.model import Decision


def offer_hash(decision: Decision) -> str:
    """Return 8 hexadecimal digits over what is offered: the key, the bounds and the option ids in order."""
    ids = " ".join([option.id for option in decision.options])
    return f"{crc32(f'{decision.key} {decision.low} {decision.high} {ids}'.encode()):08x}"


def leaves_no_choice(decision: Decision) -> bool:
    """Say whether there is one answer only: what is on offer must be picked, all of it and in whatever order."""
    number = decision.low
    return len(decision.options) == number and (number == 1 or not decision.ordered)


def is_forced(decision: Decision) -> bool:
    """Say whether a decision is answered unasked: all can see that it leaves no choice, and somebody waits for it."""
    # What is mostly false comes first: search asks this of every question.
    return len(decision.options) == decision.low and decision.public and decision.waits and leaves_no_choice(decision)


def all_of(decision: Decision) -> tuple[str, ...]:
    """Return the ids of all that is on offer."""
    return tuple([option.id for option in decision.options])


def unbarred(decision: Decision) -> Decision:
    """Return a decision without what is barred in it, which changes nothing of what can be answered."""
    return replace(decision, barred=()) if decision.barred else decision


def check(decision: Decision, picks: tuple[str, ...]) -> None:
    """Refuse picks that are not on offer, or not in the right number."""
    number = len(picks)
    if not decision.low <= number <= decision.high or (number > 1 and len(set(picks)) != number):
        told = f"{decision.key!r} takes {decision.low} to {decision.high} different picks, not {len(picks)}"
        raise WrongCount(told, decision.low, decision.high)
    for pick in picks:
        for option in decision.options:
            if option.id == pick:
                break
        else:
            raise NotOffered(f"{decision.key!r} does not offer {pick!r}")
