"""Who may look at a table is asked in one place, and nothing that people can do at a table goes round it."""

import inspect
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from host.core import Core
from host.errors import Refused
from host.host import Host
from host.model import Asker, Manager, Place, Table, Viewer
from tests.host.conftest import ANN, BOB, CID, PLACE, Room, on_the_spot
from tests.host.test_seats import DAN, begin, seat_of

ROOT = Path(__file__).parents[2]
HERE, ELSEWHERE = 1, 5
FOR_ITSELF = ("cogs/delivery/", "cogs/places.py", "cogs/upkeep.py")
"""What does the host's own errands; the rest of the surface acts for people."""


async def open_one(room: Room, place: Place = PLACE, **options: str) -> Table:
    return await room.host.lobby.open("imaginarium", ANN, "Ann", place, {}, 3, options_=options)


async def told(work: Awaitable[object]) -> tuple[str, Any] | None:
    """Return the words of a refusal, or None where there was none."""
    try:
        await work
    except Refused as fault:
        return fault.text.key, fault.text.args
    return None


async def sees(room: Room, table: Table, viewer: Asker | Manager) -> bool:
    refused = await told(room.host.lobby.look(table.id, viewer))
    assert refused is None or refused == ("no-such-table", {"table": table.id})
    return refused is None


@pytest.mark.asyncio
async def test_a_public_table_is_everybodys_and_a_private_one_its_own_peoples(room: Room) -> None:
    public, private = await open_one(room), await open_one(room, access="private")
    direct = await open_one(room, Place())
    blind = Viewer(DAN, HERE, lambda _: False)
    code = private.options["code"]
    assert await sees(room, public, DAN)
    assert await sees(room, private, ANN)
    assert await sees(room, private, on_the_spot(DAN))
    assert await sees(room, private, Viewer(DAN, code=code.lower()))
    assert await sees(room, private, Manager(HERE))
    assert await sees(room, direct, ANN)
    for outsider in (
        DAN,
        blind,
        Viewer(DAN, ELSEWHERE, lambda _: True),
        Viewer(DAN, code="2222-22"),
        Manager(ELSEWHERE),
    ):
        assert not await sees(room, private, outsider)
    for outsider in (DAN, on_the_spot(DAN), Viewer(DAN, code=code), Manager(HERE)):
        assert not await sees(room, direct, outsider)


@pytest.mark.asyncio
async def test_who_has_left_is_an_outsider_even_if_they_had_been_invited(room: Room) -> None:
    former = await begin(room, access="private")
    for user in (ANN, BOB):
        await room.host.turns.concede(former.id, user)
    fresh = await room.host.invitations.rematch(former.id, ANN, "Ann")
    assert await sees(room, fresh, BOB)
    await room.host.lobby.join(fresh.id, BOB, "Bob")
    await room.host.lobby.leave(fresh.id, BOB)
    assert not await sees(room, fresh, BOB)
    assert await sees(room, fresh, CID)


@pytest.mark.asyncio
async def test_a_seat_that_was_handed_over_is_seen_by_its_new_player_only(room: Room) -> None:
    table = await begin(room, access="private")
    await room.host.seats.leave(table.id, BOB)
    assert await sees(room, table, BOB)
    await room.host.seats.take(table.id, DAN, "Dan", await seat_of(room, table.id, BOB), code=table.options["code"])
    assert not await sees(room, table, BOB)
    assert await sees(room, table, DAN)


@pytest.mark.asyncio
async def test_private_tables_leave_the_list_of_public_ones_as_it_is(room: Room) -> None:
    tables = [await open_one(room) for _ in range(2)]
    room.clock.time += 1
    for number in range(25):
        await room.host.lobby.open("imaginarium", 100 + number, "X", PLACE, {}, 3, options_={"access": "private"})
    assert [table.id for table in await room.host.lobby.of_guild(HERE)] == [table.id for table in reversed(tables)]
    assert len(await room.host.lobby.managed(Manager(HERE))) == 27


def rooms() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Yield every public method of the host and its rooms, by the name the surface calls it by."""
    unused: Any = SimpleNamespace(outage=SimpleNamespace())
    host = Host(unused, float, str)
    owners = {"": host} | {f"{name}.": room for name, room in vars(host).items() if not isinstance(room, Core | set)}
    for prefix, owner in owners.items():
        for name, method in inspect.getmembers(owner, inspect.iscoroutinefunction):
            if not name.startswith("_"):
                yield f"{prefix}{name}", method


def asks_who(method: Callable[..., Any]) -> bool:
    parameters = inspect.signature(method).parameters.values()
    return any(one.annotation in {Asker, Manager, Asker | Manager} or one.name == "click" for one in parameters)


def names_a_table(method: Callable[..., Any]) -> bool:
    return bool({"table", "thread", "click", "tables"} & set(inspect.signature(method).parameters))


def called(file: Path) -> set[str]:
    """Return what a file of the surface calls of the host, with the room where there is one."""
    return set(re.findall(r"\b_?host\.([a-z_]+(?:\.[a-z_]+)?)\(", file.read_text(encoding="utf-8"))) | {
        f"lobby.{name}" for name in re.findall(r"\blobby\.([a-z_]+)\(", file.read_text(encoding="utf-8"))
    }


def test_what_people_do_at_a_table_says_who_they_are() -> None:
    own = {name for name, method in rooms() if names_a_table(method) and not asks_who(method)}
    assert {"export", "lobby.get", "observations.of", "history.news_of"} <= own
    for file in sorted((ROOT / "cogs").rglob("*.py")):
        name = file.relative_to(ROOT).as_posix()
        assert not re.search(r"core\.(change|tend|db|lock|cache)", file.read_text()), name
        allowed = {"cogs/picturecache.py": {"observations.of"}, "cogs/replays.py": {"history.news_of"}}.get(name, set())
        if not name.startswith(FOR_ITSELF):
            assert called(file) & own <= allowed, name
