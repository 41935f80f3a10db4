"""What a decision bars: never what it offers, and never of any weight for what can be answered or was."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as changed

from rules.kernel.flows import choose, option, sift, together
from rules.kernel.game import Game
from rules.kernel.model import Barred, Flow, Seat, text
from rules.kernel.offers import offer_hash
from rules.kernel.perft import perft
from rules.kernel.play import Play
from rules.kernel.record import random_game
from rules.kernel.testkit import Broken, asks_well, simulate
from tests.rules.kernel.toys import HIGH_CARD, high_card
from tests.rules.kernel.toys.high_card import HighState

ASK = text("ask")
DRAW = option("draw", "draw")


def bars(*ids: str) -> Game[Any, Any]:
    """Return high card with something barred beside its ordinary question."""

    def turn(state: HighState) -> Flow[None]:
        asked = high_card.turn(state)
        try:
            (decision,) = next(asked)
            barred = tuple(Barred(id_, text(id_), text("too-late", cards=len(state.deck))) for id_ in ids)
            asked.send((yield (changed(decision, barred=barred),)))
        except StopIteration:
            pass

    return replace(HIGH_CARD, phase=turn)


@pytest.mark.parametrize(
    ("ids", "told"), [(("peek", "draw"), "both offers and bars {'draw'}"), (("peek", "peek"), r"bars .* twice")]
)
def test_a_game_that_bars_what_it_offers_or_something_twice_is_found_out(ids: tuple[str, ...], told: str) -> None:
    simulate(bars("peek"), 2, {"cards": "12"}, 1, asks_well)
    with pytest.raises(Broken, match=told):
        simulate(bars(*ids), 2, {"cards": "12"}, 1, asks_well)


def test_what_is_barred_changes_no_record_no_count_and_no_saved_game() -> None:
    game = bars("peek", "steal")
    assert random_game(game, 2, {}, 5)["answers"] == random_game(HIGH_CARD, 2, {}, 5)["answers"]
    before, now = Play.new(HIGH_CARD, 1, 2), Play.new(game, 1, 2)
    assert perft(before, 4) == perft(now, 4)
    before.answer(0, "TURN", ("draw",))
    later = Play.resume(game, *before.saved())
    assert [one.id for decision in later.pending for one in decision.barred] == ["peek", "steal"]
    assert [offer_hash(one) for one in later.pending] == [offer_hash(one) for one in before.pending]


def test_a_question_that_stays_open_keeps_its_number_where_only_a_reason_changes() -> None:
    def work(state: HighState, seat: Seat) -> Flow[None]:
        for _ in range(2):
            yield from choose(seat, "WORK", ASK, [DRAW])
            state.won[seat] += 1

    def phase(state: HighState) -> Flow[None]:
        def told(flow: Flow[Any]) -> Flow[None]:
            try:
                asked = next(flow)
                while True:
                    reasons = (Barred("rest", text("rest"), text("too-busy", done=sum(state.won))),)
                    answer = yield tuple(changed(one, barred=reasons) for one in asked)
                    asked = flow.send(answer)
            except StopIteration:
                pass

        yield from told(together({seat: work(state, seat) for seat in range(2)}))
        state.over = True

    play = Play.new(replace(HIGH_CARD, phase=phase), 1, 2)
    before = play.decisions(1)[0].barred
    play.answer(0, "WORK", ("draw",))
    assert play.decisions(1)[0].barred != before
    assert play.asked_at == {(0, "WORK"): 1, (1, "WORK"): 0}


def test_candidates_are_parted_in_their_order() -> None:
    peek, steal = (Barred(id_, text(id_), text("no")) for id_ in ("peek", "steal"))
    assert sift([peek, DRAW, steal]) == ([DRAW], [peek, steal])
