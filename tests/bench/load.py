"""Clicks at a fixed rate, whatever becomes of the earlier ones, and how long each took to be acknowledged.

The moments are drawn at random around the rate, as people do not click in step; the same for everybody measured.
"""

import asyncio
import random
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil

from msgspec import Struct, field

from sandbox import Json, World
from sandbox.entities import Exchange, Message
from sandbox.staging import ANSWER_SECONDS, COMPONENT, DEFER_UPDATE, begin_interaction
from tests.bench.seated import SeatedTable


class Sample(Struct):
    """What a stretch of clicks came to; times in milliseconds, and why clicks failed.

    `due`: how many clicks the rate called for; those that found every game still answering were not made.
    `a_second`: how many were acknowledged, where there was no rate.
    """

    due: int = 0
    a_second: float = 0.0
    acknowledged: list[float] = field(default_factory=list)
    refreshed: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)


class Under(Struct):
    """A click on its way."""

    seated: SeatedTable
    exchange: Exchange
    since: float
    sample: Sample


def share(times: list[float], part: float) -> float:
    """Return the time that this part of all did not exceed; nan without any."""
    ordered = sorted(times)
    return ordered[max(ceil(part * len(ordered)) - 1, 0)] if ordered else float("nan")


class Clickers:
    """The players of a set of games; `follow` says whether answers move the games on."""

    def __init__(self, world: World, seated_tables: list[SeatedTable], at_once: int, *, follow: bool) -> None:
        """Play `at_once` games at a time; the others wait until one ends."""
        self._world = world
        self._free = seated_tables[:at_once]
        self._spare = deque(seated_tables[at_once:])
        self._follow = follow
        self._random = random.Random(2021)
        self._under: dict[str, Under] = {}
        self._flood: Sample | None = None

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Hear what the bot answers, for as long as it lasts."""
        stop = self._world.subscribe(self._heard)
        try:
            yield
        finally:
            stop()

    async def click(self, rate: float, seconds: float) -> Sample:
        """Click at that rate a second and wait for the last acknowledgement."""
        sample, start, due = Sample(), time.perf_counter(), 0.0
        while (due := due + self._random.expovariate(rate)) < seconds:
            await asyncio.sleep(max(0.0, start + due - time.perf_counter()))
            self._one(sample)
        await asyncio.sleep(ANSWER_SECONDS + 0.5)
        return sample

    async def flood(self, at_once: int, seconds: float) -> Sample:
        """Click as fast as clicks are acknowledged, so many at a time."""
        sample = self._flood = Sample()
        for _ in range(at_once):
            self._one(sample)
        await asyncio.sleep(seconds)
        self._flood, sample.a_second = None, len(sample.acknowledged) / seconds
        await asyncio.sleep(ANSWER_SECONDS + 0.5)
        return sample

    def _again(self) -> None:
        if self._flood is not None:
            self._one(self._flood)

    def _one(self, sample: Sample) -> None:
        sample.due += 1
        if not self._free:
            return
        seated = self._free.pop(self._random.randrange(len(self._free)))
        press = seated.press
        assert press is not None
        card = self._newest(seated.cards[press.seat])
        # The panel may lag behind under Discord's limits; whoever clicks has the open question before them.
        card.components = press.shown
        channel = self._world.channels[card.channel_id]
        user = card.private_to or channel.recipient_id or 0
        since = time.perf_counter()
        exchange = begin_interaction(self._world, COMPONENT, user, channel, press.data, source=card)
        self._under[str(exchange.id)] = Under(seated, exchange, since, sample)

    def _newest(self, card: Message) -> Message:
        """Return the panel that a person has before them: where the bot calls, a new one takes the place of the old."""
        there = self._world.messages[card.channel_id]
        panels = [one for one in there.values() if one.components and one.author_id == self._world.bot_id]
        return card if card.id in there else max(panels, key=lambda one: one.id)

    def _heard(self, event: str, payload: Json, _viewers: frozenset[int] | None) -> None:
        if event != "INTERACTION_UPDATE" or payload["id"] not in self._under:
            return
        under = self._under[payload["id"]]
        took = (time.perf_counter() - under.since) * 1000
        if payload["state"] == "deferred":
            under.sample.acknowledged.append(took)
            self._go_on(under.seated)
            asyncio.get_running_loop().call_soon(self._again)
            if not self._follow:
                del self._under[payload["id"]]
        elif payload["state"] in {"answered", "failed"}:
            del self._under[payload["id"]]
            self._ended(under, took)

    def _ended(self, under: Under, took: float) -> None:
        if under.exchange.callback == DEFER_UPDATE and under.exchange.followups == 0:
            under.sample.refreshed.append(took)
        else:
            under.seated.lost = True
            under.sample.failures.append(under.exchange.problem or "the bot refused")

    def _go_on(self, seated: SeatedTable) -> None:
        if self._follow:
            seated.advance()
        if seated.press is not None:
            self._free.append(seated)
        elif self._spare:
            self._free.append(self._spare.popleft())
