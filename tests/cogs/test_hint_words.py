"""What a hint says of the other choices."""

import pytest

from cogs.ui.hints import hint
from cogs.ui.panels import Look
from host.computers.hints import Hint
from rules.kernel.model import Decision, Option, Text
from rules.kernel.registry import find
from tests.cogs.observations import table_of
from tests.cogs.test_first_words import read

OPTIONS = tuple(Option(id_, Text("@verbatim", {"words": id_})) for id_ in ("one", "two", "three"))


def told(alike: int, high: int = 1) -> str:
    """Return the hint to pick one of three options, where so many others are about as good."""
    decision = Decision(0, "D", Text("@verbatim", {"words": "Which?"}), OPTIONS, high=high)
    return read(hint(Hint(table_of(find("nicodemus"), 2, {}), decision, OPTIONS[:1], alike, ()), Look("en")))


@pytest.mark.parametrize(
    ("alike", "said"),
    [
        (0, "a little better than everything else"),
        (1, "One other choice is about as good"),
        (2, "makes next to no difference"),
    ],
)
def test_a_hint_says_how_many_choices_are_about_as_good_or_that_all_are(alike: int, said: str) -> None:
    assert said in told(alike)


def test_where_several_may_be_picked_the_options_do_not_count_the_choices() -> None:
    assert "2 other choices are about as good" in told(2, high=3)
