"""A headless Chromium before the sandbox's page: where to find one, how it is started, and what no page may do."""

from __future__ import annotations

import os
import shutil
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import pytest

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser, Page

    from sandbox.server import Sandbox

FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--force-color-profile=srgb", "--font-render-hinting=none",
)  # fmt: skip
PATIENCE_MS: Final = 15_000
OUR_HOSTS: Final = frozenset({"127.0.0.1", "localhost"})
FRAMES: Final = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"
)
_FROM_THE_END: Final = """() => { const log = document.querySelector("#log");
  return Math.round(log.scrollHeight - log.scrollTop - log.clientHeight) }"""


@dataclass(frozen=True)
class Screen:
    """A device: its size in CSS pixels, and whether it is touched."""

    width: int
    height: int
    touch: bool


PHONE: Final = Screen(390, 844, touch=True)
NARROW: Final = Screen(360, 640, touch=True)
DESKTOP: Final = Screen(1280, 800, touch=False)


def missing() -> str:
    """Say what is missing for tests in a browser; nothing when all is there."""
    if find_spec("playwright") is None:
        return "Playwright is not installed (pip install playwright)"
    if path() is None:
        return "no Chromium was found (apt-get install chromium)"
    return ""


def path() -> str | None:
    """Return where Chromium is."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


def require() -> None:
    """Skip where there is no browser; where the machine promised one, fail."""
    lack = missing()
    if lack and os.environ.get("CI_REQUIRES_BROWSER") == "1":
        pytest.fail(f"CI_REQUIRES_BROWSER is set, but {lack}")
    if lack:
        pytest.skip(lack)


@dataclass
class Chromium:
    """A running browser; it notes what a page of ours must never do."""

    browser: Browser
    troubles: list[str] = field(default_factory=list)

    async def page(self, url: str, screen: Screen = PHONE, **options: Any) -> Page:  # noqa: ANN401 (Playwright's)
        """Open a page with storage of its own, as on a device of its own."""
        context = await self.browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            **({"locale": "en-GB", "timezone_id": "UTC", "reduced_motion": "reduce"} | options),
        )
        context.set_default_timeout(PATIENCE_MS)
        page = await context.new_page()
        page.on("request", lambda request: self._seen(request.url))
        page.on("websocket", lambda socket: self._seen(socket.url))
        page.on("pageerror", lambda error: self.troubles.append(f"error in the page: {error}"))
        page.on("console", lambda said: self._said(said.type, said.text))
        await page.goto(url)
        return page

    def _seen(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in {"data", "blob"} and parts.hostname not in OUR_HOSTS:
            self.troubles.append(f"a request left this machine: {url}")

    def _said(self, kind: str, text: str) -> None:
        # A sandbox that is gone is no fault of the page, which tries to reach it again.
        if kind == "error" and "ERR_CONNECTION_REFUSED" not in text:
            self.troubles.append(f"in the console: {text}")


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """Run a browser for whoever is `visiting` by it, one after the other; starting one is dearer than most visits."""
    from playwright.async_api import async_playwright  # noqa: PLC0415  it may be missing

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path(), args=list(FLAGS))
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def visiting(browser: Browser) -> AsyncIterator[Chromium]:
    """Open pages in a browser that runs; at the end they are closed with all they stored.

    None of them may have erred or asked for anything beyond this machine.
    """
    running = Chromium(browser)
    try:
        yield running
    finally:
        for context in browser.contexts:
            await context.close()
    if running.troubles:
        raise AssertionError(running.troubles)


@asynccontextmanager
async def chromium() -> AsyncIterator[Chromium]:
    """Run a browser for one visit."""
    async with launched() as browser, visiting(browser) as running:
        yield running


async def entered(browser: Chromium, server: Sandbox, screen: Screen, name: str = "Ann") -> Page:
    """Open a sandbox's page as one of its people and wait until they are in."""
    who = server.world.person(name).id
    page = await browser.page(f"{server.page_url}&as={who}", screen)
    await page.locator("#people .me").wait_for()
    return page


async def from_the_end(page: Page) -> int:
    """Return how many CSS pixels lie below what is in view of the messages, once all is drawn."""
    await page.evaluate(FRAMES)
    return int(await page.evaluate(_FROM_THE_END))


async def scrolled_up(page: Page) -> None:
    """Scroll towards older messages as a hand does, in steps."""
    await page.evaluate(FRAMES)
    for _ in range(4):
        await page.evaluate("() => document.querySelector('#log').scrollBy(0, -150)")
        await page.evaluate(FRAMES)
