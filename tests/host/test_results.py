"""Who has won: of those at the table, and of the sides that a game plays itself."""

from typing import Any

import pytest

from db import games
from host.model import Click, Table
from host.past.results import Ending
from rules.kernel.game import Game
from rules.kernel.record import random_picks, replay
from rules.kernel.registry import find
from rules.kernel.registry import games as titles
from rules.kernel.rng import Rng
from rules.kernel.testkit import simulate
from tests.host.conftest import ANN, BOB, PLACE, Room

SOLO = "transmissions"
"""A game with a side of its own."""


def ending(ranks: dict[int, int], *, conceded: tuple[int, ...] = (), rivals: dict[str, int] | None = None) -> Ending:
    """Return how a game ended from what is stored: the ranks of seats, who gave up, the ranks of other sides."""
    return Ending.of(
        {
            "standing": [{"seat": seat, "points": 9 - rank, "rank": rank} for seat, rank in ranks.items()],
            "conceded": list(conceded),
            "rivals": [{"rival": name, "points": 9 - rank, "rank": rank} for name, rank in (rivals or {}).items()],
            "winners": [0],
        }
    )


@pytest.mark.parametrize(
    ("stored", "winners", "rivals"),
    [
        (ending({0: 2}, rivals={"harvey": 1}), (), ("harvey",)),
        (ending({0: 1}, rivals={"harvey": 2}), (0,), ()),
        (ending({0: 1}, rivals={"harvey": 1}), (0,), ("harvey",)),
        (ending({0: 1}, conceded=(0,), rivals={"harvey": 2}), (), ("harvey",)),
        (ending({0: 2}), (), ()),
        (ending({0: 1, 1: 1, 2: 3}), (0, 1), ()),
        (ending({0: 2, 1: 1}), (1,), ()),
        (ending({0: 3, 1: 1, 2: 1}, conceded=(1, 2)), (0,), ()),
        (ending({0: 3, 1: 1, 2: 1}, conceded=(1,)), (2,), ()),
        (ending({0: 1, 1: 2}, conceded=(0, 1)), (), ()),
        (ending({0: 4, 1: 1, 2: 2}, conceded=(1,), rivals={"it": 3}), (2,), ()),
        (Ending.of(None), (), ()),
    ],
    ids=["lost", "won", "level", "given up", "lost, as it was stored before", "shared", "two", "left alone",
         "first left", "all gave up", "three and a rival", "nothing stored"],
)  # fmt: skip
def test_whoever_has_nobody_before_them_but_those_who_gave_up_has_won(
    stored: Ending, winners: tuple[int, ...], rivals: tuple[str, ...]
) -> None:
    assert (stored.winners, stored.rivals) == (winners, rivals)


async def alone(room: Room, seed: int) -> Table:
    """Let Ann play a whole game alone against the game, at random."""
    table = await room.host.lobby.open(SOLO, ANN, "Ann", PLACE, {}, 1)
    await room.host.lobby.start(table.id, ANN)
    rng = Rng(seed)
    while (await room.host.lobby.get(table.id)).status == "playing":
        decision = (await room.observation(table.id, ANN)).questions[0].decision
        room.interaction += 1
        click = Click(table.id, ANN, room.interaction, random_picks(decision, rng), key=decision.key)
        await room.host.turns.answer(click)
    return await room.host.lobby.get(table.id)


@pytest.mark.asyncio
async def test_whoever_loses_alone_against_the_game_has_not_won(room: Room) -> None:
    there = await alone(room, 1)
    observation = await room.observation(there.id, ANN)
    (mine,), (his,) = observation.standing, observation.rivals
    assert his.rank < mine.rank, "random play is expected to lose"
    assert (there.winners, there.winning_rivals) == ((), ("harvey",))
    record = await room.host.export(there.id)
    assert [(one["rival"], one["rank"], one["points"]) for one in record["rivals"]] == [("harvey", 1, his.points)]
    assert replay(find(SOLO), record) == []
    record["rivals"][0]["points"] += 1
    assert replay(find(SOLO), record) == ["rivals differs"]
    (tally,) = (await room.host.statistics.profile(ANN, ANN, None)).tallies
    assert (tally.played, tally.contests, tally.won, tally.points) == (1, 1, 0, None)
    verdict = await room.host.fairness.verify(there.id, ANN)
    assert verdict.standing == "same"


@pytest.mark.asyncio
async def test_a_game_alone_that_was_stored_with_the_wrong_winner_counts_as_it_ended(room: Room) -> None:
    lost = await alone(room, 1)
    won = await alone(room, 2)
    for table, rank in ((lost, 2), (won, 1)):
        async with room.db.write() as tx:
            row = await games.get(tx, table.id)
            assert row is not None
            standing = [{**row.result["standing"][0], "rank": rank}]
            await games.update(tx, table.id, result={"standing": standing, "conceded": [], "winners": [0]})
    assert (await room.host.lobby.get(lost.id)).winners == ()
    assert (await room.host.lobby.get(won.id)).winners == (0,)
    (tally,) = (await room.host.statistics.profile(ANN, ANN, None)).tallies
    assert (tally.played, tally.contests, tally.won) == (2, 2, 1)


@pytest.mark.asyncio
async def test_giving_up_alone_leaves_the_victory_to_the_game(room: Room) -> None:
    table = await room.host.lobby.open(SOLO, ANN, "Ann", PLACE, {}, 1)
    await room.host.lobby.start(table.id, ANN)
    await room.host.turns.concede(table.id, ANN)
    there = await room.host.lobby.get(table.id)
    assert (there.status, there.winners, there.winning_rivals) == ("finished", (), ("harvey",))


@pytest.mark.asyncio
async def test_a_game_that_was_cancelled_has_no_winner(room: Room) -> None:
    table = await room.playing()
    await room.host.votes.cancel(table.id, ANN)
    await room.host.votes.cancel(table.id, BOB)
    there = await room.host.lobby.get(table.id)
    assert (there.status, there.winners, there.winning_rivals) == ("cancelled", (), ())


@pytest.mark.parametrize("key", titles())
def test_a_rank_is_one_more_than_the_number_of_better_sides_and_a_game_says_where_it_takes_part(key: str) -> None:
    game: Game[Any, Any] = find(key)
    for seats in game.info.seats:
        play = simulate(game, seats, {}, 1)
        rivals = game.rivals(play.state)
        ranks = [one.rank for one in game.standing(play.state)] + [one.rank for one in rivals]
        assert bool(rivals) is (seats in game.info.against)
        assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
