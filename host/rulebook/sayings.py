"""Ways of asking compared letter by letter: by their words, by each two that follow one another, and by parts of words.

Where the terms of a language see what is asked about, this sees how it is put: small words, their order, endings that
no stemmer knows, and compounds. A way of asking is a vector of such features, each weighed by how rare it is; two are
alike by the cosine between them.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, groupby
from typing import Final

from host.rulebook.language import plain, words_of

_LETTERS: Final = 4
"""Letters of a part of a word; its beginning and its end count as one."""
_UNHEARD: Final = 3.0
"""The weight of a feature that no way of asking has."""
_LIKEST: Final = 3
_MORE: Final = 0.2
"""Of so many ways that are likest all but the first count this much: who is like several is hardly so by chance."""
_TELLING: Final = 2.4
"""The least weight of a feature that is compared: those of one way in ten tell nothing apart, and take longest."""


class Sayings:
    """The ways of asking for some things, by their numbers."""

    def __init__(self, ways: Iterable[tuple[int, str]]) -> None:
        """Take each way of asking with the number of what it asks for; the ways for one thing follow one another."""
        features = [(number, _features(way.strip())) for number, way in ways]
        seen = Counter(chain.from_iterable(found for _, found in features))
        self._weights = {feature: math.log(1 + len(features) / number) for feature, number in seen.items()}
        self._ways: Sequence[float] = [0.0] * len(features)
        groups = groupby(enumerate(features), key=lambda way: way[1][0])
        spans = ((number, [at for at, _ in group]) for number, group in groups)
        self._spans = [(number, slice(ats[0], ats[-1] + 1)) for number, ats in spans]
        self._where: dict[str, list[tuple[int, float]]] = defaultdict(list)
        telling = {feature: weight for feature, weight in self._weights.items() if weight >= _TELLING}
        for way, (_, found) in enumerate(features):
            length = math.hypot(*map(self._weights.__getitem__, found)) or 1
            for feature in filter(telling.__contains__, found):
                self._where[feature].append((way, telling[feature] / length))

    def alike(self, question: str) -> dict[int, float]:
        """Return how like the question is to ways of asking for each thing, where it is at all.

        That is 0 to 1 for the likest, and up to 0.4 more for the next ones.
        """
        asked = _features(question)
        length = math.hypot(*(self._weights.get(feature, _UNHEARD) for feature in asked)) or 1
        ways = [*self._ways]
        for feature in filter(self._where.__contains__, asked):
            weight = self._weights[feature] / length
            for way, share in self._where[feature]:
                ways[way] += weight * share
        likest = ((number, sorted(ways[span], reverse=True)[:_LIKEST]) for number, span in self._spans)
        return {number: first + _MORE * sum(others) for number, (first, *others) in likest if first}


def _features(text: str) -> tuple[str, ...]:
    words = [plain(word) for word in words_of(text)]
    pairs = zip(["", *words], [*words, ""], strict=True) if words else ()
    parts = chain.from_iterable(map(_parts, words))
    return tuple(dict.fromkeys(chain(parts, (f"{before}/{after}" for before, after in pairs))))


@lru_cache(maxsize=1 << 14)  # ways of asking use few words, and use them often
def _parts(word: str) -> tuple[str, ...]:
    closed = f" {word} "
    return (f"{word}.", *(closed[at : at + _LETTERS] for at in range(len(closed) - _LETTERS + 1)))
