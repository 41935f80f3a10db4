"""Whole games of every title on the page, as people with a phone and people without a mouse play them."""

import os

import pytest

from rules.kernel.registry import find
from rules.kernel.rng import Rng
from sandbox.testing.browser import Chromium
from tests.browser.game import MOST_PRESSES, OFTEN_ENOUGH, Seated
from tests.browser.window import Using, touching, typing
from tests.e2e.stage import Stage

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(600)]

SEEDS = {"imaginarium": 10, "legendary_inventors": 343, "mech_a_dream": 8, "nicodemus": 131, "transmissions": 30}
"""What the players wish follows from these; with them the games are about as short as whole games are."""

ALL = os.environ.get("BROWSER_GAMES") == "all"
"""With BROWSER_GAMES=all every single answer is given on the page, which takes longer than CI can give."""


async def finish(stage: Stage, players: list[Using], game: str, seed: int) -> None:
    """Play a game to its end and look at how it is told."""
    table = Seated(stage, players, Rng(seed), MOST_PRESSES if ALL else OFTEN_ENOUGH)
    await table.begin(find(game).info.title)
    await table.play_to_the_end()
    await stage.settled()
    there = await table.table()
    assert there.status == "finished"
    for player in players:
        await player.go(there.title)
        for seat in there.winners:
            await player.window.shows(there.name(seat))


@pytest.mark.parametrize("game", SEEDS)
async def test_two_people_with_phones_play_a_whole_game_by_touch(browser: Chromium, stage: Stage, game: str) -> None:
    players: list[Using] = [await touching(browser, stage, name) for name in ("Ann", "Bob")]
    await finish(stage, players, game, SEEDS[game])


async def test_two_people_play_a_whole_game_without_a_mouse(browser: Chromium, stage: Stage) -> None:
    players: list[Using] = [await typing(browser, stage, name) for name in ("Ann", "Bob")]
    await finish(stage, players, "nicodemus", SEEDS["nicodemus"])
