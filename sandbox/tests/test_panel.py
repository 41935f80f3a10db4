"""The faults as the page switches them: the list, each switch on and off, and what the other windows hear."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from sandbox import panel
from sandbox.tests.desk import Desk, Json, opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.asyncio

LASTING: dict[str, Json] = {
    "fail": {"method": "POST", "path": "/channels/*", "status": 500, "times": None, "body": {"message": "no"}},
    "rate_limit": {"method": "*", "path": "/users/*", "seconds": 0.5, "scope": "shared", "via": False},
    "slow": {"method": "POST", "path": "/channels/*", "seconds": 2},
    "drop": {"method": "POST", "path": "/channels/*", "handled": True, "after": 1},
    "bucket": {"method": "POST", "route": "/channels/{channel_id}/messages", "limit": 1, "seconds": 9},
    "global_limit": {"requests": 5},
    "invalid_limit": {"answers": 10},
    "close_dms": {"user_id": "BOB"},
    "estrange": {"user_id": "BOB"},
    "double_click": {"by": "BOB"},
    "deny": {"channel_id": "LOBBY", "permissions": 2048},
    "archive": {"channel_id": "THREAD", "locked": True},
    "lock": {"channel_id": "THREAD"},
    "slow_mode": {"channel_id": "LOBBY", "seconds": 30},
    "old_edits": {"edits": 0, "seconds": 60},
    "guild_outage": {"guild_id": "GUILD"},
    "stall_gateway": {"seconds": 30},
    "swallow_acks": {},
    "refuse_identify": {"code": 4004},
    "identify_limits": {"seconds": 5},
    "drop_event": {"name": "MESSAGE_CREATE"},
    "double_event": {"name": "MESSAGE_CREATE", "times": 2},
    "late_event": {"name": "MESSAGE_CREATE"},
}
SUDDEN: dict[str, Json] = {
    "leave": {"user_id": "BOB"},
    "join": {"user_id": "BOB"},
    "delete_channel": {"channel_id": "THREAD"},
    "delete_message": {"channel_id": "LOBBY", "message_id": "MESSAGE"},
    "close_gateway": {},
    "abort_gateway": {},
    "ask_reconnect": {},
    "ask_heartbeat": {},
    "invalidate": {"resumable": False},
    "forget_sessions": {},
    "jump": {"seconds": 3600},
}


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with opened() as made:
        yield made


async def named(desk: Desk, values: Json) -> Json:
    """Parameters with the names of people and places turned into their ids."""
    thread = await desk.api("POST", f"/channels/{desk.lobby}/threads", {"name": "t", "type": 11})
    ids = {
        "BOB": desk.id_of("Bob"), "LOBBY": str(desk.lobby), "THREAD": thread["id"],
        "GUILD": str(desk.world.guild.id), "MESSAGE": str(desk.put(content="old").id),
    }  # fmt: skip
    return {key: ids.get(value, value) if isinstance(value, str) else value for key, value in values.items()}


async def test_every_fault_is_listed_with_what_it_takes(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    answer = await ann.ask("faults")
    assert (answer["active"], answer["clock"]) == ([], 0.0)
    listed = {one["fault"]: one for one in answer["known"]}
    assert set(listed) == set(LASTING) | set(SUDDEN)
    assert all(one["does"] and one["group"] in panel.GROUPS for one in listed.values())
    takes = {one["name"]: one for one in listed["rate_limit"]["takes"]}
    assert takes["seconds"] == {"name": "seconds", "kind": "number", "needed": True, "default": None}
    assert takes["scope"]["choices"] == ["user", "global", "shared"]
    assert [one["kind"] for one in listed["delete_message"]["takes"]] == ["channel", "message"]


@pytest.mark.parametrize("fault", LASTING)
async def test_a_lasting_fault_is_switched_on_shown_and_switched_off(desk: Desk, fault: str) -> None:
    ann, _ = await desk.window("Ann")
    bob, _ = await desk.window("Bob")
    given = await named(desk, LASTING[fault])
    (shown,) = (await ann.ask("fault", on=fault, **{"with": given}))["active"]
    assert shown["fault"] == fault
    assert shown["words"]
    pushed = await bob.until(lambda frame: frame.get("push") == "faults" and bool(frame["active"]))
    assert pushed["active"][0]["id"] == shown["id"]
    assert (await ann.ask("fault", off=shown["id"]))["active"] == []
    assert desk.sandbox.faults.active() == []
    with pytest.raises(RuntimeError, match="not switched on"):
        await ann.ask("fault", off=shown["id"])


@pytest.mark.parametrize("fault", SUDDEN)
async def test_a_sudden_fault_happens_and_leaves_nothing_on(desk: Desk, fault: str) -> None:
    ann, _ = await desk.window("Ann")
    answer = await ann.ask("fault", on=fault, **{"with": await named(desk, SUDDEN[fault])})
    assert answer == {"active": [], "clock": 3600.0 if fault == "jump" else 0.0}


async def test_all_faults_are_switched_off_together(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    ready = {fault: await named(desk, values) for fault, values in LASTING.items()}
    for fault, values in ready.items():
        await ann.ask("fault", on=fault, **{"with": values})
    assert len((await ann.ask("faults"))["active"]) == len(LASTING)
    assert (await ann.ask("fault", off="all"))["active"] == []


@pytest.mark.parametrize(
    "request_",
    [
        {"on": "clear"},
        {"on": "__init__"},
        {"on": ["fail"]},
        {"on": "slow"},
        {"on": "slow", "with": {"method": "GET", "path": "/x", "seconds": "long"}},
        {"on": "slow", "with": {"method": "GET", "path": "/x", "seconds": -1}},
        {"on": "slow", "with": {"method": "GET", "path": "/x", "seconds": 1, "colour": "red"}},
        {"on": "rate_limit", "with": {"method": "GET", "path": "/x", "seconds": 1, "scope": "all"}},
        {"on": "close_dms", "with": {"user_id": "nobody"}},
        {"on": "close_dms", "with": {"user_id": "1"}},
        {"on": "global_limit", "with": {"requests": None}},
        {"on": "global_limit", "with": {"requests": 1.5}},
        {"on": "global_limit", "with": 5},
        {"on": "fail", "with": {"method": "GET", "path": "/x", "status": 200}},
        {"on": "refuse_identify", "with": {"code": 99999}},
        {"off": 99},
        {},
    ],
)
async def test_a_bad_request_is_refused_in_words(desk: Desk, request_: dict[str, Any]) -> None:
    ann, _ = await desk.window("Ann")
    with pytest.raises(RuntimeError) as refused:
        await ann.ask("fault", **request_)
    assert "stumbled" not in str(refused.value)
    assert desk.sandbox.faults.active() == []
