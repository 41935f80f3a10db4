"""Steps of a dialogue stay out of records, and a record without them plays again; those of old are still read."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.kernel.model import Answer
from rules.kernel.play import Play
from rules.kernel.record import Record, finished_record, follow, random_answer, replay
from rules.kernel.rng import Rng
from rules.legendary_inventors.engine import GAME
from rules.legendary_inventors.sending import is_legal
from rules.legendary_inventors.upgrading import FINAL_KEY
from rules.legendary_inventors.wording import TILE, send_id

DIALOGUE = {"RANDOM_TEAM", "SEND_FORM", "FLIP_FORM"}


def moments(seats: int, seed: int) -> Iterator[Play[Any, Any]]:
    """Play at random with seats that hoard their tiles until the end, and yield the game before each answer."""
    play, rng = Play.new(GAME, seed, seats), Rng(seed)
    while not play.over:
        yield play
        answer = random_answer(play, rng)
        if answer.key != "UPGRADE":
            play.answer(answer.seat, answer.key, answer.picks)


def played(seats: int, seed: int) -> Play[Any, Any]:
    return list(moments(seats, seed))[-1]


def with_steps(play: Play[Any, Any], record: Record) -> Record:
    """Return the record with every step in it, as it was once written."""
    answers: list[Record] = [
        {"seat": entry.seat, "key": entry.key, "picks": list(entry.picks)} for entry in play.entries
    ]
    drawn = [number for number, answer in enumerate(answers) if answer["key"] == "RANDOM_TEAM"]
    teams = [answers[number + 1]["picks"][0] for number in drawn]
    events = [
        {"after": number, "event": "team", "seat": answers[number]["seat"], "team": team}
        for number, team in zip(drawn, teams, strict=True)
    ]
    return {**record, "answers": answers, "events": events}


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_a_record_holds_no_step_of_a_dialogue_and_plays_again_to_the_same_end(seats: int) -> None:
    steps = set()
    for seed in range(3):
        play = played(seats, seed)
        record = finished_record(play, seats, {}, seed)
        steps |= {entry.key for entry in play.entries} & DIALOGUE
        assert not DIALOGUE & {answer["key"] for answer in record["answers"]}
        assert record["events"] == []
        assert replay(GAME, record) == []
        assert replay(GAME, with_steps(play, record)) == []
    assert steps == DIALOGUE


def every_send(play: Play[Any, Any]) -> Iterator[str]:
    """Yield the id of every legal send of whoever is to move, worked out apart from what is offered."""
    s = play.state
    player = s.players[s.current]
    for inventor in player.inventors:
        for displayed in s.display:
            free = displayed.free
            places = ((p, c, m, t) for p in range(free[0] + 1) for c in range(free[1] + 1)
                      for m in range(free[2] + 1) for t in range(free[3] + 1))  # fmt: skip
            for place in places:
                if is_legal(inventor, displayed, place, player.owns("genius")):
                    excess = sum(max(0, number - has) for has, number in zip(inventor.values, place, strict=True))
                    yield send_id(inventor.id, displayed.card, place, (excess + 1) // 2)


def test_every_legal_send_can_be_reached_by_whoever_replays_a_record() -> None:
    tried = 0
    for seed in range(4):
        for play in moments(2, seed):
            asked = {one.key for one in play.decisions(play.state.current)}
            for id_ in every_send(play) if "TURN" in asked and play.count % 23 == 0 else ():
                world = play.fork()
                follow(world, [Answer(play.state.current, "TURN", (id_,))], world.count)
                assert (id_,) in [entry.picks for entry in world.entries[-3:] if entry.key == "TURN"]
                tried += 1
    assert tried > 200


def test_a_flip_that_the_form_hides_can_be_reached_too() -> None:
    tried = 0
    for play in moments(2, 3):
        for form in [one for one in play.pending if one.key == "FLIP_FORM"]:
            kind = form.options[-1].id.removeprefix("tile:")
            uses = next(one for one in play.decisions(form.seat) if one.key in {"UPGRADE", FINAL_KEY})
            flip = next(option.id for option in uses.options if option.id.startswith("flip:"))
            wanted = ":".join(["flip", kind, *flip.split(":")[2:]])
            world = play.fork()
            follow(world, [Answer(form.seat, uses.key, (wanted,))], world.count)
            tried += 1
    assert tried > 5


def test_the_form_names_the_tile_that_the_flips_are_of() -> None:
    tried = 0
    for play in moments(2, 3):
        for form in [one for one in play.pending if one.key == "FLIP_FORM"]:
            world, kind = play.fork(), form.options[-1].id.removeprefix("tile:")
            world.answer(form.seat, "FLIP_FORM", (f"tile:{kind}",))
            asked = {one.key: one for one in world.decisions(form.seat)}
            uses = next(asked[key] for key in ("UPGRADE", FINAL_KEY) if key in asked)
            flips = {option.id.split(":")[1] for option in uses.options if option.id.startswith("flip:")}
            assert asked["FLIP_FORM"].prompt.args["tile"] == TILE[kind]
            assert flips == {kind}
            tried += 1
    assert tried > 5


@pytest.mark.parametrize("wanted", ["send:hypatia:bow:9/9/9/9:0", "send:nobody:bow:1/0/0/0:0"])
def test_a_send_that_is_not_legal_is_noticed(wanted: str) -> None:
    play = played(2, 1)
    record = finished_record(play, 2, {}, 1)
    first = next(number for number, answer in enumerate(record["answers"]) if answer["key"] == "TURN")
    record["answers"][first]["picks"] = [wanted]
    assert "does not offer" in replay(GAME, record)[0]
