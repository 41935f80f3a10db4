"""The way the robots walk, as a line with round corners: where a place on it lies, and which way it leads there."""

from math import cos, pi, sin
from typing import NamedTuple


class Track(NamedTuple):
    """A closed line around a middle, walked clockwise from the middle of its top; all in pixels."""

    width: float
    height: float
    radius: float
    centre: tuple[float, float]

    @property
    def length(self) -> float:
        """Return how long one round is."""
        return 2 * (self.width + self.height - 4 * self.radius) + 2 * pi * self.radius

    def at(self, way: float, out: float = 0) -> tuple[float, float]:
        """Return the place after so many pixels of way, moved outwards by so many."""
        x, y, turn = self._on(way % self.length)
        return x + out * sin(turn), y - out * cos(turn)

    def turn(self, way: float) -> float:
        """Return which way the line leads there, in radians clockwise from rightwards."""
        return self._on(way % self.length)[2]

    def _on(self, way: float) -> tuple[float, float, float]:
        across, down = self.width - 2 * self.radius, self.height - 2 * self.radius
        x, y = self.centre[0], self.centre[1] - self.height / 2
        turn, arc = 0.0, pi * self.radius / 2
        for straight in (across / 2, down, across, down, across / 2):
            x, y = x + min(way, straight) * cos(turn), y + min(way, straight) * sin(turn)
            way -= straight
            if way <= 0:
                break
            middle = x - self.radius * sin(turn), y + self.radius * cos(turn)
            turn += min(way, arc) / self.radius
            x, y = middle[0] + self.radius * sin(turn), middle[1] - self.radius * cos(turn)
            way -= arc
            if way <= 0:
                break
        return x, y, turn
