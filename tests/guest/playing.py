"""Blind Nim played by three, where it is installed: `test_installed.py` runs this in a process of its own."""

from typing import Any

import pytest

from host.errors import Refused
from host.model import Click, Table
from render.jobs import OWN, TABLE, DrawingJob, draw
from rules.kernel import registry
from rules.kernel.record import replay
from rules.kernel.rng import Rng
from tests.e2e.conftest import stage as stage  # noqa: PLC0414  a fixture
from tests.e2e.stage import Person, Stage, alts, answer_once, text_of
from tests.host.conftest import ANN, BOB, CID, PLACE, Room
from tests.host.conftest import room as room  # noqa: PLC0414  a fixture

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(170)]

NAMES = {ANN: "Ann", BOB: "Bob", CID: "Cid"}


@pytest.fixture
def url(sqlite_url: str) -> str:
    """One kind of database is enough: what is stored of a game is the same for all games."""
    return sqlite_url


async def begin(room: Room, **settings: str) -> Table:
    table = await room.host.lobby.open("nim", ANN, "Ann", PLACE, settings, 3)
    for user in (BOB, CID):
        await room.host.lobby.join(table.id, user, NAMES[user])
    return await room.host.lobby.start(table.id, ANN)


def pictures(observation: Any, lang: str) -> list[str]:
    """Draw what somebody sees, and return the alternative texts."""
    names = tuple(player.name for player in observation.table.players)
    drawn = [draw(DrawingJob("nim", which, observation.view, lang, names)) for which in (TABLE, OWN)]
    assert all(picture.data.startswith(b"\x89PNG") for picture in drawn)
    return [picture.alt for picture in drawn]


@pytest.mark.parametrize("last", ["wins", "loses"])
async def test_three_play_it_to_its_end_and_everybody_sees_their_own_cards(room: Room, rng: Rng, last: str) -> None:
    table = (await begin(room, last=last)).id
    answers = 0
    while await room.goes_on(table):
        for user in NAMES:
            seen = await room.observation(table, user)
            whole, own = pictures(seen, "de")
            assert "Blindes Nim" in whole
            assert own.endswith(f"Karten in Blindem Nim: {', '.join(map(str, seen.view.hand))}.")
        await room.answer_at_random(table, rng)
        answers += 1
    there = await room.host.lobby.get(table)
    assert there.status == "finished"
    assert len(there.winners) == (1 if last == "wins" else 2)
    assert 3 + 4 <= answers <= 17
    assert replay(registry.find("nim"), await room.host.export(table)) == []


@pytest.fixture
def rng() -> Rng:
    return Rng(5)


async def test_three_play_it_in_the_sandbox(stage: Stage) -> None:
    people = [stage.person(name) for name in ("Ann", "Bob", "Cid")]
    ann, channel = people[0], stage.channel("games")
    await ann.slash(channel, "table new", game="nim", players=3)
    await stage.settled()
    lobby = ann.last(channel)
    assert "Blind Nim" in text_of(lobby)
    for person in people[1:]:
        await person.press(lobby, "Join")
        await stage.settled()
    await ann.press(ann.last(channel), "Start")
    await stage.settled()
    table = (await stage.bot.host.lobby.of_user(ann.actor.user_id))[0].id
    await take_by_command(stage, people, table)
    rng = Rng(3)
    while (await stage.bot.host.lobby.get(table)).status == "playing":
        for person in people:
            assert "Your cards in Blind Nim" in alts(await person.private_panel())[-1]
        await answer_once(people, rng)
        await stage.settled()
    end = ann.last(int(lobby["id"]))
    assert "wins" in text_of(end)
    assert any("The last stone wins" in alt for alt in alts(end))


async def take_by_command(stage: Stage, people: list[Person], table: int) -> None:
    """Lay a card each and take the first stones by the game's own commands, from what they suggest."""
    thread = (await stage.bot.host.lobby.get(table)).place.thread
    assert thread is not None
    for person in people:
        choices = await person.actor.autocomplete(thread, "nim lay", "card", "")
        await person.slash(thread, "nim lay", card=choices[0]["value"])
        await stage.settled()
    there = await stage.bot.host.lobby.get(table)
    mover = next(person for person in people if person.name == there.name(there.waiting[0]))
    choices = await mover.actor.autocomplete(thread, "nim take", "card", "")
    await mover.slash(thread, "nim take", card=choices[0]["value"])
    await stage.settled()
    assert (await stage.bot.host.lobby.get(table)).waiting != there.waiting


async def test_tables_of_a_game_that_was_taken_away_are_left_as_they_are_and_others_play_on(
    room: Room, rng: Rng, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = (await begin(room)).id, (await room.playing()).id
    lobby = (await room.host.lobby.open("nim", BOB, "Bob", PLACE, {}, 2)).id
    before = await room.observation(table, ANN)
    with monkeypatch.context() as patch:
        known = registry._found()
        without = {key: game for key, game in known.games.items() if key != "nim"}
        patch.setattr(registry, "_found", lambda: known._replace(games=without))
        gone = room.again()
        for refused in (
            gone.observation(table, ANN),
            gone.host.turns.answer(Click(table, ANN, 1, (0,), key="LAY")),
            gone.host.lobby.start(lobby, BOB),
            gone.host.lobby.open("nim", CID, "Cid", PLACE, {}),
        ):
            with pytest.raises(Refused, match=r"^(table-unreadable|no-such-setup)$"):
                await refused
        await gone.answer_at_random(other, rng)
    assert (await room.again().observation(table, ANN)).view == before.view
