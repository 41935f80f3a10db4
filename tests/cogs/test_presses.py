"""Every button there has ever been does what it did: by its id, through one way in, by the cog that owns it."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import discord
import pytest
import pytest_asyncio
from discord import ui

from cogs.client import Cogwork
from cogs.guard import Guard
from cogs.presses import Presses
from cogs.privacy import ForgetButton, ForgetRequest
from cogs.ui.choosing import ChosenTable, TableSelect
from cogs.ui.games import GamesButton, GamesPage
from cogs.ui.history import HistoryButton, HistorySelect, PageRequest
from cogs.ui.ids import Action, Answer, Asked, Browse, LookRequest, Quick, SettingRequest, TableRequest
from cogs.ui.items import LookButton, SettingSelect, TableButton
from cogs.ui.meeting import Hello, WithGame
from cogs.ui.menus import Chosen
from cogs.ui.rulebook import RuleButton, SectionRequest, first_section
from cogs.ui.surface import View
from cogs.ui.time import PlanRequest, PreferenceRequest
from cogs.words import say
from db import Database
from host.handbook import handbook
from host.host import Host
from tests.host.conftest import ANN, PLACE, Clock

pytestmark = pytest.mark.asyncio

QUESTION = Asked(12, 1, 34, 2)
BESIDE = Asked(12, 0, 7, 0, "qd")
PRESSED: list[tuple[str, str | None, object]] = [
    # What old messages carry: never change an id here, as nobody can change it there.
    ("d:12:1.34:2:5", None, Answer(QUESTION, (5,))),
    ("d:12:0.7qd:0:0", None, Answer(BESIDE, (0,))),
    ("d:12:1.34:2:=", None, Answer(QUESTION, ())),
    ("d:12:1.34:2:=0Az", None, Answer(QUESTION, (0, 10, 61))),
    ("d:12:1.34:2:=.0110", None, Answer(QUESTION, (1, 64))),
    ("d:12:1.34:2:!3", None, Answer(QUESTION, Quick(3))),
    ("d:12:1.34:2:*", None, Browse(QUESTION)),
    ("d:12:1.34:2:p2.1.04", None, Browse(QUESTION, 2, 1, (0, 4))),
    ("c:12:1.34:2:s0.", "6", Answer(QUESTION, (6,))),
    ("c:12:1.34:2:+0.04", "6", Browse(QUESTION, picked=(0, 4, 6))),
    ("c:12:0.7qd:0:!0.", "2", Answer(BESIDE, Quick(2))),
    *((f"t:12:{action}", None, TableRequest(12, action)) for action in get_args(Action)),
    ("t:12:undo:3", None, TableRequest(12, "undo", 3)),
    ("t:0:report", None, TableRequest(0, "report")),
    ("v:12:workshop-1", None, LookRequest(12, "workshop-1", turn=False)),
    ("v:12:workshop-1+", None, LookRequest(12, "workshop-1", turn=True)),
    ("s:12:robots", "on", SettingRequest(12, "robots", "on")),
    ("s:12:*", "4", SettingRequest(12, "*", "4")),
    ("r:nicodemus:de:turn-order", None, SectionRequest("nicodemus", "de", "turn-order")),
    ("rc:nicodemus:en:0", "winning", SectionRequest("nicodemus", "en", "winning")),
    ("rg:fr", "nicodemus", SectionRequest("nicodemus", "fr", first_section(handbook(), "nicodemus", "fr"))),
    ("ro:en", "nicodemus:winning", SectionRequest("nicodemus", "en", "winning")),
    ("p:turn", "digest", PreferenceRequest("turn", "digest")),
    ("o:12:ab:0", "play:3", PlanRequest(12, "ab", "play:3")),
    ("h:log:12:*:*:*:o", None, PageRequest("log", 12, opens=True)),
    ("h:since:12:*:*:40:o", None, PageRequest("since", 12, at=40, opens=True)),
    ("h:replay:12:1:*:7:n", None, PageRequest("replay", 12, 1, at=7)),
    ("h:movie:12:0:3:*:o", None, PageRequest("movie", 12, 0, 3, opens=True)),
    ("hs:replay:12:4", "1", PageRequest("replay", 12, 1, 4)),
    ("hs:log:12:*", "*", PageRequest("log", 12)),
    ("m:12", "t:12:board", Chosen("t:12:board")),
    ("m:12", "v:12:workshop-1", Chosen("v:12:workshop-1")),
    ("w:1234567890123456789", "12", ChosenTable(1234567890123456789, "12")),
    ("w:1234567890123456789:3", "12", ChosenTable(1234567890123456789, "12")),
    ("gl:2:f", None, GamesPage(2)),
    ("f:123456789012345678", None, ForgetRequest(123456789012345678)),
    ("hi:alone", None, Hello("alone")),
    ("hg:open", "nicodemus", WithGame("open", "nicodemus")),
]
ACTIONS = (
    *(
        "join",
        "leave",
        "start",
        "wait",
        "settings",
        "plan",
        "report",
        "forget",
        "mute",
        "awake",
        "hand",
        "board",
        "own",
        "why",
        "log",
    ),
    *("undo", "agree", "keep", "concede", "take", "back", "kick", "stay", "pause", "goon", "resume", "rewind"),
    *("ask", "allow"),
    *("forbid", "rematch", "computer", "dismiss", "hint", "turnpage", "alone", "putaway", "endlesson", "forreal"),
    "lookagain",
)


@pytest_asyncio.fixture
async def bot(sqlite_url: str) -> AsyncIterator[Cogwork]:
    """The bot with all its cogs and no table, connected to nothing."""
    db = await Database.open(sqlite_url)
    made = Cogwork(Host(db, Clock(), str))
    await made.add_all()
    yield made
    await made.close()
    await db.close()


class Pressed:
    """A press of Ann's, and what she was told."""

    def __init__(self, client: object, custom_id: str = "") -> None:
        self.client, self.data = client, {"custom_id": custom_id}
        self.id, self.locale, self.type = 77, "en-GB", discord.InteractionType.component
        self.user = SimpleNamespace(id=ANN, display_name="Ann", name="ann")
        self.guild_id = self.guild = self.channel_id = self.channel = self.message = None
        self.extras: dict[str, bool] = {}
        self.told: list[str] = []
        self.response = SimpleNamespace(
            is_done=lambda: False, send_message=self._say, edit_message=self._say, defer=self._defer, type=None
        )
        self.followup = SimpleNamespace(send=self._say)

    async def _say(self, *, view: ui.LayoutView, **_: object) -> None:
        self.told += [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]

    async def _defer(self, **_: object) -> None:
        return


class Surface:
    """The bot, as a component knows it; notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    async def pressed(self, _: object, request: object) -> None:
        self.asked.append(request)


async def asked_by(kinds: list[Any], custom_id: str, value: str | None) -> object:
    """Return what a component found again by its id alone asks for."""
    assert len(kinds) == 1, f"{len(kinds)} kinds of components answer to {custom_id!r}"
    drawn: Any = ui.Button(custom_id=custom_id)
    if value is not None:
        drawn = ui.Select(custom_id=custom_id, options=[discord.SelectOption(label="x", value=value)])
        drawn._values = [value]
    surface = Surface()
    press: Any = Pressed(surface)
    match = kinds[0].__discord_ui_compiled_template__.fullmatch(custom_id)
    await (await kinds[0].from_custom_id(press, drawn, match)).callback(press)
    (request,) = surface.asked
    return request


async def test_an_id_of_every_kind_is_found_again_and_asks_for_the_same_as_ever(bot: Cogwork) -> None:
    found: set[type[Any]] = set()
    for custom_id, value, expected in PRESSED:
        kinds = [kind for kind in bot.services.presses.items if _template(kind).fullmatch(custom_id)]
        request = await asked_by(kinds, custom_id, value)
        assert (type(request), request) == (type(expected), expected), custom_id
        found |= {*kinds}
    assert found == {*bot.services.presses.items}
    assert get_args(Action) == ACTIONS


async def test_ids_are_written_as_ever() -> None:
    assert QUESTION.option(5) == "d:12:1.34:2:5"
    assert QUESTION.done((0, 10, 61)) == "d:12:1.34:2:=0Az"
    assert QUESTION.done((1, 64)) == "d:12:1.34:2:=.0110"
    assert QUESTION.again() == "d:12:1.34:2:*"
    assert QUESTION.page(2, 1, (0, 4)) == "d:12:1.34:2:p2.1.04"
    assert QUESTION.shortcut(3) == "d:12:1.34:2:!3"
    assert BESIDE.select("+", 0, (0, 4)) == "c:12:0.7qd:0:+0.04"
    assert TableButton.make(12, "undo", "x", argument=3).custom_id == "t:12:undo:3"
    assert LookButton.make(12, "workshop-1", "x", turn=True).custom_id == "v:12:workshop-1+"
    assert SettingSelect.make(12, "robots").custom_id == "s:12:robots"
    assert RuleButton.make("nicodemus", "de", "turn-order", "x").custom_id == "r:nicodemus:de:turn-order"
    assert HistoryButton.make(PageRequest("since", 12, at=40), "o", "x").custom_id == "h:since:12:*:*:40:o"
    assert HistorySelect.make(PageRequest("replay", 12, turn=4), [], "x").custom_id == "hs:replay:12:4"
    assert TableSelect.make(77, [], "x").custom_id == "w:77"
    assert TableSelect.make(77, [], "x", 3).custom_id == "w:77:3"
    assert GamesButton.make(2, "f", "x", disabled=False).custom_id == "gl:2:f"
    assert ForgetButton.make(123, "x").custom_id == "f:123"


def _template(kind: Any) -> Any:
    return kind.__discord_ui_compiled_template__


async def test_every_button_of_a_table_belongs_to_somebody(bot: Cogwork) -> None:
    for action in get_args(Action):
        press: Any = Pressed(bot)
        await asyncio.create_task(bot.pressed(press, TableRequest(99, action, 1)))
        assert press.told == [say("en", "no-such-table", table=99)], action


async def test_an_entry_of_a_menu_does_what_its_button_does(bot: Cogwork) -> None:
    for custom_id in ("t:99:board", "t:99:own", "v:99:workshop-1", "h:recap:99:*:*:*:o"):
        press: Any = Pressed(bot)
        await asyncio.create_task(bot.pressed(press, Chosen(custom_id)))
        assert press.told == [say("en", "no-such-table", table=99)], custom_id


@pytest.mark.parametrize("custom_id", ["", "m:99", "c:12:1.34:2:s0.", "x:1", "t:99:dance:" + "9" * 90])
async def test_an_entry_of_a_menu_that_stands_for_no_button_is_answered_kindly(bot: Cogwork, custom_id: str) -> None:
    press: Any = Pressed(bot)
    await asyncio.create_task(bot.pressed(press, Chosen(custom_id)))
    assert press.told == [say("en", "unknown-button")]


async def test_a_button_that_nobody_knows_is_answered_kindly(bot: Cogwork) -> None:
    for custom_id in ("t:99:", "d:1", "something else", ""):
        press: Any = Pressed(bot, custom_id)
        await asyncio.create_task(bot.on_interaction(press))
        assert press.told == [say("en", "unknown-button")]


FORGED: list[object] = [None, [], ["²"], ["x" * 100], "x", {}, 5]
"""Values that came with an id, none for a button."""


@pytest.mark.parametrize("values", FORGED, ids=str)
@pytest.mark.parametrize("custom_id", sorted({custom_id for custom_id, _, _ in PRESSED}))
async def test_an_id_with_values_of_another_kind_is_answered(bot: Cogwork, custom_id: str, values: object) -> None:
    press: Any = Pressed(bot, custom_id)
    if values is not None:
        press.data["values"] = values
    await asyncio.create_task(bot.on_interaction(press))
    assert press.told


@pytest.mark.parametrize("action", ["putaway", "forreal", "endlesson", "alone", "turnpage"])
async def test_a_table_that_is_no_lesson_knows_no_button_of_one(bot: Cogwork, action: str) -> None:
    table = await bot.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {}, 2)
    await bot.host.lobby.add_computer(table.id, ANN, "novice")
    await bot.host.lobby.start(table.id, ANN)
    press: Any = Pressed(bot, f"t:{table.id}:{action}")
    await asyncio.create_task(bot.on_interaction(press))
    assert press.told == [say("en", "unknown-button")]


@pytest.mark.parametrize("custom_id", ["", "t:99:hand", "c:12:1.34:2:s0.", "x" * 100])
async def test_a_form_is_answered_kindly_whatever_its_id(bot: Cogwork, custom_id: str) -> None:
    press: Any = Pressed(bot, custom_id)
    press.type = discord.InteractionType.modal_submit
    await asyncio.create_task(bot.on_interaction(press))
    assert press.told == [say("en", "unknown-button")]


async def test_a_button_of_a_table_that_nobody_knows_is_answered_once(bot: Cogwork) -> None:
    press: Any = Pressed(bot, "t:99:dance")
    await bot.on_interaction(press)
    assert press.told == [say("en", "unknown-button")]


async def test_nothing_that_can_be_pressed_goes_round_the_gate(bot: Cogwork, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    async def shut(*_: object) -> bool:
        nonlocal asked
        asked += 1
        return False

    monkeypatch.setattr(bot.services.gate, "admits", shut)
    for _, _, request in PRESSED:
        press: Any = Pressed(bot)
        await bot.pressed(press, request)
        assert press.told == []
    await bot.on_interaction(press)
    assert asked == len(PRESSED) + 1


async def test_a_fault_of_ours_is_told_to_whoever_pressed(bot: Cogwork, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise LookupError

    monkeypatch.setattr(bot.host.lobby, "look", fails)
    press: Any = Pressed(bot)
    await bot.pressed(press, TableRequest(99, "hand"))
    assert press.told == [say("en", "trouble")]


async def test_no_two_answer_the_same(bot: Cogwork) -> None:
    presses = Presses(Guard(bot.services.gate, bot.services.users))

    async def nothing(*_: object) -> None:
        return

    presses.on(Browse, nothing)
    presses.on_actions({"hand": nothing})
    with pytest.raises(ValueError, match="Browse"):
        presses.on(Browse, nothing)
    with pytest.raises(ValueError, match="hand"):
        presses.on_actions({"log": nothing, "hand": nothing})


async def test_every_message_is_a_view_of_which_the_library_keeps_nothing() -> None:
    # It would answer the presses of what it keeps, besides us.
    made = re.compile(r"LayoutView[(]|[(]ui[.](Layout)?View[)]:")
    files = (Path(__file__).parents[2] / "cogs").rglob("*.py")
    assert [path.name for path in files if made.search(path.read_text(encoding="utf-8"))] == ["surface.py"]
    assert View().is_finished()
