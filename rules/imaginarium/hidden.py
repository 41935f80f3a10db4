"""What an audience cannot know, dealt anew: secret projects, the order of the piles, stocks (section 7).

No view shows what lies behind another's screen. But a workshop says with what its owner began, and every gain and
every payment since was said to all: a seat that has followed knows every stock to the piece, points too. Whoever only
watches may have come a moment ago and knows none.
"""

from rules.imaginarium.components import CHARCOAL, FIGURES, GOODS
from rules.imaginarium.state import Player, State
from rules.kernel.model import Audience
from rules.kernel.rng import Rng

CHARCOAL_AT_MOST = 16
RESOURCES_AT_MOST = 8


def deal_anew(s: State, audience: Audience, rng: Rng) -> None:
    """Deal anew everything that audience cannot know."""
    strangers = [player for seat, player in enumerate(s.players) if seat != audience]
    for pile in (s.stack, s.assistants):
        rng.reshuffle(pile)
    _deal_projects(s, strangers, rng)
    if audience is None and not s.over:
        for player in strangers:
            _deal_stock(player, rng)


def _deal_projects(s: State, strangers: list[Player], rng: Rng) -> None:
    """Mix the unused projects with the secret ones of strangers and those that left unseen."""
    pool = list(s.unused)
    for player in strangers:
        pool += player.secret + player.unseen
    rng.reshuffle(pool)
    for player in strangers:
        player.secret = [pool.pop() for _ in player.secret]
        player.unseen = [pool.pop() for _ in player.unseen]
    s.unused = pool


def _deal_stock(player: Player, rng: Rng) -> None:
    """Put some goods behind a screen, and points short of the end that nobody can have noticed."""
    player.goods = {good: rng.below(CHARCOAL_AT_MOST if good == CHARCOAL else RESOURCES_AT_MOST) for good in GOODS}
    player.points = dict.fromkeys(player.points, 0) | {"trade": rng.below(FIGURES.winning_points.value)}
