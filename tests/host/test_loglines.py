"""What is compared of the log where an answer of older rules is given again."""

from typing import Any

import pytest

from db.lines import Line
from host.turns.loglines import disagreement


def line(key: str, **args: Any) -> Line:
    return Line(game=1, number=1, answer=1, turn=1, key=key, args=args, audience=None, at=0.0)


def told(key: str, **args: Any) -> dict[str, Any]:
    return {"key": key, "args": args}


GOODS = [told("amount", number=2, good=told("wood"))]


@pytest.mark.parametrize(
    "said",
    [
        [],
        [("other", {"points": 4})],
        [("gains", {"who": told("@seat", seat=1), "goods": GOODS})],
        [("gains", {"goods": [told("piece", number=2, good=told("short-wood"))]})],
        [("gains", {"who": told("@seat", seat=1), "goods": GOODS, "price": 7})],
        [("gains", {"who": told("@seat", seat=1), "goods": GOODS}), ("tells", {"number": 3})],
        [("gains", {"goods": [told("amount", number=2, good=told("thing", cost=5))]})],
    ],
)
def test_another_wording_is_no_disagreement(said: list[tuple[str, dict[str, Any]]]) -> None:
    assert disagreement([line("gains", who=told("@seat", seat=1), goods=GOODS)], said) is None


@pytest.mark.parametrize(
    "args",
    [
        {"goods": [told("amount", number=3)]},
        {"goods": [*GOODS, *GOODS]},
        {"goods": GOODS, "who": told("@seat", seat=0)},
    ],
)
def test_other_figures_are(args: dict[str, Any]) -> None:
    assert disagreement([line("gains", who=told("@seat", seat=1), goods=GOODS)], [("gains", args)]) == "gains"


def test_so_is_a_line_more_or_less_of_the_same_kind() -> None:
    once, twice = [line("gains", goods=GOODS)], [("gains", {"goods": GOODS})] * 2
    assert disagreement(once, twice) == "gains"
    assert disagreement(once * 2, twice[:1]) == "gains"
