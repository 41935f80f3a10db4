"""What one sees without looking for it: the newest message, what to begin with, and where one is waited for."""

from typing import TYPE_CHECKING, Any

import pytest

from bot import OPENER
from cogs.words import escaped
from rules.kernel.rng import Rng
from sandbox.entities import COMPONENTS_V2
from sandbox.visibility import tell
from tests.browser.chromium import DESKTOP, PHONE, Chromium, Screen
from tests.browser.samples import Showroom, showroom
from tests.browser.test_page import entered
from tests.e2e.stage import Stage, answer_once
from tests.hostile import NAMES

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120)]

FROM_THE_END = """() => { const log = document.querySelector("#log");
  return Math.round(log.scrollHeight - log.scrollTop - log.clientHeight) }"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"
SCREENS = pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])


def fill(room: Showroom, number: int = 30) -> None:
    for one in range(number):
        post(room, content=f"message {one}\nof two lines")


def post(room: Showroom, **parts: Any) -> None:
    """Put a message of the bot into the lobby and tell everybody who looks."""
    tell(room.world, "MESSAGE_CREATE", room.put(**parts))


async def from_the_end(page: "Page") -> int:
    await page.evaluate(FRAMES)
    return int(await page.evaluate(FROM_THE_END))


async def scrolled_up(page: "Page") -> None:
    """Scroll as a hand does, in steps."""
    await page.evaluate(FRAMES)
    for _ in range(4):
        await page.evaluate("() => document.querySelector('#log').scrollBy(0, -150)")
        await page.evaluate(FRAMES)


@SCREENS
async def test_the_newest_message_stays_in_view_whatever_changes_its_size(browser: Chromium, screen: Screen) -> None:
    async with showroom() as room:
        fill(room)
        page = await entered(browser, room.sandbox, screen)
        for height in (screen.height - 320, screen.height, 420, screen.height):  # the keyboard comes and goes
            await page.set_viewport_size({"width": screen.width, "height": height})
            assert await from_the_end(page) <= 1, height
        board = room.attached("board.png", (640, 1200), "#35524a", "The board")
        item = {"media": room.media(board) | {"width": None, "height": None}}  # its size is known once it has come
        post(room, components=[{"type": 12, "items": [item]}], flags=COMPONENTS_V2, attachments=[board])
        await page.locator(".message img[alt]").last.wait_for()
        assert await from_the_end(page) <= 1
        await page.set_viewport_size({"width": screen.width - 30, "height": screen.height})
        fill(room, 3)
        assert await from_the_end(page) <= 1


@SCREENS
async def test_an_answer_that_comes_while_the_page_changes_its_size_is_in_view(
    browser: Chromium, screen: Screen
) -> None:
    async with showroom() as room:
        fill(room)
        page = await entered(browser, room.sandbox, screen)
        await page.evaluate(FRAMES)
        # The page has scrolled, and before it hears of that the column has grown, as by an answer.
        await page.evaluate("""() => { const log = document.querySelector("#log");
          log.scrollTop -= 1; log.scrollTop += 1;
          const more = document.createElement("div"); more.style.height = "900px";
          document.querySelector("#messages").append(more) }""")
        assert await from_the_end(page) <= 1


@SCREENS
async def test_whoever_has_scrolled_up_reads_on_in_peace(browser: Chromium, screen: Screen) -> None:
    async with showroom() as room:
        fill(room)
        page = await entered(browser, room.sandbox, screen)
        await scrolled_up(page)
        before = await from_the_end(page)
        assert before >= 400
        post(room, content="something new")
        await page.locator("#newer").wait_for()
        await page.set_viewport_size({"width": screen.width, "height": screen.height - 100})
        assert await from_the_end(page) >= before
        await page.locator("#newer").click()
        assert await from_the_end(page) <= 1


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


async def test_without_a_word_on_how_to_begin_a_channel_is_merely_empty(browser: Chromium) -> None:
    async with showroom() as room:
        page = await entered(browser, room.sandbox, PHONE)
        assert await page.locator(".opener").count() == 0


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


async def test_names_that_would_be_markup_are_read_as_names(browser: Chromium) -> None:
    async with showroom() as room:
        page = await entered(browser, room.sandbox, PHONE)
        for name in NAMES:
            post(room, content=f"{escaped(name)}\n**{escaped(name)}** plays {escaped(name)}\n- {escaped(name)} ends")
        await page.locator(".message").nth(len(NAMES) - 1).wait_for()
        for number, name in enumerate(NAMES):
            shown = page.locator(".message .markdown").nth(number)
            lines = [(await one.inner_text()).replace("@\u200b", "@") for one in await shown.locator("p, li").all()]
            assert lines == [f"{name}\n{name} plays {name}", f"{name} ends"]
            assert await shown.locator("strong").count() == 1
            strange = "a, em, s, u, code, blockquote, ol, button, .mention, .heading, .spoiler, .subtext, time, img"
            assert await shown.locator(strange).count() == 0, name
            assert await shown.locator("li").count() == 1
