"""Whole games as plain records: the export of a finished game, and its replay. The format is described in docs/."""

from collections.abc import Iterable
from itertools import accumulate, compress
from typing import Any

import msgspec
from msgspec import Struct

from rules.kernel.errors import BadRecordError, Diverged, Refusal
from rules.kernel.game import Game, Settings
from rules.kernel.model import Answer, Decision, Event, Rival, Side, Standing
from rules.kernel.offers import leaves_no_choice
from rules.kernel.play import Entry, Play
from rules.kernel.rng import Rng, Seed

Record = dict[str, Any]
ANSWERS_AT_MOST = 100_000
POLICY_SALT = 0x5EED_0F_A_B07


class _Given(Struct):
    seat: int
    key: str
    picks: list[str]


class _Happened(Struct):
    after: int
    event: str


class _Shape(Struct):
    """What `replay` needs of a record."""

    game: str
    seats: int
    settings: Settings
    seed: Seed
    answers: list[_Given]
    events: list[_Happened]


def read(line: bytes) -> Record:
    """Return the record that a line of JSON holds.

    Raises:
        BadRecordError: it holds none, or one without what `replay` needs.
    """
    try:
        found = msgspec.json.decode(line, type=Record)
        msgspec.convert(found, _Shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecordError(str(error)) from error
    return found


def record(
    game: Game[Any, Any],
    seats: int,
    settings: Settings,
    seed: Seed,
    entries: list[Entry],
    events: list[tuple[int, Event]],
    standing: Standing,
    rivals: tuple[Rival, ...] = (),
) -> Record:
    """Return one game as the object that `replay` reads; events carry the number of the answer they came after."""
    settings = game.info.complete_settings(seats, settings)
    answers = [{"seat": entry.seat, "key": entry.key, "picks": list(entry.picks)} for entry in entries]
    outcomes = [{"after": number, "event": event.name, **event.outcome} for number, event in events]
    return {
        "game": game.info.key,
        "rules_version": game.info.rules_version,
        "seats": seats,
        "settings": settings,
        "seed": seed,
        "setup": game.arrangement(game.setup(seed, seats, settings)),
        **_without_sketches(game, answers, outcomes),
        "standing": standing_record(standing),
        **({"rivals": rivals_record(rivals)} if rivals else {}),
    }


def _without_sketches(game: Game[Any, Any], answers: list[Record], events: list[Record]) -> Record:
    """Return answers and events without what the game calls a sketch: it led to answers that are here.

    An event after an answer that is missing, as in a record that was cut, stays as it is.
    """
    told = [not game.is_sketch(one["key"], tuple(one["picks"])) for one in answers]
    numbers = dict(enumerate(list(accumulate(told, initial=-1))[1:]))
    kept = [event for event in events if event["after"] not in numbers or told[event["after"]]]
    return {
        "answers": list(compress(answers, told)),
        "events": [{**event, "after": numbers.get(event["after"], event["after"])} for event in kept],
    }


def standing_record(standing: Standing) -> list[Record]:
    """Return a standing as plain values, one object a seat."""
    return [{"seat": score.seat, **_score_record(score)} for score in standing]


def rivals_record(rivals: tuple[Rival, ...]) -> list[Record]:
    """Return the results of sides without a seat as plain values, one object a side."""
    return [{"rival": rival.name, **_score_record(rival)} for rival in rivals]


def _score_record(score: Side) -> Record:
    """Return a result as plain values; `parts` only where points are counted in parts."""
    return {
        "points": score.points,
        **({"parts": score.parts} if score.parts > 1 else {}),
        "rank": score.rank,
        "breakdown": dict(score.breakdown),
        "ties": dict(score.ties),
    }


def random_picks(decision: Decision, rng: Rng) -> tuple[str, ...]:
    """Return a random legal answer."""
    ids = [option.id for option in decision.options]
    number = decision.low + rng.below(decision.high - decision.low + 1)
    return tuple(rng.take(ids) for _ in range(number))


def random_answer(play: Play[Any, Any], rng: Rng) -> Answer:
    """Return a random legal answer to something that is open."""
    decision = play.pending[rng.below(len(play.pending))]
    return Answer(decision.seat, decision.key, random_picks(decision, rng))


def random_game(game: Game[Any, Any], seats: int, settings: Settings, seed: int) -> Record:
    """Play a game by random answers, which follow from the seed too, and return its record."""
    play = Play.new(game, seed, seats, settings)
    rng = Rng(seed ^ POLICY_SALT)
    while not play.over:
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
        if play.count > ANSWERS_AT_MOST:
            raise Diverged(f"{game.info.key} with seed {seed} does not end")
    return finished_record(play, seats, settings, seed)


def finished_record(play: Play[Any, Any], seats: int, settings: Settings, seed: Seed) -> Record:
    """Return the record of a play that was followed from its beginning."""
    standing, rivals = play.game.standing(play.state), play.game.rivals(play.state)
    return record(play.game, seats, settings, seed, play.entries, play.news.events, standing, rivals)


def replay(game: Game[Any, Any], old: Record) -> list[str]:
    """Play a record again and return every difference; empty when all is the same.

    Answers need no comparing: each was taken in its place, and only such as left no choice may be missing.
    """
    play = Play.new(game, old["seed"], old["seats"], old["settings"])
    try:
        answers = [Answer(one["seat"], one["key"], tuple(one["picks"])) for one in old["answers"]]
        follow(play, game.renewed(answers), 0, fill=True)
        if not old.get("conceded"):
            _fill(play)
    except Refusal as refusal:
        return [f"answer {play.count}: {refusal}"]
    settings = game.info.with_defaults(old["settings"])
    old = {**old, "settings": settings, **_without_sketches(game, old["answers"], old["events"])}
    new = finished_record(play, old["seats"], old["settings"], old["seed"])
    ended = play.over or bool(old.get("conceded"))
    faults = [] if ended else ["the answers end before the game does"]
    faults += game.faults(play.state)
    # Records did not always tell the sides without a seat; and other rules may well lead to the same game.
    told = {"rivals": new.get("rivals"), **old, "rules_version": new["rules_version"]}
    return faults + [f"{name} differs" for name in new if name != "answers" and new[name] != told.get(name)]


def follow(play: Play[Any, Any], answers: Iterable[Answer], told: int, *, fill: bool = False) -> None:
    """Give answers in their order; the play's first `told` answers are not looked at.

    What the play answers itself may be among them or not. With `fill` they may leave out whatever left no choice.
    """
    for wanted in answers:
        told = _past(play, told, wanted)
        if told > play.count:
            told -= 1
            if fill:
                _fill(play, wanted)
            if _past(play, told, wanted) > play.count:
                _give(play, wanted)
            told = _past(play, told, wanted)


def _past(play: Play[Any, Any], told: int, wanted: Answer) -> int:
    """Return how many entries there are up to the wanted answer and with it; one too many if it was not given yet."""
    for number in range(told, play.count):
        entry = play.entries[number - play.count]  # a play that was resumed remembers its last answers only
        if (entry.seat, entry.key, entry.picks) == (wanted.seat, wanted.key, wanted.picks):
            return number + 1
    return play.count + 1


def _fill(play: Play[Any, Any], wanted: Answer | None = None) -> None:
    """Answer what leaves no choice, until the wanted answer's question is open or something that leads to it."""
    while wanted is None or not (_is_asked(play, wanted) or _sketch(play, wanted)):
        lone = next((decision for decision in play.pending if decision.waits and leaves_no_choice(decision)), None)
        if lone is None:
            return
        play.answer(lone.seat, lone.key, tuple([option.id for option in lone.options]))


def _is_asked(play: Play[Any, Any], wanted: Answer) -> bool:
    return any(decision.key == wanted.key for decision in play.decisions(wanted.seat))


def _give(play: Play[Any, Any], wanted: Answer) -> None:
    """Give an answer, through the sketch that leads to it where one is open."""
    while sketch := _sketch(play, wanted):
        before = play.count
        for pick in play.game.route(play.state, sketch, wanted):
            play.answer(wanted.seat, sketch.key, (pick,))
        if _past(play, before, wanted) <= play.count:
            return
        if play.count == before:
            break
    play.answer(wanted.seat, wanted.key, wanted.picks)


def _sketch(play: Play[Any, Any], wanted: Answer) -> Decision | None:
    """Return the question by which the wanted answer must first be led to; None if it is on offer."""
    mine = play.decisions(wanted.seat)
    offered = [option.id for decision in mine if decision.key == wanted.key for option in decision.options]
    if offered and set(wanted.picks) <= set(offered):
        return None
    return next((decision for decision in mine if play.game.route(play.state, decision, wanted)), None)
