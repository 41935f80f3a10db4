"""What an audience cannot know, dealt anew: piles below the top, face-down cards, Monitor Screens of others (5)."""

from typing import TypeVar

from rules.kernel.model import Audience
from rules.kernel.piles import take
from rules.kernel.rng import Rng
from rules.mech_a_dream.state import State

T = TypeVar("T")


def deal_anew(s: State, audience: Audience, rng: Rng) -> None:
    """Deal anew everything that audience cannot know."""
    for pile, tiles in s.piles.items():
        s.piles[pile] = tiles[:1] + _shuffled(tiles[1:], rng)
    _deal_deliveries(s, rng)
    _deal_robots(s, audience, rng)
    s.spare_specialists = _shuffled(s.spare_specialists, rng)


def _deal_deliveries(s: State, rng: Rng) -> None:
    unknown = _shuffled([*s.deliveries, *s.removed], rng)
    number = len(s.deliveries)
    s.deliveries, s.removed = unknown[:number], unknown[number:]


def _deal_robots(s: State, audience: Audience, rng: Rng) -> None:
    """What strangers hold or have put back, and what was never dealt, is all the same to an audience."""
    strangers = [player for seat, player in enumerate(s.players) if seat != audience]
    unknown = list(s.spare_robots)
    for player in strangers:
        unknown += [*player.dealt, *player.refused]
    rng.reshuffle(unknown)
    for player in strangers:
        player.dealt = take(unknown, len(player.dealt))
        player.refused = take(unknown, len(player.refused))
    s.spare_robots = unknown


def _shuffled(items: list[T], rng: Rng) -> list[T]:
    copy = list(items)
    rng.reshuffle(copy)
    return copy
