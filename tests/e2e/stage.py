"""A sandbox with the real bot connected to it, and people who do what people can do. Nothing is mocked."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
import pytest

import sandbox
from cogs import budget, guard
from cogs.client import Cogwork
from cogs.endpoint import point_at
from cogs.registration import Registrar
from cogs.settings import Settings
from cogs.upkeep import Upkeep
from db import Database, outbox
from host.computers.moves import Thinker
from host.host import Host
from host.model import Click
from host.operation import outbox as sending
from host.tables.meetings import knows
from host.work import UnitOfWork
from render import worker
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from sandbox import Actor, Interaction
from tests.chance import number_presses, secrets_from
from tests.drawn import Drawn

Json = dict[str, Any]
BUTTON, STRING_SELECT = 2, 3
EPHEMERAL = 64
LOADING = 128
SUPPRESSED = 1 << 12
"""The flag of a message that makes no sound."""


_TRANSLATED: dict[bytes, list[Any]] = {}
"""The commands in all languages, by the same in English; to translate them is a third of what a start takes."""
_translate = Registrar._payload


async def _translated_once(registrar: Registrar) -> list[Any]:
    """Return the commands as they are sent; translated once in a process, as the words of a language stay the same."""
    tree = registrar._client.tree
    english = msgspec.json.encode([one.to_dict(tree) for one in tree.get_commands()])
    if english not in _TRANSLATED:
        _TRANSLATED[english] = await _translate(registrar)
    return _TRANSLATED[english]


class Stage:
    """The server, the bot, and the people in front of it."""

    def __init__(self, server: sandbox.Sandbox, url: str, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch
        """For what a test changes of the bot. One of the test's own would be taken back after the stage's and leave
        behind what the stage had set."""
        self.server = server
        self.url = url
        self.bot: Cogwork
        self.db: Database
        self._task: asyncio.Task[None] | None = None
        self._seeds = Rng(20211)
        self.offset = 0.0
        self.rested: list[float] = []
        self.rest_passes = False
        """Whether the bot's clock moves on by what it rests."""
        self.thinker: Thinker | None = None
        """Who thinks for computer players after the next start, if not processes of the bot's."""
        self.newcomers = False
        """Whether people who sit down at a game that is new to them are shown how it is played."""
        patch.setattr("host.tables.meetings.knows", self._knows)
        patch.setattr("cogs.meeting.LATELY", 0.0)  # nor are their servers greeted, which are all new
        self.icons = False
        """Whether the next start brings icons to Discord; some hundred requests, which most tests have no use for."""

    def now(self) -> float:
        return time.time() + self.offset

    async def _knows(self, work: UnitOfWork, user: int) -> bool:
        return not self.newcomers or await knows(work, user)

    async def rest(self, seconds: float) -> None:
        """Let next to no time pass; note how much it would have been."""
        self.rested.append(seconds)
        self.offset += seconds if self.rest_passes else 0
        await asyncio.sleep(0.1 if seconds >= 1 else 0)

    async def start_bot(self, *, registered: bool = True) -> None:
        """Connect the bot, as a fresh process would, and wait until it is there, with its commands or without."""
        server = self.server
        urls = {"discord_api_url": server.api_url, "discord_gateway_url": server.gateway_url}
        point_at(Settings(**urls, discord_cdn_url=server.cdn_url))  # type: ignore[arg-type]
        self.db = await Database.open(self.url)
        await self.db.migrate()
        host = Host(self.db, self.now, secrets_from(self._seeds), self.thinker, self.rest)
        self.bot = Cogwork(host, rest=self.rest, icons=self.icons)
        self.bot._connection.guild_ready_timeout = 0
        self._task = asyncio.create_task(self.bot.start(server.token))
        while not self.bot.serves():
            if self._task.done():
                self._task.result()
            await asyncio.sleep(0.01)
        if registered:
            await self.registered()

    async def registered(self) -> None:
        """Wait until Discord has the commands."""
        assert self.bot._registering is not None
        await asyncio.wait_for(asyncio.shield(self.bot._registering), 10)

    async def stop_bot(self) -> None:
        await self.bot.close()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await self.db.close()

    async def look_after_tables(self) -> None:
        """Let the bot do what else it does once an hour."""
        upkeep = self.bot.get_cog("Upkeep")
        assert isinstance(upkeep, Upkeep)
        await upkeep.round()

    def person(self, name: str) -> "Person":
        return Person(self, name)

    def channel(self, name: str) -> int:
        return next(int(one["id"]) for one in Actor(self.server, "Ann").channels() if one.get("name") == name)

    async def until(self, locks: Callable[[], bool]) -> None:
        """Wait until something holds."""
        await self.server.world.until(locks, 5)

    async def settled(self, patience: float = 20) -> None:
        """Wait until everything that must be told has been told; what is put off to later comes at once."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            if not self.bot._sender._busy:
                async with self.db.glance() as tx:
                    due = await outbox.next_due(tx)
                if due is None:
                    return
                self.offset += max(due - self.now() + 0.01, 0)
                self.bot.host.core.woken.set()
            await asyncio.sleep(0.01)
        raise AssertionError("the outbox does not empty")

    async def finish(self, table: int, rng: Rng) -> None:
        """Let a game end by answers at random, as if by commands; the news are told at its end."""
        for _ in range(600):
            there = await self.bot.host.lobby.get(table)
            if there.status == "finished":
                await self.settled()
                return
            user = next(player.user for player in there.players if player.seat in there.waiting)
            decision = (await self.bot.host.observations.for_user(table, user)).questions[0].decision
            picks = random_picks(decision, rng)
            await self.bot.host.turns.answer(Click(table, user, self.server.world.snowflake(), picks, key=decision.key))
        raise AssertionError("the game does not end")


class Ring(NamedTuple):
    """A message that made a sound somewhere: what it said when it was sent, and whom it named there."""

    channel: int
    said: str
    users: frozenset[int]


def rings(stage: Stage) -> list[Ring]:
    """Return every message that was sent with a sound: to one person directly, or naming somebody in the thread."""
    found, known = [], set()
    for one in stage.server.world.requests:
        body, answer = one["body"], one["answer"]
        sent = one["method"] == "POST" and one["route"].endswith("/messages") and one["status"] == 200
        if not sent or answer["id"] in known:
            continue
        known.add(answer["id"])
        direct = stage.server.world.channels[int(answer["channel_id"])].guild_id is None
        users = frozenset(int(user["id"]) for user in answer["mentions"])
        if users or (direct and not body.get("flags", 0) & SUPPRESSED):
            found.append(Ring(int(answer["channel_id"]), str(body.get("content") or ""), users))
    return found


class Person:
    """Somebody with a Discord client."""

    def __init__(self, stage: Stage, name: str) -> None:
        self.stage = stage
        self.actor = Actor(stage.server, name)
        self.name = name

    async def slash(self, channel: int, path: str, **options: Any) -> Interaction:
        return await (await self.actor.slash(channel, path, **options)).settled()

    async def press(self, message: Json, label: str) -> Interaction:
        """Press the button whose label begins so, and wait for what comes of it."""
        done = await (await self.begin(message, label)).answered()
        thinking = done.message is not None and done.message["flags"] & LOADING
        return await done.settled() if thinking else done

    async def begin(self, message: Json, label: str) -> Interaction:
        """Press the button whose label begins so, be it an entry of the menu of buttons."""
        button = next((one for one in buttons(message) if one.get("label", "").startswith(label)), None)
        if button is not None:
            return await self.actor.click(int(message["id"]), button["custom_id"])
        menu, value = next((menu, value) for menu, value, name in entries(message) if name.startswith(label))
        return await self.actor.choose(int(message["id"]), menu, [value])

    async def take(self, message: Json, way: tuple[str, str | None] | None = None) -> Interaction:
        """Answer in one of the ways of a panel, by its first step if none is named, and do not wait for the reply."""
        custom_id, value = way or steps(message)[0]
        number = int(message["id"])
        if value is None:
            return await self.actor.click(number, custom_id)
        return await self.actor.choose(number, custom_id, [value])

    async def dm(self) -> int:
        return await self.actor.open_dm()

    async def private_panel(self) -> Json:
        """Return the newest direct message, or an empty one."""
        messages = self.actor.messages(await self.dm())
        return max(messages, key=lambda message: int(message["id"]), default={"id": 0})

    async def question(self) -> Json:
        """Return the newest direct message that offers something; a notice may have come after it."""
        messages = [message for message in self.actor.messages(await self.dm()) if offers(message)]
        return max(messages, key=lambda message: int(message["id"]), default={"id": 0})

    def last(self, channel: int) -> Json:
        return max(self.actor.messages(channel), key=lambda message: int(message["id"]))


def parts(message: Json) -> Iterator[Json]:
    """Yield every component of a message, nested ones too."""

    def walk(components: list[Json]) -> Iterator[Json]:
        for component in components:
            yield component
            yield from walk(component.get("components", []))
            if "accessory" in component:
                yield from walk([component["accessory"]])

    yield from walk(message.get("components", []))


def component(message: Json, custom_id: str) -> Json:
    """Return the component of that id."""
    return next(part for part in parts(message) if part.get("custom_id") == custom_id)


def buttons(message: Json) -> list[Json]:
    return [part for part in parts(message) if part["type"] == BUTTON]


def selects(message: Json) -> list[Json]:
    return [part for part in parts(message) if part["type"] == STRING_SELECT]


def entries(message: Json) -> list[tuple[str, str, str]]:
    """Return what the menus of buttons of a message offer: (custom id of the menu, value, label)."""
    menus = [part for part in selects(message) if part["custom_id"].startswith("m:")]
    return [(menu["custom_id"], option["value"], option["label"]) for menu in menus for option in menu["options"]]


def labels(message: Json) -> list[str]:
    """Return what all buttons of a message say, those in a menu too."""
    return [button.get("label", "") for button in buttons(message)] + [label for _, _, label in entries(message)]


def text_of(message: Json | None) -> str:
    """Return all the words of a message."""
    if message is None:
        return ""
    return "\n".join([message.get("content", ""), *(part["content"] for part in parts(message) if part["type"] == 10)])


def alts(message: Json) -> list[str]:
    return [item.get("description", "") for part in parts(message) if part["type"] == 12 for item in part["items"]]


def offers(message: Json) -> list[tuple[str, str | None]]:
    """Return every way to answer a decision on a panel: (custom id, value or None)."""
    found: list[tuple[str, str | None]] = []
    for part in parts(message):
        custom_id = part.get("custom_id", "")
        if part["type"] == BUTTON and custom_id.startswith("d:") and not part.get("disabled"):
            found.append((custom_id, None))
        if part["type"] == STRING_SELECT and custom_id.startswith("c:"):
            found += [(custom_id, option["value"]) for option in part["options"]]
    return found


def steps(message: Json) -> list[tuple[str, str | None]]:
    """Return the ways to give a single answer: all but the shortcuts, which may end a turn by one press."""
    return [way for way in offers(message) if "!" not in way[0]]


async def answer_once(people: list[Person], rng: Rng) -> None:
    """Let one person who is asked something answer it by a press."""
    stage = people[0].stage
    await stage.settled()
    for person in people:
        panel = await person.private_panel()
        ways = offers(panel)
        if ways:
            done = await person.take(panel, ways[rng.below(len(ways))])
            await done.answered()
            assert done.error is None, done.error
            return


@asynccontextmanager
async def staged(
    url: str, drawn: Drawn, people: tuple[str, ...] = ("Ann", "Bob", "Cid"), *, painted: bool = False
) -> AsyncIterator[Stage]:
    """Run a sandbox and a bot over a database.

    No picture is drawn twice in a run, most are not painted unless the test looks at them, and nobody is told later
    than need be: it matters only what is told. The cards are the same in every run.
    """
    server = await sandbox.start(0, people, bot_name="Cogwork")
    server.buckets.off()  # tests of the limits switch them on again
    with pytest.MonkeyPatch.context() as patch:
        stage = Stage(server, url, patch)
        patch.setattr(worker, "apart", drawn.apart if painted else drawn.laid_out)
        patch.setattr(sending, "GATHERING", 0.001)
        number_presses(patch)
        patch.setattr(Registrar, "_payload", _translated_once)
        patch.setattr(budget, "FULL", 1e9)  # people here are as fast as the machine; tests of that say so
        patch.setattr(guard, "LATE", 1e9)  # nor is a slow machine taken for a busy database
        try:
            await stage.start_bot()
            try:
                yield stage
            finally:
                await stage.stop_bot()
        finally:
            await server.close()


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
