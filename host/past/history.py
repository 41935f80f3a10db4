"""The past of a table as one pair of eyes may see it: positions, pages of the log, what changed since one's last turn.

While a game runs, everybody has their own eyes and a watcher's; when it is over, nothing is secret any more. The past
is the line of answers that stand. An audience's positions are those at which its own view had changed, so that not
even their number tells of answers it cannot know of.
"""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from db import answers, lines
from db.answers import Answer
from db.transaction import Transaction
from host.core import Core, fetch
from host.errors import Refused
from host.model import Asker, Said, Table, user_of
from host.past.positions import Past, begun, is_over, position, read, walk
from host.turns.loglines import is_of_set_up
from host.turns.plays import line_of
from rules.kernel.model import Audience, Line, Seat, Text

LINES_AT_MOST = 100_000
LINES_A_PAGE = 12
TOLD = 8
"""Lines of a recap, the newest."""
NEAR, REACH = 40, 400
"""Answers and lines in which a player's last turn is looked for, at first and at most."""
FRAMES = 120
KEPT = 32
"""Timelines kept in memory."""


class Step(Struct, frozen=True, gc=False):
    """A position that one audience can tell from the one before.

    `after` answers led to it, `upto` is the last line of the log by then, `opens` says that a phase began.
    """

    after: int
    upto: int
    turn: int
    opens: bool


Timeline = tuple[Step, ...]


class Moment(Struct, frozen=True):
    """A past position, for one audience: `step` of `steps`, from 0; `eyes` are the audiences the reader may choose.

    `watched` is what those who watch see, from which the table is drawn; `former` is the same one step earlier.
    `after` answers led to it and `before` to the step before.
    """

    table: Table
    audience: Audience
    eyes: tuple[Audience, ...]
    step: int
    steps: int
    after: int
    before: int
    turn: int
    view: Any
    watched: Any
    former: Any
    said: tuple[Said, ...]

    @property
    def is_first(self) -> bool:
        """Say whether there is no step before it."""
        return self.step == 0


class News(Struct, frozen=True):
    """What happened since a seat last acted: the newest lines, and how many came before them.

    `since` is the number of the answer with which the seat's last turn ended, 0 when it has had none; `has_acted` says
    whether it has answered since, in the turn that it is in.
    """

    table: Table
    seat: Seat
    since: int
    said: tuple[Said, ...]
    more: int
    has_acted: bool = False


class Recap(News, frozen=True, kw_only=True):
    """The same, with the table as those who watch saw it then and see it now."""

    former: Any
    watched: Any


class LogPage(Struct, frozen=True):
    """A page of the log, from 0, as one reader may read it; `seat` and `turn` say what it is limited to."""

    table: Table
    said: tuple[Said, ...]
    page: int
    pages: int
    seat: Seat | None
    turn: int | None


class History:
    """Looking back at tables."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core
        self._kept: OrderedDict[tuple[int, Audience], tuple[int, Timeline]] = OrderedDict()

    async def at(
        self, table: int, viewer: Asker, audience: Audience, step: int | None = None, turn: int | None = None
    ) -> Moment:
        """Return a position by its number, where a turn began, or the last one; a number too high is the last too.

        Raises:
            Refused: there is no such table, it has not begun, cannot be read, or that view is not the user's to see.
        """
        past = await read(self._core, table, viewer)
        eyes = eyes_of(past.table, user_of(viewer))
        if audience not in eyes:
            raise Refused("not-your-eyes", table=table)
        timeline = await self._timeline(past, audience)
        if not timeline:
            raise Refused("table-unreadable", table=table, reason="no position can be restored")
        last = len(timeline) - 1
        number = last if step is None else min(step, last)
        if turn is not None:
            number = next((index for index, one in enumerate(timeline) if one.turn >= turn), last)
        former = timeline[max(number - 1, 0)]
        play = await position(self._core, past.table, timeline[number].after)
        before = await position(self._core, past.table, former.after)
        return Moment(
            table=past.table,
            audience=audience,
            eyes=eyes,
            step=number,
            steps=len(timeline),
            after=timeline[number].after,
            before=former.after,
            turn=timeline[number].turn,
            view=play.game.view(play.state, audience),
            watched=play.game.view(play.state, None),
            former=before.game.view(before.state, None),
            said=await self._said(past, audience, former.upto if number else 0, timeline[number].upto),
        )

    async def frames(self, table: int, viewer: Asker, audience: Audience) -> tuple[int, ...]:
        """Return the steps that make a film of the game so far: the phases' beginnings, evenly thinned, and the end.

        Raises:
            Refused: as `at`.
        """
        past = await read(self._core, table, viewer)
        if audience not in eyes_of(past.table, user_of(viewer)):
            raise Refused("not-your-eyes", table=table)
        timeline = await self._timeline(past, audience)
        last = len(timeline) - 1
        return spread([number for number, one in enumerate(timeline) if one.opens or number == last], FRAMES)

    async def recap(self, table: int, viewer: Asker) -> Recap:
        """Return what happened since a player's last turn, or since the beginning, to that player.

        Raises:
            Refused: there is no such table for those eyes, it has not begun, cannot be read, or they do not play there.
        """
        async with self._core.db.read() as tx:
            there = await begun(tx, table, viewer)
        player = there.player(user_of(viewer))
        if player is None:
            raise Refused("not-your-table", table=table)
        return await self._recap(there, player.seat)

    async def news_of(self, table: int, seat: Seat) -> News:
        """Return to the host itself what happened since a seat's last turn, or since the beginning.

        Raises:
            Refused: there is no such table, or it has not begun.
        """
        async with self._core.db.glance() as tx:
            row, there = await fetch(tx, table)
            if row.started is None:
                raise Refused("not-started", table=table)
            return (await _news(tx, there, seat))[0]

    async def fresh_news(self, there: Table, seat: Audience) -> News | None:
        """Return to the host itself what a seat is told as its turn begins: what happened since its last one.

        None where it is not waited for, has acted in its turn already, or nothing has happened.
        """
        if seat is None or seat not in there.waiting:
            return None
        try:
            news = await self.news_of(there.id, seat)
        except Refused:
            return None
        return news if news.said and not news.has_acted else None

    async def _recap(self, there: Table, seat: Seat) -> Recap:
        async with self._core.db.read() as tx:
            news, fresh = await _news(tx, there, seat)
            total = await answers.count_live(tx, there.id)
        then = await position(self._core, there, total - fresh)
        now = await position(self._core, there, total)
        former, watched = then.game.view(then.state, None), now.game.view(now.state, None)
        return Recap(there, seat, news.since, news.said, news.more, former=former, watched=watched)

    async def log(
        self,
        table: int,
        viewer: Asker,
        seat: Seat | None = None,
        turn: int | None = None,
        page: int | None = None,
        since: int | None = None,
    ) -> LogPage:
        """Return a page of what a user may read of the log, the last one if none is named.

        `seat` keeps the lines that name that seat or are for its eyes, `turn` those of one turn; `since` names the page
        on which the lines after that answer begin.

        Raises:
            Refused: there is no such table, or it has not begun.
        """
        async with self._core.db.read() as tx:
            there = await begun(tx, table, viewer)
            rows = await lines.after(tx, table, limit=LINES_AT_MOST)
        own = eyes_of(there, user_of(viewer))[-1]
        kept = [(row.answer, Said(line_of(row), row.turn)) for row in rows if turn is None or row.turn == turn]
        kept = [(answer, one) for answer, one in kept if is_over(there) or one.line.is_for(own)]
        kept = [(answer, one) for answer, one in kept if seat is None or concerns(one.line, seat)]
        pages = max(1, -(-len(kept) // LINES_A_PAGE))
        if since is not None:
            page = next((place for place, (answer, _) in enumerate(kept) if answer > since), 0) // LINES_A_PAGE
        number = pages - 1 if page is None else min(page, pages - 1)
        shown = tuple(one for _, one in kept[number * LINES_A_PAGE : (number + 1) * LINES_A_PAGE])
        return LogPage(there, shown, number, pages, seat, turn)

    async def _said(self, past: Past, audience: Audience, above: int, upto: int) -> tuple[Said, ...]:
        async with self._core.db.read() as tx:
            rows = await lines.after(tx, past.table.id, above, limit=max(upto - above, 1))
        said = [Said(line_of(row), row.turn) for row in rows if row.number <= upto]
        return tuple(one for one in said if one.line.is_for(audience))

    async def _timeline(self, past: Past, audience: Audience) -> Timeline:
        key = (past.table.id, audience)
        version, timeline = self._kept.get(key, (-1, ()))
        if version != past.table.version:
            timeline = await self._make(past, audience)
            self._kept[key] = (past.table.version, timeline)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return timeline

    async def _make(self, past: Past, audience: Audience) -> Timeline:
        async with self._core.db.read() as tx:
            ledger = Ledger(await lines.after(tx, past.table.id, limit=LINES_AT_MOST))
        steps: list[Step] = []
        seen: Any = None
        async for play in walk(self._core, past):
            view = play.game.view(play.state, audience)
            opens = play.checkpoints[-1].after == play.count
            upto, turn = ledger.at(past.number(play.count))
            if steps and view == seen:
                steps[-1] = replace(steps[-1], upto=upto, opens=opens or steps[-1].opens)
            else:
                steps.append(Step(play.count, upto, turn, opens))
            seen = view
        return tuple(steps)


class Ledger:
    """The lines of the log by the answers that caused them, read from the first on."""

    def __init__(self, rows: Sequence[lines.Line]) -> None:
        """Take every line that stands, in order."""
        self._rows = rows
        self._next = 0
        self._upto, self._turn = 0, 1

    def at(self, answer: int) -> tuple[int, int]:
        """Return the last line that the answers up to that number caused, and its turn; numbers must not fall."""
        while self._next < len(self._rows) and self._rows[self._next].answer <= answer:
            row = self._rows[self._next]
            self._upto, self._turn = row.number, row.turn
            self._next += 1
        return self._upto, self._turn


def eyes_of(table: Table, user: int) -> tuple[Audience, ...]:
    """Return the audiences a user may look as: a watcher, their own seat, and once it is over every seat."""
    if is_over(table):
        return (None, *(player.seat for player in table.players))
    player = table.player(user)
    return (None,) if player is None else (None, player.seat)


def concerns(line: Line, seat: Seat) -> bool:
    """Say whether a line names a seat, or is for its eyes only."""
    return (line.to is not None and seat in line.to) or seat in named(line.text)


def named(text: Text) -> Iterator[Seat]:
    """Return the seats that a text names."""
    if text.key == "@seat":
        yield int(str(text.args["seat"]))
    for arg in text.args.values():
        for part in arg if isinstance(arg, list) else [arg]:
            if isinstance(part, Text):
                yield from named(part)


async def _news(tx: Transaction, there: Table, seat: Seat) -> tuple[News, int]:
    """Return what happened since a seat last acted, and how many answers were given since."""
    tail, kept = await _last_turn(tx, there, seat)
    start = tail[kept - 1].number if kept else 0
    rows = await _lines_since(tx, there.id, start)
    own = {answer.number for answer in tail[kept:] if _acted(answer, seat)}
    news = [row for row in rows if not is_of_set_up(row) and row.answer not in own]
    told = [Said(line, row.turn) for row in news if (line := line_of(row)).is_for(seat)]
    newest = tuple(told[-TOLD:])
    return News(there, seat, start, newest, len(told) - len(newest), bool(own)), len(tail) - kept


async def _last_turn(tx: Transaction, there: Table, seat: Seat) -> tuple[Sequence[Answer], int]:
    """Return the last answers, and how many of them there were at the end of a seat's last turn."""
    for reach in (NEAR, REACH):
        tail = await answers.tail(tx, there.id, reach)
        kept = since(tail, seat, on_turn=seat in there.waiting)
        if kept or len(tail) < reach:
            break
    return tail, kept


async def _lines_since(tx: Transaction, table: int, start: int) -> Sequence[lines.Line]:
    """Return the lines behind those that answers until `start` caused."""
    for reach in (NEAR, REACH):
        rows = await lines.before(tx, table, None, limit=reach)
        before = max((row.number for row in rows if 0 < row.answer <= start), default=0)
        if before or len(rows) < reach:
            break
    return [row for row in rows if row.number > before]


def since(tail: Sequence[Answer], seat: Seat, *, on_turn: bool) -> int:
    """Return how many of these answers there were at the end of a seat's last turn; 0 when it has had none.

    What a seat has answered in the turn it is still in does not count.
    """
    end = len(tail)
    while on_turn and end and (tail[end - 1].seat == seat or tail[end - 1].auto):
        end -= 1
    return next((number for number in range(end, 0, -1) if _acted(tail[number - 1], seat)), 0)


def _acted(answer: Answer, seat: Seat) -> bool:
    return answer.seat == seat and not answer.auto


def spread(numbers: Sequence[int], most: int) -> tuple[int, ...]:
    """Return at most so many of these, evenly spread, with the first and the last."""
    if len(numbers) <= most:
        return tuple(numbers)
    last = len(numbers) - 1
    return tuple(numbers[last * index // (most - 1)] for index in range(most))
