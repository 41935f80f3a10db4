"""Colours and order of buttons: what refuses or ends is last and grey, what cannot be taken back red, and says so."""

from collections.abc import Iterator
from typing import Any, cast

import discord
import msgspec
import pytest

from cogs.ui.decisions import asked_by, rows
from cogs.ui.items import TableButton
from cogs.ui.notices import OFFERS, notice
from cogs.ui.panels import Look, for_good
from cogs.ui.private import private
from cogs.words import own
from host.model import Question
from rules.kernel.model import Decision, Option, Shortcut, text, verbatim
from rules.kernel.play import Play
from rules.kernel.registry import find, games
from rules.kernel.words import LANGUAGES, Words
from tests.cogs.observations import PICTURE, sight_of, table_of

BLUE, GREY, GREEN, RED = 1, 2, 3, 4
REFUSES = frozenset({"keep", "goon", "forbid", "stay", "back", "awake"})
FOR_GOOD = frozenset({"agree", "kick"})


def buttons_of(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in components:
        if one["type"] == discord.ComponentType.button.value:
            yield one
        yield from buttons_of(one.get("components", []))


def told(components: list[dict[str, Any]]) -> str:
    return "\n".join([one.get("content", "") + told(one.get("components", [])) for one in components])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", OFFERS)
def test_a_notice_offers_what_refuses_last_and_says_of_what_is_red_that_it_is_final(key: str, lang: str) -> None:
    table = table_of(find(next(iter(games()))), 2, {})
    payload = {"key": key, "args": {"name": "Ann", "table": 4, "who": "Bob", "turn": 1}, "argument": 1}
    made = cast("Any", notice(table, payload, [], lang, direct=False).view).to_components()
    found = [(one["custom_id"].split(":")[2], one["style"]) for one in buttons_of(made)]
    assert found
    for action, style in found:
        assert (style == GREY) == (action in REFUSES)
        assert (style == RED) == (action in FOR_GOOD)
    assert [style == GREY for _, style in found] == sorted(style == GREY for _, style in found)
    final = {own(lang).say("for-good"), own(lang).say("for-good-seat")}
    assert any(one in told(made) for one in final) == any(style == RED for _, style in found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_that_is_final_says_so(lang: str) -> None:
    button = TableButton.make(4, "concede", own(lang).say("ui-concede"), discord.ButtonStyle.danger)
    made = cast("Any", for_good("Give up?", lang, button).view).to_components()
    assert told(made).strip().endswith(own(lang).say("for-good"))


def drawn(decision: Decision, *shortcuts: Shortcut) -> list[tuple[str, int]]:
    """Return what the buttons of a question say, and their colours, in order."""
    question = Question(decision, 0, shortcuts=shortcuts)
    made = [row.to_component_dict() for row in rows(asked_by(1, 0, question), question, Words(()))]
    return [(one["label"], one["style"]) for one in buttons_of(made)]


def option(name: str, *, plain: bool = False) -> Option:
    return Option(name, text(name), plain=plain)


def test_a_decision_shows_the_shortcut_green_choices_blue_and_what_ends_it_grey_and_last() -> None:
    options = (option("stop", plain=True), option("left"), option("right"), option("pass", plain=True))
    shown = drawn(Decision(0, "WAY", verbatim("Where?"), options), Shortcut("quick", text("quick"), None, ()))
    assert shown == [("quick", GREEN), ("left", BLUE), ("right", BLUE), ("stop", GREY), ("pass", GREY)]


def test_picking_nothing_is_grey() -> None:
    options = tuple(option(f"o{number}") for number in range(30))
    assert drawn(Decision(0, "FEW", verbatim("Which?"), options, 0, 3))[-1] == ("ui-none", GREY)


@pytest.mark.parametrize(("number", "is_there"), [(0, True), (40, False)])
def test_alone_too_how_to_play_stands_in_the_open_at_the_beginning_only(number: int, *, is_there: bool) -> None:
    game = find("transmissions")
    settings = game.info.complete_settings(1, {})
    sight = sight_of(Play.new(game, 1, 1, settings), table_of(game, 1, settings, turn=1), 0)
    asked = tuple(msgspec.structs.replace(one, number=number) for one in sight.questions)
    panel = private(msgspec.structs.replace(sight, questions=asked), PICTURE, Look("en")).view
    labels = [one["label"] for one in buttons_of(cast("Any", panel).to_components())]
    assert ("How to play" in labels) is is_there
