"""The charts of docs/agents.md: `python -m tests.bench.strength` draws what the arena has shown. No measuring here."""

from typing import Final

from tests.bench import charts

HARVEY: Final = ((0, 14, 24), (280, 12, 24), (440, 13, 24))
"""Games learned from, victories of 150 positions one turn ahead without slips, and games, all from the same seeds."""
LADDER: Final = {
    "Journeyman, Apprentice": {},
    "Master, Journeyman": {},
}
"""Victories of the first and games, by the matches and the games."""


def main() -> None:
    """Draw both."""
    learned = [(games, 100 * won / played) for games, won, played in HARVEY]
    charts.lines(
        "strength-learning",
        "Alone against Harvey, by how many games the net has learned from",
        "% won",
        "games",
        {"one turn ahead": learned},
        even=True,
    )
    ladder = {match: {game: 100 * won / played for game, (won, played) in of.items()} for match, of in LADDER.items()}
    charts.bars("strength-ladder", "Each level against the one below, two seats", "% won", "game", ladder)


if __name__ == "__main__":
    main()
