"""Garbage is collected and the database tidied, and not while somebody waits."""

import asyncio
import gc
import weakref
from typing import Any, cast

import pytest

from db import DatabaseError
from host.operation import tidying

pytestmark = pytest.mark.asyncio


class Knot:
    """Something that holds itself, so that only the collector can clear it away."""

    def __init__(self) -> None:
        self.itself = self


class Tidied:
    """A database that cannot be tidied, and is asked again all the same."""

    def __init__(self) -> None:
        self.times = 0
        self.often = asyncio.Event()

    async def tidy(self) -> None:
        self.times += 1
        if self.times == 3:
            self.often.set()
        raise DatabaseError("the disk is full")


async def test_garbage_is_cleared_in_the_next_calm_moment_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "EVERY", 0.001)
    usual, calm, db = gc.get_threshold(), asyncio.Event(), cast("Any", Tidied())

    async def moment() -> None:
        await calm.wait()

    tidying_up = asyncio.create_task(tidying.keep_tidy(moment, db, lambda: None))
    await asyncio.sleep(0.01)
    cleared = asyncio.Event()
    weakref.finalize(Knot(), cleared.set)
    await asyncio.sleep(0.01)
    assert gc.get_threshold()[0] == tidying.AT_LATEST
    assert (cleared.is_set(), db.often.is_set()) == (False, False)
    calm.set()
    await asyncio.wait_for(cleared.wait(), 10)
    await asyncio.wait_for(db.often.wait(), 10)
    tidying_up.cancel()
    with pytest.raises(asyncio.CancelledError):
        await tidying_up
    assert gc.get_threshold() == usual


async def test_what_has_grown_old_is_cleared_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "EVERY", 0.001)
    monkeypatch.setattr(tidying, "FULL", 3)
    kept, cleared, db = Knot(), asyncio.Event(), cast("Any", Tidied())
    weakref.finalize(kept, cleared.set)
    gc.collect()
    del kept

    async def moment() -> None:
        pass

    tidying_up = asyncio.create_task(tidying.keep_tidy(moment, db, lambda: None))
    await asyncio.wait_for(cleared.wait(), 10)
    tidying_up.cancel()
    with pytest.raises(asyncio.CancelledError):
        await tidying_up
