"""What people read before a game and between its turns: tables for one, panels without a story, lines of the log."""

from typing import Any, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource
from msgspec.structs import replace

from cogs.ui import lobbies, lookback, panels
from cogs.words import own
from host.access import CODE
from host.model import Said
from host.past.history import LogPage, Recap
from rules.kernel.model import Line, text, who
from rules.kernel.registry import find, games
from rules.kernel.words import LANGUAGES, Words
from tests.cogs.observations import PICTURE, table_of
from tests.limits import TEXT, walk

ALONE = next(key for key, game in games().items() if {1, 4} <= set(game.info.seats))
"""A game for one or several."""


def read(message: panels.Message) -> str:
    parts = walk(cast("Any", message.view).to_components())
    return "\n".join(part["content"] for part in parts if part["type"] == TEXT)


def test_a_table_says_for_how_many_it_is_and_not_for_how_many_the_game_could_be() -> None:
    table = table_of(find(ALONE), 1, {one.key: one.default for one in find(ALONE).info.settings}, "lobby")
    assert "1–4 players" in read(lobbies.lobby(table, "en"))
    assert "1–2 players" in read(lobbies.lobby(replace(table, places=2), "en"))
    assert "One player · about" in read(lobbies.lobby(replace(table, places=1), "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_plays_alone_is_given_no_code_for_others(lang: str) -> None:
    settings = {one.key: one.default for one in find(ALONE).info.settings}
    table = table_of(find(ALONE), 1, settings, "lobby", options={CODE: "AB12-CD"})
    assert "AB12-CD" in read(lobbies.settings(table, lang, owner=True))
    assert "AB12-CD" not in read(lobbies.settings(replace(table, places=1), lang, owner=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_panel_of_a_turn_without_a_story_is_its_number_alone(lang: str) -> None:
    table = table_of(find(ALONE), 2, {})
    number = own(lang).say("panel-turn", {"turn": 4})
    assert read(panels.retired(table, (), lang, 4)) == f"-# {number}"


@pytest.mark.parametrize("key", ["admin-limit", "admin-limit-none"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_number_of_open_tables_reads_well_whatever_it_is(key: str, number: int) -> None:
    assert own("en").say(key, {"open": number, "most": 5}).endswith(f"; open now: {number}.")


def test_a_line_of_the_log_begins_with_a_capital_wherever_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("waits = { $figure } waits.\nfigure = the figure of { $who }\n"))
    words = Words((bundle,)).beside(own("en")).named(lambda _: "ann")
    for module in (panels, lookback):
        monkeypatch.setattr(module, "words_for", lambda *_: words)
    table = table_of(find(ALONE), 2, {}, turn=1)
    waits = [text("waits", figure=text("figure", who=who(1))), text("waits", figure=who(1))]
    said = tuple(Said(Line(one), 1) for one in waits)
    for message in (
        panels.retired(table, said, "en", 1),
        lookback.log_page(LogPage(table, said, 0, 1, None, 1), "en"),
        lookback.recap_page(Recap(table, 0, 5, said, 0, former=None, watched=None), PICTURE, "en"),
    ):
        assert "- The figure of ann waits.\n- ann waits." in read(message)
