"""The starting ideas (D1): where each seat puts its two before the first turn."""

import re
from itertools import combinations, combinations_with_replacement, permutations, product

from msgspec.structs import replace

from rules.kernel.flows import choose
from rules.kernel.model import Answer, Flow, text, who
from rules.transmissions.components import IDEAS, ROBOTS, STARTING_IDEAS
from rules.transmissions.state import State, side
from rules.transmissions.wording import ROBOT, idea_name, start_option

START_IDEAS = "D1 PLACE_START_IDEAS"
_NAME = re.compile(r"\bS\d+\b")


def place_start_ideas(s: State) -> Flow[None]:
    """Put both starting ideas on one robot, or one each on two (R-4); the seats do so in turn, from seat 0 (C116)."""
    seat = s.turn
    player = s.players[seat]
    first, second = player.dealt
    options = [start_option(first, robot, second, other) for robot, other in start_places(first, second)]
    prompt = text("ask-start-ideas", first=idea_name(first), second=idea_name(second))
    picked = yield from choose(seat, START_IDEAS, prompt, options)
    for placed in picked.split("+"):
        tile, _, robot = placed.partition("@")
        player.robots[robot].append(tile)
        s.say("log-start-idea", who=who(seat), idea=idea_name(tile), robot=ROBOT[robot])
    player.dealt = []
    s.turn += 1
    if s.turn == len(s.players):
        s.turn, s.stage = s.start, "TURN_BEGIN"
        s.say("log-start", who=side(s, s.turn))
        if s.turn == len(s.players):
            s.settle()  # Harvey draws at once


def start_places(first: str, second: str) -> list[tuple[str, str]]:
    """Return where two ideas may go; of two that do the same, which one goes where is the same."""
    return list(combinations_with_replacement(ROBOTS, 2) if are_alike(first, second) else product(ROBOTS, ROBOTS))


def are_alike(first: str, second: str) -> bool:
    """Say whether two idea tiles do the same."""
    return IDEAS[first].id == IDEAS[second].id


TWINS = [pair for pair in permutations(STARTING_IDEAS, 2) if are_alike(*pair)]
MIRRORED = {
    f"{first}@{later}+{second}@{robot}": f"{first}@{robot}+{second}@{later}"
    for first, second in TWINS
    for robot, later in combinations(ROBOTS, 2)
}
"""What was once offered for two ideas that do the same, and how it is offered now."""


def renewed(answers: list[Answer]) -> list[Answer]:
    """Return the answers of an older record as they are offered today.

    Where two ideas that do the same were placed the other way round, each is called what the other was from there on.
    """
    names: dict[str, str] = {}
    found = []
    for answer in answers:
        if (placed := answer.picks[0] if answer.picks else "") in MIRRORED:
            first, second = _NAME.findall(placed)
            names |= {first: second, second: first}
        found.append(replace(answer, picks=tuple([_renewed(pick, names) for pick in answer.picks])))
    return found


def _renewed(pick: str, names: dict[str, str]) -> str:
    return MIRRORED.get(pick) or _NAME.sub(lambda name: names.get(name[0], name[0]), pick)
