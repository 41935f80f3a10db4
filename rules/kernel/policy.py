"""The neutral answer to any decision: what happens when nobody is there to choose."""

from rules.kernel.model import Decision


def neutral(decision: Decision) -> tuple[str, ...]:
    """Return as few picks as allowed: what merely ends or declines, then what is marked so, then by the order."""
    ids = [option.id for option in sorted(decision.options, key=lambda option: (not option.plain, not option.neutral))]
    return tuple(ids[: decision.low])
