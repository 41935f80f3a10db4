"""Moves by typing: `/move` for any game, and a group of commands for each game, made from what the game lists.

Suggestions are the asking player's own legal options, and last what is barred with its reason; what is sent is checked
again as if nothing had been suggested.
"""

import logging
import re
from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.gate import ANSWERS
from cogs.services import Services
from cogs.tables import TableChoice, resolve, suggest_tables
from cogs.typed import (
    BETWEEN,
    NAME,
    QUICK,
    barred_of,
    decision_for,
    listed,
    of_kind,
    picks_of,
    shortcut_of,
    shortcuts,
)
from cogs.ui.panels import words_for
from cogs.ui.surface import Press
from cogs.viewers import viewer_of
from cogs.words import about, named
from host.errors import Refused
from host.model import Click, Observation, Question
from rules.kernel.game import Game, Move
from rules.kernel.model import Barred, Decision, Option
from rules.kernel.registry import games
from rules.kernel.verbatim import holds
from rules.kernel.words import Words, clip, language, languages_of, of_game

log = logging.getLogger(__name__)

MOST = 25
VALUE = 100
COMMAND = re.compile(r"[-_'\w]{1,32}")
"""What the names of commands and parameters are made of."""
DESCRIPTION = 100
"""Characters of what is said about one at most."""
Choices = list[app_commands.Choice[str]]


class Moves(commands.Cog):
    """Commands that answer decisions."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.services = services
        self.host = services.host
        self._groups: list[app_commands.Group] = []

    async def cog_load(self) -> None:
        """Add a group of commands for each game, behind those that are for all games."""
        for key, game in games().items():
            try:
                self._add(self._group(key, game))
            except (ValueError, app_commands.AppCommandError) as fault:
                # Whoever wrote the game must mend that; it has its buttons, and all others have their commands.
                log.error("the game %s has no commands: %s", key, fault)  # noqa: TRY400  the fault says it all

    def _add(self, group: app_commands.Group) -> None:
        self.services.client.tree.add_command(group)
        self._groups.append(group)

    @app_commands.command(name=named("cmd-move"), description=about("cmd-move"), extras={ANSWERS: True})
    @app_commands.rename(choice=named("cmd-move-choice"), table=named("cmd-any-table"))
    @app_commands.describe(choice=about("cmd-move-choice"), table=about("cmd-any-table"))
    @app_commands.autocomplete(table=suggest_tables)
    async def move(self, press: Press, choice: str, table: TableChoice = None) -> None:
        """Answer whatever is asked."""
        key, is_suggested, picks = choice.partition("|")
        move = Move("move", (key,)) if is_suggested else Move("move", ())
        await self._give(press, table, move, picks if is_suggested else choice)

    @move.autocomplete("choice")
    async def _suggest_move(self, press: Press, text: str) -> Choices:
        observation = await self._sight(press)
        if observation is None:
            return []
        move = Move("move", tuple(question.decision.key for question in observation.questions))
        return self._options(press, observation, move, text.partition("|")[2] or text, keyed=True)

    def _group(self, key: str, game: Game[Any, Any]) -> app_commands.Group:
        _check_texts(key, game)
        group = app_commands.Group(name=named("cmd-game", key), description=about("cmd-game", key))
        for move in game.info.moves:
            group.add_command(self._command(key, move))
        return group

    def _command(self, key: str, move: Move) -> app_commands.Command[Any, Any, Any]:
        """Return the command for one move of a game."""
        stem = f"cmd-{move.name}"

        async def with_choice(press: Press, choice: str, table: TableChoice = None) -> None:
            await self._give(press, table, move, choice, key)

        async def without(press: Press, table: TableChoice = None) -> None:
            await self._give(press, table, move, "", key)

        async def suggest(press: Press, text: str) -> Choices:
            observation = await self._sight(press)
            if observation is None or observation.table.game != key:
                return []
            return self._options(press, observation, move, text)

        made: app_commands.Command[Any, Any, Any] = app_commands.Command(
            name=named(stem, key),
            description=about(stem, key),
            callback=with_choice if move.takes else without,
            extras={ANSWERS: True},
        )
        _describe_parameters(made, key, move)
        if move.takes:
            made.autocomplete("choice")(suggest)
        made.autocomplete("table")(suggest_tables)
        return made

    async def _sight(self, press: Press) -> Observation | None:
        """Return what the user may see of the table that is meant, or None: suggestions never complain."""
        try:
            table = await resolve(press, getattr(press.namespace, "table", None))
            observation = await self.host.observations.for_user(table.id, viewer_of(press))
        except Refused:
            return None
        return observation if observation.audience is not None else None

    @staticmethod
    def _options(press: Press, observation: Observation, move: Move, text: str, *, keyed: bool = False) -> Choices:
        """Return what fits the text among a move's options, what is barred last; `keyed` values name the question."""
        words = words_for(observation.table, language(str(press.locale))).plain
        made: Choices = []
        lost: Choices = []
        for question in observation.questions:
            decision = question.decision
            if decision.key in move.keys:
                before = f"{decision.key}|" if keyed else ""
                made += _quick(question, move, text, before, words)
                made += _possible(decision, move, text, before, words)
                lost += _lost(decision, move, text, before, words)
        return (made + lost)[:MOST]

    async def _give(self, press: Press, number: int | None, move: Move, text: str, game: str | None = None) -> None:
        """Answer by option ids, then show the player's own panel."""
        with self.services.priority.answering():
            table = await self._answer(press, number, move, text, game)
            self.services.gate.taken(press)
        await self.services.hands.show(press, table)

    async def _answer(self, press: Press, number: int | None, move: Move, text: str, game: str | None) -> int:
        """Answer at the table that is meant; return its number."""
        table = await resolve(press, number)
        if game is not None and table.game != game:
            raise Refused("other-game", table=table.id, title=table.title)
        observation = await self.host.observations.for_user(table.id, viewer_of(press))
        if observation.audience is None:
            raise Refused("not-your-table", table=table.id)
        words = words_for(observation.table, language(str(press.locale))).plain
        decision = decision_for(observation, observation.audience, move, text, words)
        quick = shortcut_of(observation, decision, move, text, words)
        absent = games()[table.game].absent(decision)
        picks = picks_of(observation.table, decision, move, text, words, absent) if quick is None else ()
        await self.host.turns.answer(
            Click(table.id, viewer_of(press), press.id, picks, key=decision.key, shortcut=quick)
        )
        return table.id

    async def cog_unload(self) -> None:
        """Take the games' commands away with the cog."""
        for group in self._groups:
            self.services.client.tree.remove_command(group.name)


def _describe_parameters(command: app_commands.Command[Any, Any, Any], key: str, move: Move) -> None:
    """Give the parameters of a game's command their names and descriptions."""
    names, texts = {"table": named("cmd-any-table")}, {"table": about("cmd-any-table")}
    if move.takes:
        stem = f"cmd-{move.name}-{move.param}"
        names["choice"], texts["choice"] = named(stem, key), about(stem, key)
    # One call each: the library forgets what an earlier call said of other parameters.
    app_commands.describe(**texts)(command)
    app_commands.rename(**names)(command)


def _check_texts(key: str, game: Game[Any, Any]) -> None:
    """Check what Discord checks of a game's commands in every language: it would take no commands of the bot at all.

    Raises:
        ValueError: a name or a description is not one.
    """
    stems = ["cmd-game"]
    for move in game.info.moves:
        stems += [f"cmd-{move.name}", *([f"cmd-{move.name}-{move.param}"] if move.takes else [])]
    for lang in languages_of(key):
        words = of_game(key, lang)
        for stem in stems:
            name, description = words.say(f"{stem}-name"), words.say(f"{stem}-description")
            if not COMMAND.fullmatch(name) or name != name.lower():
                raise ValueError(f"{stem}-name is {name!r} ({lang})")
            if not 1 <= len(description) <= DESCRIPTION:
                raise ValueError(f"{stem}-description has {len(description)} characters ({lang})")


def _quick(question: Question, move: Move, text: str, before: str, words: Words) -> Choices:
    """Return the shortcuts that begin with an option of the move."""
    named = [(shortcut.id, words(shortcut.text)) for shortcut in shortcuts(question, move)]
    return [
        app_commands.Choice(name=clip(name, NAME), value=f"{before}{QUICK}{id_}")
        for id_, name in named
        if holds(f"{id_} {name}", text)
    ]


def _begun(decision: Decision, text: str) -> tuple[list[str], str]:
    """Return what was picked before the last comma, where several may be, and what is being typed behind it."""
    picked, _, typed = text.rpartition(BETWEEN) if decision.high > 1 else ("", "", text)
    return [pick for pick in picked.split(BETWEEN) if pick], typed


def _possible(decision: Decision, move: Move, text: str, before: str, words: Words) -> Choices:
    """Return the options of a move that fit the text; after a comma, one more pick of several."""
    chosen, typed = _begun(decision, text)
    named = [_name(decision, pick, words) for pick in chosen]
    made: Choices = []
    for option in of_kind(decision, move):
        name, value = listed(option, words, named), before + BETWEEN.join([*chosen, option.id])
        if option.id not in chosen and len(value) <= VALUE and _fits(option, name, text, typed, words):
            made.append(app_commands.Choice(name=name, value=value))
    return made


def _lost(decision: Decision, move: Move, text: str, before: str, words: Words) -> Choices:
    """Return what fits the text among what is barred, each with its reason; choosing it is answered by that."""
    chosen, typed = _begun(decision, text)
    made: Choices = []
    for one in barred_of(decision, move) if move.takes else ():
        name, value = listed(one, words), before + BETWEEN.join([*chosen, one.id])
        if len(value) <= VALUE and _fits(one, name, text, typed, words):
            made.append(app_commands.Choice(name=name, value=value))
    return made


def _fits(thing: Option | Barred, name: str, text: str, typed: str, words: Words) -> bool:
    """Return whether a choice listed by that name is what is being typed: after the last comma, or all of it."""
    return holds(f"{thing.id} {words(thing.text)} {name}", typed) or holds(name, text)


def _name(decision: Decision, pick: str, words: Words) -> str:
    return next((words(option.text) for option in decision.options if option.id == pick), pick)


def setup(services: Services) -> Moves:
    """Make the cog."""
    return Moves(services)
