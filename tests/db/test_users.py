"""Users, their preferences and their ratings."""

import pytest

from db import Database, users
from db.users import Rating, User
from tests.db.samples import ANNA, BERT, CARA, NOW

pytestmark = pytest.mark.asyncio


async def test_meeting_a_user_again_changes_only_when_they_were_seen(database: Database) -> None:
    async with database.write() as tx:
        assert await users.get(tx, ANNA) is None
        await users.put(tx, ANNA, NOW, locale="de")
        await users.ensure(tx, [ANNA, BERT], NOW + 1)
        assert await users.get(tx, ANNA) == User(ANNA, "de", None, NOW)
        await users.see(tx, ANNA, NOW + 2)
        assert await users.get(tx, ANNA) == User(ANNA, "de", None, NOW + 2)
        assert await users.get(tx, BERT) == User(BERT, None, None, NOW + 1)


async def test_closed_direct_messages_are_remembered_until_one_arrives(database: Database) -> None:
    async with database.write() as tx:
        await users.close_dm(tx, ANNA, NOW)
        assert await users.get(tx, ANNA) == User(ANNA, None, NOW, NOW)
        await users.open_dm(tx, ANNA, NOW + 1)
        assert await users.get(tx, ANNA) == User(ANNA, None, None, NOW)


async def test_preferences_are_set_changed_and_taken_back(database: Database) -> None:
    async with database.write() as tx:
        for key, value in (("pings", "on"), ("theme", "dark"), ("pings", "off")):
            await users.prefer(tx, ANNA, key, value, NOW)
        assert await users.preferences(tx, ANNA) == {"pings": "off", "theme": "dark"}
        await users.prefer(tx, ANNA, "theme", None, NOW)
        assert await users.preferences(tx, ANNA) == {"pings": "off"}
        assert await users.preferences(tx, BERT) == {}


async def test_ratings_rank_by_what_they_are_sure_of(database: Database) -> None:
    strong, unsure, steady = (
        Rating(ANNA, "chess", 30.0, 2.0, 20),
        Rating(BERT, "chess", 32.0, 8.0, 1),
        Rating(CARA, "chess", 25.0, 1.0, 40),
    )
    async with database.write() as tx:
        await users.ensure(tx, [ANNA, BERT, CARA], NOW)
        await users.rate(tx, [Rating(ANNA, "chess", 25.0, 8.0, 0), Rating(ANNA, "draughts", 20.0, 8.0, 1)])
        await users.rate(tx, [strong, unsure, steady])
        assert await users.best(tx, "chess") == (strong, steady, unsure)
        assert await users.best(tx, "chess", 1) == (strong,)
        assert await users.ratings_for(tx, "chess", [ANNA, 404]) == {ANNA: strong}
        assert [rating.game_key for rating in await users.ratings_of(tx, ANNA)] == ["chess", "draughts"]


async def test_a_forgotten_user_leaves_only_the_bare_id(database: Database) -> None:
    async with database.write() as tx:
        await users.put(tx, ANNA, NOW, locale="de", dm_closed=NOW)
        await users.prefer(tx, ANNA, "theme", "dark", NOW)
        await users.rate(tx, [Rating(ANNA, "chess", 25.0, 8.0, 1)])
        await users.forget(tx, ANNA)
        assert await users.get(tx, ANNA) == User(ANNA, None, None, NOW)
        assert await users.preferences(tx, ANNA) == {}
        assert await users.ratings_of(tx, ANNA) == ()
