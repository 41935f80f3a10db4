"""Rows to put into a test's database."""

from typing import Any

from db import Database, Transaction, games, seats
from db.answers import Answer, Checkpoint
from db.lines import Line
from db.seats import Seat

NOW = 1_000.0
ANNA, BERT, CARA = 11, 22, 33


async def a_game(tx: Transaction, *users: int, **fields: Any) -> int:
    """A game whose seats these users took in order."""
    new = games.NewGame(
        key="chess",
        rules_version=3,
        seats=max(2, len(users)),
        settings={"clock": "slow"},
        seed=2**64 - 1,
        title="A table",
        owner=users[0] if users else ANNA,
        created=NOW,
    )
    game = await games.create(tx, new)
    for number, user in enumerate(users):
        await seats.add(tx, Seat(game, number, user, f"user {user}", NOW))
    if fields:
        await games.update(tx, game, **fields)
    return game


async def a_running_game(database: Database) -> int:
    """A stored game between Anna and Bert."""
    async with database.write() as tx:
        return await a_game(tx, ANNA, BERT, status="playing", waiting=(0,))


def an_answer(game: int, number: int, **fields: Any) -> Answer:
    """An answer of the first seat unless told otherwise."""
    plain: dict[str, Any] = {"seat": 0, "key": "turn", "picks": ("play:7",), "offer": "ab12", "at": NOW}
    return Answer(game=game, number=number, **plain | fields)


def a_line(game: int, number: int, answer: int, **fields: Any) -> Line:
    """A line for everybody unless told otherwise."""
    plain: dict[str, Any] = {"turn": 1, "key": "played", "args": {"piece": "rook"}, "audience": None, "at": NOW}
    return Line(game=game, number=number, answer=answer, **plain | fields)


def a_checkpoint(game: int, answers: int, epoch: int = 0) -> Checkpoint:
    """A checkpoint whose state names its place."""
    return Checkpoint(
        game=game,
        epoch=epoch,
        answers=answers,
        state=f"{epoch}/{answers}".encode(),
        hash="cafe",
        version=1,
        created=NOW,
    )
