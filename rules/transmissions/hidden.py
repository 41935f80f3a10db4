"""What an audience cannot know, dealt anew: stacks, hands, decks, starting ideas, forest cards (section 10)."""

from collections.abc import Iterator
from typing import TypeVar

from rules.kernel.model import Audience
from rules.kernel.rng import Rng
from rules.transmissions.state import Player, State

T = TypeVar("T")


def deal_anew(s: State, audience: Audience, rng: Rng) -> None:
    """Deal anew everything that audience cannot know."""
    rng.reshuffle(s.item_stack)
    rng.reshuffle(s.idea_stack)
    _deal_pipes(s, rng)
    _deal_forest(s, audience, rng)
    _deal_starting_ideas(s, audience, rng)
    for seat, player in enumerate(s.players):
        _deal_cards(player, seat == audience, rng)
    if s.harvey is not None:
        rng.reshuffle(s.harvey.deck)


def _dealer(items: list[T], rng: Rng) -> Iterator[T]:
    rng.reshuffle(items)
    return iter(items)


def _deal_pipes(s: State, rng: Rng) -> None:
    """Everything but the top pipes is unknown, what left the game in the set-up included."""
    beneath = [pipe for stack in s.pipe_stacks for pipe in stack[1:]]
    unknown = _dealer([*beneath, *s.spare_pipes], rng)
    s.pipe_stacks = [[*stack[:1], *(next(unknown) for _ in stack[1:])] for stack in s.pipe_stacks]
    s.spare_pipes = list(unknown)


def _deal_forest(s: State, audience: Audience, rng: Rng) -> None:
    """Who looks at cards knows them; others know only those that came from the discard pile."""
    veiled = set() if audience == s.turn else set(s.veiled)
    unknown = _dealer([*s.forest_draw, *(card for card in s.looking if card in veiled)], rng)
    places = [place for place, card in enumerate(s.looking) if card in veiled]
    for place in places:
        s.looking[place] = next(unknown)
    if places:
        s.veiled = [s.looking[place] for place in places]
    s.forest_draw = list(unknown)


def _deal_starting_ideas(s: State, audience: Audience, rng: Rng) -> None:
    """Starting ideas are secret until they are placed."""
    strangers = [player for seat, player in enumerate(s.players) if seat != audience]
    unknown = _dealer([*s.spare_ideas, *(idea for player in strangers for idea in player.dealt)], rng)
    for player in strangers:
        player.dealt = [next(unknown) for _ in player.dealt]
    s.spare_ideas = list(unknown)


def _deal_cards(player: Player, is_own: bool, rng: Rng) -> None:
    """Cards played go under the deck before everybody's eyes; those above them are unknown, and others' hands."""
    played = min(player.played, len(player.deck))
    above = len(player.deck) - played
    unknown = player.deck[:above] if is_own else [*player.hand, *player.deck[:above]]
    cards = _dealer(unknown, rng)
    if not is_own:
        player.hand = sorted(next(cards) for _ in player.hand)
    player.deck = [*cards, *player.deck[above:]]
