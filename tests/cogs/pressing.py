"""Pressing what a panel shows as Discord hands a press on: by custom id and values, through the bot's own items."""

import re
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import discord

from cogs.ui.ids import Action, Answer, Asked, Browse, LookRequest, Picks, Quick, SettingRequest, TableRequest
from cogs.ui.items import DecisionButton, DecisionSelect, LookButton, SettingSelect, TableButton
from tests.limits import BUTTON, SELECT, Json, walk

ITEMS = (DecisionButton, DecisionSelect, TableButton, LookButton, SettingSelect)


class Recorder:
    """The bot, as far as a component knows it; notes what it is told."""

    def __init__(self) -> None:
        self.answers: list[tuple[Asked, Picks]] = []
        self.quick: list[tuple[Asked, int]] = []
        self.looks: list[tuple[int, str, bool]] = []
        self.settings: list[tuple[int, str, str]] = []
        self.browsed: list[Browse] = []
        self.actions: list[tuple[int, Action, int | None]] = []

    async def pressed(self, press: Any, request: object) -> None:
        match request:
            case Answer(asked, Quick(number)):
                self.quick.append((asked, number))
            case Answer(asked, picks):
                self.answers.append((asked, picks))
            case LookRequest(table, key, turn):
                self.looks.append((table, key, turn))
            case SettingRequest(table, key, choice):
                self.settings.append((table, key, choice))
            case Browse():
                self.browsed.append(request)
            case TableRequest(table, action, argument):
                self.actions.append((table, action, argument))
            case _:
                raise AssertionError(request)


def kind_of(custom_id: str) -> tuple[type[Any], re.Match[str]]:
    """Return the only kind of component of ours that answers to that id."""
    found = [
        (kind, match)
        for kind in ITEMS
        if (match := re.fullmatch(kind.__discord_ui_compiled_template__, custom_id)) is not None
    ]
    assert len(found) == 1, f"{len(found)} kinds of components answer to {custom_id!r}"
    return found[0]


def press(part: Json, values: Sequence[str] = ()) -> Recorder:
    """Press a button, or choose values in a select, and return what the bot was told."""
    kind, match = kind_of(part["custom_id"])
    drawn: discord.ui.Item[Any]
    if part["type"] == SELECT:
        chosen = [one for one in part["options"] if one["value"] in values]
        options = [discord.SelectOption(label=one["label"], value=one["value"]) for one in chosen]
        drawn = discord.ui.Select(custom_id=part["custom_id"], options=options)
        drawn._values = list(values)
    else:
        drawn = discord.ui.Button(custom_id=part["custom_id"], label=part["label"])
    told = Recorder()
    event = SimpleNamespace(client=told)

    async def pressed() -> None:
        item = await kind.from_custom_id(cast("Any", event), drawn, match)
        await item.callback(event)

    finish(pressed())
    return told


def finish(task: Any) -> None:
    """Run a coroutine that waits for nothing."""
    try:
        task.send(None)
    except StopIteration:
        return
    raise AssertionError("it waits for something")


def of_decision(components: Sequence[Json]) -> list[Json]:
    """Return the components of decisions, without those that cannot be pressed."""
    parts = [part for part in walk(components) if part["type"] in {BUTTON, SELECT} and not part.get("disabled")]
    return [part for part in parts if part.get("custom_id", "").startswith(("d:", "c:"))]
