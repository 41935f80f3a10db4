"""`python -m agents arena|train|levels`: games between players, training of nets, and what the levels are."""

from __future__ import annotations

import argparse
import os
from itertools import pairwise, product
from pathlib import Path

import msgspec

from agents.arena import match, told
from agents.levels import LEVELS
from agents.train import Plan, train


def main() -> None:
    """Do what the command line asks; each process that it starts computes with one thread."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    args = _parser().parse_args()
    if args.command == "arena":
        _arena(args)
    elif args.command == "train":
        plan = msgspec.convert(vars(args) | {"seats": tuple(args.seats)}, Plan, strict=False)
        train(plan, Path(args.out) if args.out else None, Path(args.begin) if args.begin else None)
    else:
        _levels(args)


def _levels(args: argparse.Namespace) -> None:
    """Say what the levels are; for games that are named, how often each beats the one below."""
    for name, level in LEVELS.items():
        print(name, msgspec.json.encode(level).decode())
    for game, (lower, higher) in product(args.game, pairwise(LEVELS)):
        print(told(match(game, args.seats, args.games, args.seed, (higher, lower), {}, args.processes)), flush=True)


def _arena(args: argparse.Namespace) -> None:
    settings = dict(setting.split("=", 1) for setting in args.setting)
    score = match(args.game, args.seats, args.games, args.seed, (args.a, args.b), settings, args.processes)
    print(msgspec.json.encode(score).decode() if args.json else told(score))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m agents")
    commands = parser.add_subparsers(dest="command", required=True)
    arena = commands.add_parser("arena", help="A at one seat in turn, B at all others")
    arena.add_argument("game")
    arena.add_argument("a")
    arena.add_argument("b", nargs="?", default="random")
    arena.add_argument("--seats", type=int, default=2)
    arena.add_argument("--games", type=int, default=100)
    arena.add_argument("--seed", type=int, default=1)
    arena.add_argument("--setting", action="append", default=[], metavar="KEY=CHOICE")
    arena.add_argument("--processes", type=int, default=1)
    arena.add_argument("--json", action="store_true")
    training = commands.add_parser("train", help="learn by self-play")
    training.add_argument("game")
    training.add_argument("--seats", type=int, nargs="*", default=[], help="numbers of seats to learn, all if none")
    training.add_argument("--generations", type=int, default=60)
    training.add_argument("--games", type=int, default=40, help="in each generation")
    training.add_argument("--seed", type=int, default=1)
    training.add_argument("--processes", type=int, default=2)
    training.add_argument("--hidden", type=int, default=48)
    training.add_argument("--width", type=int, default=1)
    training.add_argument("--positions", type=int, default=80)
    training.add_argument("--begin", help="a file of weights to begin with")
    training.add_argument("--out", help="where to write them; by default into the game's folder")
    levels = commands.add_parser("levels", help="what the levels are, and how often each beats the one below")
    levels.add_argument("game", nargs="*")
    levels.add_argument("--seats", type=int, default=2)
    levels.add_argument("--games", type=int, default=100)
    levels.add_argument("--seed", type=int, default=1)
    levels.add_argument("--processes", type=int, default=1)
    return parser


if __name__ == "__main__":
    main()
