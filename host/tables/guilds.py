"""What the managers of a server chose: where, by whom and how many tables are opened, and the bot's language there."""

from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Final

from msgspec import Struct

from db import guilds
from db.transaction import Transaction
from host.core import Core
from host.errors import Refused, Unwritable
from host.model import Place

CHANNEL: Final = "channel"
ROLE: Final = "role"
PING: Final = "ping_role"
MOST: Final = "most-tables"
LANGUAGE: Final = "language"
LOCALE: Final = "locale"
"""Not chosen but seen: the language of the server itself, for processes that do not serve its shard."""


class Choices(Struct, frozen=True):
    """A server's choices; None leaves it open.

    Attributes:
        channel: The only channel where tables are opened.
        role: The role that opens them.
        ping: The role that is told of new tables.
        most: How many may be open at once.
        language: In which language the bot speaks in public there.
        open: How many tables are open now.
    """

    channel: int | None = None
    role: int | None = None
    ping: int | None = None
    most: int | None = None
    language: str | None = None
    open: int = 0


class Guilds:
    """Servers and their choices; the languages stay in memory, since every public message asks for one."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core
        self._languages: dict[int, str] = {}
        self._locales: dict[int, str] = {}

    async def load(self) -> None:
        """Read every server's language; at the start, and again where several processes may change it."""
        async with self._core.db.read() as tx:
            self._languages = await guilds.of_key(tx, LANGUAGE)
            self._locales = await guilds.of_key(tx, LOCALE)

    async def see(self, locales: Mapping[int, str]) -> None:
        """Note the languages of servers themselves, for the other processes."""
        fresh = {guild: locale for guild, locale in locales.items() if self._locales.get(guild) != locale}
        if fresh and self._core.db.serves_many:
            # Where nothing can be stored, the others go on with the language they know.
            with suppress(Unwritable):
                async with self._core.db.write() as tx:
                    for guild, locale in fresh.items():
                        await guilds.put(tx, guild, LOCALE, locale)
        self._locales |= fresh

    def locale(self, guild: int | None) -> str | None:
        """Return the language of a server itself as it was last seen, or None."""
        return None if guild is None else self._locales.get(guild)

    def language(self, guild: int | None) -> str | None:
        """Return the language that a server chose, or None."""
        return None if guild is None else self._languages.get(guild)

    async def choices(self, guild: int) -> Choices:
        """Return what a server chose."""
        async with self._core.db.read() as tx:
            return _choices(await guilds.of_guild(tx, guild), await guilds.open_tables(tx, guild))

    async def choose(self, guild: int, key: str, value: str | int | None) -> Choices:
        """Set a choice of a server, or leave it open with None, and return them all."""
        async with self._core.db.write() as tx:
            await guilds.put(tx, guild, key, None if value is None else str(value))
            chosen = _choices(await guilds.of_guild(tx, guild), await guilds.open_tables(tx, guild))
        if chosen.language is None:
            self._languages.pop(guild, None)
        else:
            self._languages[guild] = chosen.language
        return chosen


async def check_opening(tx: Transaction, place: Place, roles: Collection[int]) -> None:
    """Let a table be opened only where, by whom and as long as the server's managers allow it.

    Raises:
        Refused: it is the wrong channel, the user lacks the role, or as many tables as allowed are open.
    """
    if place.guild is None:
        return
    chosen = _choices(await guilds.of_guild(tx, place.guild), 0)
    if chosen.channel is not None and place.channel != chosen.channel:
        raise Refused("opening-elsewhere", channel=f"<#{chosen.channel}>")
    if chosen.role is not None and chosen.role not in roles:
        raise Refused("opening-by-role", role=f"<@&{chosen.role}>")
    if chosen.most is not None and await guilds.open_tables(tx, place.guild) >= chosen.most:
        raise Refused("opening-enough", most=chosen.most)


def _choices(stored: dict[str, str], open_: int) -> Choices:
    numbers = {key: int(stored[key]) for key in (CHANNEL, ROLE, PING, MOST) if key in stored}
    return Choices(
        channel=numbers.get(CHANNEL),
        role=numbers.get(ROLE),
        ping=numbers.get(PING),
        most=numbers.get(MOST),
        language=stored.get(LANGUAGE),
        open=open_,
    )
