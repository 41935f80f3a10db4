"""The command line of the rules: `play` writes random games, `replay` checks them, `perft` counts continuations."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from rules.kernel.errors import BadRecordError, RulesError
from rules.kernel.game import Settings
from rules.kernel.perft import perft
from rules.kernel.play import Play
from rules.kernel.record import Record, random_game, read, replay
from rules.kernel.registry import find


def main(argv: list[str] | None = None) -> int:
    """Run a command and return the exit code: 0 fine, 1 a game differs, 2 wrong words."""
    args = _parser().parse_args(argv)
    try:
        return int(args.run(args))
    except (RulesError, OSError) as error:
        print(_in_a_line(error), file=sys.stderr)
        return 2


def _in_a_line(told: object) -> str:
    """Return a message on one line, in letters that every terminal has: it may quote a file."""
    return ascii(" ".join(str(told).split()))[1:-1]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rules", description="Play and replay games without a server.")
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="play random games and write one record a line")
    play.set_defaults(run=_play)
    _add_table(play, seed="of the first game; each further one adds 1")
    play.add_argument("--games", type=int, default=1)
    play.add_argument("--jsonl", type=Path, required=True, help="the file to write, - for standard output")
    again = commands.add_parser("replay", help="play recorded games again and compare")
    again.set_defaults(run=_replay)
    again.add_argument("file", type=Path)
    count = commands.add_parser("perft", help="count the legal continuations of a game's beginning")
    count.set_defaults(run=_perft)
    _add_table(count, seed="of the game")
    count.add_argument("--depth", type=int, required=True, help="the most answers of a continuation")
    count.add_argument("--limit", type=int, default=1_000_000, help="the most answers to give for one count")
    return parser


def _add_table(parser: argparse.ArgumentParser, *, seed: str) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", type=int, default=0, help=seed)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="a setting of the game")


def _settings(args: argparse.Namespace) -> Settings:
    return dict(pair.split("=", 1) if "=" in pair else (pair, "") for pair in args.set)


def _play(args: argparse.Namespace) -> int:
    game, settings = find(args.game), _settings(args)
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
    records = [*_records(args.file)]
    for number, record in enumerate(records, start=1):
        faults = replay(find(record["game"]), record)
        different += bool(faults)
        for fault in faults:
            print(_in_a_line(f"game {number} (seed {record['seed']}): {fault}"))
    print(f"{len(records) - different} of {len(records)} games are the same")
    return 1 if different or not records else 0


def _records(file: Path) -> Iterator[Record]:
    for number, line in enumerate(file.read_bytes().splitlines(), start=1):
        if line.strip():
            try:
                yield read(line)
            except BadRecordError as error:
                raise BadRecordError(f"{file}, line {number}: {error}") from error


def _perft(args: argparse.Namespace) -> int:
    play = Play.new(find(args.game), args.seed, args.seats, _settings(args))
    for depth in range(1, args.depth + 1):
        print(f"{depth}: {perft(play, depth, args.limit)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
