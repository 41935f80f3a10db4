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
