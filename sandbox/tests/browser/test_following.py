"""What one sees without looking for it: the newest message, until one scrolls away from it."""

from typing import Any

import pytest

from sandbox.entities import COMPONENTS_V2
from sandbox.testing.browser import DESKTOP, FRAMES, PHONE, Chromium, Screen, entered, from_the_end, scrolled_up
from sandbox.tests.browser.samples import Showroom, showroom
from sandbox.visibility import tell

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(120)]

SCREENS = pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])


def fill(room: Showroom, number: int = 30) -> None:
    for one in range(number):
        post(room, content=f"message {one}\nof two lines")


def post(room: Showroom, **parts: Any) -> None:
    """Put a message of the bot into the lobby and tell everybody who looks."""
    tell(room.world, "MESSAGE_CREATE", room.put(**parts))


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


async def test_without_a_word_on_how_to_begin_a_channel_is_merely_empty(browser: Chromium) -> None:
    async with showroom() as room:
        page = await entered(browser, room.sandbox, PHONE)
        assert await page.locator(".opener").count() == 0
