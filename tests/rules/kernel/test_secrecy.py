"""Toys that give a hand away, each in its own way: the test kit must notice, and say where."""

import re
from dataclasses import replace
from typing import Any

import pytest

from rules.kernel.flows import choose, choose_each, option, together
from rules.kernel.game import Game
from rules.kernel.model import Audience, Barred, Decision, Flow, Option, Seat, text
from rules.kernel.play import Play
from rules.kernel.secrecy import Reach, keeps_secrets, walk
from rules.kernel.testkit import Broken, every_table, simulate
from tests.rules.kernel.toys import HIGH_CARD, NIGHT, high_card, night
from tests.rules.kernel.toys.high_card import HighState, HighView
from tests.rules.kernel.toys.night import NightState

ASK = text("ask")
LOW, HIGH = 3, 8
"""Cards from which on something is special."""


def keeps(hand: list[int]) -> list[Any]:
    return [Option(f"keep:{card}", text("keep", card=card), shows=True) for card in sorted(hand)]


def open_deck(state: HighState, _audience: Audience) -> HighView:
    """Shows everybody the top of the deck."""
    return HighView(tuple(state.deck[:1]), (), 0, ())


def prompted(state: HighState) -> Flow[None]:
    """Tells every seat in its question what lies on top of the deck."""
    draw = option("draw", "draw")
    yield from choose(state.turn, "TURN", text("ask", top=state.deck[0]), [draw, *keeps(state.hands[state.turn])])
    yield from high_card.turn(state)


def reasoned(state: HighState) -> Flow[None]:
    """Tells whoever asks why not what lies on top of the deck."""
    barred = [Barred("peek", text("peek"), text("lies-there", top=state.deck[0]))]
    yield from choose(state.turn, "TURN", ASK, [option("draw", "draw"), *keeps(state.hands[state.turn])], barred=barred)
    yield from high_card.turn(state)


def openly_reasoned(state: HighState) -> Flow[None]:
    """Bars in a public question what only the hand of whoever is asked forbids."""
    hand = max(state.hands[state.turn], default=0)
    barred = [Barred("boast", text("boast"), text("too-low"))] if hand < HIGH else []
    yield from choose(state.turn, "TURN", ASK, [option("a", "a"), option("b", "b")], public=True, barred=barred)
    yield from high_card.turn(state)


def hasty(state: HighState) -> Flow[None]:
    """Plays a hand's only card unasked, as if all knew it."""
    hand = state.hands[state.turn]
    picked = yield from choose(state.turn, "PLAY", ASK, keeps(hand), public=True)
    hand.remove(int(picked.split(":")[1]))
    state.won[state.turn] += 1
    hand += state.draw(state.deck)
    state.turn = (state.turn + 1) % len(state.hands)
    state.over = len(state.deck) < 4


def choosy(state: HighState) -> Flow[None]:
    """Asks after every turn whoever holds a high card, and nobody else."""
    seat = state.turn
    yield from high_card.turn(state)
    if max(state.hands[seat], default=0) >= HIGH and not state.over:
        yield from choose(seat, "BOAST", ASK, [option("boast", "boast"), option("pass", "pass", plain=True)])


def choosy_together(state: HighState) -> Flow[None]:
    """Asks all at once, but only those who hold a high card."""
    holders = [seat for seat, hand in enumerate(state.hands) if max(hand, default=0) >= HIGH]
    offers = (option("boast", "boast"), option("pass", "pass", plain=True))
    yield from choose_each(Decision(seat, "BOAST", ASK, offers) for seat in holders)
    yield from high_card.turn(state)


def counting(state: HighState) -> Flow[None]:
    """Answers one more question unasked, unseen by all, where a high card is held: the next question's number tells."""
    seat = state.turn
    yield from high_card.turn(state)
    if max(state.hands[seat], default=0) >= HIGH and not state.over:
        yield from choose(seat, "COUNT", ASK, [option("it", "it")], public=True)


def showing(state: HighState) -> Flow[None]:
    """Lays a low card open at the start of a turn and lets the player before take their choice back all the same."""
    hand = state.hands[state.turn]
    low = [card for card in hand if card < LOW]
    for card in low[:1]:
        hand.remove(card)
        state.won[state.turn] += 1
        state.say("laid", card=card)
    yield from high_card.turn(state)


def unmarked(state: HighState) -> Flow[None]:
    """Keeps a card before everybody's eyes and does not say that it shows something: a computer's can be undone."""
    hand = state.hands[state.turn]
    picked = yield from choose(state.turn, "TURN", ASK, [option(f"keep:{card}", "keep", card=card) for card in hand])
    hand.remove(int(picked.split(":")[1]))
    state.won[state.turn] += int(picked.split(":")[1])
    state.turn = (state.turn + 1) % len(state.hands)
    state.over = not any(state.hands)


def careless(state: NightState) -> Flow[None]:
    """Lets whoever bids last take the bid back, having seen the others'."""
    yield from night.phase(state)
    state.reveals = 0


LEAKS = {
    "open_deck": (replace(HIGH_CARD, view=open_deck), "the view of .* shows a secret"),
    "prompted": (replace(HIGH_CARD, phase=prompted), "what it is told shows a secret"),
    "reasoned": (replace(HIGH_CARD, phase=reasoned), "what it is told shows a secret"),
    "openly_reasoned": (replace(HIGH_CARD, phase=openly_reasoned), "what it is told shows a secret"),
    "hasty": (replace(HIGH_CARD, phase=hasty), "what it is told shows a secret"),
    "choosy": (replace(HIGH_CARD, phase=choosy), "that seat . is asked BOAST shows a secret"),
    "choosy_together": (replace(HIGH_CARD, phase=choosy_together), "(told|is asked BOAST) shows a secret"),
    "counting": (replace(HIGH_CARD, phase=counting), "that seat . is asked COUNT shows a secret"),
    "showing": (replace(HIGH_CARD, phase=showing), "it may take a choice back having seen what came out since"),
    "unmarked": (replace(HIGH_CARD, phase=unmarked), "it may take a choice back having seen what came out since"),
    "careless": (replace(NIGHT, phase=careless), "it may take a choice back having seen what came out since"),
}


def some_games(game: Game[Any, Any], *checks: Any) -> list[Play[Any, Any]]:
    return [
        simulate(game, seats, settings, seed, *checks)
        for seats, settings in every_table(game)
        if seats > 1
        for seed in range(6)
    ]


@pytest.mark.parametrize(("leaky", "told"), LEAKS.values(), ids=LEAKS)
def test_a_leak_is_noticed_and_told_with_seed_and_answers(leaky: Game[Any, Any], told: str) -> None:
    with pytest.raises(Broken) as fault:
        some_games(leaky, keeps_secrets)
    assert re.search(told + r"(.|\n)*seed \d+, \d+ answers", str(fault.value)), fault.value


@pytest.mark.parametrize("game", [HIGH_CARD, NIGHT], ids=["high", "night"])
def test_a_game_that_gives_nothing_away_is_followed_past_most_answers_of_other_seats(game: Game[Any, Any]) -> None:
    reach = Reach()
    for play in some_games(game, keeps_secrets):
        reach = reach.plus(walk(play))
    assert reach.passed > reach.answers / 2 > 0


def hands(state: HighState) -> Flow[None]:
    """All lay a card open at their own pace: what one lays, the others see at once."""

    def lay(seat: Seat) -> Flow[None]:
        for _ in range(2):
            offers = [*keeps(state.hands[seat]), option("wait", "wait")]
            picked = yield from choose(seat, "LAY", ASK, offers)
            if picked != "wait":
                state.hands[seat].remove(int(picked.split(":")[1]))
                state.won[seat] += 1

    yield from together({seat: lay(seat) for seat in range(len(state.hands))})
    state.over = True


def test_a_card_that_another_seat_lays_beside_bars_undo_but_a_choice_that_shows_nothing_does_not() -> None:
    game = replace(HIGH_CARD, phase=hands)
    play = Play.new(game, 1, 2)
    play.answer(0, "LAY", ("wait",))
    play.answer(1, "LAY", ("wait",))
    assert play.can_undo(0)
    play.answer(1, "LAY", (play.decisions(1)[0].options[0].id,))
    assert not play.can_undo(0)
    some_games(game, keeps_secrets)
