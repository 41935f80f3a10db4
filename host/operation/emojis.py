"""Which icons are in Discord as emojis of the application, and which of them nobody can see any more."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from db import emojis
from db.emojis import Emoji
from host.core import Core

__all__ = ["Emoji", "Emojis"]


class Emojis:
    """Remembers them by application, for all processes and the next start."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def of(self, application: int) -> tuple[Emoji, ...]:
        """Return all that an application has or had, in the order in which Discord made them."""
        async with self._core.db.read() as tx:
            return await emojis.of(tx, application)

    async def note(self, made: Iterable[Emoji]) -> None:
        """Note that icons are there."""
        async with self._core.db.write() as tx:
            await emojis.put(tx, made)

    async def retire(self, old: Iterable[Emoji]) -> None:
        """Note that from now on these are no icon's drawing any more; messages of before still show them."""
        now = self._core.now()
        async with self._core.db.write() as tx:
            await emojis.put(tx, [replace(one, unused=now) for one in old])

    async def forget(self, application: int, number: int) -> None:
        """Forget an emoji that is not there any more."""
        async with self._core.db.write() as tx:
            await emojis.forget(tx, application, number)

    async def unseen(self, application: int) -> tuple[int, ...]:
        """Return the emojis that no table shows that is still playing: all that could have has begun later."""
        uses: dict[int, list[Emoji]] = defaultdict(list)
        async with self._core.db.read() as tx:
            for one in await emojis.of(tx, application):
                uses[one.id].append(one)
            since = await emojis.playing_since(tx)
        return tuple(number for number, of_it in uses.items() if all(_is_unseen(one, since) for one in of_it))


def _is_unseen(one: Emoji, since: Mapping[str, float]) -> bool:
    tables = [began for game, began in since.items() if one.game_key in {"", game}]
    return one.unused is not None and all(began > one.unused for began in tables)
