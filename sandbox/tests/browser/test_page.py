"""The page in a browser: what it draws, what its drawers do, and how it stands on small screens."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest

import sandbox
from sandbox import panel
from sandbox.testing.browser import DESKTOP, NARROW, PHONE, Chromium, Screen, entered
from sandbox.tests import desk
from sandbox.tests.browser.samples import EVERY_INPUT, showroom

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(120)]

NAMELESS = """() => [...document.querySelectorAll("button, a, input, select, textarea, [role=tab]")]
  .filter((node) => node.checkVisibility())
  .filter((node) => !(node.getAttribute("aria-label") || node.textContent.trim() || node.labels?.length))
  .map((node) => node.outerHTML.slice(0, 200))"""
WIDER = """() => [...document.querySelectorAll("body *")]
  .filter((node) => node.checkVisibility() && !node.closest("pre"))
  .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
  .map((node) => node.outerHTML.slice(0, 200))"""
SMALL = """() => [...document.querySelectorAll("button, select, summary, a.button")]
  .filter((node) => node.checkVisibility() && !node.closest(".markdown"))
  .filter((node) => { const { width, height } = node.getBoundingClientRect(); return Math.min(width, height) < 24 })
  .map((node) => node.outerHTML.slice(0, 200))"""


@pytest.mark.parametrize("screen", [NARROW, PHONE, DESKTOP], ids=["360", "390", "desktop"])
async def test_everything_is_drawn_named_and_inside_the_screen(browser: Chromium, screen: Screen) -> None:
    async with showroom() as room:
        room.put_classic()
        room.put_modern()
        page = await entered(browser, room.sandbox, screen)
        await page.locator(".thumbnail").wait_for()
        assert await page.locator(".unknown").count() == 0
        assert await page.locator("#messages img[src='x'], #messages b").count() == 0, "markup came through"
        assert "<img src=x onerror=alert(1)> &amp; <b>plain</b>" in await page.locator("#messages").inner_text()
        for drawer in ("", "#tools-open", "#tabs-traffic", "#tools-close"):
            if drawer:
                await page.locator(drawer).click()
            assert await page.evaluate(NAMELESS) == []
            assert await page.evaluate(WIDER) == []
            assert await page.evaluate(SMALL) == []


async def test_a_form_with_every_input_is_filled_by_touch(
    browser: Chromium, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proof = tmp_path / "proof.txt"
    proof.write_text("seen", encoding="utf-8")
    monkeypatch.setattr(desk, "FORM", EVERY_INPUT)
    async with showroom() as room:
        bot = asyncio.create_task(room.bot())
        page = await entered(browser, room.sandbox, PHONE)
        await page.locator("#slash").tap()
        await page.locator(".suggestion", has_text="ask").tap()
        await page.locator("#send").tap()
        form = page.locator("dialog.modal")
        await form.get_by_label("Reason").fill("why not")
        await form.locator(".select").tap()
        await page.locator(".chooser-row[data-value=green]").tap()
        await form.get_by_text("Right").tap()
        await form.get_by_text("Fog").tap()
        await form.get_by_text("Snow").tap()
        await form.locator("input[type=file]").set_input_files(proof)
        await form.get_by_role("button", name="Submit").tap()
        await page.locator("#messages", has_text="Because why not").wait_for()
        sent = next(one.data for one in room.world.exchanges.values() if one.type == 5)
        got = {part["component"]["custom_id"]: part["component"] for part in sent["components"]}
        assert got["reason"]["value"] == "why not"
        assert got["colour"]["values"] == ["green"]
        assert got["side"]["value"] == "right"
        assert got["extras"]["values"] == ["fog", "snow"]
        assert [one["filename"] for one in sent["resolved"]["attachments"].values()] == ["proof.txt"]
        bot.cancel()
        with suppress(asyncio.CancelledError):
            await bot


async def test_a_picture_is_looked_at_alone_and_its_description_read(browser: Chromium) -> None:
    async with showroom() as room:
        room.put_modern()
        page = await entered(browser, room.sandbox, DESKTOP)
        await page.get_by_role("button", name="Enlarge picture. Card 1").last.press("Enter")
        assert await page.locator("#viewer-alt").inner_text() == "Card 1"
        assert await page.locator("#viewer-count").inner_text() == "1 of 2"
        await page.keyboard.press("ArrowRight")
        assert await page.locator("#viewer-alt").inner_text() == "Card 2"
        await page.keyboard.press("Escape")
        await page.locator("#viewer").wait_for(state="hidden")


async def test_a_list_of_several_is_searched_marked_and_closed_again(browser: Chromium) -> None:
    async with showroom() as room:
        room.put_modern()
        page = await entered(browser, room.sandbox, DESKTOP)
        await page.locator("[data-key=pick]").press("Enter")
        await page.keyboard.type("costs 7")
        rows = page.locator(".chooser-row:visible")
        assert await rows.locator(".row-label").all_inner_texts() == ["Machine 7"]
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        assert "1 chosen" in await page.locator(".chooser-count").inner_text()
        await page.keyboard.press("Escape")
        await page.locator("dialog.sheet").wait_for(state="detached")
        assert await page.evaluate("document.activeElement.dataset.key") == "pick"


async def test_a_fault_is_switched_on_listed_and_switched_off(browser: Chromium) -> None:
    async with showroom() as room:
        page = await entered(browser, room.sandbox, PHONE)
        bob = room.world.person("Bob")
        await page.locator("#tools-open").tap()
        fault = page.locator(".fault[data-fault=close_dms]")
        await fault.locator("summary").tap()
        await fault.locator("select").select_option(label="Bob")
        await fault.get_by_role("button", name="Switch on").tap()
        on = page.locator(".fault-active li", has_text="DMs closed")
        await on.wait_for()
        assert not bob.takes_dms
        await on.get_by_role("button").tap()
        await page.locator(".fault-active", has_text="Nothing is switched on").wait_for()
        assert bob.takes_dms


async def test_every_fault_has_a_form_that_can_be_sent_as_it_is(browser: Chromium) -> None:
    async with showroom() as room:
        room.put(content="something to delete")
        page = await entered(browser, room.sandbox, DESKTOP)
        await page.locator("#tools-open").click()
        await page.locator(".fault").first.wait_for()
        names = await page.locator(".fault").evaluate_all("all => all.map((one) => one.dataset.fault)")
        assert set(names) == {one["fault"] for one in panel.known(room.sandbox.faults)}
        for name in names:
            fault = page.locator(f".fault[data-fault={name}]")
            await fault.locator("summary").press("Enter")
            await fault.locator("form").wait_for()
            assert await fault.locator("input:invalid").count() == 0, f"{name} does not show an example"
            await fault.locator("summary").press("Enter")


async def test_the_traffic_shows_requests_with_their_bodies_and_events(browser: Chromium) -> None:
    async with showroom() as room:
        bot = asyncio.create_task(room.bot())
        page = await entered(browser, room.sandbox, DESKTOP)
        await page.locator("#tools-open").click()
        await page.locator("#tabs-traffic").click()
        await room.api("POST", f"/channels/{room.lobby}/messages", {"content": "a word in passing"})
        request = page.locator(".traffic li", has_text="POST").filter(has_text="/messages").first
        await request.locator("summary").click()
        body = json.loads(await request.locator("pre[aria-label=body]").inner_text())
        assert body == {"content": "a word in passing"}
        assert await request.locator(".traffic-status").inner_text() == "200"
        await page.locator(".traffic li", has_text="MESSAGE_CREATE").wait_for()
        await page.locator("#tab-traffic input").fill("nothing like it")
        assert await page.locator(".traffic li:visible").count() == 0
        bot.cancel()
        with suppress(asyncio.CancelledError):
            await bot


async def test_what_others_write_marks_a_place_as_unread_until_one_looks(browser: Chromium) -> None:
    async with showroom() as room:
        ann = await entered(browser, room.sandbox, DESKTOP, "Ann")
        bob = await entered(browser, room.sandbox, DESKTOP, "Bob")
        await bob.locator("#tree .place", has_text="games").click()
        await bob.locator("#tree .place.open", has_text="games").wait_for()  # what is sent before goes where one was
        await bob.locator("#text").fill("anyone for a game?")
        await bob.locator("#send").click()
        unread = ann.get_by_role("button", name="games, unread")
        await unread.click()
        await ann.locator("#messages", has_text="anyone for a game?").wait_for()
        await ann.get_by_role("button", name="games", exact=True).wait_for()


async def test_whoever_adds_a_person_becomes_them_unless_the_name_is_taken(browser: Chromium) -> None:
    async with showroom() as room:
        page = await entered(browser, room.sandbox, DESKTOP)
        await page.locator("#add-person").click()
        dialog = page.locator("dialog", has_text="Add a person")
        await dialog.get_by_label("Name").fill("Bob")
        await dialog.get_by_role("button", name="Add").click()
        await dialog.locator(".form-error", has_text="is not in use yet").wait_for()
        await dialog.get_by_label("Name").fill("Dora")
        await dialog.get_by_role("button", name="Add").click()
        await page.locator("#people .me[aria-label='You are Dora']").wait_for()
        assert await dialog.count() == 0


async def test_a_saved_world_is_there_again_at_the_same_address(browser: Chromium, tmp_path: Path) -> None:
    file = tmp_path / "world.db"
    server = await sandbox.start(0, ("Ann", "Bob"), saved_in=file)
    port = int(server.api_url.split(":")[2].split("/")[0])
    page = await entered(browser, server, PHONE)
    await page.locator("#text").fill("remember me")
    await page.locator("#send").tap()
    await page.locator("#messages", has_text="remember me").wait_for()
    await server.close()
    await page.locator("#curtain").wait_for()
    server = await sandbox.start(port, saved_in=file)
    try:
        await page.locator("#curtain").wait_for(state="hidden")
        await page.locator("#text").fill("and me")
        await page.locator("#send").tap()
        await page.locator("#messages", has_text="and me").wait_for()
        texts = await page.locator("#messages .markdown").all_inner_texts()
        assert texts == ["remember me", "and me"]
    finally:
        await server.close()


async def test_the_keyboard_leads_from_the_writing_box_to_every_control_and_back(browser: Chromium) -> None:
    async with showroom() as room:
        room.put_classic()
        room.put_modern()
        page = await entered(browser, room.sandbox, DESKTOP)
        where = "() => document.activeElement.id || document.activeElement.dataset.key"
        newest = f"message-{max(room.world.messages[room.lobby])}"
        await page.locator("#text").focus()
        await page.keyboard.press("PageUp")
        assert await page.evaluate(where) == newest
        keys = [""]
        while keys[-1] != "done":
            assert len(keys) < 20, keys
            await page.keyboard.press("Tab")
            keys.append(await page.evaluate(where))
        assert keys[-6:] == ["pick", "s5", "s6", "s7", "s8", "done"]
        await page.keyboard.press("PageUp")
        assert await page.evaluate(where) != newest
        await page.keyboard.press("Control+End")
        assert await page.evaluate(where) == "text"
        await page.keyboard.press("Alt+ArrowDown")
        await page.locator("#channel-head h1", has_text="games").wait_for()
        await page.evaluate("document.activeElement.blur()")
        await page.keyboard.press("Control+End")
        assert await page.evaluate(where) == "text"


EMOJIS = """place => [...document.querySelectorAll(`${place} img.custom-emoji`)].map((one) => [
  one.alt, one.complete && one.naturalWidth > 0, one.getBoundingClientRect().height])"""


async def test_the_bots_own_emojis_are_pictures_in_texts_buttons_lists_and_reactions(browser: Chromium) -> None:
    async with showroom() as room:
        pawn, king = room.emoji("pawn", "#7a4b3a"), room.emoji("king", "#35524a")
        button = {"type": 2, "style": 2, "custom_id": "move", "emoji": pawn}
        options = [{"label": "King", "value": "k", "emoji": king}, {"label": "Pawn", "value": "p", "emoji": pawn}]
        rows = [{"type": 1, "components": [one]} for one in (button, {"type": 3, "custom_id": "l", "options": options})]
        text = f"<:pawn:{pawn['id']}> takes <:king:{king['id']}>, and 👑 falls"
        message = room.put(content=text, components=rows)
        message.reactions[f"king:{king['id']}"] = [room.world.bot_id]
        page = await entered(browser, room.sandbox, NARROW)
        await page.wait_for_function("() => [...document.images].every((one) => one.complete)")
        drawn = await page.evaluate(EMOJIS, "#messages")
        assert [(alt, loaded) for alt, loaded, _ in drawn] == [
            (":pawn:", True), (":king:", True), (":pawn:", True), (":king:", True)
        ]  # fmt: skip
        assert all(12 <= height <= 32 for _, _, height in drawn)
        assert await page.locator("[data-key=move]").get_attribute("aria-label") == ":pawn:"
        await page.locator("[data-key=l]").tap()
        await page.locator(".chooser-row img").nth(1).wait_for()
        assert [alt for alt, _, _ in await page.evaluate(EMOJIS, ".chooser-list")] == [":king:", ":pawn:"]
        assert await page.evaluate(WIDER) == []


async def test_an_emoji_that_is_gone_is_named(browser: Chromium) -> None:
    async with showroom() as room:
        room.put(content="the <:rook:123> is gone")
        page = await entered(browser, room.sandbox, NARROW)
        await page.locator(".emoji-name", has_text=":rook:").wait_for()
        assert "the :rook: is gone" in await page.locator("#messages").inner_text()
    assert all("404" in one for one in browser.troubles)
    browser.troubles.clear()


async def test_a_link_to_a_command_begins_it_and_one_to_none_lists_what_there_is(browser: Chromium) -> None:
    async with showroom() as room:
        bot = asyncio.create_task(room.bot())
        room.put(content="Try </ask:1> or </nothing at all:2>")
        page = await entered(browser, room.sandbox, PHONE)
        await page.locator("#messages button.mention", has_text="/ask").tap()
        await page.locator("#command", has_text="/ask").wait_for()
        await page.locator("#messages button.mention", has_text="/nothing at all").tap()
        await page.locator(".suggestion", has_text="/ask").wait_for()
        bot.cancel()
        with suppress(asyncio.CancelledError):
            await bot


async def test_the_page_says_while_no_bot_is_connected(browser: Chromium) -> None:
    async with showroom() as room:
        room.world.presence = {"status": "offline", "activities": []}
        page = await entered(browser, room.sandbox, NARROW)
        said = page.locator("#banner", has_text="No bot is connected yet.")
        await said.wait_for()
        assert await page.evaluate(WIDER) == []
        bot = asyncio.create_task(room.bot())
        await said.wait_for(state="detached")
        bot.cancel()
        with suppress(asyncio.CancelledError):
            await bot
        await said.wait_for()


async def test_slow_mode_is_told_before_and_when_one_writes_too_soon(browser: Chromium) -> None:
    async with showroom() as room:
        page = await entered(browser, room.sandbox, NARROW, "Bob")
        room.sandbox.faults.slow_mode(room.lobby, 30)
        await page.locator("#channel-head", has_text="slow mode, 30 s").wait_for()
        for text in ("one", "two"):
            await page.locator("#text").fill(text)
            await page.locator("#send").tap()
        await page.locator("#remarks", has_text="slowmode").wait_for()
        assert await page.locator("#messages .markdown").all_inner_texts() == ["one"]
        assert await page.locator("#text").input_value() == "two"
