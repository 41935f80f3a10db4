"""A player's time zone and quiet hours: typed as people say them, and asked back when it's not clear."""

import pytest

from tests.e2e.stage import Json, Person, Stage, selects, text_of

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(170)]


def menu(message: Json, key: str) -> Json:
    return next(one for one in selects(message) if one["custom_id"] == f"p:{key}")


async def pick(person: Person, message: Json, key: str, value: str) -> Json:
    done = await (await person.actor.choose(int(message["id"]), f"p:{key}", [value])).settled()
    assert done.message is not None
    return done.message


async def test_a_zone_is_understood_or_asked_back_with_places(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    known = (await ann.slash(channel, "settings", zone="Deutschland")).message
    assert known is not None
    assert "Your time zone is Berlin, Germany." in text_of(known)
    asked = (await ann.slash(channel, "settings", zone="USA")).message
    assert asked is not None
    assert "Which of these do you mean by USA?" in text_of(asked)
    assert menu(asked, "zone")["options"][0]["label"].startswith("New York, United States · ")
    settled = await pick(ann, asked, "zone", "America/Chicago")
    assert "Your time zone is Chicago, United States." in text_of(settled)
    suggested = await ann.actor.autocomplete(channel, "settings", "zone", "munchen")
    assert suggested == []
    suggested = await ann.actor.autocomplete(channel, "settings", "zone", "Londr")
    assert [one["value"] for one in suggested] == ["Europe/London"]


async def test_the_first_quiet_hours_ask_for_the_zone(stage: Stage) -> None:
    bob, channel = stage.person("Bob"), stage.channel("games")
    first = (await bob.slash(channel, "settings")).message
    assert first is not None
    assert "p:zone" not in [one["custom_id"] for one in selects(first)]
    quiet = await pick(bob, first, "quietfrom", "23:00")
    assert "Where do your clocks show the same time?" in text_of(quiet)
    assert [one["value"] for one in menu(quiet, "quietto")["options"] if one.get("default")] == ["08:00"]
    later = await pick(bob, quiet, "zone", "Europe/Berlin")
    assert "Your time zone is Berlin, Germany." in text_of(later)
    assert "p:zone" not in [one["custom_id"] for one in selects(later)]
    typed = (await bob.slash(channel, "settings", quiet="22:30-6:15")).message
    assert typed is not None
    chosen = [
        one["label"] for key in ("quietfrom", "quietto") for one in menu(typed, key)["options"] if one.get("default")
    ]
    assert chosen == ["From 22:30", "Until 06:15"]
    refused = (await bob.slash(channel, "settings", quiet="at night")).message
    assert "I don't understand the quiet hours at night." in text_of(refused)
