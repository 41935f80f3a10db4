"""Who is told what, and when: reminders, "you are next", the daily digest. What a player wishes decides.

The first word that it is somebody's turn is the panel itself; whether it makes a sound is decided when it is sent.
"""

from typing import Final

from db import deadlines, games, outbox, users
from db.outbox import Request
from db.transaction import Transaction
from host import presence
from host.ahead import next_to_act
from host.core import AnyPlay, Core, Desk, enter, read_table
from host.errors import Refused
from host.model import Asker, Table, user_of
from host.wishes import CHOICES, DAY, HOUR, MUTE, VACATION, ZONE, Wishes, wishes_from, wishes_of
from rules.kernel.model import Arg, Seat, verbatim

REMIND: Final = "remind"
DIGEST: Final = "digest"
WORD: Final = "word"
REMINDERS_AT_MOST_EVERY: Final = HOUR
VACATION_DAYS: Final = 42
"""How long a vacation may last at most; the others are waiting."""


def word(desk: Desk, seat: Seat, key: str, **args: Arg) -> None:
    """Ask for a short message to a seat's player, once for a turn; for their eyes only."""
    desk.tell(WORD, seat, topic=f"{key}-{desk.row.turn}", payload={"key": key, "args": args})


async def turn_begins(desk: Desk, fresh: list[Seat], play: AnyPlay) -> None:
    """Set reminders for seats that are waited for from now on, and tell those who wish it that they are next."""
    for seat in set(desk.row.waiting) - set(play.waiting()):
        await deadlines.drop(desk.tx, desk.id, seat, REMIND)
    if not fresh:
        return
    called = {player.seat for player in desk.table.players if player.is_called}
    for chair in desk.chairs:
        if chair.number not in called:
            continue
        wishes = wishes_from(await desk.preferences(chair.user))
        if chair.number in fresh:
            await _remind(desk, chair.number, wishes)
        elif wishes.next and wishes.may_ping(desk.now) and next_to_act(play, chair.number) == chair.number:
            word(desk, chair.number, "notice-next")


async def remind_again(desk: Desk, seat: Seat, user: int) -> None:
    """Remind a player whose turn it still is, unless they wish otherwise by now, and set the next reminder."""
    if not presence.is_called(desk, seat):
        return
    preferences = await desk.preferences(user)
    wishes = wishes_from(preferences)
    if preferences.get(f"{MUTE}-{desk.id}") == str(desk.row.turn) or wishes.turn == "digest":
        return
    if wishes.wakes(desk.now) <= desk.now:
        desk.tell(WORD, seat, topic=f"{REMIND}-{desk.now}", payload={"key": "notice-remind", "args": {}})
    await _remind(desk, seat, wishes)


async def _remind(desk: Desk, seat: Seat, wishes: Wishes) -> None:
    if wishes.turn == "digest":
        return
    wakes = wishes.wakes(desk.now)
    if wakes > desk.now:
        # The turn was announced without a sound, so the first reminder comes as soon as one is welcome.
        await deadlines.put(desk.tx, desk.id, seat, REMIND, wakes)
    elif wishes.remind:
        due = desk.now + max(wishes.remind, REMINDERS_AT_MOST_EVERY)
        await deadlines.put(desk.tx, desk.id, seat, REMIND, wishes.wakes(due))


class Notices:
    """What players wish, and what they are sent because of it."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def wishes(self, user: int) -> Wishes:
        """Return a user's wishes."""
        async with self._core.db.glance() as tx:
            return await wishes_of(tx, user)

    async def wish(self, user: int, key: str, value: str) -> Wishes:
        """Change a wish.

        Raises:
            Refused: there is no such wish, or no such choice.
        """
        if key == ZONE:
            if wishes_from({ZONE: value}).zone != value:
                raise Refused("no-such-zone", zone=verbatim(value))
        elif value not in CHOICES.get(key, ()):
            raise Refused("unknown-button")
        return await self._prefer(user, key, value)

    async def go_away(self, user: int, days: int) -> Wishes:
        """Begin a vacation of so many days, or end one with 0. Clocks are the timekeeper's business.

        Raises:
            Refused: it would be too long.
        """
        if not 0 <= days <= VACATION_DAYS:
            raise Refused("vacation-too-long", most=VACATION_DAYS)
        return await self._prefer(user, VACATION, repr(self._core.now() + days * DAY) if days else "0")

    async def mute(self, table: int, viewer: Asker) -> None:
        """Silence the reminders of one table until the next turn.

        Raises:
            Refused: there is no such table for those eyes.
        """
        async with self._core.db.write() as tx:
            row, _ = await enter(tx, table, viewer)
            await users.prefer(tx, user_of(viewer), f"{MUTE}-{table}", str(row.turn), self._core.now())

    async def waiting_for(self, user: int) -> tuple[Table, ...]:
        """Return the tables that wait for a user and call them, and see to it that the next digest is made."""
        now = self._core.now()
        async with self._core.db.write() as tx:
            wishes = await wishes_of(tx, user)
            if wishes.turn == "digest":
                await _ask_for_digest(tx, user, wishes, now)
            rows = await games.of_user(tx, user, ("playing",), limit=100)
            tables = [await read_table(tx, row) for row in rows]
        return tuple([table for table in tables if _calls(table, user)])

    async def _prefer(self, user: int, key: str, value: str) -> Wishes:
        now = self._core.now()
        async with self._core.db.write() as tx:
            await users.prefer(tx, user, key, value, now)
            wishes = await wishes_of(tx, user)
            if wishes.turn == "digest":
                await _ask_for_digest(tx, user, wishes, now)
        self._core.woken.set()
        return wishes


def _calls(table: Table, user: int) -> bool:
    """Say whether a table waits for a user and expects that they come."""
    player = table.player(user)
    return player is not None and player.seat in table.waiting and player.is_called


async def _ask_for_digest(tx: Transaction, user: int, wishes: Wishes, now: float) -> None:
    due = wishes.next_digest(max(now, wishes.vacation))
    await outbox.put(tx, [Request(kind=DIGEST, recipient=user, due=due, payload=None, game=None, topic="")], now)
