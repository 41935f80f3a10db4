"""The page's look against golden pictures: drawn with the fonts that are bundled, on a clock that stands still."""

import asyncio
from base64 import b64encode
from collections.abc import Awaitable, Callable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageChops, ImageStat

from sandbox.testing.browser import DESKTOP, NARROW, PHONE, Chromium, Screen, chromium
from sandbox.tests.browser.samples import EVERY_INPUT, Showroom, showroom

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(120)]

FONTS = Path(__file__).parents[1] / "fonts"
GOLDEN = Path(__file__).parents[1] / "golden"
MOST_DIFFERENCE = 1.5
"""Of 255, after halving: other versions of Chromium smooth letters in other ways, but move nothing."""


async def classic(page: "Page", room: Showroom) -> None:
    room.put_classic()
    await page.reload()
    await page.locator(".embed").wait_for()


async def modern(page: "Page", room: Showroom) -> None:
    room.put_modern()
    await page.reload()
    await page.locator(".thumbnail img").wait_for()
    await page.wait_for_function("() => [...document.images].every((one) => one.complete || one.loading === 'lazy')")
    await page.locator(".container").evaluate("node => node.scrollIntoView()")


async def several(page: "Page", room: Showroom) -> None:
    await modern(page, room)
    await page.locator("[data-key=pick]").click()
    for value in ("2", "5"):
        await page.locator(f".chooser-row[data-value='{value}']").click()


async def form(page: "Page", _room: Showroom) -> None:
    await page.evaluate(
        "async (modal) => (await import('/static/modal.js')).openModal({ id: '1', modal })", EVERY_INPUT
    )
    await page.locator("dialog.modal").wait_for()


async def faults(page: "Page", room: Showroom) -> None:
    room.sandbox.faults.close_dms(room.world.person("Bob").id)
    room.sandbox.faults.slow("POST", "/channels/*", 2.0)
    await page.locator("#tools-open").click()
    await page.locator(".fault[data-fault=rate_limit] summary").click()
    await page.locator(".fault-active li").nth(1).wait_for()


STATES: dict[str, tuple[Screen, Callable[["Page", Showroom], Awaitable[None]]]] = {
    "classic-360": (NARROW, classic),
    "modern-390": (PHONE, modern),
    "several-390": (PHONE, several),
    "form-390": (PHONE, form),
    "faults-desktop": (DESKTOP, faults),
}


async def drawn(browser: Chromium, name: str) -> Image.Image:
    """Return the page in one of the states, at half its size."""
    screen, prepare = STATES[name]
    async with showroom() as room:
        page = await browser.page(f"{room.sandbox.page_url}&as={room.id_of('Ann')}", screen, bypass_csp=True)
        await page.locator("#people .me").wait_for()
        await prepare(page, room)
        await page.add_style_tag(content=typefaces())
        await page.evaluate("document.activeElement.blur()")
        await page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        shot = await page.screenshot(animations="disabled", caret="hide")
        await page.context.close()
    return Image.open(BytesIO(shot)).convert("RGB").reduce(2)


def typefaces() -> str:
    """Return the style that has every letter drawn from the bundled fonts."""
    faces = [
        f"@font-face {{ font-family: Kept; font-weight: {weight}; src: url(data:font/otf;base64,{data}) }}"
        for weight, file in (("100 500", "Inter-Medium.otf"), ("501 900", "Inter-Bold.otf"))
        for data in [b64encode((FONTS / file).read_bytes()).decode()]
    ]
    return "\n".join([*faces, ":root { --font: Kept; --mono: Kept }"])


@pytest.mark.parametrize("name", STATES)
async def test_the_page_looks_as_it_should(browser: Chromium, name: str, tmp_path: Path) -> None:
    golden = Image.open(GOLDEN / f"page-{name}.png").convert("RGB")
    actual = await drawn(browser, name)
    actual.save(tmp_path / "actual.png")  # pytest keeps the folders of its last three runs
    assert actual.size == golden.size
    means = ImageStat.Stat(ImageChops.difference(actual, golden)).mean
    assert sum(means) / len(means) <= MOST_DIFFERENCE, f"see {tmp_path}"


async def redraw() -> None:
    """Draw the golden pictures anew, in 64 colours to keep them small."""
    async with chromium() as browser:
        for name in STATES:
            (await drawn(browser, name)).quantize(64).save(GOLDEN / f"page-{name}.png", optimize=True)


if __name__ == "__main__":
    asyncio.run(redraw())
