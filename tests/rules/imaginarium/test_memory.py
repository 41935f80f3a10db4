"""What a seat knows that has followed: every gain and payment is said to all, so every stock can be reckoned."""

from collections import Counter
from collections.abc import Iterable

import pytest

from rules.imaginarium.components import GOODS, VP, WORKSHOPS
from rules.imaginarium.engine import GAME
from rules.imaginarium.state import Player, State
from rules.kernel.model import Arg, Line, Text
from rules.kernel.rng import Rng
from tests.rules.imaginarium.habits import sensible_game
from tests.rules.imaginarium.table import player, position

GAINS = {"produce", "transform", "press", "extract", "steal", "dismantle-garden", "dismantle-workshop", "scrap-income"}
PAYMENTS = {"robbed", "buy", "fall-short", "buy-stack", "hire", "repair"}
POINTS = {"complete", "complete-secret", "majority"}

Stock = Counter[str]


def reckoned(workshops: list[int], lines: Iterable[Line]) -> list[Stock]:
    """Return what lies behind the screens, for all that everybody was told."""
    stocks = [beginning(number) for number in workshops]
    for line in lines:
        if line.to is None and "who" in line.text.args:
            owner = line.text.args["who"]
            assert isinstance(owner, Text)
            seat = owner.args["seat"]
            assert isinstance(seat, int)
            keep_account(stocks[seat], line.text)
    return stocks


def beginning(workshop: int) -> Stock:
    board = WORKSHOPS[workshop]
    wood, copper, crystal = board.goods
    return Counter(charcoal=board.charcoal, wood=wood, copper=copper, crystal=crystal)


def keep_account(stock: Stock, told: Text) -> None:
    key = told.key.removeprefix("log-")
    if key in GAINS:
        stock.update(listed(told.args["goods"]))
        stock.subtract(listed(told.args.get("given", [])))
    elif key in PAYMENTS:
        stock.subtract(listed(told.args["goods"]))
    elif key in POINTS:
        stock.update({VP: number_in(told, "points")})
    elif key in {"buy-deal", "sell-deal"}:
        got, given = ("unit", "goods") if key == "buy-deal" else ("goods", "unit")
        stock.update(listed(told.args[got]))
        stock.subtract(listed(told.args[given]))


def listed(told: Arg) -> Stock:
    """Return the goods in a list of amounts; in the word for nothing there are none."""
    parts = told if isinstance(told, list) else [told]
    amounts = [part for part in parts if isinstance(part, Text) and part.key == "amount"]
    return Counter({good_in(part): number_in(part, "number") for part in amounts})


def good_in(part: Text) -> str:
    good = part.args["good"]
    assert isinstance(good, Text)
    return good.key


def number_in(told: Text, name: str) -> int:
    number = told.args[name]
    assert isinstance(number, int)
    return number


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_whoever_follows_what_is_said_to_all_knows_every_stock_and_all_points(seats: int) -> None:
    play = sensible_game(seats, seats)
    players = play.state.players
    lines = [line for _, line in play.news.lines]
    stocks = reckoned([one.workshop for one in players], lines)
    assert [{good: stock[good] for good in (*GOODS, VP)} for stock in stocks] == [
        {**one.goods, VP: one.vp} for one in players
    ]
    assert any(stock[VP] for stock in stocks)


# What is dealt anew


def table() -> State:
    return position(player("4 / 1 2 3 / 5", hired="AS08", behind="PR02 PR05"), player("9 / 3 0 1 / 7"), projects="PR01")


def behind_screens(players: Iterable[Player]) -> list[tuple[dict[str, int], dict[str, int]]]:
    return [(one.goods, one.points) for one in players]


def test_a_seat_remembers_what_strangers_gained_and_paid_but_not_what_nobody_told() -> None:
    s = table()
    worlds = [GAME.redeal(s, 1, Rng(seed)) for seed in range(20)]
    assert all(behind_screens(world.players) == behind_screens(s.players) for world in worlds)
    assert len({tuple(sorted(world.players[0].secret)) for world in worlds}) > 5
    assert len({tuple(world.stack) for world in worlds}) == len(worlds)


def test_whoever_only_watches_may_have_come_a_moment_ago() -> None:
    worlds = [GAME.redeal(table(), None, Rng(seed)) for seed in range(20)]
    assert len({str(behind_screens(world.players)) for world in worlds}) == len(worlds)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_remembered_is_shown_to_nobody(seat: int) -> None:
    s = table()
    seen = GAME.view(s, seat)
    s.players[1 - seat].gain({"charcoal": 3, "wood": 1, VP: 2}, "trade")
    assert GAME.view(s, seat) == seen
