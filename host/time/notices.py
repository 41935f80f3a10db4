"""Who is told what, and when: reminders, "you are next", the daily digest. What a player prefers decides.

The word that it is somebody's turn, and each reminder, is the panel itself; whether it makes a sound is decided when it
is sent.
"""

from collections.abc import Iterable
from typing import Final

from db import deadlines, games, outbox, users
from db.options import LESSON
from db.outbox import Request
from db.transaction import Transaction
from db.users import User
from host.core import Core, enter, read_table
from host.errors import Refused
from host.model import Asker, Table, user_of
from host.time import calls, presence
from host.time.preferences import (
    CHOICES,
    DAY,
    HOUR,
    MUTE,
    QUIET,
    QUIET_FROM,
    QUIET_TO,
    VACATION,
    VACATION_DAYS,
    ZONE,
    Preferences,
    preferences_from,
    preferences_of,
    quiet_as_stored,
    quiet_with,
    vacations_in,
    vacations_told,
)
from host.time.zones import known_zones
from host.turns.orders import next_to_act
from host.work import AnyPlay, UnitOfWork
from rules.kernel.model import Arg, Seat, verbatim

REMIND: Final = "remind"
DIGEST: Final = "digest"
WORD: Final = "word"
REMINDERS_AT_MOST_EVERY: Final = HOUR


def word(work: UnitOfWork, seat: Seat, key: str) -> None:
    """Ask for a short message to a seat's player, once for a turn; for their eyes only."""
    work.tell(WORD, seat, topic=f"{key}-{work.row.turn}", payload={"key": key})


async def turn_begins(work: UnitOfWork, fresh: list[Seat], play: AnyPlay) -> None:
    """Set reminders for seats that are waited for from now on, and tell those who wish it that they are next."""
    for seat in set(work.row.waiting) - set(play.waiting()):
        await deadlines.drop(work.tx, work.id, seat, REMIND)
    if not fresh or LESSON in work.options:
        return  # a lesson keeps nobody waiting
    called = {player.seat for player in work.table.players if player.is_called}
    for chair in work.chairs:
        if chair.number not in called:
            continue
        preferences = preferences_from(await work.preferences(chair.user))
        if chair.number in fresh:
            await _remind(work, chair.number, preferences)
        elif preferences.next and preferences.may_ping(work.now) and next_to_act(play, chair.number) == chair.number:
            word(work, chair.number, "notice-next")


async def remind(work: UnitOfWork, seat: Seat, *, clock: bool = False) -> None:
    """Call a player again whose turn it still is, and set their next reminder.

    What they wish is asked once more, except where their `clock` runs out soon.
    """
    chair = next(chair for chair in work.chairs if chair.number == seat)
    told = await work.preferences(chair.user)
    preferences = preferences_from(told)
    unwanted = told.get(f"{MUTE}-{work.id}") == str(work.row.turn) or preferences.turn == "digest"
    if not presence.is_called(work, seat) or (unwanted and not clock):
        return
    if clock or preferences.wakes(work.now) <= work.now:
        # Until now the call made no sound if it was made in quiet hours or on vacation.
        called = calls.call_of(work.options, seat).at
        await calls.again(work, [seat], reminds=clock or preferences.wakes(called) <= called)
        await work.update()
        work.tell("table")
        work.tell("private", seat)
    await _remind(work, seat, preferences)


async def call_again(work: UnitOfWork, seats: Iterable[Seat], but: Seat | None = None) -> None:
    """Call those of seats that are waited for, as the game goes on for them from now; `but` knows it already.

    Their reminders begin again. The caller updates the table's row next.
    """
    if LESSON in work.options:
        return
    called = [seat for seat in seats if seat in work.row.waiting and presence.is_called(work, seat)]
    await calls.again(work, [seat for seat in called if seat != but])
    for chair in work.chairs:
        if chair.number in called:
            await _remind(work, chair.number, preferences_from(await work.preferences(chair.user)))


async def turn_to_vacation(work: UnitOfWork, seat: Seat) -> None:
    """Call a player whose vacation has ended since their last call, or have one that has begun end with a call.

    The caller updates the table's row next.
    """
    chair = next(chair for chair in work.chairs if chair.number == seat)
    preferences = preferences_from(await work.preferences(chair.user))
    if calls.call_of(work.options, seat).at < preferences.vacation <= work.now:
        await call_again(work, [seat])
        work.tell("private", seat)
        work.tell("table")
    elif seat in work.row.waiting and preferences.vacation > work.now:
        await _remind(work, seat, preferences)


async def _remind(work: UnitOfWork, seat: Seat, preferences: Preferences) -> None:
    if preferences.turn == "digest":
        return
    wakes = preferences.wakes(work.now)
    if wakes > work.now:
        # The turn was announced without a sound, so the first reminder comes as soon as one is welcome.
        await deadlines.put(work.tx, work.id, seat, REMIND, wakes)
    elif preferences.remind:
        due = work.now + max(preferences.remind, REMINDERS_AT_MOST_EVERY)
        await deadlines.put(work.tx, work.id, seat, REMIND, preferences.wakes(due))


class Notices:
    """What players prefer, and what they are sent because of it."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def preferences(self, user: int) -> Preferences:
        """Return a user's preferences."""
        async with self._core.db.glance() as tx:
            return await preferences_of(tx, user)

    async def wishes(self, user: int) -> tuple[User | None, Preferences]:
        """Return what is known of a user, if anything is, and their preferences."""
        async with self._core.db.glance() as tx:
            return await users.get(tx, user), await preferences_of(tx, user)

    async def prefer(self, user: int, key: str, value: str) -> Preferences:
        """Change a preference.

        Raises:
            Refused: there is no such preference, or no such choice.
        """
        if key in {QUIET_FROM, QUIET_TO}:
            stored = quiet_with((await self.preferences(user)).quiet, key, value)
            return await self._keep(user, QUIET, _known(stored, "unknown-button"))
        if key == QUIET:
            return await self._keep(user, key, _known(quiet_as_stored(value), "no-such-hours", hours=verbatim(value)))
        if key == ZONE:
            zone = value if value in known_zones() else None
            return await self._keep(user, key, _known(zone, "no-such-zone", zone=verbatim(value)))
        return await self._keep(user, key, _known(value if value in CHOICES.get(key, ()) else None, "unknown-button"))

    async def go_away(self, user: int, days: int) -> Preferences:
        """Begin a vacation of so many days, or end one with 0. Clocks are the timekeeper's business.

        Raises:
            Refused: it would be too long.
        """
        if not 0 <= days <= VACATION_DAYS:
            raise Refused("vacation-too-long", most=VACATION_DAYS)
        now = self._core.now()
        async with self._core.db.glance() as tx:
            before = vacations_in(await users.preferences(tx, user))
        return await self._keep(user, VACATION, vacations_told(before, now, now + days * DAY))

    async def mute(self, table: int, viewer: Asker) -> None:
        """Silence the reminders of one table until the next turn.

        Raises:
            Refused: there is no such table for those eyes.
        """
        async with self._core.db.write() as tx:
            row, _ = await enter(tx, table, viewer)
            await users.prefer(tx, user_of(viewer), f"{MUTE}-{table}", str(row.turn), self._core.now())

    async def waiting_for(self, user: int) -> tuple[Table, ...]:
        """Return the tables that wait for a user and call them, and see to it that the next digest is made.

        Those that are paused are among them.
        """
        now = self._core.now()
        async with self._core.db.write() as tx:
            preferences = await preferences_of(tx, user)
            if preferences.turn == "digest":
                await _ask_for_digest(tx, user, preferences, now)
            rows = await games.of_user(tx, user, ("playing",))
            tables = [await read_table(tx, row) for row in rows]
        return tuple([table for table in tables if _calls(table, user)])

    async def _keep(self, user: int, key: str, value: str) -> Preferences:
        now = self._core.now()
        async with self._core.db.write() as tx:
            await users.prefer(tx, user, key, value, now)
            preferences = await preferences_of(tx, user)
            if preferences.turn == "digest":
                await _ask_for_digest(tx, user, preferences, now)
        self._core.woken.set()
        return preferences


def _known(value: str | None, refusal: str, **args: Arg) -> str:
    """Return the value of a preference.

    Raises:
        Refused: there is none.
    """
    if value is None:
        raise Refused(refusal, **args)
    return value


def _calls(table: Table, user: int) -> bool:
    """Say whether a table waits for a user and expects that they come."""
    player = table.player(user)
    waited_for = player is not None and player.seat in table.waiting and player.is_called
    return waited_for and LESSON not in table.options


async def _ask_for_digest(tx: Transaction, user: int, preferences: Preferences, now: float) -> None:
    due = preferences.next_digest(max(now, preferences.vacation))
    await outbox.put(tx, [Request(kind=DIGEST, recipient=user, due=due, payload=None, game=None, topic="")], now)
