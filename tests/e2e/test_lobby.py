"""A lobby as people see it: its face, the way to the rules, and settings a page at a time."""

import pytest

from tests.conftest import ON_SQLITE
from tests.e2e.stage import Json, Stage, alts, buttons, parts, selects, text_of

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(180), ON_SQLITE]


def keys(message: Json) -> list[str]:
    """Return the settings that a message lets choose."""
    return [select["custom_id"].split(":")[-1] for select in selects(message)]


def chosen(message: Json, key: str) -> list[str]:
    select = next(one for one in selects(message) if one["custom_id"].endswith(f":{key}"))
    return [option["value"] for option in select["options"] if option.get("default")]


async def test_a_lobby_has_a_banner_that_stays_when_somebody_joins(stage: Stage) -> None:
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    await ann.slash(channel, "table new", game="transmissions")
    await stage.settled()
    for press in ("Join", None):
        lobby = ann.last(channel)
        assert next(parts(lobby))["type"] == 17
        assert alts(lobby)[0].startswith("Transmissions: for 1–4 players")
        assert "Four robots walk a valley" in text_of(lobby)
        if press:
            await bob.press(lobby, press)
            await stage.settled()


async def test_how_to_play_is_shown_to_whoever_presses(stage: Stage) -> None:
    ann, cid, channel = stage.person("Ann"), stage.person("Cid"), stage.channel("games")
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    done = await cid.press(ann.last(channel), "How to play")
    assert done.message is not None
    assert done.message["flags"] & 64
    assert "Nicodemus: how to play" in text_of(done.message)
    assert [alt.partition(":")[0] for alt in alts(done.message)] == ["The goal", "Your turn", "The end"]


async def test_symbols_are_shown_to_whoever_presses_and_turned_page_by_page(stage: Stage) -> None:
    ann, cid, channel = stage.person("Ann"), stage.person("Cid"), stage.channel("games")
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    done = await cid.press(ann.last(channel), "Symbols")
    assert done.message is not None
    assert done.message["flags"] & 64
    assert "Charcoalium: Pays the fee" in alts(done.message)[0]
    (menu,) = selects(done.message)
    number = int(done.message["id"])
    turned = await (await cid.actor.choose(number, menu["custom_id"], [menu["options"][3]["value"]])).settled()
    assert turned.message is not None
    assert int(turned.message["id"]) == number
    assert "Bonsai Tankard" in alts(turned.message)[0]
    back = await cid.press(turned.message, "Rulebook")
    assert back.message is not None
    assert alts(back.message) == []
    assert "The game" in text_of(back.message)


async def test_rules_symbols_shows_them_and_a_game_may_be_chosen_first(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    asked = (await ann.slash(channel, "rules", query="symbols")).message
    assert asked is not None
    (menu,) = selects(asked)
    shown = await (await ann.actor.choose(int(asked["id"]), menu["custom_id"], ["mech_a_dream:legend"])).settled()
    assert shown.message is not None
    assert alts(shown.message)[0].startswith("Mech A Dream: Goods")
    typed = (await ann.slash(channel, "rules", query="how to play", game="nicodemus")).message
    assert typed is not None
    assert len(alts(typed)) == 3


async def test_settings_turn_a_page_and_stay_on_it_when_one_is_chosen(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    done = await ann.slash(channel, "table new", game="transmissions", players=4)
    page = done.message
    assert page is not None
    assert "level" not in keys(page)
    await ann.press(page, "More…")
    page = next(one for one in ann.actor.messages(channel) if one["id"] == page["id"])
    assert "level" in keys(page)
    level = next(one["custom_id"] for one in selects(page) if one["custom_id"].endswith(":level"))
    await (await ann.actor.choose(int(page["id"]), level, ["easier"])).settled()
    page = next(one for one in ann.actor.messages(channel) if one["id"] == page["id"])
    assert chosen(page, "level") == ["easier"]
    assert [button["label"] for button in buttons(page)] == ["Back"]
    await ann.press(page, "Back")
    page = next(one for one in ann.actor.messages(channel) if one["id"] == page["id"])
    assert "level" not in keys(page)


async def test_help_links_to_commands_by_the_ids_they_were_given(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    done = await ann.slash(channel, "help")
    ids = {one["name"]: one["id"] for one in await stage.bot.http.get_global_commands(stage.bot.application_id or 0)}
    assert f"</table new:{ids['table']}>" in text_of(done.message)
