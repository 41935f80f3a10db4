"""Why a table waits, and the clocks that its panels show: the same everywhere, and as the database has it."""

import re
from collections.abc import Awaitable, Callable

import pytest

from db import deadlines
from host.time.clocks import UP
from host.time.preferences import DAY, HOUR
from host.time.waiting import IDLE_FOR
from tests.e2e.stage import Json, Person, Stage, selects, text_of
from tests.e2e.test_absence import newest, on_turn, pass_time, play_on

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(300)]

CLOCK = re.compile(r"Clock runs out: <t:(\d+):R>")
EPHEMERAL = 64
DATE = re.compile(r"<t:(\d+):D>")


async def begun(stage: Stage, names: str = "Ann Bob Cid", clock: str = "none") -> tuple[list[Person], int]:
    """Return the people and the thread of a game in progress."""
    people, games = [stage.person(name) for name in names.split()], stage.channel("games")
    await people[0].slash(games, "table new", game="nicodemus" if len(people) == 2 else "imaginarium")
    await stage.settled()
    await stage.bot.host.lobby.configure(1, people[0].actor.user_id, {"_clock": clock, "_full": "no"})
    for person in people[1:]:
        await person.slash(games, "table join", table=1)
    await people[0].slash(games, "table start", table=1)
    await stage.settled()
    thread = (await stage.bot.host.lobby.get(1)).place.thread
    assert thread is not None
    return people, thread


async def waited_for(stage: Stage, people: list[Person]) -> tuple[Person, list[Person]]:
    """Return who is waited for, and the others."""
    user = await on_turn(stage)
    mover = next(person for person in people if person.actor.user_id == user)
    return mover, [person for person in people if person is not mover]


def panel(person: Person, channel: int) -> Json:
    """Return the newest panel in a channel: a message with a menu, that is no reply to one person."""
    found = [one for one in person.actor.messages(channel) if selects(one) and not one["flags"] & EPHEMERAL]
    return max(found, key=newest)


async def everywhere(stage: Stage, person: Person, thread: int) -> list[str]:
    """Return what the thread, a player's own panel, /games and /board show."""
    await stage.settled()
    games = await (await person.slash(thread, "games")).settled()
    board = await (await person.slash(thread, "board", table=1)).settled()
    own = await (await person.slash(thread, "hand", table=1)).settled()
    return [text_of(one) for one in (panel(person, thread), own.message, games.message, board.message)]


async def in_lobby(stage: Stage, person: Person) -> str:
    place = (await stage.bot.host.lobby.get(1)).place
    return next(text_of(one) for one in person.actor.messages(place.channel or 0) if int(one["id"]) == place.lobby)


def as_named(text: str, people: list[Person]) -> str:
    """Return a text with names in place of mentions."""
    for person in people:
        text = text.replace(f"<@{person.actor.user_id}>", person.name)
    return text


async def all_show(stage: Stage, people: list[Person], reader: Person, thread: int, sentence: str) -> None:
    for text in await everywhere(stage, reader, thread):
        assert sentence in as_named(text, people), text


async def test_a_vacation_is_shown_until_it_ends(stage: Stage) -> None:
    people, thread = await begun(stage)
    mover, (reader, _) = await waited_for(stage, people)
    await all_show(stage, people, reader, thread, f"Waiting for {mover.name}")
    await mover.slash(thread, "settings", vacation=6)
    until = int(stage.now() + 6 * DAY)
    sentence = f"Waiting for {mover.name}, away until <t:"
    await all_show(stage, people, reader, thread, sentence)
    shown = DATE.search(text_of(panel(reader, thread)))
    assert shown is not None
    assert abs(int(shown[1]) - until) < HOUR
    assert sentence in await in_lobby(stage, reader)
    await pass_time(stage, 6 * DAY + HOUR)
    for text in [*await everywhere(stage, reader, thread), await in_lobby(stage, reader)]:
        assert "away until" not in text


async def test_a_vacation_keeps_the_seat_and_three_days_without_a_move_do_not(stage: Stage) -> None:
    people, thread = await begun(stage)
    mover, (reader, other) = await waited_for(stage, people)
    seat = (await stage.bot.host.lobby.get(1)).waiting[0]
    await mover.slash(thread, "settings", vacation=6)
    await pass_time(stage, 6 * DAY + IDLE_FOR - HOUR)
    assert await stage.bot.host.seats.idle(1, other.actor.user_id) == ()
    await pass_time(stage, 2 * HOUR)
    assert await stage.bot.host.seats.idle(1, other.actor.user_id) == (seat,)
    await all_show(stage, people, reader, thread, f"{mover.name} has not moved for 3 days: the table can free the seat")
    await pass_time(stage, DAY)
    await all_show(stage, people, reader, thread, f"{mover.name} has not moved for 4 days: the table can free the seat")
    await play_on(stage, mover)
    for text in [*await everywhere(stage, reader, thread), await in_lobby(stage, reader)]:
        assert "has not moved" not in text


async def test_a_free_seat_and_a_pause_are_shown_as_what_they_are(stage: Stage) -> None:
    people, thread = await begun(stage, "Ann Bob")
    mover, (other,) = await waited_for(stage, people)
    await mover.slash(thread, "table leave", table=1)
    await all_show(stage, people, other, thread, f"{mover.name}'s seat is free: anyone can take it")
    assert "Waiting for" not in text_of(panel(other, thread))
    assert f"{mover.name}'s seat is free" in as_named(await in_lobby(stage, other), people)
    await mover.slash(thread, "table substitute", table=1)
    await stage.settled()
    await stage.bot.host.votes.pause(1, other.actor.user_id)
    await stage.bot.host.votes.pause(1, mover.actor.user_id)
    for reader in people:
        await all_show(stage, people, reader, thread, "Paused by agreement since <t:")
    assert "your turn" not in text_of((await mover.slash(thread, "games")).message)


async def check_clocks(stage: Stage, people: list[Person], thread: int, event: str) -> int:
    """Compare every clock on the table's panels with the deadlines in the database; return how many are shown."""
    await stage.settled()
    there = await stage.bot.host.lobby.get(1)
    async with stage.db.read() as tx:
        due = {one.seat: int(one.due) for one in await deadlines.of_game(tx, 1) if one.kind == UP}
    assert "paused" not in there.options or not due, event
    shown = [int(at) for at in CLOCK.findall(text_of(panel(people[0], thread)))]
    assert shown == sorted(due[seat] for seat in there.waiting if seat in due)[:1], event
    for person in people:
        player = there.player(person.actor.user_id)
        found = CLOCK.findall("\n".join(text_of(one) for one in person.actor.messages(await person.dm())))
        mine = [due[player.seat]] if player is not None and player.seat in due else []
        assert [int(at) for at in found] in ([], mine), (event, person.name)
        shown += map(int, found)
    return len(shown)


async def test_after_every_event_the_clocks_shown_are_those_that_run(stage: Stage) -> None:
    people, thread = await begun(stage, "Ann Bob", "daily")
    host, dan = stage.bot.host, stage.person("Cid")
    seated = list(people)

    async def away(days: int, whose: int) -> None:
        mover, others = await waited_for(stage, seated)
        await (mover, *others)[whose].slash(thread, "settings", vacation=days)

    async def turn() -> None:
        await play_on(stage, (await waited_for(stage, seated))[0])

    async def pause() -> None:
        for person in seated:
            await host.votes.pause(1, person.actor.user_id)

    async def undo() -> None:
        mover, (other,) = await waited_for(stage, seated)
        proposal = await host.undoing.offer(1, other.actor.user_id)
        assert proposal is not None
        await host.undoing.ask(1, other.actor.user_id, proposal.number)
        await host.undoing.vote(1, mover.actor.user_id, proposal.number, yes=True)

    async def substitute() -> None:
        mover, _ = await waited_for(stage, seated)
        await mover.slash(thread, "table leave", table=1)
        await check_clocks(stage, [*people, dan], thread, "a seat is left")
        await dan.slash(thread, "table substitute", table=1)
        seated[seated.index(mover)] = dan

    async def later(hours: int) -> None:
        await pass_time(stage, hours * HOUR)

    events: dict[str, Callable[[], Awaitable[None]]] = {
        "begin": lambda: later(5),
        "turn": turn,
        "vacation begins": lambda: away(4, 0),
        "time passes on vacation": lambda: later(30),
        "vacation ends early": lambda: away(0, 0),
        "pause": pause,
        "vacation begins in a pause": lambda: away(3, 0),
        "time passes in a pause": lambda: later(20),
        "resume": lambda: host.votes.resume(1, seated[0].actor.user_id),
        "vacation ends by itself": lambda: later(80),
        "another turn": turn,
        "undo": undo,
        "a turn again": turn,
        "a vacation of who is not waited for": lambda: away(2, 1),
        "substitute": substitute,
        "substitute's turn": turn,
        "time is up": lambda: later(7 * 24),
        "turn after the time was up": turn,
    }
    shown = 0
    for event, happens in events.items():
        await happens()
        shown += await check_clocks(stage, [*people, dan], thread, event)
    assert shown > len(events)
