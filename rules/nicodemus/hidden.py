"""What an audience cannot know, dealt anew: deck, hands, secret discards and tiles (section 3)."""

from collections.abc import Sequence

from rules.kernel.model import Audience
from rules.kernel.piles import take
from rules.kernel.rng import Rng
from rules.nicodemus.state import Player, State


def deal_anew(s: State, audience: Audience, rng: Rng) -> None:
    """Deal anew everything that audience cannot know."""
    strangers = [player for seat, player in enumerate(s.players) if seat != audience]
    _deal_cards(s, strangers, audience is None, rng)
    _deal_tiles(s, strangers, audience != s.turn, rng)


def _deal_cards(s: State, strangers: Sequence[Player], is_spectator: bool, rng: Rng) -> None:
    fixed = [0 if is_spectator else len(player.known) + len(player.traced) for player in strangers]
    unknown = list(s.deck)
    for player, kept in zip(strangers, fixed, strict=True):
        unknown += _unknown(player, bool(kept))
    rng.reshuffle(unknown)
    for player in strangers:
        _deal_player(player, unknown, is_spectator, rng)
    s.deck = unknown


def _unknown(player: Player, has_traces: bool) -> list[int]:
    """Return the secret cards of a player, without those the opponent knows of."""
    secret = [*player.hand, *player.discarded]
    for machine in (*player.known, *player.traced) if has_traces else ():
        secret.remove(machine)
    return secret


def _deal_player(player: Player, unknown: list[int], is_spectator: bool, rng: Rng) -> None:
    """Fill hand and secret discards; what the opponent traced may lie in either, what it knows lies in the hand."""
    known, traced = len(player.known), len(player.traced)
    if is_spectator:
        player.known, player.traced = take(unknown, known), take(unknown, traced)
    hand, discarded = len(player.hand), len(player.discarded)
    loose = player.traced + take(unknown, hand + discarded - known - traced)
    rng.reshuffle(loose)
    player.hand = player.known + loose[: hand - known]
    player.discarded = loose[hand - known :]


def _deal_tiles(s: State, strangers: Sequence[Player], is_draw_hidden: bool, rng: Rng) -> None:
    drawn = len(s.drawn) if is_draw_hidden else 0
    unknown = [*s.pile, *s.drawn[:drawn]]
    for player in strangers:
        unknown += player.refused
    rng.reshuffle(unknown)
    s.drawn[:drawn] = take(unknown, drawn)
    for player in strangers:
        player.refused = take(unknown, len(player.refused))
    s.pile = unknown
