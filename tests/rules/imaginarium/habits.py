"""A player with sense for whole games: picks at random, but what helps more often than what does not.

Purely random games seldom repair an attack machine and take hundreds of rounds; these end after a dozen or so.
"""

from typing import Any

from rules.imaginarium.engine import GAME
from rules.imaginarium.feasible import repairable
from rules.imaginarium.state import Player, State
from rules.kernel.model import Answer, Decision, Option
from rules.kernel.play import Play
from rules.kernel.record import POLICY_SALT, Record, finished_record
from rules.kernel.rng import Rng

LIKED = {
    "DEC-01": {"Q": 12, "F": 4},
    "DEC-02": {"all": 30, "run": 20, "neighbour": 20, "stop": 1},
    "DEC-04": {"buy": 1, "decline": 1},
    "DEC-06": {"finish": 1, "repair": 20},
    "DEC-10": {"none": 1, "hire": 3},
    "DEC-11": {"none": 1, "repair": 20},
    "DEC-12": {"leave": 1, "run": 20},
    "DEC-13": {"buy:vp": 40, "sell": 1, "buy": 8, "stop": 2},
    "DEC-14": {"none": 6, "garden": 4, "workshop": 1},
    "DEC-16 draft": {"done": 8, "combine": 8, "split": 1, "swap": 2, "reset": 1},
    "DEC-17a": {"leave": 1, "run": 9},
    "DEC-18": {"all": 30, "complete": 40, "secret": 40, "stop": 1},
}
"""How much each beginning of an option id is liked; 10 where nothing is said."""
WARNED = {"hint-place-warning": 1, "hint-place-tight": 2, "hint-place": 30}


def liking(s: State, decision: Decision, option: Option) -> int:
    """Return how much an option is liked, at least 1."""
    if decision.key == "DEC-01" and option.hint is not None:
        return WARNED.get(option.hint.key, 10)
    if decision.key == "DEC-05":
        one, two = option.id.split("+")
        return 1 + sum(usefulness(s.players[decision.seat], action) for action in (one, two)) ** 2
    liked = LIKED.get(decision.key, {})
    return next((number for start, number in liked.items() if option.id.startswith(start)), 10)


def usefulness(player: Player, action: str) -> int:
    """Return how much an action is liked, given what the player holds."""
    match action:
        case "repair":
            return 30 if repairable(player) else 0
        case "extract":
            return 8
        case "trade":
            return 5 + max(0, player.charcoal - 5)
        case "recruit":
            return 10 if len(player.assistants) < 2 and player.charcoal > 5 else 0
        case "dismantle":
            return 4 if player.garden and len(player.slots) == player.max_slots else 0
        case _:
            return 12 if len(player.slots) == player.max_slots else 1


def sensible_answer(play: Play[Any, Any], rng: Rng) -> Answer:
    """Return an answer to what is open, chosen by liking."""
    decision = play.pending[0]
    weights = [liking(play.state, decision, option) for option in decision.options]
    left = rng.below(sum(weights))
    for option, weight in zip(decision.options, weights, strict=True):
        left -= weight
        if left < 0:
            return Answer(decision.seat, decision.key, (option.id,))
    raise AssertionError


def sensible_game(seats: int, seed: int) -> Play[Any, Any]:
    """Play a whole game by sensible answers, which follow from the seed."""
    play = Play.new(GAME, seed, seats)
    rng = Rng(seed ^ POLICY_SALT)
    while not play.over:
        answer = sensible_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
    return play


def sensible_record(seats: int, seed: int) -> Record:
    """Return the record of such a game."""
    return finished_record(sensible_game(seats, seed), seats, {}, seed)
