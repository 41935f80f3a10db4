"""Every game with a seed of 256 bits: played, stored, taken up again and replayed."""

from hashlib import sha256

import msgspec
import pytest

from rules.kernel.model import Answer
from rules.kernel.play import Play
from rules.kernel.record import finished_record, random_answer, replay
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng

SEED, OTHER = (sha256(word).hexdigest() for word in (b"one", b"other"))


@pytest.mark.parametrize("key", games())
def test_a_game_with_a_long_seed_is_taken_up_again_and_replays(key: str) -> None:
    game, seats = find(key), find(key).info.seats[0]
    play, chance, given = Play.new(game, SEED, seats), Rng(7), list[Answer]()
    while not play.over:
        given.append(random_answer(play, chance))
        play.answer(given[-1].seat, given[-1].key, given[-1].picks)
    resumed = Play.new(game, SEED, seats)
    for number, answer in enumerate(given):
        if number == len(given) // 2:
            resumed = resumed.fork()
        resumed.answer(answer.seat, answer.key, answer.picks)
    assert msgspec.json.encode(resumed.state) == msgspec.json.encode(play.state)
    record = msgspec.json.decode(msgspec.json.encode(finished_record(play, seats, {}, SEED)))
    assert record["seed"] == SEED
    assert replay(game, record) == []
    assert "setup differs" in replay(game, {**record, "seed": OTHER, "answers": []})
