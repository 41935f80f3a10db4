import hashlib
import re
from hashlib import sha256

import msgspec
import pytest

from rules.kernel import rng as rng_module
from rules.kernel.errors import BadSetup
from rules.kernel.rng import Rng


def test_splitmix64_yields_its_published_numbers() -> None:
    rng = Rng(1234567)
    assert [rng.next64() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_every_number_below_a_bound_is_about_equally_likely() -> None:
    rng = Rng(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert min(counts) > 880
    assert max(counts) < 1120


def test_a_draw_that_would_favour_small_numbers_is_taken_again() -> None:
    bound = (1 << 63) + 1
    rng = Rng(3)
    assert all(rng.below(bound) < bound for _ in range(50))
    assert rng.drawn > 50


def test_a_shuffle_keeps_every_item_and_every_order_turns_up() -> None:
    rng = Rng(5)
    orders = set()
    for _ in range(200):
        items = [1, 2, 3]
        rng.shuffle(items)
        assert sorted(items) == [1, 2, 3]
        orders.add(tuple(items))
    assert len(orders) == 6


def test_taking_removes_the_item() -> None:
    items = ["a", "b", "c"]
    taken = Rng(9).take(items)
    assert taken not in items
    assert len(items) == 2


SEED = sha256(b"a seed of 256 bits").hexdigest()


def by_hand(seed: str, number: int) -> int:
    """Return a number of the stream of a long seed, counted from 0, with nothing but hashlib."""
    block = hashlib.blake2b((number // 8).to_bytes(8, "big"), key=bytes.fromhex(seed)).digest()
    return int(block.hex()[number % 8 * 16 : number % 8 * 16 + 16], 16)


def test_a_long_seed_gives_the_numbers_that_hashlib_gives_by_hand() -> None:
    rng = Rng(SEED)
    assert [rng.next64() for _ in range(40)] == [by_hand(SEED, number) for number in range(40)]
    assert rng.drawn == 40


def test_the_long_seed_of_the_description_gives_its_numbers() -> None:
    rng = Rng("00" * 31 + "01")
    told = re.findall(r"\b\d{17,20}\b", str(rng_module.__doc__))[:3]
    assert [str(rng.next64()) for _ in range(3)] == told


def test_two_long_seeds_that_differ_in_one_bit_have_nothing_in_common() -> None:
    one, other = Rng("00" * 32), Rng("00" * 31 + "01")
    assert not {one.next64() for _ in range(100)} & {other.next64() for _ in range(100)}


@pytest.mark.parametrize("seed", [7, SEED])
def test_a_stream_goes_on_where_it_was_stored(seed: int | str) -> None:
    rng, straight = Rng(seed), Rng(seed)
    for _ in range(11):
        rng.next64()
        straight.next64()
    again = msgspec.json.decode(msgspec.json.encode(rng), type=Rng)
    assert [again.below(1000) for _ in range(20)] == [straight.below(1000) for _ in range(20)]


@pytest.mark.parametrize("seed", ["", "7", "ab" * 31, "ab" * 33, "xy" * 32, "AB" * 32])
def test_a_long_seed_is_64_hexadecimal_digits_and_nothing_else(seed: str) -> None:
    with pytest.raises(BadSetup, match="64 hexadecimal digits"):
        Rng(seed)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"state": seed}), type=Rng)
