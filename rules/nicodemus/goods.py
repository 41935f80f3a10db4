"""Pieces on the move: gains, payments, thefts. Every piece is in the reserve, a stock or on a machine (RU-10)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from rules.kernel.amounts import amount, amounts
from rules.kernel.model import Option, Seat, Text, text, who
from rules.nicodemus.components import CHARCOALIUM, GOODS
from rules.nicodemus.state import State, other


class Gain(NamedTuple):
    """Where the units of a gain come from (RU-11); what is lost comes from nowhere."""

    reserve: int
    opponent: int
    lost: int


def foresee(s: State, seat: Seat, good: str, number: int) -> Gain:
    """Return how a gain would be served: the reserve first, then the opponent, the rest is lost (RU-11)."""
    from_reserve = min(number, s.reserve[good])
    from_opponent = min(number - from_reserve, s.players[other(seat)].goods[good])
    return Gain(from_reserve, from_opponent, number - from_reserve - from_opponent)


def shortage(s: State, seat: Seat, good: str, number: int) -> Text | None:
    """Return who gives how much if the reserve cannot serve a gain alone."""
    reserve, opponent, lost = foresee(s, seat, good, number)
    if reserve == number:
        return None
    return text("hint-short", reserve=reserve, number=opponent, opponent=who(other(seat)), lost=lost)


def outcome(s: State, seat: Seat, units: Mapping[str, int]) -> Text:
    """Return what a player has of those goods after gaining them, or who gives them where the reserve cannot."""
    lost = {good: foresee(s, seat, good, number).lost for good, number in units.items()}
    told = sorted(units, key=lambda good: -lost[good])
    short = next(filter(None, (shortage(s, seat, good, units[good]) for good in told)), None)
    own = s.players[seat].goods
    return short or then(tuple([(good, own[good] + number) for good, number in units.items()]))


@lru_cache(maxsize=4_096)
def then(goods: tuple[tuple[str, int], ...]) -> Text:
    """Return that a player then has so many of each kind."""
    return text("hint-then", goods=[amount(good, number) for good, number in goods])


def icon_of(units: Mapping[str, int]) -> str:
    """Return the key of the icon for goods: one for each kind, or one for a pair such as wood+copper."""
    return "+".join([good for good in GOODS if units.get(good)])


def gain_option(s: State, seat: Seat, id_: str, words: Text, units: Mapping[str, int], charcoalium: int = 0) -> Option:
    """Return an option to gain goods, saying what one has then, or who gives them; it warns if some are lost.

    The charcoalium comes with whatever is chosen.
    """
    if s.silent:
        return Option(id_, words, icon=icon_of(units))
    all_ = {CHARCOALIUM: charcoalium, **units} if charcoalium else units
    lost = any(foresee(s, seat, good, number).lost for good, number in all_.items())
    return Option(id_, words, outcome(s, seat, all_), icon=icon_of(units), warns=lost)


def gain(s: State, seat: Seat, wanted: Mapping[str, int]) -> None:
    """Give goods to a player and tell where they came from."""
    got: dict[str, int] = {}
    taken: dict[str, int] = {}
    lost: dict[str, int] = {}
    for good in GOODS:
        if number := wanted.get(good, 0):
            got[good], taken[good], lost[good] = _gain_kind(s, seat, good, number)
    if not s.silent:
        _tell_gain(s, seat, got, taken, lost)


def _tell_gain(s: State, seat: Seat, got: Mapping[str, int], taken: Mapping[str, int], lost: Mapping[str, int]) -> None:
    s.say("log-gain", who=who(seat), goods=amounts(got))
    if any(taken.values()):
        s.say("log-gain-taken", who=who(seat), goods=amounts(taken), opponent=who(other(seat)))
    if any(lost.values()):
        s.say("log-gain-lost", goods=amounts(lost))


def _gain_kind(s: State, seat: Seat, good: str, number: int) -> tuple[int, int, int]:
    reserve, opponent, lost = foresee(s, seat, good, number)
    s.reserve[good] -= reserve
    s.players[other(seat)].goods[good] -= opponent
    s.players[seat].goods[good] += reserve + opponent
    return reserve + opponent, opponent, lost


def give_back(s: State, seat: Seat, goods: Mapping[str, int]) -> None:
    """Return goods from a player's stock to the reserve."""
    stock = s.players[seat].goods
    for good, number in goods.items():
        stock[good] -= number
        s.reserve[good] += number


def take(s: State, thief: Seat, good: str) -> bool:
    """Take one unit from the opponent's stock, never from the reserve (RU-12); say whether there was one."""
    victim = s.players[other(thief)].goods
    if not victim[good]:
        return False
    victim[good] -= 1
    s.players[thief].goods[good] += 1
    return True
