"""What would you do? Asked from a panel, told to nobody else."""

import pytest

from tests.e2e.stage import Stage, entries, text_of
from tests.host.test_hints import Sage

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(180)]


async def test_whoever_plays_alone_asks_and_is_told_a_choice_and_why(stage: Stage) -> None:
    ann, channel, host = stage.person("Ann"), stage.channel("games"), stage.bot.host
    host.hints._adviser = Sage()
    await ann.slash(channel, "table new", game="transmissions", players=1)
    await ann.slash(channel, "table start")
    await stage.settled()
    panel = await ann.question()
    assert "What would you do?" in [label for _, _, label in entries(panel)]
    done = await ann.press(panel, "What would you do?")
    assert done.message is not None
    told, first = text_of(done.message), done.message["id"]
    assert told.strip().startswith("A Master would choose: "), "the panel above says what is asked"
    assert "What speaks for it: more points in the end." in told
    assert "2 other choices are about as good." in told
    await ann.press(panel, "What would you do?")
    dm = await ann.dm()

    def told_now() -> list[str]:
        return [one["id"] for one in ann.actor.messages(dm) if "A Master would choose" in text_of(one)]

    assert len(told_now()) == 1, "a newer one takes the place of the older"
    assert told_now() != [first]
    looked = await ann.press(panel, "Table")
    assert told_now() == [], "the table takes the place of the hint"
    assert looked.message is not None
    number = looked.message["id"]
    await (await ann.take(panel)).answered()
    await stage.until(lambda: number not in [one["id"] for one in ann.actor.messages(dm)])


async def test_among_people_nobody_is_offered_a_hint_unless_it_was_chosen(stage: Stage) -> None:
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    for choice, offered in (("no", False), ("yes", True)):
        await ann.slash(channel, "table new", game="nicodemus", players=2)
        await stage.settled()
        (table,) = [one for one in await stage.bot.host.lobby.of_user(ann.actor.user_id) if one.status == "lobby"]
        await stage.bot.host.lobby.configure(table.id, ann.actor.user_id, {"_hints": choice})
        await bob.press(ann.last(channel), "Join")
        await ann.slash(channel, "table start", table=table.id)
        await stage.settled()
        there = await stage.bot.host.lobby.get(table.id)
        mover = ann if there.name(there.waiting[0]) == "Ann" else bob
        labels = [label for _, _, label in entries(await mover.question())]
        assert ("What would you do?" in labels) is offered
