"""Codes, private tables, lists of open tables, and playing again."""

import asyncio
import re

import pytest

from db import games, guilds
from host.access import SIGNS, tidy
from host.errors import Refused
from host.model import Place, Table
from host.tables.guilds import PING
from tests.host.conftest import ANN, BOB, CID, PLACE, Room, on_the_spot
from tests.host.test_seats import DAN, begin, notices, refused

pytestmark = pytest.mark.asyncio

HERE, ELSEWHERE = 1, 5


async def open_one(room: Room, place: Place = PLACE, places: int = 3, **options: str) -> Table:
    return await room.host.lobby.open("imaginarium", ANN, "Ann", place, {}, places, options_=options)


async def finished(room: Room) -> int:
    table = (await begin(room, access="private", clock="daily")).id
    await room.host.turns.concede(table, ANN)
    await room.host.turns.concede(table, BOB)
    assert (await room.host.lobby.get(table)).status == "finished"
    return table


async def test_every_table_has_a_code_that_is_found_however_it_is_typed(room: Room) -> None:
    one, other = await open_one(room), await open_one(room)
    code = one.options["code"]
    assert re.fullmatch(f"[{SIGNS}]{{4}}-[{SIGNS}]{{2}}", code)
    assert code != other.options["code"]
    for typed in (code, code.lower(), code.replace("-", ""), f" {code} "):
        assert (await room.host.invitations.by_code(BOB, typed)).id == one.id
    for typed in ("", "-", "AAAA", code[:-1], tidy(code) + "2"):
        assert await refused(room.host.invitations.by_code(BOB, typed)) == "no-such-code"


async def guess(room: Room, user: int, times: int) -> list[str]:
    return [await refused(room.host.invitations.by_code(user, "2222-22")) for _ in range(times)]


async def test_after_ten_wrong_codes_within_an_hour_not_even_a_right_one_opens(room: Room) -> None:
    table = await open_one(room)
    code = table.options["code"]
    assert await guess(room, BOB, 10) == ["no-such-code"] * 10
    room.clock.time += 1800
    with pytest.raises(Refused) as fault:
        await room.again().host.invitations.by_code(BOB, code)
    assert (fault.value.text.key, fault.value.text.args) == ("too-many-codes", {"minutes": 30})
    assert await guess(room, BOB, 1) == ["too-many-codes"]
    assert (await room.host.invitations.by_code(CID, code)).id == table.id
    room.clock.time += 1800
    assert (await room.host.invitations.by_code(BOB, code)).id == table.id


async def test_right_codes_do_not_count(room: Room) -> None:
    code = (await open_one(room)).options["code"]
    await guess(room, BOB, 9)
    for _ in range(12):
        await room.host.invitations.by_code(BOB, code)
    assert await guess(room, BOB, 2) == ["no-such-code", "too-many-codes"]


async def test_wrong_codes_in_one_moment_all_count(room: Room) -> None:
    said = await asyncio.gather(*(guess(room, BOB, 1) for _ in range(14)))
    assert sorted(said) == [["no-such-code"]] * 10 + [["too-many-codes"]] * 4


async def test_deleting_everything_about_oneself_gives_no_more_tries(room: Room) -> None:
    await guess(room, BOB, 10)
    await room.host.privacy.forget(BOB)
    assert await guess(room, BOB, 1) == ["too-many-codes"]
    room.clock.time += 3600
    await room.host.upkeep.forget_codes()
    assert (await room.host.privacy.export(BOB))["wrong_code"] == []


async def test_a_private_table_is_joined_by_its_code_only(room: Room) -> None:
    table = await open_one(room, access="private")
    for viewer, told in ((BOB, "no-such-table"), (on_the_spot(BOB), "private-table")):
        assert await refused(room.host.lobby.join(table.id, viewer, "Bob")) == told
        assert await refused(room.host.lobby.join(table.id, viewer, "Bob", code="2222-22")) == told
    await room.host.lobby.join(table.id, BOB, "Bob", code=table.options["code"])


async def test_a_table_without_a_channel_is_private_whatever_is_chosen(room: Room) -> None:
    table = await open_one(room, Place(), access="public")
    assert table.options["access"] == "private"
    assert await refused(room.host.lobby.configure(table.id, ANN, {"_access": "public"})) == "unknown-button"


async def test_access_is_chosen_like_a_setting(room: Room) -> None:
    table = await open_one(room)
    there = await room.host.lobby.configure(table.id, ANN, {"_access": "private"})
    assert (there.options["access"], there.settings) == ("private", table.settings)
    for setting in ({"_access": "closed"}, {"_code": "AAAA-AA"}, {"_far": "1"}):
        assert await refused(room.host.lobby.configure(table.id, ANN, setting)) == "unknown-button"
    assert (
        await refused(room.host.lobby.configure(table.id, on_the_spot(BOB), {"_access": "public"})) == "only-owner-sets"
    )


async def test_the_list_holds_public_tables_of_the_server_that_have_a_place(room: Room) -> None:
    public = await open_one(room)
    await open_one(room, access="private")
    await open_one(room, Place())
    await open_one(room, Place(ELSEWHERE, 6))
    full = await open_one(room, places=2)
    await room.host.lobby.join(full.id, BOB, "Bob")
    running = await begin(room)
    found = await room.host.invitations.open_tables(HERE, DAN)
    assert [table.id for table in found.lobbies] == [public.id]
    assert found.vacant == ()
    await room.host.seats.leave(running.id, CID)
    assert [table.id for table in (await room.host.invitations.open_tables(HERE, DAN)).vacant] == [running.id]
    assert (await room.host.invitations.open_tables(HERE, ANN)).lobbies == ()


async def test_only_a_new_public_table_of_a_server_calls_the_role(room: Room) -> None:
    assert await room.host.invitations.role_to_call(await open_one(room)) is None
    async with room.db.write() as tx:
        await guilds.put(tx, HERE, PING, "77")
    assert await room.host.invitations.role_to_call(await open_one(room)) == 77
    assert await room.host.invitations.role_to_call(await open_one(room, access="private")) is None
    assert await room.host.invitations.role_to_call(await open_one(room, Place())) is None
    assert await room.host.invitations.role_to_call(await open_one(room, Place(ELSEWHERE, 6))) is None


async def test_a_rematch_is_the_same_game_and_the_others_are_invited(room: Room) -> None:
    former = await finished(room)
    fresh = await room.host.invitations.rematch(former, BOB, "Bob")
    old = await room.host.lobby.get(former)
    assert (fresh.game, fresh.settings, fresh.places) == (old.game, old.settings, old.places)
    assert (fresh.options["access"], fresh.options["clock"]) == ("private", "daily")
    assert fresh.options["code"] != old.options["code"]
    assert [player.user for player in fresh.players] == [BOB]
    assert (fresh.place.guild, fresh.place.channel, fresh.place.thread) == (PLACE.guild, PLACE.channel, None)
    assert (await notices(room, former)).count("notice-rematch") == 1
    await room.host.lobby.join(fresh.id, ANN, "Ann")
    assert await refused(room.host.lobby.join(fresh.id, on_the_spot(DAN), "Dan")) == "private-table"


async def test_whoever_asks_for_the_same_rematch_sits_down_at_the_same_table(room: Room) -> None:
    former = await finished(room)
    first = await room.host.invitations.rematch(former, BOB, "Bob")
    second = await room.host.invitations.rematch(former, CID, "Cid")
    assert second.id == first.id
    assert [player.user for player in second.players] == [BOB, CID]
    assert (await room.host.invitations.rematch(former, CID, "Cid")).id == first.id
    await room.host.lobby.start(first.id, BOB)
    assert await refused(room.host.invitations.rematch(former, ANN, "Ann")) == "rematch-running"


async def test_two_who_press_at_once_open_one_table(room: Room) -> None:
    former = await finished(room)
    made = await asyncio.gather(
        *(room.host.invitations.rematch(former, user, name) for user, name in ((ANN, "Ann"), (BOB, "Bob")))
    )
    assert made[0].id == made[1].id


async def test_another_shuffle_is_dealt_at_a_rematch(room: Room) -> None:
    former = await finished(room)
    fresh = await room.host.invitations.rematch(former, BOB, "Bob")
    async with room.db.read() as tx:
        assert await games.seed_of(tx, former) != await games.seed_of(tx, fresh.id)


async def test_a_rematch_is_for_those_who_played_and_after_the_end(room: Room) -> None:
    former = await finished(room)
    assert await refused(room.host.invitations.rematch(former, on_the_spot(DAN), "Dan")) == "not-your-table"
    running = await begin(room)
    assert await refused(room.host.invitations.rematch(running.id, ANN, "Ann")) == "not-over"


async def test_who_comes_from_elsewhere_is_noted(room: Room) -> None:
    table = await open_one(room)
    await room.host.lobby.join(table.id, BOB, "Bob", code=table.options["code"], far=True)
    there = await room.host.lobby.join(table.id, CID, "Cid")
    assert there.options["far"] == str(BOB)
    with pytest.raises(Refused):
        await room.host.lobby.join(table.id, DAN, "Dan", code=table.options["code"], far=True)
