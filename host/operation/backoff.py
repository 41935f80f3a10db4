"""Waits that grow, for loops that try again what cannot be done for the time being."""


class Backoff:
    """Seconds to wait before the next try: twice as many each time, up to a bound."""

    def __init__(self, first: float, longest: float) -> None:
        """Take the first wait and the longest, in seconds."""
        self._first, self._longest = first, longest
        self._next = first

    def again(self) -> float:
        """Return how long to wait now."""
        wait, self._next = self._next, min(self._next * 2, self._longest)
        return wait

    def reset(self) -> None:
        """Begin anew, after a try that went well."""
        self._next = self._first
