"""Whole games of every title on the page, as people with a phone and people without a mouse play them."""

import os

import pytest

from rules.kernel.registry import find
from rules.kernel.rng import Rng
from sandbox.testing.browser import Chromium
from tests.browser.game import Seated
from tests.browser.window import Using, touching, typing
from tests.e2e.stage import Stage

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(600)]

SEEDS = {"imaginarium": 10, "legendary_inventors": 343, "mech_a_dream": 8, "nicodemus": 131, "transmissions": 30}
"""What the players wish follows from these; with them the games are about as short as whole games are."""


async def finish(stage: Stage, players: list[Using], game: str, seed: int) -> None:
    """Play a game to its end and look at how it is told."""
    table = Seated(stage, players, Rng(seed))
    await table.begin(find(game).info.title)
    await table.play_to_the_end()
    await stage.settled()
    there = await table.table()
    assert there.status == "finished"
    for player in players:
        await player.go(there.title)
        for seat in there.winners:
            await player.window.shows(there.name(seat))


LONG = {"imaginarium", "mech_a_dream", "transmissions"}
"""Played only when BROWSER_GAMES=all is set: the five games together take longer than CI can give."""
ALL = os.environ.get("BROWSER_GAMES") == "all"
CHOSEN = [
    pytest.param(game, marks=pytest.mark.skipif(game in LONG and not ALL, reason="played with BROWSER_GAMES=all"))
    for game in SEEDS
]


@pytest.mark.parametrize("game", CHOSEN)
async def test_two_people_with_phones_play_a_whole_game_by_touch(browser: Chromium, stage: Stage, game: str) -> None:
    players: list[Using] = [await touching(browser, stage, name) for name in ("Ann", "Bob")]
    await finish(stage, players, game, SEEDS[game])


async def test_two_people_play_a_whole_game_without_a_mouse(browser: Chromium, stage: Stage) -> None:
    players: list[Using] = [await typing(browser, stage, name) for name in ("Ann", "Bob")]
    await finish(stage, players, "nicodemus", SEEDS["nicodemus"])
