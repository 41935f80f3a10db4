"""The charts of docs/agents.md: `python -m tests.bench.strength` draws what the arena has shown. No measuring here."""

from collections.abc import Mapping
from typing import Final

from tests.bench import charts

HARVEY: Final = ((0, 14, 24), (280, 12, 24), (440, 13, 24), (1080, 14, 24), (1620, 16, 24), (2960, 17, 24))
"""Games learned from, and of how many games from the same seeds the net won how many, 150 positions, without slips."""
LADDER: Final[Mapping[str, Mapping[str, tuple[float, int]]]] = {
    "Apprentice against Novice": {
        "Nicodemus": (54, 60),
        "Mech": (54, 60),
        "Inventors": (39, 40),
        "Transmissions": (54, 60),
        "Imaginarium": (38, 40),
    },
    "Journeyman against Apprentice": {
        "Nicodemus": (30, 40),
        "Mech": (40, 60),
        "Inventors": (44, 60),
        "Transmissions": (23, 30),
        "Imaginarium": (66, 96),
    },
    "Master against Journeyman": {
        "Nicodemus": (22, 30),
        "Mech": (29, 40),
        "Inventors": (25, 30),
        "Transmissions": (23, 30),
        "Imaginarium": (20, 32),
    },
}
"""Victories of the first, and games; levels that were within a little of those that came of it."""


def main() -> None:
    """Draw both."""
    learned = [(float(games), 100 * won / played) for games, won, played in HARVEY]
    title = "Alone against Harvey, by the games that the net has learned from"
    charts.lines("strength-learning", title, "% won", "games", {"one turn ahead": learned}, even=True)
    ladder = {
        match: {game: round(100 * won / played) for game, (won, played) in of.items()} for match, of in LADDER.items()
    }
    charts.bars("strength-ladder", "Each level against the one below, two seats", "% won", "", ladder)


if __name__ == "__main__":
    main()
