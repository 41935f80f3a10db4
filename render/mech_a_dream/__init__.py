"""The pictures of Mech A Dream: the table and every workshop for everybody, and what is the viewer's own."""

from collections.abc import Sequence

from render.kit.picture import Drawing, Further, GamePictures, drawing, one_each
from render.mech_a_dream.alt import own_alt, table_alt, workshop_alt
from render.mech_a_dream.decision import decision
from render.mech_a_dream.guide import GUIDE
from render.mech_a_dream.icons import COLOURS
from render.mech_a_dream.labels import labels
from render.mech_a_dream.legend import LEGEND
from render.mech_a_dream.named import ICONS
from render.mech_a_dream.own import own
from render.mech_a_dream.sky import THEME
from render.mech_a_dream.table import canvas as table_canvas
from render.mech_a_dream.table import table
from render.mech_a_dream.workshop import workshop
from rules.kernel.model import Seat
from rules.kernel.words import Words
from rules.mech_a_dream.view import View

__all__ = ["PICTURES", "decision", "own", "own_alt", "table", "table_alt", "workshop", "workshop_alt"]


def _table(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return drawing("mech-table", table_canvas(view, words, names), table_alt(view, words, names))


def _private(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return Drawing("mech-own", own(view, words), own_alt(view, words, names))


def _workshop(view: View, words: Words, names: Sequence[str], *, seat: Seat) -> Drawing:
    told = workshop_alt(view, words, names, seat)
    return Drawing(f"mech-workshop-{seat + 1}", workshop(view, words, names, seat), told)


def _more(view: View) -> tuple[Further, ...]:
    """Offer a workshop for every player."""
    return one_each("workshop", "pic-mech-show-workshop", _workshop, (player.seat for player in view.players))


PICTURES = GamePictures(
    table=_table,
    private=_private,
    more=_more,
    colours=COLOURS,
    labels=labels,
    decision=decision,
    icons=ICONS,
    theme=THEME,
    legend=LEGEND,
    guide=GUIDE,
)
