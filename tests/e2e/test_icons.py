"""Icons come to Discord as emojis of the application while people play, and go when nobody can see them any more."""

import logging
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import pytest
from PIL import Image

import render.emojis
from cogs import emojis
from cogs.emojis import EmojiKeeper
from cogs.icons import Icons
from db import schema
from render.emojis import Emblem, IconJob, draw_icon
from render.kit.icons import COMMON
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from rules.kernel.testkit import simulate
from tests.conftest import ON_SQLITE
from tests.e2e.conftest import Seated, seat
from tests.e2e.stage import Json, Stage, answer_once, as_json, parts, text_of
from tests.icons import emojis_of
from tests.limits import EMOJI, LETTERS, message_faults

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120)]

ROUTE = "/applications/{application_id}/emojis"
PATH = "/applications/*/emojis"
GAME = "nicodemus"
FAILED = "Icons are missing in Discord"
THEIRS: Json = {"id": "77", "name": "ours_000000", "roles": [], "require_colons": True, "managed": False,
                "animated": False, "available": True}  # fmt: skip
"""An emoji that the bot's owner has made, called as one of the bot's might be."""


@cache
def asked_about() -> frozenset[str]:
    """Return the keys of the icons of all options of a game, but for those that every game has."""
    found: set[str] = set()
    simulate(find(GAME), 2, {}, 1, lambda play: found.update(o.icon for one in play.pending for o in one.options))
    return frozenset(found - {""} - COMMON.keys())


def square(number: int, size: int) -> Image.Image:
    return Image.new("RGBA", (size, size), (number % 256, number // 256, 99, 255))


class Drawings(dict[str, dict[str, Any]]):
    """What there is to draw, which a test may change before the next start."""

    def __init__(self) -> None:
        self[""] = dict(COMMON)
        self[GAME] = {key: partial(square, number) for number, key in enumerate(sorted(asked_about()))}


@pytest.fixture
def drawings(stage: Stage) -> Drawings:
    """A game's icons, each of a colour of its own, drawn in this process."""
    there = Drawings()

    async def here(job: IconJob) -> Emblem:
        return draw_icon(job)

    for module in (emojis, render.emojis):
        stage.patch.setattr(module, "own_icons", lambda game: there.get(game, {}))
    stage.patch.setattr(emojis, "icon_apart", here)
    stage.server.world.emojis[77] = dict(THEIRS)
    stage.icons = True
    return there


def sent(stage: Stage, method: str = "POST", status: int = 201) -> int:
    """Return how many requests of a kind to the routes of emojis ended so."""
    route = ROUTE if method in {"POST", "GET"} else f"{ROUTE}/{{emoji_id}}"
    requests = [(one["method"], one["route"], one["status"]) for one in stage.server.world.requests]
    return requests.count((method, route, status))


def number_of(there: Drawings) -> int:
    return sum(map(len, there.values()))


def names(stage: Stage) -> list[str]:
    return sorted(one["name"] for one in stage.server.world.emojis.values())


async def start(stage: Stage) -> None:
    await stage.stop_bot()
    await stage.start_bot()


async def complete(stage: Stage, there: Drawings) -> None:
    """Wait until Discord has all icons, and the bot's texts show them."""

    def is_complete() -> bool:
        words = {game: stage.bot.services.icons.words(game or GAME, "en") for game in there}
        return all(words[game].icon(key) is not None for game, keys in there.items() for key in keys)

    await stage.until(is_complete)


async def rounds(stage: Stage, number: int = 2) -> None:
    """Wait until the bot has looked again so often what is there."""
    before = sent(stage, "GET", 200)
    await stage.until(lambda: sent(stage, "GET", 200) >= before + number + 1)


def shown(message: Json) -> Iterator[Json]:
    """Yield the emojis of a message's components."""
    for part in parts(message):
        yield from (one["emoji"] for one in (part, *part.get("options", [])) if "emoji" in one)


def bare(message: Json) -> list[str]:
    """Return the options on a panel that have no emoji; there must be some options."""
    options = list(emojis_of(message["components"]))
    assert options
    return [label for label, emoji in options if not emoji]


@ON_SQLITE
async def test_emojis_arrive_while_a_game_is_played(
    stage: Stage, drawings: Drawings, caplog: pytest.LogCaptureFixture
) -> None:
    fault = stage.server.faults.fail("POST", PATH, 503, times=None)
    await start(stage)
    table = await seat(stage)
    await stage.until(lambda: fault.hits >= 2)
    before = await (await table.mover()).question()
    assert bare(before)
    assert not list(shown(before))
    assert [record.levelno for record in caplog.records if FAILED in record.getMessage()] == [logging.WARNING]
    stage.server.faults.clear()
    await complete(stage, drawings)
    assert sent(stage) == number_of(drawings) == len(stage.server.world.emojis) - 1
    rng = Rng(3)
    for _ in range(12):
        await answer_once(table.players, rng)
        await stage.settled()
        panel = await (await table.mover()).question()
        assert {int(one["id"]) for one in shown(panel)} <= stage.server.world.emojis.keys()
        assert bare(panel) == []
        assert [fault for fault in message_faults(panel["components"]) if "emoji" in fault] == []
        choices = await (await table.mover()).actor.autocomplete(table.thread, "move", "choice", "")
        assert choices
        assert not LETTERS.search(as_json(choices))
    assert stage.server.world.emojis[77] == THEIRS


@ON_SQLITE
async def test_a_restart_sends_nothing(stage: Stage, drawings: Drawings) -> None:
    await start(stage)
    await complete(stage, drawings)
    for _ in range(2):
        await start(stage)
        await complete(stage, drawings)
        await rounds(stage)
    assert sent(stage) == number_of(drawings)
    assert sent(stage, "DELETE", 204) == 0


@ON_SQLITE
async def test_a_name_is_read_as_a_word_and_two_drawings_of_one_key_are_two_emojis(
    stage: Stage, drawings: Drawings
) -> None:
    drawings[GAME]["points"] = partial(square, 60_000)
    await start(stage)
    await complete(stage, drawings)
    assert [name.rpartition("_")[0] for name in names(stage)].count("points") == 2
    common, own = (stage.bot.services.icons.words(game, "en").icon("points") for game in ("imaginarium", GAME))
    assert common != own


@ON_SQLITE
async def test_what_is_drawn_otherwise_is_sent_once_and_the_old_one_goes_when_the_games_that_show_it_are_over(
    stage: Stage, drawings: Drawings
) -> None:
    await start(stage)
    await complete(stage, drawings)
    table = await seat(stage)
    stage.offset += 60
    old, key = stage.bot.services.icons.words(GAME, "en").icon("points"), next(iter(drawings[GAME]))
    drawings[""]["points"] = partial(square, 60_001)
    del drawings[GAME][key]
    await start(stage)
    await complete(stage, drawings)
    await rounds(stage)
    assert sent(stage) == number_of(drawings) + 2
    assert stage.bot.services.icons.words(GAME, "en").icon("points") not in {old, None}
    assert stage.bot.services.icons.words(GAME, "en").icon(key) is None
    assert sent(stage, "DELETE", 204) == 0
    stage.offset += 60
    later = await seat(stage)
    await stage.finish(table.number, Rng(5))
    await stage.until(lambda: sent(stage, "DELETE", 204) == 2)
    assert len(stage.server.world.emojis) == number_of(drawings) + 1
    assert stage.server.world.emojis[77] == THEIRS
    assert (await stage.bot.host.lobby.get(later.number)).status == "playing"
    await rounds(stage)
    assert sent(stage, "DELETE", 204) == 2


TROUBLE: list[tuple[int, Json | None]] = [
    (403, {"message": "Missing Permissions", "code": 50013}),
    (400, {"message": "Maximum number of emojis reached", "code": 30008}),
    (503, None),
]


@ON_SQLITE
@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize(("status", "body"), TROUBLE, ids=["forbidden", "full", "broken"])
async def test_there_are_words_as_long_as_discord_takes_no_icons(
    stage: Stage, drawings: Drawings, caplog: pytest.LogCaptureFixture, status: int, body: Any, method: str
) -> None:
    fault = stage.server.faults.fail(method, PATH, status, body=body, times=None)
    await start(stage)
    table = await seat(stage)
    await stage.until(lambda: fault.hits >= 11)
    rng = Rng(3)
    for _ in range(3):
        await answer_once(table.players, rng)
    await stage.settled()
    panel = await (await table.mover()).question()
    assert bare(panel)
    assert not list(shown(panel))
    assert not EMOJI.search(text_of(panel))
    lines = [record for record in caplog.records if FAILED in record.getMessage()]
    assert [(line.levelno, line.exc_info) for line in lines] == [(logging.WARNING, None)]
    stage.server.faults.clear()
    await complete(stage, drawings)


@ON_SQLITE
async def test_an_icon_that_discord_does_not_like_keeps_no_other_away(
    stage: Stage, drawings: Drawings, caplog: pytest.LogCaptureFixture
) -> None:
    stage.server.faults.fail("POST", PATH, 400, body={"message": "Invalid Form Body", "code": 50035})
    await start(stage)
    await stage.until(lambda: sent(stage) == number_of(drawings) - 1)
    await rounds(stage)
    assert sent(stage) == number_of(drawings) - 1
    assert len([one for one in caplog.records if "does not take the icon points" in one.getMessage()]) == 1


@ON_SQLITE
async def test_an_icon_that_was_made_though_discord_answered_502_is_found_again(
    stage: Stage, drawings: Drawings, caplog: pytest.LogCaptureFixture
) -> None:
    stage.server.faults.fail("POST", PATH, 502, handled=True)
    await start(stage)
    await complete(stage, drawings)
    assert len(stage.server.world.emojis) == number_of(drawings) + 1
    assert "does not take the icon" not in caplog.text


@ON_SQLITE
async def test_a_panel_that_shows_what_somebody_has_deleted_comes_in_words_and_the_icon_comes_back(
    stage: Stage, drawings: Drawings
) -> None:
    await start(stage)
    await complete(stage, drawings)
    fault = stage.server.faults.fail("GET", PATH, 403, times=None)  # so that the bot does not notice by itself
    world = stage.server.world
    for number in [number for number in world.emojis if number != 77]:
        del world.emojis[number]
    table = await seat(stage)
    panel = await (await table.mover()).question()
    assert bare(panel)
    assert not list(shown(panel))
    stage.server.faults.clear()
    assert fault.hits
    await complete(stage, drawings)
    await answer_once(table.players, Rng(3))
    await stage.settled()
    panel = await (await table.mover()).question()
    assert bare(panel) == []


async def test_another_process_shows_what_the_first_has_sent_and_sends_nothing(
    stage: Stage, drawings: Drawings
) -> None:
    await start(stage)
    await complete(stage, drawings)
    services, seen = stage.bot.services, Icons()
    other = EmojiKeeper(stage.bot, stage.bot.host, seen, services.priority, leads=False)
    await other.bring_up_to_date()
    for key in (*drawings[""], *drawings[GAME]):
        assert seen.words(GAME, "de").icon(key) == services.icons.words(GAME, "de").icon(key) is not None
    drawings[""]["points"] = partial(square, 60_002)
    await other.bring_up_to_date()
    assert sent(stage) == number_of(drawings)


async def test_a_database_that_knows_of_none_finds_its_own_again_and_no_others(
    stage: Stage, drawings: Drawings
) -> None:
    await start(stage)
    await complete(stage, drawings)
    async with stage.db.write() as tx:
        await tx.run(schema.emoji.delete())
    await start(stage)
    await complete(stage, drawings)
    assert sent(stage) == number_of(drawings)
    assert stage.server.world.emojis[77] == THEIRS


@ON_SQLITE
async def test_switched_off_the_bot_asks_discord_for_no_emoji(stage: Stage, drawings: Drawings) -> None:
    await start(stage)
    await complete(stage, drawings)
    stage.icons = False
    await stage.stop_bot()
    before = [sent(stage, method, status) for method, status in (("GET", 200), ("POST", 201), ("DELETE", 204))]
    await stage.start_bot()
    table: Seated = await seat(stage)
    panel = await (await table.mover()).question()
    assert bare(panel)
    assert not list(shown(panel))
    assert [sent(stage, method, status) for method, status in (("GET", 200), ("POST", 201), ("DELETE", 204))] == before
    assert len(stage.server.world.emojis) == number_of(drawings) + 1
