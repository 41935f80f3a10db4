"""What people read of the languages that the bot speaks, and how much of each there is."""

from pathlib import Path
from typing import Any, cast

import pytest

from cogs.ui import languages as page
from cogs.ui.rulebook import section_page
from cogs.words import own
from host.handbook import BOT, handbook
from rules.kernel.registry import find, games
from rules.kernel.words import LANGUAGES, Words, bundle_of, load
from tests.language.parts import complete
from tests.limits import TEXT, walk


def lines(lang: str) -> list[str]:
    """Return what stands on the page about languages, each by itself."""
    section = handbook().section(BOT, lang, page.SECTION)
    assert section is not None
    parts = walk(cast("Any", section_page(handbook(), BOT, lang, section)).to_components())
    return "\n".join(part["content"] for part in parts if part["type"] == TEXT).splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_about_languages_names_each_and_how_much_there_is_of_it(lang: str) -> None:
    everything = own(lang).say("languages-all", {"language": ""}).strip()
    told = [line for line in lines(lang) if line.startswith("- ")]
    assert len(told) == len(LANGUAGES)
    assert any(line.startswith("- English") and line.endswith(everything) for line in told)
    assert sum(line.endswith(everything) for line in told) >= len(complete())


def test_of_a_language_on_its_way_what_is_whole_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    _, second, *_ = games()
    monkeypatch.setattr(page, "whole_in", lambda lang: (BOT, second) if lang == "fr" else (BOT, *games()))
    assert f"- Français: the bot and {find(second).info.title}" in page.languages("en")
    monkeypatch.setattr(page, "whole_in", lambda _: ())
    assert "- Français: parts" in page.languages("en")


def test_a_game_is_whole_in_a_language_once_its_last_message_is_there(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = One\ntwo = Two\n", encoding="utf-8")

    def words(**texts: str) -> Words:
        for lang, text in texts.items():
            (tmp_path / f"{lang}.ftl").write_text(text, encoding="utf-8")
        load.cache_clear()
        bundle_of.cache_clear()
        return load(tmp_path, "fr")

    assert not words().has_all_in("fr")
    assert not words(fr="one = Un\n").has_all_in("fr")
    assert words(fr="one = Un\ntwo = Deux\n").has_all_in("fr")
    assert words().has_all_in("en")
