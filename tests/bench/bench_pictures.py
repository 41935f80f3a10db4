"""Pictures against the bare cost of encoding the same pixels, with warm caches, over positions of random games."""

from collections.abc import Iterator
from functools import partial
from io import BytesIO
from statistics import median
from typing import Any

from msgspec import Struct
from PIL import Image

from cogs.words import both
from render.kit.picture import Draw, encode
from render.registry import pictures
from rules.kernel.model import Audience, Game
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
AT_MOST = 2.0
GUESS_MS = 100.0
"""Roughly what drawing and encoding one picture once takes; only decides how often it is repeated."""


class Cost(Struct, frozen=True):
    """One position's picture: whole and bare cost in milliseconds, and the size of the file in bytes."""

    whole: float
    bare: float
    size: int


def run(seconds: float = SECONDS) -> Report:
    """Measure the table and the seat's own picture of every game that has pictures."""
    drawn = {key: game for key, game in games().items() if _has_pictures(key)}
    number = len(drawn) * len(SEEDS) * len(MOMENTS) * 2
    times = max(3, int(seconds * 1000 / GUESS_MS / max(number, 1)))
    rows, verdicts = [], []
    for key, game in drawn.items():
        for name, draw, audience in (("table", pictures(key).table, None), ("own", pictures(key).private, 0)):
            costs = [_cost(game, draw, view, times) for view in _views(game, audience)]
            ratio = median(cost.whole / cost.bare for cost in costs)
            rows.append(_row(f"{key}, {name}", costs, ratio))
            if name == "table":
                verdicts.append(Verdict(f"{key}, table", f"{ratio:.2f}", f"at most {AT_MOST:g}", ratio <= AT_MOST))
    head = ("picture", "draw and encode", "encode alone", "ratio", "worst ratio", "file")
    return Report("Pictures: drawing against encoding alone", head, rows, verdicts)


def _has_pictures(key: str) -> bool:
    try:
        pictures(key)
    except LookupError:
        return False
    return True


def _views(game: Game[Any, Any], audience: Audience) -> Iterator[Any]:
    """Yield what is seen at several moments of several games."""
    for seed in SEEDS:
        length = _played(game, seed, None).count
        for moment in MOMENTS:
            yield game.view(_played(game, seed, int(length * moment)).state, audience)


def _played(game: Game[Any, Any], seed: int, until: int | None) -> Play[Any, Any]:
    """Return a random game after that many answers, or at its end."""
    play, rng = Play.new(game, seed, game.info.seats[0]), Rng(seed)
    while not play.over and (until is None or play.count < until):
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
    return play


def _cost(game: Game[Any, Any], draw: Draw, view: Any, times: int) -> Cost:
    names = [f"Player {seat + 1}" for seat in range(game.info.seats[0])]
    whole = partial(draw, view, both(game.info.key, "en"), names)
    picture = whole()  # fills the caches, as earlier panels of a running bot have done
    with Image.open(BytesIO(picture.data)) as image:
        image.load()
        found = alternately({"whole": whole, "bare": partial(encode, image)}, times)
    return Cost(found["whole"], found["bare"], len(picture.data))


def _row(name: str, costs: list[Cost], ratio: float) -> tuple[str, ...]:
    whole, bare = median(cost.whole for cost in costs), median(cost.bare for cost in costs)
    worst = max(cost.whole / cost.bare for cost in costs)
    size = median(cost.size for cost in costs) / 1024
    return (name, f"{whole:.1f} ms", f"{bare:.1f} ms", f"{ratio:.2f}", f"{worst:.2f}", f"{size:.0f} KiB")
