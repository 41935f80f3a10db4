"""The pictures of Imaginarium: the table and every workshop for everybody, and what lies behind one's own screen."""

from collections.abc import Sequence

from render.imaginarium.alt import players_alt, screen_alt, table_alt, workshop_alt
from render.imaginarium.decision import decision
from render.imaginarium.guide import GUIDE
from render.imaginarium.icons import TINTS
from render.imaginarium.labels import labels
from render.imaginarium.legend import LEGEND
from render.imaginarium.players import canvas as players_canvas
from render.imaginarium.players import players
from render.imaginarium.screen import screen
from render.imaginarium.symbols import ICONS
from render.imaginarium.table import canvas as table_canvas
from render.imaginarium.table import table
from render.imaginarium.theme import THEME
from render.imaginarium.workshop import workshop
from render.kit.picture import Drawing, Further, GamePictures, drawing, one_each
from rules.imaginarium.view import View
from rules.kernel.model import Seat
from rules.kernel.words import Words

__all__ = [
    "PICTURES",
    "players",
    "players_alt",
    "screen",
    "screen_alt",
    "table",
    "table_alt",
    "workshop",
    "workshop_alt",
]


def _board(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return drawing("imaginarium-table", table_canvas(view, words, names), table_alt(view, words, names))


def _players(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return drawing("imaginarium-players", players_canvas(view, words, names), players_alt(view, words, names))


def _table(view: View, words: Words, names: Sequence[str]) -> Drawing:
    """Draw the belt and all around it; at the end what everybody has, which then comes to light."""
    return (_players if view.over else _board)(view, words, names)


def _private(view: View, words: Words, names: Sequence[str]) -> Drawing:
    if view.over:  # prices say nothing any more
        return _table(view, words, names)
    return Drawing("imaginarium-screen", screen(view, words, names), screen_alt(view, words, names))


def _workshop(view: View, words: Words, names: Sequence[str], *, seat: Seat) -> Drawing:
    told = workshop_alt(view, words, names, seat)
    return Drawing(f"imaginarium-workshop-{seat + 1}", workshop(view, words, names, seat), told)


def _more(view: View) -> tuple[Further, ...]:
    """Offer all players, or the belt when they are the table's picture already, and a workshop for each."""
    if view.over:
        first = Further("board", "pic-imaginarium-show-board", _board)
    else:
        first = Further("players", "pic-imaginarium-show-players", _players)
    seats = (player.seat for player in view.players)
    return first, *one_each("workshop", "pic-imaginarium-show-workshop", _workshop, seats)


PICTURES = GamePictures(
    table=_table,
    private=_private,
    more=_more,
    colours=(*TINTS.values(), THEME.ground, THEME.panel, THEME.slot),
    labels=labels,
    decision=decision,
    icons=ICONS,
    theme=THEME,
    legend=LEGEND,
    guide=GUIDE,
)
