"""What Discord's refusals mean."""

from itertools import combinations

from cogs.codes import MEANINGS, MESSAGE, OURS, PASSING, PERSON, PLACE
from sandbox import CODES


def test_a_code_means_one_thing() -> None:
    assert not [
        sorted(one & other) for one, other in combinations((MESSAGE, OURS, PASSING, PERSON, PLACE), 2) if one & other
    ]


def test_every_refusal_of_the_sandbox_is_classified() -> None:
    assert MEANINGS.keys() >= CODES
