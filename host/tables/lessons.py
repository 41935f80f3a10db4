"""Lessons: somebody who knows nothing of a game plays a prepared one against computers, and is told what to do.

A lesson is a table of its own that nobody else sees, without a channel. It can be left and taken up again at any time.
"""

from collections.abc import Sequence

from db import games, options, seats
from db.options import LESSON
from db.seats import Seat as Chair
from host.access import ACCESS, CODE, PRIVATE, new_code
from host.computers.levels import LEVELS
from host.core import Core, read_table
from host.errors import Refused
from host.model import Asker, Table, user_of
from host.tables import starting
from host.tables.lobby import MOST_OPEN_TABLES, current, sit_down
from host.tables.votes import end, player_of
from host.time import presence
from host.turns.coaching import ALONE, is_lesson, script_of
from host.work import UnitOfWork
from rules.kernel.errors import BadLessonError, NoSuchGame
from rules.kernel.lesson import Script, lesson_of
from rules.kernel.registry import find


class Lessons:
    """Opening lessons, and what their buttons do."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def begin(self, game: str, user: int, name: str) -> tuple[Table, bool]:
        """Return a user's lesson of a game and whether it is new: the one under way, else one that has begun now.

        Raises:
            Refused: there is no lesson of that game, or the user has too many tables.
        """
        script = _script(game)
        # Two commands at the same time must not begin two lessons.
        async with self._core.lock(-user):
            there = await self._under_way(game, user)
            return (there, False) if there else (await self._open(game, script, user, name), True)

    async def turn(self, table: int, viewer: Asker, number: int) -> None:
        """Turn the page that is the step of that number, from 1 on; one that was turned already stays so.

        Raises:
            Refused: the user does not learn there.
        """
        async with self._core.change(table, viewer) as work:
            await _sign(work, viewer)
            script = script_of(work.row.key, work.options)
            if script is None:
                return
            if not 0 < number <= len(script.step):
                raise Refused("unknown-button")
            turned = max(number, int(work.options[LESSON]))
            await self._keep(work, str(turned))

    async def play_alone(self, table: int, viewer: Asker) -> None:
        """Let the coach be silent from now on; the game goes on against the computers.

        Raises:
            Refused: the user does not learn there.
        """
        async with self._core.change(table, viewer) as work:
            await _sign(work, viewer)
            if work.options[LESSON] != ALONE:
                # What was on offer by the script had other numbers.
                await self._keep(work, ALONE, epoch=work.row.epoch + 1)

    async def stop(self, table: int, viewer: Asker) -> None:
        """End a lesson for good.

        Raises:
            Refused: the user does not learn there.
        """
        async with self._core.change(table, viewer) as work:
            await _sign(work, viewer)
            await end(self._core, work)

    async def _keep(self, work: UnitOfWork, value: str, **fields: int) -> None:
        await options.put(work.tx, work.id, LESSON, value)
        work.options = {**work.options, LESSON: value}
        work.cached = self._core.cache.take(work.id, work.row.version)
        await work.update(**fields)
        for chair in work.chairs:
            work.tell("private", chair.number)

    async def _under_way(self, game: str, user: int) -> Table | None:
        async with self._core.db.read() as tx:
            rows: Sequence[games.Game] = await games.of_user(tx, user, ("playing",))
            tables = [await read_table(tx, row) for row in rows if row.key == game]
        return next((table for table in tables if is_lesson(table.options)), None)

    async def _open(self, game: str, script: Script, user: int, name: str) -> Table:
        async with self._core.db.write() as tx:
            if len(await games.of_user(tx, user, limit=MOST_OPEN_TABLES)) >= MOST_OPEN_TABLES:
                raise Refused("too-many-tables", most=MOST_OPEN_TABLES)
            table = await games.create(tx, _new_game(game, script, user, self._core.now()))
            await seats.add(tx, Chair(table, 0, user, name, self._core.now()))
            for key, value in {ACCESS: PRIVATE, CODE: await new_code(tx), LESSON: "0"}.items():
                await options.put(tx, table, key, value)
        async with self._core.tend(table) as work:
            while len(work.chairs) < script.seats:
                await sit_down(work, LEVELS[0])
            await starting.begin(work)
            return await current(work)


def _script(game: str) -> Script:
    try:
        lesson = lesson_of(game)
    except NoSuchGame as fault:
        raise Refused("no-such-game") from fault
    except BadLessonError as fault:
        raise Refused("no-lesson") from fault
    if lesson is None:
        raise Refused("no-lesson")
    return lesson.script


def _new_game(game: str, script: Script, user: int, now: float) -> games.NewGame:
    info = find(game).info
    return games.NewGame(
        key=game,
        rules_version=info.rules_version,
        seats=script.seats,
        settings=info.complete_settings(script.seats, script.settings),
        title=info.title,
        owner=user,
        created=now,
        seed=script.seed,
    )


async def _sign(work: UnitOfWork, viewer: Asker) -> None:
    player = player_of(work, viewer)
    if not is_lesson(work.options) or player.user != user_of(viewer):
        raise Refused("unknown-button")
    await presence.sign(work, player.seat)
