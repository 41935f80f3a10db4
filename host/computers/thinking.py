"""Where computers think: up to two processes that give way to the bot, shared fairly among the people who play.

A computer whose thought fails is asked once more, one level lower, or the lowest again.
"""

import logging
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from typing import Final

from agents.advice import Advice
from agents.levels import LEVELS as STRENGTHS
from agents.sight import Sight
from host.computers.levels import EASIEST, LEVELS
from host.computers.worker import Thought, packed, settle_in, thought
from host.operation.metrics import thinking, thoughts_failed, thoughts_waiting
from rules.kernel.model import Answer
from workers.pool import Pool
from workers.process import Lost

log = logging.getLogger(__name__)

WORKERS: Final = 2
SILENCE: Final = 20.0
"""Seconds after which a thought is given up and its process replaced."""
LONGEST: Final = 3.0
"""Seconds that a thought is to take at most; one that would take longer looks at fewer positions."""
TURN: Final = 3.0
"""Seconds in which one thought of each person, or all thoughts of one person, should be done under load."""
A_SECOND: Final = 1000
"""Positions that a computer is taken to look at in a second, until it was measured."""
LEARNING: Final = 0.25
"""Weight of the last thought in what thoughts of its kind usually take."""


class Failed(Exception):
    """A thought failed."""


class Thinking:
    """Has turns thought about: short thoughts first, a fair share for each person, with less effort under load."""

    def __init__(self, pool: Pool | None = None) -> None:
        """Take the processes; if not given, each person takes all but one of them, so that nobody waits for another."""
        self._pool = pool or Pool("thinking", WORKERS, settle_in, SILENCE, each=WORKERS - 1)
        self._asked = Counter[int]()
        self._waiting = 0
        self._usual: dict[tuple[str, str], float] = {}
        """Seconds that thoughts of a game and a level usually take with full effort, whatever the position."""

    async def think(self, sight: Sight, level: str, people: Collection[int]) -> Answer | None:
        """Return what a computer of that level answers at the table of those people; None if it failed twice."""
        strength = LEVELS.index(level)
        for tried in (strength, max(strength - 1, 0)):
            with suppress(Failed):
                return (await self._thought(sight, LEVELS[tried], people)).answer
        return None

    async def advise(self, sight: Sight, user: int) -> Advice | None:
        """Return what the strongest computer would tell a user to answer, and why; None if it failed twice."""
        for level in LEVELS[:-3:-1]:
            with suppress(Failed):
                return (await self._thought(sight, level, (user,), advises=True)).advice
        return None

    async def close(self) -> None:
        """End all thinking."""
        self._pool.close()

    async def _thought(self, sight: Sight, level: str, people: Collection[int], *, advises: bool = False) -> Thought:
        self._count(people, 1)
        try:
            effort = self._effort(sight, level, people)
            # Somebody waits for advice, so it goes first among the thoughts of their computers.
            cost = self._usually(sight, EASIEST) if advises else self._usually(sight, level) * effort
            order = packed(sight, level, effort, advises=advises)
            found = await self._pool.ask(thought, order, people=people, cost=cost, tries=1)
        except Lost as fault:
            if fault.why == "silent":
                self._learn(sight, level, SILENCE / effort)
            raise _failed(level, fault.why, fault) from fault
        except Exception as fault:  # whatever is wrong with a game, the level below moves
            raise _failed(level, "fault", fault) from fault
        finally:
            self._count(people, -1)
        thinking.labels(level).observe(found.took)
        self._learn(sight, level, found.took / effort)
        return found

    def _count(self, people: Collection[int], number: int) -> None:
        """Note that these people wait for a thought more, or fewer."""
        self._waiting += number
        thoughts_waiting.set(self._waiting)
        for person in people:
            self._asked[person] += number
            if not self._asked[person]:
                del self._asked[person]

    def _effort(self, sight: Sight, level: str, people: Collection[int]) -> float:
        """Return the part of a level's positions that there is time for, though no fewer than the easiest looks at.

        What others ask for counts once for each of them, as they take turns.
        """
        crowd = min((self._asked[person] for person in people), default=1) + len(self._asked.keys() - {*people})
        seconds = min(LONGEST, TURN * WORKERS / crowd)
        least = STRENGTHS[EASIEST].positions / STRENGTHS[level].positions
        return min(1.0, max(least, seconds / self._usually(sight, level)))

    def _usually(self, sight: Sight, level: str) -> float:
        return self._usual.get((sight.phase.game, level), STRENGTHS[level].positions / A_SECOND)

    def _learn(self, sight: Sight, level: str, took: float) -> None:
        usual = self._usually(sight, level)
        self._usual[sight.phase.game, level] = usual + LEARNING * (took - usual)


def _failed(level: str, why: str, fault: Exception) -> Failed:
    """Count and log that a thought failed."""
    thoughts_failed.labels(why).inc()
    log.warning("a computer of level %s cannot think: %s: %s", level, type(fault).__name__, fault)
    return Failed(why)
