"""The pictures of Transmissions: the table and every board for everybody, and for each player the own hand."""

from collections.abc import Sequence

from render.kit.picture import Drawing, Further, GamePictures, drawing, one_each
from render.transmissions.alt import board_alt, harvey_alt, table_alt
from render.transmissions.alt_hand import hand_alt
from render.transmissions.board import board, harvey
from render.transmissions.hand import hand
from render.transmissions.icons import COLOURS
from render.transmissions.labels import labels
from render.transmissions.table import canvas as table_canvas
from render.transmissions.table import table
from rules.kernel.model import Seat
from rules.kernel.words import Words
from rules.transmissions.view import View

__all__ = ["PICTURES", "board", "board_alt", "hand", "hand_alt", "harvey", "harvey_alt", "table", "table_alt"]


def _table(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return drawing("transmissions-table", table_canvas(view, words, names), table_alt(view, words, names))


def _private(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return Drawing("transmissions-hand", hand(view, words, names), hand_alt(view, words, names))


def _board(view: View, words: Words, names: Sequence[str], *, seat: Seat) -> Drawing:
    told = board_alt(view, words, names, seat)
    return Drawing(f"transmissions-board-{seat + 1}", board(view, words, names, seat), told)


def _harvey(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return Drawing("transmissions-board-harvey", harvey(view, words, names), harvey_alt(view, words, names))


def _more(view: View) -> tuple[Further, ...]:
    """Offer the board of every player, and Harvey's."""
    boards = one_each("board", "pic-transmissions-show-board", _board, (player.seat for player in view.players))
    if view.harvey is None:
        return boards
    return (*boards, Further("board-harvey", "pic-transmissions-show-harvey", _harvey))


PICTURES = GamePictures(table=_table, private=_private, more=_more, colours=COLOURS, labels=labels)
