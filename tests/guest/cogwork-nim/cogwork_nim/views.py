"""Builds the view of a game for one audience, field by field."""

from cogwork_nim.state import State
from cogwork_nim.view import Player, View
from rules.kernel.model import Audience


def view(s: State, audience: Audience) -> View:
    """Return what that audience sees."""
    return View(
        audience=audience,
        turn=s.turn if s.laid else None,
        last_wins=s.last_wins,
        stones=s.stones,
        deck=len(s.deck),
        played=tuple(s.played),
        players=tuple(
            Player(seat, len(hand), taken) for seat, (hand, taken) in enumerate(zip(s.hands, s.taken, strict=True))
        ),
        last=s.last,
        hand=() if audience is None else tuple(sorted(s.hands[audience])),
    )
