"""What happens where there is no browser."""

import pytest

from sandbox.testing import browser


@pytest.fixture(autouse=True)
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "path", lambda: None)
    monkeypatch.delenv("CI_REQUIRES_BROWSER", raising=False)


def test_a_developer_without_a_browser_is_told_what_to_install() -> None:
    with pytest.raises(pytest.skip.Exception, match="no Chromium was found"):
        browser.require()


def test_ci_does_not_pass_without_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI_REQUIRES_BROWSER", "1")
    with pytest.raises(pytest.fail.Exception, match="CI_REQUIRES_BROWSER is set, but no Chromium was found"):
        browser.require()
