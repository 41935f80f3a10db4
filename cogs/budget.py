"""How much one person may ask of the bot, so that nobody's flood slows the others: units that come back with time.

Accounts are kept in memory; whoever has not asked for a while has all units again, so forgetting them gives nothing.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from msgspec import Struct

FULL: Final = 60.0
"""Units of somebody who has rested; a fast player with menus and suggestions spends less than come back."""
A_SECOND: Final = 3.0
"""Units that come back."""
DEEPEST: Final = -30.0
"""Units that may be owed by who answers a game's question and is refused again and again."""
ACCOUNTS: Final = 10_000
QUIET: Final = 5.0
"""Seconds after a person was told to wait in which they are not told again; longer if their wait is."""
LINE: Final = 1.0
"""Seconds that a request waits for its person's earlier ones."""


class Kind(NamedTuple):
    """A kind of request: what it costs, what suggestions for it cost, and in which line it stands."""

    cost: float
    suggestions: float
    line: str


LIGHT: Final = Kind(1.0, 0.5, "light")
HEAVY: Final = Kind(3.0, 1.0, "heavy")
"""Whatever draws, searches or plays a game again."""
MOVIE: Final = Kind(6.0, 1.0, "movie")
PLACES: Final[Mapping[str, int]] = {"light": 2, "heavy": 2, "movie": 1}
"""How many requests of one person are in work at the same time."""


class Account(Struct):
    """The units somebody has, since when; when they were told to wait, and for how long they are not told again."""

    units: float
    at: float
    told_at: float = 0.0
    quiet: float = 0.0


class Budget:
    """Everybody's units."""

    def __init__(self, now: Callable[[], float]) -> None:
        """Take the clock (seconds)."""
        self._now = now
        self._accounts: OrderedDict[int, Account] = OrderedDict()

    def take(self, user: int, cost: float) -> float:
        """Spend units: 0 when that is done, else the seconds after which it can be."""
        account = self._account(user)
        if account.units < cost:
            return (cost - account.units) / A_SECOND
        account.units -= cost
        return 0.0

    def owe(self, user: int, cost: float) -> bool:
        """Spend units that are not there; False when too many are owed already."""
        account = self._account(user)
        if account.units <= DEEPEST:
            return False
        account.units -= cost
        return True

    def give_back(self, user: int, cost: float) -> None:
        """Undo an expense."""
        account = self._account(user)
        account.units = min(FULL, account.units + cost)

    def may_tell(self, user: int, wait: float = 0.0) -> bool:
        """Return whether to tell somebody that they must wait so long; once told, they are not told until then."""
        account, now = self._account(user), self._now()
        if 0 <= now - account.told_at < account.quiet:
            return False
        account.told_at, account.quiet = now, max(QUIET, wait)
        return True

    def _account(self, user: int) -> Account:
        """Return an account with what has come back since it was last looked at."""
        now = self._now()
        account = self._accounts.pop(user, None) or Account(FULL, now)
        # A clock that is set back gives nothing and takes nothing.
        account.units = min(FULL, account.units + max(0.0, now - account.at) * A_SECOND)
        account.at = now
        self._accounts[user] = account
        if len(self._accounts) > ACCOUNTS:
            self._accounts.popitem(last=False)
        return account


class Lines:
    """Lets only a few requests of one person be in work at the same time; a line goes away with the last of them."""

    def __init__(self) -> None:
        """Begin with nobody in line."""
        self._lines: WeakValueDictionary[tuple[int, str], asyncio.Semaphore] = WeakValueDictionary()

    async def enter(self, user: int, name: str) -> Callable[[], None] | None:
        """Wait for a place and return what gives it back; None when none became free in time."""
        line = self._lines.get((user, name))
        if line is None:
            line = self._lines[user, name] = asyncio.Semaphore(PLACES[name])
        try:
            async with asyncio.timeout(LINE):
                await line.acquire()
        except TimeoutError:
            return None
        return line.release
