"""Replies: one place for all of them, and one case for all faults on the way to Discord."""

import ast
import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

import cogs
from cogs import replies
from cogs.replies import Unheard
from cogs.transport import is_transport_fault, retry_after, wait_before
from host.errors import Refused

ROOM = Path(cogs.__path__[0])


def answer(status: int, **headers: str) -> Any:
    return SimpleNamespace(status=status, reason="", headers={key.replace("_", "-"): headers[key] for key in headers})


def refused(status: int, code: int = 0, **headers: str) -> discord.HTTPException:
    return discord.HTTPException(answer(status, **headers), {"code": code, "message": ""})


TRANSPORT = [
    aiohttp.ServerDisconnectedError(),
    aiohttp.ClientOSError(104, "reset"),
    aiohttp.ServerTimeoutError(),
    aiohttp.ClientPayloadError(),
    ConnectionResetError(),
    TimeoutError(),
    discord.RateLimited(60.0),
    refused(429),
    refused(500),
    refused(503),
    discord.DiscordServerError(answer(502), ""),
]
NONE = [refused(400, 50035), refused(403, 50013), refused(404, 10008), Refused("no-table"), ValueError()]


@pytest.mark.parametrize("fault", TRANSPORT, ids=repr)
def test_these_are_faults_on_the_way(fault: Exception) -> None:
    assert is_transport_fault(fault)


@pytest.mark.parametrize("fault", NONE, ids=repr)
def test_these_are_not(fault: Exception) -> None:
    assert not is_transport_fault(fault)


def test_a_wait_grows_to_the_longest_and_is_never_shorter_than_discord_asks_for() -> None:
    broken = aiohttp.ServerDisconnectedError()
    assert [wait_before(tries, broken, 10) for tries in (1, 2, 3, 4, 5, 4000)] == [1, 2, 4, 8, 10, 10]
    assert wait_before(1, discord.RateLimited(60.0), 10) == 60
    assert wait_before(1, refused(429, Retry_After="1.5"), 10) == 1.5
    assert wait_before(1, refused(429, Retry_After="Wed, 21 Oct"), 10) == 1
    assert retry_after(broken) == 0


class Response:
    """Fails as often as it is told to, and counts how often it was asked."""

    def __init__(self, *faults: Exception) -> None:
        self.faults, self.asked, self.done = list(faults), 0, False
        self.type = None

    def is_done(self) -> bool:
        return self.done

    async def defer(self, **_: object) -> None:
        self.asked += 1
        await asyncio.sleep(0)
        if self.faults:
            raise self.faults.pop(0)
        self.done = True

    send_message = edit_message = autocomplete = defer


def press(*faults: Exception) -> Any:
    sent: list[object] = []

    async def send(**options: object) -> None:
        sent.append(options)

    followup = SimpleNamespace(send=send, sent=sent)
    return SimpleNamespace(
        id=1,
        type=discord.InteractionType.application_command,
        message=None,
        response=Response(*faults),
        followup=followup,
        extras={},
        locale="en-GB",
        data={},
    )


@pytest.mark.asyncio
async def test_a_first_answer_whose_connection_breaks_is_given_once_more() -> None:
    pressed = press(aiohttp.ServerDisconnectedError())
    assert await replies.accept(pressed)
    assert pressed.response.asked == 2


@pytest.mark.asyncio
async def test_a_first_answer_that_had_arrived_counts_and_the_next_word_comes_behind_it() -> None:
    pressed = press(aiohttp.ServerDisconnectedError(), refused(400, replies.ALREADY_ANSWERED))
    assert await replies.accept(pressed)
    await replies.show(pressed, "a word")
    assert len(pressed.followup.sent) == 1


@pytest.mark.asyncio
async def test_a_reply_that_comes_during_an_early_acknowledgement_follows_it() -> None:
    pressed = press()
    await asyncio.gather(replies.acknowledge(pressed), replies.show(pressed, "a word"), replies.acknowledge(pressed))
    assert (pressed.response.asked, len(pressed.followup.sent)) == (1, 1)


@pytest.mark.asyncio
async def test_whoever_is_being_answered_needs_no_early_acknowledgement() -> None:
    pressed = press()
    await asyncio.gather(replies.show(pressed, "a word"), replies.acknowledge(pressed))
    await replies.acknowledge(pressed)
    assert (pressed.response.asked, pressed.followup.sent) == (1, [])


@pytest.mark.asyncio
@pytest.mark.parametrize("fault", [*TRANSPORT, refused(404, 10062), refused(401, 50027)], ids=repr)
async def test_every_fault_on_the_way_is_one_case(fault: Exception, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    with pytest.raises(Unheard) as lost:
        await replies.show(press(fault, fault), "a word")
    pressed = press()
    await replies.trouble(pressed, lost.value)
    assert pressed.response.asked == 0
    assert [record.exc_info for record in caplog.records] == [None]


@pytest.mark.asyncio
async def test_what_discord_refuses_for_its_contents_stays_a_fault_of_ours() -> None:
    with pytest.raises(discord.HTTPException):
        await replies.show(press(refused(400, 50035)), "a word")


def test_nobody_replies_but_through_this_place() -> None:
    """Else that one reply would have faults of its own."""
    elsewhere = []
    for path in sorted(ROOM.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and path.name != "replies.py":
                owner = ast.unparse(node.value)
                if owner.endswith(("press.response", "press.followup")) or node.attr == "edit_original_response":
                    elsewhere.append(f"{path.name}:{node.lineno} {owner}.{node.attr}")
    assert elsewhere == []
