"""What the score sheet at the end of a game says, in words: columns, rows, ties, and the alternative text."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from render.kit.picture import ALT_LIMIT
from rules.kernel.amounts import written
from rules.kernel.model import Score, Seat, Side, who
from rules.kernel.ties import looked_at
from rules.kernel.words import Words

NONE: Final = "–"


class End(Struct, frozen=True):
    """How a game ended: every side's result, which of them have won, and the seats that gave up."""

    sides: tuple[Side, ...]
    winners: tuple[Seat, ...] = ()
    winning_rivals: tuple[str, ...] = ()
    gone: tuple[Seat, ...] = ()


class Column(Struct, frozen=True):
    """One side on the sheet; whoever gave up has no place."""

    name: str
    side: Side
    place: int | None
    won: bool
    over: str = ""
    """The place as it stands over the column: 2., 2e."""

    def points(self, source: str) -> str:
        """Return the points from a source in figures; a dash where this side cannot have any."""
        found = dict(self.side.breakdown).get(source)
        return NONE if found is None else written(found, self.side.parts)

    @property
    def total(self) -> str:
        """Return all points in figures."""
        return written(self.side.points, self.side.parts)


class Sheet(Struct, frozen=True):
    """What the sheet says, in words: the verdict, the columns, the rows by text key, and what is told below them."""

    verdict: str
    columns: tuple[Column, ...]
    sources: tuple[tuple[str, str], ...]
    below: tuple[str, ...]
    notes: tuple[str, ...]


def sheet_of(end: End, words: Words, labels: Words) -> Sheet:
    """Return what the sheet of a game says; `labels` are the `pic-` words, in the language of `words`."""
    columns = _columns(end, words, labels)
    sources = dict.fromkeys(key for column in columns for key, _ in column.side.breakdown)
    noted = [(column, note) for column in columns for note in column.side.notes]
    return Sheet(
        _winners(columns, labels),
        columns,
        tuple((key, words.say(key)) for key in sources),
        tuple(_told_below(columns, words, labels)),
        tuple(f"{column.name}{words.colon}{words(note)}" for column, note in noted),
    )


def _columns(end: End, words: Words, labels: Words) -> tuple[Column, ...]:
    """Return the sides by place, those who gave up last."""
    gone = [side.rank for side in end.sides if _gave_up(side, end)]
    columns = []
    for side in sorted(end.sides, key=lambda side: (_gave_up(side, end), side.rank)):
        place = None if _gave_up(side, end) else side.rank - sum(rank < side.rank for rank in gone)
        over = "" if place is None else labels.say("pic-sheet-place", {"place": place})
        if isinstance(side, Score):
            columns.append(Column(words(who(side.seat)), side, place, side.seat in end.winners, over))
        else:
            columns.append(Column(words.say(side.name), side, place, side.name in end.winning_rivals, over))
    return tuple(columns)


def _gave_up(side: Side, end: End) -> bool:
    return isinstance(side, Score) and side.seat in end.gone


def _winners(columns: Sequence[Column], labels: Words) -> str:
    names = [column.name for column in columns if column.won]
    if len(names) == 1:
        return labels.say("pic-won", {"name": names[0]})
    return labels.say("pic-sheet-shared", {"names": labels.listed(names)}) if names else labels.say("pic-sheet-nobody")


def _told_below(columns: Sequence[Column], words: Words, labels: Words) -> Iterable[str]:
    """Yield what the columns do not explain by themselves: ties, and who gave up."""
    placed = [column for column in columns if column.place is not None]
    for _, group in groupby(placed, lambda column: column.total):
        tied = list(group)
        if len(tied) > 1:
            yield _tie(tied, words, labels)
    gone = [column.name for column in columns if column.place is None]
    if gone:
        yield labels.say("pic-sheet-gone", {"names": labels.listed(gone), "number": len(gone)})


def _tie(tied: Sequence[Column], words: Words, labels: Words) -> str:
    """Return how a tie was broken: every count looked at until the sides differ as much as they ever do."""
    known = {"points": tied[0].total, "names": labels.listed(column.name for column in tied)}
    looked = looked_at([column.side for column in tied])
    ranks = len({column.side.rank for column in tied})
    breaks = labels.listed(f"{words.say(key)} ({_counted(tied, key)})" for key in looked)
    if ranks == 1:
        even = labels.listed(words.say(key) for key in looked)
        return labels.say("pic-sheet-even", {**known, "what": even}) if even else labels.say("pic-sheet-same", known)
    return labels.say("pic-sheet-tie", {**known, "breaks": breaks}) if breaks else labels.say("pic-sheet-order", known)


def _counted(tied: Sequence[Column], key: str) -> str:
    return ", ".join(f"{column.name} {written(dict(column.side.ties)[key])}" for column in tied)


def told(sheet: Sheet, title: str, labels: Words) -> str:
    """Return the sheet in words, row by row, every number in the order of the columns; of the notes what has room."""
    columns = sheet.columns
    rows = [f"{label} {', '.join(column.points(key) for column in columns)}" for key, label in sheet.sources]
    places = ", ".join(NONE if column.place is None else str(column.place) for column in columns)
    head = labels.say(
        "pic-sheet-alt",
        {
            "title": title,
            "verdict": sheet.verdict,
            "names": ", ".join(column.name for column in columns),
            "rows": labels.semicolon.join(rows),
            "total": ", ".join(column.total for column in columns),
            "places": places,
        },
    )
    told = " ".join([head, *(_stopped(line) for line in sheet.below)])
    for note in sheet.notes:
        if len(told) + len(note) + 2 <= ALT_LIMIT:
            told += f" {_stopped(note)}"
    return told


def _stopped(line: str) -> str:
    return line if line.endswith(".") else f"{line}."
