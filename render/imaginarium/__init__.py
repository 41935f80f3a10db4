"""The pictures of Imaginarium: the table and every workshop for everybody, and what lies behind one's own screen."""

from collections.abc import Sequence

from render.imaginarium.alt import screen_alt, table_alt, workshop_alt
from render.imaginarium.icons import TINTS
from render.imaginarium.labels import labels
from render.imaginarium.screen import screen
from render.imaginarium.table import canvas as table_canvas
from render.imaginarium.table import table
from render.imaginarium.workshop import workshop
from render.kit.picture import Drawing, Further, GamePictures, drawing, one_each
from rules.imaginarium.view import View
from rules.kernel.model import Seat
from rules.kernel.words import Words

__all__ = ["PICTURES", "screen", "screen_alt", "table", "table_alt", "workshop", "workshop_alt"]


def _table(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return drawing("imaginarium-table", table_canvas(view, words, names), table_alt(view, words, names))


def _private(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return Drawing("imaginarium-screen", screen(view, words, names), screen_alt(view, words, names))


def _workshop(view: View, words: Words, names: Sequence[str], *, seat: Seat) -> Drawing:
    told = workshop_alt(view, words, names, seat)
    return Drawing(f"imaginarium-workshop-{seat + 1}", workshop(view, words, names, seat), told)


def _more(view: View) -> tuple[Further, ...]:
    """Offer a workshop for every player."""
    return one_each("workshop", "pic-imaginarium-show-workshop", _workshop, (player.seat for player in view.players))


PICTURES = GamePictures(table=_table, private=_private, more=_more, colours=tuple(TINTS.values()), labels=labels)
