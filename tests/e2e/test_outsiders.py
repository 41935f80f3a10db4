"""Private tables are not there for outsiders: whatever they use with the number of one, they hear what any number says.

Four outsiders use every command that takes a table, let it suggest what it can, and press every button there is, forged
where they are not shown it; then they do the same with a number that no table has, and must not see a difference.
"""

import re
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import cycle
from typing import Any, Final, get_args

import msgspec
import pytest
import pytest_asyncio
from discord import app_commands
from sqlalchemy import text

from cogs.ui import ids
from cogs.ui.history import Page, PageRequest, Slot
from db import reports
from host.model import Place, Table
from sandbox import Impossible, Interaction, permissions
from sandbox.entities import Overwrite
from sandbox.staging import message_json, post_message
from tests.drawn import Drawn
from tests.e2e.stage import BUTTON, STRING_SELECT, Json, Person, Stage, staged

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(170)]

GAME: Final = "nicodemus"
FIRST: Final = 70_001
"""The number of the first private table: one that stands in no text by chance."""
NO_TABLE: Final = 90_001
STATES: Final = ("lobby", "playing", "finished", "cancelled")
KEPT: Final = ("content", "flags", "components", "embeds")
TELLS_ON_ONESELF: Final = {"privacy export", "privacy delete", "table new", "settings", "help"}
"""Commands without a table that tell of nobody else, or would open one."""


class Outsider:
    """Somebody with a channel in which they act, a message of the bot's there, and what they have seen since."""

    def __init__(self, person: Person, channel: int) -> None:
        self.person, self.channel = person, channel
        self._world = person.stage.server.world
        posted = post_message(self._world, self._world.channels[channel], self._world.bot_id, {"content": "."}, [])
        self._board = posted

    async def types(self, command: app_commands.Command[Any, Any, Any], table: int | None) -> list[str]:
        """Use a command, about a table if one is named, and have all suggested; return all that is seen."""
        path, seen = command.qualified_name, []
        about = {} if table is None else {"table": table}
        try:
            for one in command.parameters:
                if one.autocomplete and not (about and one.name == "table"):
                    choices = await self.person.actor.autocomplete(self.channel, path, one.display_name, "", **about)
                    seen.append(msgspec.json.encode(choices).decode())
            done = await self.person.actor.slash(self.channel, path, **self._filled(command, table))
            return [*seen, *await self._seen(done)]
        except Impossible as fault:
            return [str(fault)]

    def _filled(self, command: app_commands.Command[Any, Any, Any], table: int | None) -> dict[str, Any]:
        """Return something for whatever a command demands, and somebody who plays for whatever names a player."""
        plays = self.person.stage.person("Ann").actor.user_id
        filled: dict[str, Any] = {}
        for one in command.parameters:
            if one.name == "table" and table is not None:
                filled["table"] = table
            elif one.type.name == "user" and self._world.channels[self.channel].guild_id == self._world.guild.id:
                filled[one.display_name] = plays
            elif one.required:
                filled[one.display_name] = {"integer": 1, "string": "x", "boolean": True, "user": plays}[one.type.name]
        return filled

    async def presses(self, custom_id: str, values: tuple[str, ...]) -> list[str]:
        """Press a button, or use a menu where there are values, that only a forged client has; return what is seen."""
        part: Json = {"id": 91, "custom_id": custom_id, "type": STRING_SELECT if values else BUTTON}
        if values:
            part["options"] = [{"label": "x", "value": value} for value in values]
        else:
            part["style"] = 1
        self._board.components = [{"type": 1, "id": 90, "components": [part]}]
        actor = self.person.actor
        if values:
            return await self._seen(await actor.choose(self._board.id, custom_id, [values[0]]))
        return await self._seen(await actor.click(self._board.id, custom_id))

    async def _seen(self, done: Interaction) -> list[str]:
        """Return what came of an action: how it was answered, and every message that is new to this person."""
        await done.settled()
        return [f"{done.exchange.callback} {done.error}", *self.reads()]

    def reads(self) -> list[str]:
        """Return every message here that this person sees and has not read yet."""
        cache, me = self._world.messages[self.channel], self.person.actor.user_id
        fresh = [cache.pop(number) for number in [*cache] if number != self._board.id]
        return [told(message_json(self._world, one, viewer=me)) for one in fresh if self.person.actor.sees(one)]


def told(message: Json) -> str:
    """Return all that a message tells, its files included."""
    files = [(one["filename"], one.get("description")) for one in message["attachments"]]
    return msgspec.json.encode([{key: message.get(key) for key in KEPT}, files], order="sorted").decode()


class Club:
    """A server's members-only channel with private tables of Ann and Dee in every state, and four outsiders."""

    def __init__(self, stage: Stage, channel: int, outsiders: list[Outsider]) -> None:
        self.stage, self.channel, self.outsiders = stage, channel, outsiders
        self.tables: list[int] = []

    def commands(self) -> list[app_commands.Command[Any, Any, Any]]:
        known = self.stage.bot.tree.walk_commands()
        found = [one for one in known if isinstance(one, app_commands.Command)]
        return sorted(found, key=lambda one: one.qualified_name)

    async def open_all(self) -> None:
        """Open the private tables: at each, Bob has had a seat and left it."""
        guild = self.stage.server.world.guild.id
        for place in (Place(guild, self.channel), Place()):
            for state in STATES:
                self.tables.append(await self._open(place, state))
        await self.stage.settled()

    async def _open(self, place: Place, state: str) -> int:
        host = self.stage.bot.host
        ann, bob, dee = (self.stage.person(name).actor.user_id for name in ("Ann", "Bob", "Dee"))
        table = await host.lobby.open(GAME, ann, "Ann", place, {}, 2, options_={"access": "private", "full": "no"})
        code = table.options["code"]
        await host.lobby.join(table.id, bob, "Bob", code=code, far=True)
        if state == "lobby":
            await host.lobby.leave(table.id, bob)
            await host.lobby.join(table.id, dee, "Dee", code=code)
            return table.id
        await host.lobby.start(table.id, ann)
        await host.seats.leave(table.id, bob)
        await host.seats.take(table.id, dee, "Dee", code=code)
        if state == "finished":
            await host.turns.concede(table.id, dee)
        if state == "cancelled":
            await host.votes.cancel(table.id, ann)
            await host.votes.cancel(table.id, dee)
        return table.id

    async def after_number(self, number: int) -> None:
        """Let the next table have a number that stands in no text by chance."""
        host, ann = self.stage.bot.host, self.stage.person("Ann").actor.user_id
        first = await host.lobby.open(GAME, ann, "Ann", Place(), {}, 2)
        await host.lobby.leave(first.id, ann)
        async with self.stage.db.write() as tx:
            await tx.run(text("UPDATE sqlite_sequence SET seq = :last WHERE name = 'game'"), last=number - 1)


@pytest_asyncio.fixture
async def club(sqlite_url: str, drawn: Drawn) -> AsyncIterator[Club]:
    async with staged(sqlite_url, drawn, ("Ann", "Bob", "Dee", "Eve", "Fay", "Gil")) as stage:
        world = stage.server.world
        away = world.add_guild("Elsewhere", world.person("Fay").id)
        world.join(away, world.bot_id)
        members = world.add_channel(world.guild, "members")
        for who in ("Gil", "Fay"):
            blind = world.person(who).id
            members.overwrites[blind] = Overwrite(blind, 1, 0, permissions.VIEW_CHANNEL)
        await stage.stop_bot()
        await stage.start_bot()
        eve, bob, fay, gil = (stage.person(name) for name in ("Eve", "Bob", "Fay", "Gil"))
        places = [
            (eve, await eve.dm()),
            (bob, await bob.dm()),
            (fay, world.add_channel(away, "elsewhere").id),
            (gil, stage.channel("games")),
        ]
        yield Club(stage, members.id, [Outsider(person, channel) for person, channel in places])


def takes_a_table(command: app_commands.Command[Any, Any, Any]) -> bool:
    return any(one.name == "table" for one in command.parameters)


FORMS: Final[dict[str, Callable[[int], Iterator[tuple[str, tuple[str, ...]]]]]] = {}
"""Every kind of component that is about a table, and all its ids with what can be chosen there."""


def form(kind: str) -> Callable[[Any], Any]:
    """Note how the ids of a kind of component are made."""

    def noted(made: Any) -> Any:
        FORMS[kind] = made
        return made

    return noted


@form("DecisionButton")
def _answers(table: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    asked = ids.Asked(table, 0, 0, 0)
    for custom_id in (asked.option(0), asked.done((0,)), asked.again(), asked.page(0, 0, ()), asked.shortcut(0)):
        yield custom_id, ()


@form("DecisionSelect")
def _picks(table: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    for verb in get_args(ids.Verb):
        yield ids.Asked(table, 0, 0, 0).select(verb, 0), ("0",)


@form("TableButton")
def _actions(table: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    for action in get_args(ids.Action):
        yield ids.table_id(table, action), ()
        yield ids.table_id(table, action, 0), ()


@form("ButtonMenu")
def _entries(table: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    for entry in (*(ids.table_id(table, action) for action in ("own", "hand", "board")), ids.look_id(table, "hand-0")):
        yield f"m:{table}", (entry,)
    yield f"m:{table}", (PageRequest("log", table, 0).id("o"),)


@form("LookButton")
def _looks(table: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    for turn in (False, True):
        yield ids.look_id(table, "workshop-0", turn=turn), ()


@form("SettingSelect")
def _settings(table: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    for key, choice in ((ids.PLACES, "2"), ("_access", "public"), ("robots", "on")):
        yield ids.setting_id(table, key), (choice,)


@form("PlanSelect")
def _plans(table: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    yield f"o:{table}:aa:0", ("x",)


@form("HistoryButton")
def _pages(table: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    slots, seats = get_args(Slot), (None, None, None, None, 0, 0, 0, 0)
    for page in get_args(Page):
        for slot, seat, turn, at in zip(slots, seats, (None, 1) * 4, (None, None, 0, 0) * 2, strict=True):
            yield PageRequest(page, table, seat, turn, at).id(slot), ()


@form("HistorySelect")
def _viewpoints(table: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    for page in get_args(Page):
        yield f"hs:{page}:{table}:*", ("*",)
        yield f"hs:{page}:{table}:1", ("0",)


def components(club: Club, table: int) -> list[tuple[str, tuple[str, ...]]]:
    """Return every component about a table; a kind that nobody has described here is a fault."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for item in club.stage.bot.services.presses.items:
        template = item.__discord_ui_compiled_template__
        if "table" in template.groupindex:
            made = list(FORMS[item.__name__](table))
            assert made
            assert all(template.fullmatch(custom_id) for custom_id, _ in made), item
            found += made
    return found


async def walk(club: Club, outsider: Outsider, tables: list[int]) -> dict[str, list[str]]:
    """Return what an outsider sees of all there is to use with these tables' numbers in turn, which are left out."""
    seen = {}
    for command, table in zip(filter(takes_a_table, club.commands()), cycle(tables), strict=False):
        seen[f"/{command.qualified_name}"] = [without(table, one) for one in await outsider.types(command, table)]
    every = [components(club, table) for table in tables]
    for number in range(len(every[0])):
        table, (custom_id, values) = tables[number % len(tables)], every[number % len(tables)][number]
        seen[without(table, " ".join((custom_id, *values)))] = [
            without(table, one) for one in await outsider.presses(custom_id, values)
        ]
    return seen


def without(table: int, words: str) -> str:
    return re.sub(rf"(?<!\d){table}(?!\d)", "#", words)


async def rows(club: Club) -> tuple[list[Table], int]:
    """Return the private tables as they are, and how many reports have been filed."""
    there = [await club.stage.bot.host.lobby.get(table) for table in club.tables]
    async with club.stage.db.read() as tx:
        return there, len(await reports.newest(tx))


async def test_an_outsider_learns_nothing_of_private_tables_by_their_numbers(club: Club) -> None:
    await club.after_number(FIRST)
    await club.open_all()
    assert club.tables[0] == FIRST
    before = await rows(club)

    for shift, outsider in enumerate(club.outsiders):
        outsider.reads()
        nothing = await walk(club, outsider, [NO_TABLE])
        assert len(nothing) > 200
        # Everything is used by everybody, and of each table by somebody: all of it for all of them would take minutes.
        for at in (shift, shift + len(club.outsiders)):
            assert await walk(club, outsider, club.tables[at:] + club.tables[:at]) == nothing
    assert await rows(club) == before


async def test_commands_that_name_no_table_tell_outsiders_nothing_of_private_ones(club: Club) -> None:
    await club.after_number(FIRST)

    async def all_seen(outsider: Outsider) -> dict[str, list[str]]:
        used = [one for one in club.commands() if one.qualified_name not in TELLS_ON_ONESELF]
        return {one.qualified_name: await outsider.types(one, None) for one in used if one.name != "report"}

    others = [outsider for outsider in club.outsiders if outsider.person.name in {"Eve", "Gil"}]
    before = [await all_seen(outsider) for outsider in others]
    await club.open_all()
    assert not any(outsider.reads() for outsider in others)
    assert [await all_seen(outsider) for outsider in others] == before


async def test_whoever_sees_the_channel_of_a_private_table_sees_it_from_anywhere_on_the_server(club: Club) -> None:
    await club.open_all()
    running = club.tables[STATES.index("playing")]
    board = next(one for one in club.commands() if one.qualified_name == "board")
    here = Outsider(club.stage.person("Eve"), club.stage.channel("games"))
    assert ".png" in (await here.types(board, running))[-1]
    gil = next(one for one in club.outsiders if one.person.name == "Gil")
    assert "There is no table" in (await gil.types(board, running))[-1]
