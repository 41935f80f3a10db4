"""The nets that come with the games, made by `python -m agents train`.

They are in a game's folder: `weights.npz`, and `weights-<what>.npz` for numbers of seats that were learned apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np

from agents.value import Array, Inputs, Judge, Net, by_rule
from rules.kernel.game import Game
from rules.kernel.registry import folder

FILE = "weights.npz"
APART = "weights-*.npz"
GUESSED_SPREAD = 5.0
"""Points of difference that weigh e to 1, for games without a net."""


class Unreadable(Exception):
    """A file is no net of its game; the message names it."""


@lru_cache(maxsize=64)
def judge_of(game: Game[Any, Any], character: str = "") -> Judge:
    """Return what judges positions of a game: its net, or a rule of thumb if it has none; with a character's temper."""
    judge, _ = _found(game)
    return tempered(judge, game, character) if character else judge


def fault_of(game: Game[Any, Any]) -> str:
    """Return which file of a game's nets cannot be read and why, so that it is judged by a rule of thumb, or ''."""
    _, fault = _found(game)
    return fault


@cache
def _found(game: Game[Any, Any]) -> tuple[Judge, str]:
    """Return what judges a game's positions, and what is wrong with its nets."""
    there, fault = folder(game.info.key), ""
    if game.insight is not None and (there / FILE).is_file():
        try:
            net = load(game, there / FILE)
            net.beside = tuple([load(game, path) for path in sorted(there.glob(APART))])
        except Unreadable as unreadable:
            fault = str(unreadable)
        else:
            return net, fault
    return by_rule(game, GUESSED_SPREAD), fault


def tempered(judge: Judge, game: Game[Any, Any], character: str) -> Judge:
    """Return what judges positions with a character's temper; one that learned nothing has none."""
    liked = game.insight.tempers.get(character, {}) if game.insight else {}
    return judge.leaning(leaning_of(judge.inputs.names, liked)) if liked and isinstance(judge, Net) else judge


def leaning_of(names: Sequence[str], liked: Mapping[str, float]) -> Array:
    """Return how much each number of a position is liked, those of the own side alone."""
    return np.array([liked.get(name.removesuffix("@0"), 0.0) * name.endswith("@0") for name in names], np.float32)


def load(game: Game[Any, Any], path: Path) -> Net:
    """Return the net in a file. Numbers that it did not know count nothing, those it knew and are gone are left out.

    Raises:
        Unreadable: the file is no such net.
    """
    inputs = Inputs(game)
    try:
        net = _read(inputs, path)
        for seats in game.info.seats:
            net.shares(np.zeros((1, len(inputs.names)), np.float32), seats)
    except Exception as fault:  # a damaged archive raises nearly anything
        raise Unreadable(f"{path} is no net of {game.info.title}: {type(fault).__name__}: {fault}") from fault
    return net


def _read(inputs: Inputs, path: Path) -> Net:
    with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
        known = {name: row for row, name in enumerate(file["names"].tolist())}
        hidden = file["hidden"].astype(np.float32)
        rows = np.zeros((len(inputs.names), hidden.shape[1]), np.float32)
        for place, name in enumerate(inputs.names):
            if name in known:
                rows[place] = hidden[known[name]]
        others = [file[name].astype(np.float32) for name in ("hidden_bias", "out", "out_bias")]
        trust = file["trust"].astype(np.float32) if "trust" in file else np.zeros(1, np.float32)
        learned = file["learned"].tolist() if "learned" in file else ()
        return Net(inputs, [rows, *others, trust], float(file["spread"]), learned)


def blended(nets: Sequence[Net], trust: float | None = None) -> Net:
    """Return a net that corrects the points foreseen by the mean of what others do, as far as they learned the same.

    It trusts them as much as is said, else as the others do on average: games with much chance in them, such as those
    of training, teach less trust than serves a player who does not err.
    """
    trusted = fmean(float(net.trust[0]) for net in nets) if trust is None else trust
    layers = [
        np.concatenate([net.hidden for net in nets], axis=1),
        np.concatenate([net.hidden_bias for net in nets]),
        np.concatenate([net.out for net in nets]) / len(nets),
        np.mean([net.out_bias for net in nets], axis=0),
        np.array([trusted], np.float32),
    ]
    return Net(nets[0].inputs, layers, nets[0].spread, nets[0].learned)


def save(net: Net, path: Path) -> None:
    """Write a net in half precision."""
    hidden, hidden_bias, out, out_bias, trust = [layer.astype(np.float16) for layer in net.layers]
    np.savez_compressed(
        path,
        names=np.array(net.inputs.names),
        learned=np.array(net.learned),
        spread=np.float32(net.spread),
        hidden=hidden,
        hidden_bias=hidden_bias,
        out=out,
        out_bias=out_bias,
        trust=trust,
    )
