"""Looking back: positions, recaps, pages of the log, and checks of the shuffle, as each pair of eyes may see them."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from db import answers, lines, schema
from db.answers import Answer
from host.errors import Refused
from host.model import Said, Table
from host.past.history import FRAMES, LINES_A_PAGE, TOLD, concerns, since, spread
from rules.kernel.model import Audience, Line, Seat, text, who
from rules.kernel.play import Checkpoint, encode
from rules.kernel.registry import find
from rules.kernel.registry import games as all_games
from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.games import length, several
from tests.host.conftest import ANN, BOB, CID, Room

pytestmark = pytest.mark.asyncio

GAMES = list(all_games())
EYES: tuple[Audience, ...] = (None, 0, 1)


async def seat_of(room: Room, table: int, user: int) -> Seat:
    player = (await room.host.lobby.get(table)).player(user)
    assert player is not None
    return player.seat


async def views_now(room: Room, table: int) -> dict[Audience, Any]:
    return {audience: (await room.host.observations.of(table, audience)).view for audience in EYES}


def without_repeats(views: list[Any]) -> list[Any]:
    return [view for number, view in enumerate(views) if number == 0 or view != views[number - 1]]


async def looked_back(room: Room, table: int, user: int, audience: Audience) -> list[Any]:
    """Return what a user is shown, from the first position to the last."""
    first = await room.host.history.at(table, user, audience, 0)
    moments = [await room.host.history.at(table, user, audience, step) for step in range(first.steps)]
    assert [one.step for one in moments] == list(range(first.steps))
    return [one.view for one in moments]


async def to_the_end(room: Room, table: int, rng: Rng) -> Table:
    while (there := await room.host.lobby.get(table)).status == "playing":
        await room.answer_at_random(table, rng)
    return there


@ON_SQLITE
@pytest.mark.parametrize("game", GAMES)
async def test_every_position_is_shown_again_as_each_saw_it_then(room: Room, rng: Rng, game: str) -> None:
    table = await room.playing(game)
    seen = [await views_now(room, table.id)]
    for _ in range(20):
        if await room.goes_on(table.id):
            await room.answer_at_random(table.id, rng)
            seen.append(await views_now(room, table.id))
    for user in (ANN, BOB):
        for audience in (None, await seat_of(room, table.id, user)):
            told = await looked_back(room.again(), table.id, user, audience)
            assert told == without_repeats([views[audience] for views in seen])


async def test_what_was_taken_back_never_happened(room: Room, rng: Rng) -> None:
    table = await room.playing()
    seen = [await views_now(room, table.id)]
    undone = 0
    for _ in range(40):
        user = await room.answer(table.id, 0)
        if (await room.observation(table.id, user)).can_undo and undone < 5:
            await room.host.turns.undo(table.id, user)
            undone += 1
            assert await views_now(room, table.id) == seen[-1]
            await room.answer_at_random(table.id, rng)
        seen.append(await views_now(room, table.id))
    assert undone == 5
    assert await looked_back(room, table.id, CID, None) == without_repeats([views[None] for views in seen])


async def test_while_a_game_runs_one_looks_as_oneself_or_as_a_watcher(room: Room) -> None:
    table = await room.playing()
    await room.answer(table.id)
    ann, bob = await seat_of(room, table.id, ANN), await seat_of(room, table.id, BOB)
    for user, allowed in ((ANN, {None, ann}), (BOB, {None, bob}), (CID, {None})):
        for audience in EYES:
            if audience in allowed:
                moment = await room.host.history.at(table.id, user, audience)
                assert set(moment.eyes) == allowed
                continue
            for look in (room.host.history.at, room.host.history.frames):
                with pytest.raises(Refused, match="not-your-eyes"):
                    await look(table.id, user, audience)


async def test_after_the_end_everybody_looks_through_all_eyes_and_reads_all_lines(room: Room, rng: Rng) -> None:
    table = await room.playing()
    seen = [await views_now(room, table.id)]
    while (await room.host.lobby.get(table.id)).status == "playing":
        await room.answer_at_random(table.id, rng)
        seen.append(await views_now(room, table.id))
    for audience in EYES:
        told = await looked_back(room, table.id, CID, audience)
        assert told == without_repeats([views[audience] for views in seen])
    async with room.db.read() as tx:
        rows = await lines.after(tx, table.id)
    assert any(row.audience is not None for row in rows)
    assert len(await whole_log(room, table.id, CID)) == len(rows)


async def whole_log(room: Room, table: int, user: int, **limits: int) -> list[Said]:
    first = await room.host.history.log(table, user, page=0, **limits)
    pages = [await room.host.history.log(table, user, page=page, **limits) for page in range(first.pages)]
    assert all(1 <= len(page.said) <= LINES_A_PAGE for page in pages) or pages[0].said == ()
    return [said for page in pages for said in page.said]


@ON_SQLITE
@pytest.mark.parametrize("game", GAMES)
async def test_a_position_is_the_same_in_every_world_its_viewer_cannot_tell_apart(
    room: Room, rng: Rng, game: str
) -> None:
    table = await room.playing(game)
    compared = 0
    for _ in range(40):
        await room.answer_at_random(table.id, rng)
        if not await room.goes_on(table.id):
            break
        async with room.db.read() as tx:
            stored = await answers.latest_checkpoint(tx, table.id)
            count = await answers.count_live(tx, table.id)
        if stored is None or stored.answers != count:
            continue
        for user, audience in ((CID, None), (ANN, await seat_of(room, table.id, ANN))):
            here = await told_of(room, table.id, user, audience)
            await deal_anew(room, table, stored, audience)
            assert await told_of(room, table.id, user, audience) == here
            await put_back(room, stored)
            compared += 1
    assert compared >= 4


async def told_of(room: Room, table: int, user: int, audience: Audience) -> tuple[Any, ...]:
    """Return what a fresh host tells of the last position, and of what changed."""
    host = room.again().host
    moment = await host.history.at(table, user, audience)
    recap = () if audience is None else await host.history.news_of(table, audience)
    return moment.view, moment.watched, moment.former, moment.said, moment.steps, recap


async def deal_anew(room: Room, table: Table, stored: answers.Checkpoint, audience: Audience) -> None:
    """Put another world in the place of the stored one, which that audience cannot tell from it."""
    game = find(table.game)
    state = msgspec.json.decode(stored.state, type=game.state_type)
    other = encode(game.redeal(state, audience, Rng(stored.answers * 131 + 7)))
    assert other != stored.state or audience is not None
    point = Checkpoint(stored.answers, other, stored.version)
    await put_back(room, msgspec.structs.replace(stored, state=other, hash=point.hash))


async def put_back(room: Room, stored: answers.Checkpoint) -> None:
    async with room.db.write() as tx:
        await answers.add_checkpoint(tx, stored)


async def test_positions_that_todays_rules_cannot_follow_are_left_out_up_to_the_next_phase(
    room: Room, rng: Rng
) -> None:
    table = await room.playing()
    for _ in range(30):
        await room.answer_at_random(table.id, rng)
    before = await looked_back(room.again(), table.id, CID, None)
    async with room.db.write() as tx:
        third = (await answers.live(tx, table.id))[2]
        await tx.run(
            update(schema.answer)
            .where(schema.answer.c.game == table.id, schema.answer.c.number == third.number)
            .values(picks=("gone",))
        )
    after = await looked_back(room.again(), table.id, CID, None)
    assert 10 < len(after) < len(before)
    assert after[-1] == before[-1]


async def test_a_film_has_so_many_frames_at_most_from_the_first_position_to_the_last(room: Room, rng: Rng) -> None:
    table = await room.playing("imaginarium")
    for _ in range(250):
        await room.answer_at_random(table.id, rng)
    steps = await room.host.history.frames(table.id, CID, None)
    last = (await room.host.history.at(table.id, CID, None)).step
    assert (steps[0], steps[-1]) == (0, last)
    assert 20 < len(steps) <= FRAMES
    assert list(steps) == sorted(set(steps))


@pytest.mark.parametrize(
    ("number", "most", "spread_out"),
    [(3, 5, (0, 1, 2)), (5, 5, (0, 1, 2, 3, 4)), (9, 5, (0, 2, 4, 6, 8)), (11, 2, (0, 10)), (0, 5, ())],
)
async def test_frames_are_spread_evenly(number: int, most: int, spread_out: tuple[int, ...]) -> None:
    assert spread(range(number), most) == spread_out


async def test_where_a_turn_began_can_be_gone_to(room: Room, rng: Rng) -> None:
    table = await room.playing()
    for _ in range(40):
        await room.answer_at_random(table.id, rng)
    moment = await room.host.history.at(table.id, CID, None, turn=5)
    assert moment.turn == 5
    assert (await room.host.history.at(table.id, CID, None, moment.step - 1)).turn < 5
    assert (await room.host.history.at(table.id, CID, None, 99_999)).step == moment.steps - 1


def given(told: str) -> list[Answer]:
    """Return answers by seat; a small letter was given without asking."""
    seats = {"A": 0, "B": 1, "C": 2}
    return [
        Answer(
            game=1, number=number, seat=seats[who_.upper()], key="K", picks=(), offer="", at=0.0, auto=who_.islower()
        )
        for number, who_ in enumerate(told, start=1)
    ]


@pytest.mark.parametrize(
    ("told", "on_turn", "expected"),
    [
        ("", True, 0),
        ("BB", True, 0),
        ("AB", True, 1),
        ("AABB", True, 2),
        ("AABBA", True, 2),
        ("AABBAA", True, 2),
        ("AABBAA", False, 6),
        ("AABB", False, 2),
        ("AABaB", True, 2),
        ("AABBa", True, 2),
        ("ABAB", True, 3),
        ("ABCABC", True, 4),
    ],
)
async def test_a_recap_begins_where_the_players_last_turn_ended(told: str, on_turn: bool, expected: int) -> None:
    assert since(given(told), 0, on_turn=on_turn) == expected


async def test_a_recap_holds_what_others_did_and_the_table_then_and_now(room: Room, rng: Rng) -> None:
    table = await room.playing()
    first = await room.user_on_turn(table.id)
    while await room.user_on_turn(table.id) == first:
        await room.answer_at_random(table.id, rng)
    then = (await room.host.observations.of(table.id, None)).view
    marks = len(await whole_log(room, table.id, first))
    while await room.user_on_turn(table.id) != first:
        await room.answer_at_random(table.id, rng)
    now = (await room.host.observations.of(table.id, None)).view
    news = (await whole_log(room, table.id, first))[marks:]
    recap = await room.host.history.recap(table.id, first)
    assert (recap.former, recap.watched) == (then, now)
    told = await room.host.history.news_of(table.id, await seat_of(room, table.id, first))
    assert (told.since, told.said, told.more) == (recap.since, recap.said, recap.more)
    assert list(recap.said) == news[-TOLD:]
    assert recap.more == len(news) - len(recap.said)
    other = BOB if first == ANN else ANN
    assert (await room.host.history.news_of(table.id, await seat_of(room, table.id, other))).said == ()


async def test_what_happened_is_told_as_a_turn_begins_and_until_its_first_answer(room: Room, rng: Rng) -> None:
    table = await room.playing()
    seat = await seat_of(room, table.id, ANN)
    while await room.user_on_turn(table.id) == ANN:
        await room.answer_at_random(table.id, rng)
    there = await room.host.lobby.get(table.id)
    assert await room.host.history.fresh_news(there, seat) is None
    while await room.user_on_turn(table.id) != ANN:
        await room.answer_at_random(table.id, rng)
    there = await room.host.lobby.get(table.id)
    told = await room.host.history.fresh_news(there, seat)
    assert told == await room.host.history.news_of(table.id, seat)
    assert await room.host.history.fresh_news(there, None) is None
    await room.answer_at_random(table.id, rng)
    there = await room.host.lobby.get(table.id)
    assert seat not in there.waiting or (await room.host.history.news_of(table.id, seat)).has_acted
    assert await room.host.history.fresh_news(there, seat) is None


async def play_until_asked(room: Room, rng: Rng, table: int, user: int) -> bool:
    """Let others answer at random until it is somebody's turn, and at least once; False if the game ends before."""
    await room.answer_at_random(table, rng)
    while await room.goes_on(table):
        if await room.user_on_turn(table) == user:
            return True
        await room.answer_at_random(table, rng)
    return False


@ON_SQLITE
@pytest.mark.parametrize("game", GAMES)
async def test_a_recap_ends_with_the_last_line_before_ones_turn(room: Room, rng: Rng, game: str) -> None:
    table = (await room.playing(game)).id
    seat, most = await seat_of(room, table, ANN), 0
    for _ in range(12):
        while await room.goes_on(table) and await room.user_on_turn(table) == ANN:
            await room.answer_at_random(table, rng)
        if not await room.goes_on(table) or not await play_until_asked(room, rng, table, ANN):
            break
        recap = await room.host.history.news_of(table, seat)
        assert list(recap.said) == (await whole_log(room, table, ANN))[-len(recap.said) :]
        most = max(most, len(recap.said))
    assert most > min(3, length(game, several(game)) // 4)


async def test_all_that_a_recap_leaves_out_is_on_the_page_that_its_button_opens(room: Room, rng: Rng) -> None:
    table = (await room.playing()).id
    seat = await seat_of(room, table, ANN)
    for _ in range(8):
        while await room.user_on_turn(table) == ANN:
            await room.answer_at_random(table, rng)
        before = await whole_log(room, table, ANN)
        await play_until_asked(room, rng, table, ANN)
        recap = await room.host.history.news_of(table, seat)
        page = await room.host.history.log(table, ANN, since=recap.since)
        first = (await whole_log(room, table, ANN))[len(before)]
        assert first in page.said
        assert page.page == len(before) // LINES_A_PAGE


async def test_what_the_host_did_in_somebodys_absence_is_in_a_recap(room: Room, rng: Rng) -> None:
    table = (await room.playing()).id
    await play_until_asked(room, rng, table, ANN)
    while await room.user_on_turn(table) == ANN:
        await room.answer_at_random(table, rng)
    await room.host.votes.pause(table, ANN)
    await room.host.votes.pause(table, BOB)
    await room.host.votes.resume(table, BOB)
    recap = await room.host.history.news_of(table, await seat_of(room, table, ANN))
    assert [one.line.text.key for one in recap.said][-2:] == ["host-paused", "host-resumed"]


@ON_SQLITE
@pytest.mark.parametrize("game", GAMES)
async def test_the_set_up_is_told_in_the_first_turn_only(room: Room, rng: Rng, game: str) -> None:
    table = (await room.playing(game)).id
    set_up = [one.line for one in (await room.host.observations.of(table, None)).said]
    while (await room.host.lobby.get(table)).turn == 1:
        await room.answer_at_random(table, rng)
    told = [one.line for one in (await room.host.observations.of(table, None)).said]
    recaps = [await room.host.history.news_of(table, seat) for seat in (0, 1)]
    told += [one.line for recap in recaps for one in recap.said]
    assert told
    assert not [line for line in set_up if line in told]


async def test_a_page_of_the_log_can_be_limited_to_a_turn_or_a_player(room: Room, rng: Rng) -> None:
    table = await room.playing()
    for _ in range(40):
        await room.answer_at_random(table.id, rng)
    seat = await seat_of(room, table.id, ANN)
    log = await whole_log(room, table.id, ANN)
    assert all(one.line.is_for(seat) for one in log)
    assert await whole_log(room, table.id, ANN, turn=3) == [one for one in log if one.turn == 3]
    mine = await whole_log(room, table.id, ANN, seat=seat)
    assert 0 < len(mine) < len(log)
    assert mine == [one for one in log if concerns(one.line, seat)]
    newest = await room.host.history.log(table.id, ANN)
    assert newest.page == newest.pages - 1
    assert newest.said[-1] == log[-1]


async def test_a_line_concerns_whom_it_names_however_deep_and_for_whom_it_is() -> None:
    cases: list[tuple[Line, set[Seat]]] = [
        (Line(text("quiet")), set()),
        (Line(text("plays", who=who(1))), {1}),
        (Line(text("plays", all=[text("one", who=who(0)), who(2)])), {0, 2}),
        (Line(text("you-draw"), to=(2,)), {2}),
    ]
    for line, seats in cases:
        assert {seat for seat in range(4) if concerns(line, seat)} == seats


async def test_the_log_keeps_to_a_reader_what_only_others_may_read(room: Room, rng: Rng) -> None:
    table = await room.playing()
    for _ in range(40):
        await room.answer_at_random(table.id, rng)
    async with room.db.read() as tx:
        assert any(row.audience is not None for row in await lines.after(tx, table.id))
    for user, audience in ((ANN, await seat_of(room, table.id, ANN)), (CID, None)):
        assert all(one.line.is_for(audience) for one in await whole_log(room, table.id, user))


async def test_nothing_is_looked_at_before_the_start(room: Room) -> None:
    table = await room.host.lobby.open("nicodemus", ANN, "Ann", (await room.playing()).place, {})
    history, fairness = room.host.history, room.host.fairness
    for look in (
        history.at(table.id, ANN, None),
        history.log(table.id, ANN),
        history.recap(table.id, ANN),
        fairness.verify(table.id, ANN),
    ):
        with pytest.raises(Refused, match="not-started"):
            await look
    with pytest.raises(Refused, match="no-such-table"):
        await history.at(4711, ANN, None)
