"""What a message is on a phone: how high, how wide its pictures, how far one scrolls. `python -m tests.phone GAME`.

The sandbox's page shows it in a browser of 390 by 844 pixels, without a bot. The command plays a game at random, looks
at each kind of question with the pictures that the bot would draw, prints their heights, and keeps the screens.
"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import sandbox
from cogs.icons import Icons
from cogs.ui.offers import in_view
from cogs.ui.panels import Look, Message
from cogs.ui.private import private
from cogs.words import names_of
from host.model import Observation
from render.jobs import DECISION, OWN, DrawingJob, draw
from rules.kernel.game import Game, Settings
from rules.kernel.model import Line
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from sandbox.staging import Upload, post_message
from sandbox.testing.browser import FRAMES, PHONE, Chromium, chromium, entered
from tests.cogs.observations import LINK, sight_of, table_of
from tests.icons import put_into

if TYPE_CHECKING:
    from playwright.async_api import Page

AnyPlay = Play[Any, Any]
V2 = 1 << 15
MOST_ANSWERS = 5_000
LINES = 12
NUMBER = 1234
"""Of the table: no higher than a large server gets to."""
_MEASURE = """(id) => { const log = document.querySelector("#log");
  const it = document.querySelector(`#message-${id}`), body = it.querySelector(".message-body");
  const images = [...it.querySelectorAll("img")].filter((one) => one.naturalWidth > 200);
  return { height: Math.ceil(body.getBoundingClientRect().height), room: log.clientHeight,
    pictures: images.map((one) => [one.clientWidth, one.clientHeight, one.naturalWidth]) } }"""
_LOADED = """(id) => [...document.querySelectorAll(`#message-${id} img`)].every((one) => one.complete)"""


class Measure(NamedTuple):
    """CSS pixels: the height of a message's body, that of the place where messages are, and its pictures' sizes.

    A picture is (width, height, width in pixels of its own).
    """

    height: int
    room: int
    pictures: tuple[tuple[int, int, int], ...]

    @property
    def fits(self) -> bool:
        """Say whether all of it is seen at once."""
        return self.height <= self.room


class Phone:
    """A page of the sandbox on a phone, at one channel."""

    def __init__(self, server: sandbox.Sandbox, page: "Page") -> None:
        self.server, self._world, self.page = server, server.world, page
        self._channel = next(one for one in server.world.channels.values() if one.name == "games")

    async def measure(self, message: Message) -> Measure:
        """Show a message and measure it; it stays the last one shown."""
        components = cast("Any", message.view).to_components()
        body = {"components": components, "flags": V2}
        files = [Upload(number, one.filename, one.fp.read()) for number, one in enumerate(message.files)]
        body["attachments"] = [{"id": number, "filename": one.filename} for number, one in enumerate(message.files)]
        sent = post_message(self._world, self._channel, self._world.bot_id, body, files)
        where = f"#message-{sent.id}"
        await self.page.locator(where).wait_for()
        await self.page.wait_for_function(_LOADED, arg=str(sent.id))
        await self.page.evaluate(FRAMES)
        found = await self.page.evaluate(_MEASURE, str(sent.id))
        return Measure(found["height"], found["room"], tuple(map(tuple, found["pictures"])))

    async def shot(self, file: Path) -> None:
        """Keep what is on the screen."""
        await self.page.screenshot(path=file)


@asynccontextmanager
async def phone(browser: Chromium) -> AsyncIterator[Phone]:
    """Open a phone at an empty channel; no bot is there."""
    server = await sandbox.start(0, ("Ann",), bot_name="Cogwork")
    server.buckets.off()
    try:
        page = await entered(browser, server, PHONE)
        await page.locator("#tree .place", has_text="games").dispatch_event("click")
        yield Phone(server, page)
    finally:
        await server.close()


def panel_of(observation: Observation, lang: str, icons: Icons | None = None) -> Message:
    """Return a seat's private panel with the picture that the bot draws for it, and with icons that the server has."""
    which = DECISION if observation.questions else OWN
    asked = tuple(question.decision for question in in_view(observation, None))
    names = names_of(observation.table, lang)
    picture = draw(DrawingJob(observation.table.game, which, observation.view, lang, names, asked))
    return private(observation, picture, Look(lang, LINK, icons))


def shape_of(observation: Observation) -> object:
    """Return what makes a panel high: what is asked, and how much is on offer."""
    asked = [question.decision for question in observation.questions]
    return tuple((one.key, len(one.options), one.low, one.high) for one in asked)


def played(game: Game[Any, Any], seats: int, settings: Settings, seed: int) -> Iterator[Observation]:
    """Play at random, and yield what each seat sees that is asked something of a new shape."""
    play, rng = Play.new(game, seed, seats, settings), Rng(seed)
    lines: list[Line] = []
    seen: set[object] = set()
    for _ in range(MOST_ANSWERS):
        lines += [line for _, line in play.take_news().lines]
        for seat in dict.fromkeys(decision.seat for decision in play.pending):
            table = table_of(game, seats, settings, id=NUMBER, waiting=play.waiting())
            observation = sight_of(play, table, seat, lines[-LINES:])
            if shape_of(observation) not in seen:
                seen.add(shape_of(observation))
                yield observation
        if play.over:
            return
        decision = play.pending[rng.below(len(play.pending))]
        play.answer(decision.seat, decision.key, random_picks(decision, rng))


async def main(arguments: argparse.Namespace) -> None:
    """Look at each kind of question of a game."""
    game, folder = find(arguments.game), Path(arguments.out)
    folder.mkdir(parents=True, exist_ok=True)
    seats = arguments.seats or min(game.info.seats)
    usual = {one.key: one.default for one in game.info.settings}
    async with chromium() as browser, phone(browser) as device:
        icons = put_into(device.server, arguments.game)
        for number, observation in enumerate(played(game, seats, usual, arguments.seed)):
            if number >= arguments.most:
                break
            found = await device.measure(panel_of(observation, arguments.lang, icons))
            asked = " ".join(question.decision.key for question in observation.questions).replace(" ", "_")
            name = f"{number:03}-{asked[:40].replace('/', '-')}.png"
            await device.shot(folder / name)
            sys.stdout.write(f"{found.height:5} of {found.room}  {found.pictures}  {name}\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--most", type=int, default=12, help="so many screens at most")
    parser.add_argument("--out", default="phone", help="the folder for the screens")
    asyncio.run(main(parser.parse_args()))
