"""The command line of the rules: `python -m rules play` writes random games, `python -m rules replay` checks them."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from rules.kernel.errors import RulesError
from rules.kernel.record import Record, random_game, replay
from rules.kernel.registry import find


def main(argv: list[str] | None = None) -> int:
    """Run a command and return the exit code: 0 fine, 1 a game differs, 2 wrong words."""
    args = _parser().parse_args(argv)
    try:
        return _play(args) if args.command == "play" else _replay(args)
    except (RulesError, OSError, msgspec.MsgspecError) as error:
        print(error, file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rules", description="Play and replay games without a server.")
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="play random games and write one record a line")
    play.add_argument("game")
    play.add_argument("--seats", type=int, required=True)
    play.add_argument("--games", type=int, default=1)
    play.add_argument("--seed", type=int, default=0, help="of the first game; each further one adds 1")
    play.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="a setting of the game")
    play.add_argument("--jsonl", type=Path, required=True, help="the file to write, - for standard output")
    again = commands.add_parser("replay", help="play recorded games again and compare")
    again.add_argument("file", type=Path)
    return parser


def _play(args: argparse.Namespace) -> int:
    game = find(args.game)
    settings = dict(pair.split("=", 1) if "=" in pair else (pair, "") for pair in args.set)
    seeds = range(args.seed, args.seed + args.games)
    lines = (msgspec.json.encode(random_game(game, args.seats, settings, seed)) + b"\n" for seed in seeds)
    _write(args.jsonl, lines)
    return 0


def _write(path: Path, lines: Iterator[bytes]) -> None:
    if str(path) == "-":
        sys.stdout.buffer.writelines(lines)
        return
    with path.open("wb") as file:
        file.writelines(lines)


def _replay(args: argparse.Namespace) -> int:
    different = 0
    records = [msgspec.json.decode(line, type=Record) for line in args.file.read_bytes().splitlines() if line.strip()]
    for number, record in enumerate(records, start=1):
        faults = replay(find(record["game"]), record)
        different += bool(faults)
        for fault in faults:
            print(f"game {number} (seed {record['seed']}): {fault}")
    print(f"{len(records) - different} of {len(records)} games are the same")
    return 1 if different or not records else 0


if __name__ == "__main__":
    sys.exit(main())
