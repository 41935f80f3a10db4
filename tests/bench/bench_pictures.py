"""Pictures against the bare cost of encoding the same pixels, with warm caches, over positions of random games.

Bare is what Pillow does with the pixels if it is told nothing: a PNG of all their colours.
"""

from collections.abc import Iterator
from functools import partial
from io import BytesIO
from statistics import median
from typing import Any

from msgspec import Struct

from cogs.words import both
from render.kit.picture import Draw, encode, finished
from render.registry import pictures
from rules.kernel.game import Game
from rules.kernel.play import Play
from rules.kernel.record import random_answer
from rules.kernel.registry import games
from rules.kernel.rng import Rng
from tests.bench.report import Report, Verdict
from tests.bench.timing import alternately

SECONDS = 20.0
MOMENTS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
"""Parts of a game after which it is drawn."""
SEEDS = (1, 2)
AT_MOST = 1.5
KIB_AT_MOST = 150
GUESS_MS = 100.0
"""Roughly what drawing and encoding one picture once takes; only decides how often it is repeated."""


class Cost(Struct, frozen=True):
    """One position's picture: drawing with encoding, our encoding, a bare one (milliseconds), and the file's bytes."""

    whole: float
    ours: float
    bare: float
    size: int

    @property
    def ratio(self) -> float:
        """Return how many bare encodings the whole costs."""
        return self.whole / self.bare


def run(seconds: float = SECONDS) -> Report:
    """Measure the table, a further picture and a seat's own one of every game, with the fewest and the most players."""
    drawn = {key: game for key, game in games().items() if _has_pictures(key)}
    times = max(3, int(seconds * 1000 / GUESS_MS / (len(drawn) * len(SEEDS) * len(MOMENTS) * 5)))
    rows, verdicts = [], []
    for key, game in drawn.items():
        found: dict[str, list[Cost]] = {}
        for seats in {game.info.seats[0], game.info.seats[-1]}:
            for play in _positions(game, seats):
                for name, draw, view in _pictures(play):
                    found.setdefault(name, []).append(_cost(key, seats, draw, view, times))
        rows += [_row(f"{key}, {name}", costs) for name, costs in found.items()]
        verdicts += _verdicts(key, [cost for costs in found.values() for cost in costs])
    head = ("picture", "draw and encode", "our encoding", "bare encoding", "ratio", "worst", "file", "largest")
    return Report("Pictures: drawing and encoding against a bare encoding of the pixels", head, rows, verdicts)


def _verdicts(key: str, costs: list[Cost]) -> list[Verdict]:
    ratio, size = max(cost.ratio for cost in costs), max(cost.size for cost in costs) / 1024
    return [
        Verdict(f"{key}, worst ratio", f"{ratio:.2f}", f"at most {AT_MOST:g}", ratio <= AT_MOST),
        Verdict(f"{key}, largest file", f"{size:.0f} KiB", f"at most {KIB_AT_MOST} KiB", size <= KIB_AT_MOST),
    ]


def _has_pictures(key: str) -> bool:
    try:
        pictures(key)
    except LookupError:
        return False
    return True


def _positions(game: Game[Any, Any], seats: int) -> Iterator[Play[Any, Any]]:
    """Yield several moments of several games."""
    for seed in SEEDS:
        length = _played(game, seed, seats, None).count
        for moment in MOMENTS:
            yield _played(game, seed, seats, int(length * moment))


def _pictures(play: Play[Any, Any]) -> Iterator[tuple[str, Draw, Any]]:
    """Yield the table, one's own, and the first of the further pictures, each with what it is drawn from."""
    known, watched = pictures(play.game.info.key), play.game.view(play.state, None)
    yield "table", known.table, watched
    yield "own", known.private, play.game.view(play.state, 0)
    for further in known.more(watched)[:1]:
        yield "further", further.draw, watched


def _played(game: Game[Any, Any], seed: int, seats: int, until: int | None) -> Play[Any, Any]:
    """Return a random game after that many answers, or at its end."""
    play, rng = Play.new(game, seed, seats), Rng(seed)
    while not play.over and (until is None or play.count < until):
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
    return play


def _cost(key: str, seats: int, draw: Draw, view: Any, times: int) -> Cost:
    names, words = [f"Player {seat + 1}" for seat in range(seats)], both(key, "en")
    made = draw(view, words, names)  # fills the caches, as earlier panels of a running bot have done
    found = alternately(
        {
            "whole": lambda: finished(draw(view, words, names)),
            "ours": partial(encode, made.image),
            "bare": lambda: made.image.save(BytesIO(), "PNG"),
        },
        times,
    )
    return Cost(found["whole"], found["ours"], found["bare"], len(finished(made).data))


def _row(name: str, costs: list[Cost]) -> tuple[str, ...]:
    times = (f"{median(getattr(cost, part) for cost in costs):.1f} ms" for part in ("whole", "ours", "bare"))
    ratios = [cost.ratio for cost in costs]
    sizes = [cost.size / 1024 for cost in costs]
    return (
        name, *times, f"{median(ratios):.2f}", f"{max(ratios):.2f}", f"{median(sizes):.0f} KiB", f"{max(sizes):.0f} KiB"
    )  # fmt: skip
