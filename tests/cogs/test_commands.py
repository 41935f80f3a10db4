"""The commands as they are given to Discord: within its limits, in every language, and enough to play every game."""

from collections.abc import Iterator
from functools import cache

import pytest
from discord import Locale

from rules.kernel.registry import find, games
from rules.kernel.testkit import simulate, spread_tables
from rules.kernel.words import LANGUAGES, languages_of, of_game
from tests.cogs.commandtree import tree
from tests.cogs.observations import AnyPlay
from tests.games import is_guest
from tests.limits import Json, command_faults

SUBCOMMANDS = {1, 2}
GUILD, DIRECT = 0, 1
TITLES = {game.info.title for game in games().values()} | {of_game(key, "en").say("cmd-game-name") for key in games()}
SAME = {
    "de": {"code", "hand", "start", "team"},
    "fr": {"action", "assistant", "code", "machine", "machines", "public", "robot", "table"},
}
"""Names that are words of that language too, of the bot's commands and of the games that come with it."""
LOCALES = {lang: next(one.value for one in Locale if one.value.split("-")[0] == lang) for lang in LANGUAGES}
"""What Discord calls our languages, such as `es-ES`; where it has several of one, the first."""
GUESTS = {of_game(key, "en").say("cmd-game-name") for key in games() if is_guest(key)}
UNSPOKEN = [(key, lang) for key in games() for lang in LANGUAGES if lang not in languages_of(key)]


def things(commands: list[Json], path: str = "") -> Iterator[tuple[str, Json]]:
    """Yield commands, subcommands and parameters with their paths."""
    for thing in commands:
        yield f"{path}{thing['name']}", thing
        yield from things(thing.get("options", []), f"{path}{thing['name']} ")


@cache
def every_thing() -> dict[str, Json]:
    return dict(things(tree()))


def named(command: Json, name: str) -> Json:
    return next(option for option in command["options"] if option["name"] == name)


@pytest.mark.all_games
def test_discord_takes_the_commands() -> None:
    assert command_faults(tree()) == []


def test_a_newcomer_finds_the_commands_the_help_speaks_of() -> None:
    assert {
        "table new",
        "table join",
        "table start",
        "hand",
        "board",
        "log",
        "undo",
        "rules",
        "help",
    } <= every_thing().keys()


@pytest.mark.all_games
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_name_and_description_is_translated(lang: str) -> None:
    missing, same = [], []
    english = {of_game(key, "en").say("cmd-game-name") for key, without in UNSPOKEN if without == lang}
    for path, thing in every_thing().items():
        if path.split()[0] in english:
            continue
        for key in ("name", "description"):
            there = (thing.get(f"{key}_localizations") or {}).get(LOCALES[lang])
            if there is None:
                missing.append(f"{path}: {key}")
            elif there == thing[key] and there not in SAME.get(lang, set()) | TITLES and path.split()[0] not in GUESTS:
                same.append(f"{path}: {there}")
    assert (missing, same) == ([], [])


@pytest.mark.parametrize(("key", "lang"), UNSPOKEN)
def test_a_game_without_a_language_keeps_its_english_names_there(key: str, lang: str) -> None:
    words = of_game(key, "en")
    group = next(command for command in tree() if command["name"] == words.say("cmd-game-name"))
    own = [group, *group["options"], *(one for move in group["options"] for one in move["options"])]
    told = [one["name"] for one in own if LOCALES[lang] in (one.get("name_localizations") or {})]
    assert set(told) <= {"table"}


@pytest.mark.all_games
def test_every_description_says_something() -> None:
    for path, thing in every_thing().items():
        for text in (thing["description"], *(thing.get("description_localizations") or {}).values()):
            assert len(text.strip("… .")) > 4, path
            assert not text.endswith((".", "…")), path
            assert "-description" not in text, path


def test_commands_are_for_servers_and_direct_messages_with_the_bot_and_for_no_single_user() -> None:
    for command in tree():
        assert command["integration_types"] == [GUILD], command["name"]
        managing = command["name"] == "admin"  # see test_admin.py
        assert managing or command["contexts"] == [GUILD, DIRECT], command["name"]
        assert managing or command["default_member_permissions"] is None, command["name"]


def test_only_the_commands_of_the_help_are_not_about_a_table_one_can_name() -> None:
    there = {path: thing for path, thing in every_thing().items() if not path.startswith("admin")}
    ends = [thing for thing in there.values() if not SUBCOMMANDS & {one["type"] for one in thing.get("options", [])}]
    commands = [thing for thing in ends if thing["type"] in SUBCOMMANDS]
    without = {one["name"] for one in commands if "table" not in {option["name"] for option in one.get("options", [])}}
    about_people = {"settings", "profile", "compare", "leaderboard", "export", "delete", "leaderboards"}
    assert without == {"new", "find", "games", "rules", "help", "learn"} | about_people


@pytest.mark.parametrize("key", games())
def test_a_table_of_every_game_can_be_opened(key: str) -> None:
    choices = named(every_thing()["table new"], "game")["choices"]
    assert {"name": find(key).info.title, "value": key} in [
        {name: choice[name] for name in ("name", "value")} for choice in choices
    ]
    players = named(every_thing()["table new"], "players")
    assert players["min_value"] <= min(find(key).info.seats) <= max(find(key).info.seats) <= players["max_value"]


@pytest.mark.parametrize("key", games())
def test_every_move_of_a_game_has_a_command_whose_choice_suggests_what_is_possible(key: str) -> None:
    group = next(command for command in tree() if command["name"] == of_game(key, "en").say("cmd-game-name"))
    assert len(group["options"]) == len(find(key).info.moves)
    for move in find(key).info.moves:
        command = named(group, of_game(key, "en").say(f"cmd-{move.name}-name"))
        required = [option for option in command["options"] if option["required"]]
        assert len(required) == int(move.takes), move.name
        assert all(option["autocomplete"] for option in command["options"]), move.name


def has_commands(play: AnyPlay) -> None:
    """Check that every option has a command, that no two suggest it, and that one without a choice means one thing."""
    for decision in play.pending:
        moves = [move for move in play.game.info.moves if decision.key in move.keys]
        given = {move: [one.id for one in decision.options if one.id.startswith(move.kind)] for move in moves}
        lost = {option.id for option in decision.options} - {id_ for ids in given.values() for id_ in ids}
        assert not lost, f"no command gives {lost} of {decision.key}"
        with_choice = [id_ for move, ids in given.items() if move.takes for id_ in ids]
        assert len(set(with_choice)) == len(with_choice), f"two commands suggest the same of {decision.key}"
        vague = {move.name: ids for move, ids in given.items() if not move.takes and len(ids) > 1}
        assert not vague, f"what is meant is open: {vague}"
        kinds = [move.kind for move in play.game.info.moves if decision.key in move.keys or move.kind]
        named = {one.id for one in decision.barred for kind in kinds if f"{one.id}:".startswith(kind)}
        unnamed = {one.id for one in decision.barred} - named
        assert not unnamed, f"no command is told why not {unnamed} of {decision.key}"


@pytest.mark.parametrize("key", games())
def test_every_option_of_a_game_can_be_given_by_one_of_its_commands(key: str) -> None:
    game = find(key)
    tables = spread_tables(game, 4)
    for seats, settings in tables:
        for seed in range(max(1, 12 // len(tables))):
            simulate(game, seats, settings, seed, has_commands)
