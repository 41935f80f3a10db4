"""One person's window on the sandbox's page, and the two ways to use it: by touch alone, and by the keyboard alone."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from sandbox.testing.browser import DESKTOP, PHONE, Chromium
from tests.e2e.stage import Person, Stage

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

MOST_TABS = 80
MOST_CHANNELS = 20


def control(custom_id: str) -> str:
    """Return the selector of a control of a message that can be used."""
    return f'#messages [data-key="{custom_id}"]:not([disabled]):not([aria-busy])'


class Window:
    """A page as one person sees it; what is said here holds for touch and keyboard."""

    def __init__(self, page: "Page", person: Person) -> None:
        self.page, self.person = page, person

    async def sees(self, custom_id: str) -> "Locator":
        """Wait for a control to be there, and return it."""
        found = self.page.locator(control(custom_id)).last
        await found.wait_for()
        return found

    async def is_at(self, name: str) -> bool:
        """Say whether a place is open."""
        return name in await self.page.locator("#channel-head h1").inner_text()

    async def shows(self, text: str) -> None:
        """Wait until a text can be read among the messages."""
        await self.page.locator("#messages").get_by_text(text).locator("visible=true").first.wait_for()


class Using(Protocol):
    """A way to use a window."""

    window: Window

    async def go(self, name: str) -> None:
        """Open a place by its name, or by the beginning of it."""
        ...

    async def press(self, custom_id: str) -> None:
        """Press a button of a message."""
        ...

    async def pick(self, custom_id: str, values: Sequence[str], *, confirmed: bool) -> None:
        """Pick values from a select of a message; a list of several is confirmed."""
        ...

    async def run(self, command: str, choice: str) -> None:
        """Run a slash command with the suggestion of that name for its first option."""
        ...


class Touch:
    """Fingers on a phone: taps, and nothing but taps."""

    def __init__(self, window: Window) -> None:
        self.window, self.page = window, window.page

    async def go(self, name: str) -> None:
        await self.page.locator("#menu").tap()
        await self.page.locator("#tree .place", has_text=name).last.tap()
        await self.page.locator("#channel-head h1", has_text=name).wait_for()

    async def press(self, custom_id: str) -> None:
        await (await self.window.sees(custom_id)).tap()

    async def pick(self, custom_id: str, values: Sequence[str], *, confirmed: bool) -> None:
        await (await self.window.sees(custom_id)).tap()
        for value in values:
            await self.page.locator(f'.chooser-row[data-value="{value}"]').tap()
        if confirmed:
            await self.page.locator("dialog .sheet-foot .style-1").tap()
        await self.page.locator("dialog.sheet").wait_for(state="detached")

    async def run(self, command: str, choice: str) -> None:
        await self.page.locator("#slash").tap()
        await self.page.locator(".suggestion", has_text=command).first.tap()
        await self.page.locator(".suggestion", has_text=choice).first.tap()
        await self.page.locator("#send").tap()


class Keys:
    """Ten fingers on a keyboard, and no mouse."""

    def __init__(self, window: Window) -> None:
        self.window, self.page = window, window.page
        self.keyboard = window.page.keyboard

    async def go(self, name: str) -> None:
        for _ in range(MOST_CHANNELS):
            if await self.window.is_at(name):
                return
            before = await self.page.locator("#channel-head h1").inner_text()
            await self.keyboard.press("Alt+ArrowDown")
            await self.page.wait_for_function(
                "before => document.querySelector('#channel-head h1').textContent !== before", arg=before
            )
        raise AssertionError(f"no way to {name} by the keyboard")

    async def press(self, custom_id: str) -> None:
        await self._reach(custom_id)
        await self.keyboard.press("Enter")

    async def pick(self, custom_id: str, values: Sequence[str], *, confirmed: bool) -> None:
        await self._reach(custom_id)
        await self.keyboard.press("Enter")
        await self.page.locator("dialog.sheet").wait_for()
        for value in values:
            await self._until(f"dialog .chooser-row[data-value='{value}']", "ArrowDown")
            await self.keyboard.press("Enter")
        if confirmed:
            await self._until("dialog .sheet-foot .style-1", "Tab")
            await self.keyboard.press("Enter")
        await self.page.locator("dialog.sheet").wait_for(state="detached")

    async def run(self, command: str, choice: str) -> None:
        await self._until("#text", "Tab")
        await self.keyboard.type(f"/{command} ")
        await self.page.locator("#command").wait_for()
        await self.keyboard.type(choice)
        await self.page.locator(".suggestion", has_text=choice).first.wait_for()
        await self.keyboard.press("Enter")
        await self.keyboard.press("Enter")

    async def _reach(self, custom_id: str) -> None:
        """Go to the newest message that has the control, from the writing box upwards, and through it by Tab."""
        found = await self.window.sees(custom_id)
        message = await found.evaluate("node => node.closest('article').id")
        await self.keyboard.press("Control+End")
        await self._until(f"#{message}", "PageUp")
        await self._until(control(custom_id), "Tab")

    async def _until(self, selector: str, key: str) -> None:
        for _ in range(MOST_TABS):
            if await self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            await self.keyboard.press(key)
        raise AssertionError(f"{key} does not lead to {selector}")


async def touching(browser: Chromium, stage: Stage, name: str) -> Touch:
    """Give somebody a phone."""
    return Touch(await _window(browser, stage, name, by_touch=True))


async def typing(browser: Chromium, stage: Stage, name: str) -> Keys:
    """Give somebody a desktop without a mouse."""
    return Keys(await _window(browser, stage, name, by_touch=False))


async def _window(browser: Chromium, stage: Stage, name: str, *, by_touch: bool) -> Window:
    person = stage.person(name)
    url = f"{stage.server.page_url}&as={person.actor.user_id}"
    page = await browser.page(url, PHONE if by_touch else DESKTOP)
    await page.locator(f"#people .me[aria-label='You are {name}']").wait_for()
    return Window(page, person)
