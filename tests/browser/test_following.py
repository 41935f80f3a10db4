"""What one sees of the bot without looking for it: what to begin with, where one is waited for, names as they are."""

from typing import TYPE_CHECKING

import pytest

import sandbox
from bot import OPENER
from cogs.words import escaped
from rules.kernel.rng import Rng
from sandbox.staging import post_message
from sandbox.testing.browser import DESKTOP, PHONE, Chromium, Screen, entered, from_the_end, scrolled_up
from tests.browser.window import touching
from tests.e2e.stage import Stage, answer_once
from tests.hostile import NAMES

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(120)]

SCREENS = pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])


@SCREENS
async def test_the_way_to_new_messages_covers_nothing(browser: Chromium, stage: Stage, screen: Screen) -> None:
    page = await entered(browser, stage.server, screen)
    ann = stage.person("Ann")
    channel = stage.channel("games")
    for number in range(30):
        await ann.actor.say(channel, f"line {number}")
    await page.locator("#tree .place", has_text="games").dispatch_event("click")
    await page.locator("#messages", has_text="line 29").wait_for()
    await scrolled_up(page)
    await page.locator("#slash").click()
    await page.locator(".suggestion", has_text="/table new").first.click()
    await page.locator(".suggestion", has_text="Nicodemus").click()
    await page.locator("#command .option-chip", has_text="players").click()  # a second field, so that the box is tall
    await stage.person("Bob").actor.say(channel, "something new")
    pill = page.locator("#newer")
    await pill.wait_for()
    box = await pill.bounding_box()
    assert box is not None
    for other in ("#log", "#below", "#command"):
        beside = await page.locator(other).bounding_box()
        assert beside is not None
        assert box["y"] + box["height"] <= beside["y"] + 1 or beside["y"] + beside["height"] <= box["y"] + 1, other


@SCREENS
async def test_an_empty_channel_says_how_to_begin_and_leads_there(
    browser: Chromium, stage: Stage, screen: Screen
) -> None:
    stage.server.opener = OPENER
    page = await entered(browser, stage.server, screen)
    await page.get_by_role("button", name="Start a game").click()
    await page.locator(".suggestion", has_text="Nicodemus").click()
    await page.locator("#send").click()
    answer = page.locator(".message.ephemeral", has_text="is open. The game begins")
    await answer.wait_for()
    assert await from_the_end(page) <= 1
    assert await page.get_by_role("button", name="Start a game").count() == 0


async def listed(page: "Page") -> list[str]:
    await page.locator("#slash").click()
    await page.locator(".suggestion").first.wait_for()
    names = await page.locator(".suggestion .row-label").all_inner_texts()
    await page.keyboard.press("Escape")
    await page.locator("#text").fill("")
    return names


async def test_commands_are_listed_by_use_and_those_for_managers_last(browser: Chromium, stage: Stage) -> None:
    stage.server.opener = OPENER
    page = await entered(browser, stage.server, DESKTOP)
    names = await listed(page)
    assert names[0] == "/table new"
    managers = [name for name in names if name.startswith("/admin ")]
    assert names[-len(managers) :] == managers
    assert len(managers) > 5
    games = [number for number, name in enumerate(names) if name.startswith(("/nicodemus ", "/imaginarium "))]
    assert min(games) > max(names.index(name) for name in ("/table join", "/games", "/hand", "/board"))
    await page.locator("#text").fill("/games ")
    await page.locator("#command").wait_for()
    await page.locator("#send").click()
    await page.locator("#messages", has_text="Your games").wait_for()
    assert (await listed(page))[0] == "/games"


async def begun(stage: Stage) -> None:
    """Let Ann and Bob sit down to a game."""
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    await bob.press(bob.last(channel), "Join")
    await stage.settled()
    await ann.press(ann.last(channel), "Start")
    await stage.settled()


async def mover(stage: Stage) -> str:
    there = await stage.bot.host.lobby.get(1)
    return there.name(there.waiting[0])


@SCREENS
async def test_whoever_is_waited_for_is_one_press_away_from_it(browser: Chromium, stage: Stage, screen: Screen) -> None:
    await begun(stage)
    name = await mover(stage)
    other = "Bob" if name == "Ann" else "Ann"
    page = await entered(browser, stage.server, screen, name)
    await page.locator("#tree .place", has_text="lobby").dispatch_event("click")
    chip = page.locator(".call")
    await chip.wait_for()
    assert await chip.all_inner_texts() == ["Your turn: Nicodemus #1"]
    idle = await entered(browser, stage.server, screen, other)
    assert await idle.locator(".call", has_text="#1").count() == 0
    await page.reload()
    await page.locator("#tree .place", has_text="lobby").dispatch_event("click")
    await chip.click()
    await page.locator("#channel-head h1", has_text="Nicodemus #1").wait_for()
    assert await page.locator(".call").count() == 0
    await page.locator("#tree .place", has_text="lobby").dispatch_event("click")
    await chip.wait_for()
    while await mover(stage) == name:
        await answer_once([stage.person(name)], Rng(4))
        await stage.settled()
    await chip.wait_for(state="detached")
    await idle.locator(".call", has_text="Your turn: Nicodemus #1").wait_for()


async def test_each_person_picks_a_language_and_the_bot_answers_in_it(browser: Chromium, stage: Stage) -> None:
    player = await touching(browser, stage, "Bob")
    page = player.window.page
    for language, told in (("German", "ist eröffnet"), ("French", "ouvert"), ("British English", "is open")):
        await page.locator("#menu").tap()
        await page.get_by_label("Language").select_option(label=language)
        await page.locator("#backdrop").tap(position={"x": 380, "y": 300})
        await player.go("games")
        await page.locator("#slash").tap()
        await (
            page.locator(".suggestion", has_text="Nicodemus")
            .or_(page.locator(".suggestion").filter(has=page.locator(".row-hint")))
            .first.wait_for()
        )
        await page.keyboard.press("Escape")
        await player.window.person.slash(stage.channel("games"), "table new", game="nicodemus")
        await player.window.shows(told)


async def test_names_that_would_be_markup_are_read_as_names(browser: Chromium) -> None:
    server = await sandbox.start(0, ("Ann",))
    lobby = server.world.channel_named("lobby")
    page = await entered(browser, server, PHONE)
    for name in NAMES:
        text = f"{escaped(name)}\n**{escaped(name)}** plays {escaped(name)}\n- {escaped(name)} ends"
        post_message(server.world, lobby, server.world.bot_id, {"content": text}, [])
    await page.locator(".message").nth(len(NAMES) - 1).wait_for()
    for number, name in enumerate(NAMES):
        shown = page.locator(".message .markdown").nth(number)
        lines = [(await one.inner_text()).replace("@\u200b", "@") for one in await shown.locator("p, li").all()]
        assert lines == [f"{name}\n{name} plays {name}", f"{name} ends"]
        assert await shown.locator("strong").count() == 1
        strange = "a, em, s, u, code, blockquote, ol, button, .mention, .heading, .spoiler, .subtext, time, img"
        assert await shown.locator(strange).count() == 0, name
        assert await shown.locator("li").count() == 1
    await page.context.close()
    await server.close()
