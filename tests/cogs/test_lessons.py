"""What a learner sees: every step of every lesson fits on a phone, with a way on and a way out."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, cast

import pytest
from discord import ui
from msgspec.structs import replace

from cogs.picturecache import _coached
from cogs.ui.height import ROOM, height
from cogs.ui.ids import table_id
from cogs.ui.panels import Look
from cogs.ui.private import private
from cogs.words import names_of
from db.options import LESSON
from host.model import Coach, Observation, Question, Said
from render.jobs import DECISION, DrawingJob, draw
from render.kit.picture import Picture
from rules.kernel.lesson import LEARNER, narrowed, taught
from rules.kernel.model import Line, Text
from rules.kernel.words import LANGUAGES
from tests.cogs.observations import LINK, sight_of, table_of
from tests.icons import everywhere
from tests.limits import message_faults
from tests.limits import walk as walk_parts
from tests.rules.test_lessons import Standing, lesson, walk

NUMBER = 1234
"""Of the table: no higher than a large server gets to."""


def seen(game: str) -> Iterator[tuple[Standing, Observation]]:
    """Yield what a learner sees at every step."""
    script = lesson(game).script
    for number, at in enumerate(walk(game)):
        play, step = at.play, at.step
        mine = play.decisions(LEARNER)
        drawn = (at.decision,) if at.decision else mine
        coach = Coach(
            step.key, number + 1, len(script.step), not step.asks, drawn, step.shows, step.marks or step.picks
        )
        table = table_of(
            play.game, script.seats, {}, id=NUMBER, turn=1, waiting=play.waiting(), options={LESSON: str(number)}
        )
        asked = (Question(narrowed(at.decision, step), play.count),) if at.decision else ()
        sight = sight_of(play, table, LEARNER)
        yield at, replace(sight, questions=asked, coach=coach, standing=(), rivals=())


def drawn_for(game: str, observation: Observation) -> Picture:
    names = names_of(observation.table, "en")
    asked = observation.coach.drawn if observation.coach else ()
    return draw(_coached(DrawingJob(game, DECISION, observation.view, "en", names, asked), observation.coach))


@pytest.mark.parametrize("game", taught())
def test_every_step_is_seen_at_once_and_has_its_ways_on_and_out(game: str) -> None:
    for at, observation in seen(game):
        picture = drawn_for(game, observation)
        for lang in LANGUAGES:
            message = private(observation, picture, Look(lang, LINK, everywhere()))
            parts = cast("Any", message.view).to_components()
            assert message_faults(parts, [file.filename for file in message.files]) == []
            frame = next(iter(message.view.children))
            assert isinstance(frame, ui.Container)
            high = height(list(frame.children), picture.size[1] / picture.size[0])
            assert high <= ROOM, f"{at.step.key} in {lang} is {high} high, and a phone has room for {ROOM}"
            _has_ways(parts, at, is_last=at.step == lesson(game).script.step[-1])


def _has_ways(parts: list[dict[str, Any]], at: Standing, *, is_last: bool) -> None:
    ids = [str(part.get("custom_id", "")) for part in walk_parts(parts)]
    choices = [str(option["value"]) for part in walk_parts(parts) for option in part.get("options", ())]
    out = [table_id(NUMBER, "alone"), table_id(NUMBER, "putaway")][is_last:]
    assert [one for one in choices if one in out] == choices[-len(out) :] == out
    assert not set(out) & set(ids)  # a second press on a panel that has changed would hit them
    assert any(id_.startswith("t:1234:turnpage:") for id_ in ids) != bool(at.step.asks)
    assert any(id_[:2] in {"d:", "c:"} for id_ in ids) == bool(at.step.asks)


def test_the_coach_speaks_in_the_readers_language() -> None:
    _, observation = next(iter(seen("nicodemus")))
    picture = drawn_for("nicodemus", observation)
    for lang, words in (
        ("en", "Welcome!"),
        ("de", "Willkommen!"),
        ("fr", "Bienvenue\N{NO-BREAK SPACE}!"),
        ("pt", "Welcome!"),
    ):
        message = private(observation, picture, Look(lang))
        told = [item.content for item in message.view.walk_children() if isinstance(item, ui.TextDisplay)]
        assert any(one.startswith(words) for one in told)
        assert not any("{" in one for one in told)


def test_what_was_laid_out_is_not_told_beside_the_coach_but_what_was_done_is() -> None:
    told: dict[str, bool] = {}
    picture = None
    for at, observation in islice(seen("nicodemus"), 5):
        picture = picture or drawn_for("nicodemus", observation)
        news = replace(observation, said=(Said(Line(Text("log-last-turn")), 1),))
        told[at.step.key] = private(news, picture, Look("en")).view.content_length() > (
            private(observation, picture, Look("en")).view.content_length()
        )
    assert told == {"goal": False, "goods": False, "lists": False, "first-card": False, "three-uses": True}


def test_who_waits_for_computers_after_a_lesson_sees_every_button_there_is() -> None:
    *_, (at, _) = seen("legendary_inventors")
    play = at.play
    play.answer(LEARNER, "TURN", ("make_all_ready",))
    assert LEARNER not in play.waiting()
    table = table_of(play.game, 2, {}, id=NUMBER, turn=1, waiting=play.waiting(), options={LESSON: str(99)})
    sight = sight_of(play, table, LEARNER)
    message = private(sight, drawn_for("legendary_inventors", sight), Look("en", LINK, everywhere()))
    parts = cast("Any", message.view).to_components()
    assert message_faults(parts, [file.filename for file in message.files]) == []
    ids = {str(part.get("custom_id", "")) for part in walk_parts(parts)}
    choices = {str(option["value"]) for part in walk_parts(parts) for option in part.get("options", ())}
    assert {table_id(NUMBER, "lookagain"), table_id(NUMBER, "board")} <= ids
    assert table_id(NUMBER, "why") in ids | choices
