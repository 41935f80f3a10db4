"""Answers, checkpoints and log lines."""

import pytest

from db import Conflict, Database, answers, lines
from tests.db.samples import ANNA, a_checkpoint, a_line, a_running_game, an_answer

pytestmark = pytest.mark.asyncio


async def test_an_answer_comes_back_as_it_was_put(database: Database) -> None:
    game = await a_running_game(database)
    asked = an_answer(game, 1, seat=1, picks=("a", "ü:2"), auto=True, reveals=True, user=ANNA, interaction=2**62)
    plain = an_answer(game, 2, picks=(), shared=True)
    async with database.write() as tx:
        await answers.append(tx, [asked, plain])
        assert await answers.live(tx, game) == (asked, plain)
        assert await answers.by_interaction(tx, game, 2**62) == asked
        assert await answers.by_interaction(tx, game, 1) is None


async def test_the_second_writer_of_a_number_loses(database: Database) -> None:
    game = await a_running_game(database)
    async with database.write() as tx:
        await answers.append(tx, [an_answer(game, 1, picks=("first",))])
    with pytest.raises(Conflict) as refused:
        async with database.write() as tx:
            await answers.append(tx, [an_answer(game, 1, picks=("second",))])
    assert refused.value.on in {"answer.game, answer.number", "pk_answer"}
    async with database.read() as tx:
        assert [answer.picks for answer in await answers.live(tx, game)] == [("first",)]


async def test_an_interaction_answers_once_even_after_an_undo(database: Database) -> None:
    game, other = await a_running_game(database), await a_running_game(database)
    async with database.write() as tx:
        await answers.append(tx, [an_answer(game, 1, interaction=77), an_answer(other, 1, interaction=77)])
        await answers.withdraw(tx, game, [1], 1)
    with pytest.raises(Conflict) as refused:
        async with database.write() as tx:
            await answers.append(tx, [an_answer(game, 2, interaction=77)])
    assert "interaction" in refused.value.on


async def test_undo_withdraws_answers_and_their_lines_but_deletes_nothing(database: Database) -> None:
    game = await a_running_game(database)
    async with database.write() as tx:
        await answers.append(tx, [an_answer(game, number) for number in (1, 2, 3)])
        await lines.append(tx, [a_line(game, 1, 0), a_line(game, 2, 2), a_line(game, 3, 3), a_line(game, 4, 3)])
        assert await answers.withdraw(tx, game, [2, 3], 1) == 2
        assert await answers.withdraw(tx, game, [2, 3], 2) == 0
        assert await lines.withdraw(tx, game, [2, 3], 1) == 3
        await answers.append(tx, [an_answer(game, 4)])
        assert [answer.number for answer in await answers.live(tx, game)] == [1, 4]
        assert await answers.count_live(tx, game) == 2
        assert await answers.last_number(tx, game) == 4
        assert [answer.withdrawn for answer in await answers.of_game(tx, game)] == [None, 1, 1, None]
        assert [line.number for line in await lines.after(tx, game)] == [1]
        assert await lines.last_number(tx, game) == 4


async def test_answers_are_found_by_ordinal_and_from_the_end(database: Database) -> None:
    game = await a_running_game(database)
    async with database.write() as tx:
        await answers.append(tx, [an_answer(game, number) for number in range(1, 8)])
        await answers.withdraw(tx, game, [2, 3], 1)
        assert [answer.number for answer in await answers.live(tx, game, 1)] == [4, 5, 6, 7]
        assert await answers.live(tx, game, 5) == ()
        assert [answer.number for answer in await answers.tail(tx, game, 2)] == [6, 7]


async def test_storing_no_answers_stores_none(database: Database) -> None:
    game = await a_running_game(database)
    async with database.write() as tx:
        await answers.append(tx, [])
        await lines.append(tx, [])
        assert await answers.last_number(tx, game) == 0


async def test_the_newest_checkpoint_of_the_furthest_place_is_taken(database: Database) -> None:
    game = await a_running_game(database)
    async with database.write() as tx:
        assert await answers.latest_checkpoint(tx, game) is None
        for answers_before, epoch in ((0, 0), (4, 0), (9, 0), (4, 1)):
            await answers.add_checkpoint(tx, a_checkpoint(game, answers_before, epoch))
        assert await answers.latest_checkpoint(tx, game) == a_checkpoint(game, 9, 0)
        assert await answers.checkpoint_at_or_before(tx, game, 8) == a_checkpoint(game, 4, 1)
        assert await answers.checkpoint_at_or_before(tx, game, 3) == a_checkpoint(game, 0, 0)
        assert await answers.drop_checkpoints_after(tx, game, 4) == 1
        assert await answers.latest_checkpoint(tx, game) == a_checkpoint(game, 4, 1)


async def test_a_checkpoint_stored_again_takes_the_place_of_the_first(database: Database) -> None:
    game = await a_running_game(database)
    async with database.write() as tx:
        await answers.add_checkpoint(tx, a_checkpoint(game, 4))
        await answers.add_checkpoint(tx, a_checkpoint(game, 4))
        assert await answers.latest_checkpoint(tx, game) == a_checkpoint(game, 4)


async def test_lines_are_paged_both_ways_in_order(database: Database) -> None:
    game = await a_running_game(database)
    async with database.write() as tx:
        await lines.append(tx, [a_line(game, number, number) for number in range(1, 11)])
        await lines.withdraw(tx, game, [5], 1)

        def numbers(found: tuple[lines.Line, ...]) -> list[int]:
            return [line.number for line in found]

        assert numbers(await lines.after(tx, game, 3, limit=3)) == [4, 6, 7]
        assert numbers(await lines.before(tx, game, 7, limit=3)) == [3, 4, 6]
        assert numbers(await lines.before(tx, game, limit=2)) == [9, 10]


@pytest.mark.parametrize("audience", [None, (0,), (0, 2)])
async def test_a_line_keeps_its_audience_and_arguments(database: Database, audience: tuple[int, ...] | None) -> None:
    game = await a_running_game(database)
    line = a_line(game, 1, 0, audience=audience, args={"pieces": ["rook", 2], "who": None})
    async with database.write() as tx:
        await lines.append(tx, [line])
        assert await lines.after(tx, game) == (line,)
