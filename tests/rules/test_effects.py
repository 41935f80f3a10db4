"""What every choice will bring: said by a hint, unless its own words say all of it."""

import re

import pytest

from rules.kernel.play import Play
from rules.kernel.record import random_answer
from rules.kernel.registry import find, folder, games
from rules.kernel.rng import Rng
from rules.kernel.testkit import spread_tables

SEEDS = 2
NOW_AND_THEN = 3
"""Presses are looked at after so many answers each time: there may be dozens beside a question."""
NAMES_ITS_GOODS: dict[str, set[str]] = {
    "imaginarium": {
        *("DEC-02 run", "DEC-02 neighbour", "DEC-02a make", "DEC-02b feed", "DEC-12 run", "DEC-15 take"),
    },
    "nicodemus": {"DISCARD HAND discard", "DISCARD MACHINE spot"},
}
"""Options that say themselves which goods they give and take, and do nothing else.

How many Imaginarium's players have then is behind their screens, and these questions are for everybody to see.
"""
DOES_NOTHING: dict[str, set[str]] = {"imaginarium": {"DEC-18 stop", "DEC-02 stop"}}
"""Options that only leave what the question offers, where nothing is lost by it."""
ASKS_ON: dict[str, set[str]] = {
    "imaginarium": {"DEC-03 draft give"},
    "legendary_inventors": {"SEND_FORM back", "FLIP_FORM tile"},
}
"""Steps of a form: nothing has happened yet, and what follows says what it brings."""
STAYS_ROOMY: dict[str, set[str]] = {
    "transmissions": {
        f"PLACE_{kind} {robot}" for kind in ("ITEM", "IDEA") for robot in ("red", "yellow", "green", "blue")
    }
}
"""Robots that stay with free slots enough, which their button counts."""

EXEMPT = (NAMES_ITS_GOODS, DOES_NOTHING, ASKS_ON, STAYS_ROOMY)
OURS = [key for key in games() if folder(key).parent.name == "rules"]
"""A game of a package of its own says there which of its options need no hint."""


@pytest.mark.parametrize("key", OURS)
def test_options_and_presses_say_what_they_will_bring(key: str) -> None:
    exempt = set.union(*(table.get(key, set()) for table in EXEMPT))
    assert hintless(key) <= exempt


def hintless(key: str) -> set[str]:
    """Return the kinds of options, and of presses, that were offered without a hint in some random games."""
    game, found = find(key), set[str]()
    for seats, settings in spread_tables(game, 2):
        for seed in range(SEEDS):
            play, rng = Play.new(game, seed, seats, settings), Rng(seed)
            while not play.over:
                for decision in play.pending:
                    bare = [option.id for option in decision.options if option.hint is None]
                    found |= {f"{decision.key} {re.split('[:+]', id_)[0]}" for id_ in bare}
                    if not play.count % NOW_AND_THEN:
                        presses = game.shortcuts(play.state, decision)
                        found |= {f"press of {decision.key}: {one.id}" for one in presses if one.hint is None}
                answer = random_answer(play, rng)
                play.answer(answer.seat, answer.key, answer.picks)
    return found
