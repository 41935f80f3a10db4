"""What a game has and a question does not name: told with a reason that is true, short and in every language."""

from typing import Any

import pytest

from rules.kernel.model import Decision
from rules.kernel.play import Play
from rules.kernel.record import random_answer
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.words import languages_of, of_game
from tests.rules.spoken import REASON, THING

POSITIONS = 120


def _nicodemus(view: Any, _decision: Decision) -> set[str]:
    hand = {f"{kind}:{card.machine}" for card in view.hand for kind in ("play", "discard")}
    lying = {f"{kind}:{one.spot}:{one.machine}" for one in view.yard for kind in ("repair", "spot", "copy")}
    tiles = {f"complete:{tile}" for tile in view.open_projects} | {f"keep:{tile}" for tile in view.drawn}
    return hand | lying | tiles


def _transmissions(view: Any, decision: Decision) -> set[str]:
    player = view.players[decision.seat]
    ideas = {f"use:{tile}" for robot in player.robots for tile in robot.tiles}
    shown = {f"buy:{one.number}:{tile}" for one in view.columns for tile in (one.item, one.idea)}
    pipes = {f"pipe:{stack.number}:{stack.top}" for stack in view.pipe_stacks}
    return ideas | shown | pipes | {f"card:{card.card}" for card in player.forest}


def _mech_a_dream(view: Any, decision: Decision) -> set[str]:
    seat, own = decision.seat, view.players[decision.seat]
    offer = {one.machine for pile in view.piles for one in (*pile.slots, pile.top) if one}
    belt, workshop = ({one.machine for one in some} for some in (own.belt, own.workshop))
    others = {one.machine for player in view.players if player.seat != seat for one in player.workshop}
    where = {"BUY_TILE": offer, "BUILD_TILE": belt, "BOOST_TARGET": belt, "COPY_TARGET": others}
    return where.get(decision.key, workshop)


def _imaginarium(view: Any, decision: Decision) -> set[str]:
    own = view.players[decision.seat]
    garden = {f"{kind}:{machine}" for machine in own.garden for kind in ("repair", "garden")}
    lone = [slot.cards[0] for slot in own.slots if len(slot.cards) == 1]
    garden |= {f"{kind}:{machine}" for machine in lone for kind in ("run", "workshop")}
    open_ = {f"hire:{one.id}" for one in view.conference} | {f"complete:{one.id}" for one in view.projects}
    return garden | open_ | {f"fetch:{machine}" for machine, number in view.crusher if number}


def _legendary_inventors(view: Any, decision: Decision) -> set[str]:
    team = {one.id for one in view.players[decision.seat].inventors}
    shown = {f"invention:{one.id}" for one in view.display}
    return shown | {f"{kind}:{one}" for one in team for kind in ("send", "inventor")}


THERE = {
    "nicodemus": _nicodemus,
    "transmissions": _transmissions,
    "mech_a_dream": _mech_a_dream,
    "imaginarium": _imaginarium,
    "legendary_inventors": _legendary_inventors,
}
"""What lies where a question could name it, by the ids that it would have there."""


def questions(key: str) -> list[tuple[Decision, object]]:
    """Return what is asked in some random games, with what the seat sees then."""
    game, asked = find(key), list[tuple[Decision, object]]()
    for seed, seats in enumerate(sorted({game.info.seats[0], game.info.seats[-1], 2} & set(game.info.seats))):
        play, rng = Play.new(game, seed, seats), Rng(seed)
        while not play.over and play.count < POSITIONS:
            asked += [(one, game.view(play.state, one.seat)) for one in play.pending]
            answer = random_answer(play, rng)
            play.answer(answer.seat, answer.key, answer.picks)
    return asked


@pytest.mark.parametrize("key", THERE)
def test_what_is_absent_is_not_there_neither_offered_nor_barred_and_named_once(key: str) -> None:
    game, told = find(key), 0
    for decision, view in questions(key):
        named = {option.id for option in decision.options} | {one.id for one in decision.barred}
        absent = [one.id for one in game.absent(decision)]
        assert len(set(absent)) == len(absent), decision.key
        assert not named & set(absent), (decision.key, named & set(absent))
        there = THERE[key](view, decision)
        found = [id_ for id_ in absent if id_ in there]
        assert not found, f"{decision.key} calls {found} absent"
        told += len(absent)
    assert told


@pytest.mark.parametrize("key", games())
def test_reasons_have_words_in_every_language_and_fit_on_a_line(key: str) -> None:
    found = (one for decision, _ in questions(key) for one in find(key).absent(decision))
    absent = {one.id: (one.text, one.reason) for one in found}.values()
    for lang in languages_of(key):
        words = of_game(key, lang).plain
        for thing, reason in absent:
            assert words.bundles[0].has_message(reason.key), (lang, reason.key)
            assert len(words(thing)) <= THING
            assert len(words(reason)) <= REASON
