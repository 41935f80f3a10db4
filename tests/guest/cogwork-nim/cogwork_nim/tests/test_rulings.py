"""One test for each ruling of Blind Nim."""

from cogwork_nim import GAME
from rules.kernel.play import Play
from rules.kernel.rng import Rng


def opened(**settings: str) -> Play:  # type: ignore[type-arg]
    """Return a game of two after both have laid their lowest card."""
    play = Play.new(GAME, 7, 2, settings)
    for seat in (0, 1):
        play.answer(seat, "LAY", (f"lay:{min(play.state.hands[seat])}",))
    return play


def ended(**settings: str) -> Play:  # type: ignore[type-arg]
    play, rng = opened(**settings), Rng(1)
    while not play.over:
        (decision,) = play.pending
        play.answer(decision.seat, "TURN", (decision.options[rng.below(len(decision.options))].id,))
    return play


def test_the_heap_grows_by_what_everybody_laid() -> None:
    play = opened()
    assert play.state.stones == 8 + sum(play.state.played)


def test_a_card_takes_as_many_stones_as_it_says_and_another_is_drawn() -> None:
    play = opened()
    (decision,) = play.pending
    card = int(decision.options[-1].id.removeprefix("take:"))
    before = play.state.stones
    play.answer(decision.seat, "TURN", (decision.options[-1].id,))
    assert (play.state.stones, play.state.taken[decision.seat]) == (before - card, card)
    assert [len(hand) for hand in play.state.hands] == [3, 3]


def test_whoever_takes_the_last_stone_wins_or_loses_as_was_agreed() -> None:
    for agreed, rank in (("wins", 1), ("loses", 2)):
        play = ended(last=agreed)
        assert play.state.stones == 0
        assert GAME.standing(play.state)[play.state.last].rank == rank
