"""Every game with a seed of 256 bits: played, stored, taken up again and replayed."""

from hashlib import sha256

import msgspec
import pytest

from rules.kernel.play import Play
from rules.kernel.record import finished_record, random_answer, replay
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng

SEED, OTHER = (sha256(word).hexdigest() for word in (b"one", b"other"))
LATER = 25
"""After so many answers the game is taken up again from what is stored."""


@pytest.mark.parametrize("key", games())
def test_a_game_with_a_long_seed_is_taken_up_again_and_replays(key: str) -> None:
    game, seats = find(key), find(key).info.seats[0]
    play, chance = Play.new(game, SEED, seats), Rng(7)
    resumed = None
    while not play.over:
        answer = random_answer(play, chance)
        play.answer(answer.seat, answer.key, answer.picks)
        if resumed is not None:
            resumed.answer(answer.seat, answer.key, answer.picks)
        elif play.count > LATER:
            resumed = play.fork()
    assert resumed is not None
    assert msgspec.json.encode(resumed.state) == msgspec.json.encode(play.state)
    record = msgspec.json.decode(msgspec.json.encode(finished_record(play, seats, {}, SEED)))
    assert record["seed"] == SEED
    assert replay(game, record) == []
    assert "setup differs" in replay(game, {**record, "seed": OTHER, "answers": []})
