"""What a computer player thinks of: how many worlds it weighs, and how it chooses among lines that differ by world."""

from collections.abc import Sequence
from typing import Any

from agents.levels import Level
from agents.sight import sight_in
from agents.think import weigh
from rules.kernel.model import Seat
from rules.kernel.play import encode
from rules.kernel.registry import find
from rules.kernel.thought import Thought

WORLDS = 4


class Noting:
    """Judges by the deck alone, and remembers the decks it saw."""

    def __init__(self) -> None:
        self.decks: set[tuple[int, ...]] = set()

    def worth(self, worlds: Sequence[Thought[Any]], _seat: Seat) -> Sequence[float]:
        """Return nearly the same for all, so that none is left early."""
        self.decks |= {tuple(world.state.deck[-20:]) for world in worlds}
        return [0.5 + sum(world.state.deck[:5]) / 1e5 for world in worlds]


def test_each_world_is_another() -> None:
    game = find("nicodemus")
    world = Thought(game, encode(game.setup(3, 2, {})))
    sight = sight_in(world, world.pending[0].seat, "TURN", "salt")
    assert sight is not None
    judge = Noting()
    weigh(sight, Level(positions=5000, worlds=WORLDS, width=2), judge)
    assert len(judge.decks) == WORLDS
