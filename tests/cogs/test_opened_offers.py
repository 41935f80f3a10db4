"""Standing offers that a dialogue goes on with: they stay open on the panel until they are left."""

from typing import Any, cast

import pytest

from cogs.ui.decisions import asked_by
from cogs.ui.ids import Browse
from cogs.ui.offers import in_view
from cogs.ui.panels import Look
from cogs.ui.private import private
from render.kit.picture import Picture
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from tests.cogs.observations import LINK, AnyPlay, sight_of, table_of
from tests.limits import BUTTON, walk


@pytest.fixture(scope="module")
def turning() -> tuple[AnyPlay, int]:
    """A game of Legendary Inventors in which a seat that is on turn has picked the tile that it would turn over."""
    for seed in range(10):
        play, rng = Play.new(find("legendary_inventors"), seed, 2), Rng(seed)
        while not play.over:
            for seat in play.waiting():
                form = [one for one in play.decisions(seat) if one.key == "FLIP_FORM" and not one.waits]
                if form and all(not one.begun for one in play.decisions(seat)):
                    play.answer(seat, "FLIP_FORM", (form[0].options[-1].id,))
                    return play, seat
            waiting = [one for one in play.pending if one.waits]
            decision = waiting[rng.below(len(waiting))]
            play.answer(decision.seat, decision.key, random_picks(decision, rng))
    raise AssertionError("no seat has so many tiles")


def test_after_a_step_of_a_dialogue_its_offers_are_open(turning: tuple[AnyPlay, int]) -> None:
    play, seat = turning
    table = table_of(play.game, 2, {}, waiting=play.waiting())
    observation = sight_of(play, table, seat)
    assert {one.decision.topic for one in in_view(observation, None)} == {"tiles"}
    waiting = next(one for one in observation.questions if one.decision.waits)
    assert waiting in in_view(observation, Browse(asked_by(table.id, table.epoch, waiting)))


def test_they_are_open_to_nobody_else_and_not_after_another_answer(turning: tuple[AnyPlay, int]) -> None:
    play, seat = turning
    table = table_of(play.game, 2, {}, waiting=play.waiting())
    assert sight_of(play, table, 1 - seat).opened == sight_of(play, table, None).opened == ""
    after = play.fork()
    flip = next(one for one in after.decisions(seat) if one.key == "UPGRADE")
    after.answer(seat, "UPGRADE", (next(option.id for option in flip.options if option.id.startswith("flip:")),))
    assert sight_of(after, table, seat).opened == ""


def test_to_make_all_ready_is_a_button_wherever_offers_stand_open() -> None:
    """From turn to turn it is looked for in the same place; a menu of one entry would be a press more."""
    game, flat = find("legendary_inventors"), Picture("turn.png", b"-", "x", (800, 340))
    play, rng = Play.new(game, 3, 2), Rng(3)
    found = list[tuple[bool, bool]]()
    while not play.over:
        seat = play.waiting()[0]
        asked = {one.key: one for one in play.decisions(seat)}
        if "TURN" in asked and "make_all_ready" in {option.id for option in asked["TURN"].options}:
            seen = sight_of(play, table_of(game, 2, {}, waiting=(seat,)), seat)
            parts = walk(cast("Any", private(seen, flat, Look("en", LINK)).view).to_components())
            buttons = {one["label"] for one in parts if one["type"] == BUTTON}
            found.append((not buttons & {"Other pieces", "Use a tile"}, "Make all ready" in buttons))
        waiting = [one for one in play.pending if one.waits]
        decision = waiting[rng.below(len(waiting))]
        play.answer(decision.seat, decision.key, random_picks(decision, rng))
    assert (True, True) in found
    assert (True, False) not in found
