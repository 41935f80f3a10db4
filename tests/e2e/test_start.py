"""The start: whatever Discord says for a moment, the bot comes up, and the commands cost nothing that need not be."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import discord
import pytest

import bot
from db import schema
from db.backend import address_of
from tests.conftest import ON_SQLITE
from tests.e2e.stage import Stage, text_of

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120)]

COMMANDS = "/applications/*/commands"
ME = "/users/@me"


def sent(stage: Stage) -> int:
    """Return how often the commands were sent and taken."""
    requests = [(one["method"], one["route"], one["status"]) for one in stage.server.world.requests]
    return requests.count(("PUT", "/applications/{application_id}/commands", 200))


async def again(stage: Stage) -> None:
    await stage.stop_bot()
    await stage.start_bot()


def lines(caplog: pytest.LogCaptureFixture, words: str) -> list[str]:
    """Return the lines of the log with these words, none of which has a traceback."""
    found = [record for record in caplog.records if words in record.getMessage()]
    assert [record.exc_info for record in found] == [None] * len(found)
    told = [record.getMessage() for record in found]
    assert "\n" not in "".join(told)
    return told


async def works(stage: Stage) -> bool:
    done = await stage.person("Ann").slash(stage.channel("games"), "games")
    return "You are at no table" in text_of(done.message)


async def test_commands_that_have_not_changed_are_sent_once_for_any_number_of_starts(stage: Stage) -> None:
    assert sent(stage) == 1
    for _ in range(2):
        await again(stage)
    assert sent(stage) == 1
    assert await works(stage)


async def test_commands_are_sent_again_when_what_was_sent_is_not_known_any_more(stage: Stage) -> None:
    async with stage.db.write() as tx:
        await tx.run(schema.registration.delete())
    await again(stage)
    assert sent(stage) == 2


async def test_commands_are_sent_to_a_discord_that_has_lost_them(stage: Stage) -> None:
    stage.server.world.commands[None].clear()
    await again(stage)
    assert await works(stage)


async def test_commands_are_sent_again_when_somebody_else_has_changed_one(stage: Stage) -> None:
    world = stage.server.world
    changed = next(one for one in world.commands[None].values() if one["name"] == "games")
    world.commands[None][int(changed["id"])] = changed | {"description": "other", "version": str(world.snowflake())}
    await again(stage)
    offered = stage.person("Ann").actor.commands(stage.channel("games"))
    assert next(one for one in offered if one["name"] == "games")["description"] != "other"


async def test_commands_are_sent_again_when_they_have_changed(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await stage.stop_bot()
    monkeypatch.setattr("cogs.time.Time.settings.description", "Everything about you", raising=False)
    await stage.start_bot()
    assert sent(stage) == 2


async def test_commands_of_another_application_are_sent(stage: Stage) -> None:
    async with stage.db.write() as tx:
        await tx.run(schema.registration.update().values(application=1))
    await again(stage)
    assert sent(stage) == 2


LIMITED: dict[str, Any] = {"message": "You are being rate limited.", "retry_after": 60.0, "global": False}
TROUBLE = [
    (429, LIMITED, {"Retry-After": "60", "Via": "1.1 sandbox"}, 60),
    (429, "<html>\n<body>\nYou are being blocked.\n</body>\n</html>", {"Retry-After": "90"}, 90),
    (503, None, {}, 1),
    (400, {"message": "Max number of daily application command creates has been reached", "code": 30034}, {}, 14_400),
    (403, {"message": "Missing Access", "code": 50001}, {}, 1),
]


@ON_SQLITE
@pytest.mark.parametrize(("status", "body", "headers", "wait"), TROUBLE, ids=lambda value: str(value)[:12])
@pytest.mark.parametrize("method", ["PUT", "GET"])
async def test_the_bot_plays_while_discord_does_not_take_its_commands_and_gives_them_later(
    stage: Stage, caplog: pytest.LogCaptureFixture, method: str, status: int, body: Any, headers: Any, wait: float
) -> None:
    async with stage.db.write() as tx:
        await tx.run(schema.registration.delete())
    await stage.stop_bot()
    fault = stage.server.faults.fail(method, COMMANDS, status, body=body, headers=headers, times=None)
    stage.rest_passes = True
    await stage.start_bot(registered=False)
    await stage.until(lambda: fault.hits >= 3)
    blocks_the_address = status == 429 and "Via" not in headers
    assert blocks_the_address or await works(stage)
    stage.server.faults.clear()
    await stage.registered()
    assert await works(stage)
    assert sent(stage) == 2
    assert stage.rested[0] == wait
    assert max(stage.rested) <= 14_400
    assert len(lines(caplog, "The commands could not be brought up to date")) == len(stage.rested)


@ON_SQLITE
@pytest.mark.parametrize("path", [ME, "/oauth2/applications/@me"])
@pytest.mark.parametrize(
    ("status", "body", "headers", "wait"),
    [one for one in TROUBLE if one[0] != 400 and one[0] != 403],
    ids=lambda value: str(value)[:12],
)
async def test_the_bot_waits_at_the_door_while_discord_does_not_let_it_in(
    stage: Stage, caplog: pytest.LogCaptureFixture, path: str, status: int, body: Any, headers: Any, wait: float
) -> None:
    await stage.stop_bot()
    stage.server.faults.fail("GET", path, status, body=body, headers=headers, times=2)
    stage.rest_passes = True
    await stage.start_bot()
    assert await works(stage)
    assert len(stage.rested) == 2
    assert stage.rested[0] == wait
    assert len(lines(caplog, "Discord does not let the bot in")) == 2


async def test_a_cut_connection_at_the_door_is_no_end(stage: Stage) -> None:
    await stage.stop_bot()
    # The library's own client asks a second time where nothing can be done twice.
    stage.server.faults.drop("GET", ME, times=4)
    await stage.start_bot()
    assert await works(stage)
    assert stage.rested == [1, 2]


async def test_a_wrong_token_still_ends_it_at_once(stage: Stage) -> None:
    await stage.stop_bot()
    stage.server.faults.fail("GET", ME, 401)
    with pytest.raises(discord.LoginFailure):
        await stage.start_bot()
    assert stage.rested == []


@ON_SQLITE
@pytest.mark.parametrize("shards", ["1", "2"])
async def test_a_token_that_is_reset_ends_a_running_bot_with_the_same_sentence(
    stage: Stage, tmp_path: Path, shards: str
) -> None:
    await stage.stop_bot()
    server, known = stage.server, len(stage.server.gateway.identifies)
    settings = {
        "DISCORD_TOKEN": server.token,
        "DISCORD_API_URL": server.api_url,
        "DISCORD_GATEWAY_URL": server.gateway_url,
        "DISCORD_CDN_URL": server.cdn_url,
        "DATABASE_URL": address_of(tmp_path / "own.db"),
        "ICONS": "off",
        "SHARD_COUNT": shards,
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        bot.__file__,
        cwd=tmp_path,
        env={**os.environ, **settings, "PYTHONPATH": str(Path(bot.__file__).parent)},
        stderr=asyncio.subprocess.PIPE,
    )
    await server.world.until(lambda: len(server.gateway.identifies) >= known + int(shards), 30)
    server.faults.close_gateway(4004)
    _, err = await asyncio.wait_for(process.communicate(), 30)
    assert "Discord does not accept DISCORD_TOKEN" in err.decode()
    assert "Traceback" not in err.decode()
    assert process.returncode == 2
