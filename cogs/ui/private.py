"""A player's own panel: what happened, one picture to decide from, what may be done; a phone shows it all at once."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.ui import coach
from cogs.ui.decisions import ROW
from cogs.ui.height import ROOM, framed, height
from cogs.ui.history import HistoryButton, PageRequest
from cogs.ui.ids import Browse
from cogs.ui.items import TableButton
from cogs.ui.panels import (
    ACCENT,
    HEAD,
    QUIET,
    Item,
    Look,
    Message,
    clock,
    first_steps,
    gallery,
    look_buttons,
    menu,
    message,
    mute,
    result,
    shown_with,
    words_for,
)
from cogs.ui.questions import Piled, Questions, piled
from cogs.ui.recaps import all_button
from cogs.ui.rulebook import RuleButton
from cogs.ui.story import BRIEFLY, story
from cogs.ui.teaching import teaching_buttons
from cogs.ui.waiting import is_my_turn, waiting_line
from cogs.ui.why import are_barred
from host.computers.hints import may_ask
from host.handbook import handbook
from host.model import Observation
from host.past.history import News
from render.kit.picture import Picture
from rules.kernel.model import who
from rules.kernel.words import Words, clip

ONE_LINE: Final = height([ui.TextDisplay[Any]("**x**")])
YOUR_TURN: Final = "panel-your-turn"
BOTH: Final = 2
FIRST: Final = 6
"""Answers of a table in which how the game is played stands in the open; alone, all of a game is one turn."""


def private(
    observation: Observation,
    picture: Picture,
    look: Look,
    browse: Browse | None = None,
    recap: News | None = None,
) -> Message:
    """Return a player's own panel: what happened (or a recap of it), one picture, and what they may do now.

    It says little, so that all of it is seen at once, and keeps the rest in a menu. Once the game is over, its score
    sheet comes above the picture, and who has won below, where a phone shows it first.
    """
    words = words_for(observation.table, look.lang, look.icons)
    headline = clip(_headline(observation, words, look), HEAD)
    head = ui.TextDisplay[Any](headline)
    ratio = picture.size[1] / picture.size[0]
    shown = shown_with(picture)
    galleries = [gallery(one) for one in shown]
    told = [*result(observation, words), *coach.text(observation, words)]
    ends = _ends(observation, words, look, recap)
    asked = Questions(observation, words, browse)
    end, questions = _below(ends, asked, piled([head, *galleries, *told], ratio))
    fixed = [head, *galleries, *told, *end]
    timed = ui.TextDisplay[Any](headline + clock(observation, words))
    if height([timed, *fixed[1:], *questions], ratio) <= ROOM:
        head = timed
    told_since = story(observation, words, recap, head, [*fixed[1:], *questions], ratio)
    items = [head, *told_since, *galleries, *told, *questions, *end]
    return message(items, ACCENT if observation.audience in observation.table.waiting else QUIET, shown)


def _headline(observation: Observation, words: Words, look: Look) -> str:
    """Return which table it is, which leads there, and what it waits for."""
    table = observation.table
    title = words.say("panel-title", {"title": table.title, "table": table.id})
    name = f"**[{title}]({look.link})**" if look.link else f"**{title}**"
    if table.status == "finished":
        return name
    lines = [f"{name} · {state}" for state in _states(observation, words)]
    return next((line for line in lines if height([ui.TextDisplay(line)]) <= ONE_LINE), lines[-1])


def _states(observation: Observation, words: Words) -> list[str]:
    """Return what the table waits for; as a turn is begun with the points of both sides, or these in its place.

    Whose they are is said where there is room for it.
    """
    state, tallies = _state(observation, words), _tallies(observation, words)
    if not tallies or state != words.say(YOUR_TURN):
        return [state]
    return [line for tally in tallies for line in (f"{state} · {tally}", tally)] + [state]


def _tallies(observation: Observation, words: Words) -> list[str]:
    """Return the points of two sides, the player's own first, with names and without.

    Those of more would not have room.
    """
    points, seat, players = observation.tally, observation.audience, observation.table.players
    if seat is None or len(points) != BOTH:
        return []
    plain = f"{points[seat]} : {points[1 - seat]}"
    rival = words(who(1 - seat)) if len(players) == BOTH else ""
    return [f"{plain} {rival}", plain] if rival else [plain]


def _state(observation: Observation, words: Words) -> str:
    table = observation.table
    if table.status == "cancelled":
        return words.say("state-cancelled")
    if observation.coach is not None:
        return words.say("lesson-step", {"number": observation.coach.number, "of": observation.coach.of})
    if is_my_turn(table, observation.audience):
        return words.say(YOUR_TURN)
    return waiting_line(table, observation.now, words)


def _below(ends: Sequence[Sequence[Item]], questions: Questions, above: Piled) -> tuple[Sequence[Item], list[Item]]:
    """Return the first end that costs the questions none of the room they have with the last one, and the questions."""
    *others, last = ends
    quiet = questions.beside(above + piled(last))
    for end in others:
        asked = questions.beside(above + piled(end))
        if height(asked) == height(quiet) and framed((above + piled(asked) + piled(end)).tall) <= ROOM:
            return end, asked
    return last, quiet


def _ends(observation: Observation, words: Words, look: Look, recap: News | None) -> list[Sequence[Item]]:
    """Return what is on every private panel below the questions; the last way takes the least room."""
    if observation.table.status == "cancelled":
        return [[]]
    if not are_barred(observation):
        return [_end(observation, words, look, recap, [])]
    why = [TableButton.make(observation.table.id, "why", words.say("ui-why"))]
    quiet = _end(observation, words, look, recap, [], why)
    # A lesson's row is the coach's, and after one the way to look again may fill it.
    has_room = observation.coach is None and len(quiet[0].children) < ROW
    return [_end(observation, words, look, recap, why), quiet] if has_room else [quiet]


def _end(
    observation: Observation,
    words: Words,
    look: Look,
    recap: News | None,
    beside: Sequence[TableButton],
    behind: Sequence[TableButton] = (),
) -> list[ui.ActionRow[Any]]:
    """Return a row of buttons, if there are any, and a menu, with those given in the row and in the menu."""
    table = observation.table
    row: list[ui.Item[Any]] = []
    if table.status == "finished":
        row.append(TableButton.make(table.id, "rematch", words.say("ui-rematch"), discord.ButtonStyle.success))
    helps = _helps(observation, words, look)
    seldom = [*behind, *_seldom(observation, words, recap)]
    if observation.coach is not None:
        row, seldom = coach.buttons(table, observation.coach, words), [*helps, *seldom]
    else:
        opening = first_steps(table, words) if table.status == "playing" and _has_just_begun(observation) else []
        row += [*coach.again(observation, words), *helps, *opening, *beside]
    below = menu(table, [*seldom, *coach.leave(observation, words)], words)
    return [ui.ActionRow[Any](*row), below] if row else [below]


def _has_just_begun(observation: Observation) -> bool:
    return all(question.number < FIRST for question in observation.questions)


def _helps(observation: Observation, words: Words, look: Look) -> list[ui.DynamicItem[Any]]:
    """Return what often helps: the last choice taken back, the table, the rule of what is asked."""
    table, made = observation.table, list[ui.DynamicItem[Any]]()
    if observation.can_undo:
        made.append(TableButton.make(table.id, "undo", words.say("ui-undo"), argument=table.epoch))
    made.append(TableButton.make(table.id, "board", words.say("ui-board")))
    rule = handbook().for_decision(table.game, observation.questions[0].decision.key) if observation.questions else None
    if rule is not None:
        made.append(RuleButton.make(table.game, look.lang, rule, words.say("ui-rule")))
    return made


def _seldom(observation: Observation, words: Words, recap: News | None) -> list[ui.DynamicItem[Any]]:
    """Return what is needed now and then, always in this order."""
    table = observation.table
    made: list[ui.DynamicItem[Any]] = [*mute(table, {observation.audience} & {*table.waiting}, words)]
    if observation.audience in table.waiting and observation.coach is None and may_ask(table):
        made.append(TableButton.make(table.id, "hint", words.say("ui-hint")))
    if observation.questions:
        made.append(TableButton.make(table.id, "own", words.say("ui-own")))
    made += look_buttons(observation, words)
    if recap is not None and (recap.more or len(recap.said) > BRIEFLY):
        made.append(all_button(recap, words))
    if table.status == "playing":
        made.append(HistoryButton.make(PageRequest("recap", table.id), "o", words.say("ui-recap")))
    made.append(TableButton.make(table.id, "log", words.say("ui-log")))
    if table.status == "playing" and observation.audience is not None and observation.audience not in table.waiting:
        made.append(TableButton.make(table.id, "plan", words.say("ui-plan")))
    return [*made, *teaching_buttons(table.game, words.lang)]
