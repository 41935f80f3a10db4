"""The button that says why not, and what it says: beside the choices where there is room, in every language."""

import re
from typing import Any, cast

import pytest
from msgspec.structs import replace

from cogs.ui.height import ROOM, height
from cogs.ui.panels import Look, Message, words_for
from cogs.ui.private import private
from cogs.ui.why import why_not
from host.model import Observation
from render.kit.picture import Picture
from rules.kernel.model import Barred, Text
from rules.kernel.play import Play
from rules.kernel.record import random_answer
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.words import LANGUAGES
from tests.cogs.observations import LINK, sight_of, table_of
from tests.limits import Json, message_faults, walk

EVERY = 7
"""One position in so many is looked at."""
POSITIONS = 30
PICTURE = Picture("table.png", b"-", "x" * 100, (800, 600))
RAW = re.compile(r"barred-|[{}]|None| :|::|\$")


def sights(key: str) -> list[Observation]:
    """Return what somebody who is asked has before them, now and then in a game."""
    game, rng = find(key), Rng(5)
    seats = max(game.info.seats)
    play = Play.new(game, 5, seats)
    found: list[Observation] = []
    while not play.over and len(found) < POSITIONS:
        if play.count % EVERY == 0:
            found.append(sight_of(play, table_of(game, seats, {}, waiting=play.waiting()), play.waiting()[0]))
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
    return found


def barred_in(observation: Observation) -> list[Barred]:
    return [one for question in observation.questions for one in question.decision.barred]


def parts_of(message: Message) -> list[Json]:
    return list(walk(cast("Any", message.view).to_components()))


def ways_to_why(parts: list[Json]) -> list[str]:
    """Return where the button is: itself, or as an entry of the menu."""
    row = ["row" for part in parts if part.get("custom_id", "").endswith(":why")]
    return row + ["menu" for part in parts for one in part.get("options", []) if one["value"].endswith(":why")]


@pytest.mark.parametrize("key", games())
def test_a_panel_has_the_button_once_where_something_is_barred_and_it_says_all_of_it(key: str) -> None:
    for number, observation in enumerate(sights(key)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        ways = ways_to_why(parts_of(private(observation, PICTURE, Look(lang, LINK))))
        assert len(ways) == bool(barred_in(observation))
        told = why_not(observation, Look(lang))
        assert message_faults(cast("Any", told.view).to_components()) == []
        said = "\n".join(part.get("content", "") for part in parts_of(told))
        assert not RAW.search(said.replace(" : ", ": ")), said
        words = words_for(observation.table, lang)
        missing = [words(one.text) for one in barred_in(observation) if words(one.text) not in said]
        assert not missing or len(said) > 3_500, missing


def test_the_button_stands_beside_the_others_where_the_questions_keep_their_form_and_else_in_the_menu() -> None:
    seen = set()
    for observation in sights("nicodemus"):
        for tall in (200, 500, 900):
            picture = Picture("table.png", b"-", "x", (800, tall))
            message = private(observation, picture, Look("en", LINK))
            ways = ways_to_why(parts_of(message))
            seen |= set(ways)
            frame = cast("Any", message.view).children[0]
            if ways == ["row"]:
                assert height(frame.children, tall / 800) <= ROOM
    assert seen == {"row", "menu"}


def test_things_with_one_reason_are_told_in_one_line() -> None:
    observation = sights("nicodemus")[0]
    question = observation.questions[0]
    reason = Text("barred-no-hand")
    barred = tuple(Barred(f"play:{machine}", Text(f"machine-{machine}"), reason) for machine in (11, 12, 13))
    alone = replace(question, decision=replace(question.decision, barred=barred))
    told = why_not(replace(observation, questions=(alone,)), Look("en"))
    said = next(part["content"] for part in parts_of(told) if "content" in part)
    assert said.split("\n") == [
        "**Not possible now, and why**",
        "- Bonsai Tankard, Hermit Manor, Swan Jug: your hand is empty",
    ]
