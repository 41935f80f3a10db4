"""The table host: seats, turns, undo, votes, notices. Knows neither Discord nor any game."""
