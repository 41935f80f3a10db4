"""What every game must stand: played at random from a seed, checked after every answer.

A failure says the game, the seats, the settings, the seed and the answers so far, ready to become a scenario test.
"""

from collections.abc import Callable, Iterator
from itertools import chain, product
from math import prod
from typing import Any

import msgspec

from rules.kernel.errors import NothingToUndo
from rules.kernel.game import Game, Setting, Settings
from rules.kernel.offers import is_forced
from rules.kernel.play import Play, encode, undo_point
from rules.kernel.record import ANSWERS_AT_MOST, Record, finished_record, random_answer, random_game, replay
from rules.kernel.rng import Rng

AnyPlay = Play[Any, Any]
COMBINATIONS = 12
CLOSELY = 60
LARGEST = 8.0
NOW_AND_THEN = 37
Check = Callable[[AnyPlay], None]


class Broken(AssertionError):
    """A game broke a promise; the message holds what it takes to see it again."""


def every_table(game: Game[Any, Any]) -> Iterator[tuple[int, Settings]]:
    """Yield every number of seats with every combination of settings that matter there.

    Where those are more than a few: the usual settings, and mixtures that hold each choice.
    """
    for seats in game.info.seats:
        settings = [setting for setting in game.info.settings if setting.matters(seats)]
        usual = {setting.key: setting.default for setting in game.info.settings}
        for chosen in _combinations(settings):
            yield seats, {**usual, **chosen}


def spread_tables(game: Game[Any, Any], most: int) -> list[tuple[int, Settings]]:
    """Return at most so many of them for each number of seats, evenly spread, for tests that take long."""
    return [
        table
        for seats in game.info.seats
        for tables in [[table for table in every_table(game) if table[0] == seats]]
        for table in tables[:: -(-len(tables) // most)]
    ]


def _combinations(settings: list[Setting]) -> list[Settings]:
    if prod(len(setting.choices) for setting in settings) <= COMBINATIONS:
        keys = [setting.key for setting in settings]
        return [dict(zip(keys, some, strict=True)) for some in product(*(setting.choices for setting in settings))]
    return [{}] + [
        {
            setting.key: setting.choices[(step + place * place) % len(setting.choices)]
            for place, setting in enumerate(settings)
        }
        for step in range(max(len(setting.choices) for setting in settings))
    ]


def simulate(game: Game[Any, Any], seats: int, settings: Settings, seed: int, *checks: Check) -> AnyPlay:
    """Play one game at random and run every check before each answer and at the end."""
    play = Play.new(game, seed, seats, settings)
    rng = Rng(seed ^ 0xC4EC)
    try:
        while True:
            for check in checks:
                check(play)
            if play.over:
                return play
            answer = random_answer(play, rng)
            play.answer(answer.seat, answer.key, answer.picks)
    except Exception as error:
        answers = [(entry.seat, entry.key, entry.picks) for entry in play.entries if not entry.auto]
        where = f"{game.info.key}, {seats} seats, {settings}, seed {seed}, {len(answers)} answers: {answers}"
        raise Broken(f"{error}\n{where}") from error


def sparingly(check: Check) -> Check:
    """Return a check that looks at the first answers of a game one by one and at a long game's rest now and then."""

    def sparing(play: AnyPlay) -> None:
        if play.count < CLOSELY or play.count % NOW_AND_THEN == 0 or play.over:
            check(play)

    return sparing


def is_sound(play: AnyPlay) -> None:
    """Check the game's own laws, and that it either asks or is over."""
    faults = play.game.faults(play.state)
    assert not faults, f"faults: {faults}"
    assert play.over or play.pending, "nobody is asked and the game is not over"
    assert play.count < ANSWERS_AT_MOST, "the game does not end"


def asks_well(play: AnyPlay) -> None:
    """Check that ids are unique and short, nothing is both offered and barred, and nobody asked what is no choice."""
    for decision in play.pending:
        assert not is_forced(decision), f"{decision.key} is asked though all can see that it leaves no choice"
        ids = [option.id for option in decision.options]
        barred = [one.id for one in decision.barred]
        assert ids, f"{decision.key} offers nothing"
        assert len(set(ids)) == len(ids), f"{decision.key} offers {ids} twice"
        assert len(set(barred)) == len(barred), f"{decision.key} bars {barred} twice"
        assert not set(ids) & set(barred), f"{decision.key} both offers and bars {set(ids) & set(barred)}"
        assert all(id_ and len(id_) <= 80 for id_ in ids + barred), f"{decision.key} has an empty or long id: {ids}"
        assert 0 <= decision.low <= decision.high <= len(ids), f"{decision.key} cannot be answered"
        assert decision.seat >= 0
    names = [(decision.seat, decision.key) for decision in play.pending]
    assert len(set(names)) == len(names), f"a seat is asked the same twice: {names}"


def reloads(play: AnyPlay) -> None:
    """Check that checkpoint and answers lead back to the identical position, offers and state."""
    again = play.fork()
    assert encode(again.state) == encode(play.state), "the reloaded state differs"
    assert again.pending == play.pending, "the reloaded offers differ"
    assert again.asked_at == play.asked_at, "the reloaded numbers of the offers differ"
    encoded = encode(play.state)
    assert encode(msgspec.json.decode(encoded, type=play.game.state_type)) == encoded, "the state does not survive JSON"


def undoes(play: AnyPlay) -> None:
    """Check that taking the last answer back and giving it again leads here, and that no undo crosses a reveal."""
    for seat in {entry.seat for entry in play.entries}:
        point = undo_point(play.entries, seat)
        if point is None:
            continue
        entry = play.entries[point]
        other = _fork_before(play, point)
        try:
            other.undo(seat)
        except NothingToUndo:
            assert any(later.seat != seat for later in play.entries[point:]), "an undo was offered and refused"
            continue
        assert other.state.barrier == play.state.barrier, "an undo went past a reveal"
        if all(later.seat == seat or later.auto for later in play.entries[point:]):
            other.answer(seat, entry.key, entry.picks)
            assert encode(other.state) == encode(play.state), "undo and redo lead elsewhere"


def _fork_before(play: AnyPlay, point: int) -> AnyPlay:
    """Return a copy that remembers from the phase on in which the answer at that position was given."""
    base = play.count - len(play.entries)
    checkpoint = next(each for each in reversed(play.checkpoints) if each.after <= base + point)
    return Play.resume(play.game, checkpoint, play.entries[checkpoint.after - base :])


def seats_of(play: AnyPlay) -> int:
    """Return the number of seats."""
    return len(play.game.standing(play.state))


def is_recorded(game: Game[Any, Any], seats: int, settings: Settings, seed: int) -> None:
    """Check that a random game's record survives JSON and replays to the same end."""
    _replays(game, random_game(game, seats, settings, seed))


def replays(play: AnyPlay, seats: int, settings: Settings, seed: int) -> None:
    """Check that the record of a play that is over survives JSON and replays to the same end."""
    _replays(play.game, finished_record(play, seats, settings, seed))


def _replays(game: Game[Any, Any], record: Record) -> None:
    faults = replay(game, msgspec.json.decode(msgspec.json.encode(record)))
    assert not faults, f"{game.info.key} seed {record['seed']} does not replay: {faults}"


def counts_well(play: AnyPlay) -> None:
    """Check that the numbers which computer players learn from are as many as their names, finite and moderate.

    All of them at once are the same as one after the other.
    """
    insight = play.game.insight
    if insight is None:
        return
    seats = range(seats_of(play))
    for seat in seats:
        table = insight.of_table(play.state, seat)
        assert len(table) == len(insight.table), "a number of the table has no name, or a name no number"
        told = dict(zip(insight.table, table, strict=True))
        for other in seats:
            side = insight.of_side(play.state, seat, other)
            assert len(side) == len(insight.side), "a number of a side has no name, or a name no number"
            told |= {f"{name} of {other}": number for name, number in zip(insight.side, side, strict=True)}
        order = [*seats[seat:], *seats[:seat]]
        alone = [insight.of_side(play.state, seat, other) for other in order]
        assert insight.of(play.state, seat, order) == [*table, *chain.from_iterable(alone)], "not the same at once"
        wild = {name: number for name, number in told.items() if not -LARGEST <= number <= LARGEST}
        assert not wild, f"these numbers are too large to learn from: {wild}"
