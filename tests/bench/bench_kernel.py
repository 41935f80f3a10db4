"""The kernel against OpenSpiel on the same game: tic-tac-toe by random moves, in moves a second of one core."""

from importlib import import_module
from random import Random
from typing import Any

from tests.bench import tictactoe
from tests.bench.report import Report, Verdict
from tests.bench.timing import Work, rates

SECONDS = 18.0
OURS, PYTHON, NATIVE = "our kernel, Python", "OpenSpiel, Python game", "OpenSpiel, C++ game"
HEAD = ("tic-tac-toe", "moves/s", "ours is")
AT_LEAST = 2.0


def run(seconds: float = SECONDS) -> Report:
    """Measure all three, or ours alone where OpenSpiel is not installed."""
    title = "Kernel: random games of tic-tac-toe"
    try:
        spiel: Any = import_module("pyspiel")
        import_module("open_spiel.python.games.tic_tac_toe")
    except ImportError:
        alone = rates({OURS: _ours()}, seconds)[OURS]
        missing = Verdict("no comparison", "OpenSpiel is not installed; `pip install open-spiel`, or run `make bench`")
        return Report(title, HEAD, [(OURS, f"{alone:,.0f}", "")], [missing])
    found = rates(
        {OURS: _ours(), PYTHON: _theirs(spiel, "python_tic_tac_toe"), NATIVE: _theirs(spiel, "tic_tac_toe")}, seconds
    )
    rows = [(name, f"{rate:,.0f}", f"{found[OURS] / rate:.2f} x") for name, rate in found.items()]
    ratio = found[OURS] / found[PYTHON]
    target = f"at least {AT_LEAST:g}"
    verdict = Verdict("ours / OpenSpiel's Python", f"{ratio:.2f}", target, ratio >= AT_LEAST)
    return Report(title, HEAD, rows, [verdict])


def _ours() -> Work:
    pick = Random(1).choice
    return lambda: tictactoe.play_one(pick)


def _theirs(spiel: Any, name: str) -> Work:
    game, pick = spiel.load_game(name), Random(1).choice

    def play_one() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(pick(state.legal_actions()))
            moves += 1
        return moves

    return play_one
