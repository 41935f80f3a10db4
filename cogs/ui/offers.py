"""Which of a seat's questions its panel shows now: what was begun, standing offers that were opened, or all of them.

Where a panel has no room for the standing offers, each topic is a button; it opens them in place of what is asked.
"""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui.decisions import ROW, asked_by
from cogs.ui.ids import Asked, Browse
from cogs.ui.items import DecisionButton
from host.model import Observation, Question
from rules.kernel.model import Decision
from rules.kernel.words import Words

Row = ui.ActionRow[Any]


def in_view(observation: Observation, browse: Browse | None) -> tuple[Question, ...]:
    """Return the questions to be shown, and to be drawn a picture for."""
    asked = observation.questions
    begun = tuple(one for one in asked if one.decision.begun)
    return begun or _opened(observation, browse) or asked


def offers(questions: Sequence[Question]) -> list[Question]:
    """Return the standing offers among questions that the game waits for; none where it waits for nothing."""
    standing = [one for one in questions if not one.decision.waits]
    return standing if len(standing) < len(questions) else []


def closed(observation: Observation, standing: Sequence[Question], words: Words) -> Row:
    """Return a row with a button for each topic of these offers."""
    by_topic: dict[str, Question] = {}
    for one in standing:
        by_topic.setdefault(_topic(one.decision), one)
    made = [_button(_asked(observation, one), _title(topic, words)) for topic, one in by_topic.items()]
    return Row(*made[:ROW])


def back(observation: Observation, browse: Browse | None, words: Words) -> list[Row]:
    """Return the way back from offers that were opened."""
    if not _opened(observation, browse):
        return []
    waiting = next(one for one in observation.questions if one.decision.waits)
    return [Row(_button(_asked(observation, waiting), words.plain.say("ui-close-offers")))]


def _opened(observation: Observation, browse: Browse | None) -> tuple[Question, ...]:
    standing = offers(observation.questions)
    if browse is None:
        topics = {observation.opened} - {""}
    else:
        topics = {_topic(one.decision) for one in standing if _asked(observation, one) == browse.asked}
    return tuple(one for one in standing if _topic(one.decision) in topics)


def _asked(observation: Observation, question: Question) -> Asked:
    return asked_by(observation.table.id, observation.table.epoch, question)


def _topic(decision: Decision) -> str:
    return decision.topic or decision.prompt.key.removeprefix("ask-")


def _title(topic: str, words: Words) -> str:
    return words.plain.say(next(filter(words.has, (f"topic-{topic}", f"group-{topic}")), "ui-choose"))


def _button(asked: Asked, label: str) -> DecisionButton:
    # To look at a question with nothing picked is all that opening it means.
    return DecisionButton.make(asked.again(), label=label, style=discord.ButtonStyle.secondary)
