"""Plays in and out of the database: loading one, storing what came of an answer, taking answers back."""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import msgspec

from db import ahead, answers, lines
from db.transaction import Transaction
from host.computers.names import is_computer
from host.core import Core
from host.turns.loglines import disagreement
from host.work import AnyPlay, CachedPlay, UnitOfWork
from rules.kernel.errors import Diverged, NothingToUndo
from rules.kernel.model import Audience, Line, Seat, Text
from rules.kernel.play import Checkpoint, Entry, News, Play, forbids_undo, undo_point
from rules.kernel.registry import find

WATCHER = -1
"""How the log stores the audience of those who only watch."""
UNDO_REACH = 200


class Given(NamedTuple):
    """A phase as it is stored: its start, the answers since, and the lines of the log that are to be compared."""

    point: answers.Checkpoint
    answers: tuple[answers.Answer, ...]
    lines: tuple[lines.Line, ...]


async def load(core: Core, tx: Transaction, table: int, key: str, version: int) -> CachedPlay:
    """Return a table's play, from memory or from its last checkpoint and the answers since.

    Raises:
        Diverged: what is stored does not fit today's rules.
    """
    cached = core.cache.take(table, version)
    if cached is None:
        found = await answers.where_it_stands(tx, table)
        if found is None:
            raise Diverged(f"table {table} has no checkpoint")
        stored, last_answer, last_line = found
        play = await _resume(tx, table, key, stored)
        cached = CachedPlay(version, play, last_answer + 1, last_line + 1)
    return cached


async def _shelve(tx: Transaction, table: int, version: int, play: AnyPlay) -> CachedPlay:
    numbers = await answers.last_number(tx, table), await lines.last_number(tx, table)
    return CachedPlay(version, play, numbers[0] + 1, numbers[1] + 1)


async def _resume(tx: Transaction, table: int, key: str, stored: answers.Checkpoint) -> AnyPlay:
    return _resumed(table, key, await _given(tx, table, key, stored))


async def _given(tx: Transaction, table: int, key: str, stored: answers.Checkpoint) -> Given:
    """Return a checkpoint with the answers since, and with what was said of them where no digest proves them."""
    given = await answers.live(tx, table, stored.answers)
    proven = not given or given[-1].digest.startswith(f"{find(key).info.rules_version}:")
    return Given(stored, given, () if proven else await lines.of_answers(tx, table, given[0].number))


def _resumed(table: int, key: str, stored: Given, upto: int | None = None) -> AnyPlay:
    """Return the play after so many of the answers given, or all of them.

    Raises:
        Diverged: the answers, or what was said of them, do not fit today's rules.
    """
    point = Checkpoint(stored.point.answers, stored.point.state, stored.point.version)
    if point.hash != stored.point.hash:
        raise Diverged(f"the checkpoint of table {table} after {point.after} answers is damaged")
    given = stored.answers[:upto]
    play = Play.repeat(find(key), point, [entry_of(answer) for answer in given])
    said = play.take_news().lines
    for place, answer in enumerate(given if stored.lines else ()):
        now = [(line.text.key, msgspec.to_builtins(line.text.args)) for at, line in said if at == point.after + place]
        other = disagreement([line for line in stored.lines if line.answer == answer.number], now)
        if other is not None:
            raise Diverged(f"answer {point.after + place}: {answer.key!r} has other consequences now, see {other!r}")
    return play


async def store(
    work: UnitOfWork,
    cached: CachedPlay,
    *,
    turn: int,
    epoch: int,
    user: int | None = None,
    interaction: int | None = None,
) -> None:
    """Write what came of an answer; the first stored answer carries the user and the interaction."""
    news = cached.play.take_news()
    await answers.append(work.tx, _answer_rows(work, cached, news, user, interaction))
    first = cached.next_answer
    numbers = {ordinal: first + position for position, (ordinal, _) in enumerate(news.entries)}
    cached.next_answer = first + len(news.entries)
    await lines.append(work.tx, _line_rows(work, cached, news, numbers, turn))
    cached.next_line += len(news.lines)
    for point in news.checkpoints[-1:]:
        await answers.add_checkpoint(work.tx, _checkpoint_row(work, point, epoch))


async def take_back(core: Core, work: UnitOfWork, seat: Seat) -> CachedPlay:
    """Withdraw what the seat's last press gave and all after it; others' answers that need not go are given again.

    Of a press that gave several answers, those before something came out stay. What computers have answered since goes
    with it.
    The new position is not stored yet: call `store` with the risen epoch.

    Raises:
        NothingToUndo: see `rules.kernel.play.undo_point`.
    """
    core.cache.take(work.id, work.row.version)
    tail = await answers.tail(work.tx, work.id, UNDO_REACH)
    computers = frozenset(chair.number for chair in work.chairs if is_computer(chair.user))
    point = undo_point([entry_of(answer) for answer in tail], seat, computers)
    if point is None:
        raise NothingToUndo(f"seat {seat}")
    before = await answers.count_live(work.tx, work.id) - len(tail)
    press = _press(tail, point)
    stored = await answers.checkpoint_at_or_before(work.tx, work.id, before + press[-1])
    if stored is None:
        raise Diverged(f"table {work.id} has no checkpoint before answer {before + press[-1]}")
    given = await _given(work.tx, work.id, work.row.key, stored)
    play, ordinal = _undone(partial(_resumed, work.id, work.row.key, given), seat, computers, len(press))
    await _withdraw(work, tail[ordinal - before :], ordinal)
    return await _shelve(work.tx, work.id, work.row.version, play)


def _press(tail: Sequence[answers.Answer], point: int) -> list[int]:
    """Return the places of the answers that came with the one at `point` by one press, the last one first.

    The first answer of a press carries the user. Where none does, as in answers given again, one stands for itself.
    """
    last, found = tail[point], []
    for place in range(point, -1, -1):
        answer = tail[place]
        if answer.at != last.at or (answer.seat != last.seat and not answer.auto):
            break
        if answer.seat == last.seat and not answer.auto:
            found.append(place)
            if answer.user is not None:
                return found
    return [point]


def _undone(resume: Callable[[], AnyPlay], seat: Seat, computers: frozenset[Seat], most: int) -> tuple[AnyPlay, int]:
    """Return the play without the seat's last answers, as many of them as can go, and the number of the first one."""
    for number in range(most, 1, -1):
        play = resume()
        with suppress(NothingToUndo):
            return play, [play.undo(seat, computers) for _ in range(number)][-1]
    play = resume()
    return play, play.undo(seat, computers)


async def go_back(core: Core, work: UnitOfWork, ordinal: int) -> CachedPlay:
    """Withdraw every answer but the first `ordinal` ones, whoever gave it and whatever it revealed.

    Orders given in advance go too: they were meant for what came after.
    The new position is not stored yet: call `store` with the risen epoch.

    Raises:
        NothingToUndo: nothing has been answered since, or there is no checkpoint to go back to.
        Diverged: the checkpoint does not fit today's rules.
    """
    stored, kept = await _since(work.tx, work.id, work.row.key, ordinal)
    gone = stored.answers[kept:]
    if not gone:
        raise NothingToUndo(f"table {work.id} is after {ordinal} answers")
    play = _resumed(work.id, work.row.key, stored, kept)
    core.cache.take(work.id, work.row.version)
    for chair in work.chairs:
        await ahead.clear(work.tx, work.id, chair.number)
    await _withdraw(work, gone, stored.point.answers + kept)
    return await _shelve(work.tx, work.id, work.row.version, play)


async def position(tx: Transaction, table: int, key: str, ordinal: int) -> AnyPlay:
    """Return a table as it was after `ordinal` answers, without touching anything.

    Raises:
        NothingToUndo: there is no checkpoint to begin with.
        Diverged: the checkpoint does not fit today's rules.
    """
    stored, kept = await _since(tx, table, key, ordinal)
    return _resumed(table, key, stored, kept)


async def _since(tx: Transaction, table: int, key: str, ordinal: int) -> tuple[Given, int]:
    """Return the last phase begun by then, and how many of its answers come before the first free one from there on."""
    stored = await answers.checkpoint_at_or_before(tx, table, ordinal)
    if stored is None:
        raise NothingToUndo(f"table {table} has no checkpoint before answer {ordinal}")
    given = await _given(tx, table, key, stored)
    first = ordinal - stored.answers
    places = enumerate(given.answers)
    return given, next((place for place, answer in places if place >= first and not answer.auto), len(given.answers))


async def _withdraw(work: UnitOfWork, gone: Sequence[answers.Answer], ordinal: int) -> None:
    """Mark answers and what was said because of them as taken back; `ordinal` is the first one's."""
    work.is_undone = True
    numbers = [answer.number for answer in gone]
    await answers.withdraw(work.tx, work.id, numbers, work.row.epoch + 1)
    await lines.withdraw(work.tx, work.id, numbers, work.row.epoch + 1)
    await answers.drop_checkpoints_after(work.tx, work.id, ordinal)


async def undoable(tx: Transaction, table: int, play: AnyPlay, seat: Seat, computers: Collection[Seat]) -> bool:
    """Return whether that seat may take back its last answer, given the seats at which computers sit.

    A computer that stands in for somebody bars undo like that player.
    """
    # The play knows the last answers itself, which nearly always tell.
    if undo_point(play.entries, seat, computers) is not None:
        return True
    if any(forbids_undo(entry, seat, computers) for entry in play.entries):
        return False
    tail = await answers.tail(tx, table, UNDO_REACH)
    return undo_point([entry_of(answer) for answer in tail], seat, computers) is not None


def line_of(row: lines.Line) -> Line:
    """Return a stored line of the log."""
    audience = None if row.audience is None else tuple(None if seat == WATCHER else seat for seat in row.audience)
    return Line(msgspec.convert({"key": row.key, "args": row.args}, Text), audience)


def entry_of(answer: answers.Answer) -> Entry:
    """Return a stored answer as a play remembers it."""
    return msgspec.convert(answer, Entry, from_attributes=True)


def _answer_rows(
    work: UnitOfWork, cached: CachedPlay, news: News, user: int | None, interaction: int | None
) -> list[answers.Answer]:
    rows = []
    for position, (_, entry) in enumerate(news.entries):
        whose = (user, interaction) if position == 0 else (None, None)
        fields = msgspec.structs.asdict(entry)
        if position == len(news.entries) - 1:
            fields["digest"] = cached.play.digest
        number = cached.next_answer + position
        rows.append(
            answers.Answer(game=work.id, number=number, at=work.now, user=whose[0], interaction=whose[1], **fields)
        )
    return rows


def _line_rows(
    work: UnitOfWork, cached: CachedPlay, news: News, numbers: dict[int, int], turn: int
) -> Sequence[lines.Line]:
    return [
        lines.Line(
            game=work.id,
            number=cached.next_line + position,
            answer=numbers.get(ordinal, 0),
            turn=turn,
            key=line.text.key,
            args=msgspec.to_builtins(line.text.args),
            audience=None if line.to is None else tuple(_number(audience) for audience in line.to),
            at=work.now,
        )
        for position, (ordinal, line) in enumerate(news.lines)
    ]


def _number(audience: Audience) -> int:
    return WATCHER if audience is None else audience


def _checkpoint_row(work: UnitOfWork, point: Checkpoint, epoch: int) -> answers.Checkpoint:
    return answers.Checkpoint(
        game=work.id,
        epoch=epoch,
        answers=point.after,
        state=point.state,
        hash=point.hash,
        version=point.version,
        created=work.now,
    )
