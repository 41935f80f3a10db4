"""What the watcher over a sandbox finds; a watcher that finds nothing would make every other test pass."""

from __future__ import annotations

from typing import Any

import pytest

import sandbox
from sandbox.testing import Conformance
from sandbox.testing.frames import check_frames

TYPING = {"channel_id": "1", "user_id": "2", "timestamp": 1_700_000_000}


def frame(name: str | None, data: Any, opcode: int = 0) -> dict[str, Any]:
    return {"op": opcode, "t": name, "s": 1 if name else None, "d": data}


@pytest.mark.parametrize(
    ("sent", "named"),
    [
        (frame("TYPING_START", TYPING), None),
        (frame("TYPING_START", TYPING | {"since": "a moment"}), None),
        (frame("TYPING_START", TYPING | {"user_id": 2}), "TYPING_START: d.user_id"),
        (frame("TYPING_START", {"channel_id": "1", "user_id": "2"}), "timestamp"),
        (frame("TYPING_STARTED", TYPING), "TYPING_STARTED: no such event"),
        (frame(None, {"heartbeat_interval": "soon"}, 10), "heartbeat_interval"),
        (frame(None, None, 7), None),
    ],
    ids=str,
)
def test_a_frame_that_misses_the_gateways_types_is_found(sent: dict[str, Any], named: str | None) -> None:
    found = check_frames([sent])
    assert (named is None and not found) or (named is not None and named in found[0])


@pytest.mark.asyncio
async def test_a_wrong_event_of_the_world_is_noticed_on_its_way_out() -> None:
    running = await sandbox.start()
    conformance = Conformance(running)
    running.gateway.sends(frame("GUILD_DELETE", {"unavailable": True}))
    await running.close()
    assert ["id" in one for one in conformance.problems()] == [True]
