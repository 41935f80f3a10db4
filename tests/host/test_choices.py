"""What is chosen in the lobby, and presses that give several answers at once."""

import pytest

from db import answers
from host.errors import Refused
from host.model import Click, Table
from rules.kernel.model import Answer, Shortcut
from rules.kernel.rng import Rng
from tests.host.conftest import ANN, BOB, CID, PLACE, Room

pytestmark = pytest.mark.asyncio


async def opened(room: Room) -> Table:
    return await room.host.lobby.open("mech_a_dream", ANN, "Ann", PLACE, {})


async def test_the_owner_chooses_settings_and_the_game_is_set_up_by_them(room: Room) -> None:
    table = await opened(room)
    changed = await room.host.lobby.configure(table.id, ANN, {"robots": "on"})
    assert changed.settings == {"robots": "on", "specialists": "off"}
    await room.host.lobby.join(table.id, BOB, "Bob")
    await room.host.lobby.start(table.id, BOB)
    keys = {question.decision.key for question in (await room.observation(table.id, ANN)).questions}
    assert keys == {"MONITOR_CHOICE"}


async def test_the_number_of_places_can_change_but_not_below_those_who_sit_there(room: Room) -> None:
    table = await opened(room)
    for user, name in ((BOB, "Bob"), (CID, "Cid")):
        await room.host.lobby.join(table.id, user, name)
    assert (await room.host.lobby.configure(table.id, ANN, {}, 3)).places == 3
    with pytest.raises(Refused, match="too-many-seated"):
        await room.host.lobby.configure(table.id, ANN, {}, 2)


@pytest.mark.parametrize(
    ("user", "settings", "places", "why"),
    [
        (BOB, {"robots": "on"}, None, "only-owner-sets"),
        (ANN, {"robots": "perhaps"}, None, "no-such-setup"),
        (ANN, {"colour": "red"}, None, "no-such-setup"),
        (ANN, {}, 9, "no-such-setup"),
    ],
)
async def test_what_cannot_be_set_is_refused_and_nothing_changes(
    room: Room, user: int, settings: dict[str, str], places: int | None, why: str
) -> None:
    table = await opened(room)
    with pytest.raises(Refused, match=why):
        await room.host.lobby.configure(table.id, user, settings, places)
    now = await room.host.lobby.get(table.id)
    assert (now.settings, now.places) == (table.settings, table.places)


async def test_nothing_is_set_once_the_game_runs(room: Room) -> None:
    table = await opened(room)
    await room.host.lobby.join(table.id, BOB, "Bob")
    await room.host.lobby.start(table.id, ANN)
    with pytest.raises(Refused, match="already-playing"):
        await room.host.lobby.configure(table.id, ANN, {"robots": "on"})


async def at_a_shortcut(room: Room) -> tuple[Table, int]:
    """Play at random until somebody is offered a press for several answers; return the table and the user."""
    table = await opened(room)
    await room.host.lobby.join(table.id, BOB, "Bob")
    await room.host.lobby.start(table.id, ANN)
    rng = Rng(5)
    for _ in range(400):
        for user in (ANN, BOB):
            observation = await room.observation(table.id, user)
            if any(len(quick.answers) > 1 for question in observation.questions for quick in question.shortcuts):
                return table, user
        await room.answer_at_random(table.id, rng)
    raise AssertionError("no shortcut of several answers came up")


async def given(room: Room, table: int) -> list[Answer]:
    """Return the answers that somebody chose."""
    async with room.db.read() as tx:
        return [Answer(one.seat, one.key, one.picks) for one in await answers.live(tx, table)]


async def quick_press(room: Room, table: Table, user: int) -> tuple[Click, Shortcut]:
    """Return a press that gives several answers, and which."""
    observation = await room.observation(table.id, user)
    question = next(one for one in observation.questions if one.shortcuts)
    number, quick = next((n, one) for n, one in enumerate(question.shortcuts) if len(one.answers) > 1)
    click = Click(
        table.id,
        user,
        77,
        (),
        seat=question.decision.seat,
        number=question.number,
        epoch=observation.table.epoch,
        mark=question.mark,
        shortcut=number,
    )
    return click, quick


async def test_one_press_gives_several_answers_in_one_go(room: Room) -> None:
    table, user = await at_a_shortcut(room)
    click, quick = await quick_press(room, table, user)
    before = await given(room, table.id)
    assert await room.host.turns.answer(click) is True
    assert await room.host.turns.answer(click) is False
    after = await given(room, table.id)
    assert after[len(before) : len(before) + len(quick.answers)] == list(quick.answers)


async def test_what_one_press_gave_one_press_takes_back(room: Room) -> None:
    table, user = await at_a_shortcut(room)
    click, _ = await quick_press(room, table, user)
    before, observation = await given(room, table.id), await room.observation(table.id, user)
    await room.host.turns.answer(click)
    await room.host.turns.undo(table.id, user)
    assert await given(room, table.id) == before
    assert [one.decision for one in (await room.observation(table.id, user)).questions] == [
        one.decision for one in observation.questions
    ]


async def test_a_shortcut_that_does_not_exist_is_refused(room: Room) -> None:
    table, user = await at_a_shortcut(room)
    observation = await room.observation(table.id, user)
    question = next(one for one in observation.questions if one.shortcuts)
    for shortcut in (99, "no such thing"):
        with pytest.raises(Refused, match="no-longer"):
            await room.host.turns.answer(Click(table.id, user, 78, (), key=question.decision.key, shortcut=shortcut))
    assert (await room.observation(table.id, user)).questions == observation.questions
