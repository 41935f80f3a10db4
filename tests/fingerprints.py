"""What the games ask and store, in a few letters each: `python -m tests.fingerprints` writes down what is new.

Games in progress outlive an update. `fixtures/fingerprints.json` holds, of some games by chance, a digest of everything
offered and one of every position stored; `tests/rules/test_fingerprints.py` compares. docs/releasing.md tells what to
do when it fails.
"""

import argparse
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from rules.kernel.game import Game
from rules.kernel.play import Play
from rules.kernel.record import POLICY_SALT, random_answer
from rules.kernel.registry import games
from rules.kernel.rng import Rng
from tests.games import is_guest

FILE: Final = Path(__file__).parent / "fixtures" / "fingerprints.json"
GAMES: Final = 2
"""So many games with each number of players; settings take turns."""
ANSWERS_AT_MOST: Final = 400


class Fingerprint(msgspec.Struct, frozen=True):
    """What one version of a game's rules offers and stores; `explained` are changes that needed no other version."""

    rules_version: int
    offers: str
    states: str
    explained: tuple[str, ...] = ()


def own_games() -> list[str]:
    """Return the games that are part of the bot."""
    return [key for key in games() if not is_guest(key)]


def kept() -> dict[str, Fingerprint]:
    """Return what is written down."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Fingerprint]) if FILE.exists() else {}


def fingerprint(game: Game[Any, Any]) -> Fingerprint:
    """Return what a game offers and stores today."""
    offers, states = blake2b(digest_size=8), blake2b(digest_size=8)
    for number, seats in enumerate(game.info.seats * GAMES):
        chosen = {
            one.key: one.choices[(number + place) % len(one.choices)] for place, one in enumerate(game.info.settings)
        }
        play, rng = Play.new(game, number, seats, chosen), Rng(number ^ POLICY_SALT)
        while not play.over and play.count < ANSWERS_AT_MOST:
            answer = random_answer(play, rng)
            play.answer(answer.seat, answer.key, answer.picks)
        offers.update(" ".join(f"{entry.seat} {entry.key} {entry.offer}" for entry in play.entries).encode())
        states.update(b" ".join(point.state for point in play.checkpoints))
    return Fingerprint(game.info.rules_version, offers.hexdigest(), states.hexdigest())


def renewed(key: str, old: Fingerprint | None, explanation: str) -> Fingerprint:
    """Return what is to be written down of a game.

    Raises:
        SystemExit: it changed within a version, and nobody said why that does no harm.
    """
    new = fingerprint(games()[key])
    if old is None or old.rules_version != new.rules_version:
        return new
    if (old.offers, old.states) == (new.offers, new.states):
        return old
    if not explanation:
        sys.exit(f"{key} changed within rules_version {new.rules_version}: raise it, or say by --explain why not")
    return msgspec.structs.replace(new, explained=(*old.explained, explanation))


def main() -> None:
    """Write down what the games offer and store today."""
    parser = argparse.ArgumentParser("python -m tests.fingerprints")
    parser.add_argument("--explain", default="", metavar="WHY", help="why games in progress go on in the same version")
    given, before = parser.parse_args(), kept()
    found = {key: renewed(key, before.get(key), given.explain) for key in own_games()}
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
