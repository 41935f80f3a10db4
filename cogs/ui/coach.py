"""What a coach adds to a learner's panel: what is said at a step, and the buttons of a lesson."""

from typing import Any, Final

import discord
from discord import ui

from cogs.ui.decisions import BUTTON_LABEL, ROW, emoji_of, label_of
from cogs.ui.ids import Asked
from cogs.ui.items import DecisionButton, TableButton
from cogs.ui.menus import ButtonMenu
from cogs.words import own
from host.computers.levels import LEVELS, NUMBERED
from host.model import Coach, Observation, Table
from host.turns.coaching import is_lesson
from rules.kernel.lesson import NAMED, lesson_of
from rules.kernel.model import Decision, Text
from rules.kernel.words import Words, capital

PRIMARY: Final = discord.ButtonStyle.primary


def sentences(game: str, coach: Coach, words: Words) -> str:
    """Return what is said at a step, with the names of goods and the like as the game says them."""
    lesson = lesson_of(game)
    assert lesson is not None  # noqa: S101  the step is one of its
    told = lesson.sentence(coach.step, words.lang)
    return NAMED.sub(lambda found: words.say("lesson-named", {"what": Text(found[1])}), told)


def text(observation: Observation, words: Words) -> list[ui.Item[Any]]:
    """Return what the coach says; nothing outside of lessons."""
    coach = observation.coach
    return [] if coach is None else [ui.TextDisplay(sentences(observation.table.game, coach, words))]


def has_yet_to_begin(observation: Observation) -> bool:
    """Say whether a learner has answered nothing yet: all told so far is how it was set up, which the coach tells."""
    coach = observation.coach
    lesson = None if coach is None else lesson_of(observation.table.game)
    if coach is None or lesson is None:
        return False
    return not any(step.asks for step in lesson.script.step[: coach.number - 1])


def answers(asked: Asked, decision: Decision, words: Words) -> list[ui.ActionRow[Any]]:
    """Return a button for each option that a step leaves of a question for one pick, however long its label is."""
    made = [
        DecisionButton.make(
            asked.option(number),
            label=label_of(option, words, BUTTON_LABEL),
            style=PRIMARY,
            emoji=emoji_of(option, words),
        )
        for number, option in enumerate(decision.options)
    ]
    return [ui.ActionRow(*made[start : start + ROW]) for start in range(0, len(made), ROW)]


def again(observation: Observation, words: Words) -> list[ui.Item[Any]]:
    """Return a button that looks again, where a learner waits for computers: not every panel follows by itself."""
    table = observation.table
    waits = table.status == "playing" and observation.audience not in table.waiting
    is_there = waits and is_lesson(table.options) and observation.coach is None
    return [TableButton.make(table.id, "lookagain", words.say("ui-look-again"), PRIMARY)] if is_there else []


def buttons(table: Table, coach: Coach, words: Words) -> list[ui.Item[Any]]:
    """Return the row of a lesson's step: the press to its next page, if it asks nothing."""
    if not coach.is_page:
        return []
    label = words.say("ui-last-page" if coach.number == coach.of else "ui-turn-page")
    return [TableButton.make(table.id, "turnpage", label, PRIMARY, coach.number)]


def leave(observation: Observation, words: Words) -> list[ui.DynamicItem[Any]]:
    """Return the ways out of a running lesson.

    They are no buttons of the row: a second press on a panel that has changed meanwhile would end the coaching.
    """
    table, coach = observation.table, observation.coach
    if not is_lesson(table.options) or table.status != "playing":
        return []
    away = TableButton.make(table.id, "putaway", words.say("ui-leave-lesson"))
    if coach is None or coach.number == coach.of:
        return [away]
    return [TableButton.make(table.id, "alone", words.say("ui-alone")), away]


def leaving(table: Table, lang: str) -> list[ui.Item[Any]]:
    """Return what may follow, below the word that a lesson can be taken up again: a game, or its end for good."""
    words = own(lang)
    names = [words.say(f"level-{level}") for level in LEVELS]
    labels = [words.say("ui-for-real", {"level": names[0]}), *names[1:]]
    easiest, *stronger = [
        TableButton.make(table.id, "forreal", label, PRIMARY, NUMBERED.index(level))
        for level, label in zip(LEVELS, labels, strict=True)
    ]
    end = TableButton.make(table.id, "endlesson", words.say("ui-end-lesson"), discord.ButtonStyle.danger)
    hints = [capital(words.say(f"level-{level}-about")) for level in LEVELS[1:]]
    menu = ButtonMenu.make(table.id, stronger, words.say("ui-for-real-stronger"), hints)
    return [ui.ActionRow(easiest, end), ui.ActionRow(menu)]
