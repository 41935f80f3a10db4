"""Whole games at a table whose players have nothing but the page: who answers what, and by which controls."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cogs.ui.decisions import SELECT_OPTIONS, asked_by
from cogs.ui.ids import Asked, Browse
from cogs.ui.offers import in_view, offers
from host.model import Click, Table
from rules.kernel.model import Decision, Seat
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from tests.browser.window import Using
from tests.e2e.stage import BUTTON, STRING_SELECT, Json, Stage, parts
from tests.rules.imaginarium.habits import sensible_answer

TABLE = 1
PATIENCE = 60
MOST_PRESSES = 1_500
SHORT_OF_SENSE = 60
OFTEN_ENOUGH = 1
"""So often a question is answered on the page in each of the ways there are; further ones are answered for its people,
so that a game of every title gets to its end."""


class Wish(NamedTuple):
    """What somebody would like to answer; a shortcut goes before picks."""

    seat: Seat
    decision: Decision
    picks: tuple[str, ...]
    shortcut: int | None


def way_of(prefer: Wish) -> str:
    """Return by what controls that is answered."""
    if prefer.shortcut is not None:
        return "shortcut"
    if prefer.decision.low == prefer.decision.high == 1:
        return "one"
    return "one by one" if prefer.decision.ordered or len(prefer.decision.options) > SELECT_OPTIONS else "several"


def preferred(play: Play[Any, Any], rng: Rng) -> Wish:
    """Return what the next player who is waited for would like, mostly at random; it follows from the generator."""
    waiting = play.waiting()
    seat = waiting[rng.below(len(waiting))]
    decision, picks = _picked(play, seat, rng)
    shortcuts = play.game.shortcuts(play.state, decision)
    quick = rng.below(len(shortcuts)) if shortcuts and rng.below(2) else None
    return Wish(seat, decision, picks, quick)


def _picked(play: Play[Any, Any], seat: Seat, rng: Rng) -> tuple[Decision, tuple[str, ...]]:
    asked = play.decisions(seat)
    if play.game.info.key == "imaginarium":
        for answer in (sensible_answer(play, rng) for _ in range(SHORT_OF_SENSE)):
            if answer.seat == seat:
                return next(one for one in asked if one.key == answer.key), answer.picks
    needed = [one for one in asked if one.waits] or asked
    decision = needed[rng.below(len(needed))] if rng.below(4) else asked[rng.below(len(asked))]
    return decision, random_picks(decision, rng)


class Seated:
    """A table that was opened on the page, and the people at it."""

    def __init__(self, stage: Stage, players: Sequence[Using], rng: Rng, often_enough: int = OFTEN_ENOUGH) -> None:
        self.stage, self.players, self.rng = stage, players, rng
        self.presses = 0
        self._often_enough = often_enough
        self._given: Counter[tuple[str, str]] = Counter()

    async def begin(self, game: str) -> None:
        """Open, join and start a table, each by their own page."""
        first = self.players[0]
        await first.go("games")
        await first.run("table new", game)
        await first.window.sees(f"t:{TABLE}:join")
        for other in self.players[1:]:
            await other.go("games")
            await other.press(f"t:{TABLE}:join")
            await other.window.sees(f"t:{TABLE}:leave")
            await self.stage.settled(PATIENCE)
        await first.press(f"t:{TABLE}:start")
        await self._playing()
        await self.stage.settled(PATIENCE)
        for player in self.players:
            await player.go("Cogwork")

    async def _playing(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while (await self.table()).status != "playing":
            assert time.monotonic() < deadline, "the table does not start"
            await asyncio.sleep(0.02)

    async def table(self) -> Table:
        return await self.stage.bot.host.lobby.get(TABLE)

    async def play_to_the_end(self) -> None:
        """Answer what is asked until the game is over."""
        for _ in range(MOST_PRESSES):
            table = await self.table()
            if table.status != "playing":
                return
            await self._answer(table)
        raise AssertionError("the game does not end")

    async def _answer(self, table: Table) -> None:
        play = await self._play()
        prefer = preferred(play, self.rng)
        user = next(player.user for player in table.players if player.seat == prefer.seat)
        player = next(one for one in self.players if one.window.person.actor.user_id == user)
        observation = await self.stage.bot.host.observations.for_user(TABLE, user)
        question = next(one for one in observation.questions if one.decision.key == prefer.decision.key)
        done = prefer.decision.key, way_of(prefer)
        self._given[done] += 1
        # What was begun hides the rest, which is then answered by commands alone.
        if self._given[done] > self._often_enough or question not in in_view(observation, None):
            await self._answer_for(user, prefer)
            return
        await self.stage.settled(PATIENCE)
        before = play.count
        panel = Panel(player, asked_by(TABLE, table.epoch, question), self)
        standing = [asked_by(TABLE, table.epoch, one) for one in offers(observation.questions)]
        await panel.opened([one.again() for one in standing if question in in_view(observation, Browse(one))])
        await self._give(panel, prefer)
        await self._taken(before)

    async def _answer_for(self, user: int, prefer: Wish) -> None:
        click = Click(TABLE, user, self.stage.server.world.snowflake(), prefer.picks, key=prefer.decision.key)
        await self.stage.bot.host.turns.answer(click)

    async def _give(self, panel: "Panel", prefer: Wish) -> None:
        decision = prefer.decision
        numbers = [index for pick in prefer.picks for index, option in enumerate(decision.options) if option.id == pick]
        match way_of(prefer):
            case "shortcut":
                await panel.shortcut(prefer.shortcut or 0)
            case "one":
                await panel.one(numbers[0])
            case "one by one":
                await panel.one_by_one(numbers)
            case "several":
                await panel.several(numbers, confirmed=decision.high > 1)

    async def _play(self) -> Play[Any, Any]:
        plays = self.stage.bot.host.core.cache
        if TABLE not in plays._plays:
            await self.stage.bot.host.observations.of(TABLE, None)
        return plays._plays[TABLE].play

    async def _taken(self, before: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while (await self._play()).count == before:
            assert time.monotonic() < deadline, "a press on the page did not reach the game"
            await asyncio.sleep(0.01)


class Panel:
    """The controls of one question, as they stand in the player's direct messages."""

    def __init__(self, player: Using, asked: Asked, table: Seated) -> None:
        self.player, self.asked, self.table = player, asked, table
        self.person = player.window.person
        self.head = asked.option(0).removeprefix("d:").rsplit(":", 1)[0]

    async def controls(self) -> list[Json]:
        """Return the controls now on offer for the question."""
        return [part for part in await self._parts() if self._is_ours(part)]

    async def _parts(self) -> list[Json]:
        channel = await self.person.dm()
        messages = sorted(self.person.actor.messages(channel), key=lambda one: int(one["id"]))
        return [part for message in messages[-3:] for part in parts(message)]

    def _is_ours(self, part: Json) -> bool:
        return f":{self.head}:" in part.get("custom_id", "") and not part.get("disabled")

    async def opened(self, buttons: Sequence[str]) -> None:
        """Press what opens the question's topic if it has no room beside what is asked."""
        for button in buttons:
            if await self._is_there():
                return
            if button in [part.get("custom_id") for part in await self._parts()]:
                await self._press(button)
                await self._settled(button)

    async def _is_there(self) -> bool:
        return any(part["custom_id"] != self.asked.again() for part in await self.controls())

    async def _settled(self, button: str) -> None:
        """Wait until that button has given way to what it opens."""
        deadline = time.monotonic() + PATIENCE
        while button in [part.get("custom_id") for part in await self._parts()]:
            assert time.monotonic() < deadline, "standing offers do not open"
            await asyncio.sleep(0.01)

    async def shortcut(self, number: int) -> None:
        button = self.asked.shortcut(number)
        if await self._button(button):
            await self._press(button)
        else:
            await self._pick(self.asked.select("!", 0), [number])

    async def one(self, number: int) -> None:
        if await self._button(self.asked.option(number)):
            await self._press(self.asked.option(number))
        else:
            await self._pick(await self._select_with(number, "s"), [number])

    async def several(self, numbers: list[int], *, confirmed: bool) -> None:
        if not numbers:
            await self._press(self.asked.done(()))
        else:
            select = next(select_ids(await self.controls()))
            await self._pick(select, numbers, confirmed=confirmed)

    async def one_by_one(self, numbers: list[int]) -> None:
        for count, number in enumerate(numbers):
            await self._pick(await self._select_with(number, "+"), [number])
            await self._until(self.asked.done(tuple(numbers[: count + 1])), numbers[: count + 1])
        await self._press(self.asked.done(tuple(numbers)))

    async def _until(self, done: str, picked: list[int]) -> None:
        """Wait until the panel shows what was picked so far."""
        again = self.asked.again()
        await self.player.window.sees(again)
        wanted = self.asked.select("+", 0, tuple(picked)).rsplit(".", 1)[1]
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            ids = [part["custom_id"] for part in await self.controls()]
            if any(one == done or one.endswith(f".{wanted}") for one in ids):
                return
            await asyncio.sleep(0.01)
        raise AssertionError("a pick was not noted")

    async def _button(self, custom_id: str) -> bool:
        return any(part["custom_id"] == custom_id and part["type"] == BUTTON for part in await self.controls())

    async def _select_with(self, number: int, verb: str) -> str:
        """Return the list that has an option, turning its pages until it does."""
        tried: set[str] = set()
        while True:
            controls = await self.controls()
            lists = (one for one in controls if re.search(rf":{re.escape(verb)}\d", one["custom_id"]))
            for part in lists:
                if any(option["value"] == str(number) for option in part.get("options", [])):
                    return str(part["custom_id"])
            pages = [part["custom_id"] for part in controls if re.search(r":p\d", part["custom_id"])]
            fresh = next((one for one in pages if one not in tried), None)
            assert fresh is not None, f"option {number} is nowhere on the panel"
            tried.add(fresh)
            await self._press(fresh)
            await self._disabled(fresh)

    async def _disabled(self, custom_id: str) -> None:
        await self.player.window.page.locator(f'#messages [data-key="{custom_id}"][disabled]').last.wait_for()

    async def _press(self, custom_id: str) -> None:
        self.table.presses += 1
        await self.player.press(custom_id)

    async def _pick(self, custom_id: str, numbers: list[int], *, confirmed: bool = False) -> None:
        self.table.presses += 1
        await self.player.pick(custom_id, [str(number) for number in numbers], confirmed=confirmed)


def select_ids(controls: list[Json]) -> Iterator[str]:
    for part in controls:
        if part["type"] == STRING_SELECT:
            yield part["custom_id"]
