"""The pictures of Transmissions: the table and every board for everybody, and for each player what is their own."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from render.kit.canvas import Canvas
from render.kit.picture import Drawing, Further, GamePictures, drawing, one_each
from render.transmissions import board, decision, hand, players
from render.transmissions.alt import board_alt, harvey_alt, harveys_pipes_alt, pipes_alt, players_alt, table_alt
from render.transmissions.alt_hand import hand_alt
from render.transmissions.guide import GUIDE
from render.transmissions.icons import COLOURS
from render.transmissions.labels import labels
from render.transmissions.legend import LEGEND
from render.transmissions.pictograms import ICONS
from render.transmissions.table import canvas as table_canvas
from render.transmissions.theme import THEME
from rules.kernel.model import Seat
from rules.kernel.words import Words
from rules.transmissions.view import View

__all__ = ["PICTURES"]

Draws: TypeAlias = Callable[..., Canvas]
Tells: TypeAlias = Callable[..., str]


def _shown(view: View, words: Words, names: Sequence[str], *, name: str, draw: Draws, tell: Tells) -> Drawing:
    return drawing(f"transmissions-{name}", draw(view, words, names), tell(view, words, names))


def _of_seat(
    view: View, words: Words, names: Sequence[str], *, name: str, draw: Draws, tell: Tells, seat: Seat
) -> Drawing:
    sheet, told = draw(view, words, names, seat), tell(view, words, names, seat)
    return drawing(f"transmissions-{name}-{seat + 1}", sheet, told)


_table = partial(_shown, name="table", draw=table_canvas, tell=table_alt)
_private = partial(_shown, name="hand", draw=hand.canvas, tell=hand_alt)
_players = partial(_shown, name="players", draw=players.canvas, tell=players_alt)
_board = partial(_of_seat, name="board", draw=board.canvas, tell=board_alt)
_pipes = partial(_of_seat, name="pipes", draw=board.pipes_canvas, tell=pipes_alt)
_harvey = partial(_shown, name="board-harvey", draw=board.harvey_canvas, tell=harvey_alt)
_harveys_pipes = partial(_shown, name="pipes-harvey", draw=board.harveys_pipes_canvas, tell=harveys_pipes_alt)


def _more(view: View) -> tuple[Further, ...]:
    """Offer all sides at a glance, the board and the pipes of every player, and Harvey's."""
    seats = [player.seat for player in view.players]
    boards = one_each("board", "pic-transmissions-show-board", _board, seats)
    networks = one_each("pipes", "pic-transmissions-show-pipes", _pipes, seats)
    made = (Further("players", "pic-transmissions-show-players", _players), *boards, *networks)
    if view.harvey is None:
        return made
    his = Further("board-harvey", "pic-transmissions-show-harvey", _harvey)
    return (*made, his, Further("pipes-harvey", "pic-transmissions-show-harveys-pipes", _harveys_pipes))


PICTURES = GamePictures(
    table=_table,
    private=_private,
    more=_more,
    colours=COLOURS,
    labels=labels,
    decision=decision.draw,
    icons=ICONS,
    theme=THEME,
    legend=LEGEND,
    guide=GUIDE,
)
