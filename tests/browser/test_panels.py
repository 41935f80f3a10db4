"""The panel of every kind of question, with its true picture, on a phone: what it is decided from is seen at once."""

from itertools import islice
from typing import Any, cast

import pytest

from cogs.ui.height import height
from cogs.ui.story import spare
from rules.kernel.game import Game
from rules.kernel.registry import games
from rules.kernel.words import LANGUAGES
from sandbox.testing.browser import Chromium
from tests.icons import put_into
from tests.phone import panel_of, phone, played

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(150)]

SEED = 5
MOST = 9
"""Kinds of questions looked at for each number of players; there are some twenty to sixty."""
TABLES = [
    pytest.param(game, seats, id=f"{key}-{seats}")
    for key, game in games().items()
    for seats in sorted({min(game.info.seats), max(game.info.seats)})
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_question_buttons_and_picture_are_seen_at_once(
    browser: Chromium, game: Game[Any, Any], seats: int
) -> None:
    settings = {one.key: one.default for one in game.info.settings}
    async with phone(browser) as device:
        icons = put_into(device.server, game.info.key)
        for number, observation in enumerate(islice(played(game, seats, settings, SEED), MOST)):
            lang = LANGUAGES[number % len(LANGUAGES)]
            message = panel_of(observation, lang, icons)
            found = await device.measure(message)
            asked = [question.decision.key for question in observation.questions]
            frame = cast("Any", message.view).children[0]
            # The head, and the first lines of what happened, may lie above the screen.
            assert found.height <= found.room + spare(frame.children[0]), f"{asked} in {lang}: {found}"
            wide, high, _ = found.pictures[0]
            assert found.height <= height(frame.children, high / wide), f"{asked} in {lang}: higher than reckoned"
