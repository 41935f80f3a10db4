"""Standing offers that a dialogue goes on with: they stay open on the panel until they are left."""

import pytest

from cogs.ui.decisions import asked_by
from cogs.ui.ids import Browse
from cogs.ui.offers import in_view
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from tests.cogs.observations import AnyPlay, sight_of, table_of


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
