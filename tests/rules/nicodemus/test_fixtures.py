"""The recorded games show every way a game of Nicodemus ends (RU-53, RU-54, RU-57, T46 to T49)."""

from pathlib import Path

import msgspec

from rules.kernel.record import Record

FIXTURES = Path(__file__).parents[2] / "fixtures" / "nicodemus"


def load(name: str) -> Record:
    return msgspec.json.decode((FIXTURES / f"{name}.json").read_bytes(), type=Record)


def scores(name: str) -> tuple[list[int], list[dict[str, int]], list[int]]:
    standing = load(name)["standing"]
    return [one["points"] for one in standing], [one["ties"] for one in standing], [one["rank"] for one in standing]


def test_a_game_ends_by_points_or_by_the_deck() -> None:
    assert max(scores("ended-by-points")[0]) >= 20
    assert max(scores("ended-by-deck")[0]) < 20


def test_a_tie_goes_to_more_charcoalium() -> None:
    points, ties, ranks = scores("tie-by-charcoalium")
    assert points[0] == points[1]
    winner = ranks.index(1)
    assert ties[winner]["charcoalium"] > ties[1 - winner]["charcoalium"]
    assert ranks[1 - winner] == 2


def test_then_to_more_resources() -> None:
    points, ties, ranks = scores("tie-by-resources")
    winner = ranks.index(1)
    assert points[0] == points[1]
    assert ties[0]["charcoalium"] == ties[1]["charcoalium"]
    assert ties[winner]["resources"] > ties[1 - winner]["resources"]
    assert ranks[1 - winner] == 2


def test_and_else_the_victory_is_shared() -> None:
    points, ties, ranks = scores("shared-victory")
    assert points[0] == points[1]
    assert ties[0] == ties[1]
    assert ranks == [1, 1]


def test_a_recorded_game_completes_all_four_colours_and_one_steals_and_discards() -> None:
    picks = [pick for answer in load("four-colours")["answers"] for pick in answer["picks"]]
    assert any(pick.startswith("complete:10:") for pick in picks)
    assert {event["event"] for event in load("steals-and-discards")["events"]} == {"stolen", "discarded"}
