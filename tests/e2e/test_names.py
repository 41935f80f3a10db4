"""People with hostile names play, vote and look back: nothing that the bot sends does anything on their behalf."""

from pathlib import Path

import pytest

from rules.kernel.rng import Rng
from tests.drawn import Drawn
from tests.e2e.stage import Json, Person, Stage, answer_once, buttons, staged, text_of
from tests.hostile import live, readable, unseen

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(170)]

NAMES = ("**@everyone** <@1>", "[x](https://evil.example)", "# `a` ||b||\u202e")
SEEN = (NAMES[0], NAMES[1], "# `a` ||b||")
LOOKS = ("hand", "board", "log", "games", "recap", "replay", "movie", "table find", "leaderboard", "verify")


async def sit_down(stage: Stage, ann: Person, bob: Person) -> tuple[int, int]:
    """Open a table, join and start it; return its number and its thread."""
    channel = stage.channel("games")
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    lobby = bob.last(channel)
    await bob.press(lobby, "Join")
    await stage.settled()
    await ann.press(ann.last(channel), "Start")
    await stage.settled()
    return (await stage.bot.host.lobby.of_user(ann.actor.user_id))[0].id, int(lobby["id"])


async def walk(stage: Stage, ann: Person, bob: Person, cid: Person) -> None:
    """Use what names somebody: votes, looks back, a seat that changes hands, statistics, the end."""
    number, thread = await sit_down(stage, ann, bob)
    rng = Rng(3)
    for _ in range(6):
        await answer_once([ann, bob], rng)
    for person, path in (
        (ann, "table cancel"),
        (ann, "table pause"),
        (bob, "undo"),
        (ann, "undo"),
        (ann, "table leave"),
    ):
        await person.slash(thread, path)
        await stage.settled()
        for message in bob.actor.messages(thread):
            if any(one["label"].startswith("Keep playing") for one in buttons(message)):
                await bob.press(message, "Keep playing")
        await stage.settled()
    await cid.slash(thread, "table substitute", table=number)
    await stage.settled()
    await bob.slash(thread, "table concede")
    for path in LOOKS:
        await bob.slash(thread, path)
    for player in (ann, cid):
        await bob.slash(thread, "profile", player=player.actor.user_id, public=True)
        await bob.slash(thread, "compare", player=player.actor.user_id, public=True)
    await stage.finish(number, rng)


def sent(stage: Stage) -> list[Json]:
    """Return every message of the bot, private ones too."""
    world = stage.server.world
    everything = [message for messages in world.messages.values() for message in messages.values()]
    return [{"content": one.content, "components": one.components, "mentions": one.mentions} for one in everything]


async def test_whoever_has_a_hostile_name_is_only_called_by_it(tmp_path: Path, drawn: Drawn) -> None:
    async with staged(f"sqlite+aiosqlite:///{tmp_path}/names.db", drawn, ("Ann", *NAMES)) as stage:
        await walk(stage, *(stage.person(name) for name in NAMES))
        texts = [text_of(message) for message in sent(stage)]
    assert [text for text in texts for name in (*NAMES, *SEEN) if name in live(text)] == []
    assert [unseen(text) for text in texts if unseen(text)] == []
    counts = [sum(name in readable(text) for text in texts) for name in SEEN]
    assert min(counts) >= 3, counts
