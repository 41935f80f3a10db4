"""Tic-tac-toe on our kernel, the whole contract of a game kept; the smallest game that can be compared with others."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from rules.kernel.flows import choose, option
from rules.kernel.game import Game, GameInfo, Settings
from rules.kernel.model import Audience, Flow, Score, Standing, State, text
from rules.kernel.play import Play
from rules.kernel.rng import Rng, Seed

EMPTY = -1
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
CELLS = tuple(option(str(cell), "cell", number=cell) for cell in range(9))
PROMPT = text("mark")


class Board(State, kw_only=True):
    """Who marked each cell, whose turn it is, and who won (-1: nobody)."""

    cells: list[int]
    turn: int = 0
    winner: int = EMPTY


class View(Struct, frozen=True):
    """There is nothing to hide."""

    cells: tuple[int, ...]
    turn: int


def setup(seed: Seed, _seats: int, _settings: Settings) -> Board:
    return Board(rng=Rng(seed), cells=[EMPTY] * 9)


def arrangement(state: Board) -> dict[str, object]:
    return {"cells": state.cells}


def move(state: Board) -> Flow[None]:
    cells, seat = state.cells, state.turn
    free = [CELLS[cell] for cell in range(9) if cells[cell] == EMPTY]
    cells[int((yield from choose(seat, "MARK", PROMPT, free)))] = seat
    if any(cells[a] == cells[b] == cells[c] == seat for a, b, c in LINES):
        state.winner, state.over = seat, True
    elif EMPTY not in cells:
        state.over = True
    state.turn = 1 - seat


def view(state: Board, _audience: Audience) -> View:
    return View(tuple(state.cells), state.turn)


def standing(state: Board) -> Standing:
    return tuple(Score(int(state.winner == seat), 1 + (state.winner == 1 - seat), seat=seat) for seat in (0, 1))


def faults(state: Board) -> list[str]:
    marks = [state.cells.count(seat) for seat in (0, 1)]
    return [] if marks[0] - marks[1] in {0, 1} else ["the seats did not take turns"]


def deal_anew(_state: Board, _audience: Audience, _rng: Rng) -> None:
    """There is nothing to deal."""


GAME = Game(
    info=GameInfo("tictactoe", "Tic-tac-toe", (2,), 1, 1),
    state_type=Board,
    initial_state=setup,
    arrangement=arrangement,
    phase=move,
    view=view,
    standing=standing,
    faults=faults,
    deal_anew=deal_anew,
)


def play_one(pick: Callable[[Sequence[str]], str]) -> int:
    """Play a game on the kernel and return its number of moves; the last free cell is marked without asking."""
    play = Play.new(GAME, 1, 2)
    while not play.over:
        decision = play.pending[0]
        play.answer(decision.seat, decision.key, (pick([cell.id for cell in decision.options]),))
    return play.count
