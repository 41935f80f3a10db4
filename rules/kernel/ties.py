"""What breaks a tie: the counts that the rules look at after the points."""

from collections.abc import Sequence

from rules.kernel.model import Side


def looked_at(tied: Sequence[Side]) -> list[str]:
    """Return the keys of what is counted until sides of equal points differ as much as they ever do.

    Empty where nothing is counted, or not for all of them.
    """
    counts = [dict(side.ties) for side in tied]
    looked: list[str] = []
    ranks = len({side.rank for side in tied})
    for key in counts[0]:
        told = len({tuple(count.get(one) for one in looked) for count in counts})
        if told >= ranks > 1 or any(key not in count for count in counts):
            break
        looked.append(key)
    return looked
