"""The addresses for a supervisor and Prometheus: answered to this machine, by its own names only."""

import aiohttp
import pytest

from host.operation.endpoints import Endpoints, served
from tests.conftest import ON_SQLITE
from tests.host.conftest import Room

pytestmark = [pytest.mark.asyncio, ON_SQLITE]

ADDRESSES = ("live", "ready", "metrics")


async def statuses(room: Room, host: str) -> list[int]:
    """Return what each address answers to a request that names a host; `PORT` in it is the real one."""
    endpoints = Endpoints(room.host.core, lambda: True, lambda: 0.1)
    async with served(endpoints, 0) as port, aiohttp.ClientSession() as session:
        headers = {"Host": host.replace("PORT", str(port))}
        found = []
        for address in ADDRESSES:
            async with session.get(f"http://127.0.0.1:{port}/{address}", headers=headers) as answer:
                found.append(answer.status)
                assert ("cogwork_tables" in await answer.text()) == (address == "metrics" and answer.status == 200)
        return found


@pytest.mark.parametrize("host", ["127.0.0.1:PORT", "localhost:PORT", "LocalHost", "[::1]:PORT", "localhost:9999"])
async def test_this_machine_is_answered_by_its_own_names(room: Room, host: str) -> None:
    assert await statuses(room, host) == [200, 200, 200]


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:PORT", "127.0.0.1.evil.example:PORT", "localhost.evil.example", "10.0.0.7", "", "["],
)
async def test_a_name_that_was_rebound_to_this_machine_is_refused(room: Room, host: str) -> None:
    assert await statuses(room, host) == [403, 403, 403]
