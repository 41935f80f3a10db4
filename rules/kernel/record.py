"""Whole games as plain records: the export of a finished game, and its replay. The format is described in docs/."""

from collections.abc import Iterable
from itertools import accumulate, compress
from typing import Any

from rules.kernel.errors import Diverged, Refusal
from rules.kernel.model import Answer, Decision, Event, Game, Settings, Standing
from rules.kernel.play import Entry, Play, complete_settings
from rules.kernel.rng import Rng

Record = dict[str, Any]
ANSWERS_AT_MOST = 100_000
POLICY_SALT = 0x5EED_0F_A_B07


def record(
    game: Game[Any, Any],
    seats: int,
    settings: Settings,
    seed: int,
    entries: list[Entry],
    events: list[tuple[int, Event]],
    standing: Standing,
) -> Record:
    """Return one game as the object that `replay` reads; events carry the number of the answer they came after.

    What the game calls a sketch is left out: it led to answers that are here.
    """
    settings = complete_settings(game, seats, settings)
    told = [not game.is_sketch(entry.key, entry.picks) for entry in entries]
    numbers = list(accumulate(told, initial=-1))[1:]
    return {
        "game": game.info.key,
        "rules_version": game.info.rules_version,
        "seats": seats,
        "settings": settings,
        "seed": seed,
        "setup": game.arrangement(game.setup(seed, seats, settings)),
        "answers": [
            {"seat": entry.seat, "key": entry.key, "picks": list(entry.picks)} for entry in compress(entries, told)
        ],
        "events": [
            {"after": numbers[number] if number >= 0 else number, "event": event.name, **event.outcome}
            for number, event in events
        ],
        "standing": standing_record(standing),
    }


def standing_record(standing: Standing) -> list[Record]:
    """Return a standing as plain values, one object a seat; `parts` only where points are counted in parts."""
    return [
        {
            "seat": score.seat,
            "points": score.points,
            **({"parts": score.parts} if score.parts > 1 else {}),
            "rank": score.rank,
            "breakdown": dict(score.breakdown),
            "ties": dict(score.ties),
        }
        for score in standing
    ]


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


def finished_record(play: Play[Any, Any], seats: int, settings: Settings, seed: int) -> Record:
    """Return the record of a play that was followed from its beginning."""
    standing = play.game.standing(play.state)
    return record(play.game, seats, settings, seed, play.entries, play.news.events, standing)


def replay(game: Game[Any, Any], old: Record) -> list[str]:
    """Play a record again and return every difference; empty when all is the same.

    Answers need no comparing: each was taken in its place, and only such as leave no choice may be missing.
    """
    play = Play.new(game, old["seed"], old["seats"], old["settings"])
    try:
        follow(play, [Answer(one["seat"], one["key"], tuple(one["picks"])) for one in old["answers"]], 0)
    except Refusal as refusal:
        return [f"answer {play.count}: {refusal}"]
    new = finished_record(play, old["seats"], old["settings"], old["seed"])
    ended = play.over or bool(old.get("conceded"))
    faults = [] if ended else ["the answers end before the game does"]
    faults += game.faults(play.state)
    return faults + [f"{name} differs" for name in new if name != "answers" and new[name] != old.get(name)]


def follow(play: Play[Any, Any], answers: Iterable[Answer], told: int) -> None:
    """Give answers in their order; the play's first `told` answers are not looked at.

    What leaves no choice has been answered by the play already; the answers may hold such a one or leave it out.
    """
    for wanted in answers:
        told = _past(play, told, wanted)
        if told > play.count:
            told -= 1
            _give(play, wanted)
            told = _past(play, told, wanted)


def _past(play: Play[Any, Any], told: int, wanted: Answer) -> int:
    """Return how many entries there are up to the wanted answer and with it; one too many if it was not given yet."""
    for number in range(told, play.count):
        entry = play.entries[number - play.count]  # a play that was resumed remembers its last answers only
        if (entry.seat, entry.key, entry.picks) == (wanted.seat, wanted.key, wanted.picks):
            return number + 1
    return play.count + 1


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
    """Return the question beside which the wanted answer must first be led to."""
    mine = play.decisions(wanted.seat)
    if any(decision.key == wanted.key for decision in mine):
        return None
    return next((decision for decision in mine if play.game.route(play.state, decision, wanted)), None)
