"""Every lesson of every game, walked from its first step to its last: what it asks is asked, what it tells is told."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from render.kit.marks import point
from render.registry import pictures
from rules.kernel.lesson import (
    LEARNER,
    NAMED,
    Lesson,
    Step,
    lesson_of,
    narrowed,
    next_replies,
    next_reply,
    taught,
    whereabouts,
)
from rules.kernel.model import Answer, Decision
from rules.kernel.offers import check
from rules.kernel.play import Play
from rules.kernel.registry import find
from rules.kernel.words import of_game

ROOM = {"page": 420, "question": 230}
"""Characters at a step for which a phone has room beside the picture, and beside the choices too."""


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


TOLD = [(game, lang) for game in taught() for lang in sorted({"en", "de", *lesson(game).sentences})]


class Standing(NamedTuple):
    """A step with the position at which it is told, and what the learner is asked there."""

    step: Step
    play: Play[Any, Any]
    decision: Decision | None


def walk(game: str) -> Iterator[Standing]:
    """Yield every step with its position, then give the answer that it wants; the lesson's end comes last."""
    script = lesson(game).script
    play = Play.new(find(game), script.seed, script.seats, script.settings)
    turned = 0
    while True:
        _let_others_answer(game, play)
        number = whereabouts(script, _given(play), turned)
        assert number is not None, "the lesson has left its own script"
        if number == len(script.step):
            left = [next_replies(script, _given(play), seat) for seat in range(1, script.seats)]
            assert not any(left), f"{left} are never asked for"
            return
        step = script.step[number]
        asked = [one for one in play.decisions(LEARNER) if one.key == step.asks]
        yield Standing(step, play, asked[0] if asked else None)
        if step.asks:
            wanted = narrowed(asked[0], step)
            play.answer(LEARNER, step.asks, tuple(one.id for one in wanted.options[: wanted.low]))
        turned = number + 1


def _given(play: Play[Any, Any]) -> list[Answer]:
    return [Answer(entry.seat, entry.key, entry.picks) for entry in play.entries if not entry.auto]


def _let_others_answer(game: str, play: Play[Any, Any]) -> None:
    """Let the other seats answer by the script, as far as they are asked what it says."""
    script = lesson(game).script
    while (reply := next_reply(script, _given(play), play.pending)) is not None:
        told = f"seat {reply.seat} is to answer {reply.key} by {reply.picks} after {_last(play)}"
        _try(next(one for one in play.decisions(reply.seat) if one.key == reply.key), reply.picks, told)
        play.answer(reply.seat, reply.key, reply.picks)


def _last(play: Play[Any, Any]) -> str:
    mine = [entry for entry in play.entries if entry.seat == LEARNER]
    return f"the learner's {mine[-1].key} {mine[-1].picks}" if mine else "nothing"


def _try(decision: Decision, picks: tuple[str, ...], told: str) -> None:
    try:
        check(decision, picks)
    except Exception as fault:
        offered = [option.id for option in decision.options]
        raise AssertionError(f"{told}: {fault}; on offer are {offered}") from fault


@pytest.mark.parametrize("game", taught())
def test_a_lesson_runs_through_and_what_it_asks_for_is_asked_and_on_offer(game: str) -> None:
    # The deal follows from the script's seed: where components change, another seed or script may be wanted.
    for at in walk(game):
        if not at.step.asks:
            continue
        told = f"the step {at.step.key!r} wants {at.step.asks} {at.step.picks}"
        assert at.decision is not None, f"{told}, and asked is {[one.key for one in at.play.decisions(LEARNER)]}"
        narrow = narrowed(at.decision, at.step)
        offered = [option.id for option in at.decision.options]
        assert {option.id for option in narrow.options} == set(at.step.picks), f"{told}; on offer are {offered}"
        _try(at.decision, tuple(option.id for option in narrow.options[: narrow.low]), told)


@pytest.mark.parametrize("game", taught())
def test_every_kind_of_decision_comes_up_in_a_lesson_or_is_named_in_it(game: str) -> None:
    script, info = lesson(game).script, find(game).info
    known = {key for move in info.moves for key in move.keys}
    met = {at.step.asks for at in walk(game)} - {""}
    named = {key for step in script.step for key in step.names}
    assert met | named | set(script.beyond) >= known, f"never told of: {known - met - named - set(script.beyond)}"
    assert not (unknown := (named | set(script.beyond)) - known), f"there are no decisions {unknown}"


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_what_is_said_is_short_and_names_only_what_the_game_has_words_for(game: str, lang: str) -> None:
    told, words = lesson(game), of_game(game, lang)
    assert lang in told.sentences, f"the lesson of {game} is not told in {lang}"
    for step in told.script.step:
        sentence = told.sentence(step.key, lang)
        for name in NAMED.findall(sentence):
            assert words.language_of(name) == lang, f"{step.key}: no message {name!r}"
        shown = re.sub(r"\*\*", "", NAMED.sub(lambda found: words.say(found[1]), sentence))
        most = ROOM["question" if step.asks else "page"]
        assert len(shown) <= most, f"{step.key} has {len(shown)} characters, for which a phone has no room"
        assert not re.search(r"[{}$@]|  ", shown), f"{step.key}: {shown}"


@pytest.mark.parametrize("game", taught())
def test_what_a_step_points_at_is_there_in_its_picture(game: str) -> None:
    words, drawn = of_game(game, "en").named(lambda seat: f"Player {seat + 1}"), pictures(game)
    for at in walk(game):
        if not at.step.marks and not at.step.asks:
            continue
        play = at.play
        view, names = play.game.view(play.state, LEARNER), ["Ada", "Basil", "Clara", "Edda", "Felix"][: _seats(game)]
        asked = [at.decision] if at.decision else play.decisions(LEARNER)
        if at.step.shows == "table":
            picture = drawn.table(view, words, names)
        elif drawn.decision is not None and asked:
            picture = drawn.decision(view, words, names, asked)
        else:
            picture = drawn.private(view, words, names)
        missing = set(at.step.marks) - set(picture.places)
        assert not missing, f"{at.step.key} points at {missing}, which the picture does not name: {set(picture.places)}"
        wanted = at.step.marks or at.step.picks
        if set(wanted) & set(picture.places):
            assert point(picture, wanted).image.tobytes() != picture.image.tobytes()


def _seats(game: str) -> int:
    return lesson(game).script.seats
