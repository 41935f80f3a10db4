"""Options that cost more than they seem to are marked as warnings, and no others."""

from typing import Any

import pytest

from rules.kernel.model import Option, Text
from rules.kernel.registry import find
from rules.kernel.testkit import simulate, spread_tables

LOSSES = {
    "imaginarium": {"hint-place-warning"},
    "mech_a_dream": {"hint-lost", "hint-after-lost", "hint-after-idle"},
    "nicodemus": {"hint-short", "hint-swap-in-vain"},
    "transmissions": {"hint-finish-remind"},
}
"""The hints that tell of a loss."""


def is_loss(option: Option, keys: set[str]) -> bool:
    hint = option.hint
    while hint is not None and isinstance(then := hint.args.get("then"), Text):
        hint = then
    return hint is not None and hint.key in keys and hint.args.get("lost", 1) != 0


@pytest.mark.parametrize("key", LOSSES)
def test_an_option_warns_if_and_only_if_something_is_lost_by_it(key: str) -> None:
    warned: set[bool] = set()

    def look(play: Any) -> None:
        for option in (option for decision in play.pending for option in decision.options):
            lost = is_loss(option, LOSSES[key])
            assert option.warns == lost, option
            warned.add(lost)

    for seats, settings in spread_tables(find(key), 1):
        simulate(find(key), seats, settings, 1, look)
    assert warned == {True, False}
