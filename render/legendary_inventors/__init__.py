"""The pictures of Legendary Inventors: the table, each team, and what one decides from."""

from collections.abc import Sequence

from PIL import Image

from render.kit.picture import Drawing, Further, GamePictures, drawing, one_each
from render.legendary_inventors.alt import own_alt, table_alt, team_alt
from render.legendary_inventors.decision import decision
from render.legendary_inventors.guide import GUIDE
from render.legendary_inventors.icons import ICONS
from render.legendary_inventors.labels import labels
from render.legendary_inventors.legend import LEGEND
from render.legendary_inventors.look import COLOURS, THEME
from render.legendary_inventors.own import canvas as team_canvas
from render.legendary_inventors.own import own
from render.legendary_inventors.signs import TEAMS, TINTS, piece
from render.legendary_inventors.table import canvas as table_canvas
from render.legendary_inventors.table import table
from rules.kernel.model import Seat
from rules.kernel.words import Words
from rules.legendary_inventors.view import View

__all__ = ["PICTURES", "own", "own_alt", "table", "table_alt"]


def _table(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return drawing("inventors-table", table_canvas(view, words, names), table_alt(view, words, names))


def _private(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return Drawing("inventors-team", own(view, words, names), own_alt(view, words, names))


def _team(view: View, words: Words, names: Sequence[str], seat: Seat) -> Drawing:
    sheet = team_canvas(view, words, names, seat)
    return drawing(f"inventors-team-{seat + 1}", sheet, team_alt(view, words, names, seat))


def _piece(view: View, seat: Seat, size: int) -> Image.Image:
    return piece(view.players[seat].team, seat, size)


def _more(view: View) -> tuple[Further, ...]:
    led = [player.seat for player in view.players if player.team]
    return one_each("team", "pic-inventors-team", _team, led)


PICTURES = GamePictures(
    table=_table,
    private=_private,
    more=_more,
    colours=(*(colour for _, colour in TEAMS.values()), *TINTS, *COLOURS),
    labels=labels,
    decision=decision,
    icons=ICONS,
    theme=THEME,
    piece=_piece,
    legend=LEGEND,
    guide=GUIDE,
)
