"""`python -m agents arena|balance|train|blend|levels`: games between players, what wins, making nets, the levels."""

from __future__ import annotations

import argparse
import os
from itertools import pairwise, product
from pathlib import Path

import msgspec

from agents.arena import match, told
from agents.balance import account
from agents.balance import told as lines
from agents.levels import LEVELS
from agents.memory import collect_rarely
from agents.nets import blended, load, save
from agents.selfplay import Exploration
from agents.train import Plan, train
from rules.kernel.registry import find


def main() -> None:
    """Do what the command line asks; each process that it starts computes with one thread."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    args = _parser().parse_args()
    collect_rarely()
    if args.command == "arena":
        _arena(args)
    elif args.command == "balance":
        _balance(args)
    elif args.command == "train":
        plan = msgspec.convert(vars(args) | {"seats": tuple(args.seats)}, Plan, strict=False)
        train(plan, Path(args.out) if args.out else None, Path(args.begin) if args.begin else None)
    elif args.command == "blend":
        game = find(args.game)
        save(blended([load(game, Path(file)) for file in args.file], args.trust), Path(args.out))
    else:
        _levels(args)


def _levels(args: argparse.Namespace) -> None:
    """Say what the levels are; for games that are named, how often each beats the one below."""
    for name, level in LEVELS.items():
        print(name, msgspec.json.encode(level).decode())
    for game, (lower, higher) in product(args.game, pairwise(LEVELS)):
        print(told(match(game, args.seats, args.games, args.seed, (higher, lower), {}, args.processes)), flush=True)


def _arena(args: argparse.Namespace) -> None:
    names, settings = (args.a, args.b), _settings(args)
    score = match(args.game, args.seats, args.games, args.seed, names, settings, args.processes)
    print(msgspec.json.encode(score).decode() if args.json else told(score))


def _balance(args: argparse.Namespace) -> None:
    found = account(args.game, args.seats, args.games, args.seed, args.player, _settings(args), args.processes)
    print(*lines(found), sep="\n")


def _settings(args: argparse.Namespace) -> dict[str, str]:
    return dict(setting.split("=", 1) for setting in args.setting)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m agents")
    commands = parser.add_subparsers(dest="command", required=True)
    arena = commands.add_parser("arena", help="A at one seat in turn, B at all others")
    arena.add_argument("game")
    arena.add_argument("a")
    arena.add_argument("b", nargs="?", default="random")
    arena.add_argument("--json", action="store_true")
    balance = commands.add_parser("balance", help="what each seat and start wins, what is never or always chosen")
    balance.add_argument("game")
    balance.add_argument("player", nargs="?", default="master")
    for table in (arena, balance):
        table.add_argument("--setting", action="append", default=[], metavar="KEY=CHOICE")
    levels = commands.add_parser("levels", help="what the levels are, and how often each beats the one below")
    levels.add_argument("game", nargs="*")
    for several in (arena, balance, levels):
        several.add_argument("--seats", type=int, default=2)
        several.add_argument("--games", type=int, default=100)
        several.add_argument("--seed", type=int, default=1)
        several.add_argument("--processes", type=int, default=1)
    blend = commands.add_parser("blend", help="make one net of several, or of one that trusts more")
    blend.add_argument("game")
    blend.add_argument("file", nargs="+")
    blend.add_argument("--trust", type=float, help="in the points that the game foresees")
    blend.add_argument("--out", required=True)
    _add_training(commands.add_parser("train", help="learn by self-play"))
    return parser


def _add_training(training: argparse.ArgumentParser) -> None:
    training.add_argument("game")
    training.add_argument("--seats", type=int, nargs="*", default=[], help="numbers of seats to learn, all if none")
    training.add_argument("--generations", type=int, default=60)
    training.add_argument("--games", type=int, default=40, help="in each generation")
    training.add_argument("--seed", type=int, default=1)
    training.add_argument("--processes", type=int, default=2)
    training.add_argument("--hidden", type=int, default=48, help="units; a net to begin with is widened to as many")
    training.add_argument("--width", type=int, default=1)
    training.add_argument("--positions", type=int, default=80)
    training.add_argument("--rate", type=float, default=3e-3, help="learning rate of the first generation")
    training.add_argument("--last-rate", type=float, default=3e-4, help="and of the last one")
    training.add_argument("--remembered", type=int, default=10, help="generations that are learned from")
    usual = Exploration()
    training.add_argument("--errs", type=float, default=usual.errs, help="how often any answer is drawn")
    training.add_argument("--loosely", type=float, default=usual.loosely, help="how loosely the others are chosen")
    training.add_argument("--tempered", type=float, default=usual.tempered, help="share of players with a temper")
    training.add_argument("--extremes", type=float, default=usual.extremes, help="share of these that go to extremes")
    training.add_argument("--begin", help="a file of weights to begin with")
    training.add_argument("--out", help="where to write them; by default into the game's folder")


if __name__ == "__main__":
    main()
