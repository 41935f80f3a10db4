"""A turn searched to its end: what is reached by dialogues beside the question counts as one's own moves."""

from typing import Any

import pytest

from agents.levels import Level
from agents.replies import after_replies
from agents.sight import sight_in
from agents.think import weigh
from agents.turns import Search
from agents.value import ByStanding
from rules.kernel.model import Answer
from rules.kernel.play import encode
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought
from rules.legendary_inventors.engine import GAME
from rules.legendary_inventors.state import State
from rules.mech_a_dream.components import DREAMS
from tests.rules.legendary_inventors.table import A, position
from tests.rules.mech_a_dream.table import Sits, X
from tests.rules.mech_a_dream.test_vectors_variants import night

CARDS = "papyrus dice sundial cave_painting water_clock"


def begun() -> Thought[State]:
    """Return a turn in which A may send inventors or, beside that, fill the water clock with a genius tile."""
    state = position("red blue", CARDS, tiles={A: "genius"}, pieces={"water_clock": {A: "1/0/0/1"}})
    return Thought(GAME, encode(state))


def ends(positions: int) -> set[str]:
    """Return the last answer of the best line of every first answer."""
    search = Search(A, ByStanding(), width=6, positions=positions)
    lines = search.lines(begun(), Rng("5" * 64))
    return {line.answers[-1].picks[0] for line in lines if line.answers[-1].key in {"TURN", "REWARD"}}


def test_a_send_that_only_the_form_offers_is_found() -> None:
    assert any(end.startswith(("patent:", "tile:")) for end in ends(2500)), "the water clock is not completed"


def test_a_narrow_search_leaves_dialogues_aside_rather_than_stop_within_one() -> None:
    assert ends(8) >= {"send:tesla:dice:0/0/2/0:0", "send:tesla:sundial:0/0/1/0:0"}


def test_who_answers_only_what_waits_counts_on_no_standing_offer() -> None:
    world = begun()
    turn = next(one for one in world.pending if one.key == "TURN")
    lines = Search(A, ByStanding(), width=6, positions=2500, only=turn).lines(world, Rng("5" * 64))
    assert {answer.key for line in lines for answer in line.answers} <= {"TURN", "REWARD"}
    assert {line.answers[0].picks[0] for line in lines} == {option.id for option in turn.options}


def test_who_thinks_hastily_does_not_end_a_night_in_which_much_can_be_had() -> None:
    table = night(Sits((2, 0, 1, 1), wk="B16 P07 P16 B01 B02", belt="C5@2"), Sits((0, 0, 0, 0), wk="P02 B03"))
    world = Thought.of(table.play)
    while world.asks(X):
        search = Search(X, ByStanding(), width=1, positions=15, hastily=True)
        best = max(search.lines(world, Rng(1)), key=lambda line: (line.worth, line.answers[0].picks))
        world.take(best.answers[0])
    # P07 brings 1 dream, P16 brings 6, and both boosts of B16 complete C5, which brings 11; 1 was there.
    assert world.state.players[X].goods[DREAMS] == 1 + 1 + 6 + 11


@pytest.mark.parametrize("alone", [True, False])
def test_what_follows_is_thought_of_with_standing_offers_only_by_who_takes_them(
    monkeypatch: pytest.MonkeyPatch, *, alone: bool
) -> None:
    world, asked, take = begun(), set[bool](), Thought.take
    sight = sight_in(world, A, "TURN", "salt")
    assert sight is not None
    replied = list[bool]()

    def noted(world: Thought[State], answer: Answer) -> None:
        asked.add(world.find(answer.seat, answer.key).waits)
        take(world, answer)

    def noting(*given: Any, **how: Any) -> tuple[float, int]:
        asked.clear()
        judged = after_replies(*given, **how)
        replied.append(asked == {True})
        return judged

    monkeypatch.setattr(Thought, "take", noted)
    monkeypatch.setattr("agents.think.after_replies", noting)
    only = world.find(A, "TURN") if alone else None
    weigh(sight, Level(positions=100, worlds=1, width=2, replies=5), ByStanding(), only)
    assert replied
    assert all(replied) is alone


def test_a_standing_offer_can_be_answered_alone() -> None:
    world = begun()
    offers = [one for one in world.pending if one.seat == A and not one.waits]
    assert offers
    for offer in offers:
        lines = Search(A, ByStanding(), width=6, positions=2500, only=offer).lines(world, Rng("5" * 64))
        assert {line.answers[0].key for line in lines} == {offer.key}
