"""The neutral answer to any decision: what happens when nobody is there to choose."""

from rules.kernel.model import Decision


def neutral(decision: Decision) -> tuple[str, ...]:
    """Return as few picks as allowed: options that merely end or decline first, then in the order offered."""
    ids = [option.id for option in sorted(decision.options, key=lambda option: not option.plain)]
    return tuple(ids[: decision.low])
