"""A second client library, which forgives other things than the first, in a short scenario of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox import Actor, Sandbox

PYTHON = Path(os.environ.get("HIKARI_PYTHON", "") or Path(sys.prefix, "hikari", "bin", "python"))
SCRIPT = Path(__file__).with_name("second_client.py")

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.skipif(not PYTHON.exists(), reason="needs hikari in an environment of its own; see README.md"),
]


class Second:
    """The running bot and what it has said."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def says(self, text: str) -> None:
        """Waits for a line."""
        assert self._process.stdout is not None
        async with asyncio.timeout(20):
            async for line in self._process.stdout:
                if line.decode().strip() == text:
                    return
        raise AssertionError(f"the bot ended without saying {text!r}")


@pytest_asyncio.fixture
async def second(sandbox: Sandbox) -> AsyncIterator[Second]:
    process = await asyncio.create_subprocess_exec(
        PYTHON, SCRIPT, sandbox.api_url, sandbox.token, stdout=asyncio.subprocess.PIPE
    )
    yield Second(process)
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    await process.wait()


async def test_a_second_library_syncs_answers_clicks_and_resumes(
    sandbox: Sandbox, second: Second, ann: Actor, games: int
) -> None:
    await second.says("synced hello slow")
    reply = await (await ann.slash(games, "hello")).settled()
    assert reply.message is not None
    pressed = await (await ann.click(int(reply.message["id"]), "press")).settled()
    assert pressed.message is not None
    assert (pressed.message["content"], pressed.message["components"]) == ("pressed", [])
    sandbox.faults.ask_reconnect()
    await second.says("resumed")
    slow = await (await ann.slash(games, "slow")).settled()
    assert slow.message is not None
    assert slow.message["content"] == "at last"
    assert len(sandbox.gateway.identifies) == 1
