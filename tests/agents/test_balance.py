"""What equal players' games tell of a game: who wins, and what nobody or everybody chooses."""

import pytest

from agents.balance import OFTEN, Account, account, told


@pytest.mark.parametrize(("key", "starts"), [("nicodemus", 0), ("legendary_inventors", 2)])
def test_every_game_is_won_once_by_a_seat_and_once_by_a_start(key: str, starts: int) -> None:
    found = account(key, 2, 3, 4, "random", {})
    seats = [name for name in found.played if name.startswith("seat")]
    others = [name for name in found.played if name not in seats]
    assert sum(found.won[name] for name in seats) == pytest.approx(3)
    assert sum(found.played[name] for name in seats) == 6
    assert (len(others) >= 2) is bool(starts)
    assert sum(found.won[name] for name in others) == pytest.approx(3 if starts else 0)
    assert all(found.taken[choice] <= number for choice, number in found.offered.items())


def test_whoever_loses_alone_has_won_nothing() -> None:
    found = account("transmissions", 1, 1, 4, "random", {})
    assert (found.played, found.won) == ({"seat 1": 1}, {"seat 1": 0})


def test_what_is_never_and_always_taken_is_told_where_it_was_offered_often() -> None:
    found = Account()
    for option, offered, taken in (("a", OFTEN, 0), ("b", OFTEN, OFTEN), ("c", OFTEN, 5), ("d", OFTEN - 1, 0)):
        found.offered["ask", option] = offered
        found.taken["ask", option] = taken
    assert [*told(found)] == [f"never taken: ask, a: 0 of {OFTEN}", f"always taken: ask, b: {OFTEN} of {OFTEN}"]
